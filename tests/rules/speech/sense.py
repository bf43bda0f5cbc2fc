"""Whether a sentence that the referee says makes sense: what a reader would stumble over."""

from __future__ import annotations

import re

from rules.speech.grammar import DE, EN

# what says that something does not happen, or is another thing than one might expect
NEGATION = {
    EN: re.compile(
        r"\b(no|not|nothing|none|nobody|neither|nor|cannot|never|only|without|would|instead|replaces|stays?|keeps?|skips?|"
        r"too (late|dear|cheap)|wrong|any more|spares|ends|waits?|loses|fewer|needs|already|protects|"
        r"goes on|everything|passes \w+ over)\b",
        re.IGNORECASE,
    ),
    DE: re.compile(
        r"\b(nicht|nichts|kein\w*|niemand\w*|weder|nie|nur|ohne|würde\w*|statt|ersetzt|bleib\w*|behält|setzt .* aus|"
        r"zu (spät|teuer)|falsch|schon|schützt|verschont|wartet|wirkt|braucht|verliert|bereits|"
        r"geht weiter|alles|übergeht)\b",
        re.IGNORECASE,
    ),
}
ODD = {
    EN: (
        r"\ba [AEIO]\w",  # a Estate; a University is one
        r"\ban (?![AEIOUaeiou])\w",
        r"\b(a|an|the|no) (a|an|the|no)\b",
    ),
    DE: (
        r"\b(ein|eine|einen|kein|keine|keinen) (ein|eine|einen|der|die|das|den|kein|keine|keinen)\b",
        r"\bein (Karte|Provinz|Hexe|Schmiede)\b",
    ),
}
BOTH = (r"\{|\}", r"  ", r" [.,:;]", r"\.\.", r",\.", r"::", r"\bNone\b", r"\(\)", r"[“„]\s*[”“]")


def faults(text: str, language: int, negates: bool = False) -> list[str]:
    """What is wrong with a whole sentence, in the words of a pattern."""
    found = [pattern for pattern in (*BOTH, *ODD[language]) if re.search(pattern, text)]
    if not text.endswith((".", ".)")):
        found.append("no full stop")
    if not text[:1].isupper() and not text[:1].isdigit():
        found.append("no capital")
    if negates and not NEGATION[language].search(text.partition(":")[0]):  # behind the colon stands the reason
        found.append("no negation")
    return found
