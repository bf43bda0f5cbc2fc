"""gunicorn's configuration; see `manage.py serve`."""

import time
from typing import Any

from django.conf import settings
from gunicorn.http import message
from gunicorn.workers.gthread import ThreadWorker

bind = f"[{settings.HOST}]:{settings.PORT}" if ":" in settings.HOST else f"{settings.HOST}:{settings.PORT}"
workers = settings.WEB_CONCURRENCY
threads = 4
preload_app = True
loglevel = "warning"
control_socket_disable = True
PAUSE = 0.05  # seconds
# A query of 10,000 characters, six bytes each, gets a page of ours; gunicorn's own bound is below that.
message.MAX_REQUEST_LINE = 65_536
limit_request_line = 65_535


class worker_class(ThreadWorker):
    """While all its threads are busy it takes connections slowly: else the process that wakes first takes them all."""

    most, taken = 0, 0.0

    def accept(self, listener: Any) -> None:
        super().accept(listener)
        self.taken = time.monotonic()

    @property
    def worker_connections(self) -> int:
        if time.monotonic() - self.taken > PAUSE:
            return self.most
        return min(self.most, len(self.keepalived_conns) + len(self.pending_conns) + threads)

    @worker_connections.setter
    def worker_connections(self, most: int) -> None:
        self.most = most


def when_ready(server: Any) -> None:
    print(f"Referee is at http://{bind}/ (Ctrl-C stops it)", flush=True)  # noqa: T201
