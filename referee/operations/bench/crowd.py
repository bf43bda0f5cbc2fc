"""Many at once: people who read beside people who let the engine run, for a minute, without a single error.

On SQLite and, when DATABASE_URL names a PostgreSQL server, there too, with the Redis that CACHE_URL names."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext

from referee.operations.bench.api import played
from referee.operations.bench.clients import BenchRequest, ask_beside
from referee.operations.bench.figures import SMALLEST, Figures, Size
from referee.operations.bench.server import own_database, serving

READERS, ADJUDICATORS = 100, 8
READ, RUN = 400, 200  # milliseconds within which 95 of 100 of them are to have their answer
PAGES = ("/en/", "/de/karten/", "/en/cards/tactician/", "/de/suche/?q=taktiker", "/en/disputes/", "/api/cards/?page=2")
# All come from one address here, which may store as much as a whole day of many.
UNBOUNDED = {"STORED_MB_BY_ADDRESS": "1000000", "STORED_MB_IN_ALL": "2000000"}


def measure(size: Size, figures: Figures) -> None:
    many = (3, 2) if size is SMALLEST else (READERS, ADJUDICATORS)
    document = played()
    for name, database in databases():
        figures.timed_heading(f"{name}, {size.crowd:g} s, {os.cpu_count()} cores, {_busy()} others want one")
        with database as own, serving({**UNBOUNDED, **own}) as port:
            pages = (BenchRequest(page) for page in itertools.cycle(PAGES))
            tables = (_adjudication(document, n) for n in itertools.count())
            ask_beside(port, [(pages, many[0])], min(size.warm, size.crowd))
            read, run = ask_beside(port, [(pages, many[0]), (tables, many[1])], size.crowd)
        for what, timing, aim in ((f"{many[0]} readers", read, READ), (f"{many[1]} adjudicators", run, RUN)):
            figures.timed(what, timing, f"aim: 95 % in {aim} ms, {'met' if timing.p95 <= aim else 'missed'}; no error")


def _adjudication(document: dict[str, object], n: int) -> BenchRequest:
    return BenchRequest("/api/adjudications/", json.dumps({**document, "title": f"Table {n}"}).encode())


def _busy() -> str:
    """How many processes have wanted a core in the last minute, ours not yet among them."""
    return f"{os.getloadavg()[0]:.1f}"


def databases() -> Iterator[tuple[str, AbstractContextManager[dict[str, str]]]]:
    yield "SQLite", nullcontext({"DATABASE_URL": "", "CACHE_URL": ""})
    if os.environ.get("DATABASE_URL", "").startswith("postgres"):
        yield "PostgreSQL and Redis" if os.environ.get("CACHE_URL") else "PostgreSQL", own_database()
