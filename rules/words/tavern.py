"""The Tavern mat: a Reserve card goes onto it when it is played, and is called from it into play."""

from __future__ import annotations

from rules.engine.code import Frame, Step, Test, line
from rules.engine.kinds import Trigger
from rules.engine.zones import PLAY, TAVERN
from rules.rulebook.play import USES_NO_ACTION
from rules.rulebook.prevention import NOT_ONTO_THE_MAT, tell_lost, tell_nothing
from rules.words.move import in_play
from rules.words.terms import zone_of
from rules.words.triggers import on


def put_this_on_tavern_mat(c: Frame) -> None:
    """From play, if it is still there: played a second time it lies on the mat already."""
    new = c.game.move(c.card, zone_of(c.me, PLAY), zone_of(c.me, TAVERN)) if in_play(c) else 0
    if new:
        c.say("put", c.me, "mat", (new,), mat=("Tavern", "Wirtshaus"))
    else:
        tell_lost(c.game, c.me, c.card, done=NOT_ONTO_THE_MAT)


def _call_it(c: Frame) -> None:
    c.card = c.game.move(c.card, zone_of(c.me, TAVERN), zone_of(c.me, PLAY))
    free = c.event["event"] == "played"  # between two Actions people ask whether it uses up one
    words, because = ({"then": USES_NO_ACTION}, ("adventures:reserve:4",)) if free else ({}, ())
    c.say("call", c.me, "call", (c.card,), because=(*because, *c.cites), **words)


def _tell_if_nothing_came(c: Frame) -> None:
    """The card lies in play now, and nobody has seen anything else happen."""
    g = c.game
    if g.log and g.log[-1].sentence == "call" and g.log[-1].cards == (g.kind(c.card).slug,):
        c.pc -= 1  # by the rulings on what it should have done
        because = c.cites
        c.pc += 1
        tell_nothing(g, c.me, c.card, c.code.ops[1:], because)  # the first asks whether to call it


def call(event: str, *steps: Step, test: Test) -> Trigger:
    """When that happens and the test holds, the card may be called: it moves from the mat into play, then the steps."""
    called = line(0, _call_it, cites="adventures:reserve:2")
    return on(event, called, *steps, _tell_if_nothing_came, zone=TAVERN, test=test, may=True)
