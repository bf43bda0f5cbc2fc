"""Cards that wait on the Tavern mat: may this one be called for that card?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.decisions import Text
from rules.facts import facts
from rules.questions.casting import editions
from rules.questions.probes import phase_of, player_of_cards, plays
from rules.questions.question import Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, cited, ruled, through, yes_no
from rules.speech.grammar import DE, EN, THE, the_card

WORDS = ("call", "play", "again", "gain", "buy", "mat", "can", "unit-cards", "another", "copy")
USED = frozenset(("use", "uses", "used", "using", "nutzen", "nutze", "benutzen", "verwenden", "einsetzen", "anwenden"))
CONTROLS = {"gain": "silver", "play": "village"}  # for which any card is called that waits for such a thing


def called(q: Question) -> Verdict | None:
    """Can I call Duplicate when I buy a Gold? Can I use Royal Carriage on a Village?"""
    reserve = [slug for slug in q.slugs if "Reserve" in facts()[slug].types]
    things = [slug for slug in q.slugs if slug not in reserve]
    if len(reserve) != 1 or len(things) != 1 or q.leftover(WORDS) or q.types or q.numbers or q.told:
        return None
    card, thing = reserve[0], things[0]
    if not _calling(q, card, thing) or not playable(card) or not playable(thing):
        return None
    who = _doer(q)
    if not who or any(q.copies(slug) > 1 for slug in q.slugs):
        return None
    for deed, control in CONTROLS.items():
        usual = _runs(q, card, control, deed, ME)
        if usual and all(_calls(run, card) for run in usual):
            return _as_usual(q, card, thing, usual, _runs(q, card, thing, deed, who), deed)
    return None


def _as_usual(
    q: Question, card: str, thing: str, usual: Sequence[Played], runs: Sequence[Played], deed: str
) -> Verdict | None:
    """Whether it is called for this card too."""
    calls = [_calls(run, card) for run in runs]
    if calls and all(calls):
        return ruled(q, runs[0], Finding("yes", calls[0]), yes_no(True), kind="call")
    if not calls or any(calls):
        return None
    done = tuple(n for n, step in enumerate(runs[0].steps) if step.kind == deed and thing in step.cards)
    verdict = ruled(q, runs[0], Finding("no", done[:1]), yes_no(False), _not_for(card, thing), "call")
    return replace(verdict, cites=cited(usual[0], _calls(usual[0], card), [card]))


def _calling(q: Question, card: str, thing: str) -> bool:
    """It is called, or used on something; a Throne Room that plays it is another matter."""
    if q.slugs.index(thing) < q.slugs.index(card) and player_of_cards(thing):
        return False
    used = any(spot.meaning == "play" and spot.raw.lower() in USED for spot in q.spots)
    return q.has("call", "again") or (used and q.slugs[0] == card)


def _not_for(card: str, thing: str) -> Text:
    return (
        f"For this {name(thing)} {the_card(card, EN)} cannot be called.",
        f"Dafür ({facts()[thing].de}) kann {the_card(card, DE, THE)} nicht aufgerufen werden.",
    )


def _doer(q: Question) -> str:
    """Who gains or plays the other card; nobody where another player is spoken of in any other way."""
    others = [spot for spot in q.spots if spot.meaning == "other"]
    if not others:
        return ME
    clause = q.clause_of(others[0].at)
    people = q.inside(clause, "me", "other")
    first = people[0].meaning == "other" and clause.condition
    deeds = q.inside(clause, "gain", "buy", "play")
    return OTHER if first and len(others) == 1 and len(deeds) == 1 and deeds[0].at > others[0].at else ""


def _runs(q: Question, card: str, thing: str, deed: str, who: str) -> list[Played]:
    """Where the card lies on my mat, and the other one is gained or played."""
    price = facts()[thing].cost
    if deed == "gain" and (price.potion or price.debt):
        return []
    if deed == "play" and not plays(thing):
        return []
    scene = Scene(
        mover=who,
        mats={ME: {"tavern": (card,)}},
        script=((f"{'buy' if deed == 'gain' else 'play'} {name(thing)}",),),
        hands={who: (thing,)} if deed == "play" else {},
        supply=(thing,) if deed == "gain" else (),
        phase="buy" if deed == "gain" else phase_of(thing),
        coins=price.coins if deed == "gain" else 0,
        use=(card,),
        prefer=(name(card),),
        editions=editions(q),
        players=q.players or 2,
    )
    runs = play(scene)
    seat = runs[0].seat(who) if runs else 0
    done = all(
        any(step.kind == deed and step.actor == seat and thing in step.cards for step in run.steps) and not run.stopped
        for run in runs
    )
    return runs if done else []


def _calls(run: Played, card: str) -> tuple[int, ...]:
    return tuple(n for n, step in enumerate(run.steps) if through(step, (card,)))
