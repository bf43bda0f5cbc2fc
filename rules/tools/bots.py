"""Players that decide by themselves: to soak the rules, to measure them, to fill the other seats."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import UNPLAYABLE_KINDS, modelled
from rules.facts import facts

Answer = tuple[Any, ...]
Bot = Callable[[Game], Answer]  # what to answer now, as the decision gives it out


def play_out(g: Game, bot: Bot, decisions: int = 10_000) -> Game:
    """Lets one bot answer everything until the game is over, or that many decisions were made."""
    for _ in range(decisions):
        if g.pending is None:
            break
        g.answer(bot(g))
    return g


def first_legal(g: Game) -> Answer:
    """The first legal answer, always."""
    decision = _asked(g)
    if decision.open:
        return (_nameable(g)[0],)
    return next(decision.answers())


class Random:
    """Any legal answer, the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def __call__(self, g: Game) -> Answer:
        decision = _asked(g)
        chance = self.random
        if decision.open:
            return (chance.choice(_nameable(g)),)
        if decision.kind == "order":
            return tuple(chance.sample(decision.items, len(decision.items)))
        items = decision.items
        if decision.distinct:
            by_name = dict(zip(decision.labels, decision.items, strict=True))
            items = tuple(by_name.values())
        sizes = [n for n in range(decision.min, decision.max + 1) if not decision.whole or n in (0, decision.max)]
        picked = set(chance.sample(range(len(items)), chance.choice(sizes)))
        return tuple(item for i, item in enumerate(items) if i in picked)


class Eager(Random):
    """Like Random, but mostly plays what can be played, buys what is dear, and does what may be done."""

    def __call__(self, g: Game) -> Answer:
        decision = _asked(g)
        chance = self.random
        if decision.kind == "phase" and chance.random() < 0.9:
            plays = [item for item in decision.items if item[0] == "play"]
            if plays:
                return (chance.choice(plays),)
            offers = [item for item in decision.items if item[0] in ("buy", "landscape")]
            if offers:
                return (max(chance.sample(offers, min(3, len(offers))), key=lambda item: _price(g, item)),)
        if decision.kind == "yes-no" and True in decision.items and chance.random() < 0.7:
            return (True,)
        return super().__call__(g)


class Hostile(Random):
    """Goes to the edges of what is allowed: everything or nothing, every card that can still be played, every
    reaction, the last of each list, what harms others and what nobody would want. Never ends a phase that can go on."""

    def __call__(self, g: Game) -> Answer:
        decision = _asked(g)
        chance = self.random
        if chance.random() < 0.1:  # else some games go round in circles
            return super().__call__(g)
        if decision.kind == "phase":
            plays = [item for item in decision.items if item[0] == "play"]
            offers = [item for item in decision.items if item[0] in ("buy", "landscape")]
            if plays:
                return (plays[-1],)
            if offers:
                return (min(offers, key=lambda item: _price(g, item)),)
        if decision.kind == "yes-no" and True in decision.items:
            return (True,)
        if decision.open or decision.kind in ("order", "phase", "yes-no") or decision.distinct:
            return super().__call__(g)
        picked = decision.max if decision.min or chance.random() < 0.7 else 0
        return tuple(decision.items[-picked:]) if picked else ()


class Collector(Random):
    """Buys its way down the piles of different cards, with Gold and Silver until it can, and plays Treasures alone:
    nobody else comes to pay for the last Castle."""

    def __call__(self, g: Game) -> Answer:
        decision = _asked(g)
        if decision.kind != "phase":
            return super().__call__(g)
        if g.phase == "buy":
            if decision.items[0][0] == "play":
                return (("treasures",),)
            offers = [item for item in decision.items if item[0] == "buy"]
            debts = [item for item in decision.items if item[0] == "pay"]
            mixed = [item for item in offers if facts()[item[1]].cards]
            wanted = mixed or [item for item in offers if item[1] in ("gold", "silver")]
            if debts:
                return (debts[-1],)
            if wanted:
                return (max(wanted, key=lambda item: _price(g, item)),)
        return (decision.items[-1],)


def big_money(g: Game) -> Answer:
    """Plays all Treasures, buys Province, Gold or Silver, nothing else; otherwise the first legal answer."""
    decision = _asked(g)
    if decision.kind != "phase":
        return first_legal(g)
    if g.phase == "buy":
        if decision.items[0][0] == "play":
            return (("treasures",),)
        coins = g.coins
        wanted = "province" if coins >= 8 else "gold" if coins >= 6 else "silver" if coins >= 3 else ""
        if wanted and ("buy", wanted) in decision.items:
            return (("buy", wanted),)
    return (decision.items[-1],)


def big_money_smithy(g: Game) -> Answer:
    """The same with a Smithy for four coins, played whenever it can be."""
    decision = _asked(g)
    if decision.kind == "phase" and g.phase == "action":
        for item in decision.items:
            if item[0] == "play" and g.known(item[1]).slug == "smithy":
                return (item,)
    smithy = ("buy", "smithy")
    if decision.kind == "phase" and g.coins == 4 and decision.items[0][0] != "play" and smithy in decision.items:
        return (smithy,)
    return big_money(g)


def _asked(g: Game) -> Decision:
    assert g.pending is not None, "nothing is asked"
    return g.pending


def _nameable(g: Game) -> list[str]:
    """Cards that can be named. A face-down card is rather one that has no pile in this game."""
    if g.pending is not None and g.pending.kind == "identify":
        known = Counter(kind.slug for kind in g.kinds)
        strangers = [s for s in _cards() if s not in g.table.pile_of and known[s] < facts()[s].in_the_box(2)]
        if strangers:
            return strangers
    return sorted(k.slug for k in g.table.kinds if k.fact.kind not in UNPLAYABLE_KINDS and modelled(k.slug))


@cache
def _cards() -> list[str]:
    return sorted(fact.slug for fact in facts().values() if fact.kind == "kingdom" and modelled(fact.slug))


def _price(g: Game, item: tuple[Any, ...]) -> int:
    kind = g.kind(g.top(g.table.piles[item[1]])) if item[0] == "buy" else g.table.rules.kind(item[1])
    return g.cost(kind).coins
