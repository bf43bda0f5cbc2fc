"""The site behind an open door, as systemd starts and reloads it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

from django.conf import settings

from referee.operations.bench.server import PATIENCE, SETTINGS
from referee.operations.campaign import Broken
from referee.operations.campaign.clients import PAGES, Client, RequestTally, timed, until

CLIENTS = 4
PAUSE = 0.05  # seconds between two requests, so that what starts gets its share of the cores


def exchange(environment: dict[str, str], seconds: float) -> str:
    with _door(environment) as site:

        def ask(client: Client, n: int, seen: RequestTally) -> None:
            timed(client, seen, PAGES[n % len(PAGES)])
            if n % 2:
                client.again()
            time.sleep(PAUSE)

        quiet = until(max(seconds / 2, 3), CLIENTS, ask, site.port)
        found: list[RequestTally] = []
        took: list[float] = []
        exchanging = Thread(target=lambda: took.append(site.exchange()))
        exchanging.start()
        while exchanging.is_alive():
            found.append(until(2, CLIENTS, ask, site.port))
        if not took:
            raise Broken("new code does not take over")
    statuses = {status for seen in found for status in seen.statuses}
    dropped = [why for seen in found for why in seen.drops]
    asked = sum(len(seen.seconds) for seen in found)
    if dropped or statuses != {200}:
        raise Broken(f"{len(dropped)} dropped of {asked}, {statuses}, {dropped[:3]}")
    longest = max(seen.quantile(1) for seen in found) / 1000
    return (
        f"exchanged in {took[0]:.0f} s, during {asked:,} requests: none dropped, "
        f"the longest waited {longest:.1f} s ({quiet.quantile(1) / 1000:.1f} s without an exchange)"
    )


class Site:
    def __init__(self, port: int, first: int, news: socket.socket) -> None:
        self.port, self.first, self.news = port, first, news

    def exchange(self) -> float:
        """Seconds until the new code has taken over and the old is gone."""
        begun, old = time.monotonic(), self.first
        os.kill(old, signal.SIGUSR2)
        while self.first == old:
            for line in self.news.recv(1000).decode().split("\n"):
                if line.startswith("MAINPID="):
                    self.first = int(line.partition("=")[2])
        while _lives(old):
            if time.monotonic() - begun > PATIENCE:
                raise Broken("the old code does not go")
            time.sleep(0.1)
        return time.monotonic() - begun


@contextmanager
def _door(environment: dict[str, str]) -> Iterator[Site]:
    """An open socket that is handed over, and one where the site says which of its processes is the first."""
    with (
        tempfile.TemporaryDirectory() as data,
        socket.create_server(("127.0.0.1", 0), backlog=2048) as door,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as news,
    ):
        port = int(door.getsockname()[1])
        news.bind(f"{data}/news")
        news.settimeout(PATIENCE)
        own = {"DATA_DIR": data, "PORT": str(port), "NOTIFY_SOCKET": f"{data}/news", "DJANGO_SETTINGS_MODULE": SETTINGS}
        # The shell puts the socket where the site looks for it, and says that it is meant.
        script = f'exec 3<&{door.fileno()}; export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" manage.py serve'
        process = subprocess.Popen(
            ["/bin/sh", "-c", script, sys.executable],
            cwd=settings.BASE_DIR,
            env={**os.environ, **environment, **own},
            pass_fds=[door.fileno()],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        site = Site(port, process.pid, news)
        try:
            urlopen(f"http://127.0.0.1:{port}/health/", timeout=PATIENCE).close()
            yield site
        finally:
            for pid in [*_started_by(site.first), site.first]:  # also new code that has not taken over
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGTERM)
            process.wait(PATIENCE)
            while _lives(site.first):
                time.sleep(0.1)


def _started_by(pid: int) -> list[int]:
    return [int(found) for found in subprocess.run(["pgrep", "-P", str(pid)], stdout=subprocess.PIPE).stdout.split()]


def _lives(pid: int) -> bool:
    """Also as a zombie it is gone."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
