"""A kingdom as it lies on the table: which piles and landscapes, and what comes with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from rules import modelled, pile_slug
from rules.facts import Fact, facts, kinds

LANDSCAPES = kinds("landscape")
PILES = kinds("pile")
# Whose set-up picks a pile or a card; so does every Trait's.
PICK = ("approaching-army", "ferryman", "obelisk", "riverboat", "way-of-the-mouse")
APART = ("ferryman", "riverboat", "way-of-the-mouse")  # what these picked is in the game, and not in the Supply


def by_cost(slug: str) -> tuple[int, int, int, str]:
    cost = facts()[slug].cost
    return cost.coins, cost.potion, cost.debt, facts()[slug].en


def is_pile(fact: Fact) -> bool:
    """Whether it can be one of the ten. The Ruins are a mixed pile, but come with other cards."""
    return fact.kind in PILES and fact.slug != "ruins"


def may_pick(slug: str) -> bool:
    return slug in PICK or facts()[slug].kind == "trait"


@dataclass(frozen=True)
class Layout:
    piles: tuple[str, ...]
    landscapes: tuple[str, ...] = ()
    ally: str = ""
    bane: str = ""
    colony: bool = False
    shelters: bool = False
    boons: tuple[str, ...] = ()  # the Druid's
    prophecy: str = ""
    picks: tuple[tuple[str, str], ...] = ()  # what a card's set-up picked: Obelisk, Village

    @classmethod
    def of(cls, kingdom: object) -> Layout:
        """From a stored kingdom, of the engine or of the database."""
        said: dict[str, Any] = {
            name: tuple(value.items() if isinstance(value, dict) else value)
            if isinstance(value, (list, tuple, dict))
            else value
            for name in cls.__dataclass_fields__
            if (value := getattr(kingdom, name, None)) is not None
        }
        return cls(**said)

    def with_substitutes(self, substitutes: dict[str, str]) -> Layout:
        return replace(self, piles=tuple(substitutes.get(slug, slug) for slug in self.piles))

    @property
    def supply(self) -> tuple[str, ...]:
        """The Kingdom piles, the bane among them."""
        return (*self.piles, *((self.bane,) if self.bane else ()))

    @property
    def laid_out(self) -> tuple[str, ...]:
        """Every Kingdom pile of the Supply: also the Attack that comes with an Approaching Army."""
        army = self.picked.get("approaching-army", "")
        return (*self.supply, *((army,) if army else ()))

    @property
    def asking(self) -> tuple[str, ...]:
        """Every Kingdom card whose own set-up is done: those of the Supply, and what a set-up has laid apart."""
        return (*self.laid_out, *(slug for by, slug in self.picks if by in APART))

    @property
    def chosen(self) -> tuple[str, ...]:
        """Everything that somebody chose: piles, bane, landscapes, Ally, Prophecy."""
        return (*self.supply, *self.landscapes, *(slug for slug in (self.ally, self.prophecy) if slug))

    @property
    def picked(self) -> dict[str, str]:
        return dict(self.picks)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Everything in this game beyond the seven basic cards: also the parts of piles, and what they bring."""
        found = dict.fromkeys((*self.chosen, *self.boons, *self.picked.values()))
        if self.colony:
            found |= dict.fromkeys(("platinum", "colony"))
        if self.shelters:
            found |= dict.fromkeys(slug for slug, fact in facts().items() if fact.kind == "shelter")
        todo = list(found)
        for slug in todo:
            fact = facts()[slug]
            # Where a book chooses the Druid's three Boons, she needs no others, nor what those would bring.
            brings = () if slug == "druid" and self.boons else fact.brings
            for other in (*fact.cards, *brings):
                if ":" not in other and other not in found:
                    found[other] = None
                    todo.append(other)
        return tuple(found)

    @property
    def things(self) -> tuple[str, ...]:
        """Mats and tokens that have to be fetched: `mat:island`, `token:favors`."""
        brought = (thing for slug in self.cards for thing in facts()[slug].brings if ":" in thing)
        return tuple(dict.fromkeys(brought))

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        return tuple(slug for slug in self.cards if facts()[slug].kind in kinds)

    def unmodelled(self) -> list[str]:
        """What the engine cannot play yet."""
        return [slug for slug in self.cards if not facts()[slug].cards and not modelled(slug)]


def omens(slugs: Iterable[str]) -> list[str]:
    """The cards that ask for a Prophecy."""
    return [slug for slug in slugs if "Omen" in facts()[slug].types]


def liaisons(slugs: Iterable[str]) -> list[str]:
    """The piles that ask for an Ally."""
    return [slug for slug in slugs if any("Liaison" in facts()[part].types for part in (slug, *facts()[slug].cards))]


def as_pile(slug: str) -> str:
    """The pile that a named card lies in: Herb Gatherer stands for the Augurs."""
    return pile_slug(slug)
