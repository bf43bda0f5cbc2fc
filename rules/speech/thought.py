"""What a player believed, held against the verdict: right, wrong, or nothing that can be told."""

from __future__ import annotations

import re

LONGEST = 80  # characters of a belief
COUNTED = (
    "zero one two three four five six seven eight nine ten eleven twelve",
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
)
NUMBERS = {word: n for row in COUNTED for n, word in enumerate(row.split())}
NUMBERS |= {"twice": 2, "both": 2, "zweimal": 2, "beide": 2, "thrice": 3, "dreimal": 3, "viermal": 4}
ARTICLES = {"a", "an", "ein", "eine", "einen"}
YES, NO = {"yes", "ja", "yep"}, {"no", "nein", "nope", "not", "nicht"}
NONE = {"no", "none", "nothing", "kein", "keine", "keinen", "nichts"}


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text[:LONGEST].lower())


def _counts(words: list[str]) -> list[int]:
    """The numbers in it; where there is none, an article counts as one."""
    found = [int(word) if word.isdecimal() else NUMBERS[word] for word in words if word.isdecimal() or word in NUMBERS]
    return found or [1 for word in words if word in ARTICLES]


def was_right(thought: str, word: str, verdict: str = "") -> bool | None:
    """Whether what somebody believed agrees with the verdict, or with its word; None where that cannot be told.

    >>> was_right("ten cards", "No, five.", "no"), was_right("a Curse", "No Curse for Bernd.")
    (False, False)
    """
    said, ruled = _words(thought), _words(word)
    mine, theirs = _counts(said), [int(verdict)] if verdict.isdecimal() else _counts(ruled)
    if mine and theirs:
        return mine[0] == theirs[0]
    if verdict in ("yes", "no"):
        first = next((w for w in said if w in YES | NO), "")
        return (first in YES) == (verdict == "yes") if first else None
    shared = {w for w in said if len(w) > 3} & set(ruled)
    if not shared:
        return None
    return bool(set(said) & NONE) == bool(set(ruled) & NONE)
