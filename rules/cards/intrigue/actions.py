"""Intrigue’s other Actions, and what only scores."""

from __future__ import annotations

from rules.words import (
    Context,
    Cut,
    Text,
    brings_no,
    card,
    cheaper_this_turn,
    count,
    for_each,
    in_play,
    is_action,
    line,
    may,
    noted,
    played_several_times,
    plus,
    this_turn,
    trash_this,
    typed_plays_this_turn,
    when,
    while_resolving,
)

card(
    "bridge",
    line(1, plus(buys=1)),
    line(2, plus(coins=1)),
    line(3, this_turn("cost"), cites=("intrigue2:bridge:1", "intrigue2:bridge:2")),
    cut=Cut(cheaper_this_turn("bridge", 1), ("intrigue2:bridge:1", "intrigue2:bridge:2")),
    cites="base2:play:1",
)

card("harem", line(1, plus(coins=2), cites="intrigue2:harem:1"), points=2)


card(
    "great-hall",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    points=1,
    cites="intrigue2:great-hall:1",
)


def _actions_played(c: Context) -> int:
    return typed_plays_this_turn(c, c.me, "Action")


def _not_those_in_play(c: Context) -> Text:
    """Where more are in play than were played this turn."""
    more = sum(is_action(c, card) for card in c.in_play) > _actions_played(c)
    return (" (not those in play since earlier)", " (ohne die schon vorher gespielten)") if more else ("", "")


_ACTIONS_PLAYED = count(
    ("Actions played this turn", "in diesem Zug gespielte Aktionen"), _actions_played, how=_not_those_in_play
)

card(
    "conspirator",
    line(1, plus(coins=2)),
    line(
        2,
        when(
            lambda c: _ACTIONS_PLAYED(c) >= 3,
            plus(cards=1),
            plus(actions=1),
            orelse=brings_no("card or action", ("three are needed", "Drei müssen es sein")),
        ),
        cites="intrigue2:conspirator:2",
        cases={"intrigue2:conspirator:1": while_resolving("throne-room")},
    ),
    cites="base2:play:1",
)

card(
    "coppersmith",
    line(
        1,
        this_turn("play", plus(coins=1), test=lambda c: c.mine and c.known(c.subject).slug == "copper"),
        cites="intrigue2:coppersmith:1",
    ),
)


def _was_in_play(c: Context) -> bool:
    """Before it was trashed; a card that is played where it lies never was."""
    return in_play(c) or c.game.where(c.card) is None


def _played_twice_in_play(c: Context) -> bool:
    return _was_in_play(c) and played_several_times(c)


card(
    "mining-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2), cites="base2:play:1", cases={"intrigue2:mining-village:1": _played_twice_in_play}),
    line(
        3,
        when(
            in_play,
            may(
                ("Do you trash the Mining Village?", "Entsorgst du das Bergwerk?"),
                trash_this,
                when(noted("this trashed"), plus(coins=2)),
            ),
            orelse=trash_this,  # tells that it has moved
        ),
        cites="base2:play:1",
        cases={
            "intrigue2:mining-village:1": _played_twice_in_play,
            "intrigue2:mining-village:2": _was_in_play,
        },
    ),
    cites="base2:play:1",
)

card(
    "duke",
    points=for_each(
        lambda c: sum(c.known(card).slug == "duchy" for card in c.game.owned(c.me)),
        ("1 for each Duchy, here {n}", "1 je Herzogtum, hier {n}"),
        "intrigue2:duke:1",
    ),
)
