"""While one types: the cards, written questions with their answers, disputes. No table is built for it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import nlargest
from urllib.parse import urlencode

from django.urls import reverse
from markupsafe import Markup, escape

from cards.catalogue import Catalogue
from cards.models import Card, address
from referee.asking.library import Library, Stored, library
from referee.asking.parts import value_said
from referee.asking.sentences import clean, putting
from rules.facts import facts, plain
from rules.questions.answered_questions import Answered
from rules.questions.claim_reading import claim_of
from rules.questions.claim_wording import deed_said, said
from rules.questions.reading import read
from rules.questions.rulings import concepts, typed_concepts
from rules.questions.words import tokens

MOST_CARDS, MOST_QUESTIONS, MOST_DISPUTES = 3, 3, 2
MOST_ALONG = 3  # deeds that are read along
MOST_BEGUN = 24  # words that the last one may become
LEAST = 3  # letters of a word that is not finished
OFTEN = 400  # a word that so many questions have finds none by itself
ENOUGH = 0.45  # how much of what was typed a written question must have


@dataclass(frozen=True)
class Suggested:
    """Something to tap: its text with the typed letters marked, its answer, where it stands."""

    text: Markup
    word: str
    href: str


class Typed:
    """What is offered for a text that is being typed."""

    def __init__(self, text: str, known: Catalogue, language: int) -> None:
        self.text, self.known, self.language = clean(text), known, language
        self.shelf: Library = library(known)

    @cached_property
    def cards(self) -> list[Card]:
        """Those that are named, and the one that the last words may become."""
        said = plain(self.text).split()
        whole = self.text if not said or len(said[-1]) >= LEAST else self.text.rpartition(" ")[0]
        found = [named.slug for named in self.shelf.names.find(tokens(whole))]
        for n in (3, 2, 1):
            begun = " ".join(said[-n:])
            if len(said) >= n and len(begun) >= LEAST and (slugs := self.known.names.beginning(begun)):
                found += slugs[:1]
                break
        kept = [slug for slug in dict.fromkeys(found) if slug in self.known.cards]
        return [self.known.cards[slug] for slug in kept[:MOST_CARDS]]

    @property
    def pair(self) -> str:
        """The page of the two cards, where just two are named."""
        named = [card for card in self.cards if facts()[card.slug].kind != "basic"]
        return address("pair", named[0].here, named[1].here) if len(named) == 2 else ""

    @cached_property
    def along(self) -> list[tuple[str, str, str]]:
        """What is understood so far: who, does what, with which card."""
        claim = claim_of(read(putting(self.text, self.shelf).text, self.shelf.names))
        return [
            (said("persons", deed.who)[self.language], deed_said(deed, self.language), self.known.cards[deed.card].name)
            for deed in claim.deeds[:MOST_ALONG]
            if deed.who and deed.card in self.known.cards
        ]

    @cached_property
    def questions(self) -> list[Suggested]:
        """Written questions with most of these words, each with its answer."""
        return [
            Suggested(
                self._marked(row.texts[self.language]), value_said(row.value), answer_address(row.texts[self.language])
            )
            for row in self._rows()
        ]

    def _rows(self) -> list[Answered]:
        shelf = self.shelf
        index, rarity = shelf.statements.index[self.language], shelf.statements.rarity[self.language]
        wanted = self._wanted()
        whole = sum(wanted.values())
        if not whole or len(wanted) < 2:
            return []
        scores: dict[int, float] = defaultdict(float)
        for word, weight in wanted.items():
            for place in _places(word, index.asked):
                scores[place] += weight
        near = [(score, place) for place, score in scores.items() if score >= ENOUGH * whole]
        best = nlargest(8 * MOST_QUESTIONS, near, key=lambda each: (each[0], -each[1]))
        rows = [(score / math.sqrt(_worth(row, self.language, rarity)), row) for score, row in self._at(best)]
        rows.sort(key=lambda each: -each[0])
        return [row for _, row in rows[:MOST_QUESTIONS]]

    def _wanted(self) -> dict[str, float]:
        """The words that were typed, and how much each says; the last one may be unfinished."""
        rarity = self.shelf.statements.rarity[self.language]
        said = typed_concepts(self.text, self.language)
        found = {word: rarity.get(word, 4.0) for word in said if word[0] != "~"}
        last = plain(self.text).rpartition(" ")[2]
        if not self.text.endswith((".", "?", "!", ",")) and len(last) >= LEAST:
            found.pop(said[-1] if said else "", None)
            found[f"{last}…"] = 4.0
        return found

    def _at(self, places: list[tuple[float, int]]) -> list[tuple[float, Answered]]:
        shelf, index = self.shelf, self.shelf.statements.index[self.language]
        found = []
        for score, place in places:
            statement = shelf.statements.rows[index.answers[place]].statement
            first = place
            while first and index.answers[first - 1] == index.answers[place]:
                first -= 1
            row = shelf.written.get(statement.asked[place - first][self.language])
            if row is not None:
                found.append((score, row))
        return found

    @cached_property
    def disputes(self) -> list[Suggested]:
        """Stored disputes about all of these cards."""
        named = {card.slug for card in self.cards if facts()[card.slug].kind != "basic"}
        fitting = [dispute for dispute in self.shelf.disputes if named and named <= dispute.cards]
        fitting.sort(key=lambda dispute: len(dispute.cards))
        return [self._dispute(dispute) for dispute in fitting[:MOST_DISPUTES]]

    def _dispute(self, dispute: Stored) -> Suggested:
        href = reverse("referee:dispute", args=[dispute.slug])
        return Suggested(self._marked(dispute.titles[self.language]), value_said(dispute.verdict), href)

    def _marked(self, text: str) -> Markup:
        """The same with the letters that were typed marked."""
        typed = [word for word in plain(self.text).split() if len(word) >= LEAST]
        found = []
        for word in text.split(" "):
            bare = plain(word)
            begun = max((each for each in typed if bare.startswith(each)), key=len, default="")
            whole = begun and len(begun) >= min(len(bare), 4)
            found.append(Markup("<mark>{}</mark>").format(word) if whole else escape(word))
        return Markup(" ").join(found)

    @property
    def anything(self) -> bool:
        return bool(self.cards or self.questions or self.disputes)


def answer_address(question: str) -> str:
    """The address of the answer to a written question."""
    return f"{reverse('cards:search')}?{urlencode({'q': question})}"


def _places(word: str, asked_with: Mapping[str, Sequence[int]]) -> set[int]:
    """Which questions have a word, or one that begins so."""
    if not word.endswith("…"):
        return set(asked_with.get(word, ()))
    begun = word[:-1]
    words = [each for each in asked_with if each.startswith(begun) or (begun.startswith(each) and len(each) > LEAST)]
    return {place for each in words[:MOST_BEGUN] for place in asked_with[each][:OFTEN]}


def _worth(row: Answered, language: int, rarity: dict[str, float]) -> float:
    return sum(rarity.get(word, 3.0) for word in concepts(row.texts[language], language)) or 1.0
