"""What a card is good for, asked of the engine itself: does it protect, does it play others, what does it offer?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from rules.facts import facts
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable

ATTACK = "militia"  # one that everybody can be protected from
SAFE = ("protected", "protected later", "unaffected", "spared later", "spared gain", "spared gain later")


@lru_cache(1024)
def shields(slug: str, attack: str = ATTACK) -> str:
    """From where this card keeps its owner safe when that one is played: hand, durations, or "" for not at all."""
    if not playable(slug) or not playable(attack) or not plays(attack):
        return ""
    for zone in ("hand", "durations"):
        if zone == "durations" and "Duration" not in facts()[slug].types:
            continue
        runs = play(against(slug, attack, zone))
        if runs and all(safe(run, ME) for run in runs):
            return zone
    return ""


def against(shield: str, attack: str, zone: str, editions: dict[str, int] | None = None) -> Scene:
    """Bernd plays the one, Anna has the other."""
    scene = Scene(
        mover=OTHER,
        script=((f"play {name(attack)}",),),
        hands={OTHER: (attack,)},
        use=(shield,),
        phase=phase_of(attack),
        turns=2 if lasting(attack) else 1,
        follow=lasting(attack),
        editions=editions or {},
        last_gained={ME: ("silver",)},
    )
    held = {ME: (shield,)}
    if zone == "hand":
        return replace(scene, hands={**scene.hands, **held})
    return replace(scene, durations=held) if zone == "durations" else replace(scene, in_play=held)


def lasting(attack: str) -> bool:
    """It hits later than when it is played."""
    return {"Duration", "Attack"} <= set(facts()[attack].types)


def not_used(scene: Scene, shield: str) -> Scene:
    """The same, but nobody uses that card."""
    without = {who: tuple(slug for slug in cards if slug != shield) for who, cards in scene.durations.items()}
    use = tuple(s for s in scene.use if s != shield)
    return replace(scene, use=use, want=tuple(s for s in scene.want if s != shield), avoid=(shield,), durations=without)


def suffered(run: Played, who: str, attack: str) -> tuple[tuple[str, int], ...]:
    """What an Attack did to somebody, by kind and number of cards."""
    seat = run.seat(who)
    return tuple(
        (step.kind, len(step.cards))
        for step in run.steps
        if step.actor == seat and any(card == attack for card, _, _ in step.path) and step.kind in HARM
    )


HARM = ("gain", "discard", "trash", "put", "reveal", "draw", "set-aside", "pass", "token", "exile", "receive")


def safe(run: Played, who: str) -> bool:
    seat = run.seat(who)
    return any(step.sentence in SAFE and step.actor == seat for step in run.steps)


PHASES = {"action": "Action", "buy": "Treasure", "night": "Night"}  # in which order they come, and what is played


def phase_of(slug: str) -> str:
    """The first phase in which it can be played."""
    types = facts()[slug].types
    return next((phase for phase, type_ in PHASES.items() if type_ in types), "action")


def first_phase(cards: Iterable[str]) -> str:
    """The phase in which the first of these cards can be played."""
    phases = {phase_of(slug) for slug in cards}
    return next((phase for phase in PHASES if phase in phases), "buy")


def in_order(a: str, b: str) -> bool:
    """The one can be played before the other, in one turn."""
    phases = list(PHASES)
    return phases.index(phase_of(a)) <= phases.index(phase_of(b))


@lru_cache(1024)
def plays(slug: str) -> bool:
    """It can be played from hand at all."""
    return playable(slug) and not set(PHASES.values()).isdisjoint(facts()[slug].types)


@lru_cache(512)
def possesses(slug: str) -> bool:
    """It gives somebody else a turn in which its player decides."""
    if not plays(slug):
        return False
    runs = play(Scene(script=((f"play {name(slug)}",),), hands={ME: (slug,)}, phase=phase_of(slug)))
    return bool(runs) and all(
        any(step.sentence == "extra turn" and step.actor == run.seat(OTHER) for step in run.steps) for run in runs
    )


@lru_cache(2048)
def plays_it(one: str, two: str) -> int:
    """How often the first, played from hand, plays the second from hand; 0 when it is not offered."""
    if not plays(one) or not playable(two):
        return 0
    runs = play(upon(one, two))
    return min((times(run, one, two) for run in runs), default=0)


def upon(one: str, two: str, more: int = 0) -> Scene:
    held = (one, two) if one != two else (one, one, *(("village", "smithy")[:2]))
    phase = phase_upon(one, two)
    return Scene(script=((f"play {name(one)}",),), hands={ME: held}, want=(two,), phase=phase, turns=1 + more)


def phase_upon(one: str, two: str) -> str:
    """In which phase the first plays the second: a Crown plays Treasures in the Buy phase."""
    return "buy" if "Treasure" in facts()[one].types and "Action" not in facts()[two].types else phase_of(one)


def thrown(scene: Scene) -> int:
    """How many cards of the first player's hand are played by another one, as by a Throne Room."""
    played = {move[5:] for moves in scene.script[:1] for move in moves if move.startswith("play ")}
    held = scene.hands.get(scene.mover, ())
    thrones = [slug for slug in held if name(slug) in played and player_of_cards(slug)]
    others = {slug for slug in held if slug in scene.want and name(slug) not in played}
    return min(len(thrones), sum(any(plays_it(throne, slug) for throne in thrones) for slug in others))


def times(run: Played, one: str, two: str) -> int:
    """How often one card played the other."""
    return sum(
        step.sentence.startswith("play") and step.cards[:1] == (two,) and any(card == one for card, _, _ in step.path)
        for step in run.steps
    )


@lru_cache(512)
def player_of_cards(slug: str) -> bool:
    """It plays other cards more than once: Throne Room and its kin."""
    return often(slug) > 1


def often(slug: str) -> int:
    """How often it plays another card."""
    return max(plays_it(slug, other) for other in ("smithy", "silver") if other != slug)


def discards_to(slugs: Sequence[str], n: int) -> bool:
    """One of them says that somebody discards until so many cards are left."""
    lines = " ".join(line[0].lower() for slug in slugs for line in facts()[slug].lines)
    return bool(re.search(f"(down to|until|until only) {n} cards", lines))
