"""Why a card brings nothing here: told in the card's own words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.engine.code import Frame, Op
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.words.terms import CardTest

Why = Text | Callable[[Context], Text]


def _text(why: Why, c: Context) -> Text:
    return why(c) if callable(why) else why


@dataclass(eq=False)
class brings_no(Op):
    """Tells what the card does not bring this player, and why: by that ruling, or by those of the line."""

    what: Text
    why: Why
    ruling: str = ""

    def __call__(self, c: Frame) -> None:
        because = (self.ruling,) if self.ruling else ()
        c.say("not", c.who, "brings none", (c.code.source,), because=because, what=self.what, why=_text(self.why, c))


@dataclass(eq=False)
class does_nothing(Op):
    """Tells that the card does nothing at all to this player, and why."""

    why: Why
    ruling: str = ""

    def __call__(self, c: Frame) -> None:
        because = (self.ruling,) if self.ruling else ()
        c.say("not", c.who, "does nothing", (c.code.source,), because=because, why=_text(self.why, c))


@dataclass(eq=False)
class discards_nothing(Op):
    """Tells that this player has nothing to discard, and why."""

    why: Why
    ruling: str = ""

    def __call__(self, c: Frame) -> None:
        because = (self.ruling,) if self.ruling else ()
        c.say("not", c.who, "discards none", (c.code.source,), because=because, why=_text(self.why, c))


@dataclass(eq=False)
class stays_on_deck(Op):
    """Tells that the noted cards stay on top of the deck, and why."""

    name: str
    why: Why
    ruling: str = ""

    def __call__(self, c: Frame) -> None:
        if c.many(self.name):
            because = (self.ruling,) if self.ruling else ()
            c.say("not", c.who, "stays on deck", c.many(self.name), because=because, why=_text(self.why, c))


@dataclass(eq=False)
class nothing_to_play(Op):
    """Tells that no card of this zone could be played, and why; where one could, the player left it."""

    zone: int
    fits: CardTest
    why: Why
    ruling: str

    def __call__(self, c: Frame) -> None:
        if not any(self.fits(c, card) for card in c.zone(self.zone)):
            c.say("not", c.who, "none to play", (c.code.source,), because=(self.ruling,), why=_text(self.why, c))


@dataclass(eq=False)
class does_not_stay(Op):
    """Tells that a Duration does not stay in play, and why."""

    why: Why

    def __call__(self, c: Frame) -> None:
        c.say("not", c.me, "does not stay", (c.code.source,), why=_text(self.why, c))
