"""The pages of kingdoms: all of them, one of them, one made by lot, one that was pasted."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue, catalogue
from cards.kingdoms import paste, why, wish_form
from cards.kingdoms.about import about, preview
from cards.kingdoms.codes import NoCode, decode, encode
from cards.kingdoms.drawing import (
    DrawnKingdom,
    address_of,
    draw_page,
    form_context,
    no_such_code,
    read_asked,
    read_called,
)
from cards.kingdoms.generator import Collision, generate, offer
from cards.kingdoms.layout import Layout, is_pile
from cards.kingdoms.owning import books, read_books
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.tonight import boxes_of, by_book, shelf, tonight
from cards.kingdoms.wish_form import WishForm, read_players
from cards.models import Kingdom
from cards.pages.costs import costs
from cards.pages.languages import language
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import missing_page, page
from cards.pages.requests import origin
from cards.pages.responses import send, tag_of
from cards.pictures.responses import picture
from rules.facts import facts
from rules.speech.grammar import listed

# --- all of them -----------------------------------------------------------------------------------------------------


@costs("reading")
@cache_for_load
def kingdoms(request: ReferenceRequest) -> HttpResponse:
    """The recommended kingdoms, perhaps only those with a box; with boxes ticked, those that can be built first."""
    known = request.known
    owned = read_books(request.GET.getlist("own"))
    box = known.expansions.get(request.GET.get("box", ""))
    some = [kingdom for kingdom in known.kingdoms.values() if box is None or box in boxes_of(known, kingdom)]
    listed = (
        {"tonight": tonight(known, owned, some)}
        if owned
        else {"printed": by_book(known, some, False), "listed": by_book(known, some, True)}
    )
    own = [("own", book) for book in books() if book in owned]
    query = urlencode([*own, ("box", box.slug)] if box else own)
    context = {
        "section": "kingdoms",
        "shelf": shelf(known, owned),
        "owned": owned,
        "asked": "own" in request.GET,
        "own_query": urlencode(own),
        "box": box,
        "count": len(some),
        **listed,
    }
    here = f"?{query}" if query else ""
    return page(request, "kingdoms/kingdoms.html", lambda: reverse("cards:kingdoms") + here, context)


# --- one of them -----------------------------------------------------------------------------------------------------


def find(known: Catalogue, book: str, slug: str) -> Kingdom | None:
    rows = known.kingdoms.values()
    return next((row for row in rows if row.edition.book == book and slug in (row.slug, row.slug_de)), None)


def stored(request: HttpRequest, kingdom: Kingdom) -> ShownKingdom:
    layout = Layout.of(kingdom)
    substituted = bool(kingdom.alternates) and request.GET.get("substitutes") == "1"
    if substituted:
        layout = layout.with_substitutes(kingdom.alternates)
    return ShownKingdom(layout, read_players(request.GET.get("players")), kingdom, substituted)


@costs("reading")
@cache_for_load
def kingdom(request: ReferenceRequest, book: str, slug: str) -> HttpResponse:
    found = find(request.known, book, slug)
    if found is None:
        near = [request.known.kingdoms[key] for key in request.known.kingdom_names.near(slug.replace("-", " "), 5)]
        return missing_page(request, slug, near)
    shown = stored(request, found)
    context = about(request.known, shown) | {"namesakes": namesakes(request.known, found)}
    return page(request, "kingdoms/kingdom.html", lambda: shown.address(asked_players(request)), context)


def namesakes(known: Catalogue, kingdom: Kingdom) -> list[Kingdom]:
    """The others of this name, from other books."""
    return [other for other in known.kingdoms.values() if other.name == kingdom.name and other.pk != kingdom.pk]


def asked_players(request: HttpRequest) -> int | None:
    return read_players(request.GET["players"]) if "players" in request.GET else None


@costs("making")
def kingdom_file(request: HttpRequest, book: str, slug: str, name: str) -> HttpResponse:
    known = catalogue()
    found = find(known, book, slug)
    if found is None:
        raise Http404
    return file(request, known, stored(request, found), name)


def file(request: HttpRequest, known: Catalogue, shown: ShownKingdom, name: str) -> HttpResponse:
    """The kingdom to take along."""
    site = origin(request)
    if name == "kingdom.txt":
        return HttpResponse(shown.text(site), content_type="text/plain; charset=utf-8")
    if name == "kingdom.yaml":
        return HttpResponse(shown.document, content_type="application/yaml; charset=utf-8")
    if name == "kingdom.json":
        return JsonResponse(shown.json(site), json_dumps_params={"ensure_ascii": False, "indent": 1})
    if name == "sheet.pdf":
        return pdf(request, known, shown, site)
    if name == "picture.png":
        return picture(request, preview(known, shown))
    raise Http404


def pdf(request: HttpRequest, known: Catalogue, shown: ShownKingdom, site: str) -> HttpResponse:
    """The printed sheet. Like a page it is made once for a load, and kept."""
    key = ("pdf", site, request.get_full_path())
    found = known.pages.get(key)
    if found is None:
        from cards.kingdoms import sheet  # 40 MB, which only a process needs that prints

        made = sheet.make(known, shown, site + shown.address(shown.players))
        found = (made, tag_of(made))
        known.pages.put(key, *found)
    printed, tag = found
    response = send(request, tag, lambda: HttpResponse(printed, content_type="application/pdf"))
    name = shown.kingdom.here if shown.kingdom else shown.code
    response.headers["Content-Disposition"] = f'inline; filename="{name}-{shown.players}.pdf"'
    return response


# --- one made by lot -------------------------------------------------------------------------------------------------


@costs("reading")
@cache_for_load
def made(request: ReferenceRequest, code: str) -> HttpResponse:
    """The kingdom of a code."""
    try:
        layout = decode(code)
    except NoCode as error:
        return no_such_code(request, error)
    if encode(layout) != code:
        query = request.GET.urlencode()
        return redirect(reverse("cards:made", args=[encode(layout)]) + (f"?{query}" if query else ""))
    shown = ShownKingdom(layout, read_players(request.GET.get("players")), called=read_called(request.GET))
    return page(
        request, "kingdoms/kingdom.html", lambda: shown.address(asked_players(request)), about(request.known, shown)
    )


@costs("making")
def made_file(request: HttpRequest, code: str, name: str) -> HttpResponse:
    try:
        layout = decode(code)
    except NoCode as error:
        raise Http404 from error
    players = read_players(request.GET.get("players"))
    return file(request, catalogue(), ShownKingdom(layout, players, called=read_called(request.GET)), name)


@costs("making")
@cache_for_load
def draft(request: ReferenceRequest) -> HttpResponse:
    """Three are shown, one is picked, until there are enough. A seed that nobody gave is drawn."""
    asked = read_asked(request)
    seed = request.GET.get("seed", "")[:40]
    if asked.unknown:
        return draw_page(request, asked)
    if not seed:
        with_seed = request.GET.copy()
        with_seed["seed"] = secrets.token_hex(8)
        return never(redirect(f"{reverse('cards:draft')}?{with_seed.urlencode()}"))
    locked, picked = picks(asked, request.GET.getlist("pick"))
    try:
        if len(locked) + len(picked) >= asked.wishes.size:
            layout = generate(replace(asked.wishes, locked=(*asked.wishes.locked, *picked)), seed)
            return redirect(address_of(asked, DrawnKingdom.new(layout)))
        context = drafting(request.known, asked, seed, locked, picked)
    except Collision as collision:
        return draw_page(request, asked, collision=collision)
    query = request.GET.urlencode()
    context |= form_context(request, asked)
    return page(request, "kingdoms/draft.html", lambda: f"{reverse('cards:draft')}?{query}", context)


def never(response: HttpResponse) -> HttpResponse:
    """By lot, so nobody shall keep it."""
    add_never_cache_headers(response)
    return response


def picks(asked: WishForm, picked: list[str]) -> tuple[list[str], list[str]]:
    """The piles that were locked, and those that were picked beside them."""
    locked = [slug for slug in asked.wishes.locked if is_pile(facts()[slug])]
    there = [slug for slug in dict.fromkeys(picked) if slug in facts() and is_pile(facts()[slug])]
    return locked, [slug for slug in there if slug not in locked]


def drafting(known: Catalogue, asked: WishForm, seed: str, locked: list[str], picked: list[str]) -> dict[str, Any]:
    """The next cards to choose from, with what each is good for, and what was chosen so far."""
    offered = offer(asked.wishes, picked, seed)
    reasons = why.reasons(Layout(tuple(dict.fromkeys([*locked, *picked, *offered]))), asked.wishes)
    form = [*wish_form.fields(asked.wishes), ("players", asked.players), ("seed", seed)]
    chosen = [("pick", slug) for slug in picked]
    return {
        "offered": [(known.cards[slug], reasons[slug], known.lines(known.cards[slug])) for slug in offered],
        "picked": [known.cards[slug] for slug in (*locked, *picked)],
        "place": len(locked) + len(picked) + 1,
        "size": asked.wishes.size,
        "whose": len(picked) % asked.players + 1,
        "hidden": [*form, *chosen],
        "back": urlencode([*form, *chosen[:-1]]),
    }


# --- one that was pasted ---------------------------------------------------------------------------------------------


@costs("making")
@cache_for_load
def pasted(request: ReferenceRequest) -> HttpResponse:
    """A list of names in either language becomes a kingdom's page."""
    text = request.GET.get("list", "")
    context: dict[str, Any] = {"section": "kingdoms", "list": text, "longest": paste.LONGEST}
    status = 200
    if text.strip():
        found = paste.read(text)
        if found.stored:
            return redirect(request.known.kingdoms[found.stored])
        if found.layout and found.whole:
            return redirect(f"{reverse('cards:made', args=[encode(found.layout)])}{for_players(found.players)}")
        context["found"] = found
        context["for_players"] = for_players(found.players)
        context["mended"] = paste.mend_list(text, found, language())
        context["all_mended"] = paste.all_mended(text, found, language())
        context["left_out"] = [request.known.cards[slug] for slug in dict.fromkeys(found.left_out)]
        context["understood"] = [request.known.cards[slug] for slug in (found.layout.chosen if found.layout else ())]
        context["also"] = also_understood(found, request.known)
        context["code"] = encode(found.layout) if found.layout else ""
        status = 200 if found.layout and not found.unknown and not found.left_out else 422
    response = page(request, "kingdoms/paste.html", lambda: reverse("cards:paste"), context)
    response.status_code = status
    return response


def for_players(n: int) -> str:
    return f"?players={n}" if n else ""


def also_understood(found: paste.Pasted, known: Catalogue) -> list[str]:
    """What is no card of its own on the page: Colony, Shelters, how many sit there."""
    said = []
    if found.layout and found.layout.colony:
        said.append(listed([known.cards[slug].name for slug in paste.COLONY], language()))
    if found.layout and found.layout.shelters:
        said.append(_("Shelters"))
    if found.players:
        said.append(_("%(n)s at the table") % {"n": found.players})
    return said
