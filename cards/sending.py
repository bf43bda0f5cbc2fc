"""How what is kept is sent: not at all to who has it already, compressed to who takes it so."""

from __future__ import annotations

import gzip

from django.http import HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response


def unchanged(request: HttpRequest, tag: str) -> HttpResponse | None:
    """What to answer instead of the whole: 304 to who has this tag, alone, among others, or weakened by a proxy."""
    return get_conditional_response(request, etag=tag)


def unpacked(request: HttpRequest, packed: bytes, kind: str | None = None) -> HttpResponse:
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return HttpResponse(packed, content_type=kind, headers={"Content-Encoding": "gzip"})
    return HttpResponse(gzip.decompress(packed), content_type=kind)
