"""The recommended kingdoms, as the engine needs them: piles, landscapes, Ally, bane."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.facts import FIXTURES, Names, expansions, plain, read_yaml


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
                )
            )
    return tuple(found)


@cache
def kingdom_names() -> Names:
    return Names((k.key, (k.en, k.de, k.key)) for k in kingdoms())


def find_kingdoms(name: str, editions: Mapping[str, int]) -> list[Kingdom]:
    """Stored kingdoms of that name, the meant one first: the edition that is played, else the newest book."""
    books = {book: (slug, n) for slug, e in expansions().items() for n, book in e.editions.items()}
    found = [k for k in kingdoms() if plain(name) in (plain(k.en), plain(k.de), plain(k.key))]

    def rank(kingdom: Kingdom) -> tuple[bool, int, int]:
        expansion, edition = books[kingdom.book]
        years = expansions()[expansion].editions
        return editions.get(expansion) != edition, -(edition == max(years)), -list(books).index(kingdom.book)

    return sorted(found, key=rank)
