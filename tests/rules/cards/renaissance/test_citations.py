"""Which rulings a step of Renaissance names: the one on its very case first, and none on a case that did not occur."""

from typing import Any

import pytest

from rules import Run, parse

BUY = {"phase": "buy", "coins": 8, "buys": 3}


def cited(text: str, anna: dict[str, Any], moves: list[str], **parts: Any) -> list[tuple[str, ...]]:
    """The rulings of Renaissance that each step names which says this."""
    players = {"Anna": {"deck": ["9 Copper"], **anna}, "Bernd": parts.pop("bernd", {"deck": ["9 Copper"]})}
    run = Run(parse({"players": players, "moves": moves, **parts}))
    assert run.stop is None, run.stop
    steps = [step for step in run.answer()["steps"] if text in step["text"]["en"]]
    own = "renaissance:"
    return [tuple(cite.removeprefix(own) for cite in step["cites"] if cite.startswith(own)) for step in steps]


@pytest.mark.parametrize(
    ("hand", "moves", "cites"),
    [
        (["Smithy"], ["play Smithy"], ("citadel:1",)),
        (["Caravan"], ["play Caravan"], ("citadel:3", "citadel:1")),
        (["Throne Room"], ["play Throne Room"], ("citadel:2", "citadel:1")),
    ],
)
def test_citadel_by_what_it_plays_again(hand, moves, cites):
    anna = {"hand": hand, "holds": ["Citadel"]}
    assert cited("Because of Citadel", anna, moves, landscapes=["Citadel"]) == [cites]


@pytest.mark.parametrize(
    ("turn", "moves", "cites"),
    [
        (BUY, ["buy Village", "yes"], ("innovation:2", "innovation:1")),
        ({}, ["play Workshop", "Village", "yes"], ("innovation:1",)),
    ],
)
def test_innovation_by_the_phase(turn, moves, cites):
    anna = {"hand": ["Workshop"], "holds": ["Innovation"]}
    found = cited("Because of Innovation", anna, moves, landscapes=["Innovation"], kingdom=["Village"], turn=turn)
    assert found == [cites]


def test_priest_by_how_many_and_from_where():
    once = {"hand": ["Priest", "Chapel", "3 Copper"]}
    moves = ["play Priest", "Copper", "play Chapel", "Copper"]
    assert cited("With the Priest", once, moves, turn={"actions": 2}) == [("priest:1",)]
    twice = {"hand": ["2 Priest", "2 Copper"]}
    found = cited("With the Priest", twice, ["play Priest", "Copper", "play Priest"], turn={"actions": 2})
    assert found == [("priest:2", "priest:1")]


def test_scholar_names_the_empty_hand_only_where_there_is_one():
    assert cited("Anna draws", {"hand": ["Scholar", "Estate"]}, ["play Scholar"]) == [()]
    assert cited("Anna draws", {"hand": ["Scholar"]}, ["play Scholar"]) == [("scholar:1",)]


def test_academy_names_a_card_of_several_types_and_the_turn_of_another_only_then():
    anna = {"holds": ["Academy"]}
    parts = {"landscapes": ["Academy"], "kingdom": ["Village", "Moat"], "turn": BUY}
    assert cited("+1 Villager", anna, ["buy Village"], **parts) == [()]
    assert cited("+1 Villager", anna, ["buy Moat"], **parts) == [("academy:1",)]


def test_treasurer_by_what_was_chosen():
    anna = {"hand": ["Treasurer", "Copper"]}
    assert cited("Anna takes the Key", anna, ["play Treasurer", "key"]) == [("treasurer:2",)]
    assert cited("trashes a Copper", anna, ["play Treasurer", "trash"]) == [()]


def test_a_discarded_patron_brings_no_coffers_and_that_is_told():
    patron = {"hand": ["Patron", "4 Copper"], "deck": []}
    found = cited("no Coffers: discarding", {"hand": ["Militia"]}, ["play Militia", "Patron, Copper"], bernd=patron)
    assert found == [("patron:2",)]
    seen = cited(
        "no Coffers: discarding", {"hand": ["Envoy"], "deck": ["Patron", "4 Copper"]}, ["play Envoy", "Patron"]
    )
    assert seen == []
    cleaned = cited("no Coffers", {"hand": ["Patron"]}, ["-", "-"])
    assert cleaned == []
