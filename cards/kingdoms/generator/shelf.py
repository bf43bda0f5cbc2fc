"""What there is to choose from: the piles, landscapes and Allies of somebody’s boxes, and what each does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from cards.kingdoms.generator.wishes import WISHED_BY, Wishes
from cards.kingdoms.layout import LANDSCAPES, Layout, is_pile, liaisons
from cards.kingdoms.owning import cards_in, has
from cards.kingdoms.traits import attacks, curses, traits
from rules import modelled
from rules.facts import facts


@dataclass(frozen=True, slots=True)
class PileCandidate:
    slug: str
    box: str
    attack: bool
    potion: bool
    does: frozenset[str]


@cache
def candidate(slug: str) -> PileCandidate:
    fact = facts()[slug]
    does = set(traits(slug))
    if not fact.cost.potion and not fact.cost.debt:
        does.add(f"cost {fact.cost.coins}")
    if liaisons([slug]):
        does.add("liaison")
    if "Omen" in fact.types:
        does.add("omen")
    if fact.cost.potion:
        does.add("potion")
    if attacks(fact):
        does.add("attack")
    if curses(fact):
        does.add("curses")
    does.add(f"from {fact.expansion}")
    return PileCandidate(slug, fact.expansion, attacks(fact), fact.cost.potion > 0, frozenset(does))


@cache
def plays_all(slug: str) -> bool:
    """Whether the referee can play with this card, and with all that it brings."""
    return not Layout(piles=(slug,)).unmodelled()


@cache
def _to_choose_from(playable: bool) -> dict[str, tuple[str, ...]]:
    """Piles, landscapes and Allies, in the fixtures' order."""
    all_of_them = [fact for fact in facts().values() if not playable or plays_all(fact.slug)]
    return {
        "piles": tuple(fact.slug for fact in all_of_them if is_pile(fact)),
        "landscapes": tuple(fact.slug for fact in all_of_them if fact.kind in LANDSCAPES),
        "allies": tuple(fact.slug for fact in all_of_them if fact.kind == "ally"),
    }


@lru_cache(512)
def on_the_shelf(books: frozenset[str], playable: bool) -> dict[str, tuple[str, ...]]:
    """Those of these boxes."""
    owned = frozenset[str]().union(*map(cards_in, books))
    return {what: tuple(filter(owned.__contains__, slugs)) for what, slugs in _to_choose_from(playable).items()}


def allies(wishes: Wishes) -> list[str]:
    return [slug for slug in on_the_shelf(wishes.books, wishes.playable)["allies"] if slug not in wishes.vetoed]


def pool(wishes: Wishes) -> tuple[PileCandidate, ...]:
    """The piles that may be drawn."""
    return _piles(wishes.books, wishes.playable, wishes.vetoed, unwished(wishes, bool(allies(wishes))))


def unwished(wishes: Wishes, allied: bool) -> frozenset[str]:
    """What none may do. What cannot be set up without something that is not there, may not be drawn."""
    found = {what for what, wish in WISHED_BY.items() if getattr(wishes, wish) is False}
    if wishes.potions is False:
        found.add("potion")
    return frozenset(found if allied else found | {"liaison"})


# Whoever looks for what collides, or for boxes that fit, asks for the same ones many times.
@lru_cache(512)
def _piles(
    books: frozenset[str], playable: bool, vetoed: frozenset[str], unwished: frozenset[str]
) -> tuple[PileCandidate, ...]:
    cards = (candidate(slug) for slug in on_the_shelf(books, playable)["piles"] if slug not in vetoed)
    return tuple(card for card in cards if not unwished & card.does)


@lru_cache(512)
def counts(
    books: frozenset[str], playable: bool, vetoed: frozenset[str], unwished: frozenset[str]
) -> Mapping[str, int]:
    """How many of the piles of these books that may be drawn do what, and come from where."""
    return Counter(what for card in _piles(books, playable, vetoed, unwished) for what in card.does)


def landscapes(wishes: Wishes) -> list[str]:
    return [slug for slug in on_the_shelf(wishes.books, wishes.playable)["landscapes"] if slug not in wishes.vetoed]


def of_kind(wishes: Wishes, kind: str) -> list[str]:
    return [
        fact.slug
        for fact in facts().values()
        if fact.kind == kind
        and has(wishes.books, fact.slug)
        and fact.slug not in wishes.vetoed
        and (not wishes.playable or modelled(fact.slug))
    ]
