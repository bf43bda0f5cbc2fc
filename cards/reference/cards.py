from __future__ import annotations

import secrets
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from cards.catalogue import catalogue
from cards.models import Situation
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import find_card, missing_page, near_cards, page, spelled_otherwise
from cards.pictures.link_preview import LinkPreview
from cards.reference.card_page import CardPage
from cards.reference.filters import Filters
from cards.reference.statements import about_both, rules_for_both, telling_terms


@costs("reading")
@cache_for_load
def card(request: ReferenceRequest, slug: str) -> HttpResponse:
    found = find_card(request, slug)
    if found is None:
        if meant := spelled_otherwise(request, slug):
            return redirect(meant, permanent=True)
        return missing_page(request, slug, near_cards(request, slug))
    asked = request.GET.get("edition", "")
    number = next((n for n in found.editions if str(n) == asked), max(found.editions))
    shown = CardPage(request.known, found, number)
    context = {"card": found, "page": shown, "embedded": found.name, "shared": shown.shared}
    return page(request, "reference/card.html", found.get_absolute_url, context)


@costs("reading")
@never_cache
def random_card(request: ReferenceRequest) -> HttpResponse:
    """A card by lot: one that has a text of its own."""
    known = catalogue()
    return redirect(known.cards[secrets.choice(list(known.texts))])


def two_cards(request: ReferenceRequest, one: str, two: str, **more: Any) -> HttpResponse:
    known = request.known
    found = []
    for slug in (one, two):
        card = find_card(request, slug) or spelled_otherwise(request, slug)
        if card is None:
            return missing_page(request, slug, near_cards(request, slug))
        found.append(card)
    if found[0] == found[1]:
        return redirect(found[0])
    first, second = found
    entries = about_both(known, first, second)
    rules = rules_for_both(known, first, second, {entry.pk for entry in entries})
    context = {
        "cards": found,
        "texts": [(card, known.text(card)) for card in found],
        "entries": entries,
        "both_are": [known.types[kind] for kind in first.types if kind in second.types],
        "terms": [known.terms[slug] for slug in telling_terms(known, first) & telling_terms(known, second)],
        "rules": rules,
        "kingdoms": [kingdom for kingdom in known.used_in.get(first.slug, []) if kingdom in known.used_in[second.slug]],
        "situations": list(Situation.objects.filter(cards=first).filter(cards=second).defer("document")),
    }
    a, b = sorted(found, key=lambda card: card.position)
    here = reverse("cards:pair", args=[a.here, b.here])
    title = _("%(one)s with %(two)s") % {"one": first.name, "two": second.name}
    said = "; ".join(entry.text for entry in entries[:2])
    context |= {"shared": LinkPreview(title, said, here, f"{here}picture.png"), **more}
    return page(request, "reference/pair.html", lambda: reverse("cards:pair", args=[a.here, b.here]), context)


@costs("reading")
@cache_for_load
def cards(request: ReferenceRequest) -> HttpResponse:
    """All cards in a table, by what they are, cost and come from."""
    filters = Filters(request.GET, request.known)
    context = {"filters": filters, "cards": filters.cards()}
    query = f"?{filters.query}" if filters.query else ""
    return page(request, "reference/cards.html", lambda: reverse("cards:cards") + query, context)
