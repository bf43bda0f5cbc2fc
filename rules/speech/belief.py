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
OF_WHAT = {  # what is counted, in either language
    "cards": re.compile(r"cards?|karten?"),
    "actions": re.compile(r"actions?|aktion(en)?"),
    "buys": re.compile(r"buys?|kauf|käufe"),
    "coins": re.compile(r"coins?|geld|münzen?"),
    "turns": re.compile(r"turns?|(extra)?z(ug|üge)n?"),
    "points": re.compile(r"points?|punkte?"),
    "curses": re.compile(r"curses?|fl(uch|üche)"),
}
NONE = {"no", "none", "nothing", "kein", "keine", "keinen", "nichts"}


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text[:LONGEST].lower())


def _counts(words: list[str]) -> list[int]:
    """The numbers in it; where there is none, an article counts as one."""
    found = [int(word) if word.isdecimal() else NUMBERS[word] for word in words if word.isdecimal() or word in NUMBERS]
    return found or [1 for word in words if word in ARTICLES]


def _counted(text: str) -> str:
    """What it counts first, if it says so."""
    words = re.findall(r"\w+", text.lower())
    return next((what for word in words for what, said in OF_WHAT.items() if said.fullmatch(word)), "")


def was_right(thought: str, word: str, verdict: str = "", story: str = "") -> bool | None:
    """Whether what somebody believed agrees with the verdict, or with its word; None where that cannot be told.

    A number answers what the word counts, else what the story's question asks for first.

    >>> was_right("ten cards", "No, five.", "no"), was_right("a Curse", "No Curse for Bernd.")
    (False, False)
    >>> was_right("one Action", "No, five.", "no", "Anna plays it twice. Does she get ten cards and two Actions?")
    """
    said, ruled = _words(thought), _words(word)
    mine, theirs = _counts(said), [int(verdict)] if verdict.isdecimal() else _counts(ruled)
    if mine and theirs:
        asked = next((part for part in re.split(r"(?<=[.!?:]) ", story) if part.endswith("?")), "")
        counted = _counted(word) or _counted(asked)
        return None if counted and _counted(thought) not in ("", counted) else mine[0] == theirs[0]
    if verdict in ("yes", "no"):
        first = next((w for w in said if w in YES | NO), "")
        return (first in YES) == (verdict == "yes") if first else None
    shared = {w for w in said if len(w) > 3} & set(ruled)
    if not shared:
        return None
    return bool(set(said) & NONE) == bool(set(ruled) & NONE)
