"""What people brought to the referee. Stored by its content and never changed: an edit is another row.

What every answer asks of the database is written in SQL: Django would take five times as long to write it anew.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from base64 import b32encode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Self

from django.db import DatabaseError, IntegrityError, connection, models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from referee.operations.guard import storage
from referee.problems import Problem
from rules import Situation, document_of, parse

SHORT = 10  # characters of an address; 50 bits


def digest(document: str) -> str:
    """A fingerprint in letters that survive being read aloud."""
    return b32encode(hashlib.sha256(document.encode()).digest()).decode().rstrip("=").lower()


def written(document: dict[str, Any]) -> str:
    """One text for one document. The order of the keys is kept: players sit in that order."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def _expected(situation: Situation) -> str:
    return "" if situation.expect is None else written(dict(situation.expect))


def _whole(table: str, moves: list[str], expect: str) -> str:
    """The fingerprint of a dispute: its table's, its decisions, what it expects."""
    return digest(f"{table}\n{written({'moves': moves})}\n{expect}")


def ask(sql: str, *values: str | int | date | None) -> tuple[list[tuple[Any, ...]], int]:
    """The rows of one statement, and how many it changed.

    For what every step of a dispute asks, on a page of 7.4 ms. Measured beside the ORM, in processor time: the dispute
    with its table 0.04 ms against 0.32 (0.46 with all fields), the lines of a notebook 0.02 against 0.34, storing a
    decision 0.02 against 0.08 (`bulk_create`, which does not tell whether the row is new), the first verdict 0.07
    against 0.26, a branch that goes along 0.05 against 0.45 (these two beside other work on the machine).
    """
    with connection.cursor() as cursor:
        cursor.execute(sql, values)
        return (cursor.fetchall() if cursor.description else []), cursor.rowcount


def today() -> date:
    return timezone.now().date()


WEEK = timedelta(7)
_opened: set[tuple[str, date]] = set()  # what this process has written down


class Beginning(models.Model):
    """A table as it was described, before anybody decides anything."""

    digest = models.CharField(max_length=52, primary_key=True)
    document = models.TextField()  # text, because a database's own JSON would reorder the players
    told_as = models.CharField(max_length=100, blank=True)  # the library's situation that it was taken from
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.digest[:SHORT]

    @classmethod
    def of(cls, situation: Situation, told_as: str = "") -> Beginning:
        """The row for this table, not stored yet."""
        document = written(document_of(replace(situation, moves=(), expect=None)))
        return cls(digest=digest(f"{document}\n{told_as}" if told_as else document), document=document, told_as=told_as)

    def keep(self) -> None:
        """Unless it is stored already."""
        if not Beginning.objects.filter(pk=self.digest).exists():
            Beginning.objects.bulk_create([self], ignore_conflicts=True)
            storage.count_stored("referee_beginning", self.document)


class Dispute(models.Model):
    """A table and the decisions made there so far. Its key is the start of its fingerprint."""

    key = models.CharField(max_length=52, primary_key=True)
    digest = models.CharField(max_length=52, unique=True)
    table = models.ForeignKey(Beginning, models.PROTECT, related_name="disputes")
    moves = models.JSONField(default=list)
    expect = models.TextField(blank=True)
    at = models.DateTimeField(auto_now_add=True)
    opened = models.DateField(default=today, db_index=True)  # when somebody last came back to it, about
    # Who stored it: a mark that thousands of addresses share, another one every day. Empty where nobody asked for it.
    origin = models.CharField(max_length=4, blank=True, default="", db_default="")
    is_new = False  # whether it was stored just now

    def __str__(self) -> str:
        return self.key

    def get_absolute_url(self) -> str:
        return reverse("referee:end", args=[self.key])

    def document(self) -> dict[str, Any]:
        document: dict[str, Any] = json.loads(self.table.document)
        if self.moves:
            document["moves"] = self.moves
        if self.expect:
            document["expect"] = json.loads(self.expect)
        return document

    def situation(self) -> Situation:
        return parse(self.document(), stored=True)

    @classmethod
    def fetch(cls, key: str) -> Dispute | None:
        rows, _n = ask(
            "SELECT d.key, d.digest, d.table_id, d.moves, d.expect, t.digest, t.document, t.told_as"
            " FROM referee_dispute d JOIN referee_beginning t ON t.digest = d.table_id WHERE d.key = %s",
            key,
        )
        if not rows:
            return None
        row = rows[0]
        found = cls.from_db(connection.alias, ["key", "digest", "table_id", "moves", "expect"], row[:5])
        found.moves = json.loads(row[3])
        found.table = Beginning.from_db(connection.alias, ["digest", "document", "told_as"], row[5:])
        return found

    @classmethod
    def store(cls, situation: Situation, told_as: str = "") -> Dispute:
        """The row of this very content; made when there is none yet. The library's story is part of the content."""
        beginning, expect = Beginning.of(situation, told_as), _expected(situation)
        moves = list(situation.moves)
        if (found := cls._there_without_room(beginning.digest, moves, expect)) is not None:
            return found
        beginning.keep()
        return cls._keep_on(beginning, moves, expect)

    @classmethod
    def stored(cls, situation: Situation) -> Dispute | None:
        """The row of this very content, if there is one. Nothing is written."""
        whole = _whole(Beginning.of(situation).digest, list(situation.moves), _expected(situation))
        return cls.objects.select_related("table").filter(digest=whole).first()

    def decided(self, moves: Sequence[str]) -> Dispute:
        """The same table with these decisions instead."""
        found = self._there_without_room(self.table_id, list(moves), "")
        new = found or self._keep_on(self.table, list(moves), "")
        new.table = self.table
        return new

    @classmethod
    def _there_without_room(cls, table: str, moves: list[str], expect: str) -> Dispute | None:
        """Where nothing new can be stored, what is stored already can still be gone to. Problem: it is not there."""
        try:
            storage.room()
        except Problem:
            whole = _whole(table, moves, expect)
            found = cls.objects.select_related("table").filter(digest=whole).first()
            if found is None:
                raise
            with suppress(DatabaseError):
                cls._bring_again(whole)
            return found
        return None

    @classmethod
    def _keep_on(cls, table: Beginning, moves: list[str], expect: str) -> Dispute:
        try:
            return cls._keep(table.digest, moves, expect)
        except IntegrityError:  # the table was there, but was thrown away in this moment
            table.keep()
            return cls._keep(table.digest, moves, expect)

    @classmethod
    def _keep(cls, table: str, moves: list[str], expect: str) -> Dispute:
        whole = _whole(table, moves, expect)
        length = SHORT
        while True:
            key = whole[:length]
            new = cls(key=key, digest=whole, table_id=table, moves=moves, expect=expect, at=timezone.now())
            if new._insert():
                new.is_new = True
                return new
            # Stored before: the very same, or one that begins alike.
            cls._bring_again(whole)
            found = cls.fetch(key) or cls.objects.select_related("table").filter(digest=whole).first()
            if found is None:  # it was thrown away in this moment
                continue
            if found.digest == whole:
                return found
            length += 2  # somebody else's dispute begins with the same letters

    @staticmethod
    def _bring_again(whole: str) -> None:
        """Whoever brings it again has come back to it: nobody throws it away today."""
        now = connection.ops.adapt_datefield_value(today())
        ask("UPDATE referee_dispute SET opened = %s WHERE digest = %s AND opened < %s", now, whole, now)

    def _insert(self) -> bool:
        """Whether the row is new. One statement: SQLite has one writer, and nobody shall wait for what Python does."""
        moves = json.dumps(self.moves)
        _rows, new = ask(
            "INSERT INTO referee_dispute (key, digest, table_id, moves, expect, at, opened, origin)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            *(self.key, self.digest, self.table_id, moves, self.expect),
            connection.ops.adapt_datetimefield_value(self.at),
            connection.ops.adapt_datefield_value(self.opened),
            storage.origin(),
        )
        if new == 1:
            storage.count_stored("referee_dispute", moves, self.expect)
        return new == 1

    def open_again(self) -> None:
        """Writes down that somebody came back to it; once a week is enough to know what nobody comes back to."""
        now = today()
        if (self.key, now) not in _opened:
            if len(_opened) > 10_000:
                _opened.clear()
            _opened.add((self.key, now))
            Dispute.objects.filter(key=self.key, opened__lt=now - WEEK).update(opened=now)


class Ruled(models.Model):
    """The first verdict on a dispute, and which engine gave it: a later one must not silently say something else."""

    dispute = models.OneToOneField(Dispute, models.CASCADE, primary_key=True)
    engine = models.CharField(max_length=64)
    at = models.DateTimeField(auto_now_add=True)
    said_en = models.TextField()
    said_de = models.TextField()
    marks = models.JSONField()  # one for each step that changed the table
    state = models.CharField(max_length=16, default="", db_default="")  # a mark of the table at the end
    last = models.IntegerField(default=0, db_default=0)  # its last step

    def __str__(self) -> str:
        return self.dispute_id

    @classmethod
    def keep(cls, ruled: Ruled) -> None:
        """Unless one is kept already, or there is no room."""
        if not storage.has_room():
            return
        steps = json.dumps(ruled.marks)
        _rows, new = ask(
            "INSERT INTO referee_ruled (dispute_id, engine, at, said_en, said_de, marks, state, last)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            *(ruled.dispute_id, ruled.engine, connection.ops.adapt_datetimefield_value(timezone.now())),
            *(ruled.said_en, ruled.said_de, steps, ruled.state, ruled.last),
        )
        if new == 1:
            storage.count_stored("referee_ruled", ruled.said_en, ruled.said_de, steps)


class Branch(models.Model):
    """How far somebody has followed one line of decisions. Whose it is says a random word in their browser."""

    notebook = models.CharField(max_length=32)
    table = models.ForeignKey(Beginning, models.CASCADE, related_name="branches")
    dispute = models.ForeignKey(Dispute, models.CASCADE, related_name="branches")
    name = models.CharField(max_length=60, blank=True)

    class Meta:
        ordering = ["id"]
        indexes = [models.Index(fields=["notebook", "table"])]
        constraints = [models.UniqueConstraint(fields=["notebook", "dispute"], name="one_branch_a_line")]

    def __str__(self) -> str:
        return self.name or str(self.dispute_id)

    @classmethod
    def lines(cls, notebook: str, table: str, most: int) -> dict[str, tuple[str, tuple[str, ...]]]:
        """The name and the decisions of each line, by the key of its dispute, in the order they were begun."""
        rows, _n = ask(
            "SELECT b.dispute_id, b.name, d.moves FROM referee_branch b JOIN referee_dispute d ON d.key = b.dispute_id"
            " WHERE b.notebook = %s AND b.table_id = %s ORDER BY b.id LIMIT %s",
            *(notebook, table, most),
        )
        return {key: (name, tuple(json.loads(moves))) for key, name, moves in rows}

    @classmethod
    def grow(cls, notebook: str, line: str, now: str) -> bool:
        """The line's branch goes along to another dispute. Whether there is such a branch."""
        sql = "UPDATE referee_branch SET dispute_id = %s WHERE notebook = %s AND dispute_id = %s"
        return ask(sql, now, notebook, line)[1] == 1


class Continuation(models.Model):
    """A dispute that went on from another one: the same content, under an id that also says where it came from."""

    key = models.CharField(max_length=52, primary_key=True)
    dispute = models.ForeignKey(Dispute, models.CASCADE, related_name="continuations")
    parent = models.CharField(max_length=52)  # the id of a dispute, or of a continuation
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.key

    @classmethod
    def store(cls, dispute: Dispute, parent: str) -> tuple[Continuation, bool]:
        """The row of this very content, and whether it was made just now. Problem: there is no room."""
        whole = digest(f"{parent}\n{dispute.digest}")
        length = SHORT
        while True:
            key = whole[:length]
            wanted = {"dispute_id": dispute.pk, "parent": parent}
            found, new = cls.objects.filter(key=key).first(), False
            if found is None:  # the dispute may have been there before; this row is none the less
                storage.room()
                found, new = cls.objects.get_or_create(key=key, defaults=wanted)
            if new:
                storage.count_stored("referee_continuation")
            if (found.dispute_id, found.parent) == (dispute.pk, parent):
                return found, new
            length += 2


class MadeKingdom(models.Model):
    """A kingdom that was made or pasted before. The code holds the kingdom itself."""

    code = models.CharField(max_length=100, primary_key=True)
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.code

    @classmethod
    def store(cls, code: str) -> bool:
        """Whether it is new. Problem: there is no room for it."""
        if cls.objects.filter(code=code).exists():
            return False
        storage.room()
        new = cls.objects.get_or_create(code=code)[1]
        if new:
            storage.count_stored("referee_madekingdom")
        return new


class BuiltPair(models.Model):
    """What the referee found out about two cards, kept until the engine or the fixtures change."""

    key = models.CharField(max_length=210, primary_key=True)  # the slugs, the first in the alphabet first
    made_by = models.CharField(max_length=40)  # engine and fixtures
    kind = models.CharField(max_length=12)
    told = models.JSONField(default=dict)

    def __str__(self) -> str:
        return self.key


class Report(models.Model):
    """What somebody holds against a ruling, a verdict or an answer, with what stood there. Nothing says who it was."""

    MOST = 2000  # kept at once; then the operator has to read them first

    kind = models.CharField(max_length=10)  # ruling, verdict, answer
    about = models.CharField(max_length=200)  # which one, in a line
    address = models.CharField(max_length=1500)
    said = models.CharField(max_length=1000)  # what would be right
    document = models.TextField(blank=True)  # the table, as JSON: a database's own would reorder the players
    answer = models.JSONField(default=dict)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("pk",)

    def __str__(self) -> str:
        return f"{self.kind} {self.about}"

    @classmethod
    def store(
        cls, kind: str, about: str, address: str, said: str, document: dict[str, Any], answer: dict[str, Any]
    ) -> Report:
        """Problem: there is no room. Said twice it is kept once."""
        again = cls.objects.filter(kind=kind, about=about, said=said).first()
        if again is not None:
            return again
        storage.room()
        if cls.objects.count() >= cls.MOST:
            raise Problem(
                503, "no-room", _("So much was reported that it has to be read first. Try again another day.")
            )
        table = written(document) if document else ""
        found = cls.objects.create(
            kind=kind, about=about, address=address[:1500], said=said, document=table, answer=answer
        )
        storage.count_stored("referee_report", table, said, address, written(answer))
        return found

    def as_situation(self) -> dict[str, Any]:
        """A document that can become a test: the table and its decisions, with what would be right still to be put as
        `expect`."""
        return json.loads(self.document) if self.document else {}


class SpokenCode(models.Model):
    """An evening's address under a code that can be said aloud: KAP 4127. The names of those who play are not kept."""

    LASTS = timedelta(2)  # as long as an evening does in a browser
    MOST = 5_000
    # Of the chart and the table, without I, O and Q, said alike in both languages.
    WORDS = (
        "ALK",
        "ANK",
        "BAR",
        "BAY",
        "DAM",
        "EST",
        "FAR",
        "HAY",
        "KAP",
        "KAT",
        "LAY",
        "LEE",
        "LUV",
        "MAR",
        "NET",
        "PEL",
    )

    code = models.CharField(max_length=7, primary_key=True)
    address = models.CharField(max_length=400)  # below /en/
    until = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.code[:3]} {self.code[3:]}"

    @classmethod
    def read(cls, typed: str) -> str:
        """The code as it is kept, however it was typed; empty where it is none."""
        word = re.sub(r"[\s.\-–]", "", typed).upper()
        return word if re.fullmatch(r"[A-Z]{3}[0-9]{4}", word, re.ASCII) else ""

    @classmethod
    def fetch(cls, typed: str) -> Self | None:
        return cls.objects.filter(code=cls.read(typed), until__gt=timezone.now()).first()

    @classmethod
    def of(cls, address: str) -> Self:
        """The same address has one code, which then holds anew. Problem: there is no room."""
        now = timezone.now()
        cls.objects.filter(until__lte=now).delete()
        found = cls.objects.filter(address=address).first()
        if found is not None:
            found.until = now + cls.LASTS
            found.save(update_fields=["until"])
            return found
        storage.room()
        if cls.objects.count() >= cls.MOST:
            raise Problem(
                503, "no-room", _("So many evenings have a code that there is none left. The QR code still works.")
            )
        new = False
        while not new:
            code = f"{secrets.choice(cls.WORDS)}{secrets.randbelow(10_000):04}"
            made, new = cls.objects.get_or_create(code=code, defaults={"address": address, "until": now + cls.LASTS})
        storage.count_stored("referee_spokencode", address)
        return made
