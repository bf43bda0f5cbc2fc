"""The pages of the reference: what they show, their addresses in both languages, and what they do with bad ones."""

import gzip
import re
from html import unescape

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
            assert f'<link rel="canonical" href="{escape(own)}">' in page.text
            assert f'<link rel="alternate" hreflang="en" href="{escape(english)}">' in page.text
            assert f'<link rel="alternate" hreflang="de" href="{escape(german)}">' in page.text
            assert f'<link rel="alternate" hreflang="x-default" href="{escape(english)}">' in page.text

    def test_english_words_and_slugs_work_in_german_and_the_other_way_round(self, client: Client) -> None:
        for path in ("/de/cards/tactician/", "/de/karten/tactician/", "/de/cards/taktiker/"):
            page = client.get(path)
            assert page.status_code == 200
            assert '<link rel="canonical" href="/de/karten/taktiker/">' in page.text
        assert '<link rel="canonical" href="/en/cards/tactician/">' in client.get("/en/karten/taktiker/").text

    def test_an_alias_leads_on(self, client: Client) -> None:
        page = client.get("/de/karten/taktikers/")
        assert (page.status_code, page.headers["Location"]) == (301, "/de/karten/taktiker/")
        assert client.get("/en/sets/dominion/").headers["Location"] == "/en/sets/base/"

    def test_without_a_language_the_browser_decides(self, client: Client) -> None:
        page = client.get("/cards/tactician/with/throne-room/", headers={"accept-language": "de"})
        assert page.headers["Location"] == "/de/cards/tactician/with/throne-room/"

    def test_two_cards_in_either_order_are_one_page(self, client: Client) -> None:
        canonical = '<link rel="canonical" href="/en/cards/throne-room/with/tactician/">'
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
        page = client.get(entry.get_absolute_url())
        assert page.status_code == 200
        assert escape(entry.text_en) in page.text
        assert escape(entry.text_de) in page.text


class TestCard:
    @pytest.mark.parametrize("slug", facts())
    def test_each_has_a_page_with_its_names(self, client: Client, slug: str) -> None:
        card, page = facts()[slug], Page(client.get(f"/en/cards/{slug}/"))
        assert page.heading == card.en
        assert card.de in page.one("main")

    def test_shows_all_that_is_known(self, client: Client) -> None:
        page = client.get("/de/karten/insel/").text
        for part in ("Insel", "Island", "Aktion", "Punkte", "8 Karten", "12 Karten", "Tableau: Insel", "Auf hoher See"):
            assert part in page, part
        assert 'href="/static/islands/island.svg#i"' in page
        assert 'id="l1"' in page
        ruling = Entry.objects.get(slug="seaside2:island:1")
        assert escape(ruling.text_de) in page
        assert 'href="/de/klarstellungen/seaside2:island:1/"' in page
        assert f'data-copy="{escape(ruling.text_de)} (Seaside, 2. Edition (2022), „Insel“' in page

    def test_the_edition_switch_shows_what_changed(self, client: Client) -> None:
        newest, oldest = client.get("/en/cards/lighthouse/").text, client.get("/en/cards/lighthouse/?edition=1").text
        assert "What the 1st edition says differently:" in newest
        assert "What the 2nd edition says differently:" in oldest
        lines = [text.lines_en[3] for text in Card.objects.get(slug="lighthouse").texts.order_by("-edition")]
        assert lines[0] != lines[1]
        assert f"<span>{lines[0]}</span>" in newest
        assert f"<span>{lines[1]}</span>" in oldest
        assert "The 1st edition says the same." in client.get("/en/cards/haven/").text

    def test_a_card_that_one_edition_lacks(self, client: Client) -> None:
        assert "without this card" in client.get("/en/cards/embargo/").text

    @pytest.mark.parametrize("edition", ["9", "x", "²", "-1", "1" * 9000])
    def test_an_edition_that_does_not_exist_is_the_newest(self, client: Client, edition: str) -> None:
        page = client.get("/en/cards/lighthouse/", {"edition": edition})
        assert page.status_code == 200
        assert "What the 1st edition says differently:" in page.text

    def test_superseded_rulings_are_folded_and_come_last(self, client: Client) -> None:
        page = client.get("/en/cards/throne-room/").text
        current, old = page.index('id="base2:throne-room:1"'), page.index('id="base1:throne-room:1"')
        assert current < page.index('<details class="old">') < old

    def test_in_an_older_edition_its_own_rulings_hold(self, client: Client) -> None:
        page = client.get("/en/cards/highway/?edition=1").text
        own, later = page.index('id="hinterlands1:highway:4"'), page.index('id="hinterlands2:highway:2"')
        assert own < page.index('<details class="old">') < later
        assert "2 rulings that do not hold in this edition" in page
        assert "2 superseded rulings" in client.get("/en/cards/highway/").text

    def test_a_contradiction_is_said(self, client: Client) -> None:
        assert "in contradiction with" in client.get("/en/cards/fellowship-of-scribes/").text

    def test_cards_that_are_spoken_of_together(self, client: Client) -> None:
        assert 'href="/en/cards/tactician/with/throne-room/"' in client.get("/en/cards/tactician/").text

    def test_a_mixed_pile_lists_its_cards_and_a_card_its_pile(self, client: Client) -> None:
        pile = client.get("/en/cards/augurs/").text
        order = [pile.index(f'href="/en/cards/{slug}/"') for slug in ("herb-gatherer", "acolyte", "sorceress", "sibyl")]
        assert order == sorted(order)
        assert 'href="/en/cards/augurs/"' in client.get("/en/cards/sibyl/").text

    def test_long_names_may_be_parted(self, client: Client) -> None:
        assert "Ein\u00adge\u00adbo\u00adre\u00adnen\u00addorf</h1>" in client.get("/de/karten/eingeborenendorf/").text


class TestPair:
    def test_gathers_what_is_said_about_both(self, client: Client) -> None:
        page = client.get("/en/cards/tactician/with/throne-room/").text
        assert 'id="seaside2:tactician:5"' in page
        assert 'id="seaside2:tactician:1"' not in page

    def test_rules_about_the_one_that_speak_of_the_other(self, client: Client) -> None:
        rule = Entry.objects.get(slug="seaside2:durations:2")
        assert "throne-room" in rule.cards.values_list("slug", flat=True)
        page = client.get("/en/cards/wharf/with/throne-room/").text
        assert escape(rule.text_en) in page
        assert "No book speaks of these two together." in page

    def test_rules_about_what_both_are(self, client: Client) -> None:
        assert 'id="seaside2:durations:1"' in client.get("/en/cards/wharf/with/caravan/").text
        assert 'id="seaside2:durations:1"' not in client.get("/en/cards/moat/with/village/").text


class TestRuling:
    def test_says_where_it_stands_what_it_explains_and_what_is_beside_it(self, client: Client) -> None:
        page = client.get("/en/rulings/seaside2:tactician:5/").text
        assert "Seaside, 2nd edition (2022), “Taktiker”, p. 10" in page
        assert 'href="/en/cards/tactician/?edition=2#l1"' in page
        assert 'href="/en/rulings/seaside2:tactician:4/"' in page
        assert 'href="/en/cards/throne-room/"' in page

    def test_a_superseded_one_names_what_holds(self, client: Client) -> None:
        page = client.get("/en/rulings/base1:throne-room:1/").text
        assert "This holds for the 1st edition only. Later it was superseded by:" in page
        assert "This no longer holds. It was superseded by:" in client.get("/en/rulings/seaside1:durations:1/").text
        assert 'href="/en/rulings/base2:throne-room:1/"' in page
        assert "It supersedes" in client.get("/en/rulings/base2:throne-room:1/").text

    def test_another_source_is_named(self, client: Client) -> None:
        entry = Entry.objects.exclude(source_en="").filter(kind="ruling").first()
        assert entry
        assert escape(entry.source_en) in client.get(entry.get_absolute_url()).text


class TestBooksAndBoxes:
    def test_the_glossary_and_every_book(self, client: Client) -> None:
        page = client.get("/de/regeln/").text
        for term in catalogue().terms.values():
            assert f'id="{term.slug}"' in page
        assert 'href="/de/regeln/seaside2/#durations"' in page

    def test_all_rules_of_a_book(self, client: Client) -> None:
        page = client.get("/en/rules/base2/").text
        rules = Entry.objects.filter(edition__book="base2").exclude(kind="ruling")
        assert rules.count() > 50
        for rule in rules:
            assert f'id="{rule.slug}"' in page

    def test_a_box_by_cost_with_what_it_introduced_and_dropped(self, client: Client) -> None:
        page = client.get("/en/sets/seaside/").text
        introduced = page[page.index("It introduced") :]
        assert "Duration" in introduced[:600]
        assert "Mat: Island" in introduced
        dropped = page[page.index("Dropped by the 2nd edition") : page.index("New in the 2nd edition")]
        assert re.search(r'Dropped by the 2nd edition <span class="count">8<', page)
        for name in ("Embargo", "Navigator", "Sea Hag"):
            assert f"<b>{name}</b>" in dropped
        assert page.index('id="cost-2"') < page.index('id="cost-5"')


class TestAllCards:
    def rows(self, page: str) -> int:
        return page.count('<th scope="row">')

    def test_all_of_them(self, client: Client) -> None:
        assert self.rows(client.get("/en/cards/").text) == len(catalogue().cards)

    def test_narrowed(self, client: Client) -> None:
        page = client.get("/en/cards/?type=duration&set=seaside&edition=2&cost=3").text
        names = re.findall(r'<th scope="row"><a href="/en/cards/([^/]+)/"', page)
        assert names == ["astrolabe", "fishing-village", "monkey"]
        found = re.findall(
            r'<th scope="row"><a href="/en/cards/([^/]+)/"', client.get("/en/cards/?name=edlen+räuber").text
        )
        assert found == ["noble-brigand"]

    def test_ordered(self, client: Client) -> None:
        page = client.get("/en/cards/?order=name&set=seaside").text
        names = re.findall(r'<th scope="row"><a href="/en/cards/([^/]+)/"', page)
        assert names == sorted(names)
        assert '<th scope="col" aria-sort="ascending"><a href="?set=seaside&amp;order=name">' in page

    def test_what_means_nothing_is_left_out_and_said(self, client: Client) -> None:
        page = client.get("/en/cards/?type=dragon&cost=x&set=seaside").text
        assert "type=dragon, cost=x" in page
        assert 'value="seaside" selected' in page

    def test_nothing_fits(self, client: Client) -> None:
        assert "No card is all of that." in client.get("/en/cards/?type=curse&cost=5").text


class TestSearchPage:
    def test_the_hit_is_marked(self, client: Client) -> None:
        page = client.get("/en/search/", {"q": "empty hand tactician"}).text
        assert re.search(r"<mark>empty</mark>[^<]*<mark>hand</mark>|<mark>empty</mark> <mark>hand</mark>", page)

    def test_a_hit_in_the_other_language_says_so(self, client: Client) -> None:
        assert re.search(r'<span class="a" lang="de"><b>[^<]*</b>[^<]*<mark>', client.get("/en/search/?q=ablegen").text)

    def test_the_query_is_echoed_and_each_part_can_be_removed(self, client: Client) -> None:
        page = client.get("/en/search/", {"q": "type:duration cost<=4"}).text
        assert "Looking for <b>cards</b>" in page
        assert 'href="/en/search/?q=cost%3C%3D4"><span>of type <b>Duration</b></span>' in page

    def test_did_you_mean(self, client: Client) -> None:
        page = client.get("/de/suche/", {"q": "Taktikr"}).text
        assert 'Meintest du <a href="/de/suche/?q=Taktiker">Taktiker</a>?' in page

    def test_two_cards_are_offered_together(self, client: Client) -> None:
        page = client.get("/en/search/", {"q": "throne room tactician"}).text
        assert 'href="/en/cards/throne-room/with/tactician/"' in page

    def test_a_part_for_htmx_at_the_same_address(self, client: Client) -> None:
        part = client.get("/en/search/?q=haven", headers={"hx-request": "true", "hx-target": "results"}).text
        assert "<html" not in part
        assert 'id="results"' in part

    def test_everything_on_request(self, client: Client) -> None:
        few, many = client.get("/en/search/?q=type:action").text, client.get("/en/search/?q=type:action&all=cards").text
        assert few.count('<li class="hit">') == find.SHOWN
        assert many.count('<li class="hit">') > 200

    def test_nothing_found(self, client: Client) -> None:
        page = client.get("/en/search/?q=xyzzyplugh")
        assert page.status_code == 200
        assert "Nothing is called so, and no text has these words." in page.text

    def test_the_help_is_true(self, client: Client) -> None:
        """Every example of the help finds something and warns of nothing, in both languages."""
        for address in ("/en/search/help/", "/de/suche/hilfe/"):
            page = client.get(address).text
            queries = re.findall(r'<th scope="row"><a href="([^"]+)">', page)
            assert len(queries) == 6
            for query in queries:
                answer = client.get(unescape(query)).text
                assert 'class="warned"' not in answer, query
                assert 'class="hit' in answer or 'class="asked"' in answer, query
            search = queries[0].split("?")[0]
            for key in re.findall(r"<dt><code>(\w+:)</code></dt>", page):
                assert "is not finished" in client.get("/en/search/", {"q": key}).text, key
            for term in re.findall(r"<dt><code>([^<]+[^<:])</code></dt>", page):
                assert 'class="warned"' not in client.get(search, {"q": unescape(term)}).text, term


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
        assert f'<a href="{near}">' in page.text

    def test_an_unknown_language(self, client: Client) -> None:
        page = client.get("/fr/cards/tactician/", headers={"accept-language": "fr"})
        assert page.status_code == 404
        for language in ("en", "de"):
            assert f'<a href="/{language}/cards/tactician/">' in page.text
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
        page = client.get("/de/offline/").text
        for slug in catalogue().cards:
            assert f'id="{slug}"' in page
        for entry in Entry.objects.exclude(standing="superseded"):
            assert f'id="{entry.slug}"' in page

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

    def test_the_page_says_how_it_tells(self, client: Client) -> None:
        page = client.get("/de/karten/hafen/").text
        assert 'data-offline-made="Du bist offline. Diese Kopie ist vom {when}."' in page


class TestIslands:
    def test_every_card_has_its_island_and_no_other_is_there(self) -> None:
        assert {file.stem for file in FOLDER.glob("*.svg")} == set(catalogue().cards)

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
        for href in re.findall(r'<a [^>]*href="(/[^"#]*)', client.get(path).text):
            seen.add(href.replace("&amp;", "&"))
    assert len(seen) > 120
    for href in sorted(seen):
        assert client.get(href).status_code == 200, href


def test_reverse_speaks_the_pages_language() -> None:
    with override("de"):
        assert reverse("cards:rules") == "/de/regeln/"
    with override("en"):
        assert reverse("cards:rules") == "/en/rules/"
