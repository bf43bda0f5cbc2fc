"""Traits: which cards have one, and the pile that it lies on."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import Frame, Op
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import Kind
from rules.engine.zones import DISCARD
from rules.rulebook.gain import gain
from rules.rulebook.traits import has_trait, pile_with


@dataclass(frozen=True)
class with_trait:
    """The card is of the pile that this Trait lies on."""

    trait: str

    def __post_init__(self) -> None:
        spelling.slug(self.trait)

    def __call__(self, c: Context, card: int) -> bool:
        return self.of(c, c.kind(card))

    def of(self, c: Context, kind: Kind) -> bool:
        return has_trait(c.game, self.trait, kind)


@dataclass(frozen=True)
class gained_with_trait:
    """The player gained such a card."""

    trait: str

    def __post_init__(self) -> None:
        spelling.slug(self.trait)

    def __call__(self, c: Context) -> bool:
        return c.mine and has_trait(c.game, self.trait, c.kind(c.subject))


@dataclass(eq=False)
class gain_with_trait(Op):
    """Gains the top card of the Trait's pile, if there is one."""

    trait: str

    def __post_init__(self) -> None:
        spelling.slug(self.trait)

    def __call__(self, c: Frame) -> None:
        pile = pile_with(c.game, self.trait)
        if pile is not None:
            gain(c.game, c.who, pile, DISCARD)

    def says(self) -> Text | None:
        return None
