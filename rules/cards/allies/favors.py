"""Favors, and how an Ally asks for them."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Frame, Step, line
from rules.engine.context import Context
from rules.engine.steps import Not
from rules.words import (
    LANDSCAPE,
    MayUse,
    card,
    on,
)


def favors(c: Context) -> int:
    return c.game.token(c.who, "favors")


def _spend_no_favor(c: Frame) -> None:
    c.say("choose", c.me, "spends no favor", (c.code.source,))


NO_FAVOR = line(1, _spend_no_favor, cites="allies:favors:5")


class MaySpend(MayUse):
    """An Ally asks whether Favors are spent on it."""

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value[0]:
            _spend_no_favor(c)
        super().take(c, value)


def ally(
    slug: str,
    event: str,
    *lines: Step,
    needs: int = 1,
    enough: str = "",
    test: Any = None,
    may: bool = False,
    cites: Any = (),
) -> None:
    """An Ally that answers an event of the player's own, if there are Favors enough. test(game, player, event).

    `enough` is the ruling on how many it needs, where there is one: then it is told that they are too few.
    """

    def usable(c: Context) -> bool | Not:
        n = c.game.token(c.me, "favors")
        if not c.mine or (needs and not n):
            return False
        fits = test is None or test(c)
        if n < needs and not enough:
            return False
        if n < needs and fits:
            why = f"it takes {needs} Favors, not {n}", f"Nötig sind {needs} Gefallen, nicht {n}"
            return Not("brings nothing", slug, cites=(enough,), why=why)
        return fits if isinstance(fits, Not) else bool(fits)

    asks = (line(1, MaySpend(), cites="allies:favors:5"),) if may else ()
    card(slug, on=on(event, *asks, *lines, zone=LANDSCAPE, test=usable, may=may), cites=cites or "allies:favors:6")
