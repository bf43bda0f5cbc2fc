"""What lies beside the piles, and what was done so far: from a situation to a game, and back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.document.situation import Cards, Seat, Situation
from rules.engine.beside import NOTHING_BESIDE, NOTHING_SO_FAR, SoFar
from rules.engine.game import Game
from rules.engine.kinds import REMOVED
from rules.engine.zones import NUMBER
from rules.facts import cards_of_kind, sun_tokens
from rules.rulebook.setup import lay_decks


def lay_beside(g: Game, s: Situation) -> None:
    """What the document says, and beneath it what the set-up gives."""
    held = [slug for seat in s.players.values() for slug in seat.holds]
    lay_decks(g, {"boons": s.boons, "hexes": s.hexes}, s.druids, (*s.discarded_boons, *s.discarded_hexes, *held))
    if "loot" not in s.piles:
        _lay_loot(g, s.loot)
    on_landscapes = {(slug, token): n for slug, token, n in g.beside.tokens}  # as the set-up laid them
    on_landscapes |= {(slug, token): n for slug, on_it in s.landscape_tokens.items() for token, n in on_it.items()}
    beside = replace(
        g.beside,
        discarded_boons=s.discarded_boons,
        discarded_hexes=s.discarded_hexes,
        chosen=tuple(sorted({**dict(g.beside.chosen), **s.picked}.items())),
        prophecy=s.foretold,
        sun=0 if not s.foretold else sun_tokens(g.table.players) if s.sun is None else s.sun,
        tokens=tuple(sorted((slug, token, n) for (slug, token), n in on_landscapes.items())),
    )
    g.beside = NOTHING_BESIDE if beside == NOTHING_BESIDE else beside
    trash = g.zones[g.table.trash]
    so_far = SoFar(
        trashed=s.turn.trashed,
        done=s.turn.done,
        face_down=tuple(trash[i] for i in s.face_down),
        last_trashed=tuple((p, seat.last_trashed) for p, seat in enumerate(s.players.values()) if seat.last_trashed),
        done_for_good=tuple((p, slug) for p, seat in enumerate(s.players.values()) for slug in _done(g, p, seat)),
    )
    g.so_far = NOTHING_SO_FAR if so_far == NOTHING_SO_FAR else so_far


def _done(g: Game, player: int, seat: Seat) -> Cards:
    """What the document says; where it does not, who has a card that is kept in mind has gained it."""
    if seat.done is not None or not g.table.remembers:
        return seat.done or ()
    has = {g.known(card).slug for card in g.owned(player)}
    return tuple(sorted(by for slug, by in g.table.remembers.items() if slug in has))


def _lay_loot(g: Game, top: Cards) -> None:
    """On top what is named; Loot that players have is not in its deck."""
    pile = g.table.piles.get("loot")
    if pile is None:
        return
    deck = list(g.zones[pile.zone])

    def taken(slugs: Iterable[str]) -> list[int]:
        found = []
        for slug in slugs:
            ref = next((ref for ref in deck if g.known(ref).slug == slug), 0)
            if ref:
                deck.remove(ref)
                found.append(ref)
        return found

    loot = cards_of_kind("loot")
    lying = [g.known(card).slug for cards in g.zones[: g.table.trash + 1] for card in cards]
    for ref in taken(slug for slug in lying if slug in loot):
        g.kinds[ref & NUMBER] = REMOVED
    first = taken(top)
    g.zones[pile.zone] = (*first, *deck)


def _loot(g: Game) -> Cards:
    return tuple(g.known(card).slug for card in g.pile_cards("loot"))


def described(s: Situation, g: Game, laid: Game) -> Situation:
    """The situation with what lies beside this game's piles, where the one that is laid out has it otherwise."""
    parts = _loot_described(s, _loot(g), _loot(laid)) | _decks_described(g, laid)
    beside = g.beside
    if beside.chosen:
        parts["chosen"] = dict(beside.chosen)
    if beside.prophecy and beside.sun != sun_tokens(g.table.players):
        parts["sun"] = beside.sun
    tokens: dict[str, dict[str, int]] = {}
    for slug, token, n in beside.tokens:
        tokens.setdefault(slug, {})[token] = n
    if tokens:
        parts["landscape_tokens"] = tokens
    return replace(s, **parts, **_so_far_described(s, g, laid))


def _loot_described(s: Situation, loot: Cards, laid: Cards) -> dict[str, Any]:
    if loot == laid:
        return {}
    if sorted(loot) == sorted(laid):
        return {"loot": loot}
    return {"supply": {**s.supply, "loot": loot}}  # cards are not where they could be: the whole pile is told


def _decks_described(g: Game, laid: Game) -> dict[str, Any]:
    beside, there = g.beside, laid.beside
    keys = ("boons", "hexes", "discarded_boons", "discarded_hexes", "druid", "prophecy")
    parts = {key: getattr(beside, key) for key in keys if getattr(beside, key) != getattr(there, key)}
    if beside.druid and ("druid" in parts or "boons" in parts):  # hers and the others are told together
        parts |= {"druid": beside.druid, "boons": beside.boons}
    return parts


def _so_far_described(s: Situation, g: Game, laid: Game) -> dict[str, Any]:
    """What was trashed and done."""
    so_far = g.so_far
    if so_far == laid.so_far == NOTHING_SO_FAR:
        return {}
    parts: dict[str, Any] = {"turn": replace(s.turn, trashed=so_far.trashed, done=so_far.done)}
    if so_far.face_down:
        trash = g.zones[g.table.trash]
        parts["trash"] = tuple(g.known(card).slug for card in trash)
        parts["face_down"] = tuple(i for i, card in enumerate(trash) if card in so_far.face_down)
    last = dict(so_far.last_trashed)
    parts["players"] = {
        name: replace(
            seat,
            last_trashed=last.get(p, ()),
            done=_done_for_good(so_far, p) if _done_for_good(so_far, p) != _done_for_good(laid.so_far, p) else None,
        )
        for p, (name, seat) in enumerate(s.players.items())
    }
    return parts


def _done_for_good(so_far: SoFar, player: int) -> Cards:
    return tuple(slug for who, slug in so_far.done_for_good if who == player)
