"""What is beneath the site is taken away for real, one thing after the other, and given back.

Each time: running answers 503 with `Retry-After`, what was typed comes back, `/health/` says what is wrong, and
everything works again by itself.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from email.utils import parsedate_to_datetime
from pathlib import Path
from threading import Thread
from typing import Any

from django.conf import settings

from referee.operations.bench import processes
from referee.operations.bench.server import serving
from referee.operations.campaign import Broken, NotTried
from referee.operations.campaign.clients import HEAD, Client, Person, RequestTally, timed, until
from referee.operations.campaign.services import Postgres, Redis, on_both, postgres, redis, require_services

TABLE: dict[str, Any] = {
    "players": {
        "Anna": {"hand": ["Throne Room", "Tactician", "3 Copper"], "deck": ["2 Gold", "3 Estate"]},
        "Bernd": {},
    },
    "moves": ["play Throne Room", "Tactician"],
}
TYPED = "# what I typed\nplayers: {Anna: {hand: [Cellar, Moat]}, Bernd: {}}\n"
PATIENCE = 30.0  # seconds until it must have recovered
IN_A_ROW = 12  # answers after which all processes and threads may be said to have recovered
DISK = 200  # megabytes of a disk that is filled


class StoredTable:
    """A site, and somebody at a table who has just typed something."""

    def __init__(self, port: int, data: Path | None = None) -> None:
        self.port, self.data = port, data
        self.person = Person(port)
        self.person.open("/en/dispute/?as=document")
        self.seed = random.randrange(2**30)

    def submit(self) -> tuple[int, Any, str]:
        self.seed += 1
        return self.person.open("/en/dispute/", {"document": f"{TYPED}seed: {self.seed}", "do": "play"})

    def health(self) -> tuple[int, list[str]]:
        """The status, and the parts that do not work."""
        status, _headers, text = self.person.open("/health/")
        found = json.loads(text)
        return status, [part for part in ("reading", "writing", "cache", "engine") if found[part] == "error"]

    def works(self) -> bool:
        try:
            return self.submit()[0] == 302
        except OSError:
            self.person.close()
            return False

    def survives(self, what: str, take: Callable[[], Any], give: Callable[[], Any], wrong: set[str], reads: int) -> str:
        """Takes something away and gives it back. `wrong` is what `/health/` says of it, `reads` what reading gives."""
        if not self.works():
            raise Broken(f"{what}: nothing worked before")
        take()
        self.person.close()  # a process may be gone with its connections
        try:
            waited = self._refuses_kindly(what, wrong, reads)
        finally:
            give()
        back = self._recovers(what)
        went_on = "reading went on" if reads == 200 else "reading too"
        return f"{what}: 503 within {waited:.1f} s, {went_on}, back {back:.1f} s after it was"

    def _refuses_kindly(self, what: str, wrong: set[str], reads: int) -> float:
        """After how many seconds it says that it cannot, with what was typed."""
        begun = time.monotonic()
        for _ in range(400):  # what the disk had still given out may be used up first
            status, headers, text = self.submit()
            if status != 302:
                break
        waited = time.monotonic() - begun
        if status != 503 or int(headers["Retry-After"] or 0) < 1:
            raise Broken(f"{what}: running {status}, Retry-After {headers['Retry-After']}")
        if f"{TYPED}seed: {self.seed}</textarea>" not in text:
            raise Broken(f"{what}: what was typed is gone")
        reading = self.person.open("/en/cards/tactician/")[0]
        if reading != reads:
            raise Broken(f"{what}: reading {reading}")
        healthy, parts = self.health()
        if healthy != 503 or not wrong <= set(parts):
            raise Broken(f"{what}: health {healthy}, wrong is {parts}")
        return waited

    def _recovers(self, what: str) -> float:
        """After how many seconds it works again and says so, several times in a row."""
        begun, row = time.monotonic(), 0
        while row < IN_A_ROW:
            row = row + 1 if self.works() and self.health() == (200, []) else 0
            if not row:
                if time.monotonic() - begun > PATIENCE:
                    raise Broken(f"{what}: it does not recover; health is {self.health()}")
                time.sleep(0.2)
                self.person.close()
            back = time.monotonic() - begun
        return back


def faults(seconds: float) -> str:
    told = []
    for attempt in (_killed_on_both, _on_a_disk, _with_servers, _clock_moved):
        try:
            told.append(attempt(seconds))
        except NotTried as why:
            told.append(f"not tried: {why}")
    return "; ".join(told)


def _killed_on_both(seconds: float) -> str:
    return on_both(lambda environment: _killed(environment, seconds))


def _killed(environment: dict[str, str], seconds: float) -> str:
    """A process is killed again and again while people write."""
    acknowledged: set[str] = set()

    def write(client: Client, n: int, seen: RequestTally) -> None:
        status, body = timed(client, seen, "/api/adjudications/", {**TABLE, "seed": n})
        if status in (200, 201):
            acknowledged.add(json.loads(body)["id"])

    with tempfile.TemporaryDirectory() as data, serving({"DATA_DIR": data, **environment}) as port:
        writing = Thread(target=until, args=(max(seconds, 6), 4, write, port))
        writing.start()
        killed = 0
        while writing.is_alive():
            time.sleep(1)
            killed += _kill_one(port)
            writing.join(0.5)
        stored = _keys(Path(data), environment["DATABASE_URL"])
    if not acknowledged <= stored:
        raise Broken(f"{len(acknowledged - stored)} of {len(acknowledged)} acknowledged writes are missing")
    return f"{len(acknowledged):,} acknowledged writes through {killed} kills, none missing"


def _keys(data: Path, url: str) -> set[str]:
    """Of all disputes that are stored."""
    import psycopg

    with closing(psycopg.connect(url) if url else sqlite3.connect(data / "referee.sqlite3")) as link:
        return {key for (key,) in link.execute("SELECT key FROM referee_dispute")}


def _kill_one(port: int) -> int:
    victims = processes.workers(port)
    if victims:
        os.kill(random.choice(victims), signal.SIGKILL)
    return len(victims[:1])


def _on_a_disk(seconds: float) -> str:
    """SQLite on a small disk of its own: full, read-only, locked, with a counter that is none."""
    with _disk() as data:
        limited = ["setpriv", "--bounding-set=-dac_override"] if os.getuid() == 0 and shutil.which("setpriv") else []
        with serving({"DATA_DIR": str(data), "DATABASE_URL": "", "CACHE_URL": ""}, limited) as port:
            table = StoredTable(port, data)
            told = [
                table.survives("a locked database", *_locking(data / "referee.sqlite3"), {"writing"}, 200),
                table.survives("a read-only database", *_read_only(data, port), {"writing"}, 200),
                _broken_counter(table, data),
            ]
            if os.path.ismount(data):
                told.append(table.survives("a full disk", *_filling(data), {"writing"}, 200))
            else:
                told.append("a full disk: not tried, for want of the right to mount one")
    return "; ".join(told)


@contextmanager
def _disk() -> Iterator[Path]:
    """A small disk where we may mount one, else a folder."""
    with tempfile.TemporaryDirectory(prefix="referee-disk-") as folder:
        mounted = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=0700", "tmpfs", folder]
        small = subprocess.run(mounted, capture_output=True).returncode == 0
        try:
            yield Path(folder)
        finally:
            if small:
                subprocess.run(["umount", "-l", folder], check=True)


Pair = tuple[Callable[[], Any], Callable[[], Any]]


def _locking(database: Path) -> Pair:
    """Somebody else holds the database for longer than we wait."""
    link = sqlite3.connect(database, isolation_level=None)

    def give() -> None:
        link.execute("ROLLBACK")
        link.close()

    return lambda: link.execute("BEGIN IMMEDIATE"), give


def _read_only(data: Path, port: int) -> Pair:
    """The files may not be written to, and whoever had them open is gone."""

    def take() -> None:
        for file in data.glob("referee.sqlite3*"):
            file.chmod(0o400)
        for pid in processes.workers(port):
            os.kill(pid, signal.SIGKILL)
        time.sleep(2)

    def give() -> None:
        for file in data.glob("referee.sqlite3*"):
            file.chmod(0o600)

    return take, give


def _filling(data: Path) -> Pair:
    ballast = data / "ballast"

    def take() -> None:
        free = shutil.disk_usage(data).free
        with ballast.open("wb") as file:
            os.posix_fallocate(file.fileno(), 0, free)

    return take, ballast.unlink


def _broken_counter(table: StoredTable, data: Path) -> str:
    """The file of the counter is no database any more: nothing in it is worth keeping, so it begins anew."""
    (data / "cache" / "counts.sqlite3").write_bytes(b"not a database" * 1000)
    reading, _headers, _text = table.person.open("/en/cards/tactician/")
    begun = time.monotonic()
    while not table.works():
        if time.monotonic() - begun > PATIENCE:
            raise Broken("a broken counter: it does not recover")
        time.sleep(0.2)
    if reading != 200:
        raise Broken(f"a broken counter: reading {reading}")
    return f"a broken counter: reading went on, back after {time.monotonic() - begun:.1f} s"


def _with_servers(seconds: float) -> str:
    """PostgreSQL read-only, frozen and stopped, Redis frozen and stopped."""
    with ExitStack() as held:
        database, counter = held.enter_context(postgres()), held.enter_context(redis())
        port = held.enter_context(serving({"DATABASE_URL": database.url, "CACHE_URL": counter.url}))
        table = StoredTable(port)

        def read_only(on: str) -> Callable[[], None]:
            return lambda: database.set(f"ALTER SYSTEM SET default_transaction_read_only = {on}")

        def frozen(server: Postgres | Redis) -> Pair:
            return lambda: server.signal(signal.SIGSTOP), lambda: server.signal(signal.SIGCONT)

        told = [
            table.survives("Redis stopped", counter.stop, counter.start, {"cache"}, 200),
            table.survives("Redis frozen", *frozen(counter), {"cache"}, 200),
            table.survives("PostgreSQL read-only", read_only("on"), read_only("off"), {"writing"}, 200),
            table.survives("PostgreSQL frozen", *frozen(database), {"reading", "writing"}, 503),
            table.survives("PostgreSQL stopped", database.stop, database.start, {"reading", "writing"}, 503),
        ]
    return "; ".join(told)


# --- a clock that is moved --------------------------------------------------------------------------------------------

JUMPS = {"an hour on": 3600, "an hour back": -3600, "two days on": 172_800, "two days back": -172_800}  # and back again
# libfaketime moves what a process sleeps by too; this moves the clock on the wall alone, as a wrong time server does.
CLOCK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long moved(void) {
    char text[32] = {0};
    const char *name = getenv("CLOCK_MOVED_BY");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return 0;
    if (read(file, text, sizeof text - 1) < 0) text[0] = 0;
    close(file);
    return atol(text);
}
int clock_gettime(clockid_t which, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int failed = real(which, now);
    if (!failed && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE)) now->tv_sec += moved();
    return failed;
}
time_t time(time_t *into) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (into) *into = now.tv_sec;
    return now.tv_sec;
}
int gettimeofday(struct timeval *restrict into, void *restrict zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    into->tv_sec = now.tv_sec;
    into->tv_usec = now.tv_nsec / 1000;
    return 0;
}
"""
PAUSE = 1.5  # seconds in which the server has looked at its deadlines


def _clock_moved(seconds: float) -> str:
    """The clock on the server's wall jumps, while people read, send and come back to what they have stored."""
    require_services("cc")
    with tempfile.TemporaryDirectory(prefix="referee-clock-") as folder:
        wall, source, library = (Path(folder) / name for name in ("wall", "clock.c", "clock.so"))
        wall.write_text("+0")
        source.write_text(CLOCK)
        subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", library, source, "-ldl"], check=True)
        faked = {"LD_PRELOAD": str(library), "CLOCK_MOVED_BY": str(wall)}
        faked |= {"DATA_DIR": folder, "DATABASE_URL": "", "CACHE_URL": ""}
        with serving(faked) as port:
            table = StoredTable(port)
            jumps = [(what, moved) for what, jump in JUMPS.items() for moved in (jump, 0)]
            seen = RequestTally()
            reading = Thread(target=_read, args=(port, seen, 2 * PAUSE * len(jumps)))
            reading.start()
            try:
                for what, moved in jumps:
                    _move(table, wall, moved, what, faked)
            finally:
                reading.join()
    if seen.dropped or set(seen.statuses) != {200}:
        raise Broken(f"the clock was moved: readers saw {seen.statuses}, {seen.drops[:3]}")
    return (
        f"the clock moved {', '.join(JUMPS)}: everything went on, readers got {len(seen.seconds):,} answers meanwhile"
    )


def _read(port: int, seen: RequestTally, seconds: float) -> None:
    found = until(seconds, 2, lambda client, _n, seen: timed(client, seen, "/en/cards/tactician/") and None, port)
    seen.statuses, seen.seconds, seen.drops = found.statuses, found.seconds, found.drops


def _move(table: StoredTable, wall: Path, moved: int, what: str, faked: dict[str, str]) -> None:
    """What was begun before the jump goes on after it, and nothing is thrown away for it."""
    at = table.submit()[1]["Location"]
    with socket.create_connection(("127.0.0.1", table.port), 10) as half:
        half.sendall(HEAD)
        wall.write_text(f"{moved:+d}")
        time.sleep(PAUSE)
        half.sendall(b"x\r\n\r\n")
        answered = half.recv(12)
    status, headers, _text = table.person.open(at)
    there = parsedate_to_datetime(headers["Date"]).timestamp() - time.time()
    prune = [sys.executable, "manage.py", "prune"]
    pruned = subprocess.run(prune, cwd=settings.BASE_DIR, env={**os.environ, **faked}, capture_output=True)
    went_on = {
        "the clock itself": abs(there - moved) < 60,
        "a request that was half sent": answered == b"HTTP/1.1 200",
        "what was stored": status == 200,
        "pruning": pruned.returncode == 0 and table.person.open(at)[0] == 200,
        "a form of before": table.submit()[0] == 302,
        "health": table.health() == (200, []),
    }
    if not all(went_on.values()):
        raise Broken(f"the clock moved {what}, to {moved}: {', '.join(part for part, on in went_on.items() if not on)}")
