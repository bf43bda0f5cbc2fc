"""All outcomes of a decision: each different table that its answers lead to, as far as a budget reaches."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from math import comb, factorial

from referee.board.differing import differing
from referee.board.question import said
from referee.board.table import lay
from rules import Decision, Game, NotModelled, OutOfBudget, Work, charge, endings

DEEPEST = 4
MOST_ANSWERS = 1_500  # tried in all, so that a page stays quick
MOST_WORK = 40_000  # instructions for all of them: some answers set off more than others
SHOWN = 60
DRAWN = 400  # instructions that one of them is worth


@dataclass
class Outcome:
    moves: tuple[str, ...]
    answers: list[str]  # the same, in words
    ways: int
    changes: list[str]
    asks: str = ""  # who is asked next


@dataclass
class Outcomes:
    depth: int
    found: list[Outcome] = field(default_factory=list)
    in_all: int = 0
    ways: int = 0
    cut: bool = False  # the budget ended before the decisions did


@dataclass
class _OutcomeLine:
    game: Game
    moves: tuple[str, ...]
    answers: list[str]
    ways: int


def ways_to_answer(decision: Decision) -> int:
    """How many answers have to be gone through; names of face-down cards cannot be."""
    n = len(decision.items)
    if decision.kind == "identify":
        return 0
    if decision.open:
        return n
    if decision.kind == "order":
        return factorial(min(n, 20))
    return sum(comb(n, size) for size in range(decision.min, decision.max + 1))


def outcomes(game: Game, depth: int) -> Outcomes:
    """Every different table after that many decisions, or after the turn when that is sooner."""
    result = Outcomes(max(1, min(depth, DEEPEST)))
    turn = _turn(game)
    over: dict[object, _OutcomeLine] = {}
    here: dict[object, _OutcomeLine] = {0: _OutcomeLine(game, (), [], 1)}
    left, work = MOST_ANSWERS, Work(MOST_WORK)
    for _ in range(result.depth):
        there: dict[object, _OutcomeLine] = {}
        for line in here.values():
            decision = line.game.pending
            size = ways_to_answer(decision) if decision is not None else 0
            if decision is None or not size or size > left:
                result.cut |= decision is not None and size > left
                over[len(over), "as it is"] = line
                continue
            left -= size
            try:
                reached = endings(line.game, 1, work=work)
            except (OutOfBudget, NotModelled):
                result.cut = True
                over[len(over), "as it is"] = line
                continue
            for ending in reached:
                words = [*line.answers, said(decision, ending.moves[-1], game.table.names)]
                new = _OutcomeLine(ending.game, (*line.moves, *ending.moves), words, line.ways * ending.ways)
                into = over if ending.game.pending is None or _turn(ending.game) != turn else there
                found = into.setdefault((ending.game.at_chance, ending.game.key()), new)
                if found is not new:
                    found.ways += new.ways
        here = there
    lines = [*over.values(), *here.values()]
    result.in_all = len(lines)
    result.ways = sum(line.ways for line in lines)
    with suppress(OutOfBudget):  # those that the request can pay are shown
        for line in lines[:SHOWN]:
            charge(DRAWN)
            result.found.append(_outcome(game, line))
    return result


def _outcome(game: Game, line: _OutcomeLine) -> Outcome:
    decision = line.game.pending
    asks = line.game.table.names[decision.player] if decision is not None else ""
    return Outcome(line.moves, line.answers, line.ways, differing(lay(line.game, game)), asks)


def _turn(game: Game) -> tuple[int, int, str]:
    return game.player, game.number, game.extra
