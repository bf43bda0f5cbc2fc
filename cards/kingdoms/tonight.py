"""The boxes on the shelf, and which kingdoms can be built with them tonight."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from cards.catalogue import Catalogue
from cards.kingdoms.generator import on_the_shelf
from cards.kingdoms.layout import Layout
from cards.kingdoms.owning import build
from cards.models import Edition, Expansion, Kingdom
from rules.facts import expansions


def boxes_of(known: Catalogue, kingdom: Kingdom) -> list[Expansion]:
    return list(dict.fromkeys(known.cards[slug].expansion for slug in kingdom.piles))


def shelf(known: Catalogue, owned: frozenset[str]) -> list[dict[str, Any]]:
    """Every box and edition to tick."""
    return [
        {
            "box": known.expansions[box.slug],
            "editions": [(known.books[book], book in owned, held(book)) for book in box.editions.values()],
        }
        for box in expansions().values()
    ]


def held(book: str) -> dict[str, int]:
    """How many of a box's Kingdom piles the referee plays, and how many there are."""
    piles = {playable: len(on_the_shelf(frozenset({book}), playable)["piles"]) for playable in (True, False)}
    return {"played": piles[True], "piles": piles[False]}


def tonight(known: Catalogue, owned: frozenset[str], kingdoms: list[Kingdom]) -> dict[str, list[dict[str, Any]]]:
    """Which of these can be built with the boxes on the shelf, which lack one card, and which need more."""
    found: dict[str, list[dict[str, Any]]] = {"yes": [], "nearly": [], "no": []}
    told_apart = Counter(kingdom.name_en for kingdom in known.kingdoms.values())  # two books may use one name
    for kingdom in kingdoms:
        built = build(Layout.of(kingdom), owned, kingdom.alternates)
        row = {
            "kingdom": kingdom,
            "boxes": boxes_of(known, kingdom),
            "book": kingdom.edition if told_apart[kingdom.name_en] > 1 else None,
            "missing": [known.cards[slug] for slug in built.missing],
            "substitutes": [(known.cards[old], known.cards[new]) for old, new in built.substitutes.items()],
        }
        found["yes" if not built.missing else "nearly" if len(built.missing) == 1 else "no"].append(row)
    return found


def by_book(
    known: Catalogue, kingdoms: list[Kingdom], listed: bool
) -> list[tuple[Edition, list[tuple[Kingdom, list[Expansion]]]]]:
    """Those of our rulebooks, or of public lists, under the book that recommends them, with their boxes."""
    found: dict[Edition, list[tuple[Kingdom, list[Expansion]]]] = defaultdict(list)
    for kingdom in kingdoms:
        if bool(kingdom.source) == listed:
            found[kingdom.edition].append((kingdom, boxes_of(known, kingdom)))
    return list(found.items())
