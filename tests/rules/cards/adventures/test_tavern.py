"""Adventures: Reserve cards, the Tavern mat, and calling from it at each of its moments."""

import pytest

from rules import describe, parse, start
from rules.document.write import document_of
from rules.engine.decisions import Illegal

BUY = {"player": "Anna", "phase": "buy", "coins": 20, "buys": 5}
EMPTY = {"hand": "", "deck": ""}

# --- all of them -----------------------------------------------------------------------------------------------------

RESERVE = ["Ratcatcher", "Guide", "Transmogrify", "Teacher", "Royal Carriage", "Duplicate", "Wine Merchant"]


@pytest.mark.parametrize("name", [*RESERVE, "Distant Lands"])
def test_a_reserve_card_goes_onto_the_mat_when_played(table, name):
    table.anna(hand=name, deck="5 Copper").plays(name)
    table.anna().has(tavern=name, play="")
    table.said("Anna", "put", name)


@pytest.mark.parametrize("name", [*RESERVE, "Distant Lands"])
def test_a_reserve_card_played_twice_lies_on_the_mat_once(table, name):
    table.anna(hand=f"Throne Room, {name}", deck="5 Copper").plays("Throne Room").chooses(name)
    table.anna().has(tavern=name, play="Throne Room")
    table.cited("adventures:reserve:1")


def test_a_reserve_card_that_is_not_in_play_stays_where_it_lies(table):
    table.set(kingdom=["Guide"]).anna(hand="Band of Misfits", deck="5 Copper").plays("Band of Misfits")
    table.anna().has(tavern="", play="Band of Misfits", hand="Copper", actions=1)
    table.pile("Guide", 10)
    assert "not in play" in table.sentences


def test_cards_on_the_mat_are_their_owners_at_the_end(table):
    table.anna(hand="Gardens", mats={"tavern": ["Guide", "Copper"]}, deck="Miser, 6 Copper").has(points=1)


# --- Ratcatcher ------------------------------------------------------------------------------------------------------


def called(table, name, hand="5 Estate", rest="", **seat):
    """Bernd has that card on his mat; his turn begins."""
    table.anna(hand="")
    table.bernd(hand=hand, deck=rest, mats={"tavern": [name] if isinstance(name, str) else name}, **seat)
    table.anna().passes()
    return table.bernd()


def test_ratcatcher_draws_and_gives_an_action(table):
    table.anna(hand="Ratcatcher, Village", deck="2 Copper").plays("Ratcatcher").has(hand="Village, Copper", actions=1)


def test_ratcatcher_is_called_at_the_start_of_the_turn_and_trashes_a_card(table):
    called(table, "Ratcatcher", "Estate, 4 Copper")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.asks("Bernd", "Estate", "Copper")
    table.bernd().chooses("Estate").has(play="Ratcatcher", tavern="", hand="4 Copper")
    table.trash("Estate").said("Bernd", "call", "Ratcatcher")


def test_ratcatcher_may_stay_on_the_mat(table):
    called(table, "Ratcatcher", "Estate, 4 Copper").chooses("no").has(tavern="Ratcatcher", hand=5)
    table.phase("Bernd", "buy")


def test_ratcatcher_called_with_an_empty_hand_trashes_nothing(table):
    called(table, "Ratcatcher", "").chooses("yes").has(play="Ratcatcher")
    table.trash("")


def test_two_ratcatchers_are_called_one_after_the_other_and_declining_one_declines_both(table):
    called(table, ["Ratcatcher", "Ratcatcher"], "5 Estate").chooses("yes").chooses("no")
    table.bernd().has(play="Ratcatcher", tavern="Ratcatcher", hand=4)
    table.phase("Bernd", "buy")


def test_a_called_card_is_discarded_in_the_clean_up_of_that_turn(table):
    called(table, "Ratcatcher", "5 Estate", "6 Silver").chooses("yes").passes()
    table.bernd().has(play="", tavern="", discard="4 Estate, Ratcatcher", hand="5 Silver")


def test_ratcatcher_is_not_called_on_another_turn(table):
    table.anna(hand="", mats={"tavern": ["Ratcatcher"]}, deck="10 Copper").passes()
    table.phase("Bernd", "buy")
    table.anna().has(tavern="Ratcatcher")


# --- Guide -----------------------------------------------------------------------------------------------------------


def test_guide_draws_and_gives_an_action(table):
    table.anna(hand="Guide, Village", deck="2 Copper").plays("Guide").has(hand="Village, Copper", actions=1)


def test_guide_discards_the_hand_and_draws_five(table):
    called(table, "Guide", "4 Estate, Duchy", "6 Silver").chooses("yes")
    table.bernd().has(hand="5 Silver", discard="4 Estate, Duchy", play="Guide")


def test_guide_draws_five_with_an_empty_hand_too(table):
    called(table, "Guide", "", "6 Silver").chooses("yes").has(hand="5 Silver")


def test_guide_draws_one_card_fewer_under_a_relic(table):
    called(table, "Guide", "5 Estate", "6 Silver", tokens={"minus-card": 1}).chooses("yes").has(hand="4 Silver")


def test_guide_and_another_effect_happen_in_the_order_that_its_player_likes(table):
    table.anna(hand="")
    table.bernd(hand="5 Estate", deck="8 Silver", mats={"tavern": ["Guide"]}, durations=["Caravan"])
    table.anna().passes()
    table.asks("Bernd", "Guide", "Caravan")
    table.bernd().chooses("Caravan").chooses("yes").has(hand="5 Silver", discard="5 Estate, Silver")


# --- Transmogrify ----------------------------------------------------------------------------------------------------


def test_transmogrify_gains_to_hand_a_card_that_costs_at_most_one_more(table):
    table.set(kingdom=["Village", "Smithy"])
    called(table, "Transmogrify", "Estate, 4 Copper").chooses("yes").chooses("Estate")
    table.asks("Bernd", "Copper", "Curse", "Estate", "Silver", "Village")
    table.bernd().chooses("Village").has(hand="4 Copper, Village", play="Transmogrify")
    table.trash("Estate")


def test_transmogrify_may_bring_back_an_equal_card(table):
    called(table, "Transmogrify", "Gold").chooses("yes").chooses("Gold").has(hand="Gold")
    table.trash("Gold")


def test_transmogrify_without_a_card_to_trash_gains_nothing(table):
    called(table, "Transmogrify", "").chooses("yes").has(hand="", discard="", play="Transmogrify")


def test_transmogrify_gives_an_action_when_played(table):
    table.anna(hand="Transmogrify, Village").plays("Transmogrify").has(actions=1, tavern="Transmogrify")


def test_transmogrify_of_a_fortress_finds_its_cost_though_it_returned(table):
    called(table, "Transmogrify", "Fortress, 4 Copper").chooses("yes").chooses("Fortress").chooses("Fortress")
    table.bernd().has(hand="4 Copper, 2 Fortress")


# --- Teacher ---------------------------------------------------------------------------------------------------------


def test_teacher_moves_a_token_to_an_action_pile(table):
    table.set(kingdom=["Smithy", "Village", "Gardens"])
    called(table, "Teacher", "Smithy, 4 Copper", "5 Silver").chooses("yes")
    table.asks("Bernd", "card", "action", "buy", "coin")
    table.bernd().chooses("action")
    table.asks("Bernd", "Smithy", "Village")
    table.bernd().chooses("Smithy").plays("Smithy").has(actions=1, hand="4 Copper, 3 Silver")


def test_teacher_keeps_off_piles_with_a_token_of_the_same_player(table):
    table.set(
        kingdom=["Smithy", "Village", "Moat"], pile_tokens={"Smithy": {"Ferry": "Bernd"}, "Moat": {"Plan": "Anna"}}
    )
    called(table, "Teacher").chooses("yes").chooses("card")
    table.asks("Bernd", "Village", "Moat")
    table.bernd().chooses("Moat")
    assert table.game.pile_tokens["moat", "pathfinding 1"] == 1


def test_teacher_minds_no_token_that_is_nobodys(table):
    table.set(kingdom=["Temple"], pile_tokens={"Temple": {"vp": 2}})
    called(table, "Teacher").chooses("yes").chooses("coin")
    assert table.game.pile_tokens["temple", "training 1"] == 1


def test_teacher_moves_the_token_that_an_event_placed(table):
    table.set(kingdom=["Smithy", "Village"], pile_tokens={"Smithy": {"Training": "Bernd"}})
    called(table, "Teacher").chooses("yes").chooses("coin")
    assert ("smithy", "training 1") not in table.game.pile_tokens
    assert table.game.pile_tokens["village", "training 1"] == 1


def test_teacher_may_use_an_empty_pile(table):
    table.set(kingdom=["Smithy", "Village"], supply={"Smithy": 0})
    called(table, "Teacher").chooses("yes").chooses("buy")
    table.asks("Bernd", "Smithy", "Village")


def test_teacher_with_no_pile_left_is_called_for_nothing(table):
    table.set(pile_tokens={"Moat": {"Plan": "Bernd"}})
    called(table, "Teacher").chooses("yes").chooses("buy").has(play="Teacher")
    assert table.game.pile_tokens == {("moat", "plan 1"): 1}


# --- Coin of the Realm -----------------------------------------------------------------------------------------------


def test_coin_of_the_realm_gives_a_coin_and_leaves_play(table):
    table.anna(hand="Coin of the Realm").plays("Coin of the Realm").has(coins=1, play="", tavern="Coin of the Realm")


def test_coin_of_the_realm_is_called_after_an_action_for_two_actions(table):
    table.anna(hand="Smithy, Village", deck="5 Copper", mats={"tavern": ["Coin of the Realm"]}).plays("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(actions=2, coins=0, play="Smithy, Coin of the Realm", tavern="")


def test_coin_of_the_realm_does_not_answer_a_treasure(table):
    table.anna(hand="Silver, Copper", mats={"tavern": ["Coin of the Realm"]}).plays("Silver").has(coins=2)
    table.phase("Anna", "buy")


def test_two_coins_of_the_realm_may_answer_one_action(table):
    table.anna(hand="Smithy, Village", deck="5 Copper", mats={"tavern": ["2 Coin of the Realm"]}).plays("Smithy")
    table.anna().chooses("yes").chooses("yes").has(actions=4)


def test_coin_of_the_realm_answers_each_play_of_a_throned_card(table):
    table.anna(hand="Throne Room, Smithy", deck="9 Copper", mats={"tavern": ["2 Coin of the Realm"]})
    table.anna().plays("Throne Room").chooses("Smithy").chooses("yes").chooses("yes").has(actions=4)


def test_coin_of_the_realm_also_answers_an_action_that_left_play(table):
    table.anna(hand="Duplicate", mats={"tavern": ["Coin of the Realm"]}).plays("Duplicate").chooses("yes")
    table.anna().has(actions=2, tavern="Duplicate")


# --- Royal Carriage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("duration", ["Wharf", "Landing Party"])
def test_a_royal_carriage_that_stays_with_a_duration_can_be_described(table, duration):
    table.anna(hand=duration, deck="20 Copper", mats={"tavern": ["Royal Carriage"]}).plays(duration).chooses("yes")
    table.anna().has(play=f"{duration}, Royal Carriage")
    assert start(parse(document_of(describe(table.game))), trace=False) == table.game
    table.next_turn_of("Anna").has(play=f"{duration}, Royal Carriage")
    assert start(parse(document_of(describe(table.game))), trace=False) == table.game


def test_royal_carriage_gives_an_action_when_played(table):
    table.anna(hand="Royal Carriage, Village").plays("Royal Carriage").has(actions=1, tavern="Royal Carriage")


def test_royal_carriage_replays_the_action_just_played(table):
    table.anna(hand="Smithy", deck="8 Copper", mats={"tavern": ["Royal Carriage"]}).plays("Smithy").chooses("yes")
    table.anna().has(hand="6 Copper", play="Smithy, Royal Carriage", actions=0)


def test_royal_carriage_replays_the_card_just_played_not_another_one_in_play(table):
    table.anna(hand="Militia, Village", deck="8 Copper", mats={"tavern": ["Royal Carriage"]})
    table.anna().plays("Village").chooses("no").plays("Militia").chooses("yes").has(coins=4, actions=1)


def test_royal_carriage_finds_nothing_to_replay_when_the_card_left_play(table):
    table.anna(hand="Embargo, Village", deck="Copper", mats={"tavern": ["Royal Carriage"]})
    table.anna().plays("Embargo").chooses("Village").has(tavern="Royal Carriage", coins=2)
    assert "no replay" in table.sentences
    table.cited("adventures:royal-carriage:1")


def test_a_royal_carriage_that_comes_onto_the_mat_says_nothing_of_itself(table):
    table.anna(hand="Royal Carriage, Village").plays("Royal Carriage")
    assert "no replay" not in table.sentences


def test_royal_carriage_does_not_replay_a_reserve_card_on_its_mat(table):
    table.anna(hand="Guide", deck="3 Copper", mats={"tavern": ["Royal Carriage"]}).plays("Guide")
    table.anna().has(tavern="Guide, Royal Carriage", hand="Copper")


def test_several_royal_carriages_replay_the_same_action(table):
    table.anna(hand="Smithy", deck="9 Copper", mats={"tavern": ["2 Royal Carriage"]}).plays("Smithy")
    table.anna().chooses("yes").chooses("yes").has(hand="9 Copper", play="Smithy, 2 Royal Carriage")


def test_royal_carriage_stays_in_play_with_a_duration(table):
    table.anna(hand="Caravan", deck="10 Copper", mats={"tavern": ["Royal Carriage"]}).plays("Caravan").chooses("yes")
    table.anna().passes().has(play="Caravan, Royal Carriage")
    table.next_turn_of("Anna").has(hand=7)


def test_royal_carriage_does_not_answer_a_treasure(table):
    table.anna(hand="Silver, Copper", mats={"tavern": ["Royal Carriage"]}).plays("Silver").has(coins=2)


def test_royal_carriage_answers_a_throne_room_with_another_choice(table):
    table.anna(hand="Throne Room, Village, Smithy", deck="12 Copper", mats={"tavern": ["Royal Carriage"]})
    table.anna().plays("Throne Room").chooses("Village").chooses("no").chooses("no").chooses("yes").chooses("Smithy")
    table.anna().has(hand="8 Copper", play="Throne Room, Village, Smithy, Royal Carriage")


# --- Duplicate -------------------------------------------------------------------------------------------------------


def buying(table, name, **seat):
    table.set(turn=dict(BUY), kingdom=[name] if name not in ("Gold", "Province", "Estate") else [])
    return table.anna(**{**EMPTY, "mats": {"tavern": ["Duplicate"]}, **seat}).buys(name)


def test_duplicate_gains_a_copy_of_what_was_gained(table):
    buying(table, "Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="2 Smithy", play="Duplicate", tavern="")


def test_duplicate_takes_cards_up_to_six_only(table):
    buying(table, "Province").has(discard="Province", tavern="Duplicate")


def test_duplicate_takes_gold(table):
    buying(table, "Gold").chooses("yes").has(discard="2 Gold")


def test_several_duplicates_copy_one_gain(table):
    buying(table, "Smithy", mats={"tavern": ["2 Duplicate"]}).chooses("yes").chooses("yes")
    table.anna().has(discard="3 Smithy", play="2 Duplicate")


def test_duplicate_answers_the_gain_of_another_duplicate(table):
    buying(table, "Smithy", mats={"tavern": ["2 Duplicate"]}).chooses("yes").chooses("no").chooses("yes")
    table.anna().has(discard="3 Smithy")


def test_duplicate_is_called_on_another_turn_and_discarded_with_it(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="3 Estate", mats={"tavern": ["Duplicate"]})
    table.anna().plays("Witch")
    table.bernd().chooses("yes").has(discard="2 Curse", play="Duplicate")
    table.anna().passes()
    table.bernd().has(discard="2 Curse, Duplicate", play="")


def test_duplicate_does_not_copy_a_card_outside_the_supply(table):
    table.anna(hand="Bandit Camp", deck="3 Copper", mats={"tavern": ["Duplicate"]}).plays("Bandit Camp").chooses("yes")
    table.anna().has(discard="Spoils", play="Bandit Camp, Duplicate")


def test_duplicate_with_an_empty_pile_gains_nothing(table):
    table.set(supply={"Smithy": 1})
    buying(table, "Smithy").chooses("yes").has(discard="Smithy", play="Duplicate")


def test_duplicate_looks_at_the_present_cost(table):
    table.set(kingdom=["Bridge"])
    table.set(turn=dict(BUY)).anna(hand="", deck="", play="2 Bridge", mats={"tavern": ["Duplicate"]}).buys("Province")
    table.anna().chooses("yes").has(discard="2 Province")


# --- Wine Merchant ---------------------------------------------------------------------------------------------------


def test_wine_merchant_gives_a_buy_and_four_coins(table):
    table.anna(hand="Wine Merchant").plays("Wine Merchant").has(buys=2, coins=4, tavern="Wine Merchant")


def test_wine_merchant_comes_back_for_two_coins_left(table):
    table.set(turn={**BUY, "coins": 2})
    table.anna(hand="", deck="6 Copper", mats={"tavern": ["Wine Merchant"]}).passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Wine Merchant", tavern="")


def test_wine_merchant_stays_with_one_coin_left(table):
    table.set(turn={**BUY, "coins": 1})
    table.anna(hand="", deck="6 Copper", mats={"tavern": ["Wine Merchant"]}).passes().has(tavern="Wine Merchant")


def test_two_coins_are_enough_for_all_wine_merchants(table):
    table.set(turn={**BUY, "coins": 2})
    table.anna(hand="", deck="6 Copper", mats={"tavern": ["3 Wine Merchant"]}).passes()
    table.anna().chooses("yes").chooses("yes").chooses("yes").has(tavern="", discard="3 Wine Merchant")


def test_wine_merchant_may_stay_though_two_coins_are_left(table):
    table.set(turn={**BUY, "coins": 4})
    table.anna(hand="", deck="6 Copper", mats={"tavern": ["2 Wine Merchant"]}).passes().chooses("no")
    table.anna().has(tavern="2 Wine Merchant")


# --- Distant Lands ---------------------------------------------------------------------------------------------------


def test_distant_lands_count_four_on_the_mat_only(table):
    table.anna(hand="Distant Lands", mats={"tavern": ["2 Distant Lands"]}, deck="Distant Lands").has(points=8)
    table.anna().plays("Distant Lands").has(points=12)


def test_distant_lands_are_part_of_the_deck_for_gardens(table):
    table.anna(hand="Gardens, 7 Copper", mats={"tavern": ["2 Distant Lands"]}).has(points=9)


def test_distant_lands_are_never_called(table):
    called(table, "Distant Lands").has(tavern="Distant Lands")
    table.phase("Bernd", "buy")


def test_distant_lands_tell_what_they_count_at_the_end(table):
    table.set(supply={"Province": 1}, turn={**BUY, "coins": 8, "buys": 1})
    table.anna(hand="", deck="", discard="Distant Lands", mats={"tavern": ["Distant Lands"]}).buys("Province")
    assert table.over
    table.anna().has(points=10)


# --- Miser -----------------------------------------------------------------------------------------------------------


def test_miser_puts_a_copper_on_the_mat(table):
    table.anna(hand="Miser, 2 Copper").plays("Miser")
    table.asks("Anna", "copper", "coins")
    table.anna().chooses("copper").has(hand="Copper", tavern="Copper", coins=0)


def test_miser_counts_the_coppers_on_the_mat(table):
    table.anna(hand="Miser, Copper", mats={"tavern": ["3 Copper", "Guide"]}).plays("Miser").chooses("coins")
    table.anna().has(coins=3, hand="Copper")


def test_miser_without_a_copper_may_choose_it_all_the_same(table):
    table.anna(hand="Miser, Silver").plays("Miser").chooses("copper").has(hand="Silver", tavern="")


def test_miser_with_an_empty_mat_gives_nothing(table):
    table.anna(hand="Miser, Copper").plays("Miser").chooses("coins").has(coins=0)


def test_miser_played_twice_chooses_twice(table):
    table.anna(hand="Throne Room, Miser, 2 Copper").plays("Throne Room").chooses("Miser").chooses("copper")
    table.anna().chooses("coins").has(coins=1, tavern="Copper")


def test_nothing_is_called_that_does_not_lie_on_the_mat(table):
    table.anna(hand="Smithy, Coin of the Realm", deck="4 Copper").plays("Smithy")
    with pytest.raises(Illegal):
        table.game.push("yes")
