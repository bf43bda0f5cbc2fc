"""Shadow cards: played from the deck as if they were in hand, and at the bottom of what is shuffled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.engine.game import Game
from rules.engine.zones import NUMBER

SHADOW = "Shadow"


def is_shadow(g: Game, card: int) -> bool:
    return SHADOW in g.kinds[card & NUMBER].types


def sink_shadows(g: Game, shuffled: list[int], order: Sequence[int]) -> list[int]:
    """After a shuffle they lie beneath the other cards, in the order that their player has chosen."""
    return [*(card for card in shuffled if not is_shadow(g, card)), *order]


def shadows(g: Game, player: int) -> tuple[int, ...]:
    """Those in the deck: for whoever plays a card from hand they are as good as in hand."""
    if not g.table.shadows:
        return ()
    return tuple([card for card in g.deck(player) if is_shadow(g, card)])


def told_apart(g: Game, cards: Iterable[int]) -> list[str]:
    """The names of cards in hand and of Shadows in the deck; of one name, those in the deck say so."""
    names: list[str] = []
    hand: set[str] = set()
    for card in cards:
        name = g.name(card)
        if card not in g.deck(g.owner_of(card)):
            hand.add(name)
        names.append(f"{name} (deck)" if name in hand and card in g.deck(g.owner_of(card)) else name)
    return names
