"""What is printed about a card: names, cost, types, piles, its lines in our words. Read once, from fixtures/cards."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Any

from rapidfuzz import process
from rapidfuzz.distance import OSA

from rules.fixture_files import FIXTURES, read_yaml
from rules.inflection import english_plural, german_forms

# Piles that are no fixture's.
DECKS = {"black-market-deck": ("Black Market deck", "Schwarzmarkt-Deck")}


Lines = tuple[tuple[str, str], ...]  # one instruction each, in English and German
BROUGHT_BY_COST = {"potion": "potion", "debt": "token:debt"}
VICTORY_PILE = {2: 8, 3: 12}  # a Kingdom pile of Victory cards, where its entry says nothing else


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
    german: str = "-"  # how the German name is inflected: rules.inflection
    plural: str = ""  # of the English name
    number: int | None = None  # in the codes of kingdoms
    shuffled: bool = False  # of a mixed pile: only its top card is seen
    lines: Lines = ()
    older: Mapping[int, Lines] = field(default_factory=dict)  # edition: its lines, where they decide something else

    def said(self, edition: int) -> Lines:
        """What it says in an edition, line by line, in English and German."""
        return self.older.get(edition, self.lines)

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
    if players in counts:
        return counts[players]
    return counts[max(n for n in counts if n <= max(players, min(counts)))]


def _counts(value: int | Mapping[int, int]) -> Mapping[int, int]:
    return {2: value} if isinstance(value, int) else dict(value)


@dataclass(frozen=True, slots=True)
class KindOfCard:
    """What holds for all cards of a kind: fixtures/kinds.yaml says what each flag means."""

    slug: str
    a: tuple[str, str]  # one of them, in English and German: an Event
    several: tuple[str, str]
    flags: frozenset[str]
    count: int | Mapping[int, int] | None
    tokens: Mapping[int, int]

    @property
    def names(self) -> tuple[str, str]:
        """Without the article."""
        return self.a[0].partition(" ")[2], self.a[1].partition(" ")[2]


def _both(row: Mapping[str, str]) -> tuple[str, str]:
    return row["en"], row["de"]


@cache
def kinds_of_cards() -> Mapping[str, KindOfCard]:
    return {
        slug: KindOfCard(
            slug=slug,
            a=_both(row["a"]),
            several=_both(row["several"]),
            flags=frozenset(row["is"]),
            count=row.get("count"),
            tokens=row.get("tokens", {}),
        )
        for slug, row in read_yaml(FIXTURES / "kinds.yaml").items()
    }


@cache
def kinds(flag: str) -> tuple[str, ...]:
    """The kinds for which that holds, in the order of the file.

    >>> kinds("landscape")
    ('event', 'project', 'landmark', 'way', 'trait')
    """
    found = tuple(kind.slug for kind in kinds_of_cards().values() if flag in kind.flags)
    if not found:
        raise LookupError(f"no kind is {flag!r}; fixtures/kinds.yaml says what there is")
    return found


def usual_count(kind: str, types: Sequence[str]) -> int | Mapping[int, int] | None:
    """How many there are of a card whose entry does not say; None where it has to."""
    return VICTORY_PILE if kind == "kingdom" and "Victory" in types else kinds_of_cards()[kind].count


def inflected_forms(en: str, de: str, german: str, plural: str, kind: str) -> list[str]:
    """Every form of a card's names that follows from how they are inflected."""
    several = [] if "single" in kinds_of_cards()[kind].flags else [plural or english_plural(en)]
    return [*several, *german_forms(de, german)]


def all_aliases(named: Mapping[str, tuple[Sequence[str], Sequence[str]]]) -> dict[str, tuple[str, ...]]:
    """Every card's aliases, of its names as typed and its inflected forms; a form that may mean two cards is nobody's.

    >>> all_aliases({"moat": (["Moat", "Graben", "Ditch"], []), "rift": (["Rift", "Kluft"], ["Ditch", "Rifts"])})
    {'moat': ('Ditch',), 'rift': ('Rifts',)}
    """
    typed: dict[str, str] = {plain(name): slug for slug, (names, _) in named.items() for name in names}
    meant: dict[str, set[str]] = {}
    for slug, (_, forms) in named.items():
        for form in forms:
            meant.setdefault(plain(form), set()).add(slug)
    found = {}
    for slug, (names, forms) in named.items():
        own = [form for form in forms if typed.get(plain(form), slug) == slug and len(meant[plain(form)]) == 1]
        found[slug] = tuple(form for form in dict.fromkeys((*names[2:], *own)) if form not in names[:2])
    return found


@cache
def types_of_cards() -> Mapping[str, Mapping[str, Any]]:
    """What fixtures/types.yaml says about each type, by its English name."""
    return {row["en"]: row for row in read_yaml(FIXTURES / "types.yaml").values()}


def german_type(name: str) -> str:
    return str(types_of_cards()[name]["de"])


def cards_of_type(name: str) -> str:
    """How a card of that type is called in German, "" where there is no word for it.

    >>> cards_of_type("Action")
    'Aktionskarte'
    """
    return str(types_of_cards()[name].get("card", ""))


@cache
def tint(slug: str) -> str:
    """The type whose colour a type is shown in: its own, or the one that it borrows."""
    return str(read_yaml(FIXTURES / "types.yaml")[slug].get("tint", slug))


def things_brought(row: Mapping[str, Any]) -> list[str]:
    """What has to be fetched for a card: what its entry names, what its types and its cost need."""
    cost = row.get("cost")
    parts = cost if isinstance(cost, Mapping) else {}
    found = [*row.get("brings", ()), *(BROUGHT_BY_COST[part] for part in parts if part in BROUGHT_BY_COST)]
    for name in row["types"]:
        found += types_of_cards().get(name, {}).get("brings", ())
    return list(dict.fromkeys(found))


def _lines(rows: Iterable[Mapping[str, str]]) -> Lines:
    return tuple(map(_both, rows))


def _fact(slug: str, expansion: str, row: Mapping[str, Any], aliases: tuple[str, ...]) -> Fact:
    cost = row.get("cost", 0)
    kind = row.get("kind", "kingdom")
    counts = _counts(row["count"] if "count" in row else usual_count(kind, row["types"]) or 0)
    return Fact(
        slug=slug,
        en=row["name"]["en"],
        de=row["name"]["de"],
        expansion=expansion,
        cost=Cost(cost) if isinstance(cost, int) else Cost(**cost),
        types=tuple(row["types"]),
        kind=kind,
        counts=counts,
        box=_counts(row["box"]) if "box" in row else {2: max(counts.values())},
        editions=tuple(row.get("editions") or expansions()[expansion].editions),
        aliases=aliases,
        pile=row.get("pile", ""),
        cards=tuple(row.get("cards", ())),
        brings=tuple(things_brought(row)),
        start=row.get("start", 0),
        german=row["german"],
        plural=row.get("plural") or english_plural(row["name"]["en"]),
        number=row.get("number"),
        shuffled=row.get("shuffled", False),
        lines=_lines(row.get("lines", ())),
        older={edition: _lines(part["lines"]) for edition, part in row.get("older", {}).items()},
    )


@cache
def facts() -> Mapping[str, Fact]:
    """Every card of the fixtures by its slug."""
    rows = {
        slug: (path.stem, row)
        for path in sorted((FIXTURES / "cards").glob("*.yaml"))
        for slug, row in (read_yaml(path) or {}).items()
    }
    for slug, (_, row) in rows.items():
        unknown = {row.get("kind", "kingdom")} - set(kinds_of_cards()) | set(row["types"]) - set(types_of_cards())
        if unknown:
            raise LookupError(f"{slug}: no kind or type is called {', '.join(sorted(unknown))}")
    aliases = all_aliases({slug: typed_names(row) for slug, (_, row) in rows.items()})
    return {slug: _fact(slug, expansion, row, aliases[slug]) for slug, (expansion, row) in rows.items()}


@cache
def cards_of_kind(kind: str) -> tuple[str, ...]:
    """
    >>> cards_of_kind("shelter")
    ('hovel', 'necropolis', 'overgrown-estate')
    """
    return tuple(fact.slug for fact in facts().values() if fact.kind == kind)


@cache
def in_every_game() -> tuple[str, ...]:
    """The piles that are always there: the basic cards of the base game.

    >>> in_every_game()
    ('copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse')
    """
    return tuple(slug for slug in cards_of_kind("basic") if facts()[slug].expansion == "base")


def bears_a_trait(slug: str) -> bool:
    """A Kingdom pile of Actions or Treasures does; Ruins are no Kingdom cards.

    >>> [bears_a_trait(slug) for slug in ("village", "silver", "castles", "knights", "ruins")]
    [True, False, False, True, False]
    """
    fact = facts()[slug]
    return fact.kind in kinds("pile") and slug != "ruins" and not {"Action", "Treasure"}.isdisjoint(fact.types)


def sun_tokens(players: int) -> int:
    """How many the set-up lays on a Prophecy."""
    return _by_players(kinds_of_cards()["prophecy"].tokens, players)


def typed_names(row: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """The names of an entry as they are typed, English and German first, and its inflected forms."""
    en, de = row["name"]["en"], row["name"]["de"]
    later = row.get("replaced by", {}).values()
    forms = inflected_forms(en, de, row["german"], row.get("plural", ""), row.get("kind", "kingdom"))
    return [en, de, *later, *row.get("aliases", ())], forms


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


_BETWEEN = re.compile(r"[^a-z0-9?]+")


def plain(text: str) -> str:
    """A name as it is compared: lower case, no accents, ß as ss, one space for everything else.

    >>> plain("Außenposten"), plain("King's  Court"), plain("ENCAMPMENT/Plunder")
    ('aussenposten', 'kings court', 'encampment plunder')
    """
    return _remembered_plain(text) if len(text) <= LONGEST_NAME else _plain(text)


def initials(name: str) -> Iterator[str]:
    """TR, KC, JoaT and JOAT, IGG."""
    words = re.findall(r"[^\W\d_]+", name.replace("'", "").replace("’", ""))
    if len(words) > 1:
        yield "".join(word[0].upper() for word in words)
        yield "".join(
            word[0].lower() if word in ("of", "all", "the", "de") or word[0].islower() else word[0] for word in words
        )
        if len(words) > 3:
            yield "".join(word[0].lower() if len(word) < 4 else word[0].upper() for word in words)


def _plain(text: str) -> str:
    text = text.casefold().replace("'", "").replace("’", "").replace("ß", "ss")
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text)
        text = "".join(c for c in text if not unicodedata.combining(c))
    return _BETWEEN.sub(" ", text).strip()


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
    """Finds what a person means: any language, any case, aliases, inflected forms, umlauts as two letters; misspelt.

    The first two names of an entry are its English and its German one. `abbreviated`: of these, initials are known too.
    `joined`: for the words of a sentence, which are written apart or together; umlauts are folded before.
    """

    # How like a name has to be: "Taktikr" is 0.88 like "Taktiker". In a short word, one letter is much.
    LIKE, VERY_LIKE, SHORT = 0.7, 0.8, 4
    ONE_LETTER = 0.79  # "Wich" for Witch: enough where a whole name was typed, not for a word of a sentence
    STRAW = 0.1  # so much less like than the best one is nothing to clutch at

    def __init__(
        self,
        entries: Iterable[tuple[str, Iterable[str]]],
        joined: bool = False,
        abbreviated: Container[str] = (),
    ) -> None:
        self.joined = joined
        self.by_name: dict[str, tuple[str, ...]] = {}
        self.texts: dict[str, tuple[str, str]] = {}
        self.initials: dict[str, str] = {}  # TR, JoaT
        spelled_out: list[tuple[str, str]] = []
        for slug, given in entries:
            names = list(given)
            self.texts[slug] = (names[0], names[1] if len(names) > 1 else names[0])
            for name in names:
                self.add(name, slug)
                if not joined and name.translate(_UMLAUTS) != name:
                    spelled_out.append((name.translate(_UMLAUTS), slug))
            for short in initials(names[0]) if slug in abbreviated else ():
                self.initials.setdefault(short, slug)
        names_themselves = set(self.by_name)
        for name, slug in spelled_out:
            if self._as_compared(name) not in names_themselves:
                self.add(name, slug)
        self._given = tuple(self.by_name)  # what a misspelt name may have been

    def add(self, name: str, slug: str) -> None:
        """One form more; what is added later is found where it is spelled as it is here."""
        key = self._as_compared(name)
        meanings = self.by_name.get(key, ())
        if key and slug not in meanings:
            self.by_name[key] = (*meanings, slug)

    def _as_compared(self, text: str) -> str:
        return plain(text).replace(" ", "") if self.joined else plain(text)

    def find(self, text: str) -> str | None:
        """What is called so; None when nothing is, or several things are."""
        meanings = self.meanings(text)
        return meanings[0] if len(meanings) == 1 else None

    def first(self, text: str) -> str | None:
        """What is called so; of several things the first."""
        return next(iter(self.meanings(text)), None)

    def meanings(self, text: str) -> tuple[str, ...]:
        return self.by_name.get(self._as_compared(text), ())

    def meant(self, text: str, fits: Callable[[str], bool]) -> str | None:
        """What is called so; of several things the one that fits."""
        meanings = self.meanings(text)
        fitting = meanings if len(meanings) == 1 else [slug for slug in meanings if fits(slug)]
        return fitting[0] if len(fitting) == 1 else None

    def longest_at(self, words: Sequence[str], at: int) -> tuple[str | None, int]:
        """What is named from that word on, by as many words as possible, and by how many."""
        for length in range(min(self.longest, len(words) - at), 0, -1):
            if slug := self.first(" ".join(words[at : at + length])):
                return slug, length
        return None, 0

    @cached_property
    def longest(self) -> int:
        """Words of the longest name."""
        return max((key.count(" ") + 1 for key in self.by_name), default=0)

    @cached_property
    def _tails(self) -> dict[str, tuple[str, ...]]:
        """Every name from each of its words on, in order, with what is called so."""
        found: dict[str, dict[str, None]] = {}
        for key in self._given:
            words = key.split()
            for at in range(len(words)):
                found.setdefault(" ".join(words[at:]), {}).update(dict.fromkeys(self.by_name[key]))
        return {tail: tuple(found[tail]) for tail in sorted(found)}

    @cached_property
    def _shapes(self) -> list[str]:
        return list(self._tails)

    def beginning(self, text: str) -> list[str]:
        """Everything one of whose names, or a later word of it, begins with this. Whole names come first."""
        found: dict[str, bool] = {}
        form = plain(text)
        at = bisect_left(self._shapes, form)
        while form and at < len(self._shapes) and self._shapes[at].startswith(form):
            whole = self.by_name.get(self._shapes[at], ())
            for slug in sorted(self._tails[self._shapes[at]]):
                found[slug] = found.get(slug, False) or slug in whole
            at += 1
        return sorted(found, key=lambda slug: not found[slug])

    def near(self, text: str, most: int = 3, like: float = LIKE, whole: bool = True) -> list[str]:
        """What is called most like this, best first; not `whole`: a word of a sentence, which may be part of a name."""
        best = self.likeness(text, most, like, whole)
        least = max(best.values(), default=0) - self.STRAW
        return sorted((slug for slug in best if best[slug] >= least), key=lambda slug: (-best[slug], slug))[:most]

    def suggestions(self, text: str, most: int = 3) -> list[tuple[str, str]]:
        """The names most like this, best first, in English and German."""
        return [self.texts[slug] for slug in self.near(text, most)]

    def most_like(self, form: str, least: float, most: int) -> list[tuple[str, float]]:
        """The names that differ least, best first: letters put in, left out, exchanged, swapped with the next."""
        found = process.extract(form, self._shapes, scorer=OSA.normalized_similarity, score_cutoff=least, limit=most)
        return [(name, score) for name, score, _ in found]

    def likeness(self, text: str, most: int = 3, like: float = LIKE, whole: bool = False) -> dict[str, float]:
        """How like this the names are that are most like it."""
        form = plain(text[:LONGEST_NAME])[:60]
        short = self.ONE_LETTER if whole else self.VERY_LIKE
        least = short if len(form) <= self.SHORT else like
        better = self.STRAW + 0.01 if whole else 0.01  # a whole name beats the last word of a longer one
        best: dict[str, float] = {}
        for tail, score in self.most_like(form, least, 4 * most):
            called = self.by_name.get(tail, ())
            for slug in self._tails[tail]:
                best[slug] = max(score + (better if slug in called else 0), best.get(slug, 0))
        return best


@cache
def card_names() -> Names:
    return Names((f.slug, (f.en, f.de, f.slug, *f.aliases)) for f in facts().values())


@cache
def expansion_names() -> Names:
    return Names((e.slug, (e.en, e.de, e.slug, *e.aliases)) for e in expansions().values())
