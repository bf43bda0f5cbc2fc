"""Where cards lie, and how a card is referred to."""

from __future__ import annotations

# A player's zones; player p's hand is zone p * ZONES + HAND.
HAND, DECK, DISCARD, PLAY, ASIDE, ISLAND, NATIVE_VILLAGE, TAVERN, EXILE = range(9)
ZONES = 9
ZONE_NAMES = ("hand", "deck", "discard", "play", "aside", "island", "native-village", "tavern", "exile")
TOP_FIRST = (DECK, DISCARD)
# A reference is the card's number plus how often it has moved: once the card moves, the reference fits nothing.
MOVED = 1 << 13
NUMBER = MOVED - 1
