"""What is not offered, and why: each card of the table that is in question and does not fit, each reason once."""

from __future__ import annotations

import pytest

from rules import Run, not_offered, parse

BERND = "Bernd: {hand: [5 Copper], deck: [9 Copper]}"


def reasons(anna: str, moves: str, more: str = "") -> list[tuple[str, str]]:
    """What is told in the end, in both languages."""
    run = Run(parse(f"players: {{Anna: {{{anna}}}, {BERND}}}\nmoves: [{moves}]\n{more}"))
    assert run.stop is None, run.stop
    return [one.text for one in not_offered(run.game)]


@pytest.mark.parametrize(
    ("anna", "moves", "more", "expected"),
    [
        pytest.param(
            "hand: [Royal Galley, Caravan, Village, Smithy], deck: [9 Copper]",
            "play Royal Galley",
            "",
            [("Caravan is not offered: it is a Duration.", "Karawane steht nicht zur Wahl: Das ist eine Dauerkarte.")],
            id="a card in hand, and nothing of the Copper, which everybody knows",
        ),
        pytest.param(
            "hand: [Royal Galley, Caravan, Wharf, Village, Smithy], deck: [9 Copper]",
            "play Royal Galley",
            "",
            [
                (
                    "Caravan, and likewise Wharf, is not offered: it is a Duration.",
                    "Karawane, ebenso Werft, steht nicht zur Wahl: Das ist eine Dauerkarte.",
                )
            ],
            id="one reason for two",
        ),
        pytest.param(
            "hand: []",
            "buy Copper",
            "turn: {phase: buy, buys: 2, coins: 9}\nsupply: {Ruins: [Ruined Village, Survivors], Augurs: []}",
            [
                (
                    "Nothing can be bought from the Augurs pile: the pile is empty.",
                    "Vom Stapel Augurinnen kann nichts gekauft werden: Der Stapel ist leer.",
                ),
                (
                    "The Survivors card cannot be bought: it is not on top of its pile, the Ruined Village is.",
                    "Die Karte Überlebende kann nicht gekauft werden: "
                    "Die Karte liegt nicht oben auf ihrem Stapel, dort liegt das Zerstörte Dorf.",
                ),
            ],
            id="names that are plurals",
        ),
        pytest.param(
            "hand: [University]",
            "play University",
            "kingdom: [Market, Festival, Familiar]",
            [
                (
                    "Familiar is not offered: it costs 3 Coins and 1 Potion, and at most 5 and no Potion is allowed.",
                    "Vertrauter steht nicht zur Wahl: Die Karte kostet 3 Geld und 1 Trank, und höchstens "
                    "5 und kein Trank ist erlaubt.",
                ),
                (
                    "University is not offered: it costs 2 Coins and 1 Potion, and at most 5 and no Potion is allowed.",
                    "Universität steht nicht zur Wahl: Die Karte kostet 2 Geld und 1 Trank, und höchstens 5 und "
                    "kein Trank ist erlaubt.",
                ),
            ],
            id="a price with a Potion",
        ),
        pytest.param(
            "hand: [Workshop]",
            "play Workshop",
            "supply: {Knights: [Sir Martin, Dame Anna], Village: 0}",
            [
                (
                    "Dame Anna is not offered: it is not on top of its pile, Sir Martin is.",
                    "Dame Anna steht nicht zur Wahl: Die Karte liegt nicht oben auf ihrem Stapel, dort liegt Sir "
                    "Martin.",
                ),
                ("Village is not offered: the pile is empty.", "Dorf steht nicht zur Wahl: Der Stapel ist leer."),
            ],
            id="a card beneath, an empty pile",
        ),
        pytest.param(
            "hand: [Village, Diadem]",
            "",
            "",
            [
                (
                    "Diadem cannot be played: it is not an Action card, and this is the Action phase.",
                    "Diadem kann nicht gespielt werden: Das ist keine Aktionskarte, und es ist die Aktionsphase.",
                )
            ],
            id="the phase",
        ),
        pytest.param(
            "hand: [Silver], play: [Highway]",
            "",
            "turn: {phase: buy, coins: 6}",
            [
                (
                    "Province cannot be bought: it costs 7 (8, less 1 by the Highway), and Anna has 6.",
                    "Provinz kann nicht gekauft werden: Zu zahlen sind 7 Geld (8 minus 1 durch die Fernstraße), und "
                    "Anna hat 6.",
                )
            ],
            id="a price that is not the printed one, and nothing of what is as printed",
        ),
        pytest.param(
            "hand: [], deck: [5 Copper]",
            "buy Mission",
            "landscapes: [Mission, Alms]\nturn: {phase: buy, buys: 2, coins: 4}",
            [
                (
                    "Mission cannot be bought: each player buys it at most once a turn.",
                    "Mission kann nicht gekauft werden: Das geht höchstens einmal im Zug.",
                ),
            ],
            id="an Event",
        ),
    ],
)
def test_what_is_not_offered_has_its_reason(anna: str, moves: str, more: str, expected: list[tuple[str, str]]) -> None:
    assert reasons(anna, moves, more) == expected


def test_an_inherited_estate_is_an_action_on_the_heirs_turns_only() -> None:
    run = Run(
        parse(
            """
            players:
              Anna: {hand: [Estate], deck: [5 Copper], mats: {inheritance: [Village]}}
              Bernd: {hand: [Estate, Village, Throne Room], deck: [5 Copper]}
            landscapes: [Inheritance]
            turn: {player: Anna, phase: buy}
            moves: ["-"]
            """
        )
    )
    estate = (
        "Estate cannot be played: it is not an Action card now: Inheritance holds on Anna’s turns only.",
        "Anwesen kann nicht gespielt werden: Das ist jetzt keine Aktionskarte: Die Erbschaft gilt nur in Annas Zügen.",
    )
    assert [one.text for one in not_offered(run.game)] == [estate]


def test_the_reasons_are_not_more_than_a_reader_takes_in() -> None:
    """Piles of seven prices under a Workshop."""
    kingdom = "Market, Artisan, Bank, Peddler, Golem, Engineer, Overlord, City Quarter, Familiar"
    run = Run(parse(f"players: {{Anna: {{hand: [Workshop]}}, {BERND}}}\nkingdom: [{kingdom}]\nmoves: [play Workshop]"))
    found = not_offered(run.game)
    assert len(found) == 6
    assert ["Peddler"] not in [one.choices for one in found]  # what is plain comes last


def test_of_a_face_down_card_nothing_is_told() -> None:
    assert reasons("hand: [Throne Room, Village, '?', '?']", "play Throne Room") == []


def test_whoever_decides_for_another_player_is_told_of_that_players_hand() -> None:
    table = """
        players:
          Anna: {hand: [Village], deck: [5 Copper]}
          Bernd: {hand: [Cache, Smithy], deck: [5 Copper]}
        turn: {player: Bernd, extra: Possession, by: Anna}
        """
    found = not_offered(Run(parse(table)).game)
    assert [one.choices for one in found] == [["play Cache"]]


def test_the_answer_of_the_engine_has_them() -> None:
    anna = "Anna: {hand: [Royal Galley, Caravan, Village, Smithy], deck: [Copper]}"
    document = f"players: {{{anna}, {BERND}}}\nmoves: [play Royal Galley]"
    pending = Run(parse(document)).answer()["pending"]
    assert pending is not None
    assert pending["not_offered"] == [
        {
            "choices": ["Caravan"],
            "text": {
                "en": "Caravan is not offered: it is a Duration.",
                "de": "Karawane steht nicht zur Wahl: Das ist eine Dauerkarte.",
            },
        }
    ]
