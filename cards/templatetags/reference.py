"""The pieces that cards are drawn with: band, island, cost, chip, and the card in a list.

How they look is said in templates/drawings/cards/pieces.html.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import ngettext
from markupsafe import Markup

from cards.catalogue import Catalogue, catalogue
from cards.models import Card, Entry, Kingdom, address
from cards.pages import hyphens
from cards.pages.drawings import PIECES, Drawings, drawings, piece
from cards.pages.sources import book_title, ordinal, place

register = template.Library()
for said in (ordinal, book_title, place):
    register.filter(said)

SHORT = 96  # letters of a card's text that fit in a list


def known(context: template.Context) -> Catalogue:
    """The page's catalogue; other pages that draw a card have none yet."""
    found = context.get("known")
    if not isinstance(found, Catalogue):
        found = context["known"] = catalogue()
    return found


@register.simple_tag
def to(name: str, *args: str) -> str:
    """The address of a page of the reference: {% url %}, remembered."""
    return address(name, *args)


def pieces() -> Drawings:
    return drawings(PIECES)


@register.simple_tag(takes_context=True)
def languages(context: template.Context) -> Markup:
    """The page in the other language, and which one this is."""
    return pieces().languages(context.get("site_languages", ()))


@register.simple_tag
@cache
def icon(name: str, css: str = "") -> Markup:
    return pieces().icon(name, css)


@register.simple_tag(takes_context=True)
def cost(context: template.Context, card: Card, css: str = "") -> Markup:
    if not card.has_cost:
        return Markup()
    inside = piece(known(context), "price", card)
    return pieces().cost(inside, css)


@register.simple_tag(takes_context=True)
def band(context: template.Context, card: Card, words: bool = False) -> Markup:
    """One segment a type, in printed order: colour and glyph, and the word where there is room for it."""
    return piece(known(context), "band", card, words)


@register.simple_tag(takes_context=True)
def island(context: template.Context, card: Card, fit: str = "slice") -> Markup:
    return piece(known(context), "island", card, fit)


@register.simple_tag(takes_context=True)
def chip(context: template.Context, kind: str) -> Markup:
    return pieces().chip(known(context), kind)


def short(lines: list[str]) -> str:
    """As much of a card's text as fits in a list, cut between two words."""
    text = " ".join(lines)
    return text if len(text) <= SHORT else text[:SHORT].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


@register.simple_tag(takes_context=True)
def hit(context: template.Context, card: Card) -> Markup:
    """The card in a list: its names, and as much of its text as fits, or the line with what was asked for."""
    found, marker = known(context), context.get("marker")
    lines = found.lines(card)
    for line in lines:
        if marker is not None and (spans := marker.spans(line)):
            return pieces().hit(found, card, marker.mark(line, spans))
    return piece(found, "hit", card, short(lines))


@register.simple_tag
def statement(entry: Entry, text: str = "", foreign: bool = False) -> Markup:
    """What a book says, in a list: about what, the words (marked, perhaps in the other language), and where."""
    return pieces().statement(entry, book_title(entry.edition), text, foreign)


@register.simple_tag(takes_context=True)
def kingdom_row(context: template.Context, kingdom: Kingdom) -> Markup:
    return piece(known(context), "kingdom_row", kingdom, book_title(kingdom.edition))


@register.filter
def called(kingdom: Kingdom) -> Markup:
    """Its name in a list, with the language where it is not the page's."""
    return pieces().called(kingdom)


@register.simple_tag(takes_context=True)
def mini(context: template.Context, card: Card, note: str = "") -> Markup:
    """The card as it lies on the table: small, band on top."""
    return pieces().mini(known(context), card, note)


@register.simple_tag(takes_context=True)
def row(context: template.Context, card: Card) -> Markup:
    """The card in the table of all cards."""
    return piece(known(context), "row", card)


@register.filter
def shy(name: str) -> str:
    """A name that may be parted where it has to stand in a narrow place."""
    return hyphens.shy(name)


@register.filter
def of(counter: Mapping[object, object], key: object) -> object:
    return counter[key]


@register.filter
def on_lines(lines: list[int]) -> str:
    """Which lines of the card a ruling explains."""
    if not lines:
        return ""
    said = ", ".join(map(str, lines))
    return ngettext("on line %(lines)s", "on lines %(lines)s", len(lines)) % {"lines": said}


GIVEN = (
    *("Cards?", "Actions?", "Buys?", "[Cc]oins?", "Villagers?", "Favors?"),
    *("Karten?", "Aktion(?:en)?", "Käufe", "Kauf", "Münzen?", "Geld", "Dorfbewohner", "Gefallen"),
)
BONUS = re.compile(rf"[+−]\d+ (?:{'|'.join(GIVEN)})\b")


@register.filter
def bonuses(line: str) -> SafeString:
    """A card's line, with what it plainly gives in bold: +5 Cards."""
    return mark_safe(BONUS.sub(lambda bonus: f"<b>{bonus[0]}</b>", escape(line)))


@register.filter
def copied(entry: Entry) -> str:
    """A ruling as it is pasted into a chat: what it says, and where it stands."""
    return f"{entry.text} ({place(entry)} · {entry.slug})"
