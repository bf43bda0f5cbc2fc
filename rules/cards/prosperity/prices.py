"""Prosperity’s prices that change, and cards that cannot be bought now."""

from __future__ import annotations

from dataclasses import dataclass

from rules.speech.grammar import DE, EN
from rules.words import (
    Barred,
    Context,
    Cost,
    Cut,
    Kind,
    NameCard,
    Not,
    Price,
    Text,
    all_of,
    card,
    cheaper_in_play,
    cheaper_this_turn,
    copies_in_play,
    gain_choice,
    is_action,
    keep_named,
    left_player,
    line,
    named_this_turn,
    or_else,
    plus,
    this_turn,
    up_to,
)


def _coppers_in_play(c: Context, kind: Kind) -> bool:
    return kind.slug == "grand-market" and copies_in_play(c, "copper") > 0


def _has_coppers_in_play(c: Context, kind: Kind) -> Text:
    n, name = copies_in_play(c, "copper"), c.game.table.names[c.me]
    en, de = (f"{n} Coppers" if n > 1 else "a Copper"), (f"{n} Kupfer" if n > 1 else "ein Kupfer")
    return f"{name} has {en} in play", f"{name} hat {de} im Spiel"


def _no_copper_in_play(c: Context, kind: Kind) -> Text | None:
    free = kind.slug == "grand-market" and not copies_in_play(c, "copper")
    return ("no Copper is in play", "Kein Kupfer ist im Spiel") if free else None


card(
    "grand-market",
    line(1, plus(cards=1), cites=("base2:play:1", "prosperity2:grand-market:1")),
    line(2, plus(actions=1), cites=("base2:play:1", "prosperity2:grand-market:1")),
    line(3, plus(buys=1), cites=("base2:play:1", "prosperity2:grand-market:1")),
    line(4, plus(coins=2), cites=("base2:play:1", "prosperity2:grand-market:1")),
    no_buys=Barred(
        _coppers_in_play,
        _has_coppers_in_play,
        ("prosperity2:grand-market:3",),
        _no_copper_in_play,
        ("prosperity2:grand-market:1", "prosperity2:grand-market:2"),
    ),
    cites="prosperity2:grand-market:1",
)


def _cheaper_in_the_buy_phase(c: Context) -> Cost:
    if c.game.phase != "buy":
        return Cost(8)
    return Cost(max(8 - _less(c), 0))


def _less(c: Context) -> int:
    return 2 * _actions_in_play(c)


def _actions_in_play(c: Context) -> int:
    return sum(is_action(c, card) for card in c.game.in_play(c.game.player))


def _for_the_actions(c: Context) -> Text:
    n = _actions_in_play(c)
    each = ("", "") if n == 1 else (" (2 each)", " (je 2)")
    return (
        f"for {n} Action{'s' if n > 1 else ''} in play{each[EN]}",
        f"für {n} Aktionskarte{'n' if n > 1 else ''} im Spiel{each[DE]}",
    )


def _only_then(c: Context) -> Not | None:
    if c.game.phase == "buy":
        return None
    why = ("that is so only in a Buy phase", "Das ist sie nur in einer Kaufphase")
    return Not("no cheaper", "peddler", cites=("prosperity2:peddler:1",), why=why)


card(
    "peddler",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(3, plus(coins=1)),
    price=Price(
        _cheaper_in_the_buy_phase,
        _for_the_actions,
        ("prosperity2:peddler:2", "prosperity2:peddler:3"),
        _only_then,
        _less,
    ),
    cites="prosperity2:peddler:1",
)


def _has_several_types(c: Context, kind: Kind) -> bool:
    return len(c.types(kind)) > 1


def _has_left_play(c: Context, kind: Kind) -> bool:
    return all(c.known(card).slug != "quarry" for card in c.game.in_play(c.game.player))


card(
    "quarry",
    line(1, plus(coins=1)),
    line(2, this_turn("cost"), cites=("prosperity2:quarry:1", "prosperity2:quarry:3")),
    cut=Cut(
        cheaper_this_turn("quarry", 2, "Action"),
        ("prosperity2:quarry:1",),
        {"prosperity2:quarry:3": _has_left_play, "prosperity2:quarry:2": _has_several_types},
    ),
    cites="base2:play:1",
)

card(
    "quarry",
    line(1, plus(coins=1)),
    cut=Cut(cheaper_in_play("quarry", 2, "Action"), ("prosperity1:quarry:1",)),
    cites="base2:play:1",
    edition=1,
)


@dataclass(frozen=True)
class _named_for:
    """So many cards have been named for that card this turn."""

    slug: str
    least: int

    def __call__(self, c: Context) -> bool:
        return sum(card == self.slug for card, _ in c.game.so_far.named) >= self.least


def _named_outside_the_supply(c: Context) -> bool:
    pile = c.game.table.pile_of.get(c.notes.get("named", ""))
    return "named" in c.notes and (pile is None or not pile.supply)


def _was_named(c: Context, kind: Kind) -> Text:
    return (
        "it was named for a Contraband this turn",
        "Die Karte wurde in diesem Zug für eine Schmuggelware genannt",
    )


card(
    "contraband",
    line(1, plus(coins=3)),
    line(2, plus(buys=1)),
    line(
        3,
        left_player(NameCard()),
        cites="prosperity1:contraband:1",
        cases={
            "prosperity1:contraband:2": _named_outside_the_supply,
            "prosperity1:contraband:3": _named_for("contraband", 1),
        },
    ),
    line(4, keep_named),
    no_buys=Barred(named_this_turn("contraband"), _was_named, ("prosperity1:contraband:1",)),
    cites="base2:play:1",
)

_up_to_five = up_to(5)
_named_for_a_war_chest = named_this_turn("war-chest")


_NAMED: tuple[Text, Text] = (
    ("it was named for a War Chest this turn", "Die Karte wurde in diesem Zug für eine Waffenkiste genannt"),
    ("was not named this turn", "in diesem Zug nicht genannt wurde"),
)
_not_named = all_of((or_else(lambda c, kind: not _named_for_a_war_chest(c, kind), *_NAMED), _up_to_five))


card(
    "war-chest",
    line(
        1,
        left_player(NameCard()),
        keep_named,
        cites="prosperity2:war-chest:2",
        cases={"prosperity2:war-chest:1": _named_for("war-chest", 1)},
    ),
    line(
        2, gain_choice(_not_named), cites="base2:play:1", cases={"prosperity2:war-chest:1": _named_for("war-chest", 2)}
    ),
)
