"""Renaissance: Border Guard and its Artifacts."""

import pytest


def test_border_guard_takes_one_of_two_and_discards_the_other(table):
    table.anna(hand="Border Guard", deck="Gold, Estate, Copper").plays("Border Guard")
    table.asks("Anna", "Gold", "Estate")
    table.anna().chooses("Gold").has(hand="Gold", discard="Estate", deck="Copper", actions=1)


def test_border_guard_takes_an_artifact_for_two_actions(table):
    table.anna(hand="Border Guard", deck="Village, Moat").plays("Border Guard").chooses("Moat")
    table.asks("Anna", "lantern", "horn")
    table.anna().chooses("lantern").has(hand="Moat", discard="Village", holds=["Lantern"])


def test_border_guard_with_the_lantern_reveals_three_and_needs_three_actions(table):
    table.anna(hand="Border Guard", deck="Village, Moat, Gold", holds=["Lantern"]).plays("Border Guard").chooses("Gold")
    table.anna().has(hand="Gold", discard="Village, Moat", holds=["Lantern"])


def test_border_guard_with_one_card_left(table):
    table.anna(hand="Border Guard", deck="Village").plays("Border Guard").has(hand="Village", discard="", holds=[])


def test_an_artifact_is_taken_from_whoever_has_it(table):
    table.anna(hand="Border Guard", deck="Village, Moat")
    table.bernd(hand="", deck="", holds=["Horn"])
    table.anna().plays("Border Guard").chooses("Moat").chooses("horn").has(holds=["Horn"])
    table.bernd().has(holds=[])


def test_horn_puts_one_border_guard_onto_the_deck(table):
    table.anna(hand="2 Border Guard", deck="4 Copper, 5 Estate", holds=["Horn"]).plays("Border Guard")
    table.anna().plays("Border Guard").passes()
    table.asks("Anna", "Border Guard", may=True)
    table.anna().chooses("yes").has(hand="Border Guard, 4 Estate")


@pytest.mark.parametrize(("holds", "deck"), [(["Lantern"], "Village, Smithy, Estate"), ([], "Village")])
def test_border_guard_one_action_short_says_so(table, holds, deck):
    table.anna(hand="Border Guard", deck=deck, holds=holds).plays("Border Guard")
    if holds:
        table.anna().chooses("Village")
    table.said("Anna", "not", "Border Guard").anna().has(hand="Village")


def test_border_guard_with_an_estate_says_nothing_of_artifacts(table):
    table.anna(hand="Border Guard", deck="Village, Estate").plays("Border Guard").chooses("Village")
    table.unsaid("Anna", "not")
