"""Sets and types in plain words, and words that are never corrected."""

import pytest

from cards.catalogue import catalogue
from cards.search.find import search

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("query", "slug", "other"),
    [
        ("duration seaside", "wharf", "smithy"),
        ("angriffe hinterland", "margrave", "witch"),
        ("attacks seaside", "cutpurse", "witch"),
        ("ereignisse abenteuer", "alms", "venture"),  # Abenteuer is a card, too
    ],
)
def test_a_set_is_named_in_plain_words(query: str, slug: str, other: str) -> None:
    found = {card.slug for card in search(query, catalogue()).cards}
    assert slug in found
    assert other not in found


def test_a_word_that_texts_have_is_not_corrected_into_a_card() -> None:
    found = search("Karten Zeppelin", catalogue())
    assert "gardens" not in {card.slug for card, _ in found.meant if hasattr(card, "coins")}
