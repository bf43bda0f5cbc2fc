"""What makes up a position: the cards in their zones, the tokens, whose turn it is, what is still to be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.engine.beside import NOTHING_BESIDE, NOTHING_SO_FAR
from rules.engine.code import Frame
from rules.engine.decisions import Decision
from rules.engine.effects import Claim, Effect
from rules.engine.kinds import UNKNOWN, Kind
from rules.engine.steps import Step
from rules.engine.table import Pile, Table
from rules.engine.zones import ASIDE, DECK, DISCARD, MOVED, NUMBER, PLAY, TOP_FIRST, ZONES


class Unidentified(Exception):
    """A rule asked what a face-down card is."""

    def __init__(self, card: int) -> None:
        self.card = card


class State:
    """The fields of a position, where its cards lie, and how one moves."""

    __slots__ = (
        "actions",
        "asked",
        "at_chance",
        "beside",
        "bought",
        "buys",
        "by",
        "card_tokens",
        "claims",
        "coins",
        "effects",
        "emptied",
        "extra",
        "gained",
        "hand_size",
        "holds",
        "kinds",
        "last_gained",
        "links",
        "log",
        "number",
        "over",
        "past",
        "pending",
        "phase",
        "pile_tokens",
        "played",
        "player",
        "previous",
        "purchases",
        "seat",
        "serial",
        "shared",
        "skips",
        "so_far",
        "spent",
        "stack",
        "table",
        "tokens",
        "turns",
        "unknown",
        "watched_by",
        "zones",
    )

    def __init__(self, table: Table, like: State | None = None) -> None:
        """The beginning, or another position at this table."""
        if like is not None:
            self._become(like)
            return
        players = table.players
        self.table = table
        self.kinds: list[Kind] = [UNKNOWN]  # by card number; 0 is no card
        self.zones: list[tuple[int, ...]] = [()] * (players * ZONES + 1)
        self.stack: list[Frame] = []
        self.shared = False  # the frames are those of a copy, too: whoever goes on takes copies of them
        self.pending: Decision | None = None
        self.effects: tuple[Effect, ...] = ()
        self.links: tuple[tuple[int, int], ...] = ()  # (the card that played a card again, that card)
        self.tokens: dict[tuple[int, str], int] = {}
        self.pile_tokens: dict[tuple[str, str], int] = {}
        self.card_tokens: dict[int, int] = {}
        self.holds: tuple[tuple[str, ...], ...] = ((),) * players
        self.player = 0
        self.seat = 0  # whose regular turn it is, or was before the extra ones
        self.previous = players - 1  # who took the turn before this one
        self.phase = "action"
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.number = 1
        self.extra = ""  # the card that gave this extra turn
        self.bought = False
        self.purchases: tuple[str, ...] = ()  # cards bought this turn, whatever became of them
        self.hand_size = 5
        self.gained: tuple[tuple[int, str, str], ...] = ()  # this turn: (player, card, phase)
        self.played: tuple[tuple[int, str, bool], ...] = ()  # this turn: (player, card, from hand)
        self.last_gained: tuple[tuple[str, ...], ...] = ((),) * players
        self.emptied: tuple[str, ...] = ()  # piles that became empty this turn
        self.turns: tuple[int, ...] = (0,) * players  # for the tie-break
        self.skips: tuple[int, ...] = (0,) * players
        self.claims: tuple[Claim, ...] = ()  # extra turns still to come
        self.by = -1  # who decides in this turn for the player whose turn it is; -1 for that player
        self.beside = NOTHING_BESIDE
        self.so_far = NOTHING_SO_FAR
        self.at_chance = 0
        self.serial = 0
        self.unknown = 0
        self.over = False
        self.spent = 0
        self.asked = 0
        self.log: list[Step] | None = []
        self.past: list[State] | None = None
        self.watched_by: Callable[[int], None] | None = None  # told of each step that is written

    def _become(self, other: State) -> None:
        """Another position, independent of it."""
        self.table = other.table
        self.kinds = other.kinds
        self.zones = other.zones.copy()
        if other.pending is None:
            self.stack = [frame.copy() for frame in other.stack]
            self.shared = False
        else:  # nothing changes them while a question is open
            self.stack = other.stack
            self.shared = other.shared = True
        self.pending = other.pending
        self.effects = other.effects
        self.links = other.links
        self.tokens = other.tokens.copy()
        self.pile_tokens = other.pile_tokens.copy() if other.pile_tokens else {}
        self.card_tokens = other.card_tokens.copy() if other.card_tokens else {}
        self.holds = other.holds
        self.player = other.player
        self.seat = other.seat
        self.previous = other.previous
        self.phase = other.phase
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.number = other.number
        self.extra = other.extra
        self.bought = other.bought
        self.purchases = other.purchases
        self.hand_size = other.hand_size
        self.gained = other.gained
        self.played = other.played
        self.last_gained = other.last_gained
        self.emptied = other.emptied
        self.turns = other.turns
        self.skips = other.skips
        self.claims = other.claims
        self.beside = other.beside
        self.so_far = other.so_far
        self.by = other.by
        self.at_chance = other.at_chance
        self.serial = other.serial
        self.unknown = other.unknown
        self.over = other.over
        self.spent = other.spent
        self.asked = other.asked
        self.log = other.log if other.log is None else other.log.copy()
        self.past = None
        self.watched_by = other.watched_by

    # -- zones and cards --------------------------------------------------------------------------------------------

    def hand(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES]

    def deck(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + DECK]

    def discard(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + DISCARD]

    def in_play(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + PLAY]

    def aside(self, player: int) -> tuple[int, ...]:
        return self.zones[player * ZONES + ASIDE]

    def zone_of(self, player: int, which: int) -> int:
        """The number of a player's zone: the place of its cards in `zones`."""
        return player * ZONES + which

    def which_zone(self, zone: int) -> int | None:
        """Which of its owner's zones that is; None for the trash and for piles."""
        return zone % ZONES if zone < self.table.trash else None

    def zones_of(self, player: int) -> list[tuple[int, ...]]:
        return self.zones[player * ZONES : (player + 1) * ZONES]

    @staticmethod
    def identity(card: int) -> int:
        """What stays the same of a card wherever it moves; a reference does not."""
        return card & NUMBER

    def kind(self, card: int) -> Kind:
        """Which card it is. Nobody knows of a face-down one: then the table is asked."""
        kind = self.kinds[card & NUMBER]
        if kind is UNKNOWN:
            raise Unidentified(card)
        return kind

    def unknown_in_hand(self, player: int) -> int:
        """The first face-down card in hand, 0 for none."""
        if self.unknown:
            for card in self.hand(player):
                if self.kinds[card & NUMBER] is UNKNOWN:
                    return card
        return 0

    def known(self, card: int) -> Kind:
        """Which card it is, as far as it is known."""
        return self.kinds[card & NUMBER]

    def name(self, card: int) -> str:
        return self.kinds[card & NUMBER].name

    def where(self, card: int) -> int | None:
        """The zone that holds it, if the reference still fits."""
        for zone, cards in enumerate(self.zones):
            if card in cards:
                return zone
        return None

    def move(self, card: int, source: int, to: int, bottom: bool = False) -> int:
        """Every move of every card. Gives the new reference; 0 when the card is not there (it was lost track of)."""
        zones = self.zones
        cards = zones[source]
        if card not in cards:
            return 0
        i = cards.index(card)
        zones[source] = cards[:i] + cards[i + 1 :]
        new = card + MOVED
        moved = (new,)
        if self.card_tokens:
            self.card_tokens.pop(card, None)
        trash = self.table.trash
        top = not bottom and (to % ZONES in TOP_FIRST if to < trash else to > trash)
        zones[to] = moved + zones[to] if top else zones[to] + moved
        if source > trash and not zones[source]:
            self._emptied(source)
        return new

    def _emptied(self, zone: int) -> None:
        for pile in self.table.supply:
            if pile.zone == zone and pile.slug not in self.emptied:
                self.emptied = (*self.emptied, pile.slug)

    def draw(self, player: int, n: int) -> tuple[int, ...]:
        """So many cards, as far as there are any, move from the deck to the hand at once; gives their references."""
        base = player * ZONES
        deck = self.zones[base + DECK]
        drawn = tuple([card + MOVED for card in deck[:n]])
        self.zones[base + DECK] = deck[n:]
        self.zones[base] += drawn
        return drawn

    def mix(self, pool: list[Any]) -> None:
        """Fisher-Yates, top card first."""
        size = len(pool)
        for i, chance in enumerate(self.table.chances(self.at_chance, size - 1)):
            j = i + int(chance * (size - i))
            pool[i], pool[j] = pool[j], pool[i]
        self.at_chance += max(size - 1, 0)

    def pile_cards(self, slug: str) -> tuple[int, ...]:
        pile = self.table.piles.get(slug)
        return self.zones[pile.zone] if pile else ()

    def top(self, pile: Pile) -> int:
        """The pile's top card, 0 when it is empty."""
        cards = self.zones[pile.zone]
        return cards[0] if cards else 0

    def empty_piles(self) -> int:
        return sum(1 for pile in self.table.supply if not self.zones[pile.zone])

    def owned(self, player: int) -> Iterator[int]:
        """Every card that is this player's, wherever it lies."""
        for zone in range(player * ZONES, player * ZONES + ZONES):
            yield from self.zones[zone]

    def owner(self, zone: int) -> int | None:
        return zone // ZONES if zone < self.table.trash else None

    def owner_of(self, card: int) -> int:
        """Whose zone the card lies in; of a pile or the trash, the first player's, as nobody's."""
        return self.owner(self.where(card) or 0) or 0

    def left(self, player: int) -> int:
        return (player + 1) % self.table.players

    def right(self, player: int) -> int:
        return (player - 1) % self.table.players

    def others(self, player: int) -> tuple[int, ...]:
        return self.table.order(player)[1:]

    def token(self, player: int, what: str) -> int:
        return self.tokens.get((player, what), 0)

    def add_token(self, player: int, what: str, n: int) -> None:
        if self.by >= 0 and what == "debt" and n > 0 and player == self.player:
            player = self.by  # whoever decides takes the debt (alchemy:possession:7)
        self.tokens[player, what] = self.tokens.get((player, what), 0) + n

    def add_pile_token(self, pile: str, what: str) -> None:
        self.pile_tokens[pile, what] = self.pile_tokens.get((pile, what), 0) + 1

    def stays(self, card: int) -> bool:
        """Whether this card in play has something left to do, or itself played a card several times that has."""
        cards = (card, *(again for player, again in self.links if player == card)) if self.links else (card,)
        return any(effect.card in cards and effect.until not in ("turn", "next") for effect in self.effects)
