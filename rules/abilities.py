"""What a card can do for the player who has it, read from the list that the engine carries out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.engine.code import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES, Code, Op
from rules.engine.events import DEFENCES
from rules.engine.kinds import ruleset
from rules.words.terms import SEVERAL

ENOUGH = {ACTIONS: 2, DRAWS: 2, BUYS: 1, TRASHES: 1, DEFENDS: 1}  # so much of it is worth looking for


def can_do(slug: str) -> dict[str, int]:
    """Each thing that it does, and on which line of the card."""
    found: dict[str, int] = {}
    kind = ruleset().kind(slug)
    codes = [kind.play] if kind.play else []
    for trigger in kind.triggers:
        codes.append(trigger.code)
        if trigger.event in DEFENCES:
            found.setdefault(DEFENDS, max(trigger.code.lines, default=0))
    for code in codes:
        _Done(found).read(code)
    if kind.barter:  # buying it trashes a card, as its last line says
        found.setdefault(TRASHES, len(kind.fact.lines))
    return found


@cache
def hands_out(slug: str) -> frozenset[str]:
    """The cards that it makes somebody gain and says which: a Witch hands out Curses."""
    kind = ruleset().kind(slug)
    codes = [*([kind.play] if kind.play else []), *(trigger.code for trigger in kind.triggers)]
    return frozenset(op.gains() for code in codes for op in _all_of(code)) - {""}


def _all_of(code: Code) -> Iterator[Op]:
    for op in code.ops:
        yield op
        for later in op.lists():
            yield from _all_of(later)


@cache
def gives(slug: str) -> frozenset[tuple[str, int]]:
    """Each plus that stands on the card for its player, now or later: ("actions", 2)."""
    kind = ruleset().kind(slug)
    codes = [*([kind.play] if kind.play else []), *(trigger.code for trigger in kind.triggers)]
    return frozenset(each for code in codes for each in _plus(code) if each[1])


def _plus(code: Code) -> Iterator[tuple[str, int]]:
    past = 0  # up to here the list speaks to the other players
    for at, op in enumerate(code.ops):
        if at < past:
            continue
        past = at + 1 + op.length
        yield from op.gives().items()
        for later in () if op.others else op.lists():
            yield from _plus(later)


class _Done:
    """What a list does: of the instructions of one line the one that gives most counts, and lines add up.

    So one Action now and one for a discarded card are two, and of several options each is one.
    """

    def __init__(self, found: dict[str, int]) -> None:
        self.found = found
        self.most: dict[tuple[str, int], int] = {}  # what is done, on which line
        self.seen: dict[str, int] = {}  # cards of the deck, by their names in the notes

    def read(self, code: Code) -> None:
        past = 0  # up to here the list speaks to the other players
        for at, (op, line) in enumerate(zip(code.ops, code.lines, strict=True)):
            if at < past:
                continue
            past = at + 1 + op.length
            self.seen.update(op.sees())
            for trait, n in op.traits().items():
                self._add(trait, line, n)
            if self.seen and op.takes():
                self._add(DRAWS, line, self.most.get((DRAWS, line), 0) + self.seen.get(op.takes(), SEVERAL))
            for later in () if op.others else op.lists():
                (self if op.lasts else _Done(self.found)).read(later)

    def _add(self, trait: str, line: int, n: int) -> None:
        self.most[trait, line] = max(n, self.most.get((trait, line), 0))
        if sum(most for (what, _), most in self.most.items() if what == trait) >= ENOUGH[trait]:
            self.found.setdefault(trait, line)
