"""The recommended kingdoms, as the engine needs them: piles, what lies beside them, what a set-up picks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.facts import Names, expansions
from rules.fixture_files import FIXTURES, read_yaml


@dataclass(frozen=True, slots=True)
class Kingdom:
    book: str
    slug: str
    en: str
    de: str
    piles: tuple[str, ...]
    landscapes: tuple[str, ...]
    ally: str
    bane: str
    colony: bool
    shelters: bool
    boons: tuple[str, ...] = ()  # that the book chooses for its Druid
    picks: tuple[tuple[str, str], ...] = ()  # what it picks for a card's set-up: Ferryman, Guard Dog
    prophecy: str = ""
    listed: bool = False  # known from a public list, not from a rulebook that we hold

    @property
    def key(self) -> str:
        return f"{self.book}:{self.slug}"


@cache
def kingdoms() -> tuple[Kingdom, ...]:
    """Those of the rulebooks, then those of public lists."""
    return tuple(
        Kingdom(
            book,
            row["slug"],
            row["name"]["en"],
            row["name"].get("de", row["name"]["en"]),
            tuple(row["piles"]),
            tuple(row.get("landscapes", ())),
            row.get("ally", ""),
            row.get("bane", ""),
            row.get("colony", False),
            row.get("shelters", False),
            tuple(row.get("boons", ())),
            tuple(row.get("picks", {}).items()),
            row.get("prophecy", ""),
            listed,
        )
        for book, row, listed in _rows()
    )


def _rows() -> Iterator[tuple[str, Mapping[str, Any], bool]]:
    for path in sorted((FIXTURES / "kingdoms").glob("*.yaml")):
        yield from ((path.stem, row, False) for row in read_yaml(path))
    for path in sorted((FIXTURES / "kingdoms" / "listed").glob("*.yaml")):
        yield from ((path.stem, row, True) for row in read_yaml(path)["kingdoms"])


@cache
def kingdom_names() -> Names:
    return Names((k.key, (k.en, k.de, k.key)) for k in kingdoms())


@cache
def _by_key() -> Mapping[str, Kingdom]:
    return {kingdom.key: kingdom for kingdom in kingdoms()}


def kingdom_by_key(key: str) -> Kingdom:
    return _by_key()[key]


def find_kingdoms(name: str, editions: Mapping[str, int]) -> list[Kingdom]:
    """Stored kingdoms of that name, the meant one first: of an edition that is played, else of the newest rulebook."""
    books = {book: (e, n) for e in expansions().values() for n, book in e.editions.items()}

    def rank(kingdom: Kingdom) -> tuple[int, bool, int]:
        expansion, edition = books[kingdom.book]
        played = editions.get(expansion.slug)
        fits = 1 if played is None else 0 if played == edition else 2
        return fits, kingdom.listed, -expansion.years[edition]

    return sorted(map(kingdom_by_key, kingdom_names().meanings(name)), key=rank)
