"""Allies: cards that let the player choose."""

from __future__ import annotations

import pytest

from rules.engine.decisions import Illegal

# --- Bauble ----------------------------------------------------------------------------------------------------------


def test_bauble_asks_for_two_of_four(table):
    table.set(turn={"phase": "buy"}).anna(hand="Bauble").plays("Bauble")
    table.asks("Anna", "buy", "coin", "favor", "topdeck", least=2, most=2)
    table.anna().chooses("buy, coin").has(buys=2, coins=1, favors=0)
    table.cited("allies:bauble:1", "allies:bauble:2")


def test_bauble_cannot_give_the_same_twice(table):
    table.set(turn={"phase": "buy"}).anna(hand="Bauble").plays("Bauble")
    with pytest.raises(Illegal):
        table.anna().chooses("coin, coin")


def test_bauble_options_go_by_their_place_too(table):
    table.set(turn={"phase": "buy"}).anna(hand="Bauble", tokens={"favors": 1}).plays("Bauble")
    table.anna().chooses("2, 3").has(buys=1, coins=1, favors=2)


def test_bauble_with_a_buy_and_the_deck_is_a_legal_pair(table):
    table.set(turn={"phase": "buy", "coins": 3, "buys": 2}).anna(hand="Bauble", deck="Estate").plays("Bauble")
    table.anna().chooses("buy, topdeck").has(buys=3).buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver, Estate", discard="")
    table.anna().buys("Copper").chooses("no").has(discard="Copper", deck="Silver, Estate")


def test_bauble_without_the_fourth_option_puts_nothing_onto_the_deck(table):
    table.set(turn={"phase": "buy", "coins": 3}).anna(hand="Bauble").plays("Bauble")
    table.anna().chooses("buy, coin").buys("Silver").has(discard="Silver", deck="", buys=1)


def test_bauble_holds_for_one_turn_only(table):
    table.set(turn={"phase": "buy"}).anna(hand="Bauble", deck="10 Copper").plays("Bauble")
    table.anna().chooses("coin, topdeck").passes()
    table.next_turn_of("Anna").buys("Copper")
    table.phase("Bernd", "buy")


def test_declining_one_bauble_declines_the_other(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(hand="2 Bauble").plays("Bauble").chooses("coin, topdeck")
    table.anna().plays("Bauble").chooses("coin, topdeck").buys("Copper").chooses("no").has(discard="Copper")
    table.phase("Anna", "buy")


def test_two_baubles_put_a_card_onto_the_deck_once(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(hand="2 Bauble").plays("Bauble").chooses("coin, topdeck")
    table.anna().plays("Bauble").chooses("coin, topdeck").buys("Copper").chooses("yes").has(deck="Copper")
    table.phase("Anna", "buy")


# --- Broker ----------------------------------------------------------------------------------------------------------


def test_broker_asks_what_an_estate_is_turned_into(table):
    table.anna(hand="Broker, Estate, Copper").plays("Broker").chooses("Estate")
    table.asks("Anna", "cards", "actions", "coins", "favors", least=1, most=1)
    table.anna().chooses("coins").has(coins=2)
    table.trash("Estate")
    table.cited("allies:broker:1")


@pytest.mark.parametrize(
    ("answer", "result"),
    [
        ("cards", {"hand": "2 Gold", "actions": 0, "coins": 0, "favors": 0}),
        ("actions", {"hand": "", "actions": 2, "coins": 0, "favors": 0}),
        ("coins", {"hand": "", "actions": 0, "coins": 2, "favors": 0}),
        ("favors", {"hand": "", "actions": 0, "coins": 0, "favors": 2}),
    ],
)
def test_broker_gives_two_of_one_thing_for_an_estate(table, answer, result):
    table.anna(hand="Broker, Estate", deck="3 Gold").plays("Broker").chooses(answer).has(**result)


def test_broker_gives_nothing_for_the_potion_in_a_cost(table):
    table.anna(hand="Broker, Golem").plays("Broker").chooses("coins").has(coins=4)
    table.cited("allies:broker:2")


def test_broker_gives_nothing_for_the_debt_in_a_cost(table):
    table.anna(hand="Broker, City Quarter").plays("Broker").chooses("coins").has(coins=0, debt=0)
    table.cited("allies:broker:3")


def test_broker_gives_nothing_for_a_copper(table):
    table.anna(hand="Broker, Copper").plays("Broker").chooses("favors").has(favors=0)
    table.trash("Copper")


def test_broker_is_a_treasure_under_capitalism(table):
    table.set(turn={"phase": "buy"}).anna(hand="Broker, Estate", holds=["Capitalism"]).plays("Broker").chooses("coins")
    table.anna().has(coins=2)


def test_broker_with_an_empty_hand_trashes_and_asks_nothing(table):
    table.anna(hand="Broker").plays("Broker")
    table.phase("Anna", "buy")


def test_broker_counts_what_the_card_costs_now(table):
    table.anna(hand="Broker, Silver", play="Bridge").plays("Broker").chooses("favors").has(favors=2)


# --- Innkeeper -------------------------------------------------------------------------------------------------------


def test_innkeeper_asks_before_anything_is_drawn(table):
    table.anna(hand="Innkeeper", deck="5 Gold").plays("Innkeeper").has(hand="", actions=1)
    table.asks("Anna", "one", "three", "five", least=1, most=1)
    table.cited("allies:innkeeper:1")


def test_innkeeper_draws_one_and_discards_nothing(table):
    table.anna(hand="Innkeeper, Estate", deck="5 Gold").plays("Innkeeper").chooses("one").has(
        hand="Estate, Gold", discard=""
    )


def test_innkeeper_draws_three_and_discards_three(table):
    table.anna(hand="Innkeeper, 3 Estate", deck="5 Gold").plays("Innkeeper").chooses("three")
    table.asks("Anna", "Estate", "Gold", least=3, most=3)
    table.anna().chooses("3 Estate").has(hand="3 Gold", discard="3 Estate")


def test_innkeeper_draws_five_and_discards_six(table):
    table.anna(hand="Innkeeper, 4 Estate", deck="5 Gold").plays("Innkeeper").chooses("3")
    table.asks("Anna", "Estate", "Gold", least=6, most=6)
    table.anna().chooses("4 Estate, 2 Gold").has(hand="3 Gold")


def test_innkeeper_discards_all_when_there_are_not_six(table):
    table.anna(hand="Innkeeper", deck="5 Gold").plays("Innkeeper").chooses("five").has(hand="", discard="5 Gold")


# --- Town ------------------------------------------------------------------------------------------------------------


def test_town_asks_for_one_of_two(table):
    table.anna(hand="Town", deck="Copper").plays("Town")
    table.asks("Anna", "card", "buy", least=1, most=1)


def test_town_gives_a_card_and_two_actions(table):
    table.anna(hand="Town", deck="Village").plays("Town").chooses("card").has(
        hand="Village", actions=2, buys=1, coins=0
    )
    table.cited("allies:town:1")


def test_town_gives_a_buy_and_two_coins(table):
    table.anna(hand="Town", deck="Village").plays("Town").chooses("2").has(hand="", actions=0, buys=2, coins=2)


def test_town_never_gives_a_mixture(table):
    table.anna(hand="Town", deck="Village").plays("Town")
    with pytest.raises(Illegal):
        table.anna().chooses("card, buy")


def test_town_played_twice_chooses_twice(table):
    table.anna(hand="Throne Room, Town", deck="Village").plays("Throne Room").chooses("Town").chooses("card")
    table.anna().chooses("buy").has(hand="Village", actions=2, buys=2, coins=2)


# --- Modify ----------------------------------------------------------------------------------------------------------


def test_modify_trashes_before_it_asks(table):
    table.anna(hand="Modify, Estate, Copper", deck="Gold").plays("Modify").chooses("Estate")
    table.trash("Estate")
    table.asks("Anna", "card", "gain", least=1, most=1)
    table.cited("allies:modify:1")


def test_modify_gives_a_card_and_an_action(table):
    table.anna(hand="Modify, Estate", deck="Gold, Copper").plays("Modify").chooses("card").has(hand="Gold", actions=1)


def test_modify_gains_a_card_that_costs_up_to_two_more(table):
    table.set(kingdom=["Village", "Modify"]).anna(hand="Modify, Estate").plays("Modify").chooses("gain")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Village")
    table.anna().chooses("Silver").has(discard="Silver", actions=0)
    table.cited("allies:modify:2")


def test_modify_with_an_empty_hand_can_still_draw(table):
    table.anna(hand="Modify", deck="Gold").plays("Modify")
    table.asks("Anna", "card", "gain")
    table.anna().chooses("card").has(hand="Gold", actions=1)


def test_modify_with_nothing_trashed_gains_nothing(table):
    table.anna(hand="Modify", deck="Gold").plays("Modify").chooses("gain").has(discard="", hand="")
    table.phase("Anna", "buy")


# --- Specialist ------------------------------------------------------------------------------------------------------


def test_specialist_plays_a_card_and_plays_it_again(table):
    table.anna(hand="Specialist, Smithy, Gold, Estate", deck="6 Copper").plays("Specialist")
    table.asks("Anna", "Smithy", "Gold", may=True)
    table.anna().chooses("Smithy").has(hand="Gold, Estate, 3 Copper")
    table.asks("Anna", "again", "gain", least=1, most=1)
    table.anna().chooses("again").has(hand="Gold, Estate, 6 Copper", play="Specialist, Smithy")
    table.cited("allies:specialist:1", "allies:specialist:2")


def test_specialist_gains_the_same_card(table):
    table.anna(hand="Specialist, Gold").plays("Specialist").chooses("Gold").has(coins=3).chooses("gain")
    table.anna().has(discard="Gold", coins=3)


def test_specialist_need_not_play_anything(table):
    table.anna(hand="Specialist, Gold").plays("Specialist").chooses("-").has(hand="Gold", coins=0)
    table.phase("Anna", "buy")


def test_specialist_plays_a_card_again_that_has_left_play(table):
    table.anna(hand="Specialist, Feast").plays("Specialist").chooses("Feast").chooses("Silver").chooses("again")
    table.anna().chooses("Duchy").has(discard="Silver, Duchy", play="Specialist")
    table.trash("Feast")
    table.cited("allies:specialist:3")


def test_specialist_may_choose_to_gain_from_an_empty_pile(table):
    table.set(supply={"Smithy": 0}).anna(hand="Specialist, Smithy", deck="3 Copper").plays("Specialist").chooses(
        "Smithy"
    )
    table.anna().chooses("gain").has(discard="", hand="3 Copper")
    table.cited("allies:specialist:4")


def test_specialist_gains_nothing_from_beside_the_supply(table):
    table.anna(hand="Specialist, Followers", deck="2 Copper").plays("Specialist").chooses("Followers")
    table.anna().chooses("gain").has(discard="Estate")


def test_specialist_gains_from_a_mixed_pile_only_its_top_card(table):
    table.set(supply={"Augurs": ["Acolyte", "Herb Gatherer", "Acolyte"]})
    table.anna(hand="Specialist, Herb Gatherer", discard="Copper").plays("Specialist").chooses("Herb Gatherer")
    table.anna().chooses("-").chooses("no").chooses("gain").has(discard="Copper")
    table.pile("Augurs", "Acolyte, Herb Gatherer, Acolyte")


def test_specialist_stays_in_play_with_a_duration_it_played_twice(table):
    table.anna(hand="Specialist, Importer", deck="20 Copper").plays("Specialist").chooses("Importer").chooses("again")
    table.anna().passes().has(play="Specialist, Importer")
    table.bernd().passes()
    table.anna().chooses("Silver").chooses("Silver").passes().has(play="")


def test_specialist_does_not_stay_with_a_duration_it_played_once(table):
    table.anna(hand="Specialist, Importer", deck="5 Copper").plays("Specialist").chooses("Importer").chooses("gain")
    table.anna().passes().has(play="Importer")
