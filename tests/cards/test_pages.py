"""The pages of the reference: what they show, their addresses in both languages, and what they do with bad ones."""

import gzip
import re
from itertools import pairwise

import pytest
from django.contrib.staticfiles import finders
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils.html import escape
from django.utils.translation import override

from cards import catalogue as catalogues
from cards.catalogue import catalogue
from cards.islands import drawing
from cards.management.commands.islands import FOLDER
from cards.models import Card, Entry, Loaded
from cards.search import find
from cards.shelf import Shelf
from cards.templatetags.reference import place
from rules.facts import facts
from tests.reading import Page

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Each test renders its pages itself."""
    if catalogues.remembered:
        catalogues.remembered.shelf = Shelf()


PAGES = [
    ("/en/search/?q=tactician", "/de/suche/?q=tactician"),
    ("/en/search/help/", "/de/suche/hilfe/"),
    ("/en/cards/", "/de/karten/"),
    ("/en/cards/?type=duration&order=cost", "/de/karten/?type=duration&order=cost"),
    ("/en/cards/tactician/", "/de/karten/taktiker/"),
    ("/en/cards/trader/", "/de/karten/fahrender-haendler/"),
    ("/en/cards/throne-room/with/tactician/", "/de/karten/thronsaal/mit/taktiker/"),
    ("/en/rulings/seaside2:tactician:5/", "/de/klarstellungen/seaside2:tactician:5/"),
    ("/en/rulings/base2:turn:1/", "/de/klarstellungen/base2:turn:1/"),
    ("/en/rules/", "/de/regeln/"),
    ("/en/rules/seaside2/", "/de/regeln/seaside2/"),
    ("/en/sets/", "/de/erweiterungen/"),
    ("/en/sets/cornucopia/", "/de/erweiterungen/reiche-ernte/"),
    ("/en/offline/", "/de/offline/"),
]


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
        monkeypatch.setattr("cards.kept.catalogue", iter([catalogues.remembered, catalogue()]).__next__)
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

    def test_the_shelf_has_an_end(self) -> None:
        shelf = type(catalogue().shelf)(room=100)
        for n in range(30):
            shelf.put((n,), b"x" * 10, '"tag"')
        assert len(shelf.pages) == 10
        assert shelf.get((29,))
        assert shelf.get((0,)) is None


class TestOffline:
    def test_the_whole_reference_is_on_one_page(self, client: Client) -> None:
        anchors = set(Page(client.get("/de/offline/")).anchors)
        assert set(catalogue().cards) <= anchors
        assert {entry.slug for entry in Entry.objects.exclude(standing="superseded")} <= anchors

    def test_the_worker_keeps_files_that_exist(self, client: Client) -> None:
        worker = client.get("/worker.js")
        assert worker.headers["Content-Type"].startswith("text/javascript")
        files = re.findall(r'"(/static/[^"]+)"', worker.text)
        assert len(files) >= 10
        for file in files:
            assert finders.find(file.removeprefix("/static/")), file
        page = client.get("/en/").text
        for file in re.findall(r'(?:href|src)="(/static/(?:css|js|django_htmx)/[^"]+)"', page):
            assert file in files

    def test_the_worker_knows_what_needs_a_network(self, client: Client) -> None:
        [live] = re.findall(r"const LIVE = \[(.*?)\]", client.get("/worker.js").text)
        paths = {path.strip('" ') for path in live.split(",")}
        assert paths == {
            "/en/kingdoms/",
            "/de/koenigreiche/",
            "/en/disputes/",
            "/de/streitfaelle/",
            "/en/dispute/",
            "/de/streit/",
        }

    def test_the_page_says_how_it_tells(self, client: Client) -> None:
        page = client.get("/de/karten/hafen/").text
        assert 'data-offline-made="Du bist offline. Diese Kopie ist vom {when}."' in page


class TestIslands:
    def test_every_card_has_its_island_and_no_other_is_there(self) -> None:
        assert {file.stem for file in FOLDER.glob("*.svg")} == set(catalogue().cards), "manage.py islands draws them"

    @pytest.mark.parametrize("slug", ["tactician", "copper", "cave-dwellers"])
    def test_the_same_card_has_the_same_coast_for_ever(self, slug: str) -> None:
        card = Card.objects.get(slug=slug)
        assert (FOLDER / f"{slug}.svg").read_text() == drawing(slug, card.coins or 0, card.sideways)

    def test_the_command_draws_what_is_missing(self, tmp_path, monkeypatch: pytest.MonkeyPatch, settings) -> None:
        fixtures = tmp_path / "fixtures"
        (fixtures / "cards").mkdir(parents=True)
        for name in ("expansions.yaml", "types.yaml"):
            (fixtures / name).write_text((settings.FIXTURES_DIR / name).read_text())
        row = "{name: {en: Dodo, de: Dodo}, german: m Dodos, cost: 3, types: [Action]}"
        (fixtures / "cards" / "promo.yaml").write_text(f"dodo: {row}\n")
        settings.FIXTURES_DIR = fixtures
        folder = tmp_path / "islands"
        folder.mkdir()
        (folder / "old.svg").write_text("gone")
        monkeypatch.setattr("cards.management.commands.islands.FOLDER", folder)
        call_command("islands", verbosity=0)
        assert [file.name for file in folder.iterdir()] == ["dodo.svg"]
        assert (folder / "dodo.svg").read_text() == drawing("dodo", 3)


def test_links_of_a_page_lead_somewhere(client: Client) -> None:
    """Every link on the busiest pages answers."""
    seen: set[str] = set()
    for path in ("/de/karten/taktiker/", "/en/sets/allies/", "/en/rulings/base1:throne-room:1/", "/de/suche/?q=gold"):
        seen |= {href.split("#")[0] for href in Page(client.get(path)).addresses if href.startswith("/")}
    assert len(seen) > 120
    for href in sorted(seen):
        assert client.get(href).status_code == 200, href


def test_reverse_speaks_the_pages_language() -> None:
    with override("de"):
        assert reverse("cards:rules") == "/de/regeln/"
    with override("en"):
        assert reverse("cards:rules") == "/en/rules/"
