"""Rising Sun: Omens, which take a Sun token off the Prophecy before they do anything else."""

from __future__ import annotations

from rules.words import (
    DECK,
    HAND,
    Context,
    Cost,
    Option,
    Schedule,
    Step,
    applies,
    brings_no,
    card,
    choose,
    costs_from,
    discard_from_hand,
    each_other,
    gain_a,
    gain_choice,
    is_action,
    line,
    more_than,
    noted,
    noted_at_least,
    plus,
    plus_sun,
    put,
    reveal,
    stays_on_deck,
    trash_from_hand,
    up_to,
    weigh,
    when,
)

_SUN = line(1, plus_sun, cites="rising-sun:omens:1")

card(
    "tea-house",
    _SUN,
    line(2, plus(cards=1), cites="rising-sun:tea-house:1"),
    line(3, plus(actions=1), cites="rising-sun:tea-house:1"),
    line(4, plus(coins=2), cites="rising-sun:tea-house:1"),
    cites="rising-sun:tea-house:1",
)

_CARDS = "cards"


def _action_in_trash(c: Context) -> bool:
    return any(is_action(c, trashed) for trashed in c.game.zones[c.game.table.trash])


card(
    "mountain-shrine",
    _SUN,
    line(2, plus(coins=2), cites="base2:play:1"),
    line(3, trash_from_hand(may=True), cites="rising-sun:mountain-shrine:2"),
    line(
        4,
        when(
            _action_in_trash,
            (applies(("an Action lies in the trash", "Im Müll liegt eine Aktion")), plus(cards=2)),
            orelse=brings_no(
                _CARDS,
                ("no Action lies in the trash", "Im Müll liegt keine Aktion"),
                "rising-sun:mountain-shrine:2",
            ),
        ),
        cites="rising-sun:mountain-shrine:1",
    ),
)


def _costs_at_most_three(c: Context, seen: int) -> bool:
    return c.cost_of(seen) <= Cost(3)


def _cheap(c: Context) -> bool:
    return any(_costs_at_most_three(c, seen) for seen in c.many("seen"))


def _costs_debt(c: Context) -> bool:
    return any(c.cost_of(seen).debt for seen in c.many("seen"))


card(
    "poet",
    _SUN,
    line(2, plus(cards=1), cites="base2:play:1"),
    line(3, plus(actions=1), cites="base2:play:1"),
    line(
        4,
        reveal(1),
        when(
            _cheap,
            (weigh("seen", costs_from(0, 3)), put("seen", DECK, HAND, "take")),
            orelse=stays_on_deck("seen", more_than(3), "rising-sun:poet:2"),
        ),
        cites="rising-sun:poet:2",
        cases={"rising-sun:poet:1": _costs_debt},
    ),
)


def _gained_in_a_buy_phase(c: Context) -> bool:
    """In any Buy phase of this turn: there may have been several."""
    return any(who == c.me and phase in ("buy", "earlier-buy") for who, _, phase in c.game.gained)


def _my_clean_up(c: Context) -> bool:
    return c.game.player == c.me


_NO_GAIN: Step = brings_no(
    "card",
    ("a card was gained in the Buy phase", "In der Kaufphase wurde eine Karte genommen"),
    "rising-sun:river-shrine:3",
)

_NONE_GAINED = ("no card was gained in the Buy phase", "In der Kaufphase wurde keine Karte genommen")

card(
    "river-shrine",
    _SUN,
    line(2, trash_from_hand(2, up_to=True), cites="rising-sun:river-shrine:4"),
    line(
        3,
        Schedule(
            "clean-up",
            "turn",
            when(_gained_in_a_buy_phase, _NO_GAIN, orelse=(applies(_NONE_GAINED), gain_choice(up_to(4)))),
            test=_my_clean_up,
        ),
        cites=("rising-sun:river-shrine:1", "rising-sun:river-shrine:2"),
    ),
)

card(
    "rustic-village",
    _SUN,
    line(2, plus(cards=1)),
    line(3, plus(actions=2)),
    line(
        4,
        discard_from_hand(2, may=True),
        when(
            noted_at_least("discarded", 2),
            plus(cards=1),
            orelse=when(
                noted("discarded"), brings_no("card", ("only one card was discarded", "Nur eine Karte wurde abgelegt"))
            ),
        ),
        cites=("rising-sun:rustic-village:1", "rising-sun:rustic-village:2"),
    ),
    cites="base2:play:1",
)

card(
    "kitsune",
    _SUN,
    line(
        2,
        choose(
            Option("actions", plus(actions=2)),
            Option("coins", plus(coins=2)),
            Option(
                "curse",
                each_other(gain_a("curse")),
                says=("everybody else gains a Curse", "alle anderen nehmen einen Fluch"),
            ),
            Option("silver", gain_a("silver")),
            n=2,
        ),
        cites=("rising-sun:kitsune:1", "rising-sun:kitsune:2"),
    ),
)
