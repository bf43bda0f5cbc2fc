"""The library: situations with their story, found by words, groups, cards and rulings."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from urllib.parse import parse_qsl

import pytest
from django.conf import settings
from django.test import Client

from cards.models import Entry
from cards.models import Situation as Told
from referee.library import page as library_page
from referee.library.choosing import groups
from referee.models import Dispute
from referee.operations.guard import limits
from referee.operations.guard.limits import engine
from rules.document.parse import parse
from rules.fixture_files import FIXTURES, read_yaml
from rules.run import Run
from tests.page_reader import Page
from tests.referee.conftest import Visitor

pytestmark = pytest.mark.django_db

FAMOUS = [
    "throne-room-on-tactician",
    "outpost-in-an-extra-turn",
    "blockade-with-three-players",
    "rotating-a-mixed-pile",
]


def list_slugs(answer: object) -> list[str]:
    """The situations that the page lists, by their slugs."""
    page = Page(answer)
    leads = (item.addresses[0] for item in page.all("listitem") if "Replay" in item)
    return [address.split("/")[3] for address in leads]


class TestLibrary:
    def test_situations_with_story_and_thumbnail(self, client: Client) -> None:
        first = list_slugs(client.get("/en/disputes/"))[0]
        assert Told.objects.get(slug=first).group == groups()[0]["slug"]
        answer = client.get("/en/disputes/?group=throne-room")
        assert "throne-room-on-tactician" in list_slugs(answer)
        page = Page(answer)
        assert "/en/disputes/throne-room-on-tactician/table.svg" in page.drawings
        assert "Does she get ten cards" in page

    def test_each_shows_its_verdict(self, client: Client) -> None:
        """The written answer, or what comes of it when it is played."""
        tactician = Told.objects.get(slug="throne-room-on-tactician")
        assert tactician.answer_en
        assert tactician.answer_en in Page(client.get("/en/disputes/?group=throne-room"))
        harvest = Told.objects.get(slug="harvest-with-three-cards-in-all")
        assert not harvest.answer_en
        page = Page(client.get("/en/disputes/", {"q": harvest.title_en}))
        (row,) = [item for item in page.all("listitem") if harvest.title_en in item]
        assert "reveals a Copper and 2 Estates" in row  # as the story lays them; the story says it otherwise

    def test_the_list_waits_for_nobody(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        """While others let the engine run, verdicts that were never played are left out, and the list is there."""
        harvest = Told.objects.get(slug="harvest-with-three-cards-in-all")
        monkeypatch.setattr(library_page, "_played", {})
        monkeypatch.setattr(limits, "WAIT", 0.01)
        monkeypatch.setattr(settings, "ENGINE_RUNS", 1)
        with engine():
            answer = client.get("/en/disputes/", {"q": harvest.title_en})
            assert answer.status_code == 200
            assert harvest.title_en in Page(answer)
            assert "reveals a Copper and 2 Estates" not in Page(answer)
        assert "reveals a Copper and 2 Estates" in Page(client.get("/en/disputes/", {"q": harvest.title_en}))

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
        assert ("throne-room-on-tactician" in list_slugs(client.get(f"/en/disputes/?{query}"))) is found

    @pytest.mark.parametrize("query", ["page=99", "page=x", "q=%22%27*", "q=" + "x" * 5000, "card=%00", "group=<b>"])
    def test_odd_queries(self, client: Client, query: str) -> None:
        assert client.get(f"/en/disputes/?{query}").status_code == 200

    def test_a_ruling_about_the_game_is_found_by_its_title(self, client: Client) -> None:
        rule = Entry.objects.filter(card=None, proofs__isnull=False).exclude(title_de="")[0]
        proof = rule.proofs.all()[0]
        for name, page in ((rule.title_en, "/en/disputes/"), (rule.title_de, "/de/streitfaelle/")):
            answer = client.get(page, {"ruling": f"{name} {rule.n}", "q": proof.title})
            assert proof.slug in "".join(Page(answer).addresses), name

    @pytest.mark.parametrize(
        ("query", "said", "meant"),
        [
            ("card=Tacticus", "No card is called “Tacticus”.", "card=Tactician"),
            ("ruling=Tactican+5", "No ruling is called “Tactican 5”.", "ruling=Tactician+5"),
            ("q=Tacticus&group=throne-room", "", "q=Tactician&group=throne-room"),
        ],
    )
    def test_what_may_have_been_meant_is_one_tap_away(self, client: Client, query: str, said: str, meant: str) -> None:
        page = Page(client.get(f"/en/disputes/?{query}"))
        [remark] = [part for part in page.paragraphs if "Did you mean" in part]
        assert remark.text.startswith(f"{said} Did you mean Tactician".strip())
        assert remark.addresses[0] == f"?{meant}"

    def test_nothing_is_proposed_for_a_name_that_is_right(self, client: Client) -> None:
        page = Page(client.get("/en/disputes/?ruling=Tactician+99"))
        assert "No ruling is called “Tactician 99”." in [part.text for part in page.paragraphs]
        right = Page(client.get("/en/disputes/?card=Tactician&ruling=Tactician+5&q=Tactician"))
        assert "is called" not in right
        assert "Did you mean" not in right

    def test_words_groups_cards_and_rulings_keep_each_other(self, client: Client) -> None:
        chosen = {"q": "Tactician", "group": "throne-room", "card": "Throne Room", "ruling": "Tactician 5"}
        page = Page(client.get("/en/disputes/", chosen))
        forms = [form for form in page.element.forms if form.action == "/en/disputes/"]
        assert [dict(form.form_values()) for form in forms] == [chosen, chosen]
        named = [page.links()[str(group["name"])] for group in groups() if group["name"] in page.links()]
        asked = [dict(parse_qsl(address.removeprefix("?"))) for address in named]
        assert all({**query, "group": ""} == {**chosen, "group": ""} for query in asked)
        assert {query["group"] for query in asked} >= {"throne-room", "mixed-piles"}

    def test_every_group_is_named_in_both_languages(self, client: Client) -> None:
        used = set(Told.objects.exclude(group="").values_list("group", flat=True))
        assert used <= {group["slug"] for group in groups()}
        offered = Page(client.get("/de/streitfaelle/")).addresses
        for group in groups():
            assert f"?group={group['slug']}" in offered


class TestSituation:
    @pytest.mark.parametrize("slug", FAMOUS)
    @pytest.mark.parametrize(("language", "word"), [("en", "disputes"), ("de", "streitfaelle")])
    def test_a_page_with_its_verdict(self, client: Client, slug: str, language: str, word: str) -> None:
        page = client.get(f"/{language}/{word}/{slug}/")
        assert page.status_code == 200
        assert [lead for lead in Page(page).addresses if "/rulings/" in lead or "/klarstellungen/" in lead]
        assert f'data-share="http://testserver/{language}/{word}/{slug}/"' in page.text

    @pytest.mark.parametrize(("place", "word"), [("en/disputes", "No, five."), ("de/streitfaelle", "Nein, fünf.")])
    def test_what_the_story_asks_is_answered(self, client: Client, place: str, word: str) -> None:
        assert word in Page(client.get(f"/{place}/throne-room-on-tactician/"))

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
    cards = [{card.slug for card in Told.objects.get(slug=slug).cards.all()} for slug in list_slugs(page)]
    both = [{"throne-room", "tactician"} <= named for named in cards]
    assert both[0]
    assert both == sorted(both, reverse=True)
