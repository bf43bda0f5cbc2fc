"""How the cost of the site grows: a search with the rulings that there are, an answer with the processes that give it.

In processor time of the site, which does not hang on what else the machine does."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.core.management import call_command
from django.db import connection

from cards import fixtures
from cards.catalogue import catalogue
from cards.models import Entry
from referee.operations.bench import processes
from referee.operations.bench.clients import BenchRequest, ask
from referee.operations.bench.crowd import PAGES
from referee.operations.bench.figures import SMALLEST, Figures, Size
from referee.operations.bench.reference import HTMX, multiply, searches
from referee.operations.bench.server import serving
from rules.tools.growth import Growth, draw

CLIENTS = 8
FLAT = 0.2  # the slope that a cost may have which should not grow at all: a machine does other things, too


def measure(size: Size, figures: Figures) -> None:
    call_command("load", verbosity=0)
    at = {name: os.environ[name] for name in ("DATA_DIR", "DATABASE_URL")}
    growths = [*by_processes(at, size), by_rulings(at, size)]
    for growth in growths:
        *earlier, (most, last) = growth.points
        for many, cost in earlier:
            figures.row(f"{growth.title}: {many:,.0f} {growth.cause}", f"{cost:.2f} {growth.cost}")
        reached = f"{last:.2f} {growth.cost}"
        figures.aimed(f"  {most:,.0f} {growth.cause}", reached, f"slope {growth.slope:.2f}", not growth.bends)
    if plots := os.environ.get("PLOTS"):
        path = Path(plots) / "growth-site.svg"
        path.write_text(draw(growths))
        figures.write(f"  drawn: {path}")


def by_processes(at: dict[str, str], size: Size) -> tuple[Growth, Growth]:
    """What an answer costs, and what all of them hold, what they share counted once."""
    spent, held = [], []
    for many in (1, 2) if size is SMALLEST else (1, 2, 3, 4):
        with serving({**at, "WEB_CONCURRENCY": str(many)}) as port:
            pages = (BenchRequest(page) for page in itertools.cycle(PAGES))
            ask(port, pages, CLIENTS, size.warm)
            spent.append((float(many), milliseconds(port, pages, CLIENTS, size.seconds)))
            held.append((float(many), float(processes.megabytes(port)[1])))
    return (
        Growth("Processes, time", "processes", "ms an answer", tuple(spent), FLAT),
        Growth("Processes, memory", "processes", "MB", tuple(held)),
    )


def by_rulings(at: dict[str, str], size: Size) -> Growth:
    """Search as you type, each made anew; a copy of a ruling is found by the same words."""
    found = fixtures.read(settings.FIXTURES_DIR)
    asked, rng, numbers = searches(catalogue()), random.Random(3), itertools.count()
    points = []
    with serving({**at, "WEB_CONCURRENCY": "1"}) as port:
        for times in (1, 2) if size is SMALLEST else size.growth:
            if times > 1:
                multiply(found, times)
            requests = (BenchRequest(f"{rng.choice(asked)}&n={n}", headers=HTMX) for n in numbers)
            ask(port, requests, 1, size.warm)
            points.append((float(Entry.objects.count()), milliseconds(port, requests, 1, 3 * size.seconds)))
    vendor = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[connection.vendor]
    return Growth(f"Rulings, {vendor}", "rulings", "ms a search", tuple(points))


def milliseconds(port: int, requests: Iterator[BenchRequest], clients: int, seconds: float) -> float:
    """Of processor time that the site takes for an answer."""
    before = processes.cpu(port)
    timing = ask(port, requests, clients, seconds)
    return 1000 * (processes.cpu(port) - before) / timing.answers
