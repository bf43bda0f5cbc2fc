"""What there is to choose from: the piles, landscapes and Allies of somebody’s boxes, and what each does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cards.kingdoms.generator.wishes import WISHED_BY, Wishes
from cards.kingdoms.layout import LANDSCAPES, Layout, is_pile, liaisons
from cards.kingdoms.owning import has
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
def on_the_shelf(books: frozenset[str], playable: bool) -> dict[str, tuple[str, ...]]:
    """Piles, landscapes and Allies of these boxes, in the fixtures' order."""
    owned = [fact for fact in facts().values() if has(books, fact.slug) and (not playable or plays_all(fact.slug))]
    return {
        "piles": tuple(fact.slug for fact in owned if is_pile(fact)),
        "landscapes": tuple(fact.slug for fact in owned if fact.kind in LANDSCAPES),
        "allies": tuple(fact.slug for fact in owned if fact.kind == "ally"),
    }


def allies(wishes: Wishes) -> list[str]:
    return [slug for slug in on_the_shelf(wishes.books, wishes.playable)["allies"] if slug not in wishes.vetoed]


def pool(wishes: Wishes) -> list[PileCandidate]:
    """The piles that may be drawn. What cannot be set up without something that is not there, may not."""
    slugs = [slug for slug in on_the_shelf(wishes.books, wishes.playable)["piles"] if slug not in wishes.vetoed]
    if not allies(wishes):
        without = set(liaisons(slugs))
        slugs = [slug for slug in slugs if slug not in without]
    if wishes.potions is False:
        slugs = [slug for slug in slugs if not facts()[slug].cost.potion]
    unwished = {what for what, wish in WISHED_BY.items() if getattr(wishes, wish) is False}
    return [card for card in map(candidate, slugs) if not unwished & card.does]


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
