"""Where a long name may be parted. Browsers do not agree on hyphenation, and a name is never cut or shrunk."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from pyphen import Pyphen

from cards.models import current

SHY = "\u00ad"
LONG = 8  # letters that fit everywhere
SHORTEST = 3  # letters before or after a hyphen: two are too few to read

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
    return hyphenated(name, current())


@lru_cache(8192)
def hyphenated(name: str, language: str) -> str:
    """
    >>> [hyphenated(name, "de").replace(SHY, "-") for name in ("Leuchtturm", "Kriegsherr", "Markthalle", "Gold")]
    ['Leucht-turm', 'Kriegs-herr', 'Markt-halle', 'Gold']
    >>> hyphenated("Lighthouse", "en").replace(SHY, "-")
    'Light-house'
    """
    return re.sub(r"[^\W\d_]+", lambda word: parted(word.group(), language), name)


def parted(word: str, language: str) -> str:
    if word in KNOWN or len(word) <= LONG:
        return KNOWN.get(word, word)
    return str(patterns(language).inserted(word, SHY))


@cache
def patterns(language: str) -> Pyphen:
    return Pyphen(lang={"de": "de_DE", "en": "en_US"}[language], left=SHORTEST, right=SHORTEST)
