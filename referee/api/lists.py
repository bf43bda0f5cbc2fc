"""The one shape of every list, and of every single thing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import sample
from typing import Any

from django.http import QueryDict
from django.utils.functional import lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from rest_framework.request import Request

from cards.models import Card
from cards.pages.languages import translated
from cards.search import find
from cards.search.find import Found
from referee.api import parameters
from referee.api.parameters import COMMON, MOST_A_PAGE, MOST_EXPANDED, PAGING
from referee.api.prefetch import tell
from referee.api.shapes import SHAPES, fields_of, links_of, without_marks
from referee.api.view import RANDOM, Reading

NOTHING = gettext_lazy("A part of the query is not known here, so nothing is found.")
SMALLER = gettext_lazy("With expand there are at most %(most)s on a page; next leads to the others.")
NO_CARD = gettext_lazy("No card is called “%(name)s”, so nothing is found.")
NO_CARD_BUT = gettext_lazy("No card is called “%(name)s”, so nothing is found. Did you mean: %(names)s?")


class Shaped(Reading):
    """What is told has one of the shapes, and with it that shape's fields and links."""

    of = ""

    @property
    def fields(self) -> tuple[str, ...]:  # type: ignore[override]
        return fields_of(SHAPES[self.of])

    @property
    def expandable(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(links_of(SHAPES[self.of]))


class Listing(Shaped):
    """`find` gives everything that fits, as something that can be counted and sliced; only one page of it is told."""

    picking: tuple[str, ...] = ("id", "slug", RANDOM)  # several by their ids, some by lot
    choices: Mapping[str, Collection[str]] = {}  # parameters that name one of a few
    most_expanded = MOST_EXPANDED  # rows on a page with ?expand=

    def find(self, query: QueryDict, warnings: list[Any]) -> Any:
        raise NotImplementedError

    def chosen(self, query: QueryDict, warnings: list[Any]) -> Any:
        """What fits; of that the named ones, and so many of them by lot."""
        given = ",".join(value for key in self.picking[:2] for value in query.getlist(key))
        named = [part.strip() for part in given.split(",") if part.strip()]
        picked = self.picking and named
        rows = self.named(list(dict.fromkeys(named[:MOST_A_PAGE])), warnings) if picked else self.find(query, warnings)
        if self.picking and (wanted := parameters.number(query, RANDOM, 0, MOST_A_PAGE)):
            rows = sample(rows, min(wanted, len(rows))) if isinstance(rows, list) else rows.order_by("?")[:wanted]
        return rows

    def by_slug(self, slugs: list[str]) -> Mapping[str, Any]:
        """Those of them that there are, fetched together."""
        raise NotImplementedError

    def named(self, slugs: list[str], warnings: list[Any]) -> list[Any]:
        """Several by their slugs; a word about each that there is not."""
        there = self.by_slug([slug for slug in slugs if "\0" not in slug])  # which PostgreSQL does not look for
        text = gettext_lazy("There is no “%(slug)s” here.")
        warnings += [(text, {"slug": slug[:60]}) for slug in slugs if slug not in there]
        return [there[slug] for slug in slugs if slug in there]

    def ready(self, rows: Sequence[Any]) -> Sequence[Any]:
        """The rows of the page, as they are told."""
        return rows

    def tell(self, rows: Sequence[Any]) -> list[Any]:
        return tell(self.of, rows, self.asked, self.known)

    def answer(self, request: Request, **kwargs: Any) -> Any:
        page, size = parameters.paging(request.GET)
        warnings = parameters.unknown(request.GET, (*COMMON, *PAGING, *self.params, *self.picking))
        if self.asked.expand and size > self.most_expanded:
            size = self.most_expanded
            warnings.append((SMALLER, {"most": size}))
        for name, known in self.choices.items():
            parameters.one_of(request.GET, name, known)
        rows = self.chosen(request.GET, warnings)
        total = len(rows) if isinstance(rows, list) else rows.count()
        at = (page - 1) * size
        return {
            "results": self.tell(self.ready(list(rows[at : at + size]))),
            "total": total,
            "next": self.link(request, page + 1) if at + size < total else None,
            "previous": self.link(request, min(page - 1, max(1, -(-total // size)))) if page > 1 else None,
            "warnings": self.warnings(warnings),
        }

    def link(self, request: Request, page: int) -> str:
        query = request.GET.copy()
        query["page"] = str(page)
        return request.build_absolute_uri(f"{request.path}?{query.urlencode()}")

    def card(self, name: str, warnings: list[Any]) -> Card | None:
        """The card of that name; where there is none, a word about it, with the names that come near."""
        card = self.known.called(name)
        if card is None:
            near = [self.known.cards[slug] for slug in self.known.names.near(name)]
            names = lazy(lambda: ", ".join(each.name for each in near), str)()  # in the language it is told in
            warnings.append((NO_CARD_BUT if near else NO_CARD, {"name": name[:60], "names": names}))
        return card

    def search(self, typed: str, warnings: list[Any]) -> Found:
        """What the pages' search finds; what it did not understand, in the language asked for."""
        found = find.search(typed, self.known)
        if found.asked.unknown:
            warnings.append((NOTHING, {}))
        if found.asked.warnings or found.meant or found.left_out:
            told = translated(self.asked.tongue, lambda: remarks(find.search(typed, self.known)))
            if isinstance(told, dict):
                warnings += [dict(zip(told, each, strict=True)) for each in zip(*told.values(), strict=True)]
            else:
                warnings += told
        return Found(found.asked) if found.asked.unknown else found


def remarks(found: Found) -> list[str]:
    unknown = found.asked.unknown  # here they are not left out: nothing is found
    told = [without_marks(str(unknown.get(warning, warning))) for warning in found.asked.warnings]
    if found.left_out:
        told.append(_("Nothing has all the words; left out: %(words)s.") % {"words": ", ".join(found.left_out)})
    if found.meant:
        names = ", ".join(card.name for card, _query in found.meant)
        told.append(
            _("Nothing is called “%(words)s”. Did you mean: %(names)s?") % {"words": found.without, "names": names}
        )
    return told


class One(Shaped):
    def find(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError

    def answer(self, request: Request, **kwargs: Any) -> Any:
        return tell(self.of, [self.find(**kwargs)], self.asked, self.known)[0]
