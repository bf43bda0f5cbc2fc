"""What a document may say: its keys, its words, and how much of each."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.faults import ON_PILES
from rules.engine.zones import (
    ASIDE,
    DECK,
    DISCARD,
    EXILE,
    HAND,
    INHERITANCE,
    ISLAND,
    NATIVE_VILLAGE,
    PLAY,
    PRINCE,
    TAVERN,
)
from rules.facts import kinds
from rules.rulebook.turn import EARLIER_BUY

FORMAT = 1  # of documents; another one when a document of today would be read otherwise, and the old ones are read on
MOST_CHARACTERS = 100_000
MOST_DEPTH = 12
MOST_MOVES = 2_000
MOST_CARDS = 1_000  # in one zone
MOST_PILES = 60
MOST_PLAYERS = 6
MOST_CHANCE = 100_000
UNKNOWN_ZONE = 10  # cards of a zone that nobody has described

ZONE_KEYS = {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "aside": ASIDE}
MATS = {
    "island": ISLAND,
    "native-village": NATIVE_VILLAGE,
    "tavern": TAVERN,
    "exile": EXILE,
    "inheritance": INHERITANCE,
    "prince": PRINCE,
}
START = "start"  # before what happens at the start of the turn
PHASES = ("action", "buy", "night", "clean-up", START)  # where a situation can begin
GAINED_IN = (*PHASES[:-1], EARLIER_BUY)
TOKENS = (
    *("favors", "coffers", "villagers", "debt", "vp", "pirate", "journey", "potion"),
    *("minus-card", "minus-coin", "sinister-plot"),
)
APART = "apart"  # where the card lies that a set-up set aside
NEW_KINGDOM = ("divine-wind",)  # Prophecies that bring another Kingdom when they come true
PICKS_A_PILE = ("approaching-army", "obelisk")  # what they chose is a pile of the Supply, and so it is with Traits
PILE_APART = ("ferryman",)  # what it chose is a pile beside the Supply
LIES_APART = ("way-of-the-mouse", "riverboat", *PILE_APART)  # what they chose is no pile of the Supply
ONE_EACH = ("journey", "minus-card", "minus-coin")  # tokens of which a player has one: it lies there, or it does not
TWO_SIDED = (("deluded", "envious"), ("miserable", "twice-miserable"))  # States of which one side lies up
LANDSCAPE_TOKENS = ("vp", "favors", "debt", "coins")
PILE_TOKENS = (*LANDSCAPE_TOKENS, "embargo")
PLAYERS_TOKENS = ON_PILES


@dataclass(frozen=True)
class ExtraTurnKey:
    """What follows from the card that gave a turn; what it forbids meanwhile is among the card's own words."""

    possessed: bool = False  # the player to the right decides, and took the turn before
    used: bool = False  # the player has used it, once a game
    last_round: bool = False  # all who hold it have used it, and take their turns one after the other; then it is over
    hand: int = 0  # so many cards were drawn for it


NO_EXTRA_TURN = ExtraTurnKey()
EXTRA_TURNS = {
    "outpost": ExtraTurnKey(hand=3),
    "voyage": ExtraTurnKey(),
    "island-folk": ExtraTurnKey(),
    "mission": ExtraTurnKey(),
    "possession": ExtraTurnKey(possessed=True),
    "seize-the-day": ExtraTurnKey(used=True),
    "journey": ExtraTurnKey(),
    "fleet": ExtraTurnKey(last_round=True),
}
WITH_TOKENS = ("garrison",)  # Durations on which tokens lie; on others lie cards, if anything
TOP_KEYS = (
    "format",
    "title",
    "editions",
    "players",
    "kingdom",
    "ally",
    "bane",
    "landscapes",
    "boons",
    "hexes",
    "loot",
    "discarded boons",
    "discarded hexes",
    "druid",
    "chosen",
    "prophecy",
    "sun",
    "supply",
    "pile tokens",
    "landscape tokens",
    "trash",
    "turn",
    "seed",
    "moves",
    "expect",
    "memory",
)
PLAYER_KEYS = (*ZONE_KEYS, "durations", "mats", "tokens", "holds", "last turn gained", "last turn trashed", "done")
TURN_KEYS = (
    *("player", "phase", "actions", "buys", "coins", "previous", "number", "extra", "by"),
    *("gained", "trashed", "bought", "done"),
)
EXPECT_KEYS = ("turn", "players", "supply", "trash", "over", "winners", "pending", "error", "steps")  # no player's name
EXPECT_BESIDE = ("landscapes", "landscape tokens", "prophecy", "sun", "boons", "hexes", "loot")
EXPECT_TURN = ("player", "phase", "actions", "buys", "coins", "number", "extra", "by")
EXPECT_PLAYER = (*ZONE_KEYS, "mats", "tokens", "holds", "points")
EXPECT_STEP = ("actor", "kind", "cards")
EXPECT_PENDING = ("player", "kind", "source", "choices", "min", "max")
MEMORY_KEYS = (
    "played",
    "gained",
    "purchases",
    "emptied",
    "claims",
    "skips",
    "hand size",
    "seat",
    "named",
    "effects",
    "links",
    "piles",
    "chance",
)
PHASE_WORDS = {
    "aktion": "action",
    "aktionsphase": "action",
    "action phase": "action",
    "kauf": "buy",
    "kaufphase": "buy",
    "buy phase": "buy",
    "earlier buy": EARLIER_BUY,
    "nacht": "night",
    "nachtphase": "night",
    "night phase": "night",
    "clean up": "clean-up",
    "cleanup": "clean-up",
    "clean up phase": "clean-up",
    "aufraumen": "clean-up",
    "aufraumphase": "clean-up",
    "start of turn": START,
    "anfang": START,
    "anfang des zuges": START,
}
LANDSCAPES = kinds("landscape")
HELD = (*kinds("held"), "boon")  # a Boon is kept until Clean-up
