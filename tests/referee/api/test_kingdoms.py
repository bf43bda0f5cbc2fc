"""Kingdoms: their set-up, made by lot, pasted."""

from typing import Any

import pytest
from django.test import Client

from cards.kingdoms.codes import decode
from referee.models import MadeKingdom

pytestmark = pytest.mark.django_db

WISHES = {"own": ["base2", "seaside2"], "wish": ["actions", "trashes"], "attacks": 1}


class TestSetup:
    def test_for_so_many_players(self, client: Client) -> None:
        two = client.get("/api/kingdoms/seaside2:high-seas/setup/?players=2").json()
        six = client.get("/api/kingdoms/seaside2:high-seas/setup/?players=6").json()
        assert (two["supply"]["province"], six["supply"]["province"]) == (8, 18)
        assert (two["supply"]["island"], six["supply"]["island"]) == (8, 12)
        assert (two["supply"]["curse"], six["supply"]["curse"]) == (10, 50)
        assert (two["two_sets_of_basics"], six["two_sets_of_basics"]) == (False, True)
        assert two["deck"] == {"copper": 7, "estate": 3}
        assert "Island mat" in [item["title"] for item in two["items"]]

    def test_in_both_languages(self, client: Client) -> None:
        body = client.get("/api/kingdoms/seaside2:high-seas/setup/?lang=both").json()
        titles = {item["key"]: item["title"] for item in body["items"]}
        assert titles["mat:island"] == {"en": "Island mat", "de": "Insel-Tableau"}
        assert set(body["not_needed"]) == set(body["text"]) == {"en", "de"}

    def test_of_a_code(self, client: Client, post: Any) -> None:
        code = post("/api/kingdoms/generate/", WISHES).json()["code"]
        body = client.get(f"/api/kingdoms/{code}/setup/?players=4").json()
        assert set(decode(code).piles) <= set(body["supply"])

    def test_its_document_is_one(self, client: Client, post: Any) -> None:
        document = client.get("/api/kingdoms/seaside2:high-seas/setup/?players=3&lang=de").json()["document"]
        answer = post("/api/adjudications/", document)
        assert answer.status_code == 201
        assert "Wharf" in answer.json()["state"]["supply"]


class TestByLot:
    def test_the_same_body_is_the_same_kingdom(self, client: Client, post: Any) -> None:
        new, again = post("/api/kingdoms/generate/", WISHES), post("/api/kingdoms/generate/", WISHES)
        assert (new.status_code, again.status_code) == (201, 200)
        assert new.content == again.content == client.get(new.headers["Location"]).content
        assert MadeKingdom.objects.count() == 1
        assert len(new.json()["piles"]) == 10

    def test_another_seed_another_kingdom(self, post: Any) -> None:
        codes = {post("/api/kingdoms/generate/", WISHES | {"seed": seed}).json()["code"] for seed in "abc"}
        assert len(codes) == 3

    def test_meets_the_wishes(self, client: Client, post: Any) -> None:
        body = {"own": ["base2"], "attacks": 0, "lock": ["Markt"], "veto": ["village", "Kapelle"]}
        made = post("/api/kingdoms/generate/?expand=piles", body).json()
        slugs = [card["slug"] for card in made["piles"]]
        assert "market" in slugs
        assert not {"village", "chapel"} & set(slugs)
        assert not any("attack" in card["types"] for card in made["piles"])
        assert {card["expansion"] for card in made["piles"]} == {"base"}

    def test_wishes_that_collide(self, post: Any) -> None:
        answer = post("/api/kingdoms/generate/?lang=both", {"own": ["base2"], "attacks": 0, "lock": ["Witch"]})
        assert answer.status_code == 409
        body = answer.json()
        assert (body["code"], body["place"]) == ("collision", "attacks, locked")
        assert "no Attacks" in body["message"]["en"]
        assert "Hexe" in body["message"]["de"]
        assert not MadeKingdom.objects.exists()

    @pytest.mark.parametrize(
        ("body", "place"),
        [
            ([], None),
            ({"wishes": 1}, "wishes"),
            ({"own": "base2"}, "own"),
            ({"own": ["base9"]}, "own[0]"),
            ({"wish": ["gold"]}, "wish[0]"),
            ({"attacks": -1}, "attacks"),
            ({"attacks": True}, "attacks"),
            ({"attacks": "1"}, "attacks"),
            ({"seed": 1}, "seed"),
            ({"seed": "x" * 41}, "seed"),
            ({"lock": ["Nobody at all"]}, "lock"),
            ({"veto": ["Copper"]}, "veto"),
        ],
    )
    def test_wrong_wishes(self, post: Any, body: Any, place: str | None) -> None:
        answer = post("/api/kingdoms/generate/", body)
        assert answer.status_code == 400
        assert answer.json()["place"] == place


class TestPasting:
    def test_names_in_either_language(self, client: Client, post: Any) -> None:
        new, again = (post("/api/kingdoms/paste/", {"list": "Dorf, Smithy\nmarket"}) for _ in range(2))
        assert (new.status_code, again.status_code) == (201, 200)
        assert new.json()["piles"] == ["village", "smithy", "market"]
        assert client.get(new.headers["Location"]).json()["code"] == new.json()["code"]

    def test_a_recommended_kingdom_by_its_name(self, post: Any) -> None:
        answer = post("/api/kingdoms/paste/", {"list": "Auf hoher See"})
        assert answer.status_code == 200
        assert answer.json()["id"].endswith(":high-seas")

    @pytest.mark.parametrize(
        ("body", "near"),
        [
            ({"list": "Vilage, Smithy"}, ["Village"]),
            ({"list": ""}, []),
            ({"list": "x" * 5000}, []),
            ({"list": 5}, []),
            ({}, []),
            ({"list": "Village", "more": 1}, []),
        ],
    )
    def test_wrong_lists(self, post: Any, body: Any, near: list[str]) -> None:
        answer = post("/api/kingdoms/paste/", body)
        assert answer.status_code == 400
        assert (answer.json()["place"], answer.json()["near"]) == ("list", near)
