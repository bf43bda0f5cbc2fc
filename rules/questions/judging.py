"""What a story that was played says to the question at its end: it happens, it stays, it brings so much, or why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
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
    acting = [slug for slug in q.actors if not apart(slug) and slug not in (*there, *question.slugs)]
    look = _way_to_look(q, question, stage)
    if look is None or not all(casting.takes_part(run, acting) for run in runs):
        return None
    found = agreed(runs, look)
    if found is None or (question.gone and found[0].value == "no"):
        return None  # gone, perhaps, but elsewhere than in the trash
    finding, run = found
    return ruled(q, run, finding, yes_no(finding.value == "yes"), kind="story")


def _way_to_look(q: Question, question: AskedFrame, stage: Stage) -> Callable[[Played], Finding | None] | None:
    """What is looked for at the tables: that it stays, brings something, protects, happens."""
    second = any(spot.meaning == "another" and spot.raw.lower() in SECOND for spot in question.spots)
    if second and question.deed in ("lose", "trash"):
        return lambda run: _also(question, run)
    if in_the_trash(question) or question.gone:
        return lambda run: _stays_there(question, run)
    if question.deed in ("stay", "in-play"):
        return lambda run: _stays(question, run)
    if question.deed != "play" and any(spot.meaning in UNITS for spot in question.spots):
        return lambda run: _brings(q, question, stage, run)
    if question.deed == "protect":
        return _protected if question.who in ("", ME) else None  # one shows it, the others hope
    if question.deed in KINDS or (not question.deed and question.cards):
        return lambda run: _happens(Looked(q, question, stage, run))
    return None


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


def _brings(q: Question, question: AskedFrame, stage: Stage, run: Played) -> Finding | None:
    """Do I get the Buy, +1 Action and +1 Card: whether there is all of it, from the card that is asked about."""
    who, steps, actors = question.who or ME, list[int](), q.actors
    for unit in (UNITS[spot.meaning] for spot in question.spots if spot.meaning in UNITS):
        givers = _givers(question, stage, actors)
        found = [n for n, _, _ in pluses(run, unit, who) if through(run.steps[n], givers)]
        if not found:
            why = _why_not(Brought(q, question, stage, run)) or _for_nothing(run, who, givers)
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


@dataclass(frozen=True)
class Looked:
    """A table that was played, and what is looked for at it."""

    q: Question
    question: AskedFrame
    stage: Stage
    run: Played

    @property
    def upgraded(self) -> bool:
        """An Estate into a Duchy."""
        return self.question.deed == "upgrade" and len(self.question.slugs) > 1

    @property
    def kinds(self) -> tuple[str, ...]:
        if self.upgraded:
            return ("gain", "exchange")
        shown = self.question.deed == "reveal" and self.question.modal
        return ("reveal",) if shown else KINDS.get(self.question.deed, ("gain",))

    @property
    def things(self) -> tuple[str, ...]:
        return self.question.slugs[-1:] if self.upgraded else self.question.slugs

    @property
    def who(self) -> str:
        return self.question.who or ("" if self.question.deed in ("trash", "lose", "discard") else ME)

    @property
    def laid(self) -> bool:
        """Something was told of before it, or lies there."""
        zones = (self.stage.scene.in_play, self.stage.scene.durations)
        return bool(self.stage.deeds) or any(cards for zone in zones for cards in zone.values())

    @property
    def trashed(self) -> bool:
        return any("trash" in kinds for kinds, _, _, _ in self.stage.deeds)

    @property
    def since(self) -> int:
        return self.stage.told_until(self.run)

    @cached_property
    def turns(self) -> dict[int, int]:
        return {n: turn for n, turn, _ in self.run.numbered()}

    @cached_property
    def played(self) -> list[str]:
        return [slug for kinds, slug, who, _ in self.stage.deeds if kinds == ("play",) and who in ("", ME)]

    @cached_property
    def anyhow(self) -> bool:
        """What a card turned over is played by that card, or not at all."""
        question, things = self.question, self.things
        moved = {slug for kinds, slug, _, _ in self.stage.deeds if set(kinds) & {"reveal", "discard", "set-aside"}}
        if question.deed != "play" or moved & set(things):
            return False
        first = things[0] if things else ""
        return not question.by or bool(happened(self.run, ("gain",), self.who or ME, (question.by,), first))

    def is_it(self, step: Step) -> bool:
        """What is asked about is done here, by whom and by what it is asked."""
        run, things, by = self.run, self.things, self.question.by
        if undone(step) or step.sentence == "clean up" or not kinds_of(step) & set(self.kinds):
            return False
        if (self.who and step.actor != run.seat(self.who)) or (things and not set(things) & set(step.cards)):
            return False
        return self.anyhow or (bool(step.path) and (not by or through(step, (by,)) or by in step.cards))


class Brought(Looked):
    """Actions, Buys, Coins that it brings."""

    kinds = ()
    laid = trashed = True

    @property
    def who(self) -> str:
        return self.question.who or ME


def _happens(looked: Looked) -> Finding | None:
    question, run = looked.question, looked.run
    if looked.upgraded and any(map(player_of_cards, looked.q.slugs)):
        return None  # in two steps, perhaps
    done = _done(looked)
    if question.deed == "gain" and not question.modal and done and all(_picked(run, n, looked.things) for n in done):
        return None  # whether it is that one is up to its player
    if question.has("twice"):
        if not done and question.modal == "must":
            return None  # on a later turn, perhaps
        return Finding("yes" if len(done) > 1 else "no", tuple(done[:2]) or (looked.since,))
    if question.deed == "draw":
        return _draws(looked, _drawn_for_it(looked, done))
    if question.numbers and question.deed == "discard" and not _as_many(looked, done):
        return None
    return _as_asked(looked, done)


def _draws(looked: Looked, done: list[int]) -> Finding | None:
    question, run = looked.question, looked.run
    if question.numbers and not _as_many(looked, done):
        idle = _for_nothing(run, looked.who, looked.played)
        return Finding("no", idle) if idle else None
    if not (looked.things or question.by) and _before_the_last(run, looked.stage, done):
        return None  # with another card than the one that is asked about
    return _as_asked(looked, done)


def _as_asked(looked: Looked, done: list[int]) -> Finding | None:
    """Whether it must be done: not what its player does of their own accord."""
    run = looked.run
    if done and looked.question.modal == "must":
        done = [n for n in done if run.steps[n].path]
        if not done or _freely(run, run.steps[done[0]], done[0]):
            return None
    return _all_of_it(looked, done) if done else _not_done(looked)


def _done(looked: Looked) -> list[int]:
    """The steps at which it is done; on the turn that is spoken of, and besides what was told."""
    question, run, stage = looked.question, looked.run, looked.stage
    done = [n for n, step in enumerate(run.steps) if looked.is_it(step)]
    if question.deed in ("topdeck", "to-hand") and not question.has("next-turn", "clean-up"):
        done = [n for n in done if looked.turns[n] == looked.turns[looked.since]]
    if question.deed in ("gain", "reveal") and not looked.things:
        done = [n for n in done if not any(n in seen(run, *deed) for deed in stage.deeds)]
    return done


def _drawn_for_it(looked: Looked, done: list[int]) -> list[int]:
    """Drawn on a later turn, where that is asked; for what was told, not before it."""
    question, turns, deeds = looked.question, looked.turns, looked.stage.deeds
    if question.has("next-turn", "extra-turn") and (question.numbers or question.by):
        until = turns[looked.since]
        return [n for n in done if turns[n] > until and (question.has("next-turn") or turns[n] == until + 1)]
    if not looked.things and deeds and deeds[-1][0] != ("play",):
        return [n for n in done if n > seen(looked.run, *deeds[-1])[0]]
    return done


def _all_of_it(looked: Looked, done: list[int]) -> Finding | None:
    """Both of them, two of them: whether it is done to as many as are asked about."""
    question, things, steps = looked.question, looked.things, looked.run.steps
    if question.all_of_them:
        value = all(any(slug in steps[n].cards for n in done) for slug in things)
        return Finding("yes" if value else "no", tuple(done[:2]))
    many = max((n for _, n in question.cards), default=1)
    if many > 1 and not question.meant and sum(steps[n].cards.count(things[0]) for n in done) != many:
        return None
    return Finding("yes", tuple(done[:2]))


def _not_done(looked: Looked) -> Finding | None:
    question, run, stage, things = looked.question, looked.run, looked.stage, looked.things
    if question.deed == "buy" and any(step.kind == "buy" and set(things) & set(step.cards) for step in run.steps):
        return None  # it was bought here, but what others name may forbid it
    gained = [deed for deed in stage.deeds if deed[0] == ("gain",) and deed[1] in things and deed[3]]
    if question.deed in ("topdeck", "to-hand") and not question.modal and gained:
        return Finding("no", tuple(seen(run, *gained[0])[:1]))  # the step itself says where it goes
    why = _why_not(looked)
    return Finding("no", why) if why else None


def _before_the_last(run: Played, stage: Stage, done: Sequence[int]) -> bool:
    """Of cards that were played one after the other, only an earlier one did it."""
    played = [slug for kinds, slug, _, _ in stage.deeds if kinds == ("play",)]
    return len(played) > 1 and bool(done) and not any(through(run.steps[n], played[-1:]) for n in done)


def _as_many(looked: Looked, done: Sequence[int]) -> bool:
    """Down to 3 cards, where a card says so; draw the two cards, where there are two."""
    n, *more = looked.question.numbers
    drawn = sum(len(looked.run.steps[at].cards) for at in done)
    return not more and (drawn == n if looked.question.deed == "draw" else discards_to(looked.q.slugs, n))


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


def _none_of_it(step: Step, kinds: tuple[str, ...], actors: Sequence[str]) -> bool:
    return step.kind == "not" and through(step, actors) and step.sentence.startswith(kinds or ("plus",))


def _why_not(looked: Looked) -> tuple[int, ...]:
    """The steps that show that it does not happen; nothing where it may only lack what nobody has said."""
    question, run, kinds, actors = looked.question, looked.run, looked.kinds, looked.q.actors
    can, things = question.modal == "can", question.slugs
    barred = _barred(looked)
    if barred:
        return barred
    if can and kinds in (("trash",), ("discard",)) and _could_be_picked(run, things, actors):
        return ()  # another card was picked here, or that one for something else
    picks = (question.deed in MOVED and question.deed != "reveal") or question.deed == "play"
    passed = _passed_over(question, run, kinds, actors) if can and picks else ()
    if not looked.laid:
        return passed if question.deed != "topdeck" else ()  # where it lies is not said
    if passed:
        return passed
    if can and things:
        shown = _not_to_be_had(looked)
        if shown is not None:
            return shown
    return _to_others(looked)


def _barred(looked: Looked) -> tuple[int, ...]:
    """It is said that it is not done."""
    kinds, things = looked.kinds, set(looked.question.slugs)
    found = [
        n
        for n, step in _of_them(looked)
        if undone(step)
        and (step.sentence in SAFE or things & set(step.cards) or _none_of_it(step, kinds, looked.q.actors))
    ]
    return tuple(found[-2:])


def _of_them(looked: Looked) -> Iterator[tuple[int, Step]]:
    """The steps of the one who is asked about, or of all."""
    seat = looked.run.seat(looked.who) if looked.who else None
    return ((n, step) for n, step in enumerate(looked.run.steps) if seat is None or step.actor == seat)


def _not_to_be_had(looked: Looked) -> tuple[int, ...] | None:
    """No pile offers it, and no move; nothing decided where that hangs on what nobody has said."""
    run, actors, things = looked.run, looked.q.actors, looked.question.slugs
    piles = [offer for offer in run.offers if offer.kind == "choose-pile" and offer.source in actors]
    if piles:
        source, trashes = piles[-1].source, _trashes(run, piles[-1].source)
        if (trashes and not looked.trashed) or (_dearer(things, piles) and not (trashes or _cheaper(source))):
            return ()  # what is trashed for it, up to how much it may cost
        offered = any(name(slug) in offer.choices for offer in piles for slug in things)
        if looked.kinds == ("gain",) and not offered:
            return tuple(n for n, step in enumerate(run.steps) if through(step, (source,)))[:2]
    return (looked.since,) if _no_move(looked) else None


def _no_move(looked: Looked) -> bool:
    """It can be neither played nor bought; with what nobody has said to have, it might."""
    question, run, things = looked.question, looked.run, looked.question.slugs
    moves = [offer for offer in run.offers if offer.kind == "phase" and offer.n > looked.since]
    wanted = {f"{question.deed} {name(slug)}" for slug in things}
    offered = any(wanted & set(offer.choices) for offer in moves if offer.player == (looked.who or ME))
    reacts = any("Reaction" in facts()[slug].types for slug in things)  # which asks for it in its own way
    paid = run.scene.ally or run.scene.landscapes
    return question.deed in ("play", "buy") and not (reacts or offered or paid)


def _to_others(looked: Looked) -> tuple[int, ...]:
    """It is done to other cards; what a Swindler gives me, where its player has no choice."""
    question, kinds = looked.question, looked.kinds
    given = kinds == ("gain",) and question.modal == "can" and question.victim == ME and question.has("give")
    if not question.slugs or not (given or question.deed in ("trash", "lose", "discard")):
        return ()
    done = (n for n, step in _of_them(looked) if kinds_of(step) & set(kinds) and not undone(step))
    return tuple([n for n in done if through(looked.run.steps[n], looked.q.actors)][:2])


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
