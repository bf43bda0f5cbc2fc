"""What lies beside the piles, and what was done so far: from a situation to a game, and back."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.document.situation import Cards, Situation
from rules.engine.beside import NOTHING_SO_FAR, Beside, SoFar
from rules.engine.game import Game
from rules.facts import facts

SUN = {2: 5, 3: 8, 4: 10, 5: 12, 6: 13}  # tokens that the set-up lays on a Prophecy, by the number of players
DRUID = 3


def lay_beside(g: Game, s: Situation) -> None:
    """What the document says, and beneath it what the set-up gives."""
    held = [slug for seat in s.players.values() for slug in seat.holds]
    boons = _deck(g, "boon", s.boons, (*s.discarded_boons, *s.druid, *held))
    druid = s.druid
    if not druid and boons and any(kind.slug == "druid" for kind in g.table.kinds):
        lying = len(s.boons)
        druid, boons = boons[lying : lying + DRUID], (*boons[:lying], *boons[lying + DRUID :])
    on_landscapes = {(slug, token): n for slug, token, n in g.beside.tokens}  # as the set-up laid them
    on_landscapes |= {(slug, token): n for slug, on_it in s.landscape_tokens.items() for token, n in on_it.items()}
    g.beside = Beside(
        boons=boons,
        hexes=_deck(g, "hex", s.hexes, s.discarded_hexes),
        loot=_deck(g, "loot", s.loot, _lying(g)),
        discarded_boons=s.discarded_boons,
        discarded_hexes=s.discarded_hexes,
        druid=druid,
        chosen=tuple(s.chosen.items()),
        prophecy=s.prophecy,
        sun=0 if not s.prophecy else SUN[g.table.players] if s.sun is None else s.sun,
        tokens=tuple(sorted((slug, token, n) for (slug, token), n in on_landscapes.items())),
    )
    trash = g.zones[g.table.trash]
    so_far = SoFar(
        trashed=s.turn.trashed,
        done=s.turn.done,
        face_down=tuple(trash[i] for i in s.face_down),
        last_trashed=tuple((p, seat.last_trashed) for p, seat in enumerate(s.players.values()) if seat.last_trashed),
        done_for_good=tuple((p, slug) for p, seat in enumerate(s.players.values()) for slug in seat.done),
    )
    g.so_far = NOTHING_SO_FAR if so_far == NOTHING_SO_FAR else so_far


def _deck(g: Game, kind: str, top: Cards, elsewhere: Iterable[str]) -> Cards:
    """The deck of all of a kind, where the game has any: what is named on top, the rest beneath, by the seed."""
    if not any(known.fact.kind == kind for known in g.table.kinds):
        return ()
    rest = [fact.slug for fact in facts().values() if fact.kind == kind for _ in range(fact.count(g.table.players))]
    for slug in (*top, *elsewhere):
        if slug in rest:
            rest.remove(slug)
    chance = random.Random(g.table.seed)
    for i in range(len(rest) - 1):
        j = i + int(chance.random() * (len(rest) - i))
        rest[i], rest[j] = rest[j], rest[i]
    return (*top, *rest)


def _lying(g: Game) -> list[str]:
    """Loot that players have is not in its deck."""
    return [g.known(card).slug for cards in g.zones[: g.table.trash + 1] for card in cards]


def described(s: Situation, g: Game, laid: Game) -> Situation:
    """The situation with what lies beside this game's piles, where the one that is laid out has it otherwise."""
    parts: dict[str, Any] = {}
    beside, there = g.beside, laid.beside
    for key in ("boons", "hexes", "loot", "discarded_boons", "discarded_hexes", "druid", "prophecy"):
        if getattr(beside, key) != getattr(there, key):
            parts[key] = getattr(beside, key)
    if beside.chosen:
        parts["chosen"] = dict(beside.chosen)
    if beside.prophecy and beside.sun != SUN[g.table.players]:
        parts["sun"] = beside.sun
    tokens: dict[str, dict[str, int]] = {}
    for slug, token, n in beside.tokens:
        tokens.setdefault(slug, {})[token] = n
    if tokens:
        parts["landscape_tokens"] = tokens
    so_far = g.so_far
    if so_far == NOTHING_SO_FAR:
        return replace(s, **parts)
    trash = g.zones[g.table.trash]
    if so_far.face_down:
        parts["trash"] = tuple(g.known(card).slug for card in trash)
        parts["face_down"] = tuple(i for i, card in enumerate(trash) if card in so_far.face_down)
    parts["turn"] = replace(s.turn, trashed=so_far.trashed, done=so_far.done)
    last = dict(so_far.last_trashed)
    parts["players"] = {
        name: replace(
            seat,
            last_trashed=last.get(p, ()),
            done=tuple(slug for who, slug in so_far.done_for_good if who == p),
        )
        for p, (name, seat) in enumerate(s.players.items())
    }
    return replace(s, **parts)
