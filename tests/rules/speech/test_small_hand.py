"""Whoever has no more cards in hand than a card lets them keep is told to be spared, and keeps them."""

import pytest

from rules.document.parse import parse
from rules.run import Run


def spared(anna: dict[str, object], bernd: int, moves: list[str], **parts: object) -> dict[str, object]:
    """The step that says so, of the player who has so few cards."""
    players = {"Anna": {"deck": ["5 Estate"], **anna}, "Bernd": {"hand": [f"{bernd} Copper"], "deck": ["5 Estate"]}}
    run = Run(parse({"players": players, **parts, "moves": moves}))
    assert run.error is None
    assert len(run.game.hand(1)) == bernd
    return next(step for step in run.answer()["steps"] if step["kind"] == "not" and step["actor"] == "Bernd")


@pytest.mark.parametrize(
    ("card", "kept"),
    [
        ("Archer", 4),
        ("Clerk", 4),
        ("Followers", 3),
        ("Ghost Ship", 3),
        ("Goons", 3),
        ("Militia", 3),
        ("Pillage", 4),
        ("Sir Michael", 3),
        ("Soldier", 3),
        ("Urchin", 4),
        ("Villain", 4),
    ],
)
def test_an_attack_on_a_small_hand(card, kept):
    assert spared({"hand": [card]}, kept, [f"play {card}"])["cards"][0] == card


@pytest.mark.parametrize(
    ("card", "besides", "kept", "moves"),
    [
        ("Berserker", "Estate", 3, ["Copper"]),
        ("Catapult", "Copper", 3, []),
        ("Mercenary", "2 Curse", 3, ["yes"]),
        ("Minion", "Curse", 4, ["2"]),
        ("Taxman", "Silver", 4, ["Silver", "Copper"]),
    ],
)
def test_an_attack_on_a_small_hand_after_a_choice(card, besides, kept, moves):
    assert spared({"hand": [card, besides]}, kept, [f"play {card}", *moves])["cards"][0] == card


def test_a_legionary_lets_two_cards_be_and_one_be_drawn():
    players = {"Anna": {"hand": ["Legionary", "Gold"]}, "Bernd": {"hand": ["2 Copper"], "deck": ["5 Estate"]}}
    run = Run(parse({"players": players, "moves": ["play Legionary", "yes"]}))
    assert len(run.game.hand(1)) == 3
    assert any(step["kind"] == "not" and step["cards"][0] == "Legionary" for step in run.answer()["steps"])


def test_a_raider_at_night():
    step = spared({"hand": ["Raider"]}, 4, ["play Raider"], turn={"phase": "night"})
    assert step["cards"][0] == "Raider"


def test_a_haunted_castle_that_is_gained():
    turn = {"phase": "buy", "coins": 6}
    step = spared({}, 4, ["buy Haunted Castle"], turn=turn, supply={"Castles": ["Haunted Castle"]})
    assert step["cards"][0] == "Haunted Castle"


def test_poverty():
    assert spared({"hand": ["Skulk"]}, 3, ["play Skulk"], hexes=["Poverty"])["cards"][0] == "Poverty"


def test_a_skirmisher_when_an_attack_is_gained():
    moves = ["play Skirmisher", "play Workshop", "Militia"]
    anna = {"hand": ["Skirmisher", "Workshop"]}
    step = spared(anna, 3, moves, kingdom=["Militia", "Skirmisher", "Workshop"])
    assert step["cards"][0] == "Skirmisher"


def test_a_marquis_with_few_cards():
    players = {"Anna": {"hand": ["Marquis", "2 Copper"], "deck": ["5 Estate"]}, "Bernd": {}}
    run = Run(parse({"players": players, "moves": ["play Marquis"]}))
    assert run.error is None
    assert len(run.game.hand(0)) == 4
    assert any(step["kind"] == "not" and step["cards"][0] == "Marquis" for step in run.answer()["steps"])
