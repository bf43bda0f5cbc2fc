"""Renaissance: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.kinds import Kind
from rules.words import (
    card,
)

_TREASURE = frozenset({"Treasure"})


def _gives_coins(kind: Kind) -> bool:
    """An Action whose text has a plus sign and coins."""
    return kind.action and any(op.coins for code in kind.codes() for op in code.ops)


def _capitalism(c: Context, kind: Kind) -> frozenset[str]:
    return _TREASURE if "capitalism" in c.game.holds[c.game.player] and _gives_coins(kind) else frozenset()


card("capitalism", retype=_capitalism, cites="renaissance:capitalism:1")
