"""Townsfolk: Town Crier, Blacksmith, Miller, Elder."""

from __future__ import annotations

from rules.cards.allies.rotating import may_rotate
from rules.rulebook.play import play_held
from rules.words import (
    DECK,
    HAND,
    Context,
    Option,
    Pick,
    among,
    card,
    choose,
    chose,
    chose_also,
    discard_noted,
    draw_up_to,
    fewer_seen,
    gain_a,
    is_action,
    lets_choose,
    line,
    look,
    offers_a_choice,
    playable,
    plus,
    take_to_hand,
)

_CARD_AND_ACTION = Option("card", plus(cards=1, actions=1))

card(
    "town-crier",
    line(
        1,
        choose(
            Option("coins", plus(coins=2)),
            Option("silver", gain_a("silver")),
            _CARD_AND_ACTION,
        ),
        cites="allies:town-crier:1",
    ),
    may_rotate(2, "townsfolk", "Townsfolk", "Bürger", "allies:town-crier:2"),
)

card(
    "blacksmith",
    line(
        1,
        choose(
            Option("six", draw_up_to(6)),
            Option("cards", plus(cards=2)),
            _CARD_AND_ACTION,
        ),
        cites="base2:play:1",
        cases={
            "allies:elder:5": chose("six", "card"),
            "allies:blacksmith:1": chose_also("six"),
            "allies:blacksmith:2": chose_also("cards"),
            "allies:blacksmith:3": chose_also("card"),
        },
    ),
)


card(
    "miller",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, look(4), cites="base2:look:1", cases={"allies:miller:1": fewer_seen(4)}),
    line(3, Pick("picked", among("seen", zone=DECK), 1, prompt="take"), take_to_hand("picked"), cites="base2:look:3"),
    line(4, discard_noted("seen", DECK), cites="base2:discard:1"),
)


_IN_ITS_ORDER = (
    "one option more may be chosen, and several come in the order in which the card lists them",
    "Eine Möglichkeit mehr darf gewählt werden, und mehrere kommen in der Reihenfolge auf der Karte",
)


def _play_with_more_options(c: Context) -> None:
    if c.many("picked"):
        if lets_choose("picked")(c) and not offers_a_choice("picked")(c):
            slug = c.known(c.one("picked")).slug
            because = ("allies:elder:8", "allies:elder:7") if slug == "workshop" else ("allies:elder:7",)
            c.say("not", c.me, "adds nothing", ("elder",), because=because, card=slug)
        elif offers_a_choice("picked")(c):
            c.say("effect", c.me, "applies", ("elder",), because=("allies:elder:4",), why=_IN_ITS_ORDER)
        play_held(c.game, c.me, c.one("picked"), elder=True)


card(
    "elder",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=playable(is_action), prompt="play"),
        _play_with_more_options,
        cases={
            "allies:elder:1": lambda c: not offers_a_choice("picked")(c),
            "allies:elder:2": offers_a_choice("picked"),
            "allies:elder:4": offers_a_choice("picked"),
        },
    ),
)
