"""What lies on the table: before anything happens that decides, and at the end where the question is how many."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.decisions import Text
from rules.facts import card_names, facts, german_type
from rules.speech.grammar import A, listed, several, some
from rules.speech.wording import POINT, POINTS, amount, card_name, so_many_cards

FEW = 5  # piles of one size are named as long as there are no more
ZONES: dict[str, Text] = {
    "hand": ("in hand", "auf der Hand"),
    "aside": ("set aside", "zur Seite gelegt"),
    "mats": ("on the mat", "auf dem Tableau"),
    "discard": ("in the discard pile", "im Ablagestapel"),
    "deck": ("in the deck", "im Nachziehstapel"),
    "play": ("in play", "im Spiel"),
}
OF_THE_TURN = ("actions", "buys", "coins")


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


def so_many_are_left(
    expected: Mapping[str, Any], n: int, player: str, language: int, answer: str = ""
) -> tuple[str, ...]:
    """Whatever is stated at the end to be so many, in one sentence; of that only what the answer names, if it does.

    `player` is the one whose turn it is.

    >>> so_many_are_left({"turn": {"actions": 1, "coins": 2}, "Anna": {"hand": 5}}, 1, "Anna", 0)
    ('Then Anna has 1 Action.',)
    >>> so_many_are_left({"Anna": {"discard": ["3 Silver"]}, "Bernd": {"hand": ["2 Copper", "Estate"]}}, 3, "Anna", 0)
    ('Then Anna has 3 Silvers in the discard pile and Bernd has 3 cards in hand.',)
    """
    turn = expected.get("turn") or {}
    have = {turn.get("player", player): _amounts(turn, OF_THE_TURN, n, language)}
    for name, part in expected.items():
        if isinstance(part, Mapping) and name not in ("turn", "supply", "pending"):
            have.setdefault(name, []).extend(_of_a_player(part, n, language))
    words = {*re.findall(r"\w+", answer)}
    meant = {name: [each for each in what if words & {*each.split()[1:3]}] for name, what in have.items()}
    return _they_have(meant if any(meant.values()) else have, language)


def _they_have(have: Mapping[str, list[str]], language: int) -> tuple[str, ...]:
    """Then Anna has 2 Coins and Bernd has 3 Favors."""
    parts = [(name, listed(what, language)) for name, what in have.items() if what]
    if not parts:
        return ()
    (first, what), *others = parts
    verb = ("has", "hat")[language]
    said = (f"Then {first} has {what}", f"Dann hat {first} {what}")[language]
    return (f"{listed([said, *(f'{name} {verb} {more}' for name, more in others)], language)}.",)


def lie_there(expected: Mapping[str, Any], zone: str, language: int) -> tuple[str, ...]:
    """What is stated to lie in a zone at the end.

    >>> lie_there({"Anna": {"discard": ["Silver", "2 Copper"], "hand": []}}, "discard", 0)
    ('Then Anna has a Silver and 2 Coppers in the discard pile.',)
    """
    trashed = [slug for card in expected.get("trash") or () for slug in _slugs(card)] if zone == "trash" else []
    if trashed:
        what = some(trashed, language, A)
        return ((f"Then there is {what} in the trash.", f"Dann liegt im Müll: {what}.")[language],)
    have = {}
    for name, part in expected.items():
        cards = part.get(zone) if isinstance(part, Mapping) else None
        if isinstance(cards, Mapping):
            cards = [card for mat in cards.values() for card in mat]
        slugs = [slug for card in cards or () for slug in _slugs(card)] if isinstance(cards, tuple | list) else []
        if slugs:
            have[name] = [f"{some(slugs, language)} {ZONES[zone][language]}"]
    return _they_have(have, language)


def types_told(slug: str, language: int) -> str:
    """What is printed at a card's foot.

    >>> types_told("masquerade", 0), types_told("nobles", 1)
    ('Masquerade has the type Action.', 'Adlige haben die Typen Aktion und Punkte.')
    """
    fact = facts()[slug]
    types = [(word, german_type(word))[language] for word in fact.types]
    one = len(types) == 1
    en = f"has the {'type' if one else 'types'}"
    de = f"{'haben' if fact.german.startswith('p') else 'hat'} {'den Typ' if one else 'die Typen'}"
    return f"{card_name(slug, language)} {(en, de)[language]} {listed(types, language)}."


def _slugs(card: str) -> list[str]:
    slug = card_names().find(card.lstrip("0123456789 "))
    return [slug] * _many((card,)) if slug else []


def _of_a_player(part: Mapping[str, Any], n: int, language: int) -> list[str]:
    tokens = part.get("tokens") or {}
    found = _amounts(tokens, tokens, n, language)
    hand = part.get("hand")
    if hand is not None and _many(hand) == n:
        found.append(f"{so_many_cards(n)[language]} {ZONES['hand'][language]}")
    if part.get("points") == n:
        found.append(f"{n} {(POINT if abs(n) == 1 else POINTS)[language]}")
    for zone in ("discard", "deck", "play"):
        cards = None if found else part.get(zone)
        for card in cards if isinstance(cards, tuple | list) else ():
            if _many((card,)) == n > 1 and (slug := card_names().find(card.lstrip("0123456789 "))):
                found.append(f"{several(slug, n, language)} {ZONES[zone][language]}")
    return found


def _amounts(part: Mapping[str, Any], units: Iterable[str], n: int, language: int) -> list[str]:
    return [amount(unit, n, language) for unit in units if part.get(unit) == n]


def _many(cards: Any) -> int:
    """How many cards a zone is stated to have."""
    if isinstance(cards, int):
        return cards
    return sum(int(n) if (n := card.partition(" ")[0]).isdigit() else 1 for card in cards)


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
