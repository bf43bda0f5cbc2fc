"""Intrigue’s cards that give a choice, and others that rulings of the rulebooks name."""

from __future__ import annotations

import pytest


def test_bridge_makes_every_card_cheaper_this_turn(table):
    table.set(kingdom=["Market"]).anna(hand="Bridge, 3 Copper").plays("Bridge").has(buys=2, coins=1)
    table.anna().plays_treasures()
    table.asks(
        "Anna", "buy Copper", "buy Silver", "buy Estate", "buy Duchy", "buy Curse", "buy Market", "buy Bridge", "-"
    )


def test_bridge_throned_cuts_two(table):
    table.anna(hand="Throne Room, Bridge").plays("Throne Room").chooses("Bridge").has(coins=2, buys=3).buys(
        "Throne Room"
    )
    table.anna().has(coins=0, buys=2, discard="Throne Room")


def test_bridge_lets_workshop_gain_a_card_printed_five(table):
    table.anna(hand="Village, Bridge, Workshop", deck="Copper").plays("Village").plays("Bridge").plays("Workshop")
    assert "Duchy" in table.game.choices
    table.anna().chooses("Duchy").has(discard="Duchy")


def test_bridge_is_over_with_the_turn_and_never_below_zero(table):
    table.anna(hand="Bridge, Copper").plays("Bridge").plays("Copper").buys("Copper").has(coins=2)
    table.next_turn_of("Bernd")
    assert table.game.cost(table.game.table.piles["silver"].kind).coins == 3


def test_courtier_gives_one_choice_for_each_type(table):
    table.set(kingdom=["Moat"]).anna(hand="Courtier, Moat, Copper").plays("Courtier")
    table.asks("Anna", "Moat", "Copper")
    table.anna().chooses("Moat")
    table.asks("Anna", "action", "buy", "coins", "gold", least=2, most=2)
    table.anna().chooses("coins, gold").has(coins=3, discard="Gold", hand="Moat, Copper")


def test_courtier_with_a_single_type_gives_one(table):
    table.anna(hand="Courtier, Copper").plays("Courtier").chooses("1").has(actions=1)


def test_courtier_takes_no_option_twice(table):
    table.anna(hand="Courtier, Moat").plays("Courtier")
    with pytest.raises(ValueError, match=r"only once"):
        table.game.push("coins, coins")


def test_courtier_shows_the_card_and_gives_what_was_chosen_alone(table):
    table.anna(hand="Courtier, Moat, Copper").plays("Courtier").chooses("Moat")
    table.said("Anna", "reveal", "Moat")
    table.anna().chooses("action, buy").has(actions=1, buys=2, coins=0, discard="", hand="Moat, Copper")


def test_courtier_without_the_action_and_the_buy(table):
    table.anna(hand="Courtier, Moat, Copper").plays("Courtier").chooses("Moat").chooses("coins, gold")
    table.anna().has(actions=0, buys=1, coins=3, discard="Gold")


def test_courtier_with_an_empty_hand_does_nothing(table):
    table.anna(hand="Courtier").plays("Courtier").has(actions=0, buys=1, coins=0, discard="")
    table.unsaid("Anna", "reveal").phase("Anna", "buy")


def test_harem_is_money_and_points(table):
    table.anna(hand="Harem").has(points=2).plays("Harem").has(coins=2, points=2)


def test_harem_is_a_victory_card_for_the_bureaucrat(table):
    table.anna(hand="Bureaucrat")
    table.bernd(hand="Harem, Copper")
    table.anna().plays("Bureaucrat")
    table.bernd().has(deck="Harem")


def test_harem_is_a_treasure_for_the_mine(table):
    table.anna(hand="Mine, Harem").plays("Mine")
    table.asks("Anna", "Harem", may=True)


def test_harem_pile_is_a_victory_pile(table):
    table.set(kingdom=["Harem"]).anna(hand="Copper")
    table.pile("Harem", 8)


def test_harem_is_also_called_farm(table):
    table.anna(hand="Farm").plays("Farm").has(coins=2)


def test_minion_gives_coins(table):
    table.anna(hand="Minion, Copper", deck="4 Gold")
    table.bernd(hand="5 Copper", deck="4 Silver")
    table.anna().plays("Minion")
    table.asks("Anna", "coins", "hands")
    table.anna().chooses("coins").has(coins=2, actions=1, hand="Copper", deck="4 Gold")
    table.bernd().has(hand="5 Copper")


def test_minion_renews_hands_of_five(table):
    table.anna(hand="Minion, Copper", deck="4 Gold")
    table.bernd(hand="5 Copper", deck="4 Silver")
    table.carla(hand="4 Copper", deck="4 Silver")
    table.anna().plays("Minion").chooses("hands").has(hand="4 Gold", discard="Copper", actions=1)
    table.bernd().has(hand="4 Silver", discard="5 Copper")
    table.carla().has(hand="4 Copper", discard="")


def test_minion_reactions_come_before_the_choice(table):
    table.anna(hand="Minion", deck="4 Gold")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Minion")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().chooses("hands")
    table.bernd().has(hand="Moat, 4 Copper")


def test_minion_throned_may_choose_differently(table):
    table.anna(hand="Throne Room, Minion", deck="4 Gold").plays("Throne Room").chooses("Minion").chooses("coins")
    table.anna().chooses("hands").has(coins=2, hand="4 Gold", actions=2)


def test_nobles_draw_or_act(table):
    table.anna(hand="Nobles", deck="4 Copper").plays("Nobles")
    table.asks("Anna", "cards", "actions")
    table.anna().chooses("cards").has(hand="3 Copper", actions=0)


def test_nobles_actions(table):
    table.anna(hand="Nobles", deck="3 Copper").plays("Nobles").chooses("2").has(actions=2, hand="", deck="3 Copper")


def test_nobles_are_worth_two(table):
    table.anna(hand="Nobles, Nobles").has(points=4)


def test_nobles_throned_choose_twice(table):
    table.anna(hand="Throne Room, Nobles", deck="3 Copper").plays("Throne Room").chooses("Nobles").chooses("actions")
    table.anna().chooses("cards").has(actions=2, hand="3 Copper")


def test_pawn_chooses_two_different(table):
    table.anna(hand="Pawn", deck="2 Copper").plays("Pawn")
    table.asks("Anna", "card", "action", "buy", "coin", least=2, most=2)
    table.anna().chooses("1, 4").has(hand="Copper", coins=1, actions=0, buys=1)


def test_pawn_not_the_same_twice(table):
    table.anna(hand="Pawn", deck="Gold").plays("Pawn")
    with pytest.raises(ValueError, match=r".+"):
        table.game.push("coin, coin")
    table.anna().chooses("buy, coin").has(buys=2, coins=1, actions=0, hand="", deck="Gold")


def test_pawn_settles_both_before_drawing(table):
    table.anna(hand="Pawn", deck="Village").plays("Pawn").chooses("action, card").has(hand="Village", actions=1)


def test_pawn_throned(table):
    table.anna(hand="Throne Room, Pawn").plays("Throne Room").chooses("Pawn").chooses("buy, coin").chooses("buy, coin")
    table.anna().has(buys=3, coins=2)


def test_steward_trashes_exactly_two(table):
    table.anna(hand="Steward, Estate, Copper, Gold").plays("Steward").chooses("trash")
    table.asks("Anna", "Estate", "Copper", "Gold", least=2, most=2)
    table.anna().chooses("Estate, Copper").has(hand="Gold")


def test_steward_trashes_the_one_card_there_is(table):
    table.anna(hand="Steward, Estate").plays("Steward").chooses("trash").has(hand="")
    table.trash("Estate")


def test_steward_coins(table):
    table.anna(hand="Steward").plays("Steward").chooses("coins").has(coins=2)


def test_steward_cards(table):
    table.anna(hand="Steward", deck="2 Gold").plays("Steward").chooses("cards").has(hand="2 Gold")


def test_torturer_lets_each_choose_for_themselves(table):
    table.anna(hand="Torturer", deck="3 Copper, Silver")
    table.bernd(hand="2 Estate, Gold")
    table.anna().plays("Torturer").has(hand="3 Copper", deck="Silver")
    table.asks("Bernd", "discard", "curse")
    table.bernd().chooses("discard").chooses("2 Estate").has(hand="Gold")


def test_torturer_curse_goes_to_hand(table):
    table.anna(hand="Torturer")
    table.bernd(hand="Gold")
    table.anna().plays("Torturer")
    table.bernd().chooses("curse").has(hand="Gold, Curse", discard="")


def test_torturer_impossible_choices_are_allowed(table):
    table.set(supply={"Curse": 0}).anna(hand="Torturer")
    table.bernd(hand="Gold")
    table.carla(hand="")
    table.anna().plays("Torturer")
    table.bernd().chooses("curse").has(hand="Gold")
    table.carla().chooses("discard").has(hand="")


def test_torturer_goes_round_the_table(table):
    table.anna(hand="Torturer")
    table.bernd(hand="Gold")
    table.carla(hand="Gold")
    table.anna().plays("Torturer")
    table.bernd().chooses("curse")
    table.asks("Carla", "discard", "curse")


def test_swindler_lets_its_player_pick_a_card_of_the_same_cost(table):
    table.set(kingdom=["Village", "Smithy"]).anna(hand="Swindler")
    table.bernd(deck="Silver, Gold")
    table.anna().plays("Swindler").has(coins=2)
    table.asks("Anna", "Silver", "Village", "Swindler")
    table.anna().chooses("Village")
    table.bernd().has(deck="Gold", discard="Village")
    table.trash("Silver")


def test_swindler_on_an_empty_deck_gives_nothing(table):
    table.anna(hand="Swindler")
    table.bernd(hand="Copper", deck="")
    table.carla(deck="", discard="Copper")
    table.anna().plays("Swindler")
    table.asks("Anna", "Copper", "Curse")
    table.anna().chooses("Curse")
    table.bernd().has(hand="Copper", discard="")
    table.carla().has(deck="", discard="Curse")
    table.trash("Copper")


def test_swindler_finds_nothing_of_that_cost(table):
    table.set(supply={"Province": 0}).anna(hand="Swindler")
    table.bernd(deck="Province, Copper")
    table.anna().plays("Swindler")
    table.bernd().has(deck="Copper", discard="")
    table.trash("Province")


def test_swindler_is_stopped_by_a_moat_and_looks_at_the_cost_of_now(table):
    table.set(editions={"Hinterlands": 1}).anna(hand="Swindler", play="2 Highway")
    table.bernd(hand="Moat", deck="Gold")
    table.carla(deck="Estate")
    table.anna().plays("Swindler")
    table.bernd().chooses("yes")
    table.asks("Anna", "Copper", "Estate", "Curse", "Moat")
    table.anna().chooses("Curse")
    table.bernd().has(deck="Gold", discard="")
    table.carla().has(discard="Curse")


def test_wishing_well_takes_the_card_that_was_named(table):
    table.anna(hand="Wishing Well", deck="Copper, Gold, Estate").plays("Wishing Well").has(hand="Copper", actions=1)
    table.anna().chooses("Gold").has(hand="Copper, Gold", deck="Estate")


def test_wishing_well_leaves_another_card_on_top(table):
    table.anna(hand="Wishing Well", deck="Copper, Gold, Estate").plays("Wishing Well")
    table.anna().chooses("Silver").has(hand="Copper", deck="Gold, Estate")


def test_wishing_well_on_an_empty_deck(table):
    table.anna(hand="Wishing Well", deck="").plays("Wishing Well").chooses("Gold").has(hand="", deck="", actions=1)


def test_wishing_well_shuffles_to_reveal(table):
    table.anna(hand="Wishing Well", deck="Copper", discard="Gold").plays("Wishing Well").has(discard="Gold")
    table.anna().chooses("Gold").has(hand="Copper, Gold", deck="", discard="")


def test_wishing_well_throned_names_twice(table):
    table.anna(hand="Throne Room, Wishing Well", deck="Copper, Gold, Estate, Curse").plays("Throne Room")
    table.anna().chooses("Wishing Well").chooses("Gold").has(hand="Copper, Gold, Estate", deck="Curse")
    table.anna().chooses("Gold").has(hand="Copper, Gold, Estate", deck="Curse", actions=2)
