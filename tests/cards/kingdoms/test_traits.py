"""What a card can do is read from its instructions; of a card that is not modelled from its text."""

import pytest

from cards.kingdoms.traits import (
    ACTIONS,
    BUYS,
    DEFENDS,
    DRAWS,
    TRAITS,
    TRASHES,
    attacks,
    by_text,
    can_do,
    together,
    traits,
)
from rules.engine.kinds import modelled
from rules.facts import facts


def english(slug: str) -> list[str]:
    return [line for line, _ in facts()[slug].lines]


MODELLED = [slug for slug, fact in facts().items() if not fact.cards and modelled(slug)]


def test_what_the_text_of_a_card_says_its_instructions_do() -> None:
    """The patterns that read cards which are not modelled hold for the others: where both read, they agree."""
    differing = {}
    for slug in MODELLED:
        said, done = set(together(english(slug)) | by_text(english(slug))), set(can_do(slug))
        if said - done:
            differing[slug] = said - done
    assert differing == {"tomb": {TRASHES}}  # it speaks of trashing, and trashes nothing


def test_the_instructions_decide_wherever_there_are_any() -> None:
    for slug in MODELLED:
        assert {sign.read for sign in traits(slug).values()} <= {"instructions"}, slug


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
        ("journeyman", {DRAWS}),  # three of those it turns over
        ("advisor", {DRAWS}),  # two of three
        ("hunting-party", {DRAWS}),  # one, and one that it looks for
        ("hunter", {DRAWS}),  # one of each kind
        ("hamlet", {ACTIONS, BUYS}),  # one, and one for a card
        ("broker", {ACTIONS, DRAWS, TRASHES}),  # as many as the trashed card costs
        ("library", {DRAWS}),  # until there are seven
        ("watchtower", {DRAWS, TRASHES}),  # what was gained
        ("wishing-well", {DRAWS}),  # one, and one for the right name
        ("champion", {ACTIONS, DEFENDS}),  # one, and one for every Action
        ("governor", {DRAWS, TRASHES}),  # three for whoever plays it
        ("paddock", set()),  # as many Actions as piles are empty: none, as a rule
        ("conspirator", set()),  # one of each
        ("miller", set()),  # one of four
        ("native-village", {ACTIONS}),  # what comes from the mat was drawn before
        ("knights", set()),  # what lies on top is luck
        ("castles", set()),  # a Castle trashes Castles alone
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
            assert english(part) or can_do(part), part


def test_attacks_are_those_of_the_card_its_parts_and_what_it_hands_out() -> None:
    assert attacks(facts()["witch"])
    assert attacks(facts()["augurs"])  # Sorceress
    assert attacks(facts()["tournament"])  # Followers
    assert not attacks(facts()["moat"])


def test_there_is_something_of_everything() -> None:
    for trait in TRAITS:
        assert any(trait in traits(slug) for slug in facts())
