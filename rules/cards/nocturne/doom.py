"""Nocturne: Doom cards, which bring Hexes, and Vampire and Bat, which become each other."""

from __future__ import annotations

from rules.speech.grammar import DE, EN
from rules.speech.wording import card_list
from rules.words import (
    SELF,
    Context,
    Kind,
    Text,
    applies,
    brings_other,
    card,
    count,
    draw_up_to,
    exchange_this,
    gain_a,
    gain_choice,
    line,
    none_left,
    not_exchanged,
    noted,
    on,
    others_receive_a_hex,
    plus,
    receive_a_hex,
    tell_no_attack,
    trash_from_hand,
    up_to,
    when,
)

card(
    "cursed-village",
    line(1, plus(actions=2), cites="base2:action-phase:2"),
    line(2, draw_up_to(6), cites="nocturne:cursed-village:1"),
    on=on(
        "gain",
        line(
            3,
            receive_a_hex,
            cites=("nocturne:cursed-village:2", "nocturne:hexes:1"),
            cases={"nocturne:cursed-village:3": lambda c: c.game.phase == "buy" and c.game.player == c.me},
        ),
        zone=SELF,
    ),
)


def _not_seven(c: Context) -> Text:
    n = len(c.in_play)
    are, sind = ("card is", "Karte ist") if n == 1 else ("cards are", "Karten sind")
    return f"{n} {are} in play, not 7", f"{n} {sind} im Spiel, nicht 7"


card(
    "leprechaun",
    line(1, gain_a("gold"), cites="nocturne:leprechaun:1"),
    line(
        2,
        when(
            lambda c: len(c.in_play) == 7,
            (count(("cards in play", "Karten im Spiel"), lambda c: c.in_play), gain_a("wish")),
            orelse=line(
                2,
                brings_other("wish", _not_seven, "nocturne:leprechaun:3"),
                tell_no_attack,
                receive_a_hex,
                cites=("nocturne:leprechaun:4", "nocturne:hexes:1"),
            ),
        ),
        cites="nocturne:leprechaun:2",
    ),
)

card(
    "skulk",
    line(1, plus(buys=1), cites="base2:buy-phase:1"),
    line(
        2,
        others_receive_a_hex(),
        cites="nocturne:hexes:2",
        cases={"nocturne:skulk:2": noted("unaffected"), "nocturne:hexes:3": noted("unaffected")},
    ),
    on=on("gain", line(3, gain_a("gold"), cites="nocturne:skulk:1"), zone=SELF),
)


def _alone_in_play(c: Context) -> bool:
    return all(other == c.card for other in c.in_play)


def _not_alone(c: Context) -> Text:
    n = len(c.in_play)
    slugs = [c.known(card).slug for card in c.in_play]
    en, de = card_list(slugs, EN), card_list(slugs, DE)
    return f"{n} cards are in play ({en})", f"{n} Karten sind im Spiel ({de})"


card(
    "tormentor",
    line(1, plus(coins=2), cites="base2:play:1"),
    line(
        2,
        when(
            _alone_in_play,
            (applies(("no other card is in play", "Keine andere Karte ist im Spiel")), gain_a("imp")),
            orelse=line(
                2,
                brings_other("imp", _not_alone),
                others_receive_a_hex(),
                cites=("nocturne:tormentor:2", "nocturne:hexes:2"),
            ),
        ),
        cites="nocturne:tormentor:1",
        cases={"nocturne:tormentor:3": lambda c: len(c.game.played) > 1},
    ),
)


class _up_to_but_no_vampire(up_to):
    def __call__(self, c: Context, kind: Kind) -> bool:
        return kind.slug != "vampire" and super().__call__(c, kind)


card(
    "vampire",
    line(1, others_receive_a_hex(), cites=("nocturne:hexes:2", "nocturne:vampire:1")),
    line(2, gain_choice(_up_to_but_no_vampire(5)), cites="nocturne:vampire:1"),
    line(
        3,
        exchange_this("bat"),
        cites="nocturne:vampire:3",
        cases={"nocturne:vampire:2": none_left("bat")},
    ),
)

card(
    "bat",
    line(1, trash_from_hand(2, up_to=True), cites="nocturne:bat:1"),
    line(
        2,
        when(
            noted("trashed"),
            exchange_this("vampire"),
            orelse=not_exchanged(("no card was trashed", "Es wurde keine Karte entsorgt")),
        ),
        cites="nocturne:bat:1",
        cases={"nocturne:bat:2": none_left("vampire")},
    ),
)


def _my_night(c: Context) -> bool:
    return c.game.phase == "night" and c.game.player == c.me


_NOT_AT_NIGHT = ("it is not one’s own Night phase", "Es ist nicht die eigene Nachtphase")
_AT_NIGHT = ("it is one’s own Night phase", "Es ist die eigene Nachtphase")

card(
    "werewolf",
    line(
        1,
        when(
            _my_night,
            line(1, applies(_AT_NIGHT), others_receive_a_hex(), cites=("nocturne:werewolf:2", "nocturne:hexes:2")),
            orelse=(applies(_NOT_AT_NIGHT), plus(cards=3)),
        ),
        cites="nocturne:werewolf:1",
    ),
)
