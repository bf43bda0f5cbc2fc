"""Boons and Hexes: receiving one, alone or together, at once or later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.code import Ask, Frame, Op, Step
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.facts import facts
from rules.rulebook import boons
from rules.rulebook.decks import next_of, put_away
from rules.speech.prompts import PROMPTS
from rules.words.others import each_other

STAYS = ("", "there", "discarded")  # rules.rulebook.boons.receive

# --- Boons -----------------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class take_boons(Op):
    """Takes the top n Boons; the notes get those that there are, and nobody has received them yet."""

    n: int = 1
    name: str = "boon"
    told: bool = True

    def __call__(self, c: Frame) -> None:
        taken = tuple(slug for _ in range(self.n) if (slug := boons.next_boon(c.game, c.who)))
        c.notes[self.name] = taken
        if taken and self.told:
            c.say("put", c.who, "take boon", taken)


@dataclass(eq=False)
class receive(Op):
    """Receives the noted Boon, the first of several; it is discarded then, or kept, unless it `stays`."""

    name: str = "boon"
    stays: str = ""
    again: bool = False

    def __post_init__(self) -> None:
        spelling.one_of(STAYS, self.stays, "place where a Boon stays")

    def __call__(self, c: Frame) -> None:
        slug = slug_of(c, self.name)
        if slug:
            boons.receive(c.game, c.who, slug, self.stays, self.again)

    def plays(self) -> str:
        return self.name

    def says(self) -> Text:
        return "receive it", "empfangen"


def slug_of(c: Context, name: str = "boon") -> str:
    """The Boon that was noted, the first of several; "" for none."""
    slugs: tuple[str, ...] = c.notes.get(name, ())
    return slugs[0] if slugs else ""


class PickBoon(Ask):
    """Picks one of these Boons; the notes get it."""

    def __init__(self, name: str, among: Callable[[Context], tuple[str, ...]]) -> None:
        self.name = name
        self.among = among

    def question(self, c: Frame) -> Decision:
        slugs = self.among(c)
        names = [facts()[slug].en for slug in slugs]
        return Decision(c.who, "choose-option", c.game.source(), PROMPTS["receive"], slugs, names)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes[self.name] = value


receive_a_boon: Step = (take_boons(told=False), receive())


def keep_until_clean_up(c: Frame) -> None:
    """The Boon itself lies before its player until this turn's Clean-up."""
    c.game.tell("kept", True)


# --- Hexes -----------------------------------------------------------------------------------------------------------


def _receive(c: Frame) -> None:
    """The Hex that lies turned over, or else the next one: the player does what it says."""
    g = c.game
    slug = c.notes.get("hex") or next_of(g, "hexes")
    if slug:
        c.notes["hex"] = slug
        hex_ = g.table.rules.kind(slug)
        c.say("receive", c.who, "receive", (slug,), card=slug)
        if hex_.play is not None:
            g.start(hex_.play, c.who)


def _put_away(c: Frame) -> None:
    slug = c.notes.pop("hex", "")
    if slug:
        put_away(c.game, "hexes", slug)


receive_a_hex: Step = (_receive, _put_away)


def _nobody_received(c: Frame) -> None:
    """Tells that no Hex was turned over, where everybody is protected."""
    if c.notes.get("unaffected") and not c.notes.get("hex"):
        c.say("not", c.me, "no hex", because=("nocturne:hexes:3",))


def others_receive_a_hex() -> Step:
    """Each other player, except those whom this Attack does not affect, receives the same Hex."""
    return (each_other(_receive), _nobody_received, _put_away)
