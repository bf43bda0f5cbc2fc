"""Odysseys: Old Map, Voyage, Sunken Treasure, Distant Shore."""

from __future__ import annotations

from rules.cards.allies.rotating import may_rotate
from rules.speech.wording import SAME_PLAYER
from rules.words import (
    Context,
    ExtraTurn,
    Kind,
    Limit,
    all_of,
    card,
    copies_in_play,
    discard_from_hand,
    gain_a,
    gain_choice,
    gained_none,
    line,
    none_left,
    of_type,
    or_else,
    plus,
    when,
)

card(
    "old-map",
    line(1, plus(cards=1), cites="allies:old-map:1"),
    line(2, plus(actions=1), cites="allies:old-map:1"),
    line(3, discard_from_hand(1), cites="allies:old-map:1"),
    line(4, plus(cards=1), cites="allies:old-map:2"),
    may_rotate(5, "odysseys", "Odysseys", "Irrfahrten", "allies:old-map:3"),
)


def _turn_before_was_not_mine(c: Context) -> bool:
    return c.game.previous != c.me


def _no_extra_turn(c: Context) -> None:
    c.say("not", c.me, "no extra turn", ("voyage",), why=SAME_PLAYER)


def _on_a_voyage(c: Context, kind: Kind) -> bool:
    return c.game.extra == "voyage" and c.me == c.game.player


def _voyage_is_over(c: Context, kind: Kind) -> bool:
    """In a Voyage's turn three cards have been played from hand already."""
    return _on_a_voyage(c, kind) and sum(1 for who, _, from_hand in c.game.played if who == c.me and from_hand) >= 3


card(
    "voyage",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(
        2,
        when(_turn_before_was_not_mine, ExtraTurn(), orelse=_no_extra_turn),
        cites=("base2:extra-turns:1", "allies:durations:2"),
    ),
    limit=Limit(
        _voyage_is_over,
        "allies:voyage:1",
        lambda c, kind: (
            "three cards were played from hand in this turn",
            "In diesem Zug wurden drei Karten von der Hand gespielt",
        ),
        elsewhere=(("throne-room", "allies:voyage:4"),),
        counts=_on_a_voyage,
    ),
)


_NOT_IN_PLAY = or_else(
    lambda c, kind: not copies_in_play(c, kind.slug),
    ("a copy of it is in play", "Eine solche Karte ist im Spiel"),
    ("has no copy in play", "nicht schon vor dir liegt"),
)
_action_not_in_play = all_of((of_type("Action"), _NOT_IN_PLAY))


card(
    "sunken-treasure",
    line(
        1,
        gain_choice(
            _action_not_in_play,
            none=(
                ": the Supply has no Action of which no copy is in play",
                ": Im Vorrat ist keine Aktionskarte, von der nicht schon eine im Spiel ist",
            ),
        ),
        cites="base2:gain:1",
        cases={"allies:sunken-treasure:1": gained_none},
    ),
)

card(
    "distant-shore",
    line(1, plus(cards=2), cites="base2:draw:4", cases={"allies:distant-shore:2": none_left("estate")}),
    line(2, plus(actions=1), cites="base2:action-phase:2", cases={"allies:distant-shore:2": none_left("estate")}),
    line(3, gain_a("estate"), cites="allies:distant-shore:1"),
    points=2,
)
