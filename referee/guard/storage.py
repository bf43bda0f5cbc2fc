"""How much is stored: by one address in a day, and in all. What is full says so; `manage.py prune` makes room."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar

from django.conf import settings
from django.core.cache import caches
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from referee.api.limits import ByAddress, count
from referee.api.problems import Problem
from referee.guard.faults import no_counter

DAY = 24 * 3600  # seconds
A_ROW = 300  # bytes beside its text, in the table and its indexes
FRESH = 20  # seconds for which the size of the database is believed

# Who stores something: the salted hash of an address for one day. Empty in commands, which may store what they like.
WHO: ContextVar[str] = ContextVar("who", default="")


def by_address(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware: what this request stores is put down to its address."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.method in ("GET", "HEAD", "OPTIONS"):
            return get_response(request)
        before = WHO.set(ByAddress().key("stored", request, int(time.time() // DAY)))
        try:
            return get_response(request)
        finally:
            WHO.reset(before)

    return middleware


def room() -> None:
    """Problem: there is none, for this address or in all."""
    who = WHO.get()
    if not who:
        return
    try:
        today = int(caches["default"].get(who, 0))
    except Exception as error:  # whatever a cache can raise
        raise no_counter(error) from error
    if today >= settings.STORED_BY_ADDRESS:
        seconds = int(DAY - time.time() % DAY) + 1
        text = _("From your address as much was stored today as one may store in a day. Go on in %(hours)s hours.")
        raise Problem(429, "stored-enough", text, retry=seconds, words={"hours": seconds // 3600 + 1})
    if used() >= settings.STORED_IN_ALL:
        raise Problem(503, "full", _("The referee’s shelves are full, so nothing new can be stored."), retry=3600)


def stored(text: str) -> None:
    """So much was stored just now."""
    if who := WHO.get():
        with suppress(Problem):  # the counter went away in this moment: what is stored is stored
            count(who, len(text.encode()) + A_ROW, DAY)


class _Size:
    bytes, at = 0, -float(FRESH)


def used() -> int:
    """Bytes of the database, without what is free again; looked up now and then."""
    now = time.monotonic()
    if now - _Size.at >= FRESH:
        _Size.bytes, _Size.at = size(), now
    return _Size.bytes


def size() -> int:
    sql = "SELECT pg_database_size(current_database())"
    if connection.vendor == "sqlite":
        sql = (
            "SELECT (page_count - freelist_count) * page_size"
            " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        )
    with connection.cursor() as cursor:
        cursor.execute(sql)
        return int(cursor.fetchone()[0])
