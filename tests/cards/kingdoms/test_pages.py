"""The kingdoms' pages: what they show, what they keep, and what they say when something is wrong."""

import json
import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml
from django.test import Client
from django.utils.translation import override

from cards.byte_cache import ByteCache
from cards.catalogue import catalogue
from cards.kingdoms import paste
from cards.kingdoms.codes import decode, encode
from cards.kingdoms.generator import shelf
from cards.kingdoms.layout import Layout
from cards.kingdoms.owning import books
from cards.kingdoms.traits import ACTIONS, traits
from cards.kingdoms.words import in_order
from rules.document.layout import start
from rules.document.parse import parse
from rules.facts import facts
from rules.kingdoms import kingdoms
from tests.page_reader import Page

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _fresh(db: None) -> None:
    """A page that is kept has no context to look at."""
    known = catalogue()
    known.pages = ByteCache()


def ticked(page: Page) -> set[str]:
    return {box.value for box in page.all("checkbox") if box.checked}


class TestAllOfThem:
    def test_lists_all_by_book(self, client: Client) -> None:
        page = Page(client.get("/en/kingdoms/"))
        for kingdom in kingdoms():
            assert kingdom.en in page
        assert "Make one by lot" in page

    def test_in_german(self, client: Client) -> None:
        page = Page(client.get("/de/koenigreiche/"))
        assert "Vergrabene Schätze" in page
        assert "Was kann ich heute spielen?" in page

    def test_only_those_with_a_box(self, client: Client) -> None:
        alchemy = [
            kingdom.en for kingdom in kingdoms() if any(facts()[pile].expansion == "alchemy" for pile in kingdom.piles)
        ]
        page = Page(client.get("/en/kingdoms/?box=alchemy"))
        assert f"{len(alchemy)} kingdoms with cards of Alchemy" in page
        assert all(name in page for name in alchemy)
        assert "High Seas" not in page
        assert "High Seas" in Page(client.get("/en/kingdoms/?box=nonsense"))

    def test_a_box_and_the_shelf_are_kept_together(self, client: Client) -> None:
        response = client.get("/en/kingdoms/?own=base2&own=seaside2&box=base")
        assert ticked(Page(response)) == {"base2", "seaside2"}
        assert 'value="base" selected' in response.content.decode()
        assert "/de/koenigreiche/?own=base2&amp;own=seaside2&amp;box=base" in response.content.decode()
        assert {"reach-for-tomorrow"} < {row["kingdom"].slug for row in response.context["tonight"]["yes"]}
        assert "high-seas" not in {row["kingdom"].slug for row in response.context["tonight"]["yes"]}

    def test_is_found_before_what_speaks_of_it(self, client: Client) -> None:
        found = client.get("/en/search/?q=forward+thinking").content.decode()
        assert found.index('id="h-kingdoms"') < found.index('id="h-rulings"')

    def test_an_english_name_on_a_german_page_says_so(self, client: Client) -> None:
        for path in (
            "/de/koenigreiche/",
            "/de/suche/?q=happy+trails",
            "/de/koenigreiche/hinterlands2/happy-trails/",
        ):
            assert re.search(r'lang="en">Happy Trails<', client.get(path, follow=True).content.decode()), path
        assert 'lang="en">Happy Trails' not in client.get("/en/kingdoms/").content.decode()

    def test_tonight(self, client: Client) -> None:
        response = client.get("/en/kingdoms/", {"own": ["seaside2", "base2"]})
        printed = [row["kingdom"] for row in response.context["tonight"]["yes"] if not row["kingdom"].source]
        names = {kingdom.slug for kingdom in printed}
        assert names == {"high-seas", "buried-treasure", "reach-for-tomorrow", "repetition"}
        assert "lacks Ambassador (Seaside)" in Page(response)

    def test_tonight_with_printed_substitutes(self, client: Client) -> None:
        page = Page(client.get("/en/kingdoms/", {"own": ["hinterlands1", "base2"]}))
        assert "Sentry in place of Adventurer" in page
        assert any(address.endswith("adventures-abroad/?substitutes=1") for address in page.addresses)

    def test_those_of_the_rulebooks_stand_apart_from_those_of_public_lists(self, client: Client) -> None:
        context = client.get("/en/kingdoms/").context
        printed, listed = (
            [kingdom for _, rows in context[group] for kingdom, _ in rows] for group in ("printed", "listed")
        )
        assert len(printed) == 74
        assert len(printed) + len(listed) == len(kingdoms())
        assert not any(kingdom.source for kingdom in printed)
        assert all(kingdom.source for kingdom in listed)

    def test_the_page_of_a_listed_one_says_where_it_is_from(self, client: Client) -> None:
        assert "KingdomCreator" in Page(client.get("/en/kingdoms/cornucopia2/bounty-of-the-hunt/"))

    def test_no_box_shows_all(self, client: Client) -> None:
        page = Page(client.get("/en/kingdoms/", {"own": ""}))
        assert "No box is ticked" in page
        assert "High Seas" in page


class TestOne:
    # of those from public lists the ones that bring more than piles and landscapes: all of them would be 600 pages
    @pytest.mark.parametrize(
        "kingdom",
        [kingdom for kingdom in kingdoms() if not kingdom.listed or kingdom.picks or kingdom.boons or kingdom.bane],
        ids=lambda kingdom: kingdom.key,
    )
    @pytest.mark.parametrize("language", ["en", "de"])
    def test_every_page(self, client: Client, kingdom, language: str) -> None:  # type: ignore[no-untyped-def]
        response = client.get(f"/{language}/kingdoms/{kingdom.book}/{kingdom.slug}/", {"players": "4"})
        assert response.status_code == 200
        page = Page(response)
        for slug in (*kingdom.piles, *kingdom.landscapes, kingdom.ally, kingdom.bane):
            assert not slug or getattr(facts()[slug], language) in page
        unmodelled = Layout.of(kingdom).unmodelled()
        said = {"en": "The referee cannot play these yet", "de": "Das kann der Schiedsrichter noch nicht spielen"}
        assert (said[language] in page) == bool(unmodelled)

    def test_piles_are_sorted_by_cost(self, client: Client) -> None:
        response = client.get("/en/kingdoms/allies/forward-thinking/")
        costs = [card.coins for card in response.context["piles"]]
        assert costs == sorted(costs)

    @pytest.mark.parametrize(
        ("language", "fours"),
        [
            ("en", ["Coppersmith", "Mining Village", "Remake", "Tournament", "Young Witch"]),
            ("de", ["Bergwerk", "Junge Hexe", "Kupferschmied", "Nachbau", "Turnier"]),
        ],
    )
    def test_what_costs_the_same_is_sorted_by_the_name_one_reads(
        self, client: Client, language: str, fours: list[str]
    ) -> None:
        address = f"/{language}/kingdoms/cornucopia/the-spice-of-life/"
        assert [str(card.name) for card in client.get(address).context["piles"] if card.coins == 4] == fours
        told = client.get(f"{address}kingdom.txt").text
        assert [line[5:] for line in told.splitlines() if line.startswith("  4  ")] == fours

    def test_players_change_the_sizes(self, client: Client) -> None:
        two = Page(client.get("/en/kingdoms/seaside2/high-seas/?players=2"))
        six = Page(client.get("/en/kingdoms/seaside2/high-seas/?players=6"))
        assert "8 × Province" in two
        assert "18 × Province" in six
        assert "A second set of basic cards" in six
        assert "A second set of basic cards" not in two

    @pytest.mark.parametrize("players", ["0", "7", "99", "x", "-1", "２"])
    def test_an_impossible_number_of_players_is_the_usual_one(self, client: Client, players: str) -> None:
        response = client.get("/en/kingdoms/seaside2/high-seas/", {"players": players})
        assert response.context["shown"].players == 3

    def test_a_landscape_says_all_it_does(self, client: Client) -> None:
        said = catalogue().lines(catalogue().cards["triumph"])
        assert len(said) > 1
        assert " ".join(said) in Page(client.get("/en/kingdoms/allies/castle-wars/"))

    def test_notes_where_the_rulebook_errs(self, client: Client) -> None:
        assert "Stallbursche" in Page(client.get("/en/kingdoms/seaside2/innsmouth/"))
        assert "Umgestaltung" in Page(client.get("/de/kingdoms/allies/recursion/"))

    def test_printed_substitutes(self, client: Client) -> None:
        printed = client.get("/en/kingdoms/hinterlands1/adventures-abroad/")
        other = client.get("/en/kingdoms/hinterlands1/adventures-abroad/?substitutes=1")
        assert "adventurer" in printed.context["shown"].layout.piles
        assert {"sentry", "vassal"} <= set(other.context["shown"].layout.piles)

    def test_rulings_of_the_edition_that_is_played(self, client: Client) -> None:
        """What Hinterlands 2 took back still holds at a table with Hinterlands 1."""
        slugs = {entry.slug for entry in client.get("/en/kingdoms/hinterlands1/counting-sheep/").context["entries"]}
        assert {"hinterlands1:haggler:1", "hinterlands1:farmland:1"} <= slugs
        assert not any(slug.startswith("hinterlands2:") for slug in slugs)

    def test_rulings_start_with_what_is_new(self, client: Client) -> None:
        entries = client.get("/en/kingdoms/allies/forward-thinking/").context["entries"]
        assert entries[0].topic == "durations"
        assert {entry.topic for entry in entries[:5]} >= {"durations", "allies-and-liaisons"}
        assert all(entry.standing == "current" for entry in entries)
        kinds = [bool(entry.card_id) for entry in entries]
        assert kinds == sorted(kinds), "general rules come before single cards"

    def test_an_unknown_one_names_near_ones(self, client: Client) -> None:
        response = client.get("/en/kingdoms/seaside2/high-sea/")
        assert response.status_code == 404
        assert "High Seas" in Page(response)

    def test_one_tap_to_the_referee(self, client: Client) -> None:
        page = client.get("/en/kingdoms/seaside1/high-seas/?players=4").content.decode()
        link = unescape(re.search(r'href="([^"]*dispute/\?[^"]*)"', page)[1])
        document = parse_qs(urlsplit(link).query)["document"][0]
        situation = parse(yaml.safe_load(document))
        assert situation.stored.key == "seaside1:high-seas"
        assert len(situation.players) == 4
        form = client.get(link)
        assert form.status_code == 200
        assert "High Seas" in Page(form)

    @pytest.mark.parametrize("kingdom", kingdoms(), ids=lambda kingdom: kingdom.key)
    def test_its_document_means_this_very_kingdom(self, client: Client, kingdom) -> None:  # type: ignore[no-untyped-def]
        for language in ("en", "de"):
            address = f"/{language}/kingdoms/{kingdom.book}/{kingdom.slug}/kingdom.yaml"
            data = yaml.safe_load(client.get(address).content)
            seats = {"players": {"Anna": {"hand": ["5 ?"]}, "Bernd": {}}}
            if Layout.of(kingdom).unmodelled():
                continue
            assert parse({**data, **seats}).stored.key == kingdom.key


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/en/kingdoms/seaside2/high-seas/", "Card text: Haven"),
        ("/de/koenigreiche/seaside2/auf-hoher-see/", "Kartentext: Hafen"),
    ],
)
def test_a_pile_opens_what_its_card_says(client: Client, path: str, said: str) -> None:
    """Without a script too."""
    kind = said.partition(":")[0]
    opened = [part for part in Page(client.get(path)).all("group") if part.text.startswith(kind)]
    told = {part.one("button").name: part.paragraphs[0].text for part in opened}
    assert len(told) == 10
    haven = catalogue().cards["haven"]
    with override(path[1:3]):
        assert told[said] == " ".join(catalogue().lines(haven))


class TestFiles:
    def test_text_in_both_languages(self, client: Client) -> None:
        english = client.get("/en/kingdoms/allies/forward-thinking/kingdom.txt")
        assert english["Content-Type"] == "text/plain; charset=utf-8"
        assert "  2  Native Village" in english.content.decode()
        assert "Ally: Cave Dwellers" in english.content.decode()
        german = client.get("/de/kingdoms/allies/forward-thinking/kingdom.txt").content.decode()
        assert "  2  Eingeborenendorf" in german
        assert "Verbündeter: Höhlenbewohner" in german
        assert "http://testserver/de/koenigreiche/allies/vorausschauendes-denken/" in german

    def test_json(self, client: Client) -> None:
        data = client.get("/en/kingdoms/cornucopia/the-spice-of-life/kingdom.json").json()
        assert data["bane"] == "wishing-well"
        assert len(data["piles"]) == 10
        assert data["names"]["wishing-well"] == {"en": "Wishing Well", "de": "Wunschbrunnen"}
        assert set(decode(data["code"]).piles) == set(data["piles"])
        assert data["name"] == {"en": "The Spice of Life", "de": "Würze des Lebens"}

    @pytest.mark.parametrize("name", ["kingdom.exe", "x", "kingdom.txt.bak"])
    def test_nothing_else(self, client: Client, name: str) -> None:
        assert client.get(f"/en/kingdoms/seaside2/high-seas/{name}").status_code == 404
        assert client.get(f"/en/kingdoms/nowhere/high-seas/{name}").status_code == 404
        assert client.get(f"/en/kingdoms/code/nonsense/{name}").status_code == 404


def drawn(response) -> Layout:  # type: ignore[no-untyped-def]
    return response.context["shown"].layout


def press(client: Client, response, do: str):  # type: ignore[no-untyped-def]
    """The page that a button of this one leads to, as a browser without a script sends the form."""
    query = parse_qs(urlsplit(response.redirect_chain[-1][0]).query)
    return client.get("/en/kingdoms/new/", {**query, "do": do, "seed": "5"}, follow=True)


def make(client: Client, **wishes: object):  # type: ignore[no-untyped-def]
    return client.get("/en/kingdoms/new/", {"do": "make", "seed": "1", **wishes}, follow=True)


def forget_the_shelf() -> None:
    for kept in (shelf._to_choose_from, shelf.on_the_shelf, shelf._piles, shelf.counts):
        kept.cache_clear()


class TestByLot:
    def test_the_form_asks_for_nothing_yet(self, client: Client) -> None:
        response = client.get("/en/kingdoms/new/")
        assert response.status_code == 200
        page = Page(response)
        assert {"Draw", "Pick from three, in turneverybody takes a pile"} <= set(page.names("button"))
        assert "all boxes" in page

    def test_a_kingdom_has_an_address_that_gives_it_again(self, client: Client) -> None:
        response = make(client, own=["base2", "seaside2"], wish=["actions"], players="5")
        assert response.status_code == 200
        address = response.redirect_chain[-1][0]
        code = parse_qs(urlsplit(address).query)["code"][0]
        assert decode(code).piles == drawn(response).piles
        assert [tile["card"].slug for tile in response.context["piles"]] == in_order(decode(code).piles)
        again = client.get(f"/de/koenigreiche/code/{code}/")
        assert {card.slug for card in again.context["piles"]} == set(decode(code).piles)
        assert "players=5" in address

    def test_each_card_says_why(self, client: Client) -> None:
        response = make(client, own=["base2", "seaside2"], wish=["actions", "draws"])
        for card, reason in response.context["rows"]:
            assert reason.endswith(".")
            if ACTIONS in traits(card.slug):
                assert "gives +2 Actions or more (line" in reason.lower() or "Gives +2 Actions" in reason

    def test_lock_and_draw_again(self, client: Client) -> None:
        response = make(client, own=["base2"], lock=["witch", "moat"])
        rows = {card.slug: reason for card, reason in response.context["rows"]}
        assert rows["witch"] == "You locked it."
        assert {tile["card"].slug for tile in response.context["piles"] if tile["held"]} == {"witch", "moat"}
        assert "Draw again 2 stay" in Page(response).names("button")

    def test_names_may_be_typed(self, client: Client) -> None:
        response = make(client, own=["base2"], lock="Hexe, throne room", veto="Dorf")
        slugs = {card.slug for card, _ in response.context["rows"]}
        assert {"witch", "throne-room"} <= slugs
        assert "village" not in slugs

    def test_swap_one(self, client: Client) -> None:
        first = make(client, own=["base2", "seaside2"])
        row, name = first.context["drawn"].row, first.context["shown"].title
        after = press(client, first, f"swap:{row[3]}")
        assert [at for at, slug in enumerate(after.context["drawn"].row) if slug != row[at]] == [3]
        came = after.context["came"]
        assert f"{came.name} instead of {facts()[row[3]].en}" in Page(after)
        assert after.context["shown"].title == name
        # a second tap holds it, a third lets it go
        held = press(client, after, after.context["piles"][3]["do"] + f":{came.slug}")
        assert [tile["held"] for tile in held.context["piles"]] == [at == 3 for at in range(10)]
        assert held.context["piles"][3]["do"] == "free"
        free = press(client, held, f"free:{came.slug}")
        assert not any(tile["held"] for tile in free.context["piles"])
        back = client.get(after.context["undo"])
        assert (back.context["drawn"].row, back.context["shown"].title) == (row, name)

    def test_the_name_stays_where_it_is_shared(self, client: Client) -> None:
        first = make(client, own=["base2", "seaside2"])
        name = first.context["shown"].title
        after = press(client, first, f"swap:{first.context['shown'].names[0]}")
        assert after.context["shown"].title == name
        shared = after.context["shared"].address
        assert client.get(shared).context["shown"].title == name
        assert client.get(shared.replace("called=", "called=x")).status_code == 200
        assert name in client.get(f"{shared.partition('?')[0]}kingdom.txt?{shared.partition('?')[2]}").text

    def test_the_boxes_of_last_time(self, client: Client) -> None:
        make(client, own=["base2", "seaside2"])
        page = Page(client.get("/en/kingdoms/new/"))
        assert ticked(page) == {"base2", "seaside2"}
        assert "Base" in page
        piles = make(client).context["shown"].layout.piles
        assert {facts()[slug].expansion for slug in piles} <= {"base", "seaside"}

    def test_wishes_are_said_where_they_are_set(self, client: Client) -> None:
        asked = {"own": ["base2", "seaside2"], "attacking": "yes", "curses": "no", "boxes": "2", "colony": "no"}
        said = client.get("/en/kingdoms/new/", asked).context["said"]
        assert said == ["with Attacks", "without Curses", "at most 2 boxes", "never Platinum and Colony"]
        german = client.get("/de/koenigreiche/neu/", asked).context["said"]
        assert german[:3] == ["mit Angriffen", "ohne Flüche", "höchstens 2 Schachteln"]

    def test_what_leaves_it(self, client: Client) -> None:
        response = make(client, own=["base2", "empires"], lock=["encampment-plunder"], players="4")
        shown, page = response.context["shown"], response.content.decode()
        names = shown.client_list.split(", ")
        assert "Encampment" in names
        assert len(names) == len(shown.layout.chosen)
        found = paste.read(shown.client_list).layout
        assert set(found.piles) == set(shown.layout.piles)
        for part in ("kingdomcreator.com", "sheet.pdf?", "kingdom.txt?", "/en/tonight/", "/de/koenigreiche/code/"):
            assert part in page

    def test_veto_one_and_it_stays_away(self, client: Client) -> None:
        first = make(client, own=["base2"])
        old = first.context["drawn"].row[0]
        asked = {"own": ["base2"], "code": first.context["shown"].code, "do": f"ban:{old}"}
        vetoed = client.get("/en/kingdoms/new/", asked, follow=True)
        assert f"veto={old}" in vetoed.redirect_chain[-1][0]
        assert old not in vetoed.context["drawn"].row

    def test_reroll_one_landscape(self, client: Client) -> None:
        first = make(client, own=["base2", "empires", "adventures"], landscapes="2")
        old, other = first.context["shown"].layout.landscapes
        asked = {"own": ["base2", "empires", "adventures"], "code": first.context["shown"].code, "do": f"swap:{old}"}
        layout = client.get("/en/kingdoms/new/", asked, follow=True).context["shown"].layout
        assert other in layout.landscapes
        assert old not in layout.landscapes
        assert set(layout.piles) == set(first.context["shown"].layout.piles)

    def test_a_draft(self, client: Client) -> None:
        response = client.get("/en/kingdoms/new/", {"own": ["base2"], "wish": "actions", "do": "draft", "seed": "9"})
        address = response["Location"]
        for _ in range(10):
            page = client.get(address)
            assert 1 <= len(page.context["offered"]) <= 3
            address = f"{address}&pick={page.context['offered'][0][0].slug}"
        layout = client.get(address, follow=True).context["shown"].layout
        assert len(layout.piles) == 10
        assert any(ACTIONS in traits(slug) for slug in layout.piles)

    def test_collisions_are_named_and_the_form_is_kept(self, client: Client) -> None:
        response = client.get(
            "/en/kingdoms/new/",
            {"own": ["base2"], "lock": "Witch", "attacks": "0", "wish": ["costs"], "players": "4", "do": "make"},
        )
        assert response.status_code == 422
        page = Page(response)
        assert "Two things collide" in page
        assert "no Attacks" in page
        assert "the cards you locked: Witch" in page
        assert ticked(page) == {"base2", "costs"}
        assert page.field["lock"] == "Witch"
        assert 'name="players" value="4"' in response.content.decode()

    def test_no_box(self, client: Client) -> None:
        """No tick means all of them; the boxes of last time are forgotten then."""
        make(client, own=["base2"])
        response = make(client, own="", wish="actions", least="empires:3")
        assert ticked(Page(response)) == {"actions"}
        assert "all boxes" in Page(response)
        assert ticked(Page(client.get("/en/kingdoms/new/"))) == set()

    def test_too_few_piles(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        """As from a box that is only partly known."""
        there = [slug for slug, fact in facts().items() if fact.expansion == "promo"]
        some = {slug: facts()[slug] for slug in [*there[:3], "copper"]}
        monkeypatch.setattr("cards.kingdoms.generator.shelf.facts", lambda: some)
        forget_the_shelf()
        response = client.get("/en/kingdoms/new/", {"do": "make", "own": "promo"})
        forget_the_shelf()
        assert response.status_code == 422
        assert "We know 3 Kingdom piles of these boxes" in Page(response)

    def test_unknown_names_come_with_suggestions(self, client: Client) -> None:
        response = client.get("/en/kingdoms/new/", {"do": "make", "own": "base2", "lock": "Wich, Moat"})
        assert response.status_code == 422
        page = Page(response)
        assert "Wich – perhaps Witch" in page
        assert page.field["lock"] == "Wich, Moat"

    @pytest.mark.parametrize(("name", "value"), [("attacks", "-1"), ("per_box", "0"), ("landscapes", "x" * 50)])
    def test_numbers_that_mean_nothing_are_left_out(self, client: Client, name: str, value: str) -> None:
        response = client.get("/en/kingdoms/new/", {"own": "base2", name: value})
        assert response.status_code == 200
        assert "Left out, because it means nothing here" in Page(response)

    def test_a_swap_that_cannot_be(self, client: Client) -> None:
        piles = ("cellar", "chapel", "harbinger", "merchant", "vassal", "workshop", "poacher", "gardens", "village")
        code = encode(Layout(piles=(*piles, "moat")))
        response = client.get(
            "/en/kingdoms/new/",
            {"own": "base2", "wish": "actions", "veto": "Festival", "code": code, "do": "swap:village"},
        )
        assert response.status_code == 422
        assert "Nothing can stand in for Village" in Page(response)


class TestCodes:
    CODE = "13f03pkyvw0a5e"

    def test_a_wrong_digit(self, client: Client) -> None:
        response = client.get(f"/en/kingdoms/code/{self.CODE[:-1]}f/", {"own": "base2", "wish": "draws"})
        assert response.status_code == 404
        page = Page(response)
        assert "the check digits do not fit" in page
        assert ticked(page) == {"base2", "draws"}

    def test_a_later_version(self, client: Client) -> None:
        response = client.get(f"/en/kingdoms/code/9{self.CODE[1:]}/")
        assert response.status_code == 404
        assert "of a version that this site does not know" in Page(response)

    @pytest.mark.parametrize("code", ["x", "%20", "1", "ß" * 20, "1" * 500, "%3Cscript%3E", "..%2F.."])
    def test_nonsense(self, client: Client, code: str) -> None:
        assert client.get(f"/en/kingdoms/code/{code}/").status_code == 404

    def test_large_letters_lead_to_the_one_address(self, client: Client) -> None:
        response = client.get(f"/en/kingdoms/code/{self.CODE.upper()}/?players=2")
        assert response.status_code == 302
        assert response["Location"] == f"/en/kingdoms/code/{self.CODE}/?players=2"

    def test_swapping_in_a_broken_code(self, client: Client) -> None:
        response = client.get("/en/kingdoms/new/", {"own": "base2", "code": "1zzz", "do": "swap:moat"})
        assert response.status_code == 404


class TestPasted:
    def test_a_list_becomes_a_page(self, client: Client) -> None:
        response = client.get("/en/kingdoms/paste/", {"list": "Dorf\nMoat\nHexe"}, follow=True)
        assert {card.slug for card in response.context["piles"]} == {"village", "moat", "witch"}
        assert "3 piles are named; a kingdom has ten." in Page(response)

    def test_a_recommended_kingdom_by_name(self, client: Client) -> None:
        response = client.get("/de/kingdoms/paste/", {"list": "Auf hoher See"}, follow=True)
        assert response.context["kingdom"].slug == "high-seas"

    def test_unknown_names(self, client: Client) -> None:
        response = client.get("/de/kingdoms/paste/", {"list": "Dorf, Burggrabn"})
        assert response.status_code == 422
        page = Page(response)
        assert "Burggrabn – vielleicht Burggraben" in page
        assert page.field["list"] == "Dorf, Burggrabn"
        assert "Mit diesen weiter" in page

    def test_nothing_that_could_be_a_pile(self, client: Client) -> None:
        response = client.get("/en/kingdoms/paste/", {"list": "Copper, Mission"})
        assert response.status_code == 422
        assert "No Kingdom pile is named" in Page(response)

    def test_too_much(self, client: Client) -> None:
        response = client.get("/en/kingdoms/paste/", {"list": "Dorf, " * 1000})
        assert response.status_code == 422
        assert "at most 4000 characters" in Page(response)

    def test_markup_is_only_text(self, client: Client) -> None:
        page = client.get("/en/kingdoms/paste/", {"list": "<script>alert(1)</script>"}).content.decode()
        assert "<script>alert" not in page


def test_a_pasted_kingdom_plays(client: Client) -> None:
    """From a list to a game: paste, take the document along, lay it out."""
    names = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
    response = client.get("/en/kingdoms/paste/", {"list": names}, follow=True)
    document = yaml.safe_load(response.context["shown"].table)
    g = start(parse(json.loads(json.dumps(document))))
    assert "workshop" in g.table.piles


class TestDrafting:
    def test_without_a_seed_one_is_drawn(self, client: Client) -> None:
        first, second = (client.get("/en/kingdoms/draft/?own=base2&players=2") for _ in range(2))
        assert first.status_code == second.status_code == 302
        assert "seed=" in first.url
        assert first.url != second.url
        assert "no-store" in first.headers["Cache-Control"]

    def test_says_whose_pick_it_is(self, client: Client) -> None:
        start = "/en/kingdoms/draft/?own=base2&players=2&seed=a"
        picked = ["moat", "village", "smithy"]
        for n in range(4):
            page = client.get(start + "".join(f"&pick={slug}" for slug in picked[:n])).text
            assert f"Player {n % 2 + 1} picks." in page


class TestWishes:
    def test_size_boxes_potions_platinum_and_shelters(self, client: Client) -> None:
        wishes = "size=12&colony=yes&shelters=no&potions=yes&least_box=seaside&least_n=4&most=base:0"
        made = client.get(f"/en/kingdoms/new/?do=make&{wishes}&seed=x&{ALL_BOOKS}")
        assert made.status_code == 302
        layout = decode(parse_qs(urlsplit(made.url).query)["code"][0])
        boxes = [facts()[slug].expansion for slug in layout.piles]
        assert (len(layout.piles), layout.colony, layout.shelters) == (12, True, False)
        assert boxes.count("seaside") >= 4
        assert "base" not in boxes
        assert sum(facts()[slug].cost.potion for slug in layout.supply) in (3, 4, 5)
        assert "least=seaside%3A4" in made.url
        form = client.get(f"/en/kingdoms/new/?{urlsplit(made.url).query}").content.decode()
        assert 'name="colony"\n  value="yes" checked' in form

    def test_a_made_kingdom_has_a_name(self, client: Client) -> None:
        code = encode(Layout(piles=("village", "smithy")))
        english, german = (Page(client.get(f"/{path}/code/{code}/")) for path in ("en/kingdoms", "de/koenigreiche"))
        assert {"Village and Smithy", "Smithy and Village"} & set(english.names("heading"))
        assert {"Dorf und Schmiede", "Schmiede und Dorf"} & set(german.names("heading"))


ALL_BOOKS = "&".join(f"own={book}" for book in books())


def test_two_kingdoms_of_one_name_link_each_other(client: Client) -> None:
    one, other = "/en/kingdoms/seaside1/high-seas/", "/en/kingdoms/seaside2/high-seas/"
    assert f'href="{other}"' in client.get(one).content.decode()
    assert f'href="{one}"' in client.get(other).content.decode()
    assert "Also of this name" not in Page(client.get("/en/kingdoms/allies/castle-wars/"))


def test_what_a_post_says_of_the_table_leads_on(client: Client) -> None:
    """Four players and Shelters are no cards of the list: they are shown, and the kingdom's page knows the number."""
    shown = Page(client.get("/en/kingdoms/paste/", {"list": "Hey all\nMoat, Witch, Shelters, 4 players"}))
    assert "Also: Shelters, 4 at the table" in shown
    assert shown.links()["Go on with these"].endswith("?players=4")
    straight = client.get("/en/kingdoms/paste/", {"list": "Moat, Witch, 4 players"})
    assert straight.headers["Location"].endswith("?players=4")
