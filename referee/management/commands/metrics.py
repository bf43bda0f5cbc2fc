import errno
import time
from argparse import ArgumentParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from referee.operations.guard import size
from referee.operations.guard.metrics import of_all_processes

PATIENCE = 60  # seconds for the port


class Page(BaseHTTPRequestHandler):
    timeout = 5

    def do_GET(self) -> None:
        found = of_all_processes(size.in_all(), settings.STORED_IN_ALL) if self.path == "/metrics" else b""
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", CONTENT_TYPE_LATEST if found else "text/plain")
        self.send_header("Content-Length", str(len(found)))
        self.end_headers()
        self.wfile.write(found)

    def log_message(self, *args: Any) -> None:
        """No line a look."""


class Command(BaseCommand):
    help = "Serves what Prometheus reads, at METRICS_PORT on this machine only. `serve` starts it where that is set."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--port", type=int, default=settings.METRICS_PORT)

    def handle(self, *args: object, port: int, **options: object) -> None:
        with _server(port) as server:
            server.serve_forever()


def _server(port: int) -> ThreadingHTTPServer:
    """Where new code takes over, the old has the port for another moment."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return ThreadingHTTPServer(("127.0.0.1", port), Page)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > end:
                raise
            time.sleep(0.5)
