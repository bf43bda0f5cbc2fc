"""A card’s page, that of two cards, and all cards."""

import html
import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from cards.catalogue import catalogue
from cards.models import Card, Entry
from rules.facts import facts
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


class TestCard:
    @pytest.mark.parametrize("slug", facts())
    def test_each_has_a_page_with_its_names(self, client: Client, slug: str) -> None:
        card, page = facts()[slug], Page(client.get(f"/en/cards/{slug}/"))
        assert page.heading == card.en
        assert card.de in page.one("main")

    def test_shows_all_that_is_known(self, client: Client) -> None:
        page = Page(client.get("/de/karten/insel/"))
        for part in ("Insel", "Island", "Aktion", "Punkte", "8 Karten", "12 Karten", "Tableau: Insel", "Auf hoher See"):
            assert part in page, part
        assert "/static/islands/island.svg#i" in page.drawings
        assert "l1" in page.anchors
        ruling = Entry.objects.get(slug="seaside2:island:1")
        assert ruling.text_de in page
        assert "/de/klarstellungen/seaside2:island:1/" in page.addresses
        [copied] = page.at("seaside2:island:1").copied
        assert copied.startswith(f"{ruling.text_de} (Seaside, 2. Edition (2022), „Insel“")

    def test_the_edition_switch_shows_what_changed(self, client: Client) -> None:
        newest, oldest = (Page(client.get(f"/en/cards/lighthouse/{edition}")) for edition in ("", "?edition=1"))
        assert "What the 1st edition says differently:" in newest
        assert "What the 2nd edition says differently:" in oldest
        lines = [text.lines_en[3] for text in Card.objects.get(slug="lighthouse").texts.order_by("-edition")]
        assert lines[0] != lines[1]
        assert lines[0] in newest.at("l4")
        assert lines[1] in oldest.at("l4")
        assert "The 1st edition says the same." in Page(client.get("/en/cards/haven/"))

    def test_a_card_that_one_edition_lacks(self, client: Client) -> None:
        assert "without this card" in Page(client.get("/en/cards/embargo/"))

    @pytest.mark.parametrize("edition", ["9", "x", "²", "-1", "1" * 9000])
    def test_an_edition_that_does_not_exist_is_the_newest(self, client: Client, edition: str) -> None:
        answer = client.get("/en/cards/lighthouse/", {"edition": edition})
        assert answer.status_code == 200
        assert "What the 1st edition says differently:" in Page(answer)

    def test_superseded_rulings_are_folded_and_come_last(self, client: Client) -> None:
        page = Page(client.get("/en/cards/throne-room/"))
        current, old = "base2:throne-room:1", "base1:throne-room:1"
        assert page.anchors.index(current) < page.anchors.index(old)
        assert [page.at(ruling).folded for ruling in (current, old)] == [False, True]

    def test_in_an_older_edition_its_own_rulings_hold(self, client: Client) -> None:
        page = Page(client.get("/en/cards/highway/?edition=1"))
        own, later = "hinterlands1:highway:4", "hinterlands2:highway:2"
        assert page.anchors.index(own) < page.anchors.index(later)
        assert [page.at(ruling).folded for ruling in (own, later)] == [False, True]
        assert "2 rulings that do not hold in this edition" in page
        assert "2 superseded rulings" in Page(client.get("/en/cards/highway/"))

    def test_a_ruling_that_no_step_names_says_why(self, client: Client) -> None:
        why = "no step says everything that is not possible"
        assert why in Page(client.get("/en/rulings/cornucopia:horn-of-plenty:4/"))
        assert "kein Schritt sagt, was alles nicht geht" in Page(
            client.get("/de/klarstellungen/cornucopia:horn-of-plenty:4/")
        )
        assert "no step" not in Page(client.get("/en/rulings/cornucopia:horn-of-plenty:2/"))
        elsewhere = Page(client.get("/en/rulings/seaside1:general-rules:7/"))
        assert "Steps of a log name what says the same" in elsewhere
        assert "/en/rulings/base2:festival:1/" in elsewhere.addresses

    def test_a_contradiction_is_said(self, client: Client) -> None:
        assert "in contradiction with" in Page(client.get("/en/cards/fellowship-of-scribes/"))

    def test_cards_that_are_spoken_of_together(self, client: Client) -> None:
        assert "/en/cards/tactician/with/throne-room/" in Page(client.get("/en/cards/tactician/")).addresses

    def test_a_mixed_pile_lists_its_cards_and_a_card_its_pile(self, client: Client) -> None:
        pile = Page(client.get("/en/cards/augurs/")).addresses
        order = [pile.index(f"/en/cards/{slug}/") for slug in ("herb-gatherer", "acolyte", "sorceress", "sibyl")]
        assert order == sorted(order)
        assert "/en/cards/augurs/" in Page(client.get("/en/cards/sibyl/")).addresses

    def test_long_names_may_be_parted(self, client: Client) -> None:
        assert "Ein\u00adge\u00adbo\u00adre\u00adnen\u00addorf</h1>" in client.get("/de/karten/eingeborenendorf/").text


class TestPair:
    def test_gathers_what_is_said_about_both(self, client: Client) -> None:
        page = Page(client.get("/en/cards/tactician/with/throne-room/"))
        assert "seaside2:tactician:5" in page.anchors
        assert "seaside2:tactician:1" not in page.anchors

    def test_rules_about_the_one_that_speak_of_the_other(self, client: Client) -> None:
        rule = Entry.objects.get(slug="seaside2:durations:2")
        assert "throne-room" in rule.cards.values_list("slug", flat=True)
        page = Page(client.get("/en/cards/wharf/with/throne-room/"))
        assert rule.text_en in page
        assert "No book speaks of these two together." in page

    def test_rules_about_what_both_are(self, client: Client) -> None:
        assert "seaside2:durations:1" in Page(client.get("/en/cards/wharf/with/caravan/")).anchors
        assert "seaside2:durations:1" not in Page(client.get("/en/cards/moat/with/village/")).anchors


class TestAllCards:
    def rows(self, client: Client, query: str = "") -> list[str]:
        """The cards of the table, as their links name them."""
        rows = Page(client.get(f"/en/cards/{query}")).all("rowheader")
        return [row.all("link")[0].href.removeprefix("/en/cards/").strip("/") for row in rows]

    def test_all_of_them(self, client: Client) -> None:
        assert sorted(self.rows(client)) == sorted(catalogue().cards)

    def test_narrowed(self, client: Client) -> None:
        found = self.rows(client, "?type=duration&set=seaside&edition=2&cost=3")
        assert found == ["astrolabe", "fishing-village", "monkey"]
        assert self.rows(client, "?name=edlen+räuber") == ["noble-brigand"]

    def test_ordered(self, client: Client) -> None:
        names = self.rows(client, "?order=name&set=seaside")
        assert names == sorted(names)
        page = Page(client.get("/en/cards/?order=name&set=seaside"))
        [ascending] = [heading for heading in page.all("columnheader") if heading.sorted == "ascending"]
        assert ascending.addresses == ["?set=seaside&order=name"]

    def test_what_means_nothing_is_left_out_and_said(self, client: Client) -> None:
        page = Page(client.get("/en/cards/?type=dragon&cost=x&set=seaside"))
        assert "type=dragon, cost=x" in page
        assert page.field["set"] == "seaside"

    def test_nothing_fits(self, client: Client) -> None:
        assert "No card is all of that." in Page(client.get("/en/cards/?type=curse&cost=5"))


@pytest.mark.parametrize(("path", "hand"), [("/en/cards/tactician/", "Tactician"), ("/de/karten/burggraben/", "Moat")])
def test_a_dispute_begins_with_the_card_in_hand(client: Client, path: str, hand: str) -> None:
    address = re.search(r'href="([^"]*document=[^"]*)"', client.get(path).text)
    assert address
    document = json.loads(parse_qs(urlsplit(address[1]).query)["document"][0])
    assert document["players"]["Anna"]["hand"] == [hand]
    assert client.get(html.unescape(address[1])).status_code == 200


def test_what_nobody_plays_begins_no_dispute(client: Client) -> None:
    assert "document=" not in client.get("/en/cards/duchy/").text
    older = client.get("/en/cards/lighthouse/?edition=1").text
    assert "Seaside%22%3A%201" in older
