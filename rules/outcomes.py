"""All that can come of a position: every ending, equal ones merged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.engine.account import charge
from rules.engine.game import STEPS, Game

AN_ANSWER = 15  # instructions that a copy of the table is worth
CARDS_AN_INSTRUCTION = 40
AN_EFFECT = 4  # instructions that one more thing to compare is worth: what waits, what belongs together


class TooMany(Exception):
    """There are more endings than were asked for."""


@dataclass(slots=True)
class Ending:
    """A position that can be reached: by which answers (one line of them), and how many lines lead there in all."""

    game: Game
    moves: tuple[str, ...]
    ways: int


class Work:
    """What trying answers may cost in all, counted in instructions: the same on every machine."""

    def __init__(self, most: int) -> None:
        self.left = most

    def pay(self, n: int) -> None:
        """OutOfBudget: the request has no more."""
        self.left -= n
        charge(n)

    def answer(self, game: Game, value: tuple[Any, ...]) -> None:
        """Answers at the expense of this work. OutOfBudget: nothing of it is left."""
        cards = sum(map(len, game.zones))
        # to copy the table, and to tell it from others
        self.pay(AN_ANSWER + cards // CARDS_AN_INSTRUCTION + AN_EFFECT * (len(game.effects) + len(game.links)))
        before = game.spent
        game.spent = start = max(before, STEPS - self.left)
        game.charge(0)
        try:
            game.answer(value)
        finally:
            self.left -= game.spent - start
            game.spent += before - start


def endings(
    game: Game, depth: int, merge: bool = True, most: int = 1_000_000, work: Work | None = None
) -> list[Ending]:
    """Every position after that many decisions, or sooner: when the turn is over, or a face-down card must be named.

    With `merge`, positions that are the same for the rules are one ending, and its `ways` say how many lines led
    there. `most` bounds how many positions are open at once, `work` what all of it may cost.
    """
    over: dict[object, Ending] = {}
    here: dict[object, Ending] = {0: Ending(_silent(game), (), 1)}
    turn = _turn(game)
    for _ in range(depth):
        there: dict[object, Ending] = {}
        for ending in here.values():
            for move, g in _next(ending.game, work):
                into = over if _ended(g, turn) else there
                key = (g.at_chance, g.key()) if merge else (len(over) + len(there), len(into))
                found = into.get(key)
                if found is None:
                    into[key] = Ending(g, (*ending.moves, move), ending.ways)
                    if len(over) + len(there) > most:
                        raise TooMany
                else:
                    found.ways += ending.ways
        here = there
        if not here:
            break
    return [*over.values(), *here.values()]


def count(game: Game, depth: int) -> tuple[int, int]:
    """How many lines of decisions there are to that depth, and how many different positions they lead to."""
    found = endings(game, depth)
    return sum(ending.ways for ending in found), len(found)


def leaves(game: Game, depth: int) -> Iterator[Game]:
    """The same endings one by one, without merging and without their lines: only as fast as the rules are."""
    turn = _turn(game)
    todo = [(_silent(game), depth)]
    while todo:
        here, left = todo.pop()
        if left == 0 or _ended(here, turn):
            yield here
            continue
        assert here.pending is not None
        for value in here.pending.answers():
            g = here.copy()
            g.answer(value)
            todo.append((g, left - 1))


def _next(game: Game, work: Work | None) -> Iterator[tuple[str, Game]]:
    decision = game.pending
    assert decision is not None
    for value in decision.answers():
        g = game.copy()
        if work is None:
            g.answer(value)
        else:
            work.answer(g, value)
        yield decision.say(value), g


def _silent(game: Game) -> Game:
    """A copy that keeps no log."""
    g = game.copy()
    g.log = None
    return g


def _ended(g: Game, turn: tuple[int, int, str]) -> bool:
    return g.pending is None or _turn(g) != turn or g.pending.kind == "identify"


def _turn(g: Game) -> tuple[int, int, str]:
    return g.player, g.number, g.extra
