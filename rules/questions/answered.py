"""Questions that were written down with their answers, each under the statement that answers it: is one asked again?"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from rules.engine.decisions import Text
from rules.facts import card_names, facts, plain
from rules.questions.casting import sufferer
from rules.questions.names import CardNames
from rules.questions.question import ASKING, BASIC, Question, Spot
from rules.questions.reading import read
from rules.questions.rulings import FAINT, FILLER, asked_concepts, concepts, kinds_words, told_concepts
from rules.questions.verdict import Value, counted, yes_no
from rules.questions.words import any_of

MOST_NEAR = 40  # that are compared where none asks the same
ALIKE = 0.72  # how much of what is said must be the same, by weight
LEAST, SUPPOSED_TOO = 0.6, 0.5  # and how much of either side, and of either condition
VERBATIM = 2.0  # the very words, more than the same words in another order
NEAR = 0.08  # a like one with another answer that comes so close leaves it open
STORY_TOO, MOST_STORY = 0.2, 8.0  # how much of a story must be the same, where it has that much to say
UNSURE = 0.9  # where one asks what may be and the other what is
UNKNOWN = 4.0  # what a word weighs that no statement has
STORY, SUPPOSED = 0.3, 0.8  # what is told before the question weighs less, and what is supposed in it
# What is asked for: two questions of different kinds are two questions.
KINDS = ("how-many", "who", "when", "what", "where", "how", "what-happens", "or")
# Circumstances that turn an answer around: both have them or neither.
DECIDING = any_of("""
    twice, thrice, again, empty, attacker, others-turn, instead, below, extra-turn, same-time, next-turn,
    at-once, nothing
""")
# What is done, as it stands among the words of a question.
DEEDS = any_of("""
    @gain, @draw, @discard, @trash, @buy, @choose, @stay, @protect, @cost, @return, @topdeck, @set-aside, @reveal,
    @look, @play, @left-over, @pass, @shuffle, @count, @spend, @react, @win, @end, @exile, @rotate, @use-up, @affect,
    @upgrade, @overpay, @order
""")
# What stands on one side of these cannot change places with what stands on the other.
BETWEEN = {
    **dict.fromkeys(("before", "bevor", "ehe", "vor"), 1),
    **dict.fromkeys(("after", "nachdem", "nach"), -1),
    **dict.fromkeys(("as", "als", "than", "instead", "statt", "anstatt", "anstelle"), 2),
}
UNSAID = any_of("@can, @must, @not, @optional, @only")  # they are compared by themselves
# What is opposite: who says one of these does not ask what the other says.
POLES = tuple(
    (any_of(one), any_of(two))
    for one, two in (
        ("before, bevor, vorher, zuvor, vor", "after, nachdem, danach, nachher, nach, afterwards"),
        (
            "keep, keeps, kept, behalte, behalten, behalt",
            "lose, loses, lost, verliere, verlieren, verliert, verfallen, verfallt, verfall",
        ),
        ("top, oben, oberste, obersten, oberster", "bottom, unten, unterste, untersten, unterster"),
        ("full, voll, volle, volles", "empty, leer, leere, leeres, leeren, leerer"),
        ("more, mehr, additional, extra", "fewer, less, weniger"),
        ("left, linke, linken, linker, links", "right, rechte, rechten, rechter, rechts"),
        ("open, offen, face-up", "secret, verdeckt, geheim, face-down"),
        (
            "all, alle, alles, allen, every, jede, jeden, whole, ganze, ganzen",
            "one, single, eine, einzige, einen, part, teil, some",
        ),
        ("different, verschiedene, verschieden, verschiedenen", "same, gleiche, gleichen, selbe, dieselbe, denselben"),
        ("dearer, expensive, teurer, teurere", "cheaper, billiger, billigere, gunstiger"),
        ("opponent, gegner, other, others, andere, anderen, mitspieler", "own, eigene, eigenen, eigener"),
    )
)
WITHOUT = any_of("""
    without, ohne, no, kein, keine, keinen, keiner, keinem, nothing, nichts, none, never, nobody, niemand, noone,
    outside, ausserhalb, nie, niemals, except, ausser, neither, weder
""")
ITSELF = any_of("itself, selbst, selber, themselves")
ONLY = any_of("only, nur, lediglich")
ANOTHER = any_of("another, andere, anderen, anderer, anderes, zweite, zweiten, weitere, weiteren")
# Where something is, and what is counted: who names others asks something else.
PLACES = any_of("""
    @in-play, @in-hand, @deck, @discard-pile, @supply, @mat, @from-trash, @exile, @action-phase, @buy-phase,
    @night-phase, @clean-up, @topdeck, @bottom
""")
USUAL = any_of("@in-hand, @supply, @clean-up, @deck, @topdeck")  # where things are if nothing else is said
UNITS = any_of("""
    @unit-cards, @unit-actions, @unit-buys, @unit-coins, @unit-points, @unit-piles, @unit-favors, @unit-coffers,
    @unit-villagers, @token, @debt
""")
ALSO = {"@keep": "@left-over"}  # what comes to the same, where nothing is opposite
# What a condition may add without changing anything, where a rule holds for every card: when I buy, if I draw one.
HARMLESS = any_of("@play, @buy, @gain, @draw, @unit-cards, @spend, @unit-coins, @look")
THESE = any_of("the, those, these, my, die, der, den, diese, diesen, meine, meinen")
LITTLE = {"@whenever": 0.3, "@at-once": 0.5, "own": 0.4}  # how it is said more than what
EXAMPLES = any_of("copper, silver, gold, estate, duchy")  # named where any card would do


@dataclass(frozen=True)
class Answered:
    texts: tuple[str, str]
    value: Value
    statement: str

    @property
    def word(self) -> Text:
        return yes_no(self.value == "yes") if isinstance(self.value, str) else counted(self.value)


def _actors(slugs: Iterable[str]) -> frozenset[str]:
    return frozenset(slug for slug in slugs if facts()[slug].kind != BASIC)


class AnsweredQuestions:
    """All of them, found by the cards that they name. They are read when they are first compared."""

    def __init__(self, rows: Iterable[Answered], about: Mapping[str, frozenset[str]], names: CardNames) -> None:
        self.names = names
        self.by_cards: dict[frozenset[str], list[Answered]] = defaultdict(list)
        for row in rows:
            named = (card_names().find(name) for name in _names().findall(row.texts[0]))
            self.by_cards[_actors(slug for slug in named if slug)].append(row)

    def find(self, q: Question, rarity: Mapping[str, float]) -> tuple[Answered, float] | None:
        """The one that asks the same, and how alike they are; none where two like it are answered differently."""
        if "?" not in q.text and not q.has(*ASKING):
            return None
        asked = _Heard.of(q)
        scored = []
        for row in self.by_cards.get(asked.actors, ()):
            likeness, value = self._likeness(asked, row, q.language, rarity)
            if likeness:
                scored.append((likeness, row if value == row.value else replace(row, value=value)))
        scored.sort(key=lambda each: -each[0])
        if not scored or scored[0][0] < ALIKE:
            return None
        best, row = scored[0]
        if best < VERBATIM and any(
            other.value != row.value and likeness > best - NEAR for likeness, other in scored[1:]
        ):
            return None
        return row, best

    def near(self, q: Question, rarity: Mapping[str, float], most: int = 3) -> list[Answered]:
        """Those that come closest, whatever they ask of these cards."""
        asked = _Heard.of(q)
        if not asked.actors:
            return []
        rows = [*self.by_cards.get(asked.actors, ())]
        for slug in asked.actors if len(asked.actors) > 1 else ():
            rows += self.by_cards.get(frozenset((slug,)), ())
        scored = [
            (_same(asked, _heard(row.texts[q.language], self.names, q.language), q.language, rarity), n, row)
            for n, row in enumerate(rows[:MOST_NEAR])
        ]
        return [row for _, _, row in sorted(scored, key=lambda each: (-each[0], each[1]))[:most]]

    def _likeness(
        self, asked: _Heard, row: Answered, language: int, rarity: Mapping[str, float]
    ) -> tuple[float, Value]:
        """How alike two questions are, and what the answer to the one is to the other."""
        if plain(row.texts[language]) == asked.text:
            return VERBATIM, row.value
        other = _heard(row.texts[language], self.names, language)
        sure, value = _in_mood(asked, other, row.value)
        if asked.open and isinstance(value, str):
            return 0.0, value
        if not sure or not asked.may_be(other) or _crossed(asked.sides, other.sides, rarity):
            return 0.0, value
        return sure * _same(asked, other, language, rarity), value


OPPOSITE: dict[Value, Value] = {"yes": "no", "no": "yes"}


def _in_mood(asked: _Heard, other: _Heard, value: Value) -> tuple[float, Value]:
    """Whether what must be, may be or is tells what is asked, and what it tells then."""
    if asked.mood == other.mood:
        return 1.0, OPPOSITE.get(value, value) if asked.free != other.free else value
    if asked.free or other.free:
        return 0.0, value
    if asked.mood == "" and other.mood == "can":
        return (1.0 if value == "no" else UNSURE), value
    if asked.mood == "" and other.mood == "must":
        return (1.0 if value == "yes" else 0.0), value  # what must be done is done
    if asked.mood == "can" and other.mood == "":
        return (1.0 if value != "no" else UNSURE), value
    if asked.mood == "can":  # what must be done may be done
        return (1.0 if value == "yes" else 0.0), value
    return (1.0 if value == "no" and not asked.negated else 0.0), value  # what is not done need not be done


def _same(asked: _Heard, other: _Heard, language: int, rarity: Mapping[str, float]) -> float:
    """How much of what either says the other says too, by weight."""

    def weight(words: Iterable[str], heard: _Heard) -> float:
        return sum(
            (FILLER if word[0] == "~" else rarity.get(word, UNKNOWN) * FAINT.get(word, 1.0) * LITTLE.get(word, 1.0))
            * (1.0 if word in heard.core else SUPPOSED if word in heard.supposed else STORY)
            for word in words
        )

    back = other.core | other.told
    there = asked.core | asked.told | (kinds_words(asked.implied, language) & back)
    if not asked.core or not there & back:
        return 0.0
    forth = weight(there & back, asked) / weight(there, asked)
    over = weight(there & back, other) / weight(back, other)
    core = weight(asked.core & back, asked) / weight(asked.core, asked)
    if min(core, over) < LEAST:
        return 0.0
    story = asked.told - asked.supposed
    if weight(story & back, asked) < STORY_TOO * weight(story, asked) and weight(story, asked) > STORY * MOST_STORY:
        return 0.0  # a long story that the other knows nothing of
    for one, two in ((asked, back), (other, there)):  # under which condition it is so
        weighty = (one.supposed if one.actors else one.supposed - HARMLESS) - LITTLE.keys()
        if weighty and weight(weighty & two, one) < SUPPOSED_TOO * weight(weighty, one):
            return 0.0
    return (forth + over + core) / 3


def _weight(words: Iterable[str], rarity: Mapping[str, float]) -> float:
    return sum(FILLER if word[0] == "~" else rarity.get(word, UNKNOWN) for word in words)


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
    actors: frozenset[str]
    common: frozenset[str]  # basic cards
    numbers: frozenset[int]
    told_numbers: frozenset[int]  # those of the story before the question
    kind: tuple[bool, ...]
    open: bool  # who, what, when: neither yes nor no answers it
    mood: str  # can, must, or nothing: what simply happens
    free: bool  # whether one need not, is asked: the opposite of must
    negated: bool
    without: bool
    deciding: tuple[bool, ...]
    poles: tuple[tuple[bool, bool], ...]
    order: tuple[str, ...]  # of the cards that are named in what is asked
    second: bool  # one of the same beside it
    sides: Sides
    sufferer: str
    subject: str
    deed: str  # the main verb
    marks: tuple[bool, bool, bool, bool]  # itself, another one, only that; how many one has, not what a card brings
    types: frozenset[str]
    implied: frozenset[str]  # the types of the basic cards
    others_do: bool  # another player does what is told
    core: frozenset[str]
    told: frozenset[str]
    supposed: frozenset[str]  # of what is told: the conditions

    @classmethod
    def of(cls, q: Question) -> _Heard:
        inside = [(clause.start, clause.end) for clause in q.asked]

        def is_asked(at: int) -> bool:
            return any(start <= at < end for start, end in inside)

        asked = [spot for spot in q.spots if is_asked(spot.at)]
        means = {spot.meaning for spot in asked}
        every = frozenset(ALSO.get(word, word) for word in asked_concepts(q))
        told = frozenset(ALSO.get(word, word) for word in told_concepts(q))
        core = every - told
        told_not = any(spot.meaning == "not" for spot in q.spots if not is_asked(spot.at))
        words = frozenset(token.word for token in q.tokens)
        said = frozenset(token.word for token in q.tokens if is_asked(token.at))
        not_now = any(token.word in WITHOUT for token in q.tokens if is_asked(token.at))
        negated = "not" in means or not_now
        optional = "@optional" in every - told or q.free
        mood = "must" if "must" in means or optional else "can" if "can" in means else ""
        free = optional
        if mood == "can" and negated:  # may I trash no card? need I trash one?
            mood, free, negated, not_now = "must", True, False, False
        actors = _actors(q.slugs)
        if actors:  # when I play it: of course
            told -= {"@play"}
        # one of the two: those that are there, not how many there are
        numbers = [(n, at) for n, at in q.numbers if n > 3 or not at or q.tokens[at - 1].word not in THESE]
        return cls(
            plain(q.text),
            actors,
            frozenset(q.slugs) - actors,
            frozenset(n for n, at in numbers if is_asked(at)),
            frozenset(n for n, at in numbers if not is_asked(at)),
            tuple(meaning in means and (meaning != "what" or _asks_what(q)) for meaning in KINDS),
            bool(asked) and asked[0].meaning in ("who", "what", "when", "where", "how", "what-happens", "why"),
            mood,
            free,
            negated,
            (not not_now and bool(WITHOUT & words) and not free) or told_not,
            tuple(q.has(meaning) or f"@{meaning}" in every for meaning in DECIDING),
            tuple((bool(one & words), bool(two & words)) for one, two in POLES),
            tuple(dict.fromkeys(card.slug for card in q.cards if is_asked(card.at))),
            len(named := [card.slug for card in q.cards if is_asked(card.at)]) > len(set(named)),
            _sides(q),
            sufferer(q),
            _subject(asked),
            _deed(q, asked),
            (bool(ITSELF & said), bool(ANOTHER & said), bool(ONLY & said), {"how-many", "have"} <= means),
            frozenset(kind for kind, _ in q.types),
            frozenset(kind for slug in q.slugs if slug not in actors for kind in facts()[slug].types),
            any(spot.meaning == "other" for spot in q.spots if not is_asked(spot.at)),
            core - UNSAID,
            told - UNSAID,
            (told & _supposed(q)) - UNSAID,
        )

    def common_order(self, other: _Heard) -> bool:
        """Two basic cards that have changed places: trash a Copper and gain a Gold."""
        first, second = ([slug for slug in each.order if slug in each.common] for each in (self, other))
        return len(first) > 1 and first != second

    def may_be(self, other: _Heard) -> bool:
        """Nothing says that the two ask different things."""
        if (self.actors, self.kind, self.negated, self.without) != (
            other.actors,
            other.kind,
            other.negated,
            other.without,
        ):
            return False
        if self.deciding != other.deciding or (self.sufferer and other.sufferer and self.sufferer != other.sufferer):
            return False
        examples = {slug for slug in self.common - other.common if set(facts()[slug].types) & other.types}
        if other.common - self.common or self.common - other.common - examples - (
            frozenset() if self.actors else EXAMPLES
        ):
            return False
        if self.actors and self.others_do != other.others_do:
            return False
        if self.second != other.second or (set(self.order) == set(other.order) and self.common_order(other)):
            return False
        theirs = other.numbers | other.told_numbers
        if theirs - self.numbers - self.told_numbers or self.numbers - theirs:
            return False
        if self.told_numbers - theirs and (self.actors or theirs):
            return False
        if any((a and d and not (b or c)) or (b and c and not (a or d)) for (a, b), (c, d) in _both(self, other)):
            return False
        if self.marks != other.marks or (self.subject and other.subject and self.subject != other.subject):
            return False
        if (self.deed and self.deed not in other.core) or (other.deed and other.deed not in self.core):
            return False
        if self.deed != other.deed and self.deed and other.deed:
            return False
        here, there = ((heard.core | heard.supposed) & UNITS for heard in (self, other))
        if here and there and not (here <= there or there <= here):
            return False
        here, there = ((heard.core | heard.supposed) & PLACES for heard in (self, other))
        if (here ^ there) - USUAL:
            return False
        here, there = self.types | self.implied, other.types | other.implied
        if here and there and not (here <= there or there <= here):
            return False
        mine, its = self.core | self.told, other.core | other.told
        if (self.core & DEEDS & other.told) - other.core and (other.core & DEEDS & self.told) - self.core:
            return False  # what the one asks the other supposes
        added = self.supposed if self.actors else self.supposed - HARMLESS
        return not ((self.core | added) & DEEDS) - its and not ((other.core | other.supposed) & DEEDS) - mine


def _asks_what(q: Question) -> bool:
    """What stands first in its clause, or after a preposition; not "darf ich was kaufen"."""
    for spot in q.spots:
        before = next((other for other in reversed(q.spots) if other.at < spot.at), None)
        if spot.meaning == "what" and (spot.at == q.clause_of(spot.at).start or (before and before.meaning == "on")):
            return True
    return False


def _subject(asked: Sequence[Spot]) -> str:
    """Who does it: whoever is named first."""
    return next((spot.meaning for spot in asked if spot.meaning in ("me", "other", "each")), "")


def _deed(q: Question, asked: Sequence[Spot]) -> str:
    """The main verb: in German at the end of its clause, where another one stands before it."""
    deeds = [spot for spot in asked if ALSO.get(f"@{spot.meaning}", f"@{spot.meaning}") in DEEDS]
    if not deeds:
        return ""
    clause = q.clause_of(deeds[0].at)
    within = [spot for spot in deeds if clause.start <= spot.at < clause.end]
    within = [spot for spot in within if spot.meaning != "set-aside"] or within  # cards set aside count
    helped = any(spot.meaning in ("can", "must", "be") for spot in asked)
    deed = within[-1 if q.language == 1 and helped else 0].meaning
    return ALSO.get(f"@{deed}", f"@{deed}")


def _supposed(q: Question) -> frozenset[str]:
    """The words of conditions, not of the story: what follows an if."""
    named = {place for card in q.cards for place in range(card.at, card.end)}
    begins = {spot.at for spot in q.spots if spot.meaning == "if"}
    last = max((token.at for token in q.tokens[:-1] if token.raw in (".", "!")), default=-1)
    words = [
        "." if token.at in named else token.raw
        for clause in q.clauses
        if clause.condition and (clause.start in begins or clause.start > last)
        for token in q.tokens[clause.start : clause.end]
    ]
    return frozenset(ALSO.get(word, word) for word in concepts(" ".join(words), q.language))


def _both(one: _Heard, two: _Heard) -> Iterator[tuple[tuple[bool, bool], tuple[bool, bool]]]:
    return zip(one.poles, two.poles, strict=True)


@lru_cache(20_000)
def _heard(text: str, names: CardNames, language: int) -> _Heard:
    return _Heard.of(read(text, names, language))
