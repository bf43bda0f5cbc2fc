"""By what two questions differ: what makes two of them that use the same words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from rules.facts import facts
from rules.questions.handling import UNITS
from rules.questions.hearing import DEEDS, HARMLESS, UNKNOWN, Heard, Sides
from rules.questions.question import BASIC
from rules.questions.rulings import FILLER
from rules.questions.words import any_of

# Where something is, and what is counted: who names others asks something else.
PLACES = any_of("""
    @in-play, @in-hand, @deck, @discard-pile, @supply, @mat, @from-trash, @exile, @action-phase, @buy-phase,
    @night-phase, @clean-up, @topdeck, @bottom
""")
ELSEWHERE = (("@in-hand", "@in-play"), ("@in-play", "@in-hand"))
USUAL = any_of("@in-hand, @supply, @clean-up, @deck, @topdeck")  # where things are if nothing else is said
UNUSUAL = any_of("@discard-pile, @from-trash")  # where hardly anything is that is asked about
PLUS = any_of("@unit-actions, @unit-buys, @unit-coins, @unit-villagers, @unit-coffers, @debt")
RARE = any_of("@unit-favors, @unit-villagers, @unit-coffers, @debt")
EXTRA = any_of("extra, additional, bonus, zusatzlich, zusatzliche, zusatzlichen, zusatzliches")
ORDINALS = tuple(
    any_of(words)
    for words in (
        "first, 1st, erste, ersten, erster, erstes",
        "second, 2nd, zweite, zweiten, zweiter, zweites",
        "third, 3rd, dritte, dritten, dritter, drittes",
        "fourth, 4th, vierte, vierten, vierter, viertes",
        "fifth, 5th, funfte, funften, funfter, funftes",
        "sixth, 6th, sechste, sechsten, sechster, sechstes",
        "seventh, 7th, siebte, siebten, siebter, siebtes",
        "eighth, 8th, achte, achten, achter, achtes",
        "ninth, 9th, neunte, neunten, neunter, neuntes",
        "tenth, 10th, zehnte, zehnten, zehnter, zehntes",
    )
)
KEPT = any_of("keep, keeps, behalte, behalten, stay, stays, remain, remains, bleibt, bleiben, bleibe")
GONE = any_of("lose, loses, lost, gone, weg, futsch, verliere, verliert, verlieren, verloren")
MYSELF = any_of("myself, selbst, selber")
SOMEBODY = any_of("""
    attacked, another, opponent, opponents, opponents, others, someone, somebody, neighbour, neighbor, he, his,
    angegriffen, anderer, andere, anderen, gegner, jemand, nachbar, mitspieler, er
""")
EXAMPLES = any_of("copper, silver, gold, estate, duchy")  # named where any card would do


def _weight(words: Iterable[str], rarity: Mapping[str, float]) -> float:
    return sum(FILLER if word[0] == "~" else rarity.get(word, UNKNOWN) for word in words)


def crossed(one: Sides, two: Sides, rarity: Mapping[str, float]) -> bool:
    """Draw before you discard, discard before you draw: the same words, but not the same."""
    for kind, (left, right) in one.items():
        if kind not in two:
            continue
        first, second = two[kind]
        straight = _weight(left & first, rarity) + _weight(right & second, rarity)
        if straight <= _weight(left & second, rarity) + _weight(right & first, rarity):
            return True
    return False


def _orders_deeds(heard: Heard) -> bool:
    """What is done before what."""
    return all(side & DEEDS - {"@play"} for side in heard.sides.get(1, (frozenset(), frozenset())))


def _common_order(asked: Heard, other: Heard) -> bool:
    """Two basic cards that have changed places: trash a Copper and gain a Gold."""
    first, second = ([slug for slug in each.order if slug in each.common] for each in (asked, other))
    return len(first) > 1 and first != second


def may_be(asked: Heard, other: Heard) -> bool:
    """Nothing says that the two ask different things."""
    return next(apart(asked, other), None) is None


def apart(asked: Heard, other: Heard) -> Iterator[str]:
    """By what the two ask different things."""
    for part in (_said, _asked_of, _named, _counted, _laid, _elsewhere, _done):
        yield from part(asked, other)


def _said(asked: Heard, other: Heard) -> Iterator[str]:
    """What kind of question, who."""
    for each in ("actors", "kind", "negated", "without", "deciding", "third", "soon", "second", "marks"):
        if getattr(asked, each) != getattr(other, each):
            yield each
    if asked.marks[3:] != other.marks[3:]:
        yield "both"
    if asked.kind[0] and bool(EXTRA & {*asked.text.split()}) != bool(EXTRA & {*other.text.split()}):
        yield "counts"  # what comes on top is not all of it
    if asked.kind[0] and asked.has != other.has and (asked.core & UNITS or not asked.common & set(asked.order)):
        yield "has"  # how many Golds one ends up with are those that it brings
    for each in ("sufferer", "subject", "deed"):
        one, two = getattr(asked, each), getattr(other, each)
        if one and two and one != two and not (each == "deed" and _amounts_to(one) & _amounts_to(two)):
            yield each


def _asked_of(asked: Heard, other: Heard) -> Iterator[str]:
    """Of whom and of what it is asked."""
    if asked.deed == other.deed == "@count" and (asked.mood, other.mood).count("can") == 1:
        yield "subject"  # who may count, what counts
    if "@win" in (asked.deed, other.deed) and (asked.deed, asked.subject) != (other.deed, other.subject):
        yield "subject"
    if asked.deed == other.deed == "@stay" and _first(asked) and _first(other) and _first(asked) != _first(other):
        yield "asked of another"  # which of them stays
    if asked.others_too != other.others_too:
        yield "asked of another"
    if asked.actors and asked.others_do != other.others_do:
        yield "others_do"


def _named(asked: Heard, other: Heard) -> Iterator[str]:
    """Which cards, in which order."""
    examples = {slug for slug in asked.common - other.common if set(facts()[slug].types) & other.types}
    any_card = other.replaced | (frozenset() if asked.actors or other.common else EXAMPLES)
    if other.common - asked.common - asked.replaced or asked.common - other.common - examples - any_card:
        yield "common"
    if set(asked.order) == set(other.order) and _common_order(asked, other):
        yield "order"
    mine, its = asked.common & set(asked.order), other.common & set(other.order)
    if mine and its and not mine & its and (asked.common == other.common or mine & other.common or its & asked.common):
        yield "asked of another"


def _first(heard: Heard) -> str:
    """The card that is named first in what is asked."""
    return next((slug for slug in heard.order if slug in heard.actors), "")


def _counted(asked: Heard, other: Heard) -> Iterator[str]:
    """Other numbers, and what is opposite."""
    theirs = other.numbers | other.told_numbers
    both_ask = bool(asked.numbers and other.numbers)  # then those of the story may differ
    one, two = (asked.numbers, other.numbers) if both_ask else (asked.numbers | asked.told_numbers, theirs)
    if one and two and one != two:
        yield "other numbers"
    if theirs - asked.numbers - asked.told_numbers or asked.numbers - theirs:
        yield "numbers"
    elif asked.told_numbers - theirs and (asked.actors or theirs):
        yield "told_numbers"
    if any((a and d and not (b or c)) or (b and c and not (a or d)) for (a, b), (c, d) in _both(asked, other)):
        yield "poles"
    if _opposed(*(frozenset(WORD.findall(heard.text)) for heard in (asked, other))):
        yield "poles"
    if any(
        one.deed and not _amounts_to(one.deed) & all_done(two.core) for one, two in ((asked, other), (other, asked))
    ):
        yield "deed in core"


WORD = re.compile(r"\w+")


@lru_cache(4096)
def _opposed(mine: frozenset[str], its: frozenset[str]) -> bool:
    """The third and the first; kept and gone; what I do myself and what somebody does."""
    one, two = ([bool(words & nth) for nth in ORDINALS] for words in (mine, its))
    if any(one) and any(two) and one != two:
        return True
    for here, there in ((mine, its), (its, mine)):
        if here & KEPT and there & GONE and not (here & GONE or there & KEPT):
            return True
        if here & MYSELF and there & SOMEBODY and not (here & SOMEBODY or there & MYSELF):
            return True
    return False


def _laid(asked: Heard, other: Heard) -> Iterator[str]:
    """Of what, and where it lies."""
    here, there = ((heard.core | heard.supposed) & UNITS for heard in (asked, other))
    if here and there and not (here <= there or there <= here):
        yield "units"
    mine, its = asked.core | asked.told, other.core | other.told
    here, there = ((heard.core | heard.supposed) & PLACES for heard in (asked, other))
    if (here - its | there - mine) - USUAL:
        yield "places"
    plus = PLUS if asked.actors else RARE | ({"@unit-piles"} if "@deck" not in mine | its else frozenset())
    if "action card" in asked.text or "action card" in other.text:
        plus = plus - {"@unit-actions"}
    here, there = ((heard.core | heard.supposed) & plus for heard in (asked, other))
    if here - its or there - mine:
        yield "plus"


def _elsewhere(asked: Heard, other: Heard) -> Iterator[str]:
    """Where a card lies that changes everything, and what comes before what."""
    mine, its = asked.core | asked.told, other.core | other.told
    if any(one in mine and two in its and not (one in its or two in mine) for one, two in ELSEWHERE):
        yield "elsewhere"
    if asked.actors and (mine ^ its) & UNUSUAL and not asked.common:
        yield "elsewhere"  # a Moat in the discard pile
    if asked.deed == other.deed == "@protect" and ("@in-hand" in mine) != ("@in-hand" in its) and _lies(asked):
        yield "elsewhere"  # a Lighthouse in hand
    if not asked.sequence & other.sequence and any((b, a) in other.sequence for a, b in asked.sequence):
        yield "sequence"
    if _orders_deeds(asked) != _orders_deeds(other):
        yield "sides"


def _lies(heard: Heard) -> bool:
    """What protects lies in play, and is not shown from the hand."""
    kinds = [set(facts()[slug].types) for slug in heard.actors]
    return any("Duration" in types and not types & {"Attack", "Reaction"} for types in kinds)


def _done(asked: Heard, other: Heard) -> Iterator[str]:
    """How many of what, to which card, of which kind, and what is done at all."""
    if _counts_otherwise(asked.counts, other.counts):
        yield "counts"
    if _several(asked) != _several(other):
        yield "several"
    done = asked.deed[1:] if asked.deed == other.deed else ""
    one, two = ({thing for deed, thing in heard.handled if deed == done} & heard.actors for heard in (asked, other))
    if one and two and not one & two:
        yield "asked of another"  # the Throne Room goes onto the deck, not what it played
    if _does_otherwise(asked, other):
        yield "handled"
    here, there = asked.types | asked.implied, other.types | other.implied
    if here and there and not (here <= there or there <= here):
        yield "types"
    if (asked.core & DEEDS & other.told) - other.core and (other.core & DEEDS & asked.told) - asked.core:
        yield "asked and told"  # what the one asks the other supposes
    mine, its = asked.core | asked.told, other.core | other.told
    if (mine & HANDLED) - all_done(its) and (its & HANDLED) - all_done(mine):
        yield "otherwise"  # trashed here, discarded there
    added = asked.supposed if asked.actors else asked.supposed - HARMLESS
    played = ({"@play"} if asked.actors else set()) - {asked.deed, other.deed}  # the card that is spoken of
    mine, its = all_done(mine), all_done(its)
    if ((asked.core | added) & DEEDS) - its - played or ((other.core | other.supposed) & DEEDS) - mine - played:
        yield "deeds"


# What may be done with a card, each another thing than the others.
HANDLED = any_of("@discard, @trash, @return, @topdeck, @set-aside, @exile, @pass, @buy")
# Turn it into, swap it for: trash it and gain the other. Get five cards: gain or draw them. Choose a Gold: gain it.
AMOUNTS_TO = {
    "@upgrade": frozenset(("@trash", "@gain")),
    "@get": frozenset(("@gain", "@draw")),
    "@choose": frozenset(("@gain",)),
}


def _amounts_to(deed: str) -> frozenset[str]:
    return AMOUNTS_TO.get(deed, frozenset()) | {deed}


def all_done(words: frozenset[str]) -> frozenset[str]:
    """With what each deed amounts to, and with what some of them amount to together."""
    told = frozenset(same for word in words for same in _amounts_to(word))
    return told | {deed for deed, parts in AMOUNTS_TO.items() if parts & told}


def _both(one: Heard, two: Heard) -> Iterator[tuple[tuple[bool, bool], tuple[bool, bool]]]:
    return zip(one.poles, two.poles, strict=True)


def _counts_otherwise(one: frozenset[tuple[int, str]], two: frozenset[tuple[int, str]]) -> bool:
    """Two cards and one Moat, one card and two Moats."""
    for n in {n for n, _ in one} & {n for n, _ in two}:
        here, there = ({thing for m, thing in counts if m == n} for counts in (one, two))
        mine, theirs = here - there, there - here
        if mine and theirs and not any(_stands_for(a, b) for a in mine for b in theirs):
            return True
    return False


def _several(heard: Heard) -> frozenset[str]:
    """The cards of which there are two or more."""
    return frozenset(thing for n, thing in heard.counts if n > 1) & heard.actors


def _stands_for(one: str, two: str) -> bool:
    """The same, or an example of it: a Copper is a Treasure, and both are cards."""
    if one == two or {one, two} == {"unit-actions", "Action"}:
        return True
    named = [facts()[each] for each in (one, two) if each in facts()]
    if len(named) == 2 or any(fact.kind != BASIC for fact in named):
        return False
    kinds = {kind for fact in named for kind in fact.types}
    return ("unit-cards" in (one, two) and "mat" not in (one, two)) or bool(kinds & {one, two})


def _does_otherwise(one: Heard, two: Heard) -> bool:
    """The one plays the card, the other gains it; the one plays this card, the other another one."""
    for deed in {deed for deed, _ in one.handled} & {deed for deed, _ in two.handled}:
        here, there = ({thing for each, thing in heard.handled if each == deed} for heard in (one, two))
        if not any(_stands_for(a, b) for a in here for b in there):
            return True
    for actor in one.actors & two.actors:
        here, there = ({deed for deed, thing in heard.handled if thing == actor} for heard in (one, two))
        if here and there and not here & there and ("play" not in here | there or COMING & (here | there)):
            return True
        if ("play" in here) != ("play" in there) and done_when_gained(actor):
            return True
    return False


@cache
def done_when_gained(slug: str) -> bool:
    """A card that does something when it comes: who plays it asks of something else."""
    return any(WHEN_GAINED.search(line) for line, _ in facts()[slug].lines)


COMING = any_of("gain, buy")
WHEN_GAINED = re.compile("[Ww]hen you (?:gain|buy|overpay)")
