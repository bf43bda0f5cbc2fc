"""Nocturne's other Kingdom cards of the Action phase, and what Heirlooms and Boons bring: Wishes and Will-o'-Wisps."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DISCARD,
    HAND,
    SELF,
    Context,
    Draw,
    Not,
    Pick,
    Text,
    any_number,
    brings_no,
    but_not,
    card,
    costs_from,
    costs_potion_or_debt,
    count,
    discard_noted,
    does_nothing,
    gain_choice,
    is_treasure,
    is_victory,
    line,
    more_than,
    named,
    next_turn,
    not_the_first_play,
    not_trashed,
    note,
    noted,
    noted_at_least,
    noted_is,
    of_type,
    on,
    outside_clean_up,
    play_what_is_not_in_play,
    plays_this_turn,
    plus,
    put,
    return_this,
    reveal,
    set_aside,
    show,
    so_many_each,
    stays_on_deck,
    take_to_hand,
    this_card,
    this_turn,
    trash_from_hand,
    trash_this,
    up_to,
    weigh,
    when,
)


def _played_before(c: Context) -> bool:
    """The card that it plays was played this turn already, and is in play no more."""
    return bool(c.one("picked")) and plays_this_turn(c, c.known(c.one("picked")).slug) > 1


card(
    "conclave",
    line(1, plus(coins=2)),
    line(
        2,
        play_what_is_not_in_play(),
        when(noted("played"), plus(actions=1)),
        cites="nocturne:conclave:1",
        cases={
            "nocturne:conclave:2": lambda c: any(c.known(held).slug == "conclave" for held in c.hand),
            "nocturne:conclave:3": _played_before,
        },
    ),
    cites="nocturne:conclave:1",
)


def _discarded_outside_clean_up(c: Context) -> bool | Not:
    if not outside_clean_up(c):
        return Not("not in clean-up", "faithful-hound", cites=("nocturne:faithful-hound:4",))
    return c.card in c.discard_pile or c.game.where(c.card) == c.event["source"]  # where it is only supposed


card(
    "faithful-hound",
    line(1, plus(cards=2)),
    on=on(
        "discard",
        line(
            2,
            note("hound", this_card),
            set_aside("hound", DISCARD),
            this_turn("end-turn", put("hound", ASIDE, HAND, "take"), carry=("hound",)),
            cites=("nocturne:faithful-hound:1", "nocturne:faithful-hound:2"),
        ),
        zone=SELF,
        test=_discarded_outside_clean_up,
        may=True,
    ),
    cites="nocturne:faithful-hound:1",
)


def _holds_only_cursed_gold(c: Context) -> bool:
    treasures = [c.known(held).slug for held in c.hand if "Treasure" in c.types(c.known(held))]
    return bool(treasures) and set(treasures) == {"cursed-gold"}


card(
    "pooka",
    line(
        1,
        trash_from_hand(1, may=True, test=but_not(is_treasure, named("cursed-gold"))),
        when(
            noted("trashed"),
            plus(cards=4),
            orelse=when(
                _holds_only_cursed_gold,
                does_nothing(
                    ("it cannot trash a Cursed Gold", "Verfluchtes Gold kann er nicht entsorgen"), "nocturne:pooka:2"
                ),
            ),
        ),
        cites="nocturne:pooka:1",
    ),
)

card(
    "secret-cave",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        Pick("picked", HAND, 3, may=True, prompt="discard"),
        discard_noted("picked"),
        when(
            noted_at_least("discarded", 3),
            next_turn(plus(coins=3)),
            orelse=when(
                lambda c: c.many("discarded") or not c.hand,
                brings_no(
                    "anything next turn",
                    ("fewer than three cards were discarded", "Es wurden weniger als drei Karten abgelegt"),
                    "nocturne:secret-cave:2",
                ),
            ),
        ),
        cites="nocturne:secret-cave:1",
    ),
    cites="nocturne:secret-cave:1",
)

card(
    "shepherd",
    line(1, plus(actions=1)),
    line(
        2,
        Pick("picked", HAND, any_number, up_to=True, test=is_victory, prompt="discard"),
        show("picked"),
        discard_noted("picked"),
        cites="nocturne:shepherd:1",
        cases={
            "nocturne:pasture:2": lambda c: any(c.known(held).slug == "pasture" for held in c.many("picked")),
            "nocturne:shepherd:2": lambda c: any(len(c.known(held).types) > 1 for held in c.many("picked")),
        },
    ),
    line(3, Draw(so_many_each(2, lambda c: len(c.many("discarded"))))),
    cites="nocturne:shepherd:1",
)


def _eight_or_more(n: int) -> Text:
    return (", at least 8", ", mindestens 8") if n >= 8 else ("", "")


card(
    "tragic-hero",
    line(1, plus(cards=3)),
    line(2, plus(buys=1)),
    line(
        3,
        count(("cards in hand", "Handkarten"), lambda c: len(c.hand), _eight_or_more),
        when(
            lambda c: len(c.hand) >= 8,
            (trash_this, gain_choice(of_type("Treasure"))),
            orelse=not_trashed(("that takes 8 cards in hand", "Dazu müssten es 8 Handkarten sein")),
        ),
        cites="nocturne:tragic-hero:1",
        cases={"nocturne:tragic-hero:2": not_the_first_play},
    ),
    cites="base2:play:1",
)


# --- beside the Supply -----------------------------------------------------------------------------------------------


card(
    "will-o-wisp",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(
            noted_is("seen", costs_from(0, 2)),
            (weigh("seen", costs_from(0, 2)), take_to_hand("seen")),
            orelse=stays_on_deck("seen", more_than(2)),
        ),
        cites="nocturne:will-o-wisp:1",
        cases={"nocturne:will-o-wisp:2": noted_is("seen", costs_potion_or_debt)},
    ),
    cites="nocturne:will-o-wisp:1",
)

card(
    "wish",
    line(1, plus(actions=1)),
    line(2, return_this, cites=("nocturne:wish:1", "nocturne:wish:3")),
    line(
        3,
        when(
            noted("returned"),
            gain_choice(up_to(6), HAND),
            orelse=brings_no("card", ("it was not returned", "Die Karte wurde nicht zurückgelegt"), "nocturne:wish:1"),
        ),
        cites=("nocturne:wish:1", "nocturne:wish:2"),
    ),
    cites="nocturne:wish:1",
)
