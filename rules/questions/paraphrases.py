"""A written question in other words: how much only one of the two says, and how far away any other answer is.

The stricter comparison (`answered_questions`) takes two questions for one where nothing speaks against it. Here all
that speaks against it is weighed: every thing that only one of them says, and everything by which they are apart.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rules.questions.differences import GONE, MYSELF, ORDINALS, done_when_gained
from rules.questions.hearing import DEEDS, INSTEAD, Heard
from rules.questions.verdict import Value
from rules.questions.words import any_of


class Written(Protocol):
    @property
    def value(self) -> Value: ...


Row = TypeVar("Row", bound=Written)

# What it weighs that only one of the two says. What is said nowhere here weighs one.
LIGHT: Mapping[str, float] = {
    "@get": 0.2,
    **dict.fromkeys(any_of("@unit-cards, @gain, @this-turn, @react, @upgrade"), 0.3),
    **dict.fromkeys(any_of("@play, @supply"), 0.4),
    **dict.fromkeys(any_of("@stay, @again, @unit-piles"), 0.5),
    **dict.fromkeys(any_of("@in-hand, @choose, @return, @at-start, @only"), 0.6),
    "@another": 0.7,
    "@each": 1.2,
    **dict.fromkeys(any_of("@end, @left-over, @draw"), 0.8),
}
PLACES = any_of("""
    @in-play, @discard-pile, @mat, @exile, @from-trash, @deck, @topdeck, @bottom, @to-hand, @action-phase,
    @buy-phase, @night-phase, @set-aside
""")
MOMENTS = any_of("@clean-up, @next-turn, @last-turn")
PEOPLE = any_of("@other, @attacker, @left, @right, own, eig, eigen")
TELLING = any_of("~selb, ~itself, ~exact, ~genau, ~alreadi, ~schon, ~later, ~spat, ~erst")
USUAL_TYPES = any_of("Action, Treasure, Victory, Attack, Reaction, Duration, Curse")
ORDERED = any_of("first, then, afterwards, before, after, erst, zuerst, danach, bevor, nachdem, vorher, anschliessend")
TO_HOW_MANY = re.compile(r"\b(?:auf|bis|to) (?:wie ?viele?|how many)\b")
SCARCELY = re.compile(
    r"\b(?:nur noch|only (?:\w+ ){1,2}(?:is |are )?left|just (?:\w+ ){1,2}left|noch (?:ein|eine|einen) einzig)"
)
PLACE, PERSON_OR_MOMENT, TOLD_SMALL, SMALL, UNIT_COUNTED, DONE_COUNTED = 1.6, 2.0, 1.2, 0.15, 2.5, 1.2
OF_A_RULE = 1.6  # how much more it all weighs where no card is named
# And by what they are apart.
APART: Mapping[str, float] = {
    "handled": 1.0,
    "order": 1.0,
    "several": 1.0,
    "sufferer": 1.0,
    "types": 0.8,
    **dict.fromkeys(any_of("second, both, subject, others_do, sides"), 0.7),
    "deed": 1.2,
    **dict.fromkeys(("told_numbers", "places"), 0.5),
    "numbers": 0.3,
    **dict.fromkeys(("marks", "deciding"), 0.2),
    "counts": 1.4,
    **dict.fromkeys(("has", "elsewhere", "units"), 1.5),
    **dict.fromkeys(any_of("sequence, poles, third, without, otherwise, soon"), 2.0),
    **dict.fromkeys(("asked of another", "asked and told", "other numbers"), 2.0),
    **dict.fromkeys(("deed in core", "deeds", "plus"), 0.0),  # it is weighed thing by thing
}
OTHER_NUMBERS, OTHER_NTH, PLAYED_OR_GAINED, LOST, MYSELF_TOO = 2.0, 2.0, 2.0, 1.5, 1.0
OTHER_KIND, OF_SOMETHING_ELSE, SCARCE, IN_ORDER, INSTEAD_OF, DOWN_TO, ASKED_OR_TOLD = 1.5, 2.0, 2.0, 1.0, 1.5, 3.0, 0.6
A_POLE, A_MARK, A_CONDITION, A_CIRCUMSTANCE = 0.3, 0.4, 0.1, 0.8
OTHER_MOOD, UNSURE = 0.5, 6.0
COUNTED, OTHER_CARDS = 0.3, 3.0  # a number hangs on every word
SEPARATE = ("common", "kind", "negated", "open")
# How much the two may differ: so much, and more where they share much; and how far any other answer must be.
MOST, MORE_SHARED, MUCH = 1.5, 0.5, 6.0
CLEARLY, LEAST_SHARED = 1.5, 1.0


@dataclass(frozen=True)
class Nearness:
    """How much two questions differ, and how much they share."""

    differing: float
    shared: float

    @property
    def enough(self) -> bool:
        return self.shared >= LEAST_SHARED and self.differing <= MOST + MORE_SHARED * min(self.shared, MUCH)


def closest(asked: Heard, compared: Iterable[tuple[Row, Heard, float, Set[str]]]) -> Row | None:
    """The one that differs least, where it is little and any other answer is much further away."""
    found = []
    for n, (row, other, sure, differing) in enumerate(compared):
        if any(getattr(asked, each) != getattr(other, each) for each in SEPARATE):
            continue
        if not (asked.open and isinstance(row.value, str)):
            like = likeness(asked, other, differing, counted=not isinstance(row.value, str))
            found.append((like.differing + (1 - sure) * UNSURE, n, like.shared, row))
    if not found:
        return None
    least, _, shared, best = min(found, key=lambda each: each[:2])
    against = min((each[0] for each in found if each[3].value != best.value), default=math.inf)
    return best if Nearness(least, shared).enough and against - least >= CLEARLY else None


def likeness(asked: Heard, other: Heard, differing: Set[str], counted: bool) -> Nearness:
    mine, its = said(asked), said(other)
    rule = not asked.actors
    apart = math.fsum(_weight(word, counted, rule) for word in mine ^ its)
    apart += math.fsum(APART.get(each, 0.0) for each in differing) + math.fsum(_circumstances(asked, other))
    if counted:
        apart += COUNTED + OTHER_CARDS * (asked.every_card != other.every_card)
    return Nearness(apart, math.fsum(_weight(word, False, rule) for word in mine & its))


def said(heard: Heard) -> frozenset[str]:
    return heard.core | heard.told | heard.people


def _weight(word: str, counted: bool, rule: bool) -> float:
    if word in TELLING:
        return TOLD_SMALL
    if word in PLACES:
        return PLACE
    if word in PEOPLE | MOMENTS:
        return PERSON_OR_MOMENT
    if counted and word.startswith(("@unit-", "@debt")):
        return UNIT_COUNTED  # which of them are counted
    if counted and word in DEEDS:
        return DONE_COUNTED
    return (OF_A_RULE if rule else 1.0) * (SMALL if word[0] == "~" else LIGHT.get(word, 1.0))


def _circumstances(asked: Heard, other: Heard) -> Iterator[float]:
    """What is no thing that is said: numbers, the first and the second, oneself, what is lost, conditions."""
    mine, its = ({*heard.text.split()} for heard in (asked, other))
    yield OTHER_NUMBERS * (asked.every_number != other.every_number)
    yield OTHER_NTH * any(bool(mine & nth) != bool(its & nth) for nth in ORDINALS)
    yield LOST * (bool(mine & GONE) != bool(its & GONE))
    yield MYSELF_TOO * (bool(mine & MYSELF) != bool(its & MYSELF))
    yield A_POLE * sum(one != two for one, two in zip(asked.poles, other.poles, strict=True))
    yield A_MARK * sum(one != two for one, two in zip(asked.marks, other.marks, strict=True))
    yield A_CIRCUMSTANCE * sum(one != two for one, two in zip(asked.deciding, other.deciding, strict=True))
    yield A_CONDITION * len(asked.supposed ^ other.supposed)
    yield PLAYED_OR_GAINED * (asked.played != other.played and any(map(done_when_gained, asked.actors)))
    yield ASKED_OR_TOLD * len((asked.core & other.told) - other.core | (other.core & asked.told) - asked.core)
    yield INSTEAD_OF * (bool(mine & INSTEAD) != bool(its & INSTEAD))
    yield OTHER_KIND * len((asked.types ^ other.types) - USUAL_TYPES)
    yield OF_SOMETHING_ELSE * bool(asked.refused and other.refused and not asked.refused & other.refused)
    yield SCARCE * (_scarce(asked.text) != _scarce(other.text))
    yield DOWN_TO * (bool(TO_HOW_MANY.search(asked.text)) != bool(TO_HOW_MANY.search(other.text)))
    yield IN_ORDER * (bool(mine & ORDERED) != bool(its & ORDERED))
    yield OTHER_MOOD * (asked.mood != other.mood)


def _scarce(text: str) -> bool:
    """Only one Curse is left, nur noch ein Fluch."""
    return bool(SCARCELY.search(text))
