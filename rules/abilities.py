"""What a card can do for the player who has it, read from the list that the engine carries out."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.code import DEFENDS, TRASHES, Code
from rules.engine.events import DEFENCES
from rules.engine.kinds import ruleset


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
        for trait, line in _done(code):
            found.setdefault(trait, line)
    if kind.barter:  # buying it trashes a card, as its last line says
        found.setdefault(TRASHES, len(kind.fact.lines))
    return found


def _done(code: Code) -> Iterator[tuple[str, int]]:
    past = 0  # up to here the list speaks to the other players
    for at, (op, line) in enumerate(zip(code.ops, code.lines, strict=True)):
        if at < past:
            continue
        past = at + 1 + op.length
        for trait in op.traits():
            yield trait, line
        for later in () if op.others else op.lists():
            yield from _done(later)
