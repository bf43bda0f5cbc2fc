"""Empires’ Landmarks that only count at the end."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from rules.engine.context import Context
from rules.engine.kinds import Points, Worth
from rules.words import (
    UNKNOWN,
    Kind,
    card,
)


def _counted(c: Context, player: int | None = None) -> Counter[Kind]:
    """The cards of a player by name; what nobody has described counts nothing."""
    owned = c.game.owned(c.me if player is None else player)
    return Counter(kind for kind in (c.known(card) for card in owned) if kind is not UNKNOWN)


def _copies(c: Context, *slugs: str) -> list[int]:
    kind = c.game.table.rules.kind
    cards = _counted(c)
    return [cards[kind(slug)] for slug in slugs]


def _at_the_end(slug: str, points: Points) -> None:
    card(slug, points=Worth(points, (f"empires:{slug}:1",)))


_at_the_end("fountain", lambda c: 15 if _copies(c, "copper")[0] >= 10 else 0)
_at_the_end("bandit-fort", lambda c: -2 * sum(_copies(c, "silver", "gold")))
_at_the_end("palace", lambda c: 3 * min(_copies(c, "copper", "silver", "gold")))
_at_the_end("wall", lambda c: -max(sum(1 for _ in c.game.owned(c.me)) - 15, 0))
_at_the_end("museum", lambda c: 2 * len(_counted(c)))
_at_the_end("wolf-den", lambda c: -3 * sum(1 for n in _counted(c).values() if n == 1))


def _actions_by_name(c: Context) -> list[int]:
    """How many copies of each Action card, the most first."""
    return sorted((n for kind, n in _counted(c).items() if "Action" in c.types(kind)), reverse=True)


_at_the_end("orchard", lambda c: 4 * sum(1 for n in _actions_by_name(c) if n >= 3))
_at_the_end("triumphal-arch", lambda c: 3 * sum(_actions_by_name(c)[1:2]))


def _keep(c: Context) -> int:
    others = [_counted(c, player) for player in c.game.others(c.me)]
    treasures = [(kind, n) for kind, n in _counted(c).items() if "Treasure" in c.types(kind)]
    return 5 * sum(1 for kind, n in treasures if all(other[kind] <= n for other in others))


_at_the_end("keep", _keep)


def _tower(c: Context) -> int:
    empty = {part for pile in c.game.table.supply if not c.game.top(pile) for part in pile.kinds}
    return sum(n for kind, n in _counted(c).items() if kind in empty and "Victory" not in c.types(kind))


_at_the_end("tower", _tower)


def _draw_lots(c: Context) -> None:
    """The set-up: an Action pile of the Supply, where nobody says which."""
    g = c.game
    table = g.table
    if table.rules.kind("obelisk") in table.landscapes:
        piles = sorted(pile.slug for pile in table.supply if "Action" in pile.kind.types)
        lot = random.Random(table.seed).choice(piles) if piles else ""
        g.beside = replace(g.beside, chosen=(*g.beside.chosen, *([("obelisk", lot)] if lot else [])))


def _obelisk(c: Context) -> int:
    pile = c.game.table.piles.get(dict(c.game.beside.chosen).get("obelisk", ""))
    return 2 * sum(n for kind, n in _counted(c).items() if pile is not None and kind in pile.kinds)


card("obelisk", points=Worth(_obelisk, ("empires:obelisk:1",)), setup=_draw_lots)
