"""The referee that is kept on a phone: what it answers, how it is packed, how its files are sent."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from referee.pocket import packing
from referee.pocket.checking import differences
from referee.pocket.packing import FILES, CannotPack, Pocket, current_pocket, make, trials
from referee.pocket.rapidfuzz_pure import OSA, distance, extract
from rules.console.pocket import answer

TABLE = {
    "players": {"Anna": {"hand": ["Militia"]}, "Bernd": {"hand": ["Moat", "4 Copper"]}},
    "moves": ["play Militia"],
}
MOST_BYTES = 5_000_000
NO_NPM = "npm is not installed (on Debian: apt-get install nodejs npm), so nothing was packed"


# --- what it answers --------------------------------------------------------------------------------------------------


def ask(document: Any, lang: str = "en", moves: list[str] | None = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(json.dumps(document), lang, moves))
    return found


def test_a_table_is_answered_in_words():
    told = ask(TABLE, "de")
    assert told["question"]["player"] == "Bernd"
    assert [each["answer"] for each in told["question"]["answers"]] == ["yes", "no"]
    assert told["steps"][0]["text"] == "Anna spielt eine Miliz."
    (cite,) = told["steps"][0]["cites"]
    assert (cite["slug"], cite["name"]) == ("base2:play:1", "Eine Karte spielen 1")  # its title in the fixtures
    assert cite["text"].startswith("Eine Karte spielen heißt")
    assert ["Hand 5", "Burggraben, 4 Kupfer"] in told["table"]["players"][1]["zones"]
    assert dict(told["table"]["middle"])["Müll"] == "leer"


def test_moves_are_answered_one_after_the_other():
    shown = ask(TABLE, moves=["play Militia", "yes"])
    assert shown["moves"] == ["play Militia", "yes"]
    assert any(step["not"] for step in shown["steps"])
    assert json.loads(shown["document"])["moves"] == ["play Militia", "yes"]
    back = ask(json.loads(shown["document"]), moves=["play Militia"])
    assert back["question"]["player"] == "Bernd"


def test_players_stay_in_their_order_whatever_they_are_called():
    text = '{"players": {"2": {"hand": ["Smithy"]}, "1": {}}, "moves": ["play Smithy"]}'
    told = json.loads(answer(text, "en"))
    assert [player["name"] for player in told["table"]["players"]] == ["2", "1"]
    assert list(json.loads(told["document"])["players"]) == ["2", "1"]


@pytest.mark.parametrize("document", ["", "players: [", '{"players": 3}', "x" * 200_000, "[" * 9_000])
def test_what_is_no_table_is_told(document: str):
    assert json.loads(answer(document, "de"))["error"]["message"]


# --- what it needs instead of compiled code ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "apart"), [("moat", "moat", 0), ("mota", "moat", 1), ("mot", "moat", 1), ("ca", "abc", 3)]
)
def test_how_far_names_are_apart(one: str, other: str, apart: int):
    assert distance(one, other) == apart


def test_names_are_found_as_the_library_finds_them():
    from rapidfuzz import process
    from rapidfuzz.distance import OSA as Compiled

    from rules.facts import card_names

    names, known = card_names()._shapes, card_names()
    for typed in ("milita", "trone room", "kelermeister", "x", "haenlder", "wisching wel", "wich", "mota"):
        least = {"score_cutoff": known.ONE_LETTER if len(typed) <= known.SHORT else known.LIKE, "limit": 8}
        theirs = process.extract(typed, names, scorer=Compiled.normalized_similarity, **least)
        ours = extract(typed, names, scorer=OSA.normalized_similarity, **least)
        assert [(name, pytest.approx(score)) for name, score, _ in theirs] == [(name, score) for name, score, _ in ours]


# --- how it is packed and sent ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Pocket:
    if shutil.which("npm") is None:
        pytest.skip(NO_NPM)
    folder = tmp_path_factory.mktemp("pocket")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packing, "folder", lambda: folder)
        pocket = make(quality=9)
    shutil.copytree(folder, folder.parent / "kept" / "pocket")
    return pocket


@pytest.fixture
def offered(packed: Pocket, settings: Any, tmp_path_factory: pytest.TempPathFactory) -> Pocket:
    settings.DATA_DIR = Path(tmp_path_factory.getbasetemp()) / "kept"
    found = current_pocket()
    assert found is not None
    return found


def test_it_answers_to_the_byte_as_here(offered: Pocket):
    assert offered.packed < MOST_BYTES
    found, said = differences(offered, trials(60))
    assert not found
    assert said.startswith("first answer after")


def test_its_files_are_sent_as_the_browser_likes_them(offered: Pocket, client: Client):
    for name in FILES:
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz"), ("", "")):
            response = client.get(f"/pocket/{offered.digest}/{name}", headers={"accept-encoding": encoding})
            assert response.status_code == 200
            assert b"".join(response.streaming_content) == (offered.folder / f"{name}{suffix}").read_bytes()
            assert response.headers.get("Content-Encoding", "") == encoding
            assert "immutable" in response.headers["Cache-Control"]


def test_only_its_worker_may_run_web_assembly(offered: Pocket, client: Client):
    worker = client.get(f"/pocket/{offered.digest}/engine.js")
    assert worker.headers["Content-Type"].startswith("text/javascript")
    assert "'wasm-unsafe-eval'" in worker.headers["Content-Security-Policy"]
    assert "wasm" not in client.get("/en/pocket/").headers["Content-Security-Policy"]


@pytest.mark.parametrize("name", ["pocket.json", "..", "engine.zip.br", "rules"])
def test_nothing_else_is_sent(offered: Pocket, client: Client, name: str):
    assert client.get(f"/pocket/{offered.digest}/{name}").status_code == 404
    assert client.get(f"/pocket/0123456789ab/{FILES[0]}").status_code == 404


@pytest.mark.django_db
def test_where_nothing_was_made_it_is_not_offered(client: Client, settings: Any, tmp_path: Path):
    settings.DATA_DIR = tmp_path
    page = client.get("/en/pocket/").content.decode()
    assert "does not offer it" in page
    assert "p-get" not in page
    assert client.get("/pocket/0123456789ab/engine.js").status_code == 404


def test_one_of_another_engine_is_not_offered(offered: Pocket, settings: Any, tmp_path: Path):
    settings.DATA_DIR = tmp_path
    (tmp_path / "pocket").mkdir()
    (tmp_path / "pocket" / packing.NAME).write_text(json.dumps(offered.to_json() | {"engine": "000000000000"}))
    assert current_pocket() is None


def test_without_npm_it_says_so(monkeypatch: pytest.MonkeyPatch, settings: Any, tmp_path: Path):
    settings.DATA_DIR = tmp_path
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotPack, match="npm is not installed"):
        make()
    assert not (tmp_path / "pocket").exists()
