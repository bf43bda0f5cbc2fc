"""A new Kingdom in the middle of a game: its piles leave the Supply, and others are set up in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.engine.beside import Beside
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.kinds import modelled
from rules.engine.table import Table
from rules.facts import Cost, Fact, facts, kinds
from rules.rulebook.setup import BESIDE, DECK_OF, DRUIDS_BOONS, add_pile, brought_by, lay_apart, lay_decks, to_set_aside

PILES = 10
BANE, FERRIED = ("young-witch", (2, 3)), ("ferryman", (3, 4))  # who needs a further pile, and what it costs


class Before(NamedTuple):
    """What there was before the new Kingdom."""

    table: Table
    beside: Beside
    tokens: Mapping[tuple[int, str], int]


def is_kingdom(pile: Fact) -> bool:
    """A Kingdom pile: not Ruins, Potions, Platinum and Colony, which lie there because of others."""
    return pile.kind in kinds("pile") and pile.number is not None


def unused_piles(g: Game) -> list[str]:
    """The Kingdom piles that are not in this game."""
    there = {*g.table.piles, *(slug for _, slug in g.beside.chosen)}
    spare = (fact.slug for fact in facts().values() if is_kingdom(fact) and fact.slug not in there)
    return sorted(slug for slug in spare if modelled(slug))


def _of_played_editions(g: Game, slugs: Sequence[str]) -> list[str]:
    """What an older edition alone has comes where somebody names it, or where that edition is played."""
    played = ((facts()[slug], g.table.rules.edition(facts()[slug].expansion)) for slug in slugs)
    return [fact.slug for fact, edition in played if edition in fact.editions]


def by_lot(g: Game, among: Sequence[str]) -> str:
    """One of them, by the game's chance."""
    g.at_chance += 1
    return among[int(g.table.chance(g.at_chance - 1) * len(among))]


def new_kingdom(g: Game, named: Sequence[str]) -> tuple[str, ...]:
    """The Kingdom's piles are gone for good; those named, and others by lot, are set up. Gives all of them."""
    unused = _of_played_editions(g, unused_piles(g))
    chosen = list(named)
    while len(chosen) < PILES:
        chosen.append(by_lot(g, [slug for slug in unused if slug not in chosen]))
    g.table = g.table.renewed()
    g.kinds = g.kinds.copy()
    _remove(g)
    _set_up(g, chosen)
    if any(token == "debt" for _, token in g.pile_tokens):  # a Tax was laid before the game, and not on new piles
        g.pile_tokens |= {(pile.slug, "debt"): 0 for pile in g.table.supply if (pile.slug, "debt") not in g.pile_tokens}
    return tuple(chosen)


def _remove(g: Game) -> None:
    """Their cards stay where nobody reaches them; the players keep what they have."""
    table = g.table
    for pile in [pile for pile in table.supply if is_kingdom(pile.kind.fact)]:
        del table.piles[pile.slug]
        for kind in pile.kinds:
            table.pile_of.pop(kind.slug, None)
    g.emptied = tuple(slug for slug in g.emptied if slug in table.piles)
    g.pile_tokens = {on: n for on, n in g.pile_tokens.items() if on[0] in table.piles}


def _set_up(g: Game, slugs: Sequence[str]) -> None:
    """As before a game, but without Heirlooms; what the table has already is not laid a second time."""
    table = g.table
    known = set(table.kinds)
    supply, apart = _with_further_piles(g, slugs)
    aside = to_set_aside(table, supply, {})
    brought = brought_by([*supply, *apart, *aside.values()])
    in_supply = [*supply, *(slug for slug in brought if facts()[slug].kind in ("basic", "mixed-pile"))]
    beside = [*apart, *(slug for slug in brought if facts()[slug].kind in BESIDE)]
    for slug in (*in_supply, *beside):
        if slug not in table.piles:
            add_pile(g, slug, slug not in beside, None)
    table.supply = tuple(pile for pile in table.piles.values() if pile.supply)
    table.for_coins = all(pile.for_coins for pile in table.supply)
    for pile in table.piles.values():
        table.meet((pile.kind, *sorted(pile.kinds, key=lambda kind: kind.slug)))
    table.meet(table.rules.kind(slug) for slug in (*brought, *aside.values()) if facts()[slug].kind != "heirloom")
    for by, slug in aside.items():
        lay_apart(g, by, slug)
    _lay_further_decks(g, brought, "druid" in slugs)
    _find_an_ally(g, slugs)
    for kind in sorted((kind for kind in table.kinds - known if kind.setup), key=lambda kind: kind.slug):
        if kind.setup:
            kind.setup(Context(g, g.player))


def _with_further_piles(g: Game, slugs: Sequence[str]) -> tuple[list[str], list[str]]:
    """The piles of the Supply with a bane, where one is needed; and what lies beside it for a Ferryman."""
    supply: list[str] = list(slugs)
    apart: list[str] = []
    if BANE[0] in slugs:
        supply.append(_further_pile(g, supply, BANE[1]))
        g.table.bane = g.table.rules.kind(supply[-1])
    if FERRIED[0] in slugs:
        apart.append(_further_pile(g, supply, FERRIED[1]))
        g.beside = g.beside.but(chosen=tuple(sorted({**dict(g.beside.chosen), FERRIED[0]: apart[0]}.items())))
    return supply, apart


def _further_pile(g: Game, used: Sequence[str], costs: tuple[int, ...]) -> str:
    unused = _of_played_editions(g, unused_piles(g))
    fitting = [slug for slug in unused if facts()[slug].cost in map(Cost, costs) and slug not in used]
    return by_lot(g, fitting)


def _lay_further_decks(g: Game, brought: Sequence[str], druid: bool) -> None:
    """Boons, Hexes, Loot that the game did not have; a Druid takes hers from the Boons that lie there."""
    table = g.table
    fresh = {facts()[slug].kind for slug in brought if slug not in table.in_decks} & DECK_OF.keys()
    if fresh:
        before = g.beside
        table.in_decks = tuple(sorted({*table.in_decks, *(slug for slug in brought if facts()[slug].kind in fresh)}))
        lay_decks(g)
        g.beside = g.beside.but(**{DECK_OF[kind]: getattr(before, DECK_OF[kind]) for kind in DECK_OF.keys() - fresh})
    if druid and not g.beside.druid:
        boons = g.beside.boons
        g.beside = g.beside.but(druid=boons[:DRUIDS_BOONS], boons=boons[DRUIDS_BOONS:])


def _find_an_ally(g: Game, slugs: Sequence[str]) -> None:
    parts = [facts()[part] for slug in slugs for part in (slug, *facts()[slug].cards)]
    if g.table.ally is None and any("Liaison" in fact.types for fact in parts):
        allies = sorted(fact.slug for fact in facts().values() if fact.kind == "ally" and modelled(fact.slug))
        g.table.ally = g.table.rules.kind(by_lot(g, allies))
        g.table.meet([g.table.ally])
        for player in range(g.table.players):
            g.add_token(player, "favors", 1)


def tell_what_comes_along(g: Game, player: int, piles: Sequence[str], before: Before) -> None:
    """What the set-up of the new piles brought beside them."""
    known = {*piles, *before.table.piles}
    along = [slug for slug in g.table.piles if slug in facts() and slug not in known]
    if along:
        g.say("effect", player, "piles come along", along)
    if g.table.bane is not None and g.table.bane is not before.table.bane:
        g.say("effect", player, "bane comes", (g.table.bane.slug,))
    if g.table.ally is not None and g.table.ally is not before.table.ally:
        g.say("effect", player, "ally comes", (g.table.ally.slug,))
    for by, slug in g.beside.chosen:
        if (by, slug) not in before.beside.chosen:
            g.say("effect", player, "lies apart", (slug,), card=by)
    if g.beside.druid != before.beside.druid:
        g.say("effect", player, "lies apart", g.beside.druid, card="druid")
    for who in g.table.order(player):
        more = {what: n - before.tokens.get((of, what), 0) for (of, what), n in g.tokens.items() if of == who}
        if any(more.values()):
            g.say("effect", who, "plus", n={what: n for what, n in more.items() if n})
