"""The end of the game, and the score."""

from __future__ import annotations

from rules.engine.code import Frame
from rules.engine.game import Game
from rules.engine.kinds import NotModelled, modelled
from rules.rulebook.prevented import tell_winners


def game_end(g: Game) -> tuple[str, str] | None:
    """Why the game is over after this turn."""
    piles, zones = g.table.piles, g.zones
    if () not in zones[g.table.trash + 1 :] and not g.emptied:
        return None
    gone = {pile.slug for pile in g.table.supply if not zones[pile.zone]}
    if g.table.rules.edition("seaside") == 1:  # a pile that was refilled in the same turn counts all the same
        gone |= set(g.emptied)
    for slug in ("province", "colony"):
        if slug in gone and slug in piles:
            kind = piles[slug].kind
            return f"the {kind.name} pile is empty", f"Der Stapel {kind.de} ist leer"
    needed = 3 if g.table.players <= 4 else 4
    if len(gone) >= needed:
        return f"{len(gone)} Supply piles are empty", f"{len(gone)} Vorratsstapel sind leer"
    return None


def finish(c: Frame, why: tuple[str, str]) -> None:
    g = c.game
    for player in range(g.table.players):
        for card in g.owned(player):
            kind = g.known(card)
            if kind.victory and not modelled(kind.slug):
                raise NotModelled(kind.fact)
    g.over = True
    outcome = g.outcome()
    assert outcome is not None
    winners, points = outcome
    if g.log is not None:
        g.say("score", c.me, "over", why=why)
        for player, n in points.items():
            g.say("score", player, "score", because=("base2:victory-points:1",), n=n)
        tell_winners(g, winners, points)
    g.stack.clear()
