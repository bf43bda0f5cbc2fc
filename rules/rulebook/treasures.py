"""Which Treasures `play treasures` plays, in an order that gives no less money than another."""

from __future__ import annotations

from collections.abc import Iterable

from rules.engine.code import Frame
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.zones import NUMBER, ZONES


def treasures(g: Game, player: int) -> list[int]:
    """The Treasures in hand that may be played, in an order that gives no less money than another."""
    if g.bought:
        return []
    kinds, retyped, limited = g.kinds, g.table.retypes, g.table.limits
    cards = []
    for card in g.zones[player * ZONES]:
        kind = kinds[card & NUMBER]
        treasure = "Treasure" in g.types(kind) if retyped else kind.treasure
        if treasure and (not limited or g.may_play(player, kind)):
            cards.append(card)
    cards.sort(key=lambda card: kinds[card & NUMBER].rank)
    return _richest(g, player, cards) if limited or any(g.active("instead")) else cards


_Weighed = tuple[int, tuple[int, ...]]  # so much money, in this order


def _richest(g: Game, player: int, cards: list[int]) -> list[int]:
    """The same where not all of them may be played, or one will do nothing: every order of their names is weighed."""
    by_kind: dict[Kind, list[int]] = {}
    for card in cards:
        by_kind.setdefault(g.known(card), []).append(card)
    weighed: dict[tuple[int, ...], _Weighed] = {}

    def playable(now: Game, left: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """One card of each name, and how many of each are left without it."""
        return [
            (same[left[i] - 1], (*left[:i], left[i] - 1, *left[i + 1 :]))
            for i, (kind, same) in enumerate(by_kind.items())
            if left[i] and now.may_play(player, kind)
        ]

    def options(now: Game, left: tuple[int, ...]) -> Iterable[_Weighed]:
        for card, others in playable(now, left):
            after, money, works = _as_if_played(now, player, card)
            later, order = best(after, others)
            yield money + later, (card, *order)
            if works and g.known(card).doubles:
                for twice, rest in playable(after, others):
                    once, first, _ = _as_if_played(after, player, twice)
                    again, second, _ = _as_if_played(once, player, twice, from_hand=False)
                    yield money + first + second + best(again, rest)[0], (card,)

    def best(now: Game, left: tuple[int, ...]) -> _Weighed:
        key = (*left, len(now.played))
        if key not in weighed:
            weighed[key] = max(options(now, left), key=lambda option: option[0], default=(0, ()))
        return weighed[key]

    return list(best(g, tuple(map(len, by_kind.values())))[1])


def _as_if_played(g: Game, player: int, card: int, from_hand: bool = True) -> tuple[Game, int, bool]:
    """The position after that play as far as money goes, what the card brings, and whether it does anything."""
    kind = g.known(card)
    after = g.copy()
    after.log = None
    after.played = (*g.played, (player, kind.slug, from_hand))
    event = {"event": "instead", "player": player, "cards": (card,)}
    if any(effect.holds(after, event) for effect in after.active("instead")):
        return after, 0, False
    if kind.play:
        counts = all(op.simple or op.counted for op in kind.play.ops)  # else it depends on what happens meanwhile
        for op in kind.play.ops:
            if op.counted and counts:
                op(Frame(after, kind.play, player, card))
            else:
                after.coins += op.coins
    return after, after.coins - g.coins, True
