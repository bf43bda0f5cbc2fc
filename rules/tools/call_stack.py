"""Room for calls: CPython lays them on pieces of 16 kB, and maps one more where a call does not fit.

A loop that stands at the edge of a piece maps and unmaps the next with every call that it makes, which takes it four
times as long; where the edges are hangs on how deep the loop stands. A call that claims to need much gets one large
piece, and all that it calls lies there too. Only what is used of it is ever in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

WORDS = 40_000  # of eight bytes; a piece is the next power of two, so a third of it is left for what is called

P = ParamSpec("P")
R = TypeVar("R")


def with_room(call: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """Calls it on a large piece; worth it once a thread, once a command."""
    return call(*args, **named)


with_room.__code__ = with_room.__code__.replace(co_stacksize=WORDS)
