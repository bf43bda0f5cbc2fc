"""How mistakes and steps are worded, in both languages."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN, THE, no_card, the_card
from tests.rules.document.tables import mistake

SEATS = {"Anna": {"hand": ["Village", "4 Copper"], "deck": ["9 Copper"]}, "Bernd": {"hand": [], "deck": ["5 Copper"]}}


@pytest.mark.parametrize(
    ("document", "en", "de"),
    [
        (
            {"players": {"Anna": {"hand": ["13 Province"]}, "Bernd": {}}},
            "players.Anna.hand: With these, 13 Provinces are described, but the box holds only 12.",
            "players.Anna.hand: Damit sind 13 Provinzen beschrieben, aber in der Schachtel sind nur 12.",
        ),
        (
            {"players": SEATS, "boons": ["The Sea's Gift", "Geschenk des Meeres"]},
            "boons[1]: The Sea's Gift comes twice.",
            "boons[1]: Geschenk des Meeres steht zweimal da.",
        ),
        (
            "players: {Anna: {}, Bernd: {}}\nseed: 1\nseed: 2\n",
            "line 3: “seed” comes twice.",
            "line 3: „seed“ steht zweimal da.",
        ),
        (
            {"players": SEATS, "landscapes": ["Way of the Mouse"], "chosen": {"Way of the Mouse": "Market"}},
            "chosen.Way of the Mouse: Market cannot be the card that is set aside for Way of the Mouse: that is "
            "always an Action that costs 2 or 3 Coins.",
            "chosen.Way of the Mouse: Markt kann nicht die Karte sein, die für Weg der Maus zur Seite liegt: Dort "
            "liegt immer eine Aktion, die 2 oder 3 Geld kostet.",
        ),
        (
            {"players": SEATS, "turn": {"player": "Xaver"}},
            "turn.player: Xaver is not at the table: there are Anna and Bernd.",
            "turn.player: Xaver sitzt nicht am Tisch: Dort sitzen Anna und Bernd.",
        ),
    ],
)
def test_a_mistake_says_what_and_which(document, en, de):
    assert mistake(document).message == (en, de)


def test_a_name_that_sounds_like_several_is_one_card():
    assert the_card("spoils", EN, THE) == "the Spoils card"
    assert the_card("smithy", EN, THE) == "the Smithy"
    assert the_card("necropolis", EN, THE) == "the Necropolis"
    assert the_card("spoils", DE, THE) == "die Beute"


def test_none_is_left_of_a_mixed_pile():
    assert no_card("augurs", EN) == "no card of the Augurs pile"
    assert no_card("augurs", DE).startswith("keine Karte vom Stapel ")
    assert no_card("curse", EN) == "no Curse"


def test_a_way_is_one_play():
    document = {"players": SEATS, "landscapes": ["Way of the Owl"], "moves": ["play Village as Way of the Owl"]}
    steps = Run(parse(document)).answer()["steps"]
    assert [step["kind"] for step in steps].count("play") == 1
    assert [step["text"]["en"] for step in steps[:2]] == [
        "Anna plays a Village.",
        "Anna uses the Village as Way of the Owl.",
    ]
    assert steps[1]["text"]["de"] == "Anna nutzt das Dorf als Weg der Eule."
