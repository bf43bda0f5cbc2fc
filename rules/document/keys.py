"""What a document may say: its keys, its words, and how much of each."""

from __future__ import annotations

from rules.engine.zones import ASIDE, DECK, DISCARD, EXILE, HAND, ISLAND, NATIVE_VILLAGE, PLAY, TAVERN
from rules.facts import kinds

MOST_CHARACTERS = 100_000
MOST_DEPTH = 12
MOST_MOVES = 2_000
MOST_CARDS = 1_000  # in one zone
MOST_PILES = 60
MOST_PLAYERS = 6
MOST_CHANCE = 100_000
UNKNOWN_ZONE = 10  # cards of a zone that nobody has described

ZONE_KEYS = {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY, "aside": ASIDE}
MATS = {"island": ISLAND, "native-village": NATIVE_VILLAGE, "tavern": TAVERN, "exile": EXILE}
PHASES = ("action", "buy", "night", "clean-up")
TOKENS = ("favors", "coffers", "villagers", "debt", "vp", "pirate", "journey", "potion")
PILE_TOKENS = ("vp", "favors", "debt", "coins")
TOP_KEYS = (
    "title",
    "editions",
    "players",
    "kingdom",
    "ally",
    "bane",
    "landscapes",
    "boons",
    "hexes",
    "supply",
    "pile tokens",
    "trash",
    "turn",
    "seed",
    "moves",
    "expect",
    "memory",
)
PLAYER_KEYS = (*ZONE_KEYS, "durations", "mats", "tokens", "holds", "last turn gained")
TURN_KEYS = ("player", "phase", "actions", "buys", "coins", "previous", "number", "extra", "gained", "bought")
EXPECT_KEYS = ("turn", "players", "supply", "trash", "over", "winners", "pending", "error", "steps")
EXPECT_TURN = ("player", "phase", "actions", "buys", "coins", "number", "extra")
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
    "nacht": "night",
    "nachtphase": "night",
    "night phase": "night",
    "clean up": "clean-up",
    "cleanup": "clean-up",
    "clean up phase": "clean-up",
    "aufraumen": "clean-up",
    "aufraumphase": "clean-up",
}
LANDSCAPES = kinds("landscape")
HELD = kinds("held")
IN_SUPPLY = (*kinds("pile"), "basic")  # what a pile of the Supply may be called
