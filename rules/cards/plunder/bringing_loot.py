"""Plunder: what brings Loot."""

from __future__ import annotations

from rules.cards.plunder.treasures import TREASURE_NAMES
from rules.words import (
    HAND,
    SELF,
    Context,
    Not,
    Schedule,
    card,
    cards_in_play,
    costs_from,
    discard_down_to,
    each_other,
    gain_a,
    is_treasure,
    line,
    none_of,
    noted_is,
    on,
    played_several_times,
    plus,
    takes_place_later,
    trash_from_hand,
    trash_this,
    when,
)

card(
    "jewelled-egg",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    on=on("trash", line(3, gain_a("loot"), cites="plunder:jewelled-egg:1"), zone=SELF),
    cites="base2:play:1",
)

card(
    "sack-of-loot",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(3, gain_a("loot"), cites="plunder:sack-of-loot:1"),
    cites="base2:play:1",
)

card(
    "pickaxe",
    line(1, plus(coins=1), cites="base2:play:1"),
    line(2, trash_from_hand(1), cites="plunder:pickaxe:1"),
    line(
        3,
        when(noted_is("trashed", costs_from(3)), gain_a("loot", HAND)),
        cites="plunder:pickaxe:2",
    ),
)


def _dear_treasure(c: Context) -> bool:
    return is_treasure(c, c.subject) and costs_from(5)(c, c.subject)


def _another_cutthroat(c: Context) -> bool:
    return any(e.source == "cutthroat" for e in c.game.active("gain"))


card(
    "cutthroat",
    line(1, each_other(discard_down_to(3)), cites="base2:play:1"),
    line(
        2,
        Schedule("gain", "once", gain_a("loot"), test=_dear_treasure),
        cites="plunder:cutthroat:1",
        cases={"plunder:cutthroat:2": lambda c: takes_place_later(c) and _another_cutthroat(c)},
    ),
)

card(
    "search",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        Schedule("emptied", "once", trash_this, gain_a("loot")),
        cites="plunder:search:1",
        cases={"plunder:search:2": played_several_times},
    ),
)


def _three_names(c: Context) -> bool | Not:
    n = TREASURE_NAMES(c)
    why = (
        f"three differently named Treasures have to be in play, and it is {n}",
        (f"Drei Geldkarten verschiedenen Namens müssen im Spiel sein, und es {'ist' if n == 1 else 'sind'} {n}"),
    )
    equal = len(tuple(cards_in_play(is_treasure)(c))) > n
    cites = ("plunder:wealthy-village:2" if equal else "plunder:wealthy-village:1",)
    return n >= 3 or Not("brings none", "wealthy-village", cites=cites, what=none_of("loot"), why=why)


card(
    "wealthy-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on("gain", line(3, gain_a("loot"), cites="plunder:wealthy-village:1"), zone=SELF, test=_three_names),
    cites="base2:play:1",
)
