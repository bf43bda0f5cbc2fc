"""Dark Ages: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from rules.engine.code import Step, line, when
from rules.engine.context import Context
from rules.words import (
    ASIDE,
    DECK,
    HAND,
    PLAY,
    SELF,
    Option,
    Order,
    Pick,
    YesNo,
    but_not,
    card,
    choose,
    discard_down_to,
    discard_from_hand,
    discard_noted,
    each_other,
    gain_a,
    gain_choice,
    is_duration,
    is_treasure,
    look,
    noted,
    on,
    play_noted,
    playable,
    plus,
    put,
    reveal,
    topdeck,
    trash_from_hand,
    trash_hand,
    trash_noted,
    trash_this,
    up_to,
)

card(
    "count",
    line(
        1,
        choose(
            Option("discard", discard_from_hand(2)),
            Option(
                "deck",
                Pick("picked", HAND, 1, prompt="topdeck"),
                topdeck("picked"),
            ),
            Option("copper", gain_a("copper")),
        ),
        cites=("dark-ages:count:1", "dark-ages:count:2"),
    ),
    line(
        2,
        choose(
            Option("coins", plus(coins=3)),
            Option("trash", trash_hand),
            Option("duchy", gain_a("duchy")),
        ),
        cites=("dark-ages:count:1", "dark-ages:count:3"),
    ),
)


card(
    "counterfeit",
    line(1, plus(coins=1)),
    line(2, plus(buys=1)),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=playable(but_not(is_treasure, is_duration)), prompt="play"),
        play_noted("picked"),
        play_noted("played", again=True, nth=2),
        cites="dark-ages:counterfeit:2",
    ),
    line(4, trash_noted("played", PLAY), cites="dark-ages:counterfeit:1"),
    doubles=True,
    cites="dark-ages:counterfeit:1",
)


def _knight_prey(c: Context) -> list[int]:
    """Revealed cards that cost from 3 to 6."""
    costs = {card: c.cost_of(card) for card in c.many("seen")}
    return [card for card, cost in costs.items() if 3 <= cost.coins <= 6 and not cost.potion and not cost.debt]


def _was_it_a_knight(c: Context) -> None:
    if any(c.is_a(card, "Knight") for card in c.many("trashed")):
        c.notes["knight"] = True


def _knight(first: int) -> Step:
    """What every Knight does, from that line on."""
    return (
        each_other(
            line(
                first,
                reveal(2),
                put("seen", DECK, ASIDE, "set aside", quiet=True),  # what a trashed card draws comes from below them
                Pick("prey", _knight_prey, 1, prompt="trash"),
                trash_noted("prey", ASIDE),
                _was_it_a_knight,
                cites=("dark-ages:knights:2", "dark-ages:knights:3"),
            ),
            line(first + 1, discard_noted("seen", ASIDE), cites="dark-ages:knights:2"),
        ),
        line(first + 2, when(noted("knight"), trash_this), cites="dark-ages:knights:4"),
    )


card("dame-anna", line(1, trash_from_hand(2, up_to=True), cites="dark-ages:dame-anna:1"), _knight(2))
card("dame-josephine", _knight(1), points=2)
card("dame-molly", line(1, plus(actions=2), cites="dark-ages:dame-molly:1"), _knight(2))
card("dame-natalie", line(1, gain_choice(up_to(3), may=True), cites="dark-ages:dame-natalie:1"), _knight(2))
card("dame-sylvia", line(1, plus(coins=2), cites="dark-ages:dame-sylvia:1"), _knight(2))
card(
    "sir-bailey",
    line(1, plus(cards=1), cites="dark-ages:sir-bailey:1"),
    line(2, plus(actions=1), cites="dark-ages:sir-bailey:1"),
    _knight(3),
)
card("sir-destry", line(1, plus(cards=2), cites="dark-ages:sir-destry:1"), _knight(2))
card("sir-martin", line(1, plus(buys=2), cites="dark-ages:sir-martin:1"), _knight(2))
card("sir-michael", line(1, each_other(discard_down_to(3)), cites="dark-ages:sir-michael:1"), _knight(2))
card(
    "sir-vander",
    _knight(1),
    on=on("trash", line(4, gain_a("gold"), cites="dark-ages:sir-vander:1"), zone=SELF),
)

card("abandoned-mine", line(1, plus(coins=1), cites="dark-ages:abandoned-mine:1"))
card("ruined-library", line(1, plus(cards=1), cites="dark-ages:ruined-library:1"))
card("ruined-market", line(1, plus(buys=1), cites="dark-ages:ruined-market:1"))
card("ruined-village", line(1, plus(actions=1), cites="dark-ages:ruined-village:1"))
card(
    "survivors",
    line(1, look(2), cites="dark-ages:survivors:1"),
    line(
        2,
        when(
            noted("seen"),
            YesNo(("Do you discard them?", "Legst du sie ab?")),
            when(noted("yes"), discard_noted("seen", DECK), orelse=(Order("seen"), topdeck("seen", DECK))),
        ),
        cites="dark-ages:survivors:1",
    ),
)
