"""Situations and adjudications: what goes in, what comes out, and that it can be found again."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.core.management import call_command
from django.test import Client

from referee.models import Continuation, Dispute
from rules.document.parse import parse
from rules.document.write import document_of
from rules.run import Run

pytestmark = pytest.mark.django_db

TABLE: dict[str, Any] = {
    "title": "Throne Room on Tactician",
    "players": {
        "Bernd": {"hand": ["Thronsaal", "Taktiker", "3 Kupfer"], "deck": ["2 Gold", "15 Estate"]},
        "Anna": {"hand": ["5 Copper"], "deck": "?"},
    },
    "seed": 7,
    "moves": ["play Throne Room", "Tactician"],
}
CONTRACT = ("steps", "pending", "state", "error")


def contract(body: dict[str, Any]) -> dict[str, Any]:
    return {key: body[key] for key in CONTRACT}


class TestAdjudicating:
    def test_gives_the_contracts_answer(self, post: Any) -> None:
        answer = post("/api/adjudications/", TABLE)
        assert answer.status_code == 201
        assert contract(answer.json()) == Run(parse(TABLE)).answer()
        assert list(answer.json())[:4] == list(CONTRACT)

    def test_says_what_the_command_says(self, post: Any, tmp_path: Path) -> None:
        (tmp_path / "table.yaml").write_text(yaml.safe_dump(TABLE, sort_keys=False))
        out = io.StringIO()
        call_command("adjudicate", str(tmp_path / "table.yaml"), "--json", stdout=out)
        assert contract(post("/api/adjudications/", TABLE).json()) == json.loads(out.getvalue())

    def test_players_keep_their_seats(self, client: Client, post: Any) -> None:
        where = post("/api/adjudications/", TABLE).headers["Location"]
        assert list(client.get(where).json()["state"]["players"]) == ["Bernd", "Anna"]

    def test_the_same_body_is_the_same_thing(self, client: Client, post: Any) -> None:
        new, again = post("/api/adjudications/", TABLE), post("/api/adjudications/", TABLE)
        assert (new.status_code, again.status_code) == (201, 200)
        assert new.headers["Location"] == again.headers["Location"]
        assert new.content == again.content == client.get(new.headers["Location"]).content
        assert new.headers["Location"] == f"http://testserver/api/adjudications/{new.json()['id']}/"
        assert Dispute.objects.count() == 1

    def test_whoever_says_it_in_other_words_says_the_same(self, post: Any) -> None:
        seats = {"Bernd": {"hand": ["throne room", "TACTICIAN", "3 Copper"], "deck": ["2 Gold", "15 Anwesen"]}}
        other = TABLE | {"players": seats | {"Anna": {"hand": "5 Kupfer"}}}
        assert post("/api/adjudications/", other).json()["id"] == post("/api/adjudications/", TABLE).json()["id"]

    def test_the_pages_show_it_under_the_same_key(self, client: Client, post: Any) -> None:
        key = post("/api/adjudications/", TABLE).json()["id"]
        assert client.get(f"/en/dispute/{key}/").status_code in (200, 302)

    def test_yaml_in_and_out(self, client: Client, post: Any) -> None:
        text = yaml.safe_dump(TABLE, sort_keys=False, allow_unicode=True)
        answer = post("/api/adjudications/", text, "application/yaml", accept="application/yaml")
        assert answer.headers["Content-Type"] == "application/yaml; charset=utf-8"
        assert yaml.safe_load(answer.text) == post("/api/adjudications/", TABLE).json()
        again = client.get(answer.headers["Location"], headers={"accept": "application/yaml"})
        assert again.content == answer.content

    @pytest.mark.parametrize("kind", ["application/x-yaml", "text/yaml", "application/yaml; charset=utf-8"])
    def test_other_words_for_yaml(self, post: Any, kind: str) -> None:
        assert post("/api/adjudications/", "players: {Anna: {}, Bernd: {}}", kind).status_code == 201

    def test_a_move_that_is_not_legal_is_part_of_the_answer(self, post: Any) -> None:
        answer = post("/api/adjudications/", TABLE | {"moves": ["play Throne Room", "Gold"]})
        assert answer.status_code == 201
        body = answer.json()
        assert body["error"]["move"] == 1
        assert body["error"]["legal"] == ["Tactician", "-"]
        assert [step["kind"] for step in body["steps"]] == ["play"]
        assert body["pending"]["choices"] == ["Tactician", "-"]

    def test_what_was_expected_and_is_not_so(self, post: Any) -> None:
        assert post("/api/adjudications/", TABLE).json()["differences"] is None
        held = post("/api/adjudications/", TABLE | {"expect": {"Bernd": {"hand": 0}}}).json()
        assert held["differences"] == []
        (difference,) = post("/api/adjudications/", TABLE | {"expect": {"turn": {"coins": 3}}}).json()["differences"]
        assert difference["en"] == "turn.coins: expected 3, found 0"
        assert difference["de"] == "turn.coins: erwartet 3, gefunden 0"

    def test_what_is_cited_can_be_asked_for(self, client: Client, post: Any) -> None:
        body = post("/api/adjudications/", TABLE).json()
        cites = {slug for step in body["steps"] for slug in step["cites"]}
        assert cites
        for slug in cites:
            assert client.get(f"/api/rulings/{slug}/").status_code == 200

    def test_unchanged_means_unplayed(self, client: Client, post: Any, monkeypatch: Any) -> None:
        where = post("/api/adjudications/", TABLE).headers["Location"]
        tag = client.get(where).headers["ETag"]
        monkeypatch.setattr("referee.api.situations.Run", lambda *_: 1 / 0)
        assert client.get(where, headers={"if-none-match": tag}).status_code == 304


class TestWrongDocuments:
    @pytest.mark.parametrize(
        ("body", "place", "message", "near"),
        [
            (
                {"players": {"Anna": {"hand": ["Tacticien"]}, "Bernd": {}}},
                "players.Anna.hand[0]",
                "No card is called “Tacticien”. Near: Tactician.",
                ["Tactician"],
            ),
            ({"players": {"Anna": {"hand": 5}, "Bernd": {}}}, "players.Anna.hand", "A list belongs here", []),
            ({"players": {"Anna": {}}}, "players", "2 to 6 players can be at the table, not 1.", []),
            ({"player": {}}, "player", "“player” is not known here", ["players"]),
            ({"players": {"Anna": {"tokens": {"vp": -1}}, "Bernd": {}}}, "players.Anna.tokens.vp", "-1 is below 0", []),
            (
                {"players": {"Anna": {"hand": ["11 Smithy"]}, "Bernd": {}}},
                "players.Anna.hand",
                "the box holds only 10",
                [],
            ),
            ({}, "players", "Nobody is at the table. For example", []),
            ([], None, "A map of names and values belongs here", []),
            ('"players: {Anna: {}, Bernd: {}}"', None, "A map of names and values belongs here", []),
            ("5", None, "A map of names and values belongs here", []),
            ("{", "line 1", "This is not JSON", []),
            ('{"players": NaN}', None, "NaN is not a number here.", []),
            ('{"players": {}, "players": {}}', "players", "This comes twice.", []),
            ('{"seed": ' + "9" * 5000 + "}", None, "A number is too long.", []),
            ('{"title": "\\ud800"}', None, "There is half a character.", []),
            ("[" * 50_000, None, "The document is nested too deeply.", []),
            ("[" * 20 + "]" * 20, None, "The document is nested too deeply.", []),
            (b'{"title": "\xe4"}', None, "This is not UTF-8 text.", []),
            ('{"title": "' + "x" * 100_001 + '"}', None, "the most is 100,000 characters", []),
        ],
    )
    def test_are_told_where_they_are_wrong_and_not_stored(
        self, post: Any, body: Any, place: str | None, message: str, near: list[str]
    ) -> None:
        for path in ("/api/adjudications/", "/api/situations/"):
            answer = post(path, body)
            assert answer.status_code == 400
            told = answer.json()
            assert list(told) == ["type", "title", "status", "detail", "code", "message", "place", "near"]
            assert (told["code"], told["place"], told["near"]) == ("wrong-document", place, near)
            assert message in told["message"]
        assert not Dispute.objects.exists()

    def test_in_german(self, post: Any) -> None:
        body = {"players": {"Anna": {"hand": ["Tacticien"]}, "Bernd": {}}}
        told = post("/api/adjudications/", body, accept_language="de").json()
        assert told["message"] == "Keine Karte heißt „Tacticien“. Ähnlich: Taktiker."
        assert told["near"] == ["Taktiker"]

    def test_in_both(self, post: Any) -> None:
        body = {"players": {"Anna": {"hand": ["Tacticien"]}, "Bernd": {}}}
        told = post("/api/adjudications/?lang=both", body).json()
        assert told["near"] == [{"en": "Tactician", "de": "Taktiker"}]
        assert set(told["message"]) == {"en", "de"}

    @pytest.mark.parametrize("text", ["players: [", "a: &x [1]\nb: *x"])
    def test_wrong_yaml(self, post: Any, text: str) -> None:
        assert post("/api/adjudications/", text, "application/yaml").json()["code"] == "wrong-document"

    def test_too_many_bytes_are_not_even_read(self, post: Any, monkeypatch: Any) -> None:
        monkeypatch.setattr("referee.api.bodies.read", lambda *_: 1 / 0)
        answer = post("/api/adjudications/", "x" * 400_001)
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"

    @pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
    def test_another_kind_of_body(self, post: Any, kind: str) -> None:
        answer = post("/api/adjudications/", "players=Anna", kind)
        assert answer.status_code == 415
        assert answer.json()["code"] == "unsupported-type"


class TestGoingOn:
    def test_is_a_new_one_that_names_its_parent(self, client: Client, post: Any) -> None:
        parent = post("/api/adjudications/", TABLE | {"moves": ["play Throne Room"]}).json()["id"]
        answer = post(f"/api/adjudications/{parent}/moves/", {"moves": ["Tactician"]})
        assert answer.status_code == 201
        body = answer.json()
        assert body["parent"] == parent
        assert body["id"] != parent
        whole = post("/api/adjudications/", TABLE).json()
        assert contract(body) == contract(whole)
        assert client.get(answer.headers["Location"]).content == answer.content
        assert client.get(f"/api/adjudications/{parent}/").json()["parent"] is None

    def test_the_same_moves_are_the_same_thing(self, post: Any) -> None:
        parent = post("/api/adjudications/", TABLE | {"moves": []}).json()["id"]
        first = post(f"/api/adjudications/{parent}/moves/", {"moves": ["play Throne Room"]})
        again = post(f"/api/adjudications/{parent}/moves/", {"moves": ["play Throne Room"]})
        assert (first.status_code, again.status_code) == (201, 200)
        assert first.content == again.content
        assert Continuation.objects.count() == 1

    def test_goes_on_and_on(self, post: Any) -> None:
        ids = [post("/api/adjudications/", TABLE | {"moves": []}).json()["id"]]
        for move in TABLE["moves"]:
            body = post(f"/api/adjudications/{ids[-1]}/moves/", {"moves": [move]}).json()
            assert body["parent"] == ids[-1]
            ids.append(body["id"])
        assert contract(body) == Run(parse(TABLE)).answer()

    def test_one_with_an_expectation(self, post: Any) -> None:
        parent = post("/api/adjudications/", TABLE | {"expect": {"Bernd": {"hand": 0}}}).json()["id"]
        body = post(f"/api/adjudications/{parent}/moves/", {"moves": ["-"], "expect": {"turn": {"player": "Anna"}}})
        assert body.json()["differences"] == []
        assert post(f"/api/adjudications/{parent}/moves/", {"moves": ["-"]}).json()["differences"] is None

    @pytest.mark.parametrize(
        ("body", "place"),
        [
            ({}, "moves"),
            ([], "moves"),
            ({"moves": []}, "moves"),
            ({"moves": [], "players": {}}, "moves"),
            ({"moves": 5}, "moves"),
            ({"moves": ["-", {}]}, "moves[1]"),
        ],
    )
    def test_wrong_moves(self, post: Any, body: Any, place: str) -> None:
        parent = post("/api/adjudications/", TABLE).json()["id"]
        answer = post(f"/api/adjudications/{parent}/moves/", body)
        assert answer.status_code == 400
        assert answer.json()["place"] == place
        assert not Continuation.objects.exists()

    def test_from_nothing(self, post: Any) -> None:
        assert post("/api/adjudications/aaaaaaaaaa/moves/", {"moves": ["-"]}).status_code == 404


class TestSituations:
    def test_are_stored_by_their_content_and_not_played(self, client: Client, post: Any, monkeypatch: Any) -> None:
        monkeypatch.setattr("referee.api.situations.Run", lambda *_: 1 / 0)
        new, again = post("/api/situations/", TABLE), post("/api/situations/", TABLE)
        assert (new.status_code, again.status_code) == (201, 200)
        body = new.json()
        assert body == again.json() == client.get(new.headers["Location"]).json()
        assert body["title"] == TABLE["title"]
        assert body["document"] == document_of(parse(TABLE))
        assert {"throne-room", "tactician", "copper", "gold", "estate"} == set(body["cards"])

    def test_can_then_be_adjudicated_by_their_id(self, client: Client, post: Any) -> None:
        key = post("/api/situations/", TABLE).json()["id"]
        assert contract(client.get(f"/api/adjudications/{key}/").json()) == Run(parse(TABLE)).answer()

    def test_the_library_by_card_and_ruling(self, client: Client) -> None:
        body = client.get("/api/situations/?ruling=seaside2:tactician:5&card=taktiker").json()
        assert "throne-room-on-tactician" in [row["id"] for row in body["results"]]
        assert all("seaside2:tactician:5" in row["proves"] for row in body["results"])
