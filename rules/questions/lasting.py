"""What comes after the turn: what stays in play, extra turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.facts import facts
from rules.questions.casting import cast
from rules.questions.question import Question
from rules.questions.scene import ME, Played
from rules.questions.verdict import Finding, Verdict, agreed, counted, ruled, yes_no


def staying(q: Question) -> Verdict | None:
    """Does the Throne Room stay in play with the Wharf?"""
    leaves = q.asks("discard") and q.has("clean-up")
    if not (q.asks("stay") or leaves) or q.has("how-many", "what", "when", "can", "must", "not", "or", "gain"):
        return None
    if q.types:
        return None
    if q.leftover(
        (
            "stay",
            "discard",
            "play",
            "in-play",
            "next-turn",
            "both",
            "clean-up",
            "until",
            "twice",
            "another",
            "this-turn",
            "unit-cards",
        )
    ):
        return None
    runs = cast(q)
    if not runs or runs[0].scene.mover != ME:
        return None
    verb = q.spot("discard") if leaves else q.spot("stay")
    assert verb is not None
    if q.has("both"):
        subjects = list(q.actors)
    else:
        inside = [named.slug for named in q.cards if q.clause_of(named.at) is q.clause_of(verb.at)]
        clause = q.clause_of(verb.at)
        if not inside:
            return None
        if len(set(inside)) > 1:
            # The first one named in the asking part: "does Throne Room stay with Wharf", "Bleibt der Thronsaal ...".
            inside = inside[:1]
        if clause.condition:
            return None
        subjects = inside[:1]
    found = agreed(runs, lambda run: _stay(run, subjects))
    if found is None:
        return None
    finding, run = found
    if finding.value == "no" and len(q.cards) == 1 and "Duration" in facts()[subjects[0]].types:
        return None  # a Prince who found no card says nothing about the others: the rulings do
    value = (finding.value == "yes") != leaves
    return ruled(q, run, replace(finding, value="yes" if value else "no"), yes_no(value), kind="stay")


def _stay(run: Played, subjects: Sequence[str]) -> Finding | None:
    stays: dict[str, bool] = {}
    steps = []
    for n, turn, step in run.numbered():
        if turn > 0:
            break
        for slug in subjects:
            if step.sentence == "stays" and slug in step.cards:
                stays[slug] = True
                steps.append(n)
            elif (step.sentence == "clean up" and slug in step.cards) or (
                step.kind in ("trash", "put", "return") and slug in step.cards and step.actor == run.seat(ME)
            ):
                stays.setdefault(slug, False)
                steps.append(n)
    if set(stays) != set(subjects):
        return None
    return Finding("yes" if all(stays.values()) else "no", tuple(steps))


def extra_turns(q: Question) -> Verdict | None:
    """Two Outposts, two extra turns?"""
    if not q.asks("extra-turn") or q.has("when", "who", "not", "what") or q.types:
        return None
    if q.asks("work") and not q.asks("gain", "give", "how-many", "another"):
        return None  # does it work in an extra turn
    if q.asks("can") and q.asks("play") and not q.asks("gain", "give", "how-many", "another"):
        return None  # may it be played in one
    if q.leftover(
        ("extra-turn", "gain", "play", "how-many", "twice", "can", "both", "this-turn", "work", "another", "happen")
    ):
        return None
    runs = cast(q)
    if not runs or runs[0].scene.mover != ME:
        return None
    wanted = _number_before(q, "extra-turn")
    found = agreed(runs, _extra)
    if found is None:
        return None
    finding, run = found
    n = int(finding.value)
    if q.has("how-many"):
        return ruled(q, run, finding, counted(n), kind="turns")
    if wanted is None and not q.has("both"):
        if "extra turns" in q.text.lower() or "züge" in q.text.lower():
            return None
        wanted = 1
    value = n >= (wanted or 2) if wanted == 1 else n == (wanted or 2)
    word = yes_no(value)
    if not value and n == 1:
        word = ("Only one extra turn.", "Nur ein Extrazug.")
    return ruled(q, run, replace(finding, value="yes" if value else "no"), word, kind="turns")


def _extra(run: Played) -> Finding:
    steps = [n for n, step in enumerate(run.steps) if step.sentence == "extra turn" and step.actor == run.seat(ME)]
    why = [n for n, step in enumerate(run.steps) if step.sentence in ("claim", "no extra turn", "no second turn")]
    return Finding(len(steps), (*why, *steps))


def _number_before(q: Question, meaning: str) -> int | None:
    spot = q.spot(meaning)
    if spot is None:
        return None
    near = [n for n, at in q.numbers if spot.at - 2 <= at < spot.at]
    return near[-1] if near else None
