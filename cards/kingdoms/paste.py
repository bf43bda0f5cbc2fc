"""Reads a kingdom that somebody typed or copied from elsewhere: names in either language, in any shape.

Whatever we hand out can be pasted again: the text for a chat, the document, JSON, a code, an address. Addresses of
KingdomCreator are understood too. What means nothing here is named; nothing is dropped without a word.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cards.kingdoms import links
from cards.kingdoms.codes import VERSIONS, NoCode, decode
from cards.kingdoms.generator.picking import FITS
from cards.kingdoms.layout import LANDSCAPES, Layout, as_pile, by_cost, is_pile, may_pick
from cards.kingdoms.parts import ANY, BANE, BOON, NamedInside, Part, is_a_box, meant, named_inside, prose, remark, split
from rules import DRUIDS_BOONS, read_text
from rules.facts import Fact, card_names, facts, in_every_game, kinds_of_cards, plain
from rules.kingdoms import find_kingdoms

LONGEST = 4_000  # characters
MOST_NEAR = 5  # words of a text that may still be a misspelt name
MOST = 30  # piles, and so many unknown names
MOST_LANDSCAPES = 7
COLONY = ("platinum", "colony")
ONE_CARD_APART = ("riverboat", "way-of-the-mouse")  # of which the set-up says what fits


def _headings(kind: str) -> tuple[str, ...]:
    return *kinds_of_cards()[kind].names, *kinds_of_cards()[kind].several


# Headings, in both languages, as they are compared: what stands behind them.
HEADINGS = {
    BANE: ("bane", "bane card", "bane pile", "bann", "bannkarte", "bannstapel"),
    BOON: tuple(plain(name) for name in (*_headings("boon"), "Boons for the Druid", "Gaben für den Druiden")),
    ANY: (
        *("kingdom", "kingdom cards", "cards", "piles", "supply", "konigreich", "karten", "stapel", "vorrat"),
        *("landscape", "landscapes"),
        *(plain(name) for kind in (*LANDSCAPES, "ally", "prophecy") for name in _headings(kind)),
    ),
}
MEANT = {heading: what for what, headings in HEADINGS.items() for heading in headings}
# Said of the whole table: with, without, in either order, with a yes or no behind it.
YES, NO = ("with", "mit", "yes", "ja", "use", "using"), ("no", "without", "ohne", "keine", "kein", "nein", "not")
ABOUT = {
    "colony": ("colony", "colonies", "platinum", "kolonie", "kolonien", "platin"),
    "shelters": ("shelter", "shelters", "unterschlupf", "unterschlupfe", "unterschlupfen"),
}
FILLING = ("and", "und", "the", "die", "&")
PLAYED = ("we", "played", "playing", "wir", "gespielt", "spielen", "haben", "dabei")  # with Shelters
# What people write around a single name in a sentence: so the kingdom was Engineer, plus Moat, Overlord for debt.
AROUND = {
    *(
        *FILLING,
        *YES,
        "so",
        "then",
        "also",
        "plus",
        "finally",
        "a",
        "an",
        "our",
        "is",
        "was",
        "are",
        "were",
        "for",
        "as",
    ),
    *(
        "debt",
        "dann",
        "noch",
        "dazu",
        "sowie",
        "ausserdem",
        "unser",
        "ist",
        "war",
        "sind",
        "waren",
        "fur",
        "das",
        "der",
    ),
    *("den", "als"),
}
COST_AND_NAME = re.compile(r"^ {0,3}(\d+[PD]?|P) {2}\S")  # a pile in our own text for a chat
ADDRESS = re.compile(r"https?://\S+")
# What a forum or a chat puts around words: [b], **bold**, # heading, > quoted.
MARKUP = re.compile(
    r"\{\{[^{}\n]*\}\}|\[/?(?:b|i|u|s|url|list|quote|code|size|color|spoiler|\*)(?:=[^\]\n]*)?\]|\*\*|__|`|^\s*[>#]+",
    re.IGNORECASE,
)
A_PRICE = re.compile(
    r"[\s\-*•]*(?:cost(?:s|ing)?|kosten|preis)?\s*\$?\d{1,2}(?:[PD]|er)?\s*(?:\$|coins?|geld)?\s*", re.IGNORECASE
)
PLAYERS = re.compile(r"\b([2-6])[ -]?(?:players?|spielers?|spielern|personen|leute)\b", re.IGNORECASE)
SENTENCE = re.compile(r"(?<=[.;!?])\s+(?=[^\W\d_])")


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
    left_out: list[str] = field(default_factory=list)  # cards that are no part of a kingdom, or one too many
    passed_over: list[str] = field(default_factory=list)  # what somebody wrote around the list
    too_long: bool = False
    players: int = 0  # as the text says; 0: it says nothing of them

    @property
    def whole(self) -> bool:
        """Whether everything was understood."""
        nothing_left = not (self.unknown or self.left_out or self.passed_over)
        return bool(self.stored or (self.layout and nothing_left))

    @property
    def piles(self) -> int:
        return len(self.layout.piles) if self.layout else 0


def read(text: str) -> Pasted:
    if len(text) > LONGEST:
        return Pasted(too_long=True)
    word = text.strip()
    if re.fullmatch(r"[0-9][0-9A-Za-z]{5,99}", word) and word[0] in VERSIONS:
        return _of_code(word)
    if found := _of_address(word):
        return found
    named, meanings = find_kingdoms(word, {}), card_names().meanings(text)
    if named and not any(plain(text) in (plain(facts()[slug].en), plain(facts()[slug].de)) for slug in meanings):
        return Pasted(stored=named[0].key)
    data = _structured(text)
    if data is not None and isinstance(data.get("kingdom"), str) and (named := find_kingdoms(data["kingdom"], {})):
        return Pasted(stored=named[0].key)
    parts = _from_data(data, text) if data is not None else _from_lines(text)
    found = Collecting().all(parts)
    found.players = int(said[1]) if (said := PLAYERS.search(text)) else 0
    return found


def mend_list(text: str, found: Pasted, language: int) -> list[tuple[UnknownName, list[tuple[str, str]]]]:
    """For each name that means nothing: what may be meant, and the whole list with that in its place."""
    return [
        (unknown, [(pair[language], text.replace(unknown.text, pair[language], 1)) for pair in unknown.near])
        for unknown in found.unknown
    ]


def all_mended(text: str, found: Pasted, language: int) -> str:
    """The list with the likeliest name in each place."""
    for unknown in found.unknown:
        if unknown.near:
            text = text.replace(unknown.text, unknown.near[0][language], 1)
    return text


def _of_code(word: str) -> Pasted:
    try:
        return Pasted(decode(word))
    except NoCode:
        return Pasted(unknown=[UnknownName(word[:60], [])])


def _of_address(word: str) -> Pasted | None:
    """The text is one address: ours, or KingdomCreator's."""
    if re.search(r"\s", word):
        return None
    if (parts := links.parts(word)) is not None:
        return Collecting().all(parts)
    if code := links.own_code(word):
        return _of_code(code)
    if named := links.own_kingdom(word):
        return Pasted(stored=named)
    return Pasted(unknown=[UnknownName(word[:60], [])]) if ADDRESS.fullmatch(word) else None


class Collecting:
    """Puts a kingdom together of its parts, one after the other."""

    def __init__(self) -> None:
        self.found = Pasted()
        self.piles: dict[str, None] = {}
        self.landscapes: dict[str, None] = {}
        self.boons: dict[str, None] = {}
        self.picks: dict[str, str] = {}
        self.one = {"ally": "", "prophecy": "", "bane": ""}
        self.colony = self.shelters = False

    def all(self, parts: Iterator[Part]) -> Pasted:
        for part in parts:
            self.add(part)
        return self.done()

    def add(self, part: Part) -> None:
        word = plain(part.text)
        if not word:
            return
        if said := _about_the_table(word):
            self.colony = said.get("colony", self.colony)
            self.shelters = said.get("shelters", self.shelters)
            return
        slug = meant(part.text, part.what)
        if slug is None:
            self.miss(part.text.strip())
        elif part.by:
            self.pick(part.by, facts()[as_pile(slug)])
        else:
            self.put(part.what, facts()[as_pile(slug)])

    def miss(self, text: str) -> None:
        """A name that means nothing; or no name at all."""
        if remark(text):
            return  # a box, a price, a type in a column
        inside = named_inside(text)
        if not self.take_inside(inside):
            self.leave(text, inside)

    def take_inside(self, inside: NamedInside) -> bool:
        """The names in a text that is little else than names, or that only leads to one."""
        if len(inside.slugs) == 1 and inside.rest and all(map(around_a_name, inside.rest)):
            self.add(Part(inside.names[0]))
        elif inside.most_of_it:
            for name in inside.names:
                self.add(Part(name))
            for rest in inside.rest:
                if any(word not in (*YES, *FILLING) for word in plain(rest).split()):
                    self.add(Part(rest))
        else:
            return False
        return True

    def leave(self, text: str, inside: NamedInside) -> None:
        """What is not understood: a sentence is passed over, a name is asked about."""
        inside_it = [slug for slug, name in zip(inside.slugs, inside.names, strict=True) if not is_a_box(name)]
        near = suggestions(text) or [card_names().texts[slug] for slug in inside_it]
        around = prose(text) or (len(text.split()) > 1 and not near)
        if around and (not near or len(text.split()) > MOST_NEAR or text.endswith(":")):
            if len(self.found.passed_over) < MOST:
                self.found.passed_over.append(text[:120])
        elif len(self.found.unknown) < MOST:
            self.found.unknown.append(UnknownName(text[:60], near))

    def pick(self, by: str, fact: Fact) -> None:
        """What the set-up of a card picked."""
        fits = FITS[by] if by in ONE_CARD_APART else None  # no Wharf waits for a Riverboat
        if not is_pile(fact) or (fits and not fits(fact)) or self.picks.get(by, fact.slug) != fact.slug:
            self.found.left_out.append(fact.slug)
        else:
            self.picks[by] = fact.slug

    def put(self, what: str, fact: Fact) -> None:
        slug = fact.slug
        if slug in COLONY:
            self.colony = True
        elif fact.kind == "shelter":
            self.shelters = True
        elif fact.kind in LANDSCAPES:
            self.keep(self.landscapes, slug, MOST_LANDSCAPES)
        elif fact.kind in ("ally", "prophecy"):
            self.only(fact.kind, slug)
        elif what == BOON and fact.kind == "boon":
            self.keep(self.boons, slug, DRUIDS_BOONS)
        elif what == BANE and is_pile(fact):
            self.only(BANE, slug)
        elif is_pile(fact):
            self.keep(self.piles, slug, MOST)
        elif slug not in (*in_every_game(), "potion", "ruins"):
            self.found.ignored.append(slug)

    def keep(self, kept: dict[str, None], slug: str, most: int) -> None:
        if slug in kept or len(kept) < most:
            kept[slug] = None
        else:
            self.found.left_out.append(slug)

    def only(self, what: str, slug: str) -> None:
        if self.one[what] not in ("", slug):
            self.found.left_out.append(slug)
        else:
            self.one[what] = slug

    def done(self) -> Pasted:
        found, bane = self.found, self.one["bane"]
        if "young-witch" in self.piles and not bane and len(self.piles) == 11:
            bane = next((slug for slug in reversed(self.piles) if _may_be_bane(slug)), "")
        self.piles.pop(bane, None)
        if not self.piles:
            return found
        layout = Layout(
            tuple(sorted(self.piles, key=by_cost)),
            tuple(self.landscapes),
            self.one["ally"],
            bane,
            self.colony,
            self.shelters,
            tuple(self.boons),
            self.one["prophecy"],
        )
        there = {by: slug for by, slug in self.picks.items() if by in layout.chosen and may_pick(by)}
        found.left_out += [slug for by, slug in self.picks.items() if by not in there]
        found.layout = Layout(**{**vars(layout), "picks": tuple(sorted(there.items()))})
        found.left_out += [slug for slug in found.ignored if slug not in found.layout.cards]
        return found


def suggestions(text: str) -> list[tuple[str, str]]:
    """What is called so, nearly; in a line of several words more must be right: Set of the day is no Seize the Day."""
    names = card_names()
    several = len(text.split()) > 2
    return [names.texts[slug] for slug in names.near(text, like=names.VERY_LIKE if several else names.LIKE)]


def around_a_name(rest: str) -> bool:
    """Nothing but words of a sentence, or what is headed: the landmark was."""
    return all(word in AROUND or word in MEANT for word in plain(rest).split())


def _about_the_table(word: str) -> dict[str, bool]:
    """Colony and Shelters, where the words say nothing else: “with Colonies and Platinum”, “Shelters: yes”."""
    words = [each for each in word.split() if each not in (*FILLING, *PLAYED)]
    told = {name: True for name, known in ABOUT.items() if any(each in known for each in words)}
    known = {each for name in told for each in ABOUT[name]}
    if not told or any(each not in (*known, *YES, *NO) for each in words):
        return {}
    return dict.fromkeys(told, not any(each in NO for each in words))


def _may_be_bane(slug: str) -> bool:
    cost = facts()[slug].cost
    return cost.coins in (2, 3) and not cost.potion and not cost.debt


# --- documents and JSON ----------------------------------------------------------------------------------------------


def _structured(text: str) -> dict[str, Any] | None:
    """A document or JSON, when it is one."""
    if not re.match(r"\s*[{\w\"'#]", text) or not re.search(r"\b(kingdom|piles)[\"']?\s*:", text):
        return None
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else read_text(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


KEYS = {
    **dict.fromkeys(("kingdom", "piles", "landscapes", "ally", "prophecy"), ANY),
    **dict.fromkeys(("druid", "boons"), BOON),
    "bane": BANE,
}


def _from_data(data: dict[str, Any], text: str) -> Iterator[Part]:
    for key, what in KEYS.items():
        value = data.get(key)
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, str):
                yield Part(part, what)
    for key in ("chosen", "picks"):
        for by, slug in data[key].items() if isinstance(data.get(key), dict) else ():
            if isinstance(slug, str):
                yield Part(slug, by=meant(str(by)) or str(by))
    if data.get("colony") is True:
        yield Part("colony")
    if data.get("shelters") is True or re.search(rf"(?mi)^# ({'|'.join(('shelters', 'unterschlüpfe'))})$", text):
        yield Part("shelters")


# --- lines -----------------------------------------------------------------------------------------------------------


def _from_lines(text: str) -> Iterator[Part]:
    lines = text.splitlines()
    if ours := any(COST_AND_NAME.match(line) for line in lines):
        lines = _without_the_rest(lines)
    what = ANY
    for line in lines:
        for address in [] if ours else ADDRESS.findall(line):
            known = links.parts(address)
            yield from known if known is not None else [Part(address)]
        for told in SENTENCE.split(PLAYERS.sub(" ", MARKUP.sub(" ", ADDRESS.sub(" ", line)))):
            heading, colon, rest = told.partition(":")
            if colon and plain(heading) in MEANT:
                what, told = MEANT[plain(heading)], rest
            yield from _headed(told, what)
            if rest.strip() or not colon:
                what = ANY  # a heading holds for its own line, or for the one below it


def _headed(told: str, what: str) -> Iterator[Part]:
    """What stands behind a price, a card whose set-up picks one, or a heading of somebody's own."""
    heading, colon, rest = told.partition(":")
    if plain(told) in MEANT and plain(told) not in card_names().by_name:
        return  # a heading without a colon
    if not colon or not rest.strip() or names_cards(heading):
        yield from split(told, what)
    elif A_PRICE.fullmatch(heading):
        yield from split(rest, what)
    elif (slug := meant(heading)) and may_pick(slug):
        yield Part(heading)
        yield from (Part(part.text, by=slug) for part in split(rest, ANY))
    elif slug is None and named_inside(rest.replace("/", " ")).names:
        yield Part(f"{heading}:")
        yield from split(rest, what)
    else:
        yield from split(told, what)


def names_cards(heading: str) -> bool:
    """It is no heading: what stands before the colon is a list itself."""
    return bool(set(heading) & set("([,;\t") and named_inside(re.sub(r"[()\[\],;\t]", " ", heading)).slugs)


def _without_the_rest(lines: list[str]) -> list[str]:
    """Our own text for a chat: the title stands above the piles, what to set up below them."""
    first = next(n for n, line in enumerate(lines) if COST_AND_NAME.match(line))
    last = next((n for n, line in enumerate(lines) if n > first and line.startswith("- ")), len(lines))
    return lines[first:last]
