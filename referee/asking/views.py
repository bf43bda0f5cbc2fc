"""The page that answers a question. A name or a query is the search's, as ever."""

from __future__ import annotations

from django.http import Http404, HttpResponse, QueryDict
from django.urls import reverse

from cards import catalogue as last_known
from cards.catalogue import Catalogue, catalogue
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import find_card, page, spelled_otherwise
from cards.pages.requests import number
from cards.pictures.sent import picture
from cards.reference import cards
from cards.search import views as reference
from referee.asking.answer import ask, in_words
from referee.asking.pairs import ShownPair
from referee.asking.shown import ShownAnswer
from referee.spoken import language

KEYS = ("players", "edition", "chip")  # chosen beside the question
MOST_TURNED = 4


def asks(query: QueryDict, known: Catalogue | None = None) -> bool:
    """Whether it is a sentence, which the engine is asked about. The names of the last load are enough to tell."""
    typed = query.get("q", "")
    return len(typed) > 2 and in_words(typed, known or last_known.remembered or catalogue())


@costs("reading", runs_when=asks)
@cache_for_load
def search(request: ReferenceRequest) -> HttpResponse:
    """A sentence is answered; anything else is looked up."""
    if asks(request.GET, request.known):
        return answered(request)
    return reference.looked_up(request)


@costs("running")
@cache_for_load
def pair(request: ReferenceRequest, one: str, two: str) -> HttpResponse:
    """Two cards: the reference's page, with the verdict on top."""
    built = shown_pair(request, one, two)
    if built is None:
        return cards.two_cards(request, one, two)
    return cards.two_cards(request, one, two, built=built, shared=built.shared)


def shown_pair(request: ReferenceRequest, one: str, two: str) -> ShownPair | None:
    first, second = (find_card(request, slug) or spelled_otherwise(request, slug) for slug in (one, two))
    if first is None or second is None or first == second:
        return None
    return ShownPair((first, second), request.known, language(), digit(request.GET.get("reading", "")))


@costs("running")
def pair_picture(request: ReferenceRequest, one: str, two: str) -> HttpResponse:
    """The verdict on two cards for where the address is shared, as PNG."""
    request.known = catalogue()
    built = shown_pair(request, one, two)
    if built is None:
        raise Http404
    return picture(request, built.preview)


def answered(request: ReferenceRequest) -> HttpResponse:
    wishes = {key: request.GET.get(key, "")[:20] for key in KEYS if request.GET.get(key)}
    turned = tuple(dict.fromkeys(wish[:60] for wish in request.GET.getlist("turn")[:MOST_TURNED]))
    found = ask(
        request.GET.get("q", ""),
        request.known,
        None,
        players=digit(wishes.get("players", "")),
        edition=digit(wishes.get("edition", "")),
        turned=frozenset(turned),
    )
    template = "asking/results.html" if request.htmx.target == "results" else "asking/page.html"
    here = f"?{request.GET.urlencode()}"
    context = {"shown": ShownAnswer(found, request.known, language(), wishes, turned), "own_search": True}
    return page(request, template, lambda: reverse("cards:search") + here, context)


def digit(text: str) -> int:
    return number(text, 1, otherwise=0)
