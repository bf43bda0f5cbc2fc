"""What a request says about itself: where the site is served from, whether htmx wants a part, numbers it brings."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import SuspiciousOperation


def origin(request: Any) -> str:
    """Where the site is served from; nothing where the request does not even name a host of ours."""
    try:
        return f"{request.scheme}://{request.get_host()}"
    except (AttributeError, SuspiciousOperation):
        return ""


def wants_part(request: Any) -> bool:
    """Whether htmx swaps in a part of a page, and needs nothing around it."""
    htmx: Any = getattr(request, "htmx", None)
    return bool(htmx and not htmx.boosted and not htmx.history_restore_request)


def number(text: str, digits: int, otherwise: int) -> int:
    """What is written in no more than so many plain digits.

    >>> number("12", 2, otherwise=-1), number("-5", 2, otherwise=-1), number("²", 2, otherwise=-1)
    (12, -1, -1)
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else otherwise
