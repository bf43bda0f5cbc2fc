"""Short cuts that change nothing: what needs no frame of its own, where nobody keeps a log; what is as printed."""

from __future__ import annotations

from typing import Any

from rules.engine.beside import NOTHING_BESIDE
from rules.engine.code import Frame
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.table import Pile, Table
from rules.engine.zones import DECK, DISCARD, HAND, MOVED, NUMBER, PLAY, ZONES
from rules.rulebook.windows import heard
from rules.speech.prompts import PROMPTS


def draw_at_once(c: Frame, player: int, n: int) -> bool:
    """Cards that are all there, or lie beneath a shuffle that nobody listens to, need no frame of their own."""
    g = c.game
    if g.log is not None or not ALLOWED or not _is_plainly_drawn(g, player, n):
        return False
    if len(g.zones[player * ZONES + DECK]) < n and g.zones[player * ZONES + DISCARD]:
        _shuffle(g, player)
        c.notes["shuffled"] = True
    c.notes["drawn"] = g.draw(player, n)
    return True


def _is_plainly_drawn(g: Game, player: int, n: int) -> bool:
    """So many cards are in the deck, or nothing happens when it is shuffled."""
    if len(g.zones[player * ZONES + DECK]) >= n:
        return True
    return not (g.unknown or g.table.shadows or "shuffle" in g.table.listens)


def _shuffle(g: Game, player: int) -> None:
    """The discard pile becomes the lower part of the deck."""
    base, zones = player * ZONES, g.zones
    pool = list(zones[base + DISCARD])
    g.mix(pool)
    zones[base + DISCARD] = ()
    zones[base + DECK] += tuple([card + MOVED for card in pool])


ALLOWED = True  # a test forbids them, to see that they change nothing


def plus_at_once(g: Game, player: int, actions: int, buys: int, coins: int) -> bool:
    """Where nothing can change a plus and nobody keeps a log: what most instructions of a game are."""
    if g.log is not None or not g.table.plain or not ALLOWED:
        return False
    if player == g.player:
        g.actions += actions
        g.buys += buys
        g.coins += coins
    return True


def play_at_once(g: Game, player: int, card: int, source: int, as_: str) -> bool:
    """A card that only gives something, or draws cards that are there, while nothing listens to its being played."""
    if g.log is not None or not ALLOWED:
        return False
    table = g.table
    kind = g.kinds[card & NUMBER]
    code = g.instructions(kind, card) if table.instructions else kind.play
    if code is None or not (code.simple or (code.draws and table.plain and _is_plainly_drawn(g, player, code.draws))):
        return False
    if play_is_heard(g) or "Attack" in (g.types(kind) if table.retypes else kind.types):
        return False
    new = g.move(card, source, player * ZONES + PLAY)
    if not new:
        return False
    g.played += ((player, kind.slug, source == player * ZONES + HAND),)
    g.stack[-1].notes[as_] = new
    frame = Frame(g, code, player, new)
    for call in code.calls:
        call(frame)
    return True


def play_is_heard(g: Game) -> bool:
    if g.pile_tokens and any(" " in token for _, token in g.pile_tokens):  # a player's own: it gives something first
        return True
    if not g.effects and g.table.listeners.keys().isdisjoint(PLAY_EVENTS):
        return False
    return any(heard(g, event) for event in PLAY_EVENTS)


PLAY_EVENTS = ("first", "play", "instead", "played")


def _order_may_matter(table: Table) -> bool:
    """A card may be another than what is printed, too."""
    return bool(table.instructions or table.retypes or table.limits)


def play_coins(c: Frame) -> bool:
    """Treasures that only give coins, while nothing listens to their being played, are played in one go."""
    g = c.game
    table = g.table
    if g.log is not None or not ALLOWED or g.bought or g.card_tokens or not table.plain or play_is_heard(g):
        return False
    if _order_may_matter(table):
        return False
    player, kinds = c.me, g.kinds
    hand = g.zones[player * ZONES]
    coins = most = 0
    sorted_ = True
    cards: list[int] = []
    others: list[int] = []
    for card in hand:
        kind = kinds[card & NUMBER]
        if not kind.treasure:
            others.append(card)
            continue
        n = kind.play.just_coins if kind.play is not None else None
        if n is None or kind.attack or kind.ordered:
            return False
        coins += n
        cards.append(card)
        if n < most:
            sorted_ = False
        most = n
    if not cards:
        return False
    if not sorted_:
        cards.sort(key=lambda card: kinds[card & NUMBER].rank)
    base = player * ZONES
    g.zones[base] = tuple(others)
    g.zones[base + PLAY] += tuple([card + MOVED for card in cards])
    g.played += tuple([(player, kinds[card & NUMBER].slug, True) for card in cards])
    g.coins += coins
    c.notes["played"] = cards[-1] + MOVED
    return True


def offer_as_printed(c: Frame) -> Decision | None:
    """What a Buy phase offers besides Treasures, kept for each number of coins while no pile is empty.

    Only where coins are all that any pile takes, nothing changes a price or forbids a buy, and nothing else is offered.
    """
    g = c.game
    if g.table.landscapes or g.tokens or g.unknown or g.by >= 0 or not _costs_are_printed(g.table):
        return None
    return _kept_offer(g, c.me)


def _costs_are_printed(table: Table) -> bool:
    """Coins are all that any pile takes, and nothing changes a price or forbids a buy."""
    return table.for_coins and not table.prices and not table.no_buys and ALLOWED


def _kept_offer(g: Game, player: int) -> Decision | None:
    """None while a pile is empty."""
    table, coins = g.table, g.coins
    if not all(g.zones[table.trash + 1 :]):
        return None
    found = table.offers.get((player, coins))
    if found is None:
        there = [pile for pile in table.supply if pile.cheapest <= coins]
        items = [*[pile.bought for pile in there], ("end",)]
        labels = [*[pile.kind.buy_it for pile in there], "-"]
        found = table.offers[player, coins] = Decision(player, "phase", "", PROMPTS["buy phase"], items, labels)
    return found


def buy_moves_as_printed(g: Game, items: list[Any], labels: list[str]) -> bool:
    """Where coins are all that any pile takes, and nothing changes a price or forbids a buy, printed costs decide."""
    if not _costs_are_printed(g.table):
        return False
    kept = _kept_offer(g, g.player)
    if kept is not None:
        items += kept.items[:-1]
        labels += kept.labels[:-1]
        return True
    coins, zones = g.coins, g.zones
    for pile in g.table.supply:
        if pile.cheapest <= coins and zones[pile.zone]:
            items.append(pile.bought)
            labels.append(pile.kind.buy_it)
    return True


_SET_UPS: dict[Any, Game] = {}
MOST_SET_UPS = 64


def lay_again(key: Any, seed: int) -> Game | None:
    """A table that was laid before, for another game: where nothing of its set-up was left to chance or choice."""
    kept = _SET_UPS.get(key) if ALLOWED else None
    if kept is None:
        return None
    g = kept.copy()
    g.kinds = kept.kinds.copy()
    g.table = kept.table.seeded(seed)
    return g


def keep_set_up(key: Any, g: Game) -> None:
    """For games to come at the same table. Only what is the same whatever the seed."""
    table = g.table
    chance = table.in_decks or g.beside is not NOTHING_BESIDE or any(pile.mixed for pile in table.piles.values())
    said = table.landscapes or table.ally or table.bane or any(kind.setup or kind.sets_aside for kind in table.kinds)
    if ALLOWED and not chance and not said and len(_SET_UPS) < MOST_SET_UPS:
        _SET_UPS[key] = kept = g.copy()
        kept.kinds = g.kinds.copy()
        kept.table = table.seeded(table.seed)


BUY_EVENTS = frozenset(("buy", "would-gain", "gain-place", "gain", "emptied"))


def buy_at_once(g: Game, player: int, pile: Pile) -> bool:
    """A card that only coins are paid for, while nothing listens to its being bought or gained."""
    table = g.table
    if g.log is not None or table.prices or g.unknown or not pile.for_coins or not ALLOWED:
        return False
    kind = pile.kind
    if kind.overpaid or kind.cost.debt or table.remembers or not table.listens.isdisjoint(BUY_EVENTS):
        return False
    g.use_buy()
    g.coins -= kind.cost.coins
    g.bought = True
    g.purchases += (kind.slug,)
    g.move(g.zones[pile.zone][0], pile.zone, player * ZONES + DISCARD)
    g.gained += ((player, kind.slug, g.phase),)
    return True


CLEAN_UP_EVENTS = frozenset(
    ("end-buy", "clean-up", "clean-up-hand", "discard-from-play", "new-hand", "shuffle", "end-turn")
)


def clean_up_at_once(c: Frame) -> bool:
    """From the end of the Buy phase to that of the turn, while nothing listens, stays or is kept."""
    g = c.game
    table = g.table
    if g.log is not None or g.unknown or g.effects or g.links or not ALLOWED:
        return False
    if table.night or table.shadows or not table.plain or not table.listens.isdisjoint(CLEAN_UP_EVENTS):
        return False
    player, zones = c.me, g.zones
    if "keep" in c.notes or any(g.holds):
        return False
    for other in table.orders[player]:
        if zones[other * ZONES + PLAY] and other != player:
            return False
    g.phase = "clean-up"
    base = player * ZONES
    gone = zones[base + HAND] + zones[base + PLAY]
    zones[base + PLAY] = ()
    zones[base + DISCARD] = tuple([card + MOVED for card in gone]) + zones[base + DISCARD]
    n = g.hand_size
    if len(zones[base + DECK]) < n and zones[base + DISCARD]:
        _shuffle(g, player)
    deck = zones[base + DECK]
    zones[base + HAND] = tuple([card + MOVED for card in deck[:n]])
    zones[base + DECK] = deck[n:]
    return True


TURN_EVENTS = frozenset(("turn", "turn-first", "buy-phase"))


def nobody_stops_the_next_turn(g: Game) -> bool:
    """After a Clean-up that was done at once: the game goes on with a regular turn, and nothing hears it begin."""
    table = g.table
    if g.extra or g.claims or table.last_rounds or any(g.skips) or not table.listens.isdisjoint(TURN_EVENTS):
        return False
    return not g.emptied and all(g.zones[table.trash + 1 :])


def may_play_an_action(g: Game) -> bool:
    """Whether the Action phase of a turn that has just begun may have something to ask; no card is face down."""
    kinds = g.kinds
    return bool(g.tokens or g.table.retypes or [True for card in g.hand(g.player) if kinds[card & NUMBER].action])
