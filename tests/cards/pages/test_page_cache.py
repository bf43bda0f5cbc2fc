"""Pages that are kept, and sent again as they are."""

import gzip

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards import catalogue as catalogues
from cards.byte_cache import ENTRY
from cards.catalogue import catalogue
from cards.models import Card, Loaded
from tests.cards.reference.pages import PAGES

pytestmark = pytest.mark.django_db


class TestKept:
    def test_at_most_six_queries_a_page_and_one_when_it_is_kept(self, client: Client) -> None:
        catalogue()
        for pair in PAGES:
            for path in pair:
                with CaptureQueriesContext(connection) as fresh:
                    client.get(path)
                assert len(fresh) <= 6, path
                with CaptureQueriesContext(connection) as again:
                    client.get(path)
                assert len(again) == 1, path

    def test_a_load_is_seen_at_once(self, client: Client) -> None:
        assert "Haven" in client.get("/en/cards/haven/").text
        Card.objects.filter(slug="haven").update(name_en="Port in a storm")
        assert "Port in a storm" not in client.get("/en/cards/haven/").text
        Loaded.objects.update(digest="another")
        assert "Port in a storm" in client.get("/en/cards/haven/").text

    def test_a_load_between_two_queries_of_a_page(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        """The catalogue is from before the load, what is found from after it."""
        catalogue().cards.pop("haven")
        catalogue().by_pk.pop(Card.objects.get(slug="haven").pk)
        Loaded.objects.update(digest="another")
        monkeypatch.setattr("cards.pages.page_cache.catalogue", iter([catalogues.remembered, catalogue()]).__next__)
        assert client.get("/en/rulings/seaside2:haven:1/").status_code == 200

    def test_compressed_for_who_wants_it_and_the_same_for_who_does_not(self, client: Client) -> None:
        plain = client.get("/en/cards/haven/")
        packed = client.get("/en/cards/haven/", headers={"accept-encoding": "gzip"})
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.content) == plain.content
        assert "Accept-Encoding" in packed.headers["Vary"]

    def test_who_has_it_is_told_so(self, client: Client) -> None:
        tag = client.get("/en/cards/haven/").headers["ETag"]
        again = client.get("/en/cards/haven/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get("/en/cards/haven/", headers={"if-none-match": '"old"'}).status_code == 200

    @pytest.mark.parametrize("held", ["W/{tag}", '"old", {tag}', '"old", W/{tag}, "older"'])
    @pytest.mark.parametrize(
        "path", ["/en/cards/haven/", "/de/suche/?q=hafen", "/de/kingdoms/cornucopia/the-spice-of-life/sheet.pdf"]
    )
    def test_who_has_it_among_others_or_through_a_proxy_is_told_so(self, client: Client, path: str, held: str) -> None:
        tag = client.get(path).headers["ETag"]
        again = client.get(path, headers={"if-none-match": held.format(tag=tag)})
        assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
        assert client.get(path, headers={"if-none-match": 'W/"old", "older"'}).status_code == 200

    def test_a_page_and_its_part_are_kept_apart(self, client: Client) -> None:
        client.get("/en/search/?q=haven", headers={"hx-request": "true"})
        assert "<html" in client.get("/en/search/?q=haven").text

    def test_without_fixtures_there_are_pages_too(self, client: Client) -> None:
        Card.objects.all().delete()
        Loaded.objects.all().delete()
        for path in ("/en/search/?q=haven", "/en/cards/", "/en/rules/", "/en/sets/", "/en/offline/"):
            assert client.get(path).status_code == 200, path
        assert client.get("/en/cards/haven/").status_code == 404

    def test_what_is_kept_has_an_end(self) -> None:
        kept = type(catalogue().pages)(room=10 * (ENTRY + 10))
        for n in range(30):
            kept.put((n,), b"x" * 10, '"tag"')
        assert len(kept.pages) == 10
        assert kept.get((29,))
        assert kept.get((0,)) is None
