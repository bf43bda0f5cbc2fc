"""Adventures' other Kingdom cards."""

from __future__ import annotations

from rules.words import (
    DECK,
    SELF,
    Context,
    Draw,
    Frame,
    Pick,
    among,
    as_long_as,
    card,
    costs_from,
    deck_to_discard,
    discard_from_hand,
    discard_noted,
    each_other,
    exactly,
    gain_a,
    gain_choice,
    gain_named,
    in_play,
    is_treasure,
    is_type,
    journey_is_up,
    line,
    look,
    may,
    note,
    noted,
    noted_is,
    on,
    play_from_hand,
    plus,
    reveal,
    stop,
    take_minus_token,
    take_to_hand,
    trash_noted,
    turn_journey_token,
    up_to,
    when,
)


def _this_or_a_card_in_hand(c: Context) -> list[int]:
    return [*((c.card,) if in_play(c) else ()), *c.hand]


def _coins_it_costs(c: Context) -> int:
    return c.cost_of(c.one("trashed")).coins if c.many("trashed") else 0


card(
    "raze",
    line(1, plus(actions=1)),
    line(
        2,
        Pick("picked", _this_or_a_card_in_hand, 1, prompt="trash", apart=True),
        trash_noted("picked", None),
        cites="adventures:raze:1",
    ),
    line(
        3,
        note("many", _coins_it_costs),
        look(lambda c: c.notes["many"]),
        cites=("adventures:raze:2", "adventures:raze:1"),
    ),
    line(
        4,
        Pick("kept", among("seen"), 1, prompt="take"),
        take_to_hand("kept"),
        note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen in c.deck)),
        discard_noted("rest", DECK),
        cites="adventures:raze:1",
    ),
    cites="adventures:raze:1",
)

card(
    "port",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "gain",
        line(3, gain_a("port"), cites=("adventures:port:1", "adventures:port:2")),
        zone=SELF,
        test=lambda c: c.event["by"] != "port",
    ),
    cites="adventures:port:1",
)


def _first_gain_of_the_buy_phase(c: Context) -> bool:
    g = c.game
    if g.phase != "buy" or g.player != c.me:
        return False
    return sum(who == c.me and phase == "buy" for who, _, phase in g.gained[: c.event["nth"]]) == 1


def _its_name(c: Context) -> str:
    return c.kind(c.one("gained")).slug


card(
    "messenger",
    line(1, plus(buys=1)),
    line(2, plus(coins=2)),
    line(
        3,
        may(
            ("Do you put your deck into your discard pile?", "Legst du deinen Nachziehstapel auf den Ablagestapel?"),
            deck_to_discard,
            test=lambda c: c.deck,
        ),
        cites="adventures:messenger:3",
    ),
    on=on(
        "gain",
        line(
            4,
            gain_choice(up_to(4)),
            when(noted("gained"), note("copied", _its_name), each_other(gain_named("copied"))),
            cites=("adventures:messenger:1", "adventures:messenger:2"),
        ),
        zone=SELF,
        test=_first_gain_of_the_buy_phase,
    ),
    cites="adventures:messenger:1",
)

_action_or_victory = is_type("Action", "Victory")

card(
    "magpie",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        reveal(1),
        note("shown", lambda c: c.many("seen")),
        when(noted_is("seen", is_treasure), take_to_hand("seen")),
        cites=("adventures:magpie:1", "adventures:magpie:2"),
    ),
    line(4, when(noted_is("shown", _action_or_victory), gain_a("magpie")), cites="adventures:magpie:1"),
    cites="adventures:magpie:1",
)

card(
    "ranger",
    line(1, plus(buys=1)),
    line(2, turn_journey_token, cites="adventures:journey-token:1"),
    line(3, when(journey_is_up, plus(cards=5)), cites=("adventures:ranger:1", "adventures:journey-token:1")),
    cites="adventures:ranger:1",
)

card(
    "giant",
    line(1, turn_journey_token, cites="adventures:journey-token:1"),
    line(2, when(lambda c: not journey_is_up(c), plus(coins=1), stop), cites="adventures:giant:1"),
    line(3, plus(coins=5), cites="adventures:giant:1"),
    each_other(
        line(3, reveal(1), cites="adventures:giant:1"),
        line(
            4,
            when(
                noted_is("seen", costs_from(3, 6)),
                trash_noted("seen", DECK),
                orelse=(discard_noted("seen", DECK), gain_a("curse")),
            ),
            cites=("adventures:giant:2", "adventures:giant:3"),
        ),
    ),
    cites="adventures:giant:1",
)

card(
    "artificer",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    line(4, discard_from_hand(lambda c: len(c.hand), up_to=True), cites="adventures:artificer:1"),
    line(
        5,
        gain_choice(exactly(lambda c: len(c.many("discarded"))), DECK, may=True),
        cites=("adventures:artificer:1", "adventures:artificer:2"),
    ),
    cites="adventures:artificer:1",
)

card(
    "lost-city",
    line(1, plus(cards=2)),
    line(2, plus(actions=2)),
    on=on("gain", line(3, each_other(Draw(1, plus=False)), cites="adventures:lost-city:1"), zone=SELF),
    cites="adventures:lost-city:1",
)

card(
    "treasure-trove",
    line(1, plus(coins=2)),
    line(2, gain_a("gold"), gain_a("copper"), cites=("adventures:treasure-trove:1", "adventures:treasure-trove:2")),
    cites="adventures:treasure-trove:1",
)

card(
    "relic",
    line(1, plus(coins=2)),
    line(
        2,
        each_other(take_minus_token("minus-card")),
        cites=("adventures:relic:1", "adventures:relic:2", "adventures:minus-tokens:1"),
    ),
    cites="adventures:relic:1",
)


def _pay_all(c: Frame) -> None:
    g = c.game
    c.notes["paid"] = g.coins if c.me == g.player else 0
    if c.notes["paid"]:
        g.coins = 0
        c.say("effect", c.me, "spend", paid={"coins": c.notes["paid"]})


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
        cites="adventures:storyteller:2",
    ),
    line(3, plus(cards=1), cites="adventures:storyteller:1"),
    line(4, _pay_all, plus(cards=lambda c: c.notes["paid"]), cites="adventures:storyteller:1"),
    cites="adventures:storyteller:1",
)
