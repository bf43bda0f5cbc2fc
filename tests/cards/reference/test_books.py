"""Rulings, rulebooks and boxes: what their pages show."""

import pytest
from django.test import Client
from django.utils.translation import override

from cards.catalogue import catalogue
from cards.models import Entry
from cards.pages.sources import place
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


class TestRuling:
    def test_says_where_it_stands_what_it_explains_and_what_is_beside_it(self, client: Client) -> None:
        page = Page(client.get("/en/rulings/seaside2:tactician:5/"))
        assert "Seaside, 2nd edition (2022), “Taktiker”, p. 10" in page
        assert "/en/cards/tactician/?edition=2#l1" in page.addresses
        assert "/en/rulings/seaside2:tactician:4/" in page.addresses
        assert "/en/cards/throne-room/" in page.addresses

    @pytest.mark.parametrize(
        ("slug", "en", "de"),
        [
            ("nocturne:fear:1", "“Fear”, 2017. Public English rules", "„Fear“, 2017. Öffentliche"),
            ("promo:captain:1", "“Captain”, 2019. Sheets", "„Captain“, 2019. "),
            ("seaside1:durations:1", "Seaside, 1st edition (2009), ", "Seaside, 1. Edition (2009), "),
        ],
    )
    def test_says_from_which_year_it_is(self, client: Client, slug: str, en: str, de: str) -> None:
        assert en in Page(client.get(f"/en/rulings/{slug}/"))
        assert de in Page(client.get(f"/de/klarstellungen/{slug}/"))

    def test_every_one_names_a_year_where_it_says_its_source(self) -> None:
        for language in ("en", "de"):
            with override(language):
                entries = Entry.objects.select_related("edition__expansion")
                assert [entry.slug for entry in entries if str(entry.year) not in place(entry)] == []

    def test_a_superseded_one_names_what_holds(self, client: Client) -> None:
        page = Page(client.get("/en/rulings/base1:throne-room:1/"))
        assert "This holds for the 1st edition only. Later it was superseded by:" in page
        no_longer = Page(client.get("/en/rulings/seaside1:durations:1/"))
        assert "This no longer holds. It was superseded by:" in no_longer
        assert "/en/rulings/base2:throne-room:1/" in page.addresses
        assert "It supersedes" in Page(client.get("/en/rulings/base2:throne-room:1/"))

    def test_another_source_is_named(self, client: Client) -> None:
        entry = Entry.objects.exclude(source_en="").filter(kind="ruling").first()
        assert entry
        assert entry.source_en in Page(client.get(entry.get_absolute_url()))


class TestBooksAndBoxes:
    def test_the_glossary_and_every_book(self, client: Client) -> None:
        page = Page(client.get("/de/regeln/"))
        assert set(catalogue().terms) <= set(page.anchors)
        assert "/de/regeln/seaside2/#durations" in page.addresses

    def test_all_rules_of_a_book(self, client: Client) -> None:
        page = Page(client.get("/en/rules/base2/"))
        rules = Entry.objects.filter(edition__book="base2").exclude(kind="ruling")
        assert rules.count() > 50
        assert {rule.slug for rule in rules} <= set(page.anchors)

    def test_a_box_by_cost_with_what_it_introduced_and_dropped(self, client: Client) -> None:
        page = Page(client.get("/en/sets/seaside/"))
        introduced = page.text.split("It introduced", 1)[1]
        assert "Duration" in introduced[:300]
        assert "Mat: Island" in introduced
        dropped = page.between("Dropped by the 2nd edition", "New in the 2nd edition")
        assert dropped.strip().startswith("8")
        for name in ("Embargo", "Navigator", "Sea Hag"):
            assert name in dropped
        assert page.anchors.index("cost-2") < page.anchors.index("cost-5")
