"""How the cost of a stored dispute grows with how many there are: one is fetched, one is stored beside them."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from django.db import connection

from referee.models import Beginning, Dispute
from referee.operations.bench.figures import SMALLEST, Figures, Size
from rules.tools.growth import Growth, draw

MANY = (1_000, 10_000, 100_000, 1_000_000)
FEW = (10, 20)
AT_ONCE = 5_000
DOCUMENT = '{"players":{"Anna":{"hand":["Smithy"],"deck":["5 Gold"]},"Bernd":{"hand":["5 Copper"]}}}'
FLAT = 0.2  # an index gets deeper; the slope that this may have where both axes count in factors


def measure(size: Size, figures: Figures) -> None:
    vendor = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[connection.vendor]
    sizes, times = (FEW, 3) if size is SMALLEST else (MANY, size.times)
    rows = _rows()
    fetched, stored = [], []
    at = 0
    for n in sizes:
        _fill(islice(rows, n - at))
        at = n
        fetched.append((float(n), _milliseconds(partial(_fetch, n // times), times)))
        stored.append((float(n), _milliseconds(lambda _i: _fill(islice(rows, 1)), times)))
        at += times
    growths = [
        Growth(f"Fetched, {vendor}", "stored disputes", "ms each", tuple(fetched), FLAT),
        Growth(f"Stored, {vendor}", "stored disputes", "ms each", tuple(stored), FLAT),
    ]
    for growth in growths:
        *earlier, (most, last) = growth.points
        for many, cost in earlier:
            figures.row(f"{growth.title}: {many:,.0f} {growth.cause}", f"{cost:.2f} ms")
        figures.aimed(f"{growth.title}: {most:,.0f}", f"{last:.2f} ms", f"slope {growth.slope:.2f}", not growth.bends)
    if plots := os.environ.get("PLOTS"):
        path = Path(plots) / f"growth-{connection.vendor}.svg"
        path.write_text(draw(growths))
        figures.write(f"  drawn: {path}")


def _fetch(apart: int, i: int) -> object:
    return Dispute.fetch(_key(i * apart))


def _key(i: int) -> str:
    """Spread over the whole index, as fingerprints are."""
    return f"{i * 2654435761 % 2**32:08x}{i:08x}"


def _rows() -> Iterator[tuple[Beginning, Dispute]]:
    for i in itertools.count():
        table = Beginning(digest=_key(i), document=DOCUMENT)
        yield table, Dispute(key=_key(i), digest=_key(i), table=table, moves=["play Smithy"])


def _fill(rows: Iterator[tuple[Beginning, Dispute]]) -> None:
    while some := list(islice(rows, AT_ONCE)):
        Beginning.objects.bulk_create([table for table, _ in some])
        Dispute.objects.bulk_create([dispute for _, dispute in some])


def _milliseconds(work: Callable[[int], object], times: int) -> float:
    """The median, so that a database that tidies up meanwhile does not count."""
    took = []
    for i in range(times):
        start = time.perf_counter()
        work(i)
        took.append(time.perf_counter() - start)
    return sorted(took)[times // 2] * 1e3
