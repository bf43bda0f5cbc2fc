"""Plunder and Rising Sun: what decides is told, in both languages, by the ruling on it."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence

POSSESSED = "turn: {player: Bernd, extra: Possession, by: Anna, previous: Anna, phase: buy}"


def table(anna: str, moves: str, more: str = "") -> str:
    players = f"players: {{Anna: {{{anna}, deck: [9 Copper]}}, Bernd: {{hand: [], deck: [9 Copper]}}}}"
    return f"{players}\n{more}\nmoves: [{moves}]"


TOLD = {
    "a Command that a Daimyo passes over": (
        table("hand: [Daimyo, Captain]", "play Daimyo, play Captain", "kingdom: [Village]"),
        "The Daimyo does not play the Captain again: it is a Command.",
        "Der Daimyo spielt Kapitän Tobias nicht noch einmal: Das ist ein Kommando.",
        "rising-sun:daimyo:2",
    ),
    "a turn that somebody else decides": (
        table("hand: []", "", POSSESSED),
        "Bernd is in an extra turn because of the Possession (Anna decides).",
        "Bernd ist durch die Besessenheit in einem Extrazug (Anna entscheidet).",
        "alchemy:possession:1",
    ),
    "a Prophecy with a Sun token": (
        table("hand: []", "buy Copper", "prophecy: Progress\nsun: 1\nturn: {phase: buy, buys: 2}"),
        "Progress does nothing yet: 1 Sun token lies on it.",
        "Die Entwicklung bewirkt noch nichts: Darauf liegt noch 1 Sonnenmarker.",
        "rising-sun:omens:3",
    ),
    "for which card the Great Leader gives": (
        table("hand: [Throne Room, Smithy]", "play Throne Room, Smithy", "prophecy: Great Leader\nsun: 0"),
        "Because of the active Prophecy Great Leader, Anna gets +1 Action for the Throne Room.",
        "Durch die aktive Prophezeiung Großer Anführer erhält Anna +1 Aktion für den Thronsaal.",
        "rising-sun:great-leader:1",
    ),
    "a Shadow in the deck": (
        table("hand: [Cellar]", "play Cellar").replace("9 Copper", "Estate, Ninja", 1),
        "The Ninja lies in the deck, not in hand: it can be played from there, and nothing else.",
        "Der Ninja liegt im Nachziehstapel, nicht auf der Hand: Die Karte kann von dort nur gespielt werden.",
        "rising-sun:shadows:3",
    ),
    "Aristocrats beyond the fourth": (
        table("hand: [Aristocrat], play: [5 Aristocrat]", "play Aristocrat"),
        "The Aristocrat takes effect: 6 in play give the same as 2.",
        "Die Aristokratin wirkt hier: 6 im Spiel bringen dasselbe wie 2.",
        "rising-sun:aristocrat:1",
    ),
    "a Siren until so many are in hand": (
        table("hand: [5 Copper], durations: [Siren]", "'-'", "turn: {player: Bernd, phase: buy}"),
        "With the Siren (played before this turn), Anna draws 3 Coppers, up to 8 cards in hand.",
        "Durch die Sirene (vor diesem Zug gespielt) zieht Anna 3 Kupfer, bis 8 Karten auf der Hand sind.",
        "plunder:siren:3",
    ),
    "a Reckless card as a Way": (
        table(
            "hand: [Village]",
            "play Village as Way of the Sheep",
            "landscapes: [Reckless, Way of the Sheep]\nchosen: {Reckless: Village}",
        ),
        "Reckless does not have the Village followed a second time: what it says was not followed at all.",
        "Die Eigenschaft Waghalsig lässt das Dorf kein zweites Mal ausführen:"
        " Was darauf steht, wurde gar nicht ausgeführt.",
        "plunder:reckless:3",
    ),
    "one Treasure and two Mining Roads": (
        table("hand: [2 Mining Road]", "play Mining Road, play Mining Road, buy Copper, 'yes'"),
        "The Mining Road cannot play the Copper any more: it is no longer where it was gained to.",
        "Die Bergbaustraße kann das Kupfer nicht mehr spielen: Die Karte liegt nicht mehr dort, wohin sie kam.",
        "base2:lost-track:1",
    ),
    "a shuffle that Avoid left cards out of": (
        "players: {Anna: {hand: [], deck: [], discard: [3 Estate, Copper]}, Bernd: {}}\nlandscapes: [Avoid]\n"
        "turn: {phase: buy, coins: 2, buys: 1}\nmoves: [buy Avoid, '-', 3 Estate]",
        "Anna draws only 1 of 5 cards: what stayed out of the shuffle is not shuffled now.",
        "Anna zieht nur 1 von 5 Karten: Was beim Mischen liegen blieb, wird jetzt nicht gemischt.",
        "plunder:avoid:3",
    ),
    "an Engineer that is Cheap": (
        table(
            "hand: []",
            "buy Engineer",
            "landscapes: [Cheap]\nchosen: {Cheap: Engineer}\nturn: {phase: buy, buys: 2}",
        ),
        "The Engineer is not cheaper now: Cheap lowers only Coins, and it costs 4 debt.",
        "Die Ingenieurin ist jetzt nicht billiger:"
        " Die Eigenschaft Billig senkt nur das Geld, und die Karte kostet 4 Schulden.",
        "plunder:cheap:2",
    ),
}


@pytest.mark.parametrize("case", TOLD)
def test_it_is_told(case: str) -> None:
    document, en, de, cite = TOLD[case]
    run = Run(parse(document))
    assert run.stop is None, run.stop
    told = {sentence(step, run.names, EN): step for step in run.steps}
    assert en in told, list(told)
    assert sentence(told[en], run.names, DE) == de
    assert told[en].cites[0] == cite


def test_a_command_is_passed_over_once_for_two_daimyos() -> None:
    moves = "play Daimyo, play Daimyo, play Captain"
    run = Run(parse(table("hand: [2 Daimyo, Captain]", moves, "kingdom: [Village]")))
    assert sum(step.sentence == "passes over" for step in run.steps) == 1
    assert run.game.actions == 6  # none left after the Captain, and a Village played three times
