"""Finding situations of the library: by words, group, card and ruling, as its page asks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from django.conf import settings
from django.db.models import Case, Count, Q, QuerySet, When
from django.utils.translation import gettext as _

from cards.catalogue import Catalogue
from cards.models import Entry
from cards.models import Situation as Told
from cards.pages.languages import language
from cards.search.find import search
from referee.asking.library import library
from rules import read_yaml
from rules.questions.reading import read


def groups() -> list[dict[str, str]]:
    """The groups of famous disputes, in their order, named in the page's language."""
    rows: dict[str, dict[str, str]] = read_yaml(settings.FIXTURES_DIR / "situations" / "groups.yaml") or {}
    tongue = "de" if language() else "en"
    return [{"slug": slug, "name": row[tongue]} for slug, row in rows.items()]


@dataclass
class NotThere:
    """Something asked for that is not there, and what may have been meant: (what is sent, the name)."""

    field: str
    text: str
    near: list[tuple[str, str]]


def _card(text: str, known: Catalogue) -> str:
    card = known.called(text)
    return card.slug if card else ""


def _near(name: str, known: Catalogue) -> list[str]:
    """Names like this one; none when there is a card of that name."""
    return [] if _card(name, known) else [known.cards[slug].name for slug in known.names.near(name)]


def _name_and_number(text: str) -> tuple[str, str]:
    """A citation as it is printed: `§ Tactician 5`."""
    name, n = re.fullmatch(r"(?:§\s*)?(.*?)[\s,]*(\d{0,4})", text, re.DOTALL).groups()  # type: ignore[union-attr]
    return name, n


def _rulings(text: str, known: Catalogue) -> QuerySet[Entry]:
    """The rulings of that address, or that a citation calls so: `Tactician 5`; without a number, all about it."""
    name, n = _name_and_number(text)
    of_a_card = Q(topic=_card(name, known) or name.lower())
    called = Q(card=None) & (Q(title_en__iexact=name) | Q(title_de__iexact=name))
    numbered = Q(n=int(n)) if n else Q()
    return Entry.objects.filter(Q(slug=text.lower()) | ((of_a_card | called) & numbered))


def choose_disputes(asked: dict[str, str], known: Catalogue) -> tuple[QuerySet[Told], list[NotThere]]:
    """What fits all that is asked, and what of it is not there."""
    found = Told.objects.all()
    unknown: list[NotThere] = []
    if asked["group"]:
        found = found.filter(group=asked["group"])
    if asked["card"]:
        slug = _card(asked["card"], known)
        found = found.filter(cards__slug=slug)
        if not slug:
            near = [(name, name) for name in _near(asked["card"], known)]
            unknown.append(NotThere("card", _("No card is called “%(name)s”.") % {"name": asked["card"]}, near))
    if asked["ruling"]:
        rulings = _rulings(asked["ruling"], known)
        found = found.filter(pk__in=Told.objects.filter(proves__in=rulings).values("pk"))  # each once
        if not rulings.exists():
            name, n = _name_and_number(asked["ruling"])
            near = [(f"{near} {n}".strip(), f"{near} {n}".strip()) for near in _near(name, known)]
            unknown.append(NotThere("ruling", _("No ruling is called “%(name)s”.") % {"name": asked["ruling"]}, near))
    if asked["q"]:
        matches = search(asked["q"], known)
        cards = {*read(asked["q"], library(known).names).slugs, *(card.slug for card in matches.hot)}
        if matches.meant:
            unknown.append(NotThere("q", "", [(query, meant.name) for meant, query in matches.meant]))
        named = Told.objects.filter(cards__slug__in=cards).values_list("slug", flat=True) if cards else ()
        titled = Q(title_en__icontains=asked["q"]) | Q(title_de__icontains=asked["q"])
        found = found.filter(titled | Q(slug__in={*matches.situations, *named}))
        if cards:
            found = found.annotate(shared=Count("cards", filter=Q(cards__slug__in=cards), distinct=True))
    return found, unknown


def famous_first(found: QuerySet[Told]) -> tuple[int, ...]:
    """Their primary keys; after those that have most of the cards that were asked for."""
    whens = [When(group=group["slug"], then=place) for place, group in enumerate(groups())]
    most = ["-shared"] if "shared" in found.query.annotations else []
    return tuple(found.order_by(*most, Case(*whens, default=len(whens)), "position").values_list("pk", flat=True))


@lru_cache(1)
def all_of_them(known: Catalogue) -> tuple[int, ...]:
    """The whole library, which most who come here see first; remembered until the next load."""
    return famous_first(Told.objects.all())
