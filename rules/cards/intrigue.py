"""Intrigue: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from rules.engine.code import line, when
from rules.engine.context import Context
from rules.words import (
    DECK,
    HAND,
    NameCard,
    Option,
    Pick,
    card,
    cheaper_this_turn,
    choose,
    costs_the_same,
    discard_from_hand,
    discard_hand,
    each_other,
    gain_a,
    gain_choice,
    noted,
    plus,
    reveal,
    show,
    take_to_hand,
    this_turn,
    top_card,
    trash_from_hand,
    trash_noted,
)

card(
    "bridge",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    line(3, this_turn("cost"), cites=("intrigue2:bridge:1", "intrigue2:bridge:2")),
    cut=cheaper_this_turn("bridge", 1),
    cites="intrigue2:bridge:2",
)


def _types_shown(c: Context) -> int:
    return min(len(c.types(c.kind(c.one("shown")))), 4) if c.one("shown") else 0


card(
    "courtier",
    line(1, Pick("shown", HAND, 1, prompt="reveal"), show("shown"), cites="intrigue2:courtier:1"),
    line(
        2,
        when(
            noted("shown"),
            choose(
                Option("action", plus(actions=1)),
                Option("buy", plus(buys=1)),
                Option("coins", plus(coins=3)),
                Option("gold", gain_a("gold")),
                n=_types_shown,
            ),
        ),
        cites=("intrigue2:courtier:1", "intrigue2:courtier:2"),
    ),
)

card("harem", line(1, plus(coins=2), cites="intrigue2:harem:1"), points=2)

card(
    "minion",
    line(1, plus(actions=1), cites="intrigue2:minion:1"),
    line(
        2,
        choose(
            Option("coins", plus(coins=2)),
            Option(
                "hands",
                discard_hand,
                plus(cards=4),
                each_other(when(lambda c: len(c.hand) >= 5, discard_hand, plus(cards=4))),
                says=("new hands of four", "neue Hände mit vier Karten"),
            ),
        ),
        cites=("intrigue2:minion:2", "intrigue2:minion:3"),
    ),
)

card(
    "nobles",
    line(
        1,
        choose(
            Option("cards", plus(cards=3)),
            Option("actions", plus(actions=2)),
        ),
        cites="intrigue2:nobles:1",
    ),
    points=2,
)

card(
    "pawn",
    line(
        1,
        choose(
            Option("card", plus(cards=1)),
            Option("action", plus(actions=1)),
            Option("buy", plus(buys=1)),
            Option("coin", plus(coins=1)),
            n=2,
        ),
        cites=("intrigue2:pawn:1", "intrigue2:pawn:2"),
    ),
)

card(
    "steward",
    line(
        1,
        choose(
            Option("cards", plus(cards=2)),
            Option("coins", plus(coins=2)),
            Option("trash", trash_from_hand(2)),
        ),
        cites=("intrigue2:steward:1", "intrigue2:steward:2"),
    ),
)

card(
    "torturer",
    line(1, plus(cards=3), cites="intrigue2:torturer:4"),
    line(
        2,
        each_other(
            choose(
                Option("discard", discard_from_hand(2)),
                Option("curse", gain_a("curse", HAND)),
            )
        ),
        cites=("intrigue2:torturer:1", "intrigue2:torturer:2", "intrigue2:torturer:3"),
    ),
)


card(
    "swindler",
    line(1, plus(coins=2)),
    each_other(
        line(2, top_card(), trash_noted("top", DECK), cites="intrigue2:swindler:1"),
        when(
            noted("trashed"),
            line(3, gain_choice(costs_the_same(), by="me"), cites=("intrigue2:swindler:2", "intrigue2:swindler:3")),
        ),
    ),
    cites="intrigue2:swindler:1",
)

card(
    "wishing-well",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, NameCard()),
    line(
        4,
        reveal(1),
        when(noted("seen"), when(lambda c: c.kind(c.one("seen")).slug == c.notes["named"], take_to_hand("seen"))),
        cites=("intrigue2:wishing-well:2", "intrigue2:wishing-well:3"),
    ),
    cites="intrigue2:wishing-well:1",
)
