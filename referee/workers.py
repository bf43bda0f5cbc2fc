"""gunicorn's configuration; see `manage.py serve`."""

from typing import Any

from django.conf import settings

bind = f"[{settings.HOST}]:{settings.PORT}" if ":" in settings.HOST else f"{settings.HOST}:{settings.PORT}"
workers = settings.WEB_CONCURRENCY
threads = 4
preload_app = True
loglevel = "warning"
control_socket_disable = True


def when_ready(server: Any) -> None:
    print(f"Referee is at http://{bind}/ (Ctrl-C stops it)", flush=True)  # noqa: T201
