"""Empires’ Castles."""

from __future__ import annotations

from collections.abc import Mapping

from rules.words import (
    HAND,
    NO_TRAITS,
    SELF,
    Context,
    Frame,
    Not,
    Option,
    Order,
    Pick,
    add,
    any_number,
    card,
    choose,
    chose,
    count,
    discard_from_hand,
    each_other,
    for_each,
    gain_a,
    gain_several,
    holds_at_least,
    is_victory,
    line,
    lying,
    none_left,
    none_of,
    noted,
    on,
    on_anothers_turn,
    plus,
    plus_coins,
    reveal_hand,
    so_many_each,
    tell_kept_hand,
    topdeck,
    trash_noted,
    when,
)


def _castles(c: Context) -> int:
    return sum(1 for card in c.game.owned(c.me) if "Castle" in c.known(card).types)


card(
    "humble-castle",
    line(1, plus(coins=1), cites="base2:play:1"),
    points=for_each(
        _castles,
        ("1 for each Castle, here {n}", "1 je Schloss, hier {n}"),
        "empires:humble-castle:1",
        "empires:humble-castle:2",
    ),
)

_CRUMBLES = line(
    2,
    plus(vp=1),
    gain_a("silver"),
    cites="empires:crumbling-castle:1",
    cases={"empires:crumbling-castle:2": on_anothers_turn},
)
card("crumbling-castle", points=1, on=(on("gain", _CRUMBLES, zone=SELF), on("trash", _CRUMBLES, zone=SELF)))


def _this_or_a_castle(c: Context) -> list[int]:
    this = [c.card] if c.card in c.game.in_play(c.me) else []
    return this + [card for card in c.game.hand(c.me) if c.is_a(card, "Castle")]


_THIS_OR_A_CASTLE = lying(
    _this_or_a_castle, ", this one or a Castle from your hand,", ", diese oder ein Schloss von der Hand,"
)


class _trash_castle(trash_noted):
    """Only cards of its own pile: nobody gets rid of others by it."""

    def traits(self) -> Mapping[str, int]:
        return NO_TRAITS


card(
    "small-castle",
    line(
        1,
        Pick("picked", _THIS_OR_A_CASTLE, 1, prompt="trash"),
        _trash_castle("picked", None),
        cites="empires:small-castle:2",
    ),
    line(2, when(noted("trashed"), gain_a("castles")), cites="empires:small-castle:1"),
    points=2,
)


def _mine_on_my_turn(c: Context) -> bool | Not:
    if c.mine and c.me != c.game.player:
        why = ("it works only on one’s own turn", "Das gilt nur im eigenen Zug")
        return Not("brings nothing", "haunted-castle", cites=("empires:haunted-castle:1",), why=why)
    return c.mine


card(
    "haunted-castle",
    points=2,
    on=on(
        "gain",
        line(2, gain_a("gold"), cites="empires:haunted-castle:1"),
        line(
            3,
            each_other(
                when(
                    holds_at_least(5),
                    Pick("picked", HAND, 2, prompt="topdeck"),
                    Order("picked"),
                    topdeck("picked"),
                    orelse=tell_kept_hand(5, "empires:haunted-castle:2"),
                )
            ),
            cites="empires:haunted-castle:1",
        ),
        zone=SELF,
        test=_mine_on_my_turn,
    ),
)


def _discards_a_castle(c: Context) -> bool:
    return any("Castle" in c.known(held).types for held in c.many("picked"))


card(
    "opulent-castle",
    line(
        1,
        discard_from_hand(any_number, up_to=True, test=is_victory),
        cites="base2:play:1",
        cases={"empires:opulent-castle:1": _discards_a_castle},
    ),
    line(
        2,
        plus_coins(so_many_each(2, lambda c: len(c.many("discarded")))),
        cites="base2:play:1",
        cases={"empires:opulent-castle:2": lambda c: "picked" in c.notes and not c.many("picked")},
    ),
    points=3,
)


def _chose_a_duchy_in_vain(c: Context) -> bool:
    return chose("duchy")(c) and none_left("duchy")(c)


card(
    "sprawling-castle",
    points=4,
    on=on(
        "gain",
        line(
            2,
            choose(
                Option("duchy", gain_a("duchy")),
                Option("estates", gain_several("estate", 3)),
            ),
            cites="empires:sprawling-castle:1",
            cases={"empires:sprawling-castle:2": _chose_a_duchy_in_vain},
        ),
        zone=SELF,
    ),
)


def _victory_cards(c: Context) -> list[int]:
    return [card for card in (*c.hand, *c.in_play) if c.is_a(card, "Victory")]


_count_victory_cards = count(
    ("Victory cards in hand and in play", "Punktekarten auf der Hand und im Spiel"), _victory_cards
)


def _point_for_each_victory_card(c: Frame) -> None:
    n = _count_victory_cards(c)
    if not n:
        why = (
            "no Victory card is in hand or in play, and it lies in the discard pile itself",
            "Keine Punktekarte ist auf der Hand oder im Spiel, und es selbst liegt im Ablagestapel",
        )
        c.say(
            "not",
            c.me,
            "brings none",
            ("grand-castle",),
            because=("empires:grand-castle:2",),
            what=none_of("points"),
            why=why,
        )
    add(c, c.me, vp=n)


card(
    "grand-castle",
    points=5,
    on=on(
        "gain",
        line(
            2,
            reveal_hand,
            _point_for_each_victory_card,
            cites="empires:grand-castle:2",
            cases={"empires:grand-castle:1": lambda c: any(c.is_a(there, "Victory") for there in c.in_play)},
        ),
        zone=SELF,
    ),
)

card(
    "kings-castle",
    points=for_each(
        _castles,
        ("2 for each Castle, here {n}", "2 je Schloss, hier {n}"),
        "empires:kings-castle:1",
        "empires:kings-castle:2",
        points=2,
    ),
)
