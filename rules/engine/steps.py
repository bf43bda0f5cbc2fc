"""A step: what happened, to whom, with which cards, why. Kept as data; the sentence is made when somebody reads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Step(NamedTuple):
    kind: str
    actor: int
    cards: tuple[str, ...]  # slugs
    sentence: str  # key of rules.speech.sentences.SENTENCES
    words: Mapping[str, Any]
    cites: tuple[str, ...]
    path: tuple[tuple[str, int, int], ...]  # what was resolving: (card, which play of it, line)
    through: tuple[str, int] | None = None  # the card that brought it about, unless its player just played it; whose
