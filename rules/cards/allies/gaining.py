"""Allies: cards that bring others for a card, and those that ask what was gained this turn."""

from __future__ import annotations

from rules.rulebook.reckoning import cost_text
from rules.words import (
    DECK,
    HAND,
    Context,
    Cost,
    Not,
    Pick,
    all_of,
    applies,
    brings_no,
    card,
    discard_down_to,
    each_other,
    gain_a,
    gain_cheaper_of_its_type,
    gain_choice,
    held_a_moat,
    is_action,
    line,
    noted,
    or_else,
    plus,
    return_to_pile,
    tell_not,
    tell_reactions_too_late,
    tell_trashed_cost,
    this_turn,
    top_card,
    trash_from_hand,
    trash_noted,
    up_to,
    up_to_more,
    when,
)

_NONE_WAS_EMPTY = (
    "no Supply pile was empty when it was played",
    "Als die Karte gespielt wurde, war im Vorrat kein Stapel leer",
)

card(
    "carpenter",
    when(
        lambda c: c.game.empty_piles() == 0,
        line(
            1,
            tell_not("trashes none", _NONE_WAS_EMPTY),
            plus(actions=1),
            gain_choice(up_to(4)),
            cites=("allies:carpenter:1", "allies:carpenter:2"),
        ),
        orelse=(
            line(
                2,
                brings_no("action", ("a Supply pile is empty", "Im Vorrat ist ein Stapel leer")),
                cites=("allies:carpenter:4", "allies:carpenter:1"),
            ),
            line(
                2,
                trash_from_hand(1),
                when(noted("trashed"), gain_choice(up_to_more(2))),
                cites="allies:carpenter:3",
            ),
        ),
    ),
)


_NONE_TRASHED = (
    "no card was trashed, so none that costs 3 or more",
    "Es wurde keine Karte entsorgt, also keine, die mindestens 3 kostet",
)
_TOO_CHEAP = ("the trashed card costs less than 3", "Die entsorgte Karte kostet weniger als 3")


_SHARED = {"Duration": "allies:barbarian:1", "Treasure": "allies:barbarian:2", "Liaison": "allies:barbarian:3"}


def _lost_three_or_more(c: Context) -> bool:
    lost = c.one("trashed")
    return bool(lost) and Cost(3) <= c.cost_of(lost)


card(
    "barbarian",
    line(1, plus(coins=2), cites="base2:play:1"),
    each_other(
        line(
            2,
            top_card(),
            trash_noted("top", DECK),
            tell_trashed_cost,
            cites="base2:trash:1",
            cases={"allies:barbarian:6": lambda c: c.game.table.players > 2},
        ),
        when(
            _lost_three_or_more,
            line(
                3,
                gain_cheaper_of_its_type(_SHARED),
                cites="allies:barbarian:4",
                cases={"allies:barbarian:5": lambda c: not c.many("gained")},
            ),
            orelse=line(
                4,
                when(noted("trashed"), applies(_TOO_CHEAP), orelse=applies(_NONE_TRASHED)),
                gain_a("curse"),
                cites="allies:barbarian:7",
            ),
        ),
    ),
    cites="allies:barbarian:6",
)


def _costs_three_or_four(c: Context) -> bool | Not:
    """When it was gained, whatever is printed on it."""
    if not c.mine:
        return False
    kind, then = c.kind(c.subject), c.gained_cost
    if then in (Cost(3), Cost(4)):
        return True
    because = (*(("allies:galleria:2",) if kind.slug == "silver" else ()), "allies:galleria:1")
    return Not("costs otherwise", "galleria", kind.slug, cites=because, card=kind.slug, n=cost_text(then))


def _tell_what_it_cost(c: Context) -> None:
    """The cost that counts is that of the moment."""
    slug = c.kind(c.subject).slug
    c.say("effect", c.me, "cost as asked for", (slug,), n=cost_text(c.gained_cost))


def _made_cheaper(c: Context) -> bool:
    gained = c.notes.get("cards", ())
    return bool(gained) and c.cost_of(gained[0]) != c.kind(gained[0]).cost


card(
    "galleria",
    line(1, plus(coins=3), cites="base2:play:1"),
    line(
        2,
        this_turn("gain", _tell_what_it_cost, plus(buys=1), test=_costs_three_or_four),
        cites="allies:galleria:1",
        cases={"allies:galleria:3": _made_cheaper},
    ),
    cites="allies:galleria:1",
)


def _own_gain(c: Context) -> bool:
    return c.mine


card(
    "guildmaster",
    line(1, plus(coins=3), cites="base2:play:1"),
    line(2, this_turn("gain", plus(favors=1), test=_own_gain)),
    cites="allies:guildmaster:1",
)


def _attack_gained(c: Context) -> bool:
    return c.mine and c.is_a(c.subject, "Attack")


card(
    "skirmisher",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, plus(coins=1), cites="base2:play:1"),
    line(
        4,
        this_turn(
            "gain",
            line(
                4,
                applies(("an Attack was gained", "Es wurde eine Angriffskarte genommen")),
                each_other(tell_reactions_too_late, discard_down_to(3)),
                cites="allies:skirmisher:2",
                cases={"allies:skirmisher:4": lambda c: c.who != c.me and held_a_moat(c)},
            ),
            test=_attack_gained,
        ),
        cites="allies:skirmisher:1",
    ),
    ends="allies:skirmisher:1",
)


_has_a_pile = all_of(
    (
        is_action,
        or_else(
            lambda c, card: c.kind(card).slug in c.game.table.pile_of,
            ("it has no pile", "Die Karte hat keinen Stapel"),
            ("has a pile", "einen Stapel hat"),
        ),
    )
)


_another_action = all_of(
    (
        up_to(5, "Action"),
        or_else(
            lambda c, kind: kind.slug != c.notes["returned"],
            ("it is the card that was returned", "Das ist die zurückgelegte Karte"),
            ("is not the one returned", "nicht die zurückgelegte ist"),
        ),
    )
)


card(
    "swap",
    line(1, plus(cards=1), cites="allies:swap:1"),
    line(2, plus(actions=1), cites="allies:swap:1"),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=_has_a_pile, prompt="return"),
        when(noted("picked"), return_to_pile("picked")),
        cites=("allies:swap:5", "allies:swap:2", "allies:mixed-piles:2"),
    ),
    line(
        4,
        when(noted("picked"), gain_choice(_another_action, HAND)),
        cites=("allies:swap:3", "allies:swap:4", "allies:swap:6"),
    ),
    cites="allies:swap:1",
)
