"""The evening: a kingdom, or only boxes, and the people at the table.

It lives in the browsers of those people. Here is what a kingdom gives to it, the page that shows it, and the QR code
that brings it to the next phone. Names stand behind the # of an address, which no browser sends to a server; only who
wants a QR code drawn sends them along, and nothing of that is kept.
"""

from __future__ import annotations

import io
from collections import Counter
from typing import Any
from urllib.parse import urlencode

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from cards.catalogue import Catalogue, catalogue
from cards.kingdoms.about import about
from cards.kingdoms.codes import NoCode, decode, encode
from cards.kingdoms.copies import NAMES
from cards.kingdoms.layout import Layout
from cards.kingdoms.owning import books, read_books
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.wish_form import read_players
from cards.kingdoms.words import in_order
from cards.models import Kingdom, current, in_both
from cards.pages.costs import costs
from cards.pages.hyphens import hyphenate
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import page
from rules import modelled
from rules.facts import expansions, facts, kinds

LONGEST_NAME = 40


def older(editions: dict[str, int]) -> dict[str, int]:
    """The editions that are not the newest, by the English name of their box, as a document has them."""
    return {expansions()[slug].en: n for slug, n in editions.items() if n != max(expansions()[slug].editions)}


def of_kingdom(known: Catalogue, shown: ShownKingdom) -> dict[str, Any]:
    """What a browser keeps of a kingdom that is played tonight."""
    layout = shown.layout
    return {
        "code": shown.code,
        "titles": in_both(lambda: shown.title),
        "kingdom": in_both(shown.address),
        "at": in_both(lambda: address(shown)),
        "n": shown.players,
        "piles": in_order(layout.piles),
        "landscapes": list(layout.landscapes),
        "ally": layout.ally,
        "bane": layout.bane,
        "colony": layout.colony,
        "druid": list(layout.boons),
        "prophecy": layout.prophecy,
        "chosen": layout.picked,
        "editions": older(shown.editions),
        "cards": {slug: card(known, slug) for slug in dict.fromkeys((*layout.chosen, *layout.cards))},
    }


def card(known: Catalogue, slug: str) -> list[Any]:
    """Both names, how its button looks, and its types where a hand can hold it."""
    fact, row = facts()[slug], known.cards[slug]
    held = fact.kind not in kinds("apart") and not fact.cards and modelled(slug)
    return [fact.en, hyphenate(fact.de, "de"), row.tint, row.telling, list(fact.types) if held else []]


def of_boxes(known: Catalogue, owned: frozenset[str], players: int) -> dict[str, Any]:
    """These boxes, these people: which piles is not decided yet."""
    chosen = [books()[book] for book in books() if book in owned]
    boxes = Counter(slug for slug, _n in chosen)
    editions = {slug: n for slug, n in chosen if boxes[slug] == 1}  # who has both plays by the newest
    return {
        "titles": in_both(lambda: ", ".join(known.expansions[slug].name for slug in boxes)),
        "kingdom": in_both(lambda: f"{reverse('cards:kingdoms')}?{boxes_query(owned)}"),
        "at": in_both(lambda: f"{reverse('cards:evening')}?{boxes_query(owned)}&{urlencode({'players': players})}"),
        "n": players,
        "boxes": list(boxes),
        "editions": older(editions),
        "cards": {},
    }


def boxes_query(owned: frozenset[str]) -> str:
    return urlencode([("own", book) for book in books() if book in owned])


def address(shown: ShownKingdom) -> str:
    """Where the evening with this kingdom is; the book tells two kingdoms with the same piles apart."""
    book = {"book": shown.kingdom.edition.book} if shown.kingdom and not shown.substituted else {}
    query = urlencode({**book, "players": shown.players})
    return f"{reverse('cards:evening-with', args=[shown.code])}?{query}"


def words() -> dict[str, Any]:
    """What the script says, in the page's language. In braces stands what it puts in."""
    return {
        "names": NAMES,
        "toPlay": _("to play"),
        "open": _("open"),
        "yes": _("yes"),
        "no": _("no"),
        "asked": _("{name} is asked · step {n}"),
        "steps": _("{time} · step {n}"),
        "atTable": _("{n} at the table"),
        "ends": _("Only names and kingdom. Ends by itself on {day}."),
        "sure": _("End it for this browser?"),
        "blocked": _("This browser keeps nothing here: the evening lasts as long as this page. Its address keeps it."),
        "full": _("This browser's store is full: the evening was not kept. Its address keeps it."),
        "over": _("This evening is over. Begin it again, if you still sit there."),
        "other": _("Another evening is on in this browser: {title}. This one takes its place only if you say so."),
        "changed": _("Another tab has changed this evening in the meantime. What you save here takes its place."),
        "here": _("This evening is now in this browser."),
        "seat": _("Seat {n}"),
    }


# --- pages -----------------------------------------------------------------------------------------------------------


def shown_by(request: HttpRequest, known: Catalogue, code: str) -> ShownKingdom:
    """The kingdom of a code: the recommended one of a book, where it is one."""
    layout = decode(code)
    code = encode(layout)
    same = [row for row in known.kingdoms.values() if encode(Layout.of(row)) == code]
    book = request.GET.get("book")
    kingdom: Kingdom | None = next((row for row in same if row.edition.book == book), same[0] if same else None)
    return ShownKingdom(layout, read_players(request.GET.get("players")), kingdom)


@costs("reading")
@cache_for_load
def evening(request: ReferenceRequest, code: str = "") -> HttpResponse:
    """An evening, as whoever gets its address sees it: its script puts the names in and keeps it in their browser."""
    known = request.known
    if typed := request.GET.get("code", "").strip():
        return redirect("cards:evening-with", typed.replace(" ", "")[:100])
    owned = read_books(request.GET.getlist("own"))
    players = read_players(request.GET.get("players"))
    try:
        if code:
            shown = shown_by(request, known, code)
            context = about(known, shown) | {"evening": of_kingdom(known, shown)}
            return page(request, "kingdoms/evening.html", lambda: address(shown), context | with_words())
    except NoCode:
        context = {"section": "kingdoms", "typed": code[:100], "no_code": True}
        response = page(request, "kingdoms/evening.html", lambda: reverse("cards:evening"), context)
        response.status_code = 404
        return response
    context = {"section": "kingdoms"}
    if owned:
        pinned = of_boxes(known, owned, players)
        context |= {"evening": pinned, "boxes_only": True, **with_words()}
        context |= {"boxes_title": pinned["titles"][current()], "kingdoms_href": pinned["kingdom"][current()]}
    query = f"?{boxes_query(owned)}&{urlencode({'players': players})}" if owned else ""
    return page(request, "kingdoms/evening.html", lambda: reverse("cards:evening") + query, context)


def with_words() -> dict[str, Any]:
    return {"evening_words": words()}


@costs("reading")
@never_cache
def evening_qr(request: HttpRequest, code: str = "") -> HttpResponse:
    """The address of an evening with its names, for the cameras of the others."""
    if code:
        try:
            path = address(shown_by(request, catalogue(), code))
        except NoCode:
            return HttpResponse(status=404)
    else:
        players = {"players": read_players(request.GET.get("players"))}
        path = f"{reverse('cards:evening')}?{boxes_query(read_books(request.GET.getlist('own')))}&{urlencode(players)}"
    said = [("who", name[:LONGEST_NAME]) for name in request.GET.getlist("who")[: len(NAMES)]]
    said += [(key, request.GET.get(key, "")[:12]) for key in ("turn", "until") if request.GET.get(key, "").isalnum()]
    drawn = io.BytesIO()
    qr = segno.make(request.build_absolute_uri(path) + f"#{urlencode(said)}", error="l", micro=False)
    qr.save(drawn, kind="svg", scale=4, border=4, dark="#0e1f28", light="#fdf9ec", xmldecl=False, omitsize=True)
    return HttpResponse(drawn.getvalue(), content_type="image/svg+xml")
