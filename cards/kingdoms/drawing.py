"""Drawing a kingdom: one page for the button, the boxes, the wishes, and the kingdom that was drawn.

Everything stands in its address, so every tap has one and the browser's own way back undoes it; it works without a
script, which only keeps the page where it is.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from cards.catalogue import Catalogue, catalogue
from cards.kingdoms import why, wish_form
from cards.kingdoms.about import texts
from cards.kingdoms.codes import NoCode, decode, encode
from cards.kingdoms.generator import BY_LOT, Collision, Wishes, generate, swap
from cards.kingdoms.generator.shelf import pool
from cards.kingdoms.layout import Layout, is_pile
from cards.kingdoms.owning import books, read_books
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.setup import PLAYERS
from cards.kingdoms.tonight import shelf
from cards.kingdoms.wish_form import EITHER, NUMBERS, OF_BOXES, TICKED, WishForm
from cards.kingdoms.wish_words import say_boxes, say_kingdom, say_setup, say_wishes, wish_name
from cards.kingdoms.words import in_order
from cards.models import Card
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest
from cards.pages.rendering import page
from cards.pictures.link_preview import LinkPreview
from rules.facts import facts

BOXES = "boxes"  # the cookie: the boxes of last time, which a script writes too
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class DrawnKingdom:
    """The kingdom on the page: where its piles lie, what it is called, and what the last tap changed."""

    layout: Layout
    row: tuple[str, ...]  # the piles in the order in which they lie there
    called: tuple[str, ...]
    before: str = ""  # the code that undoing leads back to
    gone: str = ""
    came: str = ""

    @classmethod
    def read(cls, query: QueryDict) -> DrawnKingdom | None:
        """From an address. NoCode: it has a code that gives no kingdom."""
        if not (code := query.get("code", "").strip()[:200]):
            return None
        layout = decode(code)
        row = tuple(query.get("row", "")[:600].split("."))
        return cls(
            layout,
            row if sorted(row) == sorted(layout.piles) else tuple(in_order(layout.piles)),
            read_called(query) or ShownKingdom(layout, 2).names,
            query.get("before", "")[:200],
            *(slug if (slug := query.get(name, "")) in facts() else "" for name in ("gone", "came")),
        )

    @classmethod
    def new(cls, layout: Layout, last: DrawnKingdom | None = None) -> DrawnKingdom:
        called = ShownKingdom(layout, 2).names
        return cls(layout, tuple(in_order(layout.piles)), called, encode(last.layout) if last else "")

    def swap(self, wishes: Wishes, slug: str, seed: str) -> DrawnKingdom:
        """Another card where this one lies; everything else stays where it is."""
        layout = swap(wishes, self.layout, slug, seed)
        came = next((each for each in layout.chosen if each not in self.layout.chosen), "")
        row = tuple(came if each == slug else each for each in self.row)
        if sorted(row) != sorted(layout.piles):
            row = tuple(in_order(layout.piles))
        return DrawnKingdom(layout, row, self.called, encode(self.layout), slug, came)

    def back(self) -> list[tuple[str, str]]:
        """What an address says that undoes the last tap."""
        if not self.gone:
            return [("code", self.before)]
        row = ".".join(self.gone if slug == self.came else slug for slug in self.row)
        return [("code", self.before), ("row", row), ("called", ".".join(self.called))]

    def fields(self) -> list[tuple[str, str]]:
        found = [("code", encode(self.layout)), ("row", ".".join(self.row)), ("called", ".".join(self.called))]
        changed = (("before", self.before), ("gone", self.gone), ("came", self.came))
        return found + [(name, value) for name, value in changed if value]


def read_called(query: QueryDict) -> tuple[str, ...]:
    """The two piles that a kingdom is called after, as its address says."""
    slugs = tuple(query.get("called", "")[:100].split("."))[:2]
    return slugs if all(slug in facts() and is_pile(facts()[slug]) for slug in slugs) else ()


def read_asked(request: HttpRequest) -> WishForm:
    """The wishes; where no box is named the boxes of last time. Nobody draws from none: without any, all are meant."""
    asked = wish_form.read(request.GET)
    last = asked.wishes.books if asked.sent else read_books(request.COOKIES.get(BOXES, "")[:1000].split("."))
    return replace(asked, wishes=replace(asked.wishes, books=last or frozenset(books())))


@costs("making")
@never_cache
def generator(request: ReferenceRequest) -> HttpResponse:
    """The page; or what a button of it asks for, made and shown on it."""
    request.known = catalogue()
    asked = read_asked(request)
    do, _colon, slug = request.GET.get("do", "").partition(":")
    try:
        drawn = DrawnKingdom.read(request.GET)
    except NoCode as error:
        return no_such_code(request, error)
    if not do:
        return draw_page(request, asked, drawn)
    if asked.unknown:
        return draw_page(request, asked, drawn)
    seed = (request.GET.get("seed") or secrets.token_hex(8))[:40]
    if do == "draft":
        return redirect(f"{reverse('cards:draft')}?{asked.query()}&{urlencode({'seed': seed})}")
    try:
        asked, drawn = press(asked, drawn, do, slug, seed)
    except Collision as collision:
        return draw_page(request, asked, drawn, collision=collision, kept_one=slug)
    response = redirect(f"{address_of(asked, drawn)}#piles")
    if asked.sent:
        kept = ".".join(ticked_books(asked.wishes))
        response.set_cookie(BOXES, kept, max_age=YEAR, samesite="Lax", secure=request.is_secure())
    return response


def press(asked: WishForm, drawn: DrawnKingdom | None, do: str, slug: str, seed: str) -> tuple[WishForm, DrawnKingdom]:
    """What a button does: a pile is swapped, vetoed, held or let go, or all of them are drawn."""
    wishes = asked.wishes
    if drawn is None or slug not in drawn.layout.chosen:
        return asked, DrawnKingdom.new(generate(wishes, seed), drawn)
    held = tuple(other for other in wishes.locked if other != slug)
    if do in ("hold", "free"):
        locked = (*held, slug) if do == "hold" else held
        return replace(asked, wishes=replace(wishes, locked=locked)), drawn
    wishes = replace(wishes, locked=held, vetoed=wishes.vetoed | ({slug} if do == "ban" else set()))
    return replace(asked, wishes=wishes), drawn.swap(wishes, slug, seed)


def address_of(asked: WishForm, drawn: DrawnKingdom | None) -> str:
    pairs = [
        *wish_form.fields(asked.wishes),
        ("players", str(asked.players)),
        *(drawn.fields() if drawn else ()),
    ]
    return f"{reverse('cards:generator')}?{urlencode(pairs)}"


# --- the page --------------------------------------------------------------------------------------------------------


def draw_page(
    request: ReferenceRequest,
    asked: WishForm,
    drawn: DrawnKingdom | None = None,
    *,
    collision: Collision | None = None,
    kept_one: str = "",
) -> HttpResponse:
    context = form_context(request, asked)
    context["apart"] = [request.known.cards[slug] for slug in held_apart(asked.wishes, drawn)]
    if drawn:
        context |= drawn_context(request.known, asked, drawn)
    if collision:
        context["collision"] = [wish_name(name, asked.wishes) for name in collision.wishes]
        context["too_few"] = collision.piles if collision.wishes == ("books",) else None
        context["kept_one"] = request.known.cards.get(kept_one)
    query = request.GET.urlencode()
    response = page(
        request, "kingdoms/draw.html", lambda: reverse("cards:generator") + (f"?{query}" if query else ""), context
    )
    if asked.unknown or collision:
        response.status_code = 422
    return response


def held_apart(wishes: Wishes, drawn: DrawnKingdom | None) -> list[str]:
    """The locked cards that do not lie there: named, not held."""
    return [slug for slug in wishes.locked if drawn is None or slug not in drawn.layout.chosen]


def no_such_code(request: ReferenceRequest, error: NoCode) -> HttpResponse:
    """What is wrong with a code, and the page with everything that the address still says."""
    context = form_context(request, read_asked(request)) | {"no_code": error.why}
    response = page(request, "kingdoms/draw.html", lambda: reverse("cards:generator"), context)
    response.status_code = 404
    return response


def form_context(request: ReferenceRequest, asked: WishForm) -> dict[str, Any]:
    wishes = asked.wishes
    return {
        "section": "kingdoms",
        "asked": asked,
        "shelf": shelf(request.known, frozenset(ticked_books(wishes))),
        "from_boxes": say_boxes(wishes),
        "said": say_wishes(wishes),
        "candidates": len(pool(wishes)),
        "players": [(n, n == asked.players) for n in PLAYERS],
        "ticks": [(name, label, getattr(wishes, name)) for name, label in TICKED.items()],
        "choices": {name: [(n, getattr(wishes, name) == n) for n in numbers] for name, numbers in NUMBERS.items()},
        "either": [(name, label, either(name, wishes)) for name, label in EITHER.items()],
        "of_boxes": [of_box(request.known, name, wishes) for name in OF_BOXES],
        "apart": [request.known.cards[slug] for slug in wishes.locked],
        "vetoed": [request.known.cards[slug] for slug in sorted(wishes.vetoed)],
    }


def ticked_books(wishes: Wishes) -> list[str]:
    """In the order of the shelf; where all are meant, none has to be ticked."""
    return [book for book in books() if book in wishes.books] if len(wishes.books) < len(books()) else []


def either(name: str, wishes: Wishes) -> list[tuple[str, str, bool]]:
    """A row of the wishes: value, label, whether it is the one."""
    by_share = name in wish_form.BY_COIN
    labels = {"yes": _("always"), "no": _("never"), BY_LOT: _("by lot")}
    if not by_share:
        labels = {"yes": _("with"), "no": _("without")}
    wished = getattr(wishes, name)
    rows = [(word, labels[word], wished == meant) for word, meant in wish_form.answers(name).items()]
    return [("", _("by share") if by_share else _("any"), wished is None), *rows]


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


def drawn_context(known: Catalogue, asked: WishForm, drawn: DrawnKingdom) -> dict[str, Any]:
    """The kingdom on the table, and what leaves it."""
    layout, cards = drawn.layout, known.cards
    shown = ShownKingdom(layout, asked.players, called=drawn.called)
    beside = [slug for slug in (layout.bane, *layout.landscapes, layout.ally, layout.prophecy) if slug]
    reasons = why.reasons(layout, asked.wishes)
    without_locks = [pair for pair in wish_form.fields(asked.wishes) if pair != ("lock", drawn.came)]
    players = ("players", str(asked.players))
    return {
        "drawn": drawn,
        "shown": shown,
        "piles": [tile(known, asked, drawn, slug) for slug in drawn.row],
        "beside": [tile(known, asked, drawn, slug) for slug in beside],
        "hidden": [*drawn.fields(), *(("lock", slug) for slug in asked.wishes.locked if slug in layout.chosen)],
        "stay": sum(slug in layout.chosen for slug in asked.wishes.locked),
        "gone": cards.get(drawn.gone),
        "came": cards.get(drawn.came),
        "undo": f"{reverse('cards:generator')}?{urlencode([*without_locks, players, *drawn.back()])}",
        "setup": say_setup(shown.items),
        "met": say_kingdom(layout),
        "rows": [(cards[slug], reasons[slug]) for slug in (*drawn.row, *beside)],
        "lots": why.lots(layout, asked.wishes),
        "texts": texts(shown),
        "shared": LinkPreview(
            shown.title, shown.client_list, shown.address(), shown.file("picture.png", players=False)
        ),
    }


def tile(known: Catalogue, asked: WishForm, drawn: DrawnKingdom, slug: str) -> dict[str, Any]:
    """A pile, and what a tap on it does: it is swapped; what was swapped just now is held; what is held is let go."""
    held = slug in asked.wishes.locked
    card: Card = known.cards[slug]
    do = "free" if held else "hold" if slug == drawn.came else "swap"
    return {"card": card, "held": held, "came": slug == drawn.came, "do": do, "bane": slug == drawn.layout.bane}
