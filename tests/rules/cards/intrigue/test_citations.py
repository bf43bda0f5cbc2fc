"""Which rulings a step of Intrigue names: the one on its very case first, and none on a case that did not occur."""

from typing import Any

import pytest

from rules import Run, parse


def cited(text: str, anna: dict[str, Any], moves: list[str], **parts: Any) -> list[str]:
    """The first ruling of each step that says this."""
    players = {
        "Anna": {"deck": ["9 Copper"], **anna},
        "Bernd": {"hand": ["5 Copper"], "deck": [], **parts.pop("bernd", {})},
    }
    run = Run(parse({"players": players, "moves": moves, **parts}))
    assert run.stop is None, run.stop
    return [step["cites"][0] for step in run.answer()["steps"] if text in step["text"]["en"]]


def test_swindler_says_who_has_no_card_to_trash():
    anna = {"hand": ["Swindler"]}
    assert cited("Bernd trashes nothing", anna, ["play Swindler"]) == ["intrigue2:swindler:1"]
    for deck in ("Estate", "Gold"):
        moves = ["play Swindler", "Estate"] if deck == "Estate" else ["play Swindler"]
        found = cited("Bernd gains", anna, moves, bernd={"deck": [deck]}, kingdom=["Moat"])
        assert found == ["intrigue2:swindler:2"]
    found = cited("finds nothing to gain", anna, ["play Swindler"], bernd={"deck": ["Gold"]}, supply={"Gold": 0})
    assert found == ["intrigue2:swindler:3"]


def test_wishing_well_says_that_another_card_stays():
    anna = {"hand": ["Wishing Well"], "deck": ["Copper", "Gold"]}
    assert cited("The Gold stays", anna, ["play Wishing Well", "Silver"]) == ["intrigue2:wishing-well:2"]
    none = {"hand": ["Wishing Well"], "deck": ["Copper"]}
    assert cited("no card to reveal", none, ["play Wishing Well", "Silver"]) == ["intrigue2:wishing-well:3"]


def test_conspirator_names_the_throne_room_only_with_one():
    plain = cited("counts Actions", {"hand": ["Conspirator"]}, ["play Conspirator"])
    assert plain == ["intrigue2:conspirator:2"]
    throned = {"hand": ["Throne Room", "Conspirator"]}
    found = cited("counts Actions", throned, ["play Throne Room", "Conspirator"])
    assert found == ["intrigue2:conspirator:1"] * 2


@pytest.mark.parametrize(("curses", "second"), [(2, "intrigue2:torturer:3"), (1, "intrigue2:torturer:1")])
def test_torturer_names_the_empty_pile_only_for_whom_it_is_empty(curses, second):
    players = {"Anna": {"hand": ["Torturer"], "deck": []}, "Bernd": {"deck": []}, "Carla": {"deck": []}}
    document = {"players": players, "supply": {"Curse": curses}, "moves": ["play Torturer", "curse", "curse"]}
    steps = Run(parse(document)).answer()["steps"]
    told = [step["cites"][0] for step in steps if step["kind"] in ("gain", "not") and "Curse" in step["text"]["en"]]
    assert told == ["intrigue2:torturer:3", second]


def test_a_throne_room_without_a_card_in_hand_names_no_ruling_on_its_second_play():
    found = cited("The Throne Room does nothing", {"hand": ["Throne Room"]}, ["play Throne Room"])
    assert found == ["base2:throne-room:1"]
