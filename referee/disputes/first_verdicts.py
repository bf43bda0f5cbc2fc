"""What the referee said about a dispute when it was first shown, and whether the engine of today says the same."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from django.db import DatabaseError
from django.utils import translation
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from cards.models import Situation as Told
from cards.pages.languages import language
from referee.disputes.ruling import ruling, speak_verdict, weighed_on
from referee.models import Dispute, Ruled
from referee.versions import engine
from rules import Run
from rules.speech.grammar import DE, EN
from rules.speech.verdict import SpokenVerdict, Weighed

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


# What of the table at the end is compared; what a later version adds to it is not.
TURN = ("player", "phase", "actions", "buys", "coins")
SEAT = ("hand", "deck", "discard", "play", "aside", "mats", "tokens", "points")
ALL = ("supply", "trash", "over", "winners")


@dataclass(frozen=True)
class RuledThen:
    """What was said, in both languages: the word, and the sentences."""

    said: tuple[tuple[str, str], tuple[str, str]]

    @property
    def verdict(self) -> SpokenVerdict:
        word, text = self.said[language()]
        return SpokenVerdict(word, (text,) if text else (), (), (), 0)

    @property
    def words(self) -> tuple[str, str]:
        """“Yes”, “no”, a number: what decides, in each language; empty where there was none."""
        en, de = (re.match(r"\w*", word)[0].casefold() for word, _text in self.said)  # type: ignore[index]  # empty fits
        return en, de

    def text(self, spoken: int) -> str:
        return " ".join(filter(None, self.said[spoken]))


@dataclass(frozen=True)
class Otherwise:
    """The referee ruled so on that day, and rules otherwise today."""

    at: date
    then: RuledThen
    today: RuledThen
    step: int  # where the two part
    last: int  # the last step of then; 0 where that is not known

    @property
    def now(self) -> str:
        return self.today.text(language())

    @property
    def lines(self) -> tuple[str, str]:
        """What stands beside a verdict of then, wherever that is shown."""
        return ruled_on(self.at), _("Today’s referee rules otherwise: “%(now)s”") % {"now": self.now}


def ruled_on(at: date) -> str:
    return _("Ruled on %(date)s") % {"date": date_format(at)}


def _marks(run: Run) -> list[tuple[int, str]]:
    """Each step that changed the table, and a short mark of it."""
    moved = ((n, step) for n, step in enumerate(run.steps, 1) if step.kind in MOVES)
    return [(n, _mark(step.kind, step.actor, step.cards)) for n, step in moved]


@lru_cache(10_000)
def _mark(kind: str, actor: int, cards: tuple[str, ...]) -> str:
    return blake2b(f"{kind} {actor} {cards}".encode(), digest_size=4).hexdigest()


def _state(run: Run) -> str:
    """A mark of how it stands at the end: the table, and what may be answered there."""
    found: Mapping[str, Any] = run.standing()
    state, pending = found["state"], found["pending"] or {}
    told: dict[str, Any] = {name: state[name] for name in ALL}
    told["turn"] = {name: state["turn"][name] for name in TURN}
    told["players"] = {
        name: {part: seat[part] for part in SEAT if seat.get(part)} for name, seat in state["players"].items()
    }
    told["asked"] = pending.get("player"), sorted(pending.get("choices", ())), found["error"] is not None
    return blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=8).hexdigest()


def _said(weighed: Weighed | None, run: Run, n: int, story: Told | None) -> RuledThen:
    """As it is shown, in both languages."""
    both = []
    for spoken, code in ((EN, "en"), (DE, "de")):
        with translation.override(code):
            found = speak_verdict(weighed.said(spoken), run, n, story) if weighed else None
        both.append((found.word, found.text) if found else ("", ""))
    return RuledThen((both[EN], both[DE]))


def _as_it_was(kept: Ruled) -> RuledThen:
    """The word is the first line; what was kept before there were lines is all text."""
    both = []
    for said in (kept.said_en, kept.said_de):
        word, line, text = said.partition("\n")
        both.append((word, text) if line else ("", said))
    return RuledThen((both[0], both[1]))


def keep_ruling(dispute: Dispute, run: Run, weighed: Weighed | None, story: Told | None) -> None:
    """The verdict at the end, unless one is kept already. To read goes on where nothing can be written."""
    said = _said(weighed, run, run.last, story)
    en, de = ("\n".join(each) for each in said.said)
    marks = [mark for _n, mark in _marks(run)]
    row = Ruled(dispute=dispute, engine=engine(), marks=marks, said_en=en, said_de=de, state=_state(run), last=run.last)
    with suppress(DatabaseError):
        Ruled.keep(row)


def ruled_otherwise(
    dispute: Dispute, run: Run, weighed: Weighed | None, story: Told | None, keep: bool = True
) -> Otherwise | None:
    """Where the verdict that is kept is not the one of today. `weighed` is at the end, None where nobody has it yet."""
    if run.stop is not None and run.stop.for_now:
        return None
    kept = None if dispute.is_new else Ruled.objects.filter(dispute_id=dispute.key).first()
    if kept is None:
        if keep and not _gave_up(run):
            keep_ruling(dispute, run, weighed or weighed_on(run, run.last, story), story)
        return None
    if kept.engine == engine():
        return None
    then, today = _as_it_was(kept), _today(run, story)
    step = _parted(kept.marks, run, bool(kept.state) and kept.state != _state(run))
    if step is None and (then.words == today.words or not all(then.words)):
        return None
    return Otherwise(kept.at.date(), then, today, step or run.last, kept.last)


def _gave_up(run: Run) -> bool:
    """It ended because of us, not because of what was decided: that is no ruling."""
    return run.stop is not None and run.stop.reason in ("budget", "fault")


def _today(run: Run, story: Told | None) -> RuledThen:
    """What is said today; where the referee gives up, why."""
    if run.stop is not None and _gave_up(run):
        return RuledThen((("", run.stop.why[EN]), ("", run.stop.why[DE])))
    return _said(weighed_on(run, run.last, story), run, run.last, story)


def as_it_was(dispute: Dispute) -> tuple[date, RuledThen] | None:
    """What is kept of a dispute that cannot be played any more."""
    kept = Ruled.objects.filter(dispute_id=dispute.key).first()
    return (kept.at.date(), _as_it_was(kept)) if kept is not None else None


def _parted(marks: Sequence[str], run: Run, stands_otherwise: bool) -> int | None:
    """The step of today where the two part; None where they do not."""
    now = _marks(run)
    parted = next((i for i, (_, mark) in enumerate(now) if list(marks[i : i + 1]) != [mark]), None)
    if parted is not None:
        return now[parted][0]
    return run.last if stands_otherwise or len(marks) != len(now) else None


def as_ruled(dispute: Dispute, run: Run, n: int, story: Told | None) -> tuple[SpokenVerdict | None, Otherwise | None]:
    """The verdict on step n as it was ruled; and, where the referee of today rules otherwise, what it says."""
    otherwise = ruled_otherwise(dispute, run, None, story, keep=False)
    if otherwise is not None and shown_as_then(otherwise, run, n):
        return otherwise.then.verdict, otherwise
    return ruling(run, n, story), otherwise if otherwise is not None and n >= otherwise.step else None


def shown_as_then(otherwise: Otherwise, run: Run, n: int) -> bool:
    """At the end, of today or of then, the verdict is the one that was kept."""
    return n in (run.last, otherwise.last)
