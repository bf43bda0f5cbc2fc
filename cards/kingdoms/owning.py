"""Which cards somebody owns: by the books of the boxes and editions that stand on the shelf."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from cards.kingdoms.layout import Layout
from rules.facts import Fact, expansions, facts, in_every_game


@cache
def books() -> dict[str, tuple[str, int]]:
    """Every book, with its expansion and edition."""
    return {book: (e.slug, number) for e in expansions().values() for number, book in e.editions.items()}


@cache
def books_with(slug: str) -> frozenset[str]:
    """The books of the editions that contain a card."""
    fact = facts()[slug]
    return frozenset(expansions()[fact.expansion].editions[number] for number in fact.editions)


@cache
def cards_in(book: str) -> frozenset[str]:
    """What lies in the box of that book."""
    return frozenset(slug for slug in facts() if book in books_with(slug))


def has(owned: frozenset[str], slug: str) -> bool:
    return bool(books_with(slug) & owned)


@dataclass(frozen=True)
class Buildable:
    """What is missing of a kingdom, once everything that has a printed substitute on the shelf is substituted."""

    missing: tuple[str, ...]
    substitutes: dict[str, str]


def build(layout: Layout, owned: frozenset[str], alternates: dict[str, str]) -> Buildable:
    substitutes = {
        printed: other for printed, other in alternates.items() if not has(owned, printed) and has(owned, other)
    }
    needed = layout.with_substitutes(substitutes).cards
    return Buildable(tuple(slug for slug in needed if not has(owned, slug) and not _part(slug)), substitutes)


def _part(slug: str) -> bool:
    """A card of a mixed pile is missed only once, as its pile."""
    return bool(facts()[slug].pile)


@dataclass(frozen=True)
class Box:
    """A box that a kingdom needs. `editions`: any of these will do; none: no single edition has all of `cards`."""

    expansion: str
    editions: tuple[int, ...]
    cards: tuple[str, ...]

    @property
    def any_edition(self) -> bool:
        return len(self.editions) == len(expansions()[self.expansion].editions)


def boxes(layout: Layout) -> list[Box]:
    """The boxes that a kingdom needs, those with most cards first; the base game, or its basic cards, is always one."""
    needed: dict[str, list[Fact]] = {}
    for slug in layout.cards:
        if not _part(slug):
            needed.setdefault(facts()[slug].expansion, []).append(facts()[slug])
    ranked = sorted(
        needed, key=lambda e: (-sum(f.slug in layout.piles for f in needed[e]), list(expansions()).index(e))
    )
    return [
        Box(
            expansion,
            tuple(n for n in expansions()[expansion].editions if all(n in f.editions for f in needed[expansion])),
            tuple(f.slug for f in needed[expansion]),
        )
        for expansion in ranked
    ]


def two_sets_of_basics(players: int) -> bool:
    """More players than one base game's basic cards are enough for."""
    return any(facts()[slug].in_the_box(players) > facts()[slug].in_the_box(2) for slug in in_every_game())


def read_books(given: Iterable[str]) -> frozenset[str]:
    """The books among what a form or an address gives; anything else is left out."""
    return frozenset(book for book in given if book in books())
