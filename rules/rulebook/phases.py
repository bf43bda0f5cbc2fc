"""The phases in which a player moves: Action, Buy, Night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine.code import Ask, Frame, wait
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.zones import HAND, NUMBER, ZONES
from rules.rulebook.buy import buy, buy_landscape, buy_landscapes, buy_moves
from rules.rulebook.play import play_held
from rules.rulebook.plus import give
from rules.rulebook.prevention import tell_held_back
from rules.rulebook.shadows import shadows
from rules.rulebook.short_cuts import buy_at_once, offer_as_printed, play_at_once, play_coins
from rules.rulebook.treasures import plan, treasures
from rules.speech.prompts import PROMPTS


def hand_moves(g: Game, player: int, type_: str, items: list[Any], labels: list[str]) -> None:
    """Cards of this type that can be played from hand, each name once, and as which Way."""
    kinds, retyped, limited = g.kinds, g.table.retypes, g.table.limits
    ways = g.table.ways
    seen: list[Kind] = []
    for card in g.zones[player * ZONES]:
        kind = kinds[card & NUMBER]
        if type_ not in (g.types(kind) if retyped else kind.types) or kind in seen:
            continue
        seen.append(kind)
        if not limited or g.may_play(player, kind):
            items.append(("play", card))
            labels.append(kind.play_it)
            if ways and "Action" in g.types(kind):
                _way_moves(g, card, kind.name, items, labels)
    if g.table.shadows:
        _shadow_moves(g, player, type_, items, labels)


def _way_moves(g: Game, card: int, name: str, items: list[Any], labels: list[str]) -> None:
    for way in g.table.ways:
        items.append(("play", card, way.slug))
        labels.append(f"play {name} as {way.name}")


def _shadow_moves(g: Game, player: int, type_: str, items: list[Any], labels: list[str]) -> None:
    """The same from the deck; where a card of that name can be played from hand, too, the move says which."""
    in_hand = {g.known(card) for card in g.hand(player)}
    found = {g.known(card): card for card in reversed(shadows(g, player))}
    for kind, card in reversed(found.items()):
        if type_ in g.types(kind) and g.may_play(player, kind):
            name = f"{kind.name} (deck)" if kind in in_hand else kind.name
            items.append(("play", card))
            labels.append(f"play {name}")
            if "Action" in g.types(kind):
                _way_moves(g, card, name, items, labels)


def spend_moves(g: Game, what: str, one: str, items: list[Any], labels: list[str]) -> None:
    for n in range(1, g.token(g.player, what) + 1):
        items.append(("spend", what, n))
        labels.append(f"spend {n} {what if n > 1 else one}")


def pay_moves(g: Game, player: int, items: list[Any], labels: list[str]) -> None:
    """Debt that the coins at hand can pay off."""
    debt = g.token(player, "debt")
    for n in range(1, min(debt, g.coins) + 1) if debt else ():
        items.append(("pay", n))
        labels.append(f"pay {n} debt")


def offered(c: Frame, prompt: str, items: list[Any], labels: list[str]) -> Decision:
    """These moves, or to leave the phase."""
    items.append(("end",))
    labels.append("-")
    return Decision(c.me, "phase", "", PROMPTS[prompt], items, labels, 1 if len(items) > 1 else 0)


class Phase(Ask):
    """What may be done at the top of a phase, one move after the other, until its player ends it."""

    def __call__(self, c: Frame) -> None:
        decision = self.question(c)  # to end the phase is never all that can be answered
        if decision is not None:
            wait(c, decision)

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value or value[0][0] == "end":
            return
        c.pc -= 1
        move = value[0]
        MOVES[move[0]](c, move)


class ActionPhase(Phase):
    def __call__(self, c: Frame) -> None:
        if c.game.log is not None and c.game.actions > 0:
            tell_held_back(c.game, c.me, "Action")
        super().__call__(c)

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        items: list[Any] = []
        labels: list[str] = []
        if g.actions > 0:
            hand_moves(g, c.me, "Action", items, labels)
        if g.tokens:
            spend_moves(g, "villagers", "villager", items, labels)
        if not items and not (g.actions > 0 and g.unknown_in_hand(c.me)):
            return None
        if g.tokens:
            pay_moves(g, c.me, items, labels)
            spend_moves(g, "coffers", "coffers", items, labels)
        return offered(c, "action phase", items, labels)


class BuyPhase(Phase):
    def __call__(self, c: Frame) -> None:
        g = c.game
        if "all treasures" in c.notes:
            cards = treasures(c)
            for i, card in enumerate(cards):
                plan(c, card, cards[i + 1 :])
                _play(c, ("play", card))
                if g.stack[-1] is not c:  # what it does may bring further Treasures, or take some away
                    c.pc -= 1
                    return
            del c.notes["all treasures"]
        if g.log is not None and not g.bought:
            tell_held_back(g, c.me, "Treasure")
        super().__call__(c)

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        more = g.may_buy_more()
        if g.bought and not more and not g.tokens:
            return None
        items: list[Any] = []
        labels: list[str] = []
        unknown = 0
        if not g.bought:
            hand_moves(g, c.me, "Treasure", items, labels)
            unknown = g.unknown_in_hand(c.me) if g.unknown else 0
        if more and (offer := offer_as_printed(c)) is not None:
            if not items:
                return offer
            moves, names = (*items, *offer.items), (*labels, *offer.labels)
            return Decision(c.me, "phase", "", offer.prompt, moves, names)
        debt = g.token(c.me, "debt") if g.tokens else 0
        if debt:
            pay_moves(g, c.me, items, labels)
        elif more:
            buy_moves(g, c.me, items, labels)
            if g.table.landscapes:
                buy_landscapes(g, c.me, items, labels)
        if g.tokens and (items or unknown or more or debt):  # what they give may be of use
            spend_moves(g, "coffers", "coffers", items, labels)
        if not items and not unknown:
            return None
        return offered(c, "buy phase", items, labels)


def _has_night_piles(g: Game) -> bool:
    """Only where there are any could a face-down card be one; a stray one that was named does not tell."""
    return any("Night" in kind.types for pile in g.table.piles.values() for kind in pile.kinds)


class NightPhase(Phase):
    def question(self, c: Frame) -> Decision | None:
        g = c.game
        items: list[Any] = []
        labels: list[str] = []
        hand_moves(g, c.me, "Night", items, labels)
        if not items and not (g.unknown_in_hand(c.me) and _has_night_piles(g)):
            return None
        if g.tokens:
            pay_moves(g, c.me, items, labels)
            spend_moves(g, "coffers", "coffers", items, labels)
        return offered(c, "night phase", items, labels)


def _play(c: Frame, move: Move) -> None:
    g = c.game
    if g.phase == "action":
        g.actions -= 1
    if len(move) > 2:
        play_held(g, c.me, move[1], code=g.table.rules.kind(move[2]).play, ways=False)
    elif g.table.shadows or not play_at_once(g, c.me, move[1], c.me * ZONES + HAND, "played"):
        play_held(g, c.me, move[1], ways=False)


def _play_unknown(c: Frame, move: Move) -> None:
    """A face-down card is named as it is played."""
    card = c.game.unknown_in_hand(c.me)
    c.game.identify(card, move[1])
    _play(c, ("play", card, *move[2:]))


def _play_treasures(c: Frame, move: Move) -> None:
    g = c.game
    if not play_coins(c):
        c.notes["all treasures"] = True
    elif g.may_buy_more() and not g.table.shadows:  # no Treasure is left
        g.pending = offer_as_printed(c)


def _buy(c: Frame, move: Move) -> None:
    g = c.game
    if not buy_at_once(g, c.me, g.table.piles[move[1]]):
        buy(g, c.me, move[1])


def _buy_landscape(c: Frame, move: Move) -> None:
    buy_landscape(c.game, c.me, c.game.table.rules.kind(move[1]))


def _spend(c: Frame, move: Move) -> None:
    g = c.game
    _, token, n = move
    g.add_token(c.me, token, -n)
    got = {"actions" if token == "villagers" else "coins": n}
    g.say("effect", c.me, "spend for", because=("base2:villagers-coffers:1",), paid={token: n}, got=got)
    give(c, c.me, got)


def _pay_off(c: Frame, move: Move) -> None:
    g = c.game
    g.add_token(c.me, "debt", -move[1])
    g.coins -= move[1]
    g.say("effect", c.me, "pay off", because=("base2:debt:3",), paid={"debt": move[1]})


Move = tuple[Any, ...]
MOVES: dict[str, Callable[[Frame, Move], None]] = {  # at the top of a phase, by what a move begins with
    "play": _play,
    "play unknown": _play_unknown,
    "treasures": _play_treasures,
    "buy": _buy,
    "landscape": _buy_landscape,
    "spend": _spend,
    "pay": _pay_off,
}
