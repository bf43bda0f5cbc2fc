"""Reads what a person typed: names, words, "phrases", and terms like `type:duration cost<=4 -type:attack`.

Nothing that is typed is an error, and nothing is dropped in silence: what is not understood becomes a warning.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from cards.catalogue import Catalogue, cards_of
from cards.models import Card
from cards.pages.languages import language
from cards.pages.requests import number
from cards.search.index import Alternatives, about
from cards.search.words import SearchTerm, spellings, stem, stems, tokens
from rules import ACTIONS, BUYS, DEFENDS, DRAWS, TRASHES, can_do, gives, hands_out, modelled
from rules.facts import Names, facts, kinds
from rules.speech.wording import UNITS, amount

LONGEST = 200  # characters; a question at the table is shorter
MOST = 16  # parts

PART = re.compile(
    r"""(?P<minus>[-−])?
    (?: (?P<key>[^\W\d_]+) (?P<sign><=|>=|=|<|>|:) (?: "(?P<quoted>[^"]*)"? | (?P<value>[^\s"]*) )
      | !(?P<bang>"[^"]+"|[^\s"]+)
      | "(?P<phrase>[^"]*)"?
      | (?P<bare>[^\s"]+) )""",
    re.VERBOSE,
)
# +2 actions, gives 2 actions, cards that give +2 actions, Karten, die 1 Kauf geben: what stands on a card, whatever its
# words are.
GIVES = re.compile(
    r"""(?P<quoted>"[^"]*"?)
      | (?P<minus>(?<!\S)[-−])?
        (?P<verb>\b(?:(?:what|which|was|welche)\s+)? (?:(?:all|alle)\s+)? (?:(?:cards?|karten?),?\s+)?
          (?:that\s+|which\s+|die\s+)? (?:gives?|brings?|gibt|geben|bringt|bringen)\s+)?
        (?P<of>\b(?:(?:all|alle)\s+)?(?:cards?\s+with|karten?\s+mit|karten,?\s+die)\s+(?=\+))? (?P<plus>\+\s?)?
        (?: \$(?P<dollars>\d{1,2}) | (?P<n>\d{1,2})\s?(?P<unit>\$|[^\W\d_]+) )
        (?:(?<=\w)\s+(?:geben|bringen)\b)? \??""",
    re.VERBOSE | re.IGNORECASE,
)
ENTRY = re.compile(r"(?P<book>[a-z0-9-]+):[a-z0-9-]+:[0-9]{1,4}")  # seaside2:tactician:5
SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
    ":": operator.eq,
}
KEYS = {
    **dict.fromkeys(("type", "typ"), "type"),
    **dict.fromkeys(("cost", "kosten", "preis"), "cost"),
    **dict.fromkeys(("debt", "schulden"), "debt"),
    **dict.fromkeys(("potion", "trank"), "potion"),
    **dict.fromkeys(("set", "expansion", "box", "erweiterung"), "set"),
    **dict.fromkeys(("edition", "ausgabe", "auflage"), "edition"),
    **dict.fromkeys(("in",), "in"),
    **dict.fromkeys(("book", "buch", "regelheft"), "book"),
    **dict.fromkeys(("is", "ist"), "is"),
    **dict.fromkeys(("text",), "text"),
    **dict.fromkeys(("name",), "name"),
    **dict.fromkeys(("order", "sort", "ordnung", "reihenfolge", "sortiert", "sortierung"), "order"),
}
PLACES = {
    **dict.fromkeys(("kingdom", "kingdoms", "konigreich", "konigreiche"), "kingdom"),
    **dict.fromkeys(("pile", "stapel"), "pile"),
}

Allows = Callable[[Card], bool]


@dataclass
class QueryPart:
    """One part of the query: what it was typed as, what it means, and how it is said back."""

    kind: Literal["name", "word", "phrase", "filter", "type", "book", "entry", "order"]
    raw: str
    said: SafeString
    negative: bool = False
    terms: Alternatives = ()
    test: Allows | None = None
    slug: str = ""
    text: str = ""
    without: str = ""  # the query without this part


@dataclass
class Query:
    text: str
    parts: list[QueryPart] = field(default_factory=list)
    warnings: list[SafeString] = field(default_factory=list)
    # A filter names something that there is not: the warning, and what to say where nothing is found for it.
    unknown: dict[SafeString, SafeString] = field(default_factory=dict)

    def of(self, *kinds: str, negative: bool = False) -> list[QueryPart]:
        return [part for part in self.parts if part.kind in kinds and part.negative == negative]

    @property
    def names(self) -> list[str]:
        return [part.slug for part in self.of("name")]

    @property
    def entry(self) -> str:
        """The statement that was asked for by its slug."""
        return next((part.slug for part in self.of("entry")), "")

    @property
    def plain(self) -> bool:
        """Only words were typed, as in a name: one of them may be that of a type."""
        bare = self.of("name", "word", "type")
        return len(bare) == len(self.parts) and not any(":" in part.raw for part in bare)

    @property
    def filtered(self) -> bool:
        return any(part.test for part in self.parts)

    def allows(self, card: Card) -> bool:
        return all(part.test(card) != part.negative for part in self.parts if part.test)


def clean(text: str) -> str:
    """Without control characters, and with one space where there are many. The last space stays: the word is done."""
    text = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST])
    text = re.sub(r"\s+", " ", text).lstrip()
    for odd, plain in (("„", '"'), ("“", '"'), ("”", '"'), ("«", '"'), ("»", '"'), ("≤", "<="), ("≥", ">=")):
        text = text.replace(odd, plain)
    return text


def read(typed: str, known: Catalogue) -> Query:
    text = clean(typed)
    asked = Query(text[:LONGEST])
    if len(text) > LONGEST or len(typed) > 4 * LONGEST:
        asked.warnings.append(format_html(_("Only the first {} characters were read."), LONGEST))
    if (slug := ENTRY.fullmatch(asked.text.strip().lower())) and slug["book"] in known.books:
        said = format_html(_("named {}"), bold(slug.group()))
        asked.parts.append(QueryPart("entry", asked.text.strip(), said, slug=slug.group()))
        return asked
    found = list(PART.finditer(read_gifts(asked)))
    if len(found) > MOST:
        asked.warnings.append(format_html(_("Only the first {} parts were read."), MOST))
        found = found[:MOST]
    bare: list[tuple[str, str]] = []  # words in a row: as typed, and folded
    for match in found:
        words = tokens(match["bare"]) if match["bare"] else []
        if words and not match["minus"]:
            bare += [(match.group() if len(words) == 1 else word, word) for word in words]
            continue
        read_bare(asked, bare, known)
        bare = []
        if match["key"]:
            read_term(asked, match, known)
        elif match["bang"] is not None:
            read_exact(asked, match["bang"], known)
        elif match["phrase"] is not None or words:
            read_phrase(asked, match, words)
        else:
            warn(asked, _("{} says nothing to look for."), match.group())
    read_bare(asked, bare, known, typing=not asked.text.endswith((" ", '"')))
    for part in asked.parts:
        part.without = " ".join(other.raw for other in asked.parts if other is not part)
    return asked


@cache
def units() -> dict[str, str]:
    """What a card can give, by its names in both languages."""
    named = {"".join(tokens(word)): unit for unit, forms in UNITS.items() for form in forms for word in form}
    players = {"coins": ("munze", "munzen", "$"), "vp": ("vp", "punkt", "punkte", "siegpunkte"), "coffers": ("coffer",)}
    return named | {word: unit for unit, words in players.items() for word in words}


def is_gift(text: str) -> bool:
    """Nothing is typed but what a card shall give, however it is put."""
    asked = Query(clean(text))
    return not re.search(r"\w", read_gifts(asked)) and bool(asked.parts)


def read_gifts(asked: Query) -> str:
    """Takes out of the query what a card shall give; the rest of it is left to be read."""

    def take(match: re.Match[str]) -> str:
        typed = match["unit"] or "$"
        unit = units().get("".join(tokens(typed)) or typed)
        if match["quoted"] or unit is None or not (match["verb"] or match["plus"]):
            return match.group()
        wanted, negative = (unit, int(match["n"] or match["dollars"])), bool(match["minus"])
        said = format_html(_("without {}") if negative else _("gives {}"), bold(amount(*wanted, language(), "+")))
        test: Allows = lambda card: wanted in gives(card.slug)  # noqa: E731
        asked.parts.append(QueryPart("filter", match.group().strip(), said, negative, test=test))
        return " "

    return GIVES.sub(take, asked.text)


def warn(asked: Query, text: str, *typed: str) -> None:
    asked.warnings.append(marked(text, *typed))


def marked(text: str, *typed: str) -> SafeString:
    return format_html(text, *(format_html("<b>{}</b>", each) for each in typed))


def read_bare(asked: Query, bare: list[tuple[str, str]], known: Catalogue, typing: bool = False) -> None:
    """Words without a sign: names of cards where they are such, the longest first, then types, else just words."""
    whole = known.kingdom_names.first(" ".join(word for _, word in bare))
    types = Names(()) if whole and len(bare) > 1 else known.type_names  # not in "Buried Treasure"
    at = 0
    while at < len(bare):
        slug, length = named_at(bare, at, known, types)
        alone = len(bare) <= LEFT_OUT and not asked.parts and typing
        if bare[at][1] in AND and asked.parts and asked.parts[-1].kind != "word" and not whole:
            length = 1  # +2 actions and +1 buy: all of it is wanted anyway
        elif (kind := left_out_at(bare, at, types)) and not alone:
            length = 2
            said = format_html(_("not of type {}"), bold(known.types[kind].name))
            asked.parts.append(QueryPart("filter", typed_at(bare, at, 2), said, negative=True, test=is_type([kind])))
        elif slug:
            words = [word for _, word in bare[at : at + length]]
            asked.parts.append(name_part(typed_at(bare, at, length), words, slug, known))
        elif box := set_in(bare, at, known) if (len(bare) > 1 or asked.filtered) and not whole else None:
            name, length = box
            asked.parts.append(set_part(typed_at(bare, at, length), name, known))
        else:
            length = 1
            asked.parts.append(word_part(bare, at, known, types, last=typing and at + 1 == len(bare)))
        at += length


AND = ("and", "und")
WITHOUT = ("without", "except", "not", "ohne", "ausser", "nicht", "keine")
LEFT_OUT = 2  # words: without attacks


def left_out_at(bare: list[tuple[str, str]], at: int, types: Names) -> str | None:
    """The type that is not wanted: attacks without durations, Angriffe ohne Dauern."""
    if bare[at][1] not in WITHOUT or at + 1 == len(bare):
        return None
    word = bare[at + 1][1]
    return types.find(word) or several_of(word, types)


def typed_at(bare: list[tuple[str, str]], at: int, length: int) -> str:
    return " ".join(raw for raw, _ in bare[at : at + length])


def named_at(bare: list[tuple[str, str]], at: int, known: Catalogue, types: Names) -> tuple[str | None, int]:
    """The card whose name begins here, and how many words it has; the longest name, else initials."""
    words = [word for _, word in bare]
    slug, length = known.names.longest_at(words, at)
    if slug is None:
        slug, length = known.names.initials.get(bare[at][0]), 1
    called = " ".join(words[at : at + length])
    if slug and known.set_names.find(called) and beside_a_type(bare, at, length, types):
        return None, length  # "plunder durations", "ereignisse abenteuer": the box, not the card of that name
    return slug, length


def word_part(bare: list[tuple[str, str]], at: int, known: Catalogue, types: Names, last: bool) -> QueryPart:
    """A word that names neither card nor box: a type, unless a number stands before it, else just a word."""
    raw, word = bare[at]
    kind = "" if at and bare[at - 1][1].isdigit() else types.find(word) or several_of(word, types)
    terms = alternatives(word, last)
    if kind:
        said = format_html(_("of type {}"), bold(known.types[kind].name))
        return QueryPart("type", raw, said, terms=terms, test=is_type([kind]), text=word)
    return QueryPart("word", raw, format_html(_("with {}"), bold(raw)), terms=terms, text=word)


def beside_a_type(bare: list[tuple[str, str]], at: int, length: int, types: Names) -> bool:
    rest = [word for _, word in (*bare[:at], *bare[at + length :])]
    return bool(rest) and all(types.find(word) or several_of(word, types) for word in rest)


LONGEST_SET = 3  # words


def set_in(bare: list[tuple[str, str]], at: int, known: Catalogue) -> tuple[str, int] | None:
    """The set whose name begins here in plain words, and how many there are: duration seaside, angriffe hinterland."""
    for length in range(min(LONGEST_SET, len(bare) - at), 0, -1):
        if slug := known.set_names.find(" ".join(word for _, word in bare[at : at + length])):
            return slug, length
    return None


def set_part(raw: str, slug: str, known: Catalogue) -> QueryPart:
    said = format_html(_("from {}"), bold(known.expansions[slug].name))
    return QueryPart("filter", raw, said, test=lambda card: card.expansion.slug == slug)


def several_of(word: str, types: Names) -> str | None:
    """attacks, Angriffe, Reaktionen, Dauerkarten, prophecies: a type in the plural."""
    if word.endswith("ies") and (kind := types.find(f"{word[:-3]}y")):
        return kind
    for ending in ("s", "e", "se", "en", "karten", "skarten", "karte", "skarte"):
        if word.endswith(ending) and (kind := types.find(word.removesuffix(ending))):
            return kind
    return None


def alternatives(word: str, typing: bool = False) -> list[SearchTerm]:
    return [SearchTerm.of(form, typing) for form in spellings(word)]


def name_part(raw: str, words: list[str], slug: str, known: Catalogue) -> QueryPart:
    card = known.cards[slug]
    terms = [SearchTerm((about(slug),)), SearchTerm(tuple(stem(word) for word in words))]
    return QueryPart(
        "name", raw, format_html(_("named {}"), bold(card.name)), terms=terms, slug=slug, text=" ".join(words)
    )


def bold(text: object) -> SafeString:
    return format_html("<b>{}</b>", text)


def read_phrase(asked: Query, match: re.Match[str], words: list[str]) -> None:
    text = match["bare"] if match["phrase"] is None else match["phrase"]
    roots = tuple(stems(text))
    if not roots:
        warn(asked, _("{} says nothing to look for."), match.group())
        return
    negative = bool(match["minus"])
    said = format_html(_("without {}") if negative else _("with the words {}"), bold(text))
    whole = SearchTerm(roots) if len(roots) > 1 or match["phrase"] is not None else SearchTerm.of(words[0])
    asked.parts.append(QueryPart("phrase", match.group(), said, negative, [whole], text=text))


def read_exact(asked: Query, typed: str, known: Catalogue) -> None:
    """!moat, !"throne room": the card of that very name, and nothing that only speaks of it."""
    called = typed.strip('"')
    slugs = set(known.names.meanings(called))
    if not slugs:
        warn(asked, _("No card is called {}."), called)
        asked.unknown[asked.warnings[-1]] = asked.warnings[-1]
    said = format_html(_("called exactly {}"), bold(called))
    asked.parts.append(QueryPart("filter", f"!{typed}", said, test=lambda card: card.slug in slugs))


def read_term(asked: Query, match: re.Match[str], known: Catalogue) -> None:
    """key:value. What the key or the value means is looked up in both languages."""
    key = KEYS.get("".join(tokens(match["key"])))
    value = match["quoted"] if match["quoted"] is not None else match["value"]
    negative = bool(match["minus"])
    if key is None:
        warn(asked, _("I do not know {}, so it was left out. The help lists what I know."), match.group())
        return
    if not value.strip():
        warn(asked, _("{} is not finished."), match.group())
        return
    if match["sign"] not in (":", "=") and key not in ("cost", "debt", "potion"):
        warn(asked, _("{} cannot be more or less; it was read as “:”."), match["key"])
    reader = READERS.get(key, read_name)
    part = reader(asked, key, match["sign"], value, negative, known)
    if part:
        part.raw = match.group()
        asked.parts.append(part)


def read_number(asked: Query, key: str, sign: str, value: str, negative: bool, known: Catalogue) -> QueryPart | None:
    if between := RANGE.fullmatch(value):
        return range_part(key, range(int(between[1]), int(between[2]) + 1), negative)
    if one_sided := ONE_SIDED.fullmatch(value):
        sign = one_sided["sign"] or (">=" if one_sided["least"] else "<=")
        value = one_sided["n"] or one_sided["least"] or one_sided["most"]
    wanted, compare = number(value, 4, otherwise=-1), SIGNS[sign]
    if wanted < 0:
        warn(asked, _("{} needs a number, not {}."), key, value)
        asked.unknown[asked.warnings[-1]] = asked.warnings[-1]
        return None

    said = {
        "<=": _("at most {}"), ">=": _("at least {}"), "<": _("less than {}"), ">": _("more than {}"),
    }.get(sign, _("exactly {}"))  # fmt: skip
    return number_part(key, lambda paid: compare(paid, wanted), format_html(said, bold(wanted)), negative)


RANGE = re.compile(r"(\d{1,3})(?:-|–|\.\.)(\d{1,3})")  # 3-5, 3..5
# cost:<=4, cost:5.., cost:5+, cost:..2
ONE_SIDED = re.compile(
    r"(?P<sign><=|>=|<|>|=)(?P<n>\d{1,3})|(?P<least>\d{1,3})(?:\.\.|-|–|\+)|(?:\.\.|-|–)(?P<most>\d{1,3})"
)


def range_part(key: str, wanted: range, negative: bool) -> QueryPart:
    said = format_html(_("{} to {}"), bold(wanted.start), bold(wanted.stop - 1))
    return number_part(key, lambda paid: paid in wanted, said, negative)


def number_part(key: str, fits: Callable[[int], bool], amount: SafeString, negative: bool) -> QueryPart:
    def test(card: Card) -> bool:
        paid = card.coins if key == "cost" else getattr(card, key)
        return paid is not None and card.has_cost and fits(paid)

    texts = {
        "cost": (_("for {}"), _("not for {}")),
        "debt": (_("with {} debt"), _("not with {} debt")),
        "potion": (_("with {} Potion in the cost"), _("not with {} Potion in the cost")),
    }
    return QueryPart("filter", "", format_html(texts[key][negative], amount), negative, test=test)


def read_edition(asked: Query, key: str, sign: str, value: str, negative: bool, known: Catalogue) -> QueryPart | None:
    if value not in ("1", "2"):
        warn(asked, _("There is no edition {}; there are 1 and 2."), value)
        asked.unknown[asked.warnings[-1]] = asked.warnings[-1]
        return None
    edition = int(value)
    said = _("not in edition {}") if negative else _("in edition {}")
    return QueryPart(
        "filter", "", format_html(said, bold(edition)), negative, test=lambda card: edition in card.editions
    )


def read_text(asked: Query, key: str, sign: str, value: str, negative: bool, known: Catalogue) -> QueryPart | None:
    """What stands on the card itself, in either language; `name:` what it is called."""
    term = SearchTerm(tuple(stems(value)), beginning=True)
    if not term.words:
        warn(asked, _("{} says nothing to look for."), f"{key}:{value}")
        return None

    def test(card: Card) -> bool:
        texts = known.texts.get(card.slug, ())[:1]
        said = card.names if key == "name" else [line for t in texts for line in (*t.lines_en, *t.lines_de)]
        return any(term.fits(roots[at:]) for roots in map(stems, said) for at in range(len(roots)))

    texts = {
        "text": (_("that say {}"), _("that do not say {}")),
        "name": (_("with {} in the name"), _("without {} in the name")),
    }
    return QueryPart("filter", "", format_html(texts[key][negative], bold(value)), negative, test=test)


def read_is(asked: Query, key: str, sign: str, value: str, negative: bool, known: Catalogue) -> QueryPart | None:
    """A property that no card prints, or a type."""
    word = property_of(value)
    if (found := PROPERTIES.get(word)) is None:
        if known.type_names.find(value):
            return read_name(asked, "type", sign, value, negative, known)
        warn(asked, _("I do not know {}. There are: {}."), f"{key}:{value}", ", ".join(PROPERTIES))
        asked.unknown[asked.warnings[-1]] = asked.warnings[-1]
        return None
    said = format_html(_("not: {}") if negative else "{}", bold(CALLED[word]))
    return QueryPart("filter", "", said, negative, test=found)


def property_of(value: str) -> str:
    word = "".join(tokens(value))
    return SINGULAR.get(word, word)


def is_property(value: str) -> bool:
    return property_of(value) in PROPERTIES


def read_order(asked: Query, key: str, sign: str, value: str, negative: bool, known: Catalogue) -> QueryPart | None:
    """order:cost; -order:cost and order:-cost begin at the other end."""
    negative ^= value[:1] in ("-", "−")
    word = ORDER_WORDS.get("".join(tokens(value)), "")
    if not word:
        warn(asked, _("I cannot order by {}. There are: {}."), value, ", ".join(ORDERS))
        return None
    down = _("by {}, backwards") if negative else _("by {}")
    return QueryPart("order", "", format_html(down, bold(value.lstrip("-−"))), negative, slug=word)


def does(what: str) -> Allows:
    """What the engine knows of it, or of a card of that pile."""
    return lambda card: any(what in can_do(part) for part in (card.slug, *facts()[card.slug].cards) if modelled(part))


def hands_out_curses(card: Card) -> bool:
    """Itself, or what comes into the game with it: the Hexes of a Vampire."""
    fact = facts()[card.slug]
    parts = (card.slug, *fact.cards, *(slug for slug in fact.brings if slug in facts()))
    return card.kind in kinds("pile") and any(modelled(part) and "curse" in hands_out(part) for part in parts)


def is_terminal(card: Card) -> bool:
    """An Action that gives no Action back."""
    if "action" not in card.types or not modelled(card.slug):
        return False
    return not any(unit == "actions" for unit, _n in gives(card.slug))


PROPERTIES: dict[str, Allows] = {
    "kingdom": lambda card: card.kind in kinds("pile") and card.slug != "ruins",
    "basic": lambda card: card.kind == "basic",
    "landscape": lambda card: card.kind in kinds("landscape"),
    "village": does(ACTIONS),
    "drawer": does(DRAWS),
    "trasher": does(TRASHES),
    "buyer": does(BUYS),
    "defence": does(DEFENDS),
    "curser": hands_out_curses,
    "points": lambda card: any(unit == "vp" for unit, _n in gives(card.slug)),
    "split": lambda card: bool(card.pile_id),
    "terminal": is_terminal,
}
CALLED = {  # as it is said back
    "kingdom": gettext_lazy("Kingdom cards"),
    "basic": gettext_lazy("basic cards"),
    "landscape": gettext_lazy("landscapes"),
    "village": gettext_lazy("at least two Actions"),
    "drawer": gettext_lazy("draws at least two cards"),
    "trasher": gettext_lazy("trashes"),
    "buyer": gettext_lazy("an additional Buy"),
    "defence": gettext_lazy("answers Attacks"),
    "curser": gettext_lazy("hands out Curses"),
    "points": gettext_lazy("gives points in the game"),
    "split": gettext_lazy("from a mixed pile"),
    "terminal": gettext_lazy("an Action that gives no Action back"),
}
SINGULAR = {"basis": "basic", "konigreich": "kingdom", "querkarte": "landscape", "dorf": "village", "abwehr": "defence"}
SINGULAR |= {"entsorger": "trasher", "fluchgeber": "curser", "defense": "defence", "punkte": "points"}
SINGULAR |= {"zieher": "drawer", "gemischt": "split", "mixed": "split"}
ORDERS: dict[str, Callable[[Card], Any]] = {
    "cost": lambda card: (not card.has_cost, card.coins or 0, card.potion or 0, card.debt or 0),
    "name": lambda card: " ".join(tokens(str(card.name))),
    "set": lambda card: card.expansion.pk,
}
ORDER_WORDS = {
    **dict.fromkeys(("cost", "kosten", "preis"), "cost"),
    **dict.fromkeys(("name",), "name"),
    **dict.fromkeys(("set", "box", "expansion", "erweiterung"), "set"),
}


def read_name(asked: Query, key: str, sign: str, value: str, negative: bool, known: Catalogue) -> QueryPart | None:
    """A value that is a name, or several, parted by commas: any of them will do."""
    found: list[str] = []
    for name in filter(None, (part.strip() for part in value.split(","))):
        slug = look_up(key, name, known)
        if slug:
            found.append(slug)
        else:
            complain(asked, key, name, known)
    if not found:
        return None
    if key == "book":
        said = format_html(_("not from the book {}") if negative else _("from the book {}"), listed(found))
        return QueryPart("book", "", said, negative, slug=",".join(found))
    if key == "type":
        names = [known.types[slug].name for slug in found]
        said = format_html(_("not of type {}") if negative else _("of type {}"), listed(names))
        return QueryPart("filter", "", said, negative, test=is_type(found))
    if key == "set":
        names = [known.expansions[slug].name for slug in found]
        said = format_html(_("not from {}") if negative else _("from {}"), listed(names))
        return QueryPart("filter", "", said, negative, test=lambda card: card.expansion.slug in found)
    return place_part(found, negative, known)


def is_type(kinds: list[str]) -> Allows:
    return lambda card: any(kind in card.types for kind in kinds)


def place_part(found: list[str], negative: bool, known: Catalogue) -> QueryPart:
    """in:kingdom, in:pile, in:"the name of a kingdom"."""
    names: list[str] = []
    cards: set[str] = set()
    for place in found:
        if place == "kingdom":
            names.append(_("a recommended kingdom"))
            cards.update(known.used_in)
        elif place == "pile":
            names.append(_("a mixed pile"))
            cards.update(slug for slug, card in known.cards.items() if card.pile_id)
        else:
            names.append(known.kingdoms[place].name)
            cards.update(cards_of(known.kingdoms[place]))
    said = format_html(_("not in {}") if negative else _("in {}"), listed(names))
    return QueryPart("filter", "", said, negative, test=lambda card: card.slug in cards)


def listed(names: list[str]) -> SafeString:
    return format_html_join(format_html(" {} ", _("or")), "<b>{}</b>", ((name,) for name in names))


def look_up(key: str, name: str, known: Catalogue) -> str | None:
    if key == "book":
        return name.lower() if name.lower() in known.books else None
    if key == "in" and (place := PLACES.get("".join(tokens(name)))):
        return place
    return names_of(key, known).first(name)


def names_of(key: str, known: Catalogue) -> Names:
    return {"type": known.type_names, "set": known.set_names}.get(key, known.kingdom_names)


def complain(asked: Query, key: str, name: str, known: Catalogue) -> None:
    near = [] if key == "book" else names_of(key, known).near(name, 1)
    typed = [f"{key}:{name}"]
    if key == "book":
        text = alone = _("I know no book {}. There are {}.")
        typed = [name, ", ".join(known.books)]
    elif near:
        text, alone = (
            _("I do not know {}, so it was left out. Did you mean {}?"),
            _("I do not know {}. Did you mean {}?"),
        )
        typed += [{"type": known.types, "set": known.expansions}.get(key, known.kingdoms)[near[0]].name]
    else:
        text, alone = _("I do not know {}, so it was left out."), _("I do not know {}.")
    warn(asked, text, *typed)
    asked.unknown[asked.warnings[-1]] = marked(alone, *typed)


READERS = {
    **dict.fromkeys(("cost", "debt", "potion"), read_number),
    **dict.fromkeys(("text", "name"), read_text),
    "edition": read_edition,
    "is": read_is,
    "order": read_order,
}
