"""What does not happen at a table and would at one that differs by little: then it is a no, and not only unseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.facts import facts
from rules.questions.duty import may
from rules.questions.frame import AskedFrame
from rules.questions.probes import not_used
from rules.questions.question import BASIC, Question
from rules.questions.scene import ME, Played, name, play
from rules.questions.staging import KINDS, Stage, as_told, put_in_place, seen, stages, without
from rules.questions.verdict import Finding, Verdict, happened, ruled, through, yes_no
from rules.speech.grammar import DE, EN, THE, capital, the_card

OTHERS = ("silver", "gold", "copper", "estate")
ACTIONS = ("village", "smithy")


def compared(
    q: Question, before: Sequence[AskedFrame], question: AskedFrame, stage: Stage, runs: Sequence[Played]
) -> Verdict | None:
    """Beside another card in its place, without what was shown, bought and not gained, declined."""
    return (
        _of_another(q, question, stage, runs)
        or _need_not(q, question, stage, runs)
        or _since_it_lies(q, question, stage, runs)
        or _thanks_to(q, question, stage, runs)
        or _for_another(q, question, stage, runs)
        or _only_the_other(q, question, runs)
        or _only_when_bought(q, before, question, stage, runs)
    )


def _of_another(q: Question, question: AskedFrame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    """No: it does not happen to this card, and at the same table it happens to another one in its place."""
    onto_deck = question.deed == "topdeck" and question.modal == "can" and question.has("clean-up")
    if len(question.cards) != 1 or question.numbers or not (onto_deck or _basic_moved(question)):
        return None
    thing, kinds = question.slugs[0], KINDS[question.deed]
    if any(seen(run, kinds, thing, "", "") for run in runs):
        return None
    there = {slug for part in (stage.scene.hands, stage.scene.top) for cards in part.values() for slug in cards}
    for other in ACTIONS if onto_deck else OTHERS:
        instead = play(put_in_place(stage.scene, thing, other)) if other != thing and other not in there else []
        if instead and all(seen(run, kinds, other, question.who or ME, "") for run in instead):
            finding = Finding("no", (stage.told_until(runs[0]),))
            return ruled(q, runs[0], finding, yes_no(False), kind="story")
    return None


def _basic_moved(question: AskedFrame) -> bool:
    """Whether a basic card goes, and nobody says by which card."""
    moved = question.deed in ("trash", "lose", "discard") and question.modal != "can" and not question.all_of_them
    return moved and facts()[question.slugs[0]].kind == BASIC and not question.by


def _need_not(q: Question, question: AskedFrame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    """No: a card lets it be played, and whoever declines all that can be declined does not play it."""
    if question.deed != "play" or question.modal != "must" or len(question.cards) != 1 or question.has("not", "twice"):
        return None
    who, thing = question.who or ME, question.slugs[0]
    givers = tuple(slug for slug in q.actors if slug != thing)
    if len(givers) != 1:
        return None
    played = [[n for n, _, _ in happened(run, ("play",), who, givers, thing)] for run in runs]
    idle = play(replace(stage.scene, avoid=(*givers, thing), want=(), use=()))
    declined = idle and all(stage.as_told(run) and not seen(run, ("play",), thing, who, "") for run in idle)
    at = next((n for n, steps in enumerate(played) if steps), -1)
    if not declined or at < 0 or any(run.stopped for run in idle):
        return None
    return ruled(q, runs[at], Finding("no", tuple(played[at][:1])), yes_no(False), may(givers[0]), "story")


def _since_it_lies(q: Question, question: AskedFrame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    """No: it cannot be had, and could be if none of it lay in play already."""
    if question.deed != "gain" or question.modal != "can" or len(question.cards) != 1:
        return None
    thing, wanted = question.slugs[0], name(question.slugs[0])
    zones = (stage.scene.in_play, stage.scene.durations)
    if not any(thing in cards for zone in zones for cards in zone.values()):
        return None

    def offered(run: Played) -> bool:
        return any(offer.kind == "choose-pile" and wanted in offer.choices for offer in run.offers)

    instead = play(without(stage.scene, thing))
    if any(map(offered, runs)) or not instead or not all(map(offered, instead)):
        return None
    sources = [offer.source for offer in runs[0].offers if offer.kind == "choose-pile"]
    gained = [n for n, step in enumerate(runs[0].steps) if step.kind == "gain" and through(step, sources)]
    text = (
        f"{capital(the_card(thing, EN))} lies in play already, so it is not among the cards that can be gained.",
        f"{capital(the_card(thing, DE, THE))} liegt schon im Spiel und gehört nicht zu dem, was genommen werden kann.",
    )
    return ruled(q, runs[0], Finding("no", tuple(gained[:1])), yes_no(False), text, "story") if gained else None


def _thanks_to(q: Question, question: AskedFrame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    """No: it does not happen, and it would if the card that was shown were not."""
    kinds = KINDS.get(question.deed, ())
    if question.deed not in ("trash", "lose", "discard", "set-aside") or question.modal == "can" or question.numbers:
        return None
    shown = {slug for told_kinds, slug, who, _ in stage.deeds if "reveal" in told_kinds and who in ("", ME)}
    if len(question.cards) != 1 or len(shown) != 1 or any(seen(run, kinds, question.slugs[0], "", "") for run in runs):
        return None
    card = next(iter(shown))
    hidden = play(replace(not_used(stage.scene, card), avoid=(card, *q.actors)))
    at = seen(runs[0], KINDS["reveal"], card, "", "")
    if not hidden or not at or not all(seen(run, kinds, question.slugs[0], "", "") for run in hidden):
        return None
    return ruled(q, runs[0], Finding("no", (at[0],)), yes_no(False), kind="story")


def _for_another(q: Question, question: AskedFrame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    """No: that card brings it not, and at the same table another one in its place does."""
    if question.deed != "gain" or question.modal == "can" or len(question.cards) != 1 or question.numbers:
        return None
    thing, who = question.slugs[0], question.who or ME
    moved = {slug for kinds, slug, _, by in stage.deeds if by and kinds not in (("play",), ("gain",), ("buy",))}
    hit = [slug for slug in moved if facts()[slug].kind == BASIC and slug != thing]
    if len(hit) != 1 or len(moved) != 1 or any(seen(run, ("gain",), thing, who, "") for run in runs):
        return None
    for other in OTHERS:
        instead = play(put_in_place(stage.scene, hit[0], other)) if other not in (thing, hit[0]) else []
        if instead and all(seen(run, ("gain",), thing, who, "") for run in instead):
            at = [seen(run, KINDS["affect"], hit[0], "", "") for run in runs]
            finding = Finding("no", tuple(at[0][:1]) or (stage.told_until(runs[0]),))
            return ruled(q, runs[0], finding, yes_no(False), kind="story")
    return None


def _only_the_other(q: Question, question: AskedFrame, runs: Sequence[Played]) -> Verdict | None:
    """No: at the end of the turn the other card puts itself on the deck, and this one is not even offered."""
    if question.deed != "topdeck" or question.modal != "can" or len(question.cards) != 1 or question.by:
        return None
    thing, kinds = question.slugs[0], KINDS["topdeck"]
    offered = any(name(thing) in offer.choices for run in runs for offer in run.offers if offer.kind != "phase")
    others = [slug for slug in q.actors if slug != thing]
    put = [[n for slug in others for n in seen(run, kinds, slug, ME, "")] for run in runs]
    played = all(seen(run, ("play",), thing, ME, "") for run in runs)
    if offered or not played or not all(put) or any(seen(run, kinds, thing, "", "") for run in runs):
        return None
    return ruled(q, runs[0], Finding("no", tuple(put[0][:1])), yes_no(False), kind="story")


def _only_when_bought(
    q: Question, before: Sequence[AskedFrame], question: AskedFrame, stage: Stage, runs: Sequence[Played]
) -> Verdict | None:
    """No: what was gained with a card brings nothing, and at the same table it would if it were bought."""
    gained = [frame for frame in before if frame.deed == "gain" and frame.by and frame.cards]
    if question.deed != "gain" or question.modal or len(question.cards) != 1 or question.numbers or len(gained) != 1:
        return None
    thing, who = question.slugs[0], question.who or ME
    if thing in gained[0].slugs or any(seen(run, ("gain",), thing, who, "") for run in runs):
        return None
    instead = [replace(each, deed="buy", by="") if each is gained[0] else each for each in before]
    bought = next((found for each in stages(q, instead, question) if (found := as_told(each))), [])
    if not bought or not all(seen(run, ("gain",), thing, who, "") for run in bought):
        return None
    finding = Finding("no", (stage.told_until(runs[0]),))
    return ruled(q, runs[0], finding, yes_no(False), kind="story")
