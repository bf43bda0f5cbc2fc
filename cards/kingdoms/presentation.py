"""A kingdom on a page: a recommended one, or one that a code stands for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override

from cards.kingdoms import copies
from cards.kingdoms.codes import encode
from cards.kingdoms.layout import Layout
from cards.kingdoms.links import kingdom_creator
from cards.kingdoms.owning import Box, boxes, two_sets_of_basics
from cards.kingdoms.setup import Item, checklist, not_needed
from cards.kingdoms.words import listed, name, named_after
from cards.models import Kingdom
from rules.facts import expansions, facts
from rules.kingdoms import find_kingdoms


@dataclass
class ShownKingdom:
    layout: Layout
    players: int
    kingdom: Kingdom | None = None
    substituted: bool = False  # the printed substitutes are played
    seed: str = ""  # that it was drawn with, just now
    called: tuple[str, ...] = ()  # the piles that it has its name from, where it was drawn; one may be swapped since
    code: str = field(init=False)

    def __post_init__(self) -> None:
        self.code = encode(self.layout)

    @property
    def title(self) -> str:
        return self.kingdom.name if self.kingdom else listed(map(name, self.names))

    @property
    def names(self) -> tuple[str, ...]:
        return self.called or named_after(self.layout, self.code)

    @property
    def path(self) -> str:
        """The address in the language that is being spoken, without players."""
        return self.kingdom.get_absolute_url() if self.kingdom else reverse("cards:made", args=[self.code])

    @property
    def query(self) -> dict[str, str]:
        """What else the address has to say."""
        if self.substituted:
            return {"substitutes": "1"}
        return {"called": ".".join(self.called)} if self.called and not self.kingdom else {}

    def address(self, players: int | None = None) -> str:
        query = urlencode(self.query | ({"players": str(players)} if players else {}))
        return f"{self.path}?{query}" if query else self.path

    def file(self, name: str, players: bool = True) -> str:
        if self.kingdom:
            path = reverse("cards:kingdom-file", args=[self.kingdom.edition.book, self.kingdom.here, name])
        else:
            path = reverse("cards:made-file", args=[self.code, name])
        query = urlencode(self.query | ({"players": str(self.players)} if players else {}))
        return f"{path}?{query}" if query else path

    @cached_property
    def editions(self) -> dict[str, int]:
        """The edition of each box that is played: the book's own, else the newest that has all the cards."""
        found = {box.expansion: max(box.editions or expansions()[box.expansion].editions) for box in self.boxes}
        if self.kingdom:
            found[self.kingdom.edition.expansion.slug] = self.kingdom.edition.number
        return found

    @cached_property
    def boxes(self) -> list[Box]:
        return boxes(self.layout)

    @property
    def two_sets(self) -> bool:
        return two_sets_of_basics(self.players)

    @property
    def items(self) -> list[Item]:
        """The set-up, in the language that is being spoken."""
        return checklist(self.layout, self.players)

    @property
    def not_needed(self) -> list[str]:
        return not_needed(self.layout, self.editions)

    # --- to take along -----------------------------------------------------------------------------------------------

    def text(self, origin: str) -> str:
        return copies.as_text(self.title, self.layout, self.items, origin + self.address(self.players))

    @property
    def data(self) -> dict[str, Any]:
        """Its part of a situation's document. Editions are named only where they are not the newest."""
        older = {slug: n for slug, n in self.editions.items() if n != max(expansions()[slug].editions)}
        if not self.kingdom or self.substituted:
            return copies.as_data(self.layout, older)
        own = self.kingdom.edition.expansion
        told = own.slug in older or len(find_kingdoms(self.kingdom.name_en, {})) > 1
        return ({"editions": {own.name: self.kingdom.edition.number}} if told else {}) | {"kingdom": self.kingdom.name}

    @property
    def document(self) -> str:
        alone = not self.kingdom or self.substituted
        return copies.as_document(self.data, _("Shelters") if alone and self.layout.shelters else "")

    @property
    def table(self) -> str:
        """The whole table for the referee, as a document."""
        return copies.as_document(copies.table(self.data, self.players))

    @property
    def client_list(self) -> str:
        """As the online client takes it: English names, a split pile by its first card."""
        split = {slug: facts()[slug].cards[0] for slug in self.layout.chosen if " / " in facts()[slug].en}
        return ", ".join(facts()[split.get(slug, slug)].en for slug in self.layout.chosen)

    @property
    def kingdom_creator(self) -> str:
        return kingdom_creator(self.layout)

    def json(self, origin: str) -> dict[str, Any]:
        titles, addresses = {}, {}
        for language in ("en", "de"):
            with override(language):
                titles[language], addresses[language] = self.title, origin + self.address()
        return copies.as_json(titles, self.layout, addresses)

    @property
    def alternates(self) -> dict[str, str]:
        return dict(self.kingdom.alternates) if self.kingdom else {}
