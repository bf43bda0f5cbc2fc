"""Intrigue’s cards that let somebody choose one of several things, or two."""

from __future__ import annotations

from rules.engine.code import line, when
from rules.engine.context import Context
from rules.words import (
    HAND,
    Option,
    Pick,
    PickPile,
    card,
    choose,
    discard_from_hand,
    discard_hand,
    each_other,
    gain_a,
    gain_one_from_trash,
    holds_at_least,
    is_action,
    noted,
    of_type,
    plus,
    show,
    tell_kept_hand,
    trash_from_hand,
    trash_picked,
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
                each_other(when(holds_at_least(5), discard_hand, plus(cards=4), orelse=tell_kept_hand(5))),
                says=("new hands of four", "neue Hände mit vier Karten"),
            ),
        ),
        cites="intrigue2:minion:2",
        cases={"intrigue2:minion:3": lambda c: c.who != c.me},
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
    "lurker",
    line(1, plus(actions=1)),
    line(
        2,
        choose(
            Option(
                "trash",
                PickPile(of_type("Action"), prompt="trash"),
                trash_picked(),
            ),
            Option(
                "gain",
                gain_one_from_trash(is_action),
            ),
        ),
        cites=("intrigue2:lurker:1", "intrigue2:lurker:2"),
    ),
    cites="intrigue2:lurker:1",
)
