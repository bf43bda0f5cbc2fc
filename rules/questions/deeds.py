"""Deeds of which a sentence speaks: who does what, with how many of which, from where to where, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path

from rules.fixture_files import read_yaml
from rules.questions.names import NamedCard
from rules.questions.words import Meanings, WordToken, any_of

VERBS = any_of(
    "gain, get, draw, discard, trash, lose, reveal, look, play, buy, exile, return, put, set-aside, name, worth"
)
UNITS = any_of("actions, buys, coins, points, villagers, coffers, favors, debt")
TYPES = any_of("Action, Treasure, Victory, Attack, Duration, Night, Reaction")
PLACES = any_of("hand, deck, discard-pile, supply, in-play")
PEOPLE = any_of("me, myself, others, everyone, left, right")
TIMES = any_of("this-turn, next-turn, turn-end, setup")
BOUNDS = any_of("up-to, at-least, exactly, until")
MODALS = any_of("may, must")
LEADING = any_of("from, onto, at, top, on-top")
FLAGS = any_of("only, all, any-number, face-down, face-up, another")
NOUNS = any_of("cards, hand-cards")
COSTLY = any_of("more, less")
ACCUSATIVE = any_of("die, den, meine, meinen, deine, deinen, das, seine, seinen, ihre, ihren, to, top")
COUNTABLE = UNITS | TYPES | {"cards"}
PARTED = ("and", "or", ",", "for")


@dataclass(frozen=True)
class WordItem:
    """A word that means something, a number, or a card's name."""

    kind: str  # a meaning, "number", "card"
    at: int
    value: int | str = ""
    plus: bool = False  # with a sign before it
    follows: str = ""  # the word behind it


@dataclass(frozen=True)
class PrintedDeed:
    verbs: frozenset[str]  # what it may be: "weg" is discarded or trashed
    n: int | None = None
    bound: str = ""  # up-to, at-least, exactly, until
    unit: str = ""
    kinds: frozenset[str] = frozenset()  # types, or cards
    but: frozenset[str] = frozenset()  # and none of these
    cost: tuple[str, int] | None = None  # how it is bounded, and how much
    places: frozenset[tuple[str, str]] = frozenset()  # from, onto or at; which
    who: str = ""
    when: str = ""
    modal: str = ""
    flags: frozenset[str] = frozenset()
    negated: bool = False
    counted: bool = False  # how many is asked
    either: int = 0  # which of several that are chosen from
    needs: frozenset[str] = frozenset()  # what must be so for it: done, not done, a type; ? is not understood
    line: int = 0
    before: PrintedDeed | None = field(default=None, compare=False)  # what it needs to be done


@cache
def lexicon() -> Meanings:
    return Meanings(read_yaml(Path(__file__).parent / "deed_words.yaml"))


def items(words: Sequence[WordToken], cards: Sequence[NamedCard]) -> list[WordItem] | None:
    """What the words mean; None where one of them is not understood."""
    found: list[WordItem] = []
    named = {card.at: card for card in cards}
    taken = {at for card in cards for at in range(card.at, card.end)}
    at = 0
    while at < len(words):
        follows = words[at + 1].word if at + 1 < len(words) else ""
        if at in named:
            found.append(WordItem("card", at, named[at].slug))
            at = named[at].end
            continue
        end = next((n for n in range(at, len(words)) if n in taken or words[n].mark), len(words))
        meaning, length = lexicon().phrase([each.word for each in words[at:end]])
        word = words[at]
        one = word.word == "one" and (at + 1 in named or lexicon().of(follows) in COUNTABLE)
        if one or (not meaning and word.number is not None and not lexicon().of(word.word)):
            found.append(WordItem("number", at, word.number or 0, word.raw.startswith("+"), follows))
            at += 1
            continue
        meaning = meaning or ("," if word.mark else lexicon().of(word.word))
        if not meaning:
            return None
        if meaning != "silent":
            last = words[at + max(length, 1) : at + max(length, 1) + 1]
            meaning = "myself" if meaning == "me" and word.raw.isupper() else meaning
            if meaning == "buys" and found and found[-1].kind == "when" and word.word == "buy":
                meaning = "buy"  # when I buy it
            found.append(WordItem(meaning, at, word.word, follows=last[0].word if last else ""))
        at += max(length, 1)
    return found


def pieces(found: Sequence[WordItem]) -> Iterator[tuple[str, list[WordItem]]]:
    """What stands between commas, and, or; and how it is joined to what stands before it."""
    piece: list[WordItem] = []
    joined = ""
    for n, item in enumerate(found):
        counted = found[n + 1].kind == "number" if n + 1 < len(found) else False
        if item.kind in PARTED and (item.kind != "for" or counted):
            if piece:
                yield joined, piece
                joined = ""
            piece = []
            joined = item.kind if item.kind != "," or not joined else joined
        else:
            piece.append(item)
    if piece:
        yield joined, piece


def deeds(found: Sequence[WordItem], common: PrintedDeed) -> list[PrintedDeed] | None:
    """The deeds that these words speak of, each with what is said of it; None where something belongs to none."""
    read: list[PrintedDeed] = []
    verbs: frozenset[str] = frozenset()
    waiting: list[WordItem] = []
    either = 0
    for joined, piece in pieces(found):
        piece = [*waiting, *piece]
        waiting = []
        said = [item for item in piece if item.kind in VERBS]
        if len(said) > 1 and piece[-1].kind == "get":  # nehme ich Silber, bekomme ich dann eine Karte
            waiting = [piece.pop()]
        if not said and not any(item.kind in (*UNITS, *NOUNS, *TYPES, "number", "card", "cost") for item in piece):
            waiting = [*piece, *waiting]
            continue
        made = _deeds(piece, verbs if joined != "for" else frozenset(), common)
        if made is None:
            return None
        if joined == "or":
            either = either or 1
            read = [replace(each, either=each.either or either) for each in read]
            either += 1
        read += [replace(each, either=either) for each in made]
        verbs = made[-1].verbs if made else verbs
    if waiting:
        return None
    return read


def _deeds(piece: Sequence[WordItem], before: frozenset[str], common: PrintedDeed) -> list[PrintedDeed] | None:
    """One deed for its verb, or one for each number with a unit."""
    verbs = [item for item in piece if item.kind in VERBS]
    if len(verbs) > 1:
        ends = piece[-1].kind in VERBS and piece[0].kind not in VERBS  # 5 ziehen 3 ablegen
        cut = piece.index(verbs[0]) + 1 if ends else piece.index(verbs[1])
        first = _deeds(piece[:cut], before, common)
        rest = _deeds(piece[cut:], before, common)
        return None if first is None or rest is None else [*first, *rest]
    if verbs and piece[-1].plus and len(piece) > 2:  # discard it, +4
        first, rest = _deeds(piece[:-1], before, common), _deeds(piece[-1:], before, common)
        return None if first is None or rest is None else [*first, *rest]
    counted = [n for n, item in enumerate(piece) if _is_plus(piece, n, verbs)]
    if len(counted) > 1 or (counted and not verbs):
        made = []
        around = [item for n, item in enumerate(piece) if n not in counted and n - 1 not in counted]
        for n in counted:
            one = _deed([*around, piece[n], piece[n + 1]], before, common)
            if one is None:
                return None
            made.append(one)
        return made
    one = _deed(piece, before, common)
    return None if one is None else [one]


def _is_plus(piece: Sequence[WordItem], n: int, verbs: Sequence[WordItem]) -> bool:
    """+1 Card, 2 coins; not two cards that are discarded, nor what something costs."""
    item, follows = piece[n], piece[n + 1] if n + 1 < len(piece) else None
    if item.kind != "number" or follows is None or any(each.kind == "cost" for each in piece[:n]):
        return False
    if n + 2 < len(piece) and piece[n + 2].kind in COSTLY:
        return False
    getting = not verbs or verbs[0].kind in ("get", "gain", "draw")
    if item.plus and follows.kind not in (*UNITS, *NOUNS):
        return False
    return getting and (follows.kind in UNITS or (item.plus and follows.kind in NOUNS))


def _as_kind(piece: Sequence[WordItem], item: WordItem) -> WordItem:
    """An Action, where they are not counted: a kind of card."""
    if item.kind != "actions" or any(
        each.kind in ("number", "how-many") and item.at - each.at in (1, 2) for each in piece
    ):
        return item
    return replace(item, kind="Action") if any(each.kind in VERBS - {"get"} for each in piece) else item


class DeedReader:
    """Fills a deed, word by word."""

    def __init__(self, piece: Sequence[WordItem], common: PrintedDeed) -> None:
        self.left, self.deed = [*piece], common

    def take(self, *kinds: str) -> WordItem | None:
        found = next((item for item in self.left if item.kind in kinds), None)
        if found is not None:
            self.left.remove(found)
        return found

    def drop(self, *gone: WordItem | None) -> None:
        self.left = [item for item in self.left if item not in gone]

    def behind(self, item: WordItem | None, kind: str) -> WordItem | None:
        return next((each for each in self.left if item and each.kind == kind and each.at > item.at), None)

    def next(self, item: WordItem, kind: str) -> WordItem | None:
        """The next one, where it is of that kind."""
        later = [each for each in self.left if each.at > item.at]
        return later[0] if later and later[0].kind == kind else None

    def flag(self, name: str, on: bool) -> None:
        self.set(flags=self.deed.flags | {name} if on else self.deed.flags)

    def set(self, **said: object) -> None:
        self.deed = replace(self.deed, **said)  # type: ignore[arg-type]

    def price(self) -> bool:
        """Costing up to 5, at most 2 Coins more; a card up to 6. Whether it was said that it costs so much."""
        costing = self.take("cost")
        bound = self._bound_of_price(costing)
        if costing is None and bound is None:
            return False
        self.drop(bound)
        number = self.behind(bound or costing, "number")
        if number is not None:
            self.drop(number)
            self.drop(self.next(number, "coins"))
        more = self.take(*COSTLY)
        if number is None and more is None:
            return False
        bound = bound or (self.take("at-least") if number else None)
        rel = "+".join(each.kind for each in (bound, more) if each)
        self.set(cost=(rel, int(number.value) if number else 0))
        return costing is not None

    def _bound_of_price(self, costing: WordItem | None) -> WordItem | None:
        """At most, exactly; without "costs" behind a noun, and before no other."""
        if costing is not None:
            return next((item for item in self.left if item.kind in BOUNDS and item.at > costing.at - 3), None)
        nouns = [item.at for item in self.left if item.kind in (*NOUNS, *TYPES)]
        last = max((item.at for item in self.left if item.kind in (*NOUNS, *PLACES, "from")), default=-1)
        bounds = (item for item in self.left if item.kind in BOUNDS - {"at-least"})
        return next((item for item in bounds if nouns and item.at > max(nouns[0], last)), None)

    def place(self) -> None:
        """From the hand, onto the deck, its top card."""
        for item in [each for each in self.left if each.kind in PLACES]:
            near = [each for each in self.left if each.kind in LEADING and 0 < item.at - each.at <= 4]
            role = next((each.kind for each in near if each.kind in ("from", "onto")), "")
            if any(each.kind == "on-top" or (each.value == "auf" and each.follows in ACCUSATIVE) for each in near):
                role = role or "onto"
            top = any(each.kind == "top" for each in near)
            self.flag("top", top)
            role = role or ("from" if top else "")
            self.drop(item, *near)
            self.set(places=self.deed.places | {(role, item.kind)})
        if self.take("on-top"):
            self.set(places=self.deed.places | {("onto", "deck")})

    def amount(self) -> None:
        """So many, at most, until there are so many; of a unit, or cards."""
        numbers = [item for item in self.left if item.kind == "number"]
        if len(numbers) == 1:
            down_to = next((item for item in self.left if item.value == "auf" and item.follows.isdecimal()), None)
            bound = self.take(*BOUNDS)
            self.drop(numbers[0], down_to)
            self.flag("plus", numbers[0].plus)
            self.set(n=int(numbers[0].value), bound="until" if down_to else bound.kind if bound else "")
        unit = self.take(*UNITS)
        if unit:
            mass = unit.kind in ("coins", "points", "debt") or str(unit.value).endswith(("s", "en", "kaufe"))
            self.set(unit=unit.kind)
            self.flag("single", not mass)
        elif "plus" in self.deed.flags and not any(item.kind in NOUNS for item in self.left):
            self.set(unit="coins")  # = +4
        while noun := self.take(*NOUNS):
            self.flag("cards", True)
            if noun.kind == "hand-cards":
                self.set(places=self.deed.places | {("from", "hand")})

    def objects(self) -> None:
        while found := self.take("card", *TYPES):
            kind = str(found.value) if found.kind == "card" else found.kind
            refused = next(
                (item for item in self.left if item.kind in ("no-kind", "not") and 0 < found.at - item.at <= 2), None
            )
            if refused:
                self.left.remove(refused)
                self.set(but=self.deed.but | {kind})
            else:
                self.set(kinds=self.deed.kinds | {kind})

    def circumstances(self) -> None:
        for kinds, name in ((PEOPLE, "who"), (TIMES, "when"), (MODALS, "modal")):
            found = self.take(*kinds)
            if found:
                self.set(**{name: found.kind})
        while found := self.take(*FLAGS):
            self.set(flags=self.deed.flags | {found.kind})
        while self.take("not"):
            self.set(negated=not self.deed.negated)
        if self.take("how-many"):
            self.set(counted=True)


def _deed(piece: Sequence[WordItem], before: frozenset[str], common: PrintedDeed) -> PrintedDeed | None:
    """One deed; None where a word belongs to nothing in it."""
    reader = DeedReader(list(map(partial(_as_kind, piece), piece)), common)
    verb = reader.take(*VERBS)
    if verb and verb.kind == "put" and reader.take("off"):
        verb = replace(verb, kind="discard")
    reader.objects()
    of_itself = (
        verb is None and not any(item.kind in (*NOUNS, *UNITS) for item in reader.left[:1]) and not reader.deed.kinds
    )
    of_itself = reader.price() and of_itself and not any(item.kind in NOUNS for item in reader.left)
    reader.place()
    if verb and verb.kind == "look":
        reader.take("at")
    if reader.take("top"):
        reader.set(places=reader.deed.places | {("from", "deck")})
    reader.amount()
    reader.circumstances()
    if verb and verb.kind == "worth":
        reader.take("game-end")
    made = reader.deed
    if verb is None and of_itself and not (made.cost and made.cost[0] == "less"):
        return None if reader.left else replace(made, verbs=frozenset(("cost",)))
    verbs = _verbs(verb.kind if verb else "", made, before)
    if made.cost and made.cost[0] == "less" and made.cost[1] and (verb is None or verb.kind == "get"):
        verbs = frozenset(("cheaper",))
    if reader.left or not verbs:
        return None
    unit = "" if "cards" in made.flags else made.unit
    return replace(
        made,
        verbs=verbs,
        unit=unit,
        flags=made.flags - {"cards", "plus"},
    )


def _verbs(verb: str, made: PrintedDeed, before: frozenset[str]) -> frozenset[str]:
    """What it may be that is done."""
    if verb in ("", "get", "gain") and made.unit and verb != "worth":
        return frozenset(("plus",))
    if verb in ("", "get", "gain") and "plus" in made.flags:
        return frozenset(("draw",))
    if verb == "":
        if made.counted:
            return frozenset()
        return before or frozenset(("draw",) if "cards" in made.flags and made.n else ())
    if verb == "get":
        return frozenset(("gain",) if made.kinds or made.cost else ("gain", "draw", "put"))
    if verb == "lose":
        return frozenset(("discard", "trash"))
    if verb == "gain" and ("onto", "hand") in made.places:
        return frozenset(("gain", "put"))
    if verb == "buy":
        return frozenset()
    return frozenset((verb,))
