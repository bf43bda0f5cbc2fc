"""A PostgreSQL and a Redis of our own, which can be stopped, frozen and started again."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from referee.operations.campaign import NotTried


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def require_services(*programs: str) -> None:
    """NotTried: one of them is missing."""
    for program in programs:
        if shutil.which(program) is None:
            raise NotTried(f"there is no {program} on this machine")


class Postgres:
    def __init__(self, folder: Path, host: str, under: Sequence[str]) -> None:
        # Not what is first on the PATH, which may be a client's or another version's.
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
        if not found:
            raise NotTried("there is no PostgreSQL on this machine")
        self.bin, self.folder, self.host, self.port = found[-1].parent, folder, host, free_port()
        self.under = under
        self.user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        if self.user:
            shutil.chown(folder, self.user)
            folder.chmod(0o700)
        self._run("initdb", "-U", "referee", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        with (folder / "data" / "pg_hba.conf").open("a") as rights:
            rights.write("host all all 10.0.0.0/8 trust\n")  # machines of our own, see machines.py
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://referee@{self.host}:{self.port}/postgres"

    def _run(self, program: str, *arguments: str) -> None:
        other = ["setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups"] if self.user else []
        done = subprocess.run(
            [*self.under, *other, self.bin / program, "-D", self.folder / "data", *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=120,
        )
        if done.returncode:
            raise NotTried(f"PostgreSQL does not run here: {done.stderr.strip()[-300:]}")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses={self.host} -c fsync=off"
        self._run("pg_ctl", "-l", str(self.folder / "log"), "-w", "-s", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "-w", "-s", "stop")

    def signal(self, which: signal.Signals) -> None:
        """To it and all that it started."""
        first = (self.folder / "data" / "postmaster.pid").read_text().split()[0]
        every = subprocess.run(["pgrep", "-P", first], capture_output=True, text=True).stdout.split()
        for pid in [first, *every]:
            os.kill(int(pid), which)

    def set(self, sql: str) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as link:
            link.execute(sql)
            link.execute("SELECT pg_reload_conf()")


@contextmanager
def postgres(host: str = "127.0.0.1", under: Sequence[str] = ()) -> Iterator[Postgres]:
    """`under` is a command that starts it elsewhere, in a network of its own."""
    with tempfile.TemporaryDirectory(prefix="referee-postgres-") as folder:
        server = Postgres(Path(folder), host, under)
        try:
            yield server
        finally:
            server.stop()


class Redis:
    def __init__(self, host: str, under: Sequence[str]) -> None:
        require_services("redis-server")
        self.host, self.port, self.under = host, free_port(), under
        self.start()

    @property
    def url(self) -> str:
        return f"redis://{self.host}:{self.port}/0"

    def start(self) -> None:
        address = ["--port", str(self.port), "--bind", self.host]
        self.process = subprocess.Popen(
            # Unprotected: nobody but ourselves gets to that address.
            [*self.under, "redis-server", "--protected-mode", "no", "--save", "", *address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        asked = [*self.under, "redis-cli", "-h", self.host, "-p", str(self.port), "ping"]
        for _ in range(100):
            if subprocess.run(asked, capture_output=True).stdout.strip() == b"PONG":
                return
            time.sleep(0.05)
        raise NotTried("Redis does not start here")

    def signal(self, which: signal.Signals) -> None:
        self.process.send_signal(which)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)


@contextmanager
def redis(host: str = "127.0.0.1", under: Sequence[str] = ()) -> Iterator[Redis]:
    server = Redis(host, under)
    try:
        yield server
    finally:
        server.stop()


def on_both(measure: Callable[[dict[str, str]], str]) -> str:
    """The same on SQLite and on PostgreSQL with Redis: what `measure` tells of a site with that environment."""
    told = [f"SQLite: {measure({'DATABASE_URL': '', 'CACHE_URL': ''})}"]
    try:
        with postgres() as database, redis() as counter:
            told.append(f"PostgreSQL and Redis: {measure({'DATABASE_URL': database.url, 'CACHE_URL': counter.url})}")
    except NotTried as why:
        told.append(f"PostgreSQL and Redis: not tried: {why}")
    return "; ".join(told)
