"""When something happens: triggers, Reactions, and what they answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.code import Ask, Code, Frame, Op, Step, Test, flat, stop
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.engine.kinds import Trigger
from rules.engine.steps import Not
from rules.engine.zones import PLAY, ZONE_NAMES
from rules.rulebook import windows
from rules.rulebook.prevention import tell_protected
from rules.speech.prompts import use_prompt
from rules.words.telling import told_this_turn


class MayUse(Ask):
    """An optional effect asks for itself; declining declines the identical ones for this event."""

    uses = True

    def question(self, c: Frame) -> Decision:
        kind = c.game.table.rules.kind(c.code.source)
        happens, cards = c.event.get("event", ""), c.event.get("cards", ())
        prompt = use_prompt(kind.slug, happens, c.known(cards[0]).slug if cards else "")
        return Decision(c.me, "yes-no", kind.name, prompt, [True, False], ["yes", "no"])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value[0]:
            decline(c)


def decline(c: Frame) -> None:
    """Nothing of this effect, nor of the identical ones for this event."""
    windows.decline(c)
    stop(c)


def on(event: str, *steps: Step, zone: int | tuple[int, ...], test: Test | None = None, may: bool = False) -> Trigger:
    """When that happens (rules.engine.events), the card is there, and the test holds: the steps.

    `may` asks first, unless the steps begin with a question of their own kind.
    """
    zones = zone if isinstance(zone, tuple) else (zone,)
    asks = may and not any(isinstance(placed.op, MayUse) for placed in flat(steps)[:1])
    return Trigger(spelling.event(event), zones, Code(event, *((MayUse(),) if asks else ()), *steps), test, may)


use_again = windows.use_again


USED = "used already"


def how_often(n: int) -> Text:
    """What works once a turn, played so often."""
    if n > 1:
        return f"each of the {n} is used once a turn", f"Mit {n} davon geht das {n}-mal im Zug"
    return "it is used once a turn", "Das geht nur einmal im Zug"


@dataclass(frozen=True)
class _used_already:
    """Where a log is kept: the card has done this turn what it does once, and what it does it for happens again."""

    test: Test
    ruling: str

    def __call__(self, c: Context) -> bool | Not:
        if not c.game.log or not self.test(c):
            return False
        by, slug = c.kind(c.card).slug, c.kind(c.subject).slug
        waits = any(e.source == by and e.player == c.me for e in c.game.active(c.event["event"]))
        done = (step for step in told_this_turn(c) if step.kind in ("play", "set-aside") and step.path)
        used = any(step.path[-1][0] == by for step in done)
        told = next((step for step in told_this_turn(c) if step.kind == "gain" or step.sentence == USED), None)
        if waits or not used or (told and told.sentence == USED):
            return False
        n = sum(played == by for who, played, _ in c.game.played if who == c.me)
        return Not(USED, by, slug, cites=(self.ruling,), card=slug, why=how_often(n))


def once_a_turn(event: str, test: Test, ruling: str) -> Trigger:
    """Tells that the card in play has been used this turn, when what it is used for happens again."""
    return on(event, only_told, zone=PLAY, test=_used_already(test, ruling))


@dataclass(eq=False)
class answer(Op):
    """Tells the rule that opened the window: answer("replaced", True), answer("to", DECK)."""

    name: str
    value: Any
    settles = True

    def __post_init__(self) -> None:
        spelling.answer(self.name)

    def __call__(self, c: Frame) -> None:
        value = self.value
        windows.answer_window(c.game, self.name, value(c) if callable(value) else value)


@dataclass(eq=False)
class answer_with(Op):
    """Tells the rule that opened the window which cards were noted, and says so."""

    name: str
    noted: str
    kind: str
    sentence: str

    def __post_init__(self) -> None:
        spelling.answer(self.name)
        spelling.sentence(self.sentence)

    def __call__(self, c: Frame) -> None:
        c.say(self.kind, c.me, self.sentence, c.many(self.noted))
        windows.answer_window(c.game, self.name, c.many(self.noted))


replace_it = answer("replaced", True)


def only_told(c: Context) -> None:
    """Never carried out: only why not is told."""


def protects(c: Context) -> None:
    """Never carried out: looked at whenever an Attack is played."""


def unprotected(c: Context) -> bool:
    """Another player's Attack would affect this player."""
    return not c.mine and c.me not in c.event["out"]["unaffected"]


class be_unaffected(Op):
    """The Attack does nothing to this player, now or later, because of these rulings."""

    settles = True

    def __init__(self, *because: str) -> None:
        self.because = because

    def __call__(self, c: Frame) -> None:
        g = c.game
        if g.log is not None:
            tell_protected(g, c.me, g.known(c.card).slug, c.subject, self.because)
        windows.answer_window(g, "unaffected", (*g.stack[-2].notes["out"]["unaffected"], c.me))


@dataclass(eq=False)
class gains_to(Op):
    """The gained card itself goes to that zone, instead of the discard pile; `ruling` says: only instead of that."""

    zone: int
    ruling: str = ""

    def __call__(self, c: Frame) -> None:
        windows.answer_window(c.game, "to", self.zone)
        c.say("effect", c.me, "gains to", (c.card,), place=ZONE_NAMES[self.zone])

    def gained_to(self) -> tuple[str, tuple[str, ...]]:
        return ZONE_NAMES[self.zone], (self.ruling,) if self.ruling else ()
