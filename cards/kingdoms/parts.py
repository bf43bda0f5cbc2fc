"""A line of a pasted list, taken apart: names, counts, prices, and what stands in brackets behind a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cards.kingdoms.layout import as_pile, is_pile, may_pick
from rules.facts import LONGEST_NAME, card_names, expansion_names, facts, plain

ANY, BANE, BOON = "any", "bane", "boon"
A_BANE = re.compile(r"(?:the\s+)?(?:bane|bann)(?:\s*(?:card|pile|karte|stapel))?\s*[:=]?\s*(.*)", re.IGNORECASE)
BRACKETS = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]")
BETWEEN = re.compile(r"[,;\t|•·]")
# Slashes between names, and numbers in the middle of a line: 1) Moat 2) Village.
ALSO_BETWEEN = re.compile(r"\s/\s|(?:(?<=\s)|^)\d{1,2}\)\s|\.\s+(?=[A-ZÄÖÜ])|\s[-–—]\s(?=\D)")
AND = re.compile(r"\s(?:and|und|&)\s")
# Around a name: bullets, numbers, counts, prices.
BEFORE = re.compile(r"^[\s\-*+–—]*((\d*P|\d+D)\s+|\d+\s*[.)x×]?\s+|\d+[.)x×]\s*|\$\s?\d{1,2}[PD]?\*?\s+)?")
BEHIND = re.compile(
    r"[\s,.]*([x×]\s*\d+|(?:[:=@/–—-]\s*)?(?:(?:costs?|kostet)\s+)?(?:\$\s?)?\d{1,2}[PD]?\*?\s*(?:\$|coins?\b|geld\b)?)?\s*$",
    re.IGNORECASE,
)
ON = re.compile(r"\s(?:on|auf)\s")  # Pious on Crew: the pile that a set-up picked
ON_THIS = re.compile(r"^(?:on|auf|with|mit)\s+", re.IGNORECASE)  # Cheap (on Mining Road)
# What people write in brackets behind a name and means no card: a price, a number, a box, an edition, a type.
MOST_WORDS = 4  # of a name, with a word too many
MOST_WORDS_INSIDE = 80  # of a sentence that may be a list
REMARK = re.compile(r"[\s\d$x×.€PD+\-–/*]*(st|nd|rd|th)?\s*(ed|edition|e|auflage)?\.?", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """One name, what it is there for, and whose set-up picked it."""

    text: str
    what: str = ANY
    by: str = ""


def split(line: str, what: str) -> Iterator[Part]:
    for part in (bit for whole in map(spaced, outside_brackets(line)) for bit in bits(whole, what)):
        bare = BRACKETS.sub(" ", part)
        inside = [found.strip() for found in BRACKETS.findall(part)]
        slug = meant(bare, what)
        names: list[Part] = []
        for text in inside:
            if not A_BANE.fullmatch(text) or A_BANE.fullmatch(text)[1]:  # type: ignore[index]
                names += in_brackets(text, slug)
            else:
                what = BANE
        if picked := picked_on(bare):
            yield from picked
        else:
            yield from (Part(text, what) for text in several(bare, what))
        yield from names


def picked_on(text: str) -> list[Part]:
    """A Trait or another card whose set-up picks a pile, and the pile: Pious on Crew."""
    if len(text) > LONGEST_NAME or meant(text) is not None or len(parts := ON.split(text)) != 2:
        return []
    by = meant(parts[0])
    return [Part(_bare(parts[0])), Part(_bare(parts[1]), by=by)] if by and may_pick(by) and meant(parts[1]) else []


def outside_brackets(line: str) -> list[str]:
    """The parts of a line; a comma in brackets parts nothing."""
    found, depth = [""], 0
    for letter in line:
        depth = max(0, depth + (letter in "([") - (letter in ")]"))
        if not depth and BETWEEN.fullmatch(letter):
            found.append("")
        else:
            found[-1] += letter
    return found


def bits(text: str, what: str) -> list[str]:
    """One name, or several that only a slash or a number parts."""
    if BRACKETS.search(text) or (len(text) <= LONGEST_NAME and meant(text, what) is not None):
        return [text]
    found = [bit for bit in ALSO_BETWEEN.split(text) if bit.strip()]
    return [part for bit in found for part in slashed(bit, what)]


def slashed(text: str, what: str) -> list[str]:
    """Names with nothing but a slash between them, where most of them are names: Village/Smithy, not and/or."""
    parts = [part for part in text.split("/") if part.strip()]
    return parts if len(parts) > 1 and sum(meant(part, what) is not None for part in parts) * 2 > len(parts) else [text]


@dataclass(frozen=True)
class NamedInside:
    """The names in a text with nothing between them, and the words around them."""

    slugs: tuple[str, ...]
    names: tuple[str, ...]
    rest: tuple[str, ...]

    @property
    def most_of_it(self) -> bool:
        """Several names and little else is a list; one name in a sentence is not."""
        return len(set(self.slugs)) > 1 and sum(map(len, self.names)) > sum(map(len, self.rest))


def named_inside(text: str) -> NamedInside:
    words, at = text.split()[:MOST_WORDS_INSIDE], 0
    plain_words = [plain(word) for word in words]
    slugs: list[str] = []
    names: list[str] = []
    rest = [""]
    while at < len(words):
        slug, length = card_names().longest_at(plain_words, at)
        if slug:
            slugs.append(slug)
            names.append(" ".join(words[at : at + length]))
            rest.append("")
        else:
            rest[-1] = f"{rest[-1]} {words[at]}".strip()
        at += max(1, length)
    return NamedInside(tuple(slugs), tuple(names), tuple(filter(None, rest)))


def spaced(text: str) -> str:
    """With one space where there are several: a pattern that may begin at each of them takes long to fail."""
    return " ".join(text.split())


def several(text: str, what: str) -> Iterator[str]:
    """One name, or two with “and” between them."""
    if meant(text, what) is not None or not AND.search(text) or _with_colony(text):
        yield _bare(text)
    else:
        yield from map(_bare, AND.split(text))


def _with_colony(text: str) -> bool:
    return {"platinum", "colony"} <= {card_names().find(word) for word in plain(_bare(text)).split()}


def in_brackets(text: str, slug: str | None) -> Iterator[Part]:
    """The bane of a Young Witch, the Boons of a Druid, what a set-up picked; a remark is none of these."""
    if bane := A_BANE.fullmatch(text):
        yield Part(bane[1], BANE)
        return
    parts = [part.strip() for part in re.split(r"[,;/]|\s(?:and|und|&)\s", text)]
    for part in filter(None, parts):
        if slug and may_pick(slug):
            part = ON_THIS.sub("", part)
        found = meant(part, BOON if slug == "druid" else ANY)
        if slug == "druid":
            yield Part(part, BOON)
        elif slug == "young-witch" and found:
            yield Part(part, BANE)
        elif slug and may_pick(slug) and found:
            yield Part(part, by=slug)
        elif not (remark(part) or (slug and found and found in brought_by(slug))):
            yield Part(part)


def remark(text: str) -> bool:
    if len(text) > LONGEST_NAME:
        return False
    words = plain(text).split()
    return bool(
        REMARK.fullmatch(text)
        or is_a_box(text)
        or is_a_box(re.sub(r"\s*\d.*$", "", text))
        or (
            any(word not in COLUMNS for word in words)
            and all(word in types() | COLUMNS or word.isdigit() for word in words)
        )
    )


def is_a_box(text: str) -> bool:
    return bool(expansion_names().meanings(text))


# Words at the head of a column.
COLUMNS = frozenset(
    plain(word) for word in ("card", "name", "cost", "set", "type", "karte", "kosten", "box", "typ", "art")
)


def prose(text: str) -> bool:
    """What somebody wrote around the list: a sentence, the head of a column, a price or a box in a column, a site."""
    words = plain(text).split()
    if len(words) > MOST_WORDS or text.strip().endswith(("?", "!", ":")) or re.fullmatch(r"\w+(?:\.\w+)+", text):
        return True
    _before, colon, behind = text.partition(":")
    return plain(text) in COLUMNS or remark(text) or bool(colon and behind.strip() and remark(behind.strip()))


@cache
def types() -> frozenset[str]:
    named = {plain(word) for fact in facts().values() for word in fact.types} - {"shelter"}  # of the whole table
    return frozenset(
        named
        | {f"{word}s" for word in named}
        | {"aktion", "angriff", "reaktion", "dauer", "geld", "punkte", "nacht", "ereignis"}
    )


@cache
def brought_by(slug: str) -> frozenset[str]:
    """The cards of a mixed pile, and what a card brings with it."""
    fact = facts()[as_pile(slug)]
    return frozenset((slug, *fact.cards, *fact.brings))


def _bare(text: str) -> str:
    """Without bullets, numbers, counts and prices; what is too long for a name stays as it is."""
    text = spaced(text)
    return text if len(text) > LONGEST_NAME else BEHIND.sub("", BEFORE.sub("", text))


def meant(text: str, what: str = ANY) -> str | None:
    found = (card_names().meant(form, lambda slug: fits(slug, what)) for form in (text, _bare(text)))
    return next(filter(None, found), None)


def fits(slug: str, what: str) -> bool:
    return facts()[slug].kind == "boon" if what == BOON else is_pile(facts()[as_pile(slug)])
