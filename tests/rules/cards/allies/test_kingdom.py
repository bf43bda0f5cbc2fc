"""Allies: the other cards of the Kingdom."""

from __future__ import annotations

import pytest

from rules.engine.decisions import Illegal

# --- Sycophant -------------------------------------------------------------------------------------------------------


def test_sycophant_discards_exactly_three_for_three_coins(table):
    table.anna(hand="Sycophant, 3 Estate, Copper").plays("Sycophant")
    table.asks("Anna", "Estate", "Copper", least=3, most=3)
    table.anna().chooses("3 Estate").has(hand="Copper", discard="3 Estate", actions=1, coins=3)
    table.cited("allies:sycophant:2")


def test_sycophant_gives_all_the_coins_for_two_cards(table):
    table.anna(hand="Sycophant, 2 Estate").plays("Sycophant").has(hand="", discard="2 Estate", coins=3)
    table.cited("allies:sycophant:3")


def test_sycophant_with_an_empty_hand_gives_no_coins(table):
    table.anna(hand="Sycophant").plays("Sycophant").has(actions=1, coins=0)


def test_gaining_a_sycophant_gives_two_favors(table):
    table.set(kingdom=["Sycophant"], turn={"phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="", tokens={"favors": 1}).buys("Sycophant").has(favors=3, discard="Sycophant")
    table.cited("allies:sycophant:5")


def test_trashing_a_sycophant_gives_two_favors(table):
    table.anna(hand="Chapel, Sycophant", tokens={"favors": 1}).plays("Chapel").chooses("Sycophant").has(favors=3)
    table.trash("Sycophant")
    table.cited("allies:sycophant:6")


def test_trashed_together_each_sycophant_gives_its_favors(table):
    table.anna(hand="Chapel, 2 Sycophant", tokens={"favors": 0}).plays("Chapel").chooses("2 Sycophant").has(favors=4)


def test_favors_of_a_gained_sycophant_pay_for_playing_it(table):
    table.set(ally="City-state", kingdom=["Sycophant"], turn={"phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="3 Estate", tokens={"favors": 0}).buys("Sycophant")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(favors=0, play="Sycophant", hand="", coins=3)
    table.cited("allies:sycophant:7", "allies:city-state:1")


def test_somebody_elses_sycophant_gives_them_the_favors(table):
    table.anna(hand="Barbarian", tokens={"favors": 1})
    table.bernd(deck="Sycophant", tokens={"favors": 1})
    table.anna().plays("Barbarian").has(favors=1)
    table.bernd().has(favors=3, discard="Curse")


# --- Merchant Camp ---------------------------------------------------------------------------------------------------


def test_merchant_camp_gives_two_actions_and_a_coin(table):
    table.anna(hand="Merchant Camp, Village").plays("Merchant Camp").has(actions=2, coins=1)


def test_merchant_camp_may_go_onto_the_deck_from_play(table):
    table.anna(hand="", play="Merchant Camp", deck="5 Copper").passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Merchant Camp, 4 Copper", deck="Copper", discard="")


def test_several_merchant_camps_cite_that_any_number_of_them_goes_there(table):
    table.anna(hand="", play="2 Merchant Camp", deck="5 Copper").passes().chooses("yes").chooses("no")
    table.cited("allies:merchant-camp:1")


def test_merchant_camp_may_be_left_in_the_discard_pile(table):
    table.anna(hand="", play="Merchant Camp", deck="5 Copper").passes().chooses("no").has(
        hand="5 Copper", discard="Merchant Camp"
    )


def test_of_two_merchant_camps_one_may_go_onto_the_deck(table):
    table.anna(hand="", play="2 Merchant Camp", deck="5 Copper").passes().chooses("yes")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").has(hand="Merchant Camp, 4 Copper", discard="Merchant Camp")


def test_both_merchant_camps_may_go_onto_the_deck(table):
    table.anna(hand="", play="2 Merchant Camp", deck="5 Copper").passes().chooses("yes").chooses("yes").has(
        hand="2 Merchant Camp, 3 Copper"
    )


def test_merchant_camp_discarded_from_hand_stays_discarded(table):
    table.set(turn={"phase": "buy"}).anna(hand="Merchant Camp", deck="5 Copper").passes()
    table.anna().has(hand="5 Copper", discard="Merchant Camp")


def test_merchant_camp_held_by_royal_galley_is_not_discarded_from_play(table):
    table.anna(hand="Royal Galley, Merchant Camp", deck="6 Copper").plays("Royal Galley").chooses("Merchant Camp")
    table.anna().passes().has(aside="Merchant Camp", play="Royal Galley", hand="5 Copper")
    table.phase("Bernd", "buy")


# --- Sentinel --------------------------------------------------------------------------------------------------------


def test_sentinel_trashes_up_to_two_and_orders_the_rest(table):
    table.anna(hand="Sentinel", deck="Estate, Copper, Gold, Silver, Curse, Duchy").plays("Sentinel")
    table.asks("Anna", "Estate", "Copper", "Gold", "Silver", "Curse", may=True, least=0, most=2)
    table.anna().chooses("Estate, Curse")
    table.asks("Anna", "Copper", "Gold", "Silver")
    table.anna().chooses("Gold, Silver, Copper").has(deck="Gold, Silver, Copper, Duchy")
    table.trash("Estate, Curse")


def test_sentinel_need_not_trash(table):
    table.anna(hand="Sentinel", deck="5 Copper").plays("Sentinel").chooses("-").has(deck="5 Copper")
    table.trash("")


def test_sentinel_cannot_trash_three(table):
    table.anna(hand="Sentinel", deck="5 Copper").plays("Sentinel")
    with pytest.raises(Illegal):
        table.anna().chooses("3 Copper")


def test_sentinel_shuffles_to_get_five(table):
    table.anna(hand="Sentinel", deck="2 Estate", discard="5 Copper").plays("Sentinel")
    table.asks("Anna", "Estate", "Copper", may=True, most=2)
    table.anna().chooses("2 Estate").has(deck="5 Copper", discard="")
    table.cited("allies:sentinel:1")


def test_sentinel_looks_at_what_there_is(table):
    table.anna(hand="Sentinel", deck="Estate", discard="").plays("Sentinel")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().chooses("yes").has(deck="")
    table.trash("Estate")
    table.cited("allies:sentinel:2")


def test_sentinel_with_no_cards_at_all_is_over_at_once(table):
    table.anna(hand="Sentinel").plays("Sentinel")
    table.phase("Anna", "buy")


def test_sentinel_knows_what_it_has_seen(table):
    table.anna(hand="Sentinel", deck=["?", "?"]).plays("Sentinel").chooses("Gold").chooses("Curse")
    table.asks("Anna", "Gold", "Curse", may=True, most=2)


# --- Underling -------------------------------------------------------------------------------------------------------


def test_underling_gives_a_card_an_action_and_a_favor(table):
    table.set(ally="Mountain Folk").anna(hand="Underling", deck="Village, Copper").plays("Underling")
    table.anna().has(hand="Village", deck="Copper", actions=1, favors=2)
    table.cited("allies:underling:1")


def test_underling_gives_the_favor_with_nothing_to_draw(table):
    table.anna(hand="Underling").plays("Underling").has(hand="", actions=1, favors=1)


def test_throne_room_on_underling_gives_two_favors(table):
    table.anna(hand="Throne Room, Underling", deck="3 Copper").plays("Throne Room").chooses("Underling")
    table.anna().has(hand="2 Copper", favors=2, actions=2)


def test_underling_is_discarded_like_any_other_card(table):
    table.anna(hand="Underling", deck="6 Copper").plays("Underling").passes().has(discard="Underling, Copper", play="")


# --- Courier ---------------------------------------------------------------------------------------------------------


def test_courier_plays_what_it_has_just_discarded(table):
    table.anna(hand="Courier", deck="Village, Copper", discard="Estate").plays("Courier")
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village").has(play="Courier, Village", hand="Copper", discard="Estate", coins=1, actions=2)
    table.cited("allies:courier:2")


def test_courier_plays_any_action_or_treasure_of_the_discard_pile(table):
    table.anna(hand="Courier", deck="Estate", discard="Silver, Smithy, Duchy").plays("Courier")
    table.asks("Anna", "Silver", "Smithy", may=True)
    table.anna().chooses("Silver").has(coins=3, play="Courier, Silver", discard="Estate, Smithy, Duchy")


def test_courier_shuffles_first_when_the_deck_is_empty(table):
    table.anna(hand="Courier", deck="", discard="Gold").plays("Courier").has(discard="Gold")
    table.anna().chooses("yes").has(coins=4)
    table.cited("allies:courier:1")


def test_courier_finds_neither_action_nor_treasure(table):
    table.anna(hand="Courier", deck="Estate", discard="Duchy").plays("Courier").has(discard="Estate, Duchy", coins=1)
    table.phase("Anna", "buy")


def test_courier_need_not_play_anything(table):
    table.anna(hand="Courier", deck="Smithy").plays("Courier").chooses("-").has(discard="Smithy", play="Courier")


def test_courier_with_no_cards_at_all_gives_its_coin(table):
    table.anna(hand="Courier").plays("Courier").has(coins=1)
    table.phase("Anna", "buy")


# --- Capital City ----------------------------------------------------------------------------------------------------


def test_capital_city_draws_before_it_asks(table):
    table.anna(hand="Capital City, Copper", deck="Estate, Gold").plays("Capital City").has(hand="Copper, Estate")
    table.asks("Anna", "Copper", "Estate", may=True, least=0, most=2)
    table.anna().has(actions=2)
    table.cited("allies:capital-city:1")


def test_capital_city_discards_two_and_buys_two_cards_with_them(table):
    table.anna(hand="Capital City, Copper", deck="Estate, 2 Gold").plays("Capital City").chooses("Copper, Estate")
    table.asks("Anna", "yes", "no")
    table.anna().has(coins=2).chooses("yes").has(hand="2 Gold", coins=0, discard="Copper, Estate")
    table.cited("allies:capital-city:3", "allies:capital-city:5")


def test_capital_city_keeps_the_coins(table):
    table.anna(hand="Capital City, Copper", deck="Estate, 2 Gold").plays("Capital City").chooses("Copper, Estate")
    table.anna().chooses("no").has(hand="", coins=2)


def test_capital_city_cannot_discard_one_of_two(table):
    table.anna(hand="Capital City, Copper", deck="Estate").plays("Capital City")
    with pytest.raises(Illegal):
        table.anna().chooses("Copper")


def test_capital_city_discards_a_single_card_for_nothing(table):
    table.anna(hand="Capital City", deck="Estate, 2 Gold").plays("Capital City")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().chooses("Estate").has(hand="", discard="Estate", coins=0)
    table.phase("Anna", "buy")
    table.cited("allies:capital-city:2")


def test_capital_city_is_paid_with_coins_of_a_barbarian(table):
    table.set(turn={"actions": 2}).anna(hand="Barbarian, Capital City", deck="Estate, 2 Gold").plays("Barbarian")
    table.anna().plays("Capital City").chooses("-").chooses("yes").has(hand="Estate, 2 Gold", coins=0)


def test_capital_city_cannot_be_paid_without_coins(table):
    table.anna(hand="Capital City, 3 Copper", deck="Estate, 2 Gold").plays("Capital City").chooses("-")
    table.anna().has(hand="3 Copper, Estate", coins=0)
    table.phase("Anna", "buy")


# --- Emissary --------------------------------------------------------------------------------------------------------


def test_emissary_that_shuffles_gives_an_action_and_two_favors(table):
    table.anna(hand="Emissary", deck="Gold", discard="3 Copper").plays("Emissary")
    table.anna().has(hand="Gold, 2 Copper", actions=1, favors=2)
    table.cited("allies:emissary:1", "allies:emissary:2")


def test_emissary_without_a_shuffle_only_draws(table):
    table.anna(hand="Emissary", deck="3 Gold", discard="3 Copper").plays("Emissary")
    table.anna().has(hand="3 Gold", actions=0, favors=0)


def test_emissary_with_an_empty_discard_pile_has_not_shuffled(table):
    table.anna(hand="Emissary", deck="Gold", discard="").plays("Emissary").has(hand="Gold", actions=0, favors=0)


def test_emissary_counts_one_shuffled_card(table):
    table.anna(hand="Emissary", deck="", discard="Copper").plays("Emissary").has(hand="Copper", actions=1, favors=2)


def test_each_play_of_emissary_looks_at_its_own_drawing(table):
    table.anna(hand="Throne Room, Emissary", deck="Gold", discard="6 Copper").plays("Throne Room").chooses("Emissary")
    table.anna().has(hand="Gold, 5 Copper", actions=1, favors=2)


# --- Hunter ----------------------------------------------------------------------------------------------------------


def test_hunter_takes_one_of_each_type(table):
    table.anna(hand="Hunter", deck="Village, Copper, Estate, Gold").plays("Hunter").has(
        hand="Village, Copper, Estate", deck="Gold", discard="", actions=1
    )
    table.cited("allies:hunter:1")


def test_hunter_chooses_between_two_treasures_and_discards_the_other(table):
    table.anna(hand="Hunter", deck="Gold, Copper, Estate").plays("Hunter")
    table.asks("Anna", "Gold", "Copper", least=1)
    table.anna().chooses("Gold").has(hand="Gold, Estate", discard="Copper")


def test_hunter_on_stronghold_bauble_and_silver(table):
    table.anna(hand="Hunter", deck="Stronghold, Bauble, Silver").plays("Hunter").has(hand="Stronghold")
    table.asks("Anna", "Bauble", "Silver", least=1)
    table.anna().chooses("Bauble").has(hand="Stronghold, Bauble", discard="Silver")


def test_hunter_takes_a_card_of_two_types_for_either(table):
    table.anna(hand="Hunter", deck="Stronghold, Village, Copper").plays("Hunter")
    table.asks("Anna", "Stronghold", "Village")
    table.anna().chooses("Village").has(hand="Village, Copper, Stronghold")
    table.cited("allies:hunter:2")


def test_hunter_discards_what_fits_no_type(table):
    table.anna(hand="Hunter", deck="3 Curse").plays("Hunter").has(hand="", discard="3 Curse")


def test_hunter_with_fewer_than_three_cards(table):
    table.anna(hand="Hunter", deck="Estate", discard="").plays("Hunter").has(hand="Estate", deck="")


# --- Marquis ---------------------------------------------------------------------------------------------------------


def test_marquis_doubles_the_hand(table):
    table.anna(hand="Marquis, 4 Copper", deck="6 Gold").plays("Marquis").has(hand="4 Copper, 4 Gold", buys=2, actions=0)


def test_marquis_discards_down_to_ten(table):
    table.anna(hand="Marquis, 6 Copper", deck="6 Gold").plays("Marquis")
    table.asks("Anna", "Copper", "Gold", least=2, most=2)
    table.anna().chooses("2 Copper").has(hand="4 Copper, 6 Gold", discard="2 Copper")


def test_marquis_discards_down_to_ten_although_too_few_were_drawn(table):
    table.anna(hand="Marquis, 10 Copper", deck="Gold").plays("Marquis")
    table.asks("Anna", "Copper", "Gold", least=1, most=1)
    table.anna().chooses("Copper").has(hand="9 Copper, Gold")
    table.cited("allies:marquis:1")


def test_marquis_with_an_empty_hand_draws_nothing(table):
    table.anna(hand="Marquis", deck="Gold").plays("Marquis").has(hand="", buys=2, deck="Gold")


def test_marquis_played_twice_doubles_twice(table):
    table.anna(hand="Throne Room, Marquis, 2 Copper", deck="9 Gold").plays("Throne Room").chooses("Marquis")
    table.anna().has(hand="2 Copper, 6 Gold", buys=3)


def test_importer_gives_its_favors_only_with_its_pile(table):
    table.set(ally="City-state", supply={"Importer": "none"}).anna(hand="Importer").has(favors=1)


def test_importer_with_its_pile_gives_four_favors_more(table):
    table.set(ally="City-state").anna(hand="Importer").has(favors=5)
