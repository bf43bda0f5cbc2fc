"""A card is given for another that costs just so much, and there is none: is it gone, may it be a cheaper one?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.facts import facts, in_every_game
from rules.questions.frame import AskedFrame
from rules.questions.frames import frames
from rules.questions.numbers import Numbers
from rules.questions.question import SILENT, Question
from rules.questions.reach import VERBAL
from rules.questions.scene import ME, Played, name, play, playable
from rules.questions.taking import FROM_HAND, MOVED, Taking, takes
from rules.questions.verdict import Finding, Verdict, agreed, ruled, through, yes_no
from rules.questions.words import any_of

# Nothing on the table costs 1; es gibt keine Karte, die genau 1 kostet; nichts für 7 im Vorrat.
NONE = SILENT | any_of("not, cost, unit-cards, unit-coins, supply, in-play, give, quantity, text, impossible")
JOINTS = any_of("and, und, but, aber")
WHICH = any_of("die, der, das, that, which")
GONE = any_of("gone, weg, futsch, trash, trashed, lost, entsorgt, verloren, mull")
LESS = any_of("cheaper, below")
WORDS = SILENT | any_of("""
    can, gain, play, trash, discard, keep, lose, left-over, upgrade, unit-cards, instead, or, return
""")


def fruitless(q: Question) -> Verdict | None:
    """Upgrade on a Copper, and nothing costs 1: is the Copper gone, may I take another Copper?"""
    told = _none_of(q)
    if told is None or q.strange or q.types or not all(map(playable, q.slugs)):
        return None
    cost, start, end = told
    rest = replace(
        q,
        spots=[spot for spot in q.spots if not start <= spot.at < end],
        numbers=[(n, at) for n, at in q.numbers if not start <= at < end],
    )
    users = [slug for slug in rest.slugs if takes(slug) == FROM_HAND]
    users = users or [VERBAL for spot in rest.spots if spot.raw.lower() == VERBAL]
    found = frames(rest)
    given = next((named.slug for named in rest.cards if named.slug not in users), "")
    asked = [frame for frame in found if frame.asked]
    if len(users) != 1 or not given or len(asked) != 1 or _unread(rest, given):
        return None
    taking = Taking(users[0], "", given, 1, (), FROM_HAND, Numbers())
    runs = _played(q, taking, rest.copies(given), cost)
    return _judged(rest, taking, asked[0], runs, cost) if runs else None


def _unread(q: Question, given: str) -> bool:
    words = {spot.meaning for spot in q.spots} - WORDS - LESS
    return bool(words) or any(n != q.copies(given) for n, _ in q.numbers)


def _none_of(q: Question) -> tuple[int, int, int] | None:
    """The price that nothing has, and the words that say so."""
    for spot in q.spots:
        if spot.meaning != "not":
            continue
        start = spot.at
        while start > 0 and not q.tokens[start - 1].mark and q.tokens[start - 1].word not in JOINTS:
            start -= 1
        end = spot.at
        while end < len(q.tokens) and (not q.tokens[end].mark or _goes_on(q, end)):
            end += 1
        inside = [each for each in q.spots if start <= each.at < end]
        prices = [n for n, at in q.numbers if start <= at < end]
        costs = any(each.meaning == "cost" or each.raw.lower() in ("for", "für") for each in inside)
        named = any(start <= card.at < end for card in q.cards)
        if len(prices) == 1 and costs and not named and {each.meaning for each in inside} <= NONE:
            return prices[0], start, end
    return None


def _goes_on(q: Question, at: int) -> bool:
    return q.tokens[at].raw == "," and any(token.word in WHICH for token in q.tokens[at + 1 : at + 2])


def _played(q: Question, taking: Taking, copies: int, cost: int) -> list[Played]:
    """At a table without a card of that price."""
    scene = next(taking.tables(q))
    held = (taking.user, *(taking.given,) * copies)
    runs = play(replace(scene, hands={ME: held}, want=(taking.given,), use=(taking.user, taking.given), supply=()))
    there = {slug for run in runs for offer in run.offers for slug in facts() if name(slug) in offer.choices}
    lacking = all(facts()[slug].cost.coins != cost for slug in (*in_every_game(), *there))
    return runs if runs and lacking and not any(run.stopped for run in runs) else []


def _judged(q: Question, taking: Taking, asked: AskedFrame, runs: Sequence[Played], cost: int) -> Verdict | None:
    words = {token.word for token in q.tokens}
    gone = asked.deed in ("trash", "lose") or (not asked.deed and asked.has("be") and bool(words & GONE))
    of_it = {*asked.slugs} <= {taking.given}
    if (gone or asked.deed == "keep") and of_it and asked.modal != "can":
        found = agreed(runs, lambda run: _moved(taking, run, gone))
    elif asked.deed == "gain":
        found = agreed(runs, lambda run: _instead(taking, {*asked.slugs}, run, cost if q.has(*LESS) else 0))
    else:
        return None
    if found is None:
        return None
    finding, run = found
    return ruled(q, run, finding, yes_no(finding.value == "yes"), kind="reach", about=(taking.user,))


def _moved(taking: Taking, run: Played, gone: bool) -> Finding | None:
    steps = [n for n, step in enumerate(run.steps) if step.kind in MOVED and through(step, (taking.user,))]
    steps = [n for n in steps if taking.given in run.steps[n].cards]
    return Finding("yes" if gone else "no", tuple(steps)) if steps and not _gains(taking, run) else None


def _gains(taking: Taking, run: Played) -> list[int]:
    return [n for n, step in enumerate(run.steps) if step.kind == "gain" and through(step, (taking.user,))]


def _instead(taking: Taking, cards: set[str], run: Played, below: int) -> Finding | None:
    """Whether one of the cards that are asked for is offered, or any that costs less."""
    paid = _moved(taking, run, gone=True)
    offers = [offer for offer in run.offers if offer.source == taking.user and offer.kind == "choose-pile"]
    offered = {slug for slug in facts() for offer in offers if name(slug) in offer.choices}
    wanted = cards - {taking.user}
    if paid is not None and (wanted or below):
        return Finding("no", paid.steps)
    if not wanted and any(facts()[slug].cost.coins < below for slug in offered):
        return Finding("yes", tuple(_gains(taking, run)))
    return None
