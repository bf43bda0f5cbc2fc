"""The costs that are written on the views, for those who need them: the gate, the threads, the pace, the check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from django.core.checks import CheckMessage, Error
from django.core.exceptions import ImproperlyConfigured, SuspiciousOperation
from django.db import close_old_connections
from django.http import QueryDict
from django.urls import Resolver404, URLPattern, URLResolver, get_resolver, resolve
from django.utils.translation import get_language_from_path, override

from cards.pages.costs import ViewCost, cost_of

# Which threads of the server it runs on, and what has to go through the gate of the engine.
THREADS = {
    "free": "reading",
    "reading": "reading",
    "listing": "listing",
    "running": "running",
    "making": "running",
    "assisting": "running",
}
GATED = frozenset({"running", "making", "assisting"})
LONGEST_REMEMBERED = 300  # characters of an address


def of_request(request: Any) -> str:
    """The cost of a request that Django has found a view for; the server may have looked already."""
    if found := request.META.get("referee.cost"):
        return str(found)
    match = getattr(request, "resolver_match", None)
    cost = cost_of(match.func) if match is not None else None
    return cost.of(request.method, request.GET) if cost is not None else "reading"


def of_address(method: str, path: str, query: str | None = None) -> str:
    """The same before Django has seen it. Without the query nothing is looked up, so that the server's loop can ask."""
    cost = (_at if len(path) <= LONGEST_REMEMBERED else _at.__wrapped__)(path)
    if cost is None:
        return "reading"
    try:
        return cost.of(method, QueryDict(query) if query is not None and cost.runs_when else None)
    except SuspiciousOperation:  # a query that cannot be read runs nothing
        return "reading"
    except Exception:  # whatever a query or a database can raise: the view meets it again, and says so
        close_old_connections()
        return "running"


@lru_cache(2048)
def _at(path: str) -> ViewCost | None:
    with override(get_language_from_path(path)):
        try:
            return cost_of(resolve(path).func)
        except Resolver404:
            return None


# --- a view without one does not start -------------------------------------------------------------------------------


def every_view(found: list[Any] | None = None, before: str = "") -> Iterator[tuple[str, Callable[..., Any]]]:
    """Each address of the site, and its view."""
    for one in get_resolver().url_patterns if found is None else found:
        route = before + str(one.pattern)
        if isinstance(one, URLPattern):
            yield route, one.callback
        elif isinstance(one, URLResolver):
            yield from every_view(one.url_patterns, route)


def unmarked() -> list[str]:
    return [f"{view.__module__}.{view.__name__} at /{route}" for route, view in every_view() if cost_of(view) is None]


def check_costs(app_configs: Any = None, **options: Any) -> list[CheckMessage]:
    """A check of Django's, for `check`, `runserver` and the tests."""
    hint = "Write @costs(...) on it; cards/pages/costs.py says which costs there are."
    return [Error(f"Nothing says what this view costs: {view}", hint, id="referee.E001") for view in unmarked()]


def insist() -> None:
    """For servers, which look at no check."""
    if found := unmarked():
        raise ImproperlyConfigured(f"Nothing says what these views cost: {'; '.join(found)}")
