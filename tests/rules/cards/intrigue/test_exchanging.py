"""Intrigue: one card for another."""

from __future__ import annotations

import pytest

# --- Ironworks, Scout, Patrol, Duke ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gained", "has"),
    [
        ("Village", {"coins": 0, "hand": "", "actions": 1}),
        ("Silver", {"coins": 1, "hand": "", "actions": 0}),
        ("Estate", {"coins": 0, "hand": "Copper", "actions": 0}),
        ("Great Hall", {"coins": 0, "hand": "Copper", "actions": 1}),
        ("Curse", {"coins": 0, "hand": "", "actions": 0}),
    ],
)
def test_ironworks_gives_by_each_type_of_the_gained_card(table, gained, has):
    table.set(kingdom=["Village", "Great Hall"]).anna(hand="Ironworks", deck="Copper").plays("Ironworks")
    table.anna().chooses(gained).has(discard=gained, **has)


def test_ironworks_gains_nothing_with_a_potion_in_its_cost(table):
    table.set(kingdom=["Familiar", "Market"]).anna(hand="Ironworks").plays("Ironworks")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Ironworks", "Potion")


def test_ironworks_counts_the_silver_of_a_first_edition_trader_not(table):
    table.set(editions={"Hinterlands": 1}, kingdom=["Village"]).anna(hand="Ironworks, Trader, Copper").plays(
        "Ironworks"
    )
    table.anna().chooses("Village").chooses("yes").has(discard="Silver", coins=0)


def test_scout_takes_victory_cards_and_orders_the_rest(table):
    table.anna(hand="Scout", deck="Estate, Gold, Nobles, Copper, Silver").plays("Scout")
    table.said("Anna", "reveal", "Estate, Gold, Nobles, Copper")
    table.asks("Anna", "Gold", "Copper")
    table.anna().chooses("Copper, Gold").has(hand="Estate, Nobles", deck="Copper, Gold, Silver", actions=1)


def test_patrol_takes_curses_too(table):
    table.anna(hand="Patrol", deck="3 Copper, Curse, Gold, Estate, Silver, Duchy").plays("Patrol")
    table.said("Anna", "reveal", "Curse, Gold, Estate, Silver")
    table.anna().chooses("Silver, Gold").has(hand="3 Copper, Curse, Estate", deck="Silver, Gold, Duchy")


def test_patrol_draws_first_and_only_three(table):
    table.anna(hand="Patrol", deck="4 Copper, Estate").plays("Patrol")
    table.anna().has(hand="3 Copper, Estate", deck="Copper")


def test_patrol_with_few_cards(table):
    table.anna(hand="Patrol", deck="3 Copper, Estate").plays("Patrol").has(hand="3 Copper, Estate", deck="")


@pytest.mark.parametrize(("duchies", "points"), [(0, 0), (2, 8)])
def test_duke_is_worth_a_point_for_each_duchy(table, duchies, points):
    table.anna(hand="Duke", deck=f"{duchies} Duchy" if duchies else "").has(points=points)


# --- Replace, Trading Post, Upgrade ----------------------------------------------------------------------------------


def test_replace_puts_an_action_or_treasure_onto_the_deck(table):
    table.set(kingdom=["Village"]).anna(hand="Replace, Copper").plays("Replace")
    table.asks("Anna", "Copper", "Estate", "Curse")
    table.anna().chooses("Copper").has(deck="Copper", discard="")


def test_replace_trashes_one_card_of_several(table):
    table.anna(hand="Replace, Silver, Copper", deck="").plays("Replace")
    table.asks("Anna", "Silver", "Copper", least=1, most=1)
    table.anna().chooses("Copper").chooses("Estate").has(hand="Silver", discard="Estate")


def test_replace_leaves_a_victory_card_in_the_discard_pile_and_curses_for_no_other(table):
    table.anna(hand="Replace, Copper", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Replace").chooses("Curse").has(deck="", discard="Curse")
    table.bernd().has(discard="")


def test_replace_curses_for_a_victory_card(table):
    table.anna(hand="Replace, Silver", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Replace").chooses("Duchy").has(discard="Duchy")
    table.bernd().has(discard="Curse")


def test_replace_does_both_for_nobles(table):
    table.set(kingdom=["Nobles"]).anna(hand="Replace, Gold", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Replace").chooses("Nobles").has(deck="Nobles")
    table.bernd().has(discard="Curse")


def test_replace_with_an_empty_hand_gains_nothing(table):
    table.anna(hand="Replace", deck="").plays("Replace").has(discard="", deck="")


def test_trading_post_trashes_two_for_a_silver_in_hand(table):
    table.anna(hand="Trading Post, Estate, Curse, Gold").plays("Trading Post").chooses("Estate, Curse")
    table.anna().has(hand="Gold, Silver")
    table.trash("Estate, Curse")


def test_trading_post_with_one_card_gives_no_silver(table):
    table.anna(hand="Trading Post, Estate").plays("Trading Post").has(hand="")
    table.trash("Estate").cited("intrigue2:trading-post:1")
    assert "too few" in table.sentences


def test_trading_post_throned(table):
    table.anna(hand="Throne Room, Trading Post, 4 Estate").plays("Throne Room").chooses("Trading Post")
    table.anna().chooses("2 Estate").has(hand="2 Silver")
    table.pile("Silver", 38).trash("4 Estate")


def test_upgrade_gains_a_card_of_exactly_one_more(table):
    table.set(kingdom=["Village"]).anna(hand="Upgrade, Estate", deck="Copper").plays("Upgrade").chooses("Estate")
    table.asks("Anna", "Silver", "Village")
    table.anna().chooses("Village").has(discard="Village", hand="Copper", actions=1)


def test_upgrade_of_a_copper_gains_nothing_when_nothing_costs_one(table):
    table.anna(hand="Upgrade, Copper", deck="2 Estate").plays("Upgrade").chooses("Copper").has(
        discard="", hand="Estate"
    )
    table.trash("Copper")


def test_upgrade_with_nothing_to_trash_gains_nothing(table):
    table.anna(hand="Upgrade", deck="").plays("Upgrade").has(discard="", hand="", actions=1)
    table.phase("Anna", "buy")


def test_upgrade_looks_at_costs_now(table):
    table.anna(hand="Upgrade, Copper", deck="Estate", play="Bridge").plays("Upgrade").chooses("Copper")
    table.anna().has(discard="Estate")
