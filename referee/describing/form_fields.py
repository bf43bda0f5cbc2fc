"""One field of the form, as somebody would say it at the table, and what the document holds there."""

from __future__ import annotations

import re
from typing import Any

from referee.documents import Data
from rules.facts import card_names

NUMBERS = {
    word: n
    for n, words in enumerate(
        (
            ("no", "zero", "kein", "keine", "null"),
            ("a", "an", "one", "ein", "eine", "einen"),
            ("two", "zwei"),
            ("three", "drei"),
            ("four", "vier"),
            ("five", "fünf", "fuenf"),
            ("six", "sechs"),
            ("seven", "sieben"),
            ("eight", "acht"),
            ("nine", "neun"),
            ("ten", "zehn"),
        )
    )
    for word in words
}
CARDS = re.compile(r"(?:(?:unknown|other|face-down|unbekannte|andere|verdeckte)\b ?)?(?:cards?|karten?)?|\?")
AND = re.compile(r"\s+(?:and|und|&|\+)\s+")
MOST_WORDS = 40  # without a comma between them
EMPTY = {"-", "–", "empty", "leer", "nothing", "nichts", "none", "keine"}


# 3 Copper, 3x Copper, 3 × Copper, 3Copper, x3 Copper; Copper 3, Copper x3, Copper 3x, Copper3, Copper: 3, Copper=3
BEFORE = re.compile(r"(?:x|[×*]\s*)?(\d{1,4})(?:\s*[×*]\s*|x\s*|\s+x\s+|\s*)([^\d\s].*)", re.IGNORECASE)
AFTER = re.compile(r"(\S.*?)(?:\s+x\s*|\s*[:=×*]\s*|\s*)(?<!\d)(\d{1,4})(?:\s*[x×*])?", re.IGNORECASE)


def counted(text: str) -> tuple[int | None, str]:
    """How many of what, wherever the number stands; None when there is none."""
    text = re.sub(r"\s+", " ", text).strip()
    if card_names().find(text):
        return None, text
    first, _space, rest = text.partition(" ")
    if rest and first.lower() in NUMBERS:
        return NUMBERS[first.lower()], rest
    if match := BEFORE.fullmatch(text):
        return int(match[1]), match[2]
    if match := AFTER.fullmatch(text):
        return int(match[2]), match[1]
    return None, text


def as_said(text: str) -> str:
    """`two cards` is `2 ?`, `Copper x3` is `3 Copper`: as somebody would say it at the table."""
    n, name = counted(text)
    if n is None:
        return name
    return f"{n} ?" if CARDS.fullmatch(name.lower()) else f"{n} {name}"


def parts_of(text: str) -> list[str]:
    """Split at commas, semicolons, line ends and “and”, but not inside brackets."""
    found, depth, start = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter in ",;\n" and depth <= 0:
            found.append(text[start:i])
            start = i + 1
    found.append(text[start:])
    return [part.strip() for said in found for part in _parted(said) if part.strip()]


def _parted(text: str) -> list[str]:
    """`Tactician and two cards` are two things; `Haven (Gold and Silver)` is one, and so is any card's name."""
    if set(text) & set("([") or card_names().find(text):
        return [text]
    return [name for part in AND.split(text) for name in _one_reading(part)]


def _one_reading(text: str) -> list[str]:
    """`Throne Room 3 Copper Gold` without a comma, where its words are cards' names in one way only; else as it is.

    A number belongs to the name that follows, unless the last name is followed by one too.
    """
    words = text.split()
    after = words[-1:] != [] and words[-1].isdigit()
    if not 1 < len(words) <= MOST_WORDS or ":" in text or "=" in text:
        return [text]
    readings: list[list[list[str]]] = [[[]]]  # of the words up to here
    for end in range(1, len(words) + 1):
        readings.append([])
        for begin in range(max(0, end - card_names().longest - 1), end):
            said = " ".join(words[begin:end])
            there = begin if after else end - 1  # where no number of these words can stand
            if end - begin > 1 and words[there].isdigit():
                continue
            if readings[begin] and card_names().find(counted(said)[1]):
                readings[end] += [[*before, said] for before in readings[begin]][: 2 - len(readings[end])]
    return readings[-1][0] if len(readings[-1]) == 1 else [text]


def card_list(text: str) -> list[str] | str:
    """What a zone's field holds. `?` alone is a zone that nobody has described."""
    parts = parts_of(text)
    if len(parts) == 1 and parts[0].lower() in EMPTY:
        return []
    if parts == ["?"]:
        return "?"
    return [as_said(part) for part in parts]


def durations(text: str) -> list[Any]:
    """`Tactician, Haven (Gold), Garrison (2)`."""
    found: list[Any] = []
    for part in parts_of(text):
        match = re.fullmatch(r"(.+?)\s*[(\[](.*)[)\]]", part)
        if match is None or card_names().find(part):
            found.append(as_said(part))
            continue
        inside = match[2].strip()
        found.append({match[1]: int(inside) if is_number(inside) else card_list(inside)})
    return found


def piles(text: str) -> Data:
    """`Curse: 0`, `0 Curse`, `no Curse`, `Curse=0`; `Augurs: Acolyte, 2 Sorceress` lists cards up to the line's end."""
    found: Data = {}
    for line in re.split(r"[\n;]", text):
        listed: list[str] | None = None
        for part in parts_of(line):
            name, *size = (piece.strip() for piece in re.split("[:=]", part, maxsplit=1))
            if size:
                name = _another(name, found)
                found[name] = _pile(*size)
                listed = found[name] if isinstance(found[name], list) and found[name] else None
            elif listed is not None:
                listed.append(as_said(part))
            else:
                n, name = counted(part)
                found[_another(name, found)] = n
    found.pop("", None)
    return found


def _another(name: str, found: Data) -> str:
    """A name that comes again stays apart, so that the document says that it stands there twice."""
    while name in found:
        name += " "
    return name


def _pile(size: str) -> int | list[str] | str | None:
    if not size:
        return None
    return int(size) if is_number(size) else NUMBERS.get(size.lower(), card_list(size))


def pile_tokens(text: str) -> Data:
    """`Temple: 2 vp`; `Village: Training (Anna, Bernd)` says whose tokens lie there."""
    found: Data = {}
    for line in re.split(r"[\n;]", text):
        name, _colon, rest = (part.strip() for part in line.partition(":"))
        if not name:
            continue
        tokens: Data = {}
        for part in parts_of(rest):
            if match := re.fullmatch(r"([^()]+?)\s*\(([^()]*)\)", part):
                tokens[match[1]] = [name.strip() for name in match[2].split(",") if name.strip()]
                continue
            first, _space, second = part.partition(" ")
            number, token = (first, second) if is_number(first) else (second, first)
            tokens[token.strip()] = int(number) if is_number(number) else number
        found[name] = tokens
    return found


def chosen(text: str) -> Data:
    """`Cheap: Village`: whose set-up, and what it chose."""
    found: Data = {}
    for line in re.split(r"[\n;]", text):
        by, _colon, what = (part.strip() for part in re.sub("[=→]", ":", line, count=1).partition(":"))
        if by:
            found[_another(by, found)] = what
    return found


def is_number(text: str) -> bool:
    return bool(re.fullmatch(r"-?\d{1,9}", text.strip()))


def number_or_text(text: str) -> int | str:
    return int(text) if is_number(text) else text
