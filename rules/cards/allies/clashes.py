"""Clashes: Battle Plan, Archer, Warlord, Territory."""

from __future__ import annotations

from rules.rulebook.gain import gain
from rules.speech.grammar import DE, EN, several
from rules.words import (
    HAND,
    SELF,
    Context,
    Kind,
    Limit,
    Pick,
    PickWholePile,
    Text,
    as_long_as,
    brings_less,
    brings_no,
    card,
    copies_in_play,
    count_empty_piles,
    discard_noted,
    each_other,
    for_each,
    hand_is_empty,
    is_attack,
    know,
    line,
    next_turn,
    noted,
    nothing,
    on,
    plus,
    rotate,
    show,
    tell_kept_hand,
    until_next_turn,
    when,
)


def _rotate_picked(c: Context) -> None:
    rotate(c, c.game.table.piles[c.notes["pile"]])


_MIXED_PILES = ("augurs", "townsfolk", "clashes", "odysseys", "forts", "wizards")


def _all_equal(c: Context) -> bool:
    cards = c.game.pile_cards(c.notes.get("pile") or "")
    return len({c.kind(card) for card in cards}) == 1


_NO_ATTACK = ("there is no Attack in hand", "Auf der Hand ist kein Angriff")


card(
    "battle-plan",
    line(1, plus(cards=1), cites="base2:draw:4"),
    line(2, plus(actions=1), cites="base2:action-phase:2"),
    line(
        3,
        Pick("picked", HAND, 1, may=True, test=is_attack, prompt="reveal"),
        when(
            noted("picked"),
            show("picked"),
            plus(cards=1),
            orelse=when(
                hand_is_empty,
                brings_less("further cards", _NO_ATTACK),
            ),
        ),
        cites=("allies:battle-plan:2", "allies:battle-plan:1"),
    ),
    line(
        4,
        PickWholePile(may=True, prompt="rotate", empty=False),
        when(noted("pile"), _rotate_picked),
        cites=("allies:battle-plan:3", "allies:rotating:2", "allies:rotating:3"),
        cases={
            "allies:battle-plan:6": lambda c: c.notes.get("pile") == "castles",
            "allies:battle-plan:7": lambda c: c.notes.get("pile") in ("ruins", "knights"),
            "allies:battle-plan:5": lambda c: c.notes.get("pile") in _MIXED_PILES,
            "allies:battle-plan:4": _all_equal,
        },
    ),
)


def _big_hand(c: Context) -> bool:
    return len(c.hand) >= 5


def _to_be_revealed(c: Context) -> list[int]:
    """The hand without the card that is kept hidden."""
    return [card for card in c.hand if card not in c.many("hidden")]


def _show_all_but_one(c: Context) -> None:
    know(c, _to_be_revealed(c))
    c.say("reveal", c.who, "reveal", _to_be_revealed(c))


card(
    "archer",
    line(1, plus(coins=2), cites="base2:play:1"),
    each_other(
        when(
            _big_hand,
            line(
                2,
                Pick("hidden", HAND, 1, prompt=("Which card do you keep hidden?", "Welche Karte hältst du geheim?")),
                _show_all_but_one,
                cites=("allies:archer:2", "allies:archer:1"),
            ),
            line(
                3,
                Pick(
                    "picked",
                    _to_be_revealed,
                    1,
                    prompt=("Which card must be discarded?", "Welche Karte muss abgelegt werden?"),
                    by="me",
                ),
                discard_noted("picked"),
                cites="allies:archer:3",
            ),
            orelse=line(2, tell_kept_hand(5), cites="allies:archer:2"),
        ),
    ),
)


def _held_back(c: Context, kind: Kind) -> bool:
    """Somebody's Warlord affects the player, who has two of these Actions in play."""
    if "Action" not in c.types(kind):
        return False
    if not any(e.player != c.me and c.me not in e.notes.get("unaffected", ()) for e in c.game.active("warlord")):
        return False
    return copies_in_play(c, kind.slug) >= 2


def _so_many_in_play(c: Context, kind: Kind) -> Text:
    name, n = c.game.table.names[c.me], copies_in_play(c, kind.slug)
    return f"{name} has {several(kind.slug, n, EN)} in play", f"{name} hat {several(kind.slug, n, DE)} im Spiel"


card(
    "warlord",
    line(1, plus(actions=1), cites="base2:action-phase:2"),
    line(2, next_turn(plus(cards=2)), cites="allies:durations:2"),
    line(3, until_next_turn("warlord"), cites="allies:warlord:3"),
    limit=Limit(
        _held_back,
        "allies:warlord:1",
        _so_many_in_play,
        elsewhere=(("golem", "allies:warlord:2"), ("throne-room", "allies:warlord:4")),
    ),
)


def _victory_names(c: Context) -> int:
    return len({c.known(card).name for card in c.game.owned(c.me) if c.known(card).victory})


def _count_empty_piles(c: Context) -> None:
    n = c.game.empty_piles()
    c.notes["to gain"] = count_empty_piles(c) if n else 0


def _gain_a_gold(c: Context) -> None:
    c.notes["to gain"] -= 1
    gain(c.game, c.me, "gold")


card(
    "territory",
    on=on(
        "gain",
        line(
            2,
            _count_empty_piles,
            when(
                nothing("to gain"),
                brings_no("gold", ("no Supply pile is empty", "Im Vorrat ist kein Stapel leer")),
            ),
            as_long_as(noted("to gain"), _gain_a_gold),
            cites="base2:gain:1",
            cases={"allies:territory:2": lambda c: not c.game.pile_cards("clashes")},
        ),
        zone=SELF,
    ),
    points=for_each(
        _victory_names,
        ("1 for each name among the Victory cards, here {n}", "1 je Name unter den Punktekarten, hier {n}"),
        "allies:territory:1",
    ),
)
