from __future__ import annotations

from django.http import HttpResponse
from django.shortcuts import redirect
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext_lazy

from cards.models import other
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import page
from cards.search import find
from cards.search.page import SearchPage

# Translators: what is typed is translated too: both languages are understood, but people type their own.
EXAMPLES = [
    (gettext_lazy("tactician"), gettext_lazy("the card, and all that is said about it")),
    (gettext_lazy("throne room tactician"), gettext_lazy("both cards, and what is said about the two together")),
    (gettext_lazy("empty deck"), gettext_lazy("everything that has both words, each in any form")),
    (gettext_lazy('"next turn"'), gettext_lazy("these words one after the other")),
    (gettext_lazy("trash -gold"), gettext_lazy("what speaks of trashing, but not of Gold")),
    (
        gettext_lazy('type:duration cost<=4 set:seaside edition:1 in:kingdom -type:attack "next turn"'),
        gettext_lazy(
            "Durations of Seaside, 1st edition, for at most 4, in a recommended kingdom, no Attacks, with these words"
        ),
    ),
]
TERMS = [
    (gettext_lazy("type:attack"), gettext_lazy("the card’s type; a type’s name alone does the same")),
    (gettext_lazy("cost<=4"), gettext_lazy("coins in the cost; the signs are = < > <= >= and : for exactly")),
    (gettext_lazy("+2 actions"), gettext_lazy("what the card gives: Cards, Actions, Buys, Coins, tokens")),
    (
        gettext_lazy("cost:3-5"),
        gettext_lazy("from 3 to 5; order:cost puts the cheapest first"),
    ),
    (
        gettext_lazy("attack or reaction"),
        gettext_lazy("either; brackets keep together: (attack or reaction) cost<=3"),
    ),
    (gettext_lazy("text:curse"), gettext_lazy("what stands on the card itself; name:village what it is called")),
    (gettext_lazy("!moat"), gettext_lazy("the card of exactly this name")),
    (
        gettext_lazy("is:trasher"),
        gettext_lazy(
            "village, terminal, drawer, trasher, curser, buyer, defence, points, split, basic, kingdom, landscape"
        ),
    ),
    (gettext_lazy("cantrip"), gettext_lazy("words of players: cantrip, villages, trasher, TfB, alt VP, and more")),
    (gettext_lazy("debt>0"), gettext_lazy("debt in the cost")),
    (gettext_lazy("potion=1"), gettext_lazy("Potions in the cost")),
    (gettext_lazy("set:seaside"), gettext_lazy("the expansion")),
    (gettext_lazy("edition:1"), gettext_lazy("cards that this edition of their expansion contains")),
    (gettext_lazy("in:kingdom"), gettext_lazy("cards that a recommended kingdom uses")),
    (gettext_lazy('in:"High Seas"'), gettext_lazy("cards of the kingdom with this name")),
    (gettext_lazy("in:pile"), gettext_lazy("cards of a mixed pile")),
    (gettext_lazy("book:seaside2"), gettext_lazy("rulings of this book")),
]


def looked_up(request: ReferenceRequest) -> HttpResponse:
    """The answer to a query: as a page, or as the part that comes while one types."""
    found = find.not_widened(find.search(request.GET.get("q", ""), request.known))
    if "open" in request.GET and not request.htmx and (card := find.called_exactly(found, request.known)):
        return redirect(card)
    shown = SearchPage(request.known, found, request.GET.get("all", ""))
    context = {"page": shown, "found": found, "typed": shown.typed, "marker": found.marker, "own_search": True}
    if request.htmx.target == "results":
        # While one types, only the answer is made, and nothing around it.
        context |= {"known": request.known, "other_language": other(), "alone": True}
        return HttpResponse(render_to_string("search/results.html", context))
    return page(request, "search/search.html", lambda: reverse("cards:search") + shown.query, context)


@costs("reading")
@cache_for_load
def search_help(request: ReferenceRequest) -> HttpResponse:
    known = request.known
    context = {"types": known.types.values(), "boxes": known.expansions.values(), "examples": EXAMPLES, "terms": TERMS}
    return page(request, "search/search_help.html", lambda: reverse("cards:search-help"), context)
