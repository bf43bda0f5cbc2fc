"""What only the kingdoms' pages need."""

from __future__ import annotations

from urllib.parse import urlencode

from django import template
from django.urls import reverse

from cards.catalogue import Catalogue
from cards.kingdoms.evening import address as evening_with
from cards.kingdoms.presentation import ShownKingdom
from cards.models import Card, Entry

register = template.Library()


@register.filter
def all_lines(card: Card, known: Catalogue) -> str:
    return " ".join(known.lines(card))


@register.filter
def parts(card: Card, known: Catalogue) -> list[Card]:
    """The cards of a mixed pile, top first."""
    return [known.cards[slug] for slug in card.cards]


@register.filter
def kingdom_file(shown: ShownKingdom, name: str) -> str:
    return shown.file(name)


@register.filter
def number(entry: Entry) -> str:
    """Which of its topic's statements it is."""
    return entry.slug.rpartition(":")[2]


@register.filter
def to_evening(shown: ShownKingdom) -> str:
    """Where tonight begins with this kingdom."""
    return evening_with(shown)


@register.filter
def to_change(shown: ShownKingdom) -> str:
    """What the address says where single piles of it are swapped."""
    return urlencode({"code": shown.code, "players": shown.players, **shown.query})


@register.filter
def to_referee(shown: ShownKingdom) -> str:
    """Where a table is described, with this one laid out."""
    return f"{reverse('referee:describe')}?{urlencode({'document': shown.table})}"
