"""The pages' search, as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiResponse

from cards.models import Entry
from cards.search import find
from referee.api.lists import Listing
from referee.api.related import entries
from referee.api.schema import gets, listed, paging, query, ref
from referee.api.tongue import said, translated

Hit = tuple[str, str]
FIELDS = ("kind", "id", "name", "text", "address", "api")


@gets(
    operation_id="search",
    summary=_("Search everything"),
    description=_(
        "Cards first, then what the books say, then terms, kingdoms and situations. The pages’ own query language."
    ),
    tags=["search"],
    parameters=[query("q", "throne room tactician"), *paging()],
    responses={200: OpenApiResponse(listed(ref("Hit")))},
)
class Search(Listing):
    params = ("q",)
    fields = FIELDS
    expandable = ()

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
        return [self.hit(hit, told[hit]) for hit in rows if hit in told]

    def hit(self, hit: Hit, row: Any) -> dict[str, Any]:
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
            "text": said(tongue, lambda language: getattr(row, f"{text}_{language}")) if text else None,
            "address": translated(tongue, row.get_absolute_url),
            "api": reverse(f"api:{route}", args=[id]),
        }
        return {field: value for field, value in whole.items() if self.asked.wants(field)}
