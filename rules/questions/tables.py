"""The tables of a sum: as many cards in hand as was told, in each way in which it may have been meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.questions.adding import Sum
from rules.questions.frame import AskedFrame
from rules.questions.numbers import Numbers
from rules.questions.scene import ME, Played, Scene, play
from rules.questions.staging import KINDS, MOVED, Stage
from rules.questions.verdict import happened

IN_HAND = 5  # cards, on somebody else's turn


def so_many(stage: Stage, movers: Sequence[str], n: int) -> Stage:
    """A hand from which so many cards can be taken, and the card that takes them."""
    scene = stage.scene
    size = max(n + 1, scene.sizes.get(scene.mover, 0))
    return replace(
        stage, scene=replace(scene, many=dict.fromkeys(movers[:1], n), sizes={**scene.sizes, scene.mover: size})
    )


def hand_of(frame: AskedFrame) -> tuple[str, bool]:
    """Whose hand is told, and whether these are all of its cards: my hand is a Copper and an Estate."""
    return frame.who or frame.owner or ME, frame.has("in-hand") and frame.has("be", "only")


def _readings(scene: Scene, said: Numbers, hands: Sequence[tuple[str, bool]]) -> Iterator[Scene]:
    """With cards besides those that somebody has in hand, and without; where all of them are told, without."""
    for each in said.around(scene):
        open_hands = {who for who, _ in hands if who not in each.sizes}
        if not any(whole for _, whole in hands):
            yield each
        if open_hands:
            yield replace(each, bare={**each.bare, **dict.fromkeys(open_hands, True)})


def tables(stage: Stage, said: Numbers, wanted: Sum, hands: Sequence[tuple[str, bool]]) -> list[Played] | None:
    """The tables of all readings; none where one of them is not as it was told, None where no table can be."""
    found: list[Played] = []
    for scene in _readings(stage.scene, said, hands):
        if scene.mover != wanted.who and wanted.who not in scene.sizes:
            scene = replace(scene, sizes={**scene.sizes, wanted.who: IN_HAND})
        if not _fits(scene):
            return []
        as_of_then = _as_of_then(scene, said, play(scene))
        if as_of_then is None:
            return None
        runs = play(as_of_then)
        if not runs or any(run.stopped or not stage.as_told(run) or not _moved(run, said, wanted) for run in runs):
            return []
        found += runs
    return found


def _as_of_then(scene: Scene, said: Numbers, runs: Sequence[Played]) -> Scene | None:
    """Six cards by then: what was drawn before is among them. None where nobody says whether it is."""
    for hand in said.hands:
        drawn = {_drawn_before(run, hand.who) for run in runs} if hand.who != scene.mover else set()
        if drawn - {0} and (len(drawn) > 1 or not hand.then or max(drawn) > hand.n):
            return None
        if drawn - {0}:
            scene = replace(scene, sizes={**scene.sizes, hand.who: hand.n - drawn.pop()})
    return scene


def _drawn_before(run: Played, who: str) -> int:
    """How many cards somebody draws before anything else becomes of their hand."""
    own = [step for step in run.steps if step.actor == run.seat(who) and step.path]
    lost = next((i for i, step in enumerate(own) if step.kind in ("discard", "play", "reveal")), len(own))
    return sum(len(step.cards) for step in own[:lost] if step.kind == "draw")


def _moved(run: Played, said: Numbers, wanted: Sum) -> bool:
    """So many cards were trashed or discarded as was told."""
    by = list(run.scene.many)[:1]
    return not said.moved or (
        len(by) == 1
        and any(
            sum(n for _, _, n in happened(run, KINDS.get(deed, ()), run.scene.mover, by)) == said.moved
            for deed in MOVED
        )
    )


def _fits(scene: Scene) -> bool:
    """No hand holds more cards than it is said to have."""
    spent = sum(move.startswith("play ") for moves in scene.script[:1] for move in moves)
    return all(
        len(scene.hands.get(who, ())) <= n + (spent if who == scene.mover else 0) and n >= 0
        for who, n in scene.sizes.items()
    )
