"""What is looked at before anything of a request is read."""

from __future__ import annotations

import codecs
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _

from cards.pages.requests import number
from referee.api.problems import Problem
from referee.guard.refusing import refuse

GetResponse = Callable[[HttpRequest], HttpResponse]


def arrived(get_response: GetResponse) -> GetResponse:
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
