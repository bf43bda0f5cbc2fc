"""The Necromancer, and the Zombies that lie in the trash from the start."""

from __future__ import annotations

from dataclasses import replace

from rules.rulebook.setup import new_card
from rules.words import (
    DECK,
    Context,
    Frame,
    Pick,
    Text,
    all_of,
    applies,
    but_not,
    card,
    cards_in_trash,
    discard_noted,
    does_nothing,
    gain_choice,
    is_action,
    is_duration,
    line,
    look,
    may,
    named,
    noted,
    noted_is,
    nothing,
    or_else,
    play_there,
    plus,
    top_card,
    trash_from_hand,
    trash_noted,
    up_to_more,
    when,
)

ZOMBIES = ("zombie-apprentice", "zombie-mason", "zombie-spy")


def _zombies_into_the_trash(c: Context) -> None:
    g = c.game
    g.zones[g.table.trash] += tuple(new_card(g, g.table.rules.kind(slug)) for slug in ZOMBIES)


_FACE_UP = or_else(
    lambda c, trashed: trashed not in c.game.so_far.face_down,
    ("it lies face down this turn", "Die Karte liegt in diesem Zug verdeckt"),
)
_lies_face_up = all_of((_FACE_UP, but_not(is_action, is_duration)))


def _turn_it_over(c: Frame) -> None:
    g = c.game
    g.so_far = replace(g.so_far, face_down=(*g.so_far.face_down, c.one("picked")))
    c.say("turn-over", c.me, "face down", c.many("picked"))


_NOT_TWICE: Text = (
    "every Action in the trash was played by a Necromancer this turn already and lies face down",
    "Jede Aktion im Müll wurde in diesem Zug schon durch einen Totenbeschwörer gespielt und liegt verdeckt",
)
_NO_ACTION: Text = ("there is no Action in the trash", "Im Müll liegt keine Aktion")
_NONE_FITS: Text = (
    "there is no Action in the trash except Durations",
    "Im Müll liegt keine Aktion außer Dauerkarten",
)

_NEITHER: Text = (
    f"{_NONE_FITS[0]} and those that lie face down this turn",
    f"{_NONE_FITS[1]} und dem, was in diesem Zug verdeckt liegt",
)


def _why_none(c: Context) -> Text:
    """There is none, all lie face down, all are Durations, or some of both."""
    face_down, lying = c.game.so_far.face_down, c.game.zones[c.game.table.trash]
    if not any(is_action(c, card) for card in lying):
        return _NO_ACTION
    if not face_down:
        return _NONE_FITS
    durations = any(is_action(c, card) and is_duration(c, card) for card in lying if card not in face_down)
    return _NEITHER if durations else _NOT_TWICE


def _only_durations(c: Context) -> bool:
    return not c.many("picked") and _why_none(c) in (_NONE_FITS, _NEITHER)


_plays_another = noted_is("picked", named("necromancer"))
_ANOTHER_IN_THE_TRASH = (
    "another Necromancer, one that lies in the trash, may be played too",
    "Auch ein anderer Totenbeschwörer darf gespielt werden, einer, der im Müll liegt",
)

card(
    "necromancer",
    line(
        1,
        Pick("picked", cards_in_trash(_lies_face_up), prompt="play"),
        when(
            noted("picked"),
            _turn_it_over,
            orelse=does_nothing(_why_none),
        ),
        cites=("nocturne:necromancer:2", "nocturne:necromancer:1"),
        cases={"nocturne:necromancer:4": _only_durations},
    ),
    line(
        2,
        when(_plays_another, applies(_ANOTHER_IN_THE_TRASH)),
        play_there("picked"),
        cites=("nocturne:necromancer:1", "nocturne:necromancer:3"),
        cases={"nocturne:necromancer:5": _plays_another},
    ),
    setup=_zombies_into_the_trash,
    cites="nocturne:necromancer:1",
)

card(
    "zombie-apprentice",
    line(
        1,
        trash_from_hand(1, may=True, test=is_action),
        when(
            noted("trashed"),
            plus(cards=3, actions=1),
            orelse=does_nothing(
                ("no Action was trashed", "Es wurde keine Aktion entsorgt"), "nocturne:zombie-apprentice:1"
            ),
        ),
        cites="nocturne:zombie-apprentice:1",
    ),
)

card(
    "zombie-mason",
    line(1, top_card(), trash_noted("top", DECK)),
    line(
        2,
        when(
            noted("trashed"),
            gain_choice(up_to_more(1), may=True),
            orelse=does_nothing(
                ("there is no card to trash", "Es gibt keine Karte zum Entsorgen"), "nocturne:zombie-mason:2"
            ),
        ),
        cites="nocturne:zombie-mason:1",
        cases={"nocturne:zombie-mason:2": nothing("trashed")},
    ),
    cites="nocturne:zombie-mason:1",
)

card(
    "zombie-spy",
    line(1, plus(cards=1)),
    line(2, plus(actions=1)),
    line(
        3, look(1), when(noted("seen"), may("discard it", discard_noted("seen", DECK))), cites="nocturne:zombie-spy:1"
    ),
    cites="nocturne:zombie-spy:1",
)
