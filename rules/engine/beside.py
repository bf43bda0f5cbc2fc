"""What a table has besides cards in zones and piles: decks of Boons, tokens on landscapes, what was done so far.

Both records are replaced as a whole where something changes, so that copies of a game share them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Beside:
    """What lies beside the piles and is nobody's; each deck top first."""

    boons: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    discarded_boons: tuple[str, ...] = ()
    discarded_hexes: tuple[str, ...] = ()
    druid: tuple[str, ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()  # (a card, what its set-up chose)
    prophecy: str = ""
    sun: int = 0
    tokens: tuple[tuple[str, str, int], ...] = ()  # (a landscape, which, how many)

    @property
    def fulfilled(self) -> str:
        """The Prophecy, once its last Sun token is gone."""
        return "" if self.sun else self.prophecy

    def but(self, **parts: Any) -> Beside:
        """The same with these parts instead."""
        return replace(self, **parts)


@dataclass(frozen=True, slots=True)
class SoFar:
    """What the table remembers of this turn, the last ones and the game."""

    trashed: tuple[str, ...] = ()
    done: tuple[str, ...] = ()  # Events used this turn that can be used once a turn
    named: tuple[tuple[str, str], ...] = ()  # this turn: (a card, which card was named for it)
    face_down: tuple[int, ...] = ()  # cards of the trash that a Necromancer turned over this turn
    last_trashed: tuple[tuple[int, tuple[str, ...]], ...] = ()  # (player, what they trashed in their last turn)
    done_for_good: tuple[tuple[int, str], ...] = ()  # (player, an Event that can be used once a game)

    def used(self, player: int, slug: str, once: str) -> bool:
        """Whether the player has used up an Event that can be used once a turn, or a game."""
        return slug in self.done if once == "turn" else (player, slug) in self.done_for_good

    def use(self, player: int, slug: str, once: str) -> SoFar:
        if once == "turn":
            return replace(self, done=(*self.done, slug))
        return replace(self, done_for_good=tuple(sorted({*self.done_for_good, (player, slug)})))

    def turn_over(self, player: int) -> SoFar:
        """What is left of it when that player's turn is over."""
        last = [(who, cards) for who, cards in self.last_trashed if who != player]
        if self.trashed:
            last.append((player, self.trashed))
        return replace(self, trashed=(), done=(), named=(), face_down=(), last_trashed=tuple(sorted(last)))


NOTHING_BESIDE = Beside()
NOTHING_SO_FAR = SoFar()
