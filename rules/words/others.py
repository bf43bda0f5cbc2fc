"""Whom a line addresses."""

from __future__ import annotations

from rules.engine.code import Step, each
from rules.engine.context import Context


def affected(c: Context) -> tuple[int, ...]:
    """The other players, except those whom this Attack does not affect."""
    spared = c.notes.get("unaffected", ())
    for player in spared:
        c.say("effect", player, "unaffected", (c.card,), because=("base2:attack:4",))
    return tuple(p for p in c.game.others(c.me) if p not in spared)


def each_other(*steps: Step, key: str = "each") -> Step:
    """Each other player in turn order, except those whom this Attack does not affect."""
    return each(affected, *steps, key=key, to_others=True)


def each_player(*steps: Step, key: str = "each") -> Step:
    """Everybody, the player first; of the others only those whom this Attack affects."""
    return each(lambda c: (c.me, *affected(c)), *steps, key=key)


def left_player(*steps: Step) -> Step:
    return each(lambda c: (c.game.left(c.me),), *steps)
