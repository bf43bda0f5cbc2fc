"""The library: situations with their story, found by words, groups, cards and rulings."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from html import unescape
from urllib.parse import parse_qsl

import pytest
from django.test import Client

from cards.models import Entry
from cards.models import Situation as Told
from referee.library.choosing import groups
from referee.models import Dispute
from rules.document.parse import parse
from rules.reading import FIXTURES, read_yaml
from rules.run import Run
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
            ("ruling=Tactician+5", True),
            ("ruling=%C2%A7+tactician+5", True),
            ("ruling=Taktiker+5", True),
            ("ruling=Tactician", True),
            ("ruling=Tactician+99", False),
            ("ruling=Tactician+5&group=mixed-piles", False),
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

    def test_a_ruling_about_the_game_is_found_by_its_title(self, client: Client) -> None:
        rule = Entry.objects.filter(card=None, proofs__isnull=False).exclude(title_de="")[0]
        proof = rule.proofs.all()[0]
        for name, page in ((rule.title_en, "/en/disputes/"), (rule.title_de, "/de/streitfaelle/")):
            answer = client.get(page, {"ruling": f"{name} {rule.n}", "q": proof.title})
            assert f"/{proof.slug}/" in answer.text, name

    @pytest.mark.parametrize(
        ("query", "said", "meant"),
        [
            ("card=Tacticus", "No card is called “Tacticus”.", "card=Tactician"),
            ("ruling=Tactican+5", "No ruling is called “Tactican 5”.", "ruling=Tactician+5"),
            ("q=Tacticus&group=throne-room", "", "q=Tactician&amp;group=throne-room"),
        ],
    )
    def test_what_may_have_been_meant_is_one_tap_away(self, client: Client, query: str, said: str, meant: str) -> None:
        page = client.get(f"/en/disputes/?{query}").text
        found = re.search(r'class="mean">(.*?) ?Did you mean <a href="\?([^"]+)">Tactician', page)
        assert found
        assert found.groups() == (said, meant)

    def test_nothing_is_proposed_for_a_name_that_is_right(self, client: Client) -> None:
        assert (
            'class="mean">No ruling is called “Tactician 99”.</p>'
            in client.get("/en/disputes/?ruling=Tactician+99").text
        )
        assert 'class="mean"' not in client.get("/en/disputes/?card=Tactician&ruling=Tactician+5&q=Tactician").text

    def test_words_groups_cards_and_rulings_keep_each_other(self, client: Client) -> None:
        chosen = {"q": "Tactician", "group": "throne-room", "card": "Throne Room", "ruling": "Tactician 5"}
        page = client.get("/en/disputes/", chosen).text
        forms = re.findall(r'<form[^>]* action="/en/disputes/".*?</form>', page, re.S)
        assert len(forms) == 2
        for form in forms:
            sent = dict(re.findall(r'name="(\w+)"[^>]* value="([^"]*)"', form))
            assert sent == chosen
        links = re.findall(r'<a class="tl" href="\?([^"]*)"', page[page.index('class="groups"') :])
        for link in links:
            assert dict(parse_qsl(unescape(link)), group="") == {**chosen, "group": ""}
        assert {dict(parse_qsl(unescape(link))).get("group", "") for link in links} >= {
            "",
            "throne-room",
            "mixed-piles",
        }

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

    @pytest.mark.parametrize(("place", "word"), [("en/disputes", "No, five."), ("de/streitfaelle", "Nein, fünf.")])
    def test_what_the_story_asks_is_answered(self, client: Client, place: str, word: str) -> None:
        assert f'<strong class="ver-w">{word}</strong>' in client.get(f"/{place}/throne-room-on-tactician/").text

    def test_only_the_end_of_its_own_line_answers_it(self, visitor: Visitor) -> None:
        answer = visitor.client.post("/en/disputes/throne-room-on-tactician/")
        visitor.get(answer.headers["Location"])
        assert "No, five." in visitor.client.get(f"/en/dispute/{visitor.key}/14/").text
        assert "No, five." not in visitor.client.get(f"/en/dispute/{visitor.key}/5/").text

    @pytest.mark.parametrize("slug", FAMOUS)
    def test_what_is_told_holds(self, slug: str) -> None:
        told = Told.objects.get(slug=slug)
        assert Run(parse(told.described())).differences() == []
        assert told.proves.count()

    def test_replay_opens_it_as_a_dispute(self, visitor: Visitor) -> None:
        answer = visitor.client.post("/en/disputes/throne-room-on-tactician/")
        visitor.get(answer.headers["Location"])
        assert visitor.n == 0
        assert "Does she get ten cards" in visitor.page
        end = visitor.client.get(f"/en/dispute/{visitor.key}/14/").text
        assert "The second time, the Tactician does nothing: Anna has no card in hand to discard." in end
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


LANGUAGE_HALF = {"en": 0, "de": 1}  # each language looks at every second one
BOOKS = sorted(path.stem for path in (FIXTURES / "situations").glob("*.yaml") if path.stem != "groups")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("book", BOOKS)
def test_every_situation_can_be_looked_at(client: Client, book: str, language: str) -> None:
    """The end of its replay."""
    library = {"en": "disputes", "de": "streitfaelle"}[language]
    for row in read_yaml(FIXTURES / "situations" / f"{book}.yaml")[LANGUAGE_HALF[language] :: 2]:
        begun = client.post(f"/{language}/{library}/{row['slug']}/").headers["Location"]
        answer = client.get(begun.removesuffix("0/"), follow=True)
        assert answer.status_code == 200, row["slug"]
        assert 'id="ref"' in answer.text


def test_those_with_most_of_the_named_cards_come_first(client: Client) -> None:
    page = client.get("/en/disputes/", {"q": "Throne Room on a Tactician, both?"}).text
    cards = [{card.slug for card in Told.objects.get(slug=slug).cards.all()} for slug in slugs(page)]
    both = [{"throne-room", "tactician"} <= named for named in cards]
    assert both[0]
    assert both == sorted(both, reverse=True)
