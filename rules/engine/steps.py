"""A step: what happened, to whom, with which cards, why. Kept as data; the sentence is made when somebody reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Not:
    """Why something that one might expect does not happen. A test gives it instead of False, and it is told.

    `cards` start with the card that stands in the way; `cites` are the rulings that say so.
    """

    __slots__ = ("cards", "cites", "once", "sentence", "to", "words")

    def __init__(
        self,
        sentence: str,
        *cards: str,
        cites: tuple[str, ...] = (),
        to: int | None = None,
        once: bool = False,
        **words: Any,
    ) -> None:
        self.sentence = sentence
        self.cards = cards
        self.cites = cites
        self.to = to  # the player to whom it does not happen, where that is not the card's own
        self.once = once  # it is told once a turn
        self.words = words

    def __bool__(self) -> bool:
        return False

    def because(self, *cites: str) -> Not:
        """The same, by these rulings first."""
        return Not(self.sentence, *self.cards, cites=(*cites, *self.cites), to=self.to, once=self.once, **self.words)

    def by(self, slug: str) -> Not:
        """The same, where another card stands in the way."""
        return Not(self.sentence, slug, *self.cards[1:], cites=self.cites, to=self.to, once=self.once, **self.words)


NO_WORDS: Mapping[str, Any] = {}


class Step(NamedTuple):
    kind: str
    actor: int
    cards: tuple[str, ...]  # slugs
    sentence: str  # key of rules.speech.sentences.SENTENCES
    words: Mapping[str, Any]
    cites: tuple[str, ...]
    path: tuple[tuple[str, int, int], ...]  # what was resolving: (card, which play of it, line)
    through: tuple[str, int] | None = None  # the card that brought it about, unless its player just played it; whose
