"""The pages' search, as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiResponse

from cards.models import Entry
from cards.pages.costs import costs
from cards.search import find
from referee.api.lists import Listing
from referee.api.parameters import Parameters
from referee.api.related import entries, tell
from referee.api.schema import expanding, gets, listed, paging, query
from referee.api.shapes import address, maybe
from referee.api.tongue import said

Hit = tuple[str, str]
FIELDS = ("kind", "id", "name", "text", "address", "api", "card")


@gets(
    operation_id="search",
    summary=_("Search everything"),
    description=_(
        "Cards first, then what the books say, then terms, kingdoms and situations. The pages’ own query language."
    ),
    tags=["search"],
    parameters=[query("q", "throne room tactician"), expanding(("card",)), *paging()],
    responses={200: OpenApiResponse(listed("Hit"))},
)
@costs("listing")
class Search(Listing):
    params = ("q",)
    fields = FIELDS
    expandable = ("card",)
    picking = ()

    def find(self, query: QueryDict, warnings: list[Any]) -> list[Hit]:
        found = self.search(query.get("q", ""), warnings)
        if found.more:
            warnings.append(
                (_("There are more than %(most)s matches; only these were looked at."), {"most": find.MOST})
            )
        return [
            *(("card", card.slug) for card in found.cards),
            *(("entry", slug) for slug in found.entries),
            *(("term", term.slug) for term in found.terms),
            *(("kingdom", f"{kingdom.edition.book}:{kingdom.slug}") for kingdom in found.kingdoms),
            *(("situation", slug) for slug in found.situations),
        ]

    def tell(self, rows: Sequence[Hit]) -> list[Any]:
        known = self.known
        told_by_books = entries([id for kind, id in rows if kind == "entry"], known)
        situations = find.situations([id for kind, id in rows if kind == "situation"])
        told: dict[Hit, Any] = {("entry", entry.slug): entry for entry in told_by_books}
        told |= {("situation", row.slug): row for row in situations}
        kept: dict[str, Mapping[str, Any]] = {"card": known.cards, "term": known.terms, "kingdom": known.kingdoms}
        told |= {(kind, id): kept[kind][id] for kind, id in rows if kind in kept}
        cards = [known.cards[id] for kind, id in rows if kind == "card"] if "card" in self.asked.expand else []
        whole = {
            card["slug"]: card
            for card in tell("Card", cards, Parameters(self.asked.tongue, origin=self.asked.origin), known)
        }
        return [self.hit(hit, told[hit], whole) for hit in rows if hit in told]

    def hit(self, hit: Hit, row: Any, cards: Mapping[str, Any]) -> dict[str, Any]:
        kind, id = hit
        tongue = self.asked.tongue
        name, text, route = {
            "card": ("name", "", "card"),
            "entry": ("title", "text", "ruling"),
            "term": ("term", "text", "term"),
            "kingdom": ("name", "", "kingdom"),
            "situation": ("title", "story", "situation"),
        }[kind]
        if kind == "entry":
            kind = "ruling" if row.kind == Entry.Kind.RULING else "rule"
            name = name if row.title_en else ""
        about = row.card if isinstance(row, Entry) and row.card_id else None
        whole = {
            "kind": kind,
            "id": id,
            "name": said(tongue, lambda language: getattr(about or row, f"{name or 'name'}_{language}", id)),
            "text": self.lines(row) if kind == "card" else maybe(tongue, row, text) if text else None,
            "address": address(self.asked, row.get_absolute_url),
            "api": self.asked.origin + reverse(f"api:{route}", args=[id]),
            "card": cards.get(id) if kind == "card" else None,
        }
        return {field: value for field, value in whole.items() if self.asked.wants(field)}

    def lines(self, card: Any) -> Any:
        """What a card says now, line after line; a pile has no text of its own."""
        texts = self.known.texts.get(card.slug)
        if not texts:
            return None
        return said(self.asked.tongue, lambda language: "\n".join(getattr(texts[0], f"lines_{language}")))
