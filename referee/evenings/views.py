"""A code for an evening, and the way from the code to the evening. What it keeps is an address, and no names."""

from __future__ import annotations

from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import Resolver404, resolve, reverse, translate_url
from django.utils.translation import get_language, override
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt

from cards.pages.costs import costs
from referee.models import SpokenCode

LONGEST = 400  # characters of an address
EVENINGS = ("evening", "evening-with")


def evening_at(address: str) -> str:
    """The address of an evening, in English; empty where it is none."""
    parts = urlsplit(address[: LONGEST + 1])
    language = parts.path[1:3]
    if len(address) > LONGEST or parts.scheme or parts.netloc or language not in dict(settings.LANGUAGES):
        return ""
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    with override(language):
        try:
            if resolve(parts.path).url_name not in EVENINGS:
                return ""
        except Resolver404:
            return ""
        return translate_url(path, "en")


@costs(send="making")
@csrf_exempt  # no cookie is read: whoever sends an address gets its code
@never_cache
def say_code(request: HttpRequest) -> HttpResponse:
    """A code for this evening; the same one for the same address, as long as it holds."""
    found = evening_at(request.POST.get("evening", ""))
    if not found:
        return JsonResponse({"error": "evening: the address of an evening is wanted"}, status=400)
    code = SpokenCode.of(found)
    return JsonResponse({"code": str(code), "until": int(code.until.timestamp())})


@costs("reading")
@never_cache
def join(request: HttpRequest) -> HttpResponse:
    """From the code to the evening: one that was said aloud, or that of a kingdom."""
    typed = request.GET.get("code", "").strip()[:110]
    if not typed:
        return redirect("cards:evening")
    if found := SpokenCode.fetch(typed):
        spoken_here = get_language() or "en"
        with override("en"):
            return redirect(translate_url(found.address, spoken_here))
    if SpokenCode.read(typed):
        context = {"section": "kingdoms", "typed": typed, "no_table": True}
        return render(request, "kingdoms/evening.html", context, status=404)
    return redirect(f"{reverse('cards:evening')}?code={typed.replace(' ', '')}")
