"""The page that answers a question. A name or a query is the search's, as ever."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.html import escape
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue
from cards.kept import Asking, kept
from cards.models import in_both
from cards.pictures.sent import picture
from cards.views import cards
from cards.views import search as reference
from cards.views.page import find_card, spelled_otherwise
from referee.asking.answer import ask, in_words
from referee.asking.pairs import ShownPair
from referee.asking.shown import Shown

LANGUAGES = ("en", "de")
KEYS = ("players", "edition", "chip")  # chosen beside the question
MOST_TURNED = 4


@require_safe
@kept
def search(request: Asking) -> HttpResponse:
    """A sentence is answered; anything else is looked up."""
    typed = request.GET.get("q", "")
    if len(typed) > 2 and in_words(typed, request.known):
        return answered(request)
    return reference.looked_up(request)


@require_safe
@kept
def pair(request: Asking, one: str, two: str) -> HttpResponse:
    """Two cards: the reference's page, with the verdict on top."""
    built = shown_pair(request, one, two)
    if built is None:
        return cards.two_cards(request, one, two)
    return cards.two_cards(request, one, two, built=built, shared=built.shared)


def shown_pair(request: Asking, one: str, two: str) -> ShownPair | None:
    first, second = (find_card(request, slug) or spelled_otherwise(request, slug) for slug in (one, two))
    if first is None or second is None or first == second:
        return None
    language = LANGUAGES.index(get_language() or "en")
    return ShownPair((first, second), request.known, language, number(request.GET.get("reading", "")))


@require_safe
def pair_picture(request: Asking, one: str, two: str) -> HttpResponse:
    """The verdict on two cards for where the address is shared, as PNG."""
    request.known = catalogue()
    built = shown_pair(request, one, two)
    if built is None:
        raise Http404
    return picture(request, built.preview)


def answered(request: Asking) -> HttpResponse:
    wishes = {key: request.GET.get(key, "")[:20] for key in KEYS if request.GET.get(key)}
    language = LANGUAGES.index(get_language() or "en")
    turned = tuple(dict.fromkeys(wish[:60] for wish in request.GET.getlist("turn")[:MOST_TURNED]))
    found = ask(
        request.GET.get("q", ""),
        request.known,
        None,
        players=number(wishes.get("players", "")),
        edition=number(wishes.get("edition", "")),
        turned=frozenset(turned),
    )
    shown = Shown(found, request.known, language, wishes, turned)
    context: dict[str, Any] = {"shown": shown, "own_search": True, "section": "cards", "known": request.known}
    if request.htmx.target == "results":
        response = render(request, "asking/results.html", context)
        response.content = f"<title>{escape(shown.question)} · Referee</title>".encode() + response.content
        return response
    part = request.htmx and not request.htmx.boosted and not request.htmx.history_restore_request
    request.addresses = (
        dict.fromkeys(LANGUAGES, "")
        if part
        else in_both(lambda: f"{reverse('cards:search')}?{request.GET.urlencode()}")
    )
    return render(request, "asking/page.html", context | {"canonical": request.addresses[get_language() or "en"]})


def number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) == 1 else 0
