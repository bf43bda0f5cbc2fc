"""Rising Sun: what gives debt, or asks for it; debt is paid at any point of one's turn."""

import pytest

from tests.rules.cards.menagerie.buying import buying


def test_craftsman_takes_two_debt_and_gains_a_card_for_five(table):
    table.set(kingdom=["Litter"]).anna(hand="Craftsman, Copper").plays("Craftsman").chooses("Litter").has(debt=2)
    table.anna().has(discard="Litter")


def test_craftsman_gains_although_there_is_debt_already(table):
    table.anna(hand="Craftsman, Copper", tokens={"debt": 3}).plays("Craftsman").chooses("Duchy")
    table.anna().has(debt=5, discard="Duchy")


def test_craftsman_gains_no_card_that_costs_debt_or_more_than_five(table):
    table.set(kingdom=["Daimyo", "Samurai", "Litter"]).anna(hand="Craftsman").plays("Craftsman")
    table.asks("Anna", "Litter", "Craftsman", "Copper", "Silver", "Estate", "Duchy", "Curse")


def test_craftsman_played_twice_takes_four_debt(table):
    table.anna(hand="Throne Room, Craftsman, Copper").plays("Throne Room").chooses("Craftsman").chooses("Duchy")
    table.anna().chooses("Silver").has(debt=4, discard="Duchy, Silver")


@pytest.mark.parametrize(
    ("name", "cards", "actions", "buys", "debt"),
    [("Root Cellar", 3, 1, 1, 3), ("Imperial Envoy", 5, 0, 2, 2), ("Litter", 2, 2, 1, 1)],
)
class TestPlusAndDebt:
    def test_it_gives_what_it_says(self, table, name, cards, actions, buys, debt):
        table.anna(hand=name, deck="9 Copper").plays(name).has(hand=cards, actions=actions, buys=buys, debt=debt)

    def test_it_works_with_debt_already(self, table, name, cards, actions, buys, debt):
        table.anna(hand=name, deck="9 Copper", tokens={"debt": 5}).plays(name).has(hand=cards, debt=5 + debt)

    def test_played_twice_it_gives_and_takes_twice(self, table, name, cards, actions, buys, debt):
        table.anna(hand=f"Throne Room, {name}", deck="12 Copper").plays("Throne Room").chooses(name)
        table.anna().has(hand=2 * cards, debt=2 * debt)

    def test_the_debt_forbids_to_buy_until_it_is_paid(self, table, name, cards, actions, buys, debt):
        table.anna(hand=f"{name}, 5 Copper", deck="").plays(name)
        table.anna().plays_treasures().has(coins=5)
        assert "buy Silver" not in table.game.choices
        table.anna().chooses(f"pay {debt} debt").has(coins=5 - debt, debt=0)
        assert "buy Copper" in table.game.choices

    def test_with_an_empty_deck_the_debt_comes_all_the_same(self, table, name, cards, actions, buys, debt):
        table.anna(hand=f"{name}, Copper", deck="").plays(name).has(hand="Copper", debt=debt)


def test_gold_mine_gains_a_gold_for_four_debt(table):
    table.anna(hand="Gold Mine", deck="2 Copper").plays("Gold Mine").chooses("yes")
    table.anna().has(hand="Copper", actions=1, buys=2, debt=4, discard="Gold")


def test_gold_mine_need_not_gain(table):
    table.anna(hand="Gold Mine", deck="2 Copper").plays("Gold Mine").chooses("no").has(debt=0, discard="", buys=2)


def test_gold_mine_gains_although_there_is_debt_already(table):
    table.anna(hand="Gold Mine, Copper", tokens={"debt": 2}).plays("Gold Mine").chooses("yes")
    table.anna().has(debt=6, discard="Gold")


def test_gold_mine_without_a_gold_left_can_still_bring_the_debt(table):
    table.set(supply={"Gold": 0}).anna(hand="Gold Mine").plays("Gold Mine").chooses("yes").has(debt=4, discard="")


def test_gold_mine_whose_gold_a_trader_turns_into_a_silver_still_takes_the_debt(table):
    table.anna(hand="Gold Mine, Trader").plays("Gold Mine").chooses("yes").chooses("yes").has(debt=4, discard="Silver")


def test_change_with_debt_gives_three_coins(table):
    table.anna(hand="Change, Copper", tokens={"debt": 1}).plays("Change").has(coins=3, debt=1, hand="Copper")


def test_change_without_debt_trades_for_more_coins_and_takes_the_difference(table):
    table.anna(hand="Change, 2 Copper").plays("Change").chooses("Province")
    table.anna().has(discard="Province", debt=8, coins=0, hand="Copper").table.trash("Copper")


def test_change_gains_only_what_costs_more_coins(table):
    table.set(kingdom=["Daimyo", "Alchemist"]).anna(hand="Change, Estate").plays("Change")
    table.asks("Anna", "Silver", "Gold", "Duchy", "Province", "Change", "Alchemist", "Potion")


def test_change_ignores_the_potion(table):
    table.set(kingdom=["Alchemist"]).anna(hand="Change, Estate").plays("Change").chooses("Alchemist").has(debt=1)


def test_change_when_nothing_costs_more_trashes_and_takes_no_debt(table):
    table.anna(hand="Change, Province").plays("Change").has(debt=0, discard="")
    assert table.game.log[-1].words["why"][0] == ": nothing in the Supply costs more coins than the Province"
    table.trash("Province")


def test_change_with_an_empty_hand_does_nothing(table):
    table.anna(hand="Change").plays("Change").has(debt=0, coins=0, discard="")
    assert "empty hand" in table.sentences


def test_change_without_debt_any_more_finds_no_card_in_hand(table):
    table.set(turn={"coins": 2}).anna(hand="Throne Room, Change", tokens={"debt": 2}).plays("Throne Room")
    table.anna().chooses("Change").chooses("yes").has(debt=0, coins=0)
    assert "none in hand" in table.sentences


def test_debt_paid_before_change_decides_what_it_does(table):
    table.set(turn={"coins": 2}).anna(hand="Change, 2 Copper", tokens={"debt": 2}).chooses("pay 2 debt").plays("Change")
    table.anna().chooses("Silver").has(debt=3, discard="Silver", coins=0)


def test_the_second_play_of_change_finds_the_debt_of_the_first(table):
    table.anna(hand="Throne Room, Change, Copper").plays("Throne Room").chooses("Change").chooses("Silver")
    table.anna().has(debt=3, coins=3, discard="Silver")


def test_change_owes_the_difference_where_the_trashed_card_became_dearer_by_the_gain(table):
    table.set(kingdom=["Throne Room"]).anna(hand="Change, Fisherman, Copper").plays("Change")
    table.anna().chooses("Fisherman").chooses("Throne Room").has(discard="Throne Room", debt=1)


def test_change_owes_nothing_where_both_cost_the_same_by_then(table):
    table.anna(hand="Change, Wayfarer, Copper").plays("Change").chooses("Wayfarer").has(discard="Province", debt=0)
    table.cited("rising-sun:change:5")


def test_change_on_a_destrier_owes_more_for_the_gain_itself(table):
    table.anna(hand="Change, Destrier, Copper").plays("Change").chooses("Destrier").has(discard="Province", debt=3)


def test_change_owes_what_is_still_between_the_prices(table):
    table.set(kingdom=["Fisherman"]).anna(hand="Change, Fisherman").plays("Change").chooses("Province").has(debt=3)


def test_debt_can_be_paid_in_the_action_phase(table):
    table.set(turn={"coins": 3}).anna(hand="Village", tokens={"debt": 2}).chooses("pay 2 debt").has(coins=1, debt=0)
    table.phase("Anna", "action")


def test_craftsman_is_bought_like_any_card(table):
    buying(table, "Craftsman", coins=3).buys("Craftsman").has(discard="Craftsman")
