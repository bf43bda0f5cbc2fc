"""What other sites take: feed, sitemap, oEmbed, and the only page that may be framed."""

import re
from datetime import UTC, datetime
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from django.core.management import call_command
from django.test import Client

from cards.models import Card, Entry

pytestmark = pytest.mark.django_db

ATOM = "{http://www.w3.org/2005/Atom}"
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"


class TestFeed:
    def test_newest_first_with_dates(self, client: Client) -> None:
        Entry.objects.update(at=datetime(2026, 1, 1, tzinfo=UTC))
        Entry.objects.filter(slug="seaside2:tactician:5").update(at=datetime(2026, 5, 1, tzinfo=UTC))
        answer = client.get("/en/news.atom")
        assert answer.headers["Content-Type"].startswith("application/atom+xml")
        root = ElementTree.fromstring(answer.content)
        first = root.findall(f"{ATOM}entry")[0]
        assert first.findtext(f"{ATOM}title") == "Tactician 5"
        assert first.find(f"{ATOM}link").get("href") == "http://testserver/en/rulings/seaside2:tactician:5/"
        assert first.findtext(f"{ATOM}updated") == "2026-05-01T00:00:00+00:00"
        assert "Taktiker" in client.get("/de/news.atom").text

    def test_errata_alone(self, client: Client) -> None:
        every = ElementTree.fromstring(client.get("/en/news.atom?only=errata").content).findall(f"{ATOM}entry")
        assert every
        slugs = [entry.find(f"{ATOM}link").get("href").split("/")[-2] for entry in every]
        for entry in Entry.objects.filter(slug__in=slugs):
            assert entry.kind == "error" or "errat" in entry.source_en.lower() or entry.supersedes

    def test_a_statement_that_changes_gets_a_new_date(self) -> None:
        Entry.objects.update(at=datetime(2026, 1, 1, tzinfo=UTC))
        Entry.objects.filter(slug="seaside2:tactician:5").update(text_en="Something else.")
        Entry.objects.filter(slug="seaside2:tactician:1").update(position=999_999)
        call_command("load", again=True, verbosity=0)
        changed = list(Entry.objects.filter(at__gt=datetime(2026, 1, 2, tzinfo=UTC)).values_list("slug", flat=True))
        assert changed == ["seaside2:tactician:5"]


class TestSitemap:
    def test_names_every_page_in_both_languages(self, client: Client) -> None:
        index = ElementTree.fromstring(client.get("/sitemap.xml").content)
        maps = [each.findtext(f"{MAP}loc") for each in index]
        assert "http://testserver/sitemap-cards.xml" in maps
        listed = ElementTree.fromstring(client.get("/sitemap-cards.xml").content)
        places = {url.findtext(f"{MAP}loc") for url in listed}
        assert len(places) == 2 * Card.objects.count()
        [tactician] = [url for url in listed if url.findtext(f"{MAP}loc").endswith("/en/cards/tactician/")]
        others = {link.get("hreflang"): link.get("href") for link in tactician.findall(LINK)}
        assert others["de"] == "http://testserver/de/karten/taktiker/"
        assert client.get("/robots.txt").text.endswith("Sitemap: http://testserver/sitemap.xml\n")

    @pytest.mark.parametrize("section", ["rulings", "sets", "books", "kingdoms", "disputes"])
    def test_every_section(self, client: Client, section: str) -> None:
        answer = client.get(f"/sitemap-{section}.xml")
        assert answer.status_code == 200
        places = re.findall(r"<loc>http://testserver(.*?)</loc>", answer.text)
        assert client.get(places[0]).status_code == 200


class TestAddresses:
    @pytest.mark.parametrize(
        ("path", "other"),
        [("/en/cards/tactician/", "/de/karten/taktiker/"), ("/de/karten/taktiker/", "/en/cards/tactician/")],
    )
    def test_are_absolute(self, client: Client, path: str, other: str) -> None:
        page = client.get(path, headers={"host": "localhost"}).text
        assert f'<link rel="canonical" href="http://localhost{path}">' in page
        assert f'href="http://localhost{other}">' in page
        assert 'hreflang="x-default" href="http://localhost/en/cards/tactician/">' in page
        assert "http://localhost" not in client.get(path).text  # what is kept for one host is not told to another


class TestEmbedding:
    PAGES = {
        "/en/cards/tactician/": ("en", "card", "tactician"),
        "/de/karten/taktiker/": ("de", "card", "taktiker"),
        "/en/rulings/seaside2:tactician:5/": ("en", "ruling", "seaside2:tactician:5"),
        "/en/disputes/throne-room-on-tactician/": ("en", "dispute", "throne-room-on-tactician"),
    }

    @pytest.mark.parametrize("path", PAGES)
    def test_a_page_is_found_by_its_address(self, client: Client, path: str) -> None:
        told = client.get(f"/oembed/?url={quote('http://testserver' + path)}&maxwidth=400").json()
        assert (told["version"], told["type"], told["width"]) == ("1.0", "rich", 400)
        source = re.search(r'src="http://testserver([^"]+)"', told["html"])[1]
        language, kind, slug = self.PAGES[path]
        assert source == f"/embed/{language}/{kind}/{slug}/"
        framed = client.get(source)
        assert framed.status_code == 200
        assert "X-Frame-Options" not in framed.headers
        assert "frame-ancestors *" in framed.headers["Content-Security-Policy"]
        assert "<script" not in framed.text
        assert not framed.cookies
        page = client.get(path).text
        assert f"/oembed/?url=http%3A%2F%2Ftestserver{quote(path, safe='')}" in page

    @pytest.mark.parametrize("path", ["/", "/en/", "/en/cards/tactician/", "/api/docs/", "/oembed/", "/en/dispute/"])
    def test_no_other_page_may_be_framed(self, client: Client, path: str) -> None:
        answer = client.get(path, follow=True)
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert "frame-ancestors 'none'" in answer.headers.get("Content-Security-Policy", "frame-ancestors 'none'")

    @pytest.mark.parametrize(
        "path",
        [
            "/embed/en/card/nobody/",
            "/embed/fr/card/tactician/",
            "/embed/en/kingdom/x/",
            "/oembed/?url=https://x.example/",
        ],
    )
    def test_what_is_not_there(self, client: Client, path: str) -> None:
        assert client.get(path).status_code == 404

    def test_only_json(self, client: Client) -> None:
        assert client.get("/oembed/?format=xml").status_code == 501
