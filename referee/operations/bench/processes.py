"""The processes of a site that we started, found by the port that they listen on."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from django.conf import settings


def of_site(port: int) -> dict[int, dict[str, str]]:
    """The site's processes, each with its environment."""
    found = subprocess.run(
        ["pgrep", "-f", "gunicorn --config python:referee.operations.server.workers"], capture_output=True, text=True
    )
    every = {int(pid): _environment(int(pid)) for pid in found.stdout.split()}
    return {pid: environment for pid, environment in every.items() if environment.get("PORT") == str(port)}


def workers(port: int) -> list[int]:
    """All but the first, which began them."""
    mine = of_site(port)
    return [pid for pid in mine if _parent(pid) in mine]


def cpu(port: int) -> float:
    """Seconds of processor time that they have used."""
    ticks = 0
    for pid in of_site(port):
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def megabytes(port: int) -> tuple[int, int]:
    """What its largest worker holds, with what it shares; and all processes together, what they share counted once."""
    return (
        max(_megabytes(pid, "Rss") for pid in workers(port)),
        sum(_megabytes(pid, "Pss") for pid in of_site(port)),
    )


def count(port: int, code: str) -> int:
    """The number that these lines print in a shell of that site."""
    environment = next(iter(of_site(port).values()))
    told = subprocess.run(
        [sys.executable, "manage.py", "shell", "-v0", "-c", code],
        cwd=settings.BASE_DIR,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return int(told.stdout)


def _megabytes(pid: int, kind: str) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{kind}:")) // 1024


def _environment(pid: int) -> dict[str, str]:
    try:
        text = Path(f"/proc/{pid}/environ").read_bytes().decode(errors="replace")
    except OSError:
        return {}
    return dict(line.partition("=")[::2] for line in text.split("\0"))


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0
