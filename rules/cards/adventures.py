"""Adventures: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Frame, line
from rules.engine.context import Context
from rules.engine.decisions import Decision, Text
from rules.speech.sentences import THIRD_TURN
from rules.words import (
    LANDSCAPE,
    ExtraTurn,
    card,
    on,
    plus,
    question,
)


class _ActionPile(Ask):
    """A pile is an Action pile by its placeholder, whatever lies on top."""

    def question(self, c: Frame) -> Decision:
        piles = [pile for pile in c.game.table.supply if "Action" in pile.kind.types]
        return Decision(
            c.me, "choose-pile", "Training", question("pile"), [p.slug for p in piles], [p.name for p in piles]
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        if value:
            token = f"training {c.me}"
            for key in [key for key in g.pile_tokens if key[1] == token]:
                del g.pile_tokens[key]
            g.pile_tokens[value[0], token] = 1
            c.say("effect", c.me, "pile token", (value[0],), n=("the +1 coin token", "den +1-Geld-Marker"))


def _from_my_pile(c: Context) -> bool:
    pile = c.game.table.pile_of.get(c.kind(c.subject).slug)
    return c.mine and pile is not None and (pile.slug, f"training {c.me}") in c.game.pile_tokens


card(
    "training",
    line(1, _ActionPile(), cites="adventures:training:1"),
    on=on(
        "play",
        line(1, plus(coins=1), cites=("adventures:training:2", "adventures:training:3")),
        zone=LANDSCAPE,
        test=_from_my_pile,
    ),
)


def _no_mission_turn(c: Context) -> Text | None:
    if c.game.previous == c.me:
        return THIRD_TURN
    if (c.me, "mission", -1) in c.game.claims:
        return "one Mission a turn counts", "Nur eine Mission im Zug zählt"
    return None


card(
    "mission",
    line(1, ExtraTurn(_no_mission_turn), cites=("adventures:mission:1", "adventures:mission:2")),
    once="turn",
    no_buys=lambda c, kind: c.game.extra == "mission" and c.game.player == c.me,
)
