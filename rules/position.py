"""Comparing positions, and saying why one is not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rules.code import Code
from rules.facts import Cost, expansions
from rules.game import DECK, DISCARD, MOVED, NUMBER, PLAY, ZONES, Candidate, Game
from rules.kinds import REMOVED, UNKNOWN

if TYPE_CHECKING:
    from rules.game import Table

ORDERED = (DECK, DISCARD)


def position_key(g: Game) -> tuple[Any, ...]:
    """Equal when, and only when, the position is the same for the rules.

    Cards are told apart by name and place only. Where something refers to a single one of several cards of the same
    name in the same zone, what refers to it tells it apart. Chance yet to come is not part of a position.
    """
    kinds = g.kinds
    zones: list[tuple[str, ...] | int] = []
    trash = g.table.trash
    for zone, cards in enumerate(g.zones[: trash + 1]):
        if not cards:
            zones.append(())
        elif zone != trash and zone % ZONES in ORDERED:
            zones.append(tuple([kinds[card & NUMBER].slug for card in cards]))
        else:
            zones.append(tuple(sorted([kinds[card & NUMBER].slug for card in cards])))
    table_key, piles = _table(g.table)
    for pile in piles:
        cards = g.zones[pile.zone]
        zones.append(tuple([kinds[card & NUMBER].slug for card in cards]) if pile.mixed else len(cards))
    plain = _Plain(g)
    stack: tuple[Any, ...]
    if g.pending is not None and g.pending.kind == "phase" and len(g.stack) == 1:
        stack = (g.stack[0].pc,)  # what a phase was told by the moves before is of no use any more
    else:
        stack = tuple((f.code.name, f.pc, f.me, f.who, plain.of(f.card), plain.of(_meaning(f.notes))) for f in g.stack)
    pending = g.pending and (g.pending.kind, g.pending.player, frozenset(g.pending.labels), g.pending.max)
    return (
        tuple(zones),
        stack,
        pending,
        _sorted(_effect(effect, plain.of) for effect in g.effects) if g.effects else (),
        _sorted((plain.of(by), plain.of(card)) for by, card in g.links if g.stays(by)) if g.links else (),
        frozenset([(key, n) for key, n in g.tokens.items() if n]),
        frozenset([(key, n) for key, n in g.pile_tokens.items() if n]) if g.pile_tokens else (),
        _sorted((plain.of(c), n) for c, n in g.card_tokens.items() if n and g.where(c) is not None)
        if g.card_tokens
        else (),
        g.holds,
        (g.player, g.seat, g.previous, g.phase, g.actions, g.buys, g.coins, g.number, g.extra, g.bought, g.hand_size),
        g.gained,
        g.played,
        g.purchases,
        g.last_gained,
        g.emptied if g.table.rules.edition("seaside") == 1 else (),
        g.turns,
        g.skips,
        g.claims,
        g.over,
        table_key,
    )


def _table(table: Table) -> tuple[tuple[Any, ...], list[Any]]:
    """What does not change: the players, the editions, which piles and landscapes there are."""
    if table.key is None:
        newest = {slug: max(expansion.editions) for slug, expansion in expansions().items()}
        editions = tuple(sorted((slug, n) for slug, n in table.rules.editions.items() if n != newest[slug]))
        piles = sorted(table.piles.values(), key=lambda pile: pile.slug)
        landscapes = frozenset(kind.slug for kind in table.landscapes)
        one = (table.ally and table.ally.slug, table.bane and table.bane.slug)
        table.key = (table.names, editions, tuple((p.slug, p.supply) for p in piles), landscapes, one), piles
    return table.key


def _sorted(parts: Iterator[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(sorted(parts, key=repr))


def _effect(effect: Any, plain: Any) -> tuple[Any, ...]:
    notes = {}
    for name, value in effect.notes.items():  # one card, or a tuple of one; nobody spared, or nothing said about it
        if value and value is not True:
            notes[name] = plain(value if isinstance(value, tuple) else (value,))
    return effect.event, effect.player, plain(effect.card), effect.code.name, effect.until, tuple(sorted(notes.items()))


def _meaning(notes: dict[str, Any]) -> dict[str, Any]:
    """Serial numbers of effects differ between equal positions: how many of each are done says the same."""
    if "done" not in notes:
        return notes
    done = tuple(part for part in notes["done"] if not (isinstance(part, tuple) and part[0] == "effect"))
    return {key: value for key, value in notes.items() if key != "last"} | {"done": done}


class _Plain:
    """Notes with references to cards replaced by what can be seen: the card's name and its place."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.places: dict[int, tuple[Any, ...]] = {}

    def of(self, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            return value if value < MOVED else self._place(value)
        if value is None or isinstance(value, str | bool):
            return value
        if isinstance(value, tuple | list):
            return tuple([self.of(part) for part in value])
        if isinstance(value, dict):
            return tuple(sorted([(key, self.of(part)) for key, part in value.items()], key=lambda pair: pair[0]))
        if isinstance(value, Code):
            return value.name
        if isinstance(value, Cost):
            return value.coins, value.potion, value.debt
        if isinstance(value, Candidate):
            return value.label, value.owner, self.of(value.card)
        raise TypeError(f"a frame notes {value!r}, which is not data")

    def _place(self, ref: int) -> tuple[Any, ...]:
        found = self.places.get(ref)
        if found is None:
            found = self.places[ref] = self._look(ref)
        return found

    def _look(self, ref: int) -> tuple[Any, ...]:
        g = self.g
        slug = g.kinds[ref & NUMBER].slug
        zone = g.where(ref)
        if zone is None:
            return "gone", slug
        cards = g.zones[zone]
        if zone > g.table.trash:  # piles are compared by name, not by where this table has them
            pile = next(pile for pile in g.table.piles.values() if pile.zone == zone)
            return "pile", pile.slug, cards.index(ref) if pile.mixed else slug
        if zone != g.table.trash and zone % ZONES in ORDERED:
            return zone, slug, cards.index(ref)
        twins = [card for card in cards if g.kinds[card & NUMBER].slug == slug]
        if len(twins) == 1:
            return zone, slug, 0
        roles = {card: self._roles(card) for card in twins}
        return zone, slug, sorted(twins, key=lambda card: roles[card]).index(ref)

    def _roles(self, ref: int) -> tuple[str, ...]:
        """All that refers to this card, without looking at which of several cards else it refers to."""
        g = self.g
        kinds = g.kinds

        def roughly(value: Any) -> Any:
            if isinstance(value, int) and not isinstance(value, bool) and value >= MOVED:
                return "this" if value == ref else kinds[value & NUMBER].slug
            if isinstance(value, tuple | list):
                return tuple(roughly(part) for part in value)
            if isinstance(value, dict):
                return tuple(sorted(((key, roughly(part)) for key, part in value.items()), key=lambda pair: pair[0]))
            if isinstance(value, Code):
                return value.name
            return value if value is None or isinstance(value, str | int | bool) else str(type(value))

        found = [(*_effect(effect, roughly), effect.player) for effect in g.effects]
        found += [("link", roughly(link)) for link in g.links]
        found += [("frame", i, roughly(f.card), roughly(f.notes)) for i, f in enumerate(g.stack)]
        found += [("tokens", roughly(card), n) for card, n in g.card_tokens.items()]
        return tuple(sorted(text for role in found if "'this'" in (text := repr(role))))


def faults(g: Game) -> list[str]:
    """Why this position is not possible."""
    found = []
    counted = Counter(card & NUMBER for cards in g.zones for card in cards)
    for n, kind in enumerate(g.kinds):
        if n and kind is not REMOVED and counted[n] != 1:
            found.append(f"{kind.name} is in {counted[n]} places" if counted[n] else f"{kind.name} is nowhere")
    for name in ("actions", "buys", "coins"):
        if getattr(g, name) < 0:
            found.append(f"{name} below 0")
    found += [f"{what} of {g.table.names[p]} below 0" for (p, what), n in g.tokens.items() if n < 0]
    found += [f"{what} on {pile} below 0" for (pile, what), n in g.pile_tokens.items() if n < 0]
    for player in range(g.table.players):
        for card in g.zones[player * ZONES + PLAY]:
            types = g.types(g.known(card))
            if types and not types & {"Action", "Treasure", "Night"}:
                found.append(f"{g.name(card)} cannot be in play")
    if g.unknown != sum(1 for kind in g.kinds[1:] if kind is UNKNOWN):
        found.append("the face-down cards are miscounted")
    for pile in g.table.piles.values():
        strangers = [g.name(c) for c in g.zones[pile.zone] if pile.kinds and g.known(c) not in pile.kinds]
        found += [f"{name} does not belong to the pile {pile.name}" for name in strangers]
    return found
