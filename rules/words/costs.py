"""What makes cards cheaper."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine import spelling
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.kinds import Kind


@dataclass(frozen=True)
class _Cheaper:
    """So many coins less, as often as that card does it."""

    slug: str
    coins: int
    type: str = ""  # only cards of that type

    def __post_init__(self) -> None:
        spelling.slug(self.slug)
        if self.type:
            spelling.type_(self.type)

    def __call__(self, c: Context, kind: Kind) -> int:
        if self.type and self.type not in c.game.types(kind):
            return 0
        return self.coins * self.times(c.game)

    def times(self, g: Game) -> int:
        raise NotImplementedError


class cheaper_in_play(_Cheaper):
    """As long as that card is in play, once for each one that is."""

    per_card = True

    def times(self, g: Game) -> int:
        in_play = [card for player in range(g.table.players) for card in g.in_play(player)]
        return sum(g.known(card).slug == self.slug for card in in_play)


class cheaper_this_turn(_Cheaper):
    """Since that card was played this turn, once for each play; the card's line is `this_turn("cost")`."""

    def times(self, g: Game) -> int:
        return sum(effect.source == self.slug for effect in g.active("cost"))
