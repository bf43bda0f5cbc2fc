"""Exiling: from the hand, from the Supply, the card itself."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.code import SILENT, Frame, Op, Step
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.zones import HAND, PLAY
from rules.rulebook import exile as rule
from rules.rulebook.prevention import NOT_EXILED, tell_lost
from rules.speech.options import cards_named, done
from rules.words.gain import PickPile, none_in_the_supply
from rules.words.move import in_play
from rules.words.pick import Pick
from rules.words.terms import Count, KindTest, zone_of


@dataclass(eq=False)
class exile_noted(Op):
    """Exiles the noted cards; the notes get those that were, () when nothing was. From None: from wherever they are."""

    name: str
    source: int | None = HAND
    as_: str = "exiled"

    def __call__(self, c: Frame) -> None:
        source = None if self.source is None else zone_of(c.who, self.source)
        c.notes[self.as_] = rule.exile(c.game, c.who, c.many(self.name), source)


def exile_from_hand(n: Count = 1, *, may: bool = False) -> Step:
    return (Pick("picked", HAND, n, may=may, prompt="exile"), exile_noted("picked"))


@dataclass(eq=False)
class exile_a(Op):
    """Exiles that card from the Supply, if there is one; the notes get it, 0 for none."""

    slug: str
    as_: str = "exiled"

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Frame) -> None:
        c.notes[self.as_] = rule.exile_from(c.game, c.who, c.game.table.piles.get(self.slug), self.slug)

    def says(self) -> Text | None:
        return done("exile", cards_named(self.slug))


@dataclass(eq=False)
class exile_picked(Op):
    """Exiles the top card of the picked pile; the notes get it, 0 for none."""

    name: str = "pile"
    as_: str = "exiled"
    test: KindTest | None = None  # what the pile had to fit

    def __call__(self, c: Frame) -> None:
        slug = c.notes.get(self.name)
        c.notes[self.as_] = rule.exile_from(c.game, c.who, c.game.table.piles[slug], slug) if slug else 0
        if not slug:
            c.say("not", c.who, "exiles none", (c.code.source,), why=none_in_the_supply(self.test))

    def says(self) -> Text:
        return SILENT


def exile_choice(test: KindTest) -> Step:
    """Exiles a card of one's choice from the Supply; the notes get it, 0 for none."""
    return (PickPile(test, prompt="exile"), exile_picked(test=test))


def exile_this(c: Context) -> None:
    """Exiles the card itself, if it is still in play."""
    if in_play(c):
        rule.exile(c.game, c.me, (c.card,), zone_of(c.me, PLAY))
    else:
        tell_lost(c.game, c.me, c.card, done=NOT_EXILED)


def in_exile(c: Context, card: int) -> bool:
    """A copy of this card lies in the Exile of its player."""
    return bool(rule.exiled(c.game, c.who, c.kind(card)))
