"""Allies: Durations."""

from __future__ import annotations

from rules.cards.allies.favors import with_an_ally
from rules.rulebook.windows import answer_window
from rules.words import (
    ASIDE,
    HAND,
    PLAY,
    Context,
    Kind,
    Not,
    Pick,
    brings_no,
    but_not,
    card,
    discard_this,
    does_not_stay,
    gain_choice,
    in_play,
    is_action,
    is_duration,
    line,
    next_turn,
    noted,
    nothing,
    nothing_to_play,
    play_noted,
    playable,
    played_several_times,
    plus,
    set_aside,
    takes_place_later,
    until_next_turn,
    up_to,
    uses_no_action,
    was_set_aside,
    when,
)


def _four_favors_more(c: Context) -> None:
    g = c.game
    if g.table.ally:
        for c.me in range(g.table.players):
            g.add_token(c.me, "favors", 4)


card(
    "importer",
    line(1, next_turn(line(1, gain_choice(up_to(5)), cites="base2:gain:5")), cites="allies:durations:2"),
    line(
        2,
        when(
            with_an_ally,
            brings_no(
                "favor", ("it brings Favors only in the set-up", "Gefallen gibt es nur bei der Spielvorbereitung")
            ),
        ),
        cites="allies:importer:2",
    ),
    setup=_four_favors_more,
)


_NO_DURATION = but_not(is_action, is_duration)
_NONE_IN_HAND = ("no Action that is no Duration is in hand", "Auf der Hand ist keine Aktion, die keine Dauerkarte ist")


def _hold_played(c: Context) -> None:
    c.notes["held"] = c.many("played")


card(
    "royal-galley",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(
        2,
        Pick("picked", HAND, 1, may=True, test=playable(_NO_DURATION), prompt="play"),
        uses_no_action,
        play_noted("picked"),
        when(nothing("picked"), nothing_to_play(HAND, _NO_DURATION, _NONE_IN_HAND, "allies:royal-galley:2")),
        cites=("allies:royal-galley:9", "allies:royal-galley:1", "allies:royal-galley:10"),
    ),
    line(
        3,
        _hold_played,
        set_aside("held", PLAY),
        cites="allies:royal-galley:3",
        cases={"allies:royal-galley:4": lambda c: not c.many("held")},
    ),
    line(
        4,
        when(
            noted("held"),
            line(
                4,
                next_turn(
                    line(4, was_set_aside, play_noted("held", ASIDE), cites="allies:royal-galley:7"), carry=("held",)
                ),
                cites="allies:royal-galley:6",
            ),
            orelse=does_not_stay(("nothing was set aside", "Es wurde nichts zur Seite gelegt")),
        ),
        cites="allies:royal-galley:5",
    ),
)


card(
    "contract",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(2, plus(favors=1), cites="base2:play:1"),
    line(
        3,
        Pick("held", HAND, 1, may=True, test=is_action, prompt="set aside"),
        when(
            noted("held"),
            line(
                3,
                set_aside("held"),
                next_turn(
                    line(3, was_set_aside, play_noted("held", ASIDE), cites="allies:contract:3"), carry=("held",)
                ),
                cites="allies:contract:1",
            ),
            orelse=does_not_stay(("nothing was set aside", "Es wurde nichts zur Seite gelegt")),
        ),
        cites="allies:contract:2",
    ),
)


def _first_treasure_of_the_turn(c: Context) -> bool | Not:
    player = c.event["player"]
    if player == c.me or player in c.notes.get("unaffected", ()):
        return False
    if not c.is_a(c.subject, "Treasure"):
        return False
    kinds = (c.game.table.rules.kind(slug) for who, slug, _ in c.game.played if who == player)
    treasures = [kind.slug for kind in kinds if "Treasure" in c.types(kind)]
    return len(treasures) == 1 or (len(treasures) == 2 and len(_waiting(c)) > 1 and _no_second(c, treasures[1]))


def _waiting(c: Context) -> list[int]:
    """Whose Highwaymen wait, one for each."""
    return [effect.player for effect in c.game.active("instead") if effect.source == "highwayman"]


def _no_second(c: Context, treasure: str) -> Not:
    several = len({*_waiting(c)}) > 1
    cites = ("allies:highwayman:7" if several else "allies:highwayman:8", "allies:highwayman:4")
    return Not("only the first treasure", "highwayman", cites=cites, to=c.event["player"], card=treasure)


def _works_while_in_play(kind: Kind) -> bool:
    """Something stands under its dividing line that being played does not bring about."""
    return any(trigger.event == "discard-from-play" or PLAY in trigger.zones for trigger in kind.triggers)


def _does_nothing(c: Context) -> None:
    action = c.is_a(c.one("cards"), "Action")
    treasure = c.known(c.subject).slug
    waiting = _waiting(c)
    because = [
        *(["allies:highwayman:13"] if {e.source for e in c.game.active("instead")} - {"highwayman"} else []),
        *(["allies:highwayman:9"] if action else []),
        *(["allies:highwayman:5"] if c.game.extra else []),
        *(["allies:highwayman:7"] if len(set(waiting)) > 1 else []),
        *(["allies:highwayman:8"] if len(set(waiting)) < len(waiting) else []),
        *(["allies:highwayman:6"] if treasure == "copper" else []),
        *(["allies:highwayman:10"] if _works_while_in_play(c.known(c.subject)) else []),
        "allies:highwayman:4",
    ]
    victim = c.event["player"]
    c.say("not", c.me, "no effect", ("highwayman", treasure), because=tuple(because), card=treasure, other=victim)
    answer_window(c.game, "replaced", True)


card(
    "highwayman",
    line(
        1,
        next_turn(discard_this, plus(cards=3)),
        cites="allies:highwayman:3",
        cases={
            "allies:highwayman:2": lambda c: takes_place_later(c) and played_several_times(c),
            "allies:highwayman:1": lambda c: takes_place_later(c) and not in_play(c) and not c.notes.get("discarded"),
        },
    ),
    line(
        2,
        until_next_turn("instead", _does_nothing, test=_first_treasure_of_the_turn),
        cites="allies:highwayman:4",
    ),
)
