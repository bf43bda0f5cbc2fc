"""Cards for which somebody names a card: what may still be done with that one, and with another."""

from __future__ import annotations

from dataclasses import replace

from rules.facts import facts
from rules.questions.casting import editions
from rules.questions.probes import phase_of, plays
from rules.questions.question import Question, Spot
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, cited, ruled, through, yes_no

NAMES = ("name", "names", "named", "naming", "nennen", "nennt", "nenne", "nannte", "genannt", "benannt", "benennt")
NEIGHBOUR = frozenset(("left", "neighbor", "neighbour", "nachbar", "links"))
DEEDS = {"buy": "gain", "trash": "trash"}
WORDS = (*DEEDS, "choose", "can", "play", "players", "this-turn")
CONTROL = "curse"  # which no such card is about


def naming(q: Question) -> Verdict | None:
    """Bernd names Province for my Contraband, can I buy one? I name Duchy with Rebuild, can I trash a Province?"""
    spoken = [spot for spot in q.spots if spot.meaning == "choose" and spot.raw.lower() in NAMES]
    deeds = [spot for clause in q.asked for spot in q.inside(clause, *DEEDS)]
    if len(spoken) != 1 or len(deeds) != 1 or not q.asks("can") or len(q.actors) != 1 or q.types or q.numbers or q.told:
        return None
    left = [raw for raw in q.leftover(WORDS) if raw.lower() not in NEIGHBOUR]
    card = q.actors[0]
    named, thing = (_beside(q, spot, card) for spot in (spoken[0], deeds[0]))
    if left or not named or not thing or not plays(card) or not _whose(q, spoken[0], deeds[0]):
        return None
    return _named(q, card, named, thing, deeds[0].meaning)


def _named(q: Question, card: str, named: str, thing: str, deed: str) -> Verdict | None:
    """Whether it is done with the thing, where it is done when another card was named."""
    runs = _runs(q, card, named, thing, deed)
    usual = _runs(q, card, CONTROL, thing, deed)
    hits = [_done(run, card, thing, deed) for run in runs]
    control = [_done(run, card, thing, deed) for run in usual]
    if not hits or not control or not all(control):
        return None
    if all(hits):
        return ruled(q, runs[0], Finding("yes", hits[0]), yes_no(True), kind="naming")
    if any(hits) or named != thing:
        return None
    steps = tuple(n for n, step in enumerate(runs[0].steps) if through(step, (card,)))
    verdict = ruled(q, runs[0], Finding("no", steps), yes_no(False), kind="naming")
    return replace(verdict, cites=tuple(dict.fromkeys((*verdict.cites, *cited(usual[0], control[0], [card])))))


def _beside(q: Question, spot: Spot, card: str) -> str:
    """The one card besides that stands in the same part of the sentence."""
    found = {named.slug for named in q.named_in(q.clause_of(spot.at))} - {card}
    return found.pop() if len(found) == 1 else ""


def _whose(q: Question, spoken: Spot, deed: Spot) -> bool:
    """For Contraband another player names the card; for a deed of my own I name it."""
    if any(spot.raw.lower() in NEIGHBOUR and q.clause_of(spot.at) == q.clause_of(spoken.at) for spot in q.spots):
        return True
    told = q.inside(q.clause_of(spoken.at), "me", "other", "players")
    mine = all(spot.meaning == "me" for spot in told) and any(spot.at < spoken.at for spot in told)
    return deed.meaning != "buy" or not mine


def _runs(q: Question, card: str, named: str, thing: str, deed: str) -> list[Played]:
    if not all(playable(slug) for slug in (card, named, thing)):
        return []
    price = facts()[thing].cost
    if price.potion or price.debt:
        return []
    scene = Scene(
        script=((f"play {name(card)}", *((f"buy {name(thing)}",) if deed == "buy" else ())),),
        hands={ME: (card,)},
        top={ME: (thing,)} if deed == "trash" else {},
        supply=tuple(dict.fromkeys((named, thing))) if deed == "buy" else (),
        want=(named,),
        phase=phase_of(card),
        coins=price.coins,
        editions=editions(q),
        players=q.players or 2,
    )
    runs = play(scene)
    asked = all(
        any(offer.source == card and offer.picked == name(named) for offer in run.offers) and not run.stopped
        for run in runs
    )
    return runs if asked else []


def _done(run: Played, card: str, thing: str, deed: str) -> tuple[int, ...]:
    return tuple(
        n
        for n, step in enumerate(run.steps)
        if step.kind == DEEDS[deed] and thing in step.cards and (deed == "buy" or through(step, (card,)))
    )
