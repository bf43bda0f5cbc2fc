"""Buying: what can be paid, paying, and gaining what was bought."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Code, Frame
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.table import Pile
from rules.engine.zones import NUMBER
from rules.facts import Cost
from rules.rulebook.gain import gain
from rules.rulebook.prevented import tell_no_card
from rules.rulebook.reckoned import tell_cost
from rules.rulebook.windows import window
from rules.speech.sentences import PROMPTS

NOTHING = Cost()


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
    if kind.overpaid:
        g.start(OVERPAYING, c.me, 0, {"card": card, "pile": pile.slug})
    else:
        window(g, "buy", c.me, cards=(card,), pile=pile.slug, overpaid=None)


class Overpay(Ask):
    """Whoever buys such a card may pay more than it costs, in coins and in Potions; the notes get it, as "overpaid"."""

    def __init__(self, bought: str = "card") -> None:
        self.bought = bought

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        if not g.kind(c.one(self.bought)).overpaid:
            return None
        potions = g.token(c.me, "potion") if g.tokens else 0
        amounts = [Cost(n, potion) for potion in range(potions + 1) for n in range(g.coins + 1)]
        if not potions:
            labels = [str(amount.coins) for amount in amounts]
            return Decision(c.me, "number", g.name(c.one(self.bought)), PROMPTS["overpay"], amounts, labels)
        texts = [cost_text(amount.coins, amount.potion, 0) for amount in amounts]
        texts[0] = ("0", "0")
        labels = [english.lower() for english, _ in texts]
        coins = {str(n): n for n in range(g.coins + 1)}
        name = g.name(c.one(self.bought))
        return Decision(c.me, "number", name, PROMPTS["overpay"], amounts, labels, aliases=coins, texts=texts)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        overpaid: Cost = value[0]
        if overpaid == NOTHING:
            return
        g.coins -= overpaid.coins
        if overpaid.potion:
            g.add_token(c.me, "potion", -overpaid.potion)
        c.notes["overpaid"] = overpaid
        if g.log is not None:
            kind, n = g.kind(c.one(self.bought)), cost_text(overpaid.coins, overpaid.potion, 0)
            because = (
                *(("guilds2:overpay:4",) if overpaid.potion else ()),
                *(("guilds2:overpay:5",) if g.cost(kind) < kind.cost else ()),
                "guilds2:overpay:1",
            )
            g.say("buy", c.me, "overpay", (kind.slug,), because=because, n=n)


def _overpaid_heard(c: Frame) -> None:
    overpaid = c.notes.get("overpaid")
    c.game.tell("overpaid", overpaid)
    window(c.game, "buy", c.me, cards=(c.notes["card"],), pile=c.notes["pile"], overpaid=overpaid)


OVERPAYING = Code("overpay", Overpay(), _overpaid_heard, cites="base2:buy:1")


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
        gain(g, c.me, pile, card=top, source=pile.zone, bought=True, overpaid=c.notes.get("overpaid"))
    elif g.log is not None:
        tell_no_card(g, c.me, bought.slug)


BUYING = Code("buy", _buy_pay, _buy_gain, cites="base2:buy:1")


def buy_moves(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    """The piles whose top card the player can pay and may buy."""
    coins, potion = g.coins, g.token(player, "potion") if g.tokens else 0
    kinds, zones, cheaper, forbidden = g.kinds, g.zones, g.table.prices, g.table.no_buys
    for pile in g.table.supply:
        cards = zones[pile.zone]
        if cards:
            kind = kinds[cards[0] & NUMBER] if pile.mixed else pile.kind
            cost = g.cost(kind) if cheaper else kind.cost
            if cost.coins <= coins and cost.potion <= potion and not (forbidden and not g.may_buy(player, kind)):
                items.append(pile.bought)
                labels.append(kind.buy_it)


def buy_landscapes(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    for kind in g.table.landscapes:
        if not kind.types & {"Event", "Project"}:
            continue
        if "Project" in kind.types and not _has_a_cube_for(g, player, kind):
            continue
        if kind.once and g.so_far.used(player, kind.slug, kind.once):
            continue
        if kind.cost.coins <= g.coins:  # no card, so nothing that makes cards cheaper touches it
            items.append(("landscape", kind.slug))
            labels.append(f"buy {kind.name}")


CUBES = 2  # on so many Projects a player can put one


def _has_a_cube_for(g: Game, player: int, kind: Kind) -> bool:
    held = g.holds[player]
    return kind.slug not in held and sum("Project" in g.table.rules.kind(slug).types for slug in held) < CUBES


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


def take_from_others(g: Game, player: int, slug: str) -> None:
    """There is one of this Artifact: whoever takes it has it, and nobody else."""
    g.holds = tuple(tuple(held for held in h if held != slug) for h in g.holds)
    hold(g, player, slug)
    g.table.meet([g.table.rules.kind(slug)])
    if g.log is not None:
        g.say("effect", player, "holds", card=slug)


def hold(g: Game, player: int, slug: str) -> None:
    """The player has this Project, Artifact or State from now on."""
    g.holds = tuple((*h, slug) if p == player else h for p, h in enumerate(g.holds))
