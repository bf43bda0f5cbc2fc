"""gunicorn's configuration; see `manage.py serve`.

gunicorn starts the processes, restarts what dies and passes signals on; inside each, waitress reads requests. Measured
on two cores against slow clients (eight half-sent heads, forty half-sent bodies, 1,500 idle connections): gunicorn's
own threads answer nobody in any of the three, granian stops at forty bodies, hypercorn and waitress answer all.
Waitress below gunicorn shares the memory of what is loaded before the fork: 109 MB for two processes, hypercorn 215 MB.
"""

import os
import signal
import subprocess
import sys
from typing import Any

from django.conf import settings
from gunicorn.systemd import sd_notify
from gunicorn.workers.base import Worker
from prometheus_client import multiprocess

from referee.connections import NOBODY, Servers, Shares
from referee.guard import clock
from referee.guard.costs import of_address

bind = f"[{settings.HOST}]:{settings.PORT}" if ":" in settings.HOST else f"{settings.HOST}:{settings.PORT}"
workers = settings.WEB_CONCURRENCY
shares = Shares(4 * workers)  # more than there are at once, while new ones take the place of old ones
# One for lists: more would only share a core with those who read. More for the engine would only wait for a place.
threads_by_kind = {"reading": 3, "listing": 1, "running": max(2, settings.ENGINE_RUNS // workers)}
preload_app = True
loglevel = "warning"
control_socket_disable = True
graceful_timeout = 40  # longer than a request may take to be sent


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


def when_ready(server: Any) -> None:
    from referee.asking import library  # only now is Django set up

    library.make_ready()
    if settings.METRICS_PORT:
        server.metrics = subprocess.Popen([sys.executable, settings.BASE_DIR / "manage.py", "metrics"])
    if server.master_pid == os.getppid():  # whom we follow, unless it is gone already
        sd_notify(f"MAINPID={os.getpid()}", server.log)
        os.kill(server.master_pid, signal.SIGTERM)
    print(f"Referee is at http://{bind}/ (Ctrl-C stops it)", flush=True)  # noqa: T201


def child_exit(server: Any, worker: Any) -> None:
    shares.write(worker.age, NOBODY)
    if settings.METRICS_PORT:
        multiprocess.mark_process_dead(worker.pid)


def on_exit(server: Any) -> None:
    if settings.METRICS_PORT:
        server.metrics.terminate()
