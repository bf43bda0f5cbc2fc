"""A step cites the ruling that decides in this case, and none on a case that did not occur."""

from __future__ import annotations

import pytest

from rules.document.parse import parse
from rules.run import Run


def _cited(document: str, begins: str) -> list[str]:
    run = Run(parse(document))
    assert not run.refused
    return next(step["cites"] for step in run.answer()["steps"] if step["text"]["en"].startswith(begins))


SWINDLER = "{players: {Anna: {hand: [Swindler]}, Bernd: {deck: [Copper]}%s}, moves: [play Swindler%s]}"
TRASHES = "Because of Anna’s Swindler, Bernd trashes a Copper"


def test_the_order_of_an_attack_is_cited_where_it_hits_several() -> None:
    assert "base2:attack:3" not in _cited(SWINDLER % ("", ", Curse"), TRASHES)
    several = SWINDLER % (", Carla: {deck: [Copper]}", ", Curse, Curse")
    assert "base2:attack:3" in _cited(several, TRASHES)


def test_a_price_is_cited_by_the_rule_on_prices_unless_a_limit_decides() -> None:
    bought = "{players: {Anna: {hand: [Bridge, 2 Silver]}, Bernd: {}}, moves: [play Bridge, play treasures, buy Duchy]}"
    cites = _cited(bought, "The Duchy costs 4 now")
    assert "base2:cost:1" in cites
    assert "base2:gain:5" not in cites
    gained = "{players: {Anna: {hand: [Bridge, Workshop]}, Bernd: {}}, turn: {actions: 2},"
    gained += " moves: [play Bridge, play Workshop, Duchy]}"
    cites = _cited(gained, "The Duchy costs 4 now")
    assert "base2:gain:5" in cites
    assert "base2:cost:1" not in cites


@pytest.mark.parametrize(
    ("document", "begins", "first", "never"),
    [
        (
            "{players: {Anna: {hand: [Replace, Estate]}, Bernd: {}}, moves: [play Replace, Silver]}",
            "Anna trashes an Estate",
            "base2:trash:1",
            "intrigue2:replace:1",
        ),
        (
            "{players: {Anna: {hand: [Ironworks]}, Bernd: {}}, moves: [play Ironworks, Silver]}",
            "Anna gains a Silver",
            "base2:gain:5",
            "intrigue2:ironworks:1",
        ),
        (
            "{players: {Anna: {hand: [Kings Cache, Rope]}, Bernd: {}}, turn: {phase: buy},"
            " moves: [play Kings Cache, Rope]}",
            "Anna plays a Rope",
            "plunder:kings-cache:1",
            "plunder:kings-cache:3",
        ),
        (
            "{players: {Anna: {hand: [Storyteller, Figurine, Copper], deck: [5 Copper]}, Bernd: {}},"
            " moves: [play Storyteller, Figurine, Copper]}",
            "Anna draws 2 Coppers",
            "base2:play:1",
            "plunder:figurine:1",
        ),
        (
            "{players: {Anna: {hand: [5 Copper, Silver], tokens: {favors: 1}, deck: [Estate]}, Bernd: {}},"
            " ally: Band of Nomads, turn: {phase: buy, coins: 3}, moves: [buy Silver, card]}",
            "Because of Band of Nomads, Anna chooses",
            "allies:band-of-nomads:3",
            "allies:band-of-nomads:1",
        ),
        (
            "{players: {Anna: {tokens: {favors: 1}}, Bernd: {}}, ally: Family of Inventors,"
            " kingdom: [Market, Importer], moves: [Market]}",
            "Because of Family of Inventors, Anna puts 1 Favor on the Market pile",
            "allies:family-of-inventors:7",
            "allies:family-of-inventors:2",
        ),
    ],
)
def test_the_ruling_that_decides_comes_first(document: str, begins: str, first: str, never: str) -> None:
    cites = _cited(document, begins)
    assert cites[0] == first
    assert never not in cites


def test_the_third_play_is_no_second_again() -> None:
    run = Run(parse("{players: {Anna: {hand: [Kings Court, Village]}, Bernd: {}}, moves: [play Kings Court, Village]}"))
    told = [step["text"] for step in run.answer()["steps"] if step["kind"] == "play"][2:]
    assert [text["en"] for text in told] == ["Anna plays the Village again.", "Anna plays the Village a third time."]
    assert [text["de"] for text in told] == [
        "Anna spielt das Dorf noch einmal.",
        "Anna spielt das Dorf ein drittes Mal.",
    ]
