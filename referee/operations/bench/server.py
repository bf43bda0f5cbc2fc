"""A server as `make run` starts it, and a database of its own."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO
from urllib.error import URLError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import urlopen

import psycopg
from django.conf import settings
from django.core.management.base import CommandError

SETTINGS = "referee.operations.bench.settings"
PATIENCE = 600  # seconds until a server has to answer: a machine may have much else to do


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def data_folder(anew: bool = False) -> Iterator[str]:
    """It is thrown away. Unless anew, it begins as a copy of the one that BEGIN_WITH names: less is made again."""
    with tempfile.TemporaryDirectory(prefix="referee-bench-") as folder:
        if (begun := os.environ.get("BEGIN_WITH")) and not anew:
            shutil.copytree(begun, folder, dirs_exist_ok=True)
        yield folder


@contextmanager
def serving(
    environment: dict[str, str],
    under: Sequence[str] = (),
    host: str = "127.0.0.1",
    log: IO[bytes] | int = subprocess.DEVNULL,
) -> Iterator[int]:
    """The port of a server of its own; without a DATA_DIR it gets one that is thrown away.

    `under` is a command that starts it with fewer rights than we have, or in a network where it has that address.
    """
    with data_folder(anew="DATA_DIR" in environment) as folder:
        port = free_port()
        own = {"DJANGO_SETTINGS_MODULE": SETTINGS, "DATA_DIR": folder, "PORT": str(port), "DEBUG": "0"}
        process = subprocess.Popen(
            [*under, sys.executable, "manage.py", "serve"],
            cwd=settings.BASE_DIR,
            env={**os.environ, **own, **environment},
            stdout=log,
            stderr=log,
        )
        try:
            _wait(process, f"http://{host}:{port}/health/")
            yield port
        finally:
            process.terminate()
            process.wait(30)


def _wait(process: subprocess.Popen[bytes], address: str) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            urlopen(address, timeout=5).close()
            return
        except (URLError, OSError):
            time.sleep(0.2)
    raise CommandError("The server did not start.")


@contextmanager
def database(url: str) -> Iterator[str]:
    """The address of a database of its own on that PostgreSQL server, thrown away afterwards."""
    name = f"referee_bench_{os.getpid()}_{secrets.token_hex(4)}"  # one process may have several at once
    try:
        link = psycopg.connect(url, autocommit=True)
    except psycopg.OperationalError as error:
        raise CommandError(f"Cannot use the database: {error}") from error
    with link:
        link.execute(f'CREATE DATABASE "{name}"')
        try:
            yield urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
        finally:
            link.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@contextmanager
def own_database() -> Iterator[dict[str, str]]:
    """The environment of a server that keeps nothing: SQLite, or the PostgreSQL server that DATABASE_URL names."""
    url = os.environ.get("DATABASE_URL", "")
    if not url.startswith("postgres"):
        yield {"DATABASE_URL": ""}
        return
    with database(url) as own:
        yield {"DATABASE_URL": own}


def run_alone(part: str, arguments: Iterable[str], write: Callable[[str], object], anew: bool) -> None:
    """Measures a part in a process of its own, with a database and a data folder that are thrown away."""
    with data_folder(anew) as folder, own_database() as database:
        own = {"DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": SETTINGS, **database}
        with subprocess.Popen(
            [sys.executable, "-m", "referee.operations.bench", part, *arguments],
            env={**os.environ, **own, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"},
            cwd=settings.BASE_DIR,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        ) as process:
            assert process.stdout
            for line in process.stdout:
                write(line.rstrip("\n"))
    if process.returncode:
        raise CommandError("The measurement broke off.")
