from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from cards import told
from cards.filters import Filters
from cards.kept import Asking, kept
from cards.models import Card, Entry, Situation
from cards.pictures.shared import Shared
from cards.views.page import find_card, missing, near_cards, page, spelled_otherwise
from rules import modelled

MENTIONS = 12  # statements of others about a card, before they fold into a search


@require_safe
@kept
def card(request: Asking, slug: str) -> HttpResponse:
    known, found = request.known, find_card(request, slug)
    if found is None:
        if meant := spelled_otherwise(request, slug):
            return redirect(meant, permanent=True)
        return missing(request, slug, near_cards(request, slug))
    asked = request.GET.get("edition", "")
    number = next((n for n in found.editions if str(n) == asked), max(found.editions))
    entries, mentions = told.entries_about(known, found)
    own = [entry for entry in entries if entry.card_id == found.pk]
    own.sort(key=lambda entry: (entry.edition.number != number, -entry.edition.number, entry.position))
    held = [entry for entry in own if told.holds(entry, number)]
    overruled = {slug for entry in held for slug in entry.superseded_by}  # what a later edition put in its place
    rulings = [entry for entry in held if entry.slug not in overruled]
    others = [entry for entry in entries if entry.card_id != found.pk and entry.standing != Entry.Standing.SUPERSEDED]
    context = {
        "card": found,
        "embedded": found.name,
        "edition": known.editions[found.expansion.slug][number],
        "editions": told.editions_of(known, found, number),
        "text": known.text(found, number),
        "changes": told.changes(known, found, number),
        "rulings": rulings,
        "superseded": [entry for entry in own if entry not in rulings],
        "older": number != max(found.editions),
        "mentions": others[:MENTIONS],
        "more_mentions": max(0, len(others) - MENTIONS),
        "related": told.related(known, found, mentions),
        "kingdoms": known.used_in.get(found.slug, []),
        "situations": list(Situation.objects.filter(cards=found).defer("document")),
        "terms": [known.terms[slug] for slug in found.terms if slug in known.terms],
        "pile": [known.cards[slug] for slug in found.cards],
        "modelled": modelled(found.slug),
        "brings": told.brought(known, found.brings),
        "counts": told.counts(found),
        "proofs": told.proofs(entries),
        "shared": of_card(request, found, number),
    }
    return page(request, "cards/card.html", found.get_absolute_url, context)


def of_card(request: Asking, card: Card, number: int) -> Shared:
    query = "" if number == max(card.editions) else f"?edition={number}"
    text, here = request.known.text(card, number), card.get_absolute_url()
    title = f"{card.name} ({card.other_name})" if card.other_name else card.name
    return Shared(title, " ".join(text.lines) if text else "", f"{here}{query}", f"{here}picture.png{query}")


def two_cards(request: Asking, one: str, two: str, **more: Any) -> HttpResponse:
    known = request.known
    found = []
    for slug in (one, two):
        card = find_card(request, slug) or spelled_otherwise(request, slug)
        if card is None:
            return missing(request, slug, near_cards(request, slug))
        found.append(card)
    if found[0] == found[1]:
        return redirect(found[0])
    first, second = found
    entries = told.about_both(known, first, second)
    rules = told.rules_for_both(known, first, second, {entry.pk for entry in entries})
    context = {
        "cards": found,
        "texts": [(card, known.text(card)) for card in found],
        "entries": entries,
        "both_are": [known.types[kind] for kind in first.types if kind in second.types],
        "terms": [known.terms[slug] for slug in told.telling_terms(known, first) & told.telling_terms(known, second)],
        "rules": rules,
        "kingdoms": [kingdom for kingdom in known.used_in.get(first.slug, []) if kingdom in known.used_in[second.slug]],
        "situations": list(Situation.objects.filter(cards=first).filter(cards=second).defer("document")),
    }
    a, b = sorted(found, key=lambda card: card.position)
    here = reverse("cards:pair", args=[a.here, b.here])
    title = _("%(one)s with %(two)s") % {"one": first.name, "two": second.name}
    said = "; ".join(entry.text for entry in entries[:2])
    context |= {"shared": Shared(title, said, here, f"{here}picture.png"), **more}
    return page(request, "cards/pair.html", lambda: reverse("cards:pair", args=[a.here, b.here]), context)


pair = require_safe(kept(two_cards))


@require_safe
@kept
def cards(request: Asking) -> HttpResponse:
    """All cards in a table, by what they are, cost and come from."""
    filters = Filters(request.GET, request.known)
    context = {"filters": filters, "cards": filters.cards()}
    query = f"?{filters.query}" if filters.query else ""
    return page(request, "cards/cards.html", lambda: reverse("cards:cards") + query, context)
