"""The pages of the reference. A view fetches, asks one thing, renders."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_safe

from cards.catalogue import Catalogue
from cards.kept import Asking, kept
from cards.models import Card, Edition, Entry, Expansion, GlossaryTerm, Situation, current, in_both, other
from cards.search import find
from cards.search.words import Marker, stems
from cards.table import Filters
from referee import __version__

THINGS = {"mat": gettext_lazy("Mat"), "token": gettext_lazy("Tokens")}
MATS_AND_TOKENS = {
    "island": gettext_lazy("Island"),
    "native-village": gettext_lazy("Native Village"),
    "pirate-ship": gettext_lazy("Pirate Ship"),
    "trade-route": gettext_lazy("Trade Route"),
    "tavern": gettext_lazy("Tavern"),
    "exile": gettext_lazy("Exile"),
    "coffers": gettext_lazy("Coffers"),
    "villagers": gettext_lazy("Villagers"),
    "favors": gettext_lazy("Favors"),
    "embargo": gettext_lazy("Embargo"),
    "coin": gettext_lazy("Coins"),
    "vp": gettext_lazy("Victory points"),
    "debt": gettext_lazy("Debt"),
    "garrison": gettext_lazy("Garrison"),
    "cube": gettext_lazy("Cubes"),
    "minus-coin": gettext_lazy("−1 Coin"),
    "plus-coin": gettext_lazy("+1 Coin"),
    "plus-buy": gettext_lazy("+1 Buy"),
}
MENTIONS = 12  # statements of others about a card, before they fold into a search
RELATED = 8


def page(request: Asking, template: str, address: Callable[[], str], context: dict[str, Any]) -> HttpResponse:
    """A page with its own address in each language."""
    request.addresses = in_both(address)
    context = {"section": "cards", **context, "known": request.known, "other_language": other()}
    return render(request, template, context | {"canonical": request.addresses[current()]})


def missing(request: Asking, asked: str, near: Sequence[Any]) -> HttpResponse:
    return render(request, "cards/missing.html", {"asked": asked, "near": near, "known": request.known}, status=404)


def find_card(request: Asking, slug: str) -> Card | None:
    return request.known.address.get(slug)


def spelled_otherwise(request: Asking, slug: str) -> Card | None:
    """The card whose alias or inflected form the address uses."""
    meant = request.known.names.find(slug.replace("-", " "))
    return request.known.cards[meant] if meant else None


def near_cards(request: Asking, slug: str) -> list[Card]:
    return [request.known.cards[near] for near in request.known.names.near(slug.replace("-", " "), 5)]


# --- cards -----------------------------------------------------------------------------------------------------------


@require_safe
@kept
def card(request: Asking, slug: str) -> HttpResponse:
    known, found = request.known, find_card(request, slug)
    if found is None:
        if meant := spelled_otherwise(request, slug):
            return redirect(meant, permanent=True)
        return missing(request, slug, near_cards(request, slug))
    asked = request.GET.get("edition", "")
    number = int(asked) if asked.isascii() and asked.isdigit() and int(asked) in found.editions else max(found.editions)
    entries, mentions = entries_about(known, found)
    own = [entry for entry in entries if entry.card_id == found.pk]
    own.sort(key=lambda entry: (entry.edition.number != number, -entry.edition.number, entry.position))
    others = [entry for entry in entries if entry.card_id != found.pk and entry.standing != Entry.Standing.SUPERSEDED]
    context = {
        "card": found,
        "edition": known.editions[found.expansion.slug][number],
        "editions": editions_of(known, found, number),
        "text": known.text(found, number),
        "changes": changes(known, found, number),
        "rulings": [entry for entry in own if entry.standing != Entry.Standing.SUPERSEDED],
        "superseded": [entry for entry in own if entry.standing == Entry.Standing.SUPERSEDED],
        "mentions": others[:MENTIONS],
        "more_mentions": max(0, len(others) - MENTIONS),
        "related": related(known, found, mentions),
        "kingdoms": known.used_in.get(found.slug, []),
        "situations": list(Situation.objects.filter(cards=found)[:10]),
        "terms": [known.terms[slug] for slug in found.terms if slug in known.terms],
        "pile": [known.cards[slug] for slug in found.cards],
        "brings": brought(known, found.brings),
        "counts": counts(found),
        "proofs": proofs(entries),
    }
    return page(request, "cards/card.html", found.get_absolute_url, context)


def entries_about(known: Catalogue, *cards: Card) -> tuple[list[Entry], dict[int, list[Card]]]:
    """Every statement that speaks of all these cards, and which cards each of them speaks of. Two queries."""
    query = Entry.objects.all()
    for each in cards:
        query = query.filter(cards=each)
    return with_cards(known, query)


def with_cards(known: Catalogue, query: Iterable[Entry]) -> tuple[list[Entry], dict[int, list[Card]]]:
    entries = list(query)
    for entry in entries:
        entry.edition = known.books_by_pk[entry.edition_id]
        entry.card = known.by_pk.get(entry.card_id) if entry.card_id else None
    through = Entry.cards.through.objects.filter(entry_id__in=[entry.pk for entry in entries]).order_by("pk")
    mentions: dict[int, list[Card]] = defaultdict(list)
    for entry_id, card_id in through.values_list("entry_id", "card_id") if entries else ():
        mentions[entry_id].append(known.by_pk[card_id])
    return entries, mentions


def proofs(entries: Sequence[Entry]) -> Counter[int]:
    """How many situations prove each of these statements. One query."""
    pairs = Situation.proves.through.objects.filter(entry_id__in=[entry.pk for entry in entries])
    return Counter(pairs.values_list("entry_id", flat=True)) if entries else Counter()


def editions_of(known: Catalogue, card: Card, chosen: int) -> list[dict[str, Any]]:
    """Every edition of the card's box, newest first, and whether the card is in it."""
    editions = known.editions[card.expansion.slug]
    return [
        {"edition": edition, "there": number in card.editions, "chosen": number == chosen}
        for number, edition in sorted(editions.items(), reverse=True)
    ]


def changes(known: Catalogue, card: Card, chosen: int) -> list[dict[str, Any]]:
    """For every other edition that contains the card: the lines that it words differently, what differs marked."""
    mine = known.text(card, chosen)
    found = []
    for number in sorted(card.editions, reverse=True):
        text = known.text(card, number)
        if number == chosen or not text or not mine:
            continue
        lines = [] if text is mine else differing(mine.lines, text.lines)
        found.append({"edition": known.editions[card.expansion.slug][number], "lines": lines, "source": text.source})
    return found


def differing(mine: list[str], theirs: list[str]) -> list[dict[str, Any]]:
    """Their lines that are not among mine, by number; a line of mine that they do not have has no text."""
    lines: list[dict[str, Any]] = []
    for kind, a, b, c, d in SequenceMatcher(None, mine, theirs, autojunk=False).get_opcodes():
        if kind in ("replace", "insert"):
            for n in range(c, d):
                before = mine[a + n - c] if a + n - c < b else ""
                lines.append({"n": n + 1, "text": marked_difference(before, theirs[n]) if before else theirs[n]})
        if kind == "delete":
            lines += [{"n": n + 1, "text": ""} for n in range(a, b)]
    return lines


def marked_difference(before: str, after: str) -> str:
    """The words of `after` that `before` does not have, marked."""
    had, words = set(stems(before)), after.split()
    return Marker(()).around(words, [not set(stems(word)) <= had for word in words])


def related(known: Catalogue, card: Card, mentions: dict[int, list[Card]]) -> list[Card]:
    """The cards that are spoken of together with this one, most often first."""
    together = Counter(other.slug for cards in mentions.values() for other in cards if other.slug != card.slug)
    return [known.cards[slug] for slug, _ in together.most_common(RELATED)]


def brought(known: Catalogue, brings: list[str]) -> list[dict[str, Any]]:
    """What has to be fetched when the card is in the game: cards by name, mats and tokens in words."""
    found: list[dict[str, Any]] = []
    for thing in brings:
        if ":" in thing:
            kind, name = thing.split(":", 1)
            found.append({"text": f"{THINGS[kind]}: {MATS_AND_TOKENS.get(name, name)}"})
        else:
            found.append({"card": known.cards[thing]})
    return found


def counts(card: Card) -> list[dict[str, Any]]:
    """Size of the pile by number of players, told once where it is always the same."""
    sizes = {players: card.count(players) for players in range(2, 7)}
    found: list[dict[str, Any]] = []
    for players, size in sizes.items():
        if found and found[-1]["size"] == size:
            found[-1]["to"] = players
        else:
            found.append({"from": players, "to": players, "size": size})
    return found if any(sizes.values()) else []


@require_safe
@kept
def pair(request: Asking, one: str, two: str) -> HttpResponse:
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
    entries, mentions = entries_about(known, first, second)
    rules = rules_for_both(known, first, second, {entry.pk for entry in entries})
    context = {
        "cards": found,
        "texts": [(card, known.text(card)) for card in found],
        "entries": entries,
        "mentions": mentions,
        "shared": [known.types[kind] for kind in first.types if kind in second.types],
        "terms": [known.terms[slug] for slug in first.terms if slug in second.terms and slug in known.terms],
        "rules": rules,
        "kingdoms": [kingdom for kingdom in known.used_in.get(first.slug, []) if kingdom in known.used_in[second.slug]],
        "situations": list(Situation.objects.filter(cards=first).filter(cards=second)[:10]),
        "proofs": proofs([*entries, *rules]),
    }
    a, b = sorted(found, key=lambda card: card.position)
    return page(request, "cards/pair.html", lambda: reverse("cards:pair", args=[a.here, b.here]), context)


def rules_for_both(known: Catalogue, one: Card, two: Card, told: set[int]) -> list[Entry]:
    """General rules about what both are (a rule named after a type) or do (a rule that a term of both points to)."""
    kinds = {stem for kind in one.types if kind in two.types and kind != "action" for stem in stems(kind)}
    topics = {topic for topic in rule_topics(known) if kinds & set(stems(topic.replace("-", " ")))}
    seen = {slug for slug in one.terms if slug in two.terms for slug in known.terms[slug].see}
    query = Entry.objects.exclude(kind=Entry.Kind.RULING).exclude(standing=Entry.Standing.SUPERSEDED)
    rules = [entry for entry in query.filter(topic__in=topics) | query.filter(slug__in=seen) if entry.pk not in told]
    for entry in rules:
        entry.edition = known.books_by_pk[entry.edition_id]
    return rules


def rule_topics(known: Catalogue) -> frozenset[str]:
    if known.topics is None:
        rules = Entry.objects.exclude(kind=Entry.Kind.RULING)
        known.topics = frozenset(rules.order_by().values_list("topic", flat=True).distinct())
    return known.topics


@require_safe
@kept
def cards(request: Asking) -> HttpResponse:
    """All cards in a table, by what they are, cost and come from."""
    filters = Filters(request.GET, request.known)
    context = {"filters": filters, "cards": filters.cards()}
    query = f"?{filters.query}" if filters.query else ""
    return page(request, "cards/cards.html", lambda: reverse("cards:cards") + query, context)


# --- what the books say ----------------------------------------------------------------------------------------------


@require_safe
@kept
def ruling(request: Asking, slug: str) -> HttpResponse:
    known = request.known
    book, topic, _n = slug.split(":")
    siblings, mentions = with_cards(known, Entry.objects.filter(edition__book=book, topic=topic))
    found = next((entry for entry in siblings if entry.slug == slug), None)
    if found is None:
        return missing(request, slug, near_entries(request, slug, siblings))
    at = siblings.index(found)
    links = [*found.superseded_by, *found.supersedes, *found.contradicts]
    linked = {entry.slug: entry for entry in find.entries(links, known)}
    text = known.text(found.card, found.edition.number) if found.card else None
    context = {
        "entry": found,
        "before": siblings[at - 1] if at else None,
        "after": siblings[at + 1] if at + 1 < len(siblings) else None,
        "siblings": siblings,
        "cards": mentions[found.pk],
        "lines": [(n, text.lines[n - 1]) for n in found.lines if text and n <= len(text.lines)],
        "superseded_by": [linked[slug] for slug in found.superseded_by if slug in linked],
        "supersedes": [linked[slug] for slug in found.supersedes if slug in linked],
        "contradicts": [linked[slug] for slug in found.contradicts if slug in linked],
        "proving": list(found.proofs.all()),
    }
    return page(request, "cards/ruling.html", found.get_absolute_url, context)


def near_entries(request: Asking, slug: str, siblings: Sequence[Any]) -> Sequence[Any]:
    """What is asked for is not there: its neighbours, else the card it would be about."""
    if siblings:
        return siblings
    topic = slug.split(":")[1] if slug.count(":") >= 1 else slug
    card = request.known.cards.get(topic)
    return [card] if card else near_cards(request, topic)


@require_safe
@kept
def no_ruling(request: Asking, slug: str) -> HttpResponse:
    """A slug without its number leads to where it is told in full; anything else is nowhere."""
    book, _colon, topic = slug.partition(":")
    if book in request.known.books:
        if topic in request.known.cards:
            return redirect(request.known.cards[topic])
        if topic in rule_topics(request.known):
            return redirect(f"{reverse('cards:book', args=[book])}#{topic}")
    return missing(request, slug, near_entries(request, slug, []))


@require_safe
@kept
def rules(request: Asking) -> HttpResponse:
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
    return page(request, "cards/rules.html", lambda: reverse("cards:rules"), context)


def by_term(term: GlossaryTerm) -> list[str]:
    return stems(term.term) or [term.slug]


@require_safe
@kept
def book(request: Asking, book: str) -> HttpResponse:
    """All that one book says about the game, and which cards it speaks of."""
    known = request.known
    edition = known.books.get(book)
    if edition is None:
        return missing(request, book, list(known.books.values()))
    entries, mentions = with_cards(known, Entry.objects.filter(edition=edition))
    topics: dict[str, list[Entry]] = defaultdict(list)
    rulings: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        (rulings if entry.kind == Entry.Kind.RULING else topics)[entry.topic].append(entry)
    context = {
        "book": edition,
        "topics": list(topics.items()),
        "rulings": [(known.cards[slug], statements) for slug, statements in rulings.items()],
        "mentions": mentions,
        "proofs": proofs([entry for statements in topics.values() for entry in statements]),
    }
    return page(request, "cards/book.html", edition.get_absolute_url, context)


# --- boxes and kingdoms ----------------------------------------------------------------------------------------------


@require_safe
@kept
def expansions(request: Asking) -> HttpResponse:
    known = request.known
    sizes = Counter(card.expansion.slug for card in known.cards.values())
    boxes = [(box, sizes[box.slug], known.editions[box.slug].values()) for box in known.expansions.values()]
    return page(request, "cards/expansions.html", lambda: reverse("cards:expansions"), {"boxes": boxes})


@require_safe
@kept
def expansion(request: Asking, slug: str) -> HttpResponse:
    known = request.known
    box = next((box for box in known.expansions.values() if slug in (box.slug, box.slug_de)), None)
    if box is None:
        if meant := known.set_names.find(slug.replace("-", " ")):
            return redirect(known.expansions[meant], permanent=True)
        near = [known.expansions[near] for near in known.set_names.near(slug.replace("-", " "), 3)]
        return missing(request, slug, near or list(known.expansions.values()))
    editions = known.editions[box.slug]
    inside = [card for card in known.cards.values() if card.expansion == box]
    context = {
        "box": box,
        "editions": editions.values(),
        "by_cost": by_cost(inside),
        "by_type": Counter(kind for card in inside for kind in card.types).most_common(),
        "introduced": introduced(known, box, inside),
        "dropped": [card for card in inside if card.editions == [1]] if len(editions) > 1 else [],
        "added": [card for card in inside if card.editions == [2]] if len(editions) > 1 else [],
        "kingdoms": [kingdom for kingdom in known.kingdoms.values() if kingdom.edition.expansion == box],
        "count": len(inside),
    }
    return page(request, "cards/expansion.html", box.get_absolute_url, context)


def by_cost(cards: list[Card]) -> list[tuple[int | None, list[Card]]]:
    """Cards by what they cost in coins; what is not for sale comes last, as None."""
    groups: dict[int | None, list[Card]] = defaultdict(list)
    for card in cards:
        groups[card.coins if card.has_cost and card.coins is not None else None].append(card)
    return sorted(groups.items(), key=lambda pair: (pair[0] is None, pair[0] or 0))


def introduced(known: Catalogue, box: Expansion, inside: list[Card]) -> dict[str, list[Any]]:
    """The types, mats and tokens that no older box has."""
    older = [card for card in known.cards.values() if card.expansion.position < box.position]
    types = {kind for card in older for kind in card.types}
    things = {thing for card in older for thing in card.brings}
    new_types = dict.fromkeys(kind for card in inside for kind in card.types if kind not in types)
    new_things = dict.fromkeys(
        thing for card in inside for thing in card.brings if ":" in thing and thing not in things
    )
    return {"types": list(new_types), "things": brought(known, list(new_things))}


@require_safe
@kept
def kingdoms(request: Asking) -> HttpResponse:
    known = request.known
    books: dict[Edition, list[Any]] = defaultdict(list)
    for kingdom in known.kingdoms.values():
        boxes = dict.fromkeys(known.cards[slug].expansion for slug in kingdom.piles)
        books[kingdom.edition].append((kingdom, list(boxes)))
    context = {"section": "kingdoms", "books": list(books.items())}
    return page(request, "cards/kingdoms.html", lambda: reverse("cards:kingdoms"), context)


@require_safe
@kept
def kingdom(request: Asking, book: str, slug: str) -> HttpResponse:
    known = request.known
    fitting = [row for row in known.kingdoms.values() if row.edition.book == book and slug in (row.slug, row.slug_de)]
    if not fitting:
        near = [known.kingdoms[key] for key in known.kingdom_names.near(slug.replace("-", " "), 5)]
        return missing(request, slug, near)
    found = fitting[0]
    piles = sorted((known.cards[slug] for slug in found.piles), key=lambda card: (card.coins or 0, card.name))
    context = {
        "section": "kingdoms",
        "kingdom": found,
        "piles": piles,
        "landscapes": [known.cards[slug] for slug in [found.ally, *found.landscapes] if slug],
        "bane": known.cards.get(found.bane),
        "boons": [known.cards[slug] for slug in found.boons],
        "alternates": [(known.cards[old], known.cards[new]) for old, new in found.alternates.items()],
        "boxes": list(dict.fromkeys(card.expansion for card in piles)),
    }
    return page(request, "cards/kingdom.html", found.get_absolute_url, context)


# --- search ----------------------------------------------------------------------------------------------------------


@require_safe
@kept
def search(request: Asking) -> HttpResponse:
    """The answer to a query: as a page, or as the part that comes while one types."""
    known, typed = request.known, request.GET.get("q", "")
    everything = request.GET.get("all", "")
    found = find.search(typed, known)
    few = find.SHOWN // 2
    cards = found.cards if everything == "cards" else found.cards[: find.SHOWN]
    slugs = found.entries[: 10 * find.SHOWN if everything == "rulings" else few]
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
        "kingdoms": found.kingdoms[:few],
        "terms": found.terms[:4],
        "situations": find.situations(found.situations[:few]),
        "pair": found.hot if len(found.hot) == 2 and not found.without else None,
    }
    query = urlencode({key: value for key, value in (("q", found.asked.text.strip()), ("all", everything)) if value})
    here = f"?{query}" if query else ""
    return page(request, "cards/search.html", lambda: reverse("cards:search") + here, context)


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


# Translators: what is typed is translated too: both languages are understood, but people type their own.
EXAMPLES = [
    (gettext_lazy("tactician"), gettext_lazy("the card, and all that is said about it")),
    (gettext_lazy("throne room tactician"), gettext_lazy("both cards, and what is said about the two together")),
    (gettext_lazy("empty deck"), gettext_lazy("everything that has both words, each in any form")),
    (gettext_lazy('"next turn"'), gettext_lazy("these words one after the other")),
    (gettext_lazy("village -gold"), gettext_lazy("villages, but nothing that speaks of Gold")),
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


# --- without reception -----------------------------------------------------------------------------------------------


@require_safe
@kept
def offline(request: Asking) -> HttpResponse:
    """The whole reference on one page: what the service worker keeps for a table without reception."""
    known = request.known
    rulings: dict[int, list[Entry]] = defaultdict(list)
    books: dict[Edition, list[Entry]] = defaultdict(list)
    for entry in Entry.objects.exclude(standing=Entry.Standing.SUPERSEDED):
        if entry.card_id:
            rulings[entry.card_id].append(entry)
        else:
            books[known.books_by_pk[entry.edition_id]].append(entry)
    cards = sorted(known.cards.values(), key=lambda card: stems(card.name))
    context = {
        "cards": [(card, known.lines(card), rulings.get(card.pk, [])) for card in cards],
        "books": list(books.items()),
        "terms": sorted(known.terms.values(), key=by_term),
    }
    return page(request, "cards/offline.html", lambda: reverse("cards:offline"), context)


# What every page needs; the rest of the static files is kept when it is first asked for.
SHELL = (
    *(
        "css/tokens.css",
        "css/night.css",
        "css/look.css",
        "css/reference.css",
        "js/reference.js",
        "django_htmx/htmx.min.js",
    ),
    *("fonts/piazzolla.woff2", "fonts/piazzolla-italic.woff2", "fonts/asap.woff2", "img/icon.svg"),
)


@require_safe
def service_worker(request: HttpRequest) -> HttpResponse:
    files = [static(name) for name in SHELL]
    version = hashlib.sha256(" ".join([__version__, *files]).encode()).hexdigest()[:12]
    whole = in_both(lambda: reverse("cards:offline"))
    context = {"files": files, "version": version, "whole": whole}
    response = render(request, "cards/worker.js", context, content_type="text/javascript")
    response.headers["Cache-Control"] = "no-cache"
    return response
