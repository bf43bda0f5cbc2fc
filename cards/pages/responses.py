"""How what is kept is sent: not at all to who has it already, compressed to who takes it so."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response


def tag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'


def send(request: HttpRequest, tag: str, whole: Callable[[], HttpResponse], lasts: int = 0) -> HttpResponse:
    """The whole, or 304 to who has this tag, alone, among others, or weakened by a proxy.

    Nobody needs to ask again for so many seconds as it lasts; without any, each time.
    """
    # The tag * asks whether there is such a thing at all, which may only turn out when it is made.
    made = whole() if request.headers.get("If-None-Match", "").strip() == "*" else None
    response = get_conditional_response(request, etag=tag) or made or whole()
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = f"public, max-age={lasts}" if lasts else "no-cache"
    return response


def unpacked(request: HttpRequest, packed: bytes, kind: str | None = None) -> HttpResponse:
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return HttpResponse(packed, content_type=kind, headers={"Content-Encoding": "gzip"})
    return HttpResponse(gzip.decompress(packed), content_type=kind)
