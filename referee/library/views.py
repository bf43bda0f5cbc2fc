"""The library: situations to replay, found by words, groups, cards and rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.core.paginator import Paginator
from django.db.models import Case, Q, QuerySet, When
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_safe

from cards.catalogue import Catalogue, catalogue
from cards.models import Entry
from cards.models import Situation as Told
from cards.search.find import search
from referee.board.drawn import lay
from referee.disputes.notebook import clean, noted
from referee.disputes.picture import thumbnail
from referee.disputes.ruling import ruling
from referee.models import Dispute
from referee.spoken import language
from rules import Mistake, Run, parse, read_yaml

A_PAGE = 18
DAY = 24 * 3600


def groups() -> list[dict[str, str]]:
    """The groups of famous disputes, in their order, named in the page's language."""
    rows: dict[str, dict[str, str]] = read_yaml(settings.FIXTURES_DIR / "situations" / "groups.yaml") or {}
    tongue = "de" if language() else "en"
    return [{"slug": slug, "name": row[tongue]} for slug, row in rows.items()]


@dataclass
class NotThere:
    """Something asked for that is not there, and what may have been meant: (what is sent, the name)."""

    field: str
    text: str
    near: list[tuple[str, str]]


def _card(text: str, known: Catalogue) -> str:
    card = known.address.get(text) or known.cards.get(known.names.first(text) or "")
    return card.slug if card else ""


def _near(name: str, known: Catalogue) -> list[str]:
    """Names like this one; none when there is a card of that name."""
    return [] if _card(name, known) else [known.cards[slug].name for slug in known.names.near(name)]


def _name_and_number(text: str) -> tuple[str, str]:
    """A citation as it is printed: `§ Tactician 5`."""
    name, n = re.fullmatch(r"(?:§\s*)?(.*?)[\s,]*(\d{0,4})", text, re.DOTALL).groups()  # type: ignore[union-attr]
    return name, n


def _rulings(text: str, known: Catalogue) -> QuerySet[Entry]:
    """The rulings of that address, or that a citation calls so: `Tactician 5`; without a number, all about it."""
    name, n = _name_and_number(text)
    of_a_card = Q(topic=_card(name, known) or name.lower())
    called = Q(card=None) & (Q(title_en__iexact=name) | Q(title_de__iexact=name))
    numbered = Q(n=int(n)) if n else Q()
    return Entry.objects.filter(Q(slug=text.lower()) | ((of_a_card | called) & numbered))


@require_safe
def disputes(request: HttpRequest) -> HttpResponse:
    known = catalogue()
    asked = {name: clean(request.GET.get(name, "")) for name in ("q", "group", "card", "ruling")}
    found = Told.objects.prefetch_related("cards")
    unknown: list[NotThere] = []
    if asked["group"]:
        found = found.filter(group=asked["group"])
    if asked["card"]:
        slug = _card(asked["card"], known)
        found = found.filter(cards__slug=slug)
        if not slug:
            near = [(name, name) for name in _near(asked["card"], known)]
            unknown.append(NotThere("card", _("No card is called “%(name)s”.") % {"name": asked["card"]}, near))
    if asked["ruling"]:
        rulings = _rulings(asked["ruling"], known)
        found = found.filter(proves__in=rulings)
        if not rulings.exists():
            name, n = _name_and_number(asked["ruling"])
            near = [(f"{near} {n}".strip(), f"{near} {n}".strip()) for near in _near(name, known)]
            unknown.append(NotThere("ruling", _("No ruling is called “%(name)s”.") % {"name": asked["ruling"]}, near))
    if asked["q"]:
        matches = search(asked["q"], known)
        if matches.meant:
            unknown.append(NotThere("q", "", [(query, meant.name) for meant, query in matches.meant]))
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
        "unknown": unknown,
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
    replay = Run(described)
    groups_ = {group["slug"]: group["name"] for group in groups()}
    context = {
        "known": catalogue(),
        "section": "disputes",
        "told": told,
        "group": groups_.get(told.group, ""),
        "verdict": ruling(replay, replay.last, told),
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
        replay = Run(parse(told.described()).with_moves(()))
    except Mistake:
        return HttpResponse(status=404)
    return HttpResponse(thumbnail(lay(replay.at(0)), told.title), content_type="image/svg+xml")
