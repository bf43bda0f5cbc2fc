"""What the page of a ruling shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cards.catalogue import Catalogue
from cards.models import Card, Entry, Situation
from cards.pictures.link_preview import LinkPreview
from cards.reference import statements
from cards.search import find


@dataclass
class RulingPage:
    """A statement of a book, among all that it says about the same."""

    known: Catalogue
    entry: Entry
    siblings: Sequence[Entry]
    cards: Sequence[Card]  # that it speaks of

    @property
    def shared(self) -> LinkPreview:
        entry, here = self.entry, self.entry.get_absolute_url()
        about = entry.card.name if entry.card else entry.title
        return LinkPreview(f"{about} {entry.n}", entry.text, here, f"{here}picture.png")

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The lines of the card that it is about, with their numbers."""
        entry = self.entry
        text = self.known.text(entry.card, entry.edition.number) if entry.card else None
        return [(n, text.lines[n - 1]) for n in entry.lines if text and n <= len(text.lines)]

    @property
    def still_held(self) -> bool:
        """What is said of a card holds as long as its edition is played; a rule of the game gives way to the newer."""
        entry = self.entry
        return bool(entry.card and entry.superseded_by) and statements.holds(entry, entry.edition.number)

    @cached_property
    def proving(self) -> list[Situation]:
        return list(self.entry.proofs.all())

    # -- statements that it is tied to --------------------------------------------------------------------------------

    @cached_property
    def _linked(self) -> dict[str, Entry]:
        entry = self.entry
        slugs = [*entry.superseded_by, *entry.supersedes, *entry.contradicts, *entry.named_by]
        return {each.slug: each for each in find.entries(slugs, self.known)}

    def _there(self, slugs: Sequence[str]) -> list[Entry]:
        return [self._linked[slug] for slug in slugs if slug in self._linked]

    @property
    def superseded_by(self) -> list[Entry]:
        return self._there(self.entry.superseded_by)

    @property
    def supersedes(self) -> list[Entry]:
        return self._there(self.entry.supersedes)

    @property
    def contradicts(self) -> list[Entry]:
        return self._there(self.entry.contradicts)

    @property
    def named_by(self) -> list[Entry]:
        return self._there(self.entry.named_by)
