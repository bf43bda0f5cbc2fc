"""The Black Market: a deck beside the Supply, from which a card may be bought in the Action phase."""

from __future__ import annotations

from rules.facts import DECKS
from rules.rulebook.buy import NOTHING, Barter, Overpay, can_pay, goods
from rules.rulebook.gain import gain_from
from rules.rulebook.plus import tell_debt_of_possession
from rules.rulebook.reckoning import cost_text
from rules.rulebook.setup import new_card
from rules.rulebook.windows import window
from rules.words import (
    HAND,
    UNKNOWN,
    Context,
    Order,
    Pick,
    Pile,
    Tell,
    as_long_as,
    card,
    is_treasure,
    know,
    line,
    may_pay_all_debt,
    noted,
    play_noted,
    playable,
    plus,
    when,
)

BLACK_MARKET_DECK = "black-market-deck"


def _black_market_deck(c: Context) -> None:
    """Cards that nobody has described: the table is asked which three are turned up."""
    g = c.game
    kind = g.table.rules.kind("black-market")
    pile = Pile(kind, frozenset(), len(g.zones), False)
    pile.slug = BLACK_MARKET_DECK
    pile.name = DECKS[BLACK_MARKET_DECK][0]
    g.table.piles[BLACK_MARKET_DECK] = pile
    size = 10
    g.zones.append(tuple(new_card(g, UNKNOWN) for _ in range(size)))
    g.unknown += size


def _turn_up_three(c: Context) -> None:
    cards = c.notes["offer"] = c.game.pile_cards(BLACK_MARKET_DECK)[:3]
    know(c, cards)
    c.say("reveal", c.me, "reveal" if cards else "reveal none", cards)


def _affordable(c: Context) -> list[int]:
    g = c.game
    if g.token(c.me, "debt"):
        return []
    return [
        card
        for card in c.many("offer")
        if (can_pay(g, c.me, c.cost_of(card)) or goods(g, c.me, c.kind(card))) and g.may_buy(c.me, c.kind(card))
    ]


_USES_NO_BUY = (", which uses up no Buy", ", was keinen Kauf verbraucht")


def _pay_for_it(c: Context) -> None:
    g = c.game
    cost = NOTHING if c.many("bartered") else c.cost_of(c.one("picked"))
    g.coins -= cost.coins
    if cost.potion:
        g.add_token(c.me, "potion", -cost.potion)
    if cost.debt:
        g.add_token(c.me, "debt", cost.debt)
    g.purchases += (c.kind(c.one("picked")).slug,)
    c.say("buy", c.me, "buy", c.many("picked"), n=cost_text(cost), then=_USES_NO_BUY)
    tell_debt_of_possession(g, c.me, cost.debt)


def _bought_is_heard(c: Context) -> None:
    overpaid = c.notes.get("overpaid")
    window(c.game, "buy", c.me, c.many("picked"), pile=BLACK_MARKET_DECK, overpaid=overpaid)


def _gain_it(c: Context) -> None:
    zone = c.game.table.piles[BLACK_MARKET_DECK].zone
    gain_from(c.game, c.me, c.one("picked"), zone, bought=True, overpaid=c.notes.get("overpaid"))


def _played_as_a_treasure(c: Context) -> bool:
    return bool(c.many("picked")) and c.game.phase == "buy" and c.game.player == c.me and not c.game.bought


def _tell_treasures_still_go(c: Context) -> None:
    c.say("effect", c.me, "treasures still go")


def _offer_left(c: Context) -> None:
    deck = c.game.pile_cards(BLACK_MARKET_DECK)
    c.notes["offer"] = tuple(card for card in c.many("offer") if card in deck)


def _to_the_bottom(c: Context) -> None:
    for left in c.many("offer"):  # nothing, where a face-down card turned out to be a Black Market: it has no deck
        zone = c.game.table.piles[BLACK_MARKET_DECK].zone
        c.game.move(left, zone, zone, bottom=True)
    if c.many("offer"):
        c.say("put", c.me, "market bottom", c.many("offer"))


def _in_debt(c: Context) -> bool:
    return bool(c.many("offer") and c.game.token(c.me, "debt"))


_DEBT = ("whoever has debt has to pay it off first", "Wer Schulden hat, muss sie erst abzahlen")

card(
    "black-market",
    line(1, plus(coins=2), cites="promo:black-market:4"),
    line(2, _turn_up_three, cites="promo:black-market:3"),
    line(
        3,
        lambda c: c.notes.update({"picked": (1,)}),
        as_long_as(
            noted("picked"),
            Pick("picked", HAND, 1, may=True, test=playable(is_treasure), prompt="play"),
            play_noted("picked"),
        ),
        cites="promo:black-market:2",
    ),
    may_pay_all_debt(noted("offer"), "promo:black-market:6"),
    line(4, when(_in_debt, Tell("buys none", _DEBT)), cites="promo:black-market:6"),
    line(
        4,
        Pick("picked", _affordable, 1, may=True, prompt=("Which one do you buy?", "Welche kaufst du?")),
        when(noted("picked"), Barter("picked"), _pay_for_it, Overpay("picked"), _bought_is_heard, _gain_it),
        when(_played_as_a_treasure, _tell_treasures_still_go),
        cites="promo:black-market:1",
        cases={
            "allies:city-state:4": lambda c: c.game.table.ally is not None and c.game.table.ally.slug == "city-state"
        },
    ),
    line(5, _offer_left, Order("offer"), _to_the_bottom, cites="promo:black-market:5"),
    setup=_black_market_deck,
)
