"""Cards that play others from where they lie: on the deck, in the trash, in the Supply; and which phase allows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.facts import facts
from rules.questions.casting import editions
from rules.questions.probes import phase_of, plays, times
from rules.questions.question import Question
from rules.questions.scene import ME, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, ruled, through, yes_no
from rules.speech.grammar import DE, EN, capital, the_card

ZONES = {"deck": "deck", "topdeck": "deck", "from-trash": "trash", "supply": "supply", "discard-pile": "discard"}
PLAYING_WORDS = (*ZONES, "play", "can", "twice", "give")


OF_PHASE = {"action": "village", "buy": "copper", "night": "werewolf"}  # in hand, a phase is not passed over


def from_elsewhere(q: Question) -> Verdict | None:
    """Can Herald play a Village from my deck? Can Necromancer play a Wharf? Does Ghost play a Village twice?"""
    q = q.described()
    if not q.asks("play") or q.has("not", "how-many", "what", "when", "who", "or", "must", "instead") or q.context:
        return None
    if q.leftover(PLAYING_WORDS) or q.types or q.told or len(q.cards) != 2:
        return None
    user, thing = _user(q)
    if not user or not plays(user) or not playable(thing):
        return None
    copies = q.copies(thing)
    said = {ZONES[spot.meaning] for spot in q.spots if spot.meaning in ZONES}
    no: tuple[Played, int] | None = None
    for zone, scene, control in _tables(q, user, thing):
        if said and zone not in said:
            continue
        runs = play(scene)
        if not runs or any(run.stopped for run in runs):
            continue
        often = [times(run, user, thing) for run in runs]
        if any(often):
            many = max(often)
            steps = _played(runs[often.index(many)], user, thing)
            value = many >= (2 if q.has("twice") else copies)
            if not value and copies > 1:
                return None
            return ruled(
                q, runs[often.index(many)], Finding("yes" if value else "no", steps), yes_no(value), kind="choice"
            )
        at = [_passed_over(run, zone, user, thing, control) for run in runs]
        if zone == "deck" and None in at and all(_plays_control(replace(scene, want=(control,)), user, control)):
            at = [_seen(run, user, thing) for run in runs]
        if all(n is not None for n in at):
            no = runs[0], at[0] or 0
    if no is None or q.has("twice") or copies > 1:
        return None
    text = (
        f"{capital(the_card(user, EN))} does not play {name(thing)}.",
        f"{capital(the_card(user, DE, 2))} spielt {facts()[thing].de} nicht.",
    )
    return ruled(q, no[0], Finding("no", (no[1],)), yes_no(False), text, "choice")


def _user(q: Question) -> tuple[str, str]:
    """Who plays whom: what stands after a "with", else what stands first."""
    first, second = q.cards
    before = [spot for spot in q.spots if spot.meaning == "on" and 0 < second.at - spot.at <= 2]
    if before and before[-1].raw.lower() in ("with", "using", "by", "via", "mit", "durch", "mittels", "per"):
        return second.slug, first.slug
    return first.slug, second.slug


def _tables(q: Question, user: str, thing: str) -> Iterator[tuple[str, Scene, str]]:
    control = "village" if thing == "smithy" else "smithy"
    scene = Scene(
        script=((f"play {name(user)}",),),
        hands={ME: (user,)},
        want=(thing,),
        use=(user,),
        phase=phase_of(user),
        editions=editions(q),
        turns=3 if "Duration" in facts()[user].types else 1,
    )
    yield "deck", replace(scene, top={ME: (thing, thing, thing)}), control
    yield "trash", replace(scene, trash=(thing, control)), control
    yield "supply", replace(scene, supply=(thing, control)), control
    yield "discard", replace(scene, discard={ME: (thing, control)}), control


def _played(run: Played, user: str, thing: str) -> tuple[int, ...]:
    return tuple(
        n
        for n, step in enumerate(run.steps)
        if step.sentence.startswith("play") and step.cards[:1] == (thing,) and through(step, (user,))
    )


def _plays_control(scene: Scene, user: str, control: str) -> list[bool]:
    """Whether it would play another card that lay in the same place."""
    runs = play(replace(scene, top={ME: (control,) * 3}))
    return [times(run, user, control) > 0 for run in runs] or [False]


def _seen(run: Played, user: str, thing: str) -> int | None:
    """The step in which it came upon the card, if nobody was asked about it."""
    if any(offer.source == user for offer in run.offers):
        return None
    return _came_upon(run, user, thing)


def _came_upon(run: Played, user: str, thing: str) -> int | None:
    shows = ("reveal", "discard", "look")
    steps = enumerate(run.steps)
    return next((n for n, step in steps if thing in step.cards and step.kind in shows and through(step, (user,))), None)


def _passed_over(run: Played, zone: str, user: str, thing: str, control: str) -> int | None:
    """The step that shows that the card was there and another one was played, or could have been."""
    others = [
        n
        for n, step in enumerate(run.steps)
        if step.sentence.startswith("play") and thing not in step.cards and through(step, (user,))
    ]
    if zone == "deck":
        return others[0] if others and _came_upon(run, user, thing) is not None else None
    offered = [
        offer for offer in run.offers if offer.source == user and offer.kind.startswith("choose") and offer.choices
    ]
    if any(name(thing) in offer.choices for offer in offered):
        return None
    could = any(name(control) in offer.choices for offer in offered)
    return others[0] if others and (could or _played(run, user, control)) else None


def in_phase(q: Question) -> Verdict | None:
    """Can I play Werewolf in my Buy phase? Asked of the table: what can be played then."""
    if not q.told or not q.told.phase or len(q.cards) != 1 or not q.asks("can") or not q.asks("play"):
        return None
    card = q.slugs[0]
    if q.leftover(("can", "play")) or q.numbers or q.has("other") or not plays(card):
        return None
    if any(kind not in facts()[card].types for kind, _ in q.types):
        return None
    runs = play(
        Scene(script=((f"play {name(card)}",),), hands={ME: (card, OF_PHASE[q.told.phase])}, phase=q.told.phase)
    )
    first = [next((offer for offer in run.offers if offer.kind == "phase"), None) for run in runs]
    if not runs or any(offer is None for offer in first):
        return None
    allowed = {f"play {name(card)}" in offer.choices for offer in first if offer}
    if len(allowed) != 1:
        return None
    can = allowed.pop()
    text = (
        f"{capital(the_card(card, EN))} {'can' if can else 'cannot'} be played in that phase.",
        f"{capital(the_card(card, DE, 2))} kann in dieser Phase {'' if can else 'nicht '}gespielt werden.",
    )
    return ruled(q, runs[0], Finding("yes" if can else "no", (0,)), yes_no(can), text, "choice")
