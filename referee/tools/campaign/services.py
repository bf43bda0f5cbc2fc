"""A PostgreSQL and a Redis of our own, which can be stopped, frozen and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from referee.tools.campaign import NotTried


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def needed(*programs: str) -> None:
    """NotTried: one of them is missing."""
    for program in programs:
        if shutil.which(program) is None:
            raise NotTried(f"there is no {program} on this machine")


class Postgres:
    def __init__(self, folder: Path, host: str) -> None:
        # Not what is first on the PATH, which may be a client's or another version's.
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
        if not found:
            raise NotTried("there is no PostgreSQL on this machine")
        self.bin, self.folder, self.host, self.port = found[-1].parent, folder, host, free_port()
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
        done = subprocess.run(
            [self.bin / program, "-D", self.folder / "data", *arguments],
            user=self.user,
            group=self.user and pwd.getpwnam(self.user).pw_gid,
            extra_groups=[] if self.user else None,
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
def postgres(host: str = "127.0.0.1") -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="referee-postgres-") as folder:
        server = Postgres(Path(folder), host)
        try:
            yield server
        finally:
            server.stop()


class Redis:
    def __init__(self, host: str) -> None:
        needed("redis-server")
        self.host, self.port = host, free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://{self.host}:{self.port}/0"

    def start(self) -> None:
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--bind", self.host, "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(100):
            try:
                socket.create_connection((self.host, self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise NotTried("Redis does not start here")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)


@contextmanager
def redis(host: str = "127.0.0.1") -> Iterator[Redis]:
    server = Redis(host)
    try:
        yield server
    finally:
        server.stop()
