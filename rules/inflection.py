"""How the names of cards are inflected: Throne Rooms; des Thronsaals, den Thronsälen, dem Edlen Räuber.

A German name has a gender and, where it differs, a plural, written as `m Thronsäle`:
m, f, n: the gender, then the plural. w: a masculine that changes in the accusative ("einen Helden"): that form, then
after a slash the plural where it differs again. a: a masculine that is inflected like an adjective (Untergebener, einen
Untergebenen). p: the name itself is a plural ("eine Karte Gärten", "durch die Gärten"): what follows "die" where it
differs. -: a name that takes no article.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

NOUNS = re.compile(r"-|[mfnp]( \S.*)?|a( \S.*)?|w \S.*")  # what may be said of a German name
STRONG = {"m": "er", "n": "es", "f": "e"}  # how an adjective ends in a name without an article
OF_A_TOWN = ("Schweriner",)  # made of a town's name, and so never inflected
# Unstressed at the end: des Kellers, never des Kelleres.
LIGHT = ("e", "el", "er", "en", "em", "um", "or", "ling", "a", "i", "o", "u")


class Noun(NamedTuple):
    """A German name: its gender, or "" without an article, and its forms after ein, einen, der, den."""

    gender: str
    forms: tuple[str, str, str, str]
    plural: str


def noun(name: str, how: str) -> Noun:
    """
    >>> noun("Thronsaal", "m Thronsäle").plural, noun("Edler Räuber", "m Edle Räuber").forms[1]
    ('Thronsäle', 'Edlen Räuber')
    """
    how, _, forms = how.partition(" ")
    accusative, _, plural = forms.partition(" / ") if how == "w" else (name, "", forms)
    plural = plural or (accusative if how == "w" else name)
    if how == "-":
        return Noun("", (name,) * 4, plural)
    if how == "p":
        return Noun("f", (*(f"Karte {name}",) * 3, plural), name)
    if how == "a":  # Untergebener, einen Untergebenen, der Untergebene, den Untergebenen
        weak = " ".join(word.removesuffix("r") for word in name.split())
        bent = " ".join(f"{word.removesuffix('r')}n" for word in name.split())
        return Noun("m", (name, bent, weak, bent), plural)
    gender = "m" if how == "w" else how
    stem, rest = adjective(name, gender)
    if not stem or gender == "f":
        return Noun(gender, (name, accusative, name, accusative), plural)
    weak = f"{stem}e {rest}"  # Edler Räuber, einen Edlen Räuber, der Edle Räuber, den Edlen Räuber
    if gender == "n":
        return Noun("n", (name, name, weak, weak), plural)
    many = accusative if how == "w" else f"{stem}en {rest}"
    return Noun("m", (name, many, weak, many), plural)


def adjective(name: str, gender: str) -> tuple[str, str]:
    """The stem of the adjective that a name begins with, and the rest; without one, nothing and the name.

    >>> adjective("Edler Räuber", "m"), adjective("Meister der Masken", "m")
    (('Edl', 'Räuber'), ('', 'Meister der Masken'))
    """
    first, _, rest = name.partition(" ")
    if rest[:1].isupper() and first.endswith(STRONG.get(gender, " ")) and first not in OF_A_TOWN:
        return first.removesuffix(STRONG[gender]), rest
    return "", name


def german_forms(name: str, how: str) -> Iterator[str]:
    """Every other form in which a sentence may name it.

    >>> list(german_forms("Herzogtum", "n Herzogtümer")), list(german_forms("Alte Hexe", "f Alte Hexen"))[:2]
    (['Herzogtums', 'Herzogtümer', 'Herzogtümern'], ['Alten Hexe', 'Alter Hexe'])
    """
    one, kind = noun(name, how), how[:1]
    if kind == "-":
        return
    if kind == "p":
        yield from (one.forms[3], _dative(name))
        return
    if kind == "a":
        yield from (*one.forms[1:3], f"{one.forms[2]}m")
        return
    stem, rest = adjective(name, one.gender)
    many = one.plural.removeprefix(f"{stem}e ")
    if kind == "w":
        rest = one.forms[1].removeprefix(f"{stem}en ")
        yield from (one.forms[1], one.forms[2])
    if kind in ("m", "n"):
        yield from (f"{stem}en {genitive}" if stem else genitive for genitive in _genitives(rest))
    if stem:
        endings = ("en", "er") if one.gender == "f" else ("e", "en", "em")
        yield from (f"{stem}{ending} {rest}" for ending in endings)
    if one.plural == name and not _head(rest)[0].endswith(("er", "el", "e")):
        return  # the same word, or none that anybody uses
    if stem:
        yield from (f"{stem}{ending} {many}" for ending in ("e", "en", "er"))
        yield f"{stem}en {_dative(many)}"
    else:
        yield from (one.plural, _dative(one.plural))


def _head(name: str) -> tuple[str, str]:
    """The word that is inflected, and what follows it: Stein, der Weisen."""
    found = re.match(r"(\S+)( [a-zäöü].*)", name)
    return (found[1], found[2]) if found else (name, "")


def _genitives(name: str) -> list[str]:
    word, rest = _head(name)
    if word.endswith("nis"):
        return [f"{word}ses{rest}"]
    if word.endswith(("s", "ß", "x", "z")):
        return [] if word.endswith(("us", "is")) and not word.endswith("aus") else [f"{word}es{rest}"]
    light = word.endswith(LIGHT) and not word.endswith(("aum", "eer", "ier", "tor", "uer"))
    return [f"{word}s{rest}"] if light else [f"{word}s{rest}", f"{word}es{rest}"]


def _dative(plural: str) -> str:
    word, rest = _head(plural)
    return plural if word.endswith(("n", "s", "a")) else f"{word}n{rest}"


def english_plural(name: str) -> str:
    """
    >>> english_plural("Witch"), english_plural("Duchy"), english_plural("Monkey"), english_plural("Gardens")
    ('Witches', 'Duchies', 'Monkeys', 'Gardens')
    """
    if name.endswith(("ss", "ch", "sh", "x")):
        return f"{name}es"
    if name.endswith("s"):
        return name
    if name.endswith("y") and name[-2] not in "aeiou":
        return f"{name[:-1]}ies"
    return f"{name}s"
