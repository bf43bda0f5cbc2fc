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


def test_where_a_kingdom_stands(client: Client) -> None:
    printed = client.get("/api/kingdoms/seaside2:high-seas/?lang=both").json()
    listed = client.get("/api/kingdoms/hinterlands2:happy-trails/?lang=both").json()
    assert printed["source"] is None
    assert listed["source"]["en"].startswith("Public lists")
    assert listed["source"]["de"].startswith("Öffentliche Listen")


TRASHERS = ["Chapel", "Moneylender", "Remodel", "Mine", "Sentry"]  # of the base game, what trashes one's own cards


class TestByLot:
    def test_the_same_seed_is_the_same_kingdom(self, client: Client, post: Any) -> None:
        seeded = WISHES | {"seed": "tonight"}
        new, again = post("/api/kingdoms/generate/", seeded), post("/api/kingdoms/generate/", seeded)
        assert (new.status_code, again.status_code) == (201, 200)
        assert new.content == again.content
        assert client.get(new.headers["Location"]).json() | {"seed": "tonight"} == new.json()
        assert MadeKingdom.objects.count() == 1
        assert len(new.json()["piles"]) == 10

    def test_without_a_seed_one_is_drawn_and_told(self, post: Any) -> None:
        drawn = [post("/api/kingdoms/generate/", WISHES).json() for _ in range(3)]
        assert len({body["code"] for body in drawn}) == 3
        again = post("/api/kingdoms/generate/", WISHES | {"seed": drawn[0]["seed"]}).json()
        assert again["code"] == drawn[0]["code"]

    def test_size_boxes_platinum_and_potions(self, post: Any) -> None:
        body = {"size": 12, "least": {"seaside": 4}, "most": {"base": 0}, "colony": True, "shelters": False}
        made = post("/api/kingdoms/generate/?expand=piles", body | {"potions": True, "seed": "x"}).json()
        boxes = [card["expansion"] for card in made["piles"]]
        assert len(boxes) == 12
        assert boxes.count("seaside") >= 4
        assert "base" not in boxes
        assert (made["colony"], made["shelters"]) == (True, False)
        assert sum(card["cost"]["potion"] for card in made["piles"]) in (3, 4, 5)

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
        assert (body["code"], body["place"]) == ("collision", "attacks, lock")
        assert "no Attacks" in body["message"]["en"]
        assert "Hexe" in body["message"]["de"]
        assert not MadeKingdom.objects.exists()

    @pytest.mark.parametrize(
        ("body", "place"),
        [
            ({"own": ["base2"], "lock": ["Goons"]}, "lock, own"),
            ({"own": ["base2"], "lock": ["Witch"], "veto": ["Witch"]}, "lock, veto"),
            ({"own": ["base2"], "least": {"seaside": 3}}, "least, own"),
            ({"own": ["alchemy"], "potions": False}, "potions, own"),
            ({"own": ["base2"], "wish": ["trashes"], "veto": TRASHERS}, "wish, veto"),
        ],
    )
    def test_a_collision_names_what_was_sent(self, post: Any, body: Any, place: str) -> None:
        answer = post("/api/kingdoms/generate/", body)
        assert (answer.status_code, answer.json()["place"]) == (409, place)
        assert set(place.split(", ")) <= {*body, "own"}

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
            ({"size": 5}, "size"),
            ({"colony": "yes"}, "colony"),
            ({"least": ["seaside"]}, "least"),
            ({"least": {"seasid": 2}}, "least.seasid"),
            ({"most": {"seaside": -1}}, "most.seaside"),
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

    def test_whatever_is_handed_out_can_be_pasted(self, client: Client, post: Any) -> None:
        """Text, document and JSON of a kingdom, its code, its addresses."""
        wishes = {"lock": ["Obelisk", "Way of the Mouse", "Ferryman", "Druid", "Young Witch"], "shelters": True}
        made = post("/api/kingdoms/generate/", wishes | {"seed": "1", "colony": True}).json()
        page = f"/en/kingdoms/code/{made['code']}/"
        files = [client.get(f"{page}{name}").text for name in ("kingdom.txt", "kingdom.yaml", "kingdom.json")]
        german = client.get(f"/de/koenigreiche/code/{made['code']}/kingdom.txt").text
        given = [*files, german, made["code"], f"http://testserver{page}?players=4", f"testserver{page}"]
        for text in given:
            answer = post("/api/kingdoms/paste/", {"list": text})
            assert answer.status_code == 200, (text, answer.json())
            assert answer.json()["code"] == made["code"], text
        assert made["picks"]
        assert made["boons"]

    def test_cards_that_have_no_place_are_named(self, post: Any) -> None:
        answer = post("/api/kingdoms/paste/", {"list": "Village, Smithy, Diadem"})
        assert answer.status_code == 400
        assert "Diadem" in answer.json()["message"]

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
