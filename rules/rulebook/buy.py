"""Buying: what can be paid, paying, and gaining what was bought."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Code, Frame
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.table import Pile
from rules.engine.zones import NUMBER
from rules.rulebook.gain import gain
from rules.rulebook.prevented import tell_no_card
from rules.rulebook.reckoned import tell_cost
from rules.rulebook.windows import window


def _buy_pay(c: Frame) -> None:
    g = c.game
    pile: Pile = g.table.piles[c.notes["pile"]]
    card = g.top(pile)
    kind = g.kind(card)
    cost = g.cost(kind)
    g.buys -= 1
    g.coins -= cost.coins
    if cost.potion:
        g.add_token(c.me, "potion", -cost.potion)
    if cost.debt:
        g.add_token(c.me, "debt", cost.debt)
    g.bought = True
    g.purchases = (*g.purchases, kind.slug)
    c.notes["card"] = card
    if g.log is not None:
        tell_cost(g, c.me, kind)
        g.say("buy", c.me, "buy", (card,), n=cost_text(cost.coins, cost.potion, cost.debt))
    window(g, "buy", c.me, cards=(card,), pile=pile.slug)


def cost_text(coins: int, potion: int, debt: int) -> tuple[str, str]:
    parts_en, parts_de = [], []
    if coins or not (potion or debt):
        parts_en.append(f"{coins} Coin" + ("s" if coins != 1 else ""))
        parts_de.append(f"{coins} Geld")
    if potion:
        parts_en.append(f"{potion} potion")
        parts_de.append(f"{potion} Trank")
    if debt:
        parts_en.append(f"{debt} debt")
        parts_de.append(f"{debt} Schulden")
    return ", ".join(parts_en), ", ".join(parts_de)


def _buy_gain(c: Frame) -> None:
    """The bought card is gained if it, or an equal one, is still on top of its pile."""
    g = c.game
    pile = g.table.piles[c.notes["pile"]]
    top, bought = g.top(pile), g.kind(c.notes["card"])
    if top and g.kind(top) is bought:
        gain(g, c.me, pile, card=top, source=pile.zone, bought=True)
    elif g.log is not None:
        tell_no_card(g, c.me, bought.slug)


BUYING = Code("buy", _buy_pay, _buy_gain, cites="base2:buy:1")


def buy_moves(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    """The piles whose top card the player can pay."""
    coins, potion = g.coins, g.token(player, "potion") if g.tokens else 0
    kinds, zones, cheaper = g.kinds, g.zones, g.table.prices
    for pile in g.table.supply:
        cards = zones[pile.zone]
        if cards:
            kind = kinds[cards[0] & NUMBER] if pile.mixed else pile.kind
            cost = g.cost(kind) if cheaper else kind.cost
            if cost.coins <= coins and cost.potion <= potion:
                items.append(pile.bought)
                labels.append(kind.buy_it)


def buy_landscapes(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    for kind in g.table.landscapes:
        if not kind.types & {"Event", "Project"}:
            continue
        if "Project" in kind.types and kind.slug in g.holds[player]:
            continue
        if kind.once and g.so_far.used(player, kind.slug, kind.once):
            continue
        if kind.cost.coins <= g.coins:  # no card, so nothing that makes cards cheaper touches it
            items.append(("landscape", kind.slug))
            labels.append(f"buy {kind.name}")


def buy_landscape(g: Game, player: int, kind: Kind) -> None:
    cost = kind.cost
    g.buys -= 1
    g.coins -= cost.coins
    g.bought = True
    if cost.debt:
        g.add_token(player, "debt", cost.debt)
    if g.log is not None:
        g.say("buy", player, "buy", (kind.slug,), n=cost_text(cost.coins, cost.potion, cost.debt))
    if kind.once:
        g.so_far = g.so_far.use(player, kind.slug, kind.once)
    if "Project" in kind.types:
        hold(g, player, kind.slug)
    if kind.play is not None:
        g.start(kind.play, player)


def hold(g: Game, player: int, slug: str) -> None:
    """The player has this Project, Artifact or State from now on."""
    g.holds = tuple((*h, slug) if p == player else h for p, h in enumerate(g.holds))
