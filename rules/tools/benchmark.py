"""How fast the rules are: whole games, a copy, a replay, all endings of a hand."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Situation
from rules.engine.game import Game
from rules.kingdoms import kingdom_by_key
from rules.outcomes import count, leaves
from rules.rulebook.setup import new_game
from rules.run import Run
from rules.tools.bots import Bot, Eager, big_money, play_out
from rules.tools.soak import kingdom_table

KINGDOM = ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")
REPLAYED = 180
REPLAYED_IN = "seaside2:reach-for-tomorrow"
ENDINGS_DEPTH = 4
HAND = """
players:
  Anna:
    hand: [Village, Cellar, Market, Militia, Remodel, Copper, Estate]
    deck: [Smithy, Gold, Copper, Estate, Workshop, Silver, Moat, Mine]
  Bernd: {hand: [Moat, 2 Copper, Estate, Smithy], deck: [5 Copper]}
kingdom: [Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop]
"""


def seconds(work: Callable[[], Any], rounds: int = 5) -> float:
    """The best of several rounds, in processor time: what else the machine does counts as little as possible.

    Collections are as the site has them (`referee.wsgi`): else a figure differs by a tenth from run to run.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def big_money_game(seed: int, player: Bot = big_money) -> Game:
    """A whole game of two Big Money players, without a trace."""
    return play_out(new_game(["Anna", "Bernd"], KINGDOM, seed=seed, trace=False), player)


def hand() -> Game:
    """The stored hand whose endings are counted."""
    return start(parse(HAND), trace=False)


@cache
def long_situation() -> Situation:
    """A random game of 180 decisions in a kingdom that stays the same, as a situation with its moves."""
    for seed in range(0, 500, 5):  # two players
        situation = kingdom_table(kingdom_by_key(REPLAYED_IN), seed)
        game, bot = start(situation, trace=False), Eager(seed)
        moves: list[str] = []
        while game.pending is not None and len(moves) < REPLAYED:
            moves.append(game.pending.say(bot(game)))
            game.push(moves[-1])
        if len(moves) == REPLAYED and not Run(situation.with_moves(moves)).error:
            return situation.with_moves(moves)
    raise AssertionError("no random game is that long")


def games_a_second(games: int = 40, rounds: int = 5, player: Bot = big_money) -> float:
    return games / seconds(lambda: [big_money_game(seed, player) for seed in range(games)], rounds)


def copy_microseconds() -> tuple[float, float]:
    """At the top of a phase, and inside a card."""
    top = hand()
    inside = top.copy()
    inside.push("play Village")
    inside.push("play Cellar")
    return _copy(top), _copy(inside)


def _copy(g: Game, copies: int = 5000) -> float:
    def work() -> None:
        for _ in range(copies):
            g.copy()

    return seconds(work, 10) / copies * 1e6


def replay_milliseconds() -> tuple[float, float]:
    """180 decisions from their text, without and with the trace."""
    situation = long_situation()
    return (
        seconds(lambda: Run(situation, trace=False)) * 1e3,
        seconds(lambda: Run(situation, trace=True)) * 1e3,
    )


def endings_a_second() -> tuple[int, float, int, float]:
    """All endings of the stored hand one by one, and merged: how many, and how many a second."""
    g = hand()
    endings = sum(1 for _ in leaves(g, ENDINGS_DEPTH))
    one_by_one = endings / seconds(lambda: sum(1 for _ in leaves(g, ENDINGS_DEPTH)), 9)
    _, different = count(g, ENDINGS_DEPTH)
    return endings, one_by_one, different, endings / seconds(lambda: count(g, ENDINGS_DEPTH), 9)
