"""What the page of a card shows."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cards.catalogue import Catalogue
from cards.models import Card, CardText, Edition, Entry, GlossaryTerm, Kingdom, Situation
from cards.pictures.link_preview import LinkPreview
from cards.reference import statements
from rules import modelled

MENTIONS = 12  # statements of others about a card, before they fold into a search


PLAYED = {"action", "treasure", "night"}


@dataclass
class CardPage:
    """A card as one of its editions has it."""

    known: Catalogue
    card: Card
    number: int

    @property
    def older(self) -> bool:
        return bool(self.number != max(self.card.editions))

    @property
    def edition(self) -> Edition:
        return self.known.editions[self.card.expansion.slug][self.number]

    @cached_property
    def editions(self) -> list[dict[str, Any]]:
        return statements.editions_of(self.known, self.card, self.number)

    @property
    def table(self) -> str:
        """A table with this card in hand, as a document; empty where nobody can play it."""
        if not PLAYED & set(self.card.types):
            return ""
        document: dict[str, Any] = {"players": {"Anna": {"hand": [self.card.name_en]}, "Bernd": {}}}
        if self.older:
            document["editions"] = {self.card.expansion.name_en: self.number}
        return json.dumps(document, ensure_ascii=False)

    @property
    def text(self) -> CardText | None:
        return self.known.text(self.card, self.number)

    @property
    def changes(self) -> list[dict[str, Any]]:
        return statements.changes(self.known, self.card, self.number)

    @property
    def shared(self) -> LinkPreview:
        card, text, here = self.card, self.text, self.card.get_absolute_url()
        query = f"?edition={self.number}" if self.older else ""
        title = f"{card.name} ({card.other_name})" if card.other_name else card.name
        return LinkPreview(title, " ".join(text.lines) if text else "", f"{here}{query}", f"{here}picture.png{query}")

    # -- what is said about it --------------------------------------------------------------------------------------

    @cached_property
    def _spoken(self) -> tuple[list[Entry], dict[int, list[Card]]]:
        return statements.entries_about(self.known, self.card)

    @cached_property
    def _own(self) -> list[Entry]:
        """Those of this edition first."""
        own = [entry for entry in self._spoken[0] if entry.card_id == self.card.pk]
        return sorted(
            own, key=lambda entry: (entry.edition.number != self.number, -entry.edition.number, entry.position)
        )

    @cached_property
    def rulings(self) -> list[Entry]:
        """Those that hold where this edition is played."""
        held = [entry for entry in self._own if statements.holds(entry, self.number)]
        overruled = {slug for entry in held for slug in entry.superseded_by}  # what a later edition put in its place
        return [entry for entry in held if entry.slug not in overruled]

    @cached_property
    def superseded(self) -> list[Entry]:
        return [entry for entry in self._own if entry not in self.rulings]

    @cached_property
    def _others(self) -> list[Entry]:
        others = [entry for entry in self._spoken[0] if entry.card_id != self.card.pk]
        return [entry for entry in others if entry.standing != Entry.Standing.SUPERSEDED]

    @property
    def mentions(self) -> list[Entry]:
        return self._others[:MENTIONS]

    @property
    def more_mentions(self) -> int:
        return max(0, len(self._others) - MENTIONS)

    @cached_property
    def proofs(self) -> Counter[int]:
        return statements.proofs(self._spoken[0])

    @cached_property
    def related(self) -> list[Card]:
        return statements.related_cards(self.known, self.card, self._spoken[1])

    # -- what it is and where it is -----------------------------------------------------------------------------------

    @property
    def modelled(self) -> bool:
        return modelled(self.card.slug)

    @property
    def pile(self) -> list[Card]:
        return [self.known.cards[slug] for slug in self.card.cards]

    @cached_property
    def counts(self) -> list[dict[str, Any]]:
        return statements.counts(self.card)

    @cached_property
    def brings(self) -> list[dict[str, Any]]:
        return statements.things_to_fetch(self.known, self.card.brings)

    @property
    def terms(self) -> list[GlossaryTerm]:
        return [self.known.terms[slug] for slug in self.card.terms if slug in self.known.terms]

    @property
    def kingdoms(self) -> list[Kingdom]:
        return self.known.used_in.get(self.card.slug, [])

    @cached_property
    def situations(self) -> list[Situation]:
        return list(Situation.objects.filter(cards=self.card).defer("document"))
