"""The pictures of cards and rulings, for where their addresses are shared."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from cards.catalogue import Catalogue, catalogue
from cards.models import Card, Entry
from cards.pages.costs import costs
from cards.pages.sources import book_title, place
from cards.pictures.preview_picture import Preview, RuledPicture
from cards.pictures.responses import picture


@costs("making")
def card(request: HttpRequest, slug: str) -> HttpResponse:
    known = catalogue()
    found = known.address.get(slug)
    if found is None:
        raise Http404
    asked = request.GET.get("edition", "")
    number = next((n for n in found.editions if str(n) == asked), max(found.editions))
    return picture(request, of_card(known, found, number))


def of_card(known: Catalogue, card: Card, number: int) -> Preview:
    text = known.text(card, number)
    edition = known.editions[card.expansion.slug][number]
    return Preview(
        asks=f"{card.other_name} · {book_title(edition)}" if card.other_name else book_title(edition),
        word=card.name,
        reason=" ".join(text.lines) if text else "",
        cards=(card,),
        ruling=False,
    )


@costs("making")
def ruling(request: HttpRequest, slug: str) -> HttpResponse:
    entry = get_object_or_404(Entry.objects.select_related("edition", "card"), slug=slug)
    return picture(request, of_ruling(catalogue(), entry))


def of_ruling(known: Catalogue, entry: Entry) -> Preview:
    """What it says, large; the cards that it speaks of."""
    entry.edition = known.books_by_pk[entry.edition_id]
    about = entry.card.name if entry.card else entry.title
    cards = [known.cards[entry.card.slug]] if entry.card else []
    cards += [known.by_pk[pk] for pk in entry.cards.values_list("pk", flat=True)]
    ruled = RuledPicture(f"{about} {entry.n}", entry.text, place(entry))
    return Preview(asks="", ruled=ruled, cards=tuple(dict.fromkeys(cards)))
