"""Special cases that several rulings of Dark Ages name."""

from __future__ import annotations

from rules.engine.code import Test
from rules.words import Context


def has_several_types(name: str) -> Test:
    return lambda c: any(len(c.types(c.kind(card))) > 1 for card in c.many(name))


def nothing(name: str) -> Test:
    return lambda c: not c.many(name)


def not_the_first_play(c: Context) -> bool:
    return bool(c.notes.get("times", 1) > 1)
