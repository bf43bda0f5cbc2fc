"""A sentence of a little story in symbols (tales.yaml), the same in both languages, and its parts: a verb each.

A word that is left over was not understood, and then nothing is read: no part is better than half a one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from rules.facts import facts, plain
from rules.fixture_files import read_yaml
from rules.questions.names import CardNames
from rules.questions.words import ARTICLE_OR_ONE, Vocabulary, any_of, meanings, tokens

DEEDS = {f"@{verb.replace('-', '')}": verb for verb in (
    *("play", "buy", "gain", "trash", "discard", "reveal", "exile", "draw", "call", "pass", "set-aside", "topdeck"),
)}  # fmt: skip
VERBS = {
    *DEEDS,
    "@throw",  # away: to discard or to trash, as the card says
    "@give",
    "@lose",
    "@count",
    "@worth",
    "@cost",
    "@keep",
    "@have",
    "@be",
    "@protect",
    "@landmarkis",
    "@turn",
    "@go",
    "@choose",
    "@put",
}
HELPERS = {"@have", "@be", "@do", "@go", "@choose", "@put"}
UNITS = {
    f"@{unit}": unit for unit in ("vp", "coins", "actions", "buys", "villagers", "coffers", "favors", "debt", "cards")
}
ZONES = {
    "@hand": "hand", "@handis": "hand", "@inplay": "play", "@exilezone": "exile", "@tavernzone": "tavern",
    "@islandzone": "island",
    "@trashzone": "trash", "@trashholds": "trash", "@indiscard": "discard", "@ontop": "deck", "@indeck": "owned",
    "@insupply": "supply", "@supplyhas": "supply", "@fromexile": "exile", "@fromtrash": "trash", "@fromhand": "hand",
    "@fromdeck": "deck",
}  # fmt: skip
WHENS = {
    "@next": "next-turn", "@last": "last-turn", "@thisturn": "this-turn", "@cleanup": "clean-up",
    "@actionphase": "action-phase", "@buyphase": "buy-phase", "@nightphase": "night-phase",
}  # fmt: skip
FLAGS = {"@not", "@each", "@together", "@again", "@only", "@left", "@more", "@must", "@may", "@want", "@end", "@start",
         "@howmany", "@what", "@inthis", "@nothing", "@emptyhand", "@handof", "@discardempty", "@noprotection",
         "@it", "@ihn", "@topof", "@ondiscard", "@topcard", "@do", "@twice", "@downto", "@players",
         "@another", "@hit", "@among", "@both", "@lastone", "@pile", "@empty", "@nobody", "@setting",
         "@he", "@wholehand"}  # fmt: skip
LAID = {
    "@choose",
    "@extraturn",
    "@turnofcard",
    *ZONES,
    *WHENS,
    *DEEDS,
    "@throw",
    "@give",
    "@turn",
    "@emptyhand",
    "@handof",
    "@discardempty",
    "@topcard",
    "@no",
}
COUNTED = {*UNITS} - {"@cards"}
HOWS = {"@with", "@upon", "@against", "@for"}  # behind which a card is named
PEOPLE = {"@me": "me", "@other": "other", "@third": "third", "@he": "other", "@him": "other", "@others": "other"}
OWN_HANDS = {"@reveal", "@play", "@trash", "@discard", "@topdeck", "@draw", "@buy"}
SYMBOL = re.compile(r"@\w+|‹[\w-]+›|#\d+|[.,;:?!]|[^\s.,;:?!]+")
BREAKS = {",", ";", ":", ".", "!", "?", "@and", "@then", "@when", "@because", "@purpose"}


@dataclass
class StoryPart:
    """A part of a sentence: one verb and what belongs to it."""

    verbs: list[str] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    cards: list[tuple[str, int | None, str]] = field(default_factory=list)  # slug, how many, behind which word
    units: list[tuple[int | None, str]] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)  # that belong to nothing
    flags: set[str] = field(default_factory=set)
    zone: str = ""
    when: str = ""
    by_me: str = ""  # passive: by whom
    agent: str = ""  # the card that does it

    @property
    def verb(self) -> str:
        """The one that is no helper."""
        return next((verb for verb in self.verbs if verb not in HELPERS), self.verbs[0] if self.verbs else "")

    def objects(self) -> list[tuple[str, int | None]]:
        return [(slug, n) for slug, n, how in self.cards if how not in ("@with", "@against", "@for")]

    def source(self) -> str:
        return self.agent or next((slug for slug, _, how in self.cards if how in ("@with", "@against", "@for")), "")


class Unread(Exception):
    """A word, or what it should mean, was not understood."""


@cache
def _rows() -> dict[str, Any]:
    rows: dict[str, Any] = read_yaml(Path(__file__).with_name("tales.yaml"))
    return rows


@cache
def _patterns(section: str) -> list[tuple[re.Pattern[str], str]]:
    listed = _rows()[section]
    rows = [
        (symbol, _at_length(form))
        for symbol, form in ([("", each) for each in listed] if section == "drop" else listed)
    ]
    kept = " {} \\g<what> "
    return [
        (
            re.compile(rf"(?<![\w@‹#’'-])(?:{form})(?![\w›])"),
            kept.format(symbol) if "?P<what>" in form else f" {symbol} ",
        )
        for symbol, form in rows
    ]


def _at_length(form: str) -> str:
    """A row with what is written short in it: {what}, and {named} for every first name."""
    for short, said in {**_rows()["short"], "named": "|".join(_first_names())}.items():
        form = form.replace(f"{{{short}}}", said)
    return form


@cache
def _first_names() -> tuple[str, ...]:
    return tuple(word for word, meaning in meanings().forms.items() if meaning == "named" and word.isalpha())


@cache
def whole(kind: str, of: str = "") -> re.Pattern[str]:
    form = _rows()[kind][of] if of else _rows()[kind]
    form = "|".join(form) if isinstance(form, list) else form
    return re.compile(rf"(?:{form})")


def bare(sentence: str) -> str:
    return " ".join(sentence.strip(" .,;:!?").split())


KINDS = {
    r"(?:an(?:other)? |one more )?action cards?|aktionskarten?": ("village", "smithy", "festival"),
    r"treasures?(?: cards?)?|geldkarten?": ("copper", "silver", "gold"),
    r"victory cards?|(?:sieg)?punktekarten?": ("estate", "duchy", "province"),
}  # of which cards stand for all of a kind


def of_kinds(text: str) -> bool:
    """It speaks of cards of a kind, not of one."""
    return any(re.search(rf"(?<![\w‹-])(?:{form})(?![\w›-])", text) for form in KINDS)


def with_kinds(text: str, n: int) -> str:
    """The n-th of the cards that stand for a kind in its place; of none: none of them."""
    for form, slugs in KINDS.items():
        none = " and no ".join(f"‹{slug}›" for slug in slugs)
        text = re.sub(rf"(?<!\w)(?:no|keine?n?)(?: single| einzige[n]?)? (?:{form})(?![\w›-])", f"no {none}", text)
        text = re.sub(rf"(?<![\w‹-])(?:{form})(?![\w›-])", f"‹{slugs[n]}›", text)
    return text


def in_symbols(text: str, names: CardNames) -> str:
    """In lower case, with its cards and numbers as symbols, and whoever is named."""
    words = tokens(SAGE.sub(r"\1 behaupte", text))
    cards = {named.at: named for named in names.find(words)}
    found, at = list[str](), 0
    while at < len(words):
        named, word = cards.get(at), words[at]
        if named is not None and (named.sure or word.number is None):
            if not named.sure:
                raise Unread(word.raw)
            found.append(f"‹{named.slug}›")
            at = named.end
            continue
        plain_number = word.number is not None and word.word not in ARTICLE_OR_ONE[1:]
        found.append(f"#{word.number}" if plain_number else word.raw.lower().replace("’", "'"))
        at += 1
    text = " ".join(found)
    for pattern, symbol in _patterns("first"):
        text = pattern.sub(symbol if "@setting" in symbol else f"{symbol} ,", text)
    for pattern, symbol in _patterns("people")[:PEOPLE_FIRST]:
        text = pattern.sub(partial(_with_role, symbol), text)
    return " ".join(text.split())


def _with_role(symbol: str, found: re.Match[str]) -> str:
    """Whoever is meant: two neighbours are one, a neighbour and a brother are two."""
    known = [word for word in re.findall(r"[^\W\d_]+", found[0].removesuffix("'s")) if word not in NO_ROLE]
    noun = known[0].removesuffix("in").removesuffix("n").removesuffix("s") if known else ""
    return f" @other={noun} " if symbol.strip() == "@other" else symbol


NO_ROLE = any_of("""
    my, the, our, his, her, an, a, one, another, some, mein, meine, meiner, meinem, meinen, der, die, dem, den, unser,
    unsere, ein, eine, left, right, linker, linke, linken, linkem, rechter, rechte, rechten, rechtem, only, other,
    andere, anderer, anderen, anderem, older, younger, elder, little, big, best, good, old, dear, ältere, älterer,
    älteren, jüngere, jüngerer, jüngeren, kleine, kleiner, kleinen, große, großer, großen, beste, bester, besten,
    bestem, gute, guter, guten, gutem, liebe, lieber, lieben, einzige, einziger, einzigen, this, that, unserem,
    unserer, einer, einem
""")
SAGE = re.compile(r"(?i)\b(ich|wir) sagen?\b")  # no card
PEOPLE_FIRST = 6
IDLE = any_of("filler, other, named, opinion, on, if, still")
SILENT = any_of("vor, davor, up")
MEANT = any_of("""
    lege, legen, legt, put, puts, putting, place, placed, gelegt, legte, legten, leg, setze, setzt, gesetzt, stelle,
    stellen, packe, packen, gepackt, move, moves, moved, makes, making, make, made, each, every, per, pro, je, same,
    copy, copies, different, free, gratis, umsonst, kostenlos, come, comes, came, go, goes, went, kommt, kommen,
    komme, gehen, geht, gehe, until, drunter, darunter, something, anything, whatever, any, some, höchstens, maximal,
    maximum, max, rest, restliche, restlichen, remainder, replacement, ersatz, number, anzahl, bring, brings, brought,
    landed, lands, landet, landen, wandert, follow, follows, bis, instead, sondern, allowing, effect, effects, effekt,
    wirkung, resolved, near, nearly, almost, fast, beinahe, otherwise, ansonsten, during, kopie, exemplar, einzeln,
    nacheinander, try, tries, tried, versuche, versucht, demselben, derselben, denselben, freebie, jederzeit,
    verlangt, hier, kingdom, rather, lieber, vergessen, forget, forgot, decided, vorne, wandern, damals, dadurch,
    dozen, dozens, dutzend, few, fewer, half, halve, halbe, halben, hälfte, etliche, menge, couple, pair, paar,
    several, most, mehrere, viele, wenige, einige, einigen, handful, handvoll, stack, haufen, bunch, loads, tons,
    plenty, lots, lot, bit, quarter, third, drittel, viertel, late, spät, early, früh, wrongly, illegally, supposedly,
    allegedly, angeblich, fake, pretend, pretends, pretended, vain, vergeblich, erfolglos, undo, undone, cancel,
    cancels, cancelled, canceled, skip, skips, skipped, ignore, ignores, ignored, ignoriere, ignoriert, refuse,
    refuses, refused, weigere, weigert, miss, misses, missed, verpasse, verpasst, fail, fails, failed, deny, denies,
    denied, consider, considers, considered, considering, überlege, überlegt, überlegen, threaten, threatens,
    threatened, droht, drohe, plant, plane, maybe, perhaps, vielleicht, eventuell, possibly, tomorrow, morgen,
    secretly, heimlich, imagine, wish, wishes, revert, reverts
""")


def symbols_of(sentence: str) -> list[str]:
    text = f" {bare(sentence)} "
    for section in ("drop", "symbols", "people", "symbols"):
        for pattern, symbol in _patterns(section):
            text = pattern.sub(symbol, text)
    text = re.sub(
        r"(?<!\w)#1(?= +(?:@(?!cards|vp|coins|actions|buys|villagers|coffers|favors|debt|more)|$))", "@it", text
    )
    text = re.sub(r"@want\s+(?:@upon\s+)?|@upon\s+(?=@(?:play|gain|draw|buy|trash|discard|reveal|call)\b)",
                  lambda found: "@want " if "@want" in found[0] else "@purpose ", text)  # fmt: skip
    return _without_prices(SYMBOL.findall(text))


def _without_prices(symbols: list[str]) -> list[str]:
    """A Gold for 6, a Duchy worth 5: what it costs anyway."""
    for n, symbol in enumerate(symbols):
        price = re.fullmatch(r"#(\d+)", symbol)
        if price is None or n < 1:
            continue
        start = n - 1 if symbols[n - 1] in ("@with", "@for", "@worth", "@upon") else n
        card = symbols[start - 1] if start else ""
        if start < n and card.startswith("‹") and facts()[card[1:-1]].cost.coins == int(price[1]):
            behind = symbols[n + 1 : n + 2]
            if behind and behind[0] in UNITS and behind != ["@coins"]:
                continue
            end = n + 2 if behind == ["@coins"] else n + 1
            return _without_prices(symbols[:start] + symbols[end:])
    return symbols


def parts_of(sentence: str, asked: bool, known: Vocabulary) -> list[StoryPart]:
    """One for each verb; what has none belongs to the one before it. Of what is asked nothing is left out."""
    pieces: list[list[str]] = [[]]
    first = conditions = False  # what is said with a "when" comes before what it is said to
    symbols = symbols_of(sentence)
    if "@purpose" in symbols and any(word in MEANT for word in _words(symbols[: symbols.index("@purpose")])):
        raise Unread("to do it")  # who thinks of doing it, or refuses to, has not done it
    for n, symbol in enumerate(symbols):
        if symbol == "@then" and _goes_on(pieces[-1 - first], symbols[n + 1 :]):
            continue
        if symbol not in BREAKS:
            pieces[-1 - first].append(symbol)
            continue
        if symbol == "@when" and not asked:
            conditions = True
        first = symbol in ("@when", "@because") and bool(pieces[-1])
        pieces.insert(len(pieces) - first, ["@forit"] if symbol == "@purpose" else [])
    joined: list[list[str]] = []
    for piece in map(_wished, (piece for piece in pieces if {*piece} - {"@forit"})):
        if joined and _belong_together(joined[-1], piece):
            joined[-1] += piece
        else:
            joined.append(piece)
    found, people = list[StoryPart](), list[str]()
    for piece in joined:
        who = [] if PEOPLE.keys() & {*piece} else people
        part = _part_told(_with_name([*who, *piece], known), asked, known, conditions)
        found += [part] if part else []
        people = [] if part else [symbol for symbol in piece if symbol in PEOPLE][:1]
    return found


def _part_told(piece: Sequence[str], asked: bool, known: Vocabulary, strictly: bool) -> StoryPart | None:
    """What is told may be said in words that were not understood, where it lays nothing on a table."""
    if asked:
        return _part_of(piece, known)
    if not _tells(piece, known):
        return None
    try:
        return _part_of(_without_yield(piece), None)
    except Unread:
        if strictly or _lays(piece):
            raise
        return None


def _without_yield(piece: Sequence[str]) -> list[str]:
    """Trashed for two Coins: what comes of it by itself."""
    left = [*piece]
    for n, symbol in enumerate(piece[:-2]):
        if symbol == "@for" and piece[n + 1][0] == "#" and piece[n + 2] in UNITS:
            left[n : n + 3] = ["", "", ""]
    return [symbol for symbol in left if symbol]


def _lays(piece: Sequence[str]) -> bool:
    """It names a card or a number, a place, a time or a choice."""
    return any(symbol[0] in "‹#" or symbol in LAID or symbol in COUNTED for symbol in piece)


def _goes_on(before: Sequence[str], behind: Sequence[str]) -> bool:
    """I want it now to be played; ich habe dann gespielt: the verb is still to come."""
    main = {*before} & (VERBS - HELPERS)
    rest = behind[: next((n for n, symbol in enumerate(behind) if symbol in BREAKS), len(behind))]
    if main or not {*rest} & VERBS or PEOPLE.keys() & {*rest[:1]}:
        return False
    return bool({*before} & {"@want", "@may", "@must"}) or ("@ge" in rest and bool({*before} & {"@have", "@be"}))


def _wished(piece: Sequence[str]) -> list[str]:
    """I want a Village: to take it."""
    wishes = (
        "@want" in piece
        and not (VERBS | {"@topof", "@ontop"}) & {*piece}
        and any(symbol.startswith("‹") for symbol in piece)
    )
    at = piece.index("@want") + 1 if wishes else 0
    return [*piece[:at], "@gain", *piece[at:]] if wishes else [*piece]


def _words(symbols: Sequence[str]) -> list[str]:
    return [symbol for symbol in symbols if symbol[0].isalpha()]


def _belong_together(one: Sequence[str], two: Sequence[str]) -> bool:
    """One of them has no verb; but five Coppers in hand are told beside what is played."""
    if not VERBS & {*two}:
        return not ({*ZONES} - {"@fromhand", "@fromdeck", "@insupply"}) & {*two} or "@have" in one or "@be" in one
    lies = ({*ZONES} & {*one}) and any(symbol.startswith("‹") for symbol in one)
    return (not VERBS & {*one} and not lies) or _shares_its_verb(one, two)


def _shares_its_verb(one: Sequence[str], two: Sequence[str]) -> bool:
    """Ich habe ein Kupfer und zwei Gold gespielt."""
    bare_have = VERBS & {*one} == {"@have"} and not ZONES.keys() & {*one}
    return bare_have and "@ge" in two and not PEOPLE.keys() & {*two}


def _with_name(piece: list[str], known: Vocabulary) -> list[str]:
    """Rita plays: somebody, whatever the name."""
    named = len(piece) > 1 and piece[0][0].isalpha() and piece[1] in VERBS and not meanings().of(plain(piece[0]))
    return ["@other", *piece[1:]] if named and not known.has(plain(piece[0])) else piece


def _tells(piece: Sequence[str], known: Vocabulary) -> bool:
    """Not what has no card, no number and no deed, and words that no text of the game has: she is surprised."""
    if any(symbol[0] in "‹#" or symbol in {*DEEDS, *UNITS, *ZONES, *WHENS, *FLAGS, "@no"} for symbol in piece):
        return True
    words = [plain(symbol) for symbol in piece if symbol[0] != "@"]
    idle = all(meanings().of(word) in IDLE or (not meanings().of(word) and not known.has(word)) for word in words)
    return not words or not idle


def _part_of(piece: Sequence[str], noise: Vocabulary | None) -> StoryPart:
    part, how, n = StoryPart(), "", None
    unknown = len(piece) > 1 and piece[0][0].isalpha() and piece[1] in VERBS and not _says_little(piece[0])
    if unknown and not PEOPLE.keys() & {*piece}:
        raise Unread(piece[0])  # whoever that is
    if "@forit" in piece:
        part.flags.add("@purpose")
        piece = [symbol for symbol in piece if symbol != "@forit"]
    for ahead, symbol in zip(["", *piece], piece, strict=False):
        if symbol.startswith("‹") and ahead and ahead[0].isalpha() and not _says_little(ahead):
            raise Unread(ahead)  # it may say how many, or which
        if symbol.startswith("#"):
            part.numbers += [] if n is None else [n]
            n = int(symbol[1:])
        elif symbol.startswith("‹"):
            part.cards.append((symbol[1:-1], n, how))
            how, n = "", None
        elif symbol in UNITS or symbol == "@handof":
            part.units.append((n, UNITS.get(symbol, "hand")))
            how, n = "", None
        elif symbol == "@no":
            n = 0
        elif symbol in HOWS:
            how = symbol
        elif symbol in PEOPLE:
            if symbol == "@him" and OWN_HANDS & {*piece}:
                continue  # I show her my cards: to whom
            part.flags |= {symbol} & {"@he"}
            _add_person(part, PEOPLE[symbol], how)
            how = how if symbol == "@other" else ""  # discarded to my friend's Militia
        elif not symbol.startswith("@"):
            person = _read_word(symbol, noise)
            part.people += [person] if person else []
        else:
            _mark(part, symbol)
    part.numbers += [] if n is None else [n]
    part.flags -= set() if "@be" in part.verbs and part.verb in DEEDS else {"@he"}  # it is trashed: the card
    if part.verb in DEEDS:
        part.units = [(many, "cards" if unit == "hand" else unit) for many, unit in part.units]
    part.agent = _agent_of(part, piece)
    part.cards = [each for each in part.cards if each[0] != part.agent or each[2]]
    if "@ihn" in part.flags:  # him, or a card
        protects = part.verb == "@protect"
        part.people += ["other"] if protects else []
        part.flags = (part.flags - {"@ihn"}) | (set() if protects else {"@it"})
    return part


def _add_person(part: StoryPart, person: str, how: str) -> None:
    if how == "@against":  # in play against me
        person = "other" if person == "me" else "me"
    if how == "@with" and "@be" in part.verbs:
        part.by_me = person
    else:
        part.people.append(person)


def _agent_of(part: StoryPart, piece: Sequence[str]) -> str:
    """The one card before the verb does it, where nobody else does."""
    deeds = {verb for verb in part.verbs if verb not in HELPERS}
    if len(deeds) > 1:
        raise Unread("two verbs")
    first = next((n for n, symbol in enumerate(piece) if symbol in VERBS), 0)
    before = [symbol for symbol in piece[:first] if symbol.startswith("‹")]
    of_a_card = deeds and deeds <= {*DEEDS} and not HELPERS & {*part.verbs} and "@ge" not in piece
    return before[0][1:-1] if len(before) == 1 and of_a_card and not part.people else ""


def _says_little(word: str) -> bool:
    return word in SILENT or (meanings().of(plain(word)) == "filler" and word not in MEANT)


def _read_word(word: str, noise: Vocabulary | None) -> str:
    """A word without a symbol: somebody, or nothing; else it was not understood."""
    known = plain(word.removesuffix("'s"))
    meaning = meanings().of(known)
    if meaning in ("other", "named", "attacker"):
        return "other"
    if _says_little(word):
        return ""
    if meaning or word in MEANT or (noise is not None and noise.has(known)):
        raise Unread(word)
    return ""


def _mark(part: StoryPart, symbol: str) -> None:
    if symbol in VERBS:
        part.verbs.append(symbol)
    elif symbol in ZONES:
        part.zone = part.zone or ZONES[symbol]
        if symbol in ZONES and part.zone != ZONES[symbol]:
            raise Unread("two places")
        if symbol == "@supplyhas":
            part.verbs.append("@be")
    elif symbol in WHENS:
        part.when = WHENS[symbol]
    elif symbol == "@ge":
        return
    elif symbol in FLAGS:
        part.flags.add(symbol)
    else:
        raise Unread(symbol)
