"""What questions are answered with, made once for a load of the fixtures: names, statements, stored disputes."""

from __future__ import annotations

import gc
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from threading import Lock

from django.db import DatabaseError, connections

from cards.catalogue import Catalogue, catalogue
from cards.models import Entry, GlossaryTerm, Situation
from referee.asking.made_from import made_of
from referee.asking.storage import read_file, write_file
from rules import FIXTURES, read_yaml
from rules.facts import facts
from rules.questions.answered_questions import Answered, AnsweredQuestions
from rules.questions.names import CardNames
from rules.questions.rulings import Statement, Statements
from rules.questions.words import Vocabulary

SUPERSEDED, MISPRINT, EXAMPLE, BOX = 0.5, 0.3, 0.6, 0.5  # how much less such a statement weighs
OF_THE_BOX = ("what-you-need", "contents", "recommended-kingdoms", "new-in-this-edition")  # topics that decide nothing
BASIC = "basic"


@dataclass(frozen=True)
class Stored:
    """A dispute of the library: what it is called, what it asks, which cards it is about, its answer if it has one."""

    slug: str
    titles: tuple[str, str]
    stories: tuple[str, str]
    cards: frozenset[str]
    verdict: str
    answers: tuple[str, str]
    proves: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Library:
    digest: str
    names: CardNames
    statements: Statements
    disputes: tuple[Stored, ...]
    titles: dict[str, list[str]]  # what a topic is called: its statements
    answered: AnsweredQuestions

    @cached_property
    def written(self) -> dict[str, Answered]:
        """The written questions by their very words, in both languages."""
        return {text: row for rows in self.answered.by_cards.values() for row in rows for text in row.texts}


def _read(known: Catalogue) -> Library:
    cards: dict[int, set[str]] = defaultdict(set)
    for entry_id, card_id in Entry.cards.through.objects.values_list("entry_id", "card_id").iterator():
        cards[entry_id].add(known.by_pk[card_id].slug)
    statements, texts, slugs, topics = [], [], {}, defaultdict(list)
    answered = _answered()
    asked: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for row in answered:
        asked[row.statement].append(row.texts)
    for entry in Entry.objects.order_by("position").iterator(200):
        edition = known.books_by_pk[entry.edition_id]
        own = known.by_pk[entry.card_id].slug if entry.card_id else ""
        weight = SUPERSEDED if entry.standing == Entry.Standing.SUPERSEDED else 1.0
        weight = MISPRINT if entry.kind == Entry.Kind.ERROR else weight
        weight = EXAMPLE if entry.topic.startswith("example") else weight
        weight = BOX if entry.topic in OF_THE_BOX else weight
        texts.append((entry.text_en, entry.text_de))
        texts.append((entry.title_en, entry.title_de))
        slugs[entry.pk] = entry.slug
        for title in (entry.title_en, entry.title_de, entry.topic.replace("-", " ")) if not own else ():
            topics[title].append(entry.slug)
        statements.append(
            Statement(
                entry.slug,
                (entry.text_en, entry.text_de),
                (entry.title_en, entry.title_de),
                own,
                frozenset(cards[entry.pk]),
                edition.year,
                weight,
                tuple(asked[entry.slug]),
            )
        )
    terms = {}
    for term in GlossaryTerm.objects.all():
        texts.append((term.text_en, term.text_de))
        terms[term.term_en] = terms[term.term_de] = term.see
    for fact in facts().values():
        texts.extend((en, de) for en, de in fact.lines)
    disputes = _disputes(known, slugs)
    texts.extend(pair for dispute in disputes for pair in (dispute.titles, dispute.stories))
    texts.extend(row.texts for row in answered)
    names = CardNames(Vocabulary.of(texts))
    return Library(
        known.digest,
        names,
        Statements.of(statements, {**topics, **terms}),
        tuple(disputes),
        dict(topics),
        AnsweredQuestions(answered, names),
    )


def _answered() -> list[Answered]:
    return [
        Answered((row["en"], row["de"]), row["is"], slug)
        for path in sorted((FIXTURES / "questions").glob("*.yaml"))
        for slug, rows in (read_yaml(path) or {}).items()
        for row in rows
    ]


def _disputes(known: Catalogue, slugs: dict[int, str]) -> list[Stored]:
    about: dict[int, set[str]] = defaultdict(set)
    for situation_id, card_id in Situation.cards.through.objects.values_list("situation_id", "card_id"):
        about[situation_id].add(known.by_pk[card_id].slug)
    proves: dict[int, list[str]] = defaultdict(list)
    for situation_id, entry_id in Situation.proves.through.objects.order_by("pk").values_list(
        "situation_id", "entry_id"
    ):
        proves[situation_id].append(slugs[entry_id])
    return [
        Stored(
            row.slug,
            (row.title_en, row.title_de),
            (row.story_en, row.story_de),
            frozenset(about[row.pk]),
            row.answer_verdict,
            (row.answer_en, row.answer_de),
            tuple(proves[row.pk]),
        )
        for row in Situation.objects.defer("document").order_by("position").iterator(200)
    ]


def take_or_make(known: Catalogue) -> Library:
    """As whoever last made one of the same left it: 0.1 s instead of 2.4."""
    digest = made_of(known.digest)
    found = read_file("library", digest)
    if not isinstance(found, Library):
        found = _read(known)
        write_file("library", digest, found)
    return found


_remembered: Library | None = None
_reading = Lock()


def library(known: Catalogue) -> Library:
    """Read again only after a load."""
    global _remembered
    found = _remembered
    if found is None or found.digest != known.digest:
        with _reading:
            found = _remembered
            if found is None or found.digest != known.digest:
                found = _remembered = take_or_make(known)
    return found


def make_ready() -> None:
    """Before the server forks: no first question waits for it, and all processes share it."""
    gc.disable()
    with suppress(DatabaseError):  # nothing is loaded yet: then the first question reads it
        assert library(catalogue()).written is not None  # made now, not while somebody types
    gc.enable()
    gc.freeze()  # all of it stays, so no collection needs to look at it
    connections.close_all()  # no process shall share one
