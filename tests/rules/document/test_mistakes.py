"""The situation document: mistakes in its form, hostile text."""

from __future__ import annotations

import pytest

from rules.document.keys import MOST_CHARACTERS
from rules.document.read import read_text
from tests.rules.document.tables import mistake

# --- mistakes in the form --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (5, ""),
        ([], ""),
        ("just words", ""),
        ({"players": 5}, "players"),
        ({"players": {"Anna": 5, "Bernd": {}}}, "players.Anna"),
        ({"players": {"Anna": {"hand": 5}, "Bernd": {}}}, "players.Anna.hand"),
        ({"players": {"Anna": {"hand": [5]}, "Bernd": {}}}, "players.Anna.hand[0]"),
        ({"players": {"Anna": {"hand": [["Copper"]]}, "Bernd": {}}}, "players.Anna.hand[0]"),
        ({"players": {"Anna": {"hnad": []}, "Bernd": {}}}, "players.Anna.hnad"),
        ({"players": {"Anna": {"mats": {"atlantis": []}}, "Bernd": {}}}, "players.Anna.mats.atlantis"),
        ({"players": {"Anna": {"tokens": {"gold": 1}}, "Bernd": {}}}, "players.Anna.tokens.gold"),
        ({"players": {"Anna": {"tokens": {"vp": "3"}}, "Bernd": {}}}, "players.Anna.tokens.vp"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turns": {}}, "turns"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": []}, "turn"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"coins": 1.5}}, "turn.coins"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"coins": True}}, "turn.coins"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"coins": 1000}}, "turn.coins"),
        ({"players": {"Anna": {}, "Bernd": {}}, "turn": {"bought": 3}}, "turn.bought"),
        ({"players": {"Anna": {}, "Bernd": {}}, "title": []}, "title"),
        ({"players": {"Anna": {}, "Bernd": {}}, "title": "x" * 201}, "title"),
        ({"players": {"Anna": {}, "Bernd": {}}, "title": "a\x00b"}, "title"),
        ({"players": {"Anna": {}, "Bernd": {}}, "seed": "x"}, "seed"),
        ({"players": {"Anna": {}, "Bernd": {}}, "seed": 10**5000}, "seed"),
        ({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Curse": None}}, "supply.Curse"),
        ({"players": {"Anna": {}, "Bernd": {}}, "supply": {"Mission": 3}}, "supply.Mission"),
        ({"players": {"Anna": {}, "Bernd": {}}, "moves": ["-"] * 2001}, "moves"),
        ({"players": {"Anna": {"hand": ["Copper"] * 1001}, "Bernd": {}}}, "players.Anna.hand"),
        ({"players": {"Anna": {"deck": ["900 ?"], "hand": ["101 ?"]}, "Bernd": {}}}, "players.Anna.deck"),
    ],
)
def test_wrong_types_name_their_place(document, place):
    assert mistake(document).place == place


def test_unknown_key_names_the_nearest():
    found = mistake({"players": {"Anna": {"hnad": []}, "Bernd": {}}})
    assert found.near == (("hand", "hand"),)
    assert "known are: hand, deck" in found.text[0]


# --- hostile text ----------------------------------------------------------------------------------------------------


def test_ten_megabytes():
    assert mistake("x" * 10_000_000).text == (
        f"The document has 10,000,000 characters; the most is {MOST_CHARACTERS:,} characters.",
        "Das Dokument hat 10.000.000 Zeichen; höchstens 100.000 Zeichen gehen.",
    )


def test_anchors_are_not_followed():
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\nplayers: {Anna: {hand: *b}, Bernd: {}}"
    assert mistake(bomb).text[0] == "Anchors (&, *) are not read."


@pytest.mark.parametrize(
    "text", ["[" * 50_000, "{a: " * 20_000, "- " * 30_000, "players: " + "{x: " * 13 + "1" + "}" * 13]
)
def test_deep_nesting(text):
    assert mistake(text)


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "a: b: c",
        "\x00",
        "players: !!python/object:os.system {}",
        "a: !!binary x",
        "%YAML 9",
        "? [a]\n: b",
        "\ud800",
        "--- 1\n--- 2",
    ],
)
def test_what_is_no_document(text):
    assert mistake(text)


def test_error_in_yaml_names_the_line():
    assert mistake("players:\n  Anna: {}\n  Bernd: {hand: [Copper}\n").place == "line 3"


def test_a_key_that_comes_twice():
    found = mistake("players:\n  Anna: {}\n  Bernd: {}\n  Anna: {hand: [Gold]}\n")
    assert "“Anna” comes twice" in found.text[0]
    assert found.place == "line 4"


def test_yaml_without_magic():
    """Names stay names: no dates, no octal numbers, no `no` that is false."""
    document = read_text("players: {No: {}, 2020-01-01: {}}\ntitle: 1:30\nmoves: [yes, no, on, 1_000, 0x10, 1.5]\n")
    assert list(document["players"]) == ["No", "2020-01-01"]
    assert document["moves"] == ["yes", "no", "on", "1_000", "0x10", "1.5"]


ANNA_AND_BERND = "players: {Anna: {}, Bernd: {}}\n"


@pytest.mark.parametrize(
    ("document", "place", "text", "near"),
    [
        (
            ANNA_AND_BERND + "pile tokens: {Village: {debts: 1}}",
            "pile tokens.Village.debts",
            "“debts” is not known here",
            "debt",
        ),
        (
            ANNA_AND_BERND + "pile tokens: {Village: {Smithy: Anna}}",
            "pile tokens.Village.Smithy",
            "“Smithy” is not known here",
            "",
        ),
        (
            ANNA_AND_BERND + "pile tokens: {Village: {vp: two}}",
            "pile tokens.Village.vp",
            "A number belongs here, not “two”.",
            "",
        ),
        (ANNA_AND_BERND + "turn: {extra: Village}", "turn.extra", "Village gives no extra turn.", "Island Folk"),
        (
            "players: {Anna: {durations: [{Haven: 2}]}, Bernd: {}}",
            "players.Anna.durations[0]",
            "A list belongs here, not “2”.",
            "",
        ),
        (
            "players: {Anna: {durations: [{Garrison: [Gold]}]}, Bernd: {}}",
            "players.Anna.durations[0]",
            "A number belongs here, not a list.",
            "",
        ),
    ],
)
def test_what_cannot_lie_there_or_give_a_turn(document, place, text, near):
    found = mistake(document)
    assert found.place == place
    assert text in found.text[0]
    assert not near or near in [name for name, _ in found.near]
