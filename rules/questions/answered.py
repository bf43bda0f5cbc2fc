"""Questions that were written down with their answers, each under the statement that answers it: is one asked again?"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from rules.engine.decisions import Text
from rules.facts import card_names, facts, plain
from rules.questions.casting import sufferer
from rules.questions.names import CardNames
from rules.questions.reading import BASIC, Question, read
from rules.questions.rulings import FILLER, asked_concepts
from rules.questions.verdict import Value, counted, yes_no
from rules.speech.grammar import EN

ALIKE = 0.62  # how much of what is said must be the same, by weight
ALIKE_ALONE = 0.72  # the same where no card is named, and chance has more room
VERBATIM = 2.0  # the very words, more than the same words in another order
UNKNOWN = 4.0  # what a word weighs that no statement has
DECIDING = (
    "not",
    "how-many",
    "when",
    "twice",
    "thrice",
    "once",
    "empty",
    "only",
    "attacker",
    "another",
    "or",
)
ASKING = ("who", "what", "where")
AT_ONCE = frozenset(("immediately", "right away", "at once", "instantly", "sofort", "unverzüglich", "as soon as"))
# What stands on one side of these cannot change places with what stands on the other.
BETWEEN = {
    **dict.fromkeys(("before", "bevor", "ehe", "vor"), 1),
    **dict.fromkeys(("after", "nachdem", "nach"), -1),
    **dict.fromkeys(("as", "als", "than", "instead", "statt", "anstatt", "anstelle"), 2),
}
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
        if not scored or scored[0][0] < (ALIKE if q.slugs else ALIKE_ALONE):
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
        if not asked.follows(other, row.value) or _crossed(asked.sides, other.sides, rarity):
            return 0.0
        return _alike(asked.words, other.words, rarity)


def _weight(words: Iterable[str], rarity: Mapping[str, float]) -> float:
    return sum(FILLER if word[0] == "~" else rarity.get(word, UNKNOWN) for word in words)


def _alike(one: frozenset[str], two: frozenset[str], rarity: Mapping[str, float]) -> float:
    return _weight(one & two, rarity) / _weight(one | two, rarity) if one | two else 1.0


Sides = dict[int, tuple[frozenset[str], frozenset[str]]]


def _crossed(one: Sides, two: Sides, rarity: Mapping[str, float]) -> bool:
    """Draw before you discard, discard before you draw: the same words, but not the same."""
    for kind, (left, right) in one.items():
        if kind not in two:
            continue
        first, second = two[kind]
        straight = _weight(left & first, rarity) + _weight(right & second, rarity)
        if straight <= _weight(left & second, rarity) + _weight(right & first, rarity):
            return True
    return False


def _sides(q: Question) -> Sides:
    """What stands before and after such a word; what is said to come after something is put behind it."""
    found: Sides = {}
    for token in q.tokens:
        kind = BETWEEN.get(token.word, 0)
        if not kind or abs(kind) in found:
            continue
        start = token.at
        comma = next((each.at for each in q.tokens if each.mark and each.at > start), len(q.tokens))
        behind = range(start + 1, comma if start < 2 else len(q.tokens))
        left, right = (
            frozenset(asked_concepts(replace(q, tokens=[each for each in q.tokens if (each.at in behind) == second])))
            for second in (False, True)
        )
        found[abs(kind)] = (left, right) if kind > 0 else (right, left)
    return found


@cache
def _names() -> re.Pattern[str]:
    """Any card's English name, one or several of it, the longer one of two that begin alike."""
    names = sorted((fact.en for fact in facts().values()), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})(?=(?:e?s)?\b)")


@dataclass(frozen=True)
class _Heard:
    """What decides whether two questions are one: the cards, the numbers, the words that turn an answer around."""

    text: str
    frame: tuple[tuple[str, ...], tuple[int, ...], tuple[bool, ...], tuple[bool, ...], Done, bool, bool, bool]
    sufferer: str
    words: frozenset[str]
    sides: Sides
    must: bool
    negated: bool

    def follows(self, other: _Heard, value: Value) -> bool:
        """Whether the other's answer is this one's: what I must do I do, and what I do not do I need not do."""
        return self.must == other.must or (not self.negated and value == ("no" if self.must else "yes"))

    @classmethod
    def of(cls, q: Question) -> _Heard:
        numbers = tuple(sorted(n for n, _ in q.numbers))
        return cls(
            plain(q.text),
            (
                tuple(q.slugs),
                numbers,
                tuple(q.has(meaning) for meaning in DECIDING),
                tuple(_asks_for(q, meaning) for meaning in ASKING),
                _done(q),
                any(spot.raw.lower() in AT_ONCE for spot in q.spots),
                q.free,
                len(q.cards) > len(q.slugs),  # a second one of the same
            ),
            sufferer(q),
            frozenset(asked_concepts(q)) - {"@can", "@must"},
            _sides(q),
            q.has("must"),
            q.has("not") or q.free,
        )


Done = tuple[str, frozenset[str], bool]


def _done(q: Question) -> Done:
    """What is asked to be done, and what else is done; in English the former stands first, whatever follows."""
    asked = [spot for clause in q.asked for spot in q.inside(clause, *DONE)]
    if q.language == EN:
        every = frozenset(spot.meaning for spot in q.spots if spot.meaning in DONE)
        return min(asked, key=lambda spot: spot.at).meaning if asked else "", every, q.has("and")
    return "", frozenset(spot.meaning for spot in asked), False


def _asks_for(q: Question, meaning: str) -> bool:
    """Whether it asks who or what, and does not just say which: the order in which I do it, wer weniger hat."""
    for spot in q.spots:
        after = next((each.meaning for each in q.spots if each.at == spot.at + spot.length), "")
        before = next((each.meaning for each in q.spots if each.at + each.length == spot.at), "")
        says = spot.at > 1 and (after in ("me", "other") or before == "on" or spot.raw.lower() == "wer")
        if spot.meaning == meaning and not says:
            return True
    return False


@lru_cache(20_000)
def _heard(text: str, names: CardNames, language: int) -> _Heard:
    return _Heard.of(read(text, names, language))
