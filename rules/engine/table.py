"""What does not change during a game: the players, the piles, who listens to what."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any

from rules.engine.code import Code, Test
from rules.engine.decisions import Decision
from rules.engine.kinds import MATS, Change, Kind, Limit, OfKind, Retype, Ruleset, Trigger
from rules.engine.zones import ZONES


def apart_slug(by: str) -> str:
    """What the place is called where the card lies that this one's set-up set aside; it may have a pile, too."""
    return f"apart {by}"


class Pile:
    """One pile: in the Supply, or beside it."""

    __slots__ = ("apart", "bought", "cheapest", "for_coins", "kind", "kinds", "mixed", "name", "slug", "supply", "zone")

    def __init__(self, kind: Kind, kinds: frozenset[Kind], zone: int, supply: bool, apart: Kind | None = None) -> None:
        self.kind = kind  # the card, or the placeholder of a mixed pile
        self.kinds = kinds
        self.apart = apart is not None  # no pile: the card that this one's set-up set aside
        self.slug = (apart or kind).slug
        self.bought = ("buy", kind.slug)  # the move at the top of the Buy phase
        self.name = (apart or kind).name
        # what its cards cost at least, as printed; one that can be had for something else costs nothing
        self.cheapest = min([0 if part.barter else part.cost.coins for part in kinds], default=0)
        self.zone = zone
        self.supply = supply
        self.mixed = len(kinds) > 1 or kind not in kinds
        self.for_coins = not (self.mixed or kind.cost.potion or kind.barter)  # coins are all that it takes


class Chance:
    """A game's chance: numbers that are rolled when they are needed, the same for the same seed, whoever asks."""

    __slots__ = ("numbers", "random", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.numbers: list[float] = []
        self.random: random.Random | None = None  # it takes a while to make

    def rolled(self, first: int, n: int) -> list[float]:
        """So many numbers, from that one on."""
        numbers = self.numbers
        if len(numbers) < first + n:
            with ROLLING:  # several games at this table may ask at once
                if self.random is None:
                    self.random = random.Random(self.seed)
                roll = self.random.random
                numbers.extend([roll() for _ in range(first + n - len(numbers))])
        return numbers[first : first + max(n, 0)]


ROLLING = Lock()
MINUS_TOKENS = frozenset({"token:minus-card", "token:minus-coin"})  # what cards bring that take something away
# What a card says about the whole table, and the list of it; of some also which card says it.
LISTED = {
    "cut": "cuts",
    "retype": "retypes",
    "instructions": "instructions",
    "plus": "plus",
    "actions_as_buys": "actions_as_buys",
}
LISTED_WITH_CARD = {"limit": "limits", "no_buys": "no_buys"}


HOLDERS = (dict, list, set)
FIELDS = (  # more than an instance keeps at hand without slots
    "_chance",
    "actions_as_buys",
    "ally",
    "bane",
    "cuts",
    "for_coins",
    "heirlooms",
    "in_decks",
    "instructions",
    "key",
    "kinds",
    "landscapes",
    "last_rounds",
    "limits",
    "listeners",
    "listens",
    "mats",
    "names",
    "names_of",
    "night",
    "no_buys",
    "offers",
    "orders",
    "orders_gains",
    "pile_of",
    "piles",
    "plain",
    "players",
    "plus",
    "prices",
    "remembers",
    "retypes",
    "rules",
    "seed",
    "shadows",
    "supply",
    "trash",
    "used",
    "ways",
)


class Table:
    """What does not change during a game."""

    __slots__ = FIELDS

    def __init__(self, names: Sequence[str], rules: Ruleset, seed: int) -> None:
        self.names = tuple(names)
        self.players = len(self.names)
        self.orders = [tuple((first + i) % self.players for i in range(self.players)) for first in range(self.players)]
        self.rules = rules
        self.seed = seed
        self.trash = self.players * ZONES
        self.piles: dict[str, Pile] = {}
        self.pile_of: dict[str, Pile] = {}  # a card's slug: its pile
        self.supply: tuple[Pile, ...] = ()
        self.for_coins = False  # all of it is
        self.landscapes: tuple[Kind, ...] = ()
        self.ways: tuple[Kind, ...] = ()  # those of the landscapes
        self.ally: Kind | None = None
        self.bane: Kind | None = None
        self.heirlooms: tuple[str, ...] = ()  # what replaces Coppers in the starting decks
        self.in_decks: tuple[str, ...] = ()  # the Boons and Hexes of this game
        self.kinds: set[Kind] = set()
        self.mats: set[str] = set()  # those that have a rule of their own
        self.listens: set[str] = set()
        self.listeners: dict[str, list[tuple[Kind, int, Trigger]]] = {}
        self.orders_gains = False  # whether it matters which card was gained last
        self.prices = False  # whether anything costs other than what is printed
        self.cuts: list[OfKind[int]] = []
        self.limits: list[tuple[Kind, Limit]] = []
        self.no_buys: list[tuple[Kind, OfKind[bool]]] = []  # (the card that forbids it, when)
        self.offers: dict[tuple[int, int], Decision] = {}  # of a Buy phase, by player and coins: rulebook.short_cuts
        self.retypes: list[Retype] = []
        self.instructions: list[OfKind[Code | None]] = []
        self.plus: list[Change] = []  # what changes a plus
        self.plain = True  # nothing does, and no token takes a card or a coin away
        self.night = False
        self.shadows = False  # whether any card can be played from the deck as if in hand
        self.remembers: dict[str, str] = {}  # a card: what keeps in mind who has gained it
        self.actions_as_buys: list[Test] = []  # when Actions that are left can be used as Buys
        self.last_rounds: dict[str, tuple[str, ...]] = {}  # what gives a turn more when the game would be over
        self.used: set[str] = set()  # cards that did something because something happened
        self.key: tuple[tuple[Any, ...], list[int], list[int]] | None = None  # what tells this table from others
        # By cards, for those kinds of cards: see engine.position.
        self.names_of: tuple[list[Kind], dict[tuple[int, ...], str], dict[tuple[int, ...], str]] = [], {}, {}
        self._chance = Chance(seed)

    def renewed(self) -> Table:
        """The same table, to be laid anew for one game: other games at it keep it as it is."""
        new = Table(self.names, self.rules, self.seed)
        for name in FIELDS:
            value = getattr(self, name)
            if isinstance(value, HOLDERS):
                value = value.copy()
            setattr(new, name, value)
        if self.listeners:
            new.listeners = {event: heard.copy() for event, heard in self.listeners.items()}
        new.key = None
        new.offers = {}
        new.names_of = [], {}, {}
        return new

    def seeded(self, seed: int) -> Table:
        """The same table for another game, with a chance of its own."""
        new = self.renewed()
        new.offers = self.offers  # what can be bought for how much hangs on no chance
        new.seed = seed
        new._chance = Chance(seed)
        return new

    def chance(self, n: int) -> float:
        """The n-th number of the game's chance: the same for the same seed, whoever asks."""
        return self.chances(n, 1)[0]

    def chances(self, first: int, n: int) -> list[float]:
        """So many numbers of the game's chance, from that one on."""
        return self._chance.rolled(first, n)

    def order(self, first: int) -> tuple[int, ...]:
        """All players in turn order, from that one on."""
        return self.orders[first]

    def meet(self, kinds: Iterable[Kind]) -> None:
        """Cards that are in this game: who listens to what is found out once, here."""
        for kind in kinds:
            if kind in self.kinds:
                continue
            self.kinds.add(kind)
            self.listens |= kind.events
            if not kind.hooked:
                continue
            self._hear(kind)
            for thing in kind.fact.brings:
                self.bring(thing)
            for what, listed in LISTED.items():
                if (said := getattr(kind, what)) is not None:
                    getattr(self, listed).append(said)
            for what, listed in LISTED_WITH_CARD.items():
                if (said := getattr(kind, what)) is not None:
                    getattr(self, listed).append((kind, said))
            self._find_out(kind)

    def _find_out(self, kind: Kind) -> None:
        """What need not be asked at this table, because no card makes a difference to it."""
        self.prices = self.prices or bool(kind.cut or kind.price or kind.costs_like)
        self.orders_gains = self.orders_gains or bool(kind.costs_like)
        self.plain = self.plain and not kind.plus and MINUS_TOKENS.isdisjoint(kind.fact.brings)
        self.night = self.night or "Night" in kind.types
        self.shadows = self.shadows or "Shadow" in kind.types
        if kind.remembers:
            self.remembers[kind.remembers] = kind.slug
        if kind.last_round:
            self.last_rounds[kind.slug] = kind.last_round

    def _hear(self, kind: Kind) -> None:
        for i, trigger in enumerate(kind.triggers):
            self.listeners.setdefault(trigger.event, []).append((kind, i, trigger))
            self.listens.add(trigger.event)

    def bring(self, mat: str) -> None:
        """A mat, with the rule that it brings, if any."""
        kind = MATS.get(mat)
        if kind is not None and mat not in self.mats:
            self.mats.add(mat)
            self._hear(kind)
