"""What the referee said about a dispute when it was first shown, and whether the engine of today says the same."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import blake2b

from django.db import DatabaseError

from referee.api.versions import engine
from referee.models import Dispute, Ruled
from referee.spoken import language
from rules import Run
from rules.speech.grammar import DE, EN
from rules.speech.verdict import Weighed

# What changes the table. How the rest is told may change from one version to the next without ruling otherwise.
MOVES = frozenset(
    [
        "turn",
        "play",
        "buy",
        "gain",
        "draw",
        "discard",
        "trash",
        "set-aside",
        "put",
        "shuffle",
        "rotate",
        "skip",
        "exchange",
        "exile",
    ]
)


@dataclass(frozen=True)
class Otherwise:
    """An earlier version of the referee ruled otherwise."""

    at: date
    before: str
    now: str
    step: int  # where the two part


def _marks(run: Run) -> list[tuple[int, str]]:
    """Each step that changed the table, and a short mark of it."""
    moved = ((n, step) for n, step in enumerate(run.steps, 1) if step.kind in MOVES)
    return [(n, _mark(step.kind, step.actor, step.cards)) for n, step in moved]


@lru_cache(10_000)
def _mark(kind: str, actor: int, cards: tuple[str, ...]) -> str:
    return blake2b(f"{kind} {actor} {cards}".encode(), digest_size=4).hexdigest()


def _said(weighed: Weighed | None, spoken: int) -> str:
    found = weighed.said(spoken) if weighed else None
    return " ".join(part for part in (found.word, found.text) if part) if found else ""


def ruled_otherwise(dispute: Dispute, run: Run, weighed: Weighed | None, keep: bool = True) -> Otherwise | None:
    """Keeps the first verdict on a dispute; from then on compares it with what the engine does now."""
    if run.stop is not None and run.stop.reason in ("budget", "fault"):
        return None
    kept = None if dispute.is_new else Ruled.objects.filter(dispute_id=dispute.key).first()
    if kept is None and not keep:
        return None
    if kept is None:
        marks = [_mark(step.kind, step.actor, step.cards) for step in run.steps if step.kind in MOVES]
        with suppress(DatabaseError):  # to read goes on where nothing can be written
            Ruled.keep(dispute, engine(), marks, _said(weighed, EN), _said(weighed, DE))
        return None
    if kept.engine == engine():
        return None
    now = _marks(run)
    parted = next((i for i, (_, mark) in enumerate(now) if kept.marks[i : i + 1] != [mark]), None)
    if parted is None and len(kept.marks) == len(now):
        return None
    step = now[parted][0] if parted is not None else run.last
    before = kept.said_de if language() == DE else kept.said_en
    return Otherwise(kept.at.date(), before, _said(weighed, language()), step)
