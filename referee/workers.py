"""gunicorn's configuration; see `manage.py serve`."""

from typing import Any

from django.conf import settings
from gunicorn.http import message

bind = f"[{settings.HOST}]:{settings.PORT}" if ":" in settings.HOST else f"{settings.HOST}:{settings.PORT}"
workers = settings.WEB_CONCURRENCY
threads = 4
preload_app = True
loglevel = "warning"
control_socket_disable = True
# A query of 10,000 characters, six bytes each, gets a page of ours; gunicorn's own bound is below that.
message.MAX_REQUEST_LINE = 65_536
limit_request_line = 65_535


def when_ready(server: Any) -> None:
    print(f"Referee is at http://{bind}/ (Ctrl-C stops it)", flush=True)  # noqa: T201
