"""Traits: each lies on a pile, and what it says holds for every card of that pile, wherever the card is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.table import Pile
from rules.facts import bears_a_trait


def pile_with(g: Game, trait: str) -> Pile | None:
    """The pile that this Trait lies on, if any."""
    for by, pile in g.beside.chosen:
        if by == trait:
            return g.table.piles.get(pile)
    return None


def has_trait(g: Game, trait: str, kind: Kind) -> bool:
    """A mixed pile gives it to all its cards; an empty one, and one that has left the Supply, goes on doing so."""
    return any(by == trait and pile in (kind.slug, kind.fact.pile) for by, pile in g.beside.chosen)


def lay_traits(g: Game, chosen: Mapping[str, str]) -> None:
    """Each on a pile of its own: as somebody chose, else by the seed."""
    traits = [kind.slug for kind in g.table.landscapes if kind.fact.kind == "trait"]
    laid = {slug: chosen[slug] for slug in traits if chosen.get(slug)}
    chance = random.Random(g.table.seed)  # by itself: the game's chance stays as it was
    for slug in sorted(traits):
        free = sorted(p.slug for p in g.table.supply if bears_a_trait(p.slug) and p.slug not in laid.values())
        if slug not in laid and free:
            laid[slug] = chance.choice(free)
    if laid:
        g.beside = replace(g.beside, chosen=(*g.beside.chosen, *sorted(laid.items())))
