"""Where a long name may be parted. Browsers do not agree on hyphenation, and a name is never cut or shrunk."""

from __future__ import annotations

import re
from functools import lru_cache

SHY = "\u00ad"
LONG = 8  # letters that fit everywhere
VOWELS = "aeiouyäöü"
# What can begin a syllable, longest first; anything else is parted before its last consonant.
ONSETS = sorted(
    {
        *(
            "schl",
            "schm",
            "schn",
            "schr",
            "schw",
            "sch",
            "str",
            "spr",
            "spl",
            "pfl",
            "pfr",
            "ch",
            "ph",
            "th",
            "sh",
            "wh",
        ),
        *(
            "bl",
            "br",
            "dr",
            "fl",
            "fr",
            "gl",
            "gr",
            "kl",
            "kn",
            "kr",
            "pf",
            "pl",
            "pr",
            "st",
            "sp",
            "tr",
            "zw",
            "qu",
            "cl",
        ),
        *("cr", "wr", "sc", "sk", "ck"),
    },
    key=len,
    reverse=True,
)
# Joints that no rule can see.
JOINTS = (
    *("Handels-posten", "Handels-platz", "Handels-route", "Lebens-künstler", "Kunst-hand-werker", "Stern-deuter-orden"),
    *("Holz-arbeiter-gilde", "König-liches", "König-liche", "Swash-buckler", "Pick-pockets", "Battle-field"),
    *("Money-lender", "Wood-workers", "Shop-keepers", "Schatz-meis-terin", "Gilde-meis-terin", "Außen-posten"),
    *("Grenz-posten", "Schatz-kiste", "Meister-hexe", "Hexen-meister", "Kerker-meister"),
)
KNOWN = {joint.replace("-", ""): joint.replace("-", SHY) for joint in JOINTS}
BETWEEN = re.compile(rf"(?<=[{VOWELS}])([^\W\d_{VOWELS}]+)(?=[{VOWELS}])", re.IGNORECASE)


@lru_cache(4096)
def shy(name: str) -> str:
    """The name with soft hyphens where it may be parted.

    >>> shy("Leuchtturm").replace(SHY, "-"), shy("Beutelschneider").replace(SHY, "-"), shy("Gold")
    ('Leucht-turm', 'Beu-tel-schnei-der', 'Gold')
    """
    return re.sub(r"[^\W\d_]+", lambda word: parted(word.group()), name)


def parted(word: str) -> str:
    if len(word) <= LONG:
        return word
    if word in KNOWN:
        return KNOWN[word]
    out, done = [], 0
    for match in BETWEEN.finditer(word):
        consonants = match.group()
        onset = next((o for o in ONSETS if consonants.lower().endswith(o)), consonants[-1])
        at = match.end() - len(onset)
        # Two letters before or after a hyphen are too few to read.
        if at >= 3 and len(word) - at >= 3:
            out.append(word[done:at])
            done = at
    return SHY.join([*out, word[done:]])
