"""What is heard in a question: all that decides whether two of them ask the same."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from rules.facts import facts, plain
from rules.questions.casting import sufferer
from rules.questions.handling import (
    BETWEEN,
    BOTH,
    FIRST,
    THEN,
    USING,
    counts_of,
    done_to,
    is_of_a_card,
    sequence,
    what_follows,
)
from rules.questions.names import DETERMINERS, ONE_OF, NamedCard
from rules.questions.probes import shields
from rules.questions.question import ASKING, BASIC, PEOPLE, Clause, Question, Spot
from rules.questions.rulings import asked_concepts, told_concepts, typed_concepts, worded
from rules.questions.words import ITSELF, NUMBERS, any_of, stems

UNKNOWN = 4.0  # what a word weighs that no statement has
# What is asked for: two questions of different kinds are two questions.
KINDS = ("how-many", "who", "when", "what", "where", "how", "what-happens", "or")
# Circumstances that turn an answer around: both have them or neither.
DECIDING = any_of("""
    twice, thrice, again, empty, attacker, others-turn, instead, below, extra-turn, same-time, next-turn, nothing,
    first-player
""")
# What is done, as it stands among the words of a question.
DEEDS = any_of("""
    @gain, @draw, @discard, @trash, @buy, @choose, @stay, @protect, @cost, @return, @topdeck, @set-aside, @reveal,
    @look, @play, @left-over, @pass, @shuffle, @count, @spend, @react, @win, @end, @exile, @rotate, @use-up, @affect,
    @upgrade, @overpay, @order, @to-hand, @get
""")
SHIELDING = any_of("@protect, @reveal, @play, @end, @react")  # what is done with a Moat
UNSAID = any_of("@can, @must, @not, @optional, @only")  # they are compared by themselves
# What is opposite: who says one of these does not ask what the other says.
POLES = tuple(
    (any_of(one), any_of(two))
    for one, two in (
        ("before, bevor, vorher, zuvor, vor", "after, nachdem, danach, nachher, nach, afterwards"),
        (
            "keep, keeps, kept, behalte, behalten, behalt",
            "lose, loses, losing, lost, gone, weg, futsch, "
            "verliere, verlieren, verliert, verloren, verfallen, verfallt, verfall",
        ),
        ("top, oben, oberste, obersten, oberster", "bottom, unten, unterste, untersten, unterster"),
        ("first, erste, ersten, erster, erstes", "second, zweite, zweiten, zweiter, zweites"),
        ("full, voll, volle, volles", "empty, leer, leere, leeres, leeren, leerer"),
        ("more, mehr, additional, extra", "fewer, less, weniger"),
        ("more, fewer, less, mehr, weniger", "equal, equally, gleich, gleiche, gleichen, gleichviele, gleichstark"),
        (
            "more, extra, additional, mehr, zusatzlich, zusatzliche, zusatzlichen, zusatzliches",
            "total, altogether, overall, insgesamt, gesamt",
        ),
        ("last, previous, letzten, letzte, vorigen", "same, just, demselben, selben, gerade, diesem"),
        ("left, linke, linken, linker, links", "right, rechte, rechten, rechter, rechts"),
        ("open, offen, face-up", "secret, verdeckt, geheim, face-down"),
        (
            "all, alle, alles, allen, every, jede, jeden, whole, ganze, ganzen",
            "one, single, eine, einzige, einen, part, teil, some",
        ),
        ("single, alone, einzige, einziger, einzigen, allein", "second, another, zweite, zweiten, zweiter, weitere"),
        ("different, verschiedene, verschieden, verschiedenen", "same, gleiche, gleichen, selbe, dieselbe, denselben"),
        ("right, correct, richtig, richtige, richtigen", "wrong, falsch, falsche, falschen"),
        ("last, previous, letzten, letzter, vorigen", "same, selben, gleichen"),
        ("last, previous, letzten, letzter, vorigen", "first, erste, ersten, erster, erstes"),
        ("dearer, expensive, teurer, teurere", "cheaper, billiger, billigere, gunstiger"),
        ("opponent, gegner, other, others, andere, anderen, mitspieler", "own, eigene, eigenen, eigener"),
    )
)
GETS = any_of("get, gets, got, receive, receives, bekomme, bekommt, bekommen, bekam, kriege, kriegt, kriegen, erhalte")
EARLY, LATE = any_of("schon, already, bereits"), any_of("erst, only, until, wait, waits, warte, wartet")
EARLIER = any_of("vorher, zuvor")
WITHOUT = any_of("""
    without, ohne, no, kein, keine, keinen, keiner, keinem, nothing, nichts, none, never, nobody, niemand, noone,
    outside, ausserhalb, nie, niemals, except, ausser, neither, weder, besides, except
""")
BESIDE = any_of("without, ohne")  # something else: can I trash it without gaining one
NONE_OF = any_of("without, no, ohne, kein, keine, keinen, keiner, keinem")
SUMS = any_of("total, worth, size, price, sum, wert, preis, summe, gesamt")
IT = any_of("them, ihm, ihn, ihr, er, sie")  # a card as well as somebody
UNLIKE = any_of("different, verschiedene, verschieden, verschiedenen, unterschiedliche, unterschiedlichen")
THIRD = any_of("third, fourth, dritte, dritter, dritten, vierte, vierter")
END, GAME = any_of("end, ende"), any_of("game, games, spiel, spiels, spiele, partie")
ONLY, TOO = any_of("only, nur, lediglich"), any_of("also, too, auch")
ANOTHER = any_of("""
    another, andere, anderen, anderer, anderes, zweite, zweiten, zweites, weitere, weiteren, weiteres, weiterer
""")
# What comes to the same, where nothing is opposite.
ALSO = dict.fromkeys(("@keep", "lose", "verli", "verlor"), "@left-over")
# What a condition may add without changing anything, where a rule holds for every card: when I buy, if I draw one.
HARMLESS = any_of("@play, @buy, @gain, @draw, @unit-cards, @spend, @unit-coins, @look")
THESE = any_of("the, those, these, my, die, der, den, diese, diesen, meine, meinen")
AMOUNTS = frozenset(stem for word in NUMBERS for stem in stems(word)) | {str(n) for n in range(100)}  # counted apart
LITTLE = {"@whenever": 0.3, "@at-once": 0.5, "own": 0.4}  # how it is said more than what


Sides = dict[int, tuple[frozenset[str], frozenset[str]]]


def _sides(q: Question) -> Sides:
    """What stands before and after such a word; what is said to come after something is put behind it."""
    found: Sides = {}
    for token in q.tokens:
        kind = BETWEEN.get(token.word, 0)
        if not kind or abs(kind) in found or (token.word == "vor" and q.has("protect")):
            continue
        behind = what_follows(q, token.at)
        left, right = (
            frozenset(asked_concepts(replace(q, tokens=[each for each in q.tokens if (each.at in behind) == second])))
            for second in (False, True)
        )
        found[abs(kind)] = (left, right) if kind > 0 else (right, left)
    return found | _first_and_then(q) if 1 not in found else found


def _first_and_then(q: Question) -> Sides:
    """Do I draw first and then discard: what is asked for is the order."""
    for clause in q.asked:
        words = {token.at: token.word for token in q.tokens[clause.start : clause.end]}
        then = next((at for at, word in words.items() if word in THEN), None)
        first = next((at for at, word in words.items() if word in FIRST), None)
        if then is not None and first is not None and first < then:
            then = max((spot.at for spot in q.spots if spot.meaning == "and" and first < spot.at < then), default=then)
            left, right = (
                frozenset(asked_concepts(replace(q, tokens=[q.tokens[at] for at in words if (at > then) == second])))
                for second in (False, True)
            )
            if left & DEEDS - {"@play"} and right & DEEDS - {"@play"}:
                return {1: (left, right)}
    return {}


def actors(slugs: Iterable[str]) -> frozenset[str]:
    """The cards that decide what a question is about: all but the basic ones."""
    return frozenset(slug for slug in slugs if facts()[slug].kind != BASIC)


PURPOSE = any_of("so, damit, um, or, oder, just, only, simply")


def parted(q: Question) -> Question:
    """What is told before what is asked, and what one wants with it, is no part of what is asked."""
    edges = {token.at for token in q.tokens[1:-1] if token.word in PURPOSE and _purpose(q, token.at)}
    found: list[Clause] = []
    for clause in q.clauses:
        cut = next((at for at in sorted(edges) if clause.start <= at < clause.end), clause.end)
        if cut > clause.start:
            found.append(replace(clause, end=cut))
        if cut < clause.end:
            found.append(Clause(cut, clause.end, condition=True))
    asking = [clause for clause in found if not clause.condition and _turns(q, clause)]
    if asking:
        found = [replace(clause, condition=clause.condition or clause.start < asking[0].start) for clause in found]
    return replace(q, clauses=found)


def _purpose(q: Question, at: int) -> bool:
    """So that I keep it, damit ich sie behalte, um sie zu behalten; or only then, oder nur dann."""
    word, after = q.tokens[at].word, q.tokens[at + 1].word
    if word in ("or", "oder"):
        return bool({token.word for token in q.tokens[at + 1 : at + 4]} & ONLY)
    if word in ("just", "only", "simply"):
        return after == "to"
    if word == "um":
        return any(token.word == "zu" for token in q.tokens[at + 1 :])
    return after in PEOPLE or (word == "so" and after in ("that", "the"))


def _turns(q: Question, clause: Clause) -> bool:
    """Do I, how many, bekomme ich, zählt das Gold: so a question begins, small words before it or not."""
    begun = [spot for spot in q.spots if clause.start <= spot.at < clause.end and spot.meaning not in ("filler", "and")]
    if not begun:
        return False
    first = begun[0]
    small = {spot.at for spot in q.spots if spot.meaning in ("filler", "and")}
    if any(at not in small for at in range(clause.start, first.at)):
        return False
    ends = any(token.raw == "?" for token in q.tokens[clause.end - 1 : clause.end + 1]) or clause.end == len(q.tokens)
    return first.meaning in ASKING or (q.language == 1 and f"@{first.meaning}" in DEEDS and ends)


@dataclass(frozen=True)
class Heard:
    """What decides whether two questions are one: the cards, the numbers, the words that turn an answer around."""

    text: str
    actors: frozenset[str]
    common: frozenset[str]  # basic cards
    replaced: frozenset[str]  # those that something comes in place of
    numbers: frozenset[int]
    told_numbers: frozenset[int]  # those of the story before the question
    kind: tuple[bool, ...]
    open: bool  # who, what, when: neither yes nor no answers it
    mood: str  # can, must, or nothing: what simply happens
    free: bool  # whether one need not, is asked: the opposite of must
    negated: bool
    without: bool
    deciding: tuple[bool, ...]
    third: bool  # a third player
    soon: bool
    poles: tuple[tuple[bool, bool], ...]
    order: tuple[str, ...]  # of the cards that are named in what is asked
    second: bool  # one of the same beside it
    sequence: frozenset[tuple[str, str]]  # which card comes before which, where it is told
    handled: frozenset[tuple[str, str]]  # what is done to which card or kind of card
    counts: frozenset[tuple[int, str]]  # how many of what
    sides: Sides
    sufferer: str
    subject: str
    deed: str  # the main verb
    marks: tuple[bool, ...]  # itself, another one, only that, both, unlike ones
    has: bool  # what one has, not what it brings
    types: frozenset[str]
    implied: frozenset[str]  # the types of the basic cards
    others_do: bool  # another player does what is told
    others_too: bool  # it is asked of the others, too
    core: frozenset[str]
    told: frozenset[str]
    supposed: frozenset[str]  # of what is told: the conditions
    people: frozenset[str]  # who is spoken of, besides whoever asks
    every_number: tuple[int, ...]
    every_card: tuple[str, ...]
    played: bool  # something is said to be played
    refused: frozenset[str]  # what there is none of

    @classmethod
    def of(cls, q: Question) -> Heard:
        return Hearing(q).heard()


# Who is spoken of; and that only one of them is, or one more.
PERSONS = {
    **dict.fromkeys(("other", "named", "someone"), "@other"),
    "attacker": "@attacker",
    "each": "@each",
    "left-side": "@left",
    "right-side": "@right",
    "another": "@another",
    "only": "@only",
}
# Said where something else is said, and then it says nothing more.
ELSE_SAID = (
    ("@count", any_of("@end, ~game")),
    ("@topdeck", {"@return"}),
    ("@to-hand", {"@return"}),
    ("@stay", {"@in-play"}),
)
OPEN = any_of("who, what, when, where, how, what-happens, why")  # neither yes nor no answers it


class Hearing:
    """A question while it is heard: each part of it is found once."""

    def __init__(self, q: Question) -> None:
        places = _replaced(q)
        self.replaced = frozenset(card.slug for card in q.cards if card.at in places)
        self.q = _without(parted(q), places)
        self.inside = [(clause.start, clause.end) for clause in self.q.asked]

    def is_asked(self, at: int) -> bool:
        return any(start <= at < end for start, end in self.inside)

    @cached_property
    def asked(self) -> list[Spot]:
        return [spot for spot in self.q.spots if self.is_asked(spot.at)]

    @cached_property
    def means(self) -> set[str]:
        return {spot.meaning for spot in self.asked}

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(token.word for token in self.q.tokens)

    @cached_property
    def said(self) -> frozenset[str]:
        return frozenset(token.word for token in self.q.tokens if self.is_asked(token.at))

    @cached_property
    def named(self) -> frozenset[str]:
        return actors(self.q.slugs)

    @cached_property
    def asked_cards(self) -> list[NamedCard]:
        return [card for card in self.q.cards if self.is_asked(card.at)]

    @cached_property
    def concepts(self) -> tuple[frozenset[str], frozenset[str]]:
        """What is said in all, and what of it is told."""
        every, told = (
            frozenset(ALSO.get(word, word) for word in found) - AMOUNTS
            for found in (asked_concepts(self.q), told_concepts(self.q))
        )
        gone = {word for sign, words in ELSE_SAID if sign in every for word in words}
        used = all(spot.raw.lower() in USING for spot in self.q.spots if spot.meaning == "play")
        if used and every & (DEEDS - {"@play"}):  # use it to trash
            gone.add("@play")
        return every - gone, told - gone

    @cached_property
    def told(self) -> frozenset[str]:
        return self.concepts[1] - {"@play"} if self.named else self.concepts[1]  # when I play it: of course

    @cached_property
    def as_said(self) -> tuple[frozenset[str], str]:
        """What is asked, and the main verb of it."""
        every, told = self.concepts
        given = {card.slug for card in self.asked_cards} - self.named
        return _as_meant(every - told, _deed(self.q, self.asked), self.asked, bool(given), bool(self.named))

    @cached_property
    def meant(self) -> tuple[frozenset[str], str]:
        """Use it, show it, stop it: one question."""
        core, deed = self.as_said
        shields_it = core & SHIELDING and not core & (DEEDS - SHIELDING) and any(map(_shield, self.q.slugs))
        return ((core - SHIELDING) | {"@protect"}, "@protect") if shields_it else (core, deed)

    @cached_property
    def mood(self) -> Mood:
        """May I trash no card is: need I trash one."""
        means, (every, told) = self.means, self.concepts
        not_now = not WITHOUT.isdisjoint(self.said)
        optional = "@optional" in every - told or self.q.free
        needed = "needed" in means and "how-many" not in means  # do I need an Action for it
        mood = "must" if "must" in means or needed or optional else "can" if "can" in means else ""
        refused = any(spot.meaning == "not" and plain(spot.raw) not in BESIDE for spot in self.asked)
        if mood == "can" and (refused or not WITHOUT.isdisjoint(self.said - BESIDE)):
            return Mood("must", True, False, False)
        return Mood(mood, optional, "not" in means or not_now, not_now)

    @property
    def without(self) -> bool:
        counted = {spot.at - 1 for spot in self.q.spots if spot.meaning == "count"}  # not counting itself
        told_not = any(
            spot.meaning == "not" and spot.at not in counted for spot in self.q.spots if not self.is_asked(spot.at)
        )
        return told_not or not (self.mood.not_now or WITHOUT.isdisjoint(self.words) or self.mood.free)

    @cached_property
    def numbers(self) -> list[tuple[int, int]]:
        """Not of one of the two: those that are there; nor where it is asked whether it is three or six."""
        q = self.q
        counted = [(n, at) for n, at in q.numbers if n > 3 or not at or q.tokens[at - 1].word not in THESE]
        return [(n, at) for n, at in counted if at not in _either(q)]

    @cached_property
    def much(self) -> bool:
        return bool(_either(self.q)) or _how_much(self.asked, self.as_said[1], self.said)

    @property
    def kind(self) -> tuple[bool, ...]:
        if self.much:
            return (True, *[False] * (len(KINDS) - 1))
        return tuple(kind in self.means and (kind != "what" or _asks_what(self.q)) for kind in KINDS)

    @property
    def deciding(self) -> tuple[bool, ...]:
        every, _ = self.concepts
        said = {spot.meaning for spot in self.q.spots} | {word[1:] for word in every if word[0] == "@"}
        if any(map(_plays_again, self.named)):  # Throne Room, played twice: of course
            said -= {word[1:] for word in self.told & {"@twice", "@thrice"}}
        return (
            *(meaning in said for meaning in DECIDING),
            "@extra-turn" in every and not END.isdisjoint(self.words),
            "@end" in every and not GAME.isdisjoint(self.words),
            any(_so_few(self.q, at) for at in range(len(self.q.tokens)) if not self.is_asked(at)),
        )

    @property
    def poles(self) -> tuple[tuple[bool, bool], ...]:
        opposed = self.words - (EARLIER - self.said)  # what was done before is told: as good as what comes after it
        return (
            *((bool(one & opposed), bool(two & opposed)) for one, two in POLES),
            (bool(EARLY & self.said), bool(LATE & self.said)),
        )

    @property
    def marks(self) -> tuple[bool, ...]:
        said, others = self.said, {plain(spot.raw) for spot in self.asked if spot.meaning == "other"}
        return (
            bool(ITSELF & said or "itself" in self.words),
            bool(ANOTHER & (said - others)),
            bool(ONLY & said),
            bool(BOTH & said),
            bool(UNLIKE & self.words),
        )

    def heard(self) -> Heard:
        q, (every, _), (core, deed) = self.q, self.concepts, self.meant
        told_spots = [spot for spot in q.spots if not self.is_asked(spot.at)]
        return Heard(
            text=plain(q.text),
            actors=self.named,
            common=frozenset(q.slugs) - self.named,
            replaced=self.replaced,
            numbers=frozenset(n for n, at in self.numbers if self.is_asked(at)),
            told_numbers=frozenset(n for n, at in self.numbers if not self.is_asked(at))
            | ({2} if q.in_a_row else set()),
            kind=self.kind,
            open=bool(self.asked) and self.asked[0].meaning in OPEN and not self.much,
            mood=self.mood.said,
            free=self.mood.free,
            negated=self.mood.negated,
            without=self.without,
            deciding=self.deciding,
            third=bool(THIRD & self.words) and "@players" in every,
            soon=q.has("at-once") or "@at-once" in every,
            poles=self.poles,
            order=tuple(dict.fromkeys(card.slug for card in self.asked_cards)),
            second=_second(q, self.asked_cards),
            sequence=sequence(q),
            handled=done_to(q),
            counts=counts_of(q),
            sides=_sides(q),
            sufferer=sufferer(q),
            subject=_subject(self.asked),
            deed=deed,
            marks=self.marks,
            has="have" in self.means,
            types=frozenset(kind for kind, _ in q.types),
            implied=frozenset(kind for slug in q.slugs if slug not in self.named for kind in facts()[slug].types),
            others_do=any(spot.meaning == "other" and spot.raw.lower() not in IT for spot in told_spots),
            others_too=bool(TOO & self.said) and any(spot.meaning == "other" for spot in self.asked),
            core=core - UNSAID,
            told=self.told - UNSAID,
            supposed=(self.told & _supposed(q)) - UNSAID,
            people=frozenset(PERSONS[spot.meaning] for spot in q.spots if spot.meaning in PERSONS),
            every_number=tuple(sorted(n for n, at in q.numbers if n != 1 or q.tokens[at].raw.isdigit())),
            every_card=tuple(sorted(card.slug for card in q.cards)),
            played=q.has("play"),
            refused=frozenset(_refused(q)),
        )


@dataclass(frozen=True)
class Mood:
    """How it is asked: can, must, or nothing; whether one need not; what is not so, and not only in what is told."""

    said: str
    free: bool
    negated: bool
    not_now: bool


def _refused(q: Question) -> Iterable[str]:
    """Without a Potion, keine Aktionen."""
    things = {card.at: card.slug for card in q.cards} | {spot.at: spot.meaning for spot in q.spots}
    for token in q.tokens:
        if token.word in NONE_OF:
            at = next((n for n in range(token.at + 1, token.at + 4) if things.get(n, "filler") != "filler"), None)
            if at is not None:
                yield things[at]


def _so_few(q: Question, at: int) -> bool:
    """If I have only one."""
    return q.tokens[at].word in ONLY and any(token.number is not None for token in q.tokens[at + 1 : at + 3])


@cache
def _shield(slug: str) -> bool:
    """It keeps its owner safe; what says nothing of Attacks need not be tried."""
    return any("Attack" in english for english, _ in facts()[slug].lines) and bool(shields(slug))


@cache
def _plays_again(slug: str) -> bool:
    """Throne Room and its kin."""
    return any(re.search(r"\b(?:twice|a second time|three times)\b", english) for english, _ in facts()[slug].lines)


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
    within = [spot for spot in within if spot.raw.lower() not in USING] or within  # use it to trash
    if any(spot.meaning == "topdeck" for spot in within):
        within = [spot for spot in within if spot.meaning != "return"]
    helped = any(spot.meaning in ("can", "must", "be") for spot in asked)
    deed = within[-1 if q.language == 1 and helped else 0].meaning
    return ALSO.get(f"@{deed}", f"@{deed}")


def _as_meant(
    core: frozenset[str], deed: str, asked: Sequence[Spot], given: bool, named: bool
) -> tuple[frozenset[str], str]:
    """What is said in one of several ways, or left out: the words of what is asked, and its main verb."""
    means = {spot.meaning for spot in asked}
    if {"@stay", "@in-hand"} <= core:  # stay in my hand: kept
        core, deed = core - {"@stay"} | {"@left-over"}, "@left-over" if deed == "@stay" else deed
    if "@unit-cards" in core and any(spot.meaning == "gain" and plain(spot.raw) in GETS for spot in asked):
        core, deed = core - {"@gain"} | {"@get"}, "@get" if deed == "@gain" else deed
    if not deed and "how-many" in means and "@unit-cards" in core and "have" not in means:
        return core | {"@get"}, "@get"  # how many cards at the start of my next turn
    if not deed and "give" in means and given:
        return core | {"@gain"}, "@gain"  # gibt es dafür ein Gold
    if not deed and means & {"can"} and not core - {"@in-hand"} and named:
        return core | {"@play"}, "@play"  # Remake with one card in hand, is that allowed
    return core | ({deed} if deed == "@count" else set()), deed


def _how_much(asked: Sequence[Spot], deed: str, said: frozenset[str]) -> bool:
    """What does it cost, what's my total; total coins? price of a Peddler? It is asked for a number."""
    means = {spot.meaning for spot in asked}
    if means & {"how-many", "or", "when", "who", "what-happens"}:
        return False
    if "what" in means:
        return asked[0].meaning == "what" and (deed in ("@cost", "@spend") or bool(SUMS & said))
    return bool(SUMS & said) and not means & {"can", "must", "do", "be", "not"} and deed in ("", "@gain", "@get")


def _either(q: Question) -> frozenset[int]:
    """Where two numbers stand of which one is asked for: 3 cards or 6."""
    for (_, one), (_, two) in itertools.pairwise(q.numbers):
        between = [token.word for token in q.tokens[one + 1 : two]]
        if len(between) < 4 and {"or", "oder"} & set(between):
            return frozenset((one, two))
    return frozenset()


def _supposed(q: Question) -> frozenset[str]:
    """The words of conditions, not of the story: what follows an if."""
    said = worded(q)
    begins = {spot.at for spot in q.spots if spot.meaning == "if"}
    last = max((token.at for token in q.tokens[:-1] if token.raw in (".", "!")), default=-1)
    words = [
        said[token.at]
        for clause in q.clauses
        if clause.condition and (clause.start in begins or clause.start > last)
        for token in q.tokens[clause.start : clause.end]
    ]
    return frozenset(ALSO.get(word, word) for word in typed_concepts(" ".join(words), q.language))


def _replaced(q: Question) -> range:
    """Instead of a Copper, statt 5: what would be there otherwise is no part of what is asked for."""
    for token in q.tokens:
        start = token.at + 1 + (q.tokens[token.at + 1 : token.at + 2] != [] and q.tokens[token.at + 1].word == "of")
        if token.word not in INSTEAD or (token.word == "instead" and start == token.at + 1):
            continue
        small = {each.at for each in q.tokens[start:] if each.word in DETERMINERS}
        things = {card.at: card.end for card in q.cards} | {at: at + 1 for _, at in q.numbers}
        at = start
        while at in small and at not in things:
            at += 1
        if at in things:
            return range(token.at, things[at])
    return range(0)


def _without(q: Question, places: range) -> Question:
    if not places:
        return q
    return replace(
        q,
        tokens=[replace(token, raw="", word="") if token.at in places else token for token in q.tokens],
        cards=[card for card in q.cards if card.at not in places],
        numbers=[(n, at) for n, at in q.numbers if at not in places],
        spots=[spot for spot in q.spots if spot.at not in places],
        types=[(kind, at) for kind, at in q.types if at not in places],
    )


INSTEAD = any_of("instead, statt, anstatt, anstelle")


def _second(q: Question, asked: Sequence[NamedCard]) -> bool:
    """The same card is spoken of twice in what is asked, and it is not the same one; its mat and tokens are no card."""
    things = [card.slug for card in asked if not is_of_a_card(q, card)]
    some = [
        card.slug
        for card in q.cards
        if facts()[card.slug].kind != BASIC and card.at and q.tokens[card.at - 1].word in {*ONE_OF, "eines"}
    ]
    all_named = [card.slug for card in q.cards]
    more = any(
        all_named.count(card.slug) > 1 and q.tokens[card.at - 1].word in ANOTHER | {"second"}
        for card in q.cards
        if card.at and facts()[card.slug].kind != BASIC
    )
    twice = len(things) > len(set(things)) or len(some) > len(set(some)) or more
    return twice and not any(token.word in ITSELF for token in q.tokens)
