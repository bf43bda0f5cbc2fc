"""The pages of kingdoms: all of them, one of them, one made by lot, one that was pasted."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter, defaultdict
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, override
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cards import told
from cards.catalogue import Catalogue, catalogue
from cards.kept import Asking, kept
from cards.kingdoms import paste, reading, sheet, why, wish_form
from cards.kingdoms.codes import NoCode, decode, encode
from cards.kingdoms.generator import PILES, Collision, Wishes, generate, offer, on_the_shelf, swap
from cards.kingdoms.layout import Layout, is_pile
from cards.kingdoms.owning import Box, books, build, read_books
from cards.kingdoms.setup import PLAYERS
from cards.kingdoms.shown import Shown
from cards.kingdoms.wish_form import NUMBERS, TICKED, WishForm, read_players
from cards.kingdoms.words import in_order, names
from cards.models import Kingdom, current, other
from cards.sending import unchanged
from cards.views.page import missing, page
from rules.facts import expansions, facts

# --- all of them -----------------------------------------------------------------------------------------------------


@require_safe
@kept
def kingdoms(request: Asking) -> HttpResponse:
    """The recommended kingdoms; with boxes ticked, those that can be built first."""
    known = request.known
    owned = read_books(request.GET.getlist("own"))
    context = {"section": "kingdoms", "shelf": shelf(known, owned), "owned": owned, "asked": "own" in request.GET}
    if owned:
        context["tonight"] = tonight(known, owned)
    else:
        by_book = defaultdict(list)
        for kingdom in known.kingdoms.values():
            by_book[kingdom.edition].append((kingdom, boxes_of(known, kingdom)))
        context["by_book"] = list(by_book.items())
    query = urlencode([("own", book) for book in books() if book in owned])
    return page(
        request, "kingdoms/kingdoms.html", lambda: reverse("cards:kingdoms") + (f"?{query}" if query else ""), context
    )


def boxes_of(known: Catalogue, kingdom: Kingdom) -> list[Any]:
    return list(dict.fromkeys(known.cards[slug].expansion for slug in kingdom.piles))


def shelf(known: Catalogue, owned: frozenset[str]) -> list[dict[str, Any]]:
    """Every box and edition to tick."""
    return [
        {
            "box": known.expansions[box.slug],
            "editions": [(known.books[book], book in owned, held(book)) for book in box.editions.values()],
        }
        for box in expansions().values()
    ]


def held(book: str) -> dict[str, int]:
    """How many of a box's Kingdom piles the referee plays, and how many there are."""
    piles = {playable: len(on_the_shelf(frozenset({book}), playable)["piles"]) for playable in (True, False)}
    return {"played": piles[True], "piles": piles[False]}


def tonight(known: Catalogue, owned: frozenset[str]) -> dict[str, list[dict[str, Any]]]:
    """What can be built with these boxes, what lacks one card, and how many need more."""
    found: dict[str, list[dict[str, Any]]] = {"yes": [], "nearly": [], "no": []}
    told_apart = Counter(kingdom.name_en for kingdom in known.kingdoms.values())  # two books may use one name
    for kingdom in known.kingdoms.values():
        built = build(Layout.of(kingdom), owned, kingdom.alternates)
        row = {
            "kingdom": kingdom,
            "boxes": boxes_of(known, kingdom),
            "book": kingdom.edition if told_apart[kingdom.name_en] > 1 else None,
            "missing": [known.cards[slug] for slug in built.missing],
            "substitutes": [(known.cards[old], known.cards[new]) for old, new in built.substitutes.items()],
        }
        found["yes" if not built.missing else "nearly" if len(built.missing) == 1 else "no"].append(row)
    return found


# --- one of them -----------------------------------------------------------------------------------------------------


def find(known: Catalogue, book: str, slug: str) -> Kingdom | None:
    rows = known.kingdoms.values()
    return next((row for row in rows if row.edition.book == book and slug in (row.slug, row.slug_de)), None)


def stored(request: HttpRequest, kingdom: Kingdom) -> Shown:
    layout = Layout.of(kingdom)
    substituted = bool(kingdom.alternates) and request.GET.get("substitutes") == "1"
    if substituted:
        layout = layout.with_substitutes(kingdom.alternates)
    return Shown(layout, read_players(request.GET.get("players")), kingdom, substituted)


@require_safe
@kept
def kingdom(request: Asking, book: str, slug: str) -> HttpResponse:
    found = find(request.known, book, slug)
    if found is None:
        near = [request.known.kingdoms[key] for key in request.known.kingdom_names.near(slug.replace("-", " "), 5)]
        return missing(request, slug, near)
    shown = stored(request, found)
    return page(request, "kingdoms/kingdom.html", lambda: shown.address(asked_players(request)), about(request, shown))


def asked_players(request: HttpRequest) -> int | None:
    return read_players(request.GET["players"]) if "players" in request.GET else None


def about(request: Asking, shown: Shown) -> dict[str, Any]:
    """What a kingdom's page shows, whether a book or a code gave it."""
    known, layout = request.known, shown.layout
    cards = known.cards
    entries = reading.rulings(known, layout, shown.editions)
    return {
        "section": "kingdoms",
        "shown": shown,
        "kingdom": shown.kingdom,
        "numbers": [(n, shown.address(n), n == shown.players) for n in PLAYERS],
        "piles": [cards[slug] for slug in in_order(layout.piles)],
        "landscapes": [cards[slug] for slug in (layout.ally, *layout.landscapes) if slug],
        "bane": cards.get(layout.bane),
        "boons": [cards[slug] for slug in layout.boons],
        "mixed": [mixed(known, slug, shown.players) for slug in layout.supply if facts()[slug].cards],
        "alternates": [(cards[old], cards[new]) for old, new in shown.alternates.items()],
        "boxes": [needed(known, shown, box) for box in shown.boxes],
        "basics": not any(box.expansion == "base" for box in shown.boxes),
        "unmodelled": [cards[slug] for slug in layout.unmodelled()],
        "entries": entries,
        "proofs": told.proofs(entries),
        "texts": texts(shown),
        "ten": len(layout.piles) == PILES,
    }


def texts(shown: Shown) -> list[dict[str, str]]:
    """The text to copy, in the page's language and in the other."""
    found = []
    for code in (current(), other()):
        with override(code):
            found.append({"code": code, "text": shown.text("{origin}"), "href": shown.file("kingdom.txt")})
    return found


def needed(known: Catalogue, shown: Shown, box: Box) -> dict[str, Any]:
    """A box, how many piles come from it, and in which editions they are."""
    n = sum(facts()[slug].expansion == box.expansion for slug in shown.layout.supply)
    piles = ngettext("%(n)s pile", "%(n)s piles", n) % {"n": n} if n else ""
    editions = len(expansions()[box.expansion].editions)
    return {"box": known.expansions[box.expansion], "needs": box, "piles": piles, "editions": editions}


def mixed(known: Catalogue, slug: str, players: int) -> dict[str, Any]:
    """A mixed pile, top card first, with how many there are of each."""
    parts = [(known.cards[part], facts()[part].count(players)) for part in facts()[slug].cards]
    return {"pile": known.cards[slug], "parts": parts, "shuffled": slug == "knights"}


@require_safe
def kingdom_file(request: HttpRequest, book: str, slug: str, name: str) -> HttpResponse:
    known = catalogue()
    found = find(known, book, slug)
    if found is None:
        raise Http404
    return file(request, known, stored(request, found), name)


def file(request: HttpRequest, known: Catalogue, shown: Shown, name: str) -> HttpResponse:
    """The kingdom to take along."""
    origin = f"{request.scheme}://{request.get_host()}"
    if name == "kingdom.txt":
        return HttpResponse(shown.text(origin), content_type="text/plain; charset=utf-8")
    if name == "kingdom.yaml":
        return HttpResponse(shown.document, content_type="application/yaml; charset=utf-8")
    if name == "kingdom.json":
        return JsonResponse(shown.json(origin), json_dumps_params={"ensure_ascii": False, "indent": 1})
    if name == "sheet.pdf":
        return pdf(request, known, shown, origin)
    raise Http404


def pdf(request: HttpRequest, known: Catalogue, shown: Shown, origin: str) -> HttpResponse:
    """The printed sheet. Like a page it is made once for a load, and kept."""
    key = ("pdf", origin, request.get_full_path())
    found = known.shelf.get(key)
    if found is None:
        made = sheet.make(known, shown, origin + shown.address(shown.players))
        found = (made, f'"{hashlib.sha256(made).hexdigest()[:20]}"')
        known.shelf.put(key, *found)
    printed, tag = found
    response = unchanged(request, tag) or HttpResponse(printed, content_type="application/pdf")
    response.headers["ETag"] = tag
    name = shown.kingdom.here if shown.kingdom else shown.code
    response.headers["Content-Disposition"] = f'inline; filename="{name}-{shown.players}.pdf"'
    response.headers["Cache-Control"] = "no-cache"
    return response


# --- one made by lot -------------------------------------------------------------------------------------------------


@never_cache
@require_safe
def generator(request: Asking) -> HttpResponse:
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
    request: Asking, asked: WishForm, collision: Collision | None = None, kept_one: str = "", tried: bool = False
) -> HttpResponse:
    context = form_context(request, asked) | {"tried": tried}
    if collision:
        context["collision"] = [wish_name(name, asked.wishes) for name in collision.wishes]
        context["too_few"] = collision.piles if collision.wishes == ("books",) else None
        context["kept_one"] = request.known.cards.get(kept_one)
        context["code"] = request.GET.get("code", "")[:60] if kept_one else ""
    query = request.GET.urlencode()
    address = reverse("cards:generator") + (f"?{query}" if query else "")
    response = page(request, "kingdoms/generator.html", lambda: address, context)
    if tried or collision:
        response.status_code = 422
    return response


def form_context(request: Asking, asked: WishForm) -> dict[str, Any]:
    wishes = asked.wishes
    return {
        "section": "kingdoms",
        "asked": asked,
        "shelf": shelf(request.known, wishes.books),
        "players": [(n, n == asked.players) for n in PLAYERS],
        "ticks": [(name, label, getattr(wishes, name)) for name, label in TICKED.items()],
        "choices": {name: [(n, getattr(wishes, name) == n) for n in numbers] for name, numbers in NUMBERS.items()},
        "locked": [request.known.cards[slug] for slug in wishes.locked],
        "vetoed": [request.known.cards[slug] for slug in sorted(wishes.vetoed)],
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
    if name == "locked":
        return _("the cards you locked: %(cards)s") % {"cards": names(wishes.locked)}
    if name == "vetoed":
        return _("the cards you vetoed: %(cards)s") % {"cards": names(sorted(wishes.vetoed))}
    return _("your boxes")


@require_safe
@kept
def made(request: Asking, code: str) -> HttpResponse:
    """The kingdom of a code. The form that it came from stays in the address, so that it can be changed."""
    try:
        layout = decode(code)
    except NoCode as error:
        return no_such_code(request, error)
    if encode(layout) != code:
        query = request.GET.urlencode()
        return redirect(reverse("cards:made", args=[encode(layout)]) + (f"?{query}" if query else ""))
    asked = wish_form.read(request.GET)
    shown = Shown(layout, asked.players)
    wishes = asked.wishes if asked.sent else replace(asked.wishes, books=frozenset(books()))
    context = about(request, shown)
    reasons = why.reasons(layout, wishes)
    cards = request.known.cards
    context["rows"] = [(cards[slug], reasons[slug], slug in wishes.locked) for slug in all_in_order(layout)]
    context["lots"] = why.lots(layout)
    context["asked"] = replace(asked, wishes=wishes)
    context["hidden"] = [pair for pair in wish_form.fields(wishes) if pair[0] != "lock"]
    context["vetoed"] = [request.known.cards[slug] for slug in sorted(wishes.vetoed)]
    context["numbers"] = [(n, made_address(shown, asked, n), n == shown.players) for n in PLAYERS]
    return page(request, "kingdoms/kingdom.html", lambda: made_address(shown, asked, asked.players), context)


def made_address(shown: Shown, asked: WishForm, players: int) -> str:
    return f"{shown.path}?{replace(asked, players=players).query()}"


def all_in_order(layout: Layout) -> list[str]:
    beside = [*layout.landscapes, *([layout.ally] if layout.ally else [])]
    return [*in_order(layout.piles), *([layout.bane] if layout.bane else []), *beside]


def no_such_code(request: Asking, error: NoCode) -> HttpResponse:
    """What is wrong with a code, and the form with everything that the address still says."""
    context = form_context(request, wish_form.read(request.GET)) | {"no_code": error.why}
    response = page(request, "kingdoms/generator.html", lambda: reverse("cards:generator"), context)
    response.status_code = 404
    return response


@require_safe
def made_file(request: HttpRequest, code: str, name: str) -> HttpResponse:
    try:
        layout = decode(code)
    except NoCode as error:
        raise Http404 from error
    return file(request, catalogue(), Shown(layout, read_players(request.GET.get("players"))), name)


@require_safe
@kept
def draft(request: Asking) -> HttpResponse:
    """Three are shown, one is picked, until there are ten."""
    asked = wish_form.read(request.GET)
    seed = request.GET.get("seed", "")[:40]
    if asked.unknown or not asked.wishes.books or not seed:
        return form_page(request, asked, tried=True)
    known, wishes = request.known, asked.wishes
    locked = [slug for slug in wishes.locked if is_pile(facts()[slug])]
    picked = [s for s in dict.fromkeys(request.GET.getlist("pick")) if s in facts() and is_pile(facts()[s])]
    picked = [slug for slug in picked if slug not in locked]
    try:
        if len(locked) + len(picked) >= PILES:
            layout = generate(replace(wishes, locked=(*wishes.locked, *picked)), seed)
            return redirect(f"{reverse('cards:made', args=[encode(layout)])}?{asked.query()}")
        shown = offer(wishes, picked, seed)
    except Collision as collision:
        return form_page(request, asked, collision=collision)
    reasons = why.reasons(Layout(tuple(dict.fromkeys([*locked, *picked, *shown]))), wishes)
    context = form_context(request, asked) | {
        "offered": [(known.cards[slug], reasons[slug], known.lines(known.cards[slug])) for slug in shown],
        "picked": [known.cards[slug] for slug in (*locked, *picked)],
        "place": len(locked) + len(picked) + 1,
        "hidden": [
            *wish_form.fields(wishes),
            ("players", asked.players),
            ("seed", seed),
            *(("pick", s) for s in picked),
        ],
        "back": urlencode(
            [*wish_form.fields(wishes), ("players", asked.players), ("seed", seed), *_all_but_last(picked)]
        ),
    }
    query = request.GET.urlencode()
    return page(request, "kingdoms/draft.html", lambda: f"{reverse('cards:draft')}?{query}", context)


def _all_but_last(picked: list[str]) -> list[tuple[str, str]]:
    return [("pick", slug) for slug in picked[:-1]]


# --- one that was pasted ---------------------------------------------------------------------------------------------


@require_safe
@kept
def pasted(request: Asking) -> HttpResponse:
    """A list of names in either language becomes a kingdom's page."""
    text = request.GET.get("list", "")
    context: dict[str, Any] = {"section": "kingdoms", "list": text, "longest": paste.LONGEST}
    address = reverse("cards:paste")
    status = 200
    if text.strip():
        found = paste.read(text)
        if found.stored:
            return redirect(request.known.kingdoms[found.stored])
        if found.layout and not found.unknown:
            return redirect("cards:made", encode(found.layout))
        context["found"] = found
        context["understood"] = [request.known.cards[slug] for slug in (found.layout.chosen if found.layout else ())]
        context["code"] = encode(found.layout) if found.layout else ""
        status = 422
    response = page(request, "kingdoms/paste.html", lambda: address, context)
    response.status_code = status
    return response
