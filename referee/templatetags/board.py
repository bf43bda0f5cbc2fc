"""The pieces that the table is drawn with: cards as they lie, piles, citations.

A page has hundreds of them, so what does not change between two pages is made once and kept with the catalogue; and
Python escapes the rest, since Django looks at each text for a lazy one first.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.hyphens import shy
from cards.models import Card, Entry, current
from cards.templatetags.reference import band_of, coin, icon, island_of, known
from referee.board.drawn import DrawnSeat, DrawnZone, Heap, Lying, Meter, Slab, Token, pile_name, signed
from referee.board.question import Answer
from referee.disputes.addresses import address
from referee.disputes.log import Fork, Given, LogEntry
from rules.facts import facts
from rules.speech.grammar import DE, EN
from rules.speech.sentences import card_name

register = template.Library()


register.simple_tag(icon)
register.simple_tag(address, name="at")

TOKEN_ICONS = {"favors": ("i-favor", "fav"), "coffers": ("i-coffers", ""), "villagers": ("i-villager", "")}
NOTHING = SafeString("")


def _kept(catalogue: Catalogue, piece: str, slug: str, make) -> str:  # type: ignore[no-untyped-def]
    key = (piece, slug, current())
    found = catalogue.parts.get(key)
    if found is None:
        found = catalogue.parts[key] = make()
    return found


def _name(card: Card) -> str:
    return escape(shy(card.name))


@register.filter
def delta(change: int) -> SafeString:
    """What a step changed; nothing for no change."""
    if not change:
        return NOTHING
    return format_html('<ins class="delta"><span class="vh">{} </span>{}</ins>', _("changed by"), signed(change))


@register.filter
def figure(n: int) -> str:
    """A number with a minus that is one."""
    return str(n).replace("-", "−")


@register.filter
def card_called(slug: str) -> str:
    return card_name(slug, DE if current() == "de" else EN)


# --- cards -----------------------------------------------------------------------------------------------------------


@register.simple_tag(takes_context=True)
def lying(context: template.Context, card: Lying) -> SafeString:
    """Cards of one name on the table; turned sideways when they still have something to do."""
    shown = known(context)
    css = "mini" + (" side" if card.side else "") + (" moved" if card.moved else "")
    small = f"<small>{escape(card.note)}</small>" if card.note else ""
    if card.moved:
        small += f'<span class="vh"> ({escape(_("just moved here"))})</span>'
    times = f'<span class="times"><span class="by">×</span>{card.n}</span>' if card.n > 1 else ""
    if card.slug == "?":
        hidden = escape(_("face down"))
        return SafeString(
            f'<li class="{css} back"><span class="q">?</span><span class="vh">{hidden}</span>{times}</li>'
        )
    found = shown.cards[card.slug]
    fit = "meet" if card.side else "slice"

    def make() -> str:
        return (
            f'<a href="{found.get_absolute_url()}">{band_of(shown, found, False)}'
            f'<span class="mini-art">{island_of(found, fit)}</span><span class="mini-n">{_name(found)}</span>'
        )

    inside = _kept(shown, f"lying {fit}", card.slug, make)
    return SafeString(f'<li class="{css}">{inside}{small}{times}</a></li>')


@register.simple_tag
def meters(shown: Iterable[Meter]) -> SafeString:
    """Actions, Buys and coins."""
    made = []
    for meter in shown:
        n = f"<b>{meter.n}</b>"
        if meter.key == "coins":
            said = f'<span class="coin">{icon("i-coin")}{n}</span><span class="vh">{escape(meter.name)}</span>'
        else:
            said = f"{n} {escape(meter.name)}"
        made.append(f"<li>{said}{delta(meter.change)}</li>")
    return SafeString(f'<ul class="meters">{"".join(made)}</ul>')


@register.simple_tag(takes_context=True)
def zones(context: template.Context, seat: DrawnSeat) -> SafeString:
    """What is a player's: cards where they can be drawn, words for the rest. Not left to a template: see `entries`."""
    drawn = [
        f'<div class="zone"><h4>{escape(zone.name)} <span>{zone.n}</span>{delta(zone.change)}</h4>'
        f'<ul class="minis">{"".join(lying(context, card) for card in zone.cards)}</ul></div>'
        for zone in seat.drawn
    ]
    told = [f"<li>{_told(zone)}</li>" for zone in seat.told]
    told += [token(one) for one in seat.tokens]
    told += [f"<li><i>{escape(card_called(slug))}</i></li>" for slug in seat.holds]
    told.append(f"<li>{escape(_('Points'))} <b>{figure(seat.points)}</b>{delta(seat.points_change)}</li>")
    return SafeString(f'{"".join(drawn)}<ul class="rest">{"".join(told)}</ul>')


def _told(zone: DrawnZone) -> str:
    head = f"{escape(zone.name)} <b>{zone.n}</b>{delta(zone.change)}"
    if zone.known and not zone.short:
        return f"<details><summary>{head}</summary><p>{escape(zone.listed)}</p></details>"
    if zone.known:
        return f"{head} <i>{escape(zone.listed)}</i>"
    return f'{head} <span class="hid">?</span>' if zone.n else head


@register.simple_tag(takes_context=True)
def heaps(context: template.Context, piles: Iterable[Heap]) -> SafeString:
    """Piles of one card each."""
    shown = known(context)
    return SafeString("".join(_heap(shown, pile) for pile in piles))


def _heap(shown: Catalogue, pile: Heap) -> str:
    found = shown.cards[pile.slug]

    def make() -> str:
        return (
            f'<a href="{found.get_absolute_url()}">{band_of(shown, found, False)}'
            f'<span class="pile-n">{_name(found)}</span><span class="pile-x">'
            f"{_cost(pile.slug, pile.coins, pile.cheaper)}"
            f'<span class="pile-c"><span class="vh">{escape(_("left"))} </span><span class="by">× </span>'
        )

    inside = _kept(shown, f"heap {pile.coins}", pile.slug, make)
    css = "pile" + (" empty" if not pile.n else "") + (" moved" if pile.change else "")
    return f'<li class="{css}">{inside}{pile.n}</span></span>{_tokens(pile.tokens)}{delta(pile.change)}</a></li>'


def _cost(slug: str, coins: int, cheaper: bool = False) -> str:
    """What it costs now; what is printed stays in words where that is more."""
    cost = facts()[slug].cost
    parts = [f'<span class="cost{" less" if cheaper else ""}"><span class="vh">{escape(_("Cost"))}: </span>']
    if coins or not (cost.potion or cost.debt):
        parts.append(coin(coins))
    if cost.potion:
        parts.append(f'<span class="tok potion">{icon("i-potion")}<span class="vh">{escape(_("Potion"))}</span></span>')
    if cost.debt:
        parts.append(f'<span class="coin debt">{icon("i-debt")}<b>{cost.debt}</b></span>')
    if cheaper:
        parts.append(f'<span class="vh"> ({escape(_("instead of"))} {cost.coins})</span>')
    return "".join([*parts, "</span>"])


def _tokens(tokens: Iterable[Token]) -> str:
    said = [f"<li>{escape(token.name)} <b>{token.n}</b></li>" for token in tokens]
    return f'<ul class="pile-t">{"".join(said)}</ul>' if said else ""


@register.simple_tag(takes_context=True)
def slab(context: template.Context, pile: Slab) -> SafeString:
    """A mixed pile: the top card whole, the rest as steps."""
    shown = known(context)
    rows = []
    for place, card in enumerate(pile.cards):
        css = ("topc" if not place else "") + (" moved" if card.moved else "")
        if card.slug == "?":
            hidden = f'<span class="slab-n">{escape(_("face down"))}</span><span class="x">{card.n}</span>'
            rows.append(f'<li class="{css.strip()} back">{hidden}</li>')
            continue
        found = shown.cards[card.slug]
        rows.append(
            f'<li class="{css.strip()}"><a href="{found.get_absolute_url()}">{band_of(shown, found, False)}'
            f'<span class="slab-n">{_name(found)}</span><span class="x">{card.n}</span>'
            f"{_kept(shown, 'cost', card.slug, lambda slug=card.slug: _cost(slug, facts()[slug].cost.coins))}</a></li>"
        )
    if pile.below:
        rows.append(f'<li class="gone"><span>{escape(_("and %(n)s more below") % {"n": pile.below})}</span></li>')
    if pile.gone:
        rows.append(f'<li class="gone"><span>{escape(_("%(cards)s: gone") % {"cards": pile.gone})}</span></li>')
    if not pile.cards:
        rows.append(f'<li class="gone"><span>{escape(_("empty"))}</span></li>')
    name = f"<h4>{escape(pile_name(pile.slug))} {delta(pile.change)}</h4>"
    return SafeString(f'<div class="mixed">{name}<ol class="slab">{"".join(rows)}</ol>{_tokens(pile.tokens)}</div>')


@register.simple_tag(takes_context=True)
def landscape(context: template.Context, slug: str) -> SafeString:
    shown = known(context)
    card = shown.cards[slug]

    def make() -> str:
        kinds = ", ".join(shown.types[kind].name for kind in card.types)
        return (
            f'<div class="scape"><h4>{escape(kinds)}</h4><a class="landscape t-{card.tint}" '
            f'href="{card.get_absolute_url()}">{island_of(card, "meet")}<b>{_name(card)}</b></a></div>'
        )

    return SafeString(_kept(shown, "landscape", slug, make))


@register.simple_tag
def token(one: Token) -> SafeString:
    if one.key in TOKEN_ICONS:
        drawn = icon(*TOKEN_ICONS[one.key])
        return format_html("<li>{}{} <b>{}</b>{}</li>", drawn, one.name, one.n, delta(one.change))
    return format_html("<li>{} <b>{}</b>{}</li>", one.name, one.n, delta(one.change))


@register.simple_tag(takes_context=True)
def jobs(context: template.Context) -> SafeString:
    """The sections of the site, from within a dispute."""

    def make() -> str:
        links = [("cards:search", _("Cards"), ""), ("cards:kingdoms", _("Kingdoms"), "")]
        links.append(("referee:disputes", _("Disputes"), ' aria-current="true"'))
        listed = "".join(f'<a href="{reverse(name)}"{now}>{escape(word)}</a>' for name, word, now in links)
        return f'<nav class="jobs" aria-label="{escape(_("Sections"))}">{listed}</nav>'

    return SafeString(_kept(known(context), "jobs", "", make))


# --- answers ---------------------------------------------------------------------------------------------------------


@register.simple_tag(takes_context=True)
def buttons(context: template.Context, answers: Iterable[Answer]) -> SafeString:
    """Answers of which one is chosen by pressing it. A phase can have forty, so they are not left to a template."""
    cards = known(context).cards
    made = []
    for answer in answers:
        card = cards.get(answer.slug)
        css = "answer" + (f" t-{card.tint}" if card else "") + (" none" if answer.none else "")
        chosen = ' aria-pressed="true"' if answer.chosen else ""
        drawn = icon(f"t-{card.telling}") if card else ""
        made.append(
            f'<button class="{css}{" chosen" if chosen else ""}" name="answer" value="{escape(answer.value)}"{chosen}>'
            f"{drawn}<b>{escape(shy(answer.text))}</b></button>"
        )
    return SafeString("".join(made))


@register.simple_tag(takes_context=True)
def edge(context: template.Context, answer: Answer) -> SafeString:
    """The coloured edge of an answer that is about a card: its most telling type."""
    card = known(context).cards.get(answer.slug)
    if card is None:
        return NOTHING
    return icon(f"t-{card.telling}")


@register.filter
def tint(answer: Answer, catalogue: Catalogue) -> str:
    card = catalogue.cards.get(answer.slug)
    return f" t-{card.tint}" if card else ""


# --- tools -----------------------------------------------------------------------------------------------------------


@register.simple_tag
def tool(href: str, drawn: str, text: str, n: int = 0) -> SafeString:
    """A link to another page about this dispute; nothing where there is none."""
    if not href:
        return NOTHING
    more = f" <b>{n}</b>" if n > 1 else ""
    return SafeString(f'<a class="tool" href="{escape(href)}">{icon(drawn)}<span>{escape(text)}</span>{more}</a>')


@register.simple_tag
def tool_to(href: str, drawn: str, text: str, css: str = "") -> SafeString:
    """A link to another step; nothing where there is none."""
    if not href:
        return NOTHING
    to = escape(href)
    link = f'<a class="tool{css}" href="{to}" hx-get="{to}" hx-push-url="true">'
    return SafeString(f"{link}{icon(drawn)}<span>{escape(text)}</span></a>")


# --- citations -------------------------------------------------------------------------------------------------------


def label_of(entry_title: dict[str, str], slug: str) -> str:
    """Acolyte 2, Play again 2."""
    _book, topic, n = slug.split(":")
    name = card_called(topic) if topic in facts() else entry_title.get(slug, topic)
    return f"{name} {n}"


def cited(catalogue: Catalogue, slugs: Iterable[str]) -> dict[str, str]:
    """The link of each citation. One query for those that were never shown before."""
    language = current()
    wanted = list(dict.fromkeys(slug for slug in slugs if slug.count(":") == 2))
    new = [slug for slug in wanted if ("cite", slug, language) not in catalogue.parts]
    if new:
        titles = dict(Entry.objects.filter(slug__in=new, card=None).values_list("slug", f"title_{language}"))
        for slug in new:
            href = reverse("cards:ruling", args=[slug])
            catalogue.parts["cite", slug, language] = (
                f'<a class="cite" href="{href}" hx-get="{href}"><span>{escape(label_of(titles, slug))}</span></a>'
            )
    return {slug: catalogue.parts["cite", slug, language] for slug in wanted}


def labels(slugs: Iterable[str]) -> dict[str, str]:
    """The citations as plain words."""
    wanted = list(slugs)
    titles = dict(Entry.objects.filter(slug__in=wanted, card=None).values_list("slug", f"title_{current()}"))
    return {slug: label_of(titles, slug) for slug in wanted if slug.count(":") == 2}


# --- the log ---------------------------------------------------------------------------------------------------------

OPENS = 'hx-target="next .opened" hx-select=".said-t, .src" hx-swap="innerHTML ignoreTitle:true" hx-push-url="false"'


@register.simple_tag(takes_context=True)
def entries(context: template.Context) -> SafeString:
    """The rows of the log, newest first. A page has dozens, so they are not left to a template."""
    shown, start, query = known(context), context["path"].start, context["path"].query
    links = cited(shown, (slug for entry in context["log"].entries for slug in entry.cites))
    words = {"step": escape(_("Step")), "branch": icon("i-branch")}
    return SafeString("".join(_entry(entry, start, query, links, words) for entry in context["log"].entries))


def _entry(entry: LogEntry, start: str, query: str, links: dict[str, str], words: dict[str, str]) -> str:
    rows = [_given(given, start, entry.depth) for given in entry.given]
    css = f"in{entry.depth}" + (" here" if entry.here else "") + (" fork" if entry.forks else "")
    now = ' aria-current="step"' if entry.here else ""
    href = f"{start}{entry.n}/{query}"
    changes = f'<p class="changed">{escape("; ".join(entry.changes))}</p>' if entry.changes else ""
    found = "".join(links[slug] for slug in entry.cites if slug in links)
    opening = f'<div class="cites" {OPENS}>{found}</div><div class="opened" aria-live="polite"></div>' if found else ""
    forks = "".join(_fork(fork, words) for fork in entry.forks)
    rows.append(
        f'<li class="{css}" id="s{entry.n}"{now}><a class="wp" href="{href}" hx-get="{href}" hx-push-url="true">'
        f'<span class="vh">{words["step"]} </span>{entry.n}</a>'
        f"<div><p>{entry.text}</p>{changes}{opening}{forks}</div></li>"
    )
    return "".join(rows)


def _given(given: Given, start: str, depth: int) -> str:
    href = f"{start}{given.n}/?ask={given.i}"
    link = f'<a class="tl" href="{href}" hx-get="{href}" hx-push-url="true">{escape(given.text)}</a>'
    return (
        f'<li class="given in{depth}"><span class="wp" aria-hidden="true"></span>'
        f"<div><p><b>{escape(given.player)}:</b> {link}</p></div></li>"
    )


def _fork(fork: Fork, words: dict[str, str]) -> str:
    name = fork.name or _("Branch %(letter)s: %(answer)s") % {"letter": fork.letter, "answer": fork.answer}
    href = address("end", fork.key)
    return f'<a class="alt-way" href="{href}">{words["branch"]}<span>{escape(name)}</span></a>'


@register.simple_tag(takes_context=True)
def cites(context: template.Context, slugs: Iterable[str]) -> SafeString:
    """Citations that open in place; without JavaScript they lead to the ruling."""
    links = cited(known(context), slugs)
    return SafeString("".join(links.values()))
