"""Comparing positions, and saying why one is not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules.engine.beside import NOTHING_BESIDE, NOTHING_SO_FAR
from rules.engine.code import Code
from rules.engine.effects import BEGUN, Candidate, Effect
from rules.engine.kinds import PLAYABLE, REMOVED, UNKNOWN, Kind
from rules.engine.zones import DECK, MOVED, NUMBER, PLAY, ZONES
from rules.facts import Cost, expansions

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.table import Table


def position_key(g: Game) -> tuple[Any, ...]:
    """Equal when, and only when, the position is the same for the rules.

    Cards are told apart by name and place only; only decks and piles have an order. Where something refers to a
    single one of several cards of the same name in the same zone, what refers to it tells it apart. Chance yet to
    come is not part of a position.
    """
    kinds = g.kinds
    lying: list[str | int] = []  # in one list: the number of each zone that holds cards, and their names
    trash = g.table.trash
    for zone, cards in enumerate(g.zones[: trash + 1]):
        if cards:
            slugs = [kinds[card & NUMBER].slug for card in cards]
            if zone % ZONES != DECK or zone == trash:
                slugs.sort()
            lying.append(zone)
            lying += slugs
    table_key, piles = _table(g.table)
    for pile in piles:
        cards = g.zones[pile.zone]
        lying.append(len(cards))
        if pile.mixed:
            lying += [kinds[card & NUMBER].slug for card in cards]
    stack: tuple[Any, ...]
    pending = g.pending
    if pending is not None and pending.kind == "phase" and len(g.stack) == 1:  # all else says what can be done
        stack = ()
        at: Any = g.stack[0].pc
        asked: Any = pending.player
    else:
        stack = tuple([("frame", i, f.card, _meaning(g, f.notes, not i)) for i, f in enumerate(g.stack)])
        at = tuple([(f.code.name, f.pc, f.me, f.who) for f in g.stack])
        asked = pending and (pending.kind, pending.player, frozenset(pending.labels), pending.max)
    tokens = [(key, n) for key, n in g.tokens.items() if n]
    pile_tokens = [(key, n) for key, n in g.pile_tokens.items() if n]
    return (
        tuple(lying),
        at,
        asked,
        _mentioned(g, stack) if stack or g.effects or g.links or g.card_tokens else (),
        frozenset(tokens) if tokens else (),  # () is quickly made and hashed
        frozenset(pile_tokens) if pile_tokens else (),
        g.holds,
        g.player,
        g.by,
        g.seat,
        g.previous,
        g.phase,
        g.actions,
        g.buys,
        g.coins,
        g.number,
        g.extra,
        g.bought,
        g.hand_size,
        g.gained if g.table.orders_gains else tuple(sorted(g.gained)),
        tuple(sorted(g.played)),
        tuple(sorted(g.purchases)),
        tuple([tuple(sorted(slugs)) for slugs in g.last_gained]),
        g.emptied if g.table.rules.edition("seaside") == 1 else (),
        g.turns,
        g.skips,
        g.claims,
        g.over,
        () if g.beside is NOTHING_BESIDE or g.beside == NOTHING_BESIDE else g.beside,
        () if g.so_far is NOTHING_SO_FAR else _so_far(g),
        table_key,
    )


def _so_far(g: Game) -> Any:
    """Cards that are turned over are told apart by name only."""
    turned = g.so_far.face_down
    if not turned:
        return g.so_far if g.so_far != NOTHING_SO_FAR else ()
    return replace(g.so_far, face_down=()), tuple(sorted(g.known(card).slug for card in turned))


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


def _meaning(g: Game, notes: dict[str, Any], turn: bool) -> dict[str, Any]:
    """Serial numbers of effects differ between equal positions: how many of each are done says the same.

    Nobody spared, or nothing said about it: that is the same too. What a phase was told by the moves before is of no
    use any more.
    """
    if turn:
        kept = {key: notes[key] for key in ("answer", "keep") if key in notes}
        return kept | ({"all treasures": True} if "all treasures" in notes else {})
    if not notes.get("unaffected", True):
        notes = {key: value for key, value in notes.items() if key != "unaffected"}
    if BEGUN in notes:  # how many wait for the end of this play
        waiting = [e for e in g.active("played") if e.serial <= notes[BEGUN]]
        return {**notes, BEGUN: len(waiting)}
    if "done" not in notes:
        return notes
    done = tuple(part for part in notes["done"] if not (isinstance(part, tuple) and part[0] == "effect"))
    return {key: value for key, value in notes.items() if key != "last"} | {"done": done}


# --- what refers to single cards -------------------------------------------------------------------------------------


def _mentioned(g: Game, stack: tuple[Any, ...]) -> tuple[Any, ...]:
    """All that refers to single cards, each card by name and place.

    Cards of one name in a zone without an order are numbered as they come up, in an order that does not depend on
    which of them is which.
    """
    mentions: list[Any] = [("effect", e.event, e.player, e.code.name, e.until, e.card, _carried(e)) for e in g.effects]
    mentions += [("link", link) for link in g.links if g.stays(link[0]) and g.where(link[0]) is not None]
    mentions += [("tokens", card, n) for card, n in g.card_tokens.items() if n and g.where(card) is not None]
    unordered = len(mentions)  # frames lie in an order of their own
    mentions += stack
    of = {id(mention): refs(mention) for mention in mentions}
    cards = list(dict.fromkeys(ref for mention in mentions for ref in of[id(mention)]))
    places: dict[int, Any] = {ref: _place(g, ref) for ref in cards}
    alike = Counter(places.values())
    twins = [ref for ref in cards if places[ref][0] != "gone" and alike[places[ref]] > 1]
    if twins:
        rough = {id(mention): repr(_plain(mention, places)) for mention in mentions}
        role: dict[int, list[str]] = {ref: [] for ref in twins}
        for mention in mentions:
            for ref in role.keys() & of[id(mention)]:
                seen, places[ref] = places[ref], "this"
                role[ref].append(repr(_plain(mention, places)))
                places[ref] = seen
        for roles in role.values():
            roles.sort()
        told = sorted(mentions, key=lambda mention: (rough[id(mention)], [role.get(r, []) for r in of[id(mention)]]))
        numbered: Counter[Any] = Counter()
        for ref in dict.fromkeys(ref for mention in told for ref in of[id(mention)] if ref in role):
            place = places[ref]
            places[ref] = (*place, numbered[place])
            numbered[place] += 1
    plain = [_plain(mention, places) for mention in mentions]
    return (*sorted(plain[:unordered], key=repr), *plain[unordered:])


def _carried(effect: Effect) -> dict[str, Any]:
    """One card, or a tuple of one; nobody spared, or nothing said about it: that is the same."""
    notes = {name: value for name, value in effect.notes.items() if value}
    return {name: value if isinstance(value, tuple | bool) else (value,) for name, value in notes.items()}


def refs(value: Any) -> list[int]:
    """The cards that it refers to, each as often as it does."""
    found: list[int] = []
    _collect(value, found)
    return found


def _collect(value: Any, found: list[int]) -> None:
    if isinstance(value, int):
        if value >= MOVED:
            found.append(value)
    elif isinstance(value, tuple | list):
        for part in value:
            _collect(part, found)
    elif isinstance(value, dict):
        for part in value.values():
            _collect(part, found)
    elif isinstance(value, Candidate):
        _collect(value.card, found)


def _place(g: Game, ref: int) -> tuple[Any, ...]:
    slug = g.kinds[ref & NUMBER].slug
    zone = g.where(ref)
    if zone is None:
        return "gone", slug
    cards = g.zones[zone]
    if zone > g.table.trash:  # piles are compared by name, not by where this table has them
        pile = next(pile for pile in g.table.piles.values() if pile.zone == zone)
        return "pile", pile.slug, cards.index(ref) if pile.mixed else slug
    if zone % ZONES == DECK and zone != g.table.trash:
        return zone, slug, cards.index(ref)
    return zone, slug


def _plain(value: Any, places: Mapping[int, Any]) -> Any:
    """Notes with references to cards replaced by what can be seen."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if value < MOVED else places[value]
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, tuple | list):
        return tuple([_plain(part, places) for part in value])
    if isinstance(value, dict):
        return tuple(sorted([(key, _plain(part, places)) for key, part in value.items()], key=lambda pair: pair[0]))
    if isinstance(value, Code):
        return value.name
    if isinstance(value, Cost):
        return value.coins, value.potion, value.debt
    if isinstance(value, Candidate):
        return value.label, value.owner, _plain(value.card, places)
    raise TypeError(f"a frame notes {value!r}, which is not data")


# --- what cannot be --------------------------------------------------------------------------------------------------


def faults(g: Game) -> list[str]:
    """Why this position is not possible."""
    found = _misplaced(g)
    if g.actions < 0 or g.buys < 0 or g.coins < 0:
        found += [f"{name} below 0" for name in ("actions", "buys", "coins") if getattr(g, name) < 0]
    found += [f"{what} of {g.table.names[p]} below 0" for (p, what), n in g.tokens.items() if n < 0]
    found += [f"{what} on {pile} below 0" for (pile, what), n in g.pile_tokens.items() if n < 0]
    for player in range(g.table.players):
        for card in g.zones[player * ZONES + PLAY]:
            kind = g.known(card)
            odd = kind is not UNKNOWN and PLAYABLE.isdisjoint(g.types(kind)) and not g.table.instructions
            if odd and not _chosen(g, kind):  # a Trait may put it there
                found.append(f"{kind.name} cannot be in play")
    found += _twice(g)
    for pile in g.table.piles.values():
        if pile.kinds:
            strangers = {g.kinds[card & NUMBER] for card in g.zones[pile.zone]} - pile.kinds
            found += [f"{kind.name} does not belong to the pile {pile.name}" for kind in strangers]
    return found


def _chosen(g: Game, kind: Kind) -> bool:
    """A set-up chose its pile."""
    piles = (g.table.piles.get(slug) for _, slug in g.beside.chosen)
    return any(pile is not None and kind in pile.kinds for pile in piles)


def _twice(g: Game) -> list[str]:
    """Boons and Hexes that were lost or made; in the middle of something, one may be in somebody's hands."""
    beside = g.beside
    lying = [*beside.boons, *beside.discarded_boons, *beside.druid, *beside.hexes, *beside.discarded_hexes]
    if not lying:
        return []
    held = {slug for slugs in g.holds for slug in slugs}
    known = {slug for slug in g.table.in_decks if g.table.rules.kind(slug).fact.kind in ("boon", "hex")}
    counted = Counter([*lying, *(held & known)])
    least = 1 if len(g.stack) == 1 else 0
    return [f"{slug} is in {counted[slug]} places" for slug in sorted(known) if not least <= counted[slug] <= 1]


def _misplaced(g: Game) -> list[str]:
    """Cards that were lost or made."""
    cards = [card & NUMBER for zone in g.zones for card in zone]
    removed = g.kinds.count(REMOVED)
    found = []
    if len(cards) != len(g.kinds) - 1 - removed or len(set(cards)) != len(cards):
        counted = Counter(cards)
        for n, kind in enumerate(g.kinds):
            if n and kind is not REMOVED and counted[n] != 1:
                found.append(f"{kind.name} is in {counted[n]} places" if counted[n] else f"{kind.name} is nowhere")
    if g.unknown != g.kinds.count(UNKNOWN) - 1:
        found.append("the face-down cards are miscounted")
    return found
