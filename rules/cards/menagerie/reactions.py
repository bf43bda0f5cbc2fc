"""Menagerie: Reactions that are played, also on other players' turns."""

from __future__ import annotations

from rules.facts import german_type
from rules.words import (
    HAND,
    SELF,
    Context,
    Not,
    applies,
    card,
    cheaper_than_this,
    count_types,
    each_other,
    gain_a,
    gain_choice,
    hands_out_no_curse,
    line,
    not_the_first_play,
    now_or_next_turn,
    on,
    on_anothers_turn,
    outside_clean_up,
    play_this_from_hand,
    play_this_from_there,
    plus,
    still_there_outside_clean_up,
    this_may_be_played,
    when,
)

_ONLY_OTHERS = ("only what another player gains counts", "Es zählt nur, was jemand anders nimmt")


def _another_gained_a_victory_card(c: Context) -> bool | Not:
    if not c.is_a(c.subject, "Victory"):
        return False
    if not c.mine:
        return this_may_be_played(c)
    slug = c.kind(c.subject).slug
    cites = ("menagerie:black-cat:3",)
    return Not("nothing for", "black-cat", slug, cites=cites, once=True, card=slug, why=_ONLY_OTHERS)


_ANOTHERS_TURN = ("it was played on another player’s turn", "Sie wurde in einem fremden Zug gespielt")

card(
    "black-cat",
    line(1, plus(cards=2), cites="base2:draw:1", cases={"menagerie:black-cat:1": lambda c: c.game.player == c.me}),
    line(
        2,
        when(
            on_anothers_turn,
            (applies(_ANOTHERS_TURN), each_other(gain_a("curse"))),
            orelse=hands_out_no_curse(
                ("it was played on one’s own turn", "Sie wurde im eigenen Zug gespielt"),
                "menagerie:black-cat:1",
            ),
        ),
        cites="menagerie:black-cat:2",
    ),
    on=on(
        "gain",
        line(3, play_this_from_hand, cites="menagerie:black-cat:3"),
        zone=HAND,
        test=_another_gained_a_victory_card,
        may=True,
    ),
    cites="menagerie:black-cat:3",
)

card(
    "sheepdog",
    line(1, plus(cards=2)),
    on=on(
        "gain",
        line(
            2,
            play_this_from_hand,
            cites="menagerie:sheepdog:1",
            cases={
                "menagerie:sheepdog:2": lambda c: any(slug == "sheepdog" for _, slug, _ in c.game.played),
                "menagerie:sheepdog:3": lambda c: any(t.event == "gain" for t in c.kind(c.subject).triggers),
            },
        ),
        zone=HAND,
        test=lambda c: c.mine and this_may_be_played(c),
        may=True,
    ),
    cites="menagerie:sheepdog:1",
)


def _of_several_types(c: Context) -> bool | Not:
    kind = c.kind(c.subject)
    if len(c.types(kind)) > 1:
        return this_may_be_played(c)
    type_, cites = next(iter(c.types(kind))), ("menagerie:falconer:3",)
    why = f"it has only one type, {type_}", f"Die Karte hat nur einen Typ, {german_type(type_)}"
    return Not("nothing for", "falconer", kind.slug, cites=cites, once=True, card=kind.slug, why=why)


def _is_cheaper(c: Context) -> bool:
    return c.cost_of(c.card) != c.kind(c.card).cost


def _is_its_own(c: Context) -> bool:
    return c.game.identity(c.subject) == c.game.identity(c.card)


_count_its_types = count_types(
    ("types of the gained card", "Typen der genommenen Karte"), lambda c: c.types(c.kind(c.subject))
)

card(
    "falconer",
    line(
        1,
        gain_choice(cheaper_than_this, HAND),
        cites="menagerie:falconer:1",
        cases={"menagerie:falconer:2": _is_cheaper},
    ),
    on=on(
        "gain",
        line(
            2,
            _count_its_types,
            play_this_from_hand,
            cites="menagerie:falconer:3",
            cases={"menagerie:falconer:4": _is_its_own},
        ),
        zone=HAND,
        test=_of_several_types,
        may=True,
    ),
)


def _discarded_outside_clean_up(c: Context) -> bool | Not:
    if not outside_clean_up(c):
        return Not("not in clean-up", "village-green", cites=("menagerie:village-green:3",))
    return still_there_outside_clean_up(c)


card(
    "village-green",
    line(
        1,
        now_or_next_turn(plus(cards=1, actions=2)),
        cites="menagerie:village-green:2",
        cases={"menagerie:village-green:1": not_the_first_play, "menagerie:village-green:4": on_anothers_turn},
    ),
    on=on(
        "discard",
        line(
            2,
            play_this_from_there,
            cites="menagerie:village-green:3",
            cases={"menagerie:village-green:4": on_anothers_turn},
        ),
        zone=SELF,
        test=_discarded_outside_clean_up,
        may=True,
    ),
)

card(
    "barge",
    line(
        1,
        now_or_next_turn(plus(cards=3, buys=1)),
        cites="menagerie:barge:1",
        cases={"menagerie:barge:2": not_the_first_play},
    ),
)
