"""The library: situations to replay, found by words, groups, cards and rulings."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.core.paginator import Paginator
from django.db.models import Case, When
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_safe

from cards.catalogue import catalogue
from cards.models import Situation as Told
from cards.search.find import search
from referee.models import Dispute
from referee.notebook import clean, noted
from referee.picture import thumbnail
from referee.replay import Replay, play
from referee.table import language, lay
from referee.verdict import verdict
from rules.facts import read_yaml
from rules.notation import parse
from rules.situation import Mistake

A_PAGE = 18
DAY = 24 * 3600


def groups() -> list[dict[str, str]]:
    """The groups of famous disputes, in their order, named in the page's language."""
    rows: dict[str, dict[str, str]] = read_yaml(settings.FIXTURES_DIR / "situations" / "groups.yaml") or {}
    tongue = "de" if language() else "en"
    return [{"slug": slug, "name": row[tongue]} for slug, row in rows.items()]


@require_safe
def disputes(request: HttpRequest) -> HttpResponse:
    known = catalogue()
    asked = {name: clean(request.GET.get(name, "")) for name in ("q", "group", "card", "ruling")}
    found = Told.objects.prefetch_related("cards")
    if asked["group"]:
        found = found.filter(group=asked["group"])
    if asked["card"]:
        card = known.address.get(asked["card"]) or known.cards.get(known.names.find(asked["card"]) or "")
        found = found.filter(cards__slug=card.slug if card else asked["card"])
    if asked["ruling"]:
        found = found.filter(proves__slug=asked["ruling"])
    if asked["q"]:
        matches = search(asked["q"], known)
        named = Told.objects.filter(cards__slug__in=[card.slug for card in matches.hot]) if matches.hot else []
        found = found.filter(slug__in={*matches.situations, *(row.slug for row in named)})
    whens = [When(group=group["slug"], then=place) for place, group in enumerate(groups())]
    famous_first = Case(*whens, default=len(whens))
    page = Paginator(found.order_by(famous_first, "position").distinct(), A_PAGE).get_page(request.GET.get("page"))
    context: dict[str, Any] = {
        "known": known,
        "section": "disputes",
        "asked": asked,
        "searched": any(asked.values()),
        "page": page,
        "groups": [{**group, "current": group["slug"] == asked["group"]} for group in groups()],
    }
    return render(request, "referee/disputes.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def situation(request: HttpRequest, slug: str) -> HttpResponse:
    """A situation with its story, what it proves, and "replay": which opens it as a dispute like any other."""
    told = get_object_or_404(Told.objects.prefetch_related("proves", "cards"), slug=slug)
    try:
        described = parse(told.described())
    except Mistake as mistake:
        context = {"section": "disputes", "told": told, "mistake": mistake.message[language()]}
        return render(request, "referee/situation.html", context, status=422)
    if request.method == "POST":
        dispute = Dispute.store(described, told.slug)
        return noted(request, dispute, redirect("referee:step", dispute.key, 0))
    replay = play(described)
    proves = [entry.slug for entry in told.proves.all()]
    groups_ = {group["slug"]: group["name"] for group in groups()}
    context = {
        "known": catalogue(),
        "section": "disputes",
        "told": told,
        "group": groups_.get(told.group, ""),
        "verdict": verdict(replay, replay.last, language(), proves),
        "steps": replay.last,
        "decisions": len(replay.asked),
        "stop": replay.stop.why[language()] if replay.stop else "",
        "begin": f"{reverse('referee:describe')}?situation={told.slug}",
        "related": Told.objects.filter(group=told.group).exclude(pk=told.pk)[:4] if told.group else [],
    }
    return render(request, "referee/situation.html", context)


@cache_control(max_age=DAY, public=True)
@require_safe
def situation_picture(request: HttpRequest, slug: str) -> HttpResponse:
    told = get_object_or_404(Told, slug=slug)
    try:
        replay = Replay(parse(told.described()).with_moves(()))
    except Mistake:
        return HttpResponse(status=404)
    return HttpResponse(thumbnail(lay(replay.at(0)), told.title), content_type="image/svg+xml")
