"""The library: situations to replay, found by words, groups, cards and rulings."""

from __future__ import annotations

from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import cache_control

from cards.catalogue import catalogue
from cards.models import Situation as Told
from cards.pages.costs import costs
from cards.pages.languages import language
from cards.pictures.responses import picture
from referee.board.table import lay
from referee.disputes.notebook import clean, note_dispute
from referee.disputes.picture import thumbnail
from referee.disputes.preview import preview
from referee.library.choosing import all_of_them, choose_disputes, famous_first, groups
from referee.library.page import SituationPage, list_disputes
from referee.models import Dispute
from rules import Mistake, Run, parse

A_PAGE = 18
DAY = 24 * 3600


@costs("reading")  # what has to be played for its verdict waits for its turn by itself
@cache_control(private=True, no_cache=True)  # each has its own token for what it sends
def disputes(request: HttpRequest) -> HttpResponse:
    known = catalogue()
    asked = {name: clean(request.GET.get(name, "")) for name in ("q", "group", "card", "ruling")}
    searched = any(asked.values())
    found, unknown = choose_disputes(asked, known)
    fitting = famous_first(found) if searched else all_of_them(known)
    page = Paginator(fitting, A_PAGE).get_page(request.GET.get("page"))
    some = Told.objects.in_bulk(page.object_list)
    context: dict[str, Any] = {
        "known": known,
        "section": "disputes",
        "asked": asked,
        "searched": searched,
        "unknown": unknown,
        "page": page,
        "listed": list_disputes(some[pk] for pk in page if pk in some),
        "groups": [{**group, "current": group["slug"] == asked["group"]} for group in groups()],
    }
    return render(request, "library/disputes.html", context)


@costs("running", send="running")
def situation(request: HttpRequest, slug: str) -> HttpResponse:
    """A situation with its story, what it proves, and "replay": which opens it as a dispute like any other."""
    told = get_object_or_404(Told.objects.prefetch_related("proves", "cards"), slug=slug)
    try:
        described = parse(told.described())
    except Mistake as mistake:
        context = {"section": "disputes", "told": told, "mistake": mistake.message[language()]}
        return render(request, "library/situation.html", context, status=422)
    if request.method == "POST":
        dispute = Dispute.store(described, told.slug)
        return note_dispute(request, dispute, redirect("referee:step", dispute.key, 0))
    page = SituationPage(told, Run(described))
    context = {"known": page.known, "section": "disputes", "told": told, "page": page, "shared": page.shared}
    return render(request, "library/situation.html", context)


@costs("running")
@cache_control(max_age=DAY, public=True)
def situation_picture(request: HttpRequest, slug: str) -> HttpResponse:
    told = get_object_or_404(Told, slug=slug)
    try:
        replay = Run(parse(told.described()).with_moves(()))
    except Mistake:
        return HttpResponse(status=404)
    return HttpResponse(thumbnail(catalogue(), lay(replay.at(0)), told.title), content_type="image/svg+xml")


@costs("running")
def situation_verdict(request: HttpRequest, slug: str) -> HttpResponse:
    """Its verdict for where the address is shared, as PNG."""
    told = get_object_or_404(Told.objects.prefetch_related("proves"), slug=slug)
    try:
        replay = Run(parse(told.described()))
    except Mistake:
        return HttpResponse(status=404)
    return picture(request, preview(None, replay, replay.last, told.title, told))
