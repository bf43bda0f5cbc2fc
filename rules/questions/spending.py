"""Whether playing a card takes one of the Actions of the turn: what another card plays takes none."""

from __future__ import annotations

from rules.engine.decisions import Text
from rules.facts import facts
from rules.questions.frames import frames, joined, story_of
from rules.questions.question import Question
from rules.questions.scene import ME, Played
from rules.questions.staging import as_told, seen, stages
from rules.questions.verdict import Finding, Verdict, agreed, ruled, yes_no

SPENDING = ("spend", "cost", "needed")
UNREAD = ("how-many", "why", "when", "who", "or", "not", "twice", "again", "opinion", "instead", "only", "empty", "nth")
NONE_TAKEN: Text = (
    "Played that way it takes no Action: only what you play from your hand by yourself in the Action phase does.",
    "So gespielt verbraucht sie keine Aktion: Das tut nur, was du in der Aktionsphase selbst aus der Hand spielst.",
)


def uses_action(q: Question) -> Verdict | None:
    """Vassal turns over a Smithy and I play it. Does that cost me an Action?"""
    asks = [clause for clause in q.asked if q.inside(clause, "unit-actions") and q.inside(clause, *SPENDING)]
    units = {spot.at for clause in asks for spot in q.inside(clause, "unit-actions")}
    if not asks or q.has(*UNREAD) or any(n != 1 for n, _ in q.numbers) or any(at not in units for _, at in q.types):
        return None
    found = joined(frames(q))
    played = [frame for frame in found if frame.deed == "play" and len(frame.cards) == 1 and frame.who in ("", ME)]
    before = [frame for frame in story_of(found) if frame.deed and frame not in played[-1:]]
    if len(played) != 1 or not before or played[-1].by:
        return None
    slug = played[-1].slugs[0]
    if any(frame.deed == "reveal" and slug in frame.slugs and frame.has("unit-actions") for frame in before):
        return None  # Vassal reveals an Action: that one is played, and not the Vassal
    for stage in stages(q, before, played[-1]):
        runs = as_told(stage)
        by_it = agreed(runs, lambda run: _by_another(run, slug)) if runs else None
        if by_it is not None:
            finding, run = by_it
            text = None if finding.value == "yes" else NONE_TAKEN
            return ruled(q, run, finding, yes_no(finding.value == "yes"), text, "spending")
    return None


def _by_another(run: Played, slug: str) -> Finding | None:
    """The step in which it is played, and whether another card plays it."""
    steps = seen(run, ("play",), slug, ME, "")
    if not steps:
        return None
    others = any(card != slug for card, _, _ in run.steps[steps[0]].path)
    if not others and "Action" not in facts()[slug].types:
        return None
    return Finding("no" if others else "yes", (steps[0],))
