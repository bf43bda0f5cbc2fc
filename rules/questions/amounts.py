"""How many cards, Actions, Buys, Coins; or whether it is so many."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from rules.facts import facts
from rules.questions.casting import cast, other_way_round, sufferer, takes_part
from rules.questions.names import NamedCard
from rules.questions.persons import governing
from rules.questions.probes import player_of_cards
from rules.questions.question import BASIC, Question, Spot
from rules.questions.scene import Played, name
from rules.questions.verdict import Finding, Verdict, agreed, counted, happened, my_next_turn, pluses, ruled, yes_no
from rules.questions.words import any_of

UNITS = {
    "unit-actions": "actions",
    "unit-buys": "buys",
    "unit-coins": "coins",
    "unit-favors": "favors",
    "unit-coffers": "coffers",
    "unit-villagers": "villagers",
    "unit-points": "vp",
}


# To get cards is to draw them, to gain or take them is not.
TAKES = any_of("gain, gains, gained, gaining, take, takes, nehmen, nehme, nimmt, nimmst")
AMOUNT_WORDS = any_of("""
    draw, gain, give, how-many, play, next-turn, this-turn, twice, have, unit-cards, unit-actions, unit-buys,
    unit-coins, unit-favors, unit-coffers, unit-villagers, unit-points, can, both, empty, in-hand, another, thrice,
    work, trash, discard, buy
""")
NO_AMOUNT = any_of("cost, not, must, when, who, what, protect, or")  # what turns the question into another one
FROM = any_of("from, vom, von")


@cache
def _gained_or_trashed(slug: str) -> bool:
    """It brings the same on being gained and on being trashed."""
    return any(re.search(r"gain (?:this )?or trash", english) for english, _ in facts()[slug].lines)


@dataclass(frozen=True)
class Count:
    """What is counted: cards, Actions, Buys, Coins."""

    q: Question
    spots: Sequence[Spot]  # of the units that are asked for

    @property
    def unit(self) -> str:
        return self.spots[0].meaning

    @property
    def cards(self) -> bool:
        return self.unit == "unit-cards"

    @property
    def how_many(self) -> bool:
        return self.q.has("how-many")

    @cached_property
    def twice(self) -> bool:
        q = self.q
        return any(q.inside(clause, "twice", "thrice") and not q.inside(clause, "play") for clause in q.asked)

    @cached_property
    def wanted(self) -> int | None:
        """Whether it is so many."""
        return next((n for n, at in self.q.numbers if 0 < self.spots[0].at - at <= 2), None)

    @cached_property
    def some(self) -> bool:
        """Whether there is any."""
        return not self.cards and self.wanted is None and not self.twice and not self.q.has("both", "another")

    @cached_property
    def have(self) -> bool:
        return self.q.asks("have") and not self.q.asks("gain", "draw")

    @cached_property
    def giver(self) -> str:
        """Coins from a Merchant."""
        return next((named.slug for named in self.q.cards if governing(self.q, named.at, 0) in FROM), "")

    def from_it(self, runs: Sequence[Played], who: str) -> set[str]:
        """What gave it."""
        found = [(run, n) for run in runs if self.unit in UNITS for n, _, _ in pluses(run, UNITS[self.unit], who)]
        return {run.steps[n].path[-1][0] for run, n in found if run.steps[n].path}


def _count(q: Question) -> Count | None:
    """What is counted, where it is one thing, and nothing else is asked."""
    units = [spot for clause in q.asked for spot in q.inside(clause, *UNITS, "unit-cards")]
    if len({unit.meaning for unit in units}) != 1:
        return None
    count = Count(q, sorted(units, key=lambda spot: spot.at))
    return None if any(check(count) for check in ANOTHER_QUESTION) else count


# What asks for no such amount.


def _on_being_trashed(count: Count) -> bool:
    """Another one may be gained at the same time."""
    return count.q.has("trash") and any(map(_gained_or_trashed, count.q.slugs))


def _whether_it_may_be(count: Count) -> bool:
    """Whether it may be played, not what it brings; twice two, of which only one may come."""
    q = count.q
    return q.asks("discard", "trash") or (q.asks("can") and q.asks("play")) or bool(count.twice and q.numbers)


def _in_other_words(count: Count) -> bool:
    q = count.q
    other_kinds = any(kind not in ("Action", "Treasure") for kind, _ in q.types)
    return q.has(*NO_AMOUNT) or bool(q.leftover(AMOUNT_WORDS)) or other_kinds


def _how_much_more(count: Count) -> bool:
    words = [count.q.tokens[unit.at - 1].word for unit in count.spots if unit.at]
    return not count.how_many and any(word in ("more", "mehr") for word in words)


def _nothing_counted(count: Count) -> bool:
    q = count.q
    if q.objects and count.cards and not q.has("have", "draw"):
        return True
    drawn = count.cards and q.asks("draw")
    return not count.how_many and count.wanted is None and not (count.some or drawn)


def _in_hand(count: Count) -> bool:
    """Who has a card in hand has not played it; those in hand are not those that are drawn."""
    q = count.q
    if any(_held(q, named) for named in q.cards):
        return True
    held = (q.has("in-hand") and not q.has("draw", "empty")) or (count.have and not q.has("next-turn"))
    return count.cards and held


def _extra(count: Count) -> bool:
    """The Action that everybody has is no extra one."""
    q = count.q
    return count.have and (q.has("another") or any(token.word in ("extra", "additional") for token in q.tokens))


ANOTHER_QUESTION: tuple[Callable[[Count], bool], ...] = (
    _on_being_trashed,
    _whether_it_may_be,
    _in_other_words,
    _how_much_more,
    _nothing_counted,
    _in_hand,
    _extra,
)


# What these tables do not show.


def _not_bought(count: Count, runs: Sequence[Played], who: str) -> bool:
    """What the card gives when it is played is not what a purchase brings."""
    q, script = count.q, runs[0].scene.script
    told = any(clause.condition and q.inside(clause, "buy") for clause in q.clauses)
    return told and not any(move.startswith("buy ") for moves in script for move in moves)


def _takes_no_part(count: Count, runs: Sequence[Played], who: str) -> bool:
    q = count.q
    return len(q.actors) > 1 and count.how_many and not all(takes_part(run, q.objects) for run in runs)


def _given_by_another(count: Count, runs: Sequence[Played], who: str) -> bool:
    """Another card gives it; it comes of what is played then; each gives its own."""
    q, from_it = count.q, count.from_it(runs, who)
    when = [clause for clause in q.clauses if clause.condition and q.inside(clause, "play")]
    others = [named.slug for clause in when for named in q.named_in(clause) if named.slug != count.giver]
    played_then = bool(others) and not any(map(player_of_cards, others))
    another = bool(count.giver) and (count.giver not in from_it or played_then)
    return (count.some and another) or (q.asks("give") and len(from_it) > 1)


def _drawn_by_several(count: Count, runs: Sequence[Played], who: str) -> bool:
    """Which of them is meant, nobody says."""
    if not count.cards or len(count.q.actors) < 2 or count.how_many:
        return False
    sources = {slug for run in runs for slug in _drawing(count.q, run, who)}
    moves = runs[0].scene.script[0]
    last = moves[-1].removeprefix("play ") if len(moves) > 1 else ""
    return len(sources) > 1 or (bool(last) and last not in map(name, sources))


ANOTHER_TABLE: tuple[Callable[[Count, Sequence[Played], str], bool], ...] = (
    _not_bought,
    _takes_no_part,
    _given_by_another,
    _drawn_by_several,
)


def amount(q: Question) -> Verdict | None:
    """How many cards do I draw, do I get 10 cards, how many Actions have I?"""
    count = _count(q)
    runs = cast(q) if count else []
    if count is None or not runs:
        return None
    who = sufferer(q) or runs[0].scene.mover
    if any(check(count, runs, who) for check in ANOTHER_TABLE):
        return None
    found = agreed(runs, lambda run: _how_many(count, run, who))
    if found is not None and found[0].value == 0:
        turned = other_way_round(q, runs)
        found = agreed(turned, lambda run: _how_many(count, run, who)) if turned else found
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    sure = bool(q.told and q.told.lacking) or _moves_basic_card(q) if count.some else bool(q.told)
    if n == 0 and not sure:
        return None  # then something else was meant, or something is missing
    if count.how_many:
        return ruled(q, run, finding, counted(n) if n < 13 else (f"{n}.", f"{n}."), kind="amount")
    value = n > 0 if count.wanted is None else n == count.wanted
    return ruled(q, run, replace(finding, value="yes" if value else "no"), yes_no(value, n), kind="amount")


def _drawing(q: Question, run: Played, who: str) -> list[str]:
    return [run.steps[n].path[-1][0] for n, _, _ in happened(run, ("draw",), who, q.sources) if run.steps[n].path]


def _held(q: Question, named: NamedCard) -> bool:
    """A card that somebody is said to have in hand, and not to play."""
    clause = q.clause_of(named.at)
    spots = [spot for spot in q.inside(clause, "in-hand") if 0 < spot.at - named.at <= 3]
    return bool(spots)


def _moves_basic_card(q: Question) -> bool:
    """A condition says what becomes of a basic card, and the table was made so."""
    told = [
        clause for clause in q.clauses if clause.condition and len(q.inside(clause, "gain", "trash", "discard")) == 1
    ]
    return any(facts()[named.slug].kind == BASIC for clause in told for named in q.named_in(clause))


def _how_many(count: Count, run: Played, who: str) -> Finding | None:
    q = count.q
    takes = any(spot.meaning == "gain" and spot.raw.lower() in TAKES for spot in q.spots) and not q.asks("draw")
    kinds = ("gain",) if takes else ("draw",)
    found = happened(run, kinds, who, q.sources) if count.cards else pluses(run, UNITS[count.unit], who)
    by_turn = Counter[int]()
    for _, turn, n in found:
        by_turn[turn] += n
    own = count.have and count.unit in ("unit-actions", "unit-buys")  # everybody has one
    if q.has("next-turn"):
        turn = my_next_turn(run, who)
        return Finding(by_turn[turn] + own, tuple(n for n, at, _ in found if at == turn))
    if q.has("this-turn") and not count.have:
        return Finding(by_turn[0], tuple(n for n, at, _ in found if at == 0))
    steps = tuple(n for n, _, _ in found)
    if len(by_turn) > 1:  # now and later: only where every reading says the same
        either = count.wanted is None or count.wanted in {*by_turn.values(), by_turn.total()}
        return None if either else Finding(max(by_turn.values()), steps)
    if not own:
        return Finding(by_turn.total(), steps)
    left = by_turn.total() + 1 - (_actions_used(run) if count.unit == "unit-actions" else 0)
    return None if left < 0 or set(by_turn) - {0} else Finding(left, steps)


def _actions_used(run: Played) -> int:
    over = next((at for at, step in enumerate(run.steps) if step.kind == "turn"), len(run.steps))
    played = [step.cards[0] for step in run.steps[:over] if step.kind == "play" and not step.path and step.cards]
    return sum("Action" in facts()[slug].types for slug in played)
