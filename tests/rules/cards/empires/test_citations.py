"""Which rulings a step of Empires names: the one on its very case first, and none on a case that did not occur."""

from typing import Any

import pytest

from rules import Run, parse

BUY = {"phase": "buy", "coins": 8, "buys": 3}


def cited(text: str, anna: dict[str, Any], moves: list[str], **parts: Any) -> list[tuple[str, ...]]:
    """The cites of each step that says this."""
    players = {"Anna": {"deck": ["9 Copper"], **anna}, "Bernd": parts.pop("bernd", {"deck": ["9 Copper"]})}
    run = Run(parse({"players": players, "moves": moves, **parts}))
    assert run.stop is None, run.stop
    return [tuple(step["cites"]) for step in run.answer()["steps"] if text in step["text"]["en"]]


ENCHANTED = {"bernd": {"durations": ["Enchantress"], "deck": ["9 Copper"]}}


@pytest.mark.parametrize(
    ("hand", "turn", "played", "cites"),
    [
        (["Smithy"], {}, "Smithy", ["enchantress:3"]),
        (["Smithy", "Moat"], {}, "Smithy", ["enchantress:2", "enchantress:3"]),
        (["Crown", "Gold"], {"phase": "buy"}, "Crown", ["enchantress:4", "enchantress:3"]),
    ],
)
def test_enchantress_by_what_is_played_when_and_who_could_have_reacted(hand, turn, played, cites):
    found = cited("does not do what it says", {"hand": hand}, [f"play {played}"], turn=turn, **ENCHANTED)
    assert found == [tuple(f"empires:{slug}" for slug in cites)]


@pytest.mark.parametrize(
    ("landmark", "anna", "moves", "text", "cites"),
    [
        ("Basilica", {}, ["buy Silver"], "+2 VP", "basilica:1"),
        ("Battlefield", {}, ["buy Estate"], "+2 VP", "battlefield:1"),
        ("Colonnade", {"play": ["Village"]}, ["buy Village"], "+2 VP", "colonnade:2"),
        ("Labyrinth", {}, ["buy Copper", "buy Copper"], "+2 VP", "labyrinth:1"),
        ("Baths", {}, ["-"], "+2 VP", "baths:1"),
    ],
)
def test_a_landmark_that_pays_names_the_ruling_by_which_it_pays(landmark, anna, moves, text, cites):
    found = cited(text, anna, moves, landscapes=[landmark], turn=BUY)
    assert found == [(f"empires:{cites}",)]


@pytest.mark.parametrize("landmark", ["Basilica", "Battlefield", "Colonnade", "Labyrinth"])
def test_a_landmark_without_points_says_so_instead_of_paying(landmark):
    dry = {"landscapes": [landmark], "landscape tokens": {landmark: {"vp": 0}}, "turn": BUY, "kingdom": ["Mill"]}
    found = cited("no points: none are left on it", {"play": ["Mill"]}, ["buy Copper", "buy Mill"], **dry)
    assert set(found) == {("empires:battlefield:2",)}


def test_tomb_names_a_special_case_only_where_it_is_one():
    anna = {"hand": ["Chapel", "Copper"]}
    assert cited("VP token", anna, ["play Chapel", "Copper"], landscapes=["Tomb"]) == [("base2:trash:1",)]


def test_gladiator_with_a_card_to_match_names_who_may_answer():
    assert cited("+1 Coin", {"hand": ["Gladiator", "Gold"]}, ["play Gladiator"]) == [("empires:gladiator:3",)]
    bare = cited("+1 Coin", {"hand": ["Gladiator"]}, ["play Gladiator"])
    assert bare == [("empires:gladiator:1", "empires:gladiator:3")]


def test_an_encampment_that_overlord_plays_stays_by_overlords_ruling():
    found = cited("is not in play", {"hand": ["Overlord"]}, ["play Overlord"], kingdom=["Encampment / Plunder"])
    assert [cites[0] for cites in found] == ["empires:overlord:2"]


def test_capital_played_twice_by_a_crown_names_that_case_and_once_it_does_not():
    crowned = cited(
        "+6 debt", {"hand": ["Crown", "Capital"]}, ["play Crown", "Capital", "-", "0"], turn={"phase": "buy"}
    )
    assert crowned == [("empires:capital:2", "empires:capital:1")]
    once = cited("+6 debt", {"hand": ["Capital"]}, ["play Capital", "-", "0"], turn={"phase": "buy"})
    assert once == [("empires:capital:1",)]


def test_ritual_without_a_gained_curse_brings_no_points():
    """By a Possession the possessor gains it: whoever bought the Ritual trashes nothing."""
    possessed = {"player": "Bernd", "phase": "buy", "coins": 4, "extra": "Possession", "by": "Anna", "previous": "Anna"}
    bernd = {"hand": ["Gold"], "deck": ["9 Copper"]}
    parts = {"landscapes": ["Ritual"], "kingdom": ["Possession"], "turn": possessed, "bernd": bernd}
    assert cited("no points: no Curse was gained", {}, ["buy Ritual"], **parts) == [("empires:ritual:1",)]


def test_advance_that_trashes_nothing_says_that_it_brings_no_card():
    found = cited(
        "no card: no Action was trashed", {"hand": ["Moat"]}, ["buy Advance", "-"], landscapes=["Advance"], turn=BUY
    )
    assert found == [("empires:advance:1",)]


def test_chariot_race_against_nobody_s_card_brings_nothing_more():
    found = cited(
        "nothing more: somebody has no card", {"hand": ["Chariot Race"]}, ["play Chariot Race"], bernd={"deck": []}
    )
    assert found == [("empires:chariot-race:1",)]
