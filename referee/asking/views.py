"""The page that answers a question. A name or a query is the search's, as ever."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import Resolver404, resolve, reverse

from cards import catalogue as last_known
from cards.catalogue import Catalogue, catalogue
from cards.pages.costs import costs
from cards.pages.languages import language
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import find_card, page, spelled_otherwise
from cards.pages.requests import number
from cards.pictures.responses import picture
from cards.reference import cards
from cards.search import views as reference
from referee.asking.answer import Answer, ask, judged
from referee.asking.page import ShownAnswer
from referee.asking.pairs import ShownPair
from referee.asking.parts import ReadAs
from referee.asking.sentences import LONGEST, is_question
from referee.asking.typing import Typed
from rules import Mistake
from rules.questions.claim import from_text

KEYS = ("players", "edition", "chip", "part")  # chosen beside the question
MOST_TURNED = 4


def asks(query: QueryDict, known: Catalogue | None = None) -> bool:
    """Whether it is a sentence, which the engine is asked about. The names of the last load are enough to tell."""
    if query.get("claim"):
        return True
    typed = query.get("q", "")
    return len(typed) > 2 and is_question(typed, known or last_known.remembered or catalogue())


@costs("reading", runs_when=asks)
@cache_for_load
def search(request: ReferenceRequest) -> HttpResponse:
    """A sentence is answered; anything else is looked up."""
    if asks(request.GET, request.known):
        return answered(request)
    return reference.looked_up(request)


def leads_to_search(path: str) -> bool:
    """By either of its names: /de/search/ is answered as /de/suche/ is."""
    try:
        return resolve(path).func is search
    except Resolver404:
        return False


@costs("reading")
def typing(request: ReferenceRequest) -> HttpResponse:
    """What is offered while one types: for a sentence what is written like it, for anything else what is found."""
    response = typed(request)
    here = reverse("cards:search")
    if leads_to_search((request.htmx.current_url_abs_path or "").partition("?")[0]):
        response.headers["HX-Replace-Url"] = f"{here}?{urlencode({'q': request.GET.get('q', '')[:LONGEST]})}"
    return response


@cache_for_load
def typed(request: ReferenceRequest) -> HttpResponse:
    text = request.GET.get("q", "")
    if not asks(request.GET, request.known):
        return reference.looked_up(request)
    context = {"typed": Typed(text, request.known, language()), "known": request.known}
    return render(request, "asking/typing.html", context)


@costs("running")
@cache_for_load
def pair(request: ReferenceRequest, one: str, two: str) -> HttpResponse:
    """Two cards: the reference's page, with the verdict on top."""
    built = shown_pair(request, one, two)
    if built is None:
        return cards.two_cards(request, one, two)
    if "show" in request.GET and not built.apart:
        return across(request, built.question, built.word, built.reason, built.reading["cites"][:2])
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


def wishes_of(query: QueryDict) -> tuple[dict[str, str], tuple[str, ...]]:
    """What is chosen beside the question, and what of the assumed is wished the other way round."""
    wishes = {key: query.get(key, "")[:20] for key in KEYS if query.get(key)}
    return wishes, tuple(dict.fromkeys(wish[:60] for wish in query.getlist("turn")[:MOST_TURNED]))


def as_asked(query: QueryDict, known: Catalogue) -> Answer:
    """The answer to the sentence of an address, with what is chosen beside it."""
    wishes, turned = wishes_of(query)
    players, edition = (digit(wishes.get(key, "")) for key in ("players", "edition"))
    return ask(query.get("q", ""), known, None, players=players, edition=edition, turned=frozenset(turned))


def as_corrected(query: QueryDict, known: Catalogue) -> Answer | None:
    """The claim of an address, judged as it stands. Mistake: it is none, or no card is called as was typed."""
    if "claim" not in query and "card" not in query:
        return None
    text, typed = query.get("q", ""), query.get("card", "").strip()
    before = ask(text, known) if text else None
    said = query.get("claim", "")
    claim = from_text(said) if said or before is None else before.read_as
    if typed:
        part = query.get("part", "")[:20]
        claim = ReadAs(claim, claim, known, language(), {"part": part}, None).with_card(typed)
    return judged(claim, known, language(), before)


def answered(request: ReferenceRequest) -> HttpResponse:
    wishes, turned = wishes_of(request.GET)
    found = wrong = None
    try:
        found = as_corrected(request.GET, request.known)
    except Mistake as mistake:
        wrong = mistake
    found = found or as_asked(request.GET, request.known)
    template = "asking/results.html" if request.htmx.target == "results" else "asking/page.html"
    here = f"?{request.GET.urlencode()}"
    shown = ShownAnswer(found, request.known, language(), wishes, turned)
    if "show" in request.GET and shown.kind == "one":
        cites = [shown.decides.slug] if shown.decides else []
        return across(request, shown.title, shown.word, shown.reason, cites)
    context = {"shown": shown, "own_search": True, "wrong": wrong.message[language()] if wrong else ""}
    response = page(request, template, lambda: reverse("cards:search") + here, context)
    response.status_code = 400 if wrong else 200
    return response


def across(request: ReferenceRequest, title: str, word: str, text: str, cites: list[str]) -> HttpResponse:
    """The verdict large, for both sides of the table."""
    query = request.GET.copy()
    del query["show"]
    back = f"{request.path}?{query.urlencode()}" if query else request.path
    verdict = {"word": word, "text": text, "cites": cites}
    return render(request, "disputes/across.html", {"title": title, "verdict": verdict, "back": back})


def digit(text: str) -> int:
    return number(text, 1, otherwise=0)
