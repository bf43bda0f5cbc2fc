"""What belongs to the rows of an answer, fetched for all of them at once: never a query a row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cards.catalogue import Catalogue
from cards.kingdoms.layout import Layout
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.wish_form import USUAL_PLAYERS
from cards.models import Entry, Kingdom, Situation
from cards.search import find
from referee.api.parameters import Parameters
from referee.api.shapes import SHAPES, links_of
from referee.models import Dispute
from rules import named_cards

Linked = dict[str, dict[Any, list[str]]]


def show(kingdom: Kingdom) -> ShownKingdom:
    return ShownKingdom(Layout.of(kingdom), USUAL_PLAYERS, kingdom)


def ready(entry: Entry, known: Catalogue) -> Entry:
    """With what the catalogue knows of it, so that nothing is fetched for it alone."""
    entry.edition = known.books_by_pk[entry.edition_id]
    entry.card = known.by_pk.get(entry.card_id) if entry.card_id else None
    return entry


def entries(slugs: Sequence[str], known: Catalogue) -> list[Entry]:
    """These entries, whole, in this order. One query."""
    there = {entry.slug: ready(entry, known) for entry in Entry.objects.filter(slug__in=slugs)} if slugs else {}
    return [there[slug] for slug in slugs if slug in there]


def of_cards(rows: Sequence[Any], asked: Parameters, known: Catalogue) -> Linked:
    found: dict[Any, list[str]] = defaultdict(list)
    if asked.wants("rulings"):
        about = Entry.objects.filter(card_id__in=[row.pk for row in rows])
        for card, slug in about.values_list("card_id", "slug"):
            found[card].append(slug)
    return {"rulings": found}


def of_expansions(rows: Sequence[Any], asked: Parameters, known: Catalogue) -> Linked:
    found: dict[Any, list[str]] = defaultdict(list)
    for card in known.cards.values():
        found[card.expansion.slug].append(card.slug)
    return {"cards": found}


def of_rulings(rows: Sequence[Any], asked: Parameters, known: Catalogue) -> Linked:
    cards: dict[Any, list[str]] = defaultdict(list)
    proofs: dict[Any, list[str]] = defaultdict(list)
    keys = [row.pk for row in rows]
    if asked.wants("cards"):
        pairs = Entry.cards.through.objects.filter(entry_id__in=keys).order_by("pk")
        for entry, card in pairs.values_list("entry_id", "card_id"):
            cards[entry].append(known.by_pk[card].slug)
    if asked.wants("proofs"):
        proving = Situation.proves.through.objects.filter(entry_id__in=keys).order_by("situation__position")
        for entry, slug in proving.values_list("entry_id", "situation__slug"):
            proofs[entry].append(slug)
    return {"cards": cards, "proofs": proofs}


def of_situations(rows: Sequence[Any], asked: Parameters, known: Catalogue) -> Linked:
    cards: dict[Any, list[str]] = defaultdict(list)
    proves: dict[Any, list[str]] = defaultdict(list)
    keys = [row.pk for row in rows if isinstance(row, Situation)]
    if asked.wants("cards") and keys:
        pairs = Situation.cards.through.objects.filter(situation_id__in=keys).order_by("pk")
        for situation, card in pairs.values_list("situation_id", "card_id"):
            cards[situation].append(known.by_pk[card].slug)
    if asked.wants("proves") and keys:
        proved = Situation.proves.through.objects.filter(situation_id__in=keys).order_by("pk")
        for situation, slug in proved.values_list("situation_id", "entry__slug"):
            proves[situation].append(slug)
    for row in rows:
        if isinstance(row, Dispute) and asked.wants("cards"):
            cards[row.pk] = list(dict.fromkeys(slug for slug, _place in named_cards(row.situation())))
    return {"cards": cards, "proves": proves}


LINKED: dict[str, Callable[[Sequence[Any], Parameters, Catalogue], Linked]] = {
    "Card": of_cards,
    "Expansion": of_expansions,
    "Ruling": of_rulings,
    "Situation": of_situations,
    "GlossaryTerm": lambda rows, asked, known: {},
    "Kingdom": lambda rows, asked, known: {},
}
FETCHED: dict[str, Callable[[list[str], Catalogue], Iterable[tuple[str, Any]]]] = {
    "Card": lambda slugs, known: ((slug, known.cards[slug]) for slug in slugs),
    "Expansion": lambda slugs, known: ((slug, known.expansions[slug]) for slug in slugs),
    "Kingdom": lambda slugs, known: ((slug, show(known.kingdoms[slug])) for slug in slugs),
    "Ruling": lambda slugs, known: ((entry.slug, entry) for entry in entries(slugs, known)),
    "Situation": lambda slugs, known: ((row.slug, row) for row in find.situations(slugs)),
}


def gather(of: str, rows: Sequence[Any], asked: Parameters, known: Catalogue) -> dict[str, Any]:
    """The context in which the rows are told."""
    context: dict[str, Any] = {"asked": asked, "known": known, "linked": LINKED[of](rows, asked, known), "fetched": {}}
    fields = links_of(SHAPES[of])
    wanted: dict[str, dict[str, None]] = defaultdict(dict)
    for name in asked.expand:
        if asked.wants(name):
            for row in rows:
                wanted[fields[name].of].update(dict.fromkeys(fields[name].slugs(row, context)))
    for target, slugs in wanted.items():
        found = dict(FETCHED[target](list(slugs), known))
        linked = LINKED[target](list(found.values()), Parameters(asked.tongue, origin=asked.origin), known)
        context["fetched"][target] = {"rows": found, "linked": linked, "told": {}}
    return context


def tell(of: str, rows: Sequence[Any], asked: Parameters, known: Catalogue) -> list[Any]:
    context = gather(of, rows, asked, known)
    return list(SHAPES[of](list(rows), many=True, context=context).data)
