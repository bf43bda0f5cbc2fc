"""Empires: Gatherings, and Plunder."""

import pytest


@pytest.mark.parametrize(("points", "coins"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_farmers_market_gives_a_coin_for_each_point_on_its_pile(table, points, coins):
    table.set(pile_tokens={"Farmers' Market": {"vp": points}})
    table.anna(hand="Farmers' Market").plays("Farmers' Market").has(coins=coins, buys=2, vp=0, play="Farmers' Market")


def test_farmers_market_takes_four_points_and_is_trashed(table):
    table.set(pile_tokens={"Farmers' Market": {"vp": 4}})
    table.anna(hand="Farmers' Market").plays("Farmers' Market").has(coins=0, buys=2, vp=4, play="")
    table.trash("Farmers' Market")


def test_throne_room_on_farmers_market_that_was_trashed(table):
    table.set(pile_tokens={"Farmers' Market": {"vp": 4}}).anna(hand="Throne Room, Farmers' Market").plays("Throne Room")
    table.anna().chooses("Farmers' Market").has(coins=1, buys=3, vp=4)


def test_wild_hunt_draws_and_puts_a_point_on_its_pile(table):
    table.anna(hand="Wild Hunt", deck="4 Copper").plays("Wild Hunt")
    table.asks("Anna", "cards", "estate")
    table.anna().chooses("cards").has(hand="3 Copper", vp=0)
    assert table.game.pile_tokens == {("wild-hunt", "vp"): 1}


def test_wild_hunt_gains_an_estate_and_takes_the_points(table):
    table.set(pile_tokens={"Wild Hunt": {"vp": 5}}).anna(hand="Wild Hunt").plays("Wild Hunt").chooses("estate")
    table.anna().has(vp=5, discard="Estate")


def test_wild_hunt_without_estates_leaves_the_points(table):
    table.set(pile_tokens={"Wild Hunt": {"vp": 5}}, supply={"Estate": 0}).anna(hand="Wild Hunt").plays("Wild Hunt")
    table.anna().chooses("estate").has(vp=0)
    assert table.game.pile_tokens == {("wild-hunt", "vp"): 5}


def test_wild_hunt_twice(table):
    table.anna(hand="Throne Room, Wild Hunt", deck="3 Copper").plays("Throne Room").chooses("Wild Hunt")
    table.anna().chooses("cards").chooses("estate").has(vp=1, hand="3 Copper", discard="Estate")


def test_plunder_gives_two_coins_and_a_point(table):
    table.anna(hand="Plunder").plays("Plunder").has(coins=2, vp=1)


def test_plunder_with_a_crown_gives_two_points(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Plunder").plays("Crown").chooses("Plunder").has(coins=4, vp=2)


def test_two_plunders(table):
    table.anna(hand="2 Plunder").plays_treasures().has(coins=4, vp=2)


def test_plunder_trashed_by_a_bandit_gives_no_point(table):
    table.anna(hand="Bandit")
    table.bernd(hand="", deck="Plunder, Estate")
    table.anna().plays("Bandit")
    table.bernd().has(vp=0)
    table.trash("Plunder")


def test_arena_pays_for_a_discarded_action(table):
    table.set(landscapes=["Arena"]).anna(hand="2 Village, Copper").passes()
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village").has(hand="Village, Copper", discard="Village", vp=2)
    table.phase("Anna", "buy")


def test_arena_may_be_left_out(table):
    table.set(landscapes=["Arena"]).anna(hand="Village, Copper").passes().passes().has(hand="Village, Copper", vp=0)


def test_arena_without_an_action_asks_nothing(table):
    table.set(landscapes=["Arena"], turn={"coins": 3}).anna(hand="Estate, Copper").has(vp=0, hand="Estate, Copper")
    table.phase("Anna", "buy")


def test_arena_run_dry_still_lets_you_discard(table):
    table.set(landscapes=["Arena"], landscape_tokens={"Arena": {"vp": 0}}).anna(hand="Village, Copper").passes()
    table.anna().chooses("Village").has(discard="Village", vp=0)


def test_arena_takes_a_crown(table):
    table.set(landscapes=["Arena"]).anna(hand="Crown, Copper").passes().chooses("Crown").has(discard="Crown", vp=2)
