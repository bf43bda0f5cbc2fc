"""The lines of decisions that somebody has followed at a table: a small tree, kept for their browser only.

So two people on one address never see or disturb each other's branches. The disputes themselves belong to nobody.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse

from referee.models import Branch, Dispute

COOKIE = "notebook"
YEAR = 365 * 24 * 3600
MOST = 26


@dataclass
class Line:
    """One line of decisions: its letter, its name, where it leaves the line that is looked at."""

    letter: str
    name: str
    key: str
    moves: tuple[str, ...]
    current: bool = False
    parts_at: int = 0

    @property
    def own_answer(self) -> str:
        """The first answer that the line that is looked at does not have."""
        return self.moves[self.parts_at] if self.parts_at < len(self.moves) else ""


def clean(text: str, most: int = 100) -> str:
    """What somebody typed, in one line that can be read; not every database takes the rest."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:most]


def owner(request: HttpRequest) -> str:
    word = request.COOKIES.get(COOKIE, "")
    return word if re.fullmatch(r"[\w-]{20,32}", word) else ""


def keep(request: HttpRequest, response: HttpResponse, word: str) -> None:
    if owner(request) != word:
        response.set_cookie(
            COOKIE, word, max_age=YEAR, httponly=True, samesite="Lax", secure=request.is_secure()
        )  # fmt: skip


def note(request: HttpRequest, came_from: Dispute | None, decisions: int, now: Dispute, word: str = "") -> str:
    """Writes down that somebody went from there to here, after so many decisions. Gives the notebook's word."""
    word = word or owner(request) or secrets.token_urlsafe(18)
    if came_from is not None and came_from.pk != now.pk:
        if decisions == len(came_from.moves):
            # The line grows: the branch goes along, unless the new line is written down already.
            mine = Branch.objects.filter(notebook=word)
            if mine.filter(dispute=now).exists():
                return word
            try:
                if mine.filter(dispute=came_from).update(dispute=now):
                    return word
            except IntegrityError:  # in this very moment, by another tab
                return word
        else:
            _add(word, came_from)
    _add(word, now)
    return word


def _add(word: str, dispute: Dispute) -> None:
    """A line of its own, unless a longer one contains it."""
    for branch in Branch.objects.filter(notebook=word, table_id=dispute.table_id).select_related("dispute"):
        if begins(branch.dispute.moves, dispute.moves):
            return
    Branch.objects.bulk_create(
        [Branch(notebook=word, table_id=dispute.table_id, dispute=dispute)], ignore_conflicts=True
    )


def begins(line: Sequence[str], with_: Sequence[str]) -> bool:
    return list(line[: len(with_)]) == list(with_)


def common(a: Sequence[str], b: Sequence[str]) -> int:
    n = 0
    for one, other in zip(a, b, strict=False):
        if one != other:
            break
        n += 1
    return n


def lines(request: HttpRequest, dispute: Dispute, with_: Iterable[str] = (), word: str = "") -> list[Line]:
    """Every line at this table: one's own, those that came with the address, and the one that is looked at."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    word = word or owner(request)
    if word:
        mine = Branch.objects.filter(notebook=word, table_id=dispute.table_id)
        for key, name, moves in mine.values_list("dispute_id", "name", "dispute__moves")[:MOST]:
            found[key] = name, tuple(moves)
    wanted = [key for key in with_ if key not in found][:MOST]
    if wanted:
        for other in Dispute.objects.filter(key__in=wanted, table_id=dispute.table_id):
            found[other.key] = "", tuple(other.moves)
    if not any(begins(moves, dispute.moves) for _name, moves in found.values()):
        found[dispute.key] = "", tuple(dispute.moves)
    here = next((key for key in found if key == dispute.key), None) or next(
        key for key, (_name, moves) in found.items() if begins(moves, dispute.moves)
    )
    seen = found[here][1]
    return [
        Line(chr(ord("A") + i), name, key, moves, key == here, common(moves, seen))
        for i, (key, (name, moves)) in enumerate(list(found.items())[:MOST])
    ]
