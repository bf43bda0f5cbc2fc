"""Reads a question: which cards, who, what is done, how many, and what is asked."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from rules.facts import expansion_names, facts, plain
from rules.questions.names import CardNames, Named
from rules.questions.words import ARTICLE_OR_ONE, Token, meanings, tokens, written
from rules.reading import FIXTURES, read_yaml

if TYPE_CHECKING:
    from rules.questions.circumstances import Circumstances

ASKING = frozenset(("can", "do", "be", "must", "how-many", "what", "who", "why", "how", "where", "what-happens"))
# What a sentence may have besides what it asks without meaning anything else.
SILENT = frozenset(("filler", "on", "and", "if", "be", "do", "have", "still", "me", "other", "give", "in-hand"))
COUNTED = (
    "extra-turn",
    "unit-cards",
    "unit-actions",
    "unit-buys",
    "unit-coins",
    "unit-favors",
    "unit-coffers",
    "unit-villagers",
    "unit-points",
)
BASIC = "basic"
HANDED_OUT = "non-supply"  # Horses, Spoils: what other cards give
NAMES = {"anna": "me", "bernd": "other", "carla": "other", "alice": "me", "bob": "other"}
NAMES |= {f"{person}s": role for person, role in NAMES.items()}  # Anna's, Bernds
# What stands for "must" turned around.
FREE = frozenset(
    (
        "optional",
        "voluntary",
        "freiwillig",
        "your choice",
        "my choice",
        "up to you",
        "up to me",
        "mir überlassen",
        "if you like",
        "as many as you like",
        "so viele du magst",
        "need not",
        "brauchst nicht",
        "musst nicht",
        "muss nicht",
    )
)


@dataclass(frozen=True, slots=True)
class Spot:
    """A word, or several, with a meaning."""

    meaning: str
    at: int
    length: int
    raw: str


@dataclass
class Clause:
    """A part of the sentence between commas, or from an `if` to its end."""

    start: int
    end: int
    condition: bool = False


@dataclass
class Question:
    text: str
    tokens: list[Token]
    cards: list[Named]
    spots: list[Spot]
    numbers: list[tuple[int, int]]  # value, place
    types: list[tuple[str, int]]  # type, place
    strange: list[str]  # words that nothing here knows
    language: int
    editions: dict[str, int] = field(default_factory=dict)
    players: int = 0
    clauses: list[Clause] = field(default_factory=list)
    turned: frozenset[str] = frozenset()  # what was assumed, and is wished the other way round
    told: Circumstances | None = None  # how the table lies, where the sentence says so

    @property
    def slugs(self) -> list[str]:
        return list(dict.fromkeys(named.slug for named in self.cards))

    @property
    def actors(self) -> list[str]:
        """The cards that do something; the basic ones only where there are no others."""
        found = [slug for slug in self.slugs if facts()[slug].kind != BASIC]
        handed = [slug for slug in found if facts()[slug].kind == HANDED_OUT]
        if len(found) > 1 and "ruins" in found:
            found.remove("ruins")  # what other cards hand out
        if len(found) > len(handed) == 1 and self.asks("gain", "give") and not self.has("can"):
            found.remove(handed[0])
        return found or self.slugs

    @property
    def context(self) -> list[str]:
        """Actors that only a condition names: what was played before."""
        asked = {named.slug for named in self.cards if not self.clause_of(named.at).condition}
        return [slug for slug in self.actors if slug not in asked]

    @property
    def sources(self) -> list[str]:
        """What brings something about: the cards, and the Way as which one is played."""
        return [*self.slugs, *((self.told.way,) if self.told and self.told.way else ())]

    @property
    def objects(self) -> list[str]:
        return [slug for slug in self.slugs if slug not in self.actors]

    def has(self, *wanted: str) -> bool:
        return any(spot.meaning in wanted for spot in self.spots)

    @property
    def free(self) -> bool:
        """Is it optional: the other way round than whether it must be done."""
        return any(spot.raw.lower() in FREE for spot in self.spots)

    def spot(self, *wanted: str) -> Spot | None:
        return next((spot for spot in self.spots if spot.meaning in wanted), None)

    def copies(self, slug: str) -> int:
        """How many of a card are spoken of: two Bridges, zwei Außenposten."""
        for named in self.cards:
            if named.slug == slug and named.at:
                value = next((n for n, at in self.numbers if at == named.at - 1), 0)
                if 1 < value < 7:
                    return value
        return 1

    def unused_numbers(self) -> list[int]:
        """Numbers that belong to nothing that is understood: neither so many cards of a name, nor what is asked."""
        found = []
        for n, at in self.numbers:
            named = any(card.at in (at + 1, at + 2) for card in self.cards)
            counted = [spot for spot in self.spots if spot.at in (at + 1, at + 2) and spot.meaning in COUNTED]
            asked = bool(counted) and not self.clause_of(at).condition and not self._held(counted[0].at)
            if n != self.players and not (named or asked or self.asks("cost", "cheaper")):
                found.append(n)
        return found

    def _held(self, at: int) -> bool:
        """Cards in hand: a circumstance, not what is asked."""
        return any(spot.meaning in ("in-hand", "deck", "discard-pile") and 0 < spot.at - at <= 3 for spot in self.spots)

    def near(self, at: int, wanted: Collection[str], reach: int = 3) -> Spot | None:
        """The nearest word before that place with one of these meanings."""
        found = [spot for spot in self.spots if spot.meaning in wanted and at - reach <= spot.at < at]
        return found[-1] if found else None

    def clause_of(self, at: int) -> Clause:
        return next((clause for clause in self.clauses if clause.start <= at < clause.end), self.clauses[-1])

    def inside(self, clause: Clause, *wanted: str) -> list[Spot]:
        return [spot for spot in self.spots if spot.meaning in wanted and clause.start <= spot.at < clause.end]

    def numbers_in(self, clause: Clause) -> list[int]:
        return [n for n, at in self.numbers if clause.start <= at < clause.end]

    def named_in(self, clause: Clause) -> list[Named]:
        return [named for named in self.cards if clause.start <= named.at < clause.end]

    @property
    def asked(self) -> list[Clause]:
        """The parts that ask; where all are conditions, all of them."""
        return [clause for clause in self.clauses if not clause.condition] or self.clauses

    def asks(self, *wanted: str) -> bool:
        """One of these meanings stands in what is asked, not in a condition."""
        return any(self.inside(clause, *wanted) for clause in self.asked)

    def described(self) -> Question:
        """Without the verbs that only say which card is meant: a Silver it discards, the Curse I get."""
        ends = {named.end for named in self.cards}
        verbs = {
            spot.at
            for spot in self.spots
            if spot.meaning in VERBS and spot.at - 1 in ends and self.tokens[spot.at - 1].word in PEOPLE
        }
        return replace(self, spots=[spot for spot in self.spots if spot.at not in verbs]) if verbs else self

    def leftover(self, used: Collection[str]) -> list[str]:
        """What was said and is not used: then nothing is decided."""
        return [spot.raw for spot in self.spots if spot.meaning not in SILENT and spot.meaning not in used]


def read(text: str, names: CardNames, language: int | None = None) -> Question:
    words = tokens(text)
    words = _apart(written(words, names.vocabulary.language(words)), names)
    cards = names.find(words)
    taken = {place for named in cards for place in range(named.at, named.end)}
    spots, numbers, types, strange = _meant(words, taken, names)
    types = [each for each in types if not _such_as(words, cards, *each)]
    question = Question(text, words, cards, _seated(spots, cards), numbers, types, strange, 0)
    question.language = language if language is not None else names.vocabulary.language(words)
    question.players = _players(question)
    question.clauses = _clauses(words, question.spots, {named.at for named in cards})
    _whether(question)
    _tagged(question)
    _elliptic(question)
    _whens(question)
    question.editions = _editions(words)
    return question


SIDES = {"right-side": "your right", "left-side": "your left"}


def _seated(spots: Sequence[Spot], cards: Sequence[Named]) -> list[Spot]:
    """The neighbour on my right is the other player where a card speaks of that side; someone is who is no me."""
    lines = " ".join(line[0] for named in cards for line in facts()[named.slug].lines)
    return [
        replace(spot, meaning="other")
        if spot.meaning == "someone" or (spot.meaning in SIDES and SIDES[spot.meaning] in lines)
        else spot
        for spot in spots
    ]


COMPOUND = re.compile("(?P<name>.{4,}?)(?P<joint>s|n|en)?(?P<head>tableaus?|stapels?|karten?|markern?)$")


def _apart(words: Sequence[Token], names: CardNames) -> list[Token]:
    """Inseltableau: a word that no text has, made of a card's name and of what the name stands before."""
    found: list[Token] = []
    for token in words:
        made = COMPOUND.match(token.word) if names.strange(token.word) and token.word not in names.forms else None
        parts = [token.raw]
        if made and any(form in names.forms for form in (made["name"], f"{made['name']}{made['joint'] or ''}")):
            parts = [made["name"].capitalize(), made["head"].capitalize()]
        for part in parts:
            word = plain(part) if len(parts) > 1 else token.word
            found.append(Token(part, word, len(found), token.first and part == parts[0]))
    return found


def _such_as(words: Sequence[Token], cards: Sequence[Named], kind: str, at: int) -> bool:
    """A Night card like Vampire: the card says it already."""
    for named in cards:
        between = [token.word for token in words[at + 1 : named.at]]
        if between and len(between) < 5 and {"like", "wie"} & set(between) and kind in facts()[named.slug].types:
            return True
    return False


def _meant(
    words: Sequence[Token], taken: Collection[int], names: CardNames
) -> tuple[list[Spot], list[tuple[int, int]], list[tuple[str, int]], list[str]]:
    known = meanings()
    spots: list[Spot] = []
    numbers: list[tuple[int, int]] = []
    types: list[tuple[str, int]] = []
    strange: list[str] = []
    at = 0
    apart = _torn(words, taken)
    people: set[str] = set()
    while at < len(words):
        token = words[at]
        if at in taken or token.mark or at in apart.values():
            at += 1
            continue
        if at in apart:
            torn, clung = apart[at], words[apart[at]].word
            meaning = known.phrase([token.word, clung])[0] or known.of(clung + token.word)
            spots.append(Spot(meaning, at, 1, f"{token.raw} {words[torn].raw}"))
            at += 1
            continue
        free = 1
        while at + free < len(words) and at + free not in taken and not words[at + free].mark:
            free += 1
        meaning, length = known.phrase([each.word for each in words[at : at + free]])
        if not meaning and token.word == "out" and _lies(words, taken, at):
            meaning, length = "in-play", 1  # with a Lighthouse out
        if not meaning and token.word in ("one", "ein", "eine") and at + 1 in taken:
            meaning, length = "filler", 1  # one Highway: nobody
        if meaning == "have" and words[at + length - 1].word == "with" and {at + length, at + length + 1} & {*taken}:
            meaning = "gain"  # end up with a Curse
        if not meaning and _says_nothing(words, spots, at):
            meaning, length = "filler", 1
        if not meaning and token.word == "kauf" and PEOPLE & {each.word for each in words[max(at - 1, 0) : at + 2]}:
            meaning, length = "buy", 1  # kauf ich
        if meaning:
            spots.append(Spot(meaning, at, length, " ".join(each.raw for each in words[at : at + length])))
            at += length
            continue
        if token.word in ORDINALS and at + 1 < len(words) and words[at + 1].word in EDITION:
            pass
        elif token.number is not None and token.word not in ARTICLE_OR_ONE:
            numbers.append((token.number, at))
        elif (kind := _type(token.word)) and (kind != "Way" or token.word != "weg" or token.capital):  # weg: gone
            if not (kind == "Action" and spots and spots[-1].meaning == "how-many"):  # how many Actions
                types.append((kind, at))
            if known.of(token.word):
                spots.append(Spot(known.of(token.word), at, 1, token.raw))
        elif (token.word in ("kaufe", "kaufen") and token.capital and not token.first) or (
            token.word in ("buy", "kauf") and at and words[at - 1].number is not None
        ):  # Käufe, not "ich kaufe"
            spots.append(Spot("unit-buys", at, 1, token.raw))
        elif (
            token.word == "buys"
            and spots
            and spots[-1].meaning in ("me", "other")
            and spots[-1].at + spots[-1].length == at
        ):
            spots.append(Spot("buy", at, 1, token.raw))  # he buys
        elif token.word in NAMES:
            spots.append(Spot(NAMES[token.word], at, 1, token.raw))
        elif known.of(token.word.removesuffix("s")) == "named" and (
            token.capital or not names.vocabulary.has(token.word)
        ):
            people.add(token.word.removesuffix("s"))
            if len(people) > 1:
                strange.append(token.raw)
            spots.append(Spot("other", at, 1, token.raw))
        elif meaning := known.of(token.word):
            spots.append(Spot(meaning, at, 1, token.raw))
        elif expansion_names().find(token.word) or token.word in EDITION:
            pass
        elif names.strange(token.word):
            strange.append(token.raw)
        else:
            spots.append(Spot("text", at, 1, token.raw))
        at += 1
    return spots, numbers, types, strange


# Behind which a part of a sentence ends.
JOINING = frozenset(("and", "or", "if", "whether"))
# Torn from their verbs: ich decke den Tunnel auf, I set it aside.
PARTICLES = (
    frozenset(
        [
            "ab",
            "an",
            "auf",
            "aus",
            "ein",
            "her",
            "hin",
            "um",
            "vor",
            "weg",
            "zuruck",
            "nach",
            "raus",
            "mit",
            "weiter",
            "beiseite",
        ]
    ),
    frozenset(["aside", "back", "over", "up", "down", "away", "out", "off"]),
)
BETWEEN = frozenset(("filler", "me", "other", "each", "another", "both", "unit-cards", "own", "nth"))


def _ends(words: Sequence[Token], at: int) -> bool:
    """Here the sentence, or a part of it, is over."""
    return at >= len(words) or words[at].mark or meanings().of(words[at].word) in JOINING


COUNTABLE = frozenset(("unit-actions", "unit-buys", "unit-coins", "unit-cards"))
BEFORE_SOMETHING = frozenset(
    ("ich", "mir", "mich", "man", "noch", "dafur", "er", "sie", "dann", "auch", "trotzdem", "uns")
)
SUFFERED = frozenset(("trash", "discard", "play", "reveal", "draw", "set-aside", "affect", "upgrade"))


def _says_nothing(words: Sequence[Token], spots: Sequence[Spot], at: int) -> bool:
    """It gets trashed; how many Actions do I have left; muss ich was ablegen."""
    word = words[at].word
    after = words[at + 1].word if at + 1 < len(words) else ""
    if word in ("get", "gets", "got", "getting"):
        return after.endswith(("ed", "wn")) and meanings().of(after) in SUFFERED
    if word == "left":
        asked = {spot.meaning for spot in spots}
        return "how-many" in asked and bool(asked & COUNTABLE) and spots[-1].meaning == "have"
    return word == "was" and at > 0 and words[at - 1].word in BEFORE_SOMETHING


def _lies(words: Sequence[Token], taken: Collection[int], at: int) -> bool:
    """A Lighthouse out, his Warlord is out, a Highwayman out against me."""
    after = at + 1 < len(words) and words[at + 1].word in ("against", "from", "already")
    before = at - 1 in taken or (at > 1 and words[at - 1].word in ("is", "are", "were", "still") and at - 2 in taken)
    return before and (after or _ends(words, at + 1))


def _torn(words: Sequence[Token], taken: Collection[int]) -> dict[int, int]:
    """Verbs, and where the word lies that belongs to them: legt ... ab, turns ... over."""
    known = meanings()
    found: dict[int, int] = {}
    for token in words:
        if token.mark or token.at in taken:
            continue
        end = token.at + 1
        while not _ends(words, end):
            end += 1
        last = words[end - 1]
        torn = end - 1 > token.at + 1 and last.at not in taken and last.word in PARTICLES[0]
        if torn and known.of(last.word + token.word) in VERBS | TORN:
            found[token.at] = last.at
            continue
        for at in range(token.at + 2, min(end, token.at + 7)):
            if at in taken:
                continue
            word = words[at].word
            if word in PARTICLES[1] and known.phrase([token.word, word])[1] == 2:
                free = [each.word for each in words[at:end] if each.at not in taken]
                if known.phrase(free)[1] < 2:
                    found[token.at] = at
                break
            if words[at].number is None and known.of(word) not in BETWEEN:
                break
    return found


@cache
def _types() -> dict[str, str]:
    found: dict[str, str] = {}
    printed = {kind for fact in facts().values() for kind in fact.types}
    rows = read_yaml(FIXTURES / "types.yaml")
    for row in rows.values():
        if row["en"] in printed and row["en"] not in ("Action", "Curse"):
            for form in (row["en"], f"{row['en']}s", row["de"], f"{row['de']}karte", f"{row['de']}skarte"):
                found.setdefault(plain(form), row["en"])
                found.setdefault(f"{plain(form)}n", row["en"])
    for form in ("aktionskarte", "aktionskarten", "action card", "action cards", "actions"):
        found[form] = "Action"
    found.pop("punkte", None)
    found.pop("geld", None)
    for form in ("geldkarte", "geldkarten", "schatzkarten"):
        found[form] = "Treasure"
    return found


def _type(word: str) -> str:
    return _types().get(word, "")


def _players(question: Question) -> int:
    """With 5 players, zu dritt; we are four, there are three of us."""
    words = [token.word for token in question.tokens]
    for value, at in question.numbers:
        before = words[at - 1] if at else ""
        after = [spot for spot in question.spots if spot.meaning == "players" and spot.at == at + 1]
        word = words[at]
        if 2 <= value <= 6 and (after or (before == "zu" and word.endswith(("t", "en")))):
            return value
        if 2 <= value <= 6 and before in ("for", "bei", "mit", "with", "fur") and at == len(question.tokens) - 2:
            return value
        if 2 <= value <= 6 and (words[at + 1 : at + 3] in OF_US or _we_are(question.tokens[max(at - 3, 0) : at])):
            return value
        if 2 <= value <= 6 and words[at + 1 : at + 2] and words[at + 1] in FOLK:
            return value
    return 0


OF_US = (["of", "us"], ["von", "uns"])
FOLK = frozenset(("leute", "leuten", "mann", "folks", "friends", "mitspieler", "mitspielern", "personen"))


def _we_are(before: Sequence[Token]) -> bool:
    """We're only, wir sind."""
    said = [token.raw.lower().replace("’", "'") for token in before]
    return "we're" in said or {"we", "are"} <= set(said) or {"wir", "sind"} <= set(said)


EDITION = frozenset(("edition", "auflage", "version", "fassung", "printing"))
ORDINALS = {
    **dict.fromkeys(("first", "erste", "ersten", "erster", "old", "alte", "alten", "alter"), 1),
    **dict.fromkeys(("second", "zweite", "zweiten", "zweiter"), 2),
}


def _editions(words: Sequence[Token]) -> dict[str, int]:
    """Seaside 2, second edition."""
    found: dict[str, int] = {}
    for token in words:
        slug = expansion_names().find(token.word) if token.word else None
        if slug and token.at + 1 < len(words) and words[token.at + 1].word in ("1", "2"):
            found[slug] = int(words[token.at + 1].word)
        if token.word in EDITION and token.at and words[token.at - 1].word in ORDINALS:
            found["*"] = ORDINALS[words[token.at - 1].word]
    return found


SUPPOSED = ("should", "soll", "sollen", "sollte")  # in a condition no advice is asked for: if I should draw five cards


def _whens(q: Question) -> None:
    """A "when" that begins a question asks for the time; any other is an "if"."""
    for clause in q.clauses:
        for i, spot in enumerate(q.spots):
            if spot.at == clause.start and spot.meaning == "if" and not clause.condition:
                q.spots[i] = Spot("when", spot.at, spot.length, spot.raw)
            told = clause.condition and clause.start <= spot.at < clause.end
            if told and spot.meaning == "opinion" and plain(spot.raw) in SUPPOSED:
                q.spots[i] = Spot("must", spot.at, spot.length, spot.raw)


def _whether(q: Question) -> None:
    """I wonder whether ..., wir streiten, ob ...: what stands before it says nothing."""
    for before, clause in pairwise(q.clauses):
        indirect = q.inside(clause, "whether") and q.tokens[clause.start].word in WHETHER
        if indirect and not q.named_in(before) and not clause.condition:
            before.condition = True
            q.spots = [spot for spot in q.spots if not before.start <= spot.at < before.end]
    q.spots = [replace(spot, meaning="filler") if spot.meaning == "whether" else spot for spot in q.spots]


# What a tag may be made of: don't I, is that so, geht das, am I allowed to do that.
TAG = frozenset(("do", "be", "not", "me", "other", "filler", "if", "can", "have", "on", "or", "still"))
LONGEST_TAG = 6  # words


def _tagged(q: Question) -> None:
    """..., don't I? ..., is that allowed? ..., oder?: what stands before it is what is asked."""
    for before, clause in pairwise(q.clauses):
        spots = [spot for spot in q.spots if clause.start <= spot.at < clause.end]
        words = [token for token in q.tokens[clause.start : clause.end] if not token.mark]
        if clause is not q.clauses[-1] or not words or len(words) > LONGEST_TAG or q.named_in(clause):
            continue
        if any(spot.meaning not in TAG for spot in spots) or any(q.numbers_in(clause)) or clause.condition:
            continue
        deeds = q.inside(before, *VERBS, "give") or q.named_in(before)
        if deeds and q.tokens[before.start].word not in ("if", "wenn", "falls", "when"):
            before.condition = False
            q.spots = [spot for spot in q.spots if spot not in spots or spot.meaning == "can"]


def _elliptic(q: Question) -> None:
    """..., Gold? ..., a Curse for me? Duchy legal?: whether it is gained."""
    last = q.clauses[-1]
    named = q.named_in(last)
    inside = [spot for spot in q.spots if last.start <= spot.at < last.end]
    bare = all(spot.meaning in ELLIPTIC for spot in inside) and not any(q.numbers_in(last))
    asks = len(q.clauses) > 1 and q.tokens[-1].raw == "?" and not last.condition
    if asks and bare and len(named) == 1 and facts()[named[0].slug].kind == BASIC and len(q.slugs) > 1:
        q.spots.append(Spot("gain", len(q.tokens) - 1, 1, ""))
        for clause in q.clauses[:-1]:
            clause.condition = True


ELLIPTIC = frozenset(("filler", "me", "on", "can", "another", "still"))
WHETHER = frozenset(("whether", "ob", "if"))
# After these an "if" begins what is asked.
WONDERING = frozenset(
    [
        "wonder",
        "wondering",
        "wondered",
        "sure",
        "unsure",
        "know",
        "tell",
        "ask",
        "asking",
        "asked",
        "question",
        "check",
        "see",
        "argue",
        "arguing",
        "about",
        "understand",
        "remember",
        "idea",
        "clue",
        "certain",
        "confused",
        "clear",
        "unclear",
    ]
)
GERMAN_PEOPLE = frozenset(("ich", "man", "wir", "du", "er", "mein", "meine"))
PEOPLE = GERMAN_PEOPLE | {"i", "we", "you", "he", "she", "they", "it", "my", "sie"}
TURNING = frozenset(("do", "can", "be", "must"))


ARTICLES = frozenset(("the", "a", "an", "my", "his", "her", "their"))
TOLD = frozenset(("play", "reveal", "buy", "gain", "trash", "discard", "have", "draw"))
RELATIVE = frozenset(("der", "die", "das", "den", "dem", "welche", "welchen", "which"))


def _turned(words: Sequence[Token], by_place: dict[int, Spot], start: int, end: int) -> int:
    """Where a condition without a comma ends: "If I throne a Wharf do I ...", "Wenn ich ... spiele bekomme ich ..."."""
    for at in range(start + 3, end - 1):
        spot = by_place.get(at)
        if spot is None or words[at + 1].word not in PEOPLE:
            continue
        german = words[at + 1].word in GERMAN_PEOPLE
        if spot.meaning in TURNING or spot.meaning == "how-many" or (german and spot.meaning in VERBS):
            before = by_place.get(at - 1)
            asks = before is not None and before.meaning in ("how-many", "what", "who", "unit-cards")
            return at - 1 if asks and before is not None else at
    return 0


TORN = frozenset(("topdeck", "give", "upgrade", "protect", "spend", "look", "pass", "choose"))
VERBS = frozenset(
    ("gain", "draw", "discard", "trash", "play", "buy", "reveal", "have", "stay", "return", "set-aside", "keep", "can")
)


def _clauses(words: Sequence[Token], spots: list[Spot], named: Collection[int]) -> list[Clause]:
    """Cut at marks and before an `if`; what begins with one, or is told before the question, is a condition."""
    starts = {0}
    by_place = {spot.at: spot for spot in spots}
    for token in words:
        if token.mark and token.raw not in '"„“”«»()':
            starts.add(token.at + 1)
        spot = by_place.get(token.at)
        if spot and spot.meaning == "whether":
            starts.add(token.at)
        if spot and spot.meaning == "if" and (token.word != "that" or _joins(words, token.at, named)):
            starts.add(token.at)
    edges = [*sorted(start for start in starts if start < len(words)), len(words)]
    found: list[Clause] = []
    for start, end in pairwise(edges):
        spot = by_place.get(start)
        following = next((by_place[at] for at in range(start + 1, end) if at in by_place), None)
        condition = bool(spot and spot.meaning == "if")
        if spot and condition and words[start].word == "if" and start and words[start - 1].word in WONDERING:
            condition = False
            spots[spots.index(spot)] = replace(spot, meaning="whether")
        turned = _turned(words, by_place, start, end) if condition else 0
        if (
            condition
            and words[start].word == "when"
            and following
            and following.meaning in ASKING
            and following.at == start + 1
        ):
            condition = False  # when does ...?
        if spot and words[start].word == "that" and not _joins(words, start, named):
            condition = False
        last = next((token.raw for token in words[end - 1 :] if token.mark), "?")
        relative = found and words[start].word in RELATIVE and not words[start].first  # the card which it discards
        if (last == "." and not (spot and spot.meaning == "whether")) or relative:
            condition = True
        found.append(Clause(start, turned or end, condition))
        if turned:
            found.append(Clause(turned, end, last == "."))
    told_on = False  # what is told before something that is told
    for clause, following_one in reversed([*pairwise(found)]):
        asks = by_place.get(following_one.start)
        asking = asks is not None and not following_one.condition and _turns(words, asks)
        if (asking or told_on) and _tells(by_place, words, clause, named):
            clause.condition = True
        told_on = clause.condition and (asking or told_on) and words[clause.start].word not in IFS
    return found or [Clause(0, len(words))]


IFS = frozenset(("if", "when", "wenn", "falls"))


def _turns(words: Sequence[Token], spot: Spot) -> bool:
    """Do I, how many, bekomme ich: so a question begins."""
    after = words[spot.at + spot.length].word if spot.at + spot.length < len(words) else ""
    return spot.meaning in ASKING or (spot.meaning in VERBS and after in GERMAN_PEOPLE)


def _joins(words: Sequence[Token], at: int, named: Collection[int]) -> bool:
    """A "that" after which somebody or a card does something; not "block that with", "is that", "does that Estate"."""
    if at + 1 in named:
        before = meanings().of(words[at - 1].word) if at else ""
        return before not in VERBS | TURNING | {"protect", "on", "affect", "and", "or"}
    return at + 1 < len(words) and words[at + 1].word in PEOPLE | ARTICLES


DONE = re.compile("(?:.*ge.+|(?:ver|ent|be|er).+)(?:t|en)$|.+ed$|bought|got|drew$")  # gekauft, entsorgt, played


def _tells(by_place: dict[int, Spot], words: Sequence[Token], clause: Clause, named: Collection[int]) -> bool:
    """Before the question it is told who does what: "my opponent plays Witch and I reveal Moat, do I ...?"."""
    inside = [by_place[at] for at in range(clause.start, clause.end) if at in by_place]
    if not inside or clause.condition or _turns(words, inside[0]) or inside[0].meaning in ASKING:
        return False
    if any(spot.meaning in ("can", "must", "how-many", "what") for spot in inside):
        return False
    deeds = [spot for spot in inside if spot.meaning in TOLD]
    person = inside[0].meaning in ("me", "other") and inside[0].at == clause.start
    participle = any(words[spot.at].word.endswith("ing") for spot in deeds)
    passive = any(spot.meaning == "play" and spot.length > 1 for spot in deeds)  # Militia gets played
    done = any(DONE.match(words[spot.at].word) for spot in deeds)  # Border Village bought
    lying = any(spot.meaning in ("in-play", "in-hand") for spot in inside) and any(
        clause.start <= at < clause.end for at in named
    )  # 3 Highways in play
    return (bool(deeds) and (person or participle or passive or done)) or lying
