"""What the page of a search shows, and the part of it that comes while one types."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from cards.catalogue import Catalogue
from cards.models import Card, Entry, GlossaryTerm, Kingdom, Situation
from cards.search import find
from cards.search.find import Found
from cards.search.words import Marker

MOST_RULINGS = 200  # where all are asked for


@dataclass
class SearchPage:
    """What was found: a few of each kind, and with `all` every card or ruling."""

    known: Catalogue
    found: Found
    all: str = ""

    @property
    def typed(self) -> str:
        return self.found.asked.text.strip()

    @property
    def query(self) -> str:
        """What stands in its address."""
        asked = {key: value for key, value in (("q", self.typed), ("all", self.all)) if value}
        return f"?{urlencode(asked)}" if asked else ""

    @cached_property
    def _cards(self) -> list[Card]:
        return self.found.cards if self.all == "cards" else self.found.cards[: find.SHOWN]

    @cached_property
    def hot(self) -> list[Card]:
        """Those that were named."""
        return [card for card in self.found.hot if card in self._cards][:4]

    @cached_property
    def cards(self) -> list[Card]:
        return [card for card in self._cards if card not in self.found.hot]

    @property
    def more_cards(self) -> int:
        return len(self.found.cards) - len(self._cards)

    @property
    def pair(self) -> list[Card] | None:
        """Two that were named have a page of their own."""
        return self.found.hot if len(self.found.hot) == 2 and not self.found.without else None

    @property
    def _entries(self) -> list[str]:
        return self.found.entries[: MOST_RULINGS if self.all == "rulings" else find.FEW]

    @cached_property
    def entries(self) -> list[dict[str, Any]]:
        return marked_entries(find.entries(self._entries, self.known), self.found.marker)

    @property
    def more_entries(self) -> int:
        return len(self.found.entries) - len(self._entries)

    @property
    def kingdoms(self) -> list[Kingdom]:
        return self.found.kingdoms[: find.FEW]

    @cached_property
    def kingdoms_first(self) -> bool:
        """Where a kingdom was named, and no card."""
        named = self.known.kingdom_names.first(self.found.asked.text)
        return bool(self.found.kingdoms and not self.found.hot and named)

    @property
    def terms(self) -> list[GlossaryTerm]:
        return self.found.terms[:4]

    @property
    def situations(self) -> list[Situation]:
        there = self.known.situations
        return [there[slug] for slug in self.found.situations[: find.FEW] if slug in there]

    @property
    def side(self) -> bool:
        """Whether anything stands beside the cards."""
        found = self.found
        return bool(found.entries or (found.kingdoms and not self.kingdoms_first) or found.terms or found.situations)


def marked_entries(entries: list[Entry], marker: Marker) -> list[dict[str, Any]]:
    """With the words that were asked for marked, in the language that has them: the page's own first."""
    found = []
    for entry in entries:
        text, foreign = entry.text, False
        spans = marker.spans(text)
        if not spans and (elsewhere := marker.spans(entry.other_text)):
            text, foreign, spans = entry.other_text, True, elsewhere
        found.append({"entry": entry, "text": marker.mark(text, spans), "foreign": foreign})
    return found
