"""What concerns one card, for `make test-card CARD=Tactician`: tests that name it, and tests that are made for it."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable
from functools import cache

import pytest

from rules.facts import Fact, card_names, facts
from rules.tools.proofs import Proof

# The checks of the fixtures look at all cards at once; they are quick enough to be asked each time.
ALWAYS = ("test_the_fixtures_of_the_project",)


def meant(written: str) -> Fact:
    """The card of that name, in either language, or of that slug."""
    names = card_names()
    slug = names.find(written)
    if slug is None:
        near = ", ".join(" or ".join(dict.fromkeys(pair)) for pair in names.suggestions(written))
        raise pytest.UsageError(f"No card is called {written!r}." + (f" Near: {near}" if near else ""))
    return facts()[slug]


@cache
def names_of(slug: str) -> re.Pattern[str]:
    """Its names as a test may write them: in both languages, one or several, as a slug, in a function's name."""
    card = facts()[slug]
    written = {card.en, card.de, card.slug, card.slug.replace("-", "_"), *card.aliases}
    longest_first = sorted(map(re.escape, written), key=len, reverse=True)
    return re.compile(rf"(?<![^\W_])(?:{'|'.join(longest_first)})(?:e?s|e?n)?(?![^\W_])", re.IGNORECASE)


def concerns(item: pytest.Item, card: Fact) -> bool:
    """A test made from a card or a situation concerns what it is made from; any other what its source names."""
    if getattr(item, "originalname", item.name) in ALWAYS:
        return True
    made_from = list(item.callspec.params.values()) if hasattr(item, "callspec") else []
    for value in made_from:
        if isinstance(value, Proof):
            return proves_or_shows(value, card)
        if isinstance(value, str) and value in facts():
            return value == card.slug
    source = source_of(inspect.unwrap(item.obj))  # type: ignore[attr-defined]
    if made_from:  # of what it is made from, its name tells its share
        source = source[source.index("def ") :]
    return bool(names_of(card.slug).search(f"{item.name}\n{source}"))


def proves_or_shows(proof: Proof, card: Fact) -> bool:
    if any(ruling.split(":")[1] == card.slug for ruling in proof.proves):
        return True
    return bool(
        names_of(card.slug).search(f"{proof.slug}\n{json.dumps(proof.document, ensure_ascii=False, default=str)}")
    )


@cache
def source_of(function: Callable[..., object]) -> str:
    return inspect.getsource(function)
