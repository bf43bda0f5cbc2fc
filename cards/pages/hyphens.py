"""Where a long name may be parted. Browsers do not agree on hyphenation, and a name is never cut or shrunk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from io import StringIO
from itertools import pairwise

from pyphen import LANGUAGES

from cards.models import current

SHY = "\u00ad"
LONG = 8  # letters that fit everywhere
SHORTEST = 3  # letters before or after a hyphen: two are too few to read
HAS_NUMBER = re.compile("[^%#A-Z].*[1-9]|[1-9]").match
LETTER, NO_NUMBERS = re.compile("[^0-9]"), dict.fromkeys(map(ord, "0123456789"))

Numbers = tuple[tuple[int, int], ...]  # where each stands, before which letter

# Where the patterns do not see the joint of a word, and short words that are wide.
KNOWN = {
    word.replace("-", ""): word.replace("-", SHY)
    for word in (
        *("Aris-to-kra-tin", "Ban-kiers-ver-bund", "Bas-tio-nen", "Bild-haue-rin", "Brenn-ofen", "Brücken-troll"),
        *("Dorf-anger", "Fort-schritt", "Fort-set-zen", "Frei-beu-te-rin", "Gla-dia-tor", "Holz-arbei-ter-gilde"),
        *("Her-zo-gin", "Inge-nieu-rin", "Kampf-übung", "Land-arbei-te-rin-nen", "Land-strei-cher", "Ort-schaft"),
        *("Prunk-schloss", "Schwar-zer", "Schwarz-markt", "Spe-zia-lis-tin", "Steuer-ein-trei-ber", "Ver-salz-tes"),
        *("Aka-demie", "Anhän-ger", "Anhäu-fen", "Anwer-ber", "Aquä-dukt", "Bade-haus", "Berg-werk", "Ein-samer"),
        *("Fähr-mann", "Fest-mahl", "Gast-haus", "Gold-mine", "Kamel-zug", "Kara-wane", "Kom-plott", "Last-kahn"),
        *("Magna-tin", "Manda-rin", "Mark-graf", "Maro-deur", "Meer-hexe", "Mund-raub", "Patrou-ille", "Reich-tum"),
        *("Stam-pede", "Talis-man", "Ver-mögen", "Vampi-rin", "Wach-hund", "Wach-turm", "Wan-derin", "Weg-suche"),
        *("Wein-berg", "Werk-zeug", "Wolfs-bau"),
        *("Battle-field", "Candle-stick", "Change-ling", "Farm-hands", "Grave-robber", "Grounds-keeper"),
        *("Inn-keeper", "Lepre-chaun", "Money-lender", "Path-finding", "Pick-pockets", "Shop-keepers"),
        *("Story-teller", "Swash-buckler", "Task-master", "Wood-workers"),
    )
}


def shy(name: str) -> str:
    """The name, in the language of the page, with soft hyphens where it may be parted."""
    return hyphenate(name, current())


@lru_cache(8192)
def hyphenate(name: str, language: str) -> str:
    """
    >>> [hyphenate(name, "de").replace(SHY, "-") for name in ("Leuchtturm", "Kriegsherr", "Markthalle", "Gold")]
    ['Leucht-turm', 'Kriegs-herr', 'Markt-halle', 'Gold']
    >>> hyphenate("Lighthouse", "en").replace(SHY, "-")
    'Light-house'
    """
    return re.sub(r"[^\W\d_]+", lambda word: part_word(word.group(), language), name)


def part_word(word: str, language: str) -> str:
    if word in KNOWN or len(word) <= LONG:
        return KNOWN.get(word, word)
    joints = [at for at in _joints(word.lower(), patterns(language)) if SHORTEST <= at <= len(word) - SHORTEST]
    return SHY.join(word[at:to] for at, to in pairwise((0, *joints, len(word))))


def _joints(word: str, known: Patterns) -> Iterator[int]:
    """Where it may be parted: between two letters the highest number of all patterns counts, and an odd one parts."""
    pointed = f".{word}."
    numbers = [0] * (len(pointed) + 1)
    for at in range(len(pointed)):
        for end in range(at + 1, min(at + known.longest, len(pointed)) + 1):
            for place, number in known.numbers.get(pointed[at:end], ()):
                numbers[at + place] = max(numbers[at + place], number)
    return (place - 1 for place, number in enumerate(numbers) if number % 2)


@dataclass(frozen=True)
class Patterns:
    numbers: dict[str, Numbers]  # by the letters that they stand between
    longest: int


@cache
def patterns(language: str) -> Patterns:
    """As TeX has them, from pyphen's files. Of 66,000 German ones 2,500 have other numbers, and each is kept once:
    10 MB instead of the 20 that pyphen takes, read in half its time."""
    path = LANGUAGES[{"de": "de_DE", "en": "en_US"}[language]]
    encoding, _, text = path.read_bytes().partition(b"\n")
    one: dict[Numbers, Numbers] = {}
    found = {}
    for line in StringIO(text.decode(encoding.decode())):
        if HAS_NUMBER(line):
            numbers = _numbers(LETTER.sub(".", line.strip()))
            found[line.strip().translate(NO_NUMBERS)] = one.setdefault(numbers, numbers)
    return Patterns(found, max(map(len, found)))


@cache
def _numbers(shape: str) -> Numbers:
    """
    >>> _numbers("4..3.")
    ((0, 4), (2, 3))
    """
    return tuple((at.start() - n, int(at[0])) for n, at in enumerate(re.finditer("[0-9]", shape)) if at[0] != "0")
