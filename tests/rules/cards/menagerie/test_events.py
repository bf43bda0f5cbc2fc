"""Menagerie: its Events."""

import pytest


def buying(table, event, coins=20, buys=2, kingdom=(), **zones):
    """Anna has bought, and buys the Event."""
    turn = {"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True, "actions": 0}
    table.set(landscapes=[event], kingdom=list(kingdom), turn=turn)
    return table.anna(**{"hand": "", "deck": "", **zones})


# --- playing cards ---------------------------------------------------------------------------------------------------


def test_delay_sets_an_action_aside_and_plays_it_next_turn(table):
    buying(table, "Delay", hand="Smithy, Copper", deck="9 Copper").buys("Delay")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(aside="Smithy", hand="Copper", buys=1, coins=20)
    table.next_turn_of("Anna").has(hand="8 Copper", play="Smithy", actions=1, aside="")


def test_delay_may_set_nothing_aside(table):
    buying(table, "Delay", hand="Smithy").buys("Delay").passes().has(hand="Smithy", aside="")
    assert not table.game.effects


def test_delay_without_an_action(table):
    buying(table, "Delay", hand="Copper").buys("Delay").has(hand="Copper", aside="")


def test_two_delays_are_ordered_by_the_cards(table):
    buying(table, "Delay", buys=3, hand="Smithy, Village", deck="9 Copper").buys("Delay").chooses("Smithy").buys(
        "Delay"
    )
    table.anna().chooses("Village").passes()
    table.bernd().passes()
    table.asks("Anna", "Delay (Smithy)", "Delay (Village)")
    table.anna().chooses("Delay (Village)").has(actions=3, hand="9 Copper", play="Smithy, Village")


def test_a_delayed_duration_stays_in_play(table):
    buying(table, "Delay", hand="Caravan", deck="20 Copper").buys("Delay").chooses("Caravan")
    table.next_turn_of("Anna").has(play="Caravan", hand="6 Copper").passes()
    table.anna().has(play="Caravan")


def test_a_delayed_card_may_be_played_as_a_way(table):
    table.set(landscapes=["Delay", "Way of the Sheep"], turn={"player": "Anna", "phase": "buy", "bought": True})
    table.anna(hand="Smithy", deck="5 Copper").buys("Delay").chooses("Smithy")
    table.bernd().passes()
    table.asks("Anna", "Way of the Sheep", may=True)
    table.anna().chooses("Way of the Sheep").has(coins=2, hand="5 Copper")


def test_a_table_with_a_delayed_card_can_be_written_down_again(table):
    from rules import describe, format, parse, start

    buying(table, "Delay", hand="Smithy", deck="9 Copper").buys("Delay").chooses("Smithy")
    assert start(parse(format(describe(table.game)))) == table.game


def test_toil_plays_an_action_in_the_buy_phase(table):
    buying(table, "Toil", hand="Smithy, Copper", deck="4 Copper").buys("Toil")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="4 Copper", buys=2, coins=18, play="Smithy")


def test_toil_may_play_nothing(table):
    buying(table, "Toil", hand="Smithy").buys("Toil").passes().has(hand="Smithy", buys=2)


def test_toil_without_an_action(table):
    buying(table, "Toil", hand="Copper").buys("Toil").has(hand="Copper", buys=2)


def test_toil_plays_a_throne_room(table):
    buying(table, "Toil", hand="Throne Room, Smithy", deck="7 Copper").buys("Toil").chooses("Throne Room")
    table.anna().chooses("Smithy").has(hand="6 Copper")


@pytest.mark.parametrize(("answer", "play", "discard"), [("yes", "Gold", ""), ("no", "", "Gold")])
def test_gamble_plays_or_discards(table, answer, play, discard):
    buying(table, "Gamble", deck="Gold, Estate").buys("Gamble").chooses(answer)
    table.anna().has(play=play, discard=discard, deck="Estate", buys=2)


def test_gamble_discards_what_cannot_be_played(table):
    buying(table, "Gamble", deck="Estate, Gold").buys("Gamble").has(discard="Estate", deck="Gold", buys=2)


def test_gamble_shuffles_to_reveal(table):
    buying(table, "Gamble", deck="", discard="Gold").buys("Gamble").chooses("yes").has(play="Gold", discard="")


def test_gamble_with_no_cards(table):
    buying(table, "Gamble").buys("Gamble").has(discard="", buys=2)


def test_gamble_discards_a_village_green_that_may_be_played_then(table):
    buying(table, "Gamble", deck="Village Green, Copper").buys("Gamble").chooses("no").chooses("yes").chooses("now")
    table.anna().has(play="Village Green", hand="Copper")


def test_march_plays_an_action_from_the_discard_pile(table):
    buying(table, "March", discard="Copper, Smithy, Village", deck="3 Silver").buys("March")
    table.asks("Anna", "Smithy", "Village", may=True)
    table.anna().chooses("Smithy").has(hand="3 Silver", discard="Copper, Village", play="Smithy", coins=17)
    table.said("Anna", "look", "Copper, Smithy, Village")


def test_march_may_play_nothing(table):
    buying(table, "March", discard="Smithy").buys("March").passes().has(discard="Smithy", buys=1)


def test_march_with_an_empty_discard_pile(table):
    buying(table, "March").buys("March").has(discard="", buys=1)


def test_march_plays_a_card_as_a_way(table):
    turn = {"player": "Anna", "phase": "buy", "coins": 3, "bought": True, "buys": 2}
    table.set(landscapes=["March", "Way of the Sheep"], turn=turn).anna(hand="", deck="", discard="Smithy").buys(
        "March"
    )
    table.anna().chooses("Smithy").chooses("Way of the Sheep").has(coins=2, play="Smithy")


def test_reap_plays_the_gold_next_turn(table):
    buying(table, "Reap", deck="9 Copper").buys("Reap").has(aside="Gold", discard="")
    table.next_turn_of("Anna").has(coins=3, play="Gold", hand="5 Copper")


def test_reap_without_golds(table):
    table.set(supply={"Gold": 0})
    buying(table, "Reap").buys("Reap").has(aside="", discard="")
    assert not table.game.effects


def test_reap_and_a_gold_that_was_put_onto_the_deck(table):
    buying(table, "Reap", hand="Watchtower").buys("Reap").chooses("deck").has(deck="Gold", aside="")


def test_reap_offers_the_golds_in_exile(table):
    buying(table, "Reap", mats={"exile": ["Gold"]}).buys("Reap").chooses("yes").has(
        discard="Gold", aside="Gold", exile=""
    )


def test_seize_the_day_gives_an_extra_turn_once(table):
    buying(table, "Seize the Day", buys=1, deck="9 Copper").buys("Seize the Day").has(hand="5 Copper")
    table.phase("Anna", "buy")
    assert table.game.extra == "seize-the-day"
    table.anna().passes()
    table.phase("Bernd", "buy")
    assert table.game.so_far.done_for_good == ((0, "seize-the-day"),)


def test_seize_the_day_cannot_be_bought_again(table):
    buying(table, "Seize the Day", done=["Seize the Day"])
    assert "buy Seize the Day" not in table.game.choices


def test_seize_the_day_is_each_players_own(table):
    buying(table, "Seize the Day")
    table.bernd(hand="", deck="", done=["Seize the Day"])
    table.anna().buys("Seize the Day").has(buys=1)


def test_the_extra_turn_does_not_count_for_the_tie_break(table):
    buying(table, "Seize the Day", buys=1, deck="9 Copper").buys("Seize the Day").passes()
    assert table.game.turns == (1, 0)


# --- gaining ---------------------------------------------------------------------------------------------------------


def test_desperation_pays_for_a_curse(table):
    buying(table, "Desperation", coins=0).buys("Desperation")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Curse", buys=2, coins=2)


def test_desperation_may_be_declined_and_cannot_be_bought_again(table):
    buying(table, "Desperation", coins=0).buys("Desperation").chooses("no").has(discard="", buys=1, coins=0)
    assert "buy Desperation" not in table.game.choices


def test_desperation_without_curses(table):
    table.set(supply={"Curse": 0})
    buying(table, "Desperation", coins=0).buys("Desperation").has(discard="", buys=1, coins=0)


def test_desperation_pays_nothing_for_a_silver_instead(table):
    table.set(editions={"Hinterlands": 1})
    buying(table, "Desperation", coins=0, hand="Trader").buys("Desperation").chooses("yes").chooses("yes")
    table.anna().has(discard="Silver", buys=1, coins=0)


def test_ride_gains_a_horse(table):
    buying(table, "Ride").buys("Ride").has(discard="Horse", coins=18)


def test_ride_twice(table):
    buying(table, "Ride", buys=3).buys("Ride").buys("Ride").has(discard="2 Horse")


def test_ride_without_horses(table):
    table.set(supply={"Horse": 0})
    buying(table, "Ride").buys("Ride").has(discard="")


def test_ride_and_a_sheepdog(table):
    buying(table, "Ride", hand="Sheepdog", deck="2 Copper").buys("Ride").chooses("yes").has(hand="2 Copper")


def test_enhance_trashes_and_gains(table):
    buying(table, "Enhance", kingdom=["Smithy"], hand="2 Silver, Estate").buys("Enhance")
    table.asks("Anna", "Silver", may=True, most=1)
    table.anna().chooses("Silver")
    table.asks("Anna", "Copper", "Silver", "Estate", "Duchy", "Curse", "Smithy")
    table.anna().chooses("Duchy").has(discard="Duchy", hand="Silver, Estate")
    table.trash("Silver")


def test_enhance_may_be_declined(table):
    buying(table, "Enhance", hand="Silver").buys("Enhance").passes().has(hand="Silver", discard="")


def test_enhance_with_only_victory_cards(table):
    buying(table, "Enhance", hand="Estate, Mill").buys("Enhance").has(hand="Estate, Mill", discard="")


def test_enhance_makes_more_of_a_border_village(table):
    buying(table, "Enhance", kingdom=["Border Village"], hand="Smithy").buys("Enhance").chooses("Smithy")
    table.anna().chooses("Border Village").chooses("Duchy").has(discard="Border Village, Duchy")


def test_bargain_gains_a_card_and_gives_horses(table):
    buying(table, "Bargain", kingdom=["Market"]).buys("Bargain")
    table.asks("Anna", "Copper", "Silver", "Curse", "Market")
    table.anna().chooses("Market").has(discard="Market")
    table.bernd().has(discard="Horse")


def test_bargain_without_horses(table):
    table.set(supply={"Horse": 0})
    buying(table, "Bargain").buys("Bargain").chooses("Silver").has(discard="Silver")
    table.bernd().has(discard="")


def test_bargain_gives_horses_in_turn_order(table):
    table.set(supply={"Horse": 1})
    buying(table, "Bargain")
    table.bernd(hand="", deck="")
    table.carla(hand="", deck="")
    table.anna().buys("Bargain").chooses("Silver")
    table.bernd().has(discard="Horse")
    table.carla().has(discard="")


def test_a_horse_of_a_bargain_may_be_reacted_to(table):
    buying(table, "Bargain")
    table.bernd(hand="Sheepdog", deck="2 Copper")
    table.anna().buys("Bargain").chooses("Silver")
    table.bernd().chooses("yes").has(hand="2 Copper", discard="Horse")


def test_commerce_counts_different_names(table):
    buying(table, "Commerce", buys=4).buys("Silver").buys("Silver").buys("Commerce").has(discard="2 Silver, Gold")


def test_commerce_without_a_gain_brings_nothing(table):
    buying(table, "Commerce").buys("Commerce").has(discard="")


def test_commerce_again_counts_the_gold(table):
    buying(table, "Commerce", buys=4).buys("Silver").buys("Commerce").buys("Commerce").has(discard="Silver, 3 Gold")


def test_commerce_ignores_what_others_gained(table):
    turn = {"player": "Anna", "coins": 5, "buys": 2}
    table.set(landscapes=["Commerce"], turn=turn).anna(hand="Witch", deck="").plays("Witch").buys("Commerce")
    table.anna().has(discard="")


def test_commerce_with_few_golds(table):
    table.set(supply={"Gold": 1})
    buying(table, "Commerce", buys=4).buys("Silver").buys("Copper").buys("Commerce").has(discard="Silver, Copper, Gold")


def test_demand_puts_both_onto_the_deck(table):
    buying(table, "Demand", deck="Copper").buys("Demand").chooses("Silver").has(
        deck="Silver, Horse, Copper", discard=""
    )


def test_demand_without_horses(table):
    table.set(supply={"Horse": 0})
    buying(table, "Demand").buys("Demand").chooses("Silver").has(deck="Silver")


def test_demand_offers_cards_up_to_four(table):
    buying(table, "Demand", kingdom=["Smithy", "Market"]).buys("Demand")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy")


def test_demand_and_a_cavalry(table):
    buying(table, "Demand", kingdom=["Cavalry"], deck="Copper").buys("Demand").chooses("Cavalry")
    table.anna().has(hand="Cavalry, Horse", deck="Copper")


@pytest.mark.parametrize(("play", "deck"), [("5 Copper", "5 Horse"), ("6 Copper", ""), ("", "5 Horse")])
def test_stampede_looks_at_the_cards_in_play(table, play, deck):
    buying(table, "Stampede", play=play).buys("Stampede").has(deck=deck)


def test_stampede_with_few_horses(table):
    table.set(supply={"Horse": 2})
    buying(table, "Stampede").buys("Stampede").has(deck="2 Horse")


def test_stampede_counts_durations_of_earlier_turns(table):
    buying(table, "Stampede", play="5 Copper", durations=["Wharf"]).buys("Stampede").has(deck="")


def test_alliance_gains_six_cards_in_order(table):
    buying(table, "Alliance").buys("Alliance").has(discard="Copper, Silver, Gold, Estate, Duchy, Province")
    gained = [step.cards[0] for step in table.game.log if step.sentence == "gain"]
    assert gained == ["province", "duchy", "estate", "gold", "silver", "copper"]


def test_alliance_passes_over_empty_piles(table):
    table.set(supply={"Estate": 0, "Gold": 0})
    buying(table, "Alliance").buys("Alliance").has(discard="Copper, Silver, Duchy, Province")


def test_alliance_twice(table):
    buying(table, "Alliance", buys=3).buys("Alliance").buys("Alliance").has(discard=12)


def test_alliance_and_a_black_cat(table):
    buying(table, "Alliance")
    table.bernd(hand="Black Cat", deck="2 Estate")
    table.anna().buys("Alliance")
    table.bernd().chooses("yes").has(hand="2 Estate")
    table.anna().has(discard="Copper, Silver, Gold, Estate, Duchy, Province, Curse")


def test_populate_gains_one_of_every_action_pile_in_any_order(table):
    buying(table, "Populate", kingdom=["Village", "Smithy", "Stockpile"]).buys("Populate")
    table.asks("Anna", "Village", "Smithy")
    table.anna().chooses("Smithy").has(discard="Village, Smithy")


def test_populate_passes_over_empty_piles(table):
    table.set(supply={"Village": 0})
    buying(table, "Populate", kingdom=["Village", "Smithy"]).buys("Populate").has(discard="Smithy")


def test_populate_takes_the_top_of_a_mixed_action_pile_but_no_castle(table):
    buying(table, "Populate", kingdom=["Augurs", "Castles"]).buys("Populate").has(discard="Herb Gatherer")


def test_populate_takes_nothing_from_piles_whose_cards_are_actions_for_now(table):
    table.set(prophecy="Enlightenment", sun=0)
    buying(table, "Populate", kingdom=["Village", "Smithy"]).buys("Populate")
    table.asks("Anna", "Village", "Smithy")


def test_populate_finishes_after_a_cavalry(table):
    turn = {"player": "Anna", "phase": "buy", "coins": 10, "actions": 1}
    table.set(kingdom=["Village", "Cavalry"], landscapes=["Populate"], turn=turn)
    table.anna(hand="", deck="Village, Copper").buys("Populate").chooses("Cavalry").has(discard="Village, Cavalry")
    table.phase("Anna", "action")


def test_populate_without_action_piles(table):
    buying(table, "Populate").buys("Populate").has(discard="")


# --- naming ----------------------------------------------------------------------------------------------------------


def test_pursue_keeps_the_named_cards(table):
    buying(table, "Pursue", deck="Gold, Estate, Gold, Copper, Silver").buys("Pursue").chooses("Gold")
    table.anna().has(deck="2 Gold, Silver", discard="Copper, Estate", buys=2)
    assert "stays on deck" in table.sentences


def test_pursue_discards_all_four(table):
    buying(table, "Pursue", deck="Gold, Estate, Gold, Copper, Silver").buys("Pursue").chooses("Province")
    table.anna().has(deck="Silver", discard="2 Gold, Copper, Estate")


def test_pursue_shuffles_to_reveal_four(table):
    buying(table, "Pursue", deck="Gold", discard="3 Estate").buys("Pursue").chooses("Gold")
    table.anna().has(deck="Gold", discard="3 Estate")
    table.said("Anna", "reveal", "Gold, 3 Estate")


def test_pursue_with_two_cards(table):
    buying(table, "Pursue", deck="Gold, Estate").buys("Pursue").chooses("Gold").has(deck="Gold", discard="Estate")


def test_pursue_discards_a_tunnel(table):
    buying(table, "Pursue", deck="Tunnel, Gold").buys("Pursue").chooses("Gold").chooses("yes")
    table.anna().has(deck="Gold", discard="Tunnel, Gold")


# --- Exile -----------------------------------------------------------------------------------------------------------


def test_banish_exiles_as_many_of_one_name_as_wanted(table):
    buying(table, "Banish", hand="3 Estate, 2 Copper").buys("Banish")
    table.asks("Anna", "Estate", "Copper", may=True)
    table.anna().chooses("Estate")
    table.asks("Anna", "1", "2", "3")
    table.anna().chooses("2").has(hand="Estate, 2 Copper", exile="2 Estate")


def test_banish_of_a_single_card_asks_no_number(table):
    buying(table, "Banish", hand="Estate, Copper").buys("Banish").chooses("Estate").has(hand="Copper", exile="Estate")


def test_banish_of_nothing(table):
    buying(table, "Banish", hand="Estate").buys("Banish").passes().has(hand="Estate", exile="")


def test_banish_with_an_empty_hand(table):
    buying(table, "Banish").buys("Banish").has(exile="", buys=1)


def test_banished_curses_come_back_with_a_curse(table):
    buying(table, "Banish", hand="2 Curse").buys("Banish").chooses("Curse").chooses("2").has(exile="2 Curse", points=-2)
    table.anna().buys("Curse").chooses("yes").has(exile="")


def test_enclave_gains_a_gold_and_exiles_a_duchy(table):
    buying(table, "Enclave").buys("Enclave").has(discard="Gold", exile="Duchy", points=3)
    table.pile("Duchy", 7)


def test_enclave_without_duchies(table):
    table.set(supply={"Duchy": 0})
    buying(table, "Enclave").buys("Enclave").has(discard="Gold", exile="")


def test_enclave_twice(table):
    buying(table, "Enclave", buys=3).buys("Enclave").buys("Enclave").has(discard="2 Gold", exile="2 Duchy")


def test_a_duchy_brings_back_the_exiled_ones(table):
    buying(table, "Enclave", buys=3).buys("Enclave").buys("Duchy").chooses("yes").has(discard="Gold, 2 Duchy", exile="")


def test_the_exiled_duchy_is_no_victory_card_that_was_gained(table):
    buying(table, "Enclave")
    table.bernd(hand="Black Cat", deck="")
    table.anna().buys("Enclave").has(exile="Duchy", discard="Gold")


def test_transport_exiles_an_action_from_the_supply(table):
    buying(table, "Transport", kingdom=["Village", "Smithy"]).buys("Transport")
    table.asks("Anna", "exile", "deck")
    table.anna().chooses("exile")
    table.asks("Anna", "Village", "Smithy")
    table.anna().chooses("Village").has(exile="Village")


def test_transport_puts_an_exiled_action_onto_the_deck(table):
    buying(table, "Transport", mats={"exile": ["Smithy", "Village", "Gold"]}).buys("Transport").chooses("deck")
    table.asks("Anna", "Smithy", "Village")
    table.anna().chooses("Village").has(deck="Village", exile="Smithy, Gold")


def test_transport_with_nothing_in_exile(table):
    buying(table, "Transport").buys("Transport").chooses("deck").has(deck="", exile="")


def test_transport_takes_no_action_pile_whose_top_is_none(table):
    buying(table, "Transport", kingdom=["Castles", "Village"]).buys("Transport").chooses("exile").has(exile="Village")


# --- Invest ----------------------------------------------------------------------------------------------------------


def test_invest_exiles_an_action(table):
    buying(table, "Invest", kingdom=["Village", "Smithy"]).buys("Invest")
    table.asks("Anna", "Village", "Smithy")
    table.anna().chooses("Village").has(exile="Village", discard="")


def test_invest_without_an_action_in_the_supply(table):
    buying(table, "Invest").buys("Invest").has(exile="")
    assert not table.game.effects


def test_invest_draws_when_another_gains_a_copy(table):
    buying(table, "Invest", kingdom=["Village"], buys=1, deck="9 Copper")
    table.bernd(hand="3 Copper", deck="")
    table.anna().buys("Invest").has(hand="5 Copper")
    table.bernd().plays_treasures().buys("Village")
    table.anna().has(hand="7 Copper")


def test_invest_draws_nothing_for_ones_own_gain(table):
    buying(table, "Invest", kingdom=["Village"], deck="9 Copper").buys("Invest").buys("Village").chooses("no")
    table.anna().has(hand="5 Copper")


def test_invest_draws_nothing_for_another_card(table):
    buying(table, "Invest", kingdom=["Village", "Smithy"], buys=1, deck="9 Copper")
    table.bernd(hand="4 Copper", deck="")
    table.anna().buys("Invest").chooses("Village")
    table.bernd().plays_treasures().buys("Smithy")
    table.anna().has(hand="5 Copper")


def test_two_investments_draw_four(table):
    buying(table, "Invest", kingdom=["Village"], deck="9 Copper")
    table.bernd(hand="3 Copper", deck="")
    table.anna().buys("Invest").buys("Invest").has(exile="2 Village")
    table.bernd().plays_treasures().buys("Village")
    table.anna().has(hand="9 Copper")


def test_an_investment_of_another_player_counts(table):
    buying(table, "Invest", kingdom=["Village"], buys=1, deck="9 Copper")
    table.bernd(hand="2 Silver", deck="5 Estate")
    table.anna().buys("Invest")
    table.bernd().plays_treasures().buys("Invest").has(exile="Village", hand="5 Estate")
    table.anna().has(hand="7 Copper")


def test_a_card_that_was_exiled_otherwise_draws_nothing(table):
    turn = {"player": "Bernd", "phase": "buy", "coins": 3, "buys": 2, "bought": True}
    table.set(landscapes=["Invest"], kingdom=["Village"], turn=turn)
    table.anna(hand="", deck="2 Copper", mats={"exile": ["Village"]})
    table.bernd(hand="", deck="").buys("Village")
    table.anna().has(hand="")


def test_an_investment_ends_when_the_card_leaves_exile(table):
    buying(table, "Invest", kingdom=["Village"], deck="9 Copper")
    table.bernd(hand="3 Copper", deck="")
    table.anna().buys("Invest").buys("Village").chooses("yes").has(exile="")
    table.bernd().plays_treasures().buys("Village")
    table.anna().has(hand="5 Copper")


def test_an_investment_can_be_written_down_again(table):
    from rules import describe, format, parse, start

    buying(table, "Invest", kingdom=["Village"], deck="9 Copper").buys("Invest")
    assert start(parse(format(describe(table.game)))) == table.game
