"""The recommended kingdoms, as the engine needs them: piles, landscapes, Ally, bane, Boons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.facts import Names, expansions
from rules.reading import FIXTURES, read_yaml


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

    @property
    def key(self) -> str:
        return f"{self.book}:{self.slug}"


@cache
def kingdoms() -> tuple[Kingdom, ...]:
    found = []
    for path in sorted((FIXTURES / "kingdoms").glob("*.yaml")):
        for row in read_yaml(path):
            found.append(
                Kingdom(
                    path.stem,
                    row["slug"],
                    row["name"]["en"],
                    row["name"]["de"],
                    tuple(row["piles"]),
                    tuple(row.get("landscapes", ())),
                    row.get("ally", ""),
                    row.get("bane", ""),
                    row.get("colony", False),
                    row.get("shelters", False),
                    tuple(row.get("boons", ())),
                )
            )
    return tuple(found)


@cache
def kingdom_names() -> Names:
    return Names((k.key, (k.en, k.de, k.key)) for k in kingdoms())


@cache
def _by_key() -> Mapping[str, Kingdom]:
    return {kingdom.key: kingdom for kingdom in kingdoms()}


def kingdom_by_key(key: str) -> Kingdom:
    return _by_key()[key]


def find_kingdoms(name: str, editions: Mapping[str, int]) -> list[Kingdom]:
    """Stored kingdoms of that name, the meant one first: of an edition that is played, else of the newest book."""
    books = {book: (e, n) for e in expansions().values() for n, book in e.editions.items()}

    def rank(kingdom: Kingdom) -> tuple[int, int]:
        expansion, edition = books[kingdom.book]
        played = editions.get(expansion.slug)
        fits = 1 if played is None else 0 if played == edition else 2
        return fits, -expansion.years[edition]

    return sorted(map(kingdom_by_key, kingdom_names().meanings(name)), key=rank)
