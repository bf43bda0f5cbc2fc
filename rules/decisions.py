"""A decision: who is asked what, and what is a legal answer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

from rules.facts import card_names, facts, plain

Text = tuple[str, str]  # English, German
YES = {"yes", "y", "ja", "j"}
NO = {"no", "n", "nein", "nothing", "none", "nichts", "keine", ""}


class Illegal(ValueError):
    """An answer that the rules do not allow, with every one that they do."""

    def __init__(self, decision: Decision, answer: str, why: Text) -> None:
        self.decision = decision
        self.answer = answer
        self.why = why
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
        aliases: dict[str, int] | None = None,
        whole: bool = False,
        texts: Sequence[Text] = (),
    ) -> None:
        self.player = player
        self.kind = kind
        self.source = source
        self.prompt = prompt
        self.items = tuple(items)
        self.labels = tuple(labels)
        if kind in ("name-card", "identify"):
            self.max = self.min = 1
        else:
            size = len(set(self.labels)) if distinct else len(self.items)
            self.max = min(at_most, size)
            self.min = min(at_least, self.max)
        self.distinct = distinct
        self.aliases = aliases or {}
        self.whole = whole
        self.texts = tuple(texts)  # what the labels mean, where they are not names

    @property
    def open(self) -> bool:
        """Any card of the game may be named."""
        return self.kind in ("name-card", "identify")

    @property
    def choices(self) -> list[str]:
        names = list(dict.fromkeys(self.labels))
        if self.min == 0 and not self.open and "-" not in names:
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
            if len(set(self.labels)) == 1:
                return self.items[: self.max]
        return None

    def answers(self) -> Iterator[tuple[Any, ...]]:
        """Every answer that makes a difference, in a fixed order."""
        if self.open:
            yield from ((slug,) for slug in self.items)
            return
        seen: set[tuple[str, ...]] = set()
        sizes = [n for n in range(self.min, self.max + 1) if not self.whole or n in (0, self.max)]
        picks: Iterator[tuple[int, ...]]
        if self.kind == "order":
            picks = permutations(range(len(self.items)))
        else:
            picks = (pick for size in sizes for pick in combinations(range(len(self.items)), size))
        for pick in picks:
            labels = tuple(self.labels[i] for i in pick)
            key = labels if self.kind == "order" else tuple(sorted(labels))
            if key in seen or (self.distinct and len(set(labels)) < len(labels)):
                continue
            seen.add(key)
            yield tuple(self.items[i] for i in pick)

    def say(self, value: tuple[Any, ...]) -> str:
        """The answer as text that `read` understands: by meaning, never by number."""
        if self.open:
            return facts()[value[0]].en
        if not value:
            return "-"
        labels = [self.labels[self.items.index(item)] for item in value]
        if self.kind == "order":
            return ", ".join(labels)
        counted = {label: labels.count(label) for label in labels}
        return ", ".join(label if n == 1 else f"{n} {label}" for label, n in counted.items())

    def read(self, answer: object) -> tuple[Any, ...]:
        """What the answer picks; Illegal when it is none that the rules allow."""
        if isinstance(answer, bool):
            answer = "yes" if answer else "no"
        if isinstance(answer, list | tuple):
            answer = ", ".join(str(part) for part in answer)
        text = re.sub(r"\s+", " ", str(answer)).strip()[:2000]
        if self.open:
            return (self._name(text),)
        if self.kind in ("phase", "number", "next-effect"):
            return (self._one(text, text),)
        empty = text == "-" or text.lower() in NO
        if self.kind == "yes-no":
            if text.lower() in YES | NO or text == "-":
                return (text.lower() in YES,)
            if text in ("1", "2"):
                return (text == "1",)
            raise self._illegal(text, ("Answer yes or no.", "Antworte mit ja oder nein."))
        if empty and not any(plain(label) == plain(text) for label in self.labels):
            return self._checked(text, [])
        if text.lower() in YES and len(set(self.labels)) == 1:
            return self.items[: self.max]
        if text.isdigit() and self.kind != "choose-option" and len(set(self.labels)) == 1:
            return self._checked(text, [0] * 0 if int(text) == 0 else list(range(min(int(text), 9999))))
        return self._checked(text, self._picks(text))

    # -- reading ----------------------------------------------------------------------------------------------------

    def _illegal(self, text: str, why: Text) -> Illegal:
        return Illegal(self, text, why)

    def _name(self, text: str) -> str:
        slug = card_names().find(text)
        if slug is None:
            raise self._illegal(text, (f"No card is called “{text}”.", f"Keine Karte heißt „{text}“."))
        return slug

    def _one(self, word: str, whole: str) -> Any:
        place = self._place(word, set())
        if place is None:
            raise self._illegal(whole, (f"“{word}” is not a legal answer here.", f"„{word}“ geht hier nicht."))
        return self.items[place]

    def _place(self, word: str, taken: set[int]) -> int | None:
        key = plain(word) or word
        for i, label in enumerate(self.labels):
            if i not in taken and (plain(label) or label) == key:
                return i
        slug = card_names().find(word)
        if slug is not None:
            for i, label in enumerate(self.labels):
                if i not in taken and card_names().find(label) == slug:
                    return i
        verb, _, rest = word.partition(" ")
        verb = {"spiele": "play", "kaufe": "buy"}.get(verb.lower(), verb.lower())
        if rest and self.kind == "phase":
            return self._move(verb, rest)
        found = self.aliases.get(key)
        return found if found is not None and found not in taken else None

    def _move(self, verb: str, rest: str) -> int | None:
        """`play X`, `buy X`, `play X as Y`: compared word for word, each name in any language."""

        def meaning(text: str) -> tuple[str | None, ...]:
            name, _, way = text.partition(" as ")
            return tuple(card_names().find(part) if part else "" for part in (name, way))

        wanted = meaning(rest.replace(" als ", " as "))
        if None in wanted:
            return None
        for i, label in enumerate(self.labels):
            label_verb, _, label_rest = label.partition(" ")
            if label_verb == verb and label_rest and meaning(label_rest) == wanted:
                return i
        return None

    def _picks(self, text: str) -> list[int]:
        taken: list[int] = []
        for part in text.split(","):
            part = part.strip()
            if not part:
                continue
            number, _, name = part.partition(" ")
            times = 1
            place = self._place(part, set(taken))
            if place is None and number.isdigit() and name:
                times = min(int(number), 9999)
                part = name.strip()
            elif place is None and number.isdigit() and self.kind == "choose-option" and int(number) >= 1:
                place = int(number) - 1
                if place < len(self.items) and place not in taken:
                    taken.append(place)
                    continue
                place = None
            for _ in range(times):
                place = self._place(part, set(taken))
                if place is None:
                    raise self._illegal(text, (f"“{part}” is not a legal answer here.", f"„{part}“ geht hier nicht."))
                taken.append(place)
        return taken

    def _checked(self, text: str, picks: list[int]) -> tuple[Any, ...]:
        partly = self.whole and 0 < len(picks) < self.max
        if len(picks) < self.min or len(picks) > self.max or partly:
            least, most = self.min, self.max
            count = str(least) if least == most else f"0 / {most}" if partly else f"{least}–{most}"
            raise self._illegal(
                text, (f"{count} must be chosen, not {len(picks)}.", f"Gewählt werden {count}, nicht {len(picks)}.")
            )
        labels = [self.labels[i] for i in picks]
        if self.distinct and len(set(labels)) < len(labels):
            raise self._illegal(text, ("The choices must differ.", "Die Wahl muss verschieden sein."))
        if self.kind == "choose-option":  # carried out in printed order
            picks = sorted(picks)
        return tuple(self.items[i] for i in picks)


_MOVES = (  # a move at the top of a phase, and how it is said in German
    (re.compile(r"play (.+) as (.+)"), "spiele {} als {}"),
    (re.compile(r"play (.+)"), "spiele {}"),
    (re.compile(r"buy (.+)"), "kaufe {}"),
    (re.compile(r"spend (\d+) coffers"), "gib {} Taler aus"),
    (re.compile(r"spend (\d+) villagers?"), "gib {} Dorfbewohner aus"),
    (re.compile(r"pay (\d+) debt"), "zahle {} Schulden"),
)


def _in_german(label: str) -> str:
    slug = card_names().find(label)
    if slug is not None:
        return facts()[slug].de
    for pattern, german in _MOVES:
        match = pattern.fullmatch(label)
        if match:
            return german.format(*(_in_german(part) for part in match.groups()))
    return {"yes": "ja", "no": "nein"}.get(label, label)
