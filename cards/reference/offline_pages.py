"""The reference without reception."""

from __future__ import annotations

import hashlib
from collections import defaultdict

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse

from cards.models import Edition, Entry, in_both
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import page
from cards.reference.books import by_term
from cards.search.words import stems

# What every page needs; the rest of the static files is kept when it is first asked for.
SHELL = (
    *(
        "css/tokens.css",
        "css/night.css",
        "css/look.css",
        "css/reference.css",
        "css/asking.css",
        "css/claim.css",
        "css/evening.css",
        "js/theme.js",
        "js/evening.js",
        "js/tonight.js",
        "js/reference.js",
        "js/glance.js",
        "django_htmx/htmx-2.min.js",
    ),
    *("fonts/piazzolla.woff2", "fonts/piazzolla-italic.woff2", "fonts/asap.woff2", "img/icon.svg"),
)


POCKET = ("referee:pocket", "referee:describe", "referee:all-cards")  # kept with the referee, where somebody keeps it
LIVE = ("cards:kingdoms", "referee:disputes", "referee:describe")  # what lies below them needs a network


@costs("reading")
@cache_for_load
def offline(request: ReferenceRequest) -> HttpResponse:
    """The whole reference on one page: what the service worker keeps for a table without reception."""
    known = request.known
    rulings: dict[int, list[Entry]] = defaultdict(list)
    books: dict[Edition, list[Entry]] = defaultdict(list)
    for entry in Entry.objects.exclude(standing=Entry.Standing.SUPERSEDED):
        if entry.card_id:
            rulings[entry.card_id].append(entry)
        else:
            books[known.books_by_pk[entry.edition_id]].append(entry)
    cards = sorted(known.cards.values(), key=lambda card: stems(card.name))
    context = {
        "cards": [(card, known.lines(card), rulings.get(card.pk, [])) for card in cards],
        "books": list(books.items()),
        "terms": sorted(known.terms.values(), key=by_term),
    }
    return page(request, "reference/offline.html", lambda: reverse("cards:offline"), context)


@costs("reading")
def service_worker(request: HttpRequest) -> HttpResponse:
    files = [static(name) for name in SHELL]
    version = hashlib.sha256(" ".join([settings.VERSION, *files]).encode()).hexdigest()[:12]
    whole = in_both(lambda: reverse("cards:offline"))
    live = [path for name in LIVE for path in in_both(lambda name=name: reverse(name)).values()]
    pages = [path for name in POCKET for path in in_both(lambda name=name: reverse(name)).values()]
    pocket = {"files": reverse("pocket-file", args=("-", "-")).removesuffix("-/-"), "pages": pages}
    context = {"files": files, "version": version, "whole": whole, "live": live, "pocket": pocket}
    response = render(request, "reference/worker.js", context, content_type="text/javascript")
    response.headers["Cache-Control"] = "no-cache"
    return response
