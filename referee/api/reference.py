"""Expansions, cards, rulings, rules and the glossary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from cards.models import Card, Entry, Expansion, GlossaryTerm
from cards.pages.costs import costs
from referee.api.lists import Listing, One
from referee.api.prefetch import entries, ready
from referee.api.schema import KINDS_OF_RULES, lists, one
from referee.problems import not_found
from rules.facts import Names, facts


def near_cards(names: Names, written: str) -> list[tuple[str, str]]:
    return [(facts()[slug].en, facts()[slug].de) for slug in names.near(written.replace("-", " "), 5)]


@lists("listExpansions", "Expansion", _("All expansions"), _("Every expansion with its editions and books."))
@costs("listing")
class Expansions(Listing):
    of = "Expansion"
    most_expanded = 4  # of up to 90 cards each

    def find(self, query: QueryDict, warnings: list[Any]) -> list[Expansion]:
        return list(self.known.expansions.values())

    def by_slug(self, slugs: list[str]) -> Mapping[str, Expansion]:
        return self.known.expansions


@one("getExpansion", "Expansion", _("An expansion"), {"id": "seaside"})
@costs("reading")
class OneExpansion(One):
    of = "Expansion"

    def find(self, id: str) -> Expansion:
        known = self.known
        meant = id if id in known.expansions else known.set_names.first(id.replace("-", " "))
        if meant is None:
            near = [known.expansions[each] for each in known.set_names.near(id.replace("-", " "), 5)]
            names = [(row.name_en, row.name_de) for row in near]
            raise not_found(_("There is no expansion “%(slug)s”."), names, slug=id[:60])
        return known.expansions[meant]


@lists(
    "listCards",
    "Card",
    _("All cards"),
    _("Cards, landscapes and mixed piles; all of them, or those that a query finds, best first."),
    q="type:duration cost<=4",
)
@costs("listing")
class Cards(Listing):
    of = "Card"
    params = ("q",)

    def find(self, query: QueryDict, warnings: list[Any]) -> list[Card]:
        typed = query.get("q", "")
        return self.search(typed, warnings).cards if typed.strip() else list(self.known.cards.values())

    def by_slug(self, slugs: list[str]) -> Mapping[str, Card]:
        meant = {slug: self.known.names.first(slug.replace("-", " ")) or "" for slug in slugs}
        there = {slug: self.known.address.get(slug) or self.known.cards.get(name) for slug, name in meant.items()}
        return {slug: card for slug, card in there.items() if card is not None}


@one("getCard", "Card", _("A card"), {"id": "tactician"}, _("By its slug, or by any name it has in either language."))
@costs("reading")
class OneCard(One):
    of = "Card"

    def find(self, id: str) -> Card:
        known = self.known
        if id in known.address:
            return known.address[id]
        meant = known.names.first(id.replace("-", " "))
        if meant is None:
            raise not_found(_("No card is called “%(slug)s”."), near_cards(known.names, id), slug=id[:60])
        return known.cards[meant]


class Entries(Listing):
    of = "Ruling"
    params: tuple[str, ...] = ("q", "card", "book", "standing")
    choices = {"standing": Entry.Standing.values}

    def rows(self) -> Any:
        return Entry.objects.all()

    def find(self, query: QueryDict, warnings: list[Any]) -> Any:
        found = self.rows()
        found = found.filter(**{name: query[name] for name in self.choices if name in query})
        if card := query.get("card", "").strip():
            meant = self.card(card, warnings)
            if meant is None:
                return []
            found = found.filter(cards=meant)
        if book := query.get("book", "").strip():
            if book not in self.known.books:
                text = _("There is no book “%(name)s”, so nothing is found. There are: %(books)s.")
                warnings.append((text, {"name": book[:60], "books": ", ".join(self.known.books)}))
                return []
            found = found.filter(edition=self.known.books[book])
        if typed := query.get("q", "").strip():
            order = {slug: n for n, slug in enumerate(self.search(typed, warnings).entries)}
            fitting = found.filter(slug__in=list(order)).order_by().values_list("slug", flat=True)
            return sorted(fitting, key=order.__getitem__)
        return found.order_by("position")

    def by_slug(self, slugs: list[str]) -> Mapping[str, Entry]:
        return {entry.slug: entry for entry in entries(slugs, self.known)}

    def ready(self, rows: Any) -> Any:
        if rows and isinstance(rows[0], str):
            return entries(rows, self.known)
        return [ready(entry, self.known) for entry in rows]


@lists(
    "listRulings",
    "Ruling",
    _("All rulings"),
    _("What the books say about single cards, one statement each."),
    q="throne room tactician",
    card="tactician",
    book="seaside2",
    standing="current",
)
@costs("listing")
class Rulings(Entries):
    def rows(self) -> Any:
        return Entry.objects.filter(kind=Entry.Kind.RULING)


@lists(
    "listRules",
    "Ruling",
    _("All rules entries"),
    _("What the books say about the game itself: rules, set-up, instructions, known errors."),
    q="duration",
    card="throne-room",
    book="seaside2",
    standing="current",
    kind="rule",
)
@costs("listing")
class Rules(Entries):
    params = (*Entries.params, "kind")
    choices = {**Entries.choices, "kind": KINDS_OF_RULES}

    def rows(self) -> Any:
        return Entry.objects.exclude(kind=Entry.Kind.RULING)


class OneEntry(One):
    of = "Ruling"

    def find(self, id: str) -> Entry:
        found = entries([id], self.known)
        if not found:
            topic = id.rpartition(":")[0]
            there = Entry.objects.filter(slug__startswith=f"{topic}:").values_list("slug", flat=True)[:5]
            raise not_found(_("There is no ruling “%(slug)s”."), [(each, each) for each in there], slug=id[:80])
        return found[0]


@one(
    "getRuling",
    "Ruling",
    _("A ruling"),
    {"id": "seaside2:tactician:5"},
    _("Rulings and rules entries alike: all that steps cite."),
)
@costs("reading")
class OneRuling(OneEntry):
    pass


@one("getRule", "Ruling", _("A rules entry"), {"id": "base2:turn:1"})
@costs("reading")
class OneRule(OneEntry):
    pass


@lists("listGlossary", "GlossaryTerm", _("The glossary"), _("Terms of the game, in both languages."), q="trash")
@costs("listing")
class Glossary(Listing):
    of = "GlossaryTerm"
    params = ("q",)

    def find(self, query: QueryDict, warnings: list[Any]) -> list[GlossaryTerm]:
        typed = query.get("q", "")
        return self.search(typed, warnings).terms if typed.strip() else list(self.known.terms.values())

    def by_slug(self, slugs: list[str]) -> Mapping[str, GlossaryTerm]:
        return self.known.terms


@one("getTerm", "GlossaryTerm", _("A term of the glossary"), {"id": "set-aside"})
@costs("reading")
class OneTerm(One):
    of = "GlossaryTerm"

    def find(self, id: str) -> GlossaryTerm:
        terms = self.known.terms
        if id not in terms:
            names = Names((term.slug, (term.term_en, term.term_de)) for term in terms.values())
            near = [terms[each] for each in names.near(id.replace("-", " "), 5)]
            told = [(term.term_en, term.term_de) for term in near]
            raise not_found(_("There is no term “%(slug)s”."), told, slug=id[:60])
        return terms[id]
