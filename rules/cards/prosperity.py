"""Prosperity: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Frame, line, when
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.rulebook.trash import trash
from rules.words import (
    HAND,
    PLAY,
    card,
    decline,
    draw_up_to,
    gained_is_there,
    on,
    plus,
    question,
    reveal_this,
    topdeck,
)

card("platinum", line(1, plus(coins=5), cites="prosperity2:platinum:2"))
card("colony", points=10)


def trash_gained(c: Context) -> None:
    trash(c.game, c.me, c.notes["cards"])


card(
    "royal-seal",
    line(1, plus(coins=2)),
    on=on("gain", line(2, topdeck("cards", None)), zone=PLAY, test=gained_is_there, may=True),
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
            when(lambda c: c.notes["chosen"] == "trash", trash_gained, orelse=topdeck("cards", None)),
            cites=("prosperity2:watchtower:1", "prosperity2:watchtower:3"),
        ),
        zone=HAND,
        test=gained_is_there,
    ),
)
