"""Empires: Kingdom cards."""

import pytest

# --- Royal Blacksmith ------------------------------------------------------------------------------------------------


def test_royal_blacksmith_discards_old_and_new_coppers(table):
    table.anna(hand="Royal Blacksmith, Copper, Estate", deck="2 Copper, 3 Silver, Gold").plays("Royal Blacksmith")
    table.anna().has(hand="Estate, 3 Silver", discard="3 Copper", deck="Gold")
    table.said("Anna", "reveal", "3 Copper, Estate, 3 Silver")


def test_royal_blacksmith_without_coppers_discards_nothing(table):
    table.anna(hand="Royal Blacksmith", deck="5 Silver").plays("Royal Blacksmith").has(hand="5 Silver", discard="")


def test_royal_blacksmith_with_an_empty_deck(table):
    table.anna(hand="Royal Blacksmith, Copper").plays("Royal Blacksmith").has(hand="", discard="Copper")


def test_throne_room_on_royal_blacksmith_may_draw_the_coppers_again(table):
    table.anna(hand="Throne Room, Royal Blacksmith, Copper", deck="5 Silver, Gold").plays("Throne Room")
    table.anna().chooses("Royal Blacksmith").has(hand="5 Silver, Gold", discard="Copper")


# --- Engineer --------------------------------------------------------------------------------------------------------


def test_engineer_gains_no_card_with_debt(table):
    table.set(kingdom=["Engineer", "Smithy", "Market"]).anna(hand="Engineer").plays("Engineer")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Smithy")
    table.anna().chooses("Smithy").chooses("no").has(discard="Smithy", play="Engineer")


def test_engineer_is_trashed_for_a_second_card(table):
    table.set(kingdom=["Engineer", "Smithy"]).anna(hand="Engineer").plays("Engineer").chooses("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").chooses("Smithy").has(discard="2 Smithy", play="")
    table.trash("Engineer")


def test_engineer_played_again_after_it_was_trashed_gains_only_one_more(table):
    table.set(kingdom=["Engineer", "Smithy"]).anna(hand="Throne Room, Engineer").plays("Throne Room")
    table.anna().chooses("Engineer").chooses("Smithy").chooses("yes").chooses("Silver").chooses("Estate")
    table.anna().has(discard="Smithy, Silver, Estate", play="Throne Room")
    table.trash("Engineer").phase("Anna", "buy")


def test_engineer_is_cheap_enough_for_what_a_bridge_makes_cheaper(table):
    table.set(kingdom=["Market", "Bridge"]).anna(hand="Bridge, Engineer", deck="")
    table.set(turn={"actions": 2}).anna().plays("Bridge").plays("Engineer").chooses("Market").chooses("no")
    table.anna().has(discard="Market")


# --- Forum -----------------------------------------------------------------------------------------------------------


def test_forum_draws_three_and_discards_two(table):
    table.anna(hand="Forum, Estate", deck="3 Silver, Gold").plays("Forum")
    table.asks("Anna", "Estate", "Silver", least=2, most=2)
    table.anna().chooses("Estate, Silver").has(hand="2 Silver", discard="Estate, Silver", actions=1)


def test_forum_brings_a_buy_when_gained(table):
    table.set(kingdom=["Forum"], turn={"player": "Anna", "phase": "buy", "coins": 13, "bought": True})
    table.anna(hand="", deck="").buys("Forum").has(buys=1, coins=8, discard="Forum")
    table.anna().buys("Province")


def test_forum_gained_in_another_turn_brings_no_buy(table):
    table.set(kingdom=["Forum"], turn={"player": "Bernd"}, supply={"Curse": 0})
    table.anna(hand="", deck="Market, Copper")
    table.bernd(hand="Swindler", deck="").plays("Swindler").chooses("Forum").has(buys=1)
    table.anna().has(discard="Forum")


def test_forum_with_one_card_discards_it(table):
    table.anna(hand="Forum", deck="Silver").plays("Forum").has(hand="", discard="Silver", actions=1)


# --- Legionary -------------------------------------------------------------------------------------------------------


def test_legionary_with_a_gold_makes_the_others_discard_to_two_and_draw(table):
    table.anna(hand="Legionary, Gold")
    table.bernd(hand="3 Copper, 2 Estate", deck="Silver, Gold")
    table.anna().plays("Legionary")
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold")
    table.asks("Bernd", "Copper", "Estate", least=3, most=3)
    table.bernd().chooses("Copper, 2 Estate").has(hand="2 Copper, Silver", discard="Copper, 2 Estate")
    table.anna().has(hand="Gold", coins=3)


def test_legionary_without_a_gold_is_no_harm(table):
    table.anna(hand="Legionary, Silver")
    table.bernd(hand="5 Copper", deck="Silver")
    table.anna().plays("Legionary").has(coins=3)
    table.bernd().has(hand="5 Copper")


def test_legionary_lets_a_small_hand_draw(table):
    table.anna(hand="Legionary, Gold")
    table.bernd(hand="Copper", deck="Silver")
    table.anna().plays("Legionary").chooses("Gold")
    table.bernd().has(hand="Copper, Silver", discard="")


def test_moat_answers_legionary_before_the_gold_is_shown(table):
    table.anna(hand="Legionary, Gold")
    table.bernd(hand="Moat, 4 Copper", deck="Silver")
    table.anna().plays("Legionary")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().chooses("Gold")
    table.bernd().has(hand="Moat, 4 Copper", deck="Silver")


def test_legionary_played_twice_by_throne_room_draws_twice(table):
    table.anna(hand="Throne Room, Legionary, Gold")
    table.bernd(hand="2 Copper", deck="Silver, Estate")
    table.anna().plays("Throne Room").chooses("Legionary").chooses("Gold").chooses("Gold")
    table.bernd().chooses("Copper").has(hand="Copper, Silver, Estate", discard="Copper")


# --- Sacrifice -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trashed", "brings"),
    [
        ("Village", {"hand": "2 Silver", "actions": 2, "coins": 0, "vp": 0}),
        ("Copper", {"hand": "", "actions": 0, "coins": 2, "vp": 0}),
        ("Estate", {"hand": "", "actions": 0, "coins": 0, "vp": 2}),
        ("Crown", {"hand": "2 Silver", "actions": 2, "coins": 2, "vp": 0}),
        ("Nobles", {"hand": "2 Silver", "actions": 2, "coins": 0, "vp": 2}),
        ("Curse", {"hand": "", "actions": 0, "coins": 0, "vp": 0}),
    ],
)
def test_sacrifice_brings_what_the_types_say(table, trashed, brings):
    table.anna(hand=f"Sacrifice, {trashed}", deck="2 Silver").plays("Sacrifice")
    table.trash(trashed)
    vp = brings.pop("vp")
    found = table.game
    assert (found.actions, found.coins, found.token(0, "vp")) == (brings["actions"], brings["coins"], vp)
    table.anna().has(hand=brings["hand"])


def test_sacrifice_with_an_empty_hand_brings_nothing(table):
    table.anna(hand="Sacrifice").plays("Sacrifice").has(coins=0, vp=0)
    table.trash("")


def test_sacrifice_played_twice_trashes_twice(table):
    table.anna(hand="Throne Room, Sacrifice, Copper, Estate").plays("Throne Room").chooses("Sacrifice")
    table.anna().chooses("Copper").has(coins=2, vp=2, hand="")


# --- Groundskeeper ---------------------------------------------------------------------------------------------------


def test_groundskeeper_pays_for_each_victory_card_gained_this_turn(table):
    table.set(kingdom=["Workshop"], turn={"coins": 5}).anna(hand="Groundskeeper, Workshop", deck="Curse")
    table.anna().plays("Groundskeeper").plays("Workshop").chooses("Estate").has(vp=1)
    table.anna().buys("Duchy").has(vp=2)


def test_groundskeepers_add_up(table):
    table.anna(hand="2 Groundskeeper", deck="2 Copper").plays("Groundskeeper").plays("Groundskeeper")
    table.anna().plays_treasures().buys("Estate").has(vp=2)


def test_groundskeeper_does_not_pay_for_other_cards_or_other_players(table):
    table.set(kingdom=["Witch", "Groundskeeper"]).anna(hand="Groundskeeper, Witch", deck="Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Groundskeeper").plays("Witch").has(vp=0)


def test_groundskeeper_is_over_after_the_turn(table):
    table.anna(hand="Groundskeeper", deck="15 Copper").plays("Groundskeeper")
    table.next_turn_of("Anna").plays_treasures().buys("Estate").has(vp=0)


# --- Chariot Race ----------------------------------------------------------------------------------------------------


def test_chariot_race_is_won_by_the_dearer_card(table):
    table.anna(hand="Chariot Race", deck="Gold")
    table.bernd(hand="", deck="Silver, Copper")
    table.anna().plays("Chariot Race").has(hand="Gold", coins=1, vp=1, actions=1)
    table.bernd().has(deck="Silver, Copper")


@pytest.mark.parametrize(
    ("yours", "theirs"), [("Silver", "Silver"), ("Copper", "Silver"), ("Silver", ""), ("", "Gold")]
)
def test_chariot_race_is_not_won_by_a_tie_or_without_a_card(table, yours, theirs):
    table.anna(hand="Chariot Race", deck=yours)
    table.bernd(hand="", deck=theirs)
    table.anna().plays("Chariot Race").has(hand=yours, coins=0, vp=0, actions=1)


@pytest.mark.parametrize(("yours", "theirs"), [("City Quarter", "Silver"), ("Silver", "City Quarter")])
def test_chariot_race_with_debt_needs_no_part_to_be_smaller(table, yours, theirs):
    table.anna(hand="Chariot Race", deck=yours)
    table.bernd(hand="", deck=theirs)
    table.anna().plays("Chariot Race").has(hand=yours, coins=0, vp=0)


def test_chariot_race_looks_at_the_left_neighbour(table):
    table.anna(hand="Chariot Race", deck="Silver")
    table.bernd(hand="", deck="Copper")
    table.carla(hand="", deck="Gold")
    table.anna().plays("Chariot Race").has(vp=1)


def test_chariot_race_twice(table):
    table.anna(hand="Throne Room, Chariot Race", deck="Gold, Silver")
    table.bernd(hand="", deck="Copper")
    table.anna().plays("Throne Room").chooses("Chariot Race").has(hand="Gold, Silver", vp=2, coins=2)
