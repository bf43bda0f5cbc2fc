"""What is told though nothing moves: what a card counts, what it leaves where it is, what does not come of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from rules.engine import spelling, steps
from rules.engine.being import tell_both
from rules.engine.code import Frame, Op
from rules.engine.context import Context
from rules.engine.decisions import Text
from rules.engine.kinds import UNKNOWN, Points, Worth
from rules.facts import german_type
from rules.rulebook.prevention import tell_gained_wherever
from rules.speech.grammar import DE, EN, those
from rules.speech.wording import card_list


@dataclass(frozen=True)
class count:
    """How many there are, and the sum is told, with the cards where it counts cards, or what is called so.

    What the number means, or does not count, stands behind it: `so` goes by the number, `how` by the table.
    """

    what: Text | Callable[[Context], Text]
    of: Callable[[Context], Iterable[int | str] | int]
    so: Callable[[int], Text] | None = None
    how: Callable[[Context], Text] | None = None

    def __call__(self, c: Context) -> int:
        found = self.of(c)
        if isinstance(found, int):
            behind = self.so(found) if self.so else self.how(c) if self.how else ("", "")
            return self._tell_number(c, found, behind)
        cards = tuple(found)
        if c.game.log is None:
            return len(cards)
        named = (card if isinstance(card, str) else c.known(card).slug for card in cards)
        known = [slug for slug in named if slug != UNKNOWN.slug]
        listed = card_list(known, EN), card_list(known, DE)
        return self._tell_number(
            c, len(cards), (f" ({listed[EN]})", f" ({listed[DE]})") if known else ("", ""), tuple(known)
        )

    def telling_how(self, how: Callable[[Context], Text]) -> count:
        """The same, with more behind the number."""
        return replace(self, how=how)

    def _tell_number(self, c: Context, n: int, which: Text, of: tuple[str, ...] = ()) -> int:
        if c.game.log is not None:
            what = self.what(c) if callable(self.what) else self.what
            c.say("effect", c.who, "counted", what=what, n=n, which=which, of=of)
        return n


@dataclass(frozen=True)
class but_no_potion:
    """Behind a sum of coins: a Potion in the cost of the noted cards is not counted."""

    name: str = "trashed"

    def __call__(self, c: Context) -> Text:
        potion = any(c.cost_of(card).potion for card in c.many(self.name))
        return (" (the Potion does not count)", " (der Trank zählt nicht)") if potion else ("", "")


@dataclass(frozen=True)
class count_types:
    """How many types there are, and which, is told."""

    what: Text
    of: Callable[[Context], Iterable[str]]

    def __call__(self, c: Context) -> int:
        found = sorted(self.of(c))
        en, de = ", ".join(found), ", ".join(german_type(type_) for type_ in found)
        c.say("effect", c.who, "counted", what=self.what, n=len(found), which=(f" ({en})", f" ({de})"))
        return len(found)


def _what_was_gained(c: Context) -> list[str]:
    return [slug for who, slug, _ in c.game.gained if who == c.me]


count_gained = count(("cards gained this turn", "in diesem Zug genommene Karten"), _what_was_gained)


count_empty_piles = count(("empty Supply piles", "leere Stapel im Vorrat"), lambda c: c.game.empty_piles())


@dataclass(frozen=True)
class _ForEvery:
    of: Points
    points: int
    every: int

    def __call__(self, c: Context) -> int:
        return self.of(c) // self.every * self.points


@dataclass(frozen=True)
class _HowItCounts:
    of: Points
    says: Text
    which: Callable[[Context], Iterable[str]] | None

    def __call__(self, c: Context) -> Text:
        n, which = self.of(c), tuple(self.which(c)) if self.which else ()
        en, de = (f"{n} ({card_list(which, language)})" if which else n for language in (EN, DE))
        return self.says[EN].format(n=en), self.says[DE].format(n=de)


def for_each(
    of: Points,
    says: Text,
    *cites: str,
    points: int = 1,
    every: int = 1,
    which: Callable[[Context], Iterable[str]] | None = None,
) -> Worth:
    """What a card counts at the end: so many points for each, or for every so many, of what it goes by.

    `which` are the slugs of what it counts, where that is not plain to see.
    """
    return Worth(_ForEvery(of, points, every), cites, _HowItCounts(of, says, which))


def told_this_turn(c: Context) -> Iterator[steps.Step]:
    """What the log tells of this turn, the last first; nothing where nobody keeps one."""
    for step in reversed(c.game.log or ()):
        if step.kind == "turn":
            return
        yield step


def told_since_play(c: Context, slug: str) -> Iterator[steps.Step]:
    """What the log tells since that card was last played, the last first."""
    for step in reversed(c.game.log or ()):
        if step.kind == "play" and step.cards == (slug,):
            return
        yield step


@dataclass(eq=False)
class leave_on_deck(Op):
    """These cards stay where they are, as far as they still lie on the deck; why, where the player did not choose."""

    name: str = "seen"
    why: Text | Callable[[Context], Text] | None = None

    def __call__(self, c: Frame) -> None:
        left = [card for card in c.many(self.name) if card in c.game.deck(c.who)]
        if not left:
            return
        if self.why is None:
            c.say("effect", c.who, "left there", left)
        else:
            c.say("effect", c.who, "stays on deck", left, why=self.why(c) if callable(self.why) else self.why)


def tell_types_of_subject(c: Context) -> None:
    """Of the card that the event is about: that it has several types, where it goes by one of them."""
    tell_both(c.game, c.me, c.known(c.subject))


@dataclass(eq=False)
class tell_gained_anyway(Op):
    """Tells of the noted card, where something has moved it since, that it was gained all the same."""

    name: str = "gained"

    def __call__(self, c: Frame) -> None:
        if c.one(self.name) and c.game.where(c.one(self.name)) is None:
            tell_gained_wherever(c.game, c.who, c.one(self.name))


@dataclass(eq=False)
class tell_not(Op):
    """Tells what does not come of this card, and why, by that ruling or by those of the line.

    `about` are the cards that it would have come for.
    """

    sentence: str
    why: Text
    about: str = ""
    ruling: str = ""

    def __post_init__(self) -> None:
        spelling.sentence(self.sentence)

    def __call__(self, c: Frame) -> None:
        slugs = [c.known(card).slug for card in c.many(self.about)] if self.about else []
        what = those(slugs, EN), those(slugs, DE)
        because = (self.ruling,) if self.ruling else ()
        c.say("not", c.who, self.sentence, (c.code.source,), because=because, why=self.why, what=what)
