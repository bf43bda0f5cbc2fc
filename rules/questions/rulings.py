"""Which statements of the books answer a question: by the cards they speak of and the words they share."""

from __future__ import annotations

import math
import re
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from itertools import pairwise

from rules.facts import expansion_names, facts, plain
from rules.questions.question import Question
from rules.questions.words import GETTING, KNOWN, NUMBERS, cut, everyday, meanings, plain_word, stems, unbent

# Meanings that a statement is found by; all synonyms count as one word.
FOUND_BY = frozenset(
    (
        "play",
        "buy",
        "gain",
        "draw",
        "discard",
        "trash",
        "reveal",
        "protect",
        "affect",
        "stay",
        "cost",
        "cheaper",
        "count",
        "set-aside",
        "return",
        "topdeck",
        "upgrade",
        "react",
        "disagree",
        "overpay",
        "choose",
        "look",
        "keep",
        "pass",
        "twice",
        "next-turn",
        "extra-turn",
        "in-play",
        "in-hand",
        "to-hand",
        "clean-up",
        "from-trash",
        "supply",
        "deck",
        "discard-pile",
        "at-start",
        "players",
        "empty",
        "instead",
        "end",
        "win",
        "tie",
        "shuffle",
        "order",
        "same-time",
        "rotate",
        "spend",
        "left-over",
        "action-phase",
        "buy-phase",
        "night-phase",
        "mixed-pile",
        "kingdom-pile",
        "option",
        "impossible",
        "below",
        "mat",
        "exile",
        "way",
        "debt",
        "token",
        "unit-cards",
        "unit-actions",
        "unit-buys",
        "unit-coins",
        "unit-points",
        "unit-piles",
        "unit-favors",
        "unit-coffers",
        "unit-villagers",
        "must",
        "can",
        "only",
        "not",
        "this-turn",
        "once",
        "again",
    )
)
# Meanings that only everyday speech and the statements have.
SPOKEN = frozenset(
    (
        "use-up",
        "do-nothing",
        "same-thing",
        "fewer",
        "first-player",
        "bottom",
        "optional",
        "at-once",
        "whenever",
    )
)
FAINT = {"@must": 0.8, "@can": 0.25, "@only": 0.3, "@not": 0.3, "@unit-cards": 0.5, "@play": 0.7, "@next-turn": 0.6}
FAINT |= dict.fromkeys(("own", "eig", "eigen"), 0.4)
FAINT |= {stem: 0.6 for word in NUMBERS for stem in stems(word)}  # how many there were is a circumstance
MOST_TEXTS = 40_000  # remembered as they are compared: all that is written here, so a load reads only what is new
MOST_TYPED = 256  # of what people type: a question is looked at several times, and then never again
FILLER = 0.35  # what a filler weighs
WHEN = 1.4  # how much more a condition weighs for who asks when
IGNORED = frozenset(
    (
        "filler",
        "me",
        "other",
        "named",
        "each",
        "if",
        "on",
        "and",
        "or",
        "be",
        "do",
        "what",
        "who",
        "why",
        "how",
        "where",
        "when",
        "have",
        "still",
        "give",
        "how-many",
        "opinion",
        "attacker",
        "work",
        "needed",
        "happen",
        "what-happens",
        "both",
        "another",
    )
)
# Fillers that a statement may hang on; the short ones say nothing.
TELLING = frozenset(
    ("turn", "zug", "game", "back", "come", "time", "same", "copy", "full", "all", "any", "each", "alle")
)
BY_NAME = 0.4  # a general rule that says the card's name is about it
NEEDED = 0.4  # what a game with a card needs stands in the rules, not with the card
ATTACK, REACTION = ("attack", "angriff"), ("reaction", "reaktion")  # as stems
TITLE, OWN_CARD, OTHER_CARD, BASIC_CARD, JOINT = 1.6, 4.2, 1.8, 1.2, 2.5
STRANGER = 0.15  # how much less another card's ruling weighs
GENERAL, GENERAL_BASIC = 0.35, 0.75  # and a general rule where a card is named, or only a basic one
TOLD = 0.7  # what is told before the question weighs less than the question
ASKED_SO = 0.6  # how much a statement gains from a question that it answers
BESIDE, SIBLINGS = 0.0, 0.15  # how much a statement gains from what stands under the same title


@dataclass(frozen=True)
class Statement:
    slug: str
    texts: tuple[str, str]
    titles: tuple[str, str] = ("", "")
    card: str = ""  # whose ruling it is
    cards: frozenset[str] = frozenset()
    year: int = 0
    weight: float = 1.0  # less for what was superseded, or only tells of a misprint
    asked: tuple[tuple[str, str], ...] = ()  # questions that it answers

    @cached_property
    def says_when(self) -> tuple[bool, bool]:
        """It tells on what something hangs."""
        return bool(re.search(r"\b(when|if|once)\b", self.texts[0])), bool(
            re.search(r"\b(wenn|sobald|in dem)\b", self.texts[1])
        )


@dataclass
class _Indexed:
    statement: Statement
    title: tuple[frozenset[str], frozenset[str]]
    length: tuple[int, int]

    def has(self, word: str, language: int) -> bool:
        return word in self.title[language] or word in concepts(self.statement.texts[language], language)


def _numbers() -> array[int]:
    """Numbers that there are 150,000 of: an eighth of the memory of a list."""
    return array("I")


@dataclass
class _Index:
    """Of one language: which statements have a word, how much it counts there, and which questions have it."""

    stated: dict[str, list[tuple[int, float]]] = field(default_factory=lambda: defaultdict(list))
    asked: dict[str, array[int]] = field(default_factory=lambda: defaultdict(_numbers))
    answers: array[int] = field(default_factory=_numbers)  # which statement a question stands under
    # What all words of a question weigh, with cards and without.
    whole: tuple[array[float], array[float]] = field(default_factory=lambda: (array("d"), array("d")))


@dataclass
class Statements:
    """All statements, ready to be searched. `terms` are words of the glossary and the statements they point to."""

    rows: list[_Indexed] = field(default_factory=list)
    rarity: tuple[dict[str, float], dict[str, float]] = field(default_factory=lambda: ({}, {}))
    general: tuple[dict[str, float], dict[str, float]] = field(default_factory=lambda: ({}, {}))  # of rules alone
    terms: dict[str, list[str]] = field(default_factory=dict)
    by_slug: dict[str, _Indexed] = field(default_factory=dict)
    index: tuple[_Index, _Index] = field(default_factory=lambda: (_Index(), _Index()))
    by_name: dict[str, frozenset[int]] = field(
        default_factory=dict
    )  # the rules that name a card, once it was asked for

    @classmethod
    def of(cls, statements: Iterable[Statement], terms: Mapping[str, Sequence[str]]) -> Statements:
        found = cls()
        for statement in statements:
            title = tuple(frozenset(concepts(text, language)) for language, text in enumerate(statement.titles))
            lengths = tuple(len(concepts(text, language)) for language, text in enumerate(statement.texts))
            row = _Indexed(statement, (title[0], title[1]), (lengths[0], lengths[1]))
            found.rows.append(row)
            found.by_slug[statement.slug] = row
        for kept, rows in (
            (found.rarity, found.rows),
            (found.general, [r for r in found.rows if not r.statement.card]),
        ):
            for language in (0, 1):
                counted: Counter[str] = Counter()
                for row in rows:
                    counted.update({*concepts(row.statement.texts[language], language), *row.title[language]})
                for word, n in counted.items():
                    kept[language][word] = math.log(1 + len(rows) / (n + 0.5))
        for term, slugs in terms.items():
            if plain(term):
                found.terms.setdefault(plain(term), []).extend(slugs)
        found._build()
        return found

    def _build(self) -> None:
        one: dict[float, float] = {}  # the same number is one number: there are a handful, in 300,000 places
        for language, index in enumerate(self.index):
            asked: list[str] = []
            for n, row in enumerate(self.rows):
                said, title = Counter(concepts(row.statement.texts[language], language)), row.title[language]
                for word in {*said, *title}:
                    counts = 1 + 0.2 * min(said[word] - 1, 2) if word in said else 0.7
                    counts += TITLE - 1 if word in title else 0.0
                    index.stated[word].append((n, one.setdefault(counts, counts)))
                for texts in row.statement.asked:
                    asked.append(texts[language])
                    index.answers.append(n)
            heard = [frozenset(concepts(question, language)) for question in asked]
            for place, words in enumerate(heard):
                for word in words:
                    index.asked[word].append(place)
            for whole, rarity in zip(index.whole, (self.rarity[language], self.general[language]), strict=True):
                worth = {word: _worth(word, rarity) for word in index.asked}
                whole.extend(sum(map(worth.__getitem__, words)) for words in heard)

    def find(self, q: Question, most: int = 8) -> list[str]:
        """The slugs of what answers it best; nothing when nothing speaks of it."""
        return [slug for slug, _ in self.scored(q)[:most]]

    def scored(self, q: Question) -> list[tuple[str, float]]:
        language = q.language
        asked = Sought.by(q, (self.rarity if q.slugs else self.general)[language], self._pointed(q))
        said = self._said(language, asked)
        asked_so = self._asked_so(language, asked.by_word, bool(asked.slugs))
        by_name = {slug: self._by_name(slug) for slug in asked.slugs}
        found: list[tuple[float, int, str]] = []
        for n, row in enumerate(self.rows):
            statement = row.statement
            named = {slug for slug in asked.slugs if n in by_name[slug]}
            joint = named | {slug for slug in asked.slugs if slug in statement.cards or slug == statement.card}
            if n not in said and not joint and statement.slug not in asked.pointed:
                continue
            score, covered, shared = said[n]
            score = score / (0.75 + 0.25 * row.length[language] / 12) * (0.5 + 0.5 * covered / asked.highest)
            score += asked.highest * ASKED_SO * asked_so.get(n, 0.0)
            told = shared >= 2 or bool(row.title[language] & asked.kinds)
            score = asked.of_its_cards(score, statement, joint, named, told)
            if asked.when and statement.says_when[language]:
                score *= WHEN
            score = (score + asked.highest * asked.pointed.get(statement.slug, 0.0)) * statement.weight
            if score > 0:
                found.append((score, statement.year, statement.slug))
        return _beside_each_other(found, asked.highest)

    def _said(self, language: int, asked: Sought) -> dict[int, tuple[float, float, int]]:
        """What each statement says of it: its score, how much of the question is covered, how many words."""
        said: dict[int, tuple[float, float, int]] = defaultdict(lambda: (0.0, 0.0, 0))
        for word, once, weight in asked.worths:
            for n, counts in self.index[language].stated.get(word, ()):
                score, covered, shared = said[n]
                said[n] = score + weight * counts, covered + once, shared + 1
        return said

    def _asked_so(self, language: int, by_word: Mapping[str, float], cards: bool) -> dict[int, float]:
        """How like the question is to the likest one that a statement answers."""
        index = self.index[language]
        shared: dict[int, float] = defaultdict(float)
        for word, weight in by_word.items():
            for place in index.asked.get(word, ()):
                shared[place] += weight
        highest, whole = sum(by_word.values()), index.whole[0 if cards else 1]
        best: dict[int, float] = {}
        for place, weight in shared.items():
            n = index.answers[place]
            best[n] = max(best.get(n, 0.0), weight / math.sqrt(highest * whole[place]))
        return best

    def _by_name(self, slug: str) -> frozenset[int]:
        """General rules that speak of the card in their text."""
        if slug not in self.by_name:
            name = facts()[slug].en
            self.by_name[slug] = frozenset(
                n for n, row in enumerate(self.rows) if not row.statement.card and name in row.statement.texts[0]
            )
        return self.by_name[slug]

    def _pointed(self, q: Question) -> dict[str, float]:
        """Statements that a term of the glossary points to, when the question is that term."""
        whole = plain(q.text)
        found = dict.fromkeys(self.terms.get(whole, ()), 1.5)
        return found


@dataclass(frozen=True)
class Sought:
    """What statements are looked for: the words with their weight, the cards."""

    worths: list[tuple[str, float, float]]  # a word, its weight once, and as often as it is said
    slugs: frozenset[str]
    actors: frozenset[str]
    kinds: frozenset[str]
    pointed: dict[str, float]
    needed: bool
    when: bool

    @classmethod
    def by(cls, q: Question, rarity: Mapping[str, float], pointed: dict[str, float]) -> Sought:
        slugs, in_story = frozenset(q.slugs), told_concepts(q)
        worths = [
            (word, each := _worth(word, rarity) * (TOLD if word in in_story else 1.0), each * min(n, 2) ** 0.5)
            for word, n in asked_concepts(q).items()
        ]
        actors = frozenset(slug for slug in slugs if facts()[slug].kind != "basic")
        kinds = kinds_words((kind for slug in slugs for kind in facts()[slug].types), q.language)
        return cls(worths, slugs, actors, kinds, pointed, q.has("needed"), q.has("when"))

    @cached_property
    def by_word(self) -> dict[str, float]:
        return {word: once for word, once, _ in self.worths}

    @cached_property
    def highest(self) -> float:
        return sum(self.by_word.values()) or 1.0

    def of_its_cards(self, score: float, statement: Statement, joint: set[str], named: set[str], told: bool) -> float:
        """More where it is about the cards that are asked about, less where it is about others."""
        actors, general = self.actors, not statement.card
        if actors and not joint & actors:
            return score * (GENERAL if general and told else STRANGER)
        if not actors and self.slugs and not joint:
            return score * (GENERAL_BASIC if general else STRANGER)
        if not self.slugs:
            return score * (0.5 if statement.card else 1.0)
        own = statement.card in (actors or self.slugs)
        if own or general or actors:
            score += self.highest * 0.25 * (OWN_CARD if own else OTHER_CARD if actors else BASIC_CARD) / 2
        else:
            score *= 0.5  # another card that has to do with Copper
        if self.needed and general:
            score += self.highest * NEEDED
        if general and named & actors:
            score += self.highest * BY_NAME
        if len(joint) > 1 and joint & actors:
            score += self.highest * 0.3 * JOINT
        return score


def _beside_each_other(found: Sequence[tuple[float, int, str]], highest: float) -> list[tuple[str, float]]:
    """The best first; what stands beside a good one of its topic is nearly as good."""
    best: dict[str, float] = defaultdict(float)
    for score, _, slug in found:
        topic = slug.split(":")[1]
        best[topic] = max(best[topic], score)
    ranked = [
        (score + BESIDE * (best[slug.split(":")[1]] - score) + SIBLINGS * best[slug.split(":")[1]], year, slug)
        for score, year, slug in found
    ]
    ranked.sort(key=lambda each: (-round(each[0], 3), -each[1], each[2]))
    return [(slug, score / highest) for score, _, slug in ranked]


def _worth(word: str, rarity: Mapping[str, float]) -> float:
    return rarity.get(word, 3.0) * (FILLER if word[0] == "~" else FAINT.get(word, 1.0))


def kinds_words(kinds: Iterable[str], language: int) -> frozenset[str]:
    return frozenset(stem for kind in kinds for stem in (stems(plain(kind))[language],))


@lru_cache(MOST_TEXTS)
def concepts(text: str, language: int) -> tuple[str, ...]:
    """The words of a text as they are compared: synonyms are one word, all others their stem."""
    known, spoken = meanings(), everyday()
    words = ["buys" if raw.startswith("Käuf") else plain_word(raw) for raw in cut(text)]  # not "kaufe"
    found: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        if not word:  # a mark, which no phrase spans
            at += 1
            continue
        meaning, length = spoken.phrase(words, at) if spoken.after(word) else ("", 0)
        if not meaning and known.after(word):
            meaning, length = known.phrase(words, at)
        if not meaning:
            found += _alone(word, language)
            at += 1
            continue
        found += _concepts(word, meaning, language)
        if meaning in FOUND_BY:  # "save money" also speaks of money
            inner = {known.of(each) for each in words[at : at + length]}
            found.extend(f"@{each}" for each in sorted(inner) if each.startswith("unit-") and each != meaning)
        at += length
    return tuple(found)


@lru_cache(KNOWN)
def _alone(word: str, language: int) -> tuple[str, ...]:
    """Of a word that begins no phrase."""
    return _concepts(word, everyday().of(word) or meanings().of(word), language)


def _concepts(word: str, meaning: str, language: int) -> tuple[str, ...]:
    if meaning in ("attack-verb", "attack"):
        return (ATTACK[language],)
    if meaning in SPOKEN or meaning in FOUND_BY:
        return (f"@{meaning}",)
    if meaning == "filler" and (len(word) > 4 or word in TELLING):
        return (f"~{stems(word)[language]}",)
    if meaning in IGNORED:
        return ()
    stem = stems(unbent(word) if language == 1 else word)[language]
    reacting = ("@react",) if stem in REACTION else ()
    return (stem, *reacting, *(_parts(word) if language == 1 else ()))


typed_concepts = lru_cache(MOST_TYPED)(concepts.__wrapped__)


def asked_concepts(q: Question) -> Counter[str]:
    """The same of a question, without the names of its cards."""
    said = worded(q)
    return Counter(typed_concepts(" ".join(said[token.at] for token in q.tokens), q.language))


def told_concepts(q: Question) -> frozenset[str]:
    """Those that only the story before the question has, or a condition."""
    said = worded(q)
    asked = [said[token.at] for clause in q.asked for token in q.tokens[clause.start : clause.end]]
    return frozenset(asked_concepts(q)) - frozenset(typed_concepts(" ".join(asked), q.language))


def worded(q: Question) -> dict[int, str]:
    """Each word of a question: a name is none, a verb that was torn apart is whole again, "gets trashed" is trashed."""
    found = {token.at: token.raw for token in q.tokens}
    found |= {place: "." for card in q.cards for place in range(card.at, card.end)}
    for spot in q.spots:
        verb, _, particle = spot.raw.partition(" ")
        if spot.length == 1 and particle:
            torn = next((token.at for token in q.tokens if token.at > spot.at + 1 and token.raw == particle), None)
            if torn is not None:
                whole = f"{particle}{verb.lower()}"
                found |= {spot.at: whole if meanings().of(plain(whole)) else spot.raw, torn: ""}
        elif spot.meaning == "filler" and plain(spot.raw) in GETTING:
            found[spot.at] = ""
        if spot.meaning in ("trash", "discard") and _away(spot.raw):
            found |= {**dict.fromkeys(range(spot.at, spot.at + spot.length), ""), spot.at: spot.meaning}
    for before, token in pairwise(q.tokens):
        if before.word in WITHIN and expansion_names().find(token.word):
            found[token.at] = ""  # in Allies, bei Seaside: which box it is says nothing
    for card in q.cards:
        if plain(found.get(card.end, "")) in TURNS and _extra_turn(card.slug):
            found[card.end] = f"extra {found[card.end]}"  # the Outpost turn
    return found


@lru_cache(10_000)
def _away(raw: str) -> bool:
    """Thrown away, gotten rid of: how, the cards say; said in one word or torn apart."""
    words = plain(raw).split()
    return "away" in (meanings().phrase(words)[0], meanings().of("".join(reversed(words))))


WITHIN = frozenset(("in", "from", "bei", "aus", "von"))
TURNS = frozenset(("turn", "turns", "zug", "zuges", "zugs"))


@cache
def _extra_turn(slug: str) -> bool:
    """It gives one."""
    return any("extra turn" in english for english, _ in facts()[slug].lines)


# What German compounds of the game end with: Nachziehstapel, Aktionskarte, Punktekarten.
_TAILS = re.compile("(stapel|karten?|phase|marker|zug|zuges)$")


def _parts(word: str) -> list[str]:
    head = _TAILS.sub("", word)
    return [stems(head.removesuffix("s"))[1]] if head != word and len(head) > 3 else []
