"""Tables that cannot be are refused at their place; their legal neighbours are not; what is only odd is noted."""

from __future__ import annotations

from dataclasses import replace

import pytest
import yaml

from rules.document.layout import start
from rules.document.parse import parse
from rules.document.situation import Mistake
from rules.run import Run
from tests.rules.document.tables import mistake

SEATS = "players: {Anna: {%s, hand: [5 Copper], deck: [9 Copper]}, Bernd: {%s, hand: [5 Copper], deck: [9 Copper]}}"


def document(anna: str = "", rest: str = "", bernd: str = "") -> dict:
    seats = SEATS % (anna or "play: []", bernd or "play: []")
    return yaml.safe_load(f"{{{seats}{', ' if rest else ''}{rest}}}")


REFUSED = [  # what Anna has, what else is there, what Bernd has: the place, what is said, and the legal neighbour
    ("holds: [Flag]", "", "holds: [Flag]", "players.Bernd.holds", "one Flag, and Anna has it", ("holds: [Flag]",)),
    (
        "holds: [Lost in the Woods]",
        "",
        "holds: [Lost in the Woods]",
        "players.Bernd.holds",
        "one Lost in the Woods",
        ("holds: [Deluded]", "", "holds: [Deluded]"),
    ),
    (
        "holds: [Fleet, Fleet]",
        "",
        "",
        "players.Anna.holds[1]",
        "Fleet comes twice",
        ("holds: [Fleet]", "", "holds: [Fleet]"),
    ),
    (
        "mats: {inheritance: [Province]}",
        "",
        "",
        "players.Anna.mats.inheritance",
        "it is no Action",
        ("mats: {inheritance: [Village]}",),
    ),
    (
        "mats: {inheritance: [Band of Misfits]}",
        "",
        "",
        "players.Anna.mats.inheritance",
        "it is a Command",
        ("mats: {inheritance: [Caravan]}",),
    ),
    (
        "mats: {inheritance: [Village, Smithy]}",
        "",
        "",
        "players.Anna.mats.inheritance",
        "sets one card aside",
        ("mats: {inheritance: [Village]}", "", "mats: {inheritance: [Smithy]}"),
    ),
    (
        "",
        "pile tokens: {Village: {Training: Anna}, Smithy: {Training: Anna}}",
        "",
        "pile tokens.Village.Training",
        "Anna has one token of Training, and it lies on Smithy",
        ("", "pile tokens: {Village: {Training: Anna}, Smithy: {Training: Bernd}}"),
    ),
    (
        "",
        "pile tokens: {Gold: {Training: Anna}}",
        "",
        "pile tokens.Gold.Training",
        "Gold is none",
        ("", "pile tokens: {Great Hall: {Training: Anna, Ferry: Anna}}"),
    ),
    (
        "",
        "pile tokens: {Estate: {Plan: Anna}}",
        "",
        "pile tokens.Estate.Plan",
        "Estate is none",
        ("mats: {inheritance: [Village]}", "pile tokens: {Estate: {Plan: Anna}}"),
    ),
    (
        "durations: [{Blockade: [Silver, Gold]}]",
        "",
        "",
        "players.Anna.durations",
        "On Blockade lies one card, not 2",
        ("durations: [{Blockade: [Silver]}, {Blockade: [Gold]}]",),
    ),
    (
        "durations: [{Blockade: [Silver, Gold]}]",
        "",
        "",
        "players.Anna.durations",
        "one card",
        ("durations: [{Blockade: [Silver, Gold]}, Throne Room]",),
    ),
    (
        "durations: [{Gear: [Silver, Gold, Copper]}]",
        "",
        "",
        "players.Anna.durations",
        "at most 2 cards",
        ("durations: [{Gear: [Silver, Gold]}]",),
    ),
    (
        "durations: [{Wharf: [Silver]}]",
        "",
        "",
        "players.Anna.durations",
        "Nothing lies on Wharf",
        ("durations: [Wharf, {Crypt: [9 Silver]}]",),
    ),
    (
        "durations: [Village]",
        "",
        "",
        "players.Anna.durations",
        "It belongs in “play”",
        ("durations: [Throne Room, Wharf], play: [Village]",),
    ),
    (
        "durations: [{Throne Room: [Village]}]",
        "",
        "",
        "players.Anna.durations",
        "Village has nothing still to come",
        ("durations: [{Throne Room: [Wharf]}]",),
    ),
    (
        "durations: [Estate]",
        "",
        "",
        "players.Anna.durations",
        "cannot be in play",
        ("durations: [Estate, Wharf], mats: {inheritance: [Throne Room]}",),
    ),
    (
        "mats: {tavern: [Village]}",
        "",
        "",
        "players.Anna.mats.tavern",
        "it is no Reserve card",
        ("mats: {tavern: [Guide, Coin of the Realm]}",),
    ),
    (
        "mats: {tavern: [Copper]}",
        "",
        "",
        "players.Anna.mats.tavern",
        "it is no Reserve card",
        ("mats: {tavern: [Copper]}", "kingdom: [Miser]"),
    ),
    (
        "",
        "kingdom: [Village, Smithy, village]",
        "",
        "kingdom[2]",
        "Village comes twice",
        ("", "kingdom: [Village, Smithy]"),
    ),
    (
        "",
        "landscapes: [Obelisk], chosen: {Obelisk: Gold}",
        "",
        "chosen.Obelisk",
        "Gold is none",
        ("", "landscapes: [Obelisk], chosen: {Obelisk: Great Hall}"),
    ),
    (
        "",
        "prophecy: Approaching Army, chosen: {Approaching Army: Village}",
        "",
        "chosen.Approaching Army",
        "Village is none",
        ("", "prophecy: Approaching Army, chosen: {Approaching Army: Clashes}"),
    ),
    (
        "done: [Training]",
        "",
        "",
        "players.Anna.done",
        "Training can be used more than once a game",
        ("done: [Inheritance, Seize the Day]",),
    ),
    (
        "done: [Mission]",
        "",
        "",
        "players.Anna.done",
        "Mission can be used once a turn: its mark belongs to “done” of “turn”",
        ("", "turn: {done: [Mission, Alms]}"),
    ),
    (
        "",
        "turn: {done: [Seize the Day]}",
        "",
        "turn.done",
        "Seize the Day can be used once a game: its mark belongs to “done” of a player",
        ("done: [Seize the Day]",),
    ),
    ("mats: {prince: [Gold]}", "", "", "players.Anna.mats.prince", "it is no Action", ("mats: {prince: [Village]}",)),
    (
        "",
        "pile tokens: {Village: {Plan: [Anna, Anna]}}",
        "",
        "pile tokens.Village.Plan",
        "Anna comes twice",
        ("", "pile tokens: {Village: {Plan: [Anna, Bernd]}}"),
    ),
    (  # only Treasures that are no Durations are set aside by a Crypt
        "durations: [{Crypt: [Village]}]",
        "",
        "",
        "players.Anna.durations",
        "Village cannot lie on Crypt",
        ("durations: [{Crypt: [Gold, Masterpiece]}]",),
    ),
    (
        "durations: [{Crypt: [Astrolabe]}]",
        "",
        "",
        "players.Anna.durations",
        "a Treasure that is no Duration",
        ("durations: [{Crypt: [Market]}], holds: [Capitalism]",),  # which makes a Treasure of it
    ),
    (
        "durations: [{Royal Galley: [Gold]}]",
        "",
        "",
        "players.Anna.durations",
        "Gold cannot lie on Royal Galley",
        ("durations: [{Royal Galley: [Crown]}]",),
    ),
    (
        "durations: [{Royal Galley: [Caravan]}]",
        "",
        "",
        "players.Anna.durations",
        "an Action that is no Duration",
        ("durations: [{Royal Galley: [Estate]}], mats: {inheritance: [Village]}",),
    ),
    (
        "",
        "chosen: {Way of the Mouse: Village}",
        "",
        "chosen.Way of the Mouse",
        "not among the landscapes",
        ("", "landscapes: [Way of the Mouse], chosen: {Way of the Mouse: Village}"),
    ),
    (
        "",
        "chosen: {Obelisk: Village}",
        "",
        "chosen.Obelisk",
        "not among the landscapes",
        ("", "landscapes: [Obelisk], chosen: {Obelisk: Village}"),
    ),
    (
        "",
        "chosen: {Approaching Army: Witch}",
        "",
        "chosen.Approaching Army",
        "not among the landscapes",
        ("", "prophecy: Approaching Army, chosen: {Approaching Army: Witch}"),
    ),
    ("", "landscapes: [Mission, Mission]", "", "landscapes[1]", "Mission comes twice", ("", "landscapes: [Mission]")),
]


@pytest.mark.parametrize(("anna", "rest", "bernd", "place", "says", "legal"), REFUSED)
def test_a_table_that_cannot_be_is_refused_and_its_neighbour_is_not(anna, rest, bernd, place, says, legal):
    found = mistake(document(anna, rest, bernd))
    assert (found.place, says in found.text[0]) == (place, True), found.text[0]
    assert found.text[0] != found.text[1]
    situation = parse(document(*legal))
    assert (situation.notes, start(situation).status()) == ((), [])


ODD = [
    ("mats: {inheritance: [Laboratory]}", "", "players.Anna.mats.inheritance", "costs more than 4"),
    ('holds: ["The Sea\'s Gift"]', "", "players.Anna.holds", "The Sea's Gift is not kept"),
    ("", "kingdom: [Riverboat, Market], chosen: {Riverboat: Market}", "chosen.Riverboat", "not used otherwise"),
    ("", "chosen: {Riverboat: Market}", "chosen.Riverboat", "Nothing else at this table names Riverboat"),
    ("", "landscapes: [Cheap]", "chosen", "Cheap lies on no pile"),
    ("play: [Sailor]", "", "players.Anna.play", "Sailor is in “play”: nothing more comes of it"),
    ("", "kingdom: [Village], bane: Cellar", "bane", "no Young Witch in this game"),
    (
        "",
        "kingdom: [Trade Route, Village], pile tokens: {Village: {coins: 1}}",
        "pile tokens.Village",
        "and Village is none",
    ),
    ("", "kingdom: [Encampment, Plunder]", "kingdom[1]", "Encampment and Plunder are one pile"),
]


@pytest.mark.parametrize(("anna", "rest", "place", "says"), ODD)
def test_what_people_may_mean_is_noted(anna, rest, place, says):
    (note,) = parse(document(anna, rest)).notes
    assert (note.place, says in note.text[0]) == (place, True), note.text[0]


@pytest.mark.parametrize(
    ("anna", "rest"),
    [
        ("durations: [Sailor]", ""),
        ("play: [Sailor]", "turn: {number: 2}"),  # played in the turn before
        ("play: [Secret Passage]", ""),
        ("discard: [Riverboat]", "chosen: {Riverboat: Market}"),
        ("", "chosen: {Riverboat: Market}, kingdom: [Riverboat, Village]"),
        ("", "chosen: {Riverboat: Market}, moves: [buy Riverboat]"),
    ],
)
def test_what_is_as_it_may_be_is_not_noted(anna, rest):
    assert parse(document(anna, rest)).notes == ()


@pytest.mark.parametrize("kept", ["The Field's Gift", "The Forest's Gift", "The River's Gift"])
def test_boons_that_are_kept_until_clean_up_may_lie_there(kept):
    assert parse(document(f'holds: ["{kept}"]')).notes == ()


@pytest.mark.parametrize(("anna", "rest"), [("", "kingdom: [Young Witch]"), ("discard: [Young Witch]", "")])
def test_a_bane_is_there_for_a_young_witch(anna, rest):
    assert parse(document(anna, f"bane: Cellar{', ' if rest else ''}{rest}")).notes == ()


def test_a_position_says_why_it_cannot_be():
    game = start(parse(document("holds: [Flag]")))
    assert game.status() == []
    game.holds = (("flag",), ("flag",))
    game.pile_tokens["gold", "training 0"] = 1
    game.so_far = replace(game.so_far, done=("training",))
    assert game.status() == [
        "There is one Flag, and Anna has it.",
        "A token of Training lies on an Action pile of the Supply, and Gold is none.",
        "Training can be used more than once a turn: there is no mark of it.",
    ]


@pytest.mark.parametrize(("anna", "rest", "bernd", "place", "says", "legal"), REFUSED)
def test_what_was_stored_once_is_read_for_ever(anna, rest, bernd, place, says, legal):
    """Only what could never be laid out is refused then, too."""
    if "cannot be in play" in says:
        with pytest.raises(Mistake):
            parse(document(anna, rest, bernd), stored=True)
        return
    notes = parse(document(anna, rest, bernd), stored=True).notes
    assert place in [note.place for note in notes]


def test_the_answer_has_the_notes():
    run = Run(parse(document("mats: {inheritance: [Laboratory]}")))
    (note,) = run.answer()["notes"]
    assert (note["place"], note["text"]["de"].startswith("Laboratorium kostet mehr")) == (
        "players.Anna.mats.inheritance",
        True,
    )
    assert "notes" not in Run(parse(document())).answer()


@pytest.mark.parametrize(
    ("more", "noted"),
    [
        ({"landscapes": ["Fleet"], "landscape tokens": {"Fleet": {"vp": 2}}}, ["landscape tokens.Fleet"]),
        ({"pile tokens": {"Village": {"vp": 1}}}, ["pile tokens.Village"]),
        ({"pile tokens": {"Temple": {"vp": 1}}}, []),
        ({"landscapes": ["Aqueduct"], "pile tokens": {"Silver": {"vp": 1}}}, []),
        ({"landscapes": ["Arena"], "landscape tokens": {"Arena": {"vp": 6}}}, []),
    ],
)
def test_vp_tokens_where_no_rule_puts_them_are_noted(more, noted):
    laid = parse({"players": {"Anna": {"hand": ["Copper"]}, "Bernd": {}}, **more})
    assert [note.place for note in laid.notes] == noted
