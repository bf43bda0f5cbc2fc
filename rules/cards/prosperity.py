"""Prosperity: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Frame, line, when
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.rulebook.trash import trash
from rules.words import (
    DECK,
    HAND,
    PLAY,
    ZONES,
    card,
    decline,
    draw_up_to,
    on,
    plus,
    question,
    reveal_this,
)

card("platinum", line(1, plus(coins=5), cites="prosperity2:platinum:2"))
card("colony", points=10)


def gained_is_there(c: Context) -> bool:
    """The player gained a card, and it still lies where it was gained to."""
    return bool(c.mine and c.game.where(c.subject) is not None)


def topdeck_gained(c: Context) -> None:
    """Puts the gained card onto the deck, if it is still where it was gained to."""
    gained = c.notes["cards"][0]
    zone = c.game.where(gained)
    new = c.game.move(gained, zone, c.me * ZONES + DECK) if zone is not None else 0
    c.say("put" if new else "not", c.me, "topdeck" if new else "lost track", (gained,))


def trash_gained(c: Context) -> None:
    trash(c.game, c.me, c.notes["cards"])


card(
    "royal-seal",
    line(1, plus(coins=2)),
    on=on("gain", line(2, topdeck_gained), zone=PLAY, test=gained_is_there, may=True),
    cites=("prosperity1:royal-seal:1", "prosperity1:royal-seal:2"),
)


class _Watchtower(Ask):
    """Trash it, put it onto the deck, or neither."""

    def question(self, c: Frame) -> Decision:
        options = ["trash", "deck"]
        texts = (("trash it", "entsorgen"), ("put it onto the deck", "auf den Nachziehstapel legen"))
        return Decision(
            c.me, "choose-option", "Watchtower", question("use watchtower"), options, options, 0, texts=texts
        )

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value:
            decline(c)
            return
        c.notes["chosen"] = value[0]
        reveal_this(c)


card(
    "watchtower",
    line(1, draw_up_to(6), cites="prosperity2:watchtower:4"),
    on=on(
        "gain",
        line(
            2,
            _Watchtower(),
            when(lambda c: c.notes["chosen"] == "trash", trash_gained, orelse=topdeck_gained),
            cites=("prosperity2:watchtower:1", "prosperity2:watchtower:3"),
        ),
        zone=HAND,
        test=gained_is_there,
    ),
)
