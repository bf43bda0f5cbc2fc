"""Names and lines of cards in the language that is being spoken, straight from the fixtures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from cards.kingdoms.layout import Layout, by_cost
from cards.search.words import fold
from rules.facts import expansions, facts, kinds_of_cards
from rules.speech.grammar import capital


def language() -> str:
    return "de" if get_language() == "de" else "en"


def name(slug: str) -> str:
    return str(getattr(facts()[slug], language()))


def names(slugs: Iterable[str]) -> str:
    return ", ".join(map(name, slugs))


def in_order(slugs: Iterable[str]) -> list[str]:
    """By cost, and what costs the same by the name that is read."""
    return sorted(slugs, key=lambda slug: (*by_cost(slug)[:3], fold(name(slug))))


def listed(things: Iterable[str]) -> str:
    """Apples, pears and plums."""
    *most, last = things
    return _("%(most)s and %(last)s") % {"most": ", ".join(most), "last": last} if most else last


def named_after(layout: Layout, code: str) -> tuple[str, ...]:
    """A kingdom that no book has named is called after two of its piles, the same two for ever."""
    piles = [slug for slug in layout.piles if not facts()[slug].cards] or list(layout.piles)
    by_code = sorted(piles, key=lambda slug: sha256(f"{code} {slug}".encode()).digest())
    return tuple(by_code[:2])


def counted(amounts: Mapping[str, int]) -> str:
    """12 × Estate, 8 × Island, never parted between number and name."""
    return ", ".join(f"{n}\u00a0×\u00a0{name(slug)}" for slug, n in amounts.items())


def kind_name(slug: str) -> str:
    """What kind of card it is: Event, Landmarke."""
    return kinds_of_cards()[facts()[slug].kind].names[language() == "de"]


def expansion(slug: str) -> str:
    return str(getattr(expansions()[slug], language()))


def lines(slug: str) -> list[str]:
    return [line[language() == "de"] for line in facts()[slug].lines]


def setup_line(slug: str) -> str:
    """What the card itself asks for before the game starts."""
    for line in lines(slug):
        for prefix in ("Setup: ", "Spielvorbereitung: "):
            if line.startswith(prefix):
                asked = line.removeprefix(prefix)
                return capital(asked)
    return ""
