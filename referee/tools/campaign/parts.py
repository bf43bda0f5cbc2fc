"""The parts. Each gives one line: what was tried, how long, what was found. `Broken` when a promise does not hold."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from threading import Thread
from urllib.request import urlopen

from django.conf import settings

from referee.tools.bench.server import served
from referee.tools.campaign import Broken, NotTried
from referee.tools.campaign.clients import BODY, HEAD, Client, Seen, held_up, timed, until
from referee.tools.campaign.faults import TABLE
from referee.tools.campaign.services import postgres, redis

PAGES = ("/en/", "/de/karten/", "/en/cards/tactician/", "/de/suche/?q=taktiker", "/en/disputes/", "/api/cards/?page=2")


def soak(seconds: float) -> str:
    """Random games over random kingdoms of all modelled cards."""
    from rules.tools.soak import soak as play

    end, games, decisions = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        coverage, failures = play(50, games, 1)
        games += 50
        decisions += coverage.decisions
        if failures:
            raise Broken(f"{failures[0]}")
    return f"{games:,} games, {decisions:,} decisions, no crash, no card lost"


def machine(seconds: float) -> str:
    """Whole games with taking back, copying, writing and reading, as hypothesis likes."""
    examples = max(10, int(seconds * 2))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/test_machine.py"],
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
    from referee.tools.campaign.fuzzing import fuzz as try_all

    return try_all(seconds)


def load(seconds: float) -> str:
    """People who read beside people who let the engine run, on both databases."""
    told = [f"SQLite: {_load({'DATABASE_URL': '', 'CACHE_URL': ''}, seconds)}"]
    try:
        with postgres() as database, redis() as counter:
            found = _load({"DATABASE_URL": database.url, "CACHE_URL": counter.url}, seconds)
            told.append(f"PostgreSQL and Redis: {found}")
    except NotTried as why:
        told.append(f"not tried: {why}")
    return "; ".join(told)


def _load(environment: dict[str, str], seconds: float, readers: int = 200, adjudicators: int = 16) -> str:
    with served(environment) as port:
        until(12, 8, lambda client, n, seen: timed(client, seen, PAGES[n % len(PAGES)]) and None, port)
        found: dict[str, Seen] = {}

        def reading(client: Client, n: int, seen: Seen) -> None:
            timed(client, seen, PAGES[n % len(PAGES)])

        def running(client: Client, n: int, seen: Seen) -> None:
            timed(client, seen, "/api/adjudications/", {**TABLE, "seed": n})

        both: list[tuple[str, int, Callable[[Client, int, Seen], None]]] = [
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
    told = []
    for name, n, _do in both:
        seen = found[name]
        wrong = sum(count for status, count in seen.statuses.items() if status >= 500 and status != 503)
        if wrong or seen.dropped:
            raise Broken(f"{name}: {wrong} errors, {seen.dropped} dropped, {seen.statuses}")
        rate, median, worst = len(seen.seconds) / seconds, seen.quantile(0.5), seen.quantile(0.99)
        told.append(f"{n} {name}: {rate:.0f} answers a second, median {median:.0f} ms, 99 of 100 within {worst:.0f} ms")
    return "; ".join(told)


def slow(seconds: float) -> str:
    """Half-sent heads, half-sent bodies, connections that say nothing."""
    told = []
    with served({}) as port:
        until(2, 2, lambda client, _n, seen: timed(client, seen, "/en/cards/tactician/") and None, port)
        for what, sent, how_many in (("heads", HEAD, 8), ("bodies", BODY, 40), ("silent connections", b"", 1500)):
            seen = held_up(port, sent, how_many, max(seconds / 3, 1))
            if seen.dropped or set(seen.statuses) != {200}:
                raise Broken(f"{how_many} {what}: {seen.statuses}, {seen.dropped} dropped")
            told.append(f"{how_many:,} {what}: {len(seen.seconds)} answers, the slowest {seen.quantile(1):.0f} ms")
    return "; ".join(told)


def reload(seconds: float) -> str:
    """The site is exchanged behind an open door, as systemd does it, while clients ask without a pause."""
    with tempfile.TemporaryDirectory() as data, socket.create_server(("127.0.0.1", 0), backlog=2048) as door:
        port = int(door.getsockname()[1])

        def begin() -> subprocess.Popen[bytes]:
            os.set_inheritable(door.fileno(), True)
            # The shell puts the socket where the site looks for it, and says that it is meant.
            script = f'exec 3<&{door.fileno()}; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" manage.py serve'
            return subprocess.Popen(
                ["/bin/sh", "-c", script, sys.executable],
                cwd=settings.BASE_DIR,
                env={**os.environ, "DATA_DIR": data, "DJANGO_SETTINGS_MODULE": "referee.tools.bench.settings"},
                pass_fds=[door.fileno()],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

        site = begin()
        urlopen(f"http://127.0.0.1:{port}/health/", timeout=90).close()

        def ask(client: Client, n: int, seen: Seen) -> None:
            timed(client, seen, PAGES[n % len(PAGES)])
            if n % 2:
                client.again()

        found: list[Seen] = []
        asking = Thread(target=lambda: found.append(until(max(seconds, 10), 8, ask, port)))
        asking.start()
        exchanged = 0
        while asking.is_alive():
            time.sleep(2)
            site.send_signal(signal.SIGTERM)
            site.wait(60)
            site = begin()
            urlopen(f"http://127.0.0.1:{port}/health/", timeout=90).close()
            exchanged += 1
            asking.join(2)
        site.terminate()
        site.wait(60)
    seen = found[0]
    if seen.dropped or set(seen.statuses) != {200}:
        raise Broken(f"{seen.dropped} dropped of {len(seen.seconds)}, {seen.statuses}, {seen.drops[:3]}")
    longest = seen.quantile(1) / 1000
    asked = f"{len(seen.seconds):,} requests"
    return f"exchanged {exchanged} times during {asked}, none dropped, the longest waited {longest:.1f} s"


def faults(seconds: float) -> str:
    """Kills; the disk locked, read-only, full; PostgreSQL and Redis stopped; a broken counter."""
    from referee.tools.campaign.faults import faults as try_all

    return try_all(seconds)


def evening(seconds: float) -> str:
    """A simulated evening: twenty look-ups, one set-up, three disputes of forty answers; its cost by part."""
    from referee.tools.campaign.evening import play

    return play(seconds)


PARTS: dict[str, Callable[[float], str]] = {
    "soak": soak,
    "machine": machine,
    "fuzz": fuzz,
    "load": load,
    "faults": faults,
    "slow": slow,
    "reload": reload,
    "evening": evening,
}
