"""Reads a kingdom that somebody typed or copied from elsewhere: names in either language, in any shape."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cards.kingdoms.layout import LANDSCAPES, Layout, as_pile, by_cost, is_pile
from rules import read_text
from rules.facts import card_names, facts, kinds_of_cards, plain
from rules.kingdoms import find_kingdoms

LONGEST = 4_000  # characters
MOST = 30  # piles, and so many unknown names
BASICS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse", "potion", "ruins")
COLONY = ("platinum", "colony")


def _headings(kind: str) -> tuple[str, ...]:
    return *kinds_of_cards()[kind].names, *kinds_of_cards()[kind].several


# Headings, in both languages, as they are compared: what stands behind them.
HEADINGS = {
    "bane": ("bane", "bane card", "bane pile", "bann", "bannkarte", "bannstapel"),
    "ally": ("ally", "allies", "verbundeter", "verbundete"),
    "any": (
        *("kingdom", "kingdom cards", "cards", "piles", "supply", "konigreich", "karten", "stapel", "vorrat"),
        *("landscape", "landscapes", "boons", "gaben"),
        *(plain(name) for kind in LANDSCAPES for name in _headings(kind)),
    ),
}
MEANT = {heading: what for what, headings in HEADINGS.items() for heading in headings}
SHELTERS = ("shelters", "shelter", "unterschlupfe", "unterschlupf", "with shelters", "mit unterschlupfen")
WITH_COLONY = ("platinum and colony", "with platinum and colony", "platin und kolonie", "mit platin und kolonie")


@dataclass
class UnknownName:
    text: str
    near: list[tuple[str, str]]  # English and German names


@dataclass
class Pasted:
    layout: Layout | None = None
    stored: str = ""  # book:slug, when the text names a recommended kingdom
    unknown: list[UnknownName] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)  # cards that come by themselves
    too_long: bool = False


def read(text: str) -> Pasted:
    found = Pasted()
    if len(text) > LONGEST:
        found.too_long = True
        return found
    named, meant = find_kingdoms(text.strip(), {}), card_names().meanings(text)
    if named and not any(plain(text) in (plain(facts()[slug].en), plain(facts()[slug].de)) for slug in meant):
        found.stored = named[0].key
        return found
    data = _structured(text)
    parts = _from_data(data) if data is not None else _from_lines(text)
    piles: dict[str, None] = {}
    landscapes: dict[str, None] = {}
    ally = bane = ""
    colony = shelters = False
    for what, written in parts:
        word = plain(written)
        if not word:
            continue
        if word in SHELTERS:
            shelters = True
            continue
        if word in WITH_COLONY:
            colony = True
            continue
        slug = _meant(written)
        if slug is None:
            if len(found.unknown) < MOST:
                found.unknown.append(UnknownName(written.strip()[:60], card_names().suggestions(written)))
            continue
        fact = facts()[as_pile(slug)]
        if fact.slug in COLONY:
            colony = True
        elif fact.kind == "shelter":
            shelters = True
        elif fact.kind in LANDSCAPES:
            landscapes[fact.slug] = None
        elif fact.kind == "ally":
            ally = fact.slug
        elif what == "bane" and is_pile(fact):
            bane = fact.slug
        elif is_pile(fact) and len(piles) < MOST:
            piles[fact.slug] = None
        elif fact.slug not in BASICS:
            found.ignored.append(fact.slug)
    if "young-witch" in piles and not bane and len(piles) == 11:
        bane = next((slug for slug in reversed(piles) if _may_be_bane(slug)), "")
    piles.pop(bane, None)
    if piles:
        in_order = tuple(sorted(piles, key=by_cost))
        found.layout = Layout(in_order, tuple(landscapes)[:7], ally, bane, colony, shelters)
    return found


def _may_be_bane(slug: str) -> bool:
    cost = facts()[slug].cost
    return cost.coins in (2, 3) and not cost.potion and not cost.debt


def _structured(text: str) -> dict[str, Any] | None:
    """A document or JSON, when it is one."""
    if not re.match(r"\s*[{\w\"']", text) or not re.search(r"\b(kingdom|piles)[\"']?\s*:", text):
        return None
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else read_text(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _from_data(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key, what in (("kingdom", "any"), ("piles", "any"), ("landscapes", "any"), ("ally", "ally"), ("bane", "bane")):
        value = data.get(key)
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, str):
                yield what, part
    if data.get("colony") is True:
        yield "any", "colony"
    if data.get("shelters") is True:
        yield "any", "shelters"


def _from_lines(text: str) -> Iterator[tuple[str, str]]:
    what = "any"
    for line in text.splitlines():
        if re.search(r"https?://", line):
            continue
        heading, colon, rest = line.partition(":")
        if colon and plain(heading) in MEANT:
            what, line = MEANT[plain(heading)], rest
        for part in _split(line):
            bare = re.sub(r"\((bane|bann|bannstapel)\)", "", part, flags=re.IGNORECASE)
            yield ("bane" if bare != part else what), bare
        if rest.strip() or not colon:
            what = "any"  # a heading holds for its own line, or for the one below it


def _split(line: str) -> Iterator[str]:
    for part in re.split(r"[,;\t|•·]", line):
        if _meant(part) is not None or not re.search(r"\s(and|und|&)\s", part):
            yield part
        elif plain(_bare(part)) in WITH_COLONY:
            yield _bare(part)
        else:
            yield from re.split(r"\s(?:and|und|&)\s", part)


def _bare(text: str) -> str:
    """Without bullets, numbers, counts, prices and remarks in brackets."""
    text = re.sub(r"[(\[].*?[)\]]", " ", text)
    text = re.sub(r"^[\s\-*+–—]*(\d*(P|\d+D)\s+|\d+\s*[.)x×]?\s+|\d+[.)x×]\s*)?", "", text)
    return re.sub(r"[\s,.]*([x×]\s*\d+|\$\d+|\d+\s*\$)?\s*$", "", text)


def _meant(text: str) -> str | None:
    for form in (text, _bare(text)):
        meanings = card_names().meanings(form)
        if len(meanings) == 1:
            return meanings[0]
        fitting = [slug for slug in meanings if is_pile(facts()[as_pile(slug)])]
        if len(fitting) == 1:
            return fitting[0]
    return None
