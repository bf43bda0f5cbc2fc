"""How text is cut into words and made comparable, the same for what is stored and for what is asked.

Both databases are given these words, not the text: so they find the same things, whatever their own tokenizers think of
umlauts, hyphens and endings.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import methodcaller

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
ENDINGS = ("ern", "en", "em", "er", "es", "e", "n")


def fold(text: str) -> str:
    """Lower case without accents; ß is ss. Apostrophes vanish, as people leave them out.

    >>> fold("Außenposten"), fold("RÄUBER"), fold("King's Court")
    ('aussenposten', 'rauber', 'kings court')
    """
    text = text.casefold().replace("'", "").replace("’", "")
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
        text = "".join(letter for letter in text if not unicodedata.combining(letter))
    return text


def tokens(text: str) -> list[str]:
    """
    >>> tokens("+1 Card: King's Court, Siedler/Emsiges Dorf")
    ['1', 'card', 'kings', 'court', 'siedler', 'emsiges', 'dorf']
    """
    return [fold(found) for found in WORD.findall(text)]


def name(text: str) -> str:
    """A name as names are compared.

    >>> name("  EDLEN   Räuber ")
    'edlen rauber'
    """
    return " ".join(tokens(text))


def stem(token: str) -> str:
    """Takes off what German and English hang on a word, so that Karten finds Karte and attacks finds attack.

    >>> [stem(word) for word in ("karten", "karte", "zuges", "zug", "attacks", "others", "other", "silber")]
    ['kart', 'kart', 'zug', 'zug', 'attack', 'oth', 'oth', 'silb']
    """
    if len(token) > 3 and token.endswith("s") and not token.endswith("ss"):
        token = token[:-1]
    for ending in ENDINGS:
        if token.endswith(ending) and len(token) - len(ending) >= 3:
            return token[: -len(ending)]
    return token


@lru_cache(16_384)
def root(word: str) -> str:
    """The stem of a word as it stands in a text. There are only so many of them."""
    return stem(fold(word))


@lru_cache(20_000)
def stems(text: str) -> tuple[str, ...]:
    """Remembered: a search looks through the same lines again and again."""
    return tuple(root(word) for word in WORD.findall(text))


def spellings(token: str) -> list[str]:
    """Who has no umlauts on the keyboard types raeuber; stored is rauber.

    >>> spellings("raeuber"), spellings("abenteuer"), spellings("wharf")
    (['raeuber', 'rauber'], ['abenteuer', 'abenteur'], ['wharf'])
    """
    plain = re.sub("(a|o|u)e", r"\1", token)
    return [token] if plain == token else [token, plain]


@dataclass(frozen=True)
class SearchTerm:
    """Words that stand one after the other, as stems. `beginning`: the last one may go on, as while one types."""

    words: tuple[str, ...]
    beginning: bool = False

    @classmethod
    def of(cls, token: str, typing: bool = False) -> SearchTerm:
        """Compounds and unfinished words begin with what is asked; one or two letters say too little for that."""
        root = stem(token)
        return cls((root,), beginning=typing or len(root) > 2)

    def fits(self, roots: Sequence[str]) -> bool:
        """Whether these stems start with it."""
        wanted = self.words
        if len(roots) < len(wanted) or tuple(roots[: len(wanted) - 1]) != wanted[:-1]:
            return False
        last = roots[len(wanted) - 1]
        return last.startswith(wanted[-1]) if self.beginning else last == wanted[-1]


class Marker:
    """Marks in a text what was asked for."""

    def __init__(self, terms: Iterable[SearchTerm]) -> None:
        terms = set(terms)
        single = [term for term in terms if len(term.words) == 1]
        self.beginnings = tuple(term.words[0] for term in single if term.beginning)
        self.wholes = frozenset(term.words[0] for term in single if not term.beginning)
        self.phrases = sorted(terms - set(single), key=lambda term: len(term.words), reverse=True)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """From where to where something is to be marked."""
        roots = stems(text)
        lengths: dict[int, int] = {}
        at = 0 if self.phrases or self.touches(roots) else len(roots)
        while at < len(roots):
            length = self.length(roots, at)
            if length:
                lengths[at] = length
            at += length or 1
        if not lengths:
            return []
        found = [match.span() for match in WORD.finditer(text)]
        return [(found[at][0], found[at + length - 1][1]) for at, length in lengths.items()]

    def touches(self, roots: Sequence[str]) -> bool:
        """Whether any of these is one of the single words."""
        if not self.wholes.isdisjoint(roots):
            return True
        return bool(self.beginnings) and any(map(methodcaller("startswith", self.beginnings), roots))

    def length(self, roots: Sequence[str], at: int) -> int:
        for phrase in self.phrases:
            if phrase.fits(roots[at : at + len(phrase.words)]):
                return len(phrase.words)
        return 1 if roots[at] in self.wholes or roots[at].startswith(self.beginnings) else 0

    def mark(self, text: str, spans: Iterable[tuple[int, int]] | None = None) -> SafeString:
        """The text as HTML, escaped, with <mark> around what was asked for."""
        parts, end = [], 0
        for start, stop in self.spans(text) if spans is None else spans:
            parts.append(f"{escape(text[end:start])}<mark>{escape(text[start:stop])}</mark>")
            end = stop
        return mark_safe("".join(parts) + escape(text[end:]))

    @staticmethod
    def around(words: list[str], which: list[bool]) -> SafeString:
        """These words as HTML, with <mark> around every run of those that are to be marked."""
        parts, inside = [], False
        for word, marked in zip(words, which, strict=True):
            if inside and not marked:
                parts.append("</mark>")
            if parts:
                parts.append(" ")
            if marked and not inside:
                parts.append("<mark>")
            parts.append(escape(word))
            inside = marked
        return mark_safe("".join(parts) + ("</mark>" if inside else ""))
