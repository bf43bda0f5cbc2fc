"""Nocturne's Heirlooms, but the Haunted Mirror: each takes the place of a Copper in every starting deck."""

from __future__ import annotations

from collections import Counter

from rules.words import (
    Context,
    brings_no,
    card,
    count,
    for_each,
    gain_a,
    gain_several,
    line,
    none_left,
    not_trashed,
    noted,
    plus,
    trash_from_hand,
    trash_this,
    when,
)

card("pouch", line(1, plus(coins=1)), line(2, plus(buys=1)), cites="nocturne:pouch:1")
card(
    "goat",
    line(1, plus(coins=1)),
    line(
        2,
        trash_from_hand(1, may=True),
        when(
            lambda c: not c.hand and not c.many("trashed"),
            brings_no(
                "anything to trash",
                ("the hand is empty, and it is in play itself", "Die Hand ist leer, und sie selbst ist im Spiel"),
                "nocturne:goat:2",
            ),
        ),
    ),
    cites="nocturne:goat:1",
)
_NO_SILVER_LEFT = {"nocturne:lucky-coin:2": none_left("silver")}

card(
    "lucky-coin",
    line(1, plus(coins=1), cites="nocturne:lucky-coin:1", cases=_NO_SILVER_LEFT),
    line(2, gain_a("silver"), cites="nocturne:lucky-coin:1", cases=_NO_SILVER_LEFT),
)
card("cursed-gold", line(1, plus(coins=3)), line(2, gain_a("curse")), cites="nocturne:cursed-gold:1")


def _estates(c: Context) -> int:
    return sum(c.known(card).slug == "estate" for card in c.game.owned(c.me))


card(
    "pasture",
    line(1, plus(coins=1)),
    points=for_each(_estates, ("1 for each Estate, here {n}", "1 je Anwesen, hier {n}"), "nocturne:pasture:1"),
    cites="nocturne:pasture:1",
)


def _six_single_cards(c: Context) -> bool:
    return len(_single_cards(c)) >= 6


def _single_cards(c: Context) -> list[str]:
    copies = Counter(c.kind(card).slug for card in c.game.in_play(c.me))
    return [slug for slug, n in copies.items() if n == 1]


_count_single_cards = count(
    ("cards in play without a copy there", "Karten im Spiel ohne zweites Exemplar dort"), _single_cards
)


def _nearly_six(c: Context) -> bool:
    """One card short, or six cards of which some are copies."""
    return len(_single_cards(c)) == 5 or len(c.in_play) >= 6


_NOT_SIX = ("that takes 6 single cards in play", "Dazu müssten es 6 einzelne Karten im Spiel sein")

card(
    "magic-lamp",
    line(1, plus(coins=1)),
    line(
        2,
        when(
            _six_single_cards,
            (_count_single_cards, trash_this, when(noted("this trashed"), gain_several("wish", 3))),
            orelse=when(_nearly_six, _count_single_cards, not_trashed(_NOT_SIX)),
        ),
        cites=("nocturne:magic-lamp:1", "nocturne:magic-lamp:2"),
    ),
    cites="nocturne:magic-lamp:1",
)
