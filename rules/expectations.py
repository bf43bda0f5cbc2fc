"""What a document expects, held against the answer: each point in which the two differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.facts import card_names
from rules.speech.grammar import EN


def compare(expect: Mapping[str, Any], answer: Mapping[str, Any], language: int = EN) -> list[str]:
    """Each difference between what is expected, in the canonical form that `parse` gives it, and what is."""
    found = _Differences(language)
    table = answer["state"]
    for key, wanted in expect.items():
        if key in table["players"]:
            found.compare(key, wanted, table["players"][key])
        elif key == "error":
            found.compare(key, wanted, answer["error"] is not None)
        elif key == "pending":
            found.compare(key, wanted, answer["pending"])
        elif key == "steps":
            found.steps(wanted, answer["steps"])
        else:
            found.compare(key, wanted, table.get(key, _NONE[type(wanted)]))
    return found.lines


class _Differences:
    def __init__(self, language: int) -> None:
        self.language = language
        self.lines: list[str] = []

    def compare(self, place: str, wanted: Any, found: Any) -> None:
        if isinstance(wanted, Mapping) and isinstance(found, Mapping):
            for key, part in wanted.items():
                self.compare(f"{place}.{key}", part, found.get(key, _NONE[type(part)]))
        elif isinstance(found, list):
            self._cards(place, wanted, found)
        elif isinstance(wanted, bool):  # extra: true stands for any card
            if wanted != bool(found):
                self._differ(place, str(wanted).lower(), str(found).lower() if isinstance(found, bool) else found)
        elif wanted != found:
            self._differ(place, wanted, "-" if found is None else found)

    def steps(self, wanted: Sequence[Mapping[str, Any]], found: Iterable[Mapping[str, Any]]) -> None:
        """Each wanted step happened, in this order; others may have happened in between."""
        left = iter(found)
        for i, step in enumerate(wanted):
            if not any(_fits(step, happened) for happened in left):
                words = [self._listed(list(part)) if isinstance(part, tuple) else str(part) for part in step.values()]
                self._differ(f"steps[{i}]", " ".join(words), "-")

    def _cards(self, place: str, wanted: int | tuple[str, ...], found: list[str]) -> None:
        if isinstance(wanted, int):
            if len(found) != wanted:
                self._differ(place, wanted, f"{len(found)} ({self._listed(found)})")
            return
        cards = [card for name in wanted for card in _single(name)]
        ordered = place.endswith(".deck")
        if (cards != found) if ordered else (Counter(cards) != Counter(found)):
            self._differ(place, self._listed(cards), self._listed(found))

    def _listed(self, cards: list[str]) -> str:
        counted = Counter(cards)
        nothing = ("nothing", "nichts")[self.language]
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counted.items()) or nothing

    def _differ(self, place: str, wanted: Any, found: Any) -> None:
        words = ("{}: expected {}, found {}", "{}: erwartet {}, gefunden {}")[self.language]
        self.lines.append(words.format(place, wanted, found))


def _fits(wanted: Mapping[str, Any], step: Mapping[str, Any]) -> bool:
    differences = _Differences(EN)
    differences.compare("step", wanted, step)
    return not differences.lines


_NONE: dict[type, Any] = {int: 0, tuple: [], bool: False, str: "", dict: {}, type(None): None}


def _single(name: str) -> list[str]:
    """`3 Copper` as three."""
    number, _, rest = name.partition(" ")
    if number.isdecimal() and (rest == "?" or card_names().find(rest)) and card_names().find(name) is None:
        return [rest] * int(number)
    return [name]
