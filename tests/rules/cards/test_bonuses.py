"""What cards give in plain numbers, before anything is asked."""

import pytest


@pytest.mark.parametrize(
    ("card", "cards", "actions", "buys", "coins"),
    [
        ("Familiar", 1, 1, 1, 0),
        ("Grand Market", 1, 1, 2, 2),
        ("Mill", 1, 1, 1, 0),
        ("Shop", 1, 0, 1, 1),
        ("Wheelwright", 1, 1, 1, 0),
        ("Witch's Hut", 4, 0, 1, 0),
    ],
)
def test_what_the_first_lines_give(table, card, cards, actions, buys, coins):
    table.anna(hand=f"{card}, Village, Estate", deck="9 Gold").plays(card)
    table.anna().has(hand=f"Village, Estate, {cards} Gold", actions=actions, buys=buys, coins=coins)


@pytest.mark.parametrize(
    ("chosen", "cards", "actions", "buys", "coins"),
    [
        ("cards, actions", 2, 2, 1, 0),
        ("cards, coins", 2, 0, 1, 2),
        ("cards, silvers", 2, 0, 1, 0),
        ("actions, coins", 0, 2, 1, 2),
        ("actions, silvers", 0, 2, 1, 0),
        ("coins, silvers", 0, 0, 1, 2),
    ],
)
def test_courser_gives_the_two_that_were_chosen_and_nothing_else(table, chosen, cards, actions, buys, coins):
    table.anna(hand="Courser, Village, Estate", deck="9 Gold").plays("Courser").chooses(chosen)
    drawn = f", {cards} Gold" if cards else ""
    gained = "4 Silver" if "silvers" in chosen else ""
    table.anna().has(hand=f"Village, Estate{drawn}", discard=gained, actions=actions, buys=buys, coins=coins)
