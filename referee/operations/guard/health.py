"""What works and what does not, for monitors and balancers. Never says why in detail."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Callable

from django.conf import settings
from django.db import DatabaseError, connection, transaction

from cards.models import Card
from referee.operations.guard import storage
from referee.operations.guard.faults import forget_connections
from referee.operations.guard.limits import count
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


def exporting() -> bool:
    """Whether Prometheus would find its figures."""
    socket.create_connection(("127.0.0.1", settings.METRICS_PORT), 1).close()
    return True


PARTS: dict[str, Callable[[], bool]] = {"reading": reading, "writing": writing, "cache": counting, "engine": engine}


def look(only: str = "") -> dict[str, str]:
    """Each part, `ok` or `error`."""
    return {part: _state_of(check) for part, check in PARTS.items() if only in ("", part)}


def figures() -> dict[str, str]:
    """Where Prometheus shall read: told, but no reason to take a site away that answers everybody."""
    return {"metrics": _state_of(exporting)} if settings.METRICS_PORT else {}


def shelves() -> dict[str, str | int]:
    """How full they are, as far as that can be told now."""
    try:
        return {"shelves": storage.level(), "stored_percent": int(storage.share() * 100)}
    except DatabaseError:
        forget_connections()
        return {}


def _state_of(check: Callable[[], bool]) -> str:
    try:
        return "ok" if check() else "error"
    except Exception:  # whatever it is: this is what is asked here
        forget_connections()
        return "error"
