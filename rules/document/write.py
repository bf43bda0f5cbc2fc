"""From a situation to its canonical document: English names, defaults left out, keys in the contract's order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import yaml

from rules.document.keys import UNKNOWN_ZONE
from rules.document.situation import Card, Cards, DescribedEffect, Memory, Seat, Situation, Turn
from rules.facts import DECKS, expansions, facts


class _Dumper(yaml.SafeDumper):
    """Lists in one line, as a person would write them."""


def _flow(dumper: Any, data: Any) -> Any:
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=True)


_Dumper.add_representer(list, _flow)
_Dumper.add_representer(tuple, _flow)


def format(situation: Situation) -> str:
    """The document as text, in canonical form."""
    return yaml.dump(document_of(situation), Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=110)


def document_of(s: Situation) -> dict[str, Any]:
    """The canonical document: English names, defaults left out, keys in the contract's order."""
    doc: dict[str, Any] = {}
    if s.title:
        doc["title"] = s.title
    if s.editions:
        doc["editions"] = {expansions()[slug].en: n for slug, n in s.editions.items()}
    doc["players"] = {name: _seat_document(seat) for name, seat in s.players.items()}
    if s.kingdom:
        doc["kingdom"] = s.kingdom if isinstance(s.kingdom, str) else [english(slug) for slug in s.kingdom]
    for key in ("ally", "bane"):
        if getattr(s, key):
            doc[key] = english(getattr(s, key))
    for key in ("landscapes", "boons", "hexes", "loot", "discarded boons", "discarded hexes", "druid"):
        if cards := getattr(s, key.replace(" ", "_")):
            doc[key] = listed(cards)
    if s.chosen:
        doc["chosen"] = {english(by): english(slug) for by, slug in s.chosen.items()}
    if s.prophecy:
        doc["prophecy"] = english(s.prophecy)
    if s.sun is not None:
        doc["sun"] = s.sun
    if s.supply:
        doc["supply"] = {english(slug): _size(size) for slug, size in s.supply.items()}
    if s.pile_tokens:
        names = list(s.players)
        doc["pile tokens"] = {english(slug): _token_document(tokens, names) for slug, tokens in s.pile_tokens.items()}
    if s.landscape_tokens:
        doc["landscape tokens"] = {english(slug): dict(tokens) for slug, tokens in s.landscape_tokens.items()}
    if s.trash is not None:
        doc["trash"] = _trash_document(s.trash, s.face_down)
    turn = _turn_document(s.turn, list(s.players))
    if turn:
        doc["turn"] = turn
    if s.seed:
        doc["seed"] = s.seed
    if s.moves:
        doc["moves"] = list(s.moves)
    if s.expect is not None:
        doc["expect"] = dict(s.expect)
    memory = _memory_document(s.memory)
    if memory:
        doc["memory"] = memory
    return doc


def _trash_document(cards: Cards, face_down: tuple[int, ...]) -> list[Any]:
    """Its cards in order; those that are turned over say so."""
    out: list[Any] = []
    run: list[str] = []
    for i, slug in enumerate(cards):
        if i not in face_down:
            run.append(slug)
            continue
        out += listed(run)
        run.clear()
        out.append({"face down": english(slug)})
    return out + listed(run)


def listed(cards: Iterable[str]) -> list[str]:
    """Runs of the same card as `3 Copper`; the order is kept."""
    out: list[tuple[str, int]] = []
    for slug in cards:
        if out and out[-1][0] == slug:
            out[-1] = (slug, out[-1][1] + 1)
        else:
            out.append((slug, 1))
    return [english(slug) if n == 1 else f"{n} {english(slug)}" for slug, n in out]


def english(slug: str) -> str:
    return "?" if slug == "?" else DECKS[slug][0] if slug in DECKS else facts()[slug].en


def _size(size: int | Cards | None) -> int | str | list[str]:
    return "none" if size is None else size if isinstance(size, int) else listed(size)


def _token_document(tokens: Mapping[str, int], names: list[str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for token, n in tokens.items():
        kind, _, player = token.partition(" ")
        if player:
            out.setdefault(kind, []).append(names[int(player)])
        else:
            out[kind] = n
    return out


def _seat_document(seat: Seat) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key in ("hand", "deck", "discard", "play", "aside"):
        cards = getattr(seat, key)
        if key == "deck" and cards == ("?",) * UNKNOWN_ZONE:
            continue
        if cards or key == "deck":
            out[key] = listed(cards)
    if seat.durations:
        out["durations"] = [
            {english(d.card): listed(d.on_it)}
            if d.on_it
            else {english(d.card): d.tokens}
            if d.tokens
            else english(d.card)
            for d in seat.durations
        ]
    if seat.mats:
        out["mats"] = {mat: listed(cards) for mat, cards in seat.mats.items()}
    if seat.tokens:
        out["tokens"] = dict(seat.tokens)
    if seat.holds:
        out["holds"] = [english(slug) for slug in seat.holds]
    if seat.last_gained:
        out["last turn gained"] = listed(seat.last_gained)
    if seat.last_trashed:
        out["last turn trashed"] = listed(seat.last_trashed)
    if seat.done:
        out["done"] = [english(slug) for slug in seat.done]
    return out


def _turn_document(turn: Turn, names: list[str]) -> dict[str, Any]:
    right = names[names.index(turn.player) - 1]
    standard = Turn(player=names[0], previous=turn.by or (turn.player if turn.extra else right))
    out: dict[str, Any] = {}
    for key in ("player", "phase", "actions", "buys", "coins", "previous", "number"):
        if getattr(turn, key) != getattr(standard, key):
            out[key] = getattr(turn, key)
    if turn.extra:
        out["extra"] = english(turn.extra)
    if turn.by:
        out["by"] = turn.by
    if turn.gained:
        out["gained"] = listed(turn.gained)
    if turn.trashed:
        out["trashed"] = listed(turn.trashed)
    if turn.bought:
        out["bought"] = True
    if turn.done:
        out["done"] = [english(slug) for slug in turn.done]
    return out


def _memory_document(m: Memory) -> dict[str, Any]:
    out: dict[str, Any] = {}
    if m.played is not None:
        out["played"] = [[player, english(slug), from_hand] for player, slug, from_hand in m.played]
    if m.gained is not None:
        out["gained"] = [[player, english(slug), phase] for player, slug, phase in m.gained]
    if m.purchases is not None:
        out["purchases"] = [english(slug) for slug in m.purchases]
    if m.emptied is not None:
        out["emptied"] = [english(slug) for slug in m.emptied]
    if m.claims is not None:
        out["claims"] = [[player, english(slug), *([by] if by else [])] for player, slug, by in m.claims]
    if m.skips is not None:
        out["skips"] = [[player, n] for player, n in m.skips]
    if m.hand_size is not None:
        out["hand size"] = m.hand_size
    if m.seat is not None:
        out["seat"] = m.seat
    if m.named is not None:
        out["named"] = [[english(by), english(slug)] for by, slug in m.named]
    if m.effects is not None:
        out["effects"] = [_effect_document(effect) for effect in m.effects]
    if m.links is not None:
        out["links"] = [[_card_document(by), _card_document(card)] for by, card in m.links]
    if m.piles is not None:
        out["piles"] = {english(slug): _size(size) for slug, size in m.piles.items()}
    if m.chance is not None:
        out["chance"] = m.chance
    return out


def _effect_document(effect: DescribedEffect) -> dict[str, Any]:
    out: dict[str, Any] = {"card": english(effect.card), "line": effect.line, "event": effect.event}
    out["player"] = effect.player
    if effect.n > 1:
        out["n"] = effect.n
    if effect.of is not None:
        out["of"] = _card_document(effect.of)
    if effect.carries:
        out["carries"] = {name: [_card_document(card) for card in cards] for name, cards in effect.carries.items()}
    if effect.spares is not None:
        out["spares"] = list(effect.spares)
    if effect.swapped:
        out["swapped"] = True
    return out


def _card_document(card: Card) -> dict[str, Any]:
    out: dict[str, Any] = {"card": english(card.card)}
    if card.place:
        out["in"] = ["supply", english(card.place[1])] if card.place[0] == "supply" else list(card.place)
    if card.n > 1:
        out["n"] = card.n
    return out
