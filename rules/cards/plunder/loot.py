"""Plunder: Loot, a shuffled deck beside the Supply. `gain_a("loot")` gains the top one, if any is left."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DISCARD,
    HAND,
    PLAY,
    SELF,
    Context,
    MayUse,
    Option,
    Pick,
    among,
    applies,
    be_unaffected,
    card,
    cheaper_than_this,
    choose,
    chose,
    could_go_onto_deck,
    discard_down_to,
    discard_noted,
    each_other,
    fewer_seen,
    gain_a,
    gain_choice,
    hand_is_empty,
    is_action,
    is_type,
    lay_aside,
    line,
    look,
    look_through_discard,
    may,
    next_turn,
    none_left,
    not_the_first_play,
    note,
    noted,
    noted_is,
    now_or_next_turn,
    on,
    play_from_hand,
    play_from_there,
    play_noted,
    played_several_times,
    plus,
    put,
    put_back_in_any_order,
    put_under_deck,
    reveal_this,
    set_aside,
    takes_place_later,
    tell_none_in_hand,
    this_card,
    this_turn,
    topdeck,
    trash_from_hand,
    trash_this,
    unprotected,
    up_to,
    when,
)

card(
    "amphora",
    line(
        1,
        now_or_next_turn(plus(buys=1, coins=3)),
        cites=("plunder:amphora:1", "plunder:amphora:2"),
        cases={"plunder:amphora:3": not_the_first_play},
    ),
    cleaned="plunder:amphora:2",
)

card(
    "doubloons",
    line(1, plus(coins=3)),
    on=on("gain", line(2, gain_a("gold"), cases={"plunder:doubloons:2": none_left("gold")}), zone=SELF),
    cites="plunder:doubloons:1",
)

card(
    "endless-chalice",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(
        3,
        next_turn(plus(coins=1, buys=1), until="ever"),
        cases={
            "plunder:endless-chalice:2": lambda c: sum(e.card == c.card for e in c.game.active("turn")) > 1,
        },
    ),
    cites="plunder:endless-chalice:1",
)

card(
    "figurehead",
    line(1, plus(coins=3)),
    line(2, next_turn(plus(cards=2)), cases={"plunder:figurehead:2": played_several_times}),
    cites="plunder:figurehead:1",
)


def _was_dearer(c: Context) -> bool:
    """What is printed on the gained card is more."""
    return bool(c.many("gained")) and c.kind(c.one("gained")).cost.coins > 4


card(
    "hammer",
    line(1, plus(coins=3)),
    line(2, gain_choice(up_to(4)), cites="plunder:hammer:1", cases={"plunder:hammer:2": _was_dearer}),
    cites="plunder:hammer:1",
)

card(
    "insignia",
    line(1, plus(coins=3)),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=could_go_onto_deck),
        cases={"plunder:insignia:2": lambda c: not takes_place_later(c) and bool(c.game.gained)},
    ),
    cites="plunder:insignia:1",
)


def _is_the_whole_deck(c: Context) -> bool:
    return c.deck == c.many("this")


_NO_OTHER = (
    "the deck was empty, so this card is the whole of it",
    "Der Nachziehstapel war leer, also besteht er nur aus dieser Karte",
)

card(
    "jewels",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(
        3,
        next_turn(note("this", this_card), put_under_deck("this", PLAY), when(_is_the_whole_deck, applies(_NO_OTHER))),
        cases={"plunder:jewels:2": lambda c: takes_place_later(c) and _is_the_whole_deck(c)},
    ),
    cites="plunder:jewels:1",
)

card(
    "orb",
    line(1, look_through_discard),
    line(
        2,
        choose(
            Option(
                "play",
                Pick("picked", DISCARD, 1, test=is_type("Action", "Treasure"), prompt="play"),
                play_noted("picked", DISCARD),
                says=("play a card from the discard pile", "eine Karte aus dem Ablagestapel spielen"),
            ),
            Option("buy-and-coins", plus(buys=1, coins=3)),
        ),
        cases={"plunder:orb:2": chose("play")},
    ),
    cites="plunder:orb:1",
)

card(
    "prize-goat",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(
        3,
        tell_none_in_hand("trash"),
        trash_from_hand(1, may=True),
        cites="plunder:prize-goat:1",
        cases={"plunder:prize-goat:2": hand_is_empty},
    ),
    cites="plunder:prize-goat:1",
)

card(
    "puzzle-box",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, prompt="set aside"),
        when(
            noted("picked"),
            set_aside("picked"),
            this_turn("end-turn", put("picked", ASIDE, HAND, "take"), carry=("picked",)),
        ),
    ),
    cites="plunder:puzzle-box:1",
    cleaned="plunder:puzzle-box:2",
)

card(
    "sextant",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(
        3,
        look(5),
        lay_aside("seen"),
        Pick("picked", among("seen"), 5, up_to=True, prompt="discard"),
        discard_noted("picked", ASIDE),
        cites="plunder:sextant:1",
        cases={"plunder:sextant:2": fewer_seen(5)},
    ),
    line(4, put_back_in_any_order("seen", ASIDE)),
    cites="plunder:sextant:1",
)

card(
    "shield",
    line(1, plus(coins=3), cites="plunder:shield:2"),
    line(2, plus(buys=1), cites="plunder:shield:2"),
    on=on(
        "attack",
        line(3, reveal_this, be_unaffected("plunder:shield:1"), cites="plunder:shield:1"),
        zone=HAND,
        test=unprotected,
        may=True,
    ),
    cites="plunder:shield:2",
)


def _lies_there(c: Context) -> bool:
    return c.game.where(c.one("gained")) is not None


_PLAY_IT = play_from_there("gained")  # or say that it has moved


card(
    "spell-scroll",
    line(1, trash_this, cites="plunder:spell-scroll:1"),
    line(
        2,
        when(noted("this trashed"), gain_choice(cheaper_than_this)),
        cites="plunder:spell-scroll:3",
    ),
    line(
        3,
        when(
            noted_is("gained", is_type("Action", "Treasure")),
            when(_lies_there, may("play it", _PLAY_IT), orelse=_PLAY_IT),
        ),
        cites="plunder:spell-scroll:2",
    ),
)

card(
    "staff",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(3, play_from_hand(is_action)),
    cites="plunder:staff:1",
)

card(
    "sword",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(3, each_other(discard_down_to(4, "plunder:sword:2"))),
    cites="plunder:sword:1",
)
