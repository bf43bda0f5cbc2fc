"""One line a request, without addresses and documents: when, which id, which route, what came of it, how long."""

from __future__ import annotations

import json
import logging
import re
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from django.http import HttpRequest, HttpResponse

from referee.operations.guard import metrics
from referee.operations.guard.costs import GATED, of_request
from rules import ACCOUNT, Account

GetResponse = Callable[[HttpRequest], HttpResponse]
AN_ID = re.compile(r"[A-Za-z0-9-]{8,64}")
requests = logging.getLogger("referee.requests")


def route_of(request: HttpRequest) -> str:
    """The pattern of its address, never the address itself: that may hold a whole document."""
    match = getattr(request, "resolver_match", None)
    return str(match.route) if match is not None else "-"


def logged(get_response: GetResponse) -> GetResponse:
    """Middleware, the first one: it sees what every other one did."""

    def middleware(request: HttpRequest) -> HttpResponse:
        given = request.headers.get("X-Request-ID", "")
        request.id = given if AN_ID.fullmatch(given) else secrets.token_hex(8)  # type: ignore[attr-defined]
        account = Account()
        opened = ACCOUNT.set(account)
        begun = time.perf_counter()
        try:
            response = get_response(request)
        finally:
            ACCOUNT.reset(opened)
        seconds = time.perf_counter() - begun
        response["X-Request-ID"] = request.id  # type: ignore[attr-defined]
        kind = "engine" if of_request(request) in GATED else "api" if request.path.startswith("/api/") else "page"
        metrics.count_answer(kind, request.method or "", response.status_code, seconds, account.spent, account.over)
        requests.info(
            "answered",
            extra={
                "told": {
                    "id": request.id,  # type: ignore[attr-defined]
                    "method": request.method,
                    "route": route_of(request),
                    "status": response.status_code,
                    "ms": round(1000 * seconds, 1),
                    "steps": account.spent,
                }
            },
        )
        return response

    return middleware


class Discreet(logging.Filter):
    """Django and the server name the address that was asked for; here its route stands instead."""

    def filter(self, record: logging.LogRecord) -> bool:
        request = getattr(record, "request", None)
        if request is not None:
            status = getattr(record, "status_code", "")
            record.msg, record.args = "%s at %s", (status or "Refused", route_of(request))
        elif record.name.startswith("waitress"):
            record.msg, record.args = "The server could not go on with a request", ()
        if record.name.startswith("django.security"):  # what somebody sent, not what broke
            record.exc_info = None
        return True


def _fields_of(record: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = getattr(record, "told", {})
    return found


class PlainLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = _fields_of(record)
        if not told:
            return super().format(record)
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        return " ".join([at, *(f"{key}={value}" for key, value in told.items())])


class Lines(logging.Formatter):
    """JSON, one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        told = _fields_of(record)
        line |= told or {"message": record.getMessage()}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
