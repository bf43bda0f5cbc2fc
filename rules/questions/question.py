"""A question as it was read: its words, its cards, and which words mean what in which part of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from rules.facts import facts
from rules.questions.names import NamedCard
from rules.questions.words import WordToken, any_of

if TYPE_CHECKING:
    from rules.questions.circumstances import Circumstances

ASKING = any_of("can, do, be, must, how-many, what, who, why, how, where, what-happens")
# What a sentence may have besides what it asks without meaning anything else.
SILENT = any_of("filler, on, and, if, be, do, have, still, me, other, give, in-hand")
COUNTED = any_of("""
    extra-turn, unit-cards, unit-actions, unit-buys, unit-coins, unit-favors, unit-coffers, unit-villagers, unit-points
""")
BASIC = "basic"
JOINING = any_of("on, into, then, and, a, an, one, another, second, auf, und, dann, noch, ein, eine, einen, zweiten")
HANDED_OUT = "non-supply"  # Horses, Spoils: what other cards give
VERBS = any_of("gain, draw, discard, trash, play, buy, reveal, have, stay, return, set-aside, keep, can")
GERMAN_PEOPLE = any_of("ich, man, wir, du, er, mein, meine")
PEOPLE = GERMAN_PEOPLE | {"i", "we", "you", "he", "she", "they", "it", "my", "sie"}
# What stands for "must" turned around.
FREE = any_of("""
    optional, voluntary, freiwillig, your choice, my choice, up to you, up to me, mir überlassen, if you like,
    as many as you like, so viele du magst, need not, brauchst nicht, musst nicht, muss nicht
""")


@dataclass(frozen=True, slots=True)
class Spot:
    """A word, or several, with a meaning."""

    meaning: str
    at: int
    length: int
    raw: str


@dataclass
class Clause:
    """A part of the sentence between commas, or from an `if` to its end."""

    start: int
    end: int
    condition: bool = False


@dataclass
class Question:
    text: str
    tokens: list[WordToken]
    cards: list[NamedCard]
    spots: list[Spot]
    numbers: list[tuple[int, int]]  # value, place
    types: list[tuple[str, int]]  # type, place
    strange: list[str]  # words that nothing here knows
    language: int
    editions: dict[str, int] = field(default_factory=dict)
    players: int = 0
    clauses: list[Clause] = field(default_factory=list)
    turned: frozenset[str] = frozenset()  # what was assumed, and is wished the other way round
    told: Circumstances | None = None  # how the table lies, where the sentence says so

    @property
    def slugs(self) -> list[str]:
        return list(dict.fromkeys(named.slug for named in self.cards))

    @property
    def actors(self) -> list[str]:
        """The cards that do something; the basic ones only where there are no others."""
        found = [slug for slug in self.slugs if facts()[slug].kind != BASIC]
        handed = [slug for slug in found if facts()[slug].kind == HANDED_OUT]
        if len(found) > 1 and "ruins" in found:
            found.remove("ruins")  # what other cards hand out
        if len(found) > len(handed) == 1 and self.asks("gain", "give") and not self.has("can"):
            found.remove(handed[0])
        return found or self.slugs

    @property
    def context(self) -> list[str]:
        """Actors that only a condition names: what was played before."""
        asked = {named.slug for named in self.cards if not self.clause_of(named.at).condition}
        return [slug for slug in self.actors if slug not in asked]

    @property
    def sources(self) -> list[str]:
        """What brings something about: the cards, and the Way as which one is played."""
        return [*self.slugs, *((self.told.way,) if self.told and self.told.way else ())]

    @property
    def objects(self) -> list[str]:
        return [slug for slug in self.slugs if slug not in self.actors]

    def has(self, *wanted: str) -> bool:
        return any(spot.meaning in wanted for spot in self.spots)

    @property
    def free(self) -> bool:
        """Is it optional: the other way round than whether it must be done."""
        return any(spot.raw.lower() in FREE for spot in self.spots)

    def spot(self, *wanted: str) -> Spot | None:
        return next((spot for spot in self.spots if spot.meaning in wanted), None)

    def copies(self, slug: str) -> int:
        """How many of a card are spoken of: two Bridges, zwei Außenposten."""
        for named in self.cards:
            if named.slug == slug and named.at:
                value = next((n for n, at in self.numbers if at == named.at - 1), 0)
                if 1 < value < 7:
                    return value
        return 1

    @property
    def listed_twice(self) -> bool:
        """Village, Village, Smithy: two of a card, though nobody says two."""
        return any(facts()[slug].kind != BASIC for slug in self.in_a_row)

    @property
    def in_a_row(self) -> set[str]:
        """What is named twice with hardly anything between: Copper, Copper; one Throne Room on another."""
        return {
            one.slug
            for one, two in pairwise(self.cards)
            if one.slug == two.slug
            and all(token.mark or token.word in JOINING for token in self.tokens[one.end : two.at])
        }

    def unused_numbers(self) -> list[int]:
        """Numbers that belong to nothing that is understood: neither so many cards of a name, nor what is asked."""
        found = []
        for n, at in self.numbers:
            named = any(card.at in (at + 1, at + 2) for card in self.cards)
            counted = [spot for spot in self.spots if spot.at in (at + 1, at + 2) and spot.meaning in COUNTED]
            asked = bool(counted) and not self.clause_of(at).condition and not self._held(counted[0].at)
            if n != self.players and not (named or asked or self.asks("cost", "cheaper")):
                found.append(n)
        return found

    def _held(self, at: int) -> bool:
        """Cards in hand: a circumstance, not what is asked."""
        return any(spot.meaning in ("in-hand", "deck", "discard-pile") and 0 < spot.at - at <= 3 for spot in self.spots)

    def near(self, at: int, wanted: Collection[str], reach: int = 3) -> Spot | None:
        """The nearest word before that place with one of these meanings."""
        found = [spot for spot in self.spots if spot.meaning in wanted and at - reach <= spot.at < at]
        return found[-1] if found else None

    def clause_of(self, at: int) -> Clause:
        return next((clause for clause in self.clauses if clause.start <= at < clause.end), self.clauses[-1])

    def inside(self, clause: Clause, *wanted: str) -> list[Spot]:
        return [spot for spot in self.spots if spot.meaning in wanted and clause.start <= spot.at < clause.end]

    def numbers_in(self, clause: Clause) -> list[int]:
        return [n for n, at in self.numbers if clause.start <= at < clause.end]

    def named_in(self, clause: Clause) -> list[NamedCard]:
        return [named for named in self.cards if clause.start <= named.at < clause.end]

    @property
    def asked(self) -> list[Clause]:
        """The parts that ask; where all are conditions, all of them."""
        return [clause for clause in self.clauses if not clause.condition] or self.clauses

    def asks(self, *wanted: str) -> bool:
        """One of these meanings stands in what is asked, not in a condition."""
        return any(self.inside(clause, *wanted) for clause in self.asked)

    def until(self, end: int) -> Question:
        """Without what stands behind that place."""
        return replace(
            self,
            tokens=self.tokens[:end],
            cards=[named for named in self.cards if named.at < end],
            spots=[spot for spot in self.spots if spot.at < end],
            numbers=[(n, at) for n, at in self.numbers if at < end],
            types=[(kind, at) for kind, at in self.types if at < end],
            clauses=[replace(each, end=min(each.end, end)) for each in self.clauses if each.start < end],
        )

    def described(self) -> Question:
        """Without the verbs that only say which card is meant: a Silver it discards, the Curse I get."""
        ends = {named.end for named in self.cards}
        verbs = {
            spot.at
            for spot in self.spots
            if spot.meaning in VERBS and spot.at - 1 in ends and self.tokens[spot.at - 1].word in PEOPLE
        }
        return replace(self, spots=[spot for spot in self.spots if spot.at not in verbs]) if verbs else self

    def leftover(self, used: Collection[str]) -> list[str]:
        """What was said and is not used: then nothing is decided."""
        return [spot.raw for spot in self.spots if spot.meaning not in SILENT and spot.meaning not in used]
