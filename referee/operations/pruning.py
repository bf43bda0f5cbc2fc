"""Throws away what nobody has come back to. What the library refers to stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Count, Exists, F, OuterRef, QuerySet, Subquery, Sum, Value
from django.db.models.functions import Coalesce, TruncDate
from django.utils import timezone

from cards.models import Situation as Told
from referee.models import Beginning, Branch, Continuation, Dispute, MadeKingdom
from referee.operations.guard import size
from referee.operations.guard.size import ROWS, Bytes
from rules import Mistake, parse

BATCH = 500
ROOM = 0.8  # how much of what people may store is in use after pruning by size
YOUNG = timedelta(1)  # what is younger is never thrown away for want of room


@dataclass
class Ages:
    """Days after which something is thrown away."""

    unopened: int = 30  # nobody has opened it again, and it stands in nobody's notebook
    noted: int = 180  # nobody has opened it again, but it stands in a notebook, without a name
    forgotten: int = 400  # nobody has opened it for so long
    kingdoms: int = 30  # the code of a made kingdom holds the kingdom itself


NOTED = Exists(Branch.objects.filter(dispute=OuterRef("pk")))
NAMED = Exists(Branch.objects.filter(dispute=OuterRef("pk")).exclude(name=""))


def prune(ages: Ages, most_bytes: int | None = None, today: date | None = None) -> dict[str, int]:
    """How many rows of each kind were thrown away: by age, and where that many bytes are too many, by size."""
    today = today or timezone.now().date()
    gone = {"disputes": 0, "tables": 0, "kingdoms": 0}
    for found in _old(ages, today):
        gone["disputes"] += _throw_away(found)
    kingdoms = MadeKingdom.objects.filter(at__date__lt=today - timedelta(ages.kingdoms))
    gone["kingdoms"] = _count(kingdoms.delete())
    gone["tables"] = _empty_tables()
    if most_bytes is not None:
        size.look_closely()
        if (used := size.in_all()) > most_bytes:
            theirs = size.of_reference()
            too_much = used - theirs - int((most_bytes - theirs) * ROOM)
            gone["kingdoms"] += (few := _kingdoms(too_much))
            gone["disputes"] += _by_size(too_much - few * ROWS["referee_madekingdom"], today)
            gone["tables"] += _empty_tables()
        if any(gone.values()):
            size.tidy(most_bytes)
    return gone


def _old(ages: Ages, today: date) -> Iterator[QuerySet[Dispute]]:
    never = Dispute.objects.filter(opened__lte=TruncDate(F("at")))
    yield never.filter(~NOTED, opened__lt=today - timedelta(ages.unopened))
    yield never.filter(~NAMED, opened__lt=today - timedelta(ages.noted))
    yield Dispute.objects.filter(opened__lt=today - timedelta(ages.forgotten))


def _throw_away(found: QuerySet[Dispute]) -> int:
    """All of them but what the library refers to."""
    gone, after = 0, ""
    while batch := list(found.filter(key__gt=after).order_by("key").select_related("table")[:BATCH]):
        after = batch[-1].key
        gone += _delete(found, [dispute.key for dispute in batch if not is_told(dispute)])
    return gone


def _delete(found: QuerySet[Dispute], keys: list[str]) -> int:
    """Those of them that are still to be found: somebody may have come back to one in this moment."""
    with transaction.atomic():
        still = found.filter(key__in=keys).only("key").select_for_update(of=("self",))
        keys = [dispute.key for dispute in still]
        Dispute.objects.filter(key__in=keys).delete()
    return len(keys)


def _empty_tables() -> int:
    """Not the young ones: somebody may be about to store the first line."""
    empty = Beginning.objects.filter(~Exists(Dispute.objects.filter(table=OuterRef("pk"))))
    try:
        with transaction.atomic():
            return _count(empty.filter(at__lt=timezone.now() - YOUNG).delete())
    except IntegrityError:  # one of them got a line in this moment: another time
        return 0


# --- by size ---------------------------------------------------------------------------------------------------------


def _kingdoms(bytes: int) -> int:
    """The oldest, as many as that takes: nothing of them is lost."""
    many = -(-bytes // ROWS["referee_madekingdom"])
    old = MadeKingdom.objects.filter(at__lt=timezone.now() - YOUNG).order_by("at").values("pk")
    return _count(MadeKingdom.objects.filter(pk__in=list(old.values_list("pk", flat=True)[:many])).delete())


def _many(rows: QuerySet[Any], **filters: Any) -> Coalesce:
    counted = rows.filter(**filters).order_by().values(*filters).annotate(n=Count("*")).values("n")
    return Coalesce(Subquery(counted), Value(0))


def _weighed(found: QuerySet[Dispute]) -> QuerySet[Dispute]:
    """Each with its bytes: its own rows, and its part of the table that it shares with other lines."""
    ruled = Coalesce(
        Bytes("ruled__marks") + Bytes("ruled__said_en") + Bytes("ruled__said_de") + ROWS["referee_ruled"], 0
    )
    noted = _many(Branch.objects.all(), dispute=OuterRef("pk")) * ROWS["referee_branch"]
    continued = _many(Continuation.objects.all(), dispute=OuterRef("pk")) * ROWS["referee_continuation"]
    lines = _many(Dispute.objects.all(), table=OuterRef("table"))
    table = (Bytes("table__document") + ROWS["referee_beginning"]) / lines
    own = Bytes("moves") + Bytes("expect") + ROWS["referee_dispute"]
    return found.annotate(bytes=own + table + ruled + noted + continued)


def _by_size(bytes: int, today: date) -> int:
    """What people keep goes last: first what stands in no notebook, then what has no name there, then the rest."""
    old = Dispute.objects.filter(at__lt=timezone.now() - YOUNG, opened__lt=today)
    gone = 0
    for found in (old.filter(~NOTED), old.filter(NOTED & ~NAMED), old.filter(NAMED)):
        if bytes > 0:
            many, freed = _heaviest_first(_weighed(found), bytes)
            gone, bytes = gone + many, bytes - freed
    return gone


def _heaviest_first(found: QuerySet[Dispute], bytes: int) -> tuple[int, int]:
    """From whoever stored most, until nobody has more than the others; how many, and how many bytes.

    What nobody's mark is on, because it was stored before there were marks or by a command, comes after that.
    """
    by = dict(found.exclude(origin="").values_list("origin").annotate(Sum("bytes")).order_by())
    level = _level(list(by.values()), bytes)
    gone = freed = 0
    for origin, weight in sorted(by.items(), key=lambda each: -each[1]):
        if weight > level and freed < bytes:
            many, of_them = _oldest(found.filter(origin=origin), min(weight - level, bytes - freed))
            gone, freed = gone + many, freed + of_them
    if freed < bytes:
        many, of_them = _oldest(found.filter(origin=""), bytes - freed)
        gone, freed = gone + many, freed + of_them
    return gone, freed


def _level(weights: list[int], bytes: int) -> int:
    """What each may keep, so that what is above it are so many bytes; 0 where all of it is not enough."""
    heaviest = sorted(weights, reverse=True)
    above = 0
    for n, weight in enumerate(heaviest, 1):
        above += weight
        level = (above - bytes) // n
        if level >= (heaviest[n] if n < len(heaviest) else 0):
            return max(level, 0)
    return 0


def _oldest(found: QuerySet[Dispute], bytes: int) -> tuple[int, int]:
    """What was opened last stays longest; no more of them than it takes."""
    gone = freed = stay = 0
    while freed < bytes:
        batch = list(found.order_by("opened", "at", "key").select_related("table")[stay : stay + BATCH])
        if not batch:
            break
        keys = []
        for dispute in batch:
            if is_told(dispute):
                stay += 1
            elif freed < bytes:
                keys.append(dispute.key)
                freed += dispute.bytes  # type: ignore[attr-defined]  # see _weighed
        gone += _delete(found, keys)
    return gone, freed


def is_told(dispute: Dispute) -> bool:
    """Whether it is a story of the library, as the library tells it."""
    return bool(dispute.table.told_as) and tuple(dispute.moves) == _moves(dispute.table.told_as)


@lru_cache(1000)
def _moves(slug: str) -> tuple[str, ...] | None:
    story = Told.objects.filter(slug=slug).first()
    if story is None:
        return None
    try:
        return parse(story.described()).moves
    except Mistake:
        return None


def _count(deleted: tuple[int, dict[str, int]]) -> int:
    return deleted[0]
