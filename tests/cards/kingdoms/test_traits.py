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
    by_text,
    can_do,
    traits,
)
from rules.engine.kinds import modelled, ruleset
from rules.facts import facts
from rules.words import draw_up_to


def english(slug: str) -> list[str]:
    return [line for line, _ in facts()[slug].lines]


MODELLED = [slug for slug, fact in facts().items() if not fact.cards and modelled(slug)]


def only_known_in_the_game(slug: str, line: int) -> bool:
    """Whether that line is carried out by a function of the card's own, or its number is one: then the text decides."""
    for code in ruleset().kind(slug).codes():
        for op, at in zip(code.ops, code.lines, strict=True):
            if at not in (line, 0):
                continue
            if callable(getattr(op, "n", 0)) or isinstance(op, draw_up_to):
                return True
            own = getattr(op, "act", None) or getattr(op, "test", None)  # of the card alone
            if getattr(own, "__module__", "").startswith("rules.cards"):
                return True
    return False


@pytest.mark.parametrize("slug", MODELLED)
def test_what_the_text_says_the_instructions_do(slug: str) -> None:
    done = can_do(slug)
    for trait, line in by_text(english(slug)).items():
        assert trait in done or only_known_in_the_game(slug, line), (trait, line)


def test_the_instructions_decide_almost_everywhere() -> None:
    """The text is asked only where a number is known in the game alone: 1 of 5 cards that do something, not more."""
    doing = [slug for slug in MODELLED if by_text(english(slug))]
    asked = [slug for slug in doing if set(by_text(english(slug))) - set(can_do(slug))]
    assert len(asked) * 5 <= len(doing)


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
