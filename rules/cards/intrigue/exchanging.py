"""Intrigue’s cards that trash one card for another, and those that ask what was gained."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    Context,
    card,
    costs_from,
    costs_the_same,
    discard_noted,
    each_other,
    exactly_more,
    gain_a,
    gain_choice,
    has_several_types,
    in_turn_order,
    is_action,
    is_treasure,
    is_type,
    is_victory,
    line,
    noted,
    noted_is,
    nothing_fits,
    plus,
    reveal_until,
    some_cost_potion,
    tell_gained_a_curse,
    tell_gained_anyway,
    tell_not,
    top_card,
    topdeck,
    trash_from_hand,
    trash_noted,
    up_to,
    up_to_more,
    weigh,
    when,
)

_NO_CARD_LEFT = ("there is no card to trash", "Es gibt keine Karte zum Entsorgen")

card(
    "swindler",
    line(1, plus(coins=2)),
    each_other(
        line(2, top_card(), trash_noted("top", DECK), cites="base2:play:1", cases=in_turn_order),
        when(
            noted("trashed"),
            line(
                3,
                gain_choice(costs_the_same(), by="me"),
                cites="intrigue2:swindler:2",
                cases={"intrigue2:swindler:3": nothing_fits},
            ),
            orelse=line(2, tell_not("trashes none", _NO_CARD_LEFT), cites="intrigue2:swindler:1"),
        ),
    ),
    cites="base2:play:1",
)


_NOT_THAT_CARD = ("the chosen card was not gained", "Die gewählte Karte wurde nicht genommen")


def _has_moved_on(c: Context) -> bool:
    """The gained card lies no longer where it was gained to."""
    return bool(c.one("gained")) and c.game.where(c.one("gained")) is None


def _something_else_was_gained(c: Context) -> bool:
    return bool(c.notes.get("pile")) and not c.one("gained")


card(
    "ironworks",
    line(1, gain_choice(up_to(4)), cites="base2:gain:5", cases={"intrigue2:ironworks:1": some_cost_potion}),
    line(
        2,
        tell_gained_anyway(),
        when(noted_is("gained", is_action), plus(actions=1)),
        when(noted_is("gained", is_treasure), plus(coins=1)),
        when(noted_is("gained", is_victory), plus(cards=1)),
        when(_something_else_was_gained, tell_not("brings nothing", _NOT_THAT_CARD)),
        tell_gained_a_curse,
        cites="intrigue2:ironworks:2",
        cases={"intrigue2:ironworks:3": _something_else_was_gained, "intrigue2:ironworks:4": _has_moved_on},
    ),
)


def _none_to_trash(c: Context) -> bool:
    return not (c.hand or c.many("picked"))


card(
    "replace",
    line(
        1,
        trash_from_hand(),
        cites="base2:trash:1",
        cases={"intrigue2:replace:1": lambda c: not (c.hand or c.many("picked"))},
    ),
    when(
        noted("trashed"),
        line(2, gain_choice(up_to_more(2)), cites="base2:gain:5"),
        line(
            3,
            when(
                noted_is("gained", is_type("Action", "Treasure")),
                topdeck("gained", DISCARD),
            ),
            cites="base2:play:1",
            cases={"intrigue2:replace:2": has_several_types("gained")},
        ),
        line(
            4,
            when(noted_is("gained", is_victory), tell_gained_anyway(), each_other(gain_a("curse"))),
            cites="base2:play:1",
            cases={"intrigue2:replace:2": has_several_types("gained")} | in_turn_order,
        ),
    ),
)


def _no_silver_for_one(c: Context) -> None:
    if c.many("trashed"):
        c.say("not", c.me, "too few", ("trading-post",), missing="silver")


card(
    "trading-post",
    line(1, trash_from_hand(2), cites="base2:trash:1"),
    line(
        2,
        when(lambda c: len(c.many("trashed")) == 2, gain_a("silver", HAND), orelse=_no_silver_for_one),
        cites="intrigue2:trading-post:2",
        cases={"intrigue2:trading-post:1": lambda c: len(c.many("trashed")) < 2},
    ),
)


_THREE_OR_MORE = costs_from(3)
_NOTHING_DEAR = ("no revealed card costs 3 or more", "Nichts Aufgedecktes kostet 3 oder mehr")

card(
    "saboteur",
    each_other(
        line(1, reveal_until(_THREE_OR_MORE), cites="intrigue1:saboteur:1"),
        line(
            2,
            weigh(lambda c: (*c.many("rest"), *c.many("found")), _THREE_OR_MORE),
            trash_noted("found", ASIDE),
            when(
                noted("trashed"),
                gain_choice(up_to_more(-2), may=True),
                orelse=tell_not("trashes none", _NOTHING_DEAR),
            ),
            cites=("intrigue1:saboteur:2", "intrigue1:saboteur:1"),
        ),
        line(3, discard_noted("rest", ASIDE), cites="intrigue1:saboteur:1"),
    ),
    cites="intrigue1:saboteur:1",
)

card(
    "upgrade",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, trash_from_hand(), cites="intrigue2:upgrade:1"),
    line(
        4,
        when(noted("trashed"), gain_choice(exactly_more(1))),
        cites="intrigue2:upgrade:2",
    ),
    cites="base2:play:1",
)
