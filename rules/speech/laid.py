"""What a set-up has on the table before anything happens: where nobody has done anything, that decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.facts import card_names
from rules.speech.grammar import listed
from rules.speech.wording import amount, card_name

FEW = 5  # piles of one size are named as long as there are no more


def laid_out(expected: Mapping[str, Any], language: int) -> tuple[str, ...]:
    """What is stated of the piles and of everybody's tokens, in a sentence each.

    >>> laid_out({"supply": {"Colony": 8, "Platinum": 12}, "Anna": {"tokens": {"favors": 5}}}, 0)
    ('On the table: Colony 8 and Platinum 12.', 'Anna has 5 Favors.')
    """
    said = []
    piles = expected.get("supply") or {}
    if piles:
        where = ("On the table", "Auf dem Tisch")[language]
        said.append(f"{where}: {listed(_piles(piles, language), language)}.")
    have = {name: part["tokens"] for name, part in expected.items() if isinstance(part, Mapping) and part.get("tokens")}
    for tokens in {tuple(sorted(each.items())): None for each in have.values()}:
        who = [name for name, each in have.items() if tuple(sorted(each.items())) == tokens]
        what = listed([amount(unit, n, language) for unit, n in tokens], language)
        verb = ("has", "hat")[language] if len(who) == 1 else ("each have", "haben je")[language]
        said.append(f"{listed(who, language)} {verb} {what}.")
    return tuple(said)


def _piles(piles: Mapping[str, Any], language: int) -> list[str]:
    """Each with its size, a mixed one with its top card; many of one size are counted, and come last."""
    sizes: dict[object, list[str]] = {}
    for pile, there in piles.items():
        sizes.setdefault(there, []).append(pile)
    named = [_pile(pile, size, language) for size, some in sizes.items() if len(some) <= FEW for pile in some]
    many = {size: len(some) for size, some in sizes.items() if len(some) > FEW}
    return named + [(f"{n} piles of {size}", f"{n} Stapel mit je {size}")[language] for size, n in many.items()]


def _pile(pile: str, there: object, language: int) -> str:
    name = _name(pile, language)
    if not isinstance(there, tuple):
        return f"{name} {there}"
    if not there:
        return f"{name} 0"
    top = _name(there[0].lstrip("0123456789 "), language)  # 4 Sibyl
    return f"{name} ({('on top', 'obenauf')[language]}: {top})"


def _name(text: str, language: int) -> str:
    slug = card_names().find(text)
    return card_name(slug, language) if slug else text
