"""The lines of decisions that somebody has followed at a table: a small tree, kept for their browser only.

So two people on one address never see or disturb each other's branches. The disputes themselves belong to nobody.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse

from referee.models import Branch, Dispute
from referee.operations.guard import storage

COOKIE = "notebook"
YEAR = 365 * 24 * 3600
MOST = 26


@dataclass
class NotedLine:
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


def begins(line: Sequence[str], with_: Sequence[str]) -> bool:
    return list(line[: len(with_)]) == list(with_)


def shared(a: Sequence[str], b: Sequence[str]) -> int:
    n = 0
    for one, other in zip(a, b, strict=False):
        if one != other:
            break
        n += 1
    return n


class Notebook:
    """What somebody has followed at one table, read once for a page."""

    def __init__(self, request: HttpRequest, table: str) -> None:
        self.table = table
        self.secure = request.is_secure()
        word = request.COOKIES.get(COOKIE, "")
        self.came_with = self.word = word if re.fullmatch(r"[\w-]{20,32}", word) else ""

    @cached_property
    def branches(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        return Branch.lines(self.word, self.table, 2 * MOST) if self.word else {}

    def keep(self, response: HttpResponse) -> None:
        if self.word != self.came_with:
            response.set_cookie(COOKIE, self.word, max_age=YEAR, httponly=True, samesite="Lax", secure=self.secure)

    def note(self, now: Dispute, came_from: Dispute | None = None, decisions: int = 0) -> None:
        """Writes down that somebody went from there to here, after so many decisions."""
        if came_from is not None and came_from.key != now.key:
            if decisions == len(came_from.moves):
                # The line grows: the branch goes along, unless the new line is written down already.
                if now.key in self.branches or self._grown(came_from, now):
                    return
            else:
                self._add(came_from)
        self._add(now, came_from)

    def _grown(self, line: Dispute, now: Dispute) -> bool:
        if line.key not in self.branches:
            return False
        try:
            grown = Branch.grow(self.word, line.key, now.key)
        except IntegrityError:  # in this very moment, by another tab
            del self.branches
            return True
        if not grown:
            del self.branches
            return False
        name = self.branches[line.key][0]
        with_it = {line.key: (now.key, (name, tuple(now.moves)))}
        self.branches = dict(with_it.get(key, (key, branch)) for key, branch in self.branches.items())
        return True

    def name(self, line: Dispute, name: str) -> None:
        """Names the branch of this line, or the longer one that contains it by now. Problem: there is no room."""
        storage.room()
        self.note(line)
        key = line.key if line.key in self.branches else self._containing(line)
        Branch.objects.filter(notebook=self.word, dispute_id=key).update(name=name)
        storage.count_stored("referee_branch", name)

    def misses(self, dispute: Dispute) -> bool:
        """There is no room for this line: as many as there are letters have a name."""
        return len(self.branches) >= MOST and self._containing(dispute) is None

    def _containing(self, dispute: Dispute) -> str | None:
        return next((key for key, (_name, moves) in self.branches.items() if begins(moves, dispute.moves)), None)

    def _add(self, dispute: Dispute, came_from: Dispute | None = None) -> None:
        """A line of its own, unless a longer one contains it. Too many: the oldest without a name makes room."""
        if self._containing(dispute) is not None or not storage.has_room():
            return
        self.word = self.word or secrets.token_urlsafe(18)
        if len(self.branches) >= MOST:
            spared = came_from.key if came_from else ""
            oldest = next((key for key, (name, _moves) in self.branches.items() if not name and key != spared), None)
            if oldest is None:
                return
            Branch.objects.filter(notebook=self.word, dispute_id=oldest).delete()
        line = Branch(notebook=self.word, table_id=self.table, dispute=dispute)
        Branch.objects.bulk_create([line], ignore_conflicts=True)
        storage.count_stored("referee_branch")
        del self.branches

    def lines(self, dispute: Dispute, with_: Iterable[str] = ()) -> list[NotedLine]:
        """Every line at this table: one's own, those that came with the address, and the one that is looked at."""
        found = dict(self.branches)
        wanted = [key for key in with_ if key not in found][:MOST]
        if wanted:
            for other in Dispute.objects.filter(key__in=wanted, table_id=dispute.table_id):
                found[other.key] = "", tuple(other.moves)
        here = next((key for key in found if key == dispute.key), None) or next(
            (key for key, (_name, moves) in found.items() if begins(moves, dispute.moves)), dispute.key
        )
        seen = found.setdefault(here, ("", tuple(dispute.moves)))[1]
        others = [key for key in found if key != here][: MOST - 1]
        shown = [key for key in found if key == here or key in others]
        return [
            NotedLine(chr(ord("A") + i), found[key][0], key, found[key][1], key == here, shared(found[key][1], seen))
            for i, key in enumerate(shown)
        ]


def note_dispute(request: HttpRequest, dispute: Dispute, response: HttpResponse) -> HttpResponse:
    """The response after which that dispute stands in the visitor's notebook."""
    book = Notebook(request, dispute.table_id)
    book.note(dispute)
    book.keep(response)
    return response
