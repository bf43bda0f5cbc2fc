"""Where it happened, what was counted, what was not done: the sentence says it instead of the cite alone."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run


@pytest.mark.parametrize(
    ("document", "en", "de", "ruling"),
    [
        (
            "{players: {Anna: {hand: [Harbinger], deck: [Copper], discard: [Gold, Estate]}, Bernd: {}},"
            " moves: [play Harbinger]}",
            "Anna looks through the discard pile: a Gold and an Estate.",
            "Anna sieht den Ablagestapel durch: ein Gold und ein Anwesen.",
            "base2:harbinger:2",
        ),
        (
            "{players: {Anna: {discard: [Village]}, Bernd: {}}, turn: {phase: buy, coins: 5}, moves: [buy Inn]}",
            "With the Inn, Anna looks through the discard pile: an Inn and a Village.",
            "Durch das Gasthaus sieht Anna den Ablagestapel durch: ein Gasthaus und ein Dorf.",
            "hinterlands1:inn:2",
        ),
        (
            "{players: {Anna: {hand: [Throne Room, Acting Troupe]}, Bernd: {}},"
            " moves: [play Throne Room, Acting Troupe]}",
            "The Acting Troupe is no longer where it was, so it is not trashed.",
            "Die Schauspieltruppe liegt nicht mehr am selben Ort und wird deshalb nicht entsorgt.",
            "base2:lost-track:4",
        ),
        (
            "{players: {Anna: {hand: [Fortune Hunter], deck: [Figurine, Gold, Silver, 2 Copper]}, Bernd: {}},"
            " moves: [play Fortune Hunter, Figurine]}",
            "Anna draws 2 Coppers from below the cards looked at.",
            "Anna zieht 2 Kupfer unter den angesehenen Karten hervor.",
            "base2:look:4",
        ),
        (
            "{players: {Anna: {play: [Village, Smithy, Gold], deck: [2 Copper]}, Bernd: {}}, landscapes: [Sea Trade],"
            " turn: {phase: buy, coins: 4}, moves: [buy Sea Trade]}",
            "Anna counts Actions in play: 2 (Village, Smithy).",
            "Anna zählt Aktionen im Spiel: 2 (Dorf, Schmiede).",
            "rising-sun:sea-trade:1",
        ),
        (
            "{players: {Anna: {hand: [Tea House]}, Bernd: {}, Carla: {}}, prophecy: Progress, moves: [play Tea House]}",
            "Anna takes a Sun token off Progress (now 7 of 8 there).",
            "Anna nimmt einen Sonnenmarker von der Prophezeiung Entwicklung (dort jetzt 7 von 8).",
            "rising-sun:omens:5",
        ),
        (
            "{players: {Anna: {hand: [Aristocrat], play: [8 Aristocrat]}, Bernd: {}}, moves: [play Aristocrat]}",
            "The Aristocrat does nothing: 9 Aristocrats are in play.",
            "Die Aristokratin bewirkt nichts: 9 Aristokratinnen sind im Spiel.",
            "rising-sun:aristocrat:2",
        ),
    ],
)
def test_the_sentence_says_it(document: str, en: str, de: str, ruling: str) -> None:
    run = Run(parse(document))
    assert not run.refused
    steps = run.answer()["steps"]
    told = next((step for step in steps if step["text"]["en"] == en), None)
    assert told is not None, [step["text"]["en"] for step in steps]
    assert told["text"]["de"] == de
    assert ruling in told["cites"]


def test_a_discard_pile_lies_face_up_so_its_cards_are_only_not_named() -> None:
    document = (
        "{players: {Anna: {hand: [Harbinger], deck: [Copper], discard: ['2 ?']}, Bernd: {}}, moves: [play Harbinger]}"
    )
    pending = Run(parse(document)).answer()["pending"]
    assert pending is not None
    assert pending["prompt"] == {
        "en": "Which card is one of the 2 unknown ones in your discard pile?",
        "de": "Welche Karte ist eine der 2 unbekannten in deinem Ablagestapel?",
    }


def test_a_second_sun_token_says_nothing_of_the_set_up() -> None:
    document = "{players: {Anna: {hand: [2 Tea House]}, Bernd: {}}, prophecy: Progress,"
    document += " moves: [play Tea House, play Tea House]}"
    taken = [step["cites"] for step in Run(parse(document)).answer()["steps"] if "Sun token" in step["text"]["en"]]
    assert ["rising-sun:omens:5" in cites for cites in taken] == [True, False]
