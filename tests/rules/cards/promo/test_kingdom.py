"""The promotional cards."""

from __future__ import annotations

import pytest

from tests.rules.cards.writing import comes_back

# --- Church ----------------------------------------------------------------------------------------------------------


def test_church_keeps_up_to_three_cards_for_the_next_turn(table):
    table.anna(hand="Church, Estate, 2 Curse, Duchy", deck="6 Copper").plays("Church")
    table.asks("Anna", "Curse", "Duchy", "Estate", may=True, least=0, most=3)
    table.anna().chooses("Estate, 2 Curse").has(hand="Duchy", aside="Estate, 2 Curse", actions=1).passes()
    table.bernd().passes()
    table.asks("Anna", "Copper", "Curse", "Estate", may=True, most=1)
    table.anna().chooses("Curse").has(hand="5 Copper, Estate, Curse", aside="", play="Church")
    table.trash("Curse")


def test_church_without_cards_still_lets_one_be_trashed(table):
    table.anna(hand="Church", deck="6 Copper").plays("Church").passes()
    table.bernd().passes()
    table.anna().chooses("Copper")
    table.trash("Copper")


def test_church_may_trash_nothing_and_is_discarded(table):
    table.anna(hand="Church, Estate", deck="6 Copper").plays("Church").chooses("Estate").passes()
    table.bernd().passes()
    table.anna().passes().passes().has(play="")
    table.trash("")


def test_throne_room_on_church_brings_two_batches_one_after_the_other(table):
    table.anna(hand="Throne Room, Church, Estate, Curse", deck="6 Copper").plays("Throne Room").chooses("Church")
    table.anna().chooses("Estate").chooses("Curse").has(aside="Estate, Curse").passes()
    table.bernd().passes()
    table.anna().chooses("Copper").chooses("Copper").has(hand="3 Copper, Estate, Curse")
    table.trash("2 Copper")


def test_a_church_can_be_described(table):
    table.anna(hand="Church, Estate, Gold, Copper", deck="6 Copper").plays("Church").chooses("Estate, Gold")
    comes_back(table)


# --- Dismantle -------------------------------------------------------------------------------------------------------


def test_dismantle_gains_a_cheaper_card_and_a_gold(table):
    table.set(kingdom=["Village"]).anna(hand="Dismantle, Silver, Copper").plays("Dismantle")
    table.asks("Anna", "Copper", "Silver", least=1, most=1)
    table.anna().chooses("Silver")
    table.asks("Anna", "Copper", "Curse", "Estate")
    table.anna().chooses("Estate").has(discard="Gold, Estate")
    table.trash("Silver")


@pytest.mark.parametrize("card", ["Copper", "Curse", "Transmute", "Engineer"])
def test_dismantle_gives_nothing_for_a_card_without_coins_in_its_cost(table, card):
    table.anna(hand=f"Dismantle, {card}").plays("Dismantle").has(discard="")
    table.trash(card)


def test_dismantle_with_an_empty_hand(table):
    table.anna(hand="Dismantle").plays("Dismantle").has(discard="")
    table.trash("")


def test_dismantle_without_golds_gains_the_cheaper_card(table):
    table.set(supply={"Gold": 0}).anna(hand="Dismantle, Estate").plays("Dismantle").chooses("Copper")
    table.anna().has(discard="Copper")


def test_throne_room_on_dismantle(table):
    table.anna(hand="Throne Room, Dismantle, 2 Estate").plays("Throne Room").chooses("Dismantle")
    table.anna().chooses("Copper").chooses("Copper").has(discard="2 Gold, 2 Copper")
    table.trash("2 Estate")


# --- Envoy -----------------------------------------------------------------------------------------------------------


def test_envoy_lets_the_left_player_discard_one_of_five(table):
    table.anna(hand="Envoy", deck="Gold, Silver, 3 Copper, Estate").plays("Envoy")
    table.asks("Bernd", "Copper", "Gold", "Silver", least=1, most=1)
    table.said("Anna", "reveal", "Gold, Silver, 3 Copper")
    table.bernd().chooses("Gold")
    table.anna().has(hand="Silver, 3 Copper", discard="Gold", deck="Estate")


def test_envoy_with_fewer_cards_shuffles(table):
    table.anna(hand="Envoy", deck="Gold", discard="Silver, Copper").plays("Envoy")
    table.bernd().chooses("Gold")
    table.anna().has(hand="Silver, Copper", discard="Gold")


def test_envoy_with_no_cards(table):
    table.anna(hand="Envoy, Estate", deck="").plays("Envoy").has(hand="Estate", discard="")


def test_envoy_asks_only_the_left_player(table):
    table.anna(hand="Envoy", deck="Gold, 4 Copper")
    table.bernd(hand="")
    table.carla(hand="")
    table.anna().plays("Envoy")
    table.asks("Bernd", "Copper", "Gold")


def test_a_tunnel_that_an_envoy_discards_brings_a_gold(table):
    table.anna(hand="Envoy", deck="Tunnel, 4 Copper").plays("Envoy")
    table.bernd().chooses("Tunnel")
    table.anna().chooses("yes").has(discard="Tunnel, Gold", hand="4 Copper")


# --- Walled Village --------------------------------------------------------------------------------------------------


def test_walled_village_may_go_onto_the_deck(table):
    table.anna(hand="Walled Village, Smithy", deck="8 Copper").plays("Walled Village").has(actions=2)
    table.anna().has(hand="Smithy, Copper").plays("Smithy").passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Walled Village, 4 Copper", discard="4 Copper, Smithy", play="")


def test_walled_village_with_two_other_actions_is_discarded(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="Copper", deck="6 Estate", play="Walled Village, 2 Smithy").passes()
    table.phase("Bernd", "buy").anna().has(discard="Copper, Walled Village, 2 Smithy")


def test_a_duration_of_an_earlier_turn_counts_for_a_walled_village(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="Copper", deck="6 Estate", play="Walled Village, Smithy", durations=["Caravan"]).passes()
    table.phase("Bernd", "buy")


def test_treasures_in_play_do_not_count_for_a_walled_village(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="3 Copper", deck="6 Estate", play="Walled Village").plays_treasures().passes().chooses("yes")
    table.anna().has(hand="Walled Village, 4 Estate", discard="3 Copper")


def test_two_walled_villages_may_both_go_onto_the_deck(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="Copper", deck="6 Estate", play="2 Walled Village").passes().chooses("yes").chooses("yes")
    table.anna().has(hand="2 Walled Village, 3 Estate", discard="Copper")


def test_a_walled_village_may_stay(table):
    table.set(turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="Copper", deck="6 Estate", play="Walled Village").passes().chooses("no")
    table.anna().has(hand="5 Estate", discard="Copper, Walled Village")


# --- Governor --------------------------------------------------------------------------------------------------------


def governor(table, **parts):
    table.set(**parts).anna(hand="Governor, Estate", deck="4 Copper")
    table.bernd(hand="Estate", deck="2 Gold")
    return table.anna().plays("Governor")


def test_governor_draws_three_and_one(table):
    governor(table).has(actions=1)
    table.asks("Anna", "cards", "gain", "trash")
    table.anna().chooses("cards").has(hand="Estate, 3 Copper")
    table.bernd().has(hand="Estate, Gold")


def test_governor_gains_a_gold_and_a_silver(table):
    governor(table).chooses("gain").has(discard="Gold")
    table.bernd().has(discard="Silver")


def test_governor_trashes_for_exactly_two_and_one_more(table):
    governor(table, kingdom=["Smithy", "Village"]).chooses("trash")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().chooses("Estate").has(discard="Smithy")
    table.asks("Bernd", "Estate", may=True, most=1)
    table.bernd().chooses("Estate")
    table.asks("Bernd", "Silver", "Village")
    table.bernd().chooses("Village").has(discard="Village")


def test_whoever_trashes_nothing_for_a_governor_gains_nothing(table):
    governor(table, kingdom=["Smithy", "Village"]).chooses("trash").passes().has(discard="")
    table.bernd().passes().has(discard="", hand="Estate")
    table.trash("")


def test_governor_without_a_fitting_card_trashes_all_the_same(table):
    governor(table).chooses("trash").chooses("Estate").has(discard="")
    table.trash("Estate")


def test_throne_room_on_governor(table):
    table.anna(hand="Throne Room, Governor", deck="4 Copper")
    table.bernd(hand="", deck="2 Gold")
    table.anna().plays("Throne Room").chooses("Governor").chooses("cards").chooses("gain")
    table.anna().has(hand="3 Copper", discard="Gold", actions=2)
    table.bernd().has(hand="Gold", discard="Silver")


# --- Marchland -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "points"),
    [("Marchland", 0), ("Marchland, 2 Estate", 3), ("2 Marchland, 9 Estate", 15), ("Marchland, Mill, Duchy", 5)],
)
def test_marchland_counts_victory_cards_and_itself(table, cards, points):
    table.anna(hand="", deck=cards).has(points=points)


def marchland(table, **zones):
    table.set(kingdom=["Marchland"], turn={"player": "Anna", "phase": "buy", "coins": 5, "bought": True})
    return table.anna(**{"deck": "", **zones}).buys("Marchland")


def test_marchland_gives_a_buy_and_coins_for_discarded_cards(table):
    marchland(table, hand="2 Estate, Gold")
    table.asks("Anna", "Estate", "Gold", may=True, least=0, most=3)
    table.anna().chooses("2 Estate").has(hand="Gold", coins=2, buys=1, discard="Marchland, 2 Estate")


def test_marchland_may_discard_nothing(table):
    marchland(table, hand="Estate").passes().has(coins=0, buys=1, hand="Estate")


def test_marchland_with_an_empty_hand(table):
    marchland(table, hand="").has(coins=0, buys=1)


def test_marchland_gained_on_anothers_turn_gives_no_coins_to_anybody(table):
    table.set(kingdom=["Marchland"]).anna(hand="Swindler, Copper")
    table.bernd(hand="Estate", deck="Market")
    table.anna().plays("Swindler").chooses("Marchland")
    table.bernd().chooses("Estate").has(discard="Marchland, Estate")
    table.anna().has(coins=2, buys=1)


# --- Stash -----------------------------------------------------------------------------------------------------------


def shuffling(table, discard, deck=""):
    """Anna draws her next hand, and has to shuffle for it."""
    table.set(turn={"player": "Anna", "phase": "buy"})
    return table.anna(hand="Copper", deck=deck, discard=discard).passes()


def test_stash_may_be_put_on_top_of_the_shuffled_cards(table):
    shuffling(table, "Stash, 7 Estate")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes")
    table.asks("Anna", *(str(n) for n in range(9)))
    table.anna().chooses("0")
    assert "Stash" in [table.game.name(card) for card in table.game.hand(0)]


def test_stash_may_be_put_at_the_bottom(table):
    shuffling(table, "Stash, 7 Estate").chooses("yes").chooses("8")
    assert table.game.name(table.game.deck(0)[-1]) == "Stash"


def test_each_stash_lies_where_it_was_put(table):
    shuffling(table, "2 Stash, 7 Estate").chooses("yes").chooses("6").chooses("yes").chooses("5")
    assert [table.game.name(card) for card in table.game.deck(0)][:2] == ["Stash", "Stash"]


def test_a_stash_that_fated_has_put_somewhere_is_not_placed_again(table):
    table.set(kingdom=["Stash"], landscapes=["Fated"], chosen={"Fated": "Stash"})
    shuffling(table, "Stash, 7 Estate").chooses("Fated").chooses("-").chooses("Stash")
    assert [table.game.name(card) for card in (*table.game.hand(0), *table.game.deck(0))].count("Stash") == 1
    assert table.game.name(table.game.deck(0)[-1]) == "Stash"
    assert table.game.status() == []


def test_stash_goes_below_what_is_left_of_the_deck(table):
    shuffling(table, "Stash, 7 Estate", deck="4 Gold").chooses("yes").chooses("0").has(hand="4 Gold, Stash")


def test_stash_may_be_shuffled_like_any_card(table):
    shuffling(table, "2 Stash, 7 Estate").chooses("no")
    table.phase("Bernd", "buy")


def test_without_a_shuffle_nobody_is_asked_about_a_stash(table):
    shuffling(table, "Stash", deck="5 Gold").has(hand="5 Gold", discard="Copper, Stash")


def test_stash_is_worth_two(table):
    table.anna(hand="Stash").plays("Stash").has(coins=2)


def test_stash_and_star_chart_both_choose(table):
    table.set(landscapes=["Star Chart"], turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="Copper", deck="", discard="Stash, Gold, 6 Estate", holds=["Star Chart"]).passes()
    table.asks("Anna", "Stash", "Star Chart")
    table.anna().chooses("Stash").chooses("yes").chooses("0").chooses("Gold")
    hand = [table.game.name(card) for card in table.game.hand(0)]
    assert {"Gold", "Stash"} <= set(hand)


# --- Captain ---------------------------------------------------------------------------------------------------------


def test_captain_plays_a_card_of_the_supply_now_and_in_the_next_turn(table):
    table.set(kingdom=["Captain", "Smithy", "Village", "Caravan", "Market", "Band of Misfits"])
    table.anna(hand="Captain", deck="10 Copper").plays("Captain")
    table.asks("Anna", "Smithy", "Village")
    table.anna().chooses("Smithy").has(hand="3 Copper", play="Captain").passes()
    table.bernd().passes()
    table.asks("Anna", "Smithy", "Village")
    table.anna().chooses("Village").has(hand="6 Copper", actions=3, play="Captain")
    table.pile("Smithy", 10).pile("Village", 10)
    table.next_turn_of("Anna").has(play="")


def test_captain_that_finds_nothing_stays_all_the_same(table):
    table.set(kingdom=["Captain", "Smithy"], supply={"Smithy": 0}).anna(hand="Captain", deck="10 Copper").plays(
        "Captain"
    )
    table.next_turn_of("Anna").has(play="Captain", hand="5 Copper")


def test_captain_cannot_trash_what_it_plays(table):
    table.set(kingdom=["Captain", "Mining Village"]).anna(hand="Captain, Copper", deck="2 Copper").plays("Captain")
    table.trash("").anna().has(coins=0, actions=2)


def test_throne_room_on_captain(table):
    table.set(kingdom=["Captain", "Smithy", "Village"]).anna(hand="Throne Room, Captain", deck="12 Copper")
    table.anna().plays("Throne Room").chooses("Captain").chooses("Village").chooses("Village")
    table.anna().has(hand="2 Copper", actions=4).passes()
    table.bernd().passes()
    table.anna().chooses("Village").chooses("Village").has(hand="7 Copper", actions=5)


def test_a_captain_can_be_described(table):
    table.set(kingdom=["Captain", "Smithy", "Village"]).anna(hand="Captain", deck="10 Copper").plays("Captain")
    table.anna().chooses("Village")
    comes_back(table)


# --- Prince ----------------------------------------------------------------------------------------------------------


def test_prince_plays_the_card_at_the_start_of_each_turn(table):
    table.anna(hand="Prince, Village, Market, Caravan", deck="12 Copper").plays("Prince")
    table.asks("Anna", "Village", may=True, most=1)
    table.anna().chooses("Village")
    table.next_turn_of("Anna").has(hand="6 Copper", actions=3, play="Prince")
    table.next_turn_of("Anna").has(actions=3, play="Prince")


def test_prince_may_take_nobody_and_is_discarded(table):
    table.anna(hand="Prince, Village, Copper", deck="6 Copper").plays("Prince").passes().passes()
    table.anna().has(play="", discard="Prince, Village, Copper")


def test_throne_room_on_prince_sets_two_cards_aside(table):
    table.anna(hand="Throne Room, Prince, Village, Smithy", deck="20 Copper").plays("Throne Room").chooses("Prince")
    table.anna().chooses("Village").chooses("Smithy").passes()
    table.bernd().passes()
    table.asks("Anna", "Prince (Smithy)", "Prince (Village)")
    table.anna().chooses("Prince (Village)").has(hand="9 Copper", actions=3)


def test_what_prince_plays_cannot_be_trashed(table):
    table.anna(hand="Prince, Mining Village", deck="7 Copper").plays("Prince").chooses("Mining Village")
    table.next_turn_of("Anna").has(hand="6 Copper", actions=3, coins=0)
    table.trash("")


def test_enchantress_takes_the_card_of_a_prince(table):
    table.set(turn={"player": "Bernd"}).bernd(hand="Enchantress", deck="5 Copper")
    table.anna(hand="", deck="3 Copper", durations=[{"Prince": ["Village"]}])
    table.bernd().plays("Enchantress").passes()
    table.anna().has(hand="Copper", actions=2)


def test_cards_of_a_prince_count_at_the_end(table):
    table.anna(hand="Prince, Mill", deck="7 Copper").plays("Prince").chooses("Mill").has(points=1)


def test_a_prince_can_be_described(table):
    table.anna(hand="Throne Room, Prince, Village, Smithy, Copper", deck="20 Copper").plays("Throne Room")
    table.anna().chooses("Prince").chooses("Village").chooses("Smithy")
    again = comes_back(table)
    again.push("-")
    again.push("-")
    assert sorted(again.choices) == ["Prince (Smithy)", "Prince (Village)"]


def test_a_prince_described_by_its_mat_plays_the_card(table):
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd(hand="")
    table.anna(hand="", deck="3 Copper", durations=["Prince"], mats={"prince": ["Village"]})
    table.bernd().passes()
    table.anna().has(hand="Copper", actions=3)


# --- Sauna, Avanto ---------------------------------------------------------------------------------------------------


def test_sauna_may_play_an_avanto_and_that_a_sauna(table):
    table.anna(hand="Sauna, Avanto", deck="Copper, Sauna, 3 Copper").plays("Sauna")
    table.asks("Anna", "Avanto", may=True, most=1)
    table.anna().chooses("Avanto")
    table.asks("Anna", "Sauna", may=True, most=1)
    table.anna().chooses("Sauna").has(play="2 Sauna, Avanto", hand="4 Copper", actions=2)


def test_sauna_without_an_avanto(table):
    table.anna(hand="Sauna, Copper", deck="2 Copper").plays("Sauna").has(hand="2 Copper", actions=1)


def test_avanto_without_a_sauna_is_terminal(table):
    table.anna(hand="Avanto, Village", deck="3 Copper").plays("Avanto").has(hand="Village, 3 Copper", actions=0)


def test_a_silver_after_a_sauna_lets_a_card_be_trashed(table):
    table.anna(hand="Sauna, Silver, Curse", deck="Copper").plays("Sauna").plays("Silver")
    table.asks("Anna", "Copper", "Curse", may=True, most=1)
    table.anna().chooses("Curse").has(coins=2, hand="Copper")
    table.trash("Curse")


def test_each_sauna_trashes_for_each_silver(table):
    table.anna(hand="2 Sauna, 2 Silver, 4 Curse", deck="").plays("Sauna").plays("Sauna").plays("Silver")
    table.anna().chooses("Curse").chooses("Curse").plays("Silver").chooses("Curse").chooses("Curse").has(hand="")
    table.trash("4 Curse")


def test_declining_one_sauna_declines_the_other_for_that_silver(table):
    table.anna(hand="2 Sauna, 2 Silver, Curse", deck="").plays("Sauna").plays("Sauna").plays("Silver").passes()
    table.anna().plays("Silver").chooses("Curse")
    table.trash("Curse")


def test_a_gold_wakes_no_sauna(table):
    table.anna(hand="Sauna, Gold, Curse", deck="").plays("Sauna").plays("Gold").has(coins=3, hand="Curse")


def test_saunas_lie_on_top_of_avantos(table):
    table.set(kingdom=["Sauna"]).anna(hand="Copper").has(hand="Copper")
    table.pile("Sauna / Avanto", "5 Sauna, 5 Avanto")


# --- Summon ----------------------------------------------------------------------------------------------------------


def summon(table, **zones):
    table.set(kingdom=["Village", "Market"], landscapes=["Summon"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 5})
    return table.anna(**{"hand": "", "deck": "7 Copper", **zones}).buys("Summon")


def test_summon_plays_the_gained_card_at_the_start_of_the_next_turn(table):
    summon(table).has(aside="Village", discard="")
    table.next_turn_of("Anna").has(play="Village", hand="6 Copper", actions=3)
    table.next_turn_of("Anna").has(play="")


def test_summon_with_no_card_to_gain(table):
    table.set(supply={"Village": 0})
    summon(table).has(aside="")
    table.next_turn_of("Anna").has(play="", hand="5 Copper")


def test_summon_loses_track_of_a_card_that_was_moved(table):
    summon(table, hand="Watchtower").chooses("Village").chooses("deck").has(aside="", hand="Village, 4 Copper")
    table.next_turn_of("Anna").has(play="")


def test_summon_finds_a_nomad_camp_on_the_deck(table):
    table.set(kingdom=["Nomad Camp"], landscapes=["Summon"], turn={"player": "Anna", "phase": "buy", "coins": 5})
    table.anna(hand="", deck="7 Copper").buys("Summon").has(aside="Nomad Camp")
    table.next_turn_of("Anna").has(play="Nomad Camp", coins=2, buys=2)


def test_summon_takes_no_treasure_and_nothing_dearer(table):
    table.set(kingdom=["Village", "Smithy", "Market"], landscapes=["Summon"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 5}).anna(hand="", deck="").buys("Summon")
    table.asks("Anna", "Smithy", "Village")


def test_a_summoned_card_can_be_described(table):
    summon(table)
    comes_back(table)


# --- how much, and how many ------------------------------------------------------------------------------------------


def test_avanto_draws_three_and_plays_one_sauna(table):
    table.anna(hand="Avanto, 2 Sauna", deck="4 Copper").plays("Avanto").has(hand="2 Sauna, 3 Copper")
    table.asks("Anna", "Sauna", may=True, most=1)


def test_sauna_plays_one_avanto(table):
    table.anna(hand="Sauna, 2 Avanto", deck="4 Copper").plays("Sauna")
    table.asks("Anna", "Avanto", may=True, most=1)


def test_governor_trashes_one_card(table):
    table.anna(hand="Governor, Estate, Curse", deck="").plays("Governor").chooses("trash")
    table.asks("Anna", "Curse", "Estate", may=True, most=1)


def test_summon_without_a_card_leaves_nothing_to_come(table):
    table.set(supply={"Village": 0})
    summon(table)
    assert table.game.effects == ()
