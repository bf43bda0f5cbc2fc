"""Slips of typing: no text has the word, and with one letter more, or two of them crossed, it is a known one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from string import ascii_lowercase

from rules.questions.names import CardNames
from rules.questions.words import KNOWN, WordToken, meanings

SHORTEST, SHORTEST_ENDING = 5, 4  # letters
VOWELS = "aeiou"


def mended(words: Sequence[WordToken], taken: Collection[int], names: CardNames) -> list[WordToken]:
    """The words as they were meant; a card's name is none of them, nor a noun or somebody's name."""
    return [
        replace(token, raw=meant, word=meant)
        if token.at not in taken
        and token.number is None
        and not (token.capital and not token.first)
        and names.strange(token.word)
        and (meant := _meant(token.word))
        else token
        for token in words
    ]


@lru_cache(KNOWN)
def _meant(word: str) -> str:
    """The word that it is a slip of; "" where there is none, or where two of them mean different things.

    >>> _meant("entsorgn"), _meant("dicsard"), _meant("fnord")
    ('entsorgen', 'discard', '')
    """
    if len(word) >= SHORTEST_ENDING and word[-1] == "n" and word[-2] not in VOWELS and meanings().of(f"{word[:-1]}en"):
        return f"{word[:-1]}en"
    for typed in (_left_out, _crossed, _doubled) if len(word) >= SHORTEST else ():
        found = {meaning: each for each in typed(word) if (meaning := meanings().forms.get(each))}
        if found:
            return found.popitem()[1] if len(found) == 1 else ""
    return ""


def _left_out(word: str) -> Iterator[str]:
    return (f"{word[:at]}{letter}{word[at:]}" for at in range(1, len(word) + 1) for letter in ascii_lowercase)


def _crossed(word: str) -> Iterator[str]:
    return (f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}" for at in range(len(word) - 1))


def _doubled(word: str) -> Iterator[str]:
    """One letter too often."""
    return (word[:at] + word[at + 1 :] for at, (one, two) in enumerate(pairwise(word)) if one == two)
