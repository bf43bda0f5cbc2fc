"""All outcomes of a decision, and what bounds them."""

from __future__ import annotations

import re

import pytest
from django.utils.translation import override

from referee.disputes.outcomes import MOST_ANSWERS, outcomes, ways_to_answer
from referee.models import Dispute
from rules.document.parse import parse
from rules.run import Run
from tests.referee.conftest import TACTICIAN, Visitor

pytestmark = pytest.mark.django_db


def at(document: str) -> Run:
    return Run(parse(document))


def test_each_answer_once() -> None:
    found = outcomes(at("players: {Anna: {hand: [Throne Room, Tactician, 3 Copper]}, Bernd: {}}").game, 1)
    assert [outcome.answers for outcome in found.found] == [
        ["Throne Room"],
        ["Tactician"],
        ["Leave the phase"],
    ]


def test_equal_tables_are_one_outcome() -> None:
    game = at("players: {Anna: {hand: [Village, Village, Smithy], deck: [9 Copper]}, Bernd: {}}").game
    deep = outcomes(game, 2)
    assert deep.in_all < deep.ways or deep.in_all == len(deep.found)
    orders = [tuple(sorted(outcome.moves)) for outcome in deep.found]
    assert len(orders) == len(set(orders))


def test_a_decision_with_too_many_answers_is_not_gone_through() -> None:
    game = at("players: {Anna: {hand: [Cellar, 40 Copper]}, Bernd: {}}\nmoves: [play Cellar]").game
    assert game.pending
    assert ways_to_answer(game.pending) > 2**39
    found = outcomes(game, 1)
    assert found.cut
    assert found.in_all == 1


def test_a_face_down_card_ends_it() -> None:
    game = at("players: {Anna: {hand: [Sentry]}, Bernd: {}}\nmoves: [play Sentry]").game
    assert outcomes(game, 3).in_all == 1


def test_the_page_and_an_outcome_opened(visitor: Visitor) -> None:
    visitor.describes(TACTICIAN)
    page = visitor.client.get(f"/en/dispute/{visitor.key}/0/outcomes/?deep=2").text
    assert "Throne Room</b> · <b>Tactician" in page
    answer = visitor.client.post(
        f"/en/dispute/{visitor.key}/0/outcomes/", {"move": ["play Throne Room", "Tactician"]}
    )  # fmt: skip
    assert Dispute.objects.get(key=answer.headers["Location"].split("/")[3]).moves == ["play Throne Room", "Tactician"]


def test_outcomes_of_an_earlier_decision(visitor: Visitor) -> None:
    visitor.describes(TACTICIAN).says("play Throne Room", "Tactician")
    page = visitor.client.get(f"/en/dispute/{visitor.key}/1/outcomes/?ask=1").text
    assert sorted(re.findall(r'name="move" value="([^"]+)"', page)) == ["-", "Tactician"]
    answer = visitor.client.post(f"/en/dispute/{visitor.key}/1/outcomes/", {"ask": "1", "move": "-"})
    assert Dispute.objects.get(key=answer.headers["Location"].split("/")[3]).moves == ["play Throne Room", "-"]


@pytest.mark.parametrize(
    "form", [{"move": "play Gold"}, {"move": ["-"] * 90}, {"ask": "99", "move": "x"}, {"ask": "x"}]
)
def test_made_up_outcomes(visitor: Visitor, form: dict[str, object]) -> None:
    visitor.describes(TACTICIAN)
    assert visitor.client.post(f"/en/dispute/{visitor.key}/0/outcomes/", form).status_code in (302, 422)


@pytest.mark.parametrize("deep", ["0", "9", "x", "-1", "4"])
def test_odd_depths(visitor: Visitor, deep: str) -> None:
    visitor.describes(TACTICIAN)
    assert visitor.client.get(f"/en/dispute/{visitor.key}/0/outcomes/?deep={deep}").status_code == 200


def test_the_budget_bounds_a_buy_phase() -> None:
    kingdom = "kingdom: [Moat, Village, Smithy, Market, Militia, Cellar, Chapel, Festival, Laboratory, Remodel]"
    turn = "turn: {phase: buy, buys: 4, coins: 30}"
    game = at(f"players: {{Anna: {{hand: [Gold]}}, Bernd: {{}}}}\n{kingdom}\n{turn}").game
    found = outcomes(game, 4)
    assert found.cut
    assert found.in_all < MOST_ANSWERS


def test_what_is_different_is_said_in_words() -> None:
    """Tactician is played and the other four cards are discarded: five fewer in hand, four more in the discard pile."""
    found = outcomes(at("players: {Anna: {hand: [Throne Room, Tactician, 3 Copper]}, Bernd: {}}").game, 1)
    tactician = next(outcome for outcome in found.found if outcome.answers == ["Tactician"])
    anna = next(change for change in tactician.changes if change.startswith("Anna has "))
    assert "5 cards fewer in hand" in anna
    assert "4 cards more in the discard pile" in anna
    assert "1 card more in play" in anna
    with override("de"):
        again = outcomes(at("players: {Anna: {hand: [Throne Room, Tactician, 3 Copper]}, Bernd: {}}").game, 1)
    said = next(outcome.changes[0] for outcome in again.found if outcome.answers == ["Taktiker"])
    assert said.startswith("Anna hat ")
    assert "5 Karten weniger auf der Hand" in said
    assert not any(re.search(r"[-−+]\d", change) for outcome in again.found for change in outcome.changes)
