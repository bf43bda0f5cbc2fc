"""Reading: the one list shape, the one error shape, languages, fields, related things, and what caches are told."""

from typing import Any

import pytest
import yaml
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.catalogue import catalogue
from cards.models import Card, Entry, Loaded, Situation

pytestmark = pytest.mark.django_db

LISTS = ("expansions", "cards", "rulings", "rules", "glossary", "kingdoms", "situations", "search", "bulk")


def queries(client: Client, path: str) -> int:
    """Without those that read the catalogue, which a process does once."""
    catalogue()
    with CaptureQueriesContext(connection) as asked:
        assert client.get(path).status_code == 200
    return len(asked)


class TestLists:
    @pytest.mark.parametrize("name", LISTS)
    def test_have_one_shape(self, client: Client, name: str) -> None:
        body = client.get(f"/api/{name}/").json()
        assert list(body) == ["results", "total", "next", "previous", "warnings"]

    def test_lead_from_page_to_page_by_full_addresses(self, client: Client) -> None:
        seen: list[str] = []
        address: str | None = "http://testserver/api/cards/?page_size=200&fields=slug"
        back = None
        while address:
            body = client.get(address).json()
            assert body["previous"] == back
            seen += [row["slug"] for row in body["results"]]
            back = address if "page=" in address.replace("page_size=", "") else f"{address}&page=1"
            address = body["next"]
        assert seen == list(Card.objects.order_by("position").values_list("slug", flat=True))
        assert body["total"] == len(seen)

    def test_a_page_after_the_last_is_empty_and_leads_back(self, client: Client) -> None:
        body = client.get("/api/expansions/?page=99").json()
        assert body["results"] == []
        assert body["previous"] == "http://testserver/api/expansions/?page=1"

    def test_say_what_they_did_not_understand(self, client: Client) -> None:
        body = client.get("/api/cards/?q=tactician+colour:red&wrong=1").json()
        assert body["results"][0]["slug"] == "tactician"
        assert [warning.split(",")[0] for warning in body["warnings"]] == [
            "I do not know wrong",
            "I do not know colour:red",
        ]
        assert not any("<" in warning for warning in body["warnings"])

    @pytest.mark.parametrize("query", ["page_size=201", "page_size=0", "page=x", "page=100001", "random=201"])
    def test_a_number_beyond_its_bounds_is_refused(self, client: Client, query: str) -> None:
        answer = client.get(f"/api/cards/?{query}")
        assert answer.status_code == 400
        assert answer.json()["place"] == f"query.{query.partition('=')[0]}"

    @pytest.mark.parametrize("query", ["type:foo", "tactician type:foo", "set:foo"])
    def test_a_filter_that_names_what_there_is_not_finds_nothing(self, client: Client, query: str) -> None:
        for name in ("cards", "search"):
            body = client.get(f"/api/{name}/", {"q": query}).json()
            assert (body["results"], body["total"]) == ([], 0)
            assert "nothing is found" in body["warnings"][0]

    def test_several_in_one_call(self, client: Client) -> None:
        body = client.get("/api/cards/?slug=tactician,Hexe,nobody&fields=slug").json()
        assert [row["slug"] for row in body["results"]] == ["tactician", "witch"]
        assert body["warnings"] == ["There is no “nobody” here."]
        for name, slugs in (
            ("rulings", "seaside2:tactician:5,seaside2:tactician:1"),
            ("situations", "throne-room-on-tactician"),
            ("kingdoms", "seaside2:high-seas"),
            ("glossary", "set-aside"),
            ("expansions", "seaside,base"),
        ):
            rows = client.get(f"/api/{name}/?slug={slugs}").json()["results"]
            assert [row.get("slug", row.get("id")) for row in rows] == slugs.split(",")

    @pytest.mark.parametrize("name", ["cards", "rulings", "situations", "kingdoms"])
    def test_by_lot(self, client: Client, name: str) -> None:
        answers = [client.get(f"/api/{name}/?random=1") for _ in range(6)]
        assert all(len(answer.json()["results"]) == 1 for answer in answers)
        assert len({answer.content for answer in answers}) > 1
        assert answers[0].headers["Cache-Control"] == "no-store"

    def test_by_lot_of_what_fits(self, client: Client) -> None:
        rows = client.get("/api/cards/?q=type:attack+set:seaside&random=2").json()["results"]
        assert len(rows) == 2
        assert all("attack" in row["types"] for row in rows)

    def test_a_search_tells_what_a_card_says(self, client: Client) -> None:
        hit = client.get("/api/search/?q=tactician&expand=card").json()["results"][0]
        assert hit["text"].startswith("If you") or "\n" in hit["text"]
        assert hit["card"]["slug"] == hit["id"] == "tactician"
        assert hit["api"] == "http://testserver/api/cards/tactician/"
        assert hit["address"] == "http://testserver/en/cards/tactician/"

    @pytest.mark.parametrize(
        ("typed", "said"),
        [
            ("type:zzzzzz", ["I do not know type:zzzzzz."]),
            ("type:duratoin", ["I do not know type:duratoin. Did you mean Duration?"]),
            ("set:zzzzzz+colour:red", ["I do not know set:zzzzzz.", "I do not know colour:red, so it was left out."]),
        ],
    )
    def test_nothing_is_left_out_where_nothing_is_found(self, client: Client, typed: str, said: list[str]) -> None:
        body = client.get(f"/api/cards/?q={typed}").json()
        nothing, *rest = body["warnings"]
        assert (body["total"], nothing) == (0, "A part of the query is not known here, so nothing is found.")
        assert [warning.replace(" The help lists what I know.", "") for warning in rest] == said

    def test_warnings_in_both_languages(self, client: Client) -> None:
        (warning,) = client.get("/api/cards/?q=colour:red&lang=both").json()["warnings"]
        assert warning["en"].startswith("I do not know colour:red")
        assert warning["de"].startswith("colour:red kenne ich nicht")

    @pytest.mark.parametrize("name", ["situations", "rulings", "rules"])
    def test_a_misspelt_card_comes_with_what_may_have_been_meant(self, client: Client, name: str) -> None:
        body = client.get(f"/api/{name}/?card=Vilage&lang=both").json()
        (warning,) = body["warnings"]
        assert body["total"] == 0
        assert warning["en"].startswith("No card is called “Vilage”, so nothing is found. Did you mean: Village")
        assert warning["de"].startswith("Keine Karte heißt „Vilage“, also wird nichts gefunden. Meintest du: Dorf")
        (nothing_like_it,) = client.get(f"/api/{name}/?card=Xqzzwk").json()["warnings"]
        assert nothing_like_it == "No card is called “Xqzzwk”, so nothing is found."

    def test_speak_the_query_language_of_the_pages(self, client: Client) -> None:
        query = "type:duration cost<=4 set:seaside edition:1 -type:attack"
        slugs = [row["slug"] for row in client.get("/api/cards/", {"q": query, "fields": "slug"}).json()["results"]]
        wanted = Card.objects.filter(expansion__slug="seaside", coins__lte=4)
        assert set(slugs) == {
            card.slug
            for card in wanted
            if "duration" in card.types and "attack" not in card.types and 1 in card.editions
        }

    def test_rulings_of_a_card_and_a_book(self, client: Client) -> None:
        body = client.get("/api/rulings/?card=Taktiker&book=seaside2&page_size=200").json()
        wanted = Entry.objects.filter(cards__slug="tactician", edition__book="seaside2", kind="ruling")
        assert [row["slug"] for row in body["results"]] == [entry.slug for entry in wanted.order_by("position")]

    @pytest.mark.parametrize("query", ["card=nobody", "book=nobook"])
    def test_a_filter_that_nothing_fits_finds_nothing_and_says_so(self, client: Client, query: str) -> None:
        body = client.get(f"/api/rulings/?{query}").json()
        assert body["total"] == 0
        assert len(body["warnings"]) == 1

    def test_rules_are_not_rulings(self, client: Client) -> None:
        kinds = {row["kind"] for row in client.get("/api/rules/?page_size=200&fields=kind").json()["results"]}
        assert "ruling" not in kinds
        only = client.get("/api/rules/?page_size=200&kind=setup&fields=kind").json()["results"]
        assert {row["kind"] for row in only} == {"setup"}

    def test_search_finds_all_kinds(self, client: Client) -> None:
        body = client.get("/api/search/?q=bane&page_size=200").json()
        assert {"card", "ruling", "term"} <= {row["kind"] for row in body["results"]}
        for row in body["results"][:40]:
            assert client.get(row["api"]).status_code == 200, row

    def test_search_says_what_was_probably_meant(self, client: Client) -> None:
        body = client.get("/api/search/?q=throne+room+tacticain").json()
        assert body["warnings"] == ["Nothing is called “tacticain”. Did you mean: Tactician?"]

    def test_kingdoms_for_the_boxes_on_the_shelf(self, client: Client) -> None:
        every = client.get("/api/kingdoms/?page_size=200&fields=id").json()
        body = client.get("/api/kingdoms/?own=base2,seaside2&page_size=200").json()
        assert 0 < body["total"] < every["total"]
        for row in body["results"]:
            assert {box["expansion"] for box in row["boxes"]} <= {"base", "seaside"}


class TestOneThing:
    @pytest.mark.parametrize("slug", ["tactician", "taktiker", "Taktiker", "TACTICIAN"])
    def test_a_card_by_any_name(self, client: Client, slug: str) -> None:
        assert client.get(f"/api/cards/{slug}/").json()["slug"] == "tactician"

    def test_a_card_is_whole(self, client: Client) -> None:
        body = client.get("/api/cards/lighthouse/").json()
        assert (body["name"], body["expansion"], body["types"]) == ("Lighthouse", "seaside", ["action", "duration"])
        assert body["cost"] == {"coins": 2, "potion": 0, "debt": 0}
        assert body["address"] == "http://testserver/en/cards/lighthouse/"
        assert client.get(body["address"]).status_code == 200
        own = Entry.objects.filter(card__slug="lighthouse").order_by("position").values_list("slug", flat=True)
        assert body["rulings"] == list(own)
        assert all(text["lines"] for text in body["texts"])

    def test_what_is_not_for_sale_has_no_cost(self, client: Client) -> None:
        assert client.get("/api/cards/cave-dwellers/?fields=cost").json()["cost"] is None

    def test_rulings_and_rules_share_one_address(self, client: Client) -> None:
        """Whatever a step cites can be asked for without knowing what it is."""
        for slug in ("seaside2:tactician:5", "seaside2:durations:1"):
            assert client.get(f"/api/rulings/{slug}/").json()["slug"] == slug

    @pytest.mark.parametrize(
        ("slug", "year", "en", "de"),
        [
            ("seaside2:tactician:5", 2022, "Seaside, 2nd edition (2022)", "Seaside, 2. Edition (2022)"),
            ("nocturne:fear:1", 2017, "Public English rules of Nocturne", "Öffentliche"),
        ],
    )
    def test_a_statement_has_its_year_and_its_source(
        self, client: Client, slug: str, year: int, en: str, de: str
    ) -> None:
        body = client.get(f"/api/rulings/{slug}/?fields=year,source,address&lang=both").json()
        assert body["year"] == year
        assert body["source"]["en"].startswith(en)
        assert body["source"]["de"].startswith(de)
        assert body["address"]["en"] == f"http://testserver/en/rulings/{slug}/"

    def test_no_statement_is_without(self, client: Client) -> None:
        for book in catalogue().books:
            for kind in ("rulings", "rules"):
                body = client.get(f"/api/{kind}/?book={book}&page_size=200&fields=year,source&lang=en").json()
                assert all(2008 <= row["year"] <= 2024 and row["source"] for row in body["results"]), book

    @pytest.mark.parametrize("kind", ["rulings", "cards", "kingdoms", "situations"])
    def test_a_sign_that_no_database_looks_for_is_in_no_id(self, client: Client, kind: str) -> None:
        response = client.get(f"/api/{kind}/", {"id": "a\0b,moat", "lang": "en"})
        assert response.status_code == 200
        assert len(response.json()["warnings"]) >= 1

    def test_a_ruling_names_its_proofs(self, client: Client) -> None:
        body = client.get("/api/rulings/seaside2:tactician:5/?expand=proofs,cards").json()
        assert "throne-room-on-tactician" in [proof["id"] for proof in body["proofs"]]
        assert {card["slug"] for card in body["cards"]} == {"tactician", "throne-room"}

    def test_a_question_has_its_answer(self, client: Client) -> None:
        asked = client.get("/api/situations/throne-room-on-tactician/").json()
        assert asked["answer"] == {"verdict": "no", "word": "No, five."}
        counted = client.get("/api/situations/two-blockades/?lang=de").json()
        assert counted["answer"] == {"verdict": 2, "word": "Zwei Flüche."}
        assert client.get("/api/situations/native-village-never-both/").json()["answer"] is None

    def test_a_situation_has_its_document(self, client: Client) -> None:
        body = client.get("/api/situations/throne-room-on-tactician/").json()
        assert body["document"] == Situation.objects.get(slug="throne-room-on-tactician").described()


class TestLanguage:
    @pytest.mark.parametrize(
        ("query", "accepted", "name", "told"),
        [
            ("", "de", "Taktiker", "de"),
            ("", "fr", "Tactician", "en"),
            ("?lang=en", "de", "Tactician", "en"),
            ("?lang=de", "en", "Taktiker", "de"),
            ("?lang=both", "de", {"en": "Tactician", "de": "Taktiker"}, "en, de"),
        ],
    )
    def test_follows_the_address_then_the_header(
        self, client: Client, query: str, accepted: str, name: Any, told: str
    ) -> None:
        answer = client.get(f"/api/cards/tactician/{query}", headers={"accept-language": accepted})
        assert answer.json()["name"] == name
        assert answer.headers["Content-Language"] == told
        assert "Accept-Language" in answer.headers["Vary"]

    @pytest.mark.parametrize(
        ("lang", "message", "near"),
        [
            ("en", "No card is called “taktikr”.", "Tactician"),
            ("de", "Keine Karte heißt „taktikr“.", "Taktiker"),
            (
                "both",
                {"en": "No card is called “taktikr”.", "de": "Keine Karte heißt „taktikr“."},
                {"en": "Tactician", "de": "Taktiker"},
            ),
        ],
    )
    def test_errors_too(self, client: Client, lang: str, message: Any, near: Any) -> None:
        body = client.get(f"/api/cards/taktikr/?lang={lang}").json()
        assert (body.pop("type"), body.pop("title")) == ("http://testserver/api/docs/#problems", "Not Found")
        assert body.pop("detail") == (message["en"] if lang == "both" else message)
        assert body == {"status": 404, "code": "not-found", "message": message, "place": None, "near": [near]}


class TestFields:
    def test_only_those_asked_for(self, client: Client) -> None:
        assert list(client.get("/api/cards/tactician/?fields=types,cost").json()) == ["id", "name", "types", "cost"]
        assert list(client.get("/api/cards/?fields=kind").json()["results"][0]) == ["id", "name", "kind"]
        assert list(client.get("/api/rulings/?fields=year").json()["results"][0]) == ["id", "year"]
        assert list(client.get("/api/kingdoms/?fields=piles").json()["results"][0]) == ["id", "name", "piles"]

    def test_one_word_for_what_it_is(self, client: Client) -> None:
        """Every thing is found again by its id; `slug`, the older word, still is the same."""
        for kind in ("expansions", "cards", "rulings", "rules", "glossary", "kingdoms", "situations"):
            row = client.get(f"/api/{kind}/?page_size=1").json()["results"][0]
            assert client.get(f"/api/{kind}/{row['id']}/").json()["id"] == row["id"] == row.get("slug", row["id"])
            for word in ("id", "slug"):
                assert [each["id"] for each in client.get(f"/api/{kind}/?{word}={row['id']}").json()["results"]] == [
                    row["id"]
                ]

    def test_related_things_whole(self, client: Client) -> None:
        body = client.get("/api/cards/tactician/?expand=expansion,rulings").json()
        assert body["expansion"]["name"] == "Seaside"
        assert body["rulings"][0]["slug"].startswith("seaside")
        assert body["rulings"][0]["card"] == "tactician"
        pile = client.get("/api/cards/augurs/?expand=cards&fields=cards").json()
        assert [card["slug"] for card in pile["cards"]][-1] == "sibyl"

    @pytest.mark.parametrize(
        ("query", "place", "near"),
        [
            ("fields=slug,nam", "query.fields", ["name"]),
            ("expand=ruling", "query.expand", ["rulings"]),
            ("lang=fr", "query.lang", ["en", "de", "both"]),
        ],
    )
    def test_a_name_that_is_not_there(self, client: Client, query: str, place: str, near: list[str]) -> None:
        answer = client.get(f"/api/cards/?{query}")
        assert answer.status_code == 400
        body = answer.json()
        assert (body["code"], body["place"], body["near"]) == ("wrong-query", place, near)


class TestErrors:
    @pytest.mark.parametrize(
        ("method", "path", "headers", "status", "code"),
        [
            ("get", "/api/nothing/", {}, 404, "not-found"),
            ("get", "/api/nothing/at/all", {}, 404, "not-found"),
            ("post", "/api/nothing/", {}, 404, "not-found"),
            ("get", "/api/kingdoms/seaside2:nothing/", {}, 404, "not-found"),
            ("get", "/api/kingdoms/1zzzz/", {}, 404, "not-found"),
            ("get", "/api/rulings/seaside2:tactician:99/", {}, 404, "not-found"),
            ("get", "/api/glossary/trasch/", {}, 404, "not-found"),
            ("get", "/api/expansions/seeside/", {}, 404, "not-found"),
            ("get", "/api/situations/nothing/", {}, 404, "not-found"),
            ("get", "/api/adjudications/aaaaaaaaaa/", {}, 404, "not-found"),
            ("get", "/api/bulk/nothing.json", {}, 404, "not-found"),
            ("get", "/api/adjudications/", {}, 405, "not-allowed"),
            ("delete", "/api/cards/tactician/", {}, 405, "not-allowed"),
            ("get", "/api/cards/", {"accept": "image/png"}, 406, "not-acceptable"),
            ("get", "/api/kingdoms/seaside2:high-seas/setup/?players=9", {}, 400, "wrong-query"),
        ],
    )
    def test_have_one_shape(
        self, client: Client, method: str, path: str, headers: dict[str, str], status: int, code: str
    ) -> None:
        answer = getattr(client, method)(path, headers=headers)
        assert answer.status_code == status
        body = answer.json()
        assert list(body) == ["type", "title", "status", "detail", "code", "message", "place", "near"]
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert body["type"] == "http://testserver/api/docs/#problems"
        assert (body["status"], body["code"]) == (status, code)
        assert answer.headers["Cache-Control"] == "no-store"

    def test_what_is_allowed_is_named(self, client: Client) -> None:
        assert client.get("/api/adjudications/").headers["Allow"] == "POST, OPTIONS"

    def test_a_broken_answer_tells_nothing(self, client: Client, monkeypatch: Any, caplog: Any) -> None:
        monkeypatch.setattr("referee.api.lists.tell", lambda *_: 1 / 0)
        answer = client.get("/api/cards/")
        assert answer.status_code == 500
        assert answer.json()["code"] == "broken"
        assert "ZeroDivisionError" not in answer.text
        assert "ZeroDivisionError" in caplog.text

    def test_a_missing_slash_is_added_and_the_body_stays(self, client: Client) -> None:
        answer = client.post("/api/adjudications?lang=de", "{}", content_type="application/json")
        assert answer.status_code == 308
        assert answer.headers["Location"] == "/api/adjudications/?lang=de"


class TestYaml:
    def test_says_the_same(self, client: Client) -> None:
        answer = client.get("/api/cards/tactician/?lang=both", headers={"accept": "application/yaml"})
        assert answer.headers["Content-Type"] == "application/yaml; charset=utf-8"
        assert yaml.safe_load(answer.text) == client.get("/api/cards/tactician/?lang=both").json()

    def test_errors_too(self, client: Client) -> None:
        answer = client.get("/api/cards/taktikr/", headers={"accept": "application/yaml"})
        assert yaml.safe_load(answer.text)["near"] == ["Tactician"]


class TestCaches:
    @pytest.mark.parametrize(
        "path", ["/api/", "/api/cards/", "/api/cards/tactician/", "/api/bulk/", "/api/bulk/cards.json", "/api/schema/"]
    )
    def test_304_while_nothing_changed(self, client: Client, path: str) -> None:
        first = client.get(path)
        assert first.headers["Cache-Control"] == "public, max-age=300"
        again = client.get(path, headers={"if-none-match": first.headers["ETag"]})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["ETag"] == first.headers["ETag"]

    @pytest.mark.parametrize("held", ["W/{tag}", '"old", {tag}', '"old", W/{tag}'])
    @pytest.mark.parametrize("path", ["/api/cards/tactician/", "/api/bulk/cards.json"])
    def test_a_weak_tag_and_one_of_several_will_do(self, client: Client, path: str, held: str) -> None:
        """What a proxy makes of it when it compresses."""
        tag = client.get(path).headers["ETag"]
        assert client.get(path, headers={"if-none-match": held.format(tag=tag)}).status_code == 304

    def test_each_kind_and_language_has_its_own_tag(self, client: Client) -> None:
        headers = [{}, {"accept": "application/yaml"}, {"accept-language": "de"}]
        assert len({client.get("/api/cards/", headers=each).headers["ETag"] for each in headers}) == 3

    def test_another_load_another_tag(self, client: Client) -> None:
        before = client.get("/api/cards/tactician/")
        Loaded.objects.update(digest="f" * 64)
        after = client.get("/api/cards/tactician/", headers={"if-none-match": before.headers["ETag"]})
        assert after.status_code == 200
        assert "fixtures=ffffffffffff" in after.headers["X-Referee-Version"]

    def test_what_is_not_there_is_never_unchanged(self, client: Client) -> None:
        assert client.get("/api/cards/nobody/", headers={"if-none-match": "*"}).status_code == 404

    def test_the_same_bytes_from_the_shelf(self, client: Client) -> None:
        first, again = client.get("/api/cards/?page_size=5"), client.get("/api/cards/?page_size=5")
        assert first.content == again.content
        assert first.headers["Content-Type"] == again.headers["Content-Type"]

    def test_every_answer_names_its_version(self, client: Client) -> None:
        digest = Loaded.objects.get().digest[:12]
        for path in ("/api/", "/api/cards/", "/api/cards/nobody/", "/api/nothing/"):
            version = client.get(path).headers["X-Referee-Version"]
            assert version.startswith("1.0.0; engine=")
            assert version.endswith(f"fixtures={digest}")


class TestQueries:
    """No more for two hundred rows than for fifty: one for each thing that is told, whatever the number of rows."""

    @pytest.mark.parametrize(
        ("path", "most"),
        [
            ("/api/expansions/?expand=cards", 2),
            ("/api/cards/?expand=rulings,expansion,kingdoms,cards,pile", 6),
            ("/api/cards/?q=type:action", 2),
            ("/api/rulings/?expand=card,cards,proofs", 9),
            ("/api/rulings/?q=card", 6),
            ("/api/rules/?expand=cards", 6),
            ("/api/glossary/?expand=see", 4),
            ("/api/kingdoms/?expand=piles,ally,landscapes,bane,boons", 2),
            ("/api/situations/?expand=proves,cards", 9),
            ("/api/search/?q=card", 4),
        ],
    )
    def test_do_not_grow_with_the_rows(self, client: Client, path: str, most: int) -> None:
        assert queries(client, f"{path}&page_size=50") <= most
        assert queries(client, f"{path}&page_size=200") <= most

    def test_kept_answers_take_one(self, client: Client) -> None:
        client.get("/api/cards/?page_size=7")
        assert queries(client, "/api/cards/?page_size=7") == 1


class TestOpenness:
    def test_other_sites_may_read(self, client: Client) -> None:
        answer = client.get("/api/cards/tactician/", headers={"origin": "https://league.example"})
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "ETag" in answer.headers["Access-Control-Expose-Headers"]
        asked = client.options("/api/cards/", headers={"origin": "https://x.example"})
        assert asked.status_code == 204
        assert asked.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS"

    def test_and_ask_the_referee(self, client: Client, post: Any) -> None:
        """A browser asks first whether it may send JSON from there; then it reads the answer, also a wrong one."""
        preflight = {
            "origin": "https://x.example",
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
        }
        asked = client.options("/api/adjudications/", headers=preflight)
        assert asked.status_code == 204
        assert "Content-Type" in asked.headers["Access-Control-Allow-Headers"]
        assert "POST" in asked.headers["Access-Control-Allow-Methods"]
        for body, status in (({"players": {"Anna": {}, "Bernd": {}}}, 201), ({}, 400)):
            answer = post("/api/adjudications/", body, origin="https://x.example")
            assert answer.status_code == status
            assert answer.headers["Access-Control-Allow-Origin"] == "*"
            assert "Access-Control-Allow-Credentials" not in answer.headers
        assert client.get("/api/nothing/").headers["Access-Control-Allow-Origin"] == "*"
        assert "Access-Control-Allow-Origin" not in client.get("/en/cards/").headers

    def test_the_documentation_is_a_page_of_this_host(self, client: Client) -> None:
        page = client.get("/api/docs/", headers={"accept": "text/html", "host": "localhost"})
        assert (page.status_code, page.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
        assert "http://localhost/api/cards/" in page.text
        schema = client.get("/api/schema/", headers={"host": "localhost"}).json()
        assert schema["servers"] == [{"url": "http://localhost"}]

    def test_no_cookies(self, client: Client, post: Any) -> None:
        client.get("/api/cards/")
        post("/api/adjudications/", {"players": {"Anna": {}, "Bernd": {}}})
        assert not client.cookies

    def test_head_is_get_without_a_body(self, client: Client) -> None:
        head, get = client.head("/api/cards/tactician/"), client.get("/api/cards/tactician/")
        assert head.status_code == 200
        assert head.headers["ETag"] == get.headers["ETag"]


class TestExpandedLists:
    """Rows times what belongs to them have a budget."""

    @pytest.mark.parametrize(
        ("of", "expand", "most"),
        [
            ("cards", "expansion,pile,cards,rulings,kingdoms", 20),
            ("kingdoms", "piles,landscapes", 20),
            ("rulings", "card,cards,proofs", 20),
            ("situations", "proves,cards", 20),
            ("expansions", "cards", 4),
        ],
    )
    @pytest.mark.parametrize("asked", ["", "&page_size=199", "&random=200", "&page=2"])
    @pytest.mark.parametrize("kind", ["application/json", "application/yaml"])
    def test_have_a_smaller_page(self, client: Client, of: str, expand: str, most: int, asked: str, kind: str) -> None:
        answer = client.get(f"/api/{of}/?lang=en&expand={expand}{asked}", headers={"accept": kind})
        body = answer.json() if kind.endswith("json") else yaml.load(answer.content, yaml.CSafeLoader)
        assert len(body["results"]) <= most
        assert f"With expand there are at most {most} on a page; next leads to the others." in body["warnings"]

    def test_lose_nothing(self, client: Client) -> None:
        """Page after page, every row comes once."""
        where, seen = "/api/expansions/?expand=cards&page_size=200", []
        while where:
            body = client.get(where).json()
            seen += [row["slug"] for row in body["results"]]
            where = body["next"]
        whole = [row["slug"] for row in client.get("/api/expansions/?page_size=200").json()["results"]]
        assert seen == whole

    def test_named_ones_too(self, client: Client) -> None:
        slugs = [row["slug"] for row in client.get("/api/cards/?page_size=30&fields=slug").json()["results"]]
        body = client.get(f"/api/cards/?expand=rulings&slug={','.join(slugs)}").json()
        assert (len(body["results"]), body["total"]) == (20, 30)

    def test_a_page_that_is_small_already_says_nothing(self, client: Client) -> None:
        assert client.get("/api/cards/?expand=rulings&page_size=20").json()["warnings"] == []

    def test_without_expanding_as_ever(self, client: Client) -> None:
        assert len(client.get("/api/cards/?page_size=199").json()["results"]) == 199


@pytest.mark.parametrize(
    ("typed", "kind", "id"),
    [
        ("Forward Thinking", "kingdom", "allies:forward-thinking"),
        ("Moat", "card", "moat"),
        ("throne room tactician", "card", "throne-room"),
    ],
)
def test_the_best_row_comes_first_whatever_it_is(client: Client, typed: str, kind: str, id: str) -> None:
    first = client.get("/api/search/", {"q": typed}).json()["results"][0]
    assert (first["kind"], first["id"]) == (kind, id)
