"""Alchemy: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from rules.engine.code import as_long_as, line
from rules.engine.context import Context
from rules.rulebook.play import play_card
from rules.words import (
    ASIDE,
    ZONES,
    Order,
    card,
    discard_noted,
    noted,
    plus,
    reveal_until,
)

card("potion", line(1, plus(potion=1), cites="alchemy:potion:3"))


def _an_action_but_no_golem(c: Context, card: int) -> bool:
    return c.is_a(card, "Action") and c.kind(card).slug != "golem"


def _next_found(c: Context) -> None:
    first, *rest = c.many("found")
    c.notes["found"] = tuple(rest)
    play_card(c.game, c.me, first, c.me * ZONES + ASIDE)


card(
    "golem",
    line(1, reveal_until(_an_action_but_no_golem, 2), cites=("alchemy:golem:1", "alchemy:golem:2")),
    line(2, discard_noted("rest", ASIDE), cites="alchemy:golem:1"),
    line(
        3,
        Order("found", prompt=("In which order do you play them?", "In welcher Reihenfolge spielst du sie?")),
        as_long_as(noted("found"), _next_found),
        cites=("alchemy:golem:3", "alchemy:golem:4"),
    ),
)
