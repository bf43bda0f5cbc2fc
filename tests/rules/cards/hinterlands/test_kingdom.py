"""Hinterlands: the cards of the Kingdom, both editions."""

from __future__ import annotations

from tests.rules.cards.hinterlands.buying import buying

FIRST = {"Hinterlands": 1}


# --- Crossroads ------------------------------------------------------------------------------------------------------


def test_crossroads_draws_for_each_victory_card_and_gives_three_actions(table):
    table.anna(hand="Crossroads, Estate, Tunnel, Copper", deck="3 Gold").plays("Crossroads")
    table.anna().has(hand="Estate, Tunnel, Copper, 2 Gold", actions=3)
    table.said("Anna", "reveal", "Estate, Tunnel, Copper")
    table.cited("hinterlands1:crossroads:1", "hinterlands1:crossroads:2")


def test_second_crossroads_of_the_turn_gives_no_actions(table):
    table.anna(hand="2 Crossroads, Estate", deck="3 Gold").plays("Crossroads").has(actions=3)
    table.anna().plays("Crossroads").has(actions=2, hand="Estate, 2 Gold")


def test_crossroads_played_twice_by_throne_room_gives_actions_once(table):
    table.anna(hand="Throne Room, Crossroads, Estate", deck="3 Gold").plays("Throne Room").chooses("Crossroads")
    table.anna().has(actions=3, hand="Estate, 2 Gold")


def test_crossroads_in_play_counts_as_played(table):
    table.anna(hand="Crossroads", play="Crossroads").plays("Crossroads").has(actions=0)
    table.phase("Anna", "buy")


def test_crossroads_gives_actions_again_next_turn(table):
    table.anna(hand="Crossroads", deck="Crossroads, 4 Copper").plays("Crossroads")
    table.next_turn_of("Anna").plays("Crossroads").has(actions=3)


def test_crossroads_without_victory_cards_draws_nothing(table):
    table.anna(hand="Crossroads, Copper", deck="Gold").plays("Crossroads").has(hand="Copper", deck="Gold")


# --- Develop ---------------------------------------------------------------------------------------------------------


def test_develop_gains_a_dearer_and_a_cheaper_card_in_the_order_you_like(table):
    table.set(kingdom=["Smithy"]).anna(hand="Develop, Silver", deck="Copper").plays("Develop")
    table.asks("Anna", "Estate", "Smithy", least=1)
    table.anna().chooses("Smithy").has(deck="Estate, Smithy, Copper", hand="")
    table.trash("Silver").cited("hinterlands1:develop:2", "hinterlands1:develop:4")


def test_develop_the_cheaper_card_first(table):
    table.set(kingdom=["Smithy", "Militia"]).anna(hand="Develop, Silver").plays("Develop").chooses("Estate")
    table.asks("Anna", "Smithy", "Militia")
    table.anna().chooses("Militia").has(deck="Militia, Estate")


def test_develop_gains_the_one_that_there_is(table):
    table.anna(hand="Develop, Estate").plays("Develop")
    table.asks("Anna", "Silver", "Develop").anna().chooses("Silver").has(deck="Silver")
    table.cited("hinterlands1:develop:3")


def test_develop_of_a_copper_finds_nothing_below_it(table):
    table.anna(hand="Develop, Copper").plays("Develop").has(deck="", hand="")
    table.trash("Copper")


def test_develop_of_a_province_finds_nothing_that_costs_seven_or_nine(table):
    table.anna(hand="Develop, Province").plays("Develop").has(deck="", hand="", discard="")
    table.trash("Province").pile("Province", 8)


def test_develop_with_an_empty_hand_gains_nothing(table):
    table.anna(hand="Develop").plays("Develop").has(deck="")
    table.trash("")


def test_develop_chooses_what_to_trash(table):
    table.anna(hand="Develop, Copper, Province").plays("Develop")
    table.asks("Anna", "Copper", "Province", least=1, most=1)


# --- Oasis -----------------------------------------------------------------------------------------------------------


def test_oasis_draws_and_discards(table):
    table.anna(hand="Oasis, Copper", deck="Gold").plays("Oasis")
    table.asks("Anna", "Copper", "Gold", least=1, most=1)
    table.anna().chooses("Gold").has(hand="Copper", discard="Gold", actions=1, coins=1)
    table.cited("hinterlands1:oasis:1")


def test_oasis_discards_even_if_there_was_nothing_to_draw(table):
    table.anna(hand="Oasis, Copper").plays("Oasis").has(hand="", discard="Copper", coins=1)
    table.cited("hinterlands1:oasis:2")


def test_oasis_with_no_card_at_all(table):
    table.anna(hand="Oasis").plays("Oasis").has(hand="", discard="", coins=1, actions=1)


def test_oasis_played_twice(table):
    table.anna(hand="Throne Room, Oasis", deck="Estate, Gold").plays("Throne Room").chooses("Oasis")
    table.anna().has(hand="", discard="Estate, Gold", coins=2, actions=2)


def test_oasis_discards_a_tunnel_for_a_gold(table):
    table.anna(hand="Oasis, Tunnel").plays("Oasis").chooses("yes").has(discard="Tunnel, Gold")


# --- Oracle ----------------------------------------------------------------------------------------------------------


def test_oracle_you_decide_for_everybody_and_owners_order(table):
    table.anna(hand="Oracle", deck="Estate, Duchy, Silver, Gold")
    table.bernd(deck="Gold, Silver, Copper")
    table.anna().plays("Oracle")
    table.asks("Anna", "yes", "no").anna().chooses("yes").has(discard="Estate, Duchy")
    table.asks("Anna", "yes", "no").anna().chooses("no")
    table.asks("Bernd", "Gold", "Silver").bernd().chooses("Silver, Gold").has(deck="Silver, Gold, Copper")
    table.anna().has(hand="Silver, Gold")
    table.cited("hinterlands1:oracle:1", "hinterlands1:oracle:2", "hinterlands1:oracle:3")


def test_oracle_draws_what_was_put_back(table):
    table.anna(hand="Oracle", deck="Gold, Silver, Copper").plays("Oracle").chooses("no").chooses("Silver, Gold")
    table.anna().has(hand="Gold, Silver", deck="Copper")


def test_oracle_with_a_single_card(table):
    table.anna(hand="Oracle", deck="Gold").plays("Oracle").chooses("no").has(hand="Gold")


def test_oracle_has_the_second_card_shuffled_for(table):
    table.anna(hand="Oracle", deck="2 Copper")
    table.bernd(deck="Gold", discard="Silver")
    table.anna().plays("Oracle").chooses("no").chooses("no")
    table.asks("Bernd", "Gold", "Silver").bernd().chooses("Silver, Gold").has(deck="Silver, Gold", discard="")


def test_oracle_does_not_touch_a_player_with_moat(table):
    table.anna(hand="Oracle")
    table.bernd(hand="Moat", deck="Gold, Silver")
    table.anna().plays("Oracle")
    table.bernd().chooses("yes").has(deck="Gold, Silver")
    table.phase("Anna", "buy")


def test_oracle_discards_a_tunnel(table):
    table.anna(hand="Oracle")
    table.bernd(deck="Tunnel, Copper")
    table.anna().plays("Oracle").chooses("yes")
    table.asks("Bernd", "yes", "no").bernd().chooses("yes").has(discard="Tunnel, Copper, Gold")


# --- Scheme ----------------------------------------------------------------------------------------------------------


def test_scheme_first_edition_picks_an_action_at_clean_up(table):
    table.set(editions=FIRST).anna(hand="Scheme, Village", deck="Copper, 5 Estate").plays("Scheme").plays("Village")
    table.anna().passes()
    table.asks("Anna", "Scheme", "Village", may=True, most=1)
    table.anna().chooses("Village").has(hand="Village, 4 Estate")
    table.cited("hinterlands1:scheme:1")


def test_scheme_second_edition_picks_among_what_was_discarded(table):
    table.anna(hand="Scheme, Village", deck="Copper, 5 Estate").plays("Scheme").plays("Village").passes()
    table.asks("Anna", "Scheme", "Village", may=True, most=1)
    table.anna().chooses("Scheme").has(hand="Scheme, 4 Estate", discard="Village, Copper, Estate")
    table.cited("hinterlands2:scheme:1")


def test_scheme_first_edition_played_twice_saves_two_cards(table):
    table.set(editions=FIRST)
    table.anna(hand="Throne Room, Scheme", deck="7 Copper").plays("Throne Room").chooses("Scheme").passes()
    table.asks("Anna", "Scheme", "Throne Room", may=True).anna().chooses("Scheme").chooses("Throne Room")
    table.anna().has(hand="Throne Room, Scheme, 3 Copper")
    table.cited("hinterlands1:scheme:2")


def test_scheme_second_edition_played_twice_saves_two_cards(table):
    table.anna(hand="Throne Room, Scheme", deck="7 Copper").plays("Throne Room").chooses("Scheme").passes()
    table.anna().chooses("Scheme").chooses("Throne Room").has(hand="Throne Room, Scheme, 3 Copper")
    table.cited("hinterlands2:scheme:2")


def test_scheme_cannot_pick_a_duration_that_stays(table):
    table.set(editions=FIRST).anna(hand="Scheme, Wharf", deck="9 Copper").plays("Scheme").plays("Wharf").passes()
    table.asks("Anna", "Scheme", may=True)
    table.anna().chooses("-").has(play="Wharf", discard="Scheme, 3 Copper")


def test_scheme_may_pick_a_duration_that_is_finished(table):
    table.set(editions=FIRST).anna(hand="Scheme", play="Wharf", deck="9 Copper").plays("Scheme").passes()
    table.asks("Anna", "Scheme", "Wharf", may=True).anna().chooses("Wharf").has(hand="Wharf, 4 Copper")


def test_declining_one_scheme_declines_the_other(table):
    table.set(editions=FIRST).anna(hand="2 Scheme", deck="9 Copper").plays("Scheme").plays("Scheme").passes()
    table.anna().chooses("-").has(discard="2 Scheme, 2 Copper", hand="5 Copper")


def test_declining_one_scheme_of_the_second_edition_declines_the_other(table):
    table.anna(hand="2 Scheme", deck="7 Copper").plays("Scheme").plays("Scheme").passes().chooses("-")
    table.anna().has(hand="5 Copper", discard="2 Scheme, 2 Copper")
    table.phase("Bernd", "buy")


def test_scheme_second_edition_does_not_pick_treasures(table):
    table.anna(hand="Scheme, Copper", deck="6 Estate").plays("Scheme").plays("Copper").passes()
    table.asks("Anna", "Scheme", may=True).anna().chooses("-").has(discard="Scheme, Copper, Estate")


# --- Tunnel ----------------------------------------------------------------------------------------------------------


def test_tunnel_is_worth_two_points(table):
    table.anna(hand="Tunnel", deck="Tunnel").has(points=4)


def test_tunnel_discarded_by_a_card_brings_a_gold(table):
    table.anna(hand="Cellar, Tunnel, Copper", deck="Silver").plays("Cellar").chooses("Tunnel")
    table.asks("Anna", "yes", "no").anna().chooses("yes").has(discard="Tunnel, Gold", hand="Copper, Silver")
    table.cited("hinterlands1:tunnel:2", "hinterlands1:tunnel:5")


def test_tunnel_need_not_be_revealed(table):
    table.anna(hand="Cellar, Tunnel").plays("Cellar").chooses("Tunnel").chooses("no").has(hand="Tunnel", discard="")


def test_several_tunnels_discarded_together_each_bring_a_gold(table):
    table.anna(hand="Militia")
    table.bernd(hand="3 Tunnel, 3 Copper")
    table.anna().plays("Militia")
    table.bernd().chooses("3 Tunnel").chooses("yes").chooses("yes").chooses("no")
    table.bernd().has(hand="3 Copper", discard="3 Tunnel, 2 Gold")


def test_tunnel_first_edition_is_shown_before_it_is_discarded(table):
    table.set(editions=FIRST).anna(hand="Cellar, Tunnel, Trader", deck="2 Copper").plays("Cellar")
    table.anna().chooses("Tunnel, Trader").has(hand="Tunnel, Trader", discard="")
    table.asks("Anna", "yes", "no").anna().chooses("yes")
    table.asks("Anna", "yes", "no").anna().chooses("yes")  # the Trader is still in hand, too
    table.anna().has(hand="2 Copper", discard="Tunnel, Trader, Silver")
    table.cited("hinterlands1:tunnel:3")


def test_tunnel_second_edition_is_shown_once_it_is_discarded(table):
    table.anna(hand="Cellar, Tunnel, Trader", deck="2 Copper").plays("Cellar").chooses("Tunnel, Trader")
    table.anna().has(hand="", discard="Tunnel, Trader").chooses("yes").has(discard="Tunnel, Trader, Gold")


def test_tunnel_does_nothing_in_clean_up(table):
    table.anna(hand="Tunnel", deck="5 Copper").passes()
    table.anna().has(discard="Tunnel", hand="5 Copper")
    table.pile("Gold", 30)


def test_tunnel_from_the_deck_counts_too(table):
    table.anna(hand="Harvest", deck="Tunnel, Copper, Silver, Gold").plays("Harvest").chooses("yes").has(coins=4)
    table.anna().has(discard="Tunnel, Copper, Silver, 2 Gold")


def test_tunnel_put_away_with_the_deck_was_not_discarded(table):
    table.anna(hand="Chancellor", deck="Tunnel").plays("Chancellor").chooses("yes").has(discard="Tunnel")
    table.phase("Anna", "buy")


def test_tunnel_with_no_gold_left(table):
    table.set(supply={"Gold": 0}).anna(hand="Oasis, Tunnel").plays("Oasis").chooses("yes").has(discard="Tunnel")


# --- Jack of All Trades ----------------------------------------------------------------------------------------------


def test_jack_of_all_trades_does_its_four_things_in_order(table):
    table.anna(hand="Jack of All Trades, Estate", deck="Curse, 5 Copper").plays("Jack of All Trades")
    table.asks("Anna", "yes", "no").anna().chooses("yes").has(discard="Silver, Curse", hand="Estate, 4 Copper")
    table.asks("Anna", "Estate", may=True, most=1).anna().chooses("Estate").has(hand="4 Copper", deck="Copper")
    table.trash("Estate").cited("hinterlands1:jack-of-all-trades:3", "hinterlands1:jack-of-all-trades:5")


def test_jack_of_all_trades_draws_nothing_with_five_in_hand(table):
    table.anna(hand="Jack of All Trades, 5 Copper", deck="Gold").plays("Jack of All Trades").chooses("no")
    table.anna().has(hand="5 Copper", deck="Gold")


def test_jack_of_all_trades_cannot_trash_a_treasure_of_two_types(table):
    table.anna(hand="Jack of All Trades, Fool's Gold, 4 Copper").plays("Jack of All Trades").chooses("no")
    table.anna().has(hand="Fool's Gold, 4 Copper")
    table.trash("").phase("Anna", "buy")


def test_jack_of_all_trades_shuffles_its_silver_to_look(table):
    table.anna(hand="Jack of All Trades").plays("Jack of All Trades").chooses("no").has(hand="Silver", discard="")


def test_jack_of_all_trades_without_a_single_card_asks_nothing(table):
    table.set(supply={"Silver": 0}).anna(hand="Jack of All Trades").plays("Jack of All Trades").has(hand="", discard="")
    table.phase("Anna", "buy")


def test_jack_of_all_trades_sees_the_card_before_it_is_discarded(table):
    table.anna(hand="Jack of All Trades, 5 Copper", deck=["?", "?"]).plays("Jack of All Trades").chooses("Curse")
    table.asks("Anna", "yes", "no").anna().chooses("no").has(deck="Curse, ?")


def test_jack_of_all_trades_may_trash_nothing(table):
    table.anna(hand="Jack of All Trades, 5 Estate").plays("Jack of All Trades").chooses("yes").chooses("-")
    table.anna().has(hand="5 Estate", discard="Silver")
    table.trash("")


# --- Silk Road -------------------------------------------------------------------------------------------------------


def test_silk_road_counts_for_four_to_seven_victory_cards(table):
    table.anna(hand="Silk Road, 3 Estate").has(points=4)


def test_silk_road_counts_two_from_eight_victory_cards_on(table):
    table.anna(hand="Silk Road, 3 Estate", deck="4 Estate").has(points=9)


def test_silk_road_alone_counts_nothing(table):
    table.anna(hand="Silk Road, 5 Copper", deck="2 Curse").has(points=-2)


def test_each_silk_road_counts(table):
    table.anna(hand="4 Silk Road").has(points=4)


def test_silk_road_counts_cards_of_two_types_and_on_mats(table):
    table.anna(hand="Silk Road, Tunnel", mats={"island": ["Tunnel", "Province"]}).has(points=11)


# --- Spice Merchant --------------------------------------------------------------------------------------------------


def test_spice_merchant_trades_a_treasure_for_cards(table):
    table.anna(hand="Spice Merchant, Copper, Estate", deck="2 Gold").plays("Spice Merchant")
    table.asks("Anna", "Copper", may=True, most=1).anna().chooses("Copper")
    table.asks("Anna", "cards", "coins").anna().chooses("cards").has(hand="Estate, 2 Gold", actions=1)
    table.trash("Copper").cited("hinterlands1:spice-merchant:2")


def test_spice_merchant_trades_a_treasure_for_coins(table):
    table.anna(hand="Spice Merchant, Copper").plays("Spice Merchant").chooses("yes").chooses("2")
    table.anna().has(hand="", coins=2, buys=2, actions=0)


def test_spice_merchant_declined_gives_nothing(table):
    table.anna(hand="Spice Merchant, Copper", deck="Gold").plays("Spice Merchant").chooses("-")
    table.anna().has(hand="Copper", coins=0, actions=0, buys=1)
    table.trash("")


def test_spice_merchant_without_a_treasure_asks_nothing(table):
    table.anna(hand="Spice Merchant, Estate").plays("Spice Merchant").has(hand="Estate", coins=0)
    table.phase("Anna", "buy")


def test_spice_merchant_takes_a_treasure_of_two_types(table):
    table.anna(hand="Spice Merchant, Fool's Gold").plays("Spice Merchant")
    table.asks("Anna", "Fool's Gold", may=True)


# --- Cartographer ----------------------------------------------------------------------------------------------------


def test_cartographer_discards_some_and_orders_the_rest(table):
    table.anna(hand="Cartographer", deck="Copper, Estate, Gold, Silver, Curse, Duchy").plays("Cartographer")
    table.asks("Anna", "Estate", "Gold", "Silver", "Curse", may=True, most=4).anna().chooses("Estate, Curse")
    table.asks("Anna", "Gold", "Silver").anna().chooses("Silver, Gold")
    table.anna().has(hand="Copper", discard="Estate, Curse", deck="Silver, Gold, Duchy", actions=1)
    table.cited("hinterlands1:cartographer:1", "hinterlands1:cartographer:2")


def test_cartographer_may_discard_all(table):
    table.anna(hand="Cartographer", deck="Copper, 4 Estate").plays("Cartographer").chooses("4 Estate")
    table.anna().has(hand="Copper", discard="4 Estate", deck="")


def test_cartographer_may_discard_none(table):
    table.anna(hand="Cartographer", deck="Copper, 4 Estate").plays("Cartographer").chooses("-").has(deck="4 Estate")


def test_cartographer_looks_at_what_there_is(table):
    table.anna(hand="Cartographer", deck="Copper, Estate", discard="Gold").plays("Cartographer")
    table.asks("Anna", "Estate", "Gold", may=True, most=2)


def test_cartographer_with_no_cards_at_all(table):
    table.anna(hand="Cartographer").plays("Cartographer").has(hand="", actions=1)
    table.phase("Anna", "buy")


def test_cartographer_knows_what_it_has_seen(table):
    table.anna(hand="Cartographer", deck=["Copper", "?", "?"]).plays("Cartographer").chooses("Gold").chooses("Curse")
    table.asks("Anna", "Gold", "Curse", may=True, most=2)


# --- Highway ---------------------------------------------------------------------------------------------------------


def test_highway_first_edition_lowers_costs_while_in_play(table):
    table.set(editions=FIRST).anna(hand="Highway", deck="Copper").plays("Highway").has(hand="Copper", actions=1)
    table.anna().plays("Copper")
    table.asks("Anna", "buy Copper", "buy Curse", "buy Estate", may=True)
    table.cited("hinterlands1:highway:1")


def test_two_highways_add_up(table):
    table.set(editions=FIRST, turn=buying(4)).anna(hand="", play="2 Highway").buys("Gold").has(coins=0)


def test_throne_room_on_highway_first_edition_lets_silver_cost_two(table):
    table.set(editions=FIRST).anna(hand="Throne Room, Highway, 2 Copper").plays("Throne Room").chooses("Highway")
    table.anna().plays_treasures().buys("Silver")
    table.cited("hinterlands1:highway:4")


def test_throne_room_on_highway_first_edition_does_not_let_gold_cost_four(table):
    table.set(editions=FIRST).anna(hand="Throne Room, Highway, 2 Silver").plays("Throne Room").chooses("Highway")
    table.anna().plays_treasures()
    assert "buy Gold" not in table.game.choices


def test_highway_second_edition_played_twice_lowers_costs_by_two(table):
    table.anna(hand="Throne Room, Highway, 2 Silver").plays("Throne Room").chooses("Highway").plays_treasures()
    table.anna().buys("Gold").has(hand="Throne Room, Highway, 2 Silver, Gold")
    table.cited("hinterlands2:highway:2")


def test_highway_never_lowers_a_cost_below_nothing(table):
    table.set(editions=FIRST, turn=buying(0)).anna(hand="", play="3 Highway").buys("Silver").has(coins=0)


def test_highway_second_edition_ends_with_the_turn(table):
    table.anna(hand="Highway", deck="6 Copper").plays("Highway").passes()
    table.next_turn_of("Anna").plays_treasures()
    assert "buy Gold" not in table.game.choices
    assert "buy Duchy" in table.game.choices


# --- Margrave --------------------------------------------------------------------------------------------------------


def test_margrave_makes_the_others_draw_then_discard(table):
    table.anna(hand="Margrave", deck="3 Gold")
    table.bernd(hand="3 Copper, Estate", deck="Silver")
    table.anna().plays("Margrave").has(hand="3 Gold", buys=2)
    table.asks("Bernd", "Copper", "Estate", "Silver", least=2, most=2)
    table.bernd().chooses("Estate, Copper").has(hand="2 Copper, Silver")
    table.cited("hinterlands1:margrave:1")


def test_margrave_leaves_a_hand_of_three_after_drawing(table):
    table.anna(hand="Margrave")
    table.bernd(hand="2 Copper", deck="Silver")
    table.anna().plays("Margrave")
    table.bernd().has(hand="2 Copper, Silver", discard="")


def test_margrave_is_stopped_by_moat(table):
    table.anna(hand="Margrave")
    table.bernd(hand="Moat, 4 Copper", deck="Silver")
    table.anna().plays("Margrave")
    table.bernd().chooses("yes").has(hand="Moat, 4 Copper", deck="Silver")


def test_margrave_played_twice(table):
    table.anna(hand="Throne Room, Margrave")
    table.bernd(hand="3 Copper", deck="2 Copper")
    table.anna().plays("Throne Room").chooses("Margrave").has(buys=3)
    table.bernd().has(hand="3 Copper", discard="2 Copper", deck="")


# --- Stables ---------------------------------------------------------------------------------------------------------


def test_stables_draw_three_for_a_treasure(table):
    table.anna(hand="Stables, Copper, Estate", deck="3 Gold").plays("Stables")
    table.asks("Anna", "Copper", may=True, most=1)
    table.anna().chooses("Copper").has(hand="Estate, 3 Gold", actions=1, discard="Copper")
    table.cited("hinterlands1:stables:2")


def test_stables_declined_give_nothing(table):
    table.anna(hand="Stables, Copper", deck="3 Gold").plays("Stables").chooses("-").has(hand="Copper", actions=0)


def test_stables_without_a_treasure_ask_nothing(table):
    table.anna(hand="Stables, Estate", deck="3 Gold").plays("Stables").has(hand="Estate", actions=0)
    table.phase("Anna", "buy")


def test_stables_may_draw_the_discarded_treasure_again(table):
    table.anna(hand="Stables, Copper", deck="2 Gold").plays("Stables").chooses("yes").has(hand="2 Gold, Copper")


def test_stables_played_twice(table):
    table.anna(hand="Throne Room, Stables, 2 Copper", deck="6 Gold").plays("Throne Room").chooses("Stables")
    table.anna().chooses("Copper").chooses("Copper").has(hand="6 Gold", actions=2, discard="2 Copper")
