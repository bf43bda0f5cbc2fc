"""A table as a player would describe it to a referee, as data. Cards are slugs, players are names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from rules.document.keys import LIES_APART, NEW_KINGDOM, PILE_APART, UNKNOWN_ZONE, ZONE_KEYS
from rules.engine.decisions import LONGEST_REMEMBERED, Text
from rules.engine.faults import Fault
from rules.facts import card_names, facts, plain, speaker
from rules.kingdoms import Kingdom, kingdom_by_key

Cards = tuple[str, ...]


class Mistake(ValueError):
    """Something wrong in a document: where, what, and what would be right. `near` are names in both languages."""

    def __init__(self, place: str, en: str, de: str, near: Sequence[Text] = ()) -> None:
        place = self.place = "".join(c if c.isprintable() else "�" for c in place[:200])
        self.near = tuple(dict.fromkeys(near))  # what two things are called is one name
        if near:
            en += f" Near: {', '.join(name for name, _ in self.near)}."
            de += f" Ähnlich: {', '.join(name for _, name in self.near)}."
        self.text: Text = (en, de)
        self.message: Text = (f"{place}: {en}", f"{place}: {de}") if place else (en, de)
        super().__init__(self.message[0])


@dataclass(frozen=True)
class Duration:
    """A card in play with an effect still to come, and what lies on it."""

    card: str
    on_it: Cards = ()
    tokens: int = 0


@dataclass(frozen=True)
class Seat:
    hand: Cards = ()
    deck: Cards = ("?",) * UNKNOWN_ZONE
    discard: Cards = ()
    play: Cards = ()
    aside: Cards = ()
    durations: tuple[Duration, ...] = ()
    mats: Mapping[str, Cards] = field(default_factory=dict)
    tokens: Mapping[str, int] = field(default_factory=dict)
    holds: Cards = ()
    last_gained: Cards = ()
    last_trashed: Cards = ()
    done: Cards | None = None  # Events used that can be used once a game; left out: as the cards tell


@dataclass(frozen=True)
class Turn:
    player: str
    phase: str = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    previous: str = ""
    number: int = 1
    extra: str = ""
    gained: Cards = ()
    bought: bool = False
    by: str = ""  # who decides, in a turn that somebody else possesses
    trashed: Cards = ()
    done: Cards = ()  # Events used that can be used once a turn


@dataclass(frozen=True)
class Card:
    """One very card: the n-th of that name at that place. () is no place: the card has moved and was lost track of.

    place: (player, zone), ("trash",), ("supply", pile).
    """

    card: str
    place: tuple[str, ...] = ()
    n: int = 1


@dataclass(frozen=True)
class DescribedEffect:
    """Something still to come, or that holds for a while, by the line of the card that says so."""

    card: str
    line: int
    event: str
    player: str
    n: int = 1  # where one line says several things for the same event
    of: Card | None = None  # the very card that it comes from
    carries: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)  # what was set aside for it, and the like
    spares: tuple[str, ...] | None = None  # players whom the Attack that left it does not affect
    swapped: bool = False  # it gives coins for cards, and cards for coins


@dataclass(frozen=True)
class Memory:
    """What the table remembers, where it is not just what the rest of the document says. None: it is."""

    played: tuple[tuple[str, str, bool], ...] | None = None  # this turn: (player, card, from hand)
    gained: tuple[tuple[str, str, str], ...] | None = None  # this turn: (player, card, phase)
    purchases: Cards | None = None
    emptied: Cards | None = None
    claims: tuple[tuple[str, str, str], ...] | None = None  # extra turns to come: (player, card, who decides or "")
    skips: tuple[tuple[str, int], ...] | None = None
    hand_size: int | None = None
    seat: str | None = None  # whose regular turn came before the extra ones
    named: tuple[tuple[str, str], ...] | None = None  # this turn: (card, what was named for it)
    effects: tuple[DescribedEffect, ...] | None = None
    links: tuple[tuple[Card, Card], ...] | None = None  # (a card that played another several times, that one)
    piles: Mapping[str, int | Cards | None] | None = None  # piles that hold more than the box has left
    chance: int | None = None  # how many numbers of the seed's chance are used up


@dataclass(frozen=True)
class Situation:
    players: Mapping[str, Seat]
    turn: Turn
    title: str = ""
    editions: Mapping[str, int] = field(default_factory=dict)
    kingdom: str | Cards = ()  # "book:slug" of a stored one, or piles
    ally: str = ""
    bane: str = ""
    landscapes: Cards = ()
    boons: Cards = ()
    hexes: Cards = ()
    loot: Cards = ()
    discarded_boons: Cards = ()
    discarded_hexes: Cards = ()
    druid: Cards = ()
    chosen: Mapping[str, str] = field(default_factory=dict)  # what a card's set-up chose
    prophecy: str = ""
    sun: int | None = None  # None: as the set-up gives it
    supply: Mapping[str, int | Cards | None] = field(default_factory=dict)  # None: there is no such pile
    pile_tokens: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    landscape_tokens: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    trash: Cards | None = None
    face_down: tuple[int, ...] = ()  # which cards of the trash are turned over
    seed: int = 0
    moves: tuple[str, ...] = ()
    expect: Mapping[str, Any] | None = None
    memory: Memory = Memory()
    notes: tuple[Fault, ...] = field(default=(), compare=False, repr=False)  # what its reader found odd

    def with_moves(self, moves: Sequence[str]) -> Situation:
        return replace(self, moves=tuple(moves))

    @property
    def stored(self) -> Kingdom | None:
        """The stored kingdom that is played, if it is one."""
        return kingdom_by_key(self.kingdom) if isinstance(self.kingdom, str) else None

    @property
    def druids(self) -> Cards:
        """The Boons that are set aside for a Druid, where the document or its kingdom says which."""
        return self.druid or (self.stored.boons if self.stored else ())

    @property
    def picked(self) -> Mapping[str, str]:
        """What a card's set-up chose, as the document says, else as its kingdom does."""
        return {**dict(self.stored.picks if self.stored else ()), **self.chosen}

    @property
    def foretold(self) -> str:
        """The Prophecy, as the document says, else as its kingdom does."""
        return self.prophecy or (self.stored.prophecy if self.stored else "")

    @property
    def apart(self) -> Cards:
        """Piles that a set-up laid beside the Supply."""
        return tuple(slug for by, slug in self.picked.items() if by in PILE_APART)

    @property
    def piles(self) -> Mapping[str, int | Cards | None]:
        """All piles whose size the document states."""
        return {**self.supply, **(self.memory.piles or {})}


def named_cards(s: Situation) -> Iterable[tuple[str, str]]:
    """Every card that the document names, with its place; moves and expectations too. No face-down ones."""
    known = facts()
    return ((slug, place) for slug, place in _named(s) if slug in known)


def _named(s: Situation) -> Iterable[tuple[str, str]]:
    for name, seat in s.players.items():
        yield from ((slug, f"players.{name}.{place}") for slug, place in _named_at(seat))
    yield from ((slug, "kingdom") for slug in _named_by_the_kingdom(s))
    yield from ((slug, key) for key in ("ally", "bane", "prophecy") if (slug := getattr(s, key)))
    for key in ("landscapes", "boons", "hexes", "loot", "discarded boons", "discarded hexes", "druid"):
        yield from ((slug, key) for slug in getattr(s, key.replace(" ", "_")))
    for by, slug in s.picked.items():
        yield from ((named, "chosen") for named in ((by,) if by in LIES_APART else (by, slug)))
    yield from ((slug, "trash") for slug in s.trash or ())
    yield from ((slug, "supply") for slug in _named_in_piles(s.piles))
    for key in ("pile tokens", "landscape tokens"):
        yield from ((slug, key) for slug in getattr(s, key.replace(" ", "_")))
    yield from _named_by_the_turn(s.turn)
    yield from ((effect.card, "memory.effects") for effect in s.memory.effects or ())
    if s.foretold not in NEW_KINGDOM or s.sun == 0:  # what comes with the new Kingdom is not there before
        yield from _named_later(s)


def _named_at(seat: Seat) -> Iterable[tuple[str, str]]:
    for key in ZONE_KEYS:
        yield from ((slug, key) for slug in getattr(seat, key))
    for duration in seat.durations:
        yield from ((slug, "durations") for slug in (duration.card, *duration.on_it))
    for mat, cards in seat.mats.items():
        yield from ((slug, f"mats.{mat}") for slug in cards)
    for key in ("holds", "last turn gained", "last turn trashed", "done"):
        yield from ((slug, key) for slug in getattr(seat, key.replace("turn ", "").replace(" ", "_")) or ())


def _named_by_the_kingdom(s: Situation) -> Iterable[str]:
    stored = s.stored
    if stored is None:
        return s.kingdom
    beside = (stored.ally, stored.bane, stored.prophecy)
    return (slug for slug in (*stored.piles, *stored.landscapes, *beside) if slug)


def _named_in_piles(piles: Mapping[str, int | Cards | None]) -> Iterable[str]:
    for pile, size in piles.items():
        if size is not None:  # that there is no such pile does not bring the card into the game
            yield from (pile, *(size if isinstance(size, tuple) else ()))


def _named_by_the_turn(turn: Turn) -> Iterable[tuple[str, str]]:
    if turn.extra:
        yield turn.extra, "turn.extra"
    for key in ("gained", "trashed", "done"):
        yield from ((slug, f"turn.{key}") for slug in getattr(turn, key))


def _named_later(s: Situation) -> Iterable[tuple[str, str]]:
    """In moves, and in what is expected after them."""
    players = tuple(s.players)
    for i, move in enumerate(s.moves):
        yield from ((slug, f"moves[{i}]") for slug in cards_in(move, players))
    yield from ((slug, "expect") for slug in _expected(s.expect or {}))


def cards_in(move: str, players: tuple[str, ...]) -> tuple[str, ...]:
    """Cards that a move names: `play X as Y`, `2 Copper, Estate`, `Anna: Tactician`."""
    return _remembered_cards(move, players) if len(move) <= LONGEST_REMEMBERED else _cards_in(move, players)


def _cards_in(move: str, players: tuple[str, ...]) -> tuple[str, ...]:
    found = []
    _who, move = speaker(move, players)
    for part in re.split(r",| as | als ", move):
        words = part.strip()
        for candidate in (words, words.partition(" ")[2]):
            slug = card_names().find(candidate) if plain(candidate) not in ("", "?") else None
            if slug:
                found.append(slug)
                break
    return tuple(found)


_remembered_cards = lru_cache(maxsize=8192)(_cards_in)


def _expected(part: Any) -> Iterable[str]:
    """Cards in what is expected: names of piles, lists of cards."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key == "tokens":  # a Pirate Ship's token is no Pirate
                continue
            if slug := card_names().find(str(key)):
                yield slug
            yield from _expected(value)
    elif isinstance(part, tuple | list):
        for item in part:
            yield from _expected(item) if isinstance(item, Mapping) else cards_in(str(item), ())
