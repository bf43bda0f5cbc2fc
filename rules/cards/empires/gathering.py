"""Empires’ Gatherings: points that come onto a pile, and off it."""

from __future__ import annotations

from rules.words import (
    HAND,
    SELF,
    Context,
    Frame,
    Op,
    Option,
    Pick,
    add,
    applies,
    brings_no,
    card,
    choose,
    chose,
    count,
    gain_a,
    line,
    none_left,
    noted,
    on,
    plus,
    plus_coins,
    trash_noted,
    trash_this,
    when,
)


def _points_on(c: Context, pile: str) -> int:
    return c.game.pile_tokens.get((pile, "vp"), 0)


class _PointOntoPile(Op):
    """One point goes onto the pile of the Gathering, empty or not."""

    def __call__(self, c: Frame) -> None:
        pile = c.code.source
        if pile in c.game.table.piles:
            c.game.add_pile_token(pile, "vp")
            c.say("put", c.me, "pile token", (pile,), n=("1 victory point", "1 Punkt"))


_ON_THE_PILE = ("points on the pile", "Punkte auf dem Stapel")


class _PointsFromPile(Op):
    """You take the points from the pile of the Gathering."""

    def __call__(self, c: Frame) -> None:
        n = c.game.pile_tokens.pop((c.code.source, "vp"), 0)
        c.say("effect", c.me, "counted", what=_ON_THE_PILE, n=n, which=("", ""))
        add(c, c.me, vp=n)


_point_onto_pile, _points_from_pile = _PointOntoPile(), _PointsFromPile()

_count_points = count(_ON_THE_PILE, lambda c: _points_on(c, "farmers-market"))

card(
    "farmers-market",
    line(1, plus(buys=1)),
    line(
        2,
        when(
            lambda c: _points_on(c, "farmers-market") >= 4,
            (_points_from_pile, trash_this),
            orelse=line(
                3,
                _point_onto_pile,
                plus_coins(_count_points),
                cites="empires:farmers-market:1",
                cases={"empires:farmers-market:2": none_left("farmers-market")},
            ),
        ),
        cites="empires:farmers-market:1",
    ),
    cites="base2:play:1",
)


def _no_estate_for_it(c: Context) -> bool:
    return chose("estate")(c) and none_left("estate")(c)


card(
    "wild-hunt",
    line(
        1,
        choose(
            Option(
                "cards",
                plus(cards=3),
                _point_onto_pile,
                says=("+3 Cards, a point onto the pile", "+3 Karten, ein Punkt auf den Stapel"),
            ),
            Option(
                "estate",
                gain_a("estate"),
                when(
                    noted("gained"),
                    _points_from_pile,
                    orelse=brings_no("points", ("no Estate was gained", "Es wurde kein Anwesen genommen")),
                ),
                says=("gain an Estate for the points", "ein Anwesen und dafür die Punkte nehmen"),
            ),
        ),
        cites="base2:play:1",
        cases={"empires:wild-hunt:1": _no_estate_for_it, "empires:wild-hunt:2": none_left("wild-hunt")},
    ),
)


def _could_be_two(c: Context) -> bool:
    """Another card of a picked name stays in hand, and there was room for it."""
    picked = c.many("picked")
    names = {c.known(card).slug for card in picked}
    return len(picked) < 3 and any(c.known(held).slug in names for held in c.hand if held not in picked)


_DIFFERENT_NAMES = (
    "only cards with different names may be trashed",
    "Nur Karten mit verschiedenen Namen dürfen entsorgt werden",
)

card(
    "temple",
    line(1, plus(vp=1), cites="empires:temple:1"),
    line(
        2,
        Pick("picked", HAND, 3, up_to=True, least=1, distinct=True, prompt="trash"),
        when(_could_be_two, applies(_DIFFERENT_NAMES)),
        trash_noted("picked"),
        cites="empires:temple:2",
    ),
    line(3, _point_onto_pile, cites="empires:temple:1"),
    on=on("gain", line(4, _points_from_pile, cites="empires:temple:3"), zone=SELF),
)
