"""Renaissance: Kingdom cards."""

from rules.document.parse import parse
from rules.run import Run

# --- gained and trashed ----------------------------------------------------------------------------------------------


def buying(table, name, coins=9, **zones):
    table.set(kingdom=[name], turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": 2, "bought": True})
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


def test_lackeys_bring_villagers_when_gained(table):
    buying(table, "Lackeys").has(villagers=2)


def test_lackeys_draw_two(table):
    table.anna(hand="Lackeys", deck="3 Copper").plays("Lackeys").has(hand="2 Copper", villagers=0)


def test_ducat_may_trash_a_copper_when_gained(table):
    buying(table, "Ducat", hand="Copper, Silver")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").has(hand="Silver")
    table.trash("Copper")


def test_ducat_gives_coffers_and_a_buy(table):
    table.anna(hand="Ducat").plays("Ducat").has(coffers=1, buys=2, coins=0)


def test_spices_bring_coffers_when_gained(table):
    buying(table, "Spices").has(coffers=2)


def test_spices_are_played_for_two(table):
    table.anna(hand="Spices").plays("Spices").has(coins=2, buys=2)


def test_silk_merchant_gained_and_trashed(table):
    buying(table, "Silk Merchant").has(coffers=1, villagers=1)


def test_silk_merchant_trashed(table):
    table.anna(hand="Chapel, Silk Merchant, Copper").plays("Chapel").chooses("Silk Merchant").has(
        coffers=1, villagers=1
    )


def test_acting_troupe_gives_four_villagers_and_is_trashed(table):
    table.anna(hand="Acting Troupe").plays("Acting Troupe").has(villagers=4, play="")
    table.trash("Acting Troupe")


def test_acting_troupe_throned_gives_eight_and_is_trashed_once(table):
    table.anna(hand="Throne Room, Acting Troupe").plays("Throne Room").chooses("Acting Troupe").has(villagers=8)
    table.trash("Acting Troupe")


def test_flag_bearer_takes_the_flag_and_draws_a_card_more(table):
    buying(table, "Flag Bearer", deck="7 Copper").has(holds=["Flag"])
    table.anna().passes().has(hand=6)


def test_the_flag_changes_hands(table):
    table.anna(hand="Chapel, Flag Bearer", deck="")
    table.bernd(hand="", deck="", holds=["Flag"])
    table.anna().plays("Chapel").chooses("Flag Bearer").has(holds=["Flag"])
    table.bernd().has(holds=[])


# --- Experiment, Inventor, Improve -----------------------------------------------------------------------------------


def test_experiment_brings_one_more_and_that_one_none(table):
    buying(table, "Experiment").has(discard="2 Experiment")


def test_experiment_returns_to_its_pile(table):
    table.anna(hand="Experiment", deck="3 Copper").plays("Experiment").has(hand="2 Copper", actions=1, play="")
    assert table.game.pile_cards("experiment")


def test_the_last_experiment_comes_alone(table):
    table.set(
        kingdom=["Experiment"], supply={"Experiment": 1}, turn={"player": "Anna", "phase": "buy", "coins": 3, "buys": 2}
    )
    table.anna(hand="", deck="").buys("Experiment").has(discard="Experiment")


def test_experiment_throned_draws_four_and_returns_once(table):
    table.anna(hand="Throne Room, Experiment", deck="5 Copper").plays("Throne Room").chooses("Experiment")
    table.anna().has(hand="4 Copper", actions=2, play="Throne Room")


def test_inventor_makes_cards_cheaper_after_gaining(table):
    table.set(kingdom=["Village"]).anna(hand="Inventor, Copper").plays("Inventor")
    assert "Duchy" not in table.game.choices
    table.anna().chooses("Village").plays("Copper")
    assert "buy Estate" in table.game.choices


def test_improve_trashes_an_action_in_clean_up_for_a_dearer_card(table):
    table.set(kingdom=["Smithy", "Market"]).anna(hand="Improve", deck="5 Copper").plays("Improve").has(coins=2)
    table.anna().passes()
    table.asks("Anna", "Improve", may=True)
    table.anna().chooses("Improve").has(discard="Smithy", hand="5 Copper")
    table.trash("Improve")


def test_improve_leaves_a_duration_that_stays(table):
    table.anna(hand="Village, Improve, Caravan", deck="Copper, 6 Copper").plays("Village").plays("Improve").plays(
        "Caravan"
    )
    table.anna().passes()
    table.asks("Anna", "Village", "Improve", may=True)


# --- Mountain Village, Patron, Research, Hideout ---------------------------------------------------------------------


def test_mountain_village_takes_a_card_from_the_discard_pile(table):
    table.anna(hand="Mountain Village", deck="Copper", discard="Gold, Estate").plays("Mountain Village")
    table.asks("Anna", "Gold", "Estate")
    table.anna().chooses("Gold").has(hand="Gold", actions=2, discard="Estate")


def test_mountain_village_draws_when_there_is_none(table):
    table.anna(hand="Mountain Village", deck="Copper").plays("Mountain Village").has(hand="Copper", actions=2)


def test_patron_gives_a_villager_and_coins(table):
    table.anna(hand="Patron").plays("Patron").has(villagers=1, coins=2, coffers=0)


def test_patron_revealed_by_a_border_guard(table):
    table.anna(hand="Border Guard", deck="2 Patron").plays("Border Guard").chooses("lantern").has(coffers=2)


def test_patron_discarded_unrevealed_gives_nothing(table):
    table.anna(hand="Cellar, Patron", deck="Copper").plays("Cellar").chooses("Patron").has(coffers=0)


def test_patron_is_heard_when_another_reveals_it(table):
    table.set(editions={"Base": 1}).anna(hand="Spy", deck="2 Copper")
    table.bernd(hand="", deck="Patron")
    table.anna().plays("Spy").chooses("no").chooses("no")
    table.bernd().has(coffers=1)


def test_research_sets_cards_aside_by_the_cost(table):
    table.anna(hand="Research, Estate", deck="Gold, Silver, 5 Copper").plays("Research").has(actions=1, aside=2)
    table.next_turn_of("Anna").has(hand=7, aside="")


def test_research_on_a_copper_does_not_stay(table):
    table.anna(hand="Research, Copper", deck="7 Copper").plays("Research")
    table.next_turn_of("Bernd")
    table.anna().has(play="", aside="")


def test_hideout_curses_for_a_victory_card(table):
    table.anna(hand="Hideout, Estate", deck="Copper").plays("Hideout").chooses("Estate").has(discard="Curse", actions=2)


def test_hideout_trashes_anything_else_for_nothing(table):
    table.anna(hand="Hideout, Estate", deck="Copper").plays("Hideout").chooses("Copper").has(discard="", hand="Estate")


# --- Priest, Old Witch, Sculptor, Swashbuckler -----------------------------------------------------------------------


def test_two_priests_give_six(table):
    table.anna(hand="Village, 2 Priest, 2 Copper", deck="Estate").plays("Village").plays("Priest").chooses("Copper")
    table.anna().plays("Priest").chooses("Copper").has(coins=6)


def test_priest_pays_for_each_card_trashed_later(table):
    table.anna(hand="Village, Priest, Chapel, 3 Curse", deck="Estate").plays("Village").plays("Priest").chooses("Curse")
    table.anna().plays("Chapel").chooses("2 Curse").has(coins=6)


def test_priest_with_nothing_to_trash(table):
    table.anna(hand="Priest").plays("Priest").has(coins=2)


def test_old_witch_curses_and_lets_one_curse_be_trashed(table):
    table.anna(hand="Old Witch", deck="3 Copper")
    table.bernd(hand="Curse, Copper", deck="")
    table.anna().plays("Old Witch")
    table.asks("Bernd", "Curse", may=True)
    table.bernd().chooses("Curse").has(hand="Copper", discard="Curse")


def test_old_witch_without_a_curse_in_hand_asks_nothing(table):
    table.anna(hand="Old Witch", deck="3 Copper")
    table.bernd(hand="Copper", deck="")
    table.anna().plays("Old Witch").has(hand="3 Copper")
    table.bernd().has(discard="Curse")


def test_sculptor_gains_to_hand_and_gives_a_villager_for_a_treasure(table):
    table.set(kingdom=["Village"]).anna(hand="Sculptor").plays("Sculptor").chooses("Silver").has(
        hand="Silver", villagers=1
    )


def test_sculptor_gives_no_villager_for_an_action(table):
    table.set(kingdom=["Smithy"]).anna(hand="Sculptor").plays("Sculptor").chooses("Smithy").has(
        hand="Smithy", villagers=0
    )


def test_swashbuckler_looks_at_the_discard_pile_after_drawing(table):
    table.anna(hand="Swashbuckler", deck="3 Copper", discard="Estate").plays("Swashbuckler").has(coffers=1, holds=[])


def test_swashbuckler_takes_the_treasure_chest_with_four_coffers(table):
    table.anna(hand="Swashbuckler", deck="3 Copper", discard="Estate", tokens={"coffers": 3}).plays("Swashbuckler")
    table.anna().has(coffers=4, holds=["Treasure Chest"])


def test_swashbuckler_without_a_discard_pile_gives_nothing(table):
    table.anna(hand="Swashbuckler", deck="3 Copper", tokens={"coffers": 5}).plays("Swashbuckler")
    table.anna().has(coffers=5, holds=[])


def test_treasure_chest_gains_a_gold_when_the_buy_phase_starts(table):
    table.anna(hand="Village", deck="5 Copper", holds=["Treasure Chest"]).passes().has(discard="Gold")


# --- Treasurer, Villain, Recruiter, Scholar, Seer --------------------------------------------------------------------


def test_treasurer_takes_the_key(table):
    table.anna(hand="Treasurer", deck="5 Copper").plays("Treasurer").chooses("key").has(coins=3, holds=["Key"])
    table.next_turn_of("Anna").has(coins=1)


def test_treasurer_trashes_or_gains_a_treasure(table):
    table.set(trash=["Gold", "Village"]).anna(hand="Treasurer").plays("Treasurer").chooses("gain").has(hand="Gold")
    table.trash("Village")


def test_treasurer_trashes_a_treasure(table):
    table.anna(hand="Treasurer, Copper, Estate").plays("Treasurer").chooses("trash").has(hand="Estate")
    table.trash("Copper")


def test_villain_makes_big_hands_discard_a_card_of_two_or_more(table):
    table.anna(hand="Villain", deck="")
    table.bernd(hand="4 Copper, Estate, Silver", deck="")
    table.anna().plays("Villain").has(coffers=2)
    table.asks("Bernd", "Estate", "Silver")
    table.bernd().chooses("Estate").has(hand="4 Copper, Silver")


def test_villain_spares_four_cards_and_hands_without_such_a_card(table):
    table.anna(hand="Villain", deck="")
    table.bernd(hand="4 Silver", deck="")
    table.carla(hand="5 Copper", deck="")
    table.anna().plays("Villain")
    table.bernd().has(hand="4 Silver")
    table.carla().has(hand="5 Copper")
    table.said("Carla", "reveal", "5 Copper")


def test_recruiter_gives_villagers_by_the_cost(table):
    table.anna(hand="Recruiter, Estate", deck="2 Copper").plays("Recruiter").chooses("Estate").has(villagers=2)


def test_scholar_discards_the_hand_and_draws_seven(table):
    table.anna(hand="Scholar, 2 Estate", deck="8 Copper").plays("Scholar").has(hand="7 Copper", discard="2 Estate")


def test_scholar_with_nothing_to_discard_and_few_to_draw(table):
    table.anna(hand="Scholar", deck="3 Copper").plays("Scholar").has(hand="3 Copper", discard="")


def test_scholar_throned_discards_what_it_drew(table):
    table.anna(hand="Throne Room, Scholar, Estate", deck="7 Copper, 8 Silver").plays("Throne Room")
    table.anna().chooses("Scholar").has(hand="7 Silver", discard="Estate, 7 Copper", deck="Silver")


def test_scholar_draws_what_it_discarded_from_an_empty_deck(table):
    table.anna(hand="Scholar, 2 Estate", deck="").plays("Scholar").has(hand="2 Estate", discard="")


def test_seer_takes_cards_from_two_to_four(table):
    table.anna(hand="Seer", deck="Copper, Silver, Gold, Estate, Duchy").plays("Seer")
    table.anna().has(hand="Copper, Silver, Estate", deck="Gold, Duchy", actions=1)


# --- Scepter ---------------------------------------------------------------------------------------------------------


def test_scepter_gives_two_coins(table):
    table.anna(hand="Scepter").plays("Scepter").chooses("coins").has(coins=2)


def test_scepter_replays_an_action_of_this_turn(table):
    table.anna(hand="Smithy, Scepter", deck="7 Copper").plays("Smithy").plays("Scepter").chooses("replay")
    table.anna().has(hand="6 Copper")


def test_scepter_does_not_replay_last_turns_duration(table):
    table.anna(hand="Scepter", deck="5 Copper", durations=["Wharf"]).plays("Scepter").chooses("replay").has(
        hand="", coins=0
    )
    table.said("Anna", "not", "Scepter")


CARAVANS = """
players:
  Anna: {hand: [Caravan], deck: [Estate, Scepter, Caravan, 3 Copper, 9 Estate]}
  Bernd: {hand: []}
landscapes: [Way of the Butterfly]
moves: [play Caravan, "-", "-", %s, play Scepter, replay]
"""


def test_scepter_finds_the_copy_of_this_turn_gone_and_leaves_last_turns_copy_alone():
    gone = Run(parse(CARAVANS % 'play Caravan as Way of the Butterfly, "yes", Duchy'))
    assert gone.stop is None
    assert [step.cites for step in gone.steps if step.kind == "not"] == [("renaissance:scepter:1",)]
    assert sum(step.kind == "play" and step.cards == ("caravan",) for step in gone.steps) == 2


def test_scepter_replays_the_copy_of_this_turn_beside_last_turns():
    both = Run(parse(CARAVANS % "play Caravan"))
    assert both.stop is None
    assert sum(step.kind == "play" and step.cards == ("caravan",) for step in both.steps) == 3


def test_scepter_stays_with_a_duration_that_it_replayed(table):
    table.anna(hand="Wharf, Scepter", deck="20 Copper").plays("Wharf").plays("Scepter").chooses("replay").passes()
    table.anna().has(play="Wharf, Scepter")


# --- Cargo Ship ------------------------------------------------------------------------------------------------------


def test_cargo_ship_keeps_a_gained_card_for_the_next_turn(table):
    table.anna(hand="Cargo Ship, Copper", deck="5 Estate").plays("Cargo Ship").plays("Copper").buys("Silver").chooses(
        "yes"
    )
    table.anna().has(play="Cargo Ship", hand="5 Estate", discard="Copper", aside="Silver")
    table.next_turn_of("Anna").has(hand="5 Estate, Silver", aside="")


def test_cargo_ship_is_discarded_when_nothing_is_kept(table):
    table.anna(hand="Cargo Ship, Copper", deck="5 Estate").plays("Cargo Ship").plays("Copper").buys("Silver").chooses(
        "no"
    )
    table.anna().has(play="", hand="5 Estate", aside="")
