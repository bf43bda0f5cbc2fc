"""A stored dispute keeps its first verdict: when a later engine rules otherwise, the page says so."""

from __future__ import annotations

import pytest

from referee.models import Ruled
from tests.referee.conftest import Visitor

pytestmark = pytest.mark.django_db


@pytest.fixture
def told(visitor: Visitor) -> str:
    """The end of a dispute of the library, looked at once."""
    answer = visitor.client.post("/en/disputes/throne-room-on-tactician/")
    visitor.get(answer.headers["Location"])
    end = f"/en/dispute/{visitor.key}/14/"
    visitor.client.get(end)
    return end


def test_the_first_verdict_is_kept_with_the_engine_that_gave_it(visitor: Visitor, told: str) -> None:
    kept = Ruled.objects.get()
    assert kept.dispute_id == visitor.key
    assert "The second time, the Tactician does nothing" in kept.said_en
    assert "bewirkt der Taktiker nichts" in kept.said_de
    assert "ruled otherwise" not in visitor.client.get(told).text


def test_another_engine_that_rules_the_same_is_not_mentioned(visitor: Visitor, told: str) -> None:
    Ruled.objects.update(engine="older")
    assert "ruled otherwise" not in visitor.client.get(told).text


def test_another_engine_that_ruled_otherwise_is_told_with_both_verdicts_and_where_they_part(
    visitor: Visitor, told: str
) -> None:
    kept = Ruled.objects.get()
    kept.engine, kept.said_en = "older", "Anna draws ten cards."
    kept.marks[-1] = "ffffffff"
    kept.save()
    page = visitor.client.get(told).text
    assert "“Anna draws ten cards.” Now: “The second time, the Tactician does nothing" in page
    assert "They part at step 13" in page
