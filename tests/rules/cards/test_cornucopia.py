"""Cornucopia: different names, Prizes, the bane."""

import pytest

from rules.engine.decisions import Illegal

PRIZES = ("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed")

# --- Hamlet ----------------------------------------------------------------------------------------------------------


def test_hamlet_offers_an_action_and_a_buy_for_a_card_each(table):
    table.anna(hand="Hamlet, Copper, Estate", deck="Gold").plays("Hamlet")
    table.asks("Anna", "Copper", "Estate", "Gold", may=True, most=1)
    table.anna().chooses("Copper").has(actions=2, buys=1, discard="Copper")
    table.asks("Anna", "Estate", "Gold", may=True, most=1)
    table.anna().chooses("Estate").has(actions=2, buys=2, hand="Gold", discard="Copper, Estate")


def test_hamlet_gives_the_buy_alone_for_a_single_card(table):
    table.anna(hand="Hamlet, Copper, Estate").plays("Hamlet").chooses("-").chooses("Estate")
    table.anna().has(actions=1, buys=2, hand="Copper", discard="Estate")
    table.cited("cornucopia:hamlet:5")


def test_hamlet_discards_nothing_and_gives_nothing_more(table):
    table.anna(hand="Hamlet, Copper", deck="Silver").plays("Hamlet").chooses("-").chooses("-")
    table.anna().has(hand="Copper, Silver", actions=1, buys=1, discard="")


def test_hamlet_without_a_card_in_hand_asks_nothing(table):
    table.anna(hand="Hamlet").plays("Hamlet").has(actions=1, buys=1, discard="")
    table.phase("Anna", "buy")


def test_hamlet_with_one_card_asks_for_the_buy_only_if_it_is_left(table):
    table.anna(hand="Hamlet, Copper").plays("Hamlet").chooses("Copper").has(actions=2, buys=1, hand="")
    table.phase("Anna", "buy")


# --- Fortune Teller --------------------------------------------------------------------------------------------------


def test_fortune_teller_leaves_a_victory_card_on_top(table):
    table.anna(hand="Fortune Teller")
    table.bernd(deck="Copper, Silver, Estate, Gold").has(deck=4)
    table.anna().plays("Fortune Teller").has(coins=2)
    table.bernd().has(deck="Estate, Gold", discard="Copper, Silver")
    table.cited("cornucopia:fortune-teller:2", "cornucopia:fortune-teller:5")


def test_fortune_teller_stops_at_a_curse(table):
    table.anna(hand="Fortune Teller")
    table.bernd(deck="Copper, Curse, Province")
    table.anna().plays("Fortune Teller")
    table.bernd().has(deck="Curse, Province", discard="Copper")


def test_fortune_teller_stops_at_a_victory_card_of_two_types(table):
    table.anna(hand="Fortune Teller")
    table.bernd(deck="Copper, Tunnel, Estate")
    table.anna().plays("Fortune Teller")
    table.bernd().has(deck="Tunnel, Estate", discard="Copper")


def test_fortune_teller_shuffles_the_discard_pile_but_not_what_is_revealed(table):
    table.anna(hand="Fortune Teller")
    table.bernd(deck="Copper", discard="Duchy")
    table.anna().plays("Fortune Teller")
    table.bernd().has(deck="Duchy", discard="Copper")


def test_fortune_teller_finds_nothing(table):
    table.anna(hand="Fortune Teller")
    table.bernd(deck="Copper, Silver", discard="Gold")
    table.anna().plays("Fortune Teller")
    table.bernd().has(deck="", discard="Copper, Silver, Gold")


def test_fortune_teller_is_an_attack_that_moat_stops(table):
    table.anna(hand="Fortune Teller")
    table.bernd(hand="Moat", deck="Copper, Estate")
    table.carla(deck="Copper, Estate")
    table.anna().plays("Fortune Teller")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(deck="Copper, Estate", discard="")
    table.carla().has(deck="Estate", discard="Copper")


# --- Menagerie -------------------------------------------------------------------------------------------------------


def test_menagerie_example_of_susanne(table):
    """Two Menageries, a Silver, a Copper: first three cards, then, with two Silvers, one."""
    table.anna(hand="2 Menagerie, Silver, Copper", deck="Silver, Province, Fairgrounds, Gold, Duchy")
    table.anna().plays("Menagerie").has(hand="Menagerie, 2 Silver, Copper, Province, Fairgrounds", actions=1)
    table.anna().plays("Menagerie").has(hand="2 Silver, Copper, Province, Fairgrounds, Gold", deck="Duchy")
    table.cited("cornucopia:menagerie:2", "cornucopia:menagerie:3")


def test_menagerie_draws_one_with_a_name_twice(table):
    table.anna(hand="Menagerie, 2 Copper", deck="3 Gold").plays("Menagerie").has(hand="2 Copper, Gold", actions=1)


def test_menagerie_with_an_empty_hand_draws_three(table):
    table.anna(hand="Menagerie", deck="4 Gold").plays("Menagerie").has(hand="3 Gold", deck="Gold")


def test_menagerie_compares_names_not_types(table):
    table.anna(hand="Menagerie, Copper, Silver, Gold", deck="4 Estate").plays("Menagerie").has(hand=6)


def test_menagerie_played_twice_counts_the_hand_anew(table):
    table.anna(hand="Throne Room, Menagerie, Copper", deck="Copper, Silver, Gold, 2 Estate").plays("Throne Room")
    table.anna().chooses("Menagerie").has(hand="2 Copper, Silver, Gold, Estate", deck="Estate", actions=2)


def test_menagerie_asks_what_a_face_down_card_in_hand_is(table):
    table.anna(hand="Menagerie, Copper, ?", deck="3 Gold").plays("Menagerie").chooses("Copper")
    table.anna().has(hand="2 Copper, Gold")


# --- Farming Village -------------------------------------------------------------------------------------------------


def test_farming_village_takes_the_first_action_or_treasure(table):
    table.anna(hand="Farming Village", deck="Estate, Curse, Village, Gold").plays("Farming Village")
    table.anna().has(hand="Village", discard="Estate, Curse", deck="Gold", actions=2)
    table.cited("cornucopia:farming-village:2")


def test_farming_village_stops_at_a_treasure(table):
    table.anna(hand="Farming Village", deck="Duchy, Copper, Village").plays("Farming Village")
    table.anna().has(hand="Copper", discard="Duchy", deck="Village")


def test_farming_village_shuffles_to_go_on(table):
    table.anna(hand="Farming Village", deck="Estate", discard="Silver").plays("Farming Village")
    table.anna().has(hand="Silver", discard="Estate", deck="")


def test_farming_village_finds_nothing(table):
    table.anna(hand="Farming Village", deck="2 Estate", discard="Province").plays("Farming Village")
    table.anna().has(hand="", discard="2 Estate, Province", deck="", actions=2)


def test_farming_village_counts_a_card_of_several_types(table):
    table.anna(hand="Farming Village", deck="Estate, Fool's Gold, Gold").plays("Farming Village")
    table.anna().has(hand="Fool's Gold", discard="Estate")


# --- Young Witch -----------------------------------------------------------------------------------------------------


def test_young_witch_draws_before_discarding(table):
    table.anna(hand="Young Witch, Copper", deck="Silver, Gold").plays("Young Witch")
    table.asks("Anna", "Copper", "Silver", "Gold", least=2, most=2)
    table.anna().chooses("Copper, Silver").has(hand="Gold", discard="Copper, Silver")


def test_young_witch_curses_who_shows_no_bane(table):
    table.set(bane="Cellar").anna(hand="Young Witch")
    table.bernd(hand="Copper")
    table.carla(hand="Cellar, Copper")
    table.anna().plays("Young Witch")
    table.bernd().has(discard="Curse")
    table.asks("Carla", "Cellar", may=True)
    table.carla().chooses("Cellar").has(discard="", hand="Cellar, Copper")
    table.said("Carla", "reveal", "Cellar")
    table.cited("cornucopia:young-witch:3")


def test_young_witch_curses_who_will_not_show_the_bane(table):
    table.set(bane="Cellar").anna(hand="Young Witch")
    table.bernd(hand="2 Cellar")
    table.anna().plays("Young Witch")
    table.asks("Bernd", "Cellar", may=True, most=1)
    table.bernd().chooses("no").has(discard="Curse", hand="2 Cellar")


def test_young_witch_bane_pile_is_in_the_supply(table):
    table.set(bane="Cellar", turn={"phase": "buy", "coins": 2, "buys": 2}).anna(hand="Young Witch")
    table.pile("Cellar", 10).anna().buys("Cellar").has(discard="Cellar")


def test_young_witch_moat_as_bane_first_reacts_and_then_wards(table):
    table.set(bane="Moat").anna(hand="Young Witch")
    table.bernd(hand="Moat")
    table.anna().plays("Young Witch")
    table.asks("Bernd", "yes", "no").bernd().chooses("no")
    table.asks("Bernd", "Moat", may=True).bernd().chooses("Moat").has(discard="", hand="Moat")


def test_young_witch_and_a_revealed_moat_ask_for_no_bane(table):
    table.set(bane="Cellar").anna(hand="Young Witch")
    table.bernd(hand="Moat, Cellar")
    table.anna().plays("Young Witch")
    table.bernd().chooses("yes").has(discard="")
    table.phase("Anna", "buy")


def test_young_witch_runs_out_of_curses(table):
    table.set(supply={"Curse": 1}).anna(hand="Young Witch")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Young Witch")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")


def test_young_witch_played_twice_asks_for_the_bane_twice(table):
    table.set(bane="Cellar").anna(hand="Throne Room, Young Witch")
    table.bernd(hand="Cellar")
    table.anna().plays("Throne Room").chooses("Young Witch")
    table.bernd().chooses("Cellar").chooses("-").has(discard="Curse")


def test_young_witch_asks_what_a_face_down_card_is_unless_a_bane_is_known(table):
    table.set(bane="Cellar").anna(hand="Young Witch")
    table.bernd(hand="2 ?")
    table.carla(hand="?, Cellar")
    table.anna().plays("Young Witch")
    assert table.game.pending.kind == "identify"
    table.bernd().chooses("Gold").chooses("Cellar")
    table.asks("Bernd", "Cellar", may=True)
    table.bernd().chooses("-").has(hand="Gold, Cellar", discard="Curse")
    table.asks("Carla", "Cellar", may=True)
    table.carla().chooses("Cellar").has(hand="?, Cellar", discard="")


# --- Remake ----------------------------------------------------------------------------------------------------------


def test_remake_turns_two_cards_into_dearer_ones(table):
    table.set(kingdom=["Village", "Smithy", "Militia"]).anna(hand="Remake, Estate, Silver").plays("Remake")
    table.asks("Anna", "Estate", "Silver", least=1).anna().chooses("Estate")
    table.asks("Anna", "Silver", "Village").anna().chooses("Village")
    table.asks("Anna", "Smithy", "Militia", "Remake").anna().chooses("Smithy")
    table.anna().has(discard="Village, Smithy", hand="")
    table.trash("Estate, Silver").cited("cornucopia:remake:1", "cornucopia:remake:2")


def test_remake_trashes_even_if_nothing_costs_one_more(table):
    table.anna(hand="Remake, Copper").plays("Remake").has(hand="", discard="")
    table.trash("Copper").cited("cornucopia:remake:3")


def test_remake_with_one_card_in_hand_stops_after_it(table):
    table.anna(hand="Remake, Estate").plays("Remake").has(discard="Silver", hand="")
    table.trash("Estate")


def test_remake_with_an_empty_hand_does_nothing(table):
    table.anna(hand="Remake").plays("Remake").has(hand="", discard="")
    table.trash("")


def test_remake_cannot_trash_what_it_gained(table):
    table.anna(hand="Remake, Estate, Copper").plays("Remake").chooses("Estate").has(discard="Silver", hand="")
    table.trash("Estate, Copper")


def test_remake_looks_at_what_cards_cost_now(table):
    table.set(editions={"Hinterlands": 1}).anna(hand="Remake, Estate, Curse", play="Highway").plays("Remake")
    table.anna().chooses("Curse").has(discard="Estate, Silver")
    table.trash("Curse, Estate")


# --- Horse Traders ---------------------------------------------------------------------------------------------------


def test_horse_traders_give_a_buy_and_three_coins_and_discard_two(table):
    table.anna(hand="Horse Traders, Copper, Estate, Gold").plays("Horse Traders")
    table.asks("Anna", "Copper", "Estate", "Gold", least=2, most=2)
    table.anna().chooses("Copper, Estate").has(hand="Gold", buys=2, coins=3, discard="Copper, Estate")


def test_horse_traders_discard_what_there_is(table):
    table.anna(hand="Horse Traders, Copper").plays("Horse Traders").has(hand="", discard="Copper", buys=2, coins=3)


def test_horse_traders_set_aside_before_the_attack_and_back_with_a_card(table):
    table.anna(hand="Militia")
    table.bernd(hand="Horse Traders, 3 Copper", deck="Gold, 6 Silver")
    table.anna().plays("Militia")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(aside="Horse Traders", hand="3 Copper", discard="")
    table.said("Bernd", "reveal", "Horse Traders")
    assert [effect.card for effect in table.game.effects] == list(table.game.aside(1))
    table.next_turn_of("Bernd").has(hand="Horse Traders, 3 Copper, Gold", aside="")
    table.cited("cornucopia:horse-traders:4", "cornucopia:horse-traders:5")


def test_horse_traders_may_stay_in_hand(table):
    table.anna(hand="Militia")
    table.bernd(hand="Horse Traders, 3 Copper", deck="6 Silver")
    table.anna().plays("Militia")
    table.bernd().chooses("no").chooses("Copper").has(hand="Horse Traders, 2 Copper", aside="", discard="Copper")


def test_horse_traders_are_set_aside_once_when_throne_room_plays_the_attack_twice(table):
    table.anna(hand="Throne Room, Militia")
    table.bernd(hand="Horse Traders, 4 Copper", deck="Gold, 6 Silver")
    table.anna().plays("Throne Room").chooses("Militia")
    table.bernd().chooses("yes").has(aside="Horse Traders", hand="3 Copper", discard="Copper")
    table.next_turn_of("Bernd").has(hand="Horse Traders, 3 Copper, Gold", aside="", deck="6 Silver")


def test_two_horse_traders_both_come_back_with_a_card_each(table):
    table.anna(hand="Throne Room, Militia")
    table.bernd(hand="2 Horse Traders, 3 Copper", deck="2 Gold, 6 Silver")
    table.anna().plays("Throne Room").chooses("Militia")
    table.bernd().chooses("yes").chooses("yes").has(aside="2 Horse Traders", hand="3 Copper")
    table.next_turn_of("Bernd").has(hand="2 Horse Traders, 3 Copper, 2 Gold", aside="")
    table.cited("cornucopia:horse-traders:6")


def test_the_second_horse_traders_can_react_to_the_second_play(table):
    table.anna(hand="Throne Room, Militia")
    table.bernd(hand="2 Horse Traders, 3 Copper", deck="2 Gold, 6 Silver")
    table.anna().plays("Throne Room").chooses("Militia")
    table.bernd().chooses("yes").chooses("no").chooses("Copper")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(aside="2 Horse Traders", hand="2 Copper")


def test_horse_traders_do_not_protect(table):
    table.anna(hand="Witch")
    table.bernd(hand="Horse Traders")
    table.anna().plays("Witch")
    table.bernd().chooses("yes").has(discard="Curse", aside="Horse Traders")


def test_horse_traders_do_not_react_to_their_owners_attack(table):
    table.anna(hand="Witch, Horse Traders").plays("Witch").has(hand="Horse Traders", aside="")
    table.phase("Anna", "buy")


# --- Tournament ------------------------------------------------------------------------------------------------------


def test_tournament_gives_a_prize_onto_the_deck_for_a_province(table):
    table.anna(hand="Tournament, Province", deck="Copper").plays("Tournament")
    table.asks("Anna", "Province", may=True).anna().chooses("Province")
    table.said("Anna", "reveal", "Province").asks("Anna", *PRIZES, "Duchy", least=1)
    table.anna().chooses("Diadem").has(hand="Diadem", deck="Copper", discard="Province", coins=1)
    table.pile("Diadem", 0).cited("cornucopia:tournament:1", "cornucopia:tournament:3")


def test_tournament_gives_a_duchy_when_wanted(table):
    table.anna(hand="Tournament, Province")
    table.bernd(hand="Province")
    table.anna().plays("Tournament").chooses("yes").chooses("Duchy")
    table.bernd().chooses("Province")
    table.anna().has(deck="Duchy", discard="Province", hand="", coins=0)


def test_tournament_asks_what_a_face_down_card_is_unless_a_province_is_known(table):
    table.anna(hand="Tournament, ?, Province", deck="Gold")
    table.bernd(hand="?")
    table.anna().plays("Tournament")
    table.asks("Anna", "Province", may=True)
    table.anna().chooses("-")
    assert table.game.pending.kind == "identify"
    table.bernd().chooses("Province").chooses("yes")
    table.anna().has(hand="?, Province", coins=0)


def test_tournament_without_a_province_anywhere_draws_and_pays(table):
    table.anna(hand="Tournament", deck="Gold").plays("Tournament").has(hand="Gold", coins=1, actions=1)
    table.cited("cornucopia:tournament:5")


def test_tournament_and_a_province_shown_by_another_player(table):
    table.anna(hand="Tournament", deck="Gold")
    table.bernd(hand="Province")
    table.carla(hand="2 Province")
    table.anna().plays("Tournament")
    table.asks("Bernd", "Province", may=True).bernd().chooses("-")
    table.asks("Carla", "Province", may=True, most=1).carla().chooses("Province").has(hand="2 Province")
    table.unsaid("Bernd", "reveal").said("Carla", "reveal", "Province")
    table.anna().has(hand="", coins=0, actions=1, deck="Gold")
    assert "brings none" in table.sentences


def test_tournament_when_nobody_will_show_a_province(table):
    table.anna(hand="Tournament", deck="Gold")
    table.bernd(hand="Province")
    table.anna().plays("Tournament")
    table.bernd().chooses("no")
    table.anna().has(hand="Gold", coins=1)


def test_tournament_lets_an_empty_pile_be_chosen(table):
    table.set(supply={"Duchy": 0}).anna(hand="Tournament, Province").plays("Tournament").chooses("yes")
    table.asks("Anna", *PRIZES, "Duchy")
    table.anna().chooses("Duchy").has(deck="", hand="Province", discard="", coins=1)
    table.cited("cornucopia:tournament:2")


def test_tournament_with_all_prizes_gone_asks_for_duchy_or_nothing(table):
    table.set(supply=dict.fromkeys(PRIZES, 0)).anna(hand="Tournament, Province").plays("Tournament").chooses("yes")
    table.asks("Anna", "Duchy", may=True)
    table.anna().chooses("-").has(hand="Province", coins=1)


def test_tournament_prizes_are_beside_the_supply_and_cannot_be_bought(table):
    table.set(turn={"phase": "buy", "coins": 8}).anna(hand="Tournament")
    table.pile("Princess", 1)
    assert not {f"buy {prize}" for prize in PRIZES} & set(table.game.choices)
    assert "buy Tournament" in table.game.choices


def test_tournament_twice_gives_two_prizes(table):
    table.anna(hand="Throne Room, Tournament, 2 Province")
    table.bernd(hand="Province")
    table.anna().plays("Throne Room").chooses("Tournament").chooses("Province").chooses("Followers")
    table.bernd().chooses("Province")
    table.anna().chooses("Province")
    table.asks("Anna", "Bag of Gold", "Diadem", "Princess", "Trusty Steed", "Duchy")
    table.anna().chooses("Princess")
    table.bernd().chooses("Province")
    table.anna().has(deck="Princess, Followers", discard="2 Province", actions=2)


# --- Harvest ---------------------------------------------------------------------------------------------------------


def test_harvest_pays_for_each_different_name(table):
    table.anna(hand="Harvest", deck="Copper, Silver, Copper, Estate, Gold").plays("Harvest")
    table.anna().has(coins=3, discard="2 Copper, Silver, Estate", deck="Gold")
    table.cited("cornucopia:harvest:1")


def test_harvest_shuffles_when_the_deck_is_too_small(table):
    table.anna(hand="Harvest", deck="Copper", discard="Silver, Gold, Estate").plays("Harvest")
    table.anna().has(coins=4, discard="Copper, Silver, Gold, Estate", deck="")


def test_harvest_reveals_only_what_there_is(table):
    table.anna(hand="Harvest", deck="2 Copper").plays("Harvest").has(coins=1, discard="2 Copper", deck="")


def test_harvest_without_cards_pays_nothing(table):
    table.anna(hand="Harvest").plays("Harvest").has(coins=0)


def test_harvest_played_twice_reveals_the_next_four(table):
    table.anna(hand="Throne Room, Harvest", deck="4 Copper, Silver, Gold, Estate, Duchy").plays("Throne Room")
    table.anna().chooses("Harvest").has(coins=5, deck="", discard=8)


# --- Horn of Plenty --------------------------------------------------------------------------------------------------


def test_horn_of_plenty_counts_the_names_in_play_itself_included(table):
    table.set(turn={"phase": "buy"}, kingdom=["Village", "Smithy"])
    table.anna(hand="Horn of Plenty", play="2 Copper, Silver").plays("Horn of Plenty")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Village")
    table.anna().chooses("Village").has(discard="Village", coins=0, play="2 Copper, Silver, Horn of Plenty")
    table.cited("cornucopia:horn-of-plenty:2", "cornucopia:horn-of-plenty:5")


def test_horn_of_plenty_is_trashed_for_a_victory_card(table):
    table.set(turn={"phase": "buy"}).anna(hand="Horn of Plenty", play="Copper").plays("Horn of Plenty")
    table.anna().chooses("Estate").has(discard="Estate", play="Copper")
    table.trash("Horn of Plenty").cited("cornucopia:horn-of-plenty:6")


def test_horn_of_plenty_counts_a_duration_that_still_lies_there(table):
    table.set(turn={"phase": "buy"}).anna(hand="Horn of Plenty", durations=["Wharf"]).plays("Horn of Plenty")
    table.asks("Anna", "Copper", "Curse", "Estate")


def test_horn_of_plenty_stays_when_a_victory_card_is_bought(table):
    table.set(turn={"phase": "buy", "coins": 2}).anna(hand="Horn of Plenty").plays("Horn of Plenty").chooses("Copper")
    table.anna().buys("Estate")
    table.trash("").anna().has(discard="", hand="Copper, Estate, Horn of Plenty")


def test_two_horns_of_plenty_are_one_name(table):
    table.set(turn={"phase": "buy"}).anna(hand="Horn of Plenty", play="Horn of Plenty").plays("Horn of Plenty")
    table.asks("Anna", "Copper", "Curse")


def test_horn_of_plenty_is_played_last_among_the_treasures(table):
    table.set(turn={"phase": "buy"}, kingdom=["Village"]).anna(hand="Horn of Plenty, Copper, Silver").plays_treasures()
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Village")


def test_horn_of_plenty_is_not_trashed_when_trader_puts_a_silver_in_the_place(table):
    table.set(turn={"phase": "buy"}, editions={"Hinterlands": 1})
    table.anna(hand="Horn of Plenty, Trader", play="Copper").plays("Horn of Plenty").chooses("Estate").chooses("yes")
    table.anna().has(discard="Silver", play="Copper, Horn of Plenty")
    table.trash("")


# --- Hunting Party ---------------------------------------------------------------------------------------------------


def test_hunting_party_takes_the_first_card_that_the_hand_lacks(table):
    table.anna(hand="Hunting Party, Copper", deck="Silver, Copper, Silver, Gold, Estate").plays("Hunting Party")
    table.anna().has(hand="Copper, Silver, Gold", discard="Copper, Silver", deck="Estate", actions=1)
    table.cited("cornucopia:hunting-party:2", "cornucopia:hunting-party:3")


def test_hunting_party_finds_nothing_new(table):
    table.anna(hand="Hunting Party, Copper", deck="Silver, Copper", discard="Silver").plays("Hunting Party")
    table.anna().has(hand="Copper, Silver", discard="Copper, Silver", deck="")


def test_hunting_party_shuffles_to_go_on(table):
    table.anna(hand="Hunting Party", deck="Copper, Copper", discard="Gold").plays("Hunting Party")
    table.anna().has(hand="Copper, Gold", discard="Copper", deck="")


def test_hunting_party_with_an_empty_deck(table):
    table.anna(hand="Hunting Party, Copper").plays("Hunting Party").has(hand="Copper", discard="", actions=1)


def test_hunting_party_counts_another_hunting_party_in_hand(table):
    table.anna(hand="2 Hunting Party", deck="Copper, Hunting Party, Gold").plays("Hunting Party")
    table.anna().has(hand="Hunting Party, Copper, Gold", discard="Hunting Party")


# --- Jester ----------------------------------------------------------------------------------------------------------


def test_jester_curses_for_a_victory_card(table):
    table.anna(hand="Jester")
    table.bernd(deck="Estate, Gold")
    table.anna().plays("Jester").has(coins=2)
    table.bernd().has(discard="Estate, Curse", deck="Gold")
    table.cited("cornucopia:jester:2")


def test_jester_lets_you_gain_a_copy(table):
    table.anna(hand="Jester")
    table.bernd(deck="Gold")
    table.anna().plays("Jester")
    table.asks("Anna", "they", "you").anna().chooses("you").has(discard="Gold")
    table.bernd().has(discard="Gold")


def test_jester_played_by_elder_gives_the_card_to_one_of_the_two(table):
    table.anna(hand="Elder, Jester")
    table.bernd(deck="Gold")
    table.anna().plays("Elder").chooses("Jester")
    table.asks("Anna", "they", "you", least=1, most=1)


def test_jester_lets_the_other_player_gain_a_copy(table):
    table.anna(hand="Jester")
    table.bernd(deck="Copper")
    table.anna().plays("Jester").chooses("1").has(discard="")
    table.bernd().has(discard="2 Copper")


def test_jester_treats_every_player_in_turn(table):
    table.anna(hand="Jester")
    table.bernd(deck="Silver")
    table.carla(deck="Curse")
    table.dora(deck="")
    table.anna().plays("Jester").chooses("you").chooses("they").has(discard="Silver")
    table.bernd().has(discard="Silver")
    table.carla().has(discard="2 Curse")
    table.dora().has(discard="")


def test_jester_with_an_empty_pile_gives_nobody_a_card(table):
    table.set(supply={"Village": 0}).anna(hand="Jester")
    table.bernd(deck="Village")
    table.anna().plays("Jester").chooses("you").has(discard="")
    table.bernd().has(discard="Village")
    table.cited("cornucopia:jester:5")


def test_jester_spares_a_player_without_cards_after_one_with_cards(table):
    table.anna(hand="Jester")
    table.bernd(deck="Estate")
    table.carla(deck="")
    table.anna().plays("Jester")
    table.bernd().has(discard="Estate, Curse")
    table.carla().has(discard="")


def test_jester_is_stopped_by_moat(table):
    table.anna(hand="Jester")
    table.bernd(hand="Moat", deck="Estate")
    table.anna().plays("Jester")
    table.bernd().chooses("yes").has(deck="Estate", discard="")


# --- Fairgrounds -----------------------------------------------------------------------------------------------------


def test_fairgrounds_count_nothing_for_four_names(table):
    table.anna(hand="Fairgrounds, 3 Copper", deck="Silver", discard="Gold").has(points=0)


def test_fairgrounds_count_two_for_each_five_names(table):
    table.anna(hand="Fairgrounds, Copper", deck="Silver, Gold", discard="Village").has(points=2)


def test_fairgrounds_count_four_for_ten_to_fourteen_names(table):
    ten = "Fairgrounds, Copper, Silver, Gold, Village, Smithy, Market, Cellar, Moat, Chapel"
    table.anna(hand=ten, deck="Festival, Witch, Militia, Mine").has(points=4)


def test_two_fairgrounds_count_each(table):
    table.anna(hand="2 Fairgrounds, Copper, Silver, Gold", deck="Village").has(points=4)


def test_fairgrounds_count_cards_on_mats_and_in_play(table):
    table.anna(hand="Fairgrounds", play="Copper, Silver", mats={"island": ["Gold", "Village"]}).has(points=2)


# --- Prizes ----------------------------------------------------------------------------------------------------------


def test_bag_of_gold_puts_a_gold_onto_the_deck(table):
    table.anna(hand="Bag of Gold", deck="Copper").plays("Bag of Gold").has(deck="Gold, Copper", actions=1)


def test_bag_of_gold_with_an_empty_deck(table):
    table.anna(hand="Bag of Gold", discard="Estate").plays("Bag of Gold").has(deck="Gold", discard="Estate")
    table.cited("cornucopia:bag-of-gold:1")


def test_bag_of_gold_with_no_gold_left(table):
    table.set(supply={"Gold": 0}).anna(hand="Bag of Gold").plays("Bag of Gold").has(deck="", actions=1)


def test_bag_of_gold_played_twice(table):
    table.anna(hand="Throne Room, Bag of Gold").plays("Throne Room").chooses("Bag of Gold")
    table.anna().has(deck="2 Gold", actions=2)


def test_diadem_example_of_kati_without_an_action_card(table):
    table.anna(hand="Diadem").plays("Diadem").has(coins=3)
    table.cited("cornucopia:diadem:3")


def test_diadem_with_two_farming_villages(table):
    """Five Actions, two of them used: 2 coins and 3 more."""
    table.anna(hand="2 Farming Village, Diadem", deck="2 Copper").plays("Farming Village").plays("Farming Village")
    table.anna().has(actions=3).plays("Diadem").has(coins=5)
    table.cited("cornucopia:diadem:2")


def test_diadem_after_one_farming_village(table):
    table.anna(hand="Farming Village, Diadem", deck="Copper").plays("Farming Village").plays("Diadem").has(coins=4)


def test_diadem_with_no_action_left(table):
    table.anna(hand="Smithy, Diadem").plays("Smithy").plays("Diadem").has(coins=2)


def test_followers_curse_and_make_discard(table):
    table.anna(hand="Followers", deck="2 Gold")
    table.bernd(hand="5 Copper")
    table.anna().plays("Followers").has(hand="2 Gold", discard="Estate")
    table.bernd().has(hand="3 Copper", discard="2 Copper, Curse")
    table.cited("cornucopia:followers:2", "cornucopia:followers:3")


def test_followers_make_discard_even_without_a_curse_left(table):
    table.set(supply={"Curse": 0, "Estate": 0}).anna(hand="Followers")
    table.bernd(hand="4 Copper")
    table.anna().plays("Followers").has(discard="")
    table.bernd().has(hand="3 Copper", discard="Copper")
    table.cited("cornucopia:followers:5")


def test_followers_leave_a_hand_of_three(table):
    table.anna(hand="Followers")
    table.bernd(hand="3 Copper")
    table.anna().plays("Followers")
    table.bernd().has(hand="3 Copper", discard="Curse")


def test_followers_are_stopped_by_moat(table):
    table.anna(hand="Followers")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Followers")
    table.bernd().chooses("yes").has(hand="Moat, 4 Copper", discard="")


def test_followers_hand_out_the_last_curse_in_turn_order(table):
    table.set(supply={"Curse": 1}).anna(hand="Followers")
    table.bernd(hand="2 Copper")
    table.carla(hand="2 Copper")
    table.anna().plays("Followers")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")


def test_princess_makes_every_card_two_cheaper(table):
    table.anna(hand="Princess, 4 Copper").plays("Princess").has(buys=2).plays_treasures().buys("Gold").has(coins=0)


def test_princess_never_lowers_a_cost_below_nothing(table):
    table.anna(hand="Princess").plays("Princess").buys("Estate").has(coins=0, buys=1)


def test_princess_played_twice_is_in_play_once(table):
    table.anna(hand="Throne Room, Princess, 4 Copper").plays("Throne Room").chooses("Princess").has(buys=3)
    table.anna().plays_treasures()
    assert "buy Gold" in table.game.choices
    assert "buy Province" not in table.game.choices
    table.cited("cornucopia:princess:3")


def test_princess_lowers_what_a_trashed_card_costs(table):
    """Gold costs 4 and nothing 5; Estate costs 0 and Silver 1."""
    table.anna(hand="Remake, Estate, Gold", play="Princess").plays("Remake").chooses("Gold")
    table.anna().has(discard="Silver")
    table.trash("Gold, Estate")


def test_princess_leaves_and_costs_are_back(table):
    table.anna(hand="Princess", deck="5 Copper").plays("Princess").passes()
    table.next_turn_of("Anna").plays_treasures()
    assert "buy Silver" in table.game.choices
    assert "buy Gold" not in table.game.choices


def test_trusty_steed_takes_two_different_options(table):
    table.anna(hand="Trusty Steed", deck="2 Gold").plays("Trusty Steed")
    table.asks("Anna", "cards", "actions", "coins", "silvers", least=2, most=2)
    table.anna().chooses("cards, coins").has(hand="2 Gold", coins=2, actions=0)
    table.cited("cornucopia:trusty-steed:1")


def test_trusty_steed_works_in_printed_order(table):
    table.anna(hand="Trusty Steed", deck="Gold, Estate, Duchy").plays("Trusty Steed").chooses("4, 1")
    table.anna().has(hand="Gold, Estate", deck="", discard="4 Silver, Duchy")
    table.cited("cornucopia:trusty-steed:2")


def test_trusty_steed_gains_the_three_silvers_that_are_left(table):
    table.set(supply={"Silver": 3}).anna(hand="Trusty Steed", deck="Gold").plays("Trusty Steed").chooses("2, 4")
    table.anna().has(discard="3 Silver, Gold", actions=2, deck="")
    table.cited("cornucopia:trusty-steed:3")


def test_trusty_steed_may_choose_what_cannot_be_done(table):
    table.set(supply={"Silver": 0}).anna(hand="Trusty Steed").plays("Trusty Steed").chooses("1, 4")
    table.anna().has(hand="", discard="")


def test_trusty_steed_puts_the_deck_away_without_discarding_it(table):
    table.anna(hand="Trusty Steed", deck="Tunnel").plays("Trusty Steed").chooses("3, 4")
    table.anna().has(discard="4 Silver, Tunnel", coins=2)


def test_trusty_steed_refuses_the_same_option_twice(table):
    table.anna(hand="Trusty Steed").plays("Trusty Steed")
    with pytest.raises(Illegal):
        table.anna().chooses("1, 1")
    table.asks("Anna", "cards", "actions", "coins", "silvers")
