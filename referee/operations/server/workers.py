"""gunicorn's configuration; see `manage.py serve`.

gunicorn starts the processes, restarts what dies and passes signals on; inside each, waitress reads requests. Measured
on two cores against slow clients (eight half-sent heads, forty half-sent bodies, 1,500 idle connections): gunicorn's
own threads answer nobody in any of the three, granian stops at forty bodies, hypercorn and waitress answer all.
Waitress below gunicorn shares the memory of what is loaded before the fork: when these were compared, two processes
held 109 MB, hypercorn's 215 MB. Now (`campaign load`, November 2026) a worker has 142 MB at the start, 178 MB beside
200 readers and 16 adjudicators; all processes together 158 and 309 MB on SQLite, 171 and 311 MB on PostgreSQL. Lists,
questions and pairs from 15 clients: 214 to 232 MB a worker (139 at the start), 493 to 499 MB in all, 77 of them the
process that Prometheus reads from. Forms of 8 MB from eight clients: 300 MB a worker, and 180 a moment later.
"""

import os
import signal
import subprocess
import sys
from threading import Event, Lock, Thread
from typing import Any

from django.conf import settings
from gunicorn.systemd import sd_notify
from gunicorn.workers.base import Worker
from prometheus_client import multiprocess

from referee.operations.guard import clock
from referee.operations.guard.costs import of_address
from referee.operations.server.connections import NOBODY, Servers, Shares

bind = f"[{settings.HOST}]:{settings.PORT}" if ":" in settings.HOST else f"{settings.HOST}:{settings.PORT}"
workers = settings.WEB_CONCURRENCY
shares = Shares(4 * workers)  # more than there are at once, while new ones take the place of old ones
# One for lists: more would only share a core with those who read. More for the engine would only wait for a place.
# Two for pages: with three, those who let the engine run beside 100 readers waited longer (240 ms instead of 170).
threads_by_kind = {"reading": 2, "listing": 1, "running": max(2, settings.ENGINE_RUNS // workers)}
preload_app = True
loglevel = "warning"
control_socket_disable = True
graceful_timeout = 40  # longer than a request may take to be sent
timeout = 120  # a process that is not heard of so long is ended; on a crowded machine one waited 30 s for its turn


# A worker that is forked while another process is being started would keep the end of a pipe that its start waits for.
STARTING = Lock()
os.register_at_fork(before=STARTING.acquire, after_in_parent=STARTING.release, after_in_child=STARTING.release)


class Exporter(Thread):
    """The process that Prometheus reads from; when it dies, there is another a second later."""

    def __init__(self, log: Any) -> None:
        super().__init__(daemon=True)
        self.log, self.ending = log, Event()
        self.process: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        while not self.ending.is_set():
            with STARTING:
                self.process = subprocess.Popen([sys.executable, settings.BASE_DIR / "manage.py", "metrics"])
            self.process.wait()  # also where gunicorn, which waits for all its children, was told before
            if not self.ending.wait(1):
                self.log.warning("What Prometheus reads from has ended, and is started again")

    def end(self) -> None:
        self.ending.set()
        if self.process is not None:
            self.process.terminate()


class worker_class(Worker):  # type: ignore[misc]  # gunicorn has no types
    """One process."""

    servers: Servers | None = None

    def run(self) -> None:
        sockets = [each.sock for each in self.sockets]
        self.servers = Servers(self.wsgi, sockets, threads_by_kind, of_address, shares, self.age)
        while self.alive and self.ppid == os.getppid():
            self.notify()
            clock.check()
            self.servers.once(1.0)
        for _ in self.servers.stop(self.cfg.graceful_timeout - 2):
            self.notify()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # an orderly end would take all that was loaded apart: most of a second, for nobody

    def handle_exit(self, sig: int, frame: Any) -> None:
        super().handle_exit(sig, frame)
        if self.servers is not None:
            self.servers.wake()


def pre_exec(server: Any) -> None:
    """USR2: new code makes everything ready beside us. Once it is, it sends us home; if it breaks, we stay."""
    if server.systemd:  # gunicorn says that they are at 3, where systemd had put them, but has moved them
        for n, listener in enumerate(server.LISTENERS):
            os.dup2(listener.fileno(), 3 + n)
    server.START_CTX |= {0: sys.executable, "args": [sys.executable, str(settings.BASE_DIR / "manage.py"), "serve"]}


def follows(master: int) -> bool:
    """Whether that is whom we follow, and there still. 0 is nobody: the parent of a container's first process."""
    return master == os.getppid() != 0


def when_ready(server: Any) -> None:
    from referee.asking import library  # only now is Django set up

    library.make_ready()
    if settings.METRICS_PORT:
        server.metrics = Exporter(server.log)
        server.metrics.start()
    if follows(server.master_pid):
        sd_notify(f"MAINPID={os.getpid()}", server.log)
        os.kill(server.master_pid, signal.SIGTERM)
    print(f"Referee is at http://{bind}/ (Ctrl-C stops it)", flush=True)  # noqa: T201


def child_exit(server: Any, worker: Any) -> None:
    shares.write(worker.age, NOBODY)
    if settings.METRICS_PORT:
        multiprocess.mark_process_dead(worker.pid)


def on_exit(server: Any) -> None:
    if settings.METRICS_PORT:
        server.metrics.end()
