from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from django.http import HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_safe

from cards.kept import Asking, kept
from cards.models import Entry, other
from cards.search import find
from cards.search.words import Marker
from cards.views.page import page

# Translators: what is typed is translated too: both languages are understood, but people type their own.
EXAMPLES = [
    (gettext_lazy("tactician"), gettext_lazy("the card, and all that is said about it")),
    (gettext_lazy("throne room tactician"), gettext_lazy("both cards, and what is said about the two together")),
    (gettext_lazy("empty deck"), gettext_lazy("everything that has both words, each in any form")),
    (gettext_lazy('"next turn"'), gettext_lazy("these words one after the other")),
    (gettext_lazy("trash -gold"), gettext_lazy("what speaks of trashing, but not of Gold")),
    (
        gettext_lazy('type:duration cost<=4 set:seaside edition:1 in:kingdom -type:attack "next turn"'),
        gettext_lazy(
            "Durations of Seaside, 1st edition, for at most 4, in a recommended kingdom, no Attacks, with these words"
        ),
    ),
]
TERMS = [
    (gettext_lazy("type:attack"), gettext_lazy("the card’s type; a type’s name alone does the same")),
    (gettext_lazy("cost<=4"), gettext_lazy("coins in the cost; the signs are = < > <= >= and : for exactly")),
    (gettext_lazy("debt>0"), gettext_lazy("debt in the cost")),
    (gettext_lazy("potion=1"), gettext_lazy("Potions in the cost")),
    (gettext_lazy("set:seaside"), gettext_lazy("the expansion")),
    (gettext_lazy("edition:1"), gettext_lazy("cards that this edition of their expansion contains")),
    (gettext_lazy("in:kingdom"), gettext_lazy("cards that a recommended kingdom uses")),
    (gettext_lazy('in:"High Seas"'), gettext_lazy("cards of the kingdom with this name")),
    (gettext_lazy("in:pile"), gettext_lazy("cards of a mixed pile")),
    (gettext_lazy("book:seaside2"), gettext_lazy("rulings of this book")),
]


def looked_up(request: Asking) -> HttpResponse:
    """The answer to a query: as a page, or as the part that comes while one types."""
    known, typed = request.known, request.GET.get("q", "")
    everything = request.GET.get("all", "")
    found = find.search(typed, known)
    cards = found.cards if everything == "cards" else found.cards[: find.SHOWN]
    kingdoms_first = bool(found.kingdoms and not found.hot and known.kingdom_names.first(found.asked.text))
    slugs = found.entries[: 200 if everything == "rulings" else find.FEW]
    context = {
        "own_search": True,
        "typed": found.asked.text.strip(),
        "found": found,
        "marker": found.marker,
        "hot": [card for card in found.hot if card in cards][:4],
        "cards": [card for card in cards if card not in found.hot],
        "more_cards": len(found.cards) - len(cards),
        "entries": marked_entries(find.entries(slugs, known), found.marker),
        "more_entries": len(found.entries) - len(slugs),
        "kingdoms": found.kingdoms[: find.FEW],
        "terms": found.terms[:4],
        "situations": [known.situations[slug] for slug in found.situations[: find.FEW] if slug in known.situations],
        "kingdoms_first": kingdoms_first,
        "side": found.entries or (found.kingdoms and not kingdoms_first) or found.terms or found.situations,
        "pair": found.hot if len(found.hot) == 2 and not found.without else None,
    }
    if request.htmx.target == "results":
        # While one types, only the answer is made, and nothing around it.
        context |= {"known": known, "other_language": other(), "alone": True}
        return HttpResponse(render_to_string("cards/results.html", context))
    query = urlencode({key: value for key, value in (("q", found.asked.text.strip()), ("all", everything)) if value})
    here = f"?{query}" if query else ""
    return page(request, "cards/search.html", lambda: reverse("cards:search") + here, context)


search = require_safe(kept(looked_up))


def marked_entries(entries: list[Entry], marker: Marker) -> list[dict[str, Any]]:
    """With the words that were asked for marked, in the language that has them: the page's own first."""
    found = []
    for entry in entries:
        text, foreign = entry.text, False
        spans = marker.spans(text)
        if not spans and (elsewhere := marker.spans(entry.other_text)):
            text, foreign, spans = entry.other_text, True, elsewhere
        found.append({"entry": entry, "text": marker.mark(text, spans), "foreign": foreign})
    return found


@require_safe
@kept
def search_help(request: Asking) -> HttpResponse:
    known = request.known
    context = {"types": known.types.values(), "boxes": known.expansions.values(), "examples": EXAMPLES, "terms": TERMS}
    return page(request, "cards/search_help.html", lambda: reverse("cards:search-help"), context)
