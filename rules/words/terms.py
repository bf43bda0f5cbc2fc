"""What words are made of: counts, tests, zones, who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import Kind
from rules.engine.zones import ZONES
from rules.speech.prompts import PROMPTS

Count = int | Callable[[Context], int]
CardTest = Callable[[Context, int], object]
KindTest = Callable[[Context, Kind], object]
Zone = int | Callable[[Context], Iterable[int]]
Prompt = str | Text


class Counted:
    """A number that is only known in the game, and that can be said: so much for each of what."""

    def per(self) -> Text:
        raise NotImplementedError


def number(n: Count, c: Context) -> int:
    return n if isinstance(n, int) else n(c)


def question(prompt: Prompt) -> Text:
    return PROMPTS[prompt] if isinstance(prompt, str) else prompt


def asked(by: str, c: Context) -> int:
    """Who decides: "who", the player whom the line addresses, or "me"."""
    return c.me if by == "me" else c.who


def zone_of(player: int, zone: int) -> int:
    return player * ZONES + zone
