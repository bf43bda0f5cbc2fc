"""Pages of the reference are made of the fixtures and their address, nothing else. So each is rendered once for a load.

They are kept beside the catalogue, compressed, and go with it when the fixtures are loaded anew. Nothing on them is
secret or personal, so it does no harm that equal requests get equal bytes.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language

from cards.catalogue import Catalogue, catalogue
from cards.pages.responses import send, tag_of, unpacked

PageView = Callable[..., HttpResponse]


class ReferenceRequest(HttpRequest):
    """A request for a page of the reference, with the catalogue that it is answered from."""

    known: Catalogue
    addresses: dict[str, str]
    htmx: Any


def cache_for_load(view: PageView) -> PageView:
    @wraps(view)
    def answer(request: ReferenceRequest, *args: object, **kwargs: object) -> HttpResponse:
        request.known = catalogue()
        if settings.DEBUG:
            return view(request, *args, **kwargs)
        pages = request.known.pages
        htmx = request.htmx
        key = (
            request.build_absolute_uri(),  # the page names its own address in full
            get_language(),
            bool(htmx),
            htmx.boosted,
            htmx.history_restore_request,
            htmx.target,
        )
        found = pages.get(key)
        if found is None:
            response = retry_after_load(view, request, *args, **kwargs)
            if response.status_code != 200:
                return response
            packed = gzip.compress(response.content, 4, mtime=0)
            found = (packed, tag_of(packed))
            pages.put(key, *found)
        return send_packed(request, *found)

    return answer


def retry_after_load(view: PageView, request: ReferenceRequest, *args: object, **kwargs: object) -> HttpResponse:
    """A load may come between two queries of a page, and name what the catalogue has not heard of: then once more."""
    try:
        return view(request, *args, **kwargs)
    except LookupError:
        asked, request.known = request.known, catalogue()
        if asked is request.known:
            raise
        return view(request, *args, **kwargs)


def send_packed(request: HttpRequest, packed: bytes, tag: str) -> HttpResponse:
    response = send(request, tag, lambda: unpacked(request, packed))
    patch_vary_headers(response, ["Accept-Encoding", "HX-Target"])
    return response
