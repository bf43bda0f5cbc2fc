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

from cards.pages.costs import cost_of
from referee.operations.guard import faults
from referee.operations.guard.clock import TookTooLong, timed
from referee.operations.guard.costs import GATED, of_request
from referee.operations.guard.limits import WINDOW, ByAddress, count, crowded, engine
from referee.operations.guard.refusing import refuse
from referee.problems import TOO_MUCH, Problem
from rules import OutOfBudget

View = Callable[..., HttpResponse]

MOST_KNOWN = 50_000  # addresses that one process counts in a minute


def gate(cost: str) -> AbstractContextManager[None]:
    """What runs the engine, or makes something, waits for one of its places."""
    return engine() if cost in GATED else nullcontext()


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


class Methods:
    """Middleware, before anything asks where a form came from: a page is asked by the methods that have a cost."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: View, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> HttpResponse | None:
        cost = cost_of(view)
        if cost is None or hasattr(view, "view_class") or request.method in cost.methods:
            return None
        text = _("This page cannot be asked for in this way.")
        response = refuse(request, Problem(405, "not-allowed", text))
        response["Allow"] = ", ".join(cost.methods)
        return response


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
        kind = of_request(request)
        if hasattr(view, "view_class") or kind == "free":  # the API has a pace of its own
            return None
        try:
            self.check(request, kind)
            with faults.telling(), gate(kind), timed():
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
        not_crowded(request)
        now = time.time()
        window = int(now // WINDOW)
        key = ByAddress().key(f"page {kind}", request, window)
        counted = self.tally.count(key, window) if kind not in GATED else count(key)
        if counted > settings.THROTTLE_PAGES[kind]:
            seconds = int(WINDOW - now % WINDOW) + 1
            text = _("Very much was asked from your address in this minute. Go on in %(seconds)s seconds.")
            raise Problem(429, "too-many-requests", text, retry=seconds, words={"seconds": seconds})


def too_long() -> Problem:
    return Problem(503, "too-long", _("That took the referee too long, so it stopped. Nothing was stored."), retry=60)


def not_crowded(request: Any) -> None:
    """Problem: the server says that too many wait already for the threads that this would run on."""
    if request.META.get("referee.crowded"):
        raise crowded()
