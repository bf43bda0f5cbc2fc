"""The short code of a kingdom. It holds the kingdom itself, so it gives the same one for ever.

A code is a version digit, a number in base 32, and two check digits. Every pile, landscape, Ally, Prophecy and Boon has
a number in its fixture, which it keeps for ever; a new card gets the next one. A set of cards is its rank among all
sets (the combinatorial number system), which does not change when later cards make more sets. So a code outlives new
cards, new wishes and a new generator.

Version 1 has piles, landscapes, Ally, bane, Platinum and Colony, Shelters. Version 2 has the Druid's Boons, a Prophecy
and what set-ups picked besides, and is used only where there is one of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import comb

from cards.kingdoms.layout import LANDSCAPES as LANDSCAPE_KINDS
from cards.kingdoms.layout import PILES as PILE_KINDS
from cards.kingdoms.layout import Layout, may_pick
from rules.facts import facts

# What each version adds before the check. Their difference is no power of 32 modulo 1021, so that even the digit of a
# version that changed places with another is noticed.
VERSIONS = {"1": 1, "2": 3}
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: they are misread
MISREAD = str.maketrans("ilo", "110")
CHECK = 1021  # the largest prime below 32 * 32: one wrong digit, or two that changed places, never go unnoticed
LONGEST = 100

# Part of version 1, for ever: more piles than this, and so on, need another version.
MOST_PILES, MOST_LANDSCAPES, PILES, LANDSCAPES, ALLIES = 32, 8, 2048, 1024, 128
# Part of version 2, for ever.
MOST_BOONS, MOST_PICKS, BOONS, PROPHECIES, PICKERS = 4, 8, 32, 64, 64

LISTS = {  # what is numbered together, by kinds of cards
    "piles": PILE_KINDS,
    "landscapes": LANDSCAPE_KINDS,
    "allies": ("ally",),
    "prophecies": ("prophecy",),
    "boons": ("boon",),
}


class NoCode(ValueError):
    """Not a code that means anything here. `why` is "version", "altered" or "newer"."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


@cache
def numbers() -> dict[str, tuple[str, ...]]:
    """The cards of each list, in the order of their numbers."""
    found = {}
    for name, kinds in LISTS.items():
        numbered = sorted((f.number, f.slug) for f in facts().values() if f.kind in kinds and f.number is not None)
        if [n for n, _ in numbered] != list(range(len(numbered))):
            raise ValueError(f"the numbers of {name} in fixtures/cards are not 0, 1, 2 ...")
        found[name] = tuple(slug for _, slug in numbered)
    return found


@cache
def places() -> dict[str, dict[str, int]]:
    return {name: {slug: n for n, slug in enumerate(slugs)} for name, slugs in numbers().items()}


def rank(chosen: Sequence[int]) -> int:
    """
    >>> [rank(pair) for pair in ([0, 1], [0, 2], [1, 2], [0, 3])]
    [0, 1, 2, 3]
    """
    return sum(comb(n, k) for k, n in enumerate(sorted(chosen), 1))


def unrank(number: int, size: int) -> list[int]:
    """
    >>> unrank(rank([4, 8, 15, 16, 23, 42]), 6)
    [4, 8, 15, 16, 23, 42]
    """
    found: list[int] = []
    for k in range(size, 0, -1):
        low, high = k - 1, k
        while comb(high, k) <= number:
            high *= 2
        while low + 1 < high:  # the largest n with comb(n, k) <= number
            middle = (low + high) // 2
            if comb(middle, k) <= number:
                low = middle
            else:
                high = middle
        found.append(low)
        number -= comb(low, k)
    if number:
        raise NoCode("altered")
    return found[::-1]


def encode(layout: Layout) -> str:
    """The code of a kingdom, of the first version that can say all of it."""
    number = _first(layout)
    if not (layout.boons or layout.prophecy or layout.picks):
        return _signed("1", number)
    at = places()
    pickers = _pickers(layout)
    for by, slug in sorted(layout.picks, reverse=True):
        number = (number * PILES + at["piles"][slug]) * PICKERS + pickers.index(by)
    if layout.prophecy:
        number = number * PROPHECIES + at["prophecies"][layout.prophecy]
    boons = [at["boons"][slug] for slug in layout.boons]
    number = number * comb(BOONS, len(boons)) + rank(boons)
    number = (number * MOST_PICKS + len(layout.picks)) * 2 + bool(layout.prophecy)
    return _signed("2", number * MOST_BOONS + len(boons))


def _first(layout: Layout) -> int:
    """What every version has."""
    at = places()
    piles = [at["piles"][slug] for slug in layout.piles]
    landscapes = [at["landscapes"][slug] for slug in layout.landscapes]
    number = rank(piles)
    if layout.bane:
        number = number * PILES + at["piles"][layout.bane]
    if layout.ally:
        number = number * ALLIES + at["allies"][layout.ally]
    number = number * comb(LANDSCAPES, len(landscapes)) + rank(landscapes)
    for flag in (bool(layout.bane), bool(layout.ally), layout.colony, layout.shelters):
        number = number * 2 + flag
    return (number * MOST_LANDSCAPES + len(landscapes)) * MOST_PILES + len(piles)


def _pickers(layout: Layout) -> list[str]:
    """The places of those that may have picked something: every pile, every landscape, the Prophecy."""
    return [*sorted(layout.supply), *sorted(layout.landscapes), *([layout.prophecy] if layout.prophecy else [])]


def decode(code: str) -> Layout:
    """The kingdom of a code. Letters may be large, and o, i, l stand for the digits that they look like."""
    code = code.strip().lower().translate(MISREAD)
    if not code or len(code) > LONGEST:
        raise NoCode("altered")
    version = code[0]
    if version not in VERSIONS:
        raise NoCode("version" if version.isdigit() else "altered")
    number, check = _read(code[1:-2]), _read(code[-2:])
    if len(code) < 4 or check != _check(version, number):
        raise NoCode("altered")
    layout = _of_first(number) if version == "1" else _of_second(number)
    if layout.bane in layout.piles or encode(layout) != code:
        raise NoCode("altered")
    return layout


def _of_second(number: int) -> Layout:
    rest, size = divmod(number, MOST_BOONS)
    rest, with_prophecy = divmod(rest, 2)
    rest, picks = divmod(rest, MOST_PICKS)
    rest, boons = divmod(rest, comb(BOONS, size))
    prophecy = ""
    if with_prophecy:
        rest, n = divmod(rest, PROPHECIES)
        prophecy = _named("prophecies", n)
    picked = []
    for _ in range(picks):
        rest, by = divmod(rest, PICKERS)
        rest, pile = divmod(rest, PILES)
        picked.append((by, _named("piles", pile)))
    layout = replace(_of_first(rest), boons=tuple(_named("boons", n) for n in unrank(boons, size)), prophecy=prophecy)
    pickers = _pickers(layout)
    if any(by >= len(pickers) or not may_pick(pickers[by]) for by, _ in picked):
        raise NoCode("altered")
    return replace(layout, picks=tuple((pickers[by], slug) for by, slug in picked))


def _of_first(number: int) -> Layout:
    rest, size = divmod(number, MOST_PILES)
    rest, scapes = divmod(rest, MOST_LANDSCAPES)
    flags = []
    for _ in range(4):
        rest, flag = divmod(rest, 2)
        flags.append(bool(flag))
    shelters, colony, with_ally, with_bane = flags
    rest, landscapes = divmod(rest, comb(LANDSCAPES, scapes))
    ally = bane = None
    if with_ally:
        rest, ally = divmod(rest, ALLIES)
    if with_bane:
        rest, bane = divmod(rest, PILES)
    return Layout(
        piles=tuple(_named("piles", n) for n in unrank(rest, size)),
        landscapes=tuple(_named("landscapes", n) for n in unrank(landscapes, scapes)),
        ally="" if ally is None else _named("allies", ally),
        bane="" if bane is None else _named("piles", bane),
        colony=colony,
        shelters=shelters,
    )


def _named(what: str, n: int) -> str:
    if n >= len(numbers()[what]):
        raise NoCode("newer")
    return numbers()[what][n]


def _signed(version: str, number: int) -> str:
    return version + _written(number) + _written(_check(version, number), 2)


def _check(version: str, number: int) -> int:
    return (number + VERSIONS[version]) % CHECK


def _written(number: int, least: int = 1) -> str:
    digits = ""
    while number or len(digits) < least:
        number, digit = divmod(number, 32)
        digits = DIGITS[digit] + digits
    return digits


def _read(digits: str) -> int:
    number = 0
    for digit in digits:
        if digit not in DIGITS:
            raise NoCode("altered")
        number = number * 32 + DIGITS.index(digit)
    return number
