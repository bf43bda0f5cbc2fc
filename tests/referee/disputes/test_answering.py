"""Answers on the page: ticks that stay, numbers that are told plainly, decisions that are called by their question."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.referee.conftest import Visitor

pytestmark = pytest.mark.django_db

CHAPEL = "players: {Anna: {hand: [Chapel, 3 Copper, 2 Estate, Moat]}, Bernd: {}}"


def ticked(page: str) -> list[str]:
    return re.findall(r'name="pick" value="([^"]+)" checked', page)


def warning(page: str) -> str:
    found = re.search(r'class="ask-w">(.*?)</p>', page)
    return found[1] if found else ""


def test_too_many_ticks_stay_and_the_number_is_told(visitor: Visitor) -> None:
    visitor.describes(CHAPEL).says("play Chapel").sends(ask="1", pick=["Copper", "Copper", "Estate", "Estate", "Moat"])
    assert visitor.answer.status_code == 422
    assert ticked(visitor.page) == ["Copper", "Copper", "Estate", "Estate", "Moat"]
    assert warning(visitor.page) == "Choose at most 4, not 5."


def test_the_same_in_german(german: Visitor) -> None:
    german.describes(CHAPEL).says("play Chapel").sends(ask="1", pick=["Copper", "Copper", "Copper", "Estate", "Estate"])
    assert ticked(german.page) == ["Copper", "Copper", "Copper", "Estate", "Estate"]
    assert warning(german.page) == "Wähle höchstens 4, nicht 5."


@pytest.mark.parametrize(
    ("pick", "told"),
    [
        (["Copper"], "Choose exactly 2, not 1."),
        (["Copper", "Copper", "Estate"], "Choose exactly 2, not 3."),
        ([], "Choose exactly 2, not 0."),
    ],
)
def test_how_many(visitor: Visitor, pick: list[str], told: str) -> None:
    visitor.describes("players: {Anna: {hand: [Militia]}, Bernd: {hand: [3 Copper, 2 Estate]}}")
    visitor.says("play Militia").sends(ask="1", pick=pick)
    assert warning(visitor.page) == told
    assert ticked(visitor.page) == pick


def test_all_or_none(visitor: Visitor) -> None:
    visitor.describes("players: {Anna: {hand: [Capital City, 3 Copper], deck: [Estate]}, Bernd: {}}")
    visitor.says("play Capital City").sends(ask="1", pick=["Copper"])
    assert warning(visitor.page) == "Choose 2 or none, not 1."
    assert ticked(visitor.page) == ["Copper"]


def test_an_answer_that_is_shown_again_ticks_as_many_as_were_chosen(visitor: Visitor) -> None:
    visitor.describes(CHAPEL).says("play Chapel", "2 Copper, Estate")
    undo = re.search(r'data-undo="([^"]+)"', visitor.page)
    assert undo
    assert ticked(visitor.get(undo[1]).page) == ["Copper", "Copper", "Estate"]


def test_a_decision_among_several_is_called_by_its_question(visitor: Visitor) -> None:
    visitor.describes("players: {Anna: {hand: [Throne Room, Moat, Copper, '?', '?']}, Bernd: {}}")
    visitor.says("play Throne Room", "Village", "Copper", "Moat")
    n = next(n for n in range(visitor.n + 1) if "Decisions here" in visitor.get(f"/en/dispute/{visitor.key}/{n}/").page)
    links = re.findall(rf'/{n}/\?ask=\d"[^>]* title="([^"]+)">(\d)<span class="vh">: \1</span></a>', visitor.page)
    assert links == [
        ("Anna, what is one of the 2 face-down cards in your hand?", "1"),
        ("Anna, what is the face-down card in your hand?", "2"),
        ("Anna, which Action card from your hand do you play?", "3"),
    ]


def test_an_answer_asks_the_database_for_the_dispute_and_the_notebook_and_reads_no_ruling_twice(
    visitor: Visitor,
) -> None:
    seat = "{hand: [5 Copper], deck: [20 Copper]}"
    turn = ("play treasures", "buy Silver")
    visitor.describes(f"players: {{Anna: {seat}, Bernd: {seat}}}").says(*turn, *turn, turn[0])
    with CaptureQueriesContext(connection) as asked:
        visitor.client.post(visitor.at, {"ask": "5", "answer": turn[1]}, headers={"HX-Request": "true"})
    tables = [re.search(r"(?:FROM|INTO|UPDATE) (\w+)", query["sql"]) for query in asked.captured_queries]
    assert [found and found[1] for found in tables] == [
        "referee_dispute",
        "referee_dispute",
        "referee_branch",
        "referee_branch",
        "referee_ruled",
        "cards_loaded",
    ]
