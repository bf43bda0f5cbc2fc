"""One field of the form, as somebody would say it at the table, and what the document holds there."""

from __future__ import annotations

import re
from typing import Any

from rules.facts import card_names

Data = dict[str, Any]

NUMBERS = {
    word: n
    for n, words in enumerate(
        (
            ("no", "kein", "keine"),
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
CARDS = re.compile(r"(?:(?:unknown|other|face-down|unbekannte|andere|verdeckte)\b ?)?(?:cards?|karten?)?")
AND = re.compile(r"\s+(?:and|und|&|\+)\s+")
EMPTY = {"-", "–", "empty", "leer", "nothing", "nichts", "none", "keine"}


def as_said(text: str) -> str:
    """`two cards` is `2 ?`, `three Copper` is `3 Copper`: as somebody would say it at the table."""
    text = re.sub(r"\s+", " ", text).strip()
    if not text or card_names().find(text):
        return text
    first, _space, rest = text.partition(" ")
    n = NUMBERS.get(first.lower(), int(first) if first.isascii() and first.isdigit() and len(first) < 5 else None)
    if n is None or not rest:
        return text
    if CARDS.fullmatch(rest.lower()) or rest == "?":
        return f"{n} ?"
    return f"{n} {rest}" if first.lower() in NUMBERS else text


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
    return [text] if set(text) & set("([") or card_names().find(text) else AND.split(text)


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
    """`Curse: 0`, `Augurs: Acolyte, 2 Sorceress`; one pile a line, or parted by commas where that is clear."""
    found: Data = {}
    for line in re.split(r"[\n;]|,(?=[^,:\n]+:)", text):
        name, colon, size = (part.strip() for part in line.partition(":"))
        if name:
            found[name] = (int(size) if is_number(size) else card_list(size)) if colon and size else None
    return found


def pile_tokens(text: str) -> Data:
    """`Temple: 2 vp`."""
    found: Data = {}
    for line in re.split(r"[\n;]", text):
        name, _colon, rest = (part.strip() for part in line.partition(":"))
        if not name:
            continue
        tokens: Data = {}
        for part in parts_of(rest):
            first, _space, second = part.partition(" ")
            number, token = (first, second) if is_number(first) else (second, first)
            tokens[token.strip()] = int(number) if is_number(number) else number
        found[name] = tokens
    return found


def is_number(text: str) -> bool:
    return bool(re.fullmatch(r"-?\d{1,9}", text.strip()))


def number_or_text(text: str) -> int | str:
    return int(text) if is_number(text) else text
