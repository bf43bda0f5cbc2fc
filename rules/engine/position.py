"""Comparing positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rules.engine.beside import NOTHING_BESIDE, NOTHING_SO_FAR
from rules.engine.code import Code
from rules.engine.effects import BEGUN, Candidate, Effect
from rules.engine.zones import DECK, MOVED, NUMBER, ZONES
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
    table_key, piles, mixed = _table(g.table)
    at, asked, stack = _standing(g)
    return (
        _lying(g, piles, mixed),
        at,
        asked,
        _mentioned(g, stack) if stack or g.effects or g.links or g.card_tokens else (),
        _counted(g.tokens) if g.tokens else (),
        _counted(g.pile_tokens) if g.pile_tokens else (),
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
        g.gained if g.table.orders_gains else _in_any_order(g.gained),
        _in_any_order(g.played),
        _in_any_order(g.purchases),
        tuple([_in_any_order(slugs) for slugs in g.last_gained]),
        g.emptied if g.table.rules.edition("seaside") == 1 else (),
        g.turns,
        g.skips,
        g.claims,
        g.over,
        () if g.beside is NOTHING_BESIDE or g.beside == NOTHING_BESIDE else g.beside,
        () if g.so_far is NOTHING_SO_FAR else _so_far(g),
        table_key,
    )


def _in_any_order(things: tuple[Any, ...]) -> tuple[Any, ...]:
    return things if len(things) < 2 else tuple(sorted(things))


def _counted(tokens: Mapping[Any, int]) -> Any:
    there = [(key, n) for key, n in tokens.items() if n]
    return frozenset(there) if there else ()  # () is quickly made and hashed


def _lying(g: Game, piles: list[int], mixed: list[int]) -> tuple[str | int, ...]:
    """In one row: the names of the cards of each zone; how many lie in each pile, and of mixed ones which.

    The names of a zone are one text, kept for the cards that lie there: most zones of most positions are as they were.
    """
    zones, trash = g.zones, g.table.trash
    ordered, mingled = _kept_names(g)
    here = zones[: trash + 1]
    try:
        lying: list[str | int] = [*map(mingled.__getitem__, here)]
    except KeyError:
        mingled.update([(cards, _names(g, cards, True)) for cards in here if cards not in mingled])
        lying = [*map(mingled.__getitem__, here)]
    for deck in range(DECK, trash, ZONES):
        cards = here[deck]
        names = ordered.get(cards)
        if names is None:
            names = ordered[cards] = _names(g, cards, False)
        lying[deck] = names
    lying += [len(zones[zone]) for zone in piles]
    for zone in mixed:
        lying.append(_names(g, zones[zone], False))
    return tuple(lying)


Names = dict[tuple[int, ...], str]
MOST_NAMES = 50_000


def _kept_names(g: Game) -> tuple[Names, Names]:
    """The names of cards that lie in this order, and of cards in none, as long as they are the cards of this game."""
    kinds, ordered, mingled = g.table.names_of
    if kinds is not g.kinds or len(ordered) + len(mingled) > MOST_NAMES:
        ordered, mingled = {}, {}
        g.table.names_of = g.kinds, ordered, mingled
    return ordered, mingled


def _names(g: Game, cards: tuple[int, ...], sort: bool) -> str:
    kinds = g.kinds
    slugs = [kinds[card & NUMBER].slug for card in cards]
    if sort:
        slugs.sort()
    return " ".join(slugs)


def _standing(g: Game) -> tuple[Any, Any, tuple[Any, ...]]:
    """Where the lists of instructions are, what is asked, and what the frames know."""
    pending = g.pending
    if pending is not None and pending.kind == "phase" and len(g.stack) == 1:  # all else says what can be done
        return g.stack[0].pc, pending.player, ()
    at = tuple([(f.code.name, f.pc, f.me, f.who) for f in g.stack])
    asked = pending and (pending.kind, pending.player, frozenset(pending.labels), pending.max)
    return at, asked, tuple([("frame", i, f.card, _meaning(g, f.notes, not i)) for i, f in enumerate(g.stack)])


def _so_far(g: Game) -> Any:
    """Cards that are turned over are told apart by name only; those that have left the trash are so no longer."""
    so_far, lying = g.so_far, g.zones[g.table.trash]
    turned = tuple(sorted(g.known(card).slug for card in so_far.face_down if card in lying))
    if so_far.face_down:
        so_far = replace(so_far, face_down=())
    if turned:
        return so_far, turned
    return so_far if so_far != NOTHING_SO_FAR else ()


def _table(table: Table) -> tuple[tuple[Any, ...], list[int], list[int]]:
    """What does not change: the players, the editions, which piles and landscapes there are. The zones of the piles."""
    if table.key is None:
        newest = {slug: max(expansion.editions) for slug, expansion in expansions().items()}
        editions = tuple(sorted((slug, n) for slug, n in table.rules.editions.items() if n != newest[slug]))
        piles = sorted(table.piles.values(), key=lambda pile: pile.slug)
        landscapes = frozenset(kind.slug for kind in table.landscapes)
        one = (table.ally and table.ally.slug, table.bane and table.bane.slug)
        key = table.names, editions, tuple((p.slug, p.supply) for p in piles), landscapes, one
        table.key = key, [pile.zone for pile in piles], [pile.zone for pile in piles if pile.mixed]
    return table.key


def _meaning(g: Game, notes: dict[str, Any], turn: bool) -> dict[str, Any]:
    """Serial numbers of effects differ between equal positions: how many of each are done says the same.

    Nobody spared, or nothing said about it: that is the same too. What a phase was told by the moves before is of no
    use any more.
    """
    if turn:
        kept = {key: notes[key] for key in ("answer", "keep") if key in notes}
        return kept | ({"all treasures": True} if "all treasures" in notes else {})
    if "which" in notes:  # only what is told of it goes by that
        notes = {key: value for key, value in notes.items() if key != "which"}
    if not notes.get("unaffected", True):
        notes = {key: value for key, value in notes.items() if key != "unaffected"}
    if BEGUN in notes:  # how many wait for the end of this play
        waiting = [e for e in g.active("played") if e.serial <= notes[BEGUN]]
        return {**notes, BEGUN: len(waiting)}
    if "done" not in notes:
        return notes
    done = tuple(part for part in notes["done"] if not (isinstance(part, tuple) and part[0] == "effect"))
    return {key: value for key, value in notes.items() if key not in ("last", "alike")} | {"done": done}


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
    twins = []
    if len(set(places.values())) < len(places):
        alike = Counter(places.values())
        twins = [ref for ref in cards if places[ref][0] != "gone" and alike[places[ref]] > 1]
    if twins:
        _number_twins(twins, mentions, of, places)
    plain = [_plain(mention, places) for mention in mentions]
    return (*sorted(plain[:unordered], key=repr), *plain[unordered:])


def _number_twins(twins: list[int], mentions: list[Any], of: Mapping[int, list[int]], places: dict[int, Any]) -> None:
    """Gives each of several cards that look alike a number of its own, by what is said about it."""
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
    kind = type(value)
    if kind is int:
        if value >= MOVED:
            found.append(value)
    elif kind is dict:
        _collect([*value.values()], found)
    elif kind is Candidate:
        _collect(value.card, found)
    elif isinstance(value, tuple | list):
        for part in value:
            if type(part) is not str:
                _collect(part, found)


def _place(g: Game, ref: int) -> tuple[Any, ...]:
    slug = g.kinds[ref & NUMBER].slug
    zone = g.where(ref)
    if zone is None:
        return "gone", slug
    cards = g.zones[zone]
    if zone > g.table.trash:  # piles are compared by name, not by where this table has them
        pile = next((pile for pile in g.table.piles.values() if pile.zone == zone), None)
        if pile is None:  # it lies in no game any more
            return "gone", slug
        return "pile", pile.slug, cards.index(ref) if pile.mixed else slug
    if zone % ZONES == DECK and zone != g.table.trash:
        return zone, slug, cards.index(ref)
    return zone, slug


def _plain(value: Any, places: Mapping[int, Any]) -> Any:
    """Notes with references to cards replaced by what can be seen."""
    kind = type(value)
    if value is None or kind is str or kind is bool:
        return value
    if kind is int:
        return value if value < MOVED else places[value]
    if kind is tuple or kind is list:
        return tuple([part if type(part) is str else _plain(part, places) for part in value])
    if kind is dict:
        return tuple([(key, _plain(value[key], places)) for key in sorted(value)])
    if isinstance(value, Code):
        return value.name
    if isinstance(value, Cost):
        return value.coins, value.potion, value.debt
    if isinstance(value, Candidate):
        return value.label, value.owner, _plain(value.card, places)
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return _plain(tuple(value), places)
    raise TypeError(f"a frame notes {value!r}, which is not data")
