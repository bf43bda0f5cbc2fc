"""Empires: Kingdom cards."""

import pytest

from rules.answer import steps
from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format

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
    table.said("Anna", "not", "Chariot Race")


def test_chariot_race_looks_at_the_left_neighbour(table):
    table.anna(hand="Chariot Race", deck="Silver")
    table.bernd(hand="", deck="Copper")
    table.carla(hand="", deck="Gold")
    table.anna().plays("Chariot Race").has(vp=1)


def test_chariot_race_twice(table):
    table.anna(hand="Throne Room, Chariot Race", deck="Gold, Silver")
    table.bernd(hand="", deck="Copper")
    table.anna().plays("Throne Room").chooses("Chariot Race").has(hand="Gold, Silver", vp=2, coins=2)


# --- Overlord --------------------------------------------------------------------------------------------------------


def test_overlord_plays_a_card_of_the_supply_and_leaves_it_there(table):
    table.set(kingdom=["Overlord", "Smithy", "Market", "Band of Misfits", "Nobles", "City Quarter"])
    table.anna(hand="Overlord", deck="4 Copper").plays("Overlord")
    table.asks("Anna", "Smithy", "Market")
    table.anna().chooses("Smithy").has(hand="3 Copper", play="Overlord")
    table.pile("Smithy", 10)


def test_overlord_with_nothing_to_play(table):
    table.set(kingdom=["Overlord", "Smithy"], supply={"Smithy": 0}).anna(hand="Overlord, Copper").plays("Overlord")
    table.phase("Anna", "buy")


def test_overlord_picks_each_time(table):
    table.set(kingdom=["Overlord", "Smithy", "Village"]).anna(hand="Throne Room, Overlord", deck="4 Copper")
    table.anna().plays("Throne Room").chooses("Overlord").chooses("Village").chooses("Smithy")
    table.anna().has(hand="4 Copper", actions=2)


def test_overlord_stays_in_play_with_a_duration(table):
    table.set(kingdom=["Overlord", "Caravan"]).anna(hand="Overlord", deck="7 Copper").plays("Overlord")
    table.next_turn_of("Anna").has(hand="6 Copper", play="Overlord")
    table.next_turn_of("Anna").has(play="")


def test_overlord_plays_what_a_bridge_makes_cheap_enough(table):
    table.set(kingdom=["Overlord", "Nobles", "Bridge"], turn={"actions": 2}).anna(hand="Overlord, Bridge, Copper")
    table.anna().plays("Bridge").plays("Overlord")
    table.asks("Anna", "Bridge", "Nobles")


def test_overlord_does_not_trash_what_it_plays(table):
    table.set(kingdom=["Overlord", "Mining Village"]).anna(hand="Overlord", deck="2 Copper").plays("Overlord")
    table.trash("").pile("Mining Village", 10).anna().has(coins=0, actions=2)


def test_overlord_costs_only_debt(table):
    table.set(kingdom=["Overlord"], turn={"player": "Anna", "phase": "buy"}).anna(hand="", deck="5 Copper")
    table.anna().buys("Overlord").has(debt=8, hand="5 Copper")


# --- Archive ---------------------------------------------------------------------------------------------------------


def test_archive_gives_a_card_in_each_of_three_turns(table):
    table.anna(hand="Archive", deck="Gold, Silver, Estate, 15 Copper").plays("Archive")
    table.asks("Anna", "Gold", "Silver", "Estate")
    table.anna().chooses("Gold").has(hand="Gold", aside="Silver, Estate", actions=1).passes()
    table.bernd().passes()
    table.asks("Anna", "Silver", "Estate")
    table.anna().chooses("Silver").has(hand="5 Copper, Silver", aside="Estate", play="Archive")
    table.next_turn_of("Anna").has(hand="5 Copper, Estate", aside="", play="Archive")
    table.next_turn_of("Anna").has(play="")


def test_archive_with_an_empty_deck_is_discarded_at_once(table):
    table.anna(hand="Archive, Copper", deck="").plays("Archive").has(actions=1, aside="").passes().has(play="")


def test_archive_with_two_cards_is_discarded_a_turn_earlier(table):
    table.anna(hand="Archive", deck="Gold, Silver").plays("Archive").chooses("Gold")
    table.next_turn_of("Anna").has(hand="Silver, Gold", aside="", play="Archive")
    table.next_turn_of("Anna").has(play="")


def test_archive_with_one_card_has_nothing_left_for_later(table):
    table.anna(hand="Archive, Copper", deck="Gold").plays("Archive").has(hand="Copper, Gold", aside="").passes()
    table.anna().has(play="")


def test_throne_room_on_archive_keeps_two_sets(table):
    table.anna(hand="Throne Room, Archive", deck="Gold, Silver, Estate, Duchy, Province, Curse, 9 Copper")
    table.anna().plays("Throne Room").chooses("Archive").chooses("Gold")
    table.asks("Anna", "Duchy", "Province", "Curse")
    table.anna().chooses("Duchy").has(hand="Gold, Duchy", aside="Silver, Estate, Province, Curse").passes()
    table.bernd().passes()
    table.asks("Anna", "Silver", "Estate")
    table.anna().chooses("Silver")
    table.asks("Anna", "Province", "Curse")


def test_archive_shuffles_if_it_has_to(table):
    table.anna(hand="Archive", deck="Gold", discard="2 Silver").plays("Archive")
    table.asks("Anna", "Gold", "Silver")


def test_enchantress_does_not_hold_an_archive_of_an_earlier_turn(table):
    table.set(turn={"player": "Bernd"}).bernd(hand="Enchantress", deck="5 Copper")
    table.anna(hand="Village", deck="Copper", durations=[{"Archive": ["Gold", "Silver"]}])
    table.bernd().plays("Enchantress").passes()
    table.anna().chooses("Gold").has(hand="Village, Gold").plays("Village").has(hand="Gold, Copper", actions=1)


def test_an_archive_can_be_described(table):
    table.anna(hand="Archive, Throne Room", deck="Gold, Silver, Estate, Duchy, Province, Curse, 9 Copper")
    table.anna().plays("Throne Room").chooses("Archive").chooses("Gold").chooses("Duchy")
    assert start(parse(format(describe(table.game)))) == table.game


# --- Charm -----------------------------------------------------------------------------------------------------------


def charmed(table, n=1, coins=5, kingdom=("Forum", "Market"), **zones):
    """Anna has played so many Charms for the next gain, in her Buy phase."""
    table.set(kingdom=list(kingdom), turn={"player": "Anna", "phase": "buy", "coins": coins})
    anna = table.anna(**{"hand": f"{n} Charm", "deck": "", **zones})
    for _ in range(n):
        anna.plays("Charm").chooses("gain")
    return anna


def test_charm_for_coins(table):
    table.anna(hand="Charm").plays("Charm")
    table.asks("Anna", "coins", "gain")
    table.anna().chooses("coins").has(coins=2, buys=2)


def test_charm_for_coins_does_nothing_when_a_card_is_gained(table):
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 1}, kingdom=["Village"]).anna(hand="Charm", deck="")
    table.anna().plays("Charm").chooses("coins").buys("Silver").buys("Copper")


def test_charm_brings_another_card_of_the_same_cost(table):
    charmed(table).buys("Market")
    table.asks("Anna", "Charm", "Duchy", "Forum", may=True)
    table.anna().chooses("Duchy").has(hand="Charm, Duchy, Market")


def test_charm_may_be_declined_and_is_used_up(table):
    table.set(kingdom=["Market"], turn={"player": "Anna", "phase": "buy", "coins": 10, "buys": 2})
    table.anna(hand="Charm", deck="").plays("Charm").chooses("gain").buys("Market").passes().buys("Duchy")
    table.phase("Bernd", "buy").anna().has(hand="Charm, Market, Duchy")
    assert "gain nothing" not in table.sentences


def test_charm_with_nothing_of_the_same_cost(table):
    charmed(table, coins=8).buys("Province").has(hand="Charm, Province")


def test_two_charms_work_on_one_gain(table):
    charmed(table, 2, kingdom=["Market"]).buys("Market").chooses("Duchy").chooses("Duchy")
    table.anna().has(hand="2 Charm, Market, 2 Duchy")


def test_crown_on_charm_brings_two_cards(table):
    table.set(kingdom=["Market"], turn={"player": "Anna", "phase": "buy", "coins": 5}).anna(hand="Crown, Charm")
    table.anna().plays("Crown").chooses("Charm").chooses("gain").chooses("gain").buys("Market").chooses("Duchy")
    table.anna().chooses("Charm").has(hand="Crown, Charm, Market, Duchy, Charm")


def test_the_card_of_a_charm_does_not_wake_the_charm_again(table):
    charmed(table, kingdom=["Market"]).buys("Market").chooses("Duchy")
    table.phase("Bernd", "buy")


def test_charm_compares_debt_too(table):
    charmed(table, coins=0, kingdom=["Overlord", "City Quarter", "Engineer"]).buys("Overlord")
    table.asks("Anna", "City Quarter", may=True)


def test_charm_waits_for_nothing_after_the_turn(table):
    charmed(table, coins=0, kingdom=["Village"], deck="5 Copper").passes()
    table.next_turn_of("Anna").plays_treasures().buys("Silver")
    table.phase("Bernd", "buy")


def test_a_charm_that_waits_can_be_described(table):
    charmed(table)
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    again.push("buy Market")
    assert sorted(again.choices) == ["-", "Charm", "Duchy", "Forum"]


# --- what is shown, and how much -------------------------------------------------------------------------------------


def test_chariot_race_shuffles_for_both(table):
    table.anna(hand="Chariot Race", deck="", discard="Gold")
    table.bernd(hand="", deck="", discard="Silver")
    table.anna().plays("Chariot Race").has(hand="Gold", vp=1, coins=1)
    table.bernd().has(deck="Silver", discard="")


def test_enchantress_says_that_the_action_does_something_else(table):
    table.set(turn={"player": "Bernd"}).bernd(hand="Enchantress", deck="5 Copper")
    table.anna(hand="Smithy", deck="Gold, 3 Copper")
    table.bernd().plays("Enchantress").passes()
    table.anna().plays("Smithy").has(hand="Gold", actions=1)
    assert "other text" in table.sentences


def test_groundskeeper_gives_a_card_and_an_action(table):
    table.anna(hand="Groundskeeper, Copper", deck="2 Silver").plays("Groundskeeper").has(
        hand="Copper, Silver", actions=1
    )


def test_legionary_shows_one_gold(table):
    table.anna(hand="Legionary, 2 Gold").plays("Legionary")
    table.asks("Anna", "Gold", may=True, most=1)
    table.anna().chooses("Gold")
    table.said("Anna", "reveal", "Gold")


def test_sacrifice_of_an_action_gives_two_cards_and_two_actions(table):
    table.anna(hand="Sacrifice, Village, Smithy", deck="3 Silver").plays("Sacrifice").chooses("Village")
    table.anna().has(hand="Smithy, 2 Silver", actions=2)


def test_capital_gives_six_and_debt_when_discarded(table):
    table.anna(hand="Capital").plays("Capital").has(coins=6, buys=2).passes()
    table.asks("Anna", "0", "1", "2", "3", "4", "5", "6")
    table.anna().chooses("6").has(debt=0)


def test_capital_without_coins_left_leaves_the_debt(table):
    table.anna(hand="Capital").plays("Capital").buys("Gold").passes().has(debt=6)


def test_debt_forbids_buying_until_it_is_paid(table):
    table.set(turn={"phase": "buy", "coins": 3}).anna(hand="", tokens={"debt": 2})
    table.asks("Anna", "pay 1 debt", "pay 2 debt", "-")
    table.anna().chooses("pay 2 debt").has(coins=1)
    assert "buy Copper" in table.game.choices


@pytest.mark.parametrize(
    ("tokens", "hand", "moves"),
    [({"debt": 2}, "", ("pay 2 debt",)), ({}, "Capital", ("play Capital", "-", "2"))],
    ids=["at the top of the phase", "with Capital"],
)
def test_paying_debt_is_called_that(table, tokens, hand, moves):
    table.set(turn={"phase": "buy", "coins": 2}).anna(hand=hand, tokens=tokens)
    for move in moves:
        table.anna().chooses(move)
    assert "Anna pays off 2 debt." in "\n".join(step["text"]["en"] for step in steps(table.game))


def test_capital_with_crown_is_six_debt(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Capital").plays("Crown").chooses("Capital").has(coins=12, buys=3)
    table.anna().passes().chooses("0").has(debt=6)


def test_crown_plays_an_action_twice_in_the_action_phase(table):
    table.anna(hand="Crown, Smithy, Gold", deck="6 Copper").plays("Crown")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="Gold, 6 Copper")


def test_crown_plays_a_treasure_twice_in_the_buy_phase(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Smithy, Gold").plays("Crown")
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold").has(coins=6)


def test_crown_on_crown(table):
    table.set(turn={"phase": "buy"}).anna(hand="2 Crown, Gold, Silver").plays("Crown").chooses("Crown").chooses("Gold")
    table.anna().chooses("Silver").has(coins=10)


def test_crown_may_be_declined(table):
    table.anna(hand="Crown, Smithy").plays("Crown").chooses("-").has(hand="Smithy")


def test_crown_in_the_action_phase_plays_no_treasure(table):
    table.anna(hand="Crown, Gold").plays("Crown").has(hand="Gold", coins=0, play="Crown")
    table.phase("Anna", "buy")


def test_crown_plays_one_card_of_several(table):
    table.anna(hand="Crown, Village, Smithy, Gold", deck="6 Copper").plays("Crown")
    table.asks("Anna", "Village", "Smithy", may=True, most=1)
    table.anna().chooses("-").has(hand="Village, Smithy, Gold", play="Crown", actions=0)
    table.phase("Anna", "buy")


def test_crown_in_the_buy_phase_plays_one_treasure_of_several(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Silver, Gold").plays("Crown")
    table.asks("Anna", "Silver", "Gold", may=True, most=1)
    table.anna().chooses("-").has(hand="Silver, Gold", coins=0)


def test_enchantress_replaces_the_first_action(table):
    table.anna(hand="Enchantress", deck="10 Copper")
    table.bernd(hand="Festival, Smithy", deck="5 Gold")
    table.anna().plays("Enchantress")
    table.next_turn_of("Bernd").plays("Festival").has(hand="Smithy, Gold", actions=1, coins=0, buys=1)
    table.bernd().plays("Smithy").has(hand="4 Gold")


def test_enchantress_draws_two_next_turn(table):
    table.anna(hand="Enchantress", deck="10 Copper").plays("Enchantress")
    table.next_turn_of("Anna").has(hand="7 Copper")


def test_enchantress_is_stopped_by_a_moat_when_it_is_played(table):
    table.anna(hand="Enchantress", deck="10 Copper")
    table.bernd(hand="Moat, Festival", deck="5 Gold")
    table.anna().plays("Enchantress")
    table.bernd().chooses("yes")
    table.next_turn_of("Bernd").plays("Festival").has(coins=2)


def test_enchantress_hits_the_throne_room_itself(table):
    table.anna(durations="Enchantress")
    table.set(turn={"player": "Bernd"})
    table.bernd(hand="Throne Room, Smithy", deck="5 Gold").plays("Throne Room").has(hand="Smithy, Gold", actions=1)


def test_city_quarter_draws_a_card_for_each_action_in_hand(table):
    table.anna(hand="City Quarter, Smithy, Village, Estate", deck="3 Copper").plays("City Quarter").has(
        hand="Smithy, Village, Estate, 2 Copper", actions=2
    )
    table.cited("base2:reveal:1")


def test_city_quarter_without_actions_in_hand_draws_nothing(table):
    table.anna(hand="City Quarter, Estate", deck="Copper").plays("City Quarter").has(hand="Estate", actions=2)


def test_city_quarter_is_bought_for_debt(table):
    table.set(kingdom=["City Quarter"], turn={"phase": "buy", "coins": 3, "buys": 2}).anna(hand="").buys("City Quarter")
    table.anna().has(discard="City Quarter", debt=8, coins=3)
    table.asks("Anna", "pay 1 debt", "pay 2 debt", "pay 3 debt", may=True)


def test_city_quarter_played_twice_counts_the_hand_anew(table):
    table.anna(hand="Throne Room, City Quarter, Village", deck="Smithy, 4 Copper").plays("Throne Room")
    table.anna().chooses("City Quarter").has(hand="Village, Smithy, 2 Copper", actions=4)


def test_temple_trashes_one_to_three_different_cards(table):
    table.anna(hand="Temple, 2 Estate, Copper, Curse, Silver").plays("Temple")
    table.asks("Anna", "Estate", "Copper", "Curse", "Silver", least=1, most=3)
    table.anna().chooses("Estate, Copper, Curse").has(vp=1, hand="Estate, Silver")
    table.trash("Estate, Copper, Curse").cited("empires:temple:1", "empires:temple:2")


def test_temple_with_an_empty_hand_gives_its_points_all_the_same(table):
    table.anna(hand="Temple").plays("Temple").has(vp=1)
    assert table.game.pile_tokens["temple", "vp"] == 1


def test_whoever_gains_a_temple_takes_the_points_of_its_pile(table):
    table.set(pile_tokens={"Temple": {"vp": 2}}, turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="").buys("Temple").has(vp=2).buys("Temple").has(vp=2)
    table.cited("empires:temple:3")


def test_throne_room_on_temple(table):
    table.anna(hand="Throne Room, Temple, 2 Copper").plays("Throne Room").chooses("Temple")
    table.anna().has(vp=2, hand="")  # one name each time, so nothing is asked
    assert table.game.pile_tokens["temple", "vp"] == 2
    table.trash("2 Copper")
