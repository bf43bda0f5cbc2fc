"""What is said about cards, gathered for a page: statements, proofs, editions, what else has to be fetched."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Any

from django.db.models import Count, Q, QuerySet
from django.utils.translation import gettext_lazy

from cards.catalogue import Catalogue
from cards.models import Card, Entry, Situation
from cards.search.words import Marker, stems

RELATED = 8
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
    "estate": gettext_lazy("Estate"),
    "journey": gettext_lazy("Journey"),
    "minus-card": gettext_lazy("−1 Card"),
    "minus-coin": gettext_lazy("−1 Coin"),
    "minus-cost": gettext_lazy("−2 Cost"),
    "plus-action": gettext_lazy("+1 Action"),
    "plus-buy": gettext_lazy("+1 Buy"),
    "plus-card": gettext_lazy("+1 Card"),
    "plus-coin": gettext_lazy("+1 Coin"),
    "sun": gettext_lazy("Sun"),
    "trashing": gettext_lazy("Trashing"),
}


def entries_about(known: Catalogue, *cards: Card) -> tuple[list[Entry], dict[int, list[Card]]]:
    """Every statement that speaks of all these cards, and which cards each of them speaks of. Two queries."""
    query = Entry.objects.all()
    for each in cards:
        query = query.filter(cards=each)
    return with_cards(known, query)


def about_both(known: Catalogue, one: Card, two: Card) -> list[Entry]:
    """Every statement that speaks of both. One query."""
    entries = list(counting_proofs(Entry.objects.filter(cards=one).filter(cards=two)))
    for entry in entries:
        entry.edition = known.books_by_pk[entry.edition_id]
        entry.card = known.by_pk.get(entry.card_id) if entry.card_id else None
    return entries


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


def counting_proofs(entries: QuerySet[Entry]) -> QuerySet[Entry]:
    """Each with the number of situations that prove it, as `proved`."""
    return entries.annotate(proved=Count("proofs", distinct=True))


def holds(entry: Entry, number: int) -> bool:
    """Whether a statement counts where that edition is played: what only a later book took back still does."""
    if entry.standing != Entry.Standing.SUPERSEDED:
        return True
    return entry.edition.number == number and not any(
        slug.startswith(f"{entry.edition.book}:") for slug in entry.superseded_by
    )


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


def related_cards(known: Catalogue, card: Card, mentions: dict[int, list[Card]]) -> list[Card]:
    """The cards that are spoken of together with this one, most often first."""
    together = Counter(other.slug for cards in mentions.values() for other in cards if other.slug != card.slug)
    return [known.cards[slug] for slug, _ in together.most_common(RELATED)]


def things_to_fetch(known: Catalogue, brings: list[str]) -> list[dict[str, Any]]:
    """What has to be fetched when the card is in the game: cards by name, mats and tokens in words."""
    found: list[dict[str, Any]] = []
    for thing in brings:
        if ":" in thing:
            kind, name = thing.split(":", 1)
            found.append({"text": f"{THINGS[kind]}: {MATS_AND_TOKENS[name]}"})
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
    return found if any(sizes.values()) and not card.sideways else []


def rules_for_both(known: Catalogue, one: Card, two: Card, told: set[int]) -> list[Entry]:
    """General rules about what both are or do: a rule is named after a type, or a term that both use points to it."""
    shared = {kind for kind in one.types if kind in two.types and kind != "action"}
    seen = {slug for slug in telling_terms(known, one) & telling_terms(known, two) for slug in known.terms[slug].see}
    rules = Entry.objects.exclude(kind=Entry.Kind.RULING).exclude(standing=Entry.Standing.SUPERSEDED)
    of_both = Q(topic__in=topics_of(known, shared)) | Q(slug__in=seen)
    # What a rule about one's type says about the other: Durations that a Throne Room plays again.
    of_one = Q(topic__in=topics_of(known, one.types), cards=two) | Q(topic__in=topics_of(known, two.types), cards=one)
    fitting = counting_proofs(rules.filter(of_both | of_one).distinct())
    found = [entry for entry in fitting if entry.pk not in told]
    for entry in found:
        entry.edition = known.books_by_pk[entry.edition_id]
    return found


def telling_terms(known: Catalogue, card: Card) -> set[str]:
    """Terms of the glossary that the card uses and most cards do not."""
    return {term for term in card.terms if term in known.terms and known.term_uses[term] * 6 < len(known.cards)}


def topics_of(known: Catalogue, kinds: Iterable[str]) -> set[str]:
    """Rules that are named after these types: `durations` after Duration."""
    roots = {root for kind in kinds for root in stems(kind)}
    return {topic for topic in known.topics if roots & set(stems(topic.replace("-", " ")))}
