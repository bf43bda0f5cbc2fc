"""What comes after the turn: what stays in play, extra turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.facts import facts
from rules.questions.casting import cast
from rules.questions.question import Question
from rules.questions.scene import ME, Played
from rules.questions.verdict import Finding, Verdict, agreed, ruled, yes_no


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
