"""What somebody is told whose request cannot be answered now: why, when to go on, and what they had typed."""

from __future__ import annotations

from typing import Any

from django.core.exceptions import RequestDataTooBig, SuspiciousOperation
from django.http import HttpRequest, HttpResponse, JsonResponse, UnreadablePostError
from django.shortcuts import render
from django.utils.translation import get_language

from referee.operations.guard.errors import PROBLEM, details, tongue_of
from referee.operations.guard.metrics import REFUSED
from referee.problems import Problem

MOST_TYPED = 400_000  # characters that come back
OURS = ("csrfmiddlewaretoken",)


def refuse(request: HttpRequest, problem: Problem) -> HttpResponse:
    """The page; below /api/ the API's own shape, and at /mcp/ that of JSON-RPC."""
    response: HttpResponse
    REFUSED.labels(problem.code).inc()
    if request.path.startswith("/api/"):
        message = problem.message(tongue_of(request))
        body = details(request, problem.status_code, problem.code, message, problem.place, [])
        options = {"ensure_ascii": False}
        response = JsonResponse(body, status=problem.status_code, json_dumps_params=options, content_type=PROBLEM)
    elif request.path == "/mcp/":
        error = {"code": -32000, "message": problem.message(get_language() or "en")}
        response = JsonResponse({"jsonrpc": "2.0", "id": None, "error": error}, status=problem.status_code)
    else:
        context = {
            "why": problem.message(get_language() or "en"),
            "seconds": problem.retry,
            "again": problem.retry is not None,
            "here": request.get_full_path(),
            "posted": request.method == "POST",
            "typed": typed(request),
        }
        response = render(request, "held.html", context, status=problem.status_code)
    if problem.retry is not None:
        response["Retry-After"] = str(problem.retry)
    response["Cache-Control"] = "no-store"
    return response


def typed(request: HttpRequest) -> list[dict[str, Any]]:
    """What a form sent, to be sent once more. Long texts are shown, so that they can be copied too."""
    if request.method != "POST":
        return []
    try:
        sent = [(name, text) for name, texts in request.POST.lists() if name not in OURS for text in texts]
    except (RequestDataTooBig, SuspiciousOperation, UnreadablePostError):
        return []
    if sum(len(name) + len(text) for name, text in sent) > MOST_TYPED:
        return []
    return [{"name": name, "text": text, "long": "\n" in text or len(text) > 200} for name, text in sent]
