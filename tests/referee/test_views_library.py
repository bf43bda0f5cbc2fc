"""The library: situations with their story, found by words, groups, cards and rulings."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest
from django.test import Client

from cards.models import Situation as Told
from referee.models import Dispute
from referee.views_library import groups
from rules.adjudication import adjudicate
from rules.notation import parse
from tests.referee.conftest import Visitor

pytestmark = pytest.mark.django_db

FAMOUS = [
    "throne-room-on-tactician",
    "outpost-in-an-extra-turn",
    "blockade-with-three-players",
    "rotating-a-mixed-pile",
]


def slugs(page: str) -> list[str]:
    return re.findall(r'class="case-of"><a href="/en/disputes/([^/]+)/"', page)


class TestLibrary:
    def test_situations_with_story_and_thumbnail(self, client: Client) -> None:
        first = slugs(client.get("/en/disputes/").text)[0]
        assert Told.objects.get(slug=first).group == groups()[0]["slug"]
        page = client.get("/en/disputes/?group=throne-room").text
        assert "throne-room-on-tactician" in slugs(page)
        assert 'src="/en/disputes/throne-room-on-tactician/table.svg"' in page
        assert "Does she get ten cards" in page

    @pytest.mark.parametrize(
        ("query", "found"),
        [
            ("q=tactician", True),
            ("q=Taktiker", True),
            ("q=ten+cards", True),
            ("group=throne-room", True),
            ("card=tactician", True),
            ("card=Taktiker", True),
            ("ruling=seaside2:tactician:5", True),
            ("group=mixed-piles", False),
            ("card=moat&group=throne-room", False),
            ("q=xyzzyplugh", False),
        ],
    )
    def test_search_groups_cards_and_rulings(self, client: Client, query: str, found: bool) -> None:
        assert ("throne-room-on-tactician" in slugs(client.get(f"/en/disputes/?{query}").text)) is found

    @pytest.mark.parametrize("query", ["page=99", "page=x", "q=%22%27*", "q=" + "x" * 5000, "card=%00", "group=<b>"])
    def test_odd_queries(self, client: Client, query: str) -> None:
        assert client.get(f"/en/disputes/?{query}").status_code == 200

    def test_every_group_is_named_in_both_languages(self, client: Client) -> None:
        used = set(Told.objects.exclude(group="").values_list("group", flat=True))
        assert used <= {group["slug"] for group in groups()}
        for group in groups():
            assert f"?group={group['slug']}" in client.get("/de/streitfaelle/").text


class TestSituation:
    @pytest.mark.parametrize("slug", FAMOUS)
    @pytest.mark.parametrize(("language", "word"), [("en", "disputes"), ("de", "streitfaelle")])
    def test_a_page_with_its_verdict(self, client: Client, slug: str, language: str, word: str) -> None:
        page = client.get(f"/{language}/{word}/{slug}/")
        assert page.status_code == 200
        assert "/rulings/" in page.text or "/klarstellungen/" in page.text

    @pytest.mark.parametrize("slug", FAMOUS)
    def test_what_is_told_holds(self, slug: str) -> None:
        told = Told.objects.get(slug=slug)
        assert adjudicate(parse(told.described())).differences() == []
        assert told.proves.count()

    def test_replay_opens_it_as_a_dispute(self, visitor: Visitor) -> None:
        answer = visitor.client.post("/en/disputes/throne-room-on-tactician/")
        visitor.get(answer.headers["Location"])
        assert visitor.n == 0
        assert "Does she get ten cards" in visitor.page
        end = visitor.client.get(f"/en/dispute/{visitor.key}/14/").text
        assert "The second time, the Tactician does nothing." in end
        assert "/en/rulings/seaside2:tactician:5/" in end
        visitor.client.post("/en/disputes/throne-room-on-tactician/")
        assert Dispute.objects.count() == 1

    def test_the_thumbnail(self, client: Client) -> None:
        drawn = ElementTree.fromstring(client.get("/en/disputes/throne-room-on-tactician/table.svg").content)
        assert "Tactician" in "".join(drawn.itertext())

    def test_an_unknown_one(self, client: Client) -> None:
        assert client.get("/en/disputes/nothing-like-it/").status_code == 404
        assert client.get("/en/disputes/nothing-like-it/table.svg").status_code == 404

    def test_one_that_the_referee_cannot_read(self, client: Client) -> None:
        Told.objects.filter(slug=FAMOUS[0]).update(document='{"players": {"Anna": {"hand": ["Frog"]}, "Bernd": {}}}')
        page = client.get(f"/en/disputes/{FAMOUS[0]}/")
        assert page.status_code == 422
        assert "Frog" in page.text
        assert client.get(f"/en/disputes/{FAMOUS[0]}/table.svg").status_code == 404
