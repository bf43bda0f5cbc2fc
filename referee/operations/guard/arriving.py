"""What is looked at before anything of a request is read."""

from __future__ import annotations

import codecs
import logging
from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.utils.translation import gettext_lazy as _

from cards.pages.requests import number
from referee.operations.guard.metrics import REFUSED
from referee.operations.guard.refusing import refuse
from referee.problems import Problem

logger = logging.getLogger(__name__)
FOREIGN = "This site is not known under that name.\nUnter diesem Namen ist diese Seite nicht bekannt.\n"
GetResponse = Callable[[HttpRequest], HttpResponse]


def called_by_our_name(get_response: GetResponse) -> GetResponse:
    """Middleware, before any other looks at the name: a foreign one is told so, and noted in one short line."""

    def middleware(request: HttpRequest) -> HttpResponse:
        try:
            request.get_host()
        except DisallowedHost:
            given = request.META.get("HTTP_HOST", "")
            logger.warning("Asked for under a foreign name: %r", given[:60])
            REFUSED.labels("foreign-host").inc()
            return HttpResponseBadRequest(FOREIGN, content_type="text/plain; charset=utf-8")
        return get_response(request)

    return middleware


def check_arrival(get_response: GetResponse) -> GetResponse:
    """No claim about the text that is none, and nothing that is too large for one table."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if not reads_text((request.content_params or {}).get("charset", "utf-8")):
            return refuse(request, Problem(400, "unreadable", _("What was sent cannot be read.")))
        length = number(request.META.get("CONTENT_LENGTH") or "0", 15, otherwise=-1)
        if length < 0:
            return refuse(request, Problem(400, "unreadable", _("What was sent cannot be read.")))
        if length > settings.DATA_UPLOAD_MAX_MEMORY_SIZE and not request.path.startswith("/api/"):
            return refuse(request, Problem(413, "too-large", _("What was sent is too large for one table.")))
        return get_response(request)

    return middleware


def reads_text(charset: str) -> bool:
    """Whether it names an encoding of text: `rot13` and `zip` are codecs too."""
    try:
        return bool(codecs.lookup(charset)._is_text_encoding)
    except (LookupError, ValueError, TypeError):
        return False
