"""Questions that were written down with their answers, each under the statement that answers it: is one asked again?"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from rules.engine.decisions import Text
from rules.facts import card_names, facts, plain
from rules.questions.casting import sufferer
from rules.questions.names import CardNames
from rules.questions.reading import BASIC, Question, read
from rules.questions.rulings import FILLER, asked_concepts
from rules.questions.verdict import Value, counted, yes_no

ALIKE = 0.62  # how much of what is said must be the same, by weight
VERBATIM = 2.0  # the very words, more than the same words in another order
UNKNOWN = 4.0  # what a word weighs that no statement has
DECIDING = (
    "not",
    "must",
    "how-many",
    "who",
    "when",
    "what",
    "twice",
    "thrice",
    "once",
    "empty",
    "only",
    "attacker",
    "or",
)
AT_ONCE = frozenset(("immediately", "right away", "at once", "instantly", "sofort", "unverzüglich", "as soon as"))
DONE = (
    "gain",
    "draw",
    "discard",
    "trash",
    "buy",
    "choose",
    "stay",
    "protect",
    "cost",
    "return",
    "topdeck",
    "set-aside",
)


@dataclass(frozen=True)
class Answered:
    texts: tuple[str, str]
    value: Value
    statement: str

    @property
    def word(self) -> Text:
        return yes_no(self.value == "yes") if isinstance(self.value, str) else counted(self.value)


class AnsweredQuestions:
    """All of them, found by the cards that their statements are about. They are read when they are first compared."""

    def __init__(self, rows: Iterable[Answered], about: Mapping[str, frozenset[str]], names: CardNames) -> None:
        self.names = names
        self.by_card: dict[str, list[Answered]] = defaultdict(list)
        for row in rows:
            named = {slug for name in _names().findall(row.texts[0]) if (slug := card_names().find(name))}
            actors = {slug for slug in named if facts()[slug].kind != BASIC}
            for card in (named | about.get(row.statement, frozenset())) if actors else (*named, ""):
                self.by_card[card].append(row)

    def find(self, q: Question, rarity: Mapping[str, float]) -> tuple[Answered, float] | None:
        """The one that asks the same, and how alike they are; none where two like it are answered differently."""
        asked = _Heard.of(q)
        rows = {row.texts[0]: row for card in (*q.actors, "") for row in self.by_card.get(card, ())}
        scored = [(self._likeness(asked, row, q.language, rarity), row) for row in rows.values()]
        scored.sort(key=lambda each: -each[0])
        if not scored or scored[0][0] < ALIKE:
            return None
        best, row = scored[0]
        if best < VERBATIM and any(
            other.value != row.value and likeness > best - 0.1 for likeness, other in scored[1:6]
        ):
            return None
        return row, best

    def near(self, q: Question, rarity: Mapping[str, float], most: int = 3) -> list[Answered]:
        """Those that come closest, whatever they ask of these cards."""
        asked = _Heard.of(q)
        rows = {row.texts[0]: row for card in q.actors for row in self.by_card.get(card, ())}
        scored = [
            (_alike(asked.words, _heard(row.texts[q.language], self.names, q.language).words, rarity), n, row)
            for n, row in enumerate(rows.values())
        ]
        return [row for _, _, row in sorted(scored, key=lambda each: (-each[0], each[1]))[:most]]

    def _likeness(self, asked: _Heard, row: Answered, language: int, rarity: Mapping[str, float]) -> float:
        other = _heard(row.texts[language], self.names, language)
        if plain(row.texts[language]) == asked.text:
            return VERBATIM
        if asked.frame != other.frame or (asked.sufferer and other.sufferer and asked.sufferer != other.sufferer):
            return 0.0
        return _alike(asked.words, other.words, rarity)


def _alike(one: frozenset[str], two: frozenset[str], rarity: Mapping[str, float]) -> float:
    def weight(words: Iterable[str]) -> float:
        return sum(FILLER if word[0] == "~" else rarity.get(word, UNKNOWN) for word in words)

    return weight(one & two) / weight(one | two) if one | two else 1.0


@cache
def _names() -> re.Pattern[str]:
    """Any card's English name, one or several of it, the longer one of two that begin alike."""
    names = sorted((fact.en for fact in facts().values()), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})(?=(?:e?s)?\b)")


@dataclass(frozen=True)
class _Heard:
    """What decides whether two questions are one: the cards, the numbers, the words that turn an answer around."""

    text: str
    frame: tuple[frozenset[str], tuple[int, ...], tuple[bool, ...], tuple[bool, ...], bool, bool]
    sufferer: str
    words: frozenset[str]

    @classmethod
    def of(cls, q: Question) -> _Heard:
        numbers = tuple(sorted(n for n, _ in q.numbers))
        return cls(
            plain(q.text),
            (
                frozenset(q.slugs),
                numbers,
                tuple(q.has(meaning) for meaning in DECIDING),
                tuple(q.asks(meaning) for meaning in DONE),
                any(spot.raw.lower() in AT_ONCE for spot in q.spots),
                len(q.cards) > len(q.slugs),  # a second one of the same
            ),
            sufferer(q),
            frozenset(asked_concepts(q)) - {"@can"},
        )


@lru_cache(20_000)
def _heard(text: str, names: CardNames, language: int) -> _Heard:
    return _Heard.of(read(text, names, language))
