"""What a card can do is read from its instructions and from its text, and both say the same."""

import pytest

from cards.kingdoms.traits import (
    ACTIONS,
    BUYS,
    DEFENDS,
    DRAWS,
    TRAITS,
    TRASHES,
    attacks,
    by_instructions,
    by_text,
    texts,
    traits,
)
from rules.facts import facts
from rules.kinds import modelled

MODELLED = [slug for slug, fact in facts().items() if not fact.cards and modelled(slug)]

# Where the instruction is a function of the card's own, or its number is only known in the game, the text decides.
ONLY_IN_THE_TEXT = {
    "marquis": {DRAWS},
    "garrison": {DRAWS},
    "library": {DRAWS},
    "menagerie": {DRAWS},
    "count": {TRASHES},
    "crossroads": {DRAWS, ACTIONS},
    "jack-of-all-trades": {DRAWS},
    "watchtower": {DRAWS, TRASHES},
}
# Said of itself first ("trash this or a Castle"), or put as a whole new hand.
ONLY_IN_THE_INSTRUCTIONS = {"desert-guides": {DRAWS}, "small-castle": {TRASHES}}


@pytest.mark.parametrize("slug", MODELLED)
def test_instructions_and_text_agree(slug: str) -> None:
    done, said = set(by_instructions(slug)), set(by_text(texts()[slug]))
    assert said - done == ONLY_IN_THE_TEXT.get(slug, set())
    assert done - said == ONLY_IN_THE_INSTRUCTIONS.get(slug, set())


@pytest.mark.parametrize(
    ("slug", "expected"),
    [
        ("village", {ACTIONS}),
        ("smithy", {DRAWS}),
        ("council-room", {DRAWS, BUYS}),
        ("festival", {ACTIONS, BUYS}),
        ("wharf", {DRAWS, BUYS}),  # also next turn
        ("chapel", {TRASHES}),
        ("feast", set()),  # trashes only itself
        ("bandit", set()),  # trashes what belongs to others
        ("militia", set()),
        ("minion", {DRAWS}),  # the others' new hands do not count, one's own does
        ("caravan", set()),  # a card now and a card later
        ("cellar", set()),  # draws only what was discarded
        ("moat", {DRAWS, DEFENDS}),
        ("lighthouse", {DEFENDS}),
        ("nobles", {ACTIONS, DRAWS}),  # one of several
        ("treasure-map", set()),
        ("townsfolk", {DRAWS}),  # Blacksmith
        ("old-witch", {DRAWS}),  # it is the others who may trash
        ("tactician", {DRAWS, BUYS}),
    ],
)
def test_what_a_card_can_do(slug: str, expected: set[str]) -> None:
    assert set(traits(slug)) == expected


def test_a_finding_names_card_and_line() -> None:
    assert (traits("festival")[BUYS].card, traits("festival")[BUYS].line) == ("festival", 2)
    assert traits("townsfolk")[DRAWS].card == "blacksmith"


def test_every_card_that_can_be_drawn_has_something_to_read() -> None:
    """Otherwise the generator would take not knowing for not having."""
    for fact in facts().values():
        for part in fact.cards or (fact.slug,):
            assert texts().get(part) or by_instructions(part), part


def test_attacks_are_those_of_the_card_its_parts_and_what_it_hands_out() -> None:
    assert attacks(facts()["witch"])
    assert attacks(facts()["augurs"])  # Sorceress
    assert attacks(facts()["tournament"])  # Followers
    assert not attacks(facts()["moat"])


def test_there_is_something_of_everything() -> None:
    for trait in TRAITS:
        assert any(trait in traits(slug) for slug in facts())
