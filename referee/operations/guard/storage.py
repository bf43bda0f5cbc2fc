"""How much is stored: by one address in a day, and in all. What is full says so; `manage.py prune` makes room."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from typing import Any

from django.conf import settings
from django.core.cache import caches
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _

from referee.operations.guard import size
from referee.operations.guard.faults import no_counter
from referee.operations.guard.limits import ByAddress, count, whose
from referee.problems import Problem

log = logging.getLogger("referee.storage")

DAY = 24 * 3600  # seconds
FRESH = 20  # seconds for which the size of the database is believed, beside what this process stores meanwhile

# A household may have 256 networks of IPv6 (/56), a house of them 256 times as many (/48): how many times as much as
# one address all that share so many bits may store. Of IPv4 there is one number for each.
NETWORKS = {64: 1, 56: 2, 48: 8}
HOUSEHOLD = 56
MARK = 4  # letters of sixteen that say who stored something: thousands of addresses share them

# From so many hundredths on it is told that there is little room.
LEVELS = {80: "nearly full", 95: "almost full", 100: "full"}

# What is answered just now. None in commands, which may store what they like.
ANSWERED: ContextVar[HttpRequest | None] = ContextVar("answered", default=None)


def by_address(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: what this request stores is put down to its address."""

    def middleware(request: HttpRequest) -> HttpResponse:
        before = ANSWERED.set(request)
        try:
            return get_response(request)
        finally:
            ANSWERED.reset(before)

    return middleware


def _whose(request: Any, bits: int) -> str:
    return whose(ByAddress().get_ident(request), bits)


def _hashed(request: HttpRequest, bits: int) -> str:
    """Whose it is, for this day: the day is part of what is hashed, so nobody can tell that two are one address."""
    said = f"{int(time.time() // DAY)} {bits} {_whose(request, bits)}"
    return salted_hmac("referee.operations.guard.storage", said).hexdigest()


def _counters(request: HttpRequest) -> dict[str, int]:
    """Where it is counted, and how many bytes it may be at most."""
    found = {_whose(request, bits): (bits, times) for bits, times in reversed(NETWORKS.items())}
    return {f"stored:{_hashed(request, bits)[:32]}": t * settings.STORED_BY_ADDRESS for bits, t in found.values()}


def origin() -> str:
    """A mark of who stores, which is another one every day."""
    request = ANSWERED.get()
    return _hashed(request, HOUSEHOLD)[:MARK] if request else ""


def room() -> None:
    """Problem: there is none, for this address or in all."""
    request = ANSWERED.get()
    if request is None:
        return
    most = _counters(request)
    try:
        today = caches["default"].get_many(most)
    except Exception as error:  # whatever a cache can raise
        raise no_counter(error) from error
    if any(int(today.get(key, 0)) >= bytes for key, bytes in most.items()):
        seconds = int(DAY - time.time() % DAY) + 1
        text = _("From your address as much was stored today as one may store in a day. Go on in %(hours)s hours.")
        raise Problem(429, "stored-enough", text, retry=seconds, words={"hours": seconds // 3600 + 1})
    if bytes_used() >= settings.STORED_IN_ALL:
        raise Problem(503, "full", _("The referee’s shelves are full, so nothing new can be stored."), retry=3600)


def has_room() -> bool:
    try:
        room()
    except Problem:
        return False
    return True


def count_stored(table: str, *texts: str) -> None:
    """So much was stored just now: a row of that table, with these texts in it."""
    bytes = size.ROWS[table] + sum(len(text.encode()) for text in texts)
    _Size.bytes += bytes
    request = ANSWERED.get()
    if request is not None:
        with suppress(Problem):  # the counter went away in this moment: what is stored is stored
            for key in _counters(request):
                count(key, bytes, DAY)


class _Size:
    bytes, at = 0, -float(FRESH)
    told = 0  # the level that was told last


def bytes_used() -> int:
    """Bytes of the database, without what is free again; looked up now and then."""
    now = time.monotonic()
    if now - _Size.at >= FRESH:
        _Size.bytes, _Size.at = size.in_all(), now
        _tell()
    return _Size.bytes


def share() -> float:
    """How much of what may be stored is stored; 1 is full."""
    return bytes_used() / settings.STORED_IN_ALL


def level() -> str:
    reached = _reached(share())
    return LEVELS[reached] if reached else "ok"


def _reached(share: float) -> int:
    return max((least for least in LEVELS if share * 100 >= least), default=0)


def _tell() -> None:
    """One line for the operator when there is little room, and another when there is less."""
    share = _Size.bytes / settings.STORED_IN_ALL
    reached = _reached(share)
    if reached > _Size.told:
        say = log.warning if reached < 95 else log.error
        most = settings.STORED_IN_ALL // size.MEGABYTE
        say("The shelves are %s: %.0f %% of %s MB (STORED_MB_IN_ALL)", LEVELS[reached], share * 100, most)
    _Size.told = reached
