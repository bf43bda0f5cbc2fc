"""Special cases that several rulings of Dark Ages name."""

from __future__ import annotations

from rules.engine.code import Test


def has_several_types(name: str) -> Test:
    return lambda c: any(len(c.types(c.kind(card))) > 1 for card in c.many(name))
