"""What other sites take from ours: a feed, a sitemap, oEmbed, and the one page that they may frame."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from csp.decorators import csp_replace
from django.contrib.sitemaps import Sitemap
from django.contrib.sitemaps import views as django_sitemaps
from django.db.models import Q
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import Resolver404, resolve, reverse
from django.utils.feedgenerator import Atom1Feed
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.cache import cache_control
from django.views.decorators.clickjacking import xframe_options_exempt

from cards.catalogue import catalogue
from cards.models import Card, Edition, Entry, Expansion, Kingdom, Situation
from cards.pages.costs import costs
from cards.pages.requests import number, origin
from cards.pages.responses import send, tag_of
from rules.speech.grammar import LANGUAGES

HOUR = 3600
MOST_NEWS = 60


# --- a feed ----------------------------------------------------------------------------------------------------------


@costs("reading")
def feed(request: HttpRequest) -> HttpResponse:
    """New and changed statements, newest first; with ?only=errata those that correct what is printed."""
    site, only = origin(request), request.GET.get("only", "")
    rows = Entry.objects.select_related("card", "edition")
    if only == "errata":
        rows = rows.filter(Q(kind=Entry.Kind.ERROR) | Q(source_en__icontains="errat") | ~Q(supersedes=[]))
    title = _("Errata") if only == "errata" else _("New and changed statements")
    told = Atom1Feed(
        title=f"Referee: {title}",
        link=f"{site}{reverse('home')}",
        description=str(title),
        language=request.LANGUAGE_CODE,
        feed_url=request.build_absolute_uri(),
    )
    for entry in rows.order_by("-at", "position")[:MOST_NEWS]:
        about = entry.card.name if entry.card else entry.title
        told.add_item(
            title=f"{about} {entry.n}",
            link=f"{site}{entry.get_absolute_url()}",
            description=entry.text,
            unique_id=f"{site}{entry.get_absolute_url()}",
            updateddate=entry.at,
            categories=[entry.edition.book, entry.standing],
        )
    written = told.writeString("utf-8").encode()
    return send(request, tag_of(written), lambda: HttpResponse(written, content_type=Atom1Feed.content_type), HOUR)


# --- a sitemap -------------------------------------------------------------------------------------------------------


@costs("listing")
def sitemap_index(request: HttpRequest, **of: Any) -> HttpResponse:
    return django_sitemaps.index(request, **of)


@costs("listing")
def sitemap(request: HttpRequest, **of: Any) -> HttpResponse:
    return django_sitemaps.sitemap(request, **of)


class Pages(Sitemap):  # type: ignore[type-arg]  # generic in the stubs alone
    """Every page of a kind, in each language, with its other language beside it."""

    i18n = alternates = x_default = True
    limit = 2000

    def __init__(self, rows: Any) -> None:
        self.rows = rows

    def items(self) -> Any:
        return self.rows()

    def lastmod(self, item: Any) -> datetime | None:
        return getattr(item, "at", None)


def sitemaps() -> dict[str, Pages]:
    return {
        "cards": Pages(lambda: Card.objects.order_by("position")),
        "rulings": Pages(lambda: Entry.objects.order_by("position")),
        "sets": Pages(lambda: Expansion.objects.order_by("position")),
        "books": Pages(lambda: Edition.objects.order_by("pk")),
        "kingdoms": Pages(lambda: Kingdom.objects.select_related("edition").order_by("position")),
        "disputes": Pages(lambda: Situation.objects.order_by("position")),
    }


# --- a page to frame -------------------------------------------------------------------------------------------------

KINDS = ("card", "ruling", "dispute")


def show(kind: str, slug: str) -> dict[str, Any]:
    """What the page shows. Http404: there is no such thing."""
    known = catalogue()
    if kind == "card" and (card := known.address.get(slug)):
        return {"kind": kind, "thing": card, "title": card.name, "lines": known.lines(card)}
    if kind == "ruling" and (entry := Entry.objects.select_related("card", "edition").filter(slug=slug).first()):
        about = entry.card.name if entry.card else entry.title
        return {"kind": kind, "thing": entry, "title": f"{about} {entry.n}"}
    if kind == "dispute" and (told := Situation.objects.filter(slug=slug).first()):
        return {"kind": kind, "thing": told, "title": told.title, "picture": picture(told.slug)}
    raise Http404


def picture(slug: str) -> str:
    return reverse("referee:situation-picture", args=[slug])


@costs("reading")
@xframe_options_exempt
@csp_replace({"frame-ancestors": ["*"]})  # type: ignore[arg-type]  # its stubs know views without arguments
@cache_control(max_age=HOUR, public=True)
def embed(request: HttpRequest, language: str, kind: str, slug: str) -> HttpResponse:
    """A card, a ruling or a dispute for other sites: no script, no cookie, links that open a page of their own."""
    if language not in LANGUAGES:
        raise Http404
    with override(language):
        return render(request, "embed.html", show(kind, slug) | {"site": origin(request)})


@costs("reading")
@cache_control(max_age=HOUR, public=True)
def oembed(request: HttpRequest) -> HttpResponse:
    """https://oembed.com: what to show for the address of one of our pages."""
    if request.GET.get("format", "json") != "json":
        return JsonResponse({"error": "only json"}, status=501)
    found = page_at(request.GET.get("url", "")[:500])
    if found is None:
        return JsonResponse({"error": "no page of ours"}, status=404)
    language, kind, slug = found
    width, height = (
        min(number(request.GET.get(name, ""), 5, most), most) for name, most in (("maxwidth", 560), ("maxheight", 320))
    )
    site = origin(request)
    with override(language):
        title = show(kind, slug)["title"]
        source = f"{site}{reverse('embed', args=[language, kind, slug])}"
        frame = render_to_string("frame.html", {"source": source, "title": title, "width": width, "height": height})
    told = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Referee",
        "provider_url": f"{site}/",
        "title": title,
        "html": frame.strip(),
        "width": width,
        "height": height,
        "cache_age": HOUR,
    }
    return JsonResponse(told, headers={"Access-Control-Allow-Origin": "*"}, json_dumps_params={"ensure_ascii": False})


def page_at(address: str) -> tuple[str, str, str] | None:
    """The language, kind and slug of what an address of ours shows."""
    path = "/" + address.partition("://")[2].partition("/")[2].partition("?")[0].partition("#")[0]
    language = path[1:3]
    if language not in LANGUAGES:
        return None
    with override(language):
        try:
            match = resolve(path)
        except Resolver404:
            return None
        name = match.url_name or ""
        kind = "dispute" if name == "situation" else name if name in KINDS else ""
        slug = str(match.kwargs.get("slug", ""))
        try:
            return (language, kind, slug) if kind and show(kind, slug) else None
        except Http404:
            return None
