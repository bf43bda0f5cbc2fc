"""Empires’ split piles of two cards."""

from __future__ import annotations

from rules.engine.code import Step, line, when
from rules.engine.context import Context
from rules.words import (
    DECK,
    DISCARD,
    HAND,
    SELF,
    Pick,
    card,
    discard_down_to,
    each_other,
    gain_a,
    is_type,
    look_through_discard,
    named,
    noted_is,
    on,
    plus,
    reveal,
    show,
    take_to_hand,
    trash_from_hand,
    your_buy_phase,
)


def _from_the_discard_pile(slug: str) -> Step:
    return (
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=named(slug), prompt="take"),
        show("picked"),
        take_to_hand("picked", DISCARD),
    )


card(
    "settlers",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, _from_the_discard_pile("copper"), cites="empires:settlers:1"),
    cites="empires:settlers:1",
)

card(
    "bustling-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=3)),
    line(3, _from_the_discard_pile("settlers"), cites="empires:bustling-village:1"),
    cites="empires:bustling-village:1",
)

card(
    "catapult",
    line(1, plus(coins=1)),
    line(2, trash_from_hand(), cites="empires:catapult:1"),
    line(
        3,
        when(lambda c: bool(c.many("trashed")) and c.cost_of(c.one("trashed")).coins >= 3, each_other(gain_a("curse"))),
        cites=("empires:catapult:1", "empires:catapult:2"),
    ),
    line(
        4,
        when(noted_is("trashed", is_type("Treasure")), each_other(discard_down_to(3))),
        cites=("empires:catapult:1", "empires:catapult:2"),
    ),
    cites="empires:catapult:1",
)


_ROCKS = line(
    2,
    when(your_buy_phase, gain_a("silver", DECK), orelse=gain_a("silver", HAND)),
    cites=("empires:rocks:1", "empires:rocks:2"),
)
card(
    "rocks",
    line(1, plus(coins=1)),
    on=(on("gain", _ROCKS, zone=SELF), on("trash", _ROCKS, zone=SELF)),
    cites="empires:rocks:1",
)

card(
    "patrician",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(
            lambda c: bool(c.many("seen")) and c.cost_of(c.one("seen")).coins >= 5,
            take_to_hand("seen"),
        ),
        cites=("empires:patrician:1", "empires:patrician:2"),
    ),
    cites="empires:patrician:1",
)


def _five_actions_in_play(c: Context) -> bool:
    return sum(1 for there in c.game.in_play(c.me) if c.is_a(there, "Action")) >= 5


card(
    "emporium",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    on=on("gain", line(4, plus(vp=2), cites="empires:emporium:1"), zone=SELF, test=_five_actions_in_play),
    cites="empires:emporium:1",
)


card("plunder", line(1, plus(coins=2)), line(2, plus(vp=1)), cites="empires:plunder:1")
