"""Favors, and the Allies they are spent on."""

from __future__ import annotations

from rules.rulebook.setup import new_game

# --- Favors ----------------------------------------------------------------------------------------------------------


def test_without_an_ally_liaisons_give_favors_that_nothing_asks_for(table):
    table.anna(hand="Underling", deck="Copper").has(favors=0).plays("Underling").has(favors=1)
    table.phase("Anna", "buy")


def test_a_stored_ally_gives_everybody_one_favor(table):
    table.set(ally="City-state").anna(hand="Copper").has(favors=1)
    table.bernd().has(favors=1)


def test_no_favor_can_be_spent_before_the_first_turn():
    game = new_game(["Anna", "Bernd"], ["underling"], ally="order-of-astrologers")
    assert game.pending.kind == "phase"
    assert game.token(0, "favors") == game.token(1, "favors") == 1


def test_favors_of_the_document_replace_those_of_the_set_up(table):
    table.set(ally="City-state", kingdom=["Importer"]).anna(hand="Copper", tokens={"favors": 3}).has(favors=3)
    table.bernd().has(favors=5)
