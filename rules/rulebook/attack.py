"""Who is unaffected by an Attack: decided when it is played."""

from __future__ import annotations

from rules.engine.game import Game
from rules.engine.listening import listening


def immune(g: Game, player: int) -> bool:
    return bool(protections(g, player))


def protections(g: Game, player: int) -> list[tuple[str, tuple[str, ...]]]:
    """What makes this player unaffected by Attacks that others play now, each with the rulings it rests on."""
    found = [
        (e.source, e.code.cites[0] if e.code.cites else ())
        for e in g.active("immune")
        if e.player == player and (e.holds(g))
    ]
    for kind, _, trigger in g.table.listeners.get("immune", ()):
        code = trigger.code
        if any(listening(g, kind, zone, player, (), -1) for zone in trigger.zones):
            found.append((kind.slug, code.cites[0] if code.cites else ()))
    g.table.used.update(slug for slug, _ in found)
    return found
