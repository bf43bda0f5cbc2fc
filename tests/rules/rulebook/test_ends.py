"""What holds for a while ends, and where people quarrel about that, the end is told."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run
from rules.speech.grammar import DE, EN
from rules.speech.saying import sentence


@pytest.mark.parametrize(
    ("anna", "moves", "ruling", "en", "de"),
    [
        (
            "hand: [Corsair], deck: [12 Copper]",
            '[play Corsair, "-", "-"]',
            "seaside2:corsair:3",
            "The Corsair no longer affects the others: Anna’s turn has started.",
            "Das Korsarenschiff trifft die anderen nicht mehr: Annas Zug hat angefangen.",
        ),
        (
            "hand: [Blockade], deck: [12 Copper]",
            '[play Blockade, Silver, "-", "-"]',
            "seaside2:blockade:5",
            "The Blockade no longer affects the others: Anna’s turn has started.",
            "Die Blockade trifft die anderen nicht mehr: Annas Zug hat angefangen.",
        ),
        (
            "hand: [Skirmisher], deck: [12 Copper]",
            '[play Skirmisher, "-"]',
            "allies:skirmisher:1",
            "The Skirmisher no longer watches what Anna gains: that turn is over.",
            "Der Aufwiegler achtet nicht mehr darauf, was Anna nimmt: Der Zug ist vorbei.",
        ),
        (
            "hand: [Sailor], deck: [12 Copper]",
            '[play Sailor, "-"]',
            "seaside2:sailor:8",
            "The Sailor no longer watches what Anna gains: that turn is over.",
            "Die Seefahrerin achtet nicht mehr darauf, was Anna nimmt: Der Zug ist vorbei.",
        ),
    ],
)
def test_the_end_is_told_once(anna: str, moves: str, ruling: str, en: str, de: str) -> None:
    run = Run(parse(f"players: {{Anna: {{{anna}}}, Bernd: {{hand: [Copper], deck: [10 Copper]}}}}\nmoves: {moves}"))
    assert run.stop is None
    ends = [step for step in run.steps if step.sentence in ("affects no more", "watches no more")]
    assert [(sentence(step, run.names, EN), sentence(step, run.names, DE)) for step in ends] == [(en, de)]
    assert ends[0].cites == (ruling,)
    assert ends[0].actor == 0


def test_as_long_as_it_holds_nothing_is_told() -> None:
    table = "players: {Anna: {hand: [Corsair], deck: [12 Copper]}, Bernd: {hand: [Copper], deck: [10 Copper]}}"
    run = Run(parse(table + '\nmoves: [play Corsair, "-"]'))
    assert not [step for step in run.steps if step.sentence == "affects no more"]


def test_the_piles_that_end_the_game_are_named() -> None:
    table = """
        players: {Anna: {hand: [], deck: [5 Copper]}, Bernd: {hand: [], deck: [5 Copper]}}
        supply: {Cellar: 1, Curse: 0, Estate: 0}
        turn: {phase: buy, coins: 2}
        moves: [buy Cellar]
        """
    run = Run(parse(table))
    told = [(sentence(step, run.names, EN), sentence(step, run.names, DE)) for step in run.steps]
    assert (
        "The game ends: the Supply piles Estate, Curse and Cellar are empty.",
        "Das Spiel ist zu Ende: Die Vorratsstapel Anwesen, Fluch und Keller sind leer.",
    ) in told
