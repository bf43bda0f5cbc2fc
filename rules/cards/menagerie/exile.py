"""Menagerie: cards that Exile."""

from __future__ import annotations

from rules.rulebook.discard import discard
from rules.rulebook.exile import exiled
from rules.words import (
    ANOTHER_NAME,
    DECK,
    EXILE,
    HAND,
    NONE_FROM_3_TO_6,
    SELF,
    TO_EXILE,
    Context,
    Not,
    Pick,
    among,
    applies,
    brings_no,
    card,
    costs_from,
    discard_noted,
    each_other,
    exile_a,
    exile_choice,
    exile_from_hand,
    exile_noted,
    exile_this,
    gain_choice,
    in_exile,
    line,
    moved_away,
    next_turn,
    no_type,
    none_left,
    not_the_first_play,
    note,
    noted,
    on,
    or_else,
    picked_none,
    plus,
    reveal,
    until_next_turn,
    up_to_more,
    weigh,
    when,
    zone_of,
)

card(
    "camel-train",
    line(1, exile_choice(no_type("Victory")), cites=("menagerie:camel-train:1", "menagerie:exile:6")),
    on=on("gain", line(2, exile_a("gold"), cites="menagerie:camel-train:2"), zone=SELF),
    cites="menagerie:camel-train:1",
)

card(
    "stockpile",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(3, exile_this, cites="menagerie:exile:1", cases={"menagerie:stockpile:1": not_the_first_play}),
    cites="base2:play:1",
)


def _no_bounty(c: Context) -> None:
    for picked in c.many("picked"):
        c.say("not", c.me, "no bounty", ("bounty-hunter",), card=c.kind(picked).slug)


_NOTHING_TO_EXILE = brings_no(
    "coins",
    ("there is no card in hand to Exile", "Keine Handkarte kann ins Exil"),
    "menagerie:bounty-hunter:1",
)


_FIRST_THERE = ("no copy of it lay in Exile before", "Vorher lag keine solche Karte im Exil")

card(
    "bounty-hunter",
    line(1, plus(actions=1)),
    line(
        2,
        Pick("picked", HAND, 1, prompt="exile"),
        note("first", lambda c: bool(c.one("picked")) and not in_exile(c, c.one("picked"))),
        exile_noted("picked"),
        cites=("menagerie:bounty-hunter:1", "menagerie:exile:1"),
    ),
    line(
        3,
        when(
            noted("first"),
            (applies(_FIRST_THERE), plus(coins=3)),
            orelse=when(noted("picked"), _no_bounty, orelse=_NOTHING_TO_EXILE),
        ),
        cites="menagerie:bounty-hunter:2",
    ),
    cites="menagerie:bounty-hunter:1",
)

card(
    "cardinal",
    line(1, plus(coins=2)),
    each_other(
        line(
            2,
            reveal(2),
            weigh("seen", costs_from(3, 6)),
            Pick("picked", among("seen", costs_from(3, 6)), 1, prompt="exile"),
            picked_none("picked", "exiles none", NONE_FROM_3_TO_6),
            exile_noted("picked", DECK),
            cites="menagerie:cardinal:1",
        ),
        line(
            3,
            note("rest", lambda c: tuple(seen for seen in c.many("seen") if seen not in c.many("picked"))),
            discard_noted("rest", DECK),
            cites="menagerie:cardinal:2",
        ),
    ),
    cites="menagerie:cardinal:1",
)


def _no_curse_left(c: Context) -> bool:
    return not c.one("exiled")


def _discard_exiled_curses(c: Context) -> None:
    curses = exiled(c.game, c.who, c.game.table.rules.kind("curse"))
    if curses:
        discard(c.game, c.who, curses, zone_of(c.who, EXILE))


card(
    "coven",
    line(1, plus(actions=1)),
    line(2, plus(coins=2)),
    line(
        3,
        each_other(exile_a("curse"), when(_no_curse_left, _discard_exiled_curses)),
        cites="menagerie:coven:1",
        cases={"menagerie:coven:2": none_left("curse")},
    ),
    cites="menagerie:coven:1",
)


_another_name = or_else(lambda c, kind: kind is not c.kind(c.one("exiled")), *ANOTHER_NAME)


card(
    "displace",
    line(1, exile_from_hand(1), cites=("menagerie:displace:1", "menagerie:exile:1")),
    line(
        2,
        when(noted("exiled"), gain_choice(up_to_more(2, "exiled", also=_another_name))),
        cites=("menagerie:displace:2", "menagerie:displace:1"),
    ),
)


_NEITHER = ("it is neither an Action nor a Treasure", "Die Karte ist weder Aktion noch Geld")


def _new_to_their_exile(c: Context) -> bool | Not:
    """An Action or Treasure of which no copy lay there when it was gained, and which has not moved since."""
    if c.mine:
        return False
    player, gained = c.event["player"], c.kind(c.subject).slug
    if c.types(c.kind(c.subject)).isdisjoint(("Action", "Treasure")):
        cites = ("menagerie:gatekeeper:1",)
        return Not("does nothing to", "gatekeeper", gained, cites=cites, to=player, card=gained, why=_NEITHER)
    if c.event["exiled"]:
        return Not("copy in exile", "gatekeeper", gained, cites=("menagerie:gatekeeper:2",), to=player, card=gained)
    if c.game.where(c.subject) is None and not exiled(c.game, player, c.kind(c.subject)):
        return moved_away(c, TO_EXILE, "menagerie:gatekeeper:3", to=player)
    return c.game.where(c.subject) is not None


_NEW_TO_EXILE = ("no copy of the gained card lies in Exile", "Im Exil liegt keine Karte wie die genommene")

card(
    "gatekeeper",
    line(
        1,
        until_next_turn(
            "gain", applies(_NEW_TO_EXILE), exile_noted("cards", None), test=_new_to_their_exile, others=True
        ),
        cites="menagerie:gatekeeper:1",
    ),
    line(2, next_turn(plus(coins=3))),
    cites="menagerie:gatekeeper:1",
)

card(
    "sanctuary",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(buys=1)),
    line(
        4,
        exile_from_hand(1, may=True),
        cites=("menagerie:sanctuary:1", "menagerie:exile:1"),
        cases={"menagerie:sanctuary:2": lambda c: c.one("picked") in c.many("drawn")},
    ),
    cites="menagerie:sanctuary:1",
)
