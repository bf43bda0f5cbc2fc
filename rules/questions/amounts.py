"""How many cards, Actions, Buys, Coins; or whether it is so many."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from rules.facts import facts
from rules.questions.casting import cast, other_way_round, sufferer, takes_part
from rules.questions.names import NamedCard
from rules.questions.persons import governing
from rules.questions.probes import player_of_cards
from rules.questions.question import BASIC, Question
from rules.questions.scene import Played, name
from rules.questions.verdict import Finding, Verdict, agreed, counted, happened, my_next_turn, pluses, ruled, yes_no

UNITS = {
    "unit-actions": "actions",
    "unit-buys": "buys",
    "unit-coins": "coins",
    "unit-favors": "favors",
    "unit-coffers": "coffers",
    "unit-villagers": "villagers",
    "unit-points": "vp",
}


# How many of something, or whether it is so many.
# To get cards is to draw them, to gain or take them is not.
TAKES = ("gain", "gains", "gained", "gaining", "take", "takes", "nehmen", "nehme", "nimmt", "nimmst")
AMOUNT_WORDS = (
    "draw",
    "gain",
    "give",
    "how-many",
    "play",
    "next-turn",
    "this-turn",
    "twice",
    "have",
    "unit-cards",
    "unit-actions",
    "unit-buys",
    "unit-coins",
    "unit-favors",
    "unit-coffers",
    "unit-villagers",
    "unit-points",
    "can",
    "both",
    "empty",
    "in-hand",
    "another",
    "thrice",
    "work",
    "trash",
    "discard",
    "buy",
)


@cache
def _gained_or_trashed(slug: str) -> bool:
    """It brings the same on being gained and on being trashed."""
    return any(re.search(r"gain (?:this )?or trash", english) for english, _ in facts()[slug].lines)


def amount(q: Question) -> Verdict | None:
    """How many cards do I draw, do I get 10 cards, how many Actions have I?"""
    units = [
        spot
        for spot in q.spots
        if spot.meaning.startswith("unit-") and any(clause.start <= spot.at < clause.end for clause in q.asked)
    ]
    units = [spot for spot in units if spot.meaning in UNITS or spot.meaning == "unit-cards"]
    asked_twice = any(q.inside(clause, "twice", "thrice") and not q.inside(clause, "play") for clause in q.asked)
    if q.has("trash") and any(map(_gained_or_trashed, q.slugs)):
        return None  # another one may be gained at the same time
    if (
        q.asks("discard", "trash")
        or (q.asks("can") and q.asks("play"))  # whether it may be played, not what it brings
        or (asked_twice and q.numbers)  # twice two, of which only one may come
        or q.has("cost", "not", "must", "when", "who", "what", "protect", "or")
        or any(q.tokens[unit.at - 1].word in ("more", "mehr") and not q.has("how-many") for unit in units if unit.at)
        or len({u.meaning for u in units}) != 1
    ):
        return None
    if q.leftover(AMOUNT_WORDS) or any(kind not in ("Action", "Treasure") for kind, _ in q.types):
        return None
    if q.objects and not q.has("have") and units[0].meaning == "unit-cards" and not q.has("draw"):
        return None
    unit = units[0].meaning
    wanted = next((n for n, at in q.numbers if 0 < units[0].at - at <= 2), None)
    some = unit != "unit-cards" and wanted is None and not q.has("both") and not asked_twice and not q.has("another")
    if not q.has("how-many") and wanted is None and not some and not (unit == "unit-cards" and q.asks("draw")):
        return None
    if any(_held(q, named) for named in q.cards):
        return None  # who has a card in hand has not played it
    runs = cast(q)
    if not runs:
        return None
    told = any(clause.condition and q.inside(clause, "buy") for clause in q.clauses)
    if told and not any(move.startswith("buy ") for moves in runs[0].scene.script for move in moves):
        return None  # what the card gives when it is played is not what a purchase brings
    who = sufferer(q) or runs[0].scene.mover
    if unit == "unit-cards" and (q.has("in-hand") and not q.has("draw") and not q.has("empty")):
        return None
    have = bool(q.asks("have")) and not q.asks("gain", "draw")
    if have and unit == "unit-cards" and not q.has("next-turn"):
        return None  # those in hand, not those that are drawn
    if have and (q.has("another") or any(token.word in ("extra", "additional") for token in q.tokens)):
        return None  # the one that everybody has is no extra one
    if len(q.actors) > 1 and q.has("how-many") and not all(takes_part(run, q.objects) for run in runs):
        return None
    giver = next((named.slug for named in q.cards if governing(q, named.at, 0) in ("from", "vom", "von")), "")
    from_it = {run.steps[n].path[-1][0] for run in runs for n in _from(q, run, unit, who)}
    if some and giver and giver not in from_it:
        return None  # another one gives it
    when = [clause for clause in q.clauses if clause.condition and q.inside(clause, "play")]
    others = [named.slug for clause in when for named in q.named_in(clause) if named.slug != giver]
    if some and giver and others and not any(map(player_of_cards, others)):
        return None  # for what is played then, not for the giver itself
    if q.asks("give") and len(from_it) > 1:
        return None  # each gives its own
    if unit == "unit-cards" and len(q.actors) > 1 and not q.has("how-many"):
        sources = {slug for run in runs for slug in _drawing(q, run, who)}
        last = "".join(runs[0].scene.script[0][-1:]).removeprefix("play ") if len(runs[0].scene.script[0]) > 1 else ""
        if len(sources) > 1 or (last and last not in {name(slug) for slug in sources}):
            return None  # which of them is meant, nobody says
    found = agreed(runs, lambda run: _how_many(q, run, unit, who, have, wanted))
    if found is not None and found[0].value == 0:
        turned = other_way_round(q, runs)
        found = agreed(turned, lambda run: _how_many(q, run, unit, who, have, wanted)) if turned else found
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    sure = bool(q.told and q.told.lacking) or _told(q) if some else bool(q.told)
    if n == 0 and not sure:
        return None  # then something else was meant, or something is missing
    if q.has("how-many"):
        return ruled(q, run, finding, counted(n) if n < 13 else (f"{n}.", f"{n}."), kind="amount")
    value = n > 0 if wanted is None else n == wanted
    return ruled(q, run, replace(finding, value="yes" if value else "no"), yes_no(value, n), kind="amount")


def _from(q: Question, run: Played, unit: str, who: str) -> list[int]:
    found = pluses(run, UNITS[unit], who) if unit in UNITS else []
    return [n for n, _, _ in found if run.steps[n].path]


def _drawing(q: Question, run: Played, who: str) -> list[str]:
    return [run.steps[n].path[-1][0] for n, _, _ in happened(run, ("draw",), who, q.sources) if run.steps[n].path]


def _held(q: Question, named: NamedCard) -> bool:
    """A card that somebody is said to have in hand, and not to play."""
    clause = q.clause_of(named.at)
    spots = [spot for spot in q.inside(clause, "in-hand") if 0 < spot.at - named.at <= 3]
    return bool(spots)


def _told(q: Question) -> bool:
    """A condition says what becomes of a basic card, and the table was made so."""
    told = [
        clause for clause in q.clauses if clause.condition and len(q.inside(clause, "gain", "trash", "discard")) == 1
    ]
    return any(facts()[named.slug].kind == BASIC for clause in told for named in q.named_in(clause))


def _how_many(q: Question, run: Played, unit: str, who: str, have: bool, wanted: int | None) -> Finding | None:
    takes = any(spot.meaning == "gain" and spot.raw.lower() in TAKES for spot in q.spots) and not q.asks("draw")
    taken = ("gain",) if takes else ("draw",)
    found = happened(run, taken, who, q.sources) if unit == "unit-cards" else pluses(run, UNITS[unit], who)
    by_turn: dict[int, int] = {}
    for _, turn, n in found:
        by_turn[turn] = by_turn.get(turn, 0) + n
    steps = tuple(n for n, _, _ in found)
    if q.has("next-turn"):
        turn = my_next_turn(run, who)
        amount = by_turn.get(turn, 0)
        if have and unit in ("unit-actions", "unit-buys"):
            amount += 1
        return Finding(amount, tuple(n for n, at, _ in found if at == turn))
    if q.has("this-turn") and not have:
        return Finding(by_turn.get(0, 0), tuple(n for n, at, _ in found if at == 0))
    if len(by_turn) > 1:
        # Now and later: only where every reading says the same.
        values = {*by_turn.values(), sum(by_turn.values())}
        if wanted is None or wanted in values:
            return None
        return Finding(max(by_turn.values()), steps)
    n = sum(by_turn.values())
    if have and unit in ("unit-actions", "unit-buys"):
        if set(by_turn) - {0}:
            return None
        over = next((at for at, step in enumerate(run.steps) if step.kind == "turn"), len(run.steps))
        from_hand = [step.cards[0] for step in run.steps[:over] if step.kind == "play" and not step.path and step.cards]
        n += 1 - (sum("Action" in facts()[slug].types for slug in from_hand) if unit == "unit-actions" else 0)
        if n < 0:
            return None
    return Finding(n, steps)
