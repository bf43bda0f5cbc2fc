"""What a story that was played says to the question at its end: it happens, it stays, it brings so much, or why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.engine.steps import Step
from rules.facts import card_names, facts
from rules.questions import casting
from rules.questions.amounts import UNITS
from rules.questions.frame import AskedFrame
from rules.questions.probes import HARM, SAFE, discards_to, player_of_cards
from rules.questions.question import Question
from rules.questions.scene import ME, Offer, Played, name
from rules.questions.staging import (
    KINDS,
    MOVED,
    Stage,
    apart,
    attack,
    seen,
)
from rules.questions.verdict import (
    Finding,
    Verdict,
    agreed,
    happened,
    kinds_of,
    pluses,
    ruled,
    through,
    undone,
    yes_no,
)
from rules.questions.words import SECOND


def in_the_trash(question: AskedFrame) -> bool:
    """Does it stay in the trash?"""
    return question.has("from-trash") and question.deed in ("stay", "") and not question.modal and bool(question.cards)


def judged(q: Question, question: AskedFrame, stage: Stage, runs: Sequence[Played]) -> Verdict | None:
    zones = (stage.scene.in_play, stage.scene.durations)
    there = {slug for zone in zones for cards in zone.values() for slug in cards}
    acting = [slug for slug in q.actors if not apart(slug) and slug not in there]
    acting = [slug for slug in acting if slug not in question.slugs]
    if not all(casting.takes_part(run, acting) for run in runs):
        return None
    second = any(spot.meaning == "another" and spot.raw.lower() in SECOND for spot in question.spots)
    if second and question.deed in ("lose", "trash"):
        found = agreed(runs, lambda run: _also(question, run))
    elif in_the_trash(question) or question.gone:
        found = agreed(runs, lambda run: _stays_there(question, run))
    elif question.deed in ("stay", "in-play") or (
        question.has("in-play") and question.deed in ("gain", "have", "keep")
    ):
        found = agreed(runs, lambda run: _stays(question, run))
    elif question.deed != "play" and any(spot.meaning in UNITS for spot in question.spots):
        found = agreed(runs, lambda run: _brings(question, stage, run, q.actors))
    elif question.deed == "protect":
        found = agreed(runs, _protected) if question.who in ("", ME) else None  # one shows it, the others hope
    elif question.deed in KINDS or (not question.deed and question.cards):
        found = agreed(runs, lambda run: _happens(q, question, stage, run))
    else:
        return None
    if found is None or (question.gone and found[0].value == "no"):
        return None  # gone, perhaps, but elsewhere than in the trash
    finding, run = found
    return ruled(q, run, finding, yes_no(finding.value == "yes"), kind="story")


def _also(question: AskedFrame, run: Played) -> Finding | None:
    """Whether the second one of them is trashed as the first one was."""
    thing = question.slugs[0]
    played, trashed = (seen(run, (kind,), thing, ME, "") for kind in ("play", "trash"))
    if len(played) < 2 or not trashed or trashed[0] > played[1]:
        return None
    later = [n for n in trashed if n > played[1]]
    spared = [n for n, step in enumerate(run.steps) if undone(step) and n > played[1] and thing in step.cards]
    return Finding("yes", tuple(later[:1])) if later else Finding("no", tuple(spared[:1]) or (trashed[0], played[1]))


def _protected(run: Played) -> Finding | None:
    """Whether whoever asks was spared, or else what hit them."""
    spared = tuple(n for n, step in enumerate(run.steps) if step.sentence in SAFE and step.actor == run.seat(ME))
    attacks = [slug for slug in {card for step in run.steps for card, _, _ in step.path} if attack(slug)]
    hit = [
        n
        for n, step in enumerate(run.steps)
        if step.kind in HARM and step.actor == run.seat(ME) and not undone(step) and through(step, attacks)
    ]
    return Finding("yes", spared[:2]) if spared else Finding("no", tuple(hit[:2])) if hit else None


def _stays_there(question: AskedFrame, run: Played) -> Finding | None:
    """Whether what was trashed is in the trash at the end."""
    trashed = [n for n, step in enumerate(run.steps) if step.kind == "trash" and set(question.slugs) <= set(step.cards)]
    lying = {run.game.kind(card).slug for card in run.game.zones[run.game.table.trash]}
    later = [
        n
        for n, step in enumerate(run.steps)
        if trashed and n > trashed[-1] and step.kind in ("put", "gain", "play", "set-aside", "discard")
        if set(question.slugs) & set(step.cards)
    ]
    if not trashed or len(question.slugs) != 1:
        return None
    return Finding("yes" if question.slugs[0] in lying else "no", (*trashed[-1:], *later[:1]))


def _stays(question: AskedFrame, run: Played) -> Finding | None:
    wanted = set(question.slugs)
    if not wanted:
        return None
    kept = [n for n, step in enumerate(run.steps) if step.sentence == "stays" and wanted & set(step.cards)]
    left = [n for n, step in enumerate(run.steps) if step.sentence == "clean up" and wanted & set(step.cards)]
    if kept and (not left or kept[0] < left[0]):
        return Finding("yes", tuple(kept[:1]))
    twice = [slug for slug in question.slugs if player_of_cards(slug)]
    if twice and not any(step.kind == "play" and through(step, twice) for step in run.steps):
        return None  # it was not used on the other card
    return Finding("no", tuple(left[:1])) if left else None


def _brings(question: AskedFrame, stage: Stage, run: Played, actors: Sequence[str]) -> Finding | None:
    """Do I get the Buy, +1 Action and +1 Card: whether there is all of it, from the card that is asked about."""
    who, steps = question.who or ME, list[int]()
    for unit in (UNITS[spot.meaning] for spot in question.spots if spot.meaning in UNITS):
        givers = _givers(question, stage, actors)
        found = [n for n, _, _ in pluses(run, unit, who) if through(run.steps[n], givers)]
        if not found:
            why = _why_not(question, run, who, (), actors, stage.told_until(run)) or _for_nothing(run, who, givers)
            return Finding("no", why) if why else None
        steps += found[:1]
        if len(question.numbers) == 1 and question.numbers[0] != sum(
            n for at, _, n in pluses(run, unit, who) if at in found
        ):
            return Finding("no", tuple(found))
    if question.has("unit-cards"):
        drawn = happened(run, ("draw",), who, question.slugs or actors)
        if not drawn:
            return None
        steps.append(drawn[0][0])
    return Finding("yes", tuple(steps))


def _givers(question: AskedFrame, stage: Stage, actors: Sequence[str]) -> Sequence[str]:
    """From which cards it would come: those that are asked about; for it: not from it; or the Treasure played last."""
    if question.cards and not question.meant:
        return question.slugs
    played = [slug for kinds, slug, who, _ in stage.deeds if kinds == ("play",) and who in ("", ME)]
    treasure = bool(played) and "Treasure" in facts()[played[-1]].types
    treasure = treasure and question.has("unit-coins") and not question.has("another")
    return played[-1:] if treasure else actors


def _for_nothing(run: Played, who: str, givers: Sequence[str]) -> tuple[int, ...]:
    """It was played, and an Enchantress or a Highwayman had it do nothing of its own."""
    return tuple(
        n
        for n, step in enumerate(run.steps)
        if step.sentence in ("other text", "no effect", "brings none") and set(step.cards) & set(givers)
        if step.actor == run.seat(who)
    )[:1]


def _happens(q: Question, question: AskedFrame, stage: Stage, run: Played) -> Finding | None:
    kinds = KINDS.get(question.deed, ("gain",))
    if question.deed == "reveal" and question.modal:
        kinds = ("reveal",)
    who = question.who or ("" if question.deed in ("trash", "lose", "discard") else ME)
    things = question.slugs
    if question.deed == "upgrade" and len(things) > 1:
        kinds, things = ("gain", "exchange"), things[-1:]  # an Estate into a Duchy
        if any(player_of_cards(slug) for slug in q.slugs):
            return None  # in two steps, perhaps
    # what a card turned over is played by that card, or not at all
    moved = {slug for kinds_told, slug, _, _ in stage.deeds if set(kinds_told) & {"reveal", "discard", "set-aside"}}
    brought = happened(run, ("gain",), who or ME, (question.by,), things[0] if things else "")
    anyhow = question.deed == "play" and not moved & set(things) and (not question.by or bool(brought))
    done = [
        n
        for n, step in enumerate(run.steps)
        if kinds_of(step) & set(kinds)
        and not undone(step)
        and step.sentence != "clean up"
        and (not who or step.actor == run.seat(who))
        and (not things or set(things) & set(step.cards))
        and (anyhow or step.path)
        and (anyhow or not question.by or through(step, (question.by,)) or question.by in step.cards)
    ]
    if question.deed in ("topdeck", "to-hand") and not question.has("next-turn", "clean-up"):
        turns = {n: turn for n, turn, _ in run.numbered()}
        done = [n for n in done if turns[n] == turns[stage.told_until(run)]]
    if question.deed in ("gain", "reveal") and not things:  # besides what was told
        done = [n for n in done if not any(n in seen(run, *deed) for deed in stage.deeds)]
    if question.deed == "gain" and not question.modal and done and all(_picked(run, n, things) for n in done):
        return None  # whether it is that one is up to its player
    if question.has("twice"):
        if not done and question.modal == "must":
            return None  # on a later turn, perhaps
        value = len(done) > 1
        return Finding("yes" if value else "no", tuple(done[:2]) or (stage.told_until(run),))
    later = question.has("next-turn", "extra-turn") and (question.numbers or question.by)
    if question.deed == "draw" and later:
        turns = {n: turn for n, turn, _ in run.numbered()}
        until = turns[stage.told_until(run)]
        done = [n for n in done if turns[n] > until and (question.has("next-turn") or turns[n] == until + 1)]
    elif question.deed == "draw" and not things and stage.deeds and stage.deeds[-1][0] != ("play",):
        done = [n for n in done if n > seen(run, *stage.deeds[-1])[0]]  # for it, not before it
    played = [slug for told_kinds, slug, by_whom, _ in stage.deeds if told_kinds == ("play",) and by_whom in ("", ME)]
    if question.deed == "draw" and question.numbers and not _as_many(q, question, run, done):
        idle = _for_nothing(run, who, played)
        return Finding("no", idle) if idle else None
    if question.deed == "draw" and not (things or question.by) and _before_the_last(run, stage, done):
        return None  # with another card than the one that is asked about
    if done and question.modal == "must":
        done = [n for n in done if run.steps[n].path]  # not what its player does of their own accord
        if not done or _freely(run, run.steps[done[0]], done[0]):
            return None
    if question.numbers and question.deed == "reveal" and done:
        return None
    if question.numbers and question.deed == "discard" and not _as_many(q, question, run, done):
        return None
    if done and question.all_of_them:
        value = all(any(slug in run.steps[n].cards for n in done) for slug in things)
        return Finding("yes" if value else "no", tuple(done[:2]))
    many = max((n for _, n in question.cards), default=1)
    if done and many > 1 and not question.meant and sum(run.steps[n].cards.count(things[0]) for n in done) != many:
        return None
    if done:
        return Finding("yes", tuple(done[:2]))
    if question.deed == "buy" and any(step.kind == "buy" and set(things) & set(step.cards) for step in run.steps):
        return None  # it was bought here, but what others name may forbid it
    gained = [deed for deed in stage.deeds if deed[0] == ("gain",) and deed[1] in things and deed[3]]
    if question.deed in ("topdeck", "to-hand") and not question.modal and gained:
        return Finding("no", tuple(seen(run, *gained[0])[:1]))  # the step itself says where it goes
    trashed = any("trash" in kinds_told for kinds_told, _, _, _ in stage.deeds)
    lying = any(cards for zone in (stage.scene.in_play, stage.scene.durations) for cards in zone.values())
    why = _why_not(question, run, who, kinds, q.actors, stage.told_until(run), trashed, bool(stage.deeds or lying))
    return Finding("no", why) if why else None


def _before_the_last(run: Played, stage: Stage, done: Sequence[int]) -> bool:
    """Of cards that were played one after the other, only an earlier one did it."""
    played = [slug for kinds, slug, _, _ in stage.deeds if kinds == ("play",)]
    return len(played) > 1 and bool(done) and not any(through(run.steps[n], played[-1:]) for n in done)


def _as_many(q: Question, question: AskedFrame, run: Played, done: Sequence[int]) -> bool:
    """Down to 3 cards, where a card says so; draw the two cards, where there are two."""
    if len(question.numbers) != 1:
        return False
    if question.deed == "draw":
        return sum(len(run.steps[n].cards) for n in done) == question.numbers[0]
    return discards_to(q.slugs, question.numbers[0])


def _dearer(things: Sequence[str], piles: Sequence[Offer]) -> bool:
    offered = [slug for offer in piles for choice in offer.choices if (slug := card_names().find(choice))]
    most = max((facts()[slug].cost.coins for slug in offered), default=0)
    return any(facts()[slug].cost.coins > most for slug in things)


def _cheaper(source: str) -> bool:
    """What it gains is cheaper than a card that was told of."""
    return any("cheaper" in line[0] or "less than" in line[0] for line in facts()[source].lines)


def _trashes(run: Played, source: str) -> bool:
    return any(step.kind == "trash" and through(step, (source,)) for step in run.steps)


def _freely(run: Played, step: Step, n: int) -> bool:
    """It was chosen: another choice was there."""
    return any(offer.free and offer.n <= n and through(step, (offer.source,)) for offer in run.offers)


def _picked(run: Played, n: int, things: Sequence[str]) -> bool:
    """Which card is gained was chosen among others."""
    names = {name(slug) for slug in things}
    piles = [offer for offer in run.offers if offer.kind == "choose-pile" and offer.n <= n and offer.picked in names]
    source = run.steps[n].path[-1][0] if run.steps[n].path else ""
    return any(len(set(offer.choices)) > 1 and offer.source == source for offer in piles)


def _open_what(run: Played, source: str, told_to: bool) -> bool:
    """What can be had for it depends on what is trashed, and nobody says what."""
    return not told_to and _trashes(run, source)


def _none_of_it(step: Step, kinds: tuple[str, ...], actors: Sequence[str]) -> bool:
    return step.kind == "not" and through(step, actors) and step.sentence.startswith(kinds or ("plus",))


def _why_not(
    question: AskedFrame,
    run: Played,
    who: str,
    kinds: tuple[str, ...],
    actors: Sequence[str],
    since: int,
    told_to: bool = True,
    told: bool = True,
) -> tuple[int, ...]:
    """The steps that show that it does not happen; nothing where it may only lack what nobody has said."""
    things, seat = question.slugs, run.seat(who) if who else None
    barred = [
        n
        for n, step in enumerate(run.steps)
        if undone(step)
        and (seat is None or step.actor == seat)
        and (step.sentence in SAFE or set(things) & set(step.cards) or _none_of_it(step, kinds, actors))
    ]
    if barred:
        return tuple(barred[-2:])
    if question.has("next-turn") and question.has("in-hand"):
        return ()  # another hand than the one that lies here
    if question.modal == "can" and kinds in (("trash",), ("discard",)) and _could_be_picked(run, things, actors):
        return ()  # another card was picked here, or that one for something else
    picks = (question.deed in MOVED and question.deed != "reveal") or question.deed == "play"
    passed = _passed_over(question, run, kinds, actors) if question.modal == "can" and picks else ()
    if passed or not told:
        return passed if told or question.deed != "topdeck" else ()  # where it lies is not said
    if question.modal == "can" and things:
        piles = [offer for offer in run.offers if offer.kind == "choose-pile" and offer.source in actors]
        if piles and _open_what(run, piles[-1].source, told_to):
            return ()
        if piles and _dearer(things, piles) and not (_trashes(run, piles[-1].source) or _cheaper(piles[-1].source)):
            return ()  # up to how much it may cost hangs on what nobody has said
        if piles and kinds == ("gain",) and not any(name(slug) in offer.choices for offer in piles for slug in things):
            return tuple(n for n, step in enumerate(run.steps) if through(step, (piles[-1].source,)))[:2]
        moves = [each for each in run.offers if each.kind == "phase" and each.player == (who or ME) and each.n > since]
        wanted = {f"{question.deed} {name(slug)}" for slug in things}
        reacts = any("Reaction" in facts()[slug].types for slug in things)  # which asks for it in its own way
        offered = any(wanted & set(offer.choices) for offer in moves)
        paid = run.scene.ally or run.scene.landscapes  # with what nobody has said to have
        if question.deed in ("play", "buy") and not reacts and not offered and not paid:
            return (since,)
    others = [
        n
        for n, step in enumerate(run.steps)
        if kinds_of(step) & set(kinds)
        and not undone(step)
        and through(step, actors)
        and (seat is None or step.actor == seat)
    ]
    # what a Swindler gives me where its player has no choice
    given = kinds == ("gain",) and question.modal == "can" and question.victim == ME and question.has("give")
    return tuple(others[:2]) if things and (given or question.deed in ("trash", "lose", "discard")) else ()


def _could_be_picked(run: Played, things: Sequence[str], actors: Sequence[str]) -> bool:
    names = {name(slug) for slug in things}
    return any(
        offer.source in actors and offer.kind.startswith("choose") and names & set(offer.choices)
        for offer in run.offers
    )


def _passed_over(question: AskedFrame, run: Played, kinds: tuple[str, ...], actors: Sequence[str]) -> tuple[int, ...]:
    """The card does so with others from where it lies, and it is not among those that can be picked."""
    beside = {
        card
        for zones in run.document["players"].values()
        for card in _together(zones, {name(s) for s in question.slugs})
    }
    by = question.by or next((slug for slug in actors if slug not in question.slugs), "")
    done = [
        n
        for n, step in enumerate(run.steps)
        if by and kinds_of(step) & set(kinds) and not undone(step) and through(step, (by,))
        if {name(slug) for slug in step.cards} & beside
    ]
    return tuple(done[:1])


def _together(zones: Mapping[str, Any], wanted: set[str]) -> set[str]:
    """The cards that lie with one of these."""
    found = set[str]()
    for cards in zones.values():
        named = {card.lstrip("0123456789 ") for card in cards} if isinstance(cards, list) else set()
        if named & wanted:
            found |= named - wanted
    return found
