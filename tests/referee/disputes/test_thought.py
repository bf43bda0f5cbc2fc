"""A player says what they believed and is told whether it was so, and at which step; and what an edition changed."""

from __future__ import annotations

import pytest

from tests.referee.conftest import Visitor

pytestmark = pytest.mark.django_db


def end_of(visitor: Visitor, slug: str) -> str:
    answer = visitor.client.post(f"/en/disputes/{slug}/")
    visitor.get(answer.headers["Location"])
    return visitor.client.get(f"/en/dispute/{visitor.key}/").headers["Location"]


@pytest.mark.parametrize(("thought", "told"), [("ten cards", "<b>no</b>"), ("five", "<b>yes</b>")])
def test_what_somebody_thought(visitor: Visitor, thought: str, told: str) -> None:
    page = visitor.client.get(end_of(visitor, "throne-room-on-tactician"), {"thought": thought}).text
    assert told in page
    assert "step 6" in page


def test_what_cannot_be_compared_is_said_to_be_so(visitor: Visitor) -> None:
    page = visitor.client.get(end_of(visitor, "throne-room-on-tactician"), {"thought": "<b>hm</b>" * 40}).text
    assert "cannot hold against the verdict" in page
    assert "<b>hm</b>" not in page


def test_what_an_edition_changed_is_told_with_its_year(visitor: Visitor) -> None:
    page = visitor.client.get(end_of(visitor, "outpost-in-an-extra-turn")).text
    assert "Until 2022 it was otherwise: " in page
