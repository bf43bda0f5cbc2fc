"""Game logs through the API: each line beside its steps, what was not read, and turns that can be adjudicated."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.django_db

LOG = (
    "a starts with 7 Coppers.\na starts with 3 Estates.\nb starts with 7 Coppers.\nb starts with 3 Estates.\n"
    "a draws 3 Coppers and 2 Estates.\nb draws 5 cards.\n"
    "Turn 1 - anna\na plays 3 Coppers. (+$3)\na buys and gains a Silver.\na draws 4 Coppers and an Estate.\n"
    "Turn 1 - bernd\nb plays 4 Coppers. (+$4)\nb buys and gains a Smithy.\nb juggles.\nb draws 5 cards.\n"
)


def post(client: Any, body: Any) -> Any:
    return client.post("/api/logs/", body, content_type="application/json")


def test_a_log_is_played_turn_by_turn(client):
    answer = post(client, {"log": LOG})
    assert answer.status_code == 200
    told = answer.json()
    assert (told["players"], told["kingdom"], told["agreed"], told["more"]) == (["anna", "bernd"], ["Smithy"], 2, 0)
    assert told["unread"] == [{"n": 14, "line": "b juggles."}]
    first = told["turns"][0]["lines"][1]
    assert (first["line"], first["differs"]) == ("a buys and gains a Silver.", False)
    assert first["steps"][0]["en"] == "anna buys a Silver for 3 Coins."


def test_a_turn_can_be_adjudicated(client):
    document = post(client, {"log": LOG}).json()["turns"][0]["document"]
    answer = client.post("/api/adjudications/", document, content_type="application/json")
    assert answer.status_code == 201
    assert answer.json()["error"] is None


@pytest.mark.parametrize(
    "body", [{}, {"log": 5}, {"log": "no turns"}, {"log": LOG, "more": 1}, [], {"log": "x" * 100_001}]
)
def test_what_is_no_log_is_told(client, body):
    answer = post(client, body)
    assert answer.status_code in (400, 413)
    assert (answer.json()["place"] or "log") == "log"
