"""Empires’ split piles of two cards."""

from __future__ import annotations

from dataclasses import dataclass

from rules.rulebook.exchange import return_card
from rules.rulebook.prevention import NOT_SET_ASIDE, tell_lost
from rules.rulebook.trash import trash
from rules.speech.grammar import DE, EN, THE, capital, no_card, the_card
from rules.words import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    PLAY,
    SELF,
    Context,
    Frame,
    Not,
    Op,
    Pick,
    Step,
    Text,
    applies,
    brings_no,
    card,
    coins_of,
    copies_in_play,
    costs_from,
    count,
    discard_down_to,
    each_other,
    gain_a,
    gain_several,
    hand_is_empty,
    in_play,
    is_treasure,
    is_type,
    left_player,
    line,
    look_through_discard,
    named,
    none_of,
    note,
    noted_is,
    on,
    on_anothers_turn,
    plus,
    reveal,
    set_aside,
    show,
    spares_the_others,
    stays_on_deck,
    take_to_hand,
    tell_coins_count,
    tell_none_in_hand,
    tell_not,
    tell_trashed_cost,
    this_card,
    this_turn,
    trash_from_hand,
    weigh,
    what_it_costs,
    when,
    while_resolving,
    your_buy_phase,
    zone_of,
)


@dataclass(frozen=True)
class _NoneInDiscardPile:
    slug: str

    def __call__(self, c: Context) -> bool:
        return all(c.known(card).slug != self.slug for card in c.discard_pile)


def _from_the_discard_pile(slug: str) -> Step:
    none_there = f"{no_card(slug, EN)} is in the discard pile", f"Im Ablagestapel liegt {no_card(slug, DE)}"
    return (
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=named(slug), prompt="take"),
        when(_NoneInDiscardPile(slug), tell_not("takes none", none_there)),
        show("picked"),
        take_to_hand("picked", DISCARD),
    )


card(
    "settlers",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        _from_the_discard_pile("copper"),
        cites="empires:settlers:1",
        cases={"empires:settlers:2": lambda c: bool(c.many("picked"))},
    ),
    cites="base2:play:1",
)

card(
    "bustling-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=3)),
    line(3, _from_the_discard_pile("settlers"), cites="empires:bustling-village:1"),
    cites="base2:play:1",
)


def _harms_nobody(c: Context) -> bool:
    return bool(c.many("trashed")) and coins_of("trashed")(c) < 3 and not is_treasure(c, c.one("trashed"))


def _why_harmless(c: Context) -> Text:
    n, slug = coins_of("trashed")(c), c.kind(c.one("trashed")).slug
    return (
        f"{the_card(slug, EN, THE)} costs {n} and is no Treasure",
        f"{capital(the_card(slug, DE, THE))} kostet {n} und ist keine Geldkarte",
    )


card(
    "catapult",
    line(1, plus(coins=1)),
    line(2, trash_from_hand(), cites="base2:play:1", cases={"empires:catapult:2": hand_is_empty}),
    line(
        3,
        tell_trashed_cost,
        when(lambda c: coins_of("trashed")(c) >= 3, each_other(gain_a("curse"))),
        cites="empires:catapult:1",
    ),
    line(
        4,
        when(noted_is("trashed", is_type("Treasure")), each_other(discard_down_to(3))),
        when(_harms_nobody, spares_the_others(_why_harmless)),
        when(
            lambda c: not c.many("trashed"),
            spares_the_others(("no card was trashed", "Es wurde keine Karte entsorgt"), "empires:catapult:2"),
        ),
        cites="empires:catapult:1",
    ),
    cites="base2:play:1",
)


_IN_BUY_PHASE = ("it is one’s own Buy phase", "Es ist die eigene Kaufphase")
_NOT_IN_BUY_PHASE = ("it is not one’s own Buy phase", "Es ist nicht die eigene Kaufphase")
_ROCKS = line(
    2,
    when(
        your_buy_phase,
        (applies(_IN_BUY_PHASE), gain_a("silver", DECK)),
        orelse=(applies(_NOT_IN_BUY_PHASE), gain_a("silver", HAND)),
    ),
    cites="empires:rocks:1",
    cases={"empires:rocks:2": on_anothers_turn},
)
card(
    "rocks",
    line(1, plus(coins=1)),
    on=(on("gain", _ROCKS, zone=SELF), on("trash", _ROCKS, zone=SELF)),
    cites="base2:play:1",
)


def _fewer_than_five_coins(c: Context) -> Text:
    en, de = what_it_costs(c)
    return f"{en}, not 5 Coins or more", f"{de}, nicht mindestens 5 Geld"


card(
    "patrician",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        when(
            lambda c: coins_of("seen")(c) >= 5,
            (weigh("seen", costs_from(5)), tell_coins_count("seen"), take_to_hand("seen")),
            orelse=stays_on_deck("seen", _fewer_than_five_coins),
        ),
        cites="base2:reveal:1",
        cases={
            "empires:patrician:2": lambda c: c.many("seen") and c.cost_of(c.one("seen")).debt,
            "empires:patrician:1": lambda c: c.many("seen") and coins_of("seen")(c) < 5,
        },
    ),
    cites="base2:play:1",
)


def _five_actions_in_play(c: Context) -> bool | Not:
    n = sum(1 for there in c.game.in_play(c.me) if c.is_a(there, "Action"))
    why = (
        f"it takes 5 Actions in play, there are {n}",
        f"Nötig sind 5 Aktionen im Spiel, es sind {n}",
    )
    return n >= 5 or Not("brings none", "emporium", cites=("empires:emporium:2",), what=none_of("points"), why=why)


_count_actions_in_play = count(
    ("Actions in play", "Aktionen im Spiel"),
    lambda c: [there for there in c.game.in_play(c.me) if c.is_a(there, "Action")],
)

card(
    "emporium",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    on=on(
        "gain",
        line(4, _count_actions_in_play, plus(vp=2), cites="empires:emporium:1"),
        zone=SELF,
        test=_five_actions_in_play,
    ),
    cites="base2:play:1",
)


card("plunder", line(1, plus(coins=2)), line(2, plus(vp=1), cites="empires:plunder:1"), cites="base2:play:1")


def _return_it(c: Context) -> None:
    for kept in c.many("kept"):
        return_card(c.game, c.me, kept, zone_of(c.me, ASIDE))


card(
    "encampment",
    line(1, plus(cards=2)),
    line(2, plus(actions=2)),
    line(
        3,
        Pick("shown", HAND, 1, may=True, test=named("gold", "plunder"), prompt="reveal"),
        show("shown"),
        cites="empires:encampment:1",
    ),
    line(
        4,
        when(
            lambda c: not c.many("shown"),
            when(
                in_play,
                note("kept", this_card),
                set_aside("kept", PLAY),
                this_turn("clean-up", _return_it, carry=("kept",)),
                orelse=lambda c: tell_lost(c.game, c.me, c.card, done=NOT_SET_ASIDE),
            ),
        ),
        cites=("empires:encampment:2", "empires:encampment:1"),
        cases={"empires:overlord:2": while_resolving("overlord")},
    ),
    cites="base2:play:1",
)


def _named_as_the_shown(c: Context, held: int) -> bool:
    return bool(c.many("shown")) and c.kind(held) is c.kind(c.one("shown"))


def _trash_a_gladiator(c: Context) -> None:
    """The one on top of its pile, if it is one."""
    pile = c.game.table.pile_of.get("gladiator")
    top = c.game.top(pile) if pile is not None else 0
    if pile is not None and top and c.kind(top).slug == "gladiator":
        trash(c.game, c.me, (top,), pile.zone)
    else:
        c.say("not", c.me, "trash none", ("gladiator",), because=("empires:gladiator:2",))


_the_same_was_revealed = brings_no(
    "coin",
    (
        "such a card was revealed, so no Gladiator is trashed either",
        "Es wurde eine solche aufgedeckt, also wird auch kein Gladiator entsorgt",
    ),
)

card(
    "gladiator",
    line(1, plus(coins=2)),
    line(
        2,
        Pick("shown", HAND, 1, prompt="reveal"),
        tell_none_in_hand("reveal"),
        show("shown"),
        cites="base2:reveal:1",
        cases={"empires:gladiator:1": hand_is_empty},
    ),
    line(
        3,
        left_player(Pick("copy", HAND, 1, may=True, test=_named_as_the_shown, prompt="reveal"), show("copy")),
        when(lambda c: not c.many("copy"), plus(coins=1), _trash_a_gladiator, orelse=_the_same_was_revealed),
        cites="empires:gladiator:3",
        cases={"empires:gladiator:1": lambda c: not c.many("shown")},
    ),
    cites="base2:play:1",
)


class _DoubleCoins(Op):
    """Your coins are doubled, once a turn; that is no plus."""

    def __init__(self) -> None:
        self.counted = True

    def __call__(self, c: Frame) -> None:
        g = c.game
        if c.me != g.player or g.so_far.used(c.me, "fortune", "turn"):
            what = none_of("further coins")
            why = ("a Fortune doubles them once a turn", "Reichtum verdoppelt es einmal im Zug")
            c.say("not", c.me, "brings none", ("fortune",), because=("empires:fortune:1",), what=what, why=why)
            return
        g.so_far = g.so_far.use(c.me, "fortune", "turn")
        if g.coins:
            _count_coins(c)
            c.say("effect", c.me, "plus", n={"coins": g.coins})
            g.coins *= 2


_count_coins = count(("Coins so far", "Geld bisher"), lambda c: c.game.coins)
_count_gladiators = count(("Gladiators in play", "Gladiatoren im Spiel"), lambda c: copies_in_play(c, "gladiator"))

card(
    "fortune",
    line(1, plus(buys=1)),
    line(2, _DoubleCoins(), cites="empires:fortune:1"),
    on=on(
        "gain",
        line(3, gain_several("gold", _count_gladiators), cites="empires:fortune:2"),
        zone=SELF,
    ),
    last=True,
    once="turn",
    cites="base2:play:1",
)
