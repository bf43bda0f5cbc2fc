"""Adventures' Durations: next turn, until the next turn, and for the rest of the game."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    HAND,
    Context,
    Option,
    Order,
    Pick,
    Schedule,
    Step,
    card,
    cheaper_this_turn,
    choose,
    discard_from_hand,
    each_other,
    gain_a,
    is_action,
    line,
    next_turn,
    note,
    noted,
    on,
    play_this_from_hand,
    plus,
    put,
    set_aside,
    take_minus_token,
    this_turn,
    topdeck,
    trash_from_hand,
    until_next_turn,
    when,
)

# --- now and next turn -----------------------------------------------------------------------------------------------

_AMULET = choose(
    Option("coin", plus(coins=1)),
    Option("trash", trash_from_hand()),
    Option("silver", gain_a("silver")),
)

card(
    "amulet",
    line(1, _AMULET, cites=("adventures:amulet:1", "adventures:amulet:2")),
    line(2, next_turn(_AMULET), cites=("adventures:amulet:1", "adventures:amulet:2")),
)

_TWO_FOR_TWO: Step = (plus(cards=2), discard_from_hand(2))

card(
    "dungeon",
    line(1, plus(actions=1)),
    line(2, _TWO_FOR_TWO, cites="adventures:dungeon:1"),
    line(3, next_turn(_TWO_FOR_TWO), cites=("adventures:dungeon:2", "adventures:dungeon:1")),
    cites="adventures:dungeon:1",
)

card(
    "gear",
    line(1, plus(cards=2)),
    line(
        2,
        Pick("picked", HAND, 2, up_to=True, prompt="set aside"),
        set_aside("picked"),
        cites=("adventures:gear:1", "adventures:gear:2"),
    ),
    line(
        3,
        when(noted("picked"), next_turn(put("picked", ASIDE, HAND, "take"), carry=("picked",))),
        cites=("adventures:gear:1", "adventures:gear:2"),
    ),
    cites="adventures:gear:1",
)


def _another_attacks(c: Context) -> bool:
    return not c.mine


card(
    "caravan-guard",
    line(1, plus(cards=1)),
    line(2, plus(actions=1), cites="adventures:caravan-guard:1"),
    line(3, next_turn(plus(coins=1)), cites="adventures:caravan-guard:1"),
    on=on(
        "attack",
        line(4, play_this_from_hand, cites=("adventures:caravan-guard:2", "adventures:caravan-guard:1")),
        zone=HAND,
        test=_another_attacks,
        may=True,
    ),
    cites="adventures:caravan-guard:1",
)

card(
    "bridge-troll",
    line(1, each_other(take_minus_token("minus-coin")), cites="adventures:bridge-troll:3"),
    line(
        2,
        this_turn("cost"),
        Schedule("turn-first", "once", this_turn("cost"), test=lambda c: c.mine),
        cites=("adventures:bridge-troll:1", "adventures:bridge-troll:2"),
    ),
    line(3, plus(buys=1), cites="adventures:bridge-troll:1"),
    line(4, next_turn(plus(buys=1)), cites="adventures:bridge-troll:1"),
    cut=cheaper_this_turn("bridge-troll", 1),
)

# --- until then ------------------------------------------------------------------------------------------------------


def _bought(c: Context) -> bool:
    return bool(c.event["bought"])


card(
    "haunted-woods",
    line(
        1,
        until_next_turn(
            "gain", note("rest", lambda c: c.hand), Order("rest"), topdeck("rest"), test=_bought, others=True
        ),
        cites=("adventures:haunted-woods:1", "adventures:haunted-woods:2"),
    ),
    line(2, next_turn(plus(cards=3)), cites="adventures:haunted-woods:3"),
)

card(
    "swamp-hag",
    line(
        1,
        until_next_turn("gain", gain_a("curse"), test=_bought, others=True),
        cites=("adventures:swamp-hag:1", "adventures:swamp-hag:2"),
    ),
    line(2, next_turn(plus(coins=3)), cites="adventures:swamp-hag:3"),
)

# --- for the rest of the game ----------------------------------------------------------------------------------------

card(
    "hireling",
    line(1, next_turn(plus(cards=1), until="ever"), cites=("adventures:hireling:1", "adventures:hireling:2")),
)


def _plays_an_action(c: Context) -> bool:
    return c.mine and is_action(c, c.subject)


def _protects(c: Context) -> None:
    """Never carried out: looked at whenever an Attack is played."""


card(
    "champion",
    line(1, plus(actions=1)),
    line(2, Schedule("immune", "ever", _protects), cites=("adventures:champion:1", "adventures:champion:2")),
    line(
        3,
        Schedule("first", "ever", plus(actions=1), test=_plays_an_action),
        cites=("adventures:champion:3", "adventures:champion:1"),
    ),
    cites="adventures:champion:1",
)
