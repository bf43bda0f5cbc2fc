"""The full text index: FTS5 on SQLite, tsvector on PostgreSQL, one interface.

A passage is one thing that can be found, with all its words in both languages. Passages are numbered in the order in
which they are to be shown, so the first matches are the best ones and nothing has to be sorted, however many there are.
What a passage is and which cards it speaks about are words too (`kind` and `about`), which no text can contain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from django.db import connection

from cards.search.words import SearchTerm, stems

TABLE = "cards_words"
BETWEEN = "zzbetween"  # keeps a phrase from running from one text into the next


def kind(name: str) -> str:
    return f"zzkind{name}"


def about(slug: str) -> str:
    return "zzabout" + slug.replace("-", "")


@dataclass(frozen=True)
class Passage:
    kind: str
    slug: str
    texts: Sequence[str]
    cards: Sequence[str] = ()

    def words(self) -> str:
        parts = [kind(self.kind), *(about(card) for card in self.cards)]
        for text in self.texts:
            parts += [BETWEEN, *stems(text)]
        return " ".join(parts)


Alternatives = Sequence[SearchTerm]


@dataclass
class Match:
    """Of each of `every` one alternative, and none of `without`. With nothing in `every`, anything at all."""

    every: list[Alternatives] = field(default_factory=list)
    without: list[Alternatives] = field(default_factory=list)

    def only(self, kinds: Iterable[str]) -> Match:
        return Match([[SearchTerm((kind(name),)) for name in kinds], *self.every], self.without)

    def speaking_of(self, cards: Iterable[str]) -> Match:
        return Match([*self.every, [SearchTerm((about(card),)) for card in cards]], self.without)


ANYTHING = [[SearchTerm((BETWEEN,))]]  # which every passage has


def replace(passages: Iterable[Passage]) -> int:
    """Forgets what was there and keeps these, in this order."""
    rows = [
        (n, passage.kind, passage.slug, " ".join(passage.cards), passage.words())
        for n, passage in enumerate(passages, 1)
    ]
    vector = "to_tsvector('simple', %s)" if connection.vendor == "postgresql" else "%s"
    number = "id" if connection.vendor == "postgresql" else "rowid"
    with connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {TABLE}")
        cursor.executemany(
            f"INSERT INTO {TABLE} ({number}, kind, slug, cards, words) VALUES (%s, %s, %s, %s, {vector})", rows
        )
    return len(rows)


def find(match: Match, limit: int) -> list[tuple[str, str, str]]:
    """The first passages that match, in the order in which they were kept: kind, slug, and the cards they speak of."""
    if connection.vendor == "postgresql":
        sql = f"SELECT kind, slug, cards FROM {TABLE} WHERE words @@ %s::tsquery ORDER BY id LIMIT %s"
        asked = for_postgresql(match)
    else:
        sql = f"SELECT kind, slug, cards FROM {TABLE} WHERE {TABLE} MATCH %s ORDER BY rowid LIMIT %s"
        asked = for_sqlite(match)
    with connection.cursor() as cursor:
        cursor.execute(sql, [asked, limit])
        return list(cursor.fetchall())


def for_sqlite(match: Match) -> str:
    """Everything is quoted, so that nothing a person types is ever taken for an operator."""

    def term(term: SearchTerm) -> str:
        return f'"{" ".join(term.words)}"' + (" *" if term.beginning else "")

    def any_of(terms: Alternatives) -> str:
        return f"({' OR '.join(map(term, terms))})"

    asked = " AND ".join(map(any_of, match.every or ANYTHING))
    return asked + "".join(f" NOT {any_of(terms)}" for terms in match.without)


def for_postgresql(match: Match) -> str:
    def term(term: SearchTerm) -> str:
        words = [f"'{word}'" for word in term.words]
        return " <-> ".join(words) + (":*" if term.beginning else "")

    def any_of(terms: Alternatives) -> str:
        return f"({' | '.join(f'({term(each)})' for each in terms)})"

    return " & ".join([*map(any_of, match.every or ANYTHING), *(f"!{any_of(terms)}" for terms in match.without)])
