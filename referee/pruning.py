"""Throws away what nobody has come back to. What the library refers to stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache

from django.db.models import Exists, F, OuterRef, QuerySet
from django.db.models.functions import TruncDate
from django.utils import timezone

from cards.models import Situation as Told
from referee.guard import storage
from referee.models import Beginning, Branch, Dispute, MadeKingdom
from rules import Mistake, parse

BATCH = 500
ROOM = 0.8  # how much of the most that may be stored is in use after pruning by size


@dataclass
class Ages:
    """Days after which something is thrown away."""

    unopened: int = 30  # nobody has opened it again, and it stands in nobody's notebook
    noted: int = 180  # nobody has opened it again, but it stands in a notebook, without a name
    forgotten: int = 400  # nobody has opened it for so long
    kingdoms: int = 30  # the code of a made kingdom holds the kingdom itself


def prune(ages: Ages, most_bytes: int, today: date | None = None) -> dict[str, int]:
    """How many rows of each kind were thrown away."""
    today = today or timezone.now().date()
    gone = {"disputes": 0, "tables": 0, "kingdoms": 0}
    for found in _old(ages, today):
        gone["disputes"] += _throw_away(found)
    if storage.size() > most_bytes:
        gone["disputes"] += _by_size(int(most_bytes * ROOM))
    gone["tables"] = _count(Beginning.objects.filter(~Exists(Dispute.objects.filter(table=OuterRef("pk")))).delete())
    kingdoms = MadeKingdom.objects.filter(at__date__lt=today - timedelta(ages.kingdoms))
    gone["kingdoms"] = _count(kingdoms.delete())
    return gone


def _old(ages: Ages, today: date) -> Iterator[QuerySet[Dispute]]:
    noted = Exists(Branch.objects.filter(dispute=OuterRef("pk")))
    named = Exists(Branch.objects.filter(dispute=OuterRef("pk")).exclude(name=""))
    never = Dispute.objects.filter(opened__lte=TruncDate(F("at")))
    yield never.filter(~noted, opened__lt=today - timedelta(ages.unopened))
    yield never.filter(~named, opened__lt=today - timedelta(ages.noted))
    yield Dispute.objects.filter(opened__lt=today - timedelta(ages.forgotten))


def _throw_away(found: QuerySet[Dispute], enough: int = 0) -> int:
    """All of them but what the library refers to; with `enough`, only until so many bytes are in use."""
    gone, after = 0, ""
    while not enough or storage.size() > enough:
        batch = list(found.filter(key__gt=after).order_by("key").select_related("table")[:BATCH])
        if not batch:
            break
        after = batch[-1].key
        keys = [dispute.key for dispute in batch if not told(dispute)]
        Dispute.objects.filter(key__in=keys).delete()
        gone += len(keys)
    return gone


def _by_size(enough: int) -> int:
    """What was opened last stays longest: day by day, from the oldest on."""
    gone = 0
    for day in Dispute.objects.order_by("opened").values_list("opened", flat=True).distinct():
        if storage.size() <= enough:
            break
        gone += _throw_away(Dispute.objects.filter(opened=day), enough)
    return gone


def told(dispute: Dispute) -> bool:
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
