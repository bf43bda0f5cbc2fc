"""Where cards lie, and how a card is referred to."""

from __future__ import annotations

# A player's zones; player p's hand is zone p * ZONES + HAND.
HAND, DECK, DISCARD, PLAY, ASIDE, ISLAND, NATIVE_VILLAGE, TAVERN, EXILE, INHERITANCE, PRINCE = range(11)
ZONES = 11
ZONE_NAMES = (
    *("hand", "deck", "discard", "play", "aside"),
    *("island", "native-village", "tavern", "exile", "inheritance", "prince"),
)
TOP_FIRST = (DECK, DISCARD)
# A reference is the card's number plus how often it has moved: once the card moves, the reference fits nothing.
MOVED = 1 << 13
NUMBER = MOVED - 1
