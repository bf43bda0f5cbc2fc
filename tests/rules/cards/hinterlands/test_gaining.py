"""Hinterlands: what happens when cards are gained or bought."""

from __future__ import annotations

from tests.rules.cards.hinterlands.buying import buying

FIRST = {"Hinterlands": 1}


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
