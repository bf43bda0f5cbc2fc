"""States: what lies before a player as a sign, until it is returned or turned over."""

from __future__ import annotations

from rules.engine.game import Game
from rules.rulebook.buy import hold


def take_state(g: Game, player: int, slug: str) -> None:
    hold(g, player, slug)
    g.table.meet([g.table.rules.kind(slug)])
    g.say("effect", player, "holds", card=slug)


def give_back(g: Game, player: int, slug: str) -> None:
    _instead_of(g, player, slug, ())
    g.say("effect", player, "give back", card=slug)


def turn_over(g: Game, player: int, slug: str, other: str) -> None:
    """The other side of the same State lies up from now on."""
    _instead_of(g, player, slug, (other,))
    g.table.meet([g.table.rules.kind(other)])
    g.say("turn-over", player, "turn over", card=slug, new=other)


def _instead_of(g: Game, player: int, slug: str, others: tuple[str, ...]) -> None:
    kept = tuple(held for held in g.holds[player] if held != slug)
    g.holds = tuple((*kept, *others) if p == player else held for p, held in enumerate(g.holds))
