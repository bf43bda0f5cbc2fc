"""What works and what does not, for monitors and balancers. Never says why in detail."""

from __future__ import annotations

import shutil
from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError, connection, transaction

from cards.models import Card
from referee.api.limits import count
from referee.guard import storage
from referee.guard.faults import forget_connections
from rules import Run, parse

LEAST_FREE = 20_000_000  # bytes on the disk of a database in a file
TABLE = "players: {Anna: {hand: [Moat]}, Bernd: {}}\nmoves: [play Moat]"


def reading() -> bool:
    return Card.objects.exists()


def writing() -> bool:
    """Takes the right to write, and gives it back."""
    if connection.vendor == "sqlite" and shutil.disk_usage(settings.DATA_DIR).free < LEAST_FREE:
        return False
    if storage.share() >= 1:
        return False
    with transaction.atomic(), connection.cursor() as cursor:
        # Of no row; a database that is read-only refuses it all the same, but lets a transaction begin.
        cursor.execute("UPDATE referee_dispute SET key = key WHERE 1 = 0")
    return True


def counting() -> bool:
    return count("throttle:health") > 0


def engine() -> bool:
    return Run(parse(TABLE)).stop is None


PARTS: dict[str, Callable[[], bool]] = {"reading": reading, "writing": writing, "cache": counting, "engine": engine}


def look(only: str = "") -> dict[str, str]:
    """Each part, `ok` or `error`."""
    return {part: "ok" if _works(check) else "error" for part, check in PARTS.items() if only in ("", part)}


def shelves() -> dict[str, str | int]:
    """How full they are, as far as that can be told now."""
    try:
        return {"shelves": storage.level(), "stored_percent": int(storage.share() * 100)}
    except DatabaseError:
        forget_connections()
        return {}


def _works(check: Callable[[], bool]) -> bool:
    try:
        return check()
    except Exception:  # whatever it is: this is what is asked here
        forget_connections()
        return False
