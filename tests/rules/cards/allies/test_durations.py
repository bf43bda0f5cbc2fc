"""Allies: Durations, and what holds until another turn."""

from __future__ import annotations

# --- Importer --------------------------------------------------------------------------------------------------------


def test_importer_gains_when_the_next_turn_begins(table):
    table.set(kingdom=["Importer", "Market"]).anna(hand="Importer", deck="10 Copper").plays("Importer").passes()
    table.anna().has(play="Importer")
    table.bernd().passes()
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Duchy", "Importer", "Market")
    table.anna().chooses("Market").has(discard="Market", play="Importer")
    table.cited("base2:gain:5")


def test_importer_is_discarded_in_the_turn_in_which_it_gained(table):
    table.anna(hand="", deck="10 Copper", durations=["Importer"]).passes()
    table.anna().has(play="Importer")
    table.bernd().passes()
    table.anna().chooses("Silver").passes().has(play="")


def test_importer_never_gives_a_favor(table):
    table.set(ally="Plateau Shepherds").anna(hand="Importer", deck="10 Copper", tokens={"favors": 2})
    table.anna().plays("Importer").has(favors=2).passes()
    table.bernd().passes()
    table.anna().chooses("Silver").has(favors=2)


def test_with_importer_everybody_starts_with_five_favors(table):
    table.set(ally="Mountain Folk", kingdom=["Importer"]).anna(hand="Copper").has(favors=5)
    table.bernd().has(favors=5)


def test_without_importer_everybody_starts_with_one_favor(table):
    table.set(ally="Mountain Folk", kingdom=["Underling"]).anna(hand="Copper").has(favors=1)
    table.bernd().has(favors=1)


def test_importer_without_an_ally_gives_no_favors(table):
    table.set(kingdom=["Importer"]).anna(hand="Importer").has(favors=0)


def test_throne_room_on_importer_gains_twice(table):
    table.anna(hand="Throne Room, Importer", deck="10 Copper").plays("Throne Room").chooses("Importer").passes()
    table.anna().has(play="Throne Room, Importer")
    table.bernd().passes()
    table.anna().chooses("Silver").chooses("Duchy").has(discard="Silver, Duchy")


# --- Royal Galley ----------------------------------------------------------------------------------------------------


def test_royal_galley_plays_a_card_and_sets_it_aside(table):
    table.anna(hand="Royal Galley, Smithy, Copper", deck="Estate, 3 Gold").plays("Royal Galley")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="Copper, Estate, 3 Gold", aside="Smithy", play="Royal Galley", actions=0)
    table.cited("allies:royal-galley:3", "allies:royal-galley:9")


def test_royal_galley_plays_its_card_again_next_turn(table):
    table.anna(hand="Royal Galley, Smithy", deck="12 Copper").plays("Royal Galley").chooses("Smithy").passes()
    table.anna().has(hand=5, play="Royal Galley", aside="Smithy")
    table.next_turn_of("Anna").has(hand=8, play="Royal Galley, Smithy", aside="", actions=1)
    table.cited("allies:royal-galley:7")


def test_royal_galley_and_its_card_leave_play_together(table):
    table.anna(hand="Royal Galley, Smithy", deck="20 Copper").plays("Royal Galley").chooses("Smithy").passes()
    table.next_turn_of("Anna").passes().has(play="", aside="")
    assert {"Royal Galley", "Smithy"} <= {table.game.name(c) for c in table.game.discard(0)}


def test_royal_galley_takes_no_duration(table):
    table.anna(hand="Royal Galley, Importer, Village").plays("Royal Galley")
    table.asks("Anna", "Village", may=True)


def test_royal_galley_without_a_card_is_discarded_this_turn(table):
    table.anna(hand="Royal Galley, Smithy", deck="6 Copper").plays("Royal Galley").chooses("-").passes()
    table.anna().has(play="", aside="", discard="Royal Galley, Smithy, Copper")


def test_royal_galley_cannot_set_aside_a_card_that_trashed_itself(table):
    table.anna(hand="Royal Galley, Feast", deck="6 Copper").plays("Royal Galley").chooses("Feast").chooses("Silver")
    table.anna().has(aside="", play="Royal Galley")
    table.trash("Feast")
    table.anna().passes().has(play="")
    table.cited("allies:royal-galley:4")


def test_throne_room_on_royal_galley_holds_two_cards(table):
    table.anna(hand="Throne Room, Royal Galley, Smithy, Village", deck="20 Copper").plays("Throne Room")
    table.anna().chooses("Royal Galley").chooses("Smithy").chooses("Village").has(aside="Smithy, Village")
    table.anna().passes().has(play="Throne Room, Royal Galley")
    table.bernd().passes()
    table.asks("Anna", "Royal Galley (Smithy)", "Royal Galley (Village)")
    table.anna().chooses("Royal Galley (Village)")
    table.anna().has(actions=3, hand=9, play="Throne Room, Royal Galley, Smithy, Village")


def test_royal_galley_in_a_document_plays_what_lies_on_it(table):
    table.anna(hand="", deck="10 Copper", durations=[{"Royal Galley": ["Smithy"]}]).has(aside="Smithy").passes()
    table.next_turn_of("Anna").has(hand=8, aside="", play="Royal Galley, Smithy")


# --- Contract --------------------------------------------------------------------------------------------------------


def test_contract_sets_an_action_aside_and_plays_it_next_turn(table):
    table.set(turn={"phase": "buy"}).anna(hand="Contract, Smithy, Estate", deck="10 Copper").plays("Contract")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(aside="Smithy", coins=2, favors=1).passes().has(play="Contract")
    table.next_turn_of("Anna").has(hand=8, play="Contract, Smithy", aside="")
    table.cited("allies:contract:1", "allies:contract:3")


def test_contract_stays_until_the_clean_up_of_the_next_turn(table):
    table.anna(hand="", deck="20 Copper", durations=[{"Contract": ["Village"]}]).passes().has(play="Contract")
    table.next_turn_of("Anna").passes().has(play="", aside="")


def test_contract_without_a_card_is_discarded_this_turn(table):
    table.set(turn={"phase": "buy"}).anna(hand="Contract, Smithy", deck="5 Copper").plays("Contract").chooses("-")
    table.anna().passes().has(play="", discard="Contract, Smithy")
    table.cited("allies:contract:2")


def test_contract_with_no_action_in_hand_asks_nothing(table):
    table.set(turn={"phase": "buy"}).anna(hand="Contract, Estate").plays("Contract").has(coins=2, favors=1, aside="")


def test_contract_may_set_a_duration_aside(table):
    table.set(turn={"phase": "buy"}).anna(hand="Contract, Importer", deck="20 Copper").plays("Contract")
    table.anna().chooses("Importer").passes()
    table.next_turn_of("Anna").has(play="Contract, Importer", discard=0).passes().has(play="Importer")
    table.bernd().passes()
    table.anna().chooses("Silver").has(play="Importer").passes().has(play="")


def test_contract_played_by_specialist_twice_holds_two_cards(table):
    table.anna(hand="Specialist, Contract, Smithy, Village", deck="20 Copper").plays("Specialist").chooses("Contract")
    table.anna().chooses("Smithy").chooses("again").chooses("Village").has(coins=4, favors=2, aside="Smithy, Village")
    table.anna().passes().has(play="Specialist, Contract")
    table.cited("allies:contract:1")


def test_two_contracts_with_different_cards_are_put_in_order(table):
    """allies:durations:5: if several of your Durations have something to do, their order is your choice."""
    table.anna(hand="", deck="20 Copper", durations=[{"Contract": ["Smithy"]}, {"Contract": ["Village"]}]).passes()
    table.next_turn_of("Anna")
    table.asks("Anna", "Contract (Smithy)", "Contract (Village)")
    table.anna().chooses("Contract (Village)").has(hand=9, actions=3, play="2 Contract, Village, Smithy", aside="")


# --- Highwayman ------------------------------------------------------------------------------------------------------


def test_first_treasure_under_highwayman_makes_no_coin(table):
    table.anna(hand="Highwayman", deck="10 Copper")
    table.bernd(hand="Copper, Silver", deck="5 Estate")
    table.anna().plays("Highwayman").passes().has(play="Highwayman")
    table.bernd().plays("Copper").has(coins=0, play="Copper").plays("Silver").has(coins=2)
    table.cited("allies:highwayman:4")


def test_highwayman_is_discarded_and_draws_three(table):
    table.anna(hand="", deck="8 Copper", durations=["Highwayman"]).passes()
    table.next_turn_of("Anna").has(hand=8, play="", discard="Highwayman")
    assert not {"allies:highwayman:1", "allies:highwayman:2"} & {cite for step in table.game.log for cite in step.cites}


def test_highwayman_may_draw_itself(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman"]).passes()
    table.next_turn_of("Anna").has(hand="5 Copper, Highwayman", play="", discard="")
    table.cited("allies:highwayman:3")


def test_throne_room_on_highwayman_discards_once_and_draws_six(table):
    table.anna(hand="Throne Room, Highwayman", deck="12 Copper").plays("Throne Room").chooses("Highwayman").passes()
    table.anna().has(play="Throne Room, Highwayman")
    table.next_turn_of("Anna").has(hand=11, play="Throne Room", discard="Highwayman")
    lost = next(step for step in table.game.log if step.sentence == "lost track")
    assert lost.cites == ("allies:highwayman:2", "allies:highwayman:1", "base2:lost-track:4")


def test_several_highwaymen_do_not_add_up(table):
    table.anna(hand="", durations=["Highwayman", "Highwayman"])
    table.bernd(hand="2 Silver")
    table.carla(durations=["Highwayman"])
    table.anna().passes()
    table.bernd().plays("Silver").has(coins=0).plays("Silver").has(coins=2)
    table.cited("allies:highwayman:7")


def test_highwayman_takes_the_first_treasure_of_each_extra_turn(table):
    table.set(ally="Island Folk").anna(hand="", deck="5 Estate", durations=["Highwayman"])
    table.bernd(hand="Silver", deck="2 Silver, 8 Estate", tokens={"favors": 5})
    table.anna().passes()
    table.bernd().plays("Silver").has(coins=0).passes().chooses("yes")
    table.bernd().plays("Silver").has(coins=0).plays("Silver").has(coins=2)
    table.cited("allies:highwayman:5")


def test_highwayman_does_not_touch_its_owner(table):
    table.set(turn={"phase": "buy"}).anna(hand="Copper", durations=["Highwayman"]).plays("Copper").has(coins=1)


def test_highwayman_is_no_concern_of_a_shown_moat(table):
    table.anna(hand="Highwayman", deck="5 Copper")
    table.bernd(hand="Moat, Silver")
    table.anna().plays("Highwayman")
    table.bernd().chooses("yes")
    table.anna().passes()
    table.bernd().passes().plays("Silver").has(coins=2)


def test_moat_is_too_late_when_the_treasure_is_played(table):
    table.anna(hand="Highwayman", deck="5 Copper")
    table.bernd(hand="Moat, Silver")
    table.anna().plays("Highwayman")
    table.bernd().chooses("no")
    table.anna().passes()
    table.bernd().passes().plays("Silver").has(coins=0)


def test_specialist_plays_the_silver_again_after_highwayman(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman"])
    table.bernd(hand="Specialist, Silver")
    table.anna().passes()
    table.bernd().plays("Specialist").chooses("Silver").has(coins=0).chooses("again").has(coins=2)


def test_highwayman_stops_a_crown_although_it_is_an_action(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman"])
    table.bernd(hand="Crown, Smithy", deck="5 Copper")
    table.anna().passes()
    table.bernd().plays("Crown").has(hand="Smithy", play="Crown", actions=0)
    table.phase("Bernd", "buy")


def test_what_stands_under_capitals_line_still_works_under_highwayman(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman"])
    table.bernd(hand="Capital", deck="5 Copper")
    table.anna().passes()
    table.bernd().plays("Capital").has(coins=0, buys=1).passes().has(debt=6)


def test_fools_gold_under_highwayman_is_no_case_of_the_dividing_line(table):
    table.anna(durations=["Highwayman"])
    table.bernd(hand="2 Fool's Gold")
    table.set(turn={"player": "Bernd", "phase": "buy"})
    table.bernd().plays("Fool's Gold").has(coins=0).plays("Fool's Gold").has(coins=4)
    assert [step.cites for step in table.game.log if step.kind == "not"] == [("allies:highwayman:4",)]


def test_whoever_plays_a_crown_picks_between_highwayman_and_enchantress(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman", "Enchantress"])
    table.bernd(hand="Crown, Smithy", deck="5 Copper")
    table.anna().passes()
    table.bernd().plays("Crown")
    table.asks("Bernd", "Highwayman", "Enchantress")
    table.bernd().chooses("Enchantress").has(hand="Smithy, Copper", actions=1)


def test_crown_played_as_a_way_does_what_the_way_says_under_highwayman(table):
    table.set(landscapes=["Way of the Owl"], turn={"player": "Bernd"}).anna(hand="", durations=["Highwayman"])
    table.bernd(hand="Crown, Silver", deck="7 Estate").chooses("play Crown as Way of the Owl")
    table.bernd().has(hand="Silver, 5 Estate", play="Crown").plays("Silver").has(coins=2)


def test_enchantress_or_highwayman_the_other_one_is_then_spent(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman", "Enchantress"])
    table.bernd(hand="Crown, Silver", deck="5 Copper")
    table.anna().passes()
    table.bernd().plays("Crown").chooses("Highwayman").has(hand="Silver", actions=0)
    table.bernd().plays("Silver").has(coins=2)


def test_highwayman_that_is_no_longer_in_play_still_draws(table):
    table.anna(hand="Throne Room, Highwayman", deck="11 Copper").plays("Throne Room").chooses("Highwayman").passes()
    table.next_turn_of("Anna").has(hand=11, discard="Highwayman")
    table.cited("allies:highwayman:1")
