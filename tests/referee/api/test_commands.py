"""Bulk files, the questions in a terminal, and that what the README says to type works."""

import argparse
import hashlib
import io
import json
import re
import shlex
import subprocess
import sys
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from cards.catalogue import catalogue
from cards.models import Card, Entry, Kingdom, Loaded
from referee.api import bulk


def ask(*query: str, **options: Any) -> str:
    out = io.StringIO()
    call_command("ask", *query, stdout=out, **options)
    return out.getvalue()


@pytest.mark.django_db
class TestBulk:
    def test_files_hold_everything(self, client: Client) -> None:
        wanted = {"cards.json": Card, "rulings.json": Entry, "kingdoms.json": Kingdom}
        files = client.get("/api/bulk/").json()["results"]
        assert [file["name"] for file in files] == list(wanted)
        for file in files:
            answer = client.get(file["url"])
            assert hashlib.sha256(answer.content).hexdigest() == file["sha256"]
            assert len(answer.content) == file["bytes"]
            (rows,) = (part for part in answer.json().values() if isinstance(part, list))
            assert len(rows) == file["rows"] == wanted[file["name"]].objects.count()

    def test_rows_are_what_the_lists_tell(self, client: Client) -> None:
        cards = client.get("/api/bulk/cards.json").json()["cards"]
        told = client.get("/api/cards/?lang=both&page_size=3").text.replace("http://testserver/", "/")
        assert cards[:3] == json.loads(told)["results"]  # a file is made once for any host, so its addresses are paths

    def test_are_dated_by_the_load(self, client: Client) -> None:
        (date,) = {file["date"] for file in client.get("/api/bulk/").json()["results"]}
        assert date == Loaded.objects.get().at.isoformat()

    def test_are_made_anew_for_another_load(self, client: Client) -> None:
        before = bulk.index(catalogue())
        assert bulk.index(catalogue()) == before
        Loaded.objects.update(digest="e" * 64)
        assert bulk.index(catalogue())["of"].startswith("e" * 64)
        assert json.loads((bulk.folder() / "cards.json").read_text())["fixtures"] == "e" * 64

    def test_by_command(self) -> None:
        out = io.StringIO()
        call_command("bulk", "--again", stdout=out)
        assert [line.split(":")[0].rpartition("/")[2] for line in out.getvalue().splitlines()] == [
            "cards.json",
            "rulings.json",
            "kingdoms.json",
        ]


@pytest.mark.django_db
class TestAsk:
    def test_two_cards_and_what_is_ruled_about_both(self) -> None:
        said = ask("throne", "room", "tactician")
        assert "Throne Room (Thronsaal)  Action, 4  Base" in said
        assert "Tactician (Taktiker)  Action – Duration, 5  Seaside" in said
        assert "seaside2:tactician:5" in said
        assert "seaside2:tactician:1" not in said

    def test_one_card_and_all_that_is_current(self) -> None:
        said = ask("Taktiker", lang="de")
        assert "1. Hast du Handkarten, lege sie alle ab." in said
        assert "seaside2:tactician:1" in said

    def test_a_ruling_and_its_proof(self) -> None:
        said = ask("seaside2:tactician:5")
        assert "Anna plays the Tactician again." in said
        assert "As expected." in said

    def test_a_situation_is_replayed(self) -> None:
        said = ask("throne-room-on-tactician", lang="de")
        assert "Anna spielt einen Thronsaal." in said
        assert "Wie erwartet." in said

    def test_a_misspelt_name_is_asked_back(self) -> None:
        assert ask("taktikr").startswith("Did you mean Tactician?")

    def test_what_is_not_understood_is_said(self) -> None:
        assert "I do not know colour:red" in ask("tactician colour:red")

    def test_nothing(self) -> None:
        with pytest.raises(CommandError, match="Nothing was found for “xyzzyplugh”"):
            ask("xyzzyplugh")

    def test_colours_when_wanted_and_not_in_a_file(self, monkeypatch: Any) -> None:
        assert "\x1b[" not in ask("tactician")
        assert "\x1b[1;36mTactician\x1b[0m" in ask("tactician", force_color=True)

    def test_proofs_of_what_is_printed(self) -> None:
        assert "Throne Room on Tactician" in ask("throne room tactician", proof=True)


def readme() -> list[tuple[str, str]]:
    """What to type, and what comes."""
    with open("referee/api/README.md", encoding="utf-8") as file:
        return re.findall(r"```sh\n(curl.*?)\n```\n```json\n(.*?)\n```", file.read(), re.DOTALL)


class TestReadme:
    def test_has_its_examples(self) -> None:
        assert len(readme()) == 6

    @pytest.mark.django_db
    @pytest.mark.parametrize(("typed", "comes"), readme())
    def test_what_it_says_to_type(self, client: Client, typed: str, comes: str) -> None:
        words = shlex.split(typed)
        words, then = (words[: words.index("|")], words[words.index("|") + 1 :]) if "|" in words else (words, [])
        said = curl(client, words)
        if then:
            assert then[0] == "python3"
            said = subprocess.run([sys.executable, *then[1:]], input=said, capture_output=True, text=True).stdout
        assert said.strip() == comes


def curl(client: Client, words: list[str]) -> str:
    """What curl would print: these options are all that the README uses."""
    reader = argparse.ArgumentParser()
    reader.add_argument("-s", action="store_true")
    reader.add_argument("-H", default="Accept: */*")
    reader.add_argument("--data-binary")
    reader.add_argument("address")
    asked = reader.parse_args(words[1:])
    path = asked.address.removeprefix("http://127.0.0.1:8000")
    if asked.data_binary is None:
        return client.get(path).text
    kind = asked.H.removeprefix("Content-Type: ")
    return client.post(path, asked.data_binary, content_type=kind).text
