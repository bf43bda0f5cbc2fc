"""Hinterlands: buying and gaining are two moments; what the 2nd edition changed stands beside it."""

FIRST = {"Hinterlands": 1}


def buying(coins, buys=2):
    """A Buy phase with a Buy to spare, so that it is still open afterwards."""
    return {"phase": "buy", "coins": coins, "buys": buys}


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


# --- Duchess ---------------------------------------------------------------------------------------------------------


def test_duchess_lets_everybody_judge_their_own_top_card(table):
    table.anna(hand="Duchess", deck="Estate, Gold")
    table.bernd(deck="Province, Silver")
    table.anna().plays("Duchess").has(coins=2)
    table.asks("Anna", "yes", "no").anna().chooses("yes").has(deck="Gold", discard="Estate")
    table.asks("Bernd", "yes", "no").bernd().chooses("no").has(deck="Province, Silver", discard="")
    table.cited("hinterlands1:duchess:2")


def test_duchess_skips_a_player_without_cards(table):
    table.anna(hand="Duchess")
    table.bernd(deck="Copper")
    table.anna().plays("Duchess")
    table.asks("Bernd", "yes", "no")


def test_duchess_lets_everybody_see_the_card_first(table):
    table.anna(hand="Duchess", deck=["?", "?"]).plays("Duchess").chooses("Estate").chooses("yes")
    table.anna().has(deck="?", discard="Estate")


def test_duchess_shuffles_the_discard_pile_to_look(table):
    table.anna(hand="Duchess", discard="Gold")
    table.bernd()
    table.anna().plays("Duchess").chooses("no").has(deck="Gold", discard="")


def test_duchess_may_be_gained_with_a_duchy(table):
    table.set(kingdom=["Duchess"], turn=buying(5)).anna(hand="").buys("Duchy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Duchy, Duchess")
    table.pile("Duchess", 9).cited("hinterlands1:duchess:3")


def test_duchess_may_be_left(table):
    table.set(kingdom=["Duchess"], turn=buying(5)).anna(hand="").buys("Duchy").chooses("no").has(discard="Duchy")
    table.pile("Duchess", 10)


def test_duchess_is_offered_however_the_duchy_is_gained(table):
    table.set(kingdom=["Duchess"]).anna(hand="Remodel, Silver").plays("Remodel").chooses("Duchy")
    table.anna().chooses("yes").has(discard="Duchy, Duchess")


def test_duchess_pile_that_is_empty_is_not_offered(table):
    table.set(supply={"Duchess": 0}, turn=buying(5)).anna(hand="").buys("Duchy").has(discard="Duchy")
    table.phase("Anna", "buy")


def test_duchess_is_no_attack(table):
    table.anna(hand="Duchess")
    table.bernd(hand="Moat", deck="Copper")
    table.anna().plays("Duchess")
    table.asks("Bernd", "yes", "no").bernd().chooses("yes").has(discard="Copper", hand="Moat")


# --- Fool's Gold -----------------------------------------------------------------------------------------------------


def test_fools_gold_gives_one_and_then_four_each(table):
    table.anna(hand="3 Fool's Gold").plays("Fool's Gold").has(coins=1)
    table.anna().plays("Fool's Gold").has(coins=5).plays("Fool's Gold").has(coins=9)
    table.cited("hinterlands1:fools-gold:2")


def test_fools_gold_played_twice_by_counterfeit_gives_five(table):
    table.anna(hand="Counterfeit, Fool's Gold").plays("Counterfeit").chooses("Fool's Gold").has(coins=6)
    table.trash("Fool's Gold").cited("hinterlands1:fools-gold:3")


def test_fools_gold_in_play_counts_as_played(table):
    table.set(turn=buying(1)).anna(hand="Fool's Gold", play="Fool's Gold").plays("Fool's Gold").has(coins=5)


def test_fools_gold_becomes_a_gold_when_another_player_gains_a_province(table):
    table.set(turn=buying(8)).anna(hand="")
    table.bernd(hand="Fool's Gold", deck="Copper")
    table.anna().buys("Province")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(hand="", deck="Gold, Copper", discard="")
    table.trash("Fool's Gold").cited("hinterlands1:fools-gold:5")


def test_two_fools_golds_react_one_after_the_other(table):
    table.set(turn=buying(8)).anna(hand="")
    table.bernd(hand="2 Fool's Gold")
    table.anna().buys("Province")
    table.bernd().chooses("yes").chooses("yes").has(hand="", deck="2 Gold")


def test_declining_one_fools_gold_declines_the_other(table):
    table.set(turn=buying(8)).anna(hand="")
    table.bernd(hand="2 Fool's Gold")
    table.anna().buys("Province")
    table.bernd().chooses("no").has(hand="2 Fool's Gold", deck="")
    table.phase("Anna", "buy")


def test_fools_gold_does_not_react_to_its_owners_province(table):
    table.set(turn=buying(8)).anna(hand="Fool's Gold").buys("Province").has(hand="Fool's Gold", discard="Province")
    table.phase("Anna", "buy")


def test_fools_gold_is_trashed_even_with_no_gold_left(table):
    table.set(turn=buying(8), supply={"Gold": 0}).anna(hand="")
    table.bernd(hand="Fool's Gold")
    table.anna().buys("Province")
    table.bernd().chooses("yes").has(hand="", deck="")
    table.trash("Fool's Gold")


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


# --- Noble Brigand ---------------------------------------------------------------------------------------------------


def test_noble_brigand_takes_the_silver_or_gold_you_pick(table):
    table.anna(hand="Noble Brigand")
    table.bernd(deck="Silver, Gold, Copper")
    table.anna().plays("Noble Brigand").has(coins=1)
    table.asks("Anna", "Silver", "Gold").anna().chooses("Gold").has(discard="Gold")
    table.bernd().has(discard="Silver", deck="Copper")
    table.trash("").cited("hinterlands1:noble-brigand:4", "hinterlands1:noble-brigand:7")


def test_noble_brigand_leaves_other_treasures_but_has_them_discarded(table):
    table.anna(hand="Noble Brigand")
    table.bernd(deck="Copper, Estate")
    table.carla(deck="Fool's Gold, Duchy")
    table.anna().plays("Noble Brigand").has(discard="")
    table.bernd().has(discard="Copper, Estate")
    table.carla().has(discard="Fool's Gold, Duchy")
    table.cited("hinterlands1:noble-brigand:5")


def test_noble_brigand_gives_a_copper_to_who_reveals_no_treasure(table):
    table.anna(hand="Noble Brigand")
    table.bernd(deck="Estate, Village")
    table.carla(deck="")
    table.anna().plays("Noble Brigand")
    table.bernd().has(discard="Estate, Village, Copper")
    table.carla().has(discard="Copper")
    table.cited("hinterlands1:noble-brigand:6")


def test_noble_brigand_has_the_second_card_shuffled_for(table):
    table.anna(hand="Noble Brigand")
    table.bernd(deck="Estate", discard="Silver")
    table.anna().plays("Noble Brigand").has(discard="Silver")
    table.bernd().has(deck="", discard="Estate")


def test_noble_brigand_bought_has_the_second_card_shuffled_for(table):
    table.set(kingdom=["Noble Brigand"], turn=buying(4)).anna(hand="")
    table.bernd(deck="Estate", discard="Silver")
    table.anna().buys("Noble Brigand").has(discard="Silver, Noble Brigand")
    table.bernd().has(deck="", discard="Estate")


def test_noble_brigand_attacks_when_bought_before_it_is_gained(table):
    table.set(kingdom=["Noble Brigand"], turn=buying(4)).anna(hand="")
    table.bernd(hand="Moat", deck="Gold, Gold, Copper")
    table.anna().buys("Noble Brigand").has(discard="Gold, Noble Brigand", coins=0)
    table.bernd().has(discard="Gold", deck="Copper", hand="Moat")
    gains = [step.cards for step in table.game.log if step.kind == "gain"]
    assert gains == [("gold",), ("noble-brigand",)]
    table.cited("hinterlands1:noble-brigand:8")


def test_noble_brigand_played_is_stopped_by_moat(table):
    table.anna(hand="Noble Brigand")
    table.bernd(hand="Moat", deck="2 Gold")
    table.anna().plays("Noble Brigand")
    table.bernd().chooses("yes").has(deck="2 Gold")


def test_noble_brigand_gains_from_several_players_after_all_have_revealed(table):
    table.anna(hand="Noble Brigand")
    table.bernd(deck="Silver, Copper")
    table.carla(deck="2 Silver")
    table.anna().plays("Noble Brigand").has(discard="2 Silver")
    table.carla().has(discard="Silver")


def test_noble_brigand_gained_without_buying_does_not_attack(table):
    table.set(kingdom=["Noble Brigand"]).anna(hand="Workshop")
    table.bernd(deck="2 Gold")
    table.anna().plays("Workshop").chooses("Noble Brigand").has(discard="Noble Brigand")
    table.bernd().has(deck="2 Gold")


# --- Nomad Camp ------------------------------------------------------------------------------------------------------


def test_nomad_camp_gives_a_buy_and_two_coins(table):
    table.anna(hand="Nomad Camp").plays("Nomad Camp").has(buys=2, coins=2)


def test_nomad_camp_bought_goes_onto_the_deck(table):
    table.set(kingdom=["Nomad Camp"], turn=buying(4)).anna(hand="", deck="Copper").buys("Nomad Camp")
    table.anna().has(deck="Nomad Camp, Copper", discard="")
    table.cited("hinterlands1:nomad-camp:1")


def test_nomad_camp_gained_goes_onto_the_deck(table):
    table.set(kingdom=["Nomad Camp"]).anna(hand="Workshop").plays("Workshop").chooses("Nomad Camp")
    table.anna().has(deck="Nomad Camp", discard="")


def test_nomad_camp_gained_to_the_hand_stays_there(table):
    table.set(kingdom=["Nomad Camp"]).anna(hand="Artisan, Copper").plays("Artisan").chooses("Nomad Camp")
    table.asks("Anna", "Nomad Camp", "Copper").anna().chooses("Copper").has(deck="Copper", hand="Nomad Camp")


def test_nomad_camp_gained_to_the_side_stays_there(table):
    table.set(kingdom=["Nomad Camp"]).anna(hand="Blockade").plays("Blockade").chooses("Nomad Camp")
    table.anna().has(aside="Nomad Camp", deck="")


def test_nomad_camp_replaced_by_trader_is_a_silver_in_the_discard_pile(table):
    table.set(kingdom=["Nomad Camp"], turn=buying(4), editions=FIRST).anna(hand="Trader").buys("Nomad Camp")
    table.asks("Anna", "yes", "no").anna().chooses("yes").has(deck="", discard="Silver", coins=0)
    table.pile("Nomad Camp", 10)


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


# --- Trader ----------------------------------------------------------------------------------------------------------


def test_trader_gains_a_silver_for_every_coin(table):
    table.anna(hand="Trader, Silver, Estate").plays("Trader")
    table.asks("Anna", "Silver", "Estate", least=1).anna().chooses("Silver").has(discard="3 Silver")
    table.trash("Silver").cited("hinterlands1:trader:2")


def test_trader_looks_at_what_the_card_costs_now(table):
    table.anna(hand="Trader, Estate", play="Highway").plays("Trader").has(discard="Silver")


def test_trader_ignores_a_potion_in_the_cost(table):
    table.anna(hand="Trader, Golem").plays("Trader").has(discard="4 Silver")
    table.cited("hinterlands1:trader:4")


def test_trader_with_nothing_to_trash_gains_nothing(table):
    table.anna(hand="Trader").plays("Trader").has(discard="")


def test_trader_gains_the_silvers_that_are_left(table):
    table.set(supply={"Silver": 2}).anna(hand="Trader, Province").plays("Trader").has(discard="2 Silver")


def test_trader_example_1_susanne_buys_a_copper(table):
    table.set(editions=FIRST, turn=buying(0)).anna(hand="Trader").buys("Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Silver", hand="Trader")
    table.said("Anna", "reveal", "Trader").pile("Copper", 46).cited("hinterlands1:trader:5")


def test_trader_example_2_bernds_ill_gotten_gains(table):
    """The Silver in the Copper's place lies in the discard pile, not in the hand."""
    table.set(editions=FIRST, turn=buying(0)).anna(hand="Ill-Gotten Gains, Trader").plays("Ill-Gotten Gains")
    table.anna().chooses("yes").chooses("yes").has(hand="Trader", discard="Silver", coins=1)
    table.cited("hinterlands1:trader:6")


def test_trader_example_3_maries_ill_gotten_gains(table):
    """In another player's turn a Curse becomes a Silver."""
    table.set(editions=FIRST, kingdom=["Ill-Gotten Gains"], turn=buying(5)).anna(hand="")
    table.bernd(hand="Trader")
    table.anna().buys("Ill-Gotten Gains").has(discard="Ill-Gotten Gains")
    table.asks("Bernd", "yes", "no").bernd().chooses("yes").has(discard="Silver", hand="Trader")
    table.pile("Curse", 10)


def test_trader_is_offered_once_for_each_gain(table):
    table.set(editions=FIRST, turn=buying(0)).anna(hand="2 Trader").buys("Copper").chooses("yes")
    table.anna().has(discard="Silver")
    table.phase("Anna", "buy")


def test_trader_of_the_second_edition_is_shown_and_exchanges_what_was_gained(table):
    table.set(turn=buying(0)).anna(hand="Trader").buys("Copper").chooses("yes").has(discard="Silver", hand="Trader")
    table.said("Anna", "reveal", "Trader").pile("Copper", 46)


def test_declining_one_trader_declines_the_other(table):
    table.set(editions=FIRST, turn=buying(0)).anna(hand="2 Trader").buys("Copper").chooses("no")
    table.anna().has(discard="Copper")
    table.phase("Anna", "buy")


def test_what_is_bought_acts_though_trader_replaces_it(table):
    table.set(editions=FIRST, kingdom=["Farmland"], turn=buying(6)).anna(hand="Trader, Duchy").buys("Farmland")
    table.anna().chooses("Duchy")
    table.asks("Anna", "yes", "no").anna().chooses("yes").has(discard="Silver", hand="Trader", coins=0)
    table.pile("Farmland", 8).trash("Duchy")


def test_what_would_be_gained_does_not_act_when_trader_replaces_it(table):
    table.set(editions=FIRST, kingdom=["Ill-Gotten Gains"], turn=buying(5)).anna(hand="Trader")
    table.bernd(hand="Copper")
    table.anna().buys("Ill-Gotten Gains").chooses("yes").has(discard="Silver")
    table.bernd().has(discard="")
    table.cited("hinterlands1:trader:10")


def test_trader_first_edition_without_silver_leaves_nothing_at_all(table):
    table.set(editions=FIRST, supply={"Silver": 0}, turn=buying(0)).anna(hand="Trader").buys("Curse").chooses("yes")
    table.anna().has(discard="")
    table.pile("Curse", 10)


def test_trader_second_edition_exchanges_a_gained_card(table):
    table.set(turn=buying(0)).anna(hand="Trader").buys("Curse")
    table.pile("Curse", 9).asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Silver", hand="Trader")
    table.pile("Curse", 10).pile("Silver", 39).cited("hinterlands2:trader:2")


def test_trader_second_edition_comes_after_what_gaining_brings(table):
    table.set(kingdom=["Cache"], turn=buying(5)).anna(hand="Trader").buys("Cache")
    table.asks("Anna", "Cache", "Trader").anna().chooses("Trader").chooses("yes")
    table.anna().chooses("no").chooses("no").has(discard="Silver, 2 Copper")
    table.phase("Anna", "buy").pile("Cache", 10)


def test_trader_second_edition_needs_a_silver(table):
    table.set(supply={"Silver": 0}, turn=buying(0)).anna(hand="Trader").buys("Curse").has(discard="Curse")
    table.phase("Anna", "buy").pile("Curse", 9)


def test_trader_second_edition_cannot_exchange_a_card_that_moved(table):
    table.set(kingdom=["Inn"], turn=buying(5)).anna(hand="Trader").buys("Inn").chooses("Inn").chooses("Inn")
    table.anna().has(deck="Inn", discard="")
    table.phase("Anna", "buy").pile("Inn", 9)


def test_silver_from_a_second_edition_trader_was_not_gained(table):
    table.set(turn=buying(0)).anna(hand="Trader").buys("Curse").chooses("yes")
    assert [slug for _, slug, _ in table.game.gained] == ["curse"]


# --- Cache -----------------------------------------------------------------------------------------------------------


def test_cache_gives_three_coins(table):
    table.anna(hand="Cache").plays("Cache").has(coins=3)


def test_cache_brings_two_coppers_when_bought(table):
    table.set(kingdom=["Cache"], turn=buying(5)).anna(hand="").buys("Cache").has(discard="Cache, 2 Copper")
    table.cited("hinterlands1:cache:2")


def test_cache_brings_two_coppers_when_gained(table):
    table.set(kingdom=["Cache"]).anna(hand="Artisan, Gold").plays("Artisan").chooses("Cache").chooses("Gold")
    table.anna().has(hand="Cache", discard="2 Copper")


def test_cache_brings_the_coppers_that_are_left(table):
    table.set(kingdom=["Cache"], supply={"Copper": 1}, turn=buying(5)).anna(hand="").buys("Cache")
    table.anna().has(discard="Cache, Copper")


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


# --- Embassy ---------------------------------------------------------------------------------------------------------


def test_embassy_draws_five_then_discards_three(table):
    table.anna(hand="Embassy, Copper", deck="2 Gold, 3 Estate").plays("Embassy")
    table.asks("Anna", "Copper", "Gold", "Estate", least=3, most=3)
    table.anna().chooses("3 Estate").has(hand="Copper, 2 Gold", discard="3 Estate")
    table.cited("hinterlands1:embassy:1")


def test_embassy_discards_what_there_is(table):
    table.anna(hand="Embassy, Copper", deck="Gold").plays("Embassy").has(hand="", discard="Copper, Gold")


def test_embassy_gives_everybody_else_a_silver_when_gained(table):
    table.set(kingdom=["Embassy"], turn=buying(5)).anna(hand="")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().buys("Embassy").has(discard="Embassy")
    table.bernd().has(discard="Silver")
    table.carla().has(discard="Silver")
    table.cited("hinterlands1:embassy:3")


def test_embassy_hands_out_the_last_silver_in_turn_order(table):
    table.set(kingdom=["Embassy"], supply={"Silver": 1}, turn=buying(5)).anna(hand="")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().buys("Embassy")
    table.bernd().has(discard="Silver")
    table.carla().has(discard="")


def test_embassy_gained_without_buying_gives_silver_too(table):
    table.set(kingdom=["Embassy"]).anna(hand="Artisan")
    table.bernd(hand="Copper")
    table.anna().plays("Artisan").chooses("Embassy")
    table.bernd().has(discard="Silver")


# --- Haggler ---------------------------------------------------------------------------------------------------------


def test_haggler_first_edition_gains_before_the_bought_card(table):
    table.set(editions=FIRST, turn=buying(6)).anna(hand="", play="Haggler").buys("Gold")
    table.asks("Anna", "Copper", "Curse", "Silver", "Haggler", least=1)
    table.anna().chooses("Silver").has(discard="Silver, Gold")
    gains = [step.cards for step in table.game.log if step.kind == "gain"]
    assert gains == [("silver",), ("gold",)]
    table.cited("hinterlands1:haggler:1")


def test_haggler_second_edition_gains_after_the_bought_card(table):
    table.set(turn=buying(6)).anna(hand="", play="Haggler").buys("Gold").chooses("Silver").has(discard="Silver, Gold")
    gains = [step.cards for step in table.game.log if step.kind == "gain"]
    assert gains == [("gold",), ("silver",)]
    table.cited("hinterlands2:haggler:1")


def test_haggler_gains_nothing_for_a_card_that_costs_nothing(table):
    table.set(editions=FIRST, turn=buying(0)).anna(hand="", play="Haggler").buys("Copper").has(discard="Copper")
    table.phase("Anna", "buy").cited("hinterlands1:haggler:3")


def test_three_hagglers_gain_three_cards(table):
    table.set(editions=FIRST, turn=buying(3)).anna(hand="", play="3 Haggler").buys("Silver")
    table.anna().chooses("Copper").chooses("Curse").chooses("Copper").has(discard="2 Copper, Curse, Silver")
    table.cited("hinterlands1:haggler:6")


def test_haggler_does_nothing_for_a_gain(table):
    table.set(editions=FIRST, turn={"actions": 1}).anna(hand="Workshop", play="Haggler").plays("Workshop")
    table.anna().chooses("Silver").has(discard="Silver")
    table.phase("Anna", "buy")


def test_haggler_first_edition_played_twice_is_in_play_once(table):
    table.set(editions=FIRST).anna(hand="Throne Room, Haggler").plays("Throne Room").chooses("Haggler").has(coins=4)
    table.anna().buys("Silver").chooses("Curse")
    table.anna().has(hand="Throne Room, Haggler, Silver, Curse")


def test_haggler_second_edition_played_twice_brings_two_cards(table):
    table.anna(hand="Throne Room, Haggler").plays("Throne Room").chooses("Haggler").buys("Silver")
    table.anna().chooses("Curse").chooses("Copper").has(hand="Throne Room, Haggler, Silver, Curse, Copper")
    table.cited("hinterlands2:haggler:2")


def test_haggler_never_brings_a_victory_card(table):
    table.set(editions=FIRST, turn=buying(3), kingdom=["Tunnel"]).anna(hand="", play="Haggler").buys("Silver")
    table.asks("Anna", "Copper", "Curse")


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


# --- Ill-Gotten Gains ------------------------------------------------------------------------------------------------


def test_ill_gotten_gains_brings_a_copper_to_hand_that_can_be_played(table):
    table.anna(hand="Ill-Gotten Gains").plays("Ill-Gotten Gains").chooses("yes").has(hand="Copper", coins=1)
    table.anna().plays("Copper").has(coins=2)
    table.cited("hinterlands1:ill-gotten-gains:3")


def test_ill_gotten_gains_copper_is_optional(table):
    table.anna(hand="Ill-Gotten Gains").plays("Ill-Gotten Gains").chooses("no").has(hand="", coins=1)


def test_ill_gotten_gains_without_copper_asks_nothing(table):
    table.set(supply={"Copper": 0}).anna(hand="Ill-Gotten Gains").plays("Ill-Gotten Gains").has(coins=1)
    table.phase("Anna", "buy")


def test_ill_gotten_gains_curses_everybody_else_when_gained(table):
    table.set(kingdom=["Ill-Gotten Gains"], turn=buying(5)).anna(hand="")
    table.bernd(hand="Moat")
    table.carla(hand="Copper")
    table.anna().buys("Ill-Gotten Gains").has(discard="Ill-Gotten Gains")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="Curse")
    table.cited("hinterlands1:ill-gotten-gains:4")


def test_ill_gotten_gains_hands_out_the_curses_that_are_left(table):
    table.set(kingdom=["Ill-Gotten Gains"], supply={"Curse": 1}, turn=buying(5)).anna(hand="")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().buys("Ill-Gotten Gains")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")
    table.cited("hinterlands1:ill-gotten-gains:5")


# --- Inn -------------------------------------------------------------------------------------------------------------


def test_inn_draws_two_and_discards_two(table):
    table.anna(hand="Inn, Estate", deck="Gold, Copper").plays("Inn")
    table.asks("Anna", "Estate", "Gold", "Copper", least=2, most=2)
    table.anna().chooses("Estate, Copper").has(hand="Gold", actions=2, discard="Estate, Copper")
    table.cited("hinterlands1:inn:1")


def test_inn_shuffles_actions_from_the_discard_pile_into_the_deck(table):
    table.set(kingdom=["Inn"], turn=buying(5)).anna(hand="", discard="2 Village, Copper, Estate").buys("Inn")
    table.asks("Anna", "Inn", "Village", may=True, most=3)
    table.said("Anna", "look", "2 Village, Copper, Estate, Inn")
    table.anna().chooses("2 Village").has(deck="2 Village", discard="Copper, Estate, Inn")
    table.said("Anna", "reveal", "2 Village")
    table.cited("hinterlands1:inn:2", "hinterlands1:inn:6")


def test_inn_may_shuffle_itself_in(table):
    table.set(kingdom=["Inn"], turn=buying(5)).anna(hand="", discard="Copper").buys("Inn").chooses("Inn")
    table.anna().has(deck="Inn", discard="Copper")
    table.cited("hinterlands1:inn:4")


def test_inn_shuffles_the_whole_deck_even_with_nothing_chosen(table):
    deck = "Copper, Silver, Gold, Estate, Duchy, Province, Curse, Village"
    table.set(kingdom=["Inn"], turn=buying(5), seed=3).anna(hand="", deck=deck).buys("Inn").chooses("-")
    names = [table.game.name(c) for c in table.game.deck(0)]
    assert sorted(names) == sorted(deck.split(", "))
    assert names != deck.split(", ")
    table.cited("hinterlands1:inn:7")


def test_inn_gained_to_the_hand_cannot_shuffle_itself_in(table):
    table.set(kingdom=["Inn"]).anna(hand="Artisan", discard="Village").plays("Artisan").chooses("Inn")
    table.asks("Anna", "Village", may=True)


# --- Mandarin --------------------------------------------------------------------------------------------------------


def test_mandarin_gives_three_coins_and_puts_a_card_back(table):
    table.anna(hand="Mandarin, Copper, Estate", deck="Gold").plays("Mandarin")
    table.asks("Anna", "Copper", "Estate", least=1, most=1)
    table.anna().chooses("Estate").has(hand="Copper", deck="Estate, Gold", coins=3)


def test_mandarin_with_an_empty_hand_puts_nothing_back(table):
    table.anna(hand="Mandarin", deck="Gold").plays("Mandarin").has(deck="Gold", coins=3)


def test_mandarin_bought_sends_the_treasures_in_play_onto_the_deck(table):
    table.set(kingdom=["Mandarin"]).anna(hand="Market, Silver, Gold, Copper", deck="Estate, Duchy").plays("Market")
    table.anna().plays_treasures().has(coins=7).buys("Mandarin")
    table.asks("Anna", "Copper", "Silver", "Gold")
    table.anna().chooses("Gold, Copper, Silver").has(deck="Gold, Copper, Silver, Duchy", play="Market", coins=2)
    table.cited("hinterlands1:mandarin:3", "hinterlands1:mandarin:4")


def test_mandarin_gained_in_the_action_phase_finds_no_treasures(table):
    table.set(kingdom=["Mandarin"]).anna(hand="Artisan", deck="Copper").plays("Artisan").chooses("Mandarin")
    table.anna().has(deck="Mandarin, Copper")


def test_mandarin_with_treasures_of_one_name_asks_no_order(table):
    table.set(kingdom=["Mandarin"], turn=buying(5)).anna(hand="", play="3 Copper").buys("Mandarin")
    table.anna().has(deck="3 Copper", play="", discard="Mandarin")


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


# --- Border Village --------------------------------------------------------------------------------------------------


def test_border_village_draws_and_gives_two_actions(table):
    table.anna(hand="Border Village", deck="Gold").plays("Border Village").has(hand="Gold", actions=2)


def test_border_village_brings_a_cheaper_card(table):
    table.set(kingdom=["Border Village", "Market"], turn=buying(6)).anna(hand="").buys("Border Village")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Market", "Duchy", least=1)
    table.anna().chooses("Duchy").has(discard="Border Village, Duchy")
    table.cited("hinterlands1:border-village:2")


def test_border_village_looks_at_what_it_costs_now(table):
    table.set(kingdom=["Border Village", "Market"], turn=buying(4), editions=FIRST)
    table.anna(hand="", play="2 Highway").buys("Border Village")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Market", "Duchy", "Highway")


def test_border_village_gained_without_buying_brings_a_card(table):
    table.set(kingdom=["Border Village"]).anna(hand="Remodel, Smithy").plays("Remodel").chooses("Border Village")
    table.anna().chooses("Silver").has(discard="Border Village, Silver")


def test_border_village_can_bring_a_card_that_brings_another(table):
    table.set(kingdom=["Border Village", "Cache"], turn=buying(6)).anna(hand="").buys("Border Village")
    table.anna().chooses("Cache").has(discard="Border Village, Cache, 2 Copper")


# --- Farmland --------------------------------------------------------------------------------------------------------


def test_farmland_first_edition_acts_when_bought_before_the_gain(table):
    table.set(editions=FIRST, kingdom=["Farmland"], turn=buying(6)).anna(hand="Gold, Copper").buys("Farmland")
    table.asks("Anna", "Gold", "Copper", least=1).anna().chooses("Gold").has(discard="Province, Farmland", points=8)
    gains = [step.cards for step in table.game.log if step.kind == "gain"]
    assert gains == [("province",), ("farmland",)]
    table.trash("Gold").cited("hinterlands1:farmland:1", "hinterlands1:farmland:3")


def test_farmland_first_edition_does_nothing_when_gained_otherwise(table):
    table.set(editions=FIRST, kingdom=["Farmland"]).anna(hand="Remodel, Smithy, Gold").plays("Remodel")
    table.anna().chooses("Smithy").chooses("Farmland").has(discard="Farmland", hand="Gold")
    table.trash("Smithy")


def test_farmland_first_edition_may_bring_another_farmland_and_both_are_gained(table):
    table.set(editions=FIRST, kingdom=["Farmland"], turn=buying(6)).anna(hand="Smithy").buys("Farmland")
    table.asks("Anna", "Gold", "Farmland").anna().chooses("Farmland").has(discard="2 Farmland")
    table.pile("Farmland", 6)


def test_farmland_first_edition_the_last_one_cannot_be_gained_twice(table):
    table.set(editions=FIRST, supply={"Farmland": 1}, turn=buying(6)).anna(hand="Smithy").buys("Farmland")
    table.anna().chooses("Farmland").has(discard="Farmland", coins=0)


def test_farmland_second_edition_acts_whenever_gained(table):
    table.set(kingdom=["Farmland"]).anna(hand="Remodel, Smithy, Gold").plays("Remodel").chooses("Smithy")
    table.anna().chooses("Farmland").has(discard="Farmland, Province", hand="")
    table.trash("Smithy, Gold").cited("hinterlands2:farmland:1")


def test_farmland_second_edition_brings_no_farmland(table):
    table.set(kingdom=["Farmland", "Border Village"], turn=buying(6)).anna(hand="Smithy").buys("Farmland")
    table.asks("Anna", "Gold", "Border Village")
    table.cited("hinterlands2:farmland:1")


def test_farmland_second_edition_with_an_empty_hand_brings_nothing(table):
    table.set(kingdom=["Farmland"], turn=buying(6)).anna(hand="").buys("Farmland").has(discard="Farmland", coins=0)
    table.trash("")


def test_farmland_with_an_empty_hand_brings_nothing(table):
    table.set(editions=FIRST, kingdom=["Farmland"], turn=buying(6)).anna(hand="").buys("Farmland")
    table.anna().has(discard="Farmland")
    table.trash("")


def test_farmland_trashes_even_if_nothing_costs_two_more(table):
    table.set(editions=FIRST, kingdom=["Farmland"], turn=buying(6)).anna(hand="Province").buys("Farmland")
    table.anna().has(discard="Farmland", hand="")
    table.trash("Province")


# --- several at once -------------------------------------------------------------------------------------------------


def test_what_happens_on_buying_is_ordered_by_the_buyer(table):
    table.set(editions=FIRST, kingdom=["Farmland"], turn=buying(6)).anna(hand="Smithy", play="Haggler")
    table.anna().buys("Farmland")
    table.asks("Anna", "Haggler", "Farmland").anna().chooses("Farmland").chooses("Gold").chooses("Silver")
    table.anna().has(discard="Gold, Silver, Farmland")


def test_the_gainer_comes_before_those_who_react(table):
    table.set(kingdom=["Trader"], turn=buying(8)).anna(hand="Trader")
    table.bernd(hand="Fool's Gold")
    table.anna().buys("Province")
    table.asks("Anna", "yes", "no").anna().chooses("no")
    table.asks("Bernd", "yes", "no").bernd().chooses("yes").has(deck="Gold")


def test_royal_seal_may_put_the_silver_of_a_trader_onto_the_deck(table):
    table.set(editions=FIRST, turn=buying(0)).anna(hand="Trader", play="Royal Seal").buys("Copper").chooses("yes")
    table.anna().chooses("yes").has(deck="Silver", discard="")
    table.cited("hinterlands1:trader:5")


def test_watchtower_may_trash_a_nomad_camp_from_the_deck(table):
    table.set(kingdom=["Nomad Camp"], turn=buying(4)).anna(hand="Watchtower", deck="Copper").buys("Nomad Camp")
    table.anna().has(deck="Nomad Camp, Copper").chooses("trash").has(deck="Copper")
    table.trash("Nomad Camp")


def test_blockade_has_nothing_to_come_when_trader_replaces_the_card(table):
    table.set(editions=FIRST).anna(hand="Blockade, Trader", deck="5 Copper").plays("Blockade").chooses("Estate")
    table.anna().chooses("yes").has(aside="", discard="Silver", play="Blockade").passes()
    table.anna().has(play="", discard="Silver, Blockade, Trader")


def test_silver_of_a_trader_goes_to_the_discard_pile_though_the_card_would_go_to_the_deck(table):
    table.set(editions=FIRST).anna(hand="Bag of Gold, Trader", deck="Copper").plays("Bag of Gold").chooses("yes")
    table.anna().has(deck="Copper", discard="Silver")
