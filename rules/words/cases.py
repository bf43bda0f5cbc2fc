"""When a ruling on a special case is the one to cite: the tests of `cases` that several cards need."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules.engine import spelling
from rules.engine.context import Context
from rules.rulebook.draw import SHUFFLE


@dataclass(frozen=True)
class has_several_types:
    """One of the cards under this name has more than one type."""

    name: str

    def __call__(self, c: Context) -> bool:
        return any(len(c.types(c.kind(card))) > 1 for card in c.many(self.name))


@dataclass(frozen=True)
class has_the_token:
    """Whom the line addresses has that token now."""

    token: str

    def __post_init__(self) -> None:
        spelling.unit(self.token)

    def __call__(self, c: Context) -> bool:
        return bool(c.game.token(c.who, self.token))


@dataclass(frozen=True)
class several_wait:
    """More than one effect of that card waits for the event."""

    slug: str
    event: str

    def __post_init__(self) -> None:
        spelling.slug(self.slug)
        spelling.event(self.event)

    def __call__(self, c: Context) -> bool:
        return sum(effect.source == self.slug for effect in c.game.active(self.event)) > 1


class chose:
    """Of a choice among options: these, and no others."""

    def __init__(self, *slugs: str) -> None:
        self.slugs = set(slugs)

    def __call__(self, c: Context) -> bool:
        return set(c.notes.get("chosen", ())) == self.slugs


@dataclass(frozen=True)
class chose_also:
    """Of a choice among options: this one, and perhaps another."""

    slug: str

    def __call__(self, c: Context) -> bool:
        return self.slug in c.notes.get("chosen", ())


def _hits_several(c: Context) -> bool:
    return c.game.table.players > 2


in_turn_order: dict[str, Any] = {"base2:attack:3": _hits_several}  # who is hit first matters where there are several


def takes_place_later(c: Context) -> bool:
    """What was announced before takes place now."""
    return "label" in c.notes


def one_of_several(c: Context) -> bool:
    """Several effects of that card take place now, and this is one of them."""
    return "which" in c.notes


def shuffling(c: Context) -> bool:
    """The instruction makes somebody shuffle."""
    return c.game.stack[-1].code is SHUFFLE


@dataclass(frozen=True)
class fewer_seen:
    """There were fewer cards to reveal or look at, or it makes somebody shuffle."""

    than: int

    def __call__(self, c: Context) -> bool:
        return shuffling(c) or ("seen" in c.notes and len(c.many("seen")) < self.than)


def several_of_this(c: Context) -> bool:
    """More than one copy of the card is concerned by what happens."""
    return sum(c.kind(card).slug == c.kind(c.card).slug for card in c.event["cards"]) > 1


@dataclass(frozen=True)
class curse_as_treasure:
    """One of these cards is a Curse that is a Treasure in this game."""

    cards: Callable[[Context], Iterable[int]]

    def __call__(self, c: Context) -> bool:
        kinds = map(c.known, self.cards(c))
        return any(kind.slug == "curse" and "Treasure" in c.types(kind) for kind in kinds)


class none_left:
    """The pile of one of these is empty, and not because its last card was gained just now."""

    def __init__(self, *slugs: str) -> None:
        self.slugs = spelling.slugs(slugs)

    def __call__(self, c: Context) -> bool:
        if c.one("gained") and c.kind(c.one("gained")).slug in self.slugs:
            return False
        return not all(c.game.pile_cards(slug) for slug in self.slugs)


def gained_none(c: Context) -> bool:
    """What was to be gained is not there."""
    return c.notes.get("gained") == 0


def discarded_hand(c: Context) -> bool:
    """No card is left in the hand that had to discard some."""
    return not c.hand and "discarded" in c.notes


def hand_is_empty(c: Context) -> bool:
    return not c.hand


def held_a_moat(c: Context) -> bool:
    """In the hand of the player whom the line addresses, or just picked from it."""
    return any(c.known(card).slug == "moat" for card in (*c.hand, *c.many("picked")))


@dataclass(frozen=True)
class several_played:
    """The player has played that card more than once this turn, one copy or several."""

    slug: str

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Context) -> bool:
        return sum(1 for who, slug, _ in c.game.played if (who, slug) == (c.me, self.slug)) > 1


@dataclass(frozen=True)
class while_resolving:
    """It happens in the course of what that card says."""

    slug: str

    def __post_init__(self) -> None:
        spelling.slug(self.slug)

    def __call__(self, c: Context) -> bool:
        return any(frame.code.source == self.slug for frame in c.game.stack)


@dataclass(frozen=True)
class says_when:
    """One of the cards under this name says itself what happens when that is done with it."""

    event: str
    name: str

    def __post_init__(self) -> None:
        spelling.event(self.event)

    def __call__(self, c: Context) -> bool:
        return any(trigger.event == self.event for card in c.many(self.name) for trigger in c.kind(card).triggers)


def nothing_fits(c: Context) -> bool:
    """No pile of the Supply had a card to be picked."""
    return bool(c.notes.get("pile") == "")


def some_cost_potion(c: Context) -> bool:
    """There are cards in the Supply that cost a Potion."""
    return any(pile.kind.cost.potion for pile in c.game.table.supply)


def costs_potion_or_debt(c: Context, card: int) -> bool:
    """The cost of that card is more than coins."""
    cost = c.cost_of(card)
    return bool(cost.potion or cost.debt)
