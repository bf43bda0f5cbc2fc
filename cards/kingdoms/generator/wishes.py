"""What somebody wishes of a kingdom, and what is raised where no kingdom meets it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property

from rules import ACTIONS, BUYS, DRAWS, TRASHES
from rules.facts import facts

PILES = 10
SIZES = range(6, 17)  # kingdoms of another size
POTIONS = range(3, 6)  # the rulebook of Alchemy recommends three to five of its piles, or none
BY_LOT = "lot"  # a coin decides, whatever the box's share is
WISHED_BY = {"attack": "attacking", "curses": "curses"}  # what a pile can be, and the wish for one
COSTS = (2, 3, 4, 5)  # a spread has one of each


@dataclass(frozen=True)
class Wishes:
    books: frozenset[str]
    actions: bool = False
    draws: bool = False
    buys: bool = False
    trashes: bool = False
    defends: bool = False
    costs: bool = False
    attacking: bool | None = None  # an Attack at least, none, or as the lot falls
    attacks: int | None = None  # at most so many
    curses: bool | None = None  # somebody hands them out, nobody does, or as the lot falls
    boxes: int | None = None  # from at most so many
    per_box: int | None = None  # at most so many
    landscapes: int | None = None  # exactly so many; none: by lot, as with shuffled placeholders
    playable: bool = False  # only what the referee can play
    size: int = PILES
    colony: bool | str | None = None  # Platinum and Colony: in, out, by lot, or as the box's share decides
    shelters: bool | str | None = None
    potions: bool | None = None  # three to five piles that cost Potions, none, or as the lot falls
    least: tuple[tuple[str, int], ...] = ()  # from this box at least so many
    most: tuple[tuple[str, int], ...] = ()  # from this box at most so many
    locked: tuple[str, ...] = ()
    vetoed: frozenset[str] = frozenset()

    @cached_property
    def needs(self) -> Mapping[str, int]:
        """What so many of the piles have to do, or to be: a locked Ally needs a Liaison, a Prophecy an Omen."""
        named = [name for name in (ACTIONS, DRAWS, BUYS, TRASHES) if getattr(self, name)]
        locked = {facts()[slug].kind for slug in self.locked}
        come_with = [with_them for kind, with_them in (("ally", "liaison"), ("prophecy", "omen")) if kind in locked]
        found = dict.fromkeys((*named, *come_with, *(f"cost {n}" for n in COSTS if self.costs)), 1)
        found |= {what: 1 for what, wish in WISHED_BY.items() if getattr(self, wish)}
        if self.potions:
            found["potion"] = POTIONS[0]
        return found | {f"from {box}": n for box, n in self.least}

    def given(self) -> list[str]:
        """The names of the wishes that somebody made."""
        return [f.name for f in fields(self) if f.name != "books" and getattr(self, f.name) != f.default]

    def only(self, names: Iterable[str]) -> Wishes:
        return Wishes(self.books, **{name: getattr(self, name) for name in names})


class Collision(Exception):
    """These wishes cannot all be met: usually two, or one and the boxes. `piles` is how many there are at all."""

    def __init__(self, wishes: Sequence[str], piles: int) -> None:
        self.wishes, self.piles = tuple(wishes), piles
        super().__init__(", ".join(self.wishes))


class Impossible(Exception):
    """No kingdom meets these wishes."""
