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


@dataclass
class Ending:
    """A position that can be reached: how many lines of answers lead there, and one of them."""

    game: Game
    ways: int = 1
    before: Ending | None = None  # where that line comes from
    answer: tuple[Any, ...] = ()  # and what was answered there

    @property
    def moves(self) -> tuple[str, ...]:
        """That line, as its answers are said."""
        said: list[str] = []
        here = self
        while here.before is not None:
            decision = here.before.game.pending
            assert decision is not None
            said.append(decision.say(here.answer))
            here = here.before
        return tuple(reversed(said))


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
    here: dict[object, Ending] = {0: Ending(_silent(game))}
    turn = _turn(game)
    for _ in range(depth):
        there: dict[object, Ending] = {}
        for before in here.values():
            for value, g in _next(before.game, work):
                into = over if _ended(g, turn) else there
                new = Ending(g, before.ways, before, value)
                found = into.setdefault((g.at_chance, g.key()) if merge else len(into), new)
                if found is not new:
                    found.ways += before.ways
                elif len(over) + len(there) > most:
                    raise TooMany
        here = there
        if not here:
            break
    return [*over.values(), *here.values()]


def count(game: Game, depth: int) -> tuple[int, int]:
    """How many lines of decisions there are to that depth, and how many different positions they lead to.

    A position is kept only as long as it goes on: thousands of them at once cost a third of the time.
    """
    turn = _turn(game)
    over: dict[object, int] = {}
    here: list[tuple[Game, object]] = [(_silent(game), 0)]
    ways: dict[object, int] = {0: 1}
    for left in reversed(range(depth)):
        there: dict[object, int] = {}
        reached: list[tuple[Game, object]] = []
        for before, known in here:
            n = ways[known]
            for _, g in _next(before, None):
                key = g.at_chance, g.key()
                into = over if _ended(g, turn) else there
                so_far = into.get(key, 0)
                into[key] = so_far + n
                if left and not so_far and into is there:
                    reached.append((g, key))
        here, ways = reached, there
    return sum(over.values()) + sum(ways.values()), len(over) + len(ways)


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


def _next(game: Game, work: Work | None) -> Iterator[tuple[tuple[Any, ...], Game]]:
    decision = game.pending
    assert decision is not None
    for value in decision.answers():
        g = game.copy()
        if work is None:
            g.answer(value)
        else:
            work.answer(g, value)
        yield value, g


def _silent(game: Game) -> Game:
    """A copy that keeps no log."""
    g = game.copy()
    g.log = None
    return g


def _ended(g: Game, turn: tuple[int, int, str]) -> bool:
    return g.pending is None or _turn(g) != turn or g.pending.kind == "identify"


def _turn(g: Game) -> tuple[int, int, str]:
    return g.player, g.number, g.extra
