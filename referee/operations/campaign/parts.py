"""The parts. Each gives one line: what was tried, how long, what was found. `Broken` when a promise does not hold."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import Any

from django.conf import settings

from referee.operations.bench import processes
from referee.operations.bench.server import serving
from referee.operations.campaign import Broken, figures
from referee.operations.campaign.clients import BODY, HEAD, PAGES, Client, RequestTally, held_up, timed, until
from referee.operations.campaign.faults import TABLE
from referee.operations.campaign.services import on_both


def soak(seconds: float, games: int = 0, first: int | None = None, jobs: int = 1) -> tuple[str, dict[str, Any]]:
    """Random games over random kingdoms of all modelled cards. Goes on behind the games that were kept, so that many
    can be played in pieces; from a number on, it counts anew."""
    from rules.tools.soak import soak as play

    kept = figures.read().get("soak", {}).get("counted") if first is None else None
    counted = kept or {"first": first or 0, "games": 0, "finished": 0, "decisions": 0, "runs": 0, "core_seconds": 0}
    counted["runs"] += 1
    end, begun, left = time.monotonic() + seconds, _core_seconds(), games
    while left > 0 if games else time.monotonic() < end:
        piece = min(left, 1000) if games else 50
        coverage, failures = play(piece, counted["first"] + counted["games"], jobs)
        left -= piece
        for what in ("games", "finished", "decisions"):
            counted[what] += getattr(coverage, what)
        if failures:
            raise Broken(f"{failures[0]}")
    counted["core_seconds"] += round(_core_seconds() - begun)
    last = counted["first"] + counted["games"] - 1
    told = (
        f"{counted['games']:,} games (numbers {counted['first']:,} to {last:,}, in {counted['runs']} runs), "
        f"{counted['finished']:,} of them to the end, {counted['decisions']:,} decisions, "
        f"{counted['core_seconds'] / 60:,.0f} minutes of processor time: no crash, no card lost or made"
    )
    return told, counted


def _core_seconds() -> float:
    """What this process and those it has started used of a core."""
    return sum(sum(resource.getrusage(of)[:2]) for of in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


def machine(seconds: float) -> str:
    """Whole games with taking back, copying, writing and reading, as hypothesis likes."""
    examples = max(10, int(seconds * 2))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/engine/test_machine.py"],
        cwd=settings.BASE_DIR,
        env={**os.environ, "MACHINE_EXAMPLES": str(examples)},
        capture_output=True,
        text=True,
        timeout=60 + 20 * seconds,
    )
    if done.returncode:
        raise Broken(done.stdout[-3000:])
    return f"{examples:,} games of up to 40 steps, none broken"


def fuzz(seconds: float) -> str:
    """Documents, long addresses and codes of kingdoms, changed from what is known."""
    from referee.operations.campaign.fuzzing import fuzz as try_all

    return try_all(seconds)


def load(seconds: float) -> str:
    """People who read beside people who let the engine run, on both databases, so long on each."""
    return f"{seconds:.0f} s each; {on_both(lambda environment: _load(environment, seconds))}"


def _load(environment: dict[str, str], seconds: float, readers: int = 200, adjudicators: int = 16) -> str:
    with serving(environment) as port:
        at_start = processes.megabytes(port)
        until(12, 8, lambda client, n, seen: timed(client, seen, PAGES[n % len(PAGES)]) and None, port)
        found: dict[str, RequestTally] = {}

        def reading(client: Client, n: int, seen: RequestTally) -> None:
            timed(client, seen, PAGES[n % len(PAGES)])

        def running(client: Client, n: int, seen: RequestTally) -> None:
            timed(client, seen, "/api/adjudications/", {**TABLE, "seed": n})

        both: list[tuple[str, int, Callable[[Client, int, RequestTally], None]]] = [
            ("readers", readers, reading),
            ("adjudicators", adjudicators, running),
        ]
        threads = [
            Thread(target=lambda name=name, n=n, do=do: found.update({name: until(seconds, n, do, port)}))
            for name, n, do in both
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        under_load = processes.megabytes(port)
    told = []
    for name, n, _do in both:
        seen = found[name]
        wrong = sum(count for status, count in seen.statuses.items() if status >= 500 and status != 503)
        if wrong or seen.dropped:
            raise Broken(f"{name}: {wrong} errors, {seen.dropped} dropped, {seen.statuses}")
        rate, median, worst = len(seen.seconds) / seconds, seen.quantile(0.5), seen.quantile(0.99)
        busy = f" ({seen.statuses[503]:,} times 503)" if 503 in seen.statuses else ""
        told.append(
            f"{n} {name}: {rate:.0f} answers a second{busy}, median {median:.0f} ms, "
            f"99 of 100 within {worst:.0f} ms, none dropped"
        )
    largest, together = (
        f"{before} MB before, {then} MB then" for before, then in zip(at_start, under_load, strict=True)
    )
    told.append(f"the largest worker {largest}; all processes {together}")
    return "; ".join(told)


def costs(seconds: float) -> str:
    """The dearest requests that are accepted, route by route, in processor time; takes as long as they take."""
    from referee.operations.campaign.costs import costs as try_all

    return try_all()


def slow(seconds: float) -> str:
    """Half-sent heads, half-sent bodies, connections that say nothing."""
    return on_both(lambda environment: _slow(environment, seconds / 2))


def _slow(environment: dict[str, str], seconds: float) -> str:
    told = []
    with serving(environment) as port:
        until(2, 2, lambda client, _n, seen: timed(client, seen, "/en/cards/tactician/") and None, port)
        for what, sent, how_many in (("heads", HEAD, 8), ("bodies", BODY, 40), ("silent connections", b"", 1500)):
            seen = held_up(port, sent, how_many, max(seconds / 3, 1))
            if seen.dropped or set(seen.statuses) != {200}:
                raise Broken(f"{how_many} {what}: {seen.statuses}, {seen.dropped} dropped")
            told.append(f"{how_many:,} {what}: {len(seen.seconds)} answers, the slowest {seen.quantile(1):.0f} ms")
    return "; ".join(told)


def reload(seconds: float) -> str:
    """New code takes over behind an open door, as `systemctl reload` has it, while clients ask."""
    from referee.operations.campaign.exchange import exchange

    return on_both(lambda environment: exchange(environment, seconds / 2))


def faults(seconds: float) -> str:
    """Kills; the disk locked, read-only, full; PostgreSQL and Redis stopped; a broken counter; the clock moved."""
    from referee.operations.campaign.faults import faults as try_all

    return try_all(seconds)


def machines(seconds: float) -> str:
    """Two web machines in networks of their own: one is cut off from the database, then killed."""
    from referee.operations.campaign.machines import machines as try_all

    return try_all(seconds)


def evening(seconds: float) -> str:
    """A simulated evening: twenty look-ups, one set-up, three disputes of forty answers; its cost by part."""
    from referee.operations.campaign.evening import play

    return play(seconds)


def traces(seconds: float) -> str:
    """What looking, storing and asking too often leave behind: in the database, and in the log."""
    from referee.operations.campaign.traces import traces as try_all

    return on_both(try_all)


PARTS: dict[str, Callable[..., str | tuple[str, dict[str, Any]]]] = {
    "soak": soak,
    "machine": machine,
    "fuzz": fuzz,
    "costs": costs,
    "load": load,
    "faults": faults,
    "machines": machines,
    "slow": slow,
    "reload": reload,
    "evening": evening,
    "traces": traces,
}
