"""Empires’ Events."""

from __future__ import annotations

from rules.rulebook.draw import shuffle_deck
from rules.words import (
    DECK,
    DISCARD,
    HAND,
    LANDSCAPE,
    Context,
    Frame,
    Not,
    Pick,
    PickPile,
    PickWholePile,
    Text,
    any_number,
    applies,
    brings_no,
    card,
    coins_of,
    count,
    count_gained,
    gain_a,
    gain_choice,
    gain_several,
    gained_this_turn,
    is_action,
    it_costs_nothing,
    line,
    look_through_discard,
    next_turn,
    none_left,
    none_of,
    note,
    noted,
    of_type,
    on,
    on_its_pile,
    plus,
    plus_tokens,
    says_when,
    take_debt_of_pile,
    tell_empty_discard,
    times,
    told_below,
    trash_from_hand,
    trash_noted,
    trash_picked,
    trashed_for_nothing,
    up_to,
    when,
    your_buy_phase,
    zone_of,
)

card(
    "advance",
    line(1, told_below(trash_from_hand(may=True, test=is_action)), cites="base2:trash:1"),
    line(
        2,
        when(
            noted("trashed"),
            gain_choice(up_to(6, "Action")),
            orelse=brings_no(
                "card",
                ("no Action was trashed", "Es wurde keine Aktion entsorgt"),
                "empires:advance:1",
            ),
        ),
        cites="empires:advance:2",
    ),
)


card(
    "triumph",
    line(1, gain_a("estate"), cites="base2:gain:1", cases={"empires:triumph:2": none_left("estate")}),
    line(
        2,
        when(
            noted("gained"),
            plus_tokens("vp", count_gained),
            orelse=brings_no("points", ("no Estate was gained", "Es wurde kein Anwesen genommen"), "empires:triumph:2"),
        ),
        cites="empires:triumph:1",
    ),
)

card(
    "delve",
    line(1, plus(buys=1), cites="empires:delve:1", cases={"empires:delve:2": none_left("silver")}),
    line(2, gain_a("silver"), cites="base2:gain:1"),
)


card(
    "banquet",
    line(1, times(2, gain_a("copper")), cites="base2:gain:1", cases={"empires:banquet:1": none_left("copper")}),
    line(2, gain_choice(up_to(5, no=("Victory",))), cites="empires:banquet:2"),
)

card(
    "ritual",
    line(1, gain_a("curse"), cites="base2:gain:1", cases={"empires:ritual:1": none_left("curse")}),
    line(
        2,
        when(
            noted("gained"),
            trash_from_hand(),
            when(noted("trashed"), plus_tokens("vp", coins_of("trashed"))),
            when(trashed_for_nothing, brings_no("points", it_costs_nothing, "empires:ritual:2")),
            orelse=brings_no("points", ("no Curse was gained", "Es wurde kein Fluch genommen"), "empires:ritual:1"),
        ),
        cites="empires:ritual:2",
    ),
)


card(
    "salt-the-earth",
    line(1, plus(vp=1), cites="empires:salt-the-earth:1"),
    line(
        2,
        PickPile(of_type("Victory"), prompt="trash"),
        trash_picked(),
        cites="empires:salt-the-earth:1",
        cases={"empires:salt-the-earth:2": says_when("trash", "trashed")},
    ),
)

card(
    "wedding",
    line(1, plus(vp=1), cites="empires:wedding:1"),
    line(2, gain_a("gold"), cites="empires:wedding:1"),
)


def _not_both_empty(c: Context) -> Text:
    if c.deck:
        return "the deck is not empty", "Der Nachziehstapel ist nicht leer"
    return "the discard pile is not empty", "Der Ablagestapel ist nicht leer"


card(
    "windfall",
    line(
        1,
        when(
            lambda c: not c.deck and not c.discard_pile,
            applies(("deck and discard pile are empty", "Nachziehstapel und Ablagestapel sind leer")),
            note("left", lambda c: len(c.game.pile_cards("gold"))),
            gain_several("gold", 3),
            orelse=brings_no("gold", _not_both_empty, "empires:windfall:1"),
        ),
        cites="empires:windfall:1",
        cases={"empires:windfall:2": lambda c: c.notes.get("left", 3) < 3},
    ),
)


_count_silvers = count(
    ("Silvers gained this turn", "in diesem Zug genommenes Silber"), lambda c: gained_this_turn(c, "silver")
)


def _silvers_gained(c: Context) -> int:
    """Told where they are not just the two that the Conquest itself brings."""
    n = gained_this_turn(c, "silver")
    return n if n == 2 else _count_silvers(c)


card(
    "conquest",
    line(1, gain_several("silver", 2), cites="base2:gain:1"),
    line(
        2,
        plus_tokens("vp", _silvers_gained),
        cites="empires:conquest:1",
        cases={"empires:conquest:2": lambda c: gained_this_turn(c, "silver") > 2},
    ),
)

_NO_PROVINCE = ("no Province was gained", "Es wurde keine Provinz genommen")

card(
    "dominate",
    line(
        1,
        gain_a("province"),
        cites="empires:dominate:1",
        cases={"empires:dominate:1": none_left("province")},
    ),
    line(
        2,
        when(noted("gained"), plus(vp=9), orelse=brings_no("points", _NO_PROVINCE, "empires:dominate:1")),
        cites="empires:dominate:1",
    ),
)


def _everything_to_hand(c: Context) -> None:
    g = c.game
    cards = [(card, zone_of(c.me, zone)) for zone in (DECK, DISCARD) for card in g.zones[zone_of(c.me, zone)]]
    moved = [g.move(card, zone, zone_of(c.me, HAND)) for card, zone in cards]
    if moved:
        c.say("put", c.me, "take", moved)


def _hand_into_deck(c: Context) -> None:
    if c.hand:
        c.say("put", c.me, "topdeck", c.hand)
    for held in c.hand:
        c.game.move(held, zone_of(c.me, HAND), zone_of(c.me, DECK))
    shuffle_deck(c.game, c.me)


card(
    "donate",
    line(
        1,
        next_turn(
            _everything_to_hand,
            Pick("picked", HAND, any_number, up_to=True, prompt="trash"),
            line(
                1,
                trash_noted("picked"),
                cites="empires:donate:1",
                cases={"empires:donate:3": says_when("trash", "picked")},
            ),
            line(
                2,
                _hand_into_deck,
                plus(cards=5),
                cites="empires:donate:2",
                cases={"empires:donate:4": lambda c: bool(c.discard_pile)},
            ),
            first=True,
        ),
        cites="empires:donate:1",
    ),
)


def _others_into_deck(c: Context) -> None:
    others = [there for there in c.discard_pile if there not in c.many("kept")]
    if c.many("kept"):
        c.say("put", c.me, "keep back", c.many("kept"))
    for there in others:
        c.game.move(there, zone_of(c.me, DISCARD), zone_of(c.me, DECK))
    if others:
        shuffle_deck(c.game, c.me)


card(
    "annex",
    line(
        1,
        look_through_discard,
        tell_empty_discard,
        Pick(
            "kept", DISCARD, 5, up_to=True, prompt=("What stays in your discard pile?", "Was bleibt im Ablagestapel?")
        ),
        cites="empires:annex:1",
    ),
    line(2, _others_into_deck, cites="empires:annex:1"),
    line(3, gain_a("duchy"), cites="base2:gain:1", cases={"empires:annex:2": none_left("duchy")}),
)


def _debt_on_every_pile(c: Context) -> None:
    g = c.game
    if g.table.rules.kind("tax") in g.table.landscapes:
        g.pile_tokens |= {(pile.slug, "debt"): 1 for pile in g.table.supply}


def _add_to_the_pile(c: Context) -> None:
    pile = c.notes["pile"]
    for _ in range(2):
        c.game.add_pile_token(pile, "debt")
    c.say("put", c.me, "pile token", (pile,), n=("2 debt", "2 Schulden"))


def _taxed(c: Context) -> bool | Not:
    if not c.mine or not c.game.pile_tokens.get(on_its_pile(c, "debt")):
        return False
    why = ("it counts only in one’s own Buy phase", "Sie gilt nur in der eigenen Kaufphase")
    what = none_of("debt")
    return your_buy_phase(c) or Not("brings none", "tax", cites=("empires:tax:3",), what=what, why=why)


def _take_the_debt(c: Frame) -> None:
    take_debt_of_pile(c)
    c.game.pile_tokens[on_its_pile(c, "debt")] = 0  # a document says so: at the start each pile has some


_TAXED = ("Onto which pile does the debt go?", "Auf welchen Stapel kommen die Schulden?")
card(
    "tax",
    line(1, PickWholePile(prompt=_TAXED), _add_to_the_pile, cites="empires:tax:2"),
    on=on(
        "gain",
        line(2, _take_the_debt, cites="empires:tax:1"),
        zone=LANDSCAPE,
        test=_taxed,
    ),
    setup=_debt_on_every_pile,
)
