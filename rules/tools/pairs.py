"""Every pair of modelled cards, played on all cores, in an order in which it can be gone on with."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from typing import Any

from rules.facts import facts
from rules.questions.pairs import pair
from rules.questions.scene import playable

A_PIECE = 50  # pairs that a process is handed at a time
Both = tuple[str, str]


def every_pair() -> Iterator[Both]:
    return combinations(sorted(slug for slug in facts() if playable(slug)), 2)


def tell(chosen: Sequence[Both], jobs: int) -> Iterator[tuple[Both, dict[str, Any]]]:
    """What each pair does together, in this order. Who stops listening stops the others' work."""
    if jobs == 1:
        yield from map(_tell, chosen)
        return
    uninterrupted = (signal.SIGINT, signal.SIG_IGN)  # only the first process is interrupted, and ends the others
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, uninterrupted) as pool:
        try:
            yield from pool.map(_tell, chosen, chunksize=A_PIECE)
        finally:
            pool.shutdown(cancel_futures=True)


def _tell(both: Both) -> tuple[Both, dict[str, Any]]:
    try:
        return both, pair(*both).to_json()
    except Exception as error:  # one pair that breaks shall not keep the others from being built
        why = (f"The referee lost its way: {repr(error)[:200]}", "Der Schiedsrichter hat sich verlaufen.")
        return both, {"kind": "broken", "question": ("", ""), "why": why, "readings": []}
