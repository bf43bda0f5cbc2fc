"""From a situation to its canonical document: English names, defaults left out, keys in the contract's order."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import yaml

from rules.document.keys import APART, UNKNOWN_ZONE
from rules.document.situation import Card, Cards, DescribedEffect, Duration, Memory, Seat, Situation, Turn
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
    names = list(s.players)
    parts = {
        "title": s.title,
        "editions": {expansions()[slug].en: n for slug, n in s.editions.items()},
        "players": {name: _seat_document(seat) for name, seat in s.players.items()},
        "kingdom": s.kingdom if isinstance(s.kingdom, str) else _each(s.kingdom),
        "ally": english(s.ally),
        "bane": english(s.bane),
        **{key: listed(getattr(s, key.replace(" ", "_"))) for key in CARD_LISTS},
        "chosen": {english(by): english(slug) for by, slug in s.chosen.items()},
        "prophecy": english(s.prophecy),
        "sun": s.sun,
        "supply": _sizes(s.supply),
        "pile tokens": {english(slug): _token_document(on_it, names) for slug, on_it in s.pile_tokens.items()},
        "landscape tokens": {english(slug): dict(on_it) for slug, on_it in s.landscape_tokens.items()},
        "trash": None if s.trash is None else _trash_document(s.trash, s.face_down),
        "turn": _turn_document(s.turn, names),
        "seed": s.seed,
        "moves": list(s.moves),
        "expect": None if s.expect is None else dict(s.expect),
        "memory": _memory_document(s.memory),
    }
    return _said(parts, even_empty=("sun", "trash", "expect"))


CARD_LISTS = ("landscapes", "boons", "hexes", "loot", "discarded boons", "discarded hexes", "druid")


def _said(parts: dict[str, Any], even_empty: Collection[str] = ()) -> dict[str, Any]:
    """Without what there is nothing to say about; of some it says something that there is none of them."""
    return {key: part for key, part in parts.items() if part or (key in even_empty and part is not None)}


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
    if slug in ("", "?"):
        return slug
    return DECKS[slug][0] if slug in DECKS else facts()[slug].en


def _each(cards: Iterable[str]) -> list[str]:
    return [english(slug) for slug in cards]


def _size(size: int | Cards | None) -> int | str | list[str]:
    return "none" if size is None else size if isinstance(size, int) else listed(size)


def _sizes(piles: Mapping[str, int | Cards | None]) -> dict[str, Any]:
    return {english(slug): _size(size) for slug, size in piles.items()}


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
    parts = {
        "hand": listed(seat.hand),
        "deck": None if seat.deck == ("?",) * UNKNOWN_ZONE else listed(seat.deck),
        "discard": listed(seat.discard),
        "play": listed(seat.play),
        "aside": listed(seat.aside),
        "durations": [_duration_document(duration) for duration in seat.durations],
        "mats": {mat: listed(cards) for mat, cards in seat.mats.items()},
        "tokens": dict(seat.tokens),
        "holds": _each(seat.holds),
        "last turn gained": listed(seat.last_gained),
        "last turn trashed": listed(seat.last_trashed),
        "done": None if seat.done is None else _each(seat.done),
    }
    return _said(parts, even_empty=("deck", "done"))  # left out, it is one that nobody has described


def _duration_document(duration: Duration) -> str | dict[str, Any]:
    name = english(duration.card)
    if duration.on_it:
        return {name: listed(duration.on_it)}
    return {name: duration.tokens} if duration.tokens else name


def _turn_document(turn: Turn, names: list[str]) -> dict[str, Any]:
    right = names[names.index(turn.player) - 1]
    standard = Turn(player=names[0], previous=turn.by or (turn.player if turn.extra else right))
    keys = ("player", "phase", "actions", "buys", "coins", "previous", "number")
    more = {
        "extra": english(turn.extra),
        "by": turn.by,
        "gained": listed(turn.gained),
        "trashed": listed(turn.trashed),
        "bought": turn.bought,
        "done": _each(turn.done),
    }
    return {key: getattr(turn, key) for key in keys if getattr(turn, key) != getattr(standard, key)} | _said(more)


def _memory_document(m: Memory) -> dict[str, Any]:
    return {key.replace("_", " "): told(part) for key, told in TOLD.items() if (part := getattr(m, key)) is not None}


def _as_it_is(part: Any) -> Any:
    return part


# How each part of a memory is written, in the order of the document.
TOLD: dict[str, Callable[[Any], Any]] = {
    "played": lambda rows: [[player, english(slug), from_hand] for player, slug, from_hand in rows],
    "gained": lambda rows: [[player, english(slug), phase] for player, slug, phase in rows],
    "purchases": _each,
    "emptied": _each,
    "claims": lambda rows: [[player, english(slug), *([by] if by else [])] for player, slug, by in rows],
    "skips": lambda rows: [[player, n] for player, n in rows],
    "hand_size": _as_it_is,
    "seat": _as_it_is,
    "named": lambda rows: [_each(row) for row in rows],
    "effects": lambda effects: [_effect_document(effect) for effect in effects],
    "links": lambda links: [[_card_document(by), _card_document(card)] for by, card in links],
    "piles": _sizes,
    "chance": _as_it_is,
}


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
        out["in"] = [card.place[0], english(card.place[1])] if card.place[0] in ("supply", APART) else list(card.place)
    if card.n > 1:
        out["n"] = card.n
    return out
