"""What is being carried out, from the turn down to the line where the table stands: the stack, as a player sees it."""

from __future__ import annotations

from typing import NamedTuple

from rules.engine.game import Game


class Level(NamedTuple):
    """The turn itself, or a card inside it with the line that is being carried out."""

    card: str  # its slug; "" is the turn
    player: int  # whose turn it is, or who is "you" on the card
    line: int = 0
    times: int = 1  # this is the so manieth play that the level above makes
    zone: int | None = None  # where the card lies now


def resolving(game: Game) -> list[Level]:
    """From the turn down to the line that is being carried out, or asks, now."""
    found = []
    last = len(game.stack) - 1
    for place, frame in enumerate(game.stack):
        code = frame.code
        if code.source:
            asks = place == last and game.pending is not None
            line = code.lines[min(frame.pc, code.length - 1)] if asks else frame.line
            zone = _zone(game, frame.card) if frame.card else None
            found.append(Level(code.source, frame.me, line, frame.notes.get("times", 1), zone))
        elif code.name == "turn":
            found.append(Level("", frame.me))
    return found


def _zone(game: Game, card: int) -> int | None:
    """Where the card lies, also after it was lost track of."""
    number = game.identity(card)
    return next((zone for zone, cards in enumerate(game.zones) if number in map(game.identity, cards)), None)
