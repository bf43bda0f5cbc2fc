"""The pieces that cards are drawn with: band, island, cost, chip, and the card in a list.

They are the same on every page, so each is made once and remembered with the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from django import template
from django.templatetags.static import static
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from cards import hyphens
from cards.catalogue import Catalogue, catalogue
from cards.models import Card, Edition, Entry, Kingdom, address, current, other
from rules.facts import tint

register = template.Library()

SHORT = 96  # letters of a card's text that fit in a list


def known(context: template.Context) -> Catalogue:
    """The page's catalogue; other pages that draw a card have none yet."""
    found = context.get("known")
    if not isinstance(found, Catalogue):
        found = context["known"] = catalogue()
    return found


def remembered(known: Catalogue, piece: str, thing: Any, make: Callable[[], str]) -> SafeString:
    key = (piece, thing.pk, current())
    found = known.parts.get(key)
    if found is None:
        found = known.parts[key] = make()
    return mark_safe(found)


@register.simple_tag
def to(name: str, *args: str) -> str:
    """The address of a page of the reference: {% url %}, remembered."""
    return address(name, *args)


@register.simple_tag(takes_context=True)
def languages(context: template.Context) -> SafeString:
    """The page in the other language, and which one this is."""
    links = []
    for language in context.get("site_languages", ()):
        code, now = language["code"], ' aria-current="true"' if language["current"] else ""
        href = escape(language["href"])
        links.append(f'<a href="{href}" lang="{code}" hreflang="{code}"{now}>{code.upper()}</a>')
    return SafeString(f'<div class="lang" role="group" aria-label="{escape(_("Language"))}">{"".join(links)}</div>')


@register.simple_tag
@cache
def icon(name: str, css: str = "") -> SafeString:
    extra = f" {css}" if css else ""
    return format_html('<svg class="i{}" aria-hidden="true" viewBox="0 0 24 24"><use href="#{}"/></svg>', extra, name)


def glyph(kind: str) -> str:
    return str(icon(f"t-{kind}"))


def coin(amount: int | str) -> str:
    return f'<span class="coin">{icon("i-coin")}<b>{amount}</b></span>'


def cost_of(card: Card) -> str:
    if not card.has_cost:
        return ""
    parts = [f'<span class="vh">{escape(_("Cost"))}: </span>']
    if card.coins is not None and (card.coins or not (card.potion or card.debt)):
        parts.append(coin(card.coins))
    if card.potion:
        parts.append(f'<span class="tok potion">{icon("i-potion")}<span class="vh">{escape(_("Potion"))}</span></span>')
    if card.debt:
        debt = f'<b>{card.debt}</b><span class="vh"> {escape(_("debt"))}</span>'
        parts.append(f'<span class="coin debt">{icon("i-debt")}{debt}</span>')
    return "".join(parts)


@register.simple_tag(takes_context=True)
def cost(context: template.Context, card: Card, css: str = "") -> SafeString:
    inside = remembered(known(context), "cost", card, lambda: cost_of(card))
    return mark_safe(f'<span class="cost{" " + css if css else ""}">{inside}</span>') if inside else mark_safe("")


def band_of(known: Catalogue, card: Card, words: bool) -> str:
    hidden = "" if words else ' class="vh"'
    parts = [
        f'<li class="t-{tint(kind)}">{glyph(kind)}<span{hidden}>{escape(known.types[kind].name)}</span></li>'
        for kind in card.types
    ]
    return f'<ul class="band{" words" if words else ""}">{"".join(parts)}</ul>'


@register.simple_tag(takes_context=True)
def band(context: template.Context, card: Card, words: bool = False) -> SafeString:
    """One segment a type, in printed order: colour and glyph, and the word where there is room for it."""
    found = known(context)
    return remembered(found, f"band{words}", card, lambda: band_of(found, card, words))


def island_of(card: Card, fit: str = "slice") -> str:
    return (
        f'<svg class="isl t-{card.tint}" viewBox="0 0 360 240" preserveAspectRatio="xMidYMid {fit}" aria-hidden="true">'
        f'<use href="{static(f"islands/{card.slug}.svg")}#i"/></svg>'
    )


@register.simple_tag
def island(card: Card, fit: str = "slice") -> SafeString:
    return mark_safe(island_of(card, fit))


@register.simple_tag(takes_context=True)
def chip(context: template.Context, kind: str) -> SafeString:
    found = known(context).types[kind]
    return format_html('<span class="chip t-{}">{}{}</span>', tint(kind), icon(f"t-{kind}"), found.name)


def short(lines: list[str]) -> str:
    """As much of a card's text as fits in a list, cut between two words."""
    text = " ".join(lines)
    return text if len(text) <= SHORT else text[:SHORT].rsplit(" ", 1)[0].rstrip(",;:.") + " …"


def names_of(card: Card) -> str:
    second = f' <i lang="{other()}">{escape(card.other_name)}</i>' if card.other_name else ""
    return f"<b>{escape(card.name)}</b>{second}"


def hit_start(known: Catalogue, card: Card) -> str:
    art = f"{band_of(known, card, False)}{island_of(card)}"
    return (
        f'<a href="{card.get_absolute_url()}"><span class="hit-art">{art}</span>'
        f'<span class="hit-t">{names_of(card)}<span>'
    )


@register.simple_tag(takes_context=True)
def hit(context: template.Context, card: Card) -> SafeString:
    """The card in a list: its names, and as much of its text as fits, or the line with what was asked for."""
    found, marker = known(context), context.get("marker")
    start = remembered(found, "hit", card, lambda: hit_start(found, card))
    end = remembered(found, "hit-cost", card, lambda: f'</span></span><span class="cost">{cost_of(card)}</span></a>')
    for line in found.lines(card) if marker is not None else ():
        if spans := marker.spans(line):
            return mark_safe(f"{start}{marker.mark(line, spans)}{end}")
    return mark_safe(f"{start}{remembered(found, 'short', card, lambda: escape(short(found.lines(card))))}{end}")


@register.simple_tag(takes_context=True)
def statement(context: template.Context, entry: Entry, text: str = "", foreign: bool = False) -> SafeString:
    """What a book says, in a list: about what, the words (marked, perhaps in the other language), and where."""
    book = remembered(known(context), "book", entry.edition, lambda: escape(book_title(entry.edition)))
    title = escape(entry.card.name if entry.card else entry.title)
    language = f' lang="{other()}"' if foreign else ""
    said = f'<span class="a"{language}><b>{title}:</b> {text or escape(entry.text)}</span>'
    where = f'<span class="s-x"><span>{book}</span><code>{entry.slug}</code></span>'
    return mark_safe(f'<a href="{entry.get_absolute_url()}">{said}{where}</a>')


@register.simple_tag(takes_context=True)
def kingdom_row(context: template.Context, kingdom: Kingdom) -> SafeString:
    def make() -> str:
        book = escape(book_title(kingdom.edition))
        return f'<a href="{kingdom.get_absolute_url()}"><b>{escape(kingdom.name)}</b><span>{book}</span></a>'

    return remembered(known(context), "kingdom", kingdom, make)


@register.simple_tag(takes_context=True)
def mini(context: template.Context, card: Card, note: str = "") -> SafeString:
    """The card as it lies on the table: small, band on top."""
    found = known(context)

    def make() -> str:
        name = escape(hyphens.shy(card.name))
        art = f'{band_of(found, card, False)}<span class="mini-art">{island_of(card)}</span>'
        return f'{art}<span class="mini-n">{name}</span>'

    inside = remembered(found, "mini", card, make)
    small = format_html("<small>{}</small>", note) if note else ""
    return format_html('<a href="{}">{}{}</a>', card.get_absolute_url(), inside, small)


@register.simple_tag(takes_context=True)
def row(context: template.Context, card: Card) -> SafeString:
    """The card in the table of all cards."""
    found = known(context)

    def make() -> str:
        chips = "".join(
            f'<span class="chip t-{tint(kind)}">{glyph(kind)}{escape(found.types[kind].name)}</span>'
            for kind in card.types
        )
        second = f'<i lang="{other()}">{escape(card.other_name)}</i>' if card.other_name else ""
        editions = found.editions[card.expansion.slug]
        numbers = ", ".join(map(str, card.editions)) if len(editions) > 1 else ""
        return (
            f'<tr><th scope="row"><a href="{card.get_absolute_url()}">{escape(card.name)}</a>{second}</th>'
            f'<td><span class="cost">{cost_of(card)}</span></td><td><span class="chips">{chips}</span></td>'
            f"<td>{escape(card.expansion.name)}</td><td>{numbers}</td></tr>"
        )

    return remembered(found, "row", card, make)


@register.filter
def shy(name: str) -> str:
    """A name that may be parted where it has to stand in a narrow place."""
    return hyphens.shy(name)


@register.filter
def of(counter: Mapping[object, object], key: object) -> object:
    return counter[key]


@register.filter
def ordinal(number: int) -> str:
    """1st edition, 1. Edition."""
    return _("1st edition") if number == 1 else _("2nd edition") if number == 2 else str(number)


@register.filter
def on_lines(lines: list[int]) -> str:
    """Which lines of the card a ruling explains."""
    if not lines:
        return ""
    said = ", ".join(map(str, lines))
    return ngettext("on line %(lines)s", "on lines %(lines)s", len(lines)) % {"lines": said}


@register.filter
def book_title(edition: Edition) -> str:
    """The book's name. A rulebook is called as it is printed, in the language that it is printed in."""
    if edition.title and edition.language == current():
        return edition.title
    printed = re.search(r"\((\d{4})\)", edition.title)
    only = not edition.book.endswith(str(edition.number))
    name = edition.expansion.name if only else f"{edition.expansion.name}, {ordinal(edition.number)}"
    return f"{name} ({printed[1] if printed else edition.year})"


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
def place(entry: Entry) -> str:
    """Where a statement stands: the book, its heading, the page or the section; or another source that it names."""
    heading = _("“%(heading)s”") % {"heading": entry.heading}
    if entry.source:
        return f"{heading}. {entry.source}"
    page = _("p. %(page)s") % {"page": entry.page} if entry.page else ""
    section = "" if page or entry.section == entry.heading else entry.section
    return ", ".join(filter(None, [book_title(entry.edition), heading, page, section]))


@register.filter
def copied(entry: Entry) -> str:
    """A ruling as it is pasted into a chat: what it says, and where it stands."""
    return f"{entry.text} ({place(entry)} · {entry.slug})"
