"""Plunder: Actions."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DECK,
    GAME,
    HAND,
    Context,
    Draw,
    Not,
    Pick,
    among,
    as_long_as,
    card,
    cards_in_trash,
    costs_from,
    count,
    count_types,
    discard_noted,
    draw_up_to,
    fewer_seen,
    gain_from_trash,
    is_action,
    is_treasure,
    lay_aside,
    line,
    look,
    mine,
    note,
    noted,
    nothing_to_play,
    on,
    play_noted,
    play_this_from_hand,
    playable,
    plays_nothing,
    plus,
    put_back_in_any_order,
    so_many_each,
    take_to_hand,
    tell_not,
    this_may_be_played,
    topdeck_from_hand,
    trash_from_hand,
    when,
)

_IN_TRASH = cards_in_trash(lambda c, card: True)
_CHEAP_IN_TRASH = cards_in_trash(costs_from(0, 6))


def _all_there_is_dear(c: Context) -> bool:
    return not c.many("found") and any(_IN_TRASH(c))


_ALL_DEAR = ("no card in the trash costs at most 6 Coins", "Keine Karte im Müll kostet höchstens 6 Geld")

card(
    "shaman",
    line(1, plus(actions=1)),
    line(2, plus(coins=1)),
    line(3, trash_from_hand(1, may=True)),
    on=on(
        "turn",
        line(
            4,
            Pick("found", _CHEAP_IN_TRASH, 1, prompt="gain"),
            when(
                _all_there_is_dear,
                tell_not("gains none", _ALL_DEAR, ruling="plunder:shaman:2"),
                orelse=gain_from_trash("found"),
            ),
            cites="plunder:shaman:1",
        ),
        zone=GAME,
        test=mine,
    ),
    cites="base2:play:1",
)


def _no_treasure_seen(c: Context) -> bool:
    return bool(c.many("seen")) and not any(is_treasure(c, card) for card in c.many("seen"))


_NO_TREASURE = ("no Treasure is among the cards looked at", "Unter den angesehenen Karten ist keine Geldkarte")

card(
    "fortune-hunter",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        look(3),
        lay_aside("seen"),
        when(_no_treasure_seen, plays_nothing(_NO_TREASURE)),
        Pick("picked", among("seen", is_treasure, ASIDE), 1, may=True, prompt="play"),
        play_noted("picked", ASIDE),
        cites="plunder:fortune-hunter:1",
        cases={"plunder:fortune-hunter:2": lambda c: "picked" in c.notes and not c.many("picked")},
    ),
    line(3, put_back_in_any_order("seen", ASIDE), cites="plunder:fortune-hunter:1"),
)


def _victory_gained(c: Context) -> bool | Not:
    return c.is_a(c.subject, "Victory") and this_may_be_played(c)


card(
    "mapmaker",
    line(
        1,
        look(4),
        Pick("taken", among("seen"), 2, prompt="take"),
        take_to_hand("taken"),
        cites="base2:look:1",
        cases={"plunder:mapmaker:2": fewer_seen(4)},
    ),
    line(2, discard_noted("seen", DECK), cites="base2:discard:1"),
    on=on(
        "gain",
        line(3, play_this_from_hand, cites="plunder:mapmaker:1"),
        zone=HAND,
        test=_victory_gained,
        may=True,
    ),
)


_ITS_TYPES = count_types(
    ("types of the trashed card", "Typen der entsorgten Karte"), lambda c: c.types(c.kind(c.one("trashed")))
)

card(
    "maroon",
    line(1, trash_from_hand(1), cites="plunder:maroon:2"),
    line(2, when(noted("trashed"), Draw(so_many_each(2, _ITS_TYPES))), cites="plunder:maroon:1"),
)

_COUNT_IN_PLAY = count(("cards in play", "Karten im Spiel"), lambda c: c.game.in_play(c.me))
_FEWER_THAN_THREE = (": fewer than three cards are in play", ": Weniger als drei Karten sind im Spiel")

card(
    "swamp-shacks",
    line(1, plus(actions=2), cites="base2:play:1"),
    line(
        2,
        Draw(lambda c: _COUNT_IN_PLAY(c) // 3, none=_FEWER_THAN_THREE),
        cites="plunder:swamp-shacks:1",
        cases={"plunder:swamp-shacks:2": lambda c: bool(c.aside)},
    ),
)


def _same_name(c: Context, card: int) -> bool:
    return c.kind(card) is c.kind(c.one("chosen"))


def _plays_none(c: Context) -> bool:
    return not c.many("picked") and not c.game.unknown_in_hand(c.me)


_NO_ACTION = ("there is no Action card in hand", "Auf der Hand gibt es keine Aktionskarte")

card(
    "first-mate",
    line(
        1,
        Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
        when(_plays_none, nothing_to_play(HAND, is_action, _NO_ACTION, "plunder:first-mate:2")),
        note("chosen", lambda c: c.many("picked")),
        as_long_as(
            noted("picked"),
            play_noted("picked"),
            Pick("picked", HAND, 1, may=True, test=playable(_same_name), prompt="play"),
        ),
        cites="plunder:first-mate:1",
    ),
    line(2, draw_up_to(6), cites="plunder:first-mate:2"),
)

card(
    "pilgrim",
    line(1, plus(cards=4), cites="base2:play:1"),
    line(
        2,
        topdeck_from_hand(1),
        cites="plunder:pilgrim:1",
        cases={"plunder:pilgrim:2": lambda c: not c.hand and bool(c.many("picked"))},
    ),
)
