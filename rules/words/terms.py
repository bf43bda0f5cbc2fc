"""What words are made of: counts, tests, zones, who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

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

    def tell(self, c: Context) -> None:
        """What it goes by, where that is not plain to see; told when so much is given."""


SEVERAL = 2  # so many it is at least, as a rule, where a card counts something


class Usually:
    """A number that is only known in the game, of which one knows beforehand that it is usually less than several."""

    usual = 0


@dataclass(frozen=True)
class as_many_as(Usually):
    """As many as the noted cards: what was given up for them makes the hand no larger."""

    name: str

    def __call__(self, c: Context) -> int:
        return len(c.many(self.name))


def any_number(c: Context) -> int:
    """As many as there are: more than any zone may hold."""
    return 10_000


@dataclass(frozen=True)
class so_many_each:
    """So many for each of what is counted: +2 Cards for each."""

    n: int
    count: Callable[[Context], int]

    def __call__(self, c: Context) -> int:
        return self.n * self.count(c)


def printed(n: Count) -> int:
    """The number behind the plus on the card; 0 where it says no such number."""
    return n if isinstance(n, int) else n.n if isinstance(n, so_many_each) else 0


def usual(n: Count) -> int:
    """How many it is as a rule, for those who choose the cards of a game."""
    return n if isinstance(n, int) else n.usual if isinstance(n, Usually) else SEVERAL


def number(n: Count, c: Context) -> int:
    return n if isinstance(n, int) else n(c)


def reckon(n: Count, c: Context) -> int:
    """The same, and what it goes by is told."""
    if isinstance(n, Counted) and c.game.log is not None:
        n.tell(c)
    return number(n, c)


def question(prompt: Prompt) -> Text:
    return PROMPTS[prompt] if isinstance(prompt, str) else prompt


def asked(by: str, c: Context) -> int:
    """Who decides: "who", the player whom the line addresses, or "me"."""
    return c.me if by == "me" else c.who


def zone_of(player: int, zone: int) -> int:
    return player * ZONES + zone
