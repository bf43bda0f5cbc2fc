"""Adventures' Durations: next turn, until the next turn, and for the rest of the game."""

from __future__ import annotations

from rules.words import (
    ASIDE,
    HAND,
    Context,
    Cut,
    Option,
    Order,
    Pick,
    Schedule,
    Step,
    Test,
    attacked_and_playable,
    card,
    cheaper_this_turn,
    choose,
    copies_in_play,
    discard_from_hand,
    each_other,
    gain_a,
    line,
    next_turn,
    not_the_first_play,
    note,
    noted,
    on,
    on_anothers_turn,
    play_this_from_hand,
    played_several_times,
    plus,
    protected_too_late,
    protects,
    put,
    set_aside,
    several_wait,
    take_minus_token,
    this_turn,
    topdeck,
    trash_from_hand,
    until_next_turn,
    was_bought,
    when,
    yours,
)

# --- now and next turn -----------------------------------------------------------------------------------------------

_AMULET = choose(
    Option("coin", plus(coins=1)),
    Option("trash", trash_from_hand()),
    Option("silver", gain_a("silver")),
)


def _trashes_without_a_card(c: Context) -> bool:
    return "trash" in c.notes.get("chosen", ()) and not c.hand and not c.many("trashed")


card(
    "amulet",
    line(1, _AMULET, cites="base2:play:1", cases={"adventures:amulet:2": _trashes_without_a_card}),
    line(2, next_turn(_AMULET), cites="adventures:amulet:1", cases={"adventures:amulet:2": _trashes_without_a_card}),
)

_TWO_FOR_TWO: Step = (plus(cards=2), discard_from_hand(2))

_DUNGEON_CASES: dict[str, Test] = {
    "adventures:dungeon:1": lambda c: "discarded" in c.notes and len(c.many("discarded")) < 2,
    "adventures:dungeon:2": not_the_first_play,
}

card(
    "dungeon",
    line(1, plus(actions=1)),
    line(2, _TWO_FOR_TWO, cites="base2:play:1", cases=_DUNGEON_CASES),
    line(
        3,
        next_turn(_TWO_FOR_TWO),
        cites="base2:play:1",
        cases={**_DUNGEON_CASES, "adventures:dungeon:2": played_several_times},
    ),
    cites="base2:play:1",
)


def _kept_another_card(c: Context) -> bool:
    drawn = {c.game.identity(card) for card in c.many("drawn")}
    return any(c.game.identity(card) not in drawn for card in c.many("picked"))


card(
    "gear",
    line(1, plus(cards=2)),
    line(
        2,
        Pick("picked", HAND, 2, up_to=True, prompt="set aside"),
        set_aside("picked"),
        cites="adventures:gear:1",
        cases={"adventures:gear:2": _kept_another_card},
    ),
    line(
        3,
        when(noted("picked"), next_turn(put("picked", ASIDE, HAND, "take"), carry=("picked",))),
        cites="adventures:gear:1",
    ),
    cites="base2:play:1",
)


def _against_a_relic(c: Context) -> bool:
    return any(frame.me != c.me and c.known(frame.card).slug == "relic" for frame in c.game.stack if frame.card)


_SEVERAL_TROLLS = several_wait("bridge-troll", "cost")


card(
    "caravan-guard",
    line(1, plus(cards=1), cites="base2:play:1", cases={"adventures:relic:2": _against_a_relic}),
    line(2, plus(actions=1), cites="base2:play:1", cases={"adventures:caravan-guard:1": on_anothers_turn}),
    line(3, next_turn(plus(coins=1)), cites="base2:play:1"),
    on=on(
        "attack",
        line(
            4,
            play_this_from_hand,
            cites="adventures:caravan-guard:1",
            cases={"adventures:caravan-guard:2": lambda c: copies_in_play(c, "caravan-guard") > 0},
        ),
        zone=HAND,
        test=attacked_and_playable,
        may=True,
    ),
    cites="base2:play:1",
)

card(
    "bridge-troll",
    line(
        1,
        each_other(take_minus_token("minus-coin")),
        cites="adventures:minus-tokens:1",
        cases={"adventures:bridge-troll:3": noted("token lay there")},
    ),
    line(
        2,
        this_turn("cost"),
        Schedule("turn-first", "once", this_turn("cost"), test=lambda c: c.mine),
        cites="adventures:bridge-troll:1",
        cases={"adventures:bridge-troll:2": _SEVERAL_TROLLS},
    ),
    line(3, plus(buys=1), cites="base2:play:1"),
    line(4, next_turn(plus(buys=1)), cites="adventures:bridge-troll:1"),
    cut=Cut(
        cheaper_this_turn("bridge-troll", 1),
        ("adventures:bridge-troll:1",),
        {"adventures:bridge-troll:2": lambda c, kind: _SEVERAL_TROLLS(c)},
    ),
)

# --- until then ------------------------------------------------------------------------------------------------------


def _no_card(c: Context) -> bool:
    return not c.event.get("cards", True)


card(
    "haunted-woods",
    line(
        1,
        until_next_turn(
            "gain",
            note("rest", lambda c: c.hand),
            Order("rest"),
            topdeck("rest"),
            test=was_bought,
            others=True,
        ),
        cites="adventures:haunted-woods:1",
        cases={"adventures:champion:2": protected_too_late, "adventures:haunted-woods:2": _no_card},
    ),
    line(
        2,
        next_turn(plus(cards=3)),
        cites="base2:play:1",
        cases={"adventures:haunted-woods:3": lambda c: bool(c.game.extra)},
    ),
)

card(
    "swamp-hag",
    line(
        1,
        until_next_turn("gain", gain_a("curse"), test=was_bought, others=True),
        cites="adventures:swamp-hag:1",
        cases={
            "adventures:champion:2": protected_too_late,
            "adventures:swamp-hag:2": several_wait("swamp-hag", "gain"),
        },
    ),
    line(2, next_turn(plus(coins=3)), cites="adventures:swamp-hag:3"),
)

# --- for the rest of the game ----------------------------------------------------------------------------------------

card(
    "hireling",
    line(
        1,
        next_turn(plus(cards=1), until="ever"),
        cites="adventures:hireling:1",
        cases={"adventures:hireling:2": lambda c: sum(effect.card == c.card for effect in c.game.active("turn")) > 1},
    ),
)


card(
    "champion",
    line(1, plus(actions=1)),
    line(2, Schedule("immune", "ever", protects), cites="adventures:champion:1"),
    line(
        3,
        Schedule("first", "ever", plus(actions=1), test=yours("Action")),
        cites="adventures:champion:3",
    ),
    cites="base2:play:1",
)
