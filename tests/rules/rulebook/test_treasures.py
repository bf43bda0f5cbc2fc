"""`play treasures`: no order gives more money, and finding it costs little, whatever is in hand."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from rules.document.layout import start
from rules.document.parse import parse
from rules.engine.game import Game
from rules.engine.zones import HAND, ZONES
from rules.rulebook.setup import new_card

MANY = "40 Copper, 40 Silver, 30 Gold, 10 Harem"
CHARGED = 10_000  # of the 100,000 instructions that a whole run may take


def buy_phase(hand: str, durations: str = "", kingdom: str = "", extra: str = "", trace: bool = False) -> Game:
    turn = f"phase: buy, extra: {extra}, previous: Anna" if extra else "phase: buy"
    document = f"""
        players:
          Anna: {{hand: [{hand}]}}
          Bernd: {{durations: [{durations}]}}
        kingdom: [{kingdom}]
        turn: {{{turn}}}
    """
    return start(parse(document), trace=trace)


@pytest.mark.parametrize("trace", [True, False])
@pytest.mark.parametrize(
    ("durations", "kingdom", "coins"),
    [
        ("", "", 230),
        ("Highwayman", "", 229),  # the first Treasure makes nothing: a Copper is the least
        ("Highwayman", "Odysseys", 229),
        ("Highwayman", "Clashes", 229),
        ("", "Odysseys", 230),
        ("", "Clashes", 230),
    ],
)
def test_a_hand_full_of_treasures_is_soon_weighed(durations, kingdom, coins, trace):
    game = buy_phase(MANY, durations, kingdom, trace=trace)
    game.push("play treasures")
    assert game.coins == coins
    assert game.spent < CHARGED


@pytest.mark.parametrize(("durations", "coins"), [("", 400), ("Highwayman", 399)])
@pytest.mark.parametrize("kingdom", ["", "Odysseys"])
def test_four_hundred_coppers(durations, coins, kingdom):
    game = buy_phase("Copper", durations, kingdom)
    copper = game.kind(game.hand(0)[0])
    game.kinds = game.kinds.copy()
    game.zones[HAND] += tuple(new_card(game, copper) for _ in range(399))
    game.push("play treasures")
    assert game.coins == coins
    assert game.spent < 2 * CHARGED


def test_what_was_planned_is_weighed_anew_when_a_treasure_changes_the_hand():
    """Ill-Gotten Gains brings a Copper into hand: it is played too."""
    game = buy_phase("Ill-Gotten Gains, 3 Copper, Silver", kingdom="Odysseys")
    game.push("play treasures")
    game.push("yes")
    assert game.coins == 1 + 3 + 2 + 1  # and the gained Copper
    assert not game.hand(0)


def most(game: Game) -> int:
    """The most coins that any order of plays gives, found by playing every order, whatever is asked meanwhile."""
    best, seen, todo = 0, set(), [game]
    while todo:
        now = todo.pop()
        assert now.pending is not None
        best = max(best, now.coins)
        for choice in now.choices:
            if now.pending.kind == "phase" and not choice.startswith("play "):
                continue
            after = now.copy()
            after.push(choice)
            if after.pending is not None and after.phase == "buy" and after.key() not in seen:
                seen.add(after.key())
                todo.append(after)
    return best


HANDS = list(combinations_with_replacement(["Copper", "Silver", "Gold", "Fool's Gold", "Diadem"], 4))


@pytest.mark.parametrize(("durations", "extra"), [("Highwayman", ""), ("", "Voyage"), ("Highwayman", "Voyage")])
@pytest.mark.parametrize("hand", [hand for hand in HANDS if hand.count("Diadem") < 2], ids=", ".join)
def test_no_order_gives_more(hand, durations, extra):
    game = buy_phase(", ".join(hand), durations, "Odysseys", extra)
    wanted = most(game)
    game.push("play treasures")
    assert game.coins == wanted


@pytest.mark.parametrize(
    "hand", ["Crown, Gold, Copper", "Crown, Gold", "Crown, Crown, Silver, Copper", "Crown, Silver"]
)
def test_a_crown_is_played_where_it_gives_most(hand):
    game = buy_phase(hand, "Highwayman")
    wanted = most(game)
    game.push("play treasures")
    while game.pending is not None and game.pending.kind != "phase":
        game.push(
            max(game.choices, key=lambda choice: {"Gold": 3, "Silver": 2, "Copper": 1, "Crown": 4}.get(choice, 0))
        )
        if (
            game.pending is not None
            and game.pending.kind == "phase"
            and any("Treasure" in game.types(game.kind(card)) for card in game.zones[ZONES * 0 + HAND])
        ):
            game.push("play treasures")
    assert game.coins == wanted
