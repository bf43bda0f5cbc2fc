"""Whether a card may be bought, where what lies in play bars it: a Grand Market beside a Copper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from rules.facts import facts
from rules.questions import casting
from rules.questions.frame import AskedFrame
from rules.questions.frames import frames
from rules.questions.question import BASIC, SILENT, Question
from rules.questions.scene import ME, OTHER, Played, Scene, name, play, playable
from rules.questions.verdict import Finding, Verdict, agreed, ruled, yes_no
from rules.questions.words import any_of
from rules.speech.grammar import DE, EN, THE, capital, the_card

WORDS = SILENT | any_of(
    "play, in-play, stay, buy, can, not, unit-coins, only, this-turn, earlier, another, left-over, if"
)
FORBIDDEN = any_of("forbidden, prohibited, banned, verboten, untersagt")
TREASURES = ("copper", "silver", "gold")
LIES, HELD = any_of("play, in-play, stay"), any_of("have, in-hand, left-over, keep")


def barred(q: Question) -> Verdict | None:
    """A Copper lies in play, may I buy a Grand Market; and when it is still in my hand?"""
    if FORBIDDEN & {token.word for token in q.tokens}:
        return None  # the other way round
    if q.strange or q.types or {spot.meaning for spot in q.spots} - WORDS or not {*TREASURES} & {*q.slugs}:
        return None
    targets = [slug for slug in q.slugs if playable(slug) and facts()[slug].kind != BASIC and bars(slug)]
    if len(targets) != 1:
        return None
    target, found = targets[0], frames(q)
    asked = [frame for frame in found if frame.asked]
    may = any(frame.modal == "can" for frame in asked) or not q.has("do", "must")
    coins = _coins(q, target)
    if len(asked) != 1 or asked[0].deed not in ("buy", "") or not may or asked[0].has("not") or coins is None:
        return None
    lying, held = _lying(found, target)
    if set(q.slugs) != {target, *lying, *held} or any(facts()[slug].kind != BASIC for slug in (*lying, *held)):
        return None
    scene = replace(_scene(target, lying, coins), hands={ME: held}, editions=casting.editions(q))
    result = agreed(play(scene), lambda run: _bought(run, target))
    if result is None:
        return None
    finding, run = result
    text = None if finding.value == "yes" or coins < facts()[target].cost.coins else _why(target, lying)
    return ruled(q, run, finding, yes_no(finding.value == "yes"), text, "barred", (target,))


def _coins(q: Question, target: str) -> int | None:
    """So many as are told, else as many as it costs; None where a number tells something else."""
    told = {at for _, at in q.numbers if any(named.at in (at + 1, at + 2) for named in q.cards)}
    rest = [(n, at) for n, at in q.numbers if at not in told]
    of_coins = all(any(spot.meaning == "unit-coins" and abs(spot.at - at) <= 1 for spot in q.spots) for _, at in rest)
    if len(rest) > 1 or not of_coins:
        return None
    return rest[0][0] if rest else facts()[target].cost.coins


def _lying(found: Sequence[AskedFrame], target: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What lies in play, and what is in hand."""
    lying: list[str] = []
    held: list[str] = []
    for frame in found:
        cards = [slug for slug, n in frame.cards for _ in range(n) if slug != target]
        if frame.who == OTHER or frame.owner == OTHER:
            continue
        if frame.has("not"):  # I did not play it
            lying = [slug for slug in lying if slug not in cards]
            held += [slug for slug in cards if slug not in held]
        elif frame.deed in LIES or frame.has("in-play"):
            lying += cards if not frame.meant else ()
        elif frame.deed in HELD:
            held += cards
    return tuple(lying), tuple(held)


@lru_cache(1024)
def bars(target: str) -> tuple[str, ...]:
    """The Treasures with which in play it cannot be bought."""
    cost = facts()[target].cost
    if cost.potion or cost.debt or not _open(target, ()):
        return ()
    return tuple(slug for slug in TREASURES if not _open(target, (slug,)))


def _open(target: str, lying: tuple[str, ...]) -> bool:
    runs = play(_scene(target, lying, facts()[target].cost.coins))
    return bool(runs) and all((found := _bought(run, target)) and found.value == "yes" for run in runs)


def _scene(target: str, lying: tuple[str, ...], coins: int) -> Scene:
    return Scene(
        script=((f"buy {name(target)}",),),
        in_play={ME: lying},
        coins=coins,
        phase="buy",
        supply=(target,),
        bare={ME: True},
    )


def _bought(run: Played, target: str) -> Finding | None:
    if run.stopped:
        return None
    done = [n for n, step in enumerate(run.steps) if step.kind == "buy" and target in step.cards]
    return Finding("yes" if done else "no", tuple(done))


def _why(target: str, lying: Sequence[str]) -> tuple[str, str] | None:
    bar = next((slug for slug in bars(target) if slug in lying), "")
    if not bar:
        return None
    return (
        f"{capital(the_card(target, EN))} cannot be bought while a {name(bar)} lies in play.",
        f"{capital(the_card(target, DE, THE))} ist nicht zu kaufen, solange ein {facts()[bar].de} im Spiel liegt.",
    )
