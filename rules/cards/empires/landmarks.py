"""Empires’ Landmarks that pay in the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.engine.code import Frame, Op, Step, Test, line, when
from rules.engine.context import Context
from rules.engine.game import Game
from rules.words import (
    LANDSCAPE,
    add,
    card,
    decline,
    discard_from_hand,
    gained_this_turn,
    is_action,
    mine,
    noted,
    on,
    plus_tokens,
    you_gained,
    your_buy_phase,
)

POOL = 6  # points that the set-up lays on such a Landmark for each player


def _lie_on(g: Game, slug: str) -> int:
    return next((n for on_it, what, n in g.beside.tokens if (on_it, what) == (slug, "vp")), 0)


def _lay_on(g: Game, slug: str, n: int) -> None:
    others = [token for token in g.beside.tokens if token[:2] != (slug, "vp")]
    g.beside = replace(g.beside, tokens=tuple(sorted([*others, (slug, "vp", n)])))


def _pool(slug: str) -> Callable[[Context], None]:
    """The set-up: the points lie on the Landmark, if it is one of this game."""

    def setup(c: Context) -> None:
        table = c.game.table
        if table.rules.kind(slug) in table.landscapes:
            _lay_on(c.game, slug, POOL * table.players)

    return setup


class _TakeTwo(Op):
    """You take two points from the Landmark, or the last one."""

    def __call__(self, c: Frame) -> None:
        left = _lie_on(c.game, c.code.source)
        n = min(left, 2)
        _lay_on(c.game, c.code.source, left - n)
        add(c, c.me, vp=n)


def _pays(slug: str, event: str, test: Test, *before: Step) -> None:
    """A Landmark that pays two points when that happens, as long as there are any."""

    def there(c: Context) -> bool:
        return bool(_lie_on(c.game, slug)) and c.mine and bool(test(c))

    cites = (f"empires:{slug}:1", f"empires:{slug}:2")
    steps = line(1, *before, _TakeTwo(), cites=cites)
    card(slug, on=on(event, steps, zone=LANDSCAPE, test=there), setup=_pool(slug))


_pays("battlefield", "gain", you_gained("Victory"))


def _second_of_your_turn(c: Context) -> bool:
    g = c.game
    return g.player == c.me and gained_this_turn(c) == 2 and not g.so_far.used(c.me, "labyrinth", "turn")


def _once(c: Context) -> None:
    c.game.so_far = c.game.so_far.use(c.me, "labyrinth", "turn")


_pays("labyrinth", "gain", _second_of_your_turn, _once)
_pays("basilica", "gain", lambda c: your_buy_phase(c) and c.game.coins >= 2)


def _an_action_like_one_in_play(c: Context) -> bool:
    if not your_buy_phase(c) or not c.is_a(c.subject, "Action"):
        return False
    return any(c.known(there) is c.known(c.subject) for there in c.game.in_play(c.me))


_pays("colonnade", "gain", _an_action_like_one_in_play)
_pays("baths", "end-turn", lambda c: not gained_this_turn(c))

card(
    "tomb",
    on=on(
        "trash",
        line(
            1,
            plus_tokens("vp", lambda c: len(c.event["cards"])),
            cites=("empires:tomb:1", "empires:tomb:2"),
        ),
        zone=LANDSCAPE,
        test=mine,
    ),
)


def _you_hold_an_action(c: Context) -> bool:
    return c.mine and any(is_action(c, held) for held in c.game.hand(c.me))


card(
    "arena",
    on=on(
        "buy-phase",
        line(
            1,
            discard_from_hand(may=True, test=is_action),
            when(noted("discarded"), line(2, _TakeTwo(), cites="empires:arena:1"), orelse=decline),
            cites="empires:arena:1",
        ),
        zone=LANDSCAPE,
        test=_you_hold_an_action,
    ),
    setup=_pool("arena"),
)
