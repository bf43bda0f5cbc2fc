"""One shape for all that goes wrong, whoever raised it: problem details (RFC 9457) with our code, place and near."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import Http404
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from rest_framework import exceptions
from rest_framework.response import Response

from cards.pages.languages import TONGUES, say_in
from cards.pages.requests import origin
from referee.operations.guard.faults import away
from referee.operations.guard.metrics import REFUSED
from referee.problems import TOO_MUCH, Problem
from rules import Mistake, OutOfBudget
from rules.speech.grammar import LANGUAGES

logger = logging.getLogger(__name__)

PROBLEM = "application/problem+json"


# What Django and DRF raise by themselves.
KNOWN: dict[type[Exception], tuple[int, str, Any]] = {
    Http404: (404, "not-found", _("There is nothing at this address.")),
    exceptions.NotFound: (404, "not-found", _("There is nothing at this address.")),
    exceptions.MethodNotAllowed: (405, "not-allowed", _("This cannot be done here. The header Allow names what can.")),
    exceptions.NotAcceptable: (
        406,
        "not-acceptable",
        _("The answer can be application/json or application/yaml, nothing else."),
    ),
    exceptions.UnsupportedMediaType: (
        415,
        "unsupported-type",
        _("The body has to be application/json or application/yaml; Content-Type says which."),
    ),
    exceptions.ParseError: (400, "unreadable", _("The request cannot be read.")),
    SuspiciousOperation: (400, "unreadable", _("The request cannot be read.")),
    PermissionDenied: (403, "forbidden", _("This is not allowed.")),
}
BROKEN = Problem(500, "broken", _("Something broke on our side. It has been noted; nothing was stored."))


def tongue_of(request: Any) -> str:
    """The language to say it in, also when the request is so wrong that nothing else could be read."""
    try:
        asked = request.GET.get("lang", "") if request is not None else ""
    except SuspiciousOperation:  # more parameters than anybody sends
        asked = ""
    return asked if asked in TONGUES else ("de" if get_language() == "de" else "en")


def handle(error: Exception, context: dict[str, Any]) -> Response | None:
    tongue = tongue_of(context.get("request"))
    if isinstance(error, Mistake):
        near = [say_in(tongue, dict(zip(LANGUAGES, pair, strict=True)).__getitem__) for pair in error.near]
        texts = dict(zip(LANGUAGES, error.text, strict=True))
        return answer(
            context.get("request"), 400, "wrong-document", say_in(tongue, texts.__getitem__), error.place, near
        )
    problem = error if isinstance(error, Problem) else known(error)
    if problem is None:
        if settings.DEBUG:
            return None  # the traceback page
        logger.error("The API broke at %s", getattr(context.get("request"), "path", "?"), exc_info=error)
        problem = BROKEN
    near = [say_in(tongue, dict(zip(LANGUAGES, pair, strict=True)).__getitem__) for pair in problem.near]
    message = problem.message(tongue)
    response = answer(context.get("request"), problem.status_code, problem.code, message, problem.place, near)
    if problem.retry is not None:
        REFUSED.labels(problem.code).inc()
        response["Retry-After"] = str(problem.retry)
    return response


def known(error: Exception) -> Problem | None:
    if isinstance(error, OutOfBudget):
        return TOO_MUCH
    if (problem := away(error)) is not None:
        return problem
    for kind, (status, code, text) in KNOWN.items():
        if isinstance(error, kind):
            return Problem(status, code, text)
    return None


def details(request: Any, status: int, code: str, message: Any, place: str, near: list[Any]) -> dict[str, Any]:
    """`detail` is one text, as the RFC wants it; `message` is the same, in both languages where both are asked for."""
    return {
        "type": f"{origin(request)}/api/docs/#problems",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": message["en"] if isinstance(message, dict) else message,
        "code": code,
        "message": message,
        "place": place or None,
        "near": near,
    }


def answer(request: Any, status: int, code: str, message: Any, place: str, near: list[Any]) -> Response:
    kind = getattr(getattr(request, "accepted_renderer", None), "media_type", "application/json")
    told = details(request, status, code, message, place, near)
    return Response(told, status=status, content_type=PROBLEM if kind == "application/json" else None)
