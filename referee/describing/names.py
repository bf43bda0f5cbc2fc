"""Names, completed as one types, in both languages."""

from __future__ import annotations

import re
from functools import cache

from referee.describing.said import NUMBERS
from referee.spoken import language
from rules import modelled
from rules.facts import facts, plain


def completions(text: str, most: int = 12) -> list[str]:
    """What a field could say when its last name is completed: `Throne Room, Tac` gives `Throne Room, Tactician`."""
    begun = re.split(r"[,;:(\n]", text)[-1].lstrip()
    first, space, rest = begun.partition(" ")
    if space and (first.rstrip("x×").isdigit() or first.lower() in NUMBERS):
        begun = rest.lstrip()
    wanted = plain(begun[:60])
    if not wanted:
        return []
    before = text[: len(text) - len(begun)]
    return [before + name for name in _named(wanted, language())[:most]]


def _named(wanted: str, mine: int) -> list[str]:
    """Cards one of whose names begins with this, or has a word that does; the page's language first."""
    found: dict[str, tuple[int, str]] = {}
    for key, slug, name, rank in _forms(mine):
        at = 0 if key.startswith(wanted) else 3 if f" {wanted}" in key else None
        if at is not None and (slug not in found or at + rank < found[slug][0]):
            found[slug] = at + rank, name
    return [name for _score, name in sorted(found.values())]


@cache
def _forms(mine: int) -> tuple[tuple[str, str, str, int], ...]:
    """(as compared, the card, as written, how good it is): own language, the other one, an alias."""
    found = []
    for fact in facts().values():
        if not modelled(fact.slug):
            continue
        names = (fact.de, fact.en) if mine else (fact.en, fact.de)
        found += [(plain(name), fact.slug, name, rank) for rank, name in enumerate(names)]
        found += [(plain(alias), fact.slug, names[0], 2) for alias in fact.aliases]
    return tuple(found)
