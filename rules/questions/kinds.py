"""A card that is named where any of its kind would do: what is asked of a Caravan may be written of a Duration."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rules.facts import facts
from rules.questions.names import CardNames
from rules.questions.question import BASIC, Question
from rules.questions.reading import read
from rules.questions.rulings import concepts
from rules.questions.words import any_of

# How a kind is called, in English and in German.
CALLED = {
    "Action": ("Action card", "Aktionskarte"),
    "Attack": ("Attack", "Angriff"),
    "Duration": ("Duration", "Dauerkarte"),
    "Night": ("Night card", "Nachtkarte"),
    "Reaction": ("Reaction", "Reaktion"),
    "Treasure": ("Treasure", "Geldkarte"),
    "Victory": ("Victory card", "Punktekarte"),
}
BESIDES = any_of("Attack, Duration, Reaction")  # what an Action may be and remain one like any other
# What a card costs or counts is its own, whatever its kind.
OWN = any_of("@gain, @buy, @cost, @cheaper, @upgrade, @overpay, @count, @unit-points, @unit-coins, @supply, @empty")
CHOICE = r"\b[Cc]hoose one\b"  # and what is done hangs on it
MOVES_ITSELF = re.compile(rf"\bthis\b(?! turn)|\b[Ww]hen you (?:gain|buy|trash|discard|overpay)|\bphase\b|{CHOICE}")
COSTS = re.compile(r"\bcost")


def in_kind(q: Question, names: CardNames) -> Iterator[tuple[str, str, Question]]:
    """A card, its kind, and the question with the card called by its kind."""
    for slug in q.slugs:
        named = [card for card in q.cards if card.slug == slug]
        if len(named) > 1 or not named[0].sure or facts()[slug].kind == BASIC:
            continue
        for kind in kinds(slug):
            words = [token.raw for token in q.tokens]
            words[named[0].at : named[0].end] = [CALLED[kind][q.language]]
            yield slug, kind, read(" ".join(words), names, q.language)


@cache
def kinds(slug: str) -> tuple[str, ...]:
    """Of which kinds a card is an example: one that is nothing else besides, and does nothing with itself."""
    fact = facts()[slug]
    besides = set(fact.types) - {"Action"}
    doubtful = len(besides) > 1 or (len(fact.types) > 1 and not besides <= BESIDES)
    if doubtful or not set(fact.types) <= CALLED.keys() or any(MOVES_ITSELF.search(line) for line, _ in fact.lines):
        return ()
    return fact.types


def chooses_by_cost(q: Question, slug: str) -> bool:
    """Another card of the question asks what one costs: then not every card of a kind will do."""
    others = [facts()[each] for each in q.slugs if each != slug]
    return any(COSTS.search(line) for fact in others for line, _ in fact.lines)


@cache
def called(kind: str, language: int) -> frozenset[str]:
    """The words by which a question speaks of a kind."""
    return frozenset(concepts(CALLED[kind][language], language)) - {"@unit-cards"}
