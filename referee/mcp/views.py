"""POST /mcp/: one message in, one answer out. Nobody is remembered between two of them."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt

from cards.pages.costs import costs
from cards.pages.requests import origin
from referee.api.bodies import MOST_BYTES
from referee.mcp.tools import SERVER, TOOLS
from rules.console.protocol import not_json, reply


@costs(send="assisting")
@never_cache
@csrf_exempt  # no cookie is read, and the origin is looked at
def mcp(request: HttpRequest) -> HttpResponse:
    if not _from_here(request):
        return _refused("This site answers no scripts of other sites.", 403)
    if request.content_type != "application/json":
        return _refused("The body has to be application/json.", 415)
    raw = request.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        return _refused(f"The body may have {MOST_BYTES:,} bytes at most.", 413)
    try:
        message = json.loads(raw)
    except (ValueError, RecursionError):
        return JsonResponse(not_json("This is not JSON.").body, status=400)
    answered = reply(SERVER, message, request, request.headers)
    if answered.body is None:
        return HttpResponse(status=answered.status)
    return JsonResponse(answered.body, status=answered.status)


def _from_here(request: HttpRequest) -> bool:
    """A browser says which page sends something; programs say nothing."""
    said = request.headers.get("Origin", "")
    try:
        return not said or urlsplit(said).netloc == urlsplit(origin(request)).netloc
    except ValueError:  # no address at all
        return False


def _refused(message: str, status: int, code: int = -32600) -> HttpResponse:
    return JsonResponse({"jsonrpc": "2.0", "id": None, "error": {"code": code, "message": message}}, status=status)


@costs("reading")
def help_page(request: HttpRequest) -> HttpResponse:
    """The lines to paste into the usual assistants."""
    return render(request, "mcp/help.html", {"address": f"{origin(request)}/mcp/", "tools": TOOLS.values()})
