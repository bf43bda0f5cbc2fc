"""Buying: what can be paid, paying, and gaining what was bought."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Code, Frame
from rules.engine.context import Context
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import UNKNOWN, Kind, NoCards
from rules.engine.listening import FEW_EFFECTS
from rules.engine.table import Pile
from rules.engine.zones import HAND, NUMBER, ZONES
from rules.facts import Cost
from rules.rulebook import short_cuts
from rules.rulebook.gain import gain
from rules.rulebook.plus import tell_debt_of_possession
from rules.rulebook.prevention import tell_free_to_buy, tell_no_card, tell_no_card_bought
from rules.rulebook.reckoning import cost_text, tell_cost
from rules.rulebook.trash import trash
from rules.rulebook.windows import window
from rules.speech.prompts import PROMPTS

NOTHING = Cost()


def _buy_pay(c: Frame) -> None:
    g = c.game
    pile: Pile = g.table.piles[c.notes["pile"]]
    card = c.notes.get("wanted") or g.top(pile)
    kind = g.kind(card)
    if c.notes.get("bartered"):
        _bought_without_paying(c, kind, card)
        return
    cost = g.cost(kind)
    g.use_buy()
    g.coins -= cost.coins
    if cost.potion:
        g.add_token(c.me, "potion", -cost.potion)
    if cost.debt:
        g.add_token(c.me, "debt", cost.debt)
    g.bought = True
    g.purchases += (kind.slug,)
    c.notes["card"] = card
    if g.log is not None:
        tell_cost(g, c.me, kind)
        tell_free_to_buy(g, c.me, kind)
        because = ("base2:buy:3", "base2:buy:1") if cost == NOTHING else ()
        g.say("buy", c.me, "buy", (card,), because=because, n=cost_text(cost))
        tell_debt_of_possession(g, c.me, cost.debt)
    if kind.overpaid:
        g.start(OVERPAYING, c.me, 0, {"card": card, "pile": pile.slug})
    else:
        window(g, "buy", c.me, (card,), pile=pile.slug, overpaid=None)


def goods(g: Game, player: int, kind: Kind) -> list[int]:
    """The cards in hand that the player may trash instead of paying for that card."""
    context = Context(g, player)
    known = [card for card in g.hand(player) if g.known(card) is not UNKNOWN]
    return [card for card in known if kind.barter and kind.barter(context, card)]


def can_pay(g: Game, player: int, cost: Cost) -> bool:
    return cost.coins <= g.coins and cost.potion <= (g.token(player, "potion") if g.tokens else 0)


class Barter(Ask):
    """Whoever buys such a card may trash one from hand instead of paying, and must where the money is short."""

    offers = False

    def __init__(self, bought: str) -> None:
        self.bought = bought

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        kind = g.kind(c.one(self.bought))
        cards = goods(g, c.me, kind)
        if not cards:
            return None
        least = 0 if can_pay(g, c.me, g.cost(kind)) else 1
        labels = [g.name(card) for card in cards]
        return Decision(c.me, "choose-card", kind.name, PROMPTS["barter"], cards, labels, least)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        c.notes["bartered"] = ()
        if value:
            trash(c.game, c.me, value, c.me * ZONES + HAND, "bartered")


def _bought_without_paying(c: Frame, kind: Kind, card: int) -> None:
    g = c.game
    g.use_buy()
    g.bought = True
    g.purchases += (kind.slug,)
    c.notes["card"] = card
    given = g.known(c.notes["bartered"][0]).slug
    g.say("buy", c.me, "barter", (card,), because=kind.barter.cites if kind.barter else (), card=given)
    window(g, "buy", c.me, (card,), pile=c.notes["pile"], overpaid=None)


def buy(g: Game, player: int, slug: str) -> None:
    """The player buys the top card of that pile."""
    pile = g.table.piles[slug]
    card = g.top(pile)
    bartered = bool(g.kind(card).barter)
    g.start(
        BARTERING if bartered else BUYING, player, 0, {"pile": slug, "wanted": card} if bartered else {"pile": slug}
    )


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
        texts = [cost_text(amount) for amount in amounts]
        texts[0] = ("0", "0")
        labels = [english.lower().replace(" and ", ", ") for english, _ in texts]
        coins = {str(n): n for n in range(g.coins + 1)}
        name = g.name(c.one(self.bought))
        return Decision(c.me, "number", name, PROMPTS["overpay"], amounts, labels, aliases=coins, texts=texts)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        g = c.game
        overpaid: Cost = value[0]
        if overpaid == NOTHING:
            if g.log is not None and (g.coins or (g.tokens and g.token(c.me, "potion"))):
                slug = g.kind(c.one(self.bought)).slug
                g.say("buy", c.me, "overpays nothing", (slug,), because=("guilds2:overpay:1",))
            return
        g.coins -= overpaid.coins
        if overpaid.potion:
            g.add_token(c.me, "potion", -overpaid.potion)
        c.notes["overpaid"] = overpaid
        if g.log is not None:
            kind, n = g.kind(c.one(self.bought)), cost_text(overpaid)
            because = (
                *(("guilds2:overpay:4",) if overpaid.potion else ()),
                *(("guilds2:overpay:5",) if g.cost(kind) < kind.cost else ()),
                "guilds2:overpay:1",
            )
            g.say("buy", c.me, "overpay", (kind.slug,), because=because, n=n)


def _overpaid_heard(c: Frame) -> None:
    overpaid = c.notes.get("overpaid")
    c.game.tell("overpaid", overpaid)
    window(c.game, "buy", c.me, (c.notes["card"],), pile=c.notes["pile"], overpaid=overpaid)


OVERPAYING = Code("overpay", Overpay(), _overpaid_heard, cites="base2:buy:1")


def _buy_gain(c: Frame) -> None:
    """The bought card is gained if it, or an equal one, is still on top of its pile."""
    g = c.game
    pile, bought = g.table.piles.get(c.notes["pile"]), g.kind(c.notes["card"])
    top = g.top(pile) if pile is not None else 0
    if pile is not None and top and g.kind(top) is bought:
        gain(g, c.me, pile, card=top, source=pile.zone, bought=True, overpaid=c.notes.get("overpaid"))
    elif g.log is not None:
        tell_no_card(g, c.me, bought.slug)


BUYING = Code("buy", _buy_pay, _buy_gain, cites="base2:buy:1")
BARTERING = Code("barter", Barter("wanted"), _buy_pay, _buy_gain, cites="base2:buy:1")


EFFECTS_AN_INSTRUCTION = 40


def buy_moves(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    """The piles whose top card the player can pay and may buy."""
    if short_cuts.buy_moves_as_printed(g, items, labels):
        return
    coins, potion = g.coins, g.token(player, "potion") if g.tokens else 0
    kinds, zones, cheaper, forbidden = g.kinds, g.zones, g.table.prices, g.table.no_buys
    if cheaper and len(g.effects) > FEW_EFFECTS:
        g.charge(len(g.table.supply) * len(g.table.cuts) * len(g.effects) // EFFECTS_AN_INSTRUCTION)
    for pile in g.table.supply:
        if pile.cheapest > coins and not cheaper:
            continue
        cards = zones[pile.zone]
        if cards:
            kind = kinds[cards[0] & NUMBER] if pile.mixed else pile.kind
            cost = g.cost(kind) if cheaper else kind.cost
            if (cost.coins > coins or cost.potion > potion) and not (kind.barter and goods(g, player, kind)):
                continue
            if not forbidden or g.may_buy(player, kind):
                items.append(pile.bought)
                labels.append(kind.buy_it)


def buy_landscapes(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    for kind in g.table.landscapes:
        if not kind.types & {"Event", "Project"}:
            continue
        if "Project" in kind.types and not _has_a_cube_for(g, player, kind):
            continue
        if kind.once and "Event" in kind.types and g.so_far.used(player, kind.slug, kind.once):
            continue
        if kind.cost.coins <= g.coins:  # no card, so nothing that makes cards cheaper touches it
            items.append(("landscape", kind.slug))
            labels.append(f"buy {kind.name}")


CUBES = 2  # on so many Projects a player can put one


def _has_a_cube_for(g: Game, player: int, kind: Kind) -> bool:
    held = g.holds[player]
    return kind.slug not in held and sum("Project" in g.table.rules.kind(slug).types for slug in held) < CUBES


def _although_no_card(g: Game, player: int, kind: Kind) -> tuple[str, ...]:
    """The rulings, where cards cannot be bought now and this can."""
    by = g.forbids_buying(player, kind)
    return (*by.no_buys.cites, "base2:buy-phase:1") if by is not None and isinstance(by.no_buys, NoCards) else ()


def buy_landscape(g: Game, player: int, kind: Kind) -> None:
    cost = kind.cost
    g.use_buy()
    g.coins -= cost.coins
    g.bought = True
    if cost.debt:
        g.add_token(player, "debt", cost.debt)
    if g.log is not None:
        g.say("buy", player, "buy", (kind.slug,), because=_although_no_card(g, player, kind), n=cost_text(cost))
    tell_debt_of_possession(g, player, cost.debt)
    tell_no_card_bought(g, player, kind)
    if kind.once and "Event" in kind.types:
        g.so_far = g.so_far.use(player, kind.slug, kind.once)
    if "Project" in kind.types:
        hold(g, player, kind.slug)
    if kind.play is not None:
        g.start(kind.play, player)


def take_from_others(g: Game, player: int, slug: str) -> None:
    """There is one of this Artifact: whoever takes it has it, and nobody else."""
    holder = next((p for p, held in enumerate(g.holds) if slug in held), None)
    if holder == player:
        g.say("not", player, "holds already", (slug,), card=slug)
        return
    g.holds = tuple(tuple(held for held in h if held != slug) for h in g.holds)
    hold(g, player, slug)
    g.table.meet([g.table.rules.kind(slug)])
    if holder is None:
        g.say("effect", player, "holds", card=slug)
    else:
        g.say("effect", player, "takes over", card=slug, other=holder)


def hold(g: Game, player: int, slug: str) -> None:
    """The player has this Project, Artifact or State from now on."""
    g.holds = tuple((*h, slug) if p == player else h for p, h in enumerate(g.holds))
