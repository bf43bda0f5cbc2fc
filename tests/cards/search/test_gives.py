"""What a card gives is found by what the engine knows of it, in either language."""

import pytest
from django.utils import translation

from cards.catalogue import Catalogue, catalogue
from cards.search.find import search

pytestmark = pytest.mark.django_db


@pytest.fixture
def known() -> Catalogue:
    return catalogue()


def found(typed: str, known: Catalogue) -> set[str]:
    return {card.slug for card in search(typed, known).cards}


@pytest.mark.parametrize(
    "typed",
    [
        *("+2 actions", "+ 2 Actions", "gives 2 actions", "gives +2 actions", "+2 Aktionen", "gibt 2 Aktionen"),
        *(
            "what gives +2 actions",
            "cards that give 2 actions",
            "all cards with +2 actions",
            "which cards give +2 actions?",
        ),
        *(
            "Karten, die +2 Aktionen geben",
            "Karten mit +2 Aktionen",
            "was gibt +2 Aktionen",
            "welche Karten geben 2 Aktionen?",
        ),
    ],
)
def test_in_either_language_with_or_without_a_verb(typed: str, known: Catalogue) -> None:
    there = found(typed, known)
    assert {"village", "festival", "fishing-village", "lost-city", "nobles", "squire"} <= there
    assert {"tribute", "trusty-steed"} <= there  # two for each Action that is shown; two where one chooses so
    assert len(there) == 56
    # One Action, three, or none.
    assert not {"market", "laboratory", "crossroads", "throne-room", "smithy"} & there


def test_several_of_them_and_other_parts(known: Catalogue) -> None:
    assert {"laboratory", "alchemist"} <= found("+2 cards +1 action", known)
    assert "moat" not in found("+2 cards +1 action", known)
    assert {"wharf", "salvager", "tactician"} <= found("+1 buy seaside", known)
    assert {"militia", "cutpurse", "goons"} <= found("+$2 attack", known)
    assert {"bishop", "monument", "goons"} <= found("+1 VP", known)
    assert found("smithy +3 cards", known) == {"smithy"}


def test_so_many_for_each_that_is_counted(known: Catalogue) -> None:
    """Shepherd and Maroon: +2 Cards for each; Opulent Castle: +2 Coins for each."""
    assert {"shepherd", "maroon", "tribute"} <= found("+2 cards", known)
    assert {"opulent-castle", "tribute"} <= found("+$2", known)


def test_what_is_not_given(known: Catalogue) -> None:
    there = found("-+1 action type:action set:base", known)
    assert {"smithy", "village", "witch"} <= there
    assert not {"market", "laboratory", "cellar"} & there
    assert found('"+2 actions"', known) >= {"village"}  # in quotes they are words


def test_what_others_get_is_not_given(known: Catalogue) -> None:
    """Council Room gives four Cards; the single one is the others'."""
    assert "council-room" in found("+4 cards", known)
    assert "council-room" not in found("+1 card", known)


def test_it_is_said_back(known: Catalogue) -> None:
    with translation.override("en"):
        part, *rest = search("+2 actions", known).asked.parts
    assert "+2 Actions" in part.said
    assert not rest


def test_a_number_alone_is_a_word(known: Catalogue) -> None:
    assert [part.kind for part in search("2 actions", known).asked.parts] == ["word", "word"]


def test_a_type_wins_over_a_kingdom_of_its_name(known: Catalogue) -> None:
    there = search("prophecy", known)
    assert len(there.cards) == 15
    assert {kingdom.slug for kingdom in there.kingdoms} == {"prophecy"}


@pytest.mark.parametrize(
    "typed", ["attacks without durations", "Angriffskarten ohne Dauer", "type:attack -type:duration"]
)
def test_a_type_that_is_not_wanted(typed: str, known: Catalogue) -> None:
    there = found(typed, known)
    assert {"witch", "militia"} <= there
    assert not {"blockade", "highwayman", "moat"} & there
    assert there == found("attack -type:duration", known)
