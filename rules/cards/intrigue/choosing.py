"""Intrigue’s cards that let somebody choose one of several things, or two."""

from __future__ import annotations

from rules.words import (
    HAND,
    Context,
    Option,
    Pick,
    PickPile,
    card,
    cards_in_trash,
    choose,
    chose,
    count_types,
    discard_from_hand,
    discard_hand,
    each_other,
    gain_a,
    gain_one_from_trash,
    holds_at_least,
    is_action,
    line,
    none_left,
    noted,
    of_type,
    plus,
    show,
    tell_kept_hand,
    trash_from_hand,
    trash_picked,
    when,
)


def _types_shown(c: Context) -> frozenset[str]:
    return c.types(c.kind(c.one("shown"))) if c.one("shown") else frozenset()


card(
    "courtier",
    line(1, Pick("shown", HAND, 1, prompt="reveal"), show("shown"), cites="intrigue2:courtier:1"),
    line(
        2,
        when(
            noted("shown"),
            count_types(("types of the revealed card", "Typen der aufgedeckten Karte"), _types_shown),
            choose(
                Option("action", plus(actions=1)),
                Option("buy", plus(buys=1)),
                Option("coins", plus(coins=3)),
                Option("gold", gain_a("gold")),
                n=lambda c: min(len(_types_shown(c)), 4),
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


def _with_fewer_than_two(c: Context) -> bool:
    return chose("trash")(c) and len(c.hand) + len(c.many("trashed")) < 2


card(
    "steward",
    line(
        1,
        choose(
            Option("cards", plus(cards=2)),
            Option("coins", plus(coins=2)),
            Option("trash", trash_from_hand(2)),
        ),
        cites="base2:play:1",
        cases={"intrigue2:steward:2": _with_fewer_than_two, "intrigue2:steward:1": chose("trash")},
    ),
)


def _chose_a_curse_in_vain(c: Context) -> bool:
    return chose("curse")(c) and none_left("curse")(c)


def _discards_fewer_than_two(c: Context) -> bool:
    return chose("discard")(c) and len(c.hand) + len(c.many("discarded")) < 2


card(
    "torturer",
    line(1, plus(cards=3), cites="base2:play:1"),
    line(
        2,
        each_other(
            choose(
                Option("discard", discard_from_hand(2)),
                Option("curse", gain_a("curse", HAND)),
            )
        ),
        cites="intrigue2:torturer:4",
        cases={
            "intrigue2:torturer:1": _chose_a_curse_in_vain,
            "intrigue2:torturer:2": _discards_fewer_than_two,
            "intrigue2:torturer:3": chose("curse"),
        },
    ),
)


def _no_action_in_the_trash(c: Context) -> bool:
    return chose("gain")(c) and not c.many("gained") and not cards_in_trash(is_action)(c)


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
        cites="intrigue2:lurker:1",
        cases={"intrigue2:lurker:2": _no_action_in_the_trash},
    ),
    cites="base2:play:1",
)
