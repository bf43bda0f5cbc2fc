"""Rising Sun: the ten Events."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.engine.decisions import Illegal
from tests.rules.cards.menagerie.buying import buying


def event(table, name, *kingdom, **zones):
    """Anna can buy the Event, once or more."""
    return buying(table.set(landscapes=[name]), *kingdom, **zones)


# --- Amass -----------------------------------------------------------------------------------------------------------


def test_amass_gains_an_action_for_at_most_five(table):
    event(table, "Amass", "Litter", "Samurai", "Daimyo", "Village").buys("Amass")
    table.asks("Anna", "Litter", "Village").anna().chooses("Litter").has(discard="Litter", coins=7)


def test_amass_gains_nothing_with_an_action_in_play(table):
    event(table, "Amass", "Litter", play="Village").buys("Amass").has(discard="")
    table.cited("rising-sun:amass:1")


def test_a_duration_of_an_earlier_turn_is_an_action_in_play(table):
    event(table, "Amass", "Litter", durations=["Samurai"]).buys("Amass").has(discard="")


def test_treasures_in_play_do_not_hinder_amass(table):
    event(table, "Amass", "Litter", play="3 Copper").buys("Amass").has(discard="Litter")


def test_another_players_actions_do_not_hinder_amass(table):
    table.bernd(hand="", durations=["Samurai"])
    event(table, "Amass", "Litter").buys("Amass").has(discard="Litter")


# --- Asceticism ------------------------------------------------------------------------------------------------------


def test_asceticism_trashes_a_card_for_each_coin(table):
    event(table, "Asceticism", coins=5, hand="3 Estate, Gold").buys("Asceticism").chooses("3").chooses("3 Estate")
    table.anna().has(coins=0, hand="Gold")
    table.trash("3 Estate")


def test_asceticism_may_pay_nothing(table):
    event(table, "Asceticism", coins=5, hand="3 Estate").buys("Asceticism").chooses("0").has(coins=3, hand="3 Estate")


def test_asceticism_offers_no_more_than_what_is_left_after_its_price(table):
    event(table, "Asceticism", coins=4, hand="3 Estate").buys("Asceticism").table.asks("Anna", "0", "1", "2")


def test_whoever_pays_more_than_there_are_cards_trashes_all_of_them(table):
    event(table, "Asceticism", coins=6, hand="Estate").buys("Asceticism").chooses("3").has(coins=1, hand="")


def test_asceticism_without_a_coin_left_asks_nothing(table):
    event(table, "Asceticism", coins=2, hand="Estate").buys("Asceticism").has(coins=0, hand="Estate", buys=2)


# --- Continue --------------------------------------------------------------------------------------------------------


def test_continue_gains_plays_and_goes_on_with_the_action_phase(table):
    event(table, "Continue", "Smithy", coins=0, deck="9 Copper", hand="Village").buys("Continue").chooses("Smithy")
    table.anna().has(debt=8, play="Smithy", hand="Village, 3 Copper", actions=2, buys=3)
    table.phase("Anna", "action")


def test_continue_gains_no_attack_and_nothing_for_more_than_four(table):
    event(table, "Continue", "Militia", "Laboratory", "Village", "Moat", "Daimyo").buys("Continue")
    table.asks("Anna", "Village", "Moat")


def test_continue_is_bought_once_a_turn(table):
    event(table, "Continue", "Village", coins=9, buys=3).buys("Continue").chooses("pay 8 debt")
    assert "buy Continue" not in table.game.choices
    with pytest.raises(Illegal, match="once a turn"):
        table.anna().buys("Continue")


def test_what_continue_gained_and_a_watchtower_trashed_is_not_played(table):
    event(table, "Continue", "Smithy", coins=0, deck="9 Copper", hand="Watchtower").buys("Continue").chooses("Smithy")
    table.anna().chooses("trash").has(play="", hand="Watchtower", actions=2, buys=3)
    table.trash("Smithy").phase("Anna", "action")


def test_what_continue_gained_and_lost_is_told_as_not_played(table):
    event(table, "Continue", "Smithy", deck="9 Copper").table.bernd(durations=["Gatekeeper"])
    table.anna().buys("Continue").has(play="", exile="Smithy")
    assert "moved away" in table.sentences
    assert "lost track" not in table.sentences


def test_the_buy_phase_ends_before_continue_goes_back(table):
    event(table, "Continue", "Village", coins=1, deck="9 Copper", holds=["Pageant"]).buys("Continue").chooses("yes")
    table.anna().has(coffers=1, coins=0, play="Village", actions=4)


def test_a_villa_goes_to_the_hand_by_itself_and_continue_does_not_find_it(table):
    event(table, "Continue", "Villa", coins=0, deck="Copper").buys("Continue").has(hand="Villa", play="", actions=3)


def test_continue_does_not_end_a_buy_phase_that_a_villa_has_ended(table):
    event(table, "Continue", "Villa", coins=2, deck="Copper", holds=["Pageant"]).buys("Continue").chooses("yes")
    table.anna().has(hand="Villa", coffers=1, coins=1).table.phase("Anna", "action")


# --- Credit ----------------------------------------------------------------------------------------------------------


def test_credit_gains_for_debt(table):
    event(table, "Credit", "Litter", coins=3).buys("Credit").chooses("Litter")
    table.anna().has(discard="Litter", debt=5)


def test_credit_gains_a_gold_for_six_debt(table):
    event(table, "Credit", coins=3).buys("Credit").chooses("Gold").has(discard="Gold", debt=6)


def test_credit_gains_no_victory_card_and_no_card_with_debt_in_its_cost(table):
    event(table, "Credit", "Daimyo", "Litter").buys("Credit").table.asks("Anna", "Copper", "Silver", "Gold", "Litter")


def test_credit_for_a_cheaper_card_gives_less_debt(table):
    event(table, "Credit", "Litter", play="Bridge").buys("Credit").chooses("Litter").has(debt=4)


def test_credit_without_a_card_to_gain_gives_no_debt(table):
    table.set(supply={"Copper": 0, "Silver": 0, "Gold": 0})
    event(table, "Credit", coins=3).buys("Credit").has(debt=0, discard="")


def test_credit_for_a_copper_gives_no_debt(table):
    event(table, "Credit", coins=2).buys("Credit").chooses("Copper").has(debt=0, discard="Copper")


# --- Foresight -------------------------------------------------------------------------------------------------------


def test_foresight_sets_an_action_aside_and_puts_it_into_the_next_hand(table):
    event(table, "Foresight", coins=2, buys=1, deck="2 Copper, Village, 5 Estate").buys("Foresight")
    table.anna().has(hand="5 Estate, Village", discard="2 Copper")


def test_foresight_without_an_action_discards_everything(table):
    event(table, "Foresight", coins=2, deck="2 Copper").buys("Foresight").has(discard="2 Copper", aside="")


def test_foresight_that_found_nothing_waits_for_nothing(table):
    event(table, "Foresight", coins=2, deck="2 Copper").buys("Foresight")
    assert not table.game.effects


def test_foresight_twice_gives_two(table):
    event(table, "Foresight", coins=4, buys=2, deck="Village, Smithy, 5 Estate").buys("Foresight").buys("Foresight")
    table.anna().has(hand="5 Estate, Village, Smithy")


def test_foresight_shuffles_and_finds_a_shadow_at_the_bottom(table):
    event(table, "Foresight", coins=2, deck="Copper", discard="Ninja, 2 Estate").buys("Foresight")
    table.anna().has(aside="Ninja", discard="Copper, 2 Estate")


def test_the_card_of_foresight_comes_after_the_new_hand(table):
    event(table, "Foresight", coins=2, buys=1, deck="Village, 4 Estate").buys("Foresight").has(hand="4 Estate, Village")


# --- Gather ----------------------------------------------------------------------------------------------------------


def test_gather_gains_for_three_four_and_five(table):
    event(table, "Gather", "Village", "Militia", "Litter").buys("Gather").chooses("Silver").chooses("Duchy")
    table.anna().has(discard="Silver, Militia, Duchy")


def test_gather_gains_in_that_order(table):
    event(table, "Gather", "Village", "Militia", "Smithy", "Litter").buys("Gather").table.asks(
        "Anna", "Silver", "Village"
    )
    table.anna().chooses("Silver").table.asks("Anna", "Militia", "Smithy")
    table.anna().chooses("Smithy").table.asks("Anna", "Duchy", "Litter")


def test_where_nothing_costs_four_gather_gains_the_others(table):
    event(table, "Gather").buys("Gather").has(discard="Silver, Duchy")


def test_gather_gains_nothing_that_costs_debt(table):
    event(table, "Gather", "Mountain Shrine").buys("Gather").has(discard="Silver, Duchy")


def test_gather_counts_cheaper_cards_as_what_they_cost_now(table):
    event(table, "Gather", "Samurai", play="Bridge").buys("Gather").chooses("Samurai")
    table.anna().has(discard="Bridge, Duchy, Samurai")


# --- Kintsugi --------------------------------------------------------------------------------------------------------


def test_kintsugi_without_a_gold_only_trashes(table):
    event(table, "Kintsugi", hand="Estate").buys("Kintsugi").has(discard="", hand="")
    table.trash("Estate").cited("rising-sun:kintsugi:1")


def test_kintsugi_after_a_gold_of_this_game_gains_up_to_two_more(table):
    event(table, "Kintsugi", hand="Estate", coins=9).buys("Gold").buys("Kintsugi").chooses("Silver")
    table.anna().has(discard="Gold, Silver")


def test_whoever_has_a_gold_has_gained_one(table):
    event(table, "Kintsugi", hand="Estate", deck="Gold").buys("Kintsugi").chooses("Silver").has(discard="Silver")


def test_a_document_can_say_that_a_gold_was_gained_or_not(table):
    event(table, "Kintsugi", hand="Estate", done=["Kintsugi"]).buys("Kintsugi").chooses("Silver").has(discard="Silver")


def test_a_gold_that_came_without_being_gained_is_not_enough(table):
    event(table, "Kintsugi", hand="Estate", deck="Gold", done=[]).buys("Kintsugi").has(discard="")
    assert start(describe(table.game)) == table.game


def test_kintsugi_with_an_empty_hand_does_nothing(table):
    event(table, "Kintsugi", deck="Gold").buys("Kintsugi").has(discard="")
    assert "none in hand" in table.sentences
    assert "brings none" not in table.sentences


def test_kintsugi_must_trash(table):
    event(table, "Kintsugi", hand="Estate, Gold").buys("Kintsugi").table.asks("Anna", "Estate", "Gold")


def test_another_players_gold_does_not_count(table):
    table.bernd(hand="Gold")
    event(table, "Kintsugi", hand="Estate").buys("Kintsugi").has(discard="")


# --- Practice --------------------------------------------------------------------------------------------------------


def test_practice_plays_an_action_twice(table):
    event(table, "Practice", hand="Village", deck="3 Copper", buys=2).buys("Practice").chooses("Village")
    table.anna().has(hand="2 Copper", actions=5, play="Village")


def test_practice_plays_one_card_or_none(table):
    event(table, "Practice", hand="2 Village", buys=2).buys("Practice").table.asks("Anna", "Village", may=True, most=1)
    table.anna().passes().has(hand="2 Village", play="")


def test_practice_plays_a_shadow_from_the_deck(table):
    event(table, "Practice", coins=3, deck="Copper, Fishmonger").buys("Practice").chooses("Fishmonger")
    table.anna().has(coins=2, buys=4, deck="Copper")


def test_a_duration_played_by_practice_works_twice(table):
    event(table, "Practice", hand="Caravan", deck="20 Copper", buys=1).buys("Practice").chooses("Caravan")
    table.next_turn_of("Anna").has(hand=7)


def test_practice_without_an_action_does_nothing(table):
    event(table, "Practice", hand="Copper", buys=2).buys("Practice").has(hand="Copper")


# --- Receive Tribute -------------------------------------------------------------------------------------------------


def tribute(table, *gained, play=""):
    kingdom = ["Village", "Smithy", "Militia", "Moat"]
    turn = {"player": "Anna", "phase": "buy", "coins": 9, "buys": 2, "bought": True, "gained": list(gained)}
    table.set(landscapes=["Receive Tribute"], kingdom=kingdom, turn=turn).anna(hand="", play=play, deck="")
    return table.anna().buys("Receive Tribute")


def test_receive_tribute_gains_three_different_actions(table):
    tribute(table, "3 Silver").chooses("Village").chooses("Smithy").table.asks("Anna", "Militia", "Moat", may=True)
    table.anna().chooses("Moat").has(discard="Village, Smithy, Moat")
    assert table.game.pending.kind == "phase"


def test_receive_tribute_after_two_gains_brings_nothing(table):
    tribute(table, "2 Silver").has(discard="")
    table.cited("rising-sun:receive-tribute:1")


def test_receive_tribute_offers_nothing_that_is_in_play(table):
    tribute(table, "3 Silver", play="Village").table.asks("Anna", "Smithy", "Militia", "Moat", may=True)


def test_receive_tribute_may_stop_early(table):
    tribute(table, "3 Silver").chooses("Village").passes().has(discard="Village")


def test_another_players_gains_do_not_count_for_receive_tribute(table):
    turn = {"coins": 9, "buys": 3, "gained": ["2 Silver"]}
    table.set(landscapes=["Receive Tribute"], kingdom=["Village"], turn=turn)
    table.anna(hand="Witch", deck="9 Copper").plays("Witch").buys("Receive Tribute").has(discard="")
    table.bernd().has(discard="Curse")


# --- Sea Trade -------------------------------------------------------------------------------------------------------


def test_sea_trade_draws_and_trashes_for_each_action_in_play(table):
    event(table, "Sea Trade", play="2 Village, Copper", deck="Estate, Curse, Gold").buys("Sea Trade")
    table.asks("Anna", "Estate", "Curse", may=True, most=2).anna().chooses("Estate, Curse").has(hand="", deck="Gold")


def test_sea_trade_may_trash_fewer(table):
    event(table, "Sea Trade", play="2 Village", deck="Estate, Curse").buys("Sea Trade").chooses("Curse")
    table.anna().has(hand="Estate")


def test_sea_trade_without_an_action_in_play_does_nothing(table):
    event(table, "Sea Trade", hand="Estate", deck="Curse").buys("Sea Trade").has(hand="Estate", deck="Curse")


def test_sea_trade_counts_durations_of_earlier_turns(table):
    event(table, "Sea Trade", durations=["Samurai"], deck="Estate, Curse").buys("Sea Trade").passes()
    table.anna().has(hand="Estate", deck="Curse")


def test_sea_trade_without_an_action_in_play_says_that_it_does_nothing(table):
    table.set(turn={"phase": "buy", "coins": 4, "buys": 2}, landscapes=["Sea Trade"])
    table.anna(hand="Curse", deck="Gold").buys("Sea Trade").has(hand="Curse")
    assert "does nothing" in table.sentences
