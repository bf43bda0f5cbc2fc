"""Setting up: which piles are in the game, how large, what each player gets."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.engine.code import Ask, Code, Frame
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import REMOVED, Kind, modelled, ruleset
from rules.engine.table import Pile, Table, apart_slug
from rules.engine.zones import DECK, DISCARD, MOVED, NUMBER, ZONES
from rules.facts import Fact, facts, in_every_game, kinds
from rules.rulebook.draw import shuffle_now
from rules.rulebook.shadows import is_shadow
from rules.rulebook.short_cuts import keep_set_up, lay_again
from rules.rulebook.traits import lay_traits, pile_with
from rules.rulebook.turn import TURN
from rules.speech.prompts import PROMPTS

PILES = kinds("supply-pile")  # what a document need only name to have in the Supply
BESIDE = kinds("beside")
DECK_OF = {"boon": "boons", "hex": "hexes"}  # what lies in a deck and is received, and what that is called
DRUIDS_BOONS = 3  # so many lie aside for her


def new_card(g: Game, kind: Kind) -> int:
    """A card more in the game. Its reference counts one move, so that no plain number looks like a reference."""
    g.kinds.append(kind)
    return len(g.kinds) - 1 + MOVED


def pile_slug(slug: str) -> str:
    """The pile that a card lies in."""
    return facts()[slug].pile or slug


def table_for(
    names: Sequence[str],
    piles: Iterable[str],
    *,
    editions: Mapping[str, int] | None = None,
    landscapes: Iterable[str] = (),
    ally: str = "",
    bane: str = "",
    seed: int = 0,
    sizes: Mapping[str, int | Sequence[str]] | None = None,
    named: Iterable[str] = (),
    without: Collection[str] = (),
    apart: Collection[str] = (),
    chosen: Mapping[str, str] | None = None,
    druid: Sequence[str] = (),
) -> Game:
    """A game with its Supply and nobody's cards yet.

    `named` are further cards that the players have; `without` names piles that are not there all the same, so that
    their set-up did not happen; `apart` are Kingdom piles that lie beside the Supply; `chosen` says which card
    a set-up set aside; `druid` are the Boons chosen
    for a Druid, who then needs no others.
    """
    g = Game(Table(names, ruleset(editions), seed))
    table = g.table
    _lay_landscapes(table, landscapes, ally, bane)
    wanted = list(dict.fromkeys([*in_every_game(), *map(pile_slug, piles), *filter(None, [bane])]))
    aside = to_set_aside(table, wanted, chosen or {}, without)
    all_slugs = [*wanted, *apart, *landscapes, *named, *druid, *aside.values(), *filter(None, [ally])]
    content = ("druid",) if druid else ()
    brought = brought_by(all_slugs, content)
    there = [slug for slug in all_slugs if slug in facts() and pile_slug(slug) not in without]
    fetched = brought_by(there, content) if without else brought
    further = [slug for slug in (*named, *druid, *fetched, *aside.values()) if slug in facts()]
    table.heirlooms = tuple(slug for slug in fetched if facts()[slug].kind == "heirloom")
    table.in_decks = tuple(sorted({slug for slug in further if facts()[slug].kind in DECK_OF}))
    sizes = sizes or {}
    _lay_supply(g, _in_the_supply(wanted, fetched, sizes, apart), sizes, without)
    _lay_beside_the_supply(g, apart, (*brought, *_with_more(named, table.players), *sizes), sizes, without)
    _meet_all(table, further)
    for by, slug in aside.items():
        lay_apart(g, by, slug)
    lay_decks(g, druid=druid)
    lay_traits(g, chosen or {})
    _follow_set_ups(g, without)
    return g


def _lay_landscapes(table: Table, landscapes: Iterable[str], ally: str, bane: str) -> None:
    kind = table.rules.kind
    table.landscapes = tuple(kind(slug) for slug in landscapes)
    table.ways = tuple(way for way in table.landscapes if "Way" in way.types)
    table.ally = kind(ally) if ally else None
    table.bane = kind(bane) if bane else None


def _in_the_supply(
    wanted: Sequence[str], fetched: Iterable[str], sizes: Iterable[str], apart: Collection[str]
) -> list[str]:
    """The piles that are wanted, those that they bring (last, also where somebody named them), those with a size."""
    with_them = [slug for slug in fetched if facts()[slug].kind in ("basic", "mixed-pile")]
    found = [*(slug for slug in wanted if slug not in with_them), *with_them]
    counted = [slug for slug in sizes if slug not in apart and facts()[slug].kind not in BESIDE]
    return list(dict.fromkeys([*found, *counted]))


def _lay_supply(
    g: Game, piles: Iterable[str], sizes: Mapping[str, int | Sequence[str]], without: Collection[str]
) -> None:
    for slug in piles:
        if slug not in without:
            add_pile(g, slug, True, sizes.get(slug))
    g.table.supply = tuple(g.table.piles.values())
    g.table.for_coins = all(pile.for_coins for pile in g.table.supply)


def _with_more(named: Iterable[str], players: int) -> list[str]:
    """Of which there are several, and so a pile where somebody has one: of a single card there is none."""
    return [slug for slug in named if slug in facts() and facts()[slug].count(players) > 1]


def _lay_beside_the_supply(
    g: Game,
    apart: Iterable[str],
    others: Iterable[str],
    sizes: Mapping[str, int | Sequence[str]],
    without: Collection[str],
) -> None:
    beside = [slug for slug in others if facts()[slug].kind in BESIDE]
    for slug in dict.fromkeys([*apart, *beside]):
        if slug not in g.table.piles and slug not in without:
            add_pile(g, slug, False, sizes.get(slug))


def _meet_all(table: Table, further: Iterable[str]) -> None:
    """The table gets to know every card that can come into the game."""
    for pile in table.piles.values():
        parts = sorted(pile.kinds, key=lambda kind: kind.slug) if pile.mixed else ()
        table.meet((pile.kind, *parts))
    table.meet(table.landscapes)
    if table.ally:
        table.meet([table.ally])
    table.meet(table.rules.kind(slug) for slug in further)


def _follow_set_ups(g: Game, without: Collection[str]) -> None:
    """An Ally's Favors, and what cards say about setting up, of those that have their pile."""
    if g.table.ally:
        g.tokens |= {(player, "favors"): 1 for player in range(g.table.players)}
    for kind in sorted((kind for kind in g.table.kinds if kind.setup), key=lambda kind: kind.slug):
        if kind.setup and kind.slug not in without:
            kind.setup(Context(g, g.player))


def to_set_aside(
    table: Table, piles: Sequence[str], chosen: Mapping[str, str], without: Collection[str] = ()
) -> dict[str, str]:
    """What the set-up of a card sets aside: as somebody chose, else one that nobody uses, by the seed."""
    found: dict[str, str] = {}
    for kind in (*(table.rules.kind(slug) for slug in piles), *table.landscapes):
        fits = kind.sets_aside
        if fits is not None and kind.slug not in without:
            unused = [
                fact.slug for fact in facts().values() if fact.slug not in piles and _is_spare(fact) and fits(fact)
            ]
            found[kind.slug] = chosen.get(kind.slug) or random.Random(table.seed).choice(unused)
    return found


def _is_spare(fact: Fact) -> bool:
    return fact.kind == "kingdom" and not fact.pile and modelled(fact.slug)


def lay_apart(g: Game, by: str, slug: str) -> None:
    table = g.table
    kind = table.rules.kind(slug)
    table.piles[apart_slug(by)] = Pile(kind, frozenset({kind}), len(g.zones), False, apart=table.rules.kind(by))
    g.zones.append((new_card(g, kind),))
    g.beside = replace(g.beside, chosen=(*g.beside.chosen, (by, slug)))


def lay_decks(
    g: Game, top: Mapping[str, Sequence[str]] | None = None, druid: Sequence[str] = (), out: Sequence[str] = ()
) -> None:
    """The Boons and Hexes of this game: on top what is named, the rest beneath, by the seed; `out` lie elsewhere."""
    if not g.table.in_decks:
        return
    for kind, key in DECK_OF.items():
        first = (top or {}).get(key, ())
        deck = _shuffled(g, kind, first, (*druid, *out))
        if kind == "boon" and not druid and "druid" in g.table.piles:
            lying = len(first)
            druid = deck[lying : lying + DRUIDS_BOONS]
            deck = deck[:lying] + deck[lying + DRUIDS_BOONS :]
        g.beside = g.beside.but(**{key: deck})
    if druid:
        g.beside = g.beside.but(druid=tuple(druid))


def _shuffled(g: Game, kind: str, top: Sequence[str], out: Sequence[str]) -> tuple[str, ...]:
    slugs = [slug for slug in g.table.in_decks if facts()[slug].kind == kind]
    rest = [slug for slug in slugs for _ in range(facts()[slug].count(g.table.players))]
    for slug in (*top, *out):
        if slug in rest:
            rest.remove(slug)
    chance = random.Random(g.table.seed)  # by themselves: another deck leaves the game's chance as it was
    for i in range(len(rest) - 1):
        j = i + int(chance.random() * (len(rest) - i))
        rest[i], rest[j] = rest[j], rest[i]
    return (*top, *rest)


def brought_by(slugs: Iterable[str], content: Collection[str] = ()) -> list[str]:
    """What has to be fetched for these cards, and for that in turn; nothing for those that are content."""
    found: dict[str, None] = {}
    todo = list(slugs)
    for slug in todo:
        fact = facts().get(slug)
        if fact is None:
            continue
        todo.extend(card for card in fact.cards if card not in todo)
        for other in fact.brings if slug not in content else ():
            if ":" not in other and other not in found:
                found[other] = None
                todo.append(other)
    return sorted(found)  # the same table in the same order, whichever card was named first


def add_pile(g: Game, slug: str, supply: bool, size: int | Sequence[str] | None) -> None:
    table = g.table
    fact = facts()[slug]
    kind = table.rules.kind(slug)
    zone = len(g.zones)
    parts = [table.rules.kind(part) for part in fact.cards] or [kind]
    cards = _full_pile(g, fact, parts)
    if slug == "copper":  # those that Heirlooms replace stay in their pile
        cards += parts * table.players * len(table.heirlooms)
    if isinstance(size, int):
        cards = cards[len(cards) - size :] if fact.cards and size else [kind] * size
    elif size is not None:
        cards = [table.rules.kind(part) for part in size]
    pile = Pile(kind, frozenset(parts), zone, supply)
    table.piles[slug] = pile
    for part in parts:
        table.pile_of[part.slug] = pile
    first = len(g.kinds) + MOVED
    g.kinds.extend(cards)
    g.zones.append(tuple(range(first, first + len(cards))))


def _full_pile(g: Game, fact: Fact, parts: list[Kind]) -> list[Kind]:
    players = g.table.players
    if not fact.cards:
        return parts * fact.count(players)
    cards = [part for part in parts for _ in range(part.fact.count(players))]
    if fact.shuffled:  # by themselves: another pile leaves the game's chance as it was
        chance = random.Random(g.table.seed)
        for i in range(len(cards) - 1):
            j = i + int(chance.random() * (len(cards) - i))
            cards[i], cards[j] = cards[j], cards[i]
        cards = cards[: fact.count(players)]
    return cards


def deal(g: Game, shelters: Sequence[str] = ()) -> None:
    """Starting decks: seven Coppers (fewer by the Heirlooms), three Estates or the Shelters; each draws five.

    Where a card of them is replaced by an Inherited one, the players are asked first (`begin`).
    """
    rules, heirlooms = g.table.rules, g.table.heirlooms
    copper, estate = rules.kind("copper"), rules.kind("estate")
    for player in range(g.table.players):
        start = [copper] * (copper.fact.start - len(heirlooms)) + [rules.kind(slug) for slug in heirlooms]
        start += [rules.kind(slug) for slug in shelters] or [estate] * estate.fact.start
        base = player * ZONES
        first = len(g.kinds) + MOVED
        g.kinds += start
        g.zones[base + DISCARD] = tuple(range(first, first + len(start)))
        if pile_with(g, INHERITED) is None:
            _first_hand(g.start(TURN, player))
            g.stack.clear()
            assert len(g.zones[base + DECK]) == len(start) - 5


def _first_hand(c: Frame) -> None:
    g = c.game
    log, g.log = g.log, None
    shadows = tuple(card for card in g.discard(c.me) if is_shadow(g, card)) if g.table.shadows else ()
    shuffle_now(g, c.me, shadows=shadows)
    g.draw(c.me, 5)
    g.log = log


INHERITED = "inherited"


class _ReplacedCard(Ask):
    """A starting card of the player's choice makes way for an Inherited one, which is not gained."""

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        pile = pile_with(g, INHERITED)
        if pile is None or not g.top(pile):
            return None
        cards = g.discard(c.me)
        name = g.table.rules.kind(INHERITED).name
        return Decision(c.me, "choose-card", name, PROMPTS["replace"], cards, [g.name(card) for card in cards])

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g, mine = c.game, c.me * ZONES + DISCARD
        pile = pile_with(g, INHERITED)
        if pile is None or not value:
            return
        (old,) = value
        if g.kind(old).slug == "copper":
            g.move(old, mine, g.table.piles["copper"].zone)
        else:  # into the box
            g.zones[mine] = tuple(card for card in g.zones[mine] if card != old)
            g.kinds = g.kinds.copy()
            g.kinds[old & NUMBER] = REMOVED
        new = g.move(g.top(pile), pile.zone, mine)
        g.say("put", c.me, "starts with", (new,))


INHERITING = Code("inherit", _ReplacedCard(), _first_hand, cites="plunder:inherited:1")


def begin(g: Game) -> None:
    """The first turn comes, after what the players choose before it."""
    g.start(TURN, 0)
    if pile_with(g, INHERITED) is not None:
        for player in reversed(range(g.table.players)):  # what is started last is done first
            g.start(INHERITING, player)
    g.run()


def new_game(
    names: Sequence[str],
    piles: Iterable[str],
    *,
    editions: Mapping[str, int] | None = None,
    landscapes: Sequence[str] = (),
    ally: str = "",
    bane: str = "",
    seed: int = 0,
    trace: bool = True,
    prepare: Callable[[Game], None] | None = None,
    shelters: Sequence[str] = (),
    druid: Sequence[str] = (),
    apart: Collection[str] = (),
    chosen: Mapping[str, str] | None = None,
) -> Game:
    """A whole game from the first turn on, run to its first decision."""
    plain = not (landscapes or ally or bane or druid or apart or chosen)
    piles = tuple(piles)
    key = (tuple(names), tuple(sorted((editions or {}).items())), piles) if plain else ()
    g = lay_again(key, seed) if key else None
    if g is None:
        g = table_for(
            names,
            piles,
            editions=editions,
            landscapes=landscapes,
            ally=ally,
            bane=bane,
            seed=seed,
            druid=druid,
            apart=apart,
            chosen=chosen,
        )
        if key:
            keep_set_up(key, g)
    if not trace:
        g.log = None
    if prepare:
        prepare(g)
    deal(g, shelters)
    begin(g)
    return g
