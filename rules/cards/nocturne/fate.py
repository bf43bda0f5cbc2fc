"""Nocturne's Fate cards: whoever plays or gains one receives Boons."""

from __future__ import annotations

from rules.rulebook.boons import discard_boon, keep
from rules.rulebook.buy import take_from_others
from rules.rulebook.prevention import NOT_TRASHED, tell_lost
from rules.words import (
    LANDSCAPE,
    SELF,
    SILENT,
    Context,
    Frame,
    MayUse,
    Not,
    Op,
    Option,
    PickBoon,
    Text,
    applies,
    as_long_as,
    brings_no,
    card,
    choose,
    copies_in_play,
    could_go_onto_deck,
    count,
    discard_from_hand,
    does_nothing,
    each_other,
    gain_a,
    in_play,
    line,
    may,
    next_turn,
    none_left,
    none_of,
    not_the_first_play,
    noted,
    on,
    on_anothers_turn,
    plus,
    receive,
    receive_a_boon,
    slug_of,
    take_boons,
    this_turn,
    topdeck,
    trash_this,
    when,
)

STAY_A_WHILE = ("the-fields-gift", "the-forests-gift", "the-rivers-gift")  # those that say so themselves

card(
    "bard",
    line(1, plus(coins=2)),
    line(2, receive_a_boon, cites="nocturne:bard:1", cases={"nocturne:bard:2": not_the_first_play}),
    cites="nocturne:bard:1",
)


# --- Blessed Village -------------------------------------------------------------------------------------------------


class _KeepItForLater(Op):
    def __call__(self, c: Frame) -> None:
        keep(c.game, c.me, slug_of(c))

    def says(self) -> Text:
        return SILENT


card(
    "blessed-village",
    line(1, plus(cards=1)),
    line(2, plus(actions=2)),
    on=on(
        "gain",
        line(
            3,
            take_boons(),
            when(
                noted("boon"),
                choose(
                    Option("now", receive()),
                    Option(
                        "next-turn",
                        _KeepItForLater(),
                        next_turn(receive(), carry=("boon",)),
                    ),
                    widens=False,
                ),
            ),
            cites=("nocturne:blessed-village:1", "nocturne:blessed-village:2"),
            cases={"nocturne:blessed-village:3": on_anothers_turn},
        ),
        zone=SELF,
    ),
    cites="nocturne:blessed-village:1",
)


# --- Druid -----------------------------------------------------------------------------------------------------------

card(
    "druid",
    line(1, plus(buys=1)),
    line(
        2,
        PickBoon("boon", lambda c: c.game.beside.druid),
        receive(stays="there"),
        cites="nocturne:druid:1",
        cases={"nocturne:druid:2": lambda c: slug_of(c) in STAY_A_WHILE},
    ),
    cites="nocturne:druid:1",
)


# --- Fool ------------------------------------------------------------------------------------------------------------


def _is_not_lost(c: Context) -> bool:
    return "lost-in-the-woods" not in c.game.holds[c.me]


def _take_it(c: Frame) -> None:
    c.notes["from another"] = any("lost-in-the-woods" in held for held in c.game.holds)
    take_from_others(c.game, c.me, "lost-in-the-woods")


def _one_less(c: Frame) -> None:
    c.notes["boons"] = tuple(slug for slug in c.notes["boons"] if slug != slug_of(c))


card(
    "fool",
    when(
        _is_not_lost,
        line(1, _take_it, cites="nocturne:fool:1", cases={"nocturne:fool:2": noted("from another")}),
        line(
            2,
            take_boons(3, "boons"),
            as_long_as(noted("boons"), PickBoon("boon", lambda c: c.notes["boons"]), _one_less, receive()),
            cites="nocturne:fool:3",
        ),
        orelse=does_nothing(
            ("whoever plays it is Lost in the Woods already", "Wer ihn spielt, ist schon Im Wald verirrt"),
            "nocturne:fool:1",
        ),
    ),
    cites="nocturne:fool:1",
)


def _holds_a_card(c: Context) -> bool | Not:
    if not c.mine or c.hand:
        return c.mine
    why = ("there is no card in hand to discard", "Keine Handkarte kann abgelegt werden")
    what = none_of("boon")
    return Not("brings none", "lost-in-the-woods", cites=("nocturne:lost-in-the-woods:2",), what=what, why=why)


card(
    "lost-in-the-woods",
    on=on(
        "turn",
        line(1, discard_from_hand(1, may=True), when(noted("discarded"), receive_a_boon)),
        zone=LANDSCAPE,
        test=_holds_a_card,
    ),
    cites="nocturne:lost-in-the-woods:1",
)


# --- Idol ------------------------------------------------------------------------------------------------------------


def _odd_idols(c: Context) -> bool:
    return copies_in_play(c, "idol") % 2 == 1


def _odd_or_even(n: int) -> Text:
    return (", an odd number", ", eine ungerade Zahl") if n % 2 else (", an even number", ", eine gerade Zahl")


card(
    "idol",
    line(1, plus(coins=2)),
    line(
        2,
        count(("Idols in play", "Götzen im Spiel"), lambda c: copies_in_play(c, "idol"), _odd_or_even),
        when(_odd_idols, receive_a_boon, orelse=each_other(gain_a("curse"))),
        cites="nocturne:idol:1",
        cases={
            "nocturne:idol:4": lambda c: not _odd_idols(c) and none_left("curse")(c),
            "nocturne:idol:2": not_the_first_play,
        },
    ),
    cites="base2:play:1",
)


# --- Pixie -----------------------------------------------------------------------------------------------------------


def _discard_it(c: Frame) -> None:
    slug = slug_of(c)
    if slug:
        discard_boon(c.game, slug)
        c.say("discard", c.me, "discard", (slug,))


def _it_is_gone(c: Context) -> None:
    tell_lost(c.game, c.me, c.card, because=("nocturne:pixie:3",), done=NOT_TRASHED)


card(
    "pixie",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3,
        take_boons(told=False),
        _discard_it,
        cites="nocturne:pixie:1",
        cases={"nocturne:pixie:3": lambda c: not in_play(c)},
    ),
    line(
        4,
        when(
            in_play,
            may(
                (
                    "Do you trash the Pixie to receive the Boon twice?",
                    "Entsorgst du die Fee, um die Gabe zweimal zu empfangen?",
                ),
                trash_this,
                receive(stays="discarded"),
                receive(stays="discarded", again=True),
                test=slug_of,
            ),
            orelse=_it_is_gone,
        ),
        cites=("nocturne:pixie:1", "nocturne:pixie:2"),
    ),
    cites="nocturne:pixie:1",
)


# --- Sacred Grove ----------------------------------------------------------------------------------------------------


def _gives_no_coin(c: Context) -> bool:
    slug = slug_of(c)
    return bool(slug) and not c.game.table.rules.kind(slug).coins


card(
    "sacred-grove",
    line(1, plus(buys=1)),
    line(2, plus(coins=3)),
    line(
        3,
        receive_a_boon,
        cites="nocturne:sacred-grove:1",
        cases={"nocturne:sacred-grove:2": lambda c: slug_of(c) and not _gives_no_coin(c)},
    ),
    line(
        4,
        when(
            _gives_no_coin,
            applies(("the Boon gives no Coins", "Die Gabe gibt kein Geld")),
            each_other(may(("Do you receive the Boon too?", "Empfängst du die Gabe auch?"), receive(stays="there"))),
            orelse=when(
                slug_of,
                each_other(
                    brings_no(
                        "boon",
                        ("one that gives a Coin is not shared", "Eine, die Geld gibt, wird nicht geteilt"),
                        "nocturne:sacred-grove:2",
                    ),
                ),
            ),
        ),
        cites="nocturne:sacred-grove:1",
        cases={"nocturne:sacred-grove:3": lambda c: slug_of(c) == "the-rivers-gift"},
    ),
    cites="nocturne:sacred-grove:1",
)


# --- Tracker ---------------------------------------------------------------------------------------------------------

card(
    "tracker",
    line(1, plus(coins=1)),
    line(
        2,
        this_turn("gain", MayUse(), topdeck("cards", None), test=could_go_onto_deck),
        cites=("nocturne:tracker:1", "nocturne:tracker:2"),
        cases={"nocturne:tracker:3": lambda c: not in_play(c)},
    ),
    line(3, receive_a_boon, cites="nocturne:tracker:2"),
    cites="nocturne:tracker:1",
)
