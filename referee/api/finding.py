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
from cards.pages.languages import say_in
from cards.search import find
from cards.search.words import name
from referee.api.lists import Listing
from referee.api.parameters import Parameters
from referee.api.prefetch import entries, tell
from referee.api.schema import expanding, gets, listed, only, paging, query
from referee.api.shapes import address, maybe
from referee.asking.sentences import is_question

Hit = tuple[str, str]
FIELDS = ("kind", "id", "name", "text", "address", "api", "card")


def in_rank(found: find.Found) -> list[Hit]:
    """The best row first: what has this very name, what was named, what begins so, then the rest."""
    typed = name(found.asked.text)
    rows: list[tuple[Hit, tuple[str, ...]]] = [
        *((("card", card.slug), (card.name_en, card.name_de)) for card in found.cards),
        *((("entry", slug), (slug,)) for slug in found.entries),
        *((("term", term.slug), (term.term_en, term.term_de)) for term in found.terms),
        *((("kingdom", f"{row.edition.book}:{row.slug}"), (row.name_en, row.name_de)) for row in found.kingdoms),
        *((("situation", slug), ()) for slug in found.situations),
    ]
    hot = {("card", card.slug) for card in found.hot}

    def rank(row: tuple[Hit, tuple[str, ...]]) -> int:
        hit, called = row
        names = [name(each) for each in called]
        if typed in names:
            return 0
        if hit in hot:
            return 1
        return 2 if typed and not hot and any(each.startswith(typed) for each in names) else 3

    return [hit for hit, _called in sorted(rows, key=rank)]


@gets(
    operation_id="search",
    summary=_("Search everything"),
    description=_(
        "What is called so first, whatever it is; then cards, what the books say, terms, kingdoms and situations. "
        "The pages’ own query language."
    ),
    tags=["search"],
    parameters=[query("q", "throne room tactician"), only(FIELDS), expanding(("card",)), *paging()],
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
        if is_question(query.get("q", ""), self.known):
            warnings.append((_("This is a question: /api/ask/ answers it."), {}))
        if found.more:
            warnings.append(
                (_("There are more than %(most)s matches; only these were looked at."), {"most": find.MOST})
            )
        return in_rank(found)

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
            "name": say_in(tongue, lambda language: getattr(about or row, f"{name or 'name'}_{language}", id)),
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
        return say_in(self.asked.tongue, lambda language: "\n".join(getattr(texts[0], f"lines_{language}")))
