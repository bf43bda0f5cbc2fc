"""A loop at the edge of a piece of the stack of calls must not map memory with every call that it makes."""

from __future__ import annotations

import resource
from collections.abc import Callable

import pytest

from rules.tools.call_stack import with_room

LOOPS, DEPTHS = 300, 200


def faults(work: Callable[[], object]) -> int:
    """Pieces of memory that were handed to this process meanwhile."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    work()
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


def small() -> int:
    return 1


def looped(depth: int) -> None:
    """So deep, and then many small calls."""
    if depth:
        looped(depth - 1)
        return
    for _ in range(LOOPS):
        small()


def worst() -> int:
    return max(faults(lambda depth=depth: looped(depth)) for depth in range(DEPTHS))


def test_there_is_no_edge_where_there_is_room() -> None:
    assert worst() >= LOOPS  # at some depth each call maps a piece
    assert with_room(worst) < LOOPS / 10


def test_it_is_the_same_call() -> None:
    assert with_room(sorted, [2, 1], reverse=True) == [2, 1]
    with pytest.raises(ZeroDivisionError):
        with_room(divmod, 1, 0)
