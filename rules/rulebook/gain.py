"""Gaining: a card may go elsewhere, or be replaced; then it is there, and what happens because of that."""

from __future__ import annotations

from rules.engine.code import Code, Frame
from rules.engine.context import Context, Notes
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.table import Pile
from rules.engine.zones import DISCARD, EXILE, ZONE_NAMES, ZONES
from rules.facts import Cost
from rules.rulebook.prevention import (
    tell_goes_elsewhere,
    tell_no_card,
    tell_only_not_bought,
    tell_what_buying_brings,
)
from rules.rulebook.windows import heard, tell_emptied, window


def _gain_would(c: Frame) -> None:
    g, notes = c.game, c.notes
    if g.log is not None and g.table.no_buys and not notes["bought"] and _gain_card(c):
        tell_only_not_bought(g, c.me, _gain_card(c))
    if "would-gain" in g.table.listens and _gain_card(c):
        card = _gain_card(c)
        bought, overpaid, instead = notes["bought"], notes.get("overpaid"), "instead" in notes
        window(g, "would-gain", c.me, (card,), bought=bought, overpaid=overpaid, instead=instead)


def _gain_place(c: Frame) -> None:
    """Some cards go elsewhere than to the discard pile: they answer the window with "to"."""
    g = c.game
    if "gain-place" not in g.table.listens or c.notes.get("replaced") or not _gain_card(c):
        return
    if c.notes["to"] == DISCARD:
        window(g, "gain-place", c.me, (_gain_card(c),))
    else:  # where to gain it is already said
        tell_goes_elsewhere(g, c.me, _gain_card(c), c.notes["to"])


def _gain_card(c: Frame) -> int:
    """The card that is to be gained, 0 when it is not there (any more)."""
    g = c.game
    card: int = c.notes["card"]
    source: int = c.notes["from"]
    cards = g.zones[source]
    if card:
        return card if card in cards else 0
    return cards[0] if cards else 0


def _gain_it(c: Frame) -> None:
    g = c.game
    notes = c.notes
    replaced = notes.get("replaced")
    card = 0 if replaced else _gain_card(c)
    if not card:
        g.tell(notes["as"], 0)
        if g.log is not None and notes["slug"] and not replaced:
            tell_no_card(g, c.me, notes["slug"])
        return
    kind = g.kind(card)
    to = notes["to"]
    cost = g.cost(kind)
    new = g.move(card, notes["from"], c.me * ZONES + to)
    g.tell(notes["as"], new)
    g.gained += ((c.me, kind.slug, g.phase),)
    if kind.slug in g.table.remembers:
        g.so_far = g.so_far.use(c.me, g.table.remembers[kind.slug], "game")
    if g.log is not None:
        g.say("gain", c.me, "gain", (new,), place=_place_told(g, notes))
    by = g.stack[-2].code.source if len(g.stack) > 1 else ""  # the card whose text lets it be gained
    tell_emptied(g, c.me, notes["from"])
    if g.log is not None and not notes["bought"] and by != "possession":
        tell_what_buying_brings(g, c.me, new)
    if not heard(g, "gain"):
        return
    bought, overpaid = notes["bought"], notes.get("overpaid")
    had = _had_in_exile(g, c.me, kind)
    window(
        g,
        "gain",
        c.me,
        cards=(new,),
        bought=bought,
        by=by,
        to=to,
        source=notes["from"],
        overpaid=overpaid,
        exiled=had,
        nth=len(g.gained),
        cost=cost,
    )


TELLS_PLACE = "tells place"  # a card notes that its text says where the card goes, though it is the usual place


def _place_told(g: Game, notes: Notes) -> str:
    """Where a card is gained from the trash, or to the discard pile in place of another one, that is said."""
    if notes["to"] != DISCARD:
        return ZONE_NAMES[notes["to"]]
    if notes["from"] == g.table.trash:
        return "trash"
    return "the discard pile" if "instead" in notes or "in place" in notes else ZONE_NAMES[DISCARD]


def _had_in_exile(g: Game, player: int, kind: Kind) -> bool:
    """Whether a copy lay in the player's Exile when the card was gained: afterwards it may be discarded."""
    mat = g.zones[player * ZONES + EXILE]
    return bool(mat) and any(g.known(card) is kind for card in mat)


def _elsewhere(c: Context) -> bool:
    return bool(c.notes["to"] != DISCARD)


GAINING = Code("gain", _gain_would, _gain_place, _gain_it)
GAINING.tag(0, "base2:gain:1", {"seaside2:gain:2": _elsewhere})


def gain(
    g: Game,
    player: int,
    pile: Pile | str,
    to: int = DISCARD,
    as_: str = "gained",
    card: int = 0,
    source: int = -1,
    bought: bool = False,
    instead: bool = False,
    overpaid: Cost | None = None,
    beside: bool = False,
) -> None:
    """The player gains the pile's top card, or that very card from that zone. The caller's notes get it, or 0.

    `instead` of another card: what replaces a gain was offered for that one and is not offered again. `beside`: the
    text itself names the card, so its pile need not be in the Supply.
    """
    if isinstance(pile, str):
        found = g.table.piles.get(pile) or g.table.pile_of.get(pile)
        slug = pile
        below = found is not None and found.slug != pile and (not g.top(found) or g.kind(g.top(found)).slug != pile)
        if found is None or below or not (found.supply or beside):  # a card chosen by its name is one of the Supply
            g.stack[-1].notes[as_] = 0
            if g.log is not None:
                tell_no_card(g, player, slug)
            return
        pile = found
    zone = pile.zone if source < 0 else source
    notes: Notes = {
        "card": card,
        "from": zone,
        "to": to,
        "as": as_,
        "bought": bought,
        "slug": pile.slug if pile else "",
    }
    if instead:
        notes["instead"] = True
    if overpaid:
        notes["overpaid"] = overpaid
    if g.stack[-1].notes.get(TELLS_PLACE):
        notes["in place"] = True
    g.start(GAINING, player, 0, notes)


def gain_from(
    g: Game,
    player: int,
    card: int,
    source: int,
    to: int = DISCARD,
    as_: str = "gained",
    bought: bool = False,
    overpaid: Cost | None = None,
    in_place: bool = False,
) -> None:
    """The player gains that very card, for example from the trash, or `in_place` of another player."""
    notes: Notes = {"card": card, "from": source, "to": to, "as": as_, "bought": bought, "slug": ""}
    if in_place:
        notes["in place"] = True
    if overpaid:
        notes["overpaid"] = overpaid
    g.start(GAINING, player, 0, notes)
