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


@dataclass(frozen=True, slots=True)
class Stock:
    """The piles that may be drawn, and how many of them do what, and come from where."""

    cards: tuple[PileCandidate, ...]
    does: Mapping[str, int]
    boxes: Mapping[str, int]

    @classmethod
    def of(cls, cards: tuple[PileCandidate, ...]) -> Stock:
        return cls(cards, Counter(what for card in cards for what in card.does), Counter(card.box for card in cards))


def stock(wishes: Wishes) -> Stock:
    unwished = frozenset(what for what, wish in WISHED_BY.items() if getattr(wishes, wish) is False)
    if wishes.potions is False:
        unwished |= {"potion"}
    return _stock(wishes.books, wishes.playable, wishes.vetoed, unwished)


# Whoever looks for what collides, or for boxes that fit, asks for the same one many times.
@lru_cache(512)
def _stock(books: frozenset[str], playable: bool, vetoed: frozenset[str], unwished: frozenset[str]) -> Stock:
    """What cannot be set up without something that is not there, may not be drawn."""
    there = on_the_shelf(books, playable)
    if all(slug in vetoed for slug in there["allies"]):
        unwished |= {"liaison"}
    cards = (candidate(slug) for slug in there["piles"] if slug not in vetoed)
    return Stock.of(tuple(card for card in cards if not unwished & card.does))


def pool(wishes: Wishes) -> tuple[PileCandidate, ...]:
    return stock(wishes).cards


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
