"""Intrigue’s cards about hands: what they hold, discard, and pass to the left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.rulebook.prevention import tell_no_gain
from rules.words import (
    HAND,
    Context,
    Frame,
    Kind,
    Not,
    Op,
    Pick,
    Step,
    Text,
    any_number,
    applies,
    card,
    count,
    discard_from_hand,
    each,
    each_other,
    gain_a,
    hand_is_empty,
    is_action,
    line,
    named,
    noted,
    nothing,
    on,
    plus,
    plus_coins,
    put_back_in_any_order,
    reveal_hand,
    reveal_this,
    tell_no_attack,
    tell_not,
    trash_from_hand,
    use_again,
    when,
    zone_of,
)

card(
    "secret-chamber",
    line(1, discard_from_hand(any_number, up_to=True), cites="intrigue2:secret-chamber:1"),
    line(
        2,
        when(
            noted("discarded"),
            plus_coins(lambda c: len(c.many("discarded"))),
            orelse=tell_not("brings nothing", ("nothing was discarded", "Es wurde nichts abgelegt")),
        ),
        cites="intrigue2:secret-chamber:1",
    ),
    on=on(
        "attack",
        line(3, reveal_this, cites="intrigue2:secret-chamber:2"),
        line(
            4,
            plus(cards=2),
            Pick("back", HAND, 2, prompt="topdeck"),
            put_back_in_any_order("back", HAND),
            cites=("intrigue2:secret-chamber:2", "intrigue2:secret-chamber:3"),
        ),
        zone=HAND,
        test=lambda c: not c.mine,
        may=True,
    ),
)


def _had_no_hand(c: Context) -> bool:
    """Before the two cards were drawn."""
    return len(c.hand) <= len(c.many("drawn"))


def _an_action_and_more(c: Context) -> bool:
    return any(is_action(c, card) and len(c.types(c.kind(card))) > 1 for card in c.hand)


_NO_ACTION_IN_HAND = ("there is no Action in the hand", "Auf der Hand ist keine Aktionskarte")

card(
    "shanty-town",
    line(1, plus(actions=2), cites="base2:play:1"),
    line(2, reveal_hand, cites="base2:reveal:1", cases={"intrigue2:shanty-town:1": hand_is_empty}),
    line(
        3,
        when(
            lambda c: not any(is_action(c, card) for card in c.hand),
            (applies(_NO_ACTION_IN_HAND), plus(cards=2)),
            orelse=tell_not("draws none", ("there is an Action in the hand", "Eine Handkarte ist eine Aktion")),
        ),
        cites="base2:play:1",
        cases={"intrigue2:shanty-town:1": _had_no_hand, "intrigue2:shanty-town:2": _an_action_and_more},
    ),
)


def _everybody(c: Context) -> tuple[int, ...]:
    return c.game.table.order(c.me)


def _keep_for_passing(c: Context) -> None:
    c.notes[f"passed by {c.who}"] = c.many("picked")


@dataclass(eq=False)
class _pass_at_once(Op):
    """Each picked card goes to the left: to the next player who passes one, too, or to whoever sits there."""

    to_anybody: bool

    def __call__(self, c: Frame) -> None:
        g = c.game
        order = g.table.order(c.me)
        passing = {player: c.many(f"passed by {player}") for player in order}
        passing_first = next((player for player in order if passing[player]), -1)
        some_pass = not self.to_anybody and sum(map(bool, passing.values())) > 1
        for player in (player for player in order if some_pass and not passing[player]):
            c.say("not", player, "skipped", (c.card,))
        for player in order:
            left = [*order[order.index(player) + 1 :], *order[: order.index(player)]]
            receivers = left[:1] if self.to_anybody else [other for other in left if passing[other]]
            if passing[player] and receivers:
                card = passing[player][0]
                new = g.move(card, zone_of(player, HAND), zone_of(receivers[0], HAND))
                at_once = AT_ONCE if player != passing_first else ("", "")
                c.say("put", player, "pass", (new,), other=receivers[0], caused=at_once)
                tell_no_gain(g, receivers[0], new, _PASSED_ON)
            elif self.to_anybody:
                c.say("not", player, "passes none", (c.card,))
            elif passing[player]:
                c.say("not", player, "pass none", (c.card,))
        _tell_not_gained(c, passing)


def _tell_not_gained(c: Frame, passing: Mapping[int, tuple[int, ...]]) -> None:
    """Where somebody could think that, as some card in this game reacts to gaining."""
    if sum(map(bool, passing.values())) > 1 and any(map(_reacts, c.game.table.kinds)):
        c.say("not", c.me, "not gained", (c.card,))


def _reacts(kind: Kind) -> bool:
    return any(trigger.event == "gain" and HAND in trigger.zones for trigger in kind.triggers)


AT_ONCE = (" at the same time", " gleichzeitig")
_PASSED_ON = ("it was passed on, not gained", "Die Karte wurde weitergegeben, nicht genommen")


def _somebody_is_skipped(c: Context) -> bool:
    return any(c.notes.get(f"passed by {player}") == () for player in c.game.table.order(c.me))


def _masquerade(to_anybody: bool) -> Step:
    return (
        line(1, plus(cards=2), cites="base2:play:1"),
        line(
            2,
            each_other(tell_no_attack),
            each(_everybody, Pick("picked", HAND, 1, prompt="pass"), _keep_for_passing),
            _pass_at_once(to_anybody),
            cites=("intrigue2:masquerade:1", "intrigue2:masquerade:3"),
            cases={"intrigue1:masquerade:1" if to_anybody else "intrigue2:masquerade:2": _somebody_is_skipped},
        ),
        line(3, trash_from_hand(may=True), cites="intrigue2:masquerade:4"),
    )


card("masquerade", *_masquerade(to_anybody=False))

card("masquerade", *_masquerade(to_anybody=True), edition=1)


_NO_ESTATE = ("no Estate was discarded", "Es wurde kein Anwesen abgelegt")

card(
    "baron",
    line(1, plus(buys=1)),
    line(
        2,
        discard_from_hand(may=True, test=named("estate")),
        when(noted("discarded"), plus(coins=4)),
        cites="intrigue2:baron:2",
    ),
    line(3, when(nothing("discarded"), applies(_NO_ESTATE), gain_a("estate")), cites="intrigue2:baron:1"),
    cites="base2:play:1",
)


def _attacked_with_five_cards(c: Context) -> bool | Not:
    if c.mine:
        return False
    n = len(c.game.hand(c.me))
    why = (f"it takes 5 cards in hand, and there are {n}", f"Nötig sind 5 Handkarten, es sind {n}")
    return n >= 5 or Not("not shown", "diplomat", cites=("intrigue2:diplomat:4",), why=why)


def _hand(c: Context) -> int:
    return len(c.hand)


def _at_least_5(c: Context) -> Text:
    return " (at least 5 are needed)", " (nötig sind mindestens 5)"


_COUNT_HAND = count(("cards in hand", "Handkarten"), _hand, how=_at_least_5)


def _tell_hand(c: Context) -> None:
    _COUNT_HAND(c)


card(
    "diplomat",
    line(1, plus(cards=2), cites="base2:play:1"),
    line(
        2,
        when(
            lambda c: count(("cards in hand", "Handkarten"), lambda c: len(c.hand))(c) <= 5,
            plus(actions=2),
            orelse=tell_not("no actions", ("that is more than 5", "Das sind mehr als 5")),
        ),
        cites="intrigue2:diplomat:1",
    ),
    on=on(
        "attack",
        line(
            3,
            _tell_hand,
            reveal_this,
            plus(cards=2),
            discard_from_hand(3),
            use_again,
            cites=("intrigue2:diplomat:2", "intrigue2:diplomat:3"),
        ),
        zone=HAND,
        test=_attacked_with_five_cards,
        may=True,
    ),
)

_NOT_TWO = ("two cards had to be discarded", "Zwei Karten mussten abgelegt werden")

card(
    "mill",
    line(1, plus(cards=1), cites=("base2:play:1", "intrigue2:mill:1")),
    line(2, plus(actions=1), cites=("base2:play:1", "intrigue2:mill:1")),
    line(
        3,
        discard_from_hand(lambda c: min(2, len(c.hand)), may=True),
        cites="base2:discard:1",
        cases={"intrigue2:mill:2": lambda c: len(c.hand) + len(c.many("discarded")) < 2},
    ),
    line(
        4,
        when(
            lambda c: len(c.many("discarded")) == 2,
            plus(coins=2),
            orelse=when(noted("discarded"), tell_not("gets none", _NOT_TWO, "discarded")),
        ),
        cites="base2:play:1",
        cases={"intrigue2:mill:2": lambda c: len(c.many("discarded")) == 1},
    ),
    points=1,
    cites="intrigue2:mill:1",
)
