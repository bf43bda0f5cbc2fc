"""Exile: cards on that mat are their owner's; whoever gains a card may discard the copies of it from there.

The rule holds wherever a card of the game uses the mat, or something lies on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.engine.code import Ask, Code, Frame, line, stop
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import GAME, MATS, Kind, Printing, Trigger
from rules.engine.table import Pile
from rules.engine.zones import DISCARD, EXILE, ZONES
from rules.facts import Cost, Fact
from rules.rulebook.discard import discard
from rules.rulebook.prevention import as_if_gained, tell_no_card, tell_unheard, tell_what_would_have
from rules.rulebook.windows import tell_emptied
from rules.speech.prompts import PROMPTS


def exiled(g: Game, player: int, kind: Kind) -> tuple[int, ...]:
    """The player's cards of that name in Exile."""
    return tuple(card for card in g.zones[player * ZONES + EXILE] if g.known(card) is kind)


def exile(g: Game, player: int, cards: Iterable[int], source: int | None = None) -> tuple[int, ...]:
    """Puts these cards onto the player's Exile mat, from that zone or from wherever they still are."""
    wanted = tuple(cards)
    for card in wanted:
        g.kind(card)  # the mat lies open
    moved = []
    for card in wanted:
        zone = g.where(card) if source is None else source
        new = g.move(card, zone, player * ZONES + EXILE) if zone is not None else 0
        if new:
            moved.append(new)
    if moved:
        g.say("exile", player, "exile", moved)
    elif wanted:
        g.say("not", player, "lost track", wanted)
    return tuple(moved)


_NOT_GAINED = ("it was Exiled, not gained", "Die Karte kam ins Exil und wurde nicht genommen")


def exile_from(g: Game, player: int, pile: Pile | None, slug: str) -> int:
    """The pile's top card goes to Exile, which is not gaining it; 0 when there is none."""
    top = g.top(pile) if pile is not None else 0
    if pile is None or not top:
        tell_no_card(g, player, slug)
        return 0
    g.kind(top)
    new = g.move(top, pile.zone, player * ZONES + EXILE)
    g.say("exile", player, "exile supply", (new,))
    if g.log is not None:
        event = as_if_gained(g, player, new)
        tell_unheard(g, player, event, (new,), _NOT_GAINED, ("menagerie:exile:6",))
        tell_what_would_have(g, event, _NOT_GAINED, "nothing for")
    tell_emptied(g, player, pile.zone)
    return new


def _copies(c: Context) -> tuple[int, ...]:
    """The other copies of the gained card that lie in Exile."""
    this = c.game.identity(c.subject)
    return tuple(card for card in exiled(c.game, c.me, c.kind(c.subject)) if c.game.identity(card) != this)


class _MayDiscardThem(Ask):
    """All of them or none."""

    prompt = "from exile"

    def question(self, c: Frame) -> Decision:
        return Decision(c.me, "yes-no", "", PROMPTS[self.prompt], [True, False], ["yes", "no"])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value[0]:
            stop(c)


def _discard_copies(c: Frame) -> None:
    elsewhere = c.game.player != c.me or c.event["to"] != DISCARD or not c.event["bought"]
    reacts = any(trigger.event == "discard" for trigger in c.kind(c.subject).triggers)
    cases = {"menagerie:exile:7": reacts, "menagerie:exile:8": elsewhere}
    because = (*(slug for slug, so in cases.items() if so), "menagerie:exile:5", "menagerie:exile:4")
    discard(c.game, c.me, _copies(c), c.me * ZONES + EXILE, because=because)


_GAINED = Code("exile", line(0, _MayDiscardThem(), _discard_copies, cites="menagerie:exile:4"))
MATS["mat:exile"] = Kind(
    Fact("exile", "Exile", "Exil", "", Cost(), (), "mat", {2: 0}, {2: 0}, ()),
    Printing(triggers=(Trigger("gain", (GAME,), _GAINED, lambda c: c.mine and bool(_copies(c)), False),)),
)
