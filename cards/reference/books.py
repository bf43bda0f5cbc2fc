from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse

from cards.models import Edition, Entry, GlossaryTerm
from cards.pages.costs import costs
from cards.pages.page_cache import ReferenceRequest, cache_for_load
from cards.pages.rendering import missing_page, near_cards, page
from cards.reference import statements
from cards.reference.ruling_page import RulingPage
from cards.search.words import stems


@costs("reading")
@cache_for_load
def ruling(request: ReferenceRequest, slug: str) -> HttpResponse:
    known = request.known
    book, topic, _n = slug.split(":")
    siblings, mentions = statements.with_cards(known, Entry.objects.filter(edition__book=book, topic=topic))
    found = next((entry for entry in siblings if entry.slug == slug), None)
    if found is None:
        return missing_page(request, slug, near_entries(request, slug, siblings))
    shown = RulingPage(known, found, siblings, mentions[found.pk])
    context = {"entry": found, "page": shown, "embedded": found.slug, "shared": shown.shared}
    return page(request, "reference/ruling.html", found.get_absolute_url, context)


def near_entries(request: ReferenceRequest, slug: str, siblings: Sequence[Any]) -> Sequence[Any]:
    """What is asked for is not there: its neighbours, else the card it would be about."""
    if siblings:
        return siblings
    topic = slug.split(":")[1] if slug.count(":") >= 1 else slug
    card = request.known.cards.get(topic)
    return [card] if card else near_cards(request, topic)


@costs("reading")
@cache_for_load
def no_ruling(request: ReferenceRequest, slug: str) -> HttpResponse:
    """A slug without its number leads to where it is told in full; anything else is nowhere."""
    book, _colon, topic = slug.partition(":")
    if book in request.known.books:
        if topic in request.known.cards:
            return redirect(request.known.cards[topic])
        if topic in request.known.topics:
            return redirect(f"{reverse('cards:book', args=[book])}#{topic}")
    return missing_page(request, slug, near_entries(request, slug, []))


@costs("reading")
@cache_for_load
def rules(request: ReferenceRequest) -> HttpResponse:
    """The glossary, and what each book says about the game, by topic."""
    known = request.known
    topics: dict[Edition, dict[str, Entry]] = defaultdict(dict)
    numbers: Counter[tuple[int, str]] = Counter()
    for entry in Entry.objects.exclude(kind=Entry.Kind.RULING):
        entry.edition = known.books_by_pk[entry.edition_id]
        topics[entry.edition].setdefault(entry.topic, entry)
        numbers[entry.edition_id, entry.topic] += 1
    books = [
        (book, [(entry, numbers[book.pk, entry.topic]) for entry in by_topic.values()])
        for book, by_topic in sorted(topics.items(), key=lambda pair: (not pair[0].title, pair[0].book))
    ]
    context = {"terms": sorted(known.terms.values(), key=by_term), "books": books}
    return page(request, "reference/rules.html", lambda: reverse("cards:rules"), context)


def by_term(term: GlossaryTerm) -> tuple[str, ...]:
    return stems(term.term)


@costs("reading")
@cache_for_load
def book(request: ReferenceRequest, book: str) -> HttpResponse:
    """All that one book says about the game, and which cards it speaks of."""
    known = request.known
    edition = known.books.get(book)
    if edition is None:
        return missing_page(request, book, list(known.books.values()))
    entries, mentions = statements.with_cards(known, Entry.objects.filter(edition=edition))
    topics: dict[str, list[Entry]] = defaultdict(list)
    rulings: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        (rulings if entry.kind == Entry.Kind.RULING else topics)[entry.topic].append(entry)
    context = {
        "book": edition,
        "topics": list(topics.items()),
        "rulings": [(known.cards[slug], said) for slug, said in rulings.items()],
        "mentions": mentions,
        "proofs": statements.proofs([entry for said in topics.values() for entry in said]),
    }
    return page(request, "reference/book.html", edition.get_absolute_url, context)
