"""Reads fixtures/ into plain rows. Knows nothing of the database; what it finds wrong, it names by file and place.

A *problem* is something malformed: the rows cannot be trusted. A *loose end* is a slug that nothing answers to: the
rows are good, the link is left out.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Any

import yaml

from rules import FIXTURES as FOLDER
from rules import NOUNS, read_yaml
from rules.facts import all_aliases, brought, kinds_of_cards, usual_count, written

RULE_KINDS = frozenset({"rule", "setup", "instruction", "error"})
LANGUAGES = ("en", "de")
STORED_BY = ("fixtures.py", "loading.py", "models.py", "search/words.py", "search/index.py")


@lru_cache(maxsize=4)
def composed(path: Path, changed: int) -> Any:
    """A file with its places; kept, because one file often has many problems."""
    return yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


@dataclass(frozen=True)
class Problem:
    file: str
    place: tuple[str | int, ...]
    what: str
    at: int | None = None

    def line(self, folder: Path = FOLDER) -> int | None:
        """Looked up only when it is told: composing a file takes far longer than reading it."""
        if self.at:
            return self.at
        try:
            path = folder / self.file
            node = composed(path, path.stat().st_mtime_ns)
        except (OSError, yaml.YAMLError):
            return None
        for step in self.place:
            if isinstance(node, yaml.MappingNode):
                found = [pair for pair in node.value if pair[0].value == str(step)]
                if not found:
                    break
                node = found[-1][1] if found[-1][1].value else found[-1][0]
            elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
            else:
                break
        return int(node.start_mark.line) + 1 if node else None

    def __str__(self) -> str:
        place = " > ".join(str(step + 1) if isinstance(step, int) else step for step in self.place)
        return f"{self.file}: {place}: {self.what}" if place else f"{self.file}: {self.what}"

    def told(self, folder: Path = FOLDER) -> str:
        """With the line, for a person at an editor."""
        line = self.line(folder)
        return str(self).replace(self.file, f"{self.file}:{line}", 1) if line else str(self)


@dataclass
class Expansion:
    slug: str
    name: dict[str, str]
    aliases: list[str]


@dataclass
class Edition:
    book: str
    expansion: str
    number: int
    year: int
    title: str
    language: str
    source: dict[str, str]


@dataclass
class CardType:
    slug: str
    name: dict[str, str]


@dataclass
class Card:
    slug: str
    expansion: str
    name: dict[str, str]
    aliases: list[str]
    kind: str
    types: list[str]
    coins: int | None
    potion: int
    debt: int
    counts: dict[str, int]
    box: dict[str, int]
    start: int
    pile: str
    cards: list[str]
    brings: list[str]
    editions: list[int]
    replaced_by: dict[str, str]


@dataclass
class CardText:
    card: str
    editions: list[int]
    lines: dict[str, list[str]]
    source: dict[str, str]


@dataclass
class Entry:
    """A ruling about a card, or a statement of a rule; both live at book:topic:n."""

    book: str
    topic: str
    n: int
    kind: str
    card: str
    title: dict[str, str]
    heading: str
    page: str
    section: str
    text: dict[str, str]
    source: dict[str, str]
    lines: list[int]
    cards: list[str]
    superseded_by: list[str]
    contradicts: list[str]
    unprovable: dict[str, str]

    @property
    def slug(self) -> str:
        return f"{self.book}:{self.topic}:{self.n}"


@dataclass
class Term:
    slug: str
    term: dict[str, str]
    text: dict[str, str]
    see: list[str]


@dataclass
class Kingdom:
    book: str
    slug: str
    name: dict[str, str]
    piles: list[str]
    landscapes: list[str]
    ally: str
    bane: str
    colony: bool
    shelters: bool
    boons: list[str]
    picks: dict[str, str]  # what the book picks for a card's set-up
    alternates: dict[str, str]
    notes: dict[str, str]
    source: dict[str, str]  # the public list that gives it; none: it stands in a rulebook that we hold

    def cards(self) -> list[str]:
        named = [*self.piles, *self.landscapes, self.ally, self.bane, *self.boons, *self.picks.values()]
        return list(dict.fromkeys(slug for slug in [*named, *self.alternates.values()] if slug))


@dataclass
class Situation:
    slug: str
    title: dict[str, str]
    story: dict[str, str]
    answer: dict[str, str]  # to what the story asks, and as a verdict: yes, no, a number, or "" where it is neither
    group: str
    proves: list[str]
    document: dict[str, Any]


@dataclass
class Fixtures:
    expansions: dict[str, Expansion] = field(default_factory=dict)
    editions: dict[str, Edition] = field(default_factory=dict)
    types: dict[str, CardType] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    texts: dict[str, list[CardText]] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)
    terms: dict[str, Term] = field(default_factory=dict)
    kingdoms: dict[tuple[str, str], Kingdom] = field(default_factory=dict)
    situations: dict[str, Situation] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    loose: list[Problem] = field(default_factory=list)
    places: dict[str, tuple[str, tuple[str | int, ...]]] = field(default_factory=dict)

    def number(self, expansion: str) -> list[int]:
        return [edition.number for edition in self.editions.values() if edition.expansion == expansion]


class Node:
    """A value of a file together with its place, so that whoever finds it wrong can say where."""

    def __init__(self, to: Fixtures, file: str, value: Any, place: tuple[str | int, ...] = ()) -> None:
        self.to, self.file, self.value, self.place = to, file, value, place

    def wrong(self, what: str, *steps: str | int) -> None:
        self.to.problems.append(Problem(self.file, (*self.place, *steps), what))

    def loose(self, what: str, *steps: str | int) -> None:
        self.to.loose.append(Problem(self.file, (*self.place, *steps), what))

    def at(self, step: str | int) -> Node:
        return Node(self.to, self.file, self.value[step], (*self.place, step))

    def items(self) -> Iterator[tuple[str, Node]]:
        if not isinstance(self.value, dict):
            self.wrong("should be a map of names to entries")
            return
        for key in self.value:
            if not isinstance(key, str):
                self.wrong(f"{key!r} should be a name")
            elif not key.startswith("_"):
                yield key, self.at(key)

    def rows(self, key: str | None = None) -> Iterator[Node]:
        node = self if key is None else (self.at(key) if self.has(key) else None)
        if node is None or not isinstance(node.value, list):
            (node or self).wrong("should be a list" if node else f"{key!r} is missing")
            return
        for index in range(len(node.value)):
            yield node.at(index)

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def only(self, *keys: str) -> bool:
        if not isinstance(self.value, dict):
            self.wrong("should be a map")
            return False
        for key in self.value:
            if key not in keys:
                self.wrong(f"{key!r} is not known here; known are {', '.join(keys)}")
        return True

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        """The value, if it has the right type. Without a default it has to be there."""
        if not self.has(key):
            if default is None:
                self.wrong(f"{key!r} is missing")
                return kind()
            return default
        value = self.value[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(f"should be {SAID[kind]}, is {value!r}", key)
            return kind() if default is None else default
        if isinstance(value, str) and not value.strip():
            self.wrong("is empty", key)
        return value

    def names(self, key: str) -> list[str]:
        found = self.get(key, list, [])
        if any(not isinstance(name, str) or not name for name in found):
            self.wrong("should be a list of names", key)
            return [str(name) for name in found if name]
        return list(found)

    def numbers(self, key: str, usual: int | Mapping[int, int] = 0) -> dict[str, int]:
        """A number, or a map from "that many players or more" to a number. Keys are text, as JSON keeps them."""
        value = self.value.get(key, usual)
        if isinstance(value, int):
            return {"2": value}
        if isinstance(value, dict) and all(isinstance(pair, int) for item in value.items() for pair in item):
            return {str(players): size for players, size in value.items()}
        self.wrong("should be a number, or a map from players to numbers", key)
        return {}

    def both(self, key: str | None = None, must: bool = True) -> dict[str, str]:
        """{en: ..., de: ...}: both languages, neither of them empty."""
        if key is not None:
            if not self.has(key):
                if must:
                    self.wrong(f"{key!r} is missing")
                return dict.fromkeys(LANGUAGES, "")
            inner = self.at(key)
            for cut in set(inner.value) - set(LANGUAGES) if isinstance(inner.value, dict) else ():
                inner.wrong(f"{cut!r} is cut off: a text with a comma needs quotation marks")
            return inner.both()
        if not isinstance(self.value, dict):
            self.wrong("should have en and de")
            return dict.fromkeys(LANGUAGES, "")
        return {language: self.get(language, str) for language in LANGUAGES}


MOST_WORDS = 5  # of an answer
SAID = {str: "text", int: "a number", list: "a list", dict: "a map", bool: "true or false"}


def slugify(name: str) -> str:
    """An address made of a name: Fahrende Händlerin is fahrende-haendlerin.

    >>> slugify("Fahrende Händlerin"), slugify("King's Court"), slugify("Siedler / Emsiges Dorf")
    ('fahrende-haendlerin', 'kings-court', 'siedler-emsiges-dorf')
    """
    name = name.lower().replace("'", "").replace("’", "")
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        name = name.replace(letter, letters)
    name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", name).strip("-")


def files(folder: Path = FOLDER) -> list[Path]:
    return sorted(folder.rglob("*.yaml"))


def digest(folder: Path = FOLDER) -> str:
    """Tells one state of the fixtures from another. The code that stores them counts too."""
    seen = hashlib.sha256()
    here = Path(__file__).parent
    for path in (*files(folder), *(here / name for name in STORED_BY)):
        seen.update(f"{path.name}\0".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()


def read(folder: Path = FOLDER) -> Fixtures:
    to = Fixtures()

    found: dict[str, Any] = {}
    for path in files(folder):
        name = path.relative_to(folder).as_posix()
        try:
            found[name] = read_yaml(path)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            line = mark.line + 1 if mark else None
            to.problems.append(Problem(name, (), f"is not YAML: {getattr(error, 'problem', error)}", line))
        except UnicodeDecodeError as error:
            to.problems.append(Problem(name, (), f"is not UTF-8: {error.reason} at byte {error.start}"))
    if to.problems:
        return to  # without that file, most of the others would seem wrong

    def each(pattern: str) -> Iterator[tuple[str, Node]]:
        for name, value in found.items():
            if value and PurePath(name).match(pattern):
                yield PurePath(name).stem, Node(to, name, value)

    for _stem, node in each("expansions.yaml"):
        read_expansions(to, node)
    for _stem, node in each("types.yaml"):
        for slug, row in node.items():
            to.types[slug] = CardType(slug, row.both())
    for stem, node in each("cards/*.yaml"):
        if stem not in to.expansions:
            node.wrong(f"{stem!r} is not an expansion of expansions.yaml")
        else:
            for slug, row in node.items():
                read_card(to, stem, slug, row)
    read_aliases(to, [row for _, node in each("cards/*.yaml") for slug, row in node.items() if slug in to.cards])
    for stem, node in each("rulings/*.yaml"):
        for slug, row in node.items():
            read_entries(to, stem, slug, row, "rulings", node.both("_source", must=False))
    for stem, node in each("rules/*.yaml"):
        for slug, row in node.items():
            read_entries(to, stem, slug, row, "entries", node.both("_source", must=False))
    for _stem, node in each("glossary.yaml"):
        for slug, row in node.items():
            row.only("term", "en", "de", "see")
            to.terms[slug] = Term(slug, row.both("term"), row.both(), row.names("see"))
            to.places[f"glossary:{slug}"] = (row.file, row.place)
    for stem, node in each("kingdoms/*.yaml"):
        for row in node.rows():
            read_kingdom(to, stem, row, dict.fromkeys(LANGUAGES, ""))
    for stem, node in each("kingdoms/listed/*.yaml"):
        if node.only("source", "kingdoms"):
            source = node.both("source")
            for row in node.rows("kingdoms"):
                read_kingdom(to, stem, row, source)
    # What people ask about by name comes first, wherever situations are offered.
    for stem, node in sorted(each("situations/*.yaml"), key=lambda found: found[0] not in ("disputes", "famous")):
        if stem != "groups":
            for row in node.rows():
                read_situation(to, row)
    for _stem, node in each("questions/*.yaml"):
        for slug, row in node.items():
            read_questions(to, slug, row)
    tie(to)
    return to


def read_expansions(to: Fixtures, node: Node) -> None:
    for slug, row in node.items():
        row.only("name", "aliases", "editions")
        to.expansions[slug] = Expansion(slug, row.both("name"), row.names("aliases"))
        for number in row.get("editions", dict):
            edition = row.at("editions").at(number)
            edition.only("book", "year", "rulebook", "source")
            book = edition.get("book", str)
            rulebook = edition.at("rulebook") if edition.has("rulebook") else None
            to.editions[book] = Edition(
                book=book,
                expansion=slug,
                number=number,
                year=edition.get("year", int),
                title=rulebook.get("title", str) if rulebook else "",
                language=rulebook.get("language", str) if rulebook else "",
                source=edition.both("source", must=rulebook is None),
            )


CARD = (
    *("name", "replaced by", "german", "plural", "aliases", "cost", "types", "kind", "pile", "cards", "count", "box"),
    *("start", "editions", "brings", "number", "source", "lines", "older"),
)


def read_card(to: Fixtures, expansion: str, slug: str, row: Node) -> None:
    if not row.only(*CARD):
        return
    if slug in to.cards:
        row.wrong(f"is a card of {to.cards[slug].expansion} already")
        return
    before = len(to.problems)
    cost = row.value.get("cost")
    if isinstance(cost, dict):
        row.at("cost").only("coins", "potion", "debt")
        costs = {part: row.at("cost").get(part, int, 0) for part in ("coins", "potion", "debt")}
    elif cost is None or (isinstance(cost, int) and not isinstance(cost, bool)):
        costs = {"coins": cost, "potion": 0, "debt": 0}
    else:
        row.wrong("should be a number, or coins, potion and debt", "cost")
        costs = {"coins": 0, "potion": 0, "debt": 0}
    kind = row.get("kind", str, "kingdom")
    if kind not in kinds_of_cards():
        row.wrong(f"{kind!r} is not a kind of kinds.yaml", "kind")
    types = row.names("types")
    for each in types:
        if slugify(each) not in to.types:
            row.wrong(f"{each!r} is not a type of types.yaml", "types")
    all_editions = to.number(expansion)
    editions = row.get("editions", list, all_editions)
    for number in editions:
        if number not in all_editions:
            row.wrong(f"{expansion} has no edition {number}", "editions")
    if not NOUNS.fullmatch(row.get("german", str)):
        row.wrong("should be m, f, n, w, a, p or -, and what rules/inflection.py says may follow", "german")
    name = row.both("name")
    row.names("aliases")
    if len(to.problems) > before:
        return  # what follows needs these
    usual = usual_count(kind, types)
    if usual is None and not row.has("count"):
        row.wrong(f"'count' is missing; {kinds_of_cards()[kind].a[0]} has no usual one")
    counts = row.numbers("count", usual or 0)
    to.cards[slug] = Card(
        slug=slug,
        expansion=expansion,
        name=name,
        aliases=[],
        kind=kind,
        types=[slugify(each) for each in types],
        **costs,
        counts=counts,
        box=row.numbers("box") if row.has("box") else {"2": max(counts.values(), default=0)},
        start=row.get("start", int, 0),
        pile=row.get("pile", str, "") if row.has("pile") else "",
        cards=row.names("cards"),
        brings=brought(row.value),
        editions=editions,
        replaced_by=row.get("replaced by", dict, {}),
    )
    to.places[f"card:{slug}"] = (row.file, row.place)
    if row.has("lines"):
        to.texts[slug] = read_texts(to.cards[slug], row)


def read_aliases(to: Fixtures, rows: list[Node]) -> None:
    """When all cards are known: an inflected form that names another card is no alias."""
    for slug, aliases in all_aliases({str(row.place[-1]): written(row.value) for row in rows}).items():
        to.cards[slug].aliases = list(aliases)


def read_texts(card: Card, row: Node) -> list[CardText]:
    older = row.get("older", dict, {})
    for number in older:
        if number not in card.editions:
            row.wrong(f"{card.slug} is not in edition {number}", "older", str(number))
    same = [number for number in card.editions if number not in older]
    if not same:
        row.wrong("every edition has another text; the newest one is the card", "older")
        return []
    texts = [CardText(card.slug, same, read_lines(row), row.both("source", must=False))]
    for number in older:
        part = row.at("older").at(number)
        if part.only("source", "lines"):
            texts.append(CardText(card.slug, [number], read_lines(part), part.both("source", must=False)))
    return texts


def read_lines(row: Node) -> dict[str, list[str]]:
    """Each line in both languages."""
    both = [line.both() for line in row.rows("lines") if line.only(*LANGUAGES)]
    return {language: [line[language] for line in both] for language in LANGUAGES}


def read_entries(to: Fixtures, book: str, topic: str, row: Node, key: str, whole: dict[str, str]) -> None:
    """A heading of a book with its statements: under `rulings` when it is a card's, under `entries` when a rule's.

    `whole` is what the file as a whole names as its source.
    """
    about_card = key == "rulings"
    if book not in to.editions:
        row.wrong(f"{book!r} is not a book of expansions.yaml")
        return
    if not row.only(key, "heading", "page", "section", "source", *(() if about_card else ("title", "kind"))):
        return
    if about_card != (topic in to.cards):
        row.wrong(f"{topic!r} is not a card" if about_card else f"{topic!r} is a card; a rule needs a name of its own")
        return
    kind = "ruling" if about_card else row.get("kind", str)
    if not about_card and kind not in RULE_KINDS:
        row.wrong(f"{kind!r} is not one of {', '.join(sorted(RULE_KINDS))}", "kind")
    title = dict.fromkeys(LANGUAGES, "") if about_card else row.both("title")
    source = row.both("source") if row.has("source") else whole
    seen: set[int] = set()
    for entry in row.rows(key):
        known = ("n", "cards", "en", "de", "line", "lines", "status", "unprovable", "source", "page", "section")
        if not entry.only(*known, "named by", "unnamed"):
            continue
        n = entry.get("n", int)
        if n in seen or n < 1:
            entry.wrong(f"n {n} is there already" if n in seen else "n starts at 1", "n")
        seen.add(n)
        status = entry.at("status") if entry.has("status") else None
        if status:
            status.only("superseded by", "contradicts")
        cards = [*([topic] if about_card else []), *entry.names("cards")]
        lines = [entry.get("line", int)] if entry.has("line") else entry.get("lines", list, [])
        found = Entry(
            book=book,
            topic=topic,
            n=n,
            kind=kind,
            card=topic if about_card else "",
            title=title,
            heading=row.get("heading", str),
            page=str(entry.value.get("page", row.value.get("page", ""))),
            section=str(entry.value.get("section", row.value.get("section", ""))),
            text=entry.both(),
            source=entry.both("source") if entry.has("source") else source,
            lines=lines,
            cards=list(dict.fromkeys(cards)),
            superseded_by=status.names("superseded by") if status else [],
            contradicts=status.names("contradicts") if status else [],
            unprovable=entry.both("unprovable", must=False),
        )
        if not found.page and not found.section:
            entry.wrong("needs a page or a section")
        if found.slug in to.entries:
            entry.wrong(f"{found.slug} is there already")
        to.entries[found.slug] = found
        to.places[found.slug] = (entry.file, entry.place)


def read_kingdom(to: Fixtures, book: str, row: Node, source: dict[str, str]) -> None:
    known = (
        "slug",
        "name",
        "piles",
        "landscapes",
        "ally",
        "bane",
        "colony",
        "shelters",
        "boons",
        "picks",
        "alternates",
        "notes",
    )
    if book not in to.editions:
        row.wrong(f"{book!r} is not a book of expansions.yaml")
        return
    if not row.only(*known, "notes", "prizes"):
        return
    kingdom = Kingdom(
        book=book,
        slug=row.get("slug", str),
        name=named_at_least_in_english(row) if any(source.values()) else row.both("name"),
        piles=row.names("piles"),
        landscapes=row.names("landscapes"),
        ally=row.get("ally", str, "") if row.has("ally") else "",
        bane=row.get("bane", str, "") if row.has("bane") else "",
        colony=row.get("colony", bool, False),
        shelters=row.get("shelters", bool, False),
        boons=row.names("boons"),
        picks=row.get("picks", dict, {}),
        alternates=row.get("alternates", dict, {}),
        notes=row.both("notes", must=False),
        source=source,
    )
    if (book, kingdom.slug) in to.kingdoms:
        row.wrong(f"{book} has a kingdom {kingdom.slug!r} already")
    to.kingdoms[book, kingdom.slug] = kingdom
    to.places[f"kingdom:{book}:{kingdom.slug}"] = (row.file, row.place)


def named_at_least_in_english(row: Node) -> dict[str, str]:
    """A kingdom's names. One that no German source names keeps the English one."""
    name = row.at("name") if row.has("name") else row
    if name.has("en") and not name.has("de"):
        return dict.fromkeys(LANGUAGES, name.get("en", str))
    return row.both("name")


def _with_moves_as_text(document: dict[str, Any]) -> dict[str, Any]:
    """A move that is a number in YAML (`moves: [..., 2]`) is text like the others."""
    moves = document.get("moves")
    if isinstance(moves, list):
        document = {**document, "moves": [str(move) if isinstance(move, int) else move for move in moves]}
    return document


def read_situation(to: Fixtures, row: Node) -> None:
    if not row.only("slug", "title", "story", "answer", "group", "proves", "situation"):
        return
    slug = row.get("slug", str)
    if slug in to.situations:
        row.wrong(f"{slug!r} is there already")
    to.situations[slug] = Situation(
        slug=slug,
        title=row.both("title"),
        story=row.both("story", must=False),
        answer=read_answer(row),
        group=row.get("group", str, "") if row.has("group") else "",
        proves=row.names("proves"),
        document=_with_moves_as_text(row.get("situation", dict)),
    )
    to.places[f"situation:{slug}"] = (row.file, row.place)


def read_answer(row: Node) -> dict[str, str]:
    """What answers the story's question, short enough to be read across the table, and proved by the document."""
    asks = any("?" in text for text in row.both("story", must=False).values())
    if not row.has("answer"):
        if asks:
            row.wrong("the story asks something: its 'answer' is missing")
        return {"verdict": "", **dict.fromkeys(LANGUAGES, "")}
    answer = row.at("answer")
    answer.only("verdict", *LANGUAGES)
    if not row.get("situation", dict).get("expect"):
        row.wrong("an answer needs the 'expect' that proves it")
    words = answer.both()
    for language, text in words.items():
        if len(text.split()) > MOST_WORDS or not text.endswith("."):
            answer.wrong(f"should have at most {MOST_WORDS} words and end with a full stop", language)
    verdict = answer.value.get("verdict", "") if isinstance(answer.value, dict) else ""
    if verdict not in ("", "yes", "no") and (isinstance(verdict, bool) or not isinstance(verdict, int)):
        answer.wrong('should be "yes", "no" or a number', "verdict")
    return {"verdict": str(verdict), **words}


def read_questions(to: Fixtures, slug: str, row: Node) -> None:
    """What people ask that this statement answers, and the answer: yes, no or a number."""
    if slug not in to.entries:
        row.loose(f"nothing is called {slug!r}")
    for asked in row.rows():
        asked.only("is", *LANGUAGES)
        for language, text in asked.both().items():
            if not text.endswith("?"):
                asked.wrong("should end with a question mark", language)
        answer = asked.value.get("is") if isinstance(asked.value, dict) else None
        if answer not in ("yes", "no") and (isinstance(answer, bool) or not isinstance(answer, int)):
            asked.wrong('should be "yes", "no" or a number', "is")


def tie(to: Fixtures) -> None:
    """Leaves out every link whose other end is missing, and says so."""

    def known(slugs: list[str], there: Any, place: str, *steps: str) -> list[str]:
        file, at = to.places[place]
        for slug in slugs:
            if slug not in there:
                to.loose.append(Problem(file, (*at, *steps), f"nothing is called {slug!r}"))
        return [slug for slug in slugs if slug in there]

    for card in to.cards.values():
        place = f"card:{card.slug}"
        card.cards = known(card.cards, to.cards, place, "cards")
        card.pile = "".join(known([card.pile] if card.pile else [], to.cards, place, "pile"))
        things = [slug for slug in card.brings if ":" not in slug]
        found = known(things, to.cards, place, "brings")
        card.brings = [slug for slug in card.brings if ":" in slug or slug in found]
    for slug, entry in to.entries.items():
        entry.cards = known(entry.cards, to.cards, slug, "cards")
        entry.superseded_by = known(entry.superseded_by, to.entries, slug, "status")
        entry.contradicts = known(entry.contradicts, to.entries, slug, "status")
    for term in to.terms.values():
        term.see = known(term.see, to.entries, f"glossary:{term.slug}", "see")
    for kingdom in to.kingdoms.values():
        place = f"kingdom:{kingdom.book}:{kingdom.slug}"
        kingdom.piles = known(kingdom.piles, to.cards, place, "piles")
        kingdom.landscapes = known(kingdom.landscapes, to.cards, place, "landscapes")
        kingdom.boons = known(kingdom.boons, to.cards, place, "boons")
        kingdom.ally = "".join(known([kingdom.ally] if kingdom.ally else [], to.cards, place, "ally"))
        kingdom.bane = "".join(known([kingdom.bane] if kingdom.bane else [], to.cards, place, "bane"))
        named = known([*kingdom.picks, *kingdom.picks.values()], to.cards, place, "picks")
        kingdom.picks = {by: slug for by, slug in kingdom.picks.items() if by in named and slug in named}
        both = known([*kingdom.alternates, *kingdom.alternates.values()], to.cards, place, "alternates")
        kingdom.alternates = {old: new for old, new in kingdom.alternates.items() if old in both and new in both}
    for situation in to.situations.values():
        situation.proves = known(situation.proves, to.entries, f"situation:{situation.slug}", "proves")


def known_slugs(folder: Path = FOLDER) -> frozenset[str]:
    """Every slug that may be cited: rulings and rules. For whoever cites, the engine above all."""
    return frozenset(read(folder).entries)
