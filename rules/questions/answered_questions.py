"""Questions that were written down with their answers, each under the statement that answers it: is one asked again?"""

from __future__ import annotations

import heapq
import itertools
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache

from rules.engine.decisions import Text
from rules.facts import facts, plain
from rules.questions.claim import Claim
from rules.questions.claim_reading import claim_of
from rules.questions.clauses import asks
from rules.questions.differences import PLACES, all_done, apart, crossed, may_be
from rules.questions.hearing import DEEDS, HARMLESS, LITTLE, UNKNOWN, UNSAID, Heard, actors, parted
from rules.questions.kinds import OWN, called, chooses_by_cost, in_kind
from rules.questions.laying import SHOWN
from rules.questions.names import CardNames
from rules.questions.paraphrases import closest
from rules.questions.probes import shields
from rules.questions.question import Question
from rules.questions.reading import read
from rules.questions.roles import of_others, of_the_rest
from rules.questions.rulings import FAINT, FILLER, kinds_words
from rules.questions.staging import attack
from rules.questions.verdict import Value, counted, yes_no
from rules.questions.words import any_of

MOST_READ = 30  # of those about the same cards
MOST_RULES, STEM = 60, 5  # and of those that name no card, by the beginnings of their words
MOST_TOGETHER = 4  # named cards of which all sets are looked at
RUN, NEAR_RULE = 4, 0.15  # letters that are compared at once; how many of them a question without a card must share
ALIKE = 0.72  # how much of what is said must be the same, by weight
OF_A_KIND = 0.7  # which says nothing against a table
IN_KIND = 0.85  # and where a kind of card is written of, not the card
LEAST, SUPPOSED_TOO = 0.6, 0.5  # and how much of either side, and of either condition
VERBATIM = 2.0  # the very words, more than the same words in another order
NEAR = 0.08  # a like one with another answer that comes so close leaves it open
STORY_TOO, MOST_STORY = 0.2, 8.0  # how much of a story must be the same, where it has that much to say
# Where none is as alike: so like it, and so far from any with another answer, although the two differ by these.
LIKELY, CLEARLY = 0.6, 0.2
LOOSELY = dict.fromkeys(("others_do", "deeds", "told_numbers", "deed in core", "several"), 0.12)
CONTESTING = dict.fromkeys(("marks", "both", "sides"), 0.12)  # and such a one with another answer makes it doubtful
# Who names several cards that meet mostly asks what others ask of them: how much each difference makes that doubtful,
# fitted to how often the answers of two questions about the same cards differ.
DOUBTS = dict.fromkeys(("poles", "elsewhere", "order", "asked of another", "other numbers", "third", "several"), 2.4)
DOUBTS |= {"units": 1.1, "common": 1.1, "sequence": 2.4, "counts": 1.4, "plus": 0.6, "deciding": 0.7, "places": 0.65}
DOUBTS |= {
    "deed": 0.65,
    "types": 0.55,
    "negated": 2.4,
    "otherwise": 2.4,
    "sufferer": 0.5,
    "handled": 0.35,
    "deeds": 0.25,
    "without": 0.5,
}
DOUBTFUL_MOOD, SAME_WORDS, NOTHING_SHARED = 0.2, 0.25, 0.3  # what may be beside what is; the same words or none
# A number hangs on these.
COUNTING = any_of("""
    numbers, told_numbers, other numbers, units, counts, deciding, second, common, has, deed,
    deed in core, without, sides
""")
# And what is asked of one card hangs on these.
OF_ONE = any_of("handled, without, others_do, places, told_numbers, both, common, several, sides")
# Of two that differ by one of these, the one may ask for the contrary of the other.
CONTRARY = any_of("@protect, @stay, @left-over, @from-trash, lose, verlier, verlor")
# Of one card it hangs on these, too: whoever says one of them hardly asks what the other asks.
DECISIVE = any_of("""
    @to-hand, @clean-up, @twice, ~selb, ~itself, ~exact, ~genau, ~alreadi, ~schon, ~later, ~spat, third, dritt, viert,
    fourth, event, ereignis
""")
WHO_FIRST = any_of("first, last, erst, zuerst, letzt, left, right, link, recht")  # and a rule on these
# What one says and the other does not: then they are two questions.
TELLING = (
    any_of("wait, waits, waiting, warte, wartet, warten"),
    any_of("same, selben, gleichen, derselben, demselben"),
    any_of("moment, instant, immediately, sofort, augenblick"),
    any_of("only, nur, lediglich"),
    any_of("once, einmal"),
    any_of("until, till, bis"),
    any_of("ago, vorletzten, vorletzter, vorletztem"),
)
IN_BOTH = any_of("both, beide, beiden, beides")  # and a number
LEAST_LIKELY, LEAST_CORE = 0.25, 0.35  # and how much of either side, and of what is asked
UNSURE = 0.9  # where one asks what may be and the other what is
STORY, TOLD, SUPPOSED = 0.3, 0.4, 0.8  # what is told before the question weighs less, and what is supposed in it


@dataclass(frozen=True)
class Answered:
    texts: tuple[str, str]
    value: Value
    statement: str

    @cached_property
    def said(self) -> tuple[str, str]:
        return plain(self.texts[0]), plain(self.texts[1])

    @cached_property
    def stems(self) -> tuple[frozenset[str], frozenset[str]]:
        en, de = (frozenset(word[:STEM] for word in said.split()) for said in self.said)
        return en, de

    @property
    def word(self) -> Text:
        return yes_no(self.value == "yes") if isinstance(self.value, str) else counted(self.value)


class AnsweredQuestions:
    """All of them, found by the cards that they name. They are read when they are first compared."""

    def __init__(self, rows: Iterable[Answered], names: CardNames) -> None:
        self.names = names
        self.by_cards: dict[frozenset[str], list[Answered]] = defaultdict(list)
        for row in rows:
            self.by_cards[actors(_names()[1][name] for name in _names()[0].findall(row.texts[0]))].append(row)

    def find(self, q: Question, rarity: Mapping[str, float]) -> tuple[Answered, float] | None:
        """The one that asks the same, and how alike they are; none where two like it are answered differently."""
        asked = Heard.of(q)
        if not asks(q) or not (asked.core or asked.told or asked.kind[0] or self._verbatim(asked, q.language)):
            return None  # what is asked was not heard
        scored = self._scored(asked, q.language, rarity)
        if scored and scored[0][0] >= ALIKE:
            found = _uncontested(scored)
            if found is None or asked.actors or found[1] >= VERBATIM:
                return found
            # a rule hangs on every word
            loosely = self._heard_loosely(asked, self._compared(asked, q.language, rarity), q.language, rarity)
            nearest = max(loosely, key=lambda each: each[0], default=None)
            return found if nearest is None or nearest[1].value == found[0].value else None
        likely = None if _strange(q) else self._likely(asked, q.language, rarity)
        return likely if likely or scored else self._of_its_kind(q, asked, rarity)

    def _verbatim(self, asked: Heard, language: int) -> bool:
        return any(row.said[language] == asked.text for row in self.by_cards.get(asked.actors, ()))

    def restated(self, q: Question, rarity: Mapping[str, float]) -> Answered | None:
        """The one that asks the same in other words, where any other answer is far away."""
        asked = Heard.of(q)
        return closest(asked, self._compared(asked, q.language, rarity))

    def _scored(self, asked: Heard, language: int, rarity: Mapping[str, float]) -> list[tuple[float, Answered]]:
        """Those that may ask the same, the likest first."""
        scored = []
        for row in self._about(asked, language):
            likeness, value = self._likeness(asked, row, language, rarity)
            if likeness:
                scored.append((likeness, row if value == row.value else replace(row, value=value)))
        return sorted(scored, key=lambda each: -each[0])

    def _of_its_kind(self, q: Question, asked: Heard, rarity: Mapping[str, float]) -> tuple[Answered, float] | None:
        """What is written of a kind of card, where one of that kind is named and nothing is written of it."""
        found = []
        for slug, kind, again in () if asked.common else in_kind(q, self.names):
            if {thing for _, thing in asked.handled} - {slug} or called(kind, q.language) & (asked.core | asked.told):
                continue  # that card only does it to another one
            rows = [
                (likeness, row)
                for likeness, row in self._scored(Heard.of(again), q.language, rarity)
                if likeness >= IN_KIND
                and (row.value == "no" or (row.value == "yes" and kind != "Action" and not chooses_by_cost(q, slug)))
                and self._speaks_of(row, kind, q.language)
                and not self._tells_more(row, asked, q.language)
            ]
            if rows and (best := _uncontested(rows)):
                found.append((best[1], best[0]))
        best = _uncontested(sorted(found, key=lambda each: -each[0])) if found else None
        return (best[0], OF_A_KIND) if best else None

    def _tells_more(self, row: Answered, asked: Heard, language: int) -> bool:
        """My Lighthouse was discarded last turn: what nobody said of this card."""
        other = _read(row.texts[language], self.names, language)
        return bool((other.told & DEEDS) - asked.told - asked.core)

    def _speaks_of(self, row: Answered, kind: str, language: int) -> bool:
        other = _read(row.texts[language], self.names, language)
        words = other.core | other.told
        return called(kind, language) <= words and not words & OWN

    def _likely(self, asked: Heard, language: int, rarity: Mapping[str, float]) -> tuple[Answered, float] | None:
        """The likeliest, where any that is answered differently is much less like it."""
        compared = [*self._compared(asked, language, rarity)]
        found = _hardly_doubtful(asked, compared) if asked.actors else None
        if found:
            return found
        scored = [*self._heard_loosely(asked, compared, language, rarity)]
        if not scored:
            return None
        best, row = max(scored, key=lambda each: each[0])
        if best < (LIKELY if asked.actors and isinstance(row.value, str) else ALIKE):  # a number hangs on every word
            return None
        doubtful = [*self._heard_loosely(asked, compared, language, rarity, LOOSELY | CONTESTING)]
        against = max((likeness for likeness, other in doubtful if other.value != row.value), default=0.0)
        return (row, min(best, ALIKE)) if best - against >= CLEARLY else None

    @staticmethod
    def _heard_loosely(
        asked: Heard,
        compared: Iterable[Compared],
        language: int,
        rarity: Mapping[str, float],
        loosely: Mapping[str, float] = LOOSELY,
    ) -> Iterator[tuple[float, Answered]]:
        """Those that differ by little, and how alike they are then."""
        for row, other, sure, differing in compared:
            if (asked.open and isinstance(row.value, str)) or not differing <= loosely.keys():
                continue
            if not isinstance(row.value, str) and differing & COUNTING:
                continue
            if not asked.actors and (asked.core ^ other.core) & WHO_FIRST:
                continue
            if not _anothers_deeds_differ(asked, other):
                yield sure * _loosely(asked, other, language, rarity) - sum(loosely[each] for each in differing), row

    def _compared(self, asked: Heard, language: int, rarity: Mapping[str, float]) -> Iterator[Compared]:
        """Those about the same cards, each with its answer to what is asked, and by what the two differ."""
        for row in self._about(asked, language):
            other = _read(row.texts[language], self.names, language)
            sure, value = _in_mood(asked, other, row.value)
            if sure and not crossed(asked.sides, other.sides, rarity):
                row = row if value == row.value else replace(row, value=value)
                yield row, other, sure, frozenset(apart(asked, other))

    def _about(self, asked: Heard, language: int) -> Sequence[Answered]:
        """Those about the same cards; of very many those that share most words: each is read when it is compared."""
        rows = self.by_cards.get(asked.actors, [])
        most = MOST_READ if asked.actors else MOST_RULES
        if len(rows) <= most:
            return rows
        words = asked.text.split()
        if asked.actors:
            said = frozenset(words)
            return heapq.nlargest(most, rows, key=lambda row: len(said.intersection(row.said[language].split())))
        stems, rare = {word[:STEM] for word in words}, self._rare[language]
        return heapq.nlargest(most, rows, key=lambda row: math.fsum(rare[s] for s in stems & row.stems[language]))

    @cached_property
    def _rare(self) -> tuple[Mapping[str, float], ...]:
        """How much a word's beginning tells among the questions that name no card."""
        rows = self.by_cards[frozenset()]
        counts = (Counter(stem for row in rows for stem in row.stems[language]) for language in (0, 1))
        return tuple({stem: math.log(len(rows) / n) for stem, n in each.items()} for each in counts)

    def same_claim(self, q: Question, row: Answered) -> bool:
        """What is done is the same, and whether it is bought, waited for, or done in one turn."""
        asked, other = Heard.of(q), _read(row.texts[q.language], self.names, q.language)
        if asked.text == other.text:
            return True
        bought = ("@buy" in asked.core | asked.told) != ("@buy" in other.core | other.told)
        deeds = asked.deed and other.deed and asked.deed != other.deed
        unheard = _weighty(asked) - other.core - other.told - UNSAID
        here, there = _said(asked) & PLACES, _said(other) & PLACES
        elsewhere = bool(here and there) and not here & there
        if self.tells_apart(q, row) or bought or deeds or elsewhere or len(unheard) > MOST_UNHEARD:
            return False
        return not self._of_others(q, row) and self._asks_the_same(q, row)

    @staticmethod
    def tells_apart(q: Question, row: Answered) -> bool:
        """The one says a word on which it hangs, and the other does not."""
        said, written = ({*plain(text).split()} for text in (q.text, row.texts[q.language]))
        telling = TELLING if isinstance(row.value, str) else (*TELLING, IN_BOTH)
        return any(bool(said & marks) != bool(written & marks) for marks in telling)

    def numbers_in(self, row: Answered, language: int) -> set[int]:
        return {n for n, _ in read(row.texts[language], self.names, language).numbers}

    def _of_others(self, q: Question, row: Answered) -> bool:
        """What is theirs here is mine there; or how few cards are held is not said there: then it is another table."""
        written = read(row.texts[q.language], self.names, q.language)
        said, other = ({token.word for token in each.tokens} for each in (q, written))
        pile = q.has("discard-pile") and written.has("discard-pile")  # from where nobody shows it
        one, two = claim_of(q), claim_of(written)
        late = one.asked.verb in SHOWN and bool(said & AFTER) != bool(other & AFTER)
        if late or (not pile and _shown_by_another(one, two)) or _not_played(one, two):
            return True
        if (_emptied(two) - _emptied(one) and not said & EMPTY) or _done_by_others(one) - _done_by_others(two):
            return True
        if _own_attacks(q) != _own_attacks(written) or (of_the_rest(q) and not of_others(written)):
            return True
        (up, down), (open_there, closed_there) = _faces(said), _faces(other)
        if (up and closed_there) or (down and open_there):
            return True
        crossed_over = any(
            one & THEIRS and two & MINE and not (one & MINE or two & THEIRS)
            for one, two in ((said, other), (other, said))
        )
        few, there = (
            {part.n for part in claim_of(each).held if part.zone == "hand" and part.card == "?"}
            for each in (q, written)
        )
        kinds = {kind for kind, _ in q.types} & {kind for kind, _ in written.types}
        elsewhere = bool(kinds) and any(written.has(place) and not q.has(place) for place in ZONES)
        return crossed_over or elsewhere or any(n < FEW for n in few - there)

    def _asks_the_same(self, q: Question, row: Answered) -> bool:
        """Of another card only where type, verb, person and number are the same: then it is said in other words."""
        one, two = (claim_of(each).asked for each in (q, read(row.texts[q.language], self.names, q.language)))
        fields = (one.type, one.verb, one.n, one.negated, one.who or "me")
        same = fields == (two.type, two.verb, two.n, two.negated, two.who or "me")
        if one.verb != two.verb and {one.verb, two.verb} <= HANDLING:
            return False  # played and shown, trashed and put back
        if (one.type, two.type, row.value) == ("happens", "may", "yes") and one.verb in HANDLING:
            return False  # what may be put onto the deck is not put there
        if {one.who, two.who} == {"me", "other"} and not any(map(attack, q.actors)):
            return False  # of an Attack what it does to me is written as what it does to others
        if one.negated and one.unit != two.unit:
            return False  # without a Potion, without coins
        return one.card == two.card or (same and (one.unit == two.unit or not (one.unit and two.unit)))

    def near(self, q: Question, most: int = 3) -> list[Answered]:
        """Those that come closest in their letters, whatever they ask of these cards, or of some of them."""
        named, said = actors(q.slugs), _runs_of_letters(plain(q.text))
        rows = self._of_these_or_some(named) if named else self._about(Heard.of(q), q.language)
        shares = [(_shared(said, _runs_of_letters(row.said[q.language])), row) for row in rows]
        likest = heapq.nlargest(most, shares, key=lambda each: each[0])
        return [row for share, row in likest if named or share >= NEAR_RULE]

    def _of_these_or_some(self, named: frozenset[str]) -> list[Answered]:
        """In a story not every card matters."""
        sizes = range(len(named), 0, -1) if len(named) <= MOST_TOGETHER else (len(named), 1)
        sets = (frozenset(cards) for n in sizes for cards in itertools.combinations(sorted(named), n))
        return [row for cards in sets for row in self.by_cards.get(cards, ())]

    def _likeness(self, asked: Heard, row: Answered, language: int, rarity: Mapping[str, float]) -> tuple[float, Value]:
        """How alike two questions are, and what the answer to the one is to the other."""
        if row.said[language] == asked.text:
            return VERBATIM, row.value
        other = _read(row.texts[language], self.names, language)
        sure, value = _in_mood(asked, other, row.value)
        if asked.open and isinstance(value, str):
            return 0.0, value
        if not sure or not may_be(asked, other) or crossed(asked.sides, other.sides, rarity):
            return 0.0, value
        return sure * _same(asked, other, language, rarity), value


Compared = tuple[Answered, Heard, float, frozenset[str]]


@dataclass(frozen=True)
class Doubt:
    """How much of it may be doubtful, what it may not hang on, and how much more doubtful any other answer must be."""

    most: float
    more: float
    hangs_on: frozenset[str]
    likeness: float = ALIKE


def _hardly_doubtful(asked: Heard, compared: Iterable[Compared]) -> tuple[Answered, float] | None:
    """The one that hardly differs, where any other answer differs more."""
    if asked.open:
        return None
    alone = len(asked.actors) == 1
    doubts = []
    for row, other, sure, differing in compared:
        number = not isinstance(row.value, str)
        if asked.kind != other.kind or (alone and number):
            continue
        doubt = sum(DOUBTS.get(each, 0.0) for each in differing) + (DOUBTFUL_MOOD if sure < 1 else 0.0)
        doubt -= SAME_WORDS * ((asked.deed == other.deed != "") + (_weighty(asked) == _weighty(other)))
        doubt += 0.0 if all_done(asked.core) & all_done(other.core) else NOTHING_SHARED
        differing |= {"contrary"} if (asked.core ^ other.core) & CONTRARY else frozenset()
        if alone and (asked.mood != other.mood or (_said(asked) ^ _said(other)) & DECISIVE):
            differing |= {"without"}  # what must be done is not what is done
        if alone or not number or not differing & COUNTING:
            doubts.append((doubt, row, differing))
    for allowed in _allowed(asked):
        fitting = [(doubt, row) for doubt, row, differing in doubts if not differing & allowed.hangs_on]
        if not fitting:
            continue
        least, row = min(fitting, key=lambda each: each[0])
        against = min((doubt for doubt, other, _ in doubts if other.value != row.value), default=math.inf)
        if least <= allowed.most and against - least >= allowed.more:
            return row, allowed.likeness
    return None


def _allowed(asked: Heard) -> tuple[Doubt, Doubt]:
    """Of cards that meet, of one with a basic one, of one alone; more where any other answer is much more doubtful."""
    if len(asked.actors) > 1:
        return Doubt(0.8, 0.5, frozenset()), Doubt(1.5, 1.0, any_of("common, numbers, contrary"), LIKELY)
    if asked.common:
        hangs_on = OF_ONE | ({"numbers"} if max(asked.numbers, default=0) > 1 else frozenset())
        return Doubt(0.3, 0.5, hangs_on), Doubt(0.8, 1.0, hangs_on | {"deciding"}, LIKELY)
    hangs_on = OF_ONE | COUNTING
    return Doubt(0.25, 0.5, hangs_on), Doubt(0.5, 1.0, hangs_on, LIKELY)


def _said(heard: Heard) -> frozenset[str]:
    return heard.core | heard.told


def _weighty(heard: Heard) -> frozenset[str]:
    """What is asked, without what says little."""
    return frozenset(word for word in heard.core if word[0] != "~")


def _strange(q: Question) -> bool:
    """A word that nobody knows stands in what is asked."""
    said = {token.raw for clause in parted(q).asked for token in q.tokens[clause.start : clause.end]}
    return any(word in said for word in q.strange)


def _anothers_deeds_differ(asked: Heard, other: Heard) -> bool:
    """What another player does is not supposed, and not left unheard."""
    if (other.others_do and not asked.others_do) or (asked.others_do != other.others_do and asked.without):
        return True
    return asked.others_do and not other.others_do and bool((asked.told & DEEDS) - other.core - other.told)


def _uncontested(scored: Sequence[tuple[float, Answered]]) -> tuple[Answered, float] | None:
    """The likest, unless another answer comes close to it."""
    best, row = scored[0]
    if best < VERBATIM and any(other.value != row.value and likeness > best - NEAR for likeness, other in scored[1:]):
        return None
    return row, best


def _shown_by_another(one: Claim, two: Claim) -> bool:
    """A shield is shown, shown by somebody else, or said not to be shown."""
    shown, there = (
        {
            (deed.card, deed.who or "me", deed.negated)
            for deed in claim.deeds
            if deed.card and deed.verb in SHOWN and shields(deed.card) == "hand"
        }
        for claim in (one, two)
    )
    return bool(shown - there)


def _emptied(claim: Claim) -> set[str]:
    """Piles that are said to be empty."""
    return {part.card for part in claim.held if part.zone == "supply" and not part.n}


def _own_attacks(q: Question) -> set[str]:
    """To my own Cutpurse: an Attack that is said to be one's own."""
    return {named.slug for named in q.cards if q.tokens[max(named.at - 1, 0)].word in OWN_ONES and attack(named.slug)}


def _done_by_others(claim: Claim) -> set[str]:
    """What somebody else does, who attacks nobody with it."""
    return {deed.verb for deed in claim.deeds if deed.who == "other" and deed.verb in HAPPENS_TO}


def _not_played(one: Claim, two: Claim) -> bool:
    """A Treasure is held in hand here, and was played there."""
    in_hand = {part.card for part in one.held if part.zone == "hand" and part.n and part.card in facts()}
    played = {deed.card for deed in two.deeds if deed.verb == "play"} - {deed.card for deed in one.deeds}
    return any("Treasure" in facts()[slug].types for slug in in_hand & played)


def _faces(words: Set[str]) -> tuple[bool, bool]:
    """Face up, verdeckt."""
    return bool(words & OPEN or {"face", "up"} <= words), bool(words & CLOSED or {"face", "down"} <= words)


OPEN, CLOSED = any_of("offen, offene, offenen, faceup"), any_of("verdeckt, verdeckte, verdeckten, facedown")
THEIRS = any_of("his, her, their, seine, seinen, seinem, seiner, ihre, ihren, ihrem, ihrer")
MINE = any_of("my, mein, meine, meinen, meinem, meiner, meines")
AFTER = any_of("after, afterwards, nachdem, danach, hinterher, nachtraglich")
EMPTY = any_of("empty, leer, leere, leerer, leeren, leerem")
OWN_ONES = any_of("own, eigene, eigenen, eigener, eigenes, eigenem")
HAPPENS_TO = ("gain", "buy", "trash", "topdeck")  # of which it hangs whose card it is
# What is done with a card, each another thing than the others.
HANDLING = frozenset(
    ("play", "reveal", "discard", "trash", "return", "topdeck", "set-aside", "exile", "draw", "buy", "pass")
)
MOST_UNHEARD = 2  # words of what is asked that the other does not say
ZONES = ("in-hand", "in-play", "discard-pile")
FEW = 4  # cards in hand, of which it hangs what can be done
OPPOSITE: dict[Value, Value] = {"yes": "no", "no": "yes"}


def _in_mood(asked: Heard, other: Heard, value: Value) -> tuple[float, Value]:
    """Whether what must be, may be or is tells what is asked, and what it tells then."""
    if asked.free != other.free and asked.mood == other.mood and len((asked if asked.free else other).core & DEEDS) > 1:
        return 0.0, value  # trash nothing and gain a card: which of the two need not be done is not heard
    if asked.mood == other.mood:
        return 1.0, OPPOSITE.get(value, value) if asked.free != other.free else value
    if asked.free or other.free:
        return 0.0, value
    if asked.mood == "must" and other.mood == "" and asked.deed == other.deed == "@stay":
        return 1.0, value  # must the Throne Room stay: does it
    if not isinstance(value, str) and {asked.mood, other.mood} == {"", "must"}:
        return 1.0, value  # how many must I discard, how many do I discard
    if asked.mood == "must":
        return (1.0 if value == "no" and not asked.negated else 0.0), value  # what is not done need not be done
    if asked.mood == "can" and other.mood == "":
        return (1.0 if value != "no" else UNSURE), value
    telling, otherwise = TOLD_BY[asked.mood, other.mood]
    return (1.0 if value == telling else otherwise), value


# By the mood of what is asked and of what is written: the answer that tells it, and how sure any other is.
TOLD_BY: dict[tuple[str, str], tuple[Value, float]] = {
    ("", "can"): ("no", UNSURE),
    ("", "must"): ("yes", 0.0),  # what must be done is done
    ("can", "must"): ("yes", 0.0),  # what must be done may be done
}


def _runs_of_letters(text: str) -> frozenset[str]:
    """Four at a time: forms of a word share most of them, and so do the parts of a German one."""
    text = f" {text} "
    return frozenset(text[n : n + RUN] for n in range(len(text) - RUN + 1))


def _shared(one: frozenset[str], two: frozenset[str]) -> float:
    return len(one & two) / len(one | two) if one or two else 0.0


def _weight(words: Iterable[str], heard: Heard, rarity: Mapping[str, float], story: float = STORY) -> float:
    return sum(
        (FILLER if word[0] == "~" else rarity.get(word, UNKNOWN) * FAINT.get(word, 1.0) * LITTLE.get(word, 1.0))
        * (1.0 if word in heard.core else SUPPOSED if word in heard.supposed else story)
        for word in words
    )


def _loosely(asked: Heard, other: Heard, language: int, rarity: Mapping[str, float]) -> float:
    """How much of what either says the other says too, where that is something on both sides."""
    back = other.core | other.told
    there = asked.core | asked.told | (kinds_words(asked.implied, language) & back)
    shares = []
    story = TOLD if asked.actors else SUPPOSED  # a rule hangs on what is told
    for heard, words, others in ((asked, there, back), (other, back, there)):
        whole, core = _weight(words, heard, rarity, story), _weight(heard.core, heard, rarity)
        if not core or _weight(heard.core & others, heard, rarity) < LEAST_CORE * core:
            return 0.0
        shares.append(_weight(words & others, heard, rarity, story) / whole)
    return sum(shares) / 2 if min(shares) >= LEAST_LIKELY else 0.0


def _same(asked: Heard, other: Heard, language: int, rarity: Mapping[str, float]) -> float:
    """How much of what either says the other says too, by weight."""

    def weight(words: Iterable[str], heard: Heard) -> float:
        return _weight(words, heard, rarity)

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
        if weighty and weight(weighty & two, one) <= SUPPOSED_TOO * weight(weighty, one):
            return 0.0
    return (forth + over + core) / 3


@cache
def _names() -> tuple[re.Pattern[str], dict[str, str]]:
    """Any card's English name, one or several of it, the longer one of two that begin alike; and whose it is."""
    named = {form: fact.slug for fact in facts().values() for form in (fact.en, *_several(fact.en))}
    listed = sorted(named, key=len, reverse=True)
    first = "".join({name[0] for name in listed})  # hardly any word begins so, and none else is compared with them all
    return re.compile(rf"\b(?=[{first}])({'|'.join(map(re.escape, listed))})(?=(?:e?s)?\b)"), named


def _several(name: str) -> Iterator[str]:
    """Laboratories, Wharves, Highwaymen."""
    for one, many in (("y", "ies"), ("f", "ves"), ("man", "men")):
        if name.endswith(one):
            yield name.removesuffix(one) + many


@lru_cache(4096)  # 7 kB each
def _read(text: str, names: CardNames, language: int) -> Heard:
    return Heard.of(read(text, names, language))
