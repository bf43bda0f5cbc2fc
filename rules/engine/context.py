"""What an instruction, a test or a count on a card looks at: the game, and for whom, because of which card, why.

A card author writes two kinds of functions. `(c)` for instructions, tests, counts, and what holds while a card is in
the game (points, price, setup); `(c, card)`, `(c, kind)` or `(c, given)` where one thing is being considered: whether
it fits, what it costs, which types it has, what becomes of a plus. Only `sets_aside` has no context: it is asked about
a fact before there is a game.

    game    the position
    me      "you" on the card: who played it, or whose effect, landscape or Reaction it is
    who     the player whom the line addresses: in `each_other` one after the other, else the same as `me`
    card    the card itself (a reference), 0 for a landscape
    event   what happened, where something did: "event", "player", "cards", ... (rules.engine.events)
    notes   what the lines before found out, under names; for a scheduled effect what it carries along
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rules.engine.zones import ZONES

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.kinds import Kind
    from rules.facts import Cost

Notes = dict[str, Any]
Event = Mapping[str, Any]

NOTHING: Event = {}


class Context:
    __slots__ = ("card", "event", "game", "me", "notes", "who")

    def __init__(self, game: Game, me: int, card: int = 0, event: Event = NOTHING, notes: Notes | None = None) -> None:
        self.game = game
        self.me = me
        self.who = me
        self.card = card
        self.event = event
        self.notes: Notes = {} if notes is None else notes

    # -- the cards of `who` -----------------------------------------------------------------------------------------

    @property
    def hand(self) -> tuple[int, ...]:
        return self.game.hand(self.who)

    @property
    def deck(self) -> tuple[int, ...]:
        return self.game.deck(self.who)

    @property
    def discard_pile(self) -> tuple[int, ...]:
        return self.game.discard(self.who)

    @property
    def in_play(self) -> tuple[int, ...]:
        return self.game.in_play(self.who)

    @property
    def aside(self) -> tuple[int, ...]:
        return self.game.aside(self.who)

    def zone(self, zone: int) -> tuple[int, ...]:
        """The cards in that zone of `who`."""
        return self.game.zones[self.who * ZONES + zone]

    # -- what was noted ---------------------------------------------------------------------------------------------

    def one(self, name: str) -> int:
        """The single card under that name (0: none)."""
        value = self.notes.get(name, 0)
        if isinstance(value, tuple):
            return value[0] if value else 0
        return int(value)

    def many(self, name: str) -> tuple[int, ...]:
        value = self.notes.get(name, ())
        if isinstance(value, tuple):
            return value
        return (value,) if value else ()

    # -- what happened ----------------------------------------------------------------------------------------------

    @property
    def subject(self) -> int:
        """The card that the event is about, the first of several."""
        card: int = self.event["cards"][0]
        return card

    @property
    def mine(self) -> bool:
        """The event is this player's own."""
        return bool(self.event["player"] == self.me)

    # -- what a card is ---------------------------------------------------------------------------------------------

    def kind(self, card: int) -> Kind:
        return self.game.kind(card)

    def known(self, card: int) -> Kind:
        return self.game.known(card)

    def cost(self, kind: Kind) -> Cost:
        return self.game.cost(kind)

    def cost_of(self, card: int) -> Cost:
        return self.game.cost_of(card)

    @property
    def gained_cost(self) -> Cost:
        """What the gained card cost as it was gained: that decides, though its gain may have changed its price."""
        cost: Cost = self.event["cost"]
        return cost

    def types(self, kind: Kind) -> frozenset[str]:
        return self.game.types(kind)

    def is_a(self, card: int, type_: str) -> bool:
        return self.game.is_a(card, type_)

    # -- telling ----------------------------------------------------------------------------------------------------

    def say(
        self,
        kind: str,
        actor: int,
        sentence: str,
        cards: Iterable[int | str] = (),
        because: tuple[str, ...] = (),
        **words: Any,
    ) -> None:
        """Writes a step down, if anybody keeps a log."""
        if self.game.log is not None:
            self.game.say(kind, actor, sentence, cards, because, **words)
