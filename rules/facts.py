"""What is printed about a card besides its text: names, cost, types, piles. Read once, from fixtures/facts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import yaml
from rapidfuzz import fuzz, process

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures"
Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# Piles that are no fixture's.
DECKS = {"black-market-deck": ("Black Market deck", "Schwarzmarkt-Deck")}


@dataclass(frozen=True, slots=True)
class Cost:
    coins: int = 0
    potion: int = 0
    debt: int = 0

    def __le__(self, other: Cost) -> bool:
        """Up to: no part of the cost may exceed the other's."""
        return self.coins <= other.coins and self.potion <= other.potion and self.debt <= other.debt

    def __lt__(self, other: Cost) -> bool:
        return self != other and self <= other


@dataclass(frozen=True, slots=True)
class Fact:
    """One card, or one mixed pile, as the fixtures state it."""

    slug: str
    en: str
    de: str
    expansion: str
    cost: Cost
    types: tuple[str, ...]
    kind: str
    counts: Mapping[int, int]
    box: Mapping[int, int]
    editions: tuple[int, ...]
    aliases: tuple[str, ...] = ()
    pile: str = ""
    cards: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    start: int = 0

    def count(self, players: int) -> int:
        """The pile's size when the game starts with that many players."""
        return _by_players(self.counts, players)

    def in_the_box(self, players: int) -> int:
        return _by_players(self.box, players)


@dataclass(frozen=True, slots=True)
class Expansion:
    slug: str
    en: str
    de: str
    aliases: tuple[str, ...]
    editions: Mapping[int, str]  # edition: the slug of its book
    years: Mapping[int, int]  # edition: when that book came out


def _by_players(counts: Mapping[int, int], players: int) -> int:
    return counts[max(n for n in counts if n <= max(players, min(counts)))]


def read_yaml(path: Path) -> Any:
    with path.open(encoding="utf-8") as file:
        return yaml.load(file, Loader=Loader)


def _counts(value: int | Mapping[int, int]) -> Mapping[int, int]:
    return {2: value} if isinstance(value, int) else dict(value)


def _fact(slug: str, expansion: str, row: Mapping[str, Any]) -> Fact:
    cost = row.get("cost", 0)
    counts = _counts(row.get("count", 0))
    return Fact(
        slug=slug,
        en=row["en"],
        de=row["de"],
        expansion=expansion,
        cost=Cost(cost) if isinstance(cost, int) else Cost(**cost),
        types=tuple(row["types"]),
        kind=row["kind"],
        counts=counts,
        box=_counts(row["box"]) if "box" in row else {2: max(counts.values())},
        editions=tuple(row.get("editions", (1,))),
        aliases=tuple(row.get("aliases", ())),
        pile=row.get("pile", ""),
        cards=tuple(row.get("cards", ())),
        brings=tuple(row.get("brings", ())),
        start=row.get("start", 0),
    )


@cache
def facts() -> Mapping[str, Fact]:
    """Every card of the fixtures by its slug."""
    found: dict[str, Fact] = {}
    for path in sorted((FIXTURES / "facts").glob("*.yaml")):
        for slug, row in (read_yaml(path) or {}).items():
            found[slug] = _fact(slug, path.stem, row)
    return found


@cache
def expansions() -> Mapping[str, Expansion]:
    rows = read_yaml(FIXTURES / "expansions.yaml")
    return {
        slug: Expansion(
            slug,
            row["name"]["en"],
            row["name"]["de"],
            tuple(row.get("aliases", ())),
            {int(n): edition["book"] for n, edition in row["editions"].items()},
            {int(n): edition["year"] for n, edition in row["editions"].items()},
        )
        for slug, row in rows.items()
    }


# --- names -----------------------------------------------------------------------------------------------------------

LONGEST_NAME = 100  # letters; what is longer names no card, and is not worth remembering


def plain(text: str) -> str:
    """A name as it is compared: lower case, no accents, ß as ss, one space for everything else.

    >>> plain("Außenposten"), plain("King's  Court"), plain("ENCAMPMENT/Plunder")
    ('aussenposten', 'kings court', 'encampment plunder')
    """
    return _remembered_plain(text) if len(text) <= LONGEST_NAME else _plain(text)


def _plain(text: str) -> str:
    text = text.casefold().replace("'", "").replace("’", "").replace("ß", "ss")
    text = unicodedata.normalize("NFKD", text)
    text = "".join(c for c in text if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9?]+", " ", text).strip()


_remembered_plain = lru_cache(maxsize=16384)(_plain)


def same(one: str, other: str) -> bool:
    """Whether two names of people are the same: any case, any script."""
    return one.strip().casefold() == other.strip().casefold()


def speaker(text: str, names: Sequence[str]) -> tuple[int | None, str]:
    """Who says it, by their place at the table, and what: `Anna: Tactician`. Nobody is named: None, and all of it.

    >>> speaker("bernd: Gold", ("Anna", "Bernd")), speaker("Gold", ("Anna", "Bernd"))
    ((1, 'Gold'), (None, 'Gold'))
    """
    who_says, colon, rest = text.partition(":")
    who = next((i for i, name in enumerate(names) if colon and same(name, who_says)), None)
    return (None, text) if who is None else (who, rest.strip())


_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


class Names:
    """Finds what a person means: any language, any case, aliases, inflected forms, umlauts written as two letters.

    The first two names of an entry are its English and its German one.
    """

    def __init__(self, entries: Iterable[tuple[str, Iterable[str]]]) -> None:
        self.by_name: dict[str, tuple[str, ...]] = {}
        self.texts: dict[str, tuple[str, str]] = {}
        spelled_out: list[tuple[str, str]] = []
        for slug, given in entries:
            names = list(given)
            self.texts[slug] = (names[0], names[1])
            for name in names:
                self._add(plain(name), slug)
                if name.translate(_UMLAUTS) != name:
                    spelled_out.append((plain(name.translate(_UMLAUTS)), slug))
        names_themselves = set(self.by_name)
        for key, slug in spelled_out:
            if key not in names_themselves:
                self._add(key, slug)

    def _add(self, key: str, slug: str) -> None:
        meanings = self.by_name.get(key, ())
        if key and slug not in meanings:
            self.by_name[key] = (*meanings, slug)

    def find(self, text: str) -> str | None:
        """What is called so; None when nothing is, or several things are."""
        meanings = self.by_name.get(plain(text), ())
        return meanings[0] if len(meanings) == 1 else None

    def meanings(self, text: str) -> tuple[str, ...]:
        return self.by_name.get(plain(text), ())

    def near(self, text: str, most: int = 3) -> list[tuple[str, str]]:
        """The nearest names, best first, in English and German, each thing once."""
        keys = list(self.by_name)
        found = process.extract(plain(text)[:60], keys, scorer=fuzz.ratio, limit=most * 3, score_cutoff=60)
        near = [key for key, score, _ in found if score >= found[0][1] - 10]  # no straws beside a clear match
        slugs = dict.fromkeys(slug for key in near for slug in self.by_name[key])
        return [self.texts[slug] for slug in slugs][:most]


@cache
def card_names() -> Names:
    return Names((f.slug, (f.en, f.de, f.slug, *f.aliases)) for f in facts().values())


@cache
def expansion_names() -> Names:
    return Names((e.slug, (e.en, e.de, e.slug, *e.aliases)) for e in expansions().values())
