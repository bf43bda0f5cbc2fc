"""A player says what they believed and is told whether it was so, and at which step; and what an edition changed."""

from __future__ import annotations

import pytest

from cards.models import Situation as Told
from referee.disputes.ruling import ruling
from rules import Run, parse
from rules.speech.verdict import SpokenVerdict
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


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("highway-in-the-throne-room-1st", "The Gold costs 5 now: 6, less 1 by the Highway."),
        ("highway-in-the-throne-room-2nd", "The Gold costs 4 now: 6, less 2 by the Highway, played twice."),
        (
            "smugglers-are-no-attack",
            "The Horse Traders card does not help Bernd against the Smugglers card: that is no Attack.",
        ),
        ("contract-is-a-duration", "Contract has the types Treasure, Duration and Liaison."),
    ],
)
def test_what_the_answer_rests_on_is_told_first(slug: str, said: str) -> None:
    assert verdict_of(slug).sentences[0] == said


def test_what_cannot_be_bought_says_what_it_costs_and_why_not_less() -> None:
    said = "Gold cannot be bought: it costs 6, and Anna has 5; the Highway makes it cheaper only in play."
    assert said in verdict_of("highways-that-are-not-in-play").sentences[0]


def test_what_is_told_already_is_not_told_again() -> None:
    assert "The Peddler costs 4 now: 8" not in verdict_of("peddler-trashed-in-the-buy-phase").text
    raid = verdict_of("raid-and-a-moat")
    assert raid.sentences[0] == "The Moat does not help Bernd against Raid: that is no Attack."
    assert "Raid has the type" not in raid.text


def test_how_many_actions_are_left_shows_that_none_was_used_up() -> None:
    """promo:summon:1: the one Action of the turn is there still, and the Village brings 2."""
    assert verdict_of("summon-uses-no-action").sentences[-1] == "Then Anna has 3 Actions."


def verdict_of(slug: str) -> SpokenVerdict:
    told = Told.objects.get(slug=slug)
    run = Run(parse(told.described()))
    found = ruling(run, run.last, told)
    assert found is not None
    return found
