"""What will happen, or holds for a while; and what could be next in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.engine.code import Code, Test
from rules.engine.context import NOTHING, Context, Event, Notes

if TYPE_CHECKING:
    from rules.engine.game import Game

# An extra turn still to come: whose, because of which card, and who decides in it (-1: that player).
Claim = tuple[int, str, int]


UNTIL = {  # how long an effect waits, or holds
    "once": "it happens",
    "turn": "the end of this turn",
    "next": "it happens, at the latest the end of this turn",
    "start": "the start of the player's next turn",
    "tokens": "it happens, or Clean-up when no token is on its card",
    "ever": "the end of the game",
}


BEGUN = "begun"  # a play notes which effect was the last when it began: later ones do not wait for its end


class Effect:
    """Something that will happen, or holds for a while: for whom, when, because of which card, until when.

    An effect keeps its card in play, except one that only lasts this turn. One for `others` happens to the other player
    whom the event is about, who orders it and does it, unless the Attack that left it spares them.
    """

    __slots__ = ("card", "code", "event", "notes", "others", "player", "serial", "source", "test", "until")

    def __init__(
        self,
        event: str,
        player: int,
        card: int,
        code: Code,
        until: str,
        test: Test | None = None,
        notes: Notes | None = None,
        serial: int = 0,
        others: bool = False,
    ) -> None:
        self.event = event
        self.player = player
        self.card = card
        self.code = code
        self.until = until
        self.test = test
        self.notes: Notes = notes or {}
        self.serial = serial
        self.source = code.source
        self.others = others

    def holds(self, game: Game, event: Event = NOTHING) -> bool:
        """Whether its test, if it has one, allows it to happen because of that event."""
        return bool(self.tested(game, event))

    def tested(self, game: Game, event: Event = NOTHING) -> Any:
        """What its test says; where it does not allow it, that may be why."""
        return self.test is None or self.test(Context(game, self.player, self.card, event, self.notes))

    def happens_to(self, player: int) -> int:
        """Who does it when something happens to that player; -1 for nobody."""
        if not self.others:
            return self.player
        return -1 if player == self.player or player in self.notes.get("unaffected", ()) else player


class Candidate:
    """One effect that could be next in a window; `alike` are those of its label, itself among them."""

    __slots__ = ("alike", "card", "code", "effect", "key", "label", "notes", "owner", "same_card")

    def __init__(
        self, owner: int, key: tuple[Any, ...], label: str, code: Code, card: int, notes: Notes, effect: Effect | None
    ) -> None:
        self.owner = owner
        self.key = key
        self.label = label
        self.code = code
        self.card = card
        self.notes = notes
        self.effect = effect
        self.alike = 0
        self.same_card = True
