"""Short cuts that change nothing: what needs no frame of its own, where nobody keeps a log; what is as printed."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Frame
from rules.engine.game import Game
from rules.engine.zones import DECK, HAND, MOVED, NUMBER, PLAY, ZONES
from rules.rulebook.windows import heard


def draw_at_once(c: Frame, player: int, n: int) -> bool:
    """Cards that are all there, while nobody keeps a log, need no frame of their own."""
    g = c.game
    if g.log is not None or not ALLOWED or len(g.zones[player * ZONES + DECK]) < n:
        return False
    c.notes["drawn"] = g.draw(player, n)
    return True


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
    """A card that only gives something, while nothing listens to its being played, needs no frame of its own."""
    if g.log is not None or not ALLOWED:
        return False
    kind = g.kinds[card & NUMBER]
    code = g.instructions(kind, card)
    if code is None or not code.simple or play_is_heard(g) or "Attack" in g.types(kind):
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


def play_coins(c: Frame, cards: list[int]) -> bool:
    """Treasures that only give coins, while nothing listens to their being played, are played in one go."""
    g = c.game
    table = g.table
    if g.log is not None or not ALLOWED or not cards or g.card_tokens or not table.plain or play_is_heard(g):
        return False
    if table.instructions or table.retypes:  # a card may be another than what is printed
        return False
    player, kinds = c.me, g.kinds
    coins = 0
    played = []
    for card in cards:
        kind = kinds[card & NUMBER]
        code = kind.play
        if code is None or code.just_coins is None or kind.attack:
            return False
        coins += code.just_coins
        played.append((player, kind.slug, True))
    base = player * ZONES
    g.zones[base] = tuple([card for card in g.zones[base] if card not in cards])
    g.zones[base + PLAY] += tuple([card + MOVED for card in cards])
    g.played += tuple(played)
    g.coins += coins
    c.notes["played"] = cards[-1] + MOVED
    return True


def buy_moves_as_printed(g: Game, items: list[Any], labels: list[str]) -> bool:
    """Where coins are all that any pile takes, and nothing changes a price or forbids a buy, printed costs decide."""
    table, coins, zones = g.table, g.coins, g.zones
    if table.prices or table.no_buys or not table.for_coins or not ALLOWED:
        return False
    for pile in table.supply:
        if pile.cheapest <= coins and zones[pile.zone]:
            items.append(pile.bought)
            labels.append(pile.kind.buy_it)
    return True
