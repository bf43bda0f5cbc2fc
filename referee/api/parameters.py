"""What an address asks for besides the thing itself: language, fields, related objects, which part of a list."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from cards.pages import requests
from cards.pages.languages import BOTH, TONGUES
from referee.problems import wrong_query
from rules.speech.grammar import LANGUAGES

A_PAGE, MOST_A_PAGE, MOST_PAGES = 50, 200, 100_000
MOST_EXPANDED = 20  # rows on a page whose related things are told too: 0.3 s of processor time instead of 2.3
COMMON = ("lang", "fields", "expand")
PAGING = ("page", "page_size")


@dataclass(frozen=True)
class Parameters:
    tongue: str
    fields: frozenset[str] | None = None  # none: all of them
    expand: frozenset[str] = frozenset()
    origin: str = ""  # where the site is served from; in a bulk file, which is made for any, addresses are paths

    def wants(self, field: str) -> bool:
        return self.fields is None or field in self.fields


ALL = Parameters(BOTH)


def read(
    query: QueryDict, spoken: str | None, fields: Collection[str], expandable: Collection[str], origin: str = ""
) -> Parameters:
    tongue = one_of(query, "lang", TONGUES) or (spoken if spoken in LANGUAGES else "en")
    chosen = names(query, "fields", fields)
    expand = frozenset(names(query, "expand", expandable))
    return Parameters(tongue, frozenset(chosen) if chosen else None, expand, origin)


def names(query: QueryDict, key: str, known: Collection[str]) -> list[str]:
    """Names parted by commas, each of which there is."""
    found = [part.strip() for value in query.getlist(key) for part in value.split(",")]
    for name in found:
        if name not in known:
            near = get_close_matches(name[:40], known, n=3) or sorted(known)
            text = _("There is no “%(name)s” to choose here. There are: %(known)s.")
            listed = ", ".join(known) or "–"
            raise wrong_query(key, text, [(each, each) for each in near], name=name[:40], known=listed)
    return found


def paging(query: QueryDict) -> tuple[int, int]:
    """Which page, and how many on it."""
    return number(query, "page", 1, MOST_PAGES), number(query, "page_size", A_PAGE, MOST_A_PAGE)


def number(query: QueryDict, key: str, usual: int, most: int, least: int = 1) -> int:
    given = query.get(key)
    if given is None:
        return usual
    if least <= (found := requests.number(given, 7, otherwise=-1)) <= most:
        return found
    text = _("%(key)s is a number from %(least)s to %(most)s, not “%(given)s”.")
    raise wrong_query(key, text, key=key, least=least, most=most, given=given[:40])


def one_of(query: QueryDict, key: str, known: Collection[str]) -> str:
    """One of these; empty where nothing is said about it."""
    given = query.get(key)
    if given is None or given in known:
        return given or ""
    text = _("%(key)s is one of %(known)s, not “%(given)s”.")
    raise wrong_query(key, text, [(each, each) for each in known], key=key, known=", ".join(known), given=given[:40])


def unknown(query: QueryDict, known: Collection[str]) -> list[Any]:
    """A word for each part of the query that means nothing here."""
    text = _("I do not know %(key)s, so it was left out. There are: %(known)s.")
    return [(text, {"key": key[:40], "known": ", ".join(sorted(known))}) for key in query if key not in known]
