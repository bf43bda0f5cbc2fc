"""What a start costs: the first and the second one, a process in memory, a question in the terminal, the engine."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from django.conf import settings

from referee.operations.bench.figures import SMALLEST, Figures, Size
from referee.operations.bench.server import free_port

QUESTION = "If I play Throne Room on Tactician, do I get ten cards?"
IMPORT = "import time; from rules import load_printings; load_printings(); print(time.process_time())"
TICKS = os.sysconf("SC_CLK_TCK")
FIRST, SECOND, WORKER, ASKED, IMPORTED = 6.0, 2.0, 150, 1.5, 0.25


def measure(size: Size, figures: Figures) -> None:
    if not Path("/proc/self/smaps_rollup").exists():
        figures.row("a start", "needs /proc")
        return
    with tempfile.TemporaryDirectory() as folder:
        # Where Python was told to write no bytecode, it would be measured compiling everything anew each time.
        own = {"DATA_DIR": folder, "DATABASE_URL": "", "CACHE_URL": "", "PYTHONDONTWRITEBYTECODE": "", "DEBUG": "0"}
        own["DJANGO_SETTINGS_MODULE"] = "referee.settings"
        environment = os.environ | own | {"PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
        manage = [sys.executable, str(settings.BASE_DIR / "manage.py")]
        subprocess.run([*manage, "check"], env=environment, capture_output=True, check=True)
        first, workers = _serve(manage, environment)
        second, workers = _serve(manage, environment) if size is not SMALLEST else (first, workers)
        figures.aimed("the first start", f"{first:.1f} s", f"{FIRST:.0f} s", first <= FIRST)
        figures.aimed("the second start", f"{second:.1f} s", f"{SECOND:.0f} s", second <= SECOND)
        figures.aimed("a process, at most", f"{max(workers)} MB", f"{WORKER} MB", max(workers) <= WORKER)
        asked = _spent([*manage, "ask", QUESTION, "--json"], environment)
        figures.aimed("manage.py ask", f"{asked:.2f} s", f"{ASKED} s", asked <= ASKED)
        _spent([sys.executable, "-c", IMPORT], environment)
        done = subprocess.run(
            [sys.executable, "-c", IMPORT], env=environment, capture_output=True, text=True, check=True
        )
        imported = float(done.stdout)
        figures.aimed("the engine with all cards", f"{imported:.2f} s", f"{IMPORTED} s", imported <= IMPORTED)


def _spent(command: list[str], environment: dict[str, str]) -> float:
    """Processor time of a program, in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, capture_output=True, check=True, cwd=settings.BASE_DIR)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _serve(manage: list[str], environment: dict[str, str]) -> tuple[float, list[int]]:
    """Processor time until the first page is there, and the memory of each process that answers, in megabytes."""
    port = free_port()
    own = environment | {"PORT": str(port), "WEB_CONCURRENCY": "2"}
    with subprocess.Popen([*manage, "serve"], env=own, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            for line in server.stdout:
                if "Referee is at" in line:
                    break
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/en/", timeout=30) as page:
                page.read()
            workers = _children(server.pid)
            return sum(map(_ticks, (server.pid, *workers))) / TICKS, [_megabytes(pid) for pid in workers]
        finally:
            server.terminate()


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _ticks(pid: int) -> int:
    """Of the process, and of those that it has waited for."""
    return sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]))


def _megabytes(pid: int) -> int:
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Rss")) // 1024
