"""Favors, and how an Ally asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.speech.grammar import DE, EN, THE, capital, the_card
from rules.words import LANDSCAPE, SELF, Context, Frame, MayUse, Not, Step, card, count, line, on

BENEATH_OTHERS = (
    "that other cards lie on the gained one does not matter",
    "Dass andere Karten auf der genommenen liegen, spielt keine Rolle",
)


def favors(c: Context) -> int:
    return c.game.token(c.who, "favors")


def with_an_ally(c: Context) -> bool:
    """Only then there are Favors."""
    return c.game.table.ally is not None


count_favors = count(("Favors", "Gefallen"), favors)


def _spend_no_favor(c: Frame) -> None:
    c.say("choose", c.me, "spends no favor", (c.code.source,))


def _spend_no_favor_unseen(c: Frame) -> None:
    c.say("choose", c.me, "spends no favor unseen", (c.code.source,))


NO_FAVOR = line(1, _spend_no_favor, cites="allies:favors:5")


class MaySpend(MayUse):
    """An Ally asks whether Favors are spent on it."""

    def __init__(self, unseen: bool = False) -> None:
        super().__init__()
        self.unseen = unseen  # what the Favor would have let the player see

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value[0]:
            (_spend_no_favor_unseen if self.unseen else _spend_no_favor)(c)
        super().take(c, value)


def _favors_to_come(c: Context, slug: str, late: Mapping[str, str]) -> bool | Not:
    """There is no Favor yet: the card that makes this happen gives its own only afterwards."""
    played = next((frame.code.source for frame in reversed(c.game.stack) if frame.code.source), "")
    if played not in late:
        return False
    en, de = (the_card(played, language, THE) for language in (EN, DE))
    why = f"{en} gives Favors only after that", f"{capital(de)} bringt Gefallen erst danach"
    return Not("brings nothing", slug, cites=(late[played],), why=why)


def _more_may_come(c: Context) -> bool:
    """The gained card itself, or what waits for a gain, may still bring Favors in this moment."""
    if c.event["event"] != "gain":
        return False
    own = any(t.event == "gain" and SELF in t.zones for t in c.game.known(c.subject).triggers)
    waiting = (effect for effect in c.game.active("gain") if effect.player == c.me)
    return own or any("favors" in op.gives() for effect in waiting for op in effect.code.ops)


@dataclass(frozen=True)
class _Usable:
    """An event of the player's own, and there are Favors enough; or it is told why not."""

    slug: str
    needs: int
    enough: str
    late: Mapping[str, str] | None
    test: Any

    def __call__(self, c: Context) -> bool | Not:
        n, needs = c.game.token(c.me, "favors"), self.needs
        if not c.mine or (needs and not n):
            return _favors_to_come(c, self.slug, self.late) if c.mine and self.late else False
        fits = self.test is None or self.test(c)
        if n < needs and fits and _more_may_come(c):
            return False
        if n < needs and fits:
            why = f"it takes {needs} Favors, not {n}", f"Nötig sind {needs} Gefallen, nicht {n}"
            return Not("brings nothing", self.slug, cites=(self.enough,), why=why)
        return fits if isinstance(fits, Not) else bool(fits)


def ally(
    slug: str,
    event: str,
    *lines: Step,
    needs: int = 1,
    enough: str = "allies:favors:3",
    late: Mapping[str, str] | None = None,
    test: Any = None,
    may: bool = False,
    unseen: str = "",
    cites: Any = (),
) -> None:
    """An Ally that answers an event of the player's own, if there are Favors enough.

    `enough` is the ruling by which Favors may be too few. `late` are the rulings on Liaisons whose Favors come only
    after the event: then that is told. `unseen` is the ruling on cards that nobody sees without a Favor.
    """
    usable = _Usable(slug, needs, enough, late, test)
    declined = (*((unseen,) if unseen else ()), "allies:favors:5")
    asks = (line(1, MaySpend(bool(unseen)), cites=declined),) if may else ()
    card(slug, on=on(event, *asks, *lines, zone=LANDSCAPE, test=usable, may=may), cites=cites or "allies:favors:6")
