"""Comparing positions, and saying why one is not possible."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from rules.code import Code
from rules.game import ASIDE, HAND, NUMBER, PLAY, ZONES, Candidate

if TYPE_CHECKING:
    from rules.game import Game

UNORDERED = (HAND, ASIDE)


def position_key(g: Game) -> tuple[Any, ...]:
    """Cards by name; where something refers to a single card, by its place among the cards of its zone."""
    kinds = g.kinds
    places: dict[int, tuple[int, str, int]] = {}
    zones = []
    for zone, cards in enumerate(g.zones):
        slugs = [kinds[card & NUMBER].slug for card in cards]
        count: Counter[str] = Counter()
        for card, slug in zip(cards, slugs, strict=True):
            places[card] = (zone, slug, count[slug])
            count[slug] += 1
        unordered = zone < g.table.trash and zone % ZONES in UNORDERED
        zones.append(tuple(sorted(slugs)) if unordered else tuple(slugs))

    def plain(value: Any) -> Any:
        if isinstance(value, bool) or value is None or isinstance(value, str):
            return value
        if isinstance(value, int):
            return (
                places.get(value, ("gone", kinds[value & NUMBER].slug)) if value >= 4096 or value in places else value
            )
        if isinstance(value, tuple | list):
            return tuple(plain(part) for part in value)
        if isinstance(value, dict):
            return tuple(sorted((str(key), plain(part)) for key, part in value.items()))
        if isinstance(value, Code):
            return value.name
        if isinstance(value, Candidate):
            return value.label, value.owner, plain(value.card)
        return repr(value)

    stack = tuple((f.code.name, f.pc, f.me, f.who, plain(f.card), plain(_meaning(f.notes))) for f in g.stack)
    effects = tuple(
        sorted((e.event, e.player, str(plain(e.card)), e.code.name, e.until, str(plain(e.notes))) for e in g.effects)
    )
    pending = g.pending and (g.pending.kind, g.pending.player, g.pending.labels, g.pending.min, g.pending.max)
    return (
        tuple(zones),
        stack,
        effects,
        pending,
        tuple(sorted((key, n) for key, n in g.tokens.items() if n)),
        tuple(sorted((key, n) for key, n in g.pile_tokens.items() if n)),
        tuple(sorted((str(plain(card)), n) for card, n in g.card_tokens.items() if n and card in places)),
        tuple((plain(by), plain(card)) for by, card in g.links),
        g.holds,
        (g.player, g.seat, g.previous, g.phase, g.actions, g.buys, g.coins, g.number, g.extra, g.bought, g.hand_size),
        g.gained,
        g.played,
        g.purchases,
        g.last_gained,
        g.emptied,
        g.turns,
        g.skips,
        g.claims,
        g.at_chance,
        g.over,
    )


def _meaning(notes: dict[str, Any]) -> dict[str, Any]:
    """Serial numbers of effects differ between equal positions."""
    return {key: value for key, value in notes.items() if key not in ("done", "last")} | {
        "done": tuple(part for part in notes.get("done", ()) if not (isinstance(part, tuple) and part[0] == "effect"))
    }


def faults(g: Game) -> list[str]:
    """Why this position is not possible."""
    found = []
    counted = Counter(card & NUMBER for cards in g.zones for card in cards)
    numbers = range(1, len(g.kinds))
    found += [f"{g.kinds[n].name} is in two places" for n in numbers if counted[n] > 1]
    found += [f"{g.kinds[n].name} is nowhere" for n in numbers if counted[n] == 0]
    for name in ("actions", "buys", "coins"):
        if getattr(g, name) < 0:
            found.append(f"{name} below 0")
    found += [f"{what} of {g.table.names[p]} below 0" for (p, what), n in g.tokens.items() if n < 0]
    for player in range(g.table.players):
        for card in g.zones[player * ZONES + PLAY]:
            types = g.known(card).types
            if types and not types & {"Action", "Treasure", "Night"}:
                found.append(f"{g.name(card)} cannot be in play")
    return found
