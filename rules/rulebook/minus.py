"""The tokens that take away a card, or a coin, the next time that a player gets any."""

from __future__ import annotations

from rules.engine.game import Game

LESS = {"minus-card": "card less", "minus-coin": "coin less"}  # what is said then


def take_off(g: Game, player: int, token: str, less: bool = True) -> bool:
    """Whether such a token lay there. It has done its work and goes back; where it took nothing away, not `less`."""
    if not g.token(player, token):
        return False
    del g.tokens[player, token]
    if less:
        g.say("token", player, LESS[token], because=("adventures:minus-tokens:1",))
    else:
        g.say("token", player, "token off", because=("adventures:minus-tokens:3",))
    return True
