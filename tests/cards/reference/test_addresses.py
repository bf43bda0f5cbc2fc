"""The addresses of the reference in both languages, and what becomes of bad ones."""

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.html import escape
from django.utils.translation import override

from cards.catalogue import catalogue
from cards.models import Entry
from tests.cards.reference.pages import PAGES
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


class TestAddresses:
    @pytest.mark.parametrize(("english", "german"), PAGES)
    def test_each_page_names_its_address_in_both_languages(self, client: Client, english: str, german: str) -> None:
        for own, language in ((english, "en"), (german, "de")):
            page = client.get(own)
            assert page.status_code == 200
            assert f'<html lang="{language}">' in page.text
            assert f'<link rel="canonical" href="http://testserver{escape(own)}">' in page.text
            assert f'<link rel="alternate" hreflang="en" href="http://testserver{escape(english)}">' in page.text
            assert f'<link rel="alternate" hreflang="de" href="http://testserver{escape(german)}">' in page.text
            assert f'<link rel="alternate" hreflang="x-default" href="http://testserver{escape(english)}">' in page.text

    @pytest.mark.parametrize(
        ("here", "there"),
        [
            ("/en/kingdoms/new/", "/de/koenigreiche/neu/"),
            ("/en/kingdoms/paste/", "/de/koenigreiche/einfuegen/"),
            ("/en/cards/tactician/?edition=1", "/de/karten/taktiker/?edition=1"),
        ],
    )
    def test_the_other_language_is_the_same_page(self, client: Client, here: str, there: str) -> None:
        assert Page(client.get(here)).one("link", "DE").href == there

    def test_english_words_and_slugs_work_in_german_and_the_other_way_round(self, client: Client) -> None:
        for path in ("/de/cards/tactician/", "/de/karten/tactician/", "/de/cards/taktiker/"):
            page = client.get(path)
            assert page.status_code == 200
            assert '<link rel="canonical" href="http://testserver/de/karten/taktiker/">' in page.text
        assert (
            '<link rel="canonical" href="http://testserver/en/cards/tactician/">'
            in client.get("/en/karten/taktiker/").text
        )

    def test_an_alias_leads_on(self, client: Client) -> None:
        page = client.get("/de/karten/taktikers/")
        assert (page.status_code, page.headers["Location"]) == (301, "/de/karten/taktiker/")
        assert client.get("/en/sets/dominion/").headers["Location"] == "/en/sets/base/"

    def test_without_a_language_the_browser_decides(self, client: Client) -> None:
        page = client.get("/cards/tactician/with/throne-room/", headers={"accept-language": "de"})
        assert page.headers["Location"] == "/de/cards/tactician/with/throne-room/"

    def test_two_cards_in_either_order_are_one_page(self, client: Client) -> None:
        canonical = '<link rel="canonical" href="http://testserver/en/cards/throne-room/with/tactician/">'
        assert canonical in client.get("/en/cards/tactician/with/throne-room/").text
        assert canonical in client.get("/en/cards/throne-room/with/tactician/").text

    def test_a_card_with_itself_is_the_card(self, client: Client) -> None:
        assert client.get("/en/cards/haven/with/hafen/").headers["Location"] == "/en/cards/haven/"

    def test_a_ruling_without_its_number_leads_to_where_it_stands(self, client: Client) -> None:
        assert client.get("/en/rulings/seaside2:tactician/").headers["Location"] == "/en/cards/tactician/"
        assert client.get("/en/rulings/base2:turn/").headers["Location"] == "/en/rules/base2/#turn"

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_every_card_and_every_statement_has_a_page(self, language: str) -> None:
        known = catalogue()
        with override(language):
            addresses = [card.get_absolute_url() for card in known.cards.values()]
        assert len(set(addresses)) == len(known.cards)
        assert all(known.address[address.split("/")[-2]] for address in addresses)

    @pytest.mark.parametrize("kind", Entry.Kind.values)
    def test_a_statement_of_each_kind(self, client: Client, kind: str) -> None:
        entry = Entry.objects.filter(kind=kind).first()
        assert entry
        answer = client.get(entry.get_absolute_url())
        assert answer.status_code == 200
        assert entry.text_en in Page(answer)
        assert entry.text_de in Page(answer)


class TestBadInput:
    @pytest.mark.parametrize(
        "query",
        [
            "x" * 10_000,
            "\x00\x01\x02",
            "NEAR(a b) OR *",
            "' OR 1=1",
            "<script>alert(1)</script>",
            "\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"),
        ],
    )
    def test_any_query_is_a_page(self, client: Client, query: str) -> None:
        page = client.get("/en/search/", {"q": query})
        assert page.status_code == 200
        assert "<script>alert" not in page.text

    def test_a_long_name_is_told_short(self, client: Client) -> None:
        page = client.get(f"/en/cards/{'a' * 9000}/")
        assert page.status_code == 404
        assert f"“{'a' * 60} …”" in page.text
        assert "a" * 61 not in page.text.split("<main", 1)[1]

    def test_bytes_that_are_no_text(self, client: Client) -> None:
        assert client.get("/en/search/?q=%ff%fe%80").status_code == 200
        assert client.get("/en/cards/?name=%ff&type=%00").status_code == 200

    @pytest.mark.parametrize(
        ("path", "near"),
        [
            ("/en/cards/taktikr/", "/en/cards/tactician/"),
            ("/de/karten/blokade/", "/de/karten/blockade/"),
            ("/en/cards/tactician/with/throne-rom/", "/en/cards/throne-room/"),
            ("/en/rulings/seaside2:tactician:99/", "/en/rulings/seaside2:tactician:1/"),
            ("/en/rulings/seaside9:tactician:1/", "/en/cards/tactician/"),
            ("/en/rulings/tacticain/", "/en/cards/tactician/"),
            ("/en/rules/seaside3/", "/en/rules/seaside2/"),
            ("/en/sets/seeside/", "/en/sets/seaside/"),
        ],
    )
    def test_an_unknown_slug_names_near_ones(self, client: Client, path: str, near: str) -> None:
        page = client.get(path)
        assert page.status_code == 404
        assert near in Page(page).addresses

    def test_an_unknown_language(self, client: Client) -> None:
        page = client.get("/fr/cards/tactician/", headers={"accept-language": "fr"})
        assert page.status_code == 404
        for language in ("en", "de"):
            assert f"/{language}/cards/tactician/" in Page(page).addresses
        assert "The site speaks English and German." in page.text
        assert "The site speaks English and German." not in client.get("/en/no-such-page/").text

    def test_only_reading(self, client: Client) -> None:
        assert client.post("/en/cards/tactician/").status_code == 405


def test_links_of_a_page_lead_somewhere(client: Client) -> None:
    """Every link on the busiest pages answers."""
    seen: set[str] = set()
    for path in ("/de/karten/taktiker/", "/en/sets/allies/", "/en/rulings/base1:throne-room:1/", "/de/suche/?q=gold"):
        seen |= {href.split("#")[0] for href in Page(client.get(path)).addresses if href.startswith("/")}
    assert len(seen) > 120
    for href in sorted(seen):
        assert client.get(href, follow="zufall" in href or "random" in href).status_code == 200, href


def test_reverse_speaks_the_pages_language() -> None:
    with override("de"):
        assert reverse("cards:rules") == "/de/regeln/"
    with override("en"):
        assert reverse("cards:rules") == "/en/rules/"
