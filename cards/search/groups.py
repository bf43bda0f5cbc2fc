"""Queries with `or` and brackets, and with words of players that stand for a query: cut into a tree of plain ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import yaml

from cards.catalogue import Catalogue
from cards.search.query import is_property
from cards.search.words import name
from rules import FIXTURES
from rules.facts import card_names

TOKEN = re.compile(r'[-−]?\(|\)|[^\s()"]*"[^"]*"?|[^\s()"]+')
SIGNED = re.compile(r"(?P<minus>[-−]?)(?P<property>(?:is|ist):)?(?P<word>[^\W\d_][^:()\"]*)")  # -cantrip, is:cantrip
OR = ("or", "oder", "|")
DEEPEST = 4  # brackets inside one another
MOST_LEAVES = 12
LONGEST_WORD = 4  # words of a player's word


@dataclass
class QueryTree:
    """`leaf`: a plain query. `and`, `or`, `not`: of its children. `cards`: what a player's word names."""

    op: str
    text: str = ""
    children: list[QueryTree] = field(default_factory=list)
    cards: frozenset[str] = frozenset()


@cache
def players_words() -> dict[str, dict[str, Any]]:
    """Each word of a player, folded, with what it means."""
    rows = yaml.safe_load((FIXTURES / "players_words.yaml").read_text(encoding="utf-8"))
    return {name(word): row for row in rows for word in row["words"]}


def read_tree(text: str, known: Catalogue) -> QueryTree | None:
    """None: a plain query, which has none of that."""
    found = list(TOKEN.findall(text))
    marked = list(with_meanings(found, known))
    if not any(isinstance(each, QueryTree) or each in ("-(", "−(") or each.casefold() in OR for each in marked):
        return None  # brackets alone say nothing: Moat (Base)
    return _Reader(marked).any_of()


def with_meanings(found: list[str], known: Catalogue) -> Iterator[str | QueryTree]:
    """The words, and for those of players what they stand for; the longest counts. Fishing Villages stay a card."""
    at = 0
    while at < len(found):
        for length in range(min(LONGEST_WORD, len(found) - at), 0, -1):
            typed = found[at : at + length]
            called = name(" ".join(typed))
            if length > 1 and card_names().find(" ".join(typed)):
                yield from typed
                break
            if length == 1 and (signed := signed_meaning(typed[0], known)):
                yield signed
                break
            row = players_words().get(called) if not any(set(each) & set('":()') for each in typed) else None
            if row and not is_called(called, known):
                yield meaning(" ".join(typed), row)
                break
        else:
            yield found[at]
            length = 1
        at += length


def signed_meaning(typed: str, known: Catalogue) -> QueryTree | None:
    """A player's word with a sign: is:cantrip, -cantrip. What has a property of that name is read with the rest."""
    sign = SIGNED.fullmatch(typed)
    if sign is None or not (sign["minus"] or sign["property"]):
        return None
    called = name(sign["word"])
    row = players_words().get(called)
    if row is None or (is_property(called) if sign["property"] else is_called(called, known)):
        return None
    meant = meaning(typed.lstrip("-−"), row)
    return QueryTree("not", children=[meant]) if sign["minus"] else meant


def is_called(folded: str, known: Catalogue) -> bool:
    """A card has this very name: Village, but not villages."""
    slug = known.names.first(folded)
    return slug is not None and folded in (name(known.cards[slug].name_en), name(known.cards[slug].name_de))


def meaning(typed: str, row: dict[str, Any]) -> QueryTree:
    if "cards" in row:
        slugs = (card_names().find(each) for each in row["cards"])
        return QueryTree("cards", typed, cards=frozenset(slug for slug in slugs if slug))
    inside = _Reader(list(TOKEN.findall(row["means"]))).any_of()
    return QueryTree("and", typed, [inside])


class _Reader:
    def __init__(self, found: list[str | QueryTree]) -> None:
        self.found, self.at, self.depth = found, 0, 0

    def any_of(self) -> QueryTree:
        choices = [self.all_of()]
        while self.at < len(self.found) and self.said() in OR:
            self.at += 1
            choices.append(self.all_of())
        choices = [each for each in choices if each.children]
        return choices[0] if len(choices) == 1 else QueryTree("or", children=choices)

    def said(self) -> str:
        here = self.found[self.at]
        return here.casefold() if isinstance(here, str) else ""

    def all_of(self) -> QueryTree:
        every = QueryTree("and")
        words: list[str] = []
        while self.at < len(self.found) and self.said() not in OR:
            here = self.found[self.at]
            if here == ")" and self.depth:
                break
            self.at += 1
            if isinstance(here, str) and here.strip("-−()"):
                words.append(here)
                continue
            self.add_words(every, words)
            words = []
            if isinstance(here, QueryTree):
                every.children.append(here)
            elif here.endswith("("):
                self.add_group(every, negative=len(here) > 1)
        self.add_words(every, words)
        return every

    def add_words(self, every: QueryTree, words: list[str]) -> None:
        if words:
            every.children.append(QueryTree("leaf", " ".join(words)))

    def add_group(self, every: QueryTree, negative: bool) -> None:
        self.depth += 1
        inside = self.any_of() if self.depth <= DEEPEST else self.all_of()
        self.at += self.at < len(self.found)  # the bracket that closes it
        self.depth -= 1
        if inside.children:
            every.children.append(QueryTree("not", children=[inside]) if negative else inside)


def leaves(tree: QueryTree) -> Iterator[QueryTree]:
    if tree.op == "leaf":
        yield tree
    for child in tree.children:
        yield from leaves(child)
