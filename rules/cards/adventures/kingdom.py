"""Adventures' other Kingdom cards."""

from __future__ import annotations

from rules.words import (
    DECK,
    FACE_DOWN,
    SELF,
    Context,
    Draw,
    Frame,
    Not,
    Pick,
    among,
    any_number,
    applies,
    as_long_as,
    brings_less,
    brings_no,
    card,
    coins_of,
    costs_from,
    discard_from_hand,
    discard_noted,
    each_other,
    exactly,
    gain_a,
    gain_choice,
    gain_named,
    has_the_token,
    in_play,
    is_treasure,
    is_type,
    it_costs_nothing,
    journey_is_up,
    leave_on_deck,
    line,
    look,
    lying,
    may_put_deck_into_discard,
    none_left,
    not_the_first_play,
    note,
    noted,
    noted_is,
    nothing,
    on,
    play_from_hand,
    plus,
    reveal,
    stop,
    take_minus_token,
    take_to_hand,
    tell_trashed_cost,
    trash_noted,
    trashed_for_nothing,
    turn_journey_token,
    up_to,
    weigh,
    when,
)


def _this_or_a_card_in_hand(c: Context) -> list[int]:
    return [*((c.card,) if in_play(c) else ()), *c.hand]


_THIS_OR_A_CARD_IN_HAND = lying(
    _this_or_a_card_in_hand, ", this one or one from your hand,", ", diese oder eine von der Hand,"
)


card(
    "raze",
    line(1, plus(actions=1)),
    line(
        2,
        Pick(
            "picked",
            _THIS_OR_A_CARD_IN_HAND,
            1,
            prompt="trash",
            apart=True,
        ),
        trash_noted("picked", None),
        cites="base2:play:1",
        cases={"adventures:raze:1": lambda c: c.card in c.many("picked") or not coins_of("trashed")(c)},
    ),
    line(
        3,
        tell_trashed_cost,
        note("many", coins_of("trashed")),
        when(trashed_for_nothing, brings_less("anything more", it_costs_nothing, "adventures:raze:1")),
        look(lambda c: c.notes["many"]),
        cites="base2:play:1",
        cases=dict.fromkeys(("adventures:raze:2", "adventures:minus-tokens:2"), has_the_token("minus-card")),
    ),
    line(
        4,
        Pick("kept", among("seen"), 1, prompt="take"),
        take_to_hand("kept"),
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen in c.deck)),
        discard_noted("rest", DECK),
        cites="base2:play:1",
    ),
    cites="base2:play:1",
)


def _brought_by_no_port(c: Context) -> bool | Not:
    why = ("another Port brought it", "Eine andere Hafenstadt hat sie gebracht")
    return c.event["by"] != "port" or Not("brings no further one", "port", cites=("adventures:port:1",), why=why)


card(
    "port",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "gain",
        line(
            3,
            gain_a("port"),
            cites="adventures:port:1",
            cases={"adventures:port:2": lambda c: c.event["by"] == "duplicate"},
        ),
        zone=SELF,
        test=_brought_by_no_port,
    ),
    cites="base2:play:1",
)


def _first_gain_of_the_buy_phase(c: Context) -> bool | Not:
    g = c.game
    if g.phase != "buy" or g.player != c.me:
        return False
    first = sum(who == c.me and phase == "buy" for who, _, phase in g.gained[: c.event["nth"]]) == 1
    return first or Not("not the first gain", "messenger", cites=("adventures:messenger:1",))


def _its_name(c: Context) -> str:
    return c.kind(c.one("gained")).slug


def _there_is_none_left(c: Context) -> bool:
    return "copied" in c.notes and not c.game.pile_cards(c.notes["copied"])


_FIRST_GAIN = (
    "it is the first card gained in this Buy phase",
    "Es ist die erste Karte, die in dieser Kaufphase genommen wird",
)

card(
    "messenger",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    line(
        3,
        may_put_deck_into_discard(),
        cites="adventures:messenger:3",
    ),
    on=on(
        "gain",
        line(
            4,
            applies(_FIRST_GAIN),
            gain_choice(up_to(4)),
            when(noted("gained"), note("copied", _its_name), each_other(gain_named("copied"))),
            cites="adventures:messenger:1",
            cases={"adventures:messenger:2": _there_is_none_left},
        ),
        zone=SELF,
        test=_first_gain_of_the_buy_phase,
    ),
    cites="base2:play:1",
)

_NO_TREASURE = ("it is no Treasure", "Das ist keine Geldkarte")
_action_or_victory = is_type("Action", "Victory")


def _is_no_treasure(c: Context) -> bool:
    return bool(c.many("seen")) and not noted_is("seen", is_treasure)(c)


def _does_both(c: Context) -> bool:
    return noted_is("shown", is_treasure)(c) and noted_is("shown", _action_or_victory)(c)


def _is_none_of_these(c: Context) -> bool:
    return bool(c.many("shown")) and not noted_is("shown", is_treasure)(c)


_NO_ACTION_OR_VICTORY = ("that is no Action or Victory card either", "Das ist auch keine Aktions- oder Punktekarte")

card(
    "magpie",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        note("shown", lambda c: c.many("seen")),
        when(noted_is("seen", is_treasure), take_to_hand("seen"), orelse=leave_on_deck("seen", _NO_TREASURE)),
        cites="base2:play:1",
        cases={"adventures:magpie:1": _does_both, "adventures:magpie:2": _is_no_treasure},
    ),
    line(
        4,
        when(
            noted_is("shown", _action_or_victory),
            gain_a("magpie"),
            orelse=when(_is_none_of_these, brings_less("anything more", _NO_ACTION_OR_VICTORY)),
        ),
        cites="base2:play:1",
        cases={"adventures:magpie:1": _does_both},
    ),
    cites="base2:play:1",
)

card(
    "ranger",
    line(1, plus(buys=1)),
    line(2, turn_journey_token, cites="adventures:journey-token:1"),
    line(
        3,
        when(journey_is_up, plus(cards=5), orelse=brings_no("cards", FACE_DOWN)),
        cites="adventures:ranger:1",
    ),
    cites="base2:play:1",
)

card(
    "giant",
    line(1, turn_journey_token, cites="adventures:journey-token:1"),
    line(2, when(lambda c: not journey_is_up(c), plus(coins=1), stop), cites="adventures:giant:1"),
    line(3, plus(coins=5), cites="adventures:journey-token:1"),
    each_other(
        line(3, reveal(1), cites="base2:play:1"),
        line(
            4,
            weigh("seen", costs_from(3, 6)),
            when(
                noted_is("seen", costs_from(3, 6)),
                trash_noted("seen", DECK),
                orelse=(discard_noted("seen", DECK), gain_a("curse")),
            ),
            cites="base2:play:1",
            cases={
                "adventures:giant:2": lambda c: any(c.cost_of(seen).potion for seen in c.many("seen")),
                "adventures:giant:3": nothing("seen"),
            },
        ),
    ),
    cites="base2:play:1",
)

card(
    "artificer",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(4, discard_from_hand(any_number, up_to=True), cites="adventures:artificer:1"),
    line(
        5,
        gain_choice(exactly(lambda c: len(c.many("discarded"))), DECK, may=True),
        cites="adventures:artificer:1",
        cases={"adventures:artificer:2": lambda c: bool(c.many("discarded")) and c.notes.get("pile") == ""},
    ),
    cites="base2:play:1",
)

card(
    "lost-city",
    line(1, plus(cards=2)),
    line(2, plus(actions=2)),
    on=on("gain", line(3, each_other(Draw(1, plus=False)), cites="adventures:lost-city:1"), zone=SELF),
    cites="base2:play:1",
)


card(
    "treasure-trove",
    line(1, plus(coins=2)),
    line(
        2,
        gain_a("gold"),
        gain_a("copper"),
        cites="base2:play:1",
        cases={
            "adventures:treasure-trove:1": none_left("gold", "copper"),
            "adventures:treasure-trove:2": not_the_first_play,
        },
    ),
    cites="base2:play:1",
)


def _has_just_played_a_caravan_guard(c: Context) -> bool:
    return any(who == c.who != c.me and slug == "caravan-guard" for who, slug, _ in c.game.played)


card(
    "relic",
    line(1, plus(coins=2)),
    line(
        2,
        each_other(take_minus_token("minus-card")),
        cites=("adventures:relic:1", "adventures:minus-tokens:1"),
        cases={"adventures:relic:2": _has_just_played_a_caravan_guard},
    ),
    cites="base2:play:1",
)


def _pay_all(c: Frame) -> None:
    g = c.game
    c.notes["paid"] = g.coins if c.me == g.player else 0
    if g.token(c.me, "potion"):
        c.say("not", c.me, "passed over", ("potion",), why=("it is no Coin", "Das ist kein Geld"))
    if c.notes["paid"]:
        g.coins = 0
        c.say("effect", c.me, "pay all", n=c.notes["paid"])


card(
    "storyteller",
    line(1, plus(actions=1)),
    line(
        2,
        note("left", 3),
        as_long_as(
            noted("left"),
            play_from_hand(is_treasure),
            note("left", lambda c: c.notes["left"] - 1 if c.many("picked") else 0),
        ),
        cites="base2:play:1",
        cases={"adventures:storyteller:2": has_the_token("minus-coin")},
    ),
    line(3, plus(cards=1), cites="base2:play:1"),
    line(4, _pay_all, plus(cards=lambda c: c.notes["paid"]), cites="adventures:storyteller:1"),
    cites="base2:play:1",
)
