"""Which Treasures `play treasures` plays, in an order that gives no less money than another.

As a rule all of them are played, and sorting is enough. Where not all may be played, or one of them will do nothing,
orders are weighed. What is equal is one; of what only gives coins, the dearest that works and the cheapest that does
nothing are all that can be best next; only what looks at the others (doubles them, counts them) is tried by itself.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.code import Frame
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.listening import FEW_EFFECTS
from rules.engine.zones import NUMBER, ZONES

TRIED = 10  # what weighing one play costs, in instructions
PLAYS_AN_INSTRUCTION = 12  # that an effect goes through to know whether it stops one


def treasures(c: Frame) -> list[int]:
    """The Treasures to play now, the next one first. What was planned holds as long as nothing but that happened."""
    g = c.game
    if g.bought:
        return []
    kinds, retyped = g.kinds, g.table.retypes
    hand = []
    for card in g.zones[c.me * ZONES]:
        kind = kinds[card & NUMBER]
        if "Treasure" in g.types(kind) if retyped else kind.treasure:
            hand.append(card)
    planned = c.notes["all treasures"]
    if isinstance(planned, tuple) and planned[1] == tuple(hand):
        return list(planned[0])
    hand.sort(key=lambda card: kinds[card & NUMBER].rank)
    if not g.table.limits and not g.active("instead"):
        return hand
    playable = {kind for kind in {kinds[card & NUMBER] for card in hand} if g.may_play(c.me, kind)}
    return _richest(g, c.me, [card for card in hand if kinds[card & NUMBER] in playable])


def plan(c: Frame, card: int, then: list[int]) -> None:
    """That card is played now; what comes then is settled, unless the card could change it."""
    g = c.game
    if _only_adds(g, g.known(card)):
        hand = g.zones[c.me * ZONES]
        left = tuple([other for other in hand if "Treasure" in g.types(g.known(other)) and other != card])
        c.notes["all treasures"] = (tuple(then), left)
    else:
        c.notes["all treasures"] = True


def _only_adds(g: Game, kind: Kind) -> bool:
    """All that playing it does for the money is to add the same coins, whatever was played before."""
    code = g.instructions(kind)
    return not kind.doubles and (code is None or code.simple)


class _Line:
    """Cards played in an order so far: the position as far as money goes, how many of each name are left."""

    __slots__ = ("before", "card", "doubled", "left", "money", "now")

    def __init__(
        self, now: Game, left: tuple[int, ...], money: int = 0, before: _Line | None = None, card: int = 0
    ) -> None:
        self.now = now
        self.left = left
        self.money = money
        self.before = before
        self.card = card
        self.doubled = False  # this card played another one twice: which one, the player is asked

    def order(self) -> tuple[list[int], bool]:
        """The cards of this line up to the first whose player has to choose; whether those are all."""
        cards: list[int] = []
        whole = True
        line: _Line = self
        while line.before is not None:
            if line.doubled:
                cards, whole = [], False
            cards.append(line.card)
            line = line.before
        return cards[::-1], whole


def _richest(g: Game, player: int, cards: list[int]) -> list[int]:
    """The best order where not all of them may be played, or one will do nothing; the sorted one if it is as good."""
    by_kind: dict[Kind, list[int]] = {}
    for card in cards:
        by_kind.setdefault(g.known(card), []).append(card)
    hand = list(by_kind.items())
    first = best = _Line(g, tuple([len(copies) for _, copies in hand]))
    weighed: list[dict[tuple[int, ...], _Line]] = [{} for _ in range(len(cards) + 3)]  # by how many were played
    weighed[0][first.left] = first
    for n in range(len(cards) + 1):
        for line in weighed[n].values():
            if line.money > best.money or (sum(line.left) < sum(best.left) and line.money == best.money):
                best = line
            for used, after in _next_plays(g, player, line, hand):
                key = (*after.left, len(after.now.played))
                known = weighed[n + used].get(key)
                if known is None or after.money > known.money:
                    weighed[n + used][key] = after
        weighed[n].clear()
    order, whole = best.order()
    ranked = sorted(order, key=lambda card: g.known(card).rank)
    return ranked if whole and _money(g, player, ranked) >= best.money else order


def _money(g: Game, player: int, cards: list[int]) -> int:
    """What these cards bring in this order; nothing when one of them may not be played then."""
    now = g
    for card in cards:
        if not now.may_play(player, g.known(card)):
            return -1
        now = _as_if_played(g, player, now, card, _works(now, player, card))
    return now.coins - g.coins


def _next_plays(g: Game, player: int, line: _Line, hand: list[tuple[Kind, list[int]]]) -> Iterator[tuple[int, _Line]]:
    """The plays that can be best after this line, each with how many cards it takes from the hand."""
    for i, card, works in _worth_trying(g, player, line.now, line.left, hand):
        left = _less(line.left, i)
        after = _as_if_played(g, player, line.now, card, works)
        yield 1, _Line(after, left, line.money + after.coins - line.now.coins, line, card)
        if not works or not hand[i][0].doubles:
            continue
        for j, twice, does in _worth_trying(g, player, after, left, hand):
            once = _as_if_played(g, player, after, twice, does)
            again = _as_if_played(g, player, once, twice, True, from_hand=False)
            doubled = _Line(again, _less(left, j), line.money + again.coins - line.now.coins, line, card)
            doubled.doubled = True
            yield 2, doubled


def _less(left: tuple[int, ...], i: int) -> tuple[int, ...]:
    return (*left[:i], left[i] - 1, *left[i + 1 :])


def _worth_trying(
    g: Game, player: int, now: Game, left: tuple[int, ...], hand: list[tuple[Kind, list[int]]]
) -> Iterator[tuple[int, int, bool]]:
    """Which card comes next: of those that only add the cheapest that does nothing and the dearest; all others."""
    lost: tuple[int, int, bool] | None = None
    dearest: tuple[int, int, bool] | None = None
    for i, (kind, copies) in enumerate(hand):
        if not left[i] or not now.may_play(player, kind):
            continue
        g.charge(1 + max(0, len(now.effects) - FEW_EFFECTS) * len(now.played) // PLAYS_AN_INSTRUCTION)
        tried = (i, copies[left[i] - 1], _works(now, player, copies[left[i] - 1]))
        if not _only_adds(now, kind):
            yield tried
        elif not tried[2]:
            lost = lost or tried  # the names are sorted, the cheapest first
        elif dearest is None or kind.coins >= hand[dearest[0]][0].coins:
            dearest = tried
    yield from (tried for tried in (lost, dearest) if tried)


def _works(now: Game, player: int, card: int) -> bool:
    """Whether the card would do what it says, if it were played now."""
    stopping = now.active("instead")
    if not stopping:
        return True
    played = now.played
    now.played = (*played, (player, now.known(card).slug, True))
    event = {"event": "instead", "player": player, "cards": (card,)}
    stopped = any(effect.holds(now, event) for effect in stopping)
    now.played = played
    return not stopped


def _as_if_played(g: Game, player: int, now: Game, card: int, works: bool, from_hand: bool = True) -> Game:
    """The position after that play, as far as money goes."""
    g.charge(TRIED)
    kind = now.known(card)
    after = now.copy()
    after.log = None
    after.played = (*now.played, (player, kind.slug, from_hand))
    code = now.instructions(kind)
    if works and code is not None:
        counts = all(op.simple or op.counted for op in code.ops)  # else it depends on what happens meanwhile
        for op in code.ops:
            if op.counted and counts:
                op(Frame(after, code, player, card))
            else:
                after.coins += op.coins
    return after
