"""A card whose condition does not hold says what it does not bring, and why."""

import pytest

from rules.document.parse import parse
from rules.run import Run


def untold(card: str, anna: dict[str, object], moves: list[str], **parts: object) -> list[str]:
    """What did not happen because of that card, in English."""
    players = {"Anna": {"deck": ["5 Estate"], **anna}, "Bernd": {"hand": ["3 Copper"], "deck": ["5 Estate"]}}
    run = Run(parse({"players": players, **parts, "moves": [f"play {card}", *moves]}))
    assert run.error is None
    steps = run.answer()["steps"]
    return [step["text"]["en"] for step in steps if step["kind"] == "not" and step["cards"][:1] == [card]]


@pytest.mark.parametrize(
    ("card", "besides", "moves"),
    [
        ("Apprentice", ["Copper"], []),  # it costs nothing: no cards
        ("City Quarter", ["Copper"], []),  # no Action in hand: no cards
        ("Diplomat", ["6 Copper"], []),  # more than five cards in hand: no Actions
        ("Emissary", [], []),  # nothing was shuffled: no Action, no Coin
        ("Mercenary", ["2 Copper"], ["no"]),  # nothing was trashed: nothing else
        ("Pooka", ["Estate", "Copper"], ["-"]),  # nothing was trashed: no cards
        ("Recruiter", ["Copper"], ["Copper"]),  # it costs nothing: no Villagers
        ("Sacrifice", ["Curse"], []),  # it is of none of the three types
        ("Scrap", ["Copper"], []),  # it costs nothing: no option
        ("Secret Chamber", ["Copper"], ["-"]),  # nothing was discarded: no Coins
        ("Settlers", [], []),  # no Copper in the discard pile
        ("Bustling Village", [], []),  # no Settlers in the discard pile
        ("Shanty Town", ["Smithy"], []),  # an Action in hand: no cards
        ("Scavenger", [], ["no"]),  # no card in the discard pile to put onto the deck
        ("Swashbuckler", [], []),  # no card in the discard pile: no Coffers
        ("Necromancer", [], []),  # no Action in the trash
        ("Zombie Apprentice", ["Copper"], []),  # no Action in hand: no cards
    ],
)
def test_a_condition_that_does_not_hold(card, besides, moves):
    trash = {"trash": []} if card == "Necromancer" else {}
    assert untold(card, {"hand": [card, *besides]}, moves, **trash) != []


@pytest.mark.parametrize(
    ("card", "phase", "moves"),
    [("Crypt", "night", []), ("Diadem", "buy", [])],
)
def test_a_condition_that_does_not_hold_in_another_phase(card, phase, moves):
    anna = {"hand": [card, "Estate"]}
    assert untold(card, anna, moves, turn={"phase": phase, "actions": 0}) != []


def test_a_bounty_hunter_with_a_copy_in_exile():
    anna = {"hand": ["Bounty Hunter", "Copper"], "mats": {"exile": ["Copper"]}}
    assert untold("Bounty Hunter", anna, []) != []
