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
from django.views.decorators.cache import never_cache

from cards.catalogue import Catalogue, catalogue
from cards.kingdoms import paste, sheet, why, wish_form
from cards.kingdoms.about import about, preview
from cards.kingdoms.codes import NoCode, decode, encode
from cards.kingdoms.generator import Collision, Wishes, generate, offer, swap
from cards.kingdoms.layout import Layout, is_pile
from cards.kingdoms.owning import books, read_books
from cards.kingdoms.setup import PLAYERS
from cards.kingdoms.shown import ShownKingdom
from cards.kingdoms.tonight import boxes_of, by_book, shelf, tonight
from cards.kingdoms.wish_form import EITHER, NUMBERS, OF_BOXES, TICKED, WishForm, read_players
from cards.kingdoms.words import expansion, in_order, names
from cards.models import Kingdom
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import missing, page
from cards.pages.requests import origin
from cards.pages.responses import send, tag_of
from cards.pictures.sent import picture
from rules.facts import facts

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
        return missing(request, slug, near)
    shown = stored(request, found)
    return page(
        request, "kingdoms/kingdom.html", lambda: shown.address(asked_players(request)), about(request.known, shown)
    )


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
        made = sheet.make(known, shown, site + shown.address(shown.players))
        found = (made, tag_of(made))
        known.pages.put(key, *found)
    printed, tag = found
    response = send(request, tag, lambda: HttpResponse(printed, content_type="application/pdf"))
    name = shown.kingdom.here if shown.kingdom else shown.code
    response.headers["Content-Disposition"] = f'inline; filename="{name}-{shown.players}.pdf"'
    return response


# --- one made by lot -------------------------------------------------------------------------------------------------


@costs("making")
@never_cache
def generator(request: ReferenceRequest) -> HttpResponse:
    """The form; or what it asks for, made and shown at an address of its own."""
    request.known = catalogue()
    asked = wish_form.read(request.GET)
    do, _colon, slug = request.GET.get("do", "").partition(":")
    if not do:
        return form_page(request, asked)
    if asked.unknown or not asked.wishes.books:
        return form_page(request, asked, tried=True)
    seed = request.GET.get("seed") or secrets.token_hex(8)
    try:
        if do == "draft":
            return redirect(f"{reverse('cards:draft')}?{asked.query()}&{urlencode({'seed': seed[:40]})}")
        if do in ("swap", "ban"):
            asked, layout = changed(asked, decode(request.GET.get("code", "")), do, slug, seed)
        else:
            layout = generate(asked.wishes, seed)
    except Collision as collision:
        return form_page(request, asked, collision=collision, kept_one=slug if do in ("swap", "ban") else "")
    except NoCode as error:
        return no_such_code(request, error)
    return redirect(f"{reverse('cards:made', args=[encode(layout)])}?{asked.query()}")


def changed(asked: WishForm, layout: Layout, do: str, slug: str, seed: str) -> tuple[WishForm, Layout]:
    """One card for another; `ban` also keeps it away from now on."""
    if slug not in layout.chosen:
        return asked, layout
    wishes = replace(asked.wishes, locked=tuple(other for other in asked.wishes.locked if other != slug))
    if do == "ban":
        wishes = replace(wishes, vetoed=wishes.vetoed | {slug})
    return replace(asked, wishes=wishes), swap(wishes, layout, slug, seed)


def form_page(
    request: ReferenceRequest,
    asked: WishForm,
    collision: Collision | None = None,
    kept_one: str = "",
    tried: bool = False,
) -> HttpResponse:
    context = form_context(request, asked) | {"tried": tried}
    if collision:
        context["collision"] = [wish_name(name, asked.wishes) for name in collision.wishes]
        context["too_few"] = collision.piles if collision.wishes == ("books",) else None
        context["kept_one"] = request.known.cards.get(kept_one)
        context["code"] = request.GET.get("code", "")[:100] if kept_one else ""
    query = request.GET.urlencode()
    response = page(
        request, "kingdoms/generator.html", lambda: reverse("cards:generator") + (f"?{query}" if query else ""), context
    )
    if tried or collision:
        response.status_code = 422
    return response


def form_context(request: ReferenceRequest, asked: WishForm) -> dict[str, Any]:
    wishes = asked.wishes
    return {
        "section": "kingdoms",
        "asked": asked,
        "shelf": shelf(request.known, wishes.books),
        "players": [(n, n == asked.players) for n in PLAYERS],
        "ticks": [(name, label, getattr(wishes, name)) for name, label in TICKED.items()],
        "choices": {name: [(n, getattr(wishes, name) == n) for n in numbers] for name, numbers in NUMBERS.items()},
        "either": [(name, label, getattr(wishes, name)) for name, label in EITHER.items()],
        "of_boxes": [of_box(request.known, name, wishes) for name in OF_BOXES],
        "locked": [request.known.cards[slug] for slug in wishes.locked],
        "vetoed": [request.known.cards[slug] for slug in sorted(wishes.vetoed)],
    }


def of_box(known: Catalogue, name: str, wishes: Wishes) -> dict[str, Any]:
    """A line of the form: at least or at most so many from one box. Further ones stay as they are."""
    given = getattr(wishes, name)
    box, n = given[0] if given else ("", None)
    return {
        "name": name,
        "label": OF_BOXES[name],
        "boxes": [(each, each.slug == box) for each in known.expansions.values()],
        "numbers": [(number, number == n) for number in range(name == "least", 11)],
        "others": [f"{other}:{number}" for other, number in given[1:]],
    }


def wish_name(name: str, wishes: Wishes) -> str:
    """A wish as the form calls it."""
    if name in TICKED:
        return str(TICKED[name])
    if name == "attacks":
        return _("at most %(n)s piles with Attacks") % {"n": wishes.attacks} if wishes.attacks else _("no Attacks")
    if name == "per_box":
        return _("at most %(n)s from one box") % {"n": wishes.per_box}
    if name == "landscapes":
        return _("exactly %(n)s landscapes") % {"n": wishes.landscapes}
    if name == "size":
        return _("a kingdom of %(n)s piles") % {"n": wishes.size}
    if name in EITHER:
        wished = _("%(what)s: yes") if getattr(wishes, name) else _("%(what)s: no")
        return wished % {"what": EITHER[name]}
    if name in OF_BOXES:
        boxes = ", ".join(f"{n} × {expansion(box)}" for box, n in getattr(wishes, name))
        return f"{OF_BOXES[name]} {boxes}"
    if name == "locked":
        return _("the cards you locked: %(cards)s") % {"cards": names(wishes.locked)}
    if name == "vetoed":
        return _("the cards you vetoed: %(cards)s") % {"cards": names(sorted(wishes.vetoed))}
    return _("your boxes")


@costs("reading")
@cache_for_load
def made(request: ReferenceRequest, code: str) -> HttpResponse:
    """The kingdom of a code. The form that it came from stays in the address, so that it can be changed."""
    try:
        layout = decode(code)
    except NoCode as error:
        return no_such_code(request, error)
    if encode(layout) != code:
        query = request.GET.urlencode()
        return redirect(reverse("cards:made", args=[encode(layout)]) + (f"?{query}" if query else ""))
    asked = wish_form.read(request.GET)
    shown = ShownKingdom(layout, asked.players)
    wishes = asked.wishes if asked.sent else replace(asked.wishes, books=frozenset(books()))
    context = about(request.known, shown) | {
        **by_lot(request.known, layout, replace(asked, wishes=wishes)),
        "numbers": [(n, made_address(shown, asked, n), n == shown.players) for n in PLAYERS],
    }
    return page(request, "kingdoms/kingdom.html", lambda: made_address(shown, asked, asked.players), context)


def by_lot(known: Catalogue, layout: Layout, asked: WishForm) -> dict[str, Any]:
    """Why each card came, and what can be changed about it."""
    wishes, cards = asked.wishes, known.cards
    reasons = why.reasons(layout, wishes)
    return {
        "rows": [(cards[slug], reasons[slug], slug in wishes.locked) for slug in all_in_order(layout)],
        "lots": why.lots(layout, wishes),
        "asked": asked,
        "hidden": [pair for pair in wish_form.fields(wishes) if pair[0] != "lock"],
        "vetoed": [cards[slug] for slug in sorted(wishes.vetoed)],
    }


def made_address(shown: ShownKingdom, asked: WishForm, players: int) -> str:
    return f"{shown.path}?{replace(asked, players=players).query()}"


def all_in_order(layout: Layout) -> list[str]:
    beside = [*layout.landscapes, *(slug for slug in (layout.ally, layout.prophecy) if slug)]
    return [*in_order(layout.piles), *([layout.bane] if layout.bane else []), *beside]


def no_such_code(request: ReferenceRequest, error: NoCode) -> HttpResponse:
    """What is wrong with a code, and the form with everything that the address still says."""
    context = form_context(request, wish_form.read(request.GET)) | {"no_code": error.why}
    response = page(request, "kingdoms/generator.html", lambda: reverse("cards:generator"), context)
    response.status_code = 404
    return response


@costs("making")
def made_file(request: HttpRequest, code: str, name: str) -> HttpResponse:
    try:
        layout = decode(code)
    except NoCode as error:
        raise Http404 from error
    return file(request, catalogue(), ShownKingdom(layout, read_players(request.GET.get("players"))), name)


@costs("making")
@cache_for_load
def draft(request: ReferenceRequest) -> HttpResponse:
    """Three are shown, one is picked, until there are enough. A seed that nobody gave is drawn."""
    asked = wish_form.read(request.GET)
    seed = request.GET.get("seed", "")[:40]
    if asked.unknown or not asked.wishes.books:
        return form_page(request, asked, tried=True)
    if not seed:
        with_seed = request.GET.copy()
        with_seed["seed"] = secrets.token_hex(8)
        return never(redirect(f"{reverse('cards:draft')}?{with_seed.urlencode()}"))
    locked, picked = picks(asked, request.GET.getlist("pick"))
    try:
        if len(locked) + len(picked) >= asked.wishes.size:
            layout = generate(replace(asked.wishes, locked=(*asked.wishes.locked, *picked)), seed)
            return redirect(f"{reverse('cards:made', args=[encode(layout)])}?{asked.query()}")
        context = drafting(request.known, asked, seed, locked, picked)
    except Collision as collision:
        return form_page(request, asked, collision=collision)
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
            return redirect("cards:made", encode(found.layout))
        context["found"] = found
        context["left_out"] = [request.known.cards[slug] for slug in dict.fromkeys(found.left_out)]
        context["understood"] = [request.known.cards[slug] for slug in (found.layout.chosen if found.layout else ())]
        context["code"] = encode(found.layout) if found.layout else ""
        status = 422
    response = page(request, "kingdoms/paste.html", lambda: reverse("cards:paste"), context)
    response.status_code = status
    return response
