"""Empires’ Events."""

from __future__ import annotations

from rules.engine.code import line, when
from rules.engine.context import Context
from rules.facts import Cost
from rules.rulebook.trash import trash
from rules.words import (
    Kind,
    PickPile,
    card,
    gain_a,
    gain_choice,
    gain_several,
    gained_this_turn,
    is_action,
    noted,
    of_type,
    plus,
    plus_tokens,
    times,
    trash_from_hand,
    up_to,
)

card(
    "advance",
    line(1, trash_from_hand(may=True, test=is_action), cites="empires:advance:1"),
    line(2, when(noted("trashed"), gain_choice(up_to(6, "Action"))), cites="empires:advance:1"),
)


card(
    "triumph",
    line(1, gain_a("estate"), cites="empires:triumph:2"),
    line(2, when(noted("gained"), plus_tokens("vp", gained_this_turn)), cites="empires:triumph:1"),
)

card(
    "delve",
    line(1, plus(buys=1), cites="empires:delve:1"),
    line(2, gain_a("silver"), cites="empires:delve:1"),
)


def _five_and_no_victory_card(c: Context, kind: Kind) -> bool:
    return c.cost(kind) <= Cost(5) and "Victory" not in c.types(kind)


card(
    "banquet",
    line(1, times(2, gain_a("copper")), cites="empires:banquet:1"),
    line(2, gain_choice(_five_and_no_victory_card), cites="empires:banquet:1"),
)

card(
    "ritual",
    line(1, gain_a("curse"), cites="empires:ritual:1"),
    line(
        2,
        when(
            noted("gained"),
            trash_from_hand(),
            when(noted("trashed"), plus_tokens("vp", lambda c: c.cost_of(c.one("trashed")).coins)),
        ),
        cites=("empires:ritual:1", "empires:ritual:2"),
    ),
)


def _trash_from_its_pile(c: Context) -> None:
    if c.notes["pile"]:
        pile = c.game.table.piles[c.notes["pile"]]
        trash(c.game, c.me, (c.game.top(pile),), pile.zone)


card(
    "salt-the-earth",
    line(1, plus(vp=1), cites="empires:salt-the-earth:1"),
    line(
        2,
        PickPile(of_type("Victory"), prompt="trash"),
        _trash_from_its_pile,
        cites=("empires:salt-the-earth:1", "empires:salt-the-earth:2"),
    ),
)

card(
    "wedding",
    line(1, plus(vp=1), cites="empires:wedding:1"),
    line(2, gain_a("gold"), cites="empires:wedding:1"),
)

card(
    "windfall",
    line(
        1,
        when(lambda c: not c.deck and not c.discard_pile, gain_several("gold", 3)),
        cites=("empires:windfall:1", "empires:windfall:2"),
    ),
)

card(
    "conquest",
    line(1, gain_several("silver", 2), cites="empires:conquest:1"),
    line(2, plus_tokens("vp", lambda c: gained_this_turn(c, "silver")), cites="empires:conquest:1"),
)

card(
    "dominate",
    line(1, gain_a("province"), cites="empires:dominate:1"),
    line(2, when(noted("gained"), plus(vp=9)), cites="empires:dominate:1"),
)
