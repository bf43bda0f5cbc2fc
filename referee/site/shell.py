"""What surrounds every page: the whole shell, or, when htmx asks, only what htmx swaps in."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import translate_url
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language

from cards.pages.requests import origin, wants_part
from referee.pocket.packing import current_pocket

GetResponse = Callable[[HttpRequest], HttpResponse]


def context(request: HttpRequest) -> dict[str, object]:
    here = request.get_full_path()
    site = origin(request)
    # A page whose address says more in one language than in the other knows both itself.
    addresses = getattr(request, "addresses", None) or {
        code: translate_url(here, code) for code, _ in settings.LANGUAGES
    }
    asked = request.META.get("QUERY_STRING", "")  # an edition, a choice: it stays when the language changes
    languages = [
        {
            "code": code,
            "name": name,
            "href": addresses[code],
            "whole": site + addresses[code],
            "switch": addresses[code] if "?" in addresses[code] or not asked else f"{addresses[code]}?{asked}",
            "current": code == get_language(),
        }
        for code, name in settings.LANGUAGES
    ]
    shell = "partial.html" if wants_part(request) else "base.html"
    return {"site_languages": languages, "site": site, "shell": shell, "pocket": current_pocket() is not None}


def as_utf8(get_response: GetResponse) -> GetResponse:
    """Forms come as UTF-8, whatever a header claims: not every codec that it can name reads text."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.encoding:
            request.encoding = "utf-8"
        return get_response(request)

    return middleware


def vary_on_htmx(get_response: GetResponse) -> GetResponse:
    """A page and its part share one address, so a cache has to keep them apart."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        patch_vary_headers(response, ["HX-Request"])
        return response

    return middleware
