"""The twelve Boons. Nobody has one among their cards: it is received, and then discarded or kept until Clean-up."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DISCARD,
    HAND,
    Context,
    Pick,
    among,
    applies,
    brings_no,
    card,
    discard_from_hand,
    discard_noted,
    does_nothing,
    fewer_seen,
    gain_a,
    gain_choice,
    is_treasure,
    keep_until_clean_up,
    lay_aside,
    line,
    look,
    look_through_discard,
    noted,
    noted_at_least,
    plus,
    put_back_in_any_order,
    this_turn,
    topdeck,
    trash_from_hand,
    up_to,
    when,
)

card(
    "the-earths-gift",
    line(
        1,
        discard_from_hand(1, may=True, test=is_treasure),
        when(noted("discarded"), gain_choice(up_to(4))),
        cites="nocturne:the-earths-gift:1",
    ),
)
card(
    "the-fields-gift",
    line(1, plus(actions=1), cites="nocturne:the-fields-gift:1"),
    line(2, plus(coins=1), cites="nocturne:the-fields-gift:1"),
    line(3, keep_until_clean_up, cites="nocturne:boons:2"),
)
card("the-flames-gift", line(1, trash_from_hand(1, may=True), cites="nocturne:the-flames-gift:1"))
card(
    "the-forests-gift",
    line(1, plus(buys=1), cites="nocturne:the-forests-gift:1"),
    line(2, plus(coins=1), cites="nocturne:the-forests-gift:1"),
    line(3, keep_until_clean_up, cites="nocturne:boons:2"),
)
card(
    "the-moons-gift",
    line(
        1,
        when(
            lambda c: bool(c.discard_pile),
            look_through_discard,
            Pick("picked", DISCARD, 1, may=True, prompt="topdeck"),
            topdeck("picked", DISCARD),
            orelse=does_nothing(("the discard pile is empty", "Der Ablagestapel ist leer")),
        ),
        cites="nocturne:the-moons-gift:2",
        cases={"nocturne:the-moons-gift:1": lambda c: not c.discard_pile and "picked" not in c.notes},
    ),
)
card("the-mountains-gift", line(1, gain_a("silver"), cites="nocturne:the-mountains-gift:1"))
card(
    "the-rivers-gift",
    line(1, this_turn("end-turn", plus(cards=1)), cites="nocturne:the-rivers-gift:1"),
    line(2, keep_until_clean_up, cites="nocturne:boons:2"),
)
card("the-seas-gift", line(1, plus(cards=1), cites="nocturne:the-seas-gift:1"))


card(
    "the-skys-gift",
    line(
        1,
        Pick("picked", HAND, 3, may=True, prompt="discard"),
        discard_noted("picked"),
        when(
            noted_at_least("discarded", 3),
            gain_a("gold"),
            orelse=when(
                noted("discarded"),
                brings_no(
                    "gold",
                    ("fewer than three cards were discarded", "Es wurden weniger als drei Karten abgelegt"),
                    "nocturne:the-skys-gift:2",
                ),
            ),
        ),
        cites="nocturne:the-skys-gift:1",
        cases={"nocturne:the-skys-gift:2": lambda c: len(c.hand) + len(c.many("discarded")) < 3},
    ),
)


card(
    "the-suns-gift",
    line(1, look(4), lay_aside("seen"), cites="base2:look:1", cases={"nocturne:the-suns-gift:1": fewer_seen(4)}),
    line(
        2,
        Pick("picked", among("seen"), 4, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
        put_back_in_any_order("seen", ASIDE),
        cites="nocturne:the-suns-gift:2",
    ),
)


def _a_wisp_is_left(c: Context) -> bool:
    return bool(c.game.top(c.game.table.piles["will-o-wisp"]))


_OWN_PILE = (
    "the Will-o’-Wisp comes from its own pile beside the Supply",
    "Das Irrlicht kommt von seinem eigenen Stapel neben dem Vorrat",
)

card(
    "the-swamps-gift",
    line(
        1,
        when(_a_wisp_is_left, applies(_OWN_PILE)),
        gain_a("will-o-wisp"),
        cites="nocturne:the-swamps-gift:1",
    ),
)
card(
    "the-winds-gift",
    line(1, plus(cards=2), cites="nocturne:the-winds-gift:1"),
    line(
        2,
        discard_from_hand(2),
        cites="nocturne:the-winds-gift:1",
        cases={"nocturne:the-winds-gift:2": lambda c: len(c.many("picked")) < 2},
    ),
)
