"""Knights, Ruins and Shelters, and what lies beside the Supply of Dark Ages."""

from __future__ import annotations

from rules.cards.dark_ages.trash import out_of_reach, trash_one_of_two
from rules.words import (
    ASIDE,
    DECK,
    HAND,
    SELF,
    Context,
    Order,
    Step,
    YesNo,
    among,
    card,
    count,
    discard_down_to,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    line,
    look,
    not_the_first_play,
    noted,
    on,
    plus,
    return_this,
    tell_not,
    topdeck,
    trash_from_hand,
    trash_this_as,
    trash_this_from_hand,
    up_to,
    when,
    yours,
)

_MADMAN_TWICE = {"dark-ages:madman:2": not_the_first_play}

_CARDS_IN_HAND = count(("cards in hand", "Handkarten"), lambda c: len(c.hand))

card(
    "madman",
    line(1, plus(actions=2)),
    line(2, return_this, cites="dark-ages:madman:1", cases=_MADMAN_TWICE),
    line(
        3,
        when(noted("returned"), plus(cards=_CARDS_IN_HAND)),
        cites="dark-ages:madman:1",
    ),
    cites="dark-ages:madman:1",
)

card("spoils", line(1, plus(coins=3)), line(2, return_this), cites="dark-ages:spoils:1")

card(
    "mercenary",
    line(
        1,
        trash_from_hand(2, may=True),
        cites="dark-ages:mercenary:1",
        cases={"dark-ages:mercenary:2": lambda c: len(c.many("picked")) == 1},
    ),
    when(
        lambda c: len(c.many("trashed")) == 2,
        line(2, plus(cards=2, coins=2), cites="dark-ages:mercenary:1"),
        line(3, each_other(discard_down_to(3)), cites="dark-ages:mercenary:1"),
        orelse=line(
            2,
            tell_not("brings nothing", ("two cards had to be trashed", "Zwei Karten mussten entsorgt werden")),
            cites="dark-ages:mercenary:1",
            cases={"dark-ages:mercenary:2": lambda c: len(c.many("trashed")) == 1},
        ),
    ),
)


card(
    "hovel",
    on=on(
        "gain",
        line(1, trash_this_from_hand, cites=("dark-ages:hovel:1", "dark-ages:hovel:2")),
        zone=HAND,
        test=yours("Victory"),
        may=True,
    ),
)

card("necropolis", line(1, plus(actions=2), cites="dark-ages:necropolis:1"))
card("overgrown-estate", on=on("trash", line(2, plus(cards=1), cites="dark-ages:overgrown-estate:1"), zone=SELF))


def _was_it_a_knight(c: Context) -> None:
    if any(c.is_a(card, "Knight") for card in c.many("trashed")):
        c.notes["knight"] = True


def _is_a_knight_left(c: Context) -> None:
    if any(c.is_a(card, "Knight") for card in c.many("seen")):
        c.notes["knight left"] = True


def _no_knight_was_trashed(c: Context) -> None:
    c.say("not", c.me, "no knight", (c.card,))


_A_KNIGHT_WENT = (", because a Knight was trashed", ", weil ein Ritter entsorgt wurde")


def _knight(first: int) -> Step:
    """What every Knight does, from that line on."""
    return (
        each_other(
            line(
                first,
                trash_one_of_two(_was_it_a_knight),
                cites="dark-ages:knights:2",
                cases={"dark-ages:knights:3": among("seen", out_of_reach)},
            ),
            line(first + 1, _is_a_knight_left, discard_noted("seen", ASIDE), cites="dark-ages:knights:2"),
        ),
        line(
            first + 2,
            when(
                noted("knight"),
                trash_this_as(_A_KNIGHT_WENT),
                orelse=when(noted("knight left"), _no_knight_was_trashed),
            ),
            cites="dark-ages:knights:4",
        ),
    )


card("dame-anna", line(1, trash_from_hand(2, up_to=True), cites="dark-ages:dame-anna:1"), _knight(2))
card("dame-josephine", _knight(1), points=2)
card("dame-molly", line(1, plus(actions=2), cites="dark-ages:dame-molly:1"), _knight(2))
card("dame-natalie", line(1, gain_choice(up_to(3), may=True), cites="dark-ages:dame-natalie:1"), _knight(2))
card("dame-sylvia", line(1, plus(coins=2), cites="dark-ages:dame-sylvia:1"), _knight(2))

card(
    "sir-bailey",
    line(1, plus(cards=1), cites="dark-ages:sir-bailey:1"),
    line(2, plus(actions=1), cites="dark-ages:sir-bailey:1"),
    _knight(3),
)

card("sir-destry", line(1, plus(cards=2), cites="dark-ages:sir-destry:1"), _knight(2))
card("sir-martin", line(1, plus(buys=2), cites="dark-ages:sir-martin:1"), _knight(2))
card("sir-michael", line(1, each_other(discard_down_to(3)), cites="dark-ages:sir-michael:1"), _knight(2))

card(
    "sir-vander",
    _knight(1),
    on=on("trash", line(4, gain_a("gold"), cites="dark-ages:sir-vander:1"), zone=SELF),
)

card("abandoned-mine", line(1, plus(coins=1), cites="dark-ages:abandoned-mine:1"))
card("ruined-library", line(1, plus(cards=1), cites="dark-ages:ruined-library:1"))
card("ruined-market", line(1, plus(buys=1), cites="dark-ages:ruined-market:1"))
card("ruined-village", line(1, plus(actions=1), cites="dark-ages:ruined-village:1"))

card(
    "survivors",
    line(1, look(2), cites="dark-ages:survivors:1"),
    line(
        2,
        when(
            noted("seen"),
            YesNo("discard them"),
            when(noted("yes"), discard_noted("seen", DECK), orelse=(Order("seen"), topdeck("seen", DECK))),
        ),
        cites="dark-ages:survivors:1",
    ),
)
