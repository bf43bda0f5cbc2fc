"""When a ruling on a special case is the one to cite: the tests of `cases` that several cards need."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.engine.code import Test
from rules.engine.context import Context
from rules.rulebook.draw import SHUFFLE


def has_several_types(name: str) -> Test:
    """One of the cards under this name has more than one type."""
    return lambda c: any(len(c.types(c.kind(card))) > 1 for card in c.many(name))


def chose(*slugs: str) -> Test:
    """Of a choice among options: these, and no others."""
    return lambda c: set(c.notes.get("chosen", ())) == set(slugs)


def chose_also(slug: str) -> Test:
    """Of a choice among options: this one, and perhaps another."""
    return lambda c: slug in c.notes.get("chosen", ())


def takes_place_later(c: Context) -> bool:
    """What was announced before takes place now."""
    return "label" in c.notes


def shuffling(c: Context) -> bool:
    """The instruction makes somebody shuffle."""
    return c.game.stack[-1].code is SHUFFLE


def curse_as_treasure(cards: Callable[[Context], Iterable[int]]) -> Test:
    """One of these cards is a Curse that is a Treasure in this game."""
    return lambda c: any(c.known(card).slug == "curse" and "Treasure" in c.types(c.known(card)) for card in cards(c))


def none_left(*slugs: str) -> Test:
    """The pile of one of these is empty."""
    return lambda c: not all(c.game.pile_cards(slug) for slug in slugs)


def held_a_moat(c: Context) -> bool:
    """In the hand of the player whom the line addresses, or just picked from it."""
    return any(c.known(card).slug == "moat" for card in (*c.hand, *c.many("picked")))
