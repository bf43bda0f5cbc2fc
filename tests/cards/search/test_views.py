"""The page of the search."""

import re
from itertools import pairwise

import pytest
from django.test import Client

from cards.search import find
from rules.facts import facts
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


class TestSearchPage:
    def test_the_hit_is_marked(self, client: Client) -> None:
        marked = Page(client.get("/en/search/", {"q": "empty hand tactician"})).names("mark")
        assert ("empty", "hand") in pairwise(marked)

    def test_a_hit_in_the_other_language_says_so(self, client: Client) -> None:
        marked = Page(client.get("/en/search/?q=ablegen")).all("mark")
        assert "de" in {mark.language for mark in marked}

    def test_the_query_is_echoed_and_each_part_can_be_removed(self, client: Client) -> None:
        page = Page(client.get("/en/search/", {"q": "type:duration cost<=4"}))
        assert "Looking for cards" in page
        [remove] = [link for link in page.all("link") if "of type Duration" in link]
        assert remove.href == "/en/search/?q=cost%3C%3D4"

    def test_did_you_mean(self, client: Client) -> None:
        page = Page(client.get("/de/suche/", {"q": "Taktikr"}))
        assert "Meintest du Taktiker?" in page
        assert "/de/suche/?q=Taktiker" in [link.href for link in page.all("link", "Taktiker")]

    def test_two_cards_are_offered_together(self, client: Client) -> None:
        page = Page(client.get("/en/search/", {"q": "throne room tactician"}))
        assert "/en/cards/throne-room/with/tactician/" in page.addresses

    def test_a_part_for_htmx_at_the_same_address(self, client: Client) -> None:
        part = client.get("/en/search/?q=haven", headers={"hx-request": "true", "hx-target": "results"}).text
        assert "<html" not in part
        assert 'id="results"' in part

    def test_everything_on_request(self, client: Client) -> None:
        few, many = (Page(client.get(f"/en/search/?q=type:action{more}")) for more in ("", "&all=cards"))
        assert len(self.hits(few)) == find.SHOWN
        assert len(self.hits(many)) == sum("Action" in card.types for card in facts().values())

    def hits(self, page: Page) -> list[str]:
        return [href for href in page.at("results").addresses if re.fullmatch(r"/en/cards/[^/]+/", href)]

    def test_nothing_found(self, client: Client) -> None:
        answer = client.get("/en/search/?q=xyzzyplugh")
        assert answer.status_code == 200
        assert "Nothing is called so, and no text has these words." in Page(answer)

    def test_the_help_is_true(self, client: Client) -> None:
        """Every example of the help finds something and warns of nothing, in both languages."""
        for address in ("/en/search/help/", "/de/suche/hilfe/"):
            page = Page(client.get(address))
            queries = [row.one("link").href for row in page.all("rowheader")]
            assert len(queries) == 6
            for query in queries:
                answer = client.get(query).text
                assert 'class="warned"' not in answer, query
                assert 'class="hit' in answer or 'class="asked"' in answer, query
            search = queries[0].split("?")[0]
            terms = [term.name for term in page.all("term") if term.all("code")]  # the others are keys to press
            assert {term.endswith(":") for term in terms} == {True, False}
            for term in terms:
                if term.endswith(":"):
                    assert "is not finished" in Page(client.get("/en/search/", {"q": term})), term
                else:
                    assert 'class="warned"' not in client.get(search, {"q": term}).text, term
