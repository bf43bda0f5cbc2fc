"""The Kingdom cards of Allies, as they are argued about at the table."""

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


# --- Merchant Camp ---------------------------------------------------------------------------------------------------


def test_merchant_camp_gives_two_actions_and_a_coin(table):
    table.anna(hand="Merchant Camp, Village").plays("Merchant Camp").has(actions=2, coins=1)


def test_merchant_camp_may_go_onto_the_deck_from_play(table):
    table.anna(hand="", play="Merchant Camp", deck="5 Copper").passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Merchant Camp, 4 Copper", deck="Copper", discard="")
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


# --- Carpenter -------------------------------------------------------------------------------------------------------


def test_carpenter_gains_while_no_pile_is_empty(table):
    table.set(kingdom=["Carpenter", "Village", "Market"]).anna(hand="Carpenter, Copper").plays("Carpenter")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Carpenter", "Village")
    table.anna().chooses("Village").has(discard="Village", actions=1, hand="Copper")
    table.cited("allies:carpenter:1", "allies:carpenter:2")


def test_carpenter_remodels_once_a_pile_is_empty(table):
    table.set(kingdom=["Village"], supply={"Curse": 0}).anna(hand="Carpenter, Estate, Copper").plays("Carpenter")
    table.asks("Anna", "Estate", "Copper", least=1)
    table.anna().chooses("Estate")
    table.asks("Anna", "Copper", "Estate", "Silver", "Village", "Carpenter")
    table.anna().chooses("Silver").has(discard="Silver", hand="Copper", actions=0)
    table.trash("Estate")
    table.cited("allies:carpenter:3", "allies:carpenter:4")


def test_carpenter_with_an_empty_pile_and_an_empty_hand_does_nothing(table):
    table.set(supply={"Curse": 0}).anna(hand="Carpenter").plays("Carpenter").has(actions=0, discard="")
    table.phase("Anna", "buy")


def test_carpenter_looks_at_the_supply_anew_when_played_again(table):
    table.set(supply={"Village": 1}).anna(hand="Throne Room, Carpenter, Copper").plays("Throne Room")
    table.anna().chooses("Carpenter").chooses("Village")
    table.asks("Anna", "Copper", "Curse", "Estate")
    table.anna().chooses("Estate").has(discard="Village, Estate", actions=1)
    table.trash("Copper")


def test_carpenter_does_not_mind_an_empty_pile_outside_the_supply(table):
    table.set(kingdom=["Tournament"], supply={"Followers": 0}).anna(hand="Carpenter").plays("Carpenter")
    assert "Silver" in table.game.choices
    table.anna().has(actions=1)


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


# --- Barbarian -------------------------------------------------------------------------------------------------------


def test_barbarian_offers_what_shares_a_type_with_a_contract(table):
    table.set(kingdom=["Royal Galley", "Sycophant", "Village", "Barbarian", "Contract"])
    table.anna(hand="Barbarian")
    table.bernd(deck="Contract")
    table.anna().plays("Barbarian").has(coins=2)
    table.asks("Bernd", "Copper", "Silver", "Royal Galley", "Sycophant")
    table.bernd().chooses("Royal Galley").has(discard="Royal Galley", deck="")
    table.trash("Contract")
    table.cited("allies:barbarian:4")


@pytest.mark.parametrize("cheaper", ["Silver", "Sycophant", "Royal Galley"])
def test_barbarian_gives_each_of_the_three_for_a_contract(table, cheaper):
    table.set(kingdom=["Royal Galley", "Sycophant"]).anna(hand="Barbarian")
    table.bernd(deck="Contract")
    table.anna().plays("Barbarian")
    table.bernd().chooses(cheaper).has(discard=cheaper)


def test_barbarian_curses_for_a_cheap_card(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="Estate, Gold")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse", deck="Gold")
    table.trash("Estate")


def test_barbarian_gives_nothing_when_no_cheaper_card_fits(table):
    table.set(supply={"Estate": 0}).anna(hand="Barbarian")
    table.bernd(deck="Duchy")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="")
    table.trash("Duchy")
    table.cited("allies:barbarian:5")


def test_barbarian_curses_whoever_has_no_card_to_trash(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="", discard="")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse")


def test_barbarian_hits_in_turn_order(table):
    table.set(supply={"Curse": 1}).anna(hand="Barbarian")
    table.bernd(deck="Copper")
    table.carla(deck="Copper")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")
    table.cited("allies:barbarian:6")


def test_barbarian_shuffles_for_the_card_to_trash(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="", discard="Copper")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse", deck="")
    table.trash("Copper")


def test_barbarian_does_nothing_to_a_shown_moat(table):
    table.anna(hand="Barbarian")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Barbarian")
    table.bernd().chooses("yes").has(deck="Gold", discard="")
    table.trash("")


def test_barbarian_asks_the_owner_what_a_face_down_card_is(table):
    table.anna(hand="Barbarian")
    table.bernd(deck=["?", "?"])
    table.anna().plays("Barbarian")
    assert table.game.pending.kind == "identify"
    table.bernd().chooses("Gold").chooses("Copper").has(discard="Copper", deck=1)
    table.trash("Gold")


def test_barbarian_with_the_only_cheaper_treasure_asks_nothing(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="Silver")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Copper")


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


# --- Galleria --------------------------------------------------------------------------------------------------------


def test_galleria_gives_a_buy_for_a_gained_silver(table):
    table.anna(hand="Galleria").plays("Galleria").has(coins=3).buys("Silver").has(buys=1, discard="Silver")
    table.cited("allies:galleria:1")


def test_galleria_gives_no_buy_for_a_gold_or_an_estate(table):
    table.set(turn={"buys": 3, "coins": 8}).anna(hand="Galleria").plays("Galleria").buys("Gold").has(buys=2)
    table.anna().buys("Estate").has(buys=1)


def test_galleria_gives_a_buy_for_a_card_that_costs_four(table):
    table.set(kingdom=["Smithy"], turn={"coins": 1}).anna(hand="Galleria").plays("Galleria").buys("Smithy").has(buys=1)


def test_after_bridge_galleria_looks_at_the_lower_cost(table):
    table.set(turn={"coins": 4, "buys": 3}).anna(hand="Galleria", play="Bridge").plays("Galleria").buys("Silver")
    table.anna().has(buys=2, coins=5)
    table.anna().buys("Duchy").has(buys=2, coins=1)


def test_galleria_played_twice_gives_two_buys(table):
    table.anna(hand="Throne Room, Galleria").plays("Throne Room").chooses("Galleria").buys("Silver").has(
        buys=2, coins=3
    )


def test_galleria_does_not_watch_the_others(table):
    table.set(turn={"actions": 2}).anna(hand="Galleria, Barbarian")
    table.bernd(deck="Gold")
    table.anna().plays("Galleria").plays("Barbarian")
    table.bernd().chooses("Silver").has(discard="Silver")
    table.anna().has(buys=1)


# --- Guildmaster -----------------------------------------------------------------------------------------------------


def test_guildmaster_gives_a_favor_for_each_gain(table):
    table.set(turn={"buys": 2}).anna(hand="Guildmaster").plays("Guildmaster").has(coins=3).buys("Silver").has(favors=1)
    table.anna().buys("Copper").has(favors=2)
    table.cited("allies:guildmaster:1")


def test_guildmasters_favor_can_be_spent_on_that_very_gain(table):
    table.set(ally="Band of Nomads").anna(hand="Guildmaster", tokens={"favors": 0}).plays("Guildmaster").buys("Silver")
    table.asks("Anna", "card", "action", "buy", may=True)
    table.anna().chooses("buy").has(favors=0, buys=1)


def test_guildmaster_and_a_usable_ally_are_put_in_order(table):
    table.set(ally="Band of Nomads").anna(hand="Guildmaster", tokens={"favors": 1}).plays("Guildmaster").buys("Silver")
    table.asks("Anna", "Guildmaster", "Band of Nomads")
    table.anna().chooses("Band of Nomads").chooses("-").has(favors=2)


def test_guildmaster_played_twice_gives_two_favors(table):
    table.anna(hand="Throne Room, Guildmaster").plays("Throne Room").chooses("Guildmaster").buys("Gold").has(favors=2)


def test_guildmaster_holds_for_one_turn_only(table):
    table.anna(hand="Guildmaster", deck="10 Copper").plays("Guildmaster").passes()
    table.next_turn_of("Anna").buys("Copper").has(favors=0)


def test_guildmaster_does_not_watch_the_others(table):
    table.set(turn={"actions": 2}).anna(hand="Guildmaster, Barbarian")
    table.bernd(deck="Copper")
    table.anna().plays("Guildmaster").plays("Barbarian").has(favors=0)
    table.bernd().has(discard="Curse", favors=0)


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


def test_highwayman_may_draw_itself(table):
    table.anna(hand="", deck="5 Copper", durations=["Highwayman"]).passes()
    table.next_turn_of("Anna").has(hand="5 Copper, Highwayman", play="", discard="")
    table.cited("allies:highwayman:3")


def test_throne_room_on_highwayman_discards_once_and_draws_six(table):
    table.anna(hand="Throne Room, Highwayman", deck="12 Copper").plays("Throne Room").chooses("Highwayman").passes()
    table.anna().has(play="Throne Room, Highwayman")
    table.next_turn_of("Anna").has(hand=11, play="Throne Room", discard="Highwayman")
    table.cited("allies:highwayman:2")


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


# --- Skirmisher ------------------------------------------------------------------------------------------------------


def test_skirmisher_makes_the_others_discard_for_a_gained_attack(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher", deck="Copper")
    table.bernd(hand="3 Copper, 2 Estate")
    table.anna().plays("Skirmisher").has(hand="Copper", actions=1, coins=5).buys("Skirmisher")
    table.asks("Bernd", "Copper", "Estate", least=2, most=2)
    table.bernd().chooses("2 Estate").has(hand="3 Copper")
    table.cited("allies:skirmisher:2")


def test_skirmisher_does_nothing_for_a_gained_silver(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher")
    table.bernd(hand="5 Copper")
    table.anna().plays("Skirmisher").buys("Silver")
    table.bernd().has(hand="5 Copper")


def test_skirmisher_counts_each_attack_by_itself(table):
    table.set(kingdom=["Militia"], turn={"actions": 3})
    table.anna(hand="Skirmisher, 2 Workshop, Council Room")
    table.bernd(hand="4 Copper", deck="Copper")
    table.anna().plays("Skirmisher").plays("Workshop").chooses("Militia")
    table.bernd().has(hand="3 Copper")
    table.anna().plays("Council Room")
    table.bernd().has(hand="4 Copper")
    table.anna().plays("Workshop").chooses("Militia")
    table.bernd().has(hand="3 Copper", discard="2 Copper")


def test_moat_at_the_play_of_skirmisher_helps_for_the_turn(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Skirmisher")
    table.bernd().chooses("yes")
    table.anna().buys("Skirmisher")
    table.bernd().has(hand="Moat, 4 Copper")
    table.cited("base2:moat:2", "base2:attack:2")


def test_moat_at_the_gain_of_the_attack_is_too_late(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Skirmisher")
    table.bernd().chooses("no")
    table.anna().buys("Skirmisher")
    table.asks("Bernd", "Moat", "Copper", least=2, most=2)
    table.bernd().chooses("Moat, Copper").has(hand="3 Copper")
    table.cited("allies:skirmisher:4")


def test_skirmisher_is_over_with_the_turn(table):
    table.anna(hand="Skirmisher", deck="10 Gold")
    table.bernd(hand="5 Copper", deck="5 Estate")
    table.anna().plays("Skirmisher").passes()
    table.next_turn_of("Anna").plays_treasures().buys("Skirmisher")
    table.bernd().has(hand="5 Estate")
    table.phase("Bernd", "buy")


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


# --- Swap ------------------------------------------------------------------------------------------------------------


def test_swap_returns_an_action_and_gains_another_to_hand(table):
    table.set(kingdom=["Village", "Smithy", "Market", "Swap", "Adventurer"]).anna(hand="Swap, Copper", deck="Village")
    table.anna().plays("Swap").has(hand="Copper, Village", actions=1)
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village")
    table.asks("Anna", "Smithy", "Market", "Swap")
    table.anna().chooses("Market").has(hand="Copper, Market", discard="")
    table.pile("Village", 11)
    table.trash("")
    table.cited("allies:swap:3", "allies:swap:4")


def test_swap_need_not_return_anything(table):
    table.anna(hand="Swap, Village", deck="Copper").plays("Swap").chooses("-").has(hand="Village, Copper", discard="")


def test_swap_with_no_action_in_hand_asks_nothing(table):
    table.anna(hand="Swap, Estate", deck="Copper").plays("Swap").has(hand="Estate, Copper")
    table.phase("Anna", "buy")


def test_swap_returns_no_sycophant_to_the_trash(table):
    table.set(kingdom=["Village"]).anna(hand="Swap, Sycophant", tokens={"favors": 0}).plays("Swap").chooses("Sycophant")
    table.anna().chooses("Village").has(favors=0, hand="Village")
    table.cited("allies:swap:5")


def test_swap_gains_so_what_waits_for_a_gain_happens(table):
    table.set(kingdom=["Village", "Sycophant"]).anna(hand="Swap, Village", tokens={"favors": 0}).plays("Swap")
    table.anna().chooses("Village").chooses("Sycophant").has(favors=2, hand="Sycophant")
    table.cited("allies:swap:6")


def test_swap_puts_a_card_on_top_of_its_mixed_pile(table):
    table.set(supply={"Augurs": ["Acolyte", "Sibyl"]}, kingdom=["Village"])
    table.anna(hand="Swap, Herb Gatherer").plays("Swap").chooses("Herb Gatherer").chooses("Village").has(hand="Village")
    table.pile("Augurs", "Herb Gatherer, Acolyte, Sibyl")
    table.cited("allies:mixed-piles:2")


def test_swap_has_nothing_to_give_when_no_other_action_is_left(table):
    table.set(supply={"Swap": 0, "Village": 0}).anna(hand="Swap, Village").plays("Swap").chooses("Village").has(hand="")
    table.pile("Village", 1)


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
