"""Augurs: Herb Gatherer, Acolyte, Sorceress, Sibyl."""

from __future__ import annotations

from rules.cards.allies.rotating import may_rotate
from rules.words import (
    DISCARD,
    HAND,
    Context,
    NameCard,
    Pick,
    brings_no,
    card,
    deck_to_discard,
    each_other,
    gain_a,
    hands_out_no_curse,
    in_play,
    is_treasure,
    is_type,
    line,
    look_through_discard,
    may,
    named_right,
    noted,
    nothing,
    play_noted,
    plus,
    put_under_deck,
    reveal,
    take_to_hand,
    told_below,
    topdeck,
    trash_from_hand,
    trash_this,
    when,
)

card(
    "herb-gatherer",
    line(1, plus(buys=1), cites="base2:buy-phase:1"),
    line(2, deck_to_discard, cites="allies:herb-gatherer:1"),
    line(
        3,
        look_through_discard,
        Pick("picked", DISCARD, 1, may=True, test=is_treasure, prompt="play"),
        play_noted("picked", DISCARD),
        cites=("allies:herb-gatherer:2", "allies:error-herb-gatherer:1"),
    ),
    may_rotate(4, "augurs", "Augurs", "Augurinnen", "allies:herb-gatherer:3"),
)


card(
    "acolyte",
    line(
        1,
        told_below(trash_from_hand(1, may=True, test=is_type("Action", "Victory"))),
        when(
            noted("trashed"),
            gain_a("gold"),
            orelse=brings_no(
                "gold",
                ("no Action or Victory card was trashed", "Es wurde keine Aktions- oder Punktekarte entsorgt"),
            ),
        ),
        cites=("allies:acolyte:2", "allies:acolyte:1"),
    ),
    line(
        2,
        told_below(
            may(
                ("Do you trash this Acolyte?", "Entsorgst du diese Altardienerin?"),
                trash_this,
                gain_a("augurs"),
                test=in_play,
            )
        ),
        when(
            nothing("yes"),
            when(
                in_play,
                brings_no("augur", ("this Acolyte was not trashed", "Diese Altardienerin wurde nicht entsorgt")),
                orelse=brings_no(
                    "augur",
                    (
                        "it is no longer in play, so it cannot be trashed now",
                        "Die Karte ist nicht mehr im Spiel und kann jetzt nicht entsorgt werden",
                    ),
                ),
            ),
        ),
        cites=("allies:acolyte:3", "allies:acolyte:4"),
    ),
)


def _tell_named_wrong(c: Context) -> None:
    c.say("not", c.me, "named wrong", (c.card,))


card(
    "sorceress",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, NameCard(), cites="allies:sorceress:1"),
    line(3, reveal(1), take_to_hand("seen"), cites="allies:sorceress:3"),
    line(
        4,
        when(
            noted("seen"),
            when(named_right(), each_other(gain_a("curse")), orelse=_tell_named_wrong),
            orelse=hands_out_no_curse(("no card was revealed", "Es wurde keine Karte aufgedeckt")),
        ),
        cites="allies:sorceress:2",
    ),
)

card(
    "sibyl",
    line(1, plus(cards=4), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(3, Pick("picked", HAND, 1, prompt="topdeck"), topdeck("picked"), cites="allies:sibyl:1"),
    line(4, Pick("picked", HAND, 1, prompt="bottom"), put_under_deck("picked"), cites="allies:sibyl:1"),
)
