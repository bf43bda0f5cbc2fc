"""Empires’ Landmarks that only count at the end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import (
    dataclass,
    replace,
)

from rules.words import UNKNOWN, Context, Kind, Points, Text, card, for_each


def _counted(c: Context, player: int | None = None) -> Counter[Kind]:
    """The cards of a player by name; what nobody has described counts nothing."""
    owned = c.game.owned(c.me if player is None else player)
    return Counter(kind for kind in (c.known(card) for card in owned) if kind is not UNKNOWN)


def _copies(c: Context, *slugs: str) -> list[int]:
    kind = c.game.table.rules.kind
    cards = _counted(c)
    return [cards[kind(slug)] for slug in slugs]


@dataclass(frozen=True)
class _made_of:
    """The points that a Landmark makes of what it counts."""

    of: Points
    points: Callable[[int], int]

    def __call__(self, c: Context) -> int:
        return self.points(self.of(c))


CardsByName = Callable[[Context], Counter[Kind]]


@dataclass(frozen=True)
class _by_name:
    """So many cards that count; which they are is told."""

    cards: CardsByName

    def __call__(self, c: Context) -> int:
        return self.cards(c).total()


@dataclass(frozen=True)
class _which:
    cards: CardsByName

    def __call__(self, c: Context) -> list[str]:
        return [kind.slug for kind in self.cards(c).elements()]


def _at_the_end(
    slug: str,
    of: Points,
    each: int,
    says: Text,
    *,
    points: Callable[[int], int] | None = None,
    setup: Callable[[Context], None] | None = None,
    rulings: tuple[int, ...] = (1,),
) -> None:
    """A Landmark that counts something, for so many points each, or for what it makes of the number."""

    which = _which(of.cards) if isinstance(of, _by_name) else None
    counted = for_each(of, says, *(f"empires:{slug}:{n}" for n in rulings), points=each, which=which)
    card(slug, points=replace(counted, points=_made_of(of, points)) if points else counted, setup=setup)


_at_the_end(
    "fountain",
    lambda c: _copies(c, "copper")[0],
    15,
    ("Coppers owned {n}, needed 10", "Kupfer vorhanden {n}, nötig 10"),
    points=lambda n: 15 if n >= 10 else 0,
)
_at_the_end(
    "bandit-fort",
    lambda c: sum(_copies(c, "silver", "gold")),
    -2,
    ("−2 for each Silver and Gold, here {n}", "−2 je Silber und Gold, hier {n}"),
    rulings=(1, 2),
)
_at_the_end(
    "palace",
    lambda c: min(_copies(c, "copper", "silver", "gold")),
    3,
    ("3 for each set of Copper, Silver and Gold, here {n}", "3 je Satz aus Kupfer, Silber und Gold, hier {n}"),
)
_at_the_end(
    "wall",
    lambda c: sum(1 for _ in c.game.owned(c.me)),
    -1,
    ("{n} cards, −1 for each beyond 15", "{n} Karten, je −1 ab der sechzehnten"),
    points=lambda n: -max(n - 15, 0),
)
_at_the_end(
    "museum",
    _by_name(lambda c: Counter(dict.fromkeys(_counted(c), 1))),
    2,
    ("2 for each name, here {n}", "2 je Name, hier {n}"),
    rulings=(1, 2),
)
_at_the_end(
    "wolf-den",
    _by_name(lambda c: Counter({kind: 1 for kind, n in _counted(c).items() if n == 1})),
    -3,
    ("−3 for each card without a second copy, here {n}", "−3 je Karte ohne zweites Exemplar, hier {n}"),
    rulings=(1, 2),
)


def _actions_by_name(c: Context) -> list[tuple[Kind, int]]:
    """How many copies of each Action card, the most first."""
    return Counter({kind: n for kind, n in _counted(c).items() if "Action" in c.types(kind)}).most_common()


_at_the_end(
    "orchard",
    _by_name(lambda c: Counter({kind: 1 for kind, n in _actions_by_name(c) if n >= 3})),
    4,
    ("4 for each Action with 3 or more copies, here {n}", "4 je Aktion mit mindestens 3 Exemplaren, hier {n}"),
    rulings=(1, 2),
)
_at_the_end(
    "triumphal-arch",
    _by_name(lambda c: Counter(dict(_actions_by_name(c)[1:2]))),
    3,
    (
        "3 for each of the second most common Action, here {n}",
        "3 je Exemplar der zweithäufigsten Aktion, hier {n}",
    ),
)


def _most_or_as_many(c: Context) -> Counter[Kind]:
    """Treasures by name of which nobody has more."""
    others = [_counted(c, player) for player in c.game.others(c.me)]
    treasures = [(kind, n) for kind, n in _counted(c).items() if "Treasure" in c.types(kind)]
    return Counter({kind: 1 for kind, n in treasures if all(other[kind] <= n for other in others)})


_at_the_end(
    "keep",
    _by_name(_most_or_as_many),
    5,
    ("5 for each Treasure of which nobody has more, here {n}", "5 je Geldkarte, von der niemand mehr hat, hier {n}"),
    rulings=(1, 2),
)


def _from_empty_piles(c: Context) -> Counter[Kind]:
    empty = {part for pile in c.game.table.supply if not c.game.top(pile) for part in pile.kinds}
    mine = _counted(c).items()
    return Counter({kind: n for kind, n in mine if kind in empty and "Victory" not in c.types(kind)})


_at_the_end(
    "tower",
    _by_name(_from_empty_piles),
    1,
    (
        "1 for each card from a pile empty to its last card that is no Victory card, here {n}",
        "1 je Karte von einem ganz leeren Stapel, die keine Punktekarte ist, hier {n}",
    ),
    rulings=(1, 2),
)


def _draw_lots(c: Context) -> None:
    """The set-up: an Action pile of the Supply, where nobody says which."""
    g = c.game
    table = g.table
    if table.rules.kind("obelisk") in table.landscapes:
        piles = sorted(pile.slug for pile in table.supply if "Action" in pile.kind.types)
        lot = random.Random(table.seed).choice(piles) if piles else ""
        g.beside = replace(g.beside, chosen=(*g.beside.chosen, *([("obelisk", lot)] if lot else [])))


def _from_its_pile(c: Context) -> Counter[Kind]:
    """Also of a pile that has left the Supply."""
    pile = dict(c.game.beside.chosen).get("obelisk")
    return Counter({kind: n for kind, n in _counted(c).items() if pile and pile in (kind.slug, kind.fact.pile)})


_at_the_end(
    "obelisk",
    _by_name(_from_its_pile),
    2,
    ("2 for each card of the chosen pile, here {n}", "2 je Karte des gewählten Stapels, hier {n}"),
    setup=_draw_lots,
    rulings=(1, 2),
)
