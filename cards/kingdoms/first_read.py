"""What is worth reading before a kingdom is played, best first: new mechanics, cards that meet, single cards."""

from __future__ import annotations

from collections import Counter
from functools import cache

from django.db.models import QuerySet

from cards.catalogue import Catalogue
from cards.kingdoms.layout import Layout
from cards.models import Card, Entry
from cards.reference import statements
from cards.search.words import stems
from rules.facts import expansions, facts

MECHANICS, MEETINGS, SINGLES = 5, 6, 10  # so many of each at most: of single cards one for every pile
A_TOPIC, A_CARD = 2, 1
BASICS = {"copper", "silver", "gold", "estate", "duchy", "province", "curse"}  # in every game, and no meeting


@cache
def known_to_all() -> frozenset[str]:
    """The types of the base game: nobody has to be told what an Attack is."""
    return frozenset(word for fact in facts().values() if fact.expansion == "base" for word in fact.types)


def mechanics(layout: Layout) -> set[frozenset[str]]:
    """What is new here, each as its stems: types that the base game does not have, mats, tokens, a bane."""
    words = {kind for slug in layout.cards for kind in facts()[slug].types} - known_to_all()
    things = {thing.split(":")[1] for thing in layout.things}
    words |= {"minus tokens" if thing in ("minus-card", "minus-coin") else thing for thing in things}
    words |= {"bane"} if layout.bane else set()
    words |= {"potion"} if "potion" in layout.cards else set()
    return {_roots(word) for word in words}


def kinds(layout: Layout) -> set[tuple[str, frozenset[str]]]:
    """Mixed piles, Prizes and the like, each with its box: what a book says of them holds for its own."""
    here = (facts()[slug] for slug in layout.cards)
    return {(fact.expansion, _roots(fact.kind)) for fact in here if fact.kind not in ("kingdom", "basic")}


def _roots(word: str) -> frozenset[str]:
    return frozenset(stems(word.replace("-", " ")))


def rulings(known: Catalogue, layout: Layout, editions: dict[str, int]) -> list[Entry]:
    """Four queries. What an edition says that is not the one played counts less."""
    cards = {known.cards[slug].pk for slug in layout.cards}
    sayings = Entry.objects.exclude(standing=Entry.Standing.CONTRADICTED).exclude(kind=Entry.Kind.ERROR)
    current = sayings.filter(standing=Entry.Standing.CURRENT)
    about, mentions = statements.with_cards(known, sayings.filter(cards__in=cards).distinct())
    held = [entry for entry in about if statements.holds(entry, editions.get(entry.edition.expansion.slug, 0))]
    overruled = {slug for entry in held for slug in entry.superseded_by}  # the edition on the table is an older one
    general = _general(known, layout, current.filter(card=None).exclude(kind=Entry.Kind.SETUP), cards)
    general.sort(key=lambda entry: _rank(entry, editions))
    chosen = _few(general, A_TOPIC, MECHANICS)
    left = [entry for entry in held if entry.card_id and entry not in chosen and entry.slug not in overruled]
    of_cards = [entry for entry in left if _all_here(mentions[entry.pk], cards)]
    met = {entry.pk: {card.slug for card in mentions[entry.pk] if card.pk in cards} - BASICS for entry in of_cards}
    chosen += _few(_meeting(of_cards, met, layout, editions), A_TOPIC, MEETINGS)
    single = [entry for entry in of_cards if entry not in chosen and entry.card_id in cards]
    single.sort(key=lambda entry: (*_familiar(entry.card, layout), *_rank(entry, editions)))
    return chosen + _few(single, A_CARD, SINGLES)


def _all_here(mentioned: list[Card], cards: set[int]) -> bool:
    """It speaks of no card that this kingdom lacks."""
    return all(card.pk in cards or card.slug in BASICS for card in mentioned)


def _meeting(entries: list[Entry], met: dict[int, set[str]], layout: Layout, editions: dict[str, int]) -> list[Entry]:
    """Where two cards of this kingdom meet. A Hex and its State always do: what was chosen counts first."""
    chosen = set(layout.chosen)
    several = [entry for entry in entries if len(met[entry.pk]) > 1]
    return sorted(several, key=lambda e: (-len(met[e.pk] & chosen), -len(met[e.pk]), *_rank(e, editions)))


def _general(known: Catalogue, layout: Layout, sayings: QuerySet[Entry], cards: set[int]) -> list[Entry]:
    """General rules that are named after something new here, after all of its words: a +1 Buy token is no Buy phase.

    One that speaks of cards speaks of one of these.
    """
    anywhere, own = mechanics(layout), kinds(layout)
    topics = {topic: _roots(topic) for topic in known.topics}
    new = {topic for topic, roots in topics.items() if any(word <= roots for word in anywhere)}
    of_boxes = {(box, topic) for topic, roots in topics.items() for box, kind in own if kind <= roots}
    wanted = sayings.filter(topic__in=new | {topic for _box, topic in of_boxes})
    found, mentions = statements.with_cards(known, wanted)
    here = [e for e in found if e.topic in new or (e.edition.expansion.slug, e.topic) in of_boxes]
    return [e for e in here if not mentions[e.pk] or any(card.pk in cards for card in mentions[e.pk])]


def _rank(entry: Entry, editions: dict[str, int]) -> tuple[bool, int, int]:
    """What the edition on the table says first, then the newest book, in the book's order."""
    slug = entry.edition.expansion.slug
    played = editions.get(slug, max(expansions()[slug].editions))
    return entry.edition.number != played, -entry.edition.year, entry.position


def _familiar(card: Card | None, layout: Layout) -> tuple[bool, bool, int]:
    """What is chosen before what it brings, other boxes before the base game, most new types first."""
    if card is None:
        return True, True, 0
    fact = facts()[card.slug]
    brought = not {card.slug, fact.pile} & set(layout.chosen)
    return fact.expansion == "base", brought, -len(set(fact.types) - known_to_all())


def _few(entries: list[Entry], a_topic: int, most: int) -> list[Entry]:
    """The first ones, but not too many of one topic; the same topic of two books is one."""
    counts: Counter[str] = Counter()
    found: list[Entry] = []
    for entry in entries:
        counts[entry.topic] += 1
        if counts[entry.topic] <= a_topic and len(found) < most:
            found.append(entry)
    return found
