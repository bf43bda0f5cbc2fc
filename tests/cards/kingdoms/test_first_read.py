"""What is worth reading first is about what lies on the table."""

from __future__ import annotations

import pytest

from cards.catalogue import catalogue
from cards.kingdoms.first_read import BASICS, rulings
from cards.kingdoms.layout import Layout

pytestmark = pytest.mark.django_db


def general(*piles: str, landscapes: tuple[str, ...] = ()) -> set[str]:
    """The topics of the general rules that are recommended: book:topic."""
    found = rulings(catalogue(), Layout(piles=piles, landscapes=landscapes), {})
    return {entry.slug.rpartition(":")[0] for entry in found if entry.card is None}


def test_what_its_cards_use_is_recommended() -> None:
    assert general("haven", "village") == {"seaside2:durations"}
    assert "allies:mixed-piles" in general("augurs")
    assert "cornucopia:prizes" in general("tournament")
    assert "base2:potion-costs" in general("alchemist")
    assert "adventures:minus-tokens" in general("relic")


@pytest.mark.parametrize(
    ("piles", "landscapes"),
    [
        (("castles", "gladiator-fortune"), ()),  # mixed piles of Empires: neither six nor of sixteen cards
        (("village",), ("seaway",)),  # a +1 Buy token is not the Buy phase
        (("village",), ("search",)),  # the Loot is a deck, but none of Boons or Hexes
    ],
)
def test_what_none_of_them_uses_is_not(piles: tuple[str, ...], landscapes: tuple[str, ...]) -> None:
    found = general(*piles, landscapes=landscapes)
    assert not found & {"allies:mixed-piles", "allies:rotating", "base2:buy-phase", "base2:buy", "nocturne:decks"}


def test_no_card_of_another_kingdom_is_named() -> None:
    """What is said of these cards speaks of them, of the basic cards, and of nothing else."""
    piles = ("throne-room", "village", "haven", "militia", "moat", "trader", "noble-brigand", "tactician")
    layout = Layout(piles=piles)
    found = rulings(catalogue(), layout, {})
    assert len([entry for entry in found if entry.card]) > 5
    for entry in found:
        named = {card.slug for card in entry.cards.all()}
        if entry.card:
            assert named <= {*layout.cards, *BASICS}, entry.slug
        else:
            assert not named or named & set(layout.cards), entry.slug
