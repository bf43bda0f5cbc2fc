"""Names, completed as one types and found when misspelt, in both languages."""

from __future__ import annotations

import re
from functools import cache

from cards.pages.languages import language
from referee.describing.form_fields import NUMBERS, counted, parts_of
from rules import modelled
from rules.facts import card_names, facts, plain

MOST_WORDS, LONGEST_NAME = 6, 4  # of what is misspelt without a comma


def completions(text: str, tonight: frozenset[str] = frozenset(), most: int = 12) -> list[str]:
    """What a field could say when its last name is completed: `Throne Room, Tac` gives `Throne Room, Tactician`.

    Cards that lie on the table tonight come first, and so do those of the boxes that are played with.
    """
    begun = re.split(r"[,;:(\n]", text)[-1].lstrip()
    first, space, rest = begun.partition(" ")
    if space and (first.rstrip("x×").isdigit() or first.lower() in NUMBERS):
        begun = rest.lstrip()
    wanted = plain(begun[:60])
    if not wanted:
        return []
    before = text[: len(text) - len(begun)]
    return [before + name for name in _named(wanted, language(), tonight)[:most]]


def _named(wanted: str, mine: int, tonight: frozenset[str]) -> list[str]:
    """Cards one of whose names begins with this, or has a word that does; the page's language first."""
    found: dict[str, tuple[int, str]] = {}
    for key, slug, name, rank in _forms(mine):
        at = 0 if key.startswith(wanted) else 3 if f" {wanted}" in key else None
        if at is not None and (slug not in found or at + rank < found[slug][0]):
            found[slug] = at + rank, name
    return [found[slug][1] for slug in sorted(found, key=lambda slug: (not _lies_there(slug, tonight), *found[slug]))]


def _lies_there(slug: str, tonight: frozenset[str]) -> bool:
    return slug in tonight or facts()[slug].expansion in tonight


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


def meant(text: str) -> list[tuple[int, str]]:
    """The cards that a line means, misspelt and without commas too: how many of which."""
    found: list[tuple[int, str]] = []
    for part in parts_of(text):
        n, name = counted(part)
        slug = card_names().first(name)
        if slug:
            found.append((1 if n is None else n, slug))
        else:
            found += _most_like(part.split()[:MOST_WORDS])
    return found


def similar_cards(text: str, most: int = 6) -> list[str]:
    """Cards whose names are like this one, or like one of its words."""
    words = text.split()[:MOST_WORDS]
    like = {slug: score for word in [text, *words] for slug, score in card_names().likeness(word, most).items()}
    return sorted(like, key=lambda slug: (-like[slug], slug))[:most]


def _most_like(words: list[str]) -> list[tuple[int, str]]:
    """These words as cards' names, so parted that they are most like them; what is like none is left out."""
    best: list[tuple[float, list[tuple[int, str]]]] = [(0, [])]
    for end in range(1, len(words) + 1):
        readings = [best[end - 1]]
        for begin in range(max(0, end - LONGEST_NAME), end):
            n, name = counted(" ".join(words[begin:end]))
            likeness = card_names().likeness(name, 1, whole=True)
            if likeness:
                slug = max(likeness, key=lambda one: (likeness[one], one))
                score, before = best[begin]
                readings.append((score + likeness[slug] * len(name), [*before, (1 if n is None else n, slug)]))
        best.append(max(readings, key=lambda reading: (reading[0], -len(reading[1]))))
    return best[-1][1]
