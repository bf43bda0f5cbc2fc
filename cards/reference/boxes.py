from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from cards.catalogue import Catalogue
from cards.models import Card, Expansion
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import missing_page, page
from cards.reference import statements


@costs("reading")
@cache_for_load
def expansions(request: ReferenceRequest) -> HttpResponse:
    known = request.known
    sizes = Counter(card.expansion.slug for card in known.cards.values())
    boxes = [(box, sizes[box.slug], known.editions[box.slug].values()) for box in known.expansions.values()]
    return page(request, "reference/expansions.html", lambda: reverse("cards:expansions"), {"boxes": boxes})


@costs("reading")
@cache_for_load
def expansion(request: ReferenceRequest, slug: str) -> HttpResponse:
    known = request.known
    box = next((box for box in known.expansions.values() if slug in (box.slug, box.slug_de)), None)
    if box is None:
        if meant := known.set_names.first(slug.replace("-", " ")):
            return redirect(known.expansions[meant], permanent=True)
        near = [known.expansions[near] for near in known.set_names.near(slug.replace("-", " "), 3)]
        return missing_page(request, slug, near or list(known.expansions.values()))
    editions = known.editions[box.slug]
    inside = [card for card in known.cards.values() if card.expansion == box]
    context = {
        "box": box,
        "editions": editions.values(),
        "by_cost": by_cost(inside),
        "by_type": Counter(kind for card in inside for kind in card.types).most_common(),
        "introduced": introductions(known, box, inside),
        "dropped": [card for card in inside if card.editions == [1]] if len(editions) > 1 else [],
        "added": [card for card in inside if card.editions == [2]] if len(editions) > 1 else [],
        "kingdoms": [kingdom for kingdom in known.kingdoms.values() if kingdom.edition.expansion == box],
        "count": len(inside),
    }
    return page(request, "reference/expansion.html", box.get_absolute_url, context)


def by_cost(cards: list[Card]) -> list[tuple[int | None, list[Card]]]:
    """Cards by what they cost in coins; what is not for sale comes last, as None."""
    groups: dict[int | None, list[Card]] = defaultdict(list)
    for card in cards:
        groups[card.coins if card.has_cost and card.coins is not None else None].append(card)
    return sorted(groups.items(), key=lambda pair: (pair[0] is None, pair[0] or 0))


def introductions(known: Catalogue, box: Expansion, inside: list[Card]) -> dict[str, list[Any]]:
    """The types, mats and tokens that no older box has."""
    older = [card for card in known.cards.values() if card.expansion.position < box.position]
    types = {kind for card in older for kind in card.types}
    things = {thing for card in older for thing in card.brings}
    new_types = dict.fromkeys(kind for card in inside for kind in card.types if kind not in types)
    new_things = dict.fromkeys(
        thing for card in inside for thing in card.brings if ":" in thing and thing not in things
    )
    return {"types": list(new_types), "things": statements.things_to_fetch(known, list(new_things))}
