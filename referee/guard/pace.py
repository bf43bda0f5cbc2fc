"""How fast one address may ask for pages, and how many of them run the engine at once. Kinder than for programs."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext_lazy as _

from referee.api.limits import WINDOW, ByAddress, count, engine
from referee.api.problems import TOO_MUCH, Problem
from referee.guard import faults
from referee.guard.clock import TookTooLong, timed
from referee.guard.refusing import refuse
from rules import OutOfBudget

View = Callable[..., HttpResponse]

# What a view costs, by where it lives; every other page only reads.
RUNNING = ("referee.disputes.", "referee.describing.", "referee.logs")
RUNNING_TOO = {
    *(("referee.library.views", name) for name in ("situation", "situation_picture", "situation_verdict")),
    ("referee.asking.views", "pair_picture"),
}
QUIET = {"qr", "document", "names", "every_card", "found"}  # pages of a dispute that play nothing
MAKING = {"generator", "draft", "pasted", "kingdom_file", "made_file"}
DRAWING = "cards.reference.previews"
FREE = {"health"}

MOST_KNOWN = 50_000  # addresses that one process counts in a minute


def kind_of(view: View) -> str:
    """`running`, `making` or `reading`; empty for what is never counted."""
    module, name = view.__module__, getattr(view, "__name__", "")
    if name in FREE or module.startswith("referee.api."):
        return ""
    if (module.startswith(RUNNING) and name not in QUIET) or (module, name) in RUNNING_TOO:
        return "running"
    if (module == "cards.kingdoms.views" and name in MAKING) or module == DRAWING:
        return "making"
    return "reading"


class Tally:
    """Counts of one process: reading is cheap, and shall not wait for a counter that all processes share."""

    def __init__(self) -> None:
        self.window = 0
        self.counts: dict[str, int] = {}

    def count(self, key: str, window: int) -> int:
        if window != self.window or len(self.counts) > MOST_KNOWN:
            self.window, self.counts = window, {}
        self.counts[key] = found = self.counts.get(key, 0) + 1
        return found


class Pace:
    """Middleware; the last one with a `process_view`, because it calls the view itself."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response
        self.tally = Tally()

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: View, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> HttpResponse | None:
        kind = kind_of(view)
        if not kind:
            return None
        try:
            self.check(request, kind)
            gate: AbstractContextManager[None] = engine() if kind == "running" else nullcontext()
            with faults.told(), gate, timed():
                response = view(request, *args, **kwargs)
        except Problem as problem:
            return refuse(request, problem)
        except TookTooLong:
            return refuse(request, too_long())
        except OutOfBudget:
            return refuse(request, TOO_MUCH)
        if kind == "running" and not response.has_header("Cache-Control"):
            patch_cache_control(response, private=True, no_cache=True)  # the branches on it are one's own
        return response

    def check(self, request: HttpRequest, kind: str) -> None:
        if request.META.get("referee.crowded"):
            raise busy()
        now = time.time()
        window = int(now // WINDOW)
        key = ByAddress().key(f"page {kind}", request, window)
        counted = self.tally.count(key, window) if kind == "reading" else count(key)
        if counted > settings.THROTTLE_PAGES[kind]:
            seconds = int(WINDOW - now % WINDOW) + 1
            text = _("Very much was asked from your address in this minute. Go on in %(seconds)s seconds.")
            raise Problem(429, "too-many-requests", text, retry=seconds, words={"seconds": seconds})


def too_long() -> Problem:
    return Problem(503, "too-long", _("That took the referee too long, so it stopped. Nothing was stored."), retry=60)


def busy() -> Problem:
    return Problem(503, "busy", _("The referee is busy with other tables. Come back in a moment."), retry=2)
