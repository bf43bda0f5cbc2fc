"""The phases in which a player moves: Action, Buy, Night."""

from __future__ import annotations

from typing import Any

from rules.engine.code import Ask, Frame
from rules.engine.decisions import Decision
from rules.engine.game import Game
from rules.engine.kinds import Kind
from rules.engine.zones import HAND, NUMBER, ZONES
from rules.rulebook.buy import buy, buy_landscape, buy_landscapes, buy_moves
from rules.rulebook.fast import play_coins
from rules.rulebook.play import play_card
from rules.rulebook.plus import give
from rules.rulebook.prevented import tell_held_back
from rules.rulebook.treasures import plan, treasures
from rules.speech.prompts import PROMPTS


def hand_moves(g: Game, player: int, type_: str, items: list[Any], labels: list[str]) -> None:
    """Cards of this type that can be played from hand, each name once, and as which Way."""
    kinds, retyped, limited = g.kinds, g.table.retypes, g.table.limits
    ways = g.table.ways
    seen: list[Kind] = []
    for card in g.zones[player * ZONES]:
        kind = kinds[card & NUMBER]
        if kind in seen:
            continue
        seen.append(kind)
        if type_ in (g.types(kind) if retyped else kind.types) and (not limited or g.may_play(player, kind)):
            items.append(("play", card))
            labels.append(kind.play_it)
            if ways and "Action" in g.types(kind):
                for way in ways:
                    items.append(("play", card, way.slug))
                    labels.append(f"play {kind.name} as {way.name}")


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


class Phase(Ask):
    """What may be done at the top of a phase, one move after the other, until its player ends it."""

    def take(self, c: Frame, value: tuple[Any, ...]) -> None:
        if not value or value[0][0] == "end":
            return
        c.pc -= 1
        _move(c, value[0])


class ActionPhase(Phase):
    def __call__(self, c: Frame) -> None:
        if c.game.actions > 0:
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
        items.append(("end",))
        labels.append("-")
        return Decision(c.me, "phase", "", PROMPTS["action phase"], items, labels, 1 if len(items) > 1 else 0)


class BuyPhase(Phase):
    def __call__(self, c: Frame) -> None:
        g = c.game
        if "all treasures" in c.notes:
            cards = treasures(c)
            if not play_coins(c, cards):
                for i, card in enumerate(cards):
                    plan(c, card, cards[i + 1 :])
                    _move(c, ("play", card))
                    if g.stack[-1] is not c:  # what it does may bring further Treasures, or take some away
                        c.pc -= 1
                        return
            del c.notes["all treasures"]
        if not g.bought:
            tell_held_back(g, c.me, "Treasure")
        super().__call__(c)

    def question(self, c: Frame) -> Decision | None:
        g = c.game
        if g.bought and not g.buys and not g.tokens:
            return None
        items: list[Any] = []
        labels: list[str] = []
        unknown = 0
        if not g.bought:
            hand_moves(g, c.me, "Treasure", items, labels)
            unknown = g.unknown_in_hand(c.me) if g.unknown else 0
        debt = g.token(c.me, "debt") if g.tokens else 0
        if debt:
            pay_moves(g, c.me, items, labels)
        elif g.buys > 0:
            buy_moves(g, c.me, items, labels)
            if g.table.landscapes:
                buy_landscapes(g, c.me, items, labels)
        if g.tokens and (items or unknown or g.buys > 0 or debt):  # what they give may be of use
            spend_moves(g, "coffers", "coffers", items, labels)
        if not items and not unknown:
            return None
        items.append(("end",))
        labels.append("-")
        return Decision(c.me, "phase", "", PROMPTS["buy phase"], items, labels, 1 if len(items) > 1 else 0)


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
        items.append(("end",))
        labels.append("-")
        return Decision(c.me, "phase", "", PROMPTS["night phase"], items, labels, 1 if len(items) > 1 else 0)


def _move(c: Frame, move: tuple[Any, ...]) -> None:
    """One move at the top of a phase."""
    g = c.game
    what = move[0]
    player = c.me
    if what == "play":
        if g.phase == "action":
            g.actions -= 1
        way = g.table.rules.kind(move[2]) if len(move) > 2 else None
        play_card(g, player, move[1], player * ZONES + HAND, code=way.play if way else None, ways=False)
    elif what == "play unknown":
        card = g.unknown_in_hand(player)
        g.identify(card, move[1])
        _move(c, ("play", card, *move[2:]))
    elif what == "treasures":
        c.notes["all treasures"] = True
    elif what == "buy":
        buy(g, player, move[1])
    elif what == "landscape":
        buy_landscape(g, player, g.table.rules.kind(move[1]))
    elif what == "spend":
        g.add_token(player, move[1], -move[2])
        g.say("effect", player, "spend", because=("base2:villagers-coffers:1",), paid={move[1]: move[2]})
        gives = "actions" if move[1] == "villagers" else "coins"
        give(c, player, {gives: move[2]})
    elif what == "pay":
        g.add_token(player, "debt", -move[1])
        g.coins -= move[1]
        g.say("effect", player, "pay off", because=("base2:debt:3",), n=move[1])
