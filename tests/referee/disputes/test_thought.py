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


@pytest.mark.parametrize(
    ("slug", "told"),
    [
        ("lighthouse-done-but-in-play-2nd", True),  # as long as it was in play, it protected
        ("farmland-gained-without-buying-2nd", True),  # only when it was bought did it work
        ("outpost-in-an-extra-turn", False),  # a third turn in a row was never given
        ("lighthouse-keeps-a-witch-away", False),
        ("combined-cards-in-the-buy-phase", False),
    ],
)
def test_what_an_edition_changed_is_told_with_its_year_where_it_changed_the_outcome(
    visitor: Visitor, slug: str, told: bool
) -> None:
    page = visitor.client.get(end_of(visitor, slug)).text
    assert ("Until 2022 it was otherwise: " in page) is told


def test_the_newest_edition_is_not_named(visitor: Visitor) -> None:
    slug = "outpost-in-an-extra-turn"
    assert "Played here" not in visitor.client.get(f"/en/disputes/{slug}/").text
    assert "Played here" not in visitor.client.get(end_of(visitor, slug)).text


def test_an_older_edition_is_named_and_what_holds_since_then(visitor: Visitor) -> None:
    slug = "haggler-in-the-throne-room-1st"
    told = visitor.client.get(f"/en/disputes/{slug}/").text
    page = visitor.client.get(end_of(visitor, slug)).text
    for text in (told, page):
        assert "Played here: Hinterlands, edition 1." in text
        assert "Since 2022 otherwise: " in text
    assert "Gespielt wird hier: Hinterland, 1. Edition." in visitor.client.get(f"/de/streitfaelle/{slug}/").text


def test_what_holds_since_then_is_not_told_where_it_would_come_out_the_same(visitor: Visitor) -> None:
    slug = "haggler-on-every-purchase"
    assert "Since 2022 otherwise: " not in visitor.client.get(f"/en/disputes/{slug}/").text
    assert "Since 2022 otherwise: " not in visitor.client.get(end_of(visitor, slug)).text
