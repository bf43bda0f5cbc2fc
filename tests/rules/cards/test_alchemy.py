"""Alchemy: Potions in costs, and a turn that somebody else decides."""

import pytest

from rules.answer import steps
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import document_of

# --- Transmute -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trashed", "gained"),
    [("Village", "Duchy"), ("Silver", "Transmute"), ("Estate", "Gold"), ("Curse", ""), ("Island", "Duchy, Gold")],
)
def test_transmute_gains_something_for_each_type_of_the_trashed_card(table, trashed, gained):
    table.anna(hand=f"Transmute, {trashed}, Copper").plays("Transmute")
    table.asks("Anna", trashed, "Copper")
    table.anna().chooses(trashed).has(discard=gained, hand="Copper")
    table.trash(trashed)


def test_transmute_with_an_empty_hand_gives_nothing(table):
    table.anna(hand="Transmute").plays("Transmute").has(discard="", play="Transmute")
    table.trash("")


def test_transmute_throned_turns_two_cards(table):
    table.anna(hand="Throne Room, Transmute, Estate, Copper").plays("Throne Room").chooses("Transmute")
    table.anna().chooses("Estate").has(discard="Gold, Transmute")
    table.trash("Estate, Copper")


def test_transmute_gains_what_is_still_there(table):
    table.set(supply={"Duchy": 0}).anna(hand="Transmute, Island").plays("Transmute").has(discard="Gold")


# --- Vineyard --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("actions", "points"), [(0, 0), (2, 0), (3, 1), (8, 2)])
def test_vineyard_counts_three_actions_for_a_point(table, actions, points):
    table.anna(hand="Vineyard", deck=f"{actions} Village" if actions else "").has(points=points)


def test_vineyard_counts_every_card_that_is_an_action_wherever_it_lies(table):
    table.anna(
        hand="Vineyard, Island",
        deck="Village",
        discard="Moat",
        play="Festival",
        mats={"island": ["Market", "Vineyard"]},
    )
    # five Actions (Island is an Action too): 1 point for each of two Vineyards, and 2 for the Island
    table.anna().has(points=4)


def test_vineyard_is_no_action_itself(table):
    table.anna(hand="3 Vineyard", deck="2 Village").has(points=0)


# --- Herbalist -------------------------------------------------------------------------------------------------------


def test_herbalist_puts_one_treasure_from_play_onto_the_deck(table):
    table.anna(hand="Herbalist, Gold, Silver", deck="5 Estate").plays("Herbalist").has(buys=2, coins=1)
    table.anna().plays_treasures().passes()
    table.asks("Anna", "Gold", "Silver", may=True)
    table.anna().chooses("Gold").has(hand="Gold, 4 Estate", discard="Herbalist, Silver")


def test_herbalist_may_be_left_unused(table):
    table.anna(hand="Herbalist, Gold", deck="5 Estate").plays("Herbalist").plays_treasures().passes().passes()
    table.anna().has(hand="5 Estate", discard="Herbalist, Gold")


def test_herbalist_without_a_treasure_in_play_asks_nothing(table):
    table.anna(hand="Herbalist", deck="5 Estate").plays("Herbalist").passes().has(hand="5 Estate")


def test_herbalist_throned_saves_two_treasures(table):
    table.anna(hand="Throne Room, Herbalist, Gold, Silver", deck="5 Estate").plays("Throne Room").chooses("Herbalist")
    table.anna().has(buys=3, coins=2).plays_treasures().passes().chooses("Gold").chooses("Silver")
    table.anna().has(hand="Gold, Silver, 3 Estate")


# --- Apothecary ------------------------------------------------------------------------------------------------------


def test_apothecary_takes_coppers_and_potions_and_orders_the_rest(table):
    table.anna(hand="Apothecary", deck="Duchy, Copper, Estate, Potion, Gold, Silver").plays("Apothecary")
    table.asks("Anna", "Estate", "Gold")
    table.anna().chooses("Gold, Estate").has(hand="Duchy, Copper, Potion", deck="Gold, Estate, Silver", actions=1)


def test_apothecary_shows_what_there_is(table):
    table.anna(hand="Apothecary", deck="Duchy, Copper").plays("Apothecary").has(hand="Duchy, Copper", deck="")


def test_apothecary_with_no_cards_at_all(table):
    table.anna(hand="Apothecary").plays("Apothecary").has(hand="", deck="", actions=1)


def test_apothecary_shuffles_for_what_is_missing(table):
    table.anna(hand="Apothecary", deck="Duchy, Copper", discard="2 Copper").plays("Apothecary")
    table.anna().has(hand="Duchy, 3 Copper", discard="")


# --- Scrying Pool ----------------------------------------------------------------------------------------------------


def test_scrying_pool_decides_for_everybody_and_then_digs_for_actions(table):
    table.anna(hand="Scrying Pool", deck="Estate, Village, Moat, Gold, Silver")
    table.bernd(deck="Gold, Copper")
    table.anna().plays("Scrying Pool")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Estate")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").has(hand="Village, Moat, Gold", deck="Silver", actions=1)
    table.bernd().has(deck="Gold, Copper")


def test_scrying_pool_does_not_look_at_a_player_with_a_moat(table):
    table.anna(hand="Scrying Pool", deck="Estate, Gold")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Scrying Pool")
    table.bernd().chooses("yes")
    table.anna().chooses("yes").has(hand="Gold", discard="Estate")
    table.bernd().has(deck="Gold", discard="")


def test_scrying_pool_shuffles_to_reveal(table):
    table.anna(hand="Scrying Pool", deck="Copper, Estate")
    table.bernd(deck="", discard="Gold")
    table.anna().plays("Scrying Pool").chooses("no")
    table.said("Bernd", "reveal", "Gold")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes")
    table.bernd().has(deck="", discard="Gold")


def test_scrying_pool_with_no_cards_anywhere(table):
    table.anna(hand="Scrying Pool")
    table.bernd(deck="")
    table.anna().plays("Scrying Pool").has(hand="", actions=1)


def test_scrying_pool_takes_all_when_only_actions_are_left(table):
    table.anna(hand="Scrying Pool", deck="Village, Moat").plays("Scrying Pool").chooses("no").has(hand="Village, Moat")


# --- University ------------------------------------------------------------------------------------------------------


def test_university_may_gain_an_action_up_to_five_without_a_potion_in_its_cost(table):
    table.set(kingdom=["Market", "Familiar", "Village"], supply={"University": 1})
    table.anna(hand="University").plays("University").has(actions=2)
    table.asks("Anna", "Market", "Village", may=True)
    table.anna().chooses("Market").has(discard="Market")


def test_university_may_be_declined(table):
    table.set(kingdom=["Village"]).anna(hand="University").plays("University").passes().has(discard="", actions=2)


def test_university_throned(table):
    table.set(kingdom=["Village"]).anna(hand="Throne Room, University").plays("Throne Room").chooses("University")
    table.anna().chooses("Village").chooses("Village").has(discard="2 Village", actions=4)


def test_university_itself_costs_a_potion(table):
    table.anna(hand="2 Copper, University, Potion", deck="5 Estate").plays("University")
    assert "buy University" not in table.game.choices
    table.anna().plays("Copper").plays("Copper")
    assert "buy University" not in table.game.choices
    table.anna().plays("Potion").buys("University")
    table.pile("University", 9)


# --- Alchemist -------------------------------------------------------------------------------------------------------


def test_alchemist_goes_onto_the_deck_when_a_potion_is_in_play(table):
    table.anna(hand="Alchemist, Potion", deck="2 Copper, 5 Estate").plays("Alchemist").has(
        actions=1, hand="Potion, 2 Copper"
    )
    table.anna().plays("Potion").passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Alchemist, 4 Estate")


def test_alchemist_without_a_potion_in_play_is_discarded(table):
    table.anna(hand="Alchemist, Potion", deck="2 Copper, 5 Estate").plays("Alchemist").passes()
    table.anna().has(hand="5 Estate", discard="Alchemist, Potion, 2 Copper")


def test_two_alchemists_one_potion_both_may_go(table):
    table.anna(hand="2 Alchemist, Potion", deck="4 Copper, 5 Estate").plays("Alchemist").plays("Alchemist")
    table.anna().plays("Potion").passes().chooses("yes").chooses("yes").has(hand="2 Alchemist, 3 Estate")


def test_alchemist_throned_moves_once(table):
    table.anna(hand="Throne Room, Alchemist, Potion", deck="4 Copper, 5 Estate").plays("Throne Room").chooses(
        "Alchemist"
    )
    table.anna().plays("Potion").passes().chooses("yes")
    table.anna().has(hand="Alchemist, 4 Estate", discard="Throne Room, Potion, 4 Copper")


# --- Familiar --------------------------------------------------------------------------------------------------------


def test_familiar_curses_everybody_else_in_turn_order(table):
    table.set(supply={"Curse": 1}).anna(hand="Familiar", deck="Copper")
    table.bernd(deck="")
    table.carla(deck="")
    table.anna().plays("Familiar").has(hand="Copper", actions=1)
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")


def test_familiar_without_curses_still_draws(table):
    table.set(supply={"Curse": 0}).anna(hand="Familiar", deck="Copper").plays("Familiar").has(hand="Copper", actions=1)


def test_familiar_and_lighthouse(table):
    table.anna(hand="Familiar", deck="Copper")
    table.bernd(deck="", durations=["Lighthouse"])
    table.anna().plays("Familiar")
    table.bernd().has(discard="")


def test_familiar_throned(table):
    table.anna(hand="Throne Room, Familiar", deck="2 Copper")
    table.bernd(deck="")
    table.anna().plays("Throne Room").chooses("Familiar").has(hand="2 Copper", actions=2)
    table.bernd().has(discard="2 Curse")


# --- Philosopher's Stone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "discard", "coins"),
    [("", "", 0), ("4 Copper", "", 0), ("3 Copper", "2 Estate", 1), ("9 Copper", "5 Estate", 2)],
)
def test_philosophers_stone_counts_deck_and_discard_pile(table, deck, discard, coins):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="Philosopher's Stone", deck=deck, discard=discard).plays("Philosopher's Stone").has(coins=coins)


def test_philosophers_stones_count_each_anew(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="2 Philosopher's Stone", deck="10 Copper").plays_treasures().has(coins=4)


# --- Apprentice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trashed", "drawn"), [("Copper", 0), ("Estate", 2), ("Golem", 6), ("Vineyard", 2), ("Curse", 0)]
)
def test_apprentice_draws_by_the_cost_of_the_trashed_card(table, trashed, drawn):
    table.anna(hand=f"Apprentice, {trashed}", deck="9 Silver").plays("Apprentice").has(hand=drawn, actions=1)
    table.trash(trashed)


def test_apprentice_with_an_empty_hand_draws_nothing(table):
    table.anna(hand="Apprentice", deck="9 Silver").plays("Apprentice").has(hand=0, actions=1)


def test_apprentice_looks_at_the_cost_now(table):
    table.anna(hand="Bridge, Village, Apprentice, Gold", deck="Copper, 9 Silver").plays("Village").plays("Bridge")
    table.anna().plays("Apprentice").chooses("Gold").has(hand="Copper, 5 Silver")


def test_apprentice_throned_trashes_two(table):
    table.anna(hand="Throne Room, Apprentice, Estate, Silver", deck="9 Copper").plays("Throne Room").chooses(
        "Apprentice"
    )
    table.anna().chooses("Estate").chooses("Silver").has(hand="5 Copper", actions=2)
    table.trash("Estate, Silver")


# --- Possession ------------------------------------------------------------------------------------------------------


def possessed(table, **bernd):
    """Anna has played a Possession; Bernd's possessed turn begins."""
    table.anna(hand="Possession", deck="5 Estate")
    table.bernd(**bernd)
    table.anna().plays("Possession").passes()
    table.phase("Bernd", table.game.phase)
    return table


def test_possession_gives_the_left_neighbour_an_extra_turn_that_anna_decides(table):
    possessed(table, hand="Village, 4 Copper", deck="10 Copper")
    assert table.game.extra == "possession"
    table.asks("Anna", "play Village", "-")


def test_possessed_players_gains_go_to_the_possessor(table):
    possessed(table, hand="2 Gold, 3 Copper", deck="5 Silver")
    table.anna().plays_treasures().buys("Province").has(discard="Possession, Province")
    table.bernd().has(discard=5, hand="5 Silver")


def test_a_card_that_would_go_elsewhere_goes_to_the_possessors_discard_pile(table):
    possessed(table, hand="Bureaucrat", deck="5 Copper")
    table.anna().plays("Bureaucrat")
    table.anna().has(discard="Possession, Silver")


def test_the_possessor_gains_a_reward_too_though_it_is_not_in_the_supply(table):
    possessed(table, hand="Joust, Province", deck="5 Copper")
    table.anna().plays("Joust").chooses("yes").chooses("Courser").has(discard="Courser, Possession")


def test_what_the_possessed_player_trashes_comes_back_at_the_end_of_the_turn(table):
    possessed(table, hand="Chapel, Gold, Estate", deck="5 Copper")
    table.anna().plays("Chapel").chooses("Gold, Estate")
    table.trash("")
    table.anna().passes()
    table.bernd().has(hand="5 Copper", discard="Chapel, Gold, Estate", aside="")


def test_a_possessed_turn_with_a_trashed_card_can_be_written_down(table):
    table.set(turn={"player": "Bernd"}).anna(hand="Chapel, 2 Estate", deck="5 Copper")
    table.bernd(hand="Possession", deck="5 Copper").plays("Possession").passes()
    table.bernd().plays("Chapel").chooses("2 Estate")
    assert start(parse(document_of(describe(table.game))), trace=False) == table.game


def test_the_possessed_players_own_turn_follows(table):
    possessed(table, hand="5 Copper", deck="5 Silver")
    table.anna().passes()
    table.phase("Bernd", "buy")
    assert not table.game.extra
    table.bernd().plays_treasures().has(coins=10)


def test_other_players_decide_for_themselves_in_a_possessed_turn(table):
    table.anna(hand="Possession", deck="3 Estate, 2 Duchy")
    table.bernd(hand="Militia", deck="5 Copper")
    table.carla(hand="4 Silver, Gold", deck="")
    table.anna().plays("Possession").passes()
    table.anna().plays("Militia")
    table.carla().chooses("2 Silver")
    # the possessor is attacked like anybody else, and decides for herself
    table.anna().chooses("2 Estate").has(hand="Estate, 2 Duchy")


def test_possession_throned_gives_two_possessed_turns(table):
    table.anna(hand="Throne Room, Possession", deck="5 Estate")
    table.bernd(hand="5 Copper", deck="5 Silver, 5 Gold")
    table.anna().plays("Throne Room").chooses("Possession").passes()
    assert table.game.extra == "possession"
    table.anna().passes()
    assert table.game.extra == "possession"
    table.anna().passes()
    assert not table.game.extra
    table.phase("Bernd", "buy")


def test_tokens_stay_with_the_possessed_player(table):
    table.set(ally="City-state", kingdom=["Bauble"])
    possessed(table, hand="Underling", deck="5 Copper")
    table.anna().plays("Underling")
    table.bernd().has(favors=2)


def test_an_outpost_in_a_possessed_turn_gives_no_turn_to_the_possessor(table):
    possessed(table, hand="Outpost, 4 Copper", deck="5 Silver")
    table.anna().plays("Outpost")
    # the turn before Bernd's possessed one was Anna's, so his Outpost works, and that turn is his own
    table.anna().passes()
    assert table.game.extra == "outpost"
    assert table.game.table.names[table.game.player] == "Bernd"
    assert table.game.table.names[table.game.pending.player] == "Bernd"


def test_debt_of_a_possessed_turn_is_the_possessors(table):
    possessed(table, hand="4 Copper", deck="5 Silver")
    table.game.add_token(1, "debt", 3)
    table.anna().has(debt=3)
    table.bernd().has(debt=0)


def told_of_debt(table):
    """Who gets debt by a step of its own, and the ruling that says so first."""
    told = [step for step in steps(table.game) if step["kind"] == "effect" and "debt" in step["text"]["en"]]
    return [(step["actor"], step["cites"][0]) for step in told]


@pytest.mark.parametrize(("name", "debt"), [("Root Cellar", 3), ("Imperial Envoy", 2), ("Craftsman", 2)])
def test_that_the_possessor_takes_the_debt_is_said(table, name, debt):
    possessed(table, hand=name, deck="8 Silver")
    table.anna().plays(name).has(debt=debt)
    table.bernd().has(debt=0)
    assert told_of_debt(table) == [("Anna", "alchemy:possession:7")]


def test_debt_of_a_bought_event_and_a_bought_card_is_said_of_the_possessor(table):
    table.set(kingdom=["Engineer", "Village"], landscapes=["Continue"])
    possessed(table, hand="Copper", deck="8 Silver")
    table.anna().buys("Continue").has(debt=8)
    assert told_of_debt(table) == [("Anna", "alchemy:possession:7")]
    table.anna().buys("Engineer").has(debt=12)
    assert told_of_debt(table) == [("Anna", "alchemy:possession:7")] * 2


def test_what_the_possessor_gained_is_not_played_and_that_is_said(table):
    table.set(kingdom=["Village"], landscapes=["Continue"])
    possessed(table, hand="Copper", deck="8 Silver")
    table.anna().buys("Continue").has(discard="Possession, Village")
    table.bernd().has(play="")
    table.said("Bernd", "not", "Village").cited("alchemy:possession:2")


@pytest.mark.parametrize(("name", "hand"), [("Change", "Change, Copper"), ("Credit", "2 Copper")])
def test_where_the_possessor_gained_the_card_there_is_no_debt_for_it(table, name, hand):
    """What the card costs is asked of a card that this player gained, and there is none."""
    table.set(kingdom=["Village"], landscapes=["Credit"], turn={"coins": 2})
    possessed(table, hand=hand, deck="8 Silver")
    if name == "Change":
        table.anna().plays("Change").chooses("Village")
    else:
        table.anna().plays("treasures").buys("Credit").chooses("Village")
    table.anna().has(debt=0)
    table.bernd().has(debt=0)
    told = [step["text"]["en"] for step in steps(table.game) if step["kind"] == "not"]
    assert [text for text in told if text.endswith("brings Bernd no debt: Anna gained the card.")] == told[-1:]


def test_what_the_possessed_player_trashes_was_trashed(table):
    possessed(table, hand="Remodel, Gold", deck="5 Copper")
    table.anna().plays("Remodel")
    table.anna().chooses("Province").has(discard="Possession, Province")
    table.bernd().has(aside="Gold")


def test_a_possessed_turn_can_be_described(table):
    table.set(turn={"player": "Bernd", "phase": "buy", "extra": "Possession", "by": "Anna", "coins": 3})
    table.anna(hand="", deck="").has(discard="")
    table.bernd(hand="", deck="5 Copper")
    table.anna().buys("Silver").has(discard="Silver")


def test_whoever_possesses_a_turn_decides_in_it(table):
    table.set(turn={"player": "Bernd", "phase": "buy", "extra": "Possession"}).anna(hand="", deck="")
    table.bernd(hand="", deck="")
    assert table.game.table.names[table.game.by] == "Anna"
    table.asks("Anna", "buy Copper", "buy Curse", "-")


def test_golem_plays_two_actions_in_the_chosen_order(table):
    table.anna(hand="Golem", deck="Copper, Smithy, Golem, Village, 4 Gold").plays("Golem")
    table.asks("Anna", "Smithy", "Village")
    table.anna().chooses("Village, Smithy").has(hand="4 Gold", discard="Copper, Golem", play="Golem, Village, Smithy")


def test_golem_with_one_action_plays_that_one(table):
    table.anna(hand="Golem", deck="Copper, Village").plays("Golem").has(
        discard="", hand="Copper", play="Golem, Village"
    )


def test_golem_finds_nothing(table):
    table.anna(hand="Golem", deck="2 Copper").plays("Golem").has(discard="2 Copper", play="Golem")


def test_golem_shuffles_to_reveal_and_leaves_out_what_is_revealed(table):
    table.anna(hand="Golem", deck="Copper", discard="Festival").plays("Golem")
    table.anna().has(play="Golem, Festival", coins=2, deck="", discard="Copper")


def test_golem_throne_room_cannot_use_the_other_found_action(table):
    table.anna(hand="Golem", deck="Throne Room, Village").plays("Golem").chooses("Throne Room, Village")
    table.anna().has(play="Golem, Throne Room, Village", actions=2)


def test_golem_is_bought_with_a_potion(table):
    table.set(kingdom=["Golem"]).anna(hand="Potion, 2 Silver").plays_treasures().buys("Golem")
    table.pile("Golem", 9)
    table.pile("Potion", 16)


def test_potion_is_gone_at_the_end_of_the_turn(table):
    table.set(kingdom=["Golem"]).anna(hand="Potion", deck="5 Silver").plays("Potion").passes()
    table.next_turn_of("Anna").plays_treasures()
    assert "buy Golem" not in table.game.choices


def test_potion_is_needed_for_a_potion_cost(table):
    table.set(kingdom=["Golem"]).anna(hand="3 Gold").plays_treasures()
    assert "buy Golem" not in table.game.choices


def test_potion_is_a_treasure_of_its_own_pile(table):
    table.set(kingdom=["Golem"]).anna(hand="Potion").plays("Potion").has(coins=0, potion=1)


def test_potions_are_there_only_with_a_pile_that_needs_them(table):
    table.set(supply={"Golem": "none"}).anna(hand="Golem").has(hand="Golem")
    assert "potion" not in table.game.table.piles


# --- cited -----------------------------------------------------------------------------------------------------------


def test_golem_names_the_case_that_it_is(table):
    table.anna(hand="Golem", deck="Smithy, Copper, Village, 9 Copper").plays("Golem").chooses("Smithy")
    played = [step.cites[0] for step in table.game.log if step.sentence == "play" and step.cites[0] != "base2:play:1"]
    assert played == ["alchemy:golem:3", "alchemy:golem:3"]
    assert not {"alchemy:golem:1", "alchemy:golem:2", "alchemy:golem:4"} & {
        cite for step in table.game.log for cite in step.cites
    }


def test_golem_with_a_single_action_names_that_case(table):
    table.anna(hand="Golem", deck="Village, Copper").plays("Golem")
    played = [step.cites[0] for step in table.game.log if step.sentence == "play"]
    assert played == ["base2:play:1", "alchemy:golem:2"]


def test_possession_played_once_names_no_ruling_on_several(table):
    table.anna(hand="Possession").plays("Possession")
    assert "alchemy:possession:6" not in {cite for step in table.game.log for cite in step.cites}
