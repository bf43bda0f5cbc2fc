"""A decision: who is asked what, and what is a legal answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from rules.facts import card_names, facts, plain
from rules.speech.grammar import DE, bare, noun

Text = tuple[str, str]  # English, German
YES = {"yes", "y", "ja", "j"}
OPEN = ("name-card", "identify")  # kinds of decisions whose answer is any card of the game, unless it may be none
NO_ALIASES: Mapping[str, int] = {}
NO = {"no", "n", "nein", "nothing", "none", "nichts", "keine", "-", "–", "—", ""}


def printable(text: str, most: int = 60) -> str:
    """What somebody wrote, in a message: short, and nothing that a terminal would act on."""
    return "".join(letter if letter.isprintable() else "�" for letter in text[:most])


class Illegal(ValueError):
    """An answer that the rules do not allow, with every one that they do."""

    def __init__(self, decision: Decision, answer: str, why: Text, part: str = "") -> None:
        self.decision = decision
        self.answer = answer
        self.why = why
        self.part = part  # of several names the one that is not legal
        super().__init__(why[0])


class Decision:
    """`items` are what can be picked, `labels` their names; the answer is a tuple of items.

    `whole` means: as many as can be picked, or none ("you may discard 2 cards").

    kind: phase, choose-card, choose-pile, choose-option, yes-no, number, order, name-card, identify, next-effect.
    """

    __slots__ = (
        "aliases",
        "distinct",
        "items",
        "kind",
        "labels",
        "max",
        "min",
        "open",
        "player",
        "prompt",
        "source",
        "texts",
        "whole",
    )

    def __init__(
        self,
        player: int,
        kind: str,
        source: str,
        prompt: Text,
        items: Sequence[Any],
        labels: Sequence[str],
        at_least: int = 1,
        at_most: int = 1,
        distinct: bool = False,
        aliases: Mapping[str, int] = NO_ALIASES,
        whole: bool = False,
        texts: Sequence[Text] = (),
    ) -> None:
        self.player = player
        self.kind = kind
        self.source = source
        self.prompt = prompt
        self.items = tuple(items)
        self.labels = tuple(labels)
        self.open = kind in OPEN and at_least > 0  # any card of the game may be named
        if self.open:
            self.max = self.min = 1
        else:
            size = len(set(self.labels)) if distinct else len(self.items)
            self.max = most = at_most if at_most < size else size
            self.min = at_least if at_least < most else most
        self.distinct = distinct
        self.aliases = aliases  # further names: which item each means
        self.whole = whole
        self.texts = tuple(texts)  # what the labels mean, where they are not names

    @property
    def choices(self) -> list[str]:
        if self.open:
            return [facts()[slug].en for slug in self.items]
        names = list(dict.fromkeys(self.labels))
        if self.min == 0 and "-" not in names:
            names.append("-")
        return names

    def words(self, label: str) -> Text:
        """A choice as it is said, in both languages."""
        if self.texts and label in self.labels:
            return self.texts[self.labels.index(label)]
        return label, _in_german(label)

    def only(self) -> tuple[Any, ...] | None:
        """The answer, when there is just one."""
        if self.open:
            return None
        if self.max == 0:
            return ()
        if self.kind == "order":
            return self.items if len(set(self.labels)) == 1 else None
        if self.min == self.max:
            if self.max == len(self.items):
                return self.items
            if not self.distinct and self.labels[0] != self.labels[-1]:
                return None
            names = set(self.labels)
            if len(names) == 1:
                return self.items[: self.max]
            if self.distinct and len(names) == self.max:
                return tuple(self.items[self.labels.index(name)] for name in dict.fromkeys(self.labels))
        return None

    def answers(self) -> Iterator[tuple[Any, ...]]:
        """Every answer that makes a difference, in a fixed order: fewer first, by name, not by single card."""
        if self.open:
            yield from ((slug,) for slug in self.items)
            return
        if self.max == 1 and self.kind != "order":
            yield from self._single()
            return
        places: dict[str, list[int]] = {}
        for i, label in enumerate(self.labels):
            places.setdefault(label, []).append(i)
        groups = list(places.values())
        if self.kind == "order":
            for order in _orders([len(group) for group in groups]):
                taken = [iter(group) for group in groups]
                yield tuple(self.items[next(taken[which])] for which in order)
            return
        most = [1 if self.distinct else len(group) for group in groups]
        sizes = range(self.min, self.max + 1)
        for size in [size for size in sizes if size in (0, self.max)] if self.whole else sizes:
            for counts in _counts(most, size):
                yield tuple(self.items[i] for group, n in zip(groups, counts, strict=True) for i in group[:n])

    def _single(self) -> Iterator[tuple[Any, ...]]:
        if self.min == 0:
            yield ()
        seen = set()
        for label, item in zip(self.labels, self.items, strict=True):
            if label not in seen:
                seen.add(label)
                yield (item,)

    def say(self, value: tuple[Any, ...]) -> str:
        """The answer as text that `read` understands: by meaning, never by number."""
        if self.open:
            return facts()[value[0]].en
        if not value:
            return "-"
        if self.kind == "phase" and value[0] not in self.items:
            return _unlisted(value[0])
        places: dict[Any, int] = {}
        if len(value) > 8:
            for i, item in enumerate(self.items):
                places.setdefault(item, i)
        labels = [self.labels[places[item] if places else self.items.index(item)] for item in value]
        if self.kind == "order" or len(labels) == 1:
            return ", ".join(labels)
        counted = Counter(labels)
        return ", ".join(label if n == 1 else f"{n} {label}" for label, n in counted.items())

    def read(self, answer: object) -> tuple[Any, ...]:
        """What the answer picks; Illegal when it is none that the rules allow."""
        if isinstance(answer, bool):
            answer = "yes" if answer else "no"
        if isinstance(answer, list | tuple):
            answer = ", ".join(str(part) for part in answer)
        text = " ".join(str(answer)[:2000].split())
        if self.open:
            return (self._name(text),)
        by_kind = READERS.get(self.kind)
        return (by_kind(self, text),) if by_kind else self._several(text)

    # -- reading ----------------------------------------------------------------------------------------------------

    def _illegal(self, text: str, why: Text) -> Illegal:
        return Illegal(self, text, why)

    def _read_move(self, text: str) -> Any:
        return self._one("-" if text in ("–", "—") else text)

    def _read_number(self, text: str) -> Any:
        wanted = "0" if text.lower() in NO else text
        if wanted not in self.labels and (wanted.startswith("-") or not self.texts):
            raise self._not_here(text, text)
        return self._one(wanted)

    def _read_yes_or_no(self, text: str) -> bool:
        word = text.lower()
        if word in YES or word in NO:
            return word in YES
        raise self._illegal(text, ("Answer yes or no.", "Antworte mit ja oder nein."))

    def _several(self, text: str) -> tuple[Any, ...]:
        word = text.lower()
        if word in NO:
            return self._checked(text, [])
        if len(set(self.labels)) == 1:
            if word in YES:
                return self.items[: self.max]
            if text.isdecimal() and self.kind != "choose-option":
                return self._checked(text, list(range(int(text[:4]))))
        return self._checked(text, self._picks(text))

    def _name(self, text: str) -> str:
        slug = card_names().find(text)
        if slug is None:
            near = card_names().suggestions(text)
            said = printable(text)
            en, de = (", ".join(pair[language] for pair in near) for language in (0, 1))
            raise self._illegal(
                text,
                (
                    f"No card is called “{said}”." + (f" Near: {en}." if near else ""),
                    f"Keine Karte heißt „{said}“." + (f" Ähnlich: {de}." if near else ""),
                ),
            )
        return slug

    def _one(self, word: str) -> Any:
        place = self._place(word)
        if place is None:
            raise self._not_here(word, word)
        return self.items[place]

    def _not_here(self, text: str, word: str) -> Illegal:
        meant = self._meant(word)
        if meant and self.kind == "choose-option":
            en, de = self.words(self.labels[meant[0]])
            return self._illegal(text, (f"“{en}” can be chosen only once.", f"„{de}“ kann nur einmal gewählt werden."))
        said = printable(word)
        why = f"“{said}” is not a legal answer here.", f"„{_in_german(said)}“ geht hier nicht."
        return Illegal(self, text, why, word)

    def _place(self, word: str) -> int | None:
        """Which item is meant, if any."""
        if word in self.labels:
            return self.labels.index(word)
        return next(iter(self._meant(word)), None)

    def _meant(self, word: str) -> list[int]:
        """The items that are meant: by their label, its words in either language, or any name of the card."""
        key = _key(word)
        slug = card_names().find(word)
        move = _move(word) if self.kind == "phase" else None

        def fits(label: str, texts: tuple[str, ...]) -> bool:
            if key == _key(label) or (slug is not None and card_names().find(label) == slug):
                return True
            if "(" in label and key == _key(_in_german(label)):
                return True
            return (move is not None and move == _move(label)) or key in map(_key, texts)

        looked_at: dict[tuple[str, tuple[str, ...]], bool] = {}  # hundreds of items may have one name
        found = []
        for i, label in enumerate(self.labels):
            item = label, tuple(self.texts[i]) if self.texts else ()
            if item not in looked_at:
                looked_at[item] = fits(*item)
            if looked_at[item]:
                found.append(i)
        alias = self.aliases.get(key)
        return found if alias is None or alias in found else [*found, alias]

    def _picks(self, text: str) -> list[int]:
        """`Copper, Copper, Estate`, `2 Copper, Estate`; of several options also their places, `1, 3`."""
        whole = self._place(text)
        if whole is not None:
            return [whole]
        picked = _Picked(self)
        for part in filter(None, (part.strip() for part in text.split(","))):
            if not picked.take_part(part):
                raise self._not_here(text, part)
        return picked.places

    def _how_many(self, n: int, partly: bool) -> Text:
        """So many must be chosen; or none at all, where not any number will do."""
        least, most = self.min, self.max
        if not (least or partly):
            return (
                f"At most {most} may be chosen, not {n}.",
                f"Zu wählen {'ist' if most == 1 else 'sind'} höchstens {most}, nicht {n}.",
            )
        single = str(least) if least == most else f"{least}–{most}"
        en, de = (f"0 or {most}", f"0 oder {most}") if partly else (single, single)
        be = "ist" if de == "1" else "sind"
        if not n:
            return f"This is not optional: {en} must be chosen.", f"Das ist Pflicht: Zu wählen {be} {de}."
        return f"{en} must be chosen, not {n}.", f"Zu wählen {be} {de}, nicht {n}."

    def _checked(self, text: str, picks: list[int]) -> tuple[Any, ...]:
        if self.kind == "order" and len(picks) == 1 and len(self.items) == 2:  # of two, the first alone will do
            picks = [picks[0], 1 - picks[0]]
        partly = self.whole and 0 < len(picks) < self.max
        if len(picks) < self.min or len(picks) > self.max or partly:
            raise self._illegal(text, self._how_many(len(picks), partly))
        labels = [self.labels[i] for i in picks]
        if (self.distinct and len(set(labels)) < len(labels)) or len(set(picks)) < len(picks):
            raise self._illegal(text, ("The choices must differ.", "Die Wahl muss verschieden sein."))
        if self.kind == "choose-option":  # carried out in printed order
            picks = sorted(picks)
        return tuple(self.items[i] for i in picks)


class _Picked:
    """The items that an answer's parts mean, each given out once."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.places: list[int] = []
        self.gone: set[int] = set()  # the same, to be looked up
        self.free: dict[str, Iterator[int]] = {}  # the items that a word means

    def take_part(self, part: str) -> bool:
        """Whether `Copper`, `2 Copper` or, of options, `2` means something that is still there."""
        if self._take(part):
            return True
        number, _, name = part.partition(" ")
        if not number.isdecimal() or len(number) >= 5:
            return False
        n, items = int(number), self.decision.items
        if name:
            return all(self._take(name) for _ in range(min(n, len(items) + 1)))
        if self.decision.kind != "choose-option" or not 0 < n <= len(items):
            return False
        self._give_out(n - 1)
        return True

    def _take(self, word: str) -> bool:
        if word not in self.free:
            meant = self.decision._meant(word)
            exact = [] if self.places else [i for i in meant if self.decision.labels[i] == word]
            self.free[word] = iter(exact + meant)
        place = next((i for i in self.free[word] if i not in self.gone), None)
        if place is not None:
            self._give_out(place)
        return place is not None

    def _give_out(self, place: int) -> None:
        self.places.append(place)
        self.gone.add(place)


# The kinds of decisions that are answered by one thing.
READERS: dict[str, Callable[[Decision, str], Any]] = {
    "phase": Decision._read_move,
    "number": Decision._read_number,
    "next-effect": Decision._one,
    "yes-no": Decision._read_yes_or_no,
}


_MOVES = (  # moves at the top of a phase: how they are written, and how they are said in German
    (r"(?:play|spiele) (.+) (?:as|als) (.+)", "play", "spiele {} als {}"),
    (r"(?:play|spiele) (.+)", "play", "spiele {}"),
    (r"(?:buy|kaufe) (.+)", "buy", "kaufe {}"),
    (r"(?:spend|gib) (\d{1,4}) (?:coffers?|taler(?: aus)?)", "coffers", "gib {} Taler aus"),
    (r"(?:spend|gib) (\d{1,4}) (?:villagers?|dorfbewohner(?: aus)?)", "villagers", "gib {} Dorfbewohner aus"),
    (r"(?:pay|zahle) (1) (?:debt|schuld(?:en)?)", "debt", "zahle {} Schuld"),
    (r"(?:pay|zahle) (\d{1,4}) (?:debt|schulden)", "debt", "zahle {} Schulden"),
)
_PATTERNS = [(re.compile(pattern, re.IGNORECASE), verb, german) for pattern, verb, german in _MOVES]


LONGEST_REMEMBERED = 200  # characters of a move: nobody fills the memory with longer ones


def _key(word: str) -> str:
    return plain(word) or word


def _move(text: str) -> tuple[str, ...] | None:
    """What a move at the top of a phase means: its verb and the cards, or the number."""
    return _remembered_move(text) if len(text) <= LONGEST_REMEMBERED else _meant_by(text)


def _meant_by(text: str) -> tuple[str, ...] | None:
    for pattern, verb, _ in _PATTERNS:
        match = pattern.fullmatch(text)
        if match:
            parts = [part if part.isdecimal() else card_names().find(part) for part in match.groups()]
            if None not in parts:
                return (verb, *(str(part) for part in parts))
    return None


_remembered_move = lru_cache(maxsize=4096)(_meant_by)


def _unlisted(move: tuple[Any, ...]) -> str:
    """A move that is legal without being listed: see rules.engine.answers."""
    if move == ("treasures",):
        return "play treasures"
    _, card, *ways = move
    return " as ".join([f"play {facts()[card].en}", *(facts()[way].en for way in ways)])


TOGETHER = " + "  # between cards of one label: a comma stands between answers
IN_GERMAN = {
    "yes": "ja",
    "no": "nein",
    "Exile": "Exil",
    "hand": "Hand",
    "deck": "Nachziehstapel",
    "discard pile": "Ablagestapel",
    "in play": "im Spiel",
}


def _in_german(label: str) -> str:
    slug = card_names().find(label)
    if slug is not None:
        return facts()[slug].de
    for pattern, _, german in _PATTERNS:
        match = pattern.fullmatch(label)
        if match:
            return german.format(*(_as_object(part) for part in match.groups()))
    effect, apart, card = label.removesuffix(")").partition(" (")
    if apart:  # Royal Galley (Smithy), Grotto (2 Estate + Curse)
        return f"{_in_german(effect)} ({TOGETHER.join(map(_counted_in_german, card.split(TOGETHER)))})"
    return IN_GERMAN.get(label, label)


def _counted_in_german(cards: str) -> str:
    number, _, name = cards.partition(" ")
    return f"{number} {_in_german(name)}" if number.isdecimal() else _in_german(cards)


def _as_object(name: str) -> str:
    """What is bought or played: kaufe Untergebenen. A name that is a plural stays as it is: kaufe Gärten."""
    slug = card_names().find(name)
    return bare(slug, DE) if slug is not None and noun(slug).gender == "m" else _in_german(name)


def _counts(most: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Every way to take `size` things, no more of each kind than there are.

    >>> list(_counts([2, 1], 2))
    [(2, 0), (1, 1)]
    """
    if not most:
        if size == 0:
            yield ()
        return
    rest = sum(most[1:])
    for n in range(min(most[0], size), max(size - rest, 0) - 1, -1):
        for others in _counts(most[1:], size - n):
            yield (n, *others)


def _orders(left: list[int]) -> Iterator[tuple[int, ...]]:
    """Every order of things of which some are alike.

    >>> list(_orders([2, 1]))
    [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    """
    if not any(left):
        yield ()
    for which, n in enumerate(left):
        if n:
            rest = [m - (i == which) for i, m in enumerate(left)]
            for others in _orders(rest):
                yield (which, *others)
