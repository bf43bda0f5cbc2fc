"""What assistants call. The official client speaks to it in tests/browser/test_assistants.py."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.test import Client as Browser
from rest_framework.settings import api_settings

from referee.mcp.tools import CLAIM, EXAMPLE, SERVER, TOOLS
from referee.models import Dispute, MadeKingdom
from rules.console.protocol import STATELESS, reply
from tests.rules.document.test_slips import SAID_OTHERWISE, TABLE, TAUGHT

SMALL = {"players": {"Anna": {"hand": ["Chapel", "Estate", "Copper"]}, "Bernd": {}}, "moves": ["play Chapel"]}
CALLS: dict[str, dict[str, Any]] = {
    "find_cards": {"query": "Thronsal"},
    "card": {"name": "Leuchtturm"},
    "rulings": {"card": "Tactician"},
    "ask": {"question": "Bob plays Militia and I reveal Moat. Am I safe?"},
    "set_up_kingdom": {"kingdom": "seaside2:high-seas", "players": 3},
    "generate_kingdom": {"wishes": {"own": ["seaside2"], "seed": "one"}},
    "adjudicate": {"document": EXAMPLE},
    "go_on": {"document": EXAMPLE | {"moves": ["play Throne Room"]}, "moves": ["Smithy"]},
    "outcomes": {"document": SMALL},
    "document_format": {"part": "turn"},
}
EXPECTED = {  # something that only the right answer has in it
    "find_cards": "throne-room",
    "card": "Lighthouse",
    "rulings": "seaside2:tactician:1",
    "ask": "The Moat protects Anna",
    "set_up_kingdom": "Lay out the ten piles",
    "generate_kingdom": "seaside",
    "adjudicate": "draws 3 Coppers",
    "go_on": "plays the Smithy again",
    "outcomes": "Estate",
    "document_format": "coins",
}

pytestmark = pytest.mark.django_db


def test_every_tool_has_a_call() -> None:
    assert CALLS.keys() == EXPECTED.keys() == TOOLS.keys()


def test_nothing_is_stored() -> None:
    for name, arguments in CALLS.items():
        assert EXPECTED[name] in called(name, arguments)[0]
    assert not Dispute.objects.exists()
    assert not MadeKingdom.objects.exists()


# --- what is wrong is said -------------------------------------------------------------------------------------------


def post(browser: Browser, body: Any, **headers: str) -> Any:
    sent = body if isinstance(body, str | bytes) else json.dumps(body)
    return browser.post("/mcp/", sent, content_type="application/json", headers=headers)


def called(name: str, arguments: Any) -> tuple[str, bool]:
    answered = reply(SERVER, ask_for("tools/call", name=name, arguments=arguments), None).body
    assert answered is not None
    result = answered["result"]
    return result["content"][0]["text"], result["isError"]


def ask_for(method: str, **params: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 7, "method": method, "params": params}


def test_the_list_of_tools_is_short() -> None:
    answered = reply(SERVER, ask_for("tools/list"), None).body
    assert answered is not None
    assert len(json.dumps(answered["result"])) <= 6500


def test_answers_are_in_one_language() -> None:
    for language, word in (("de", "zieht"), ("en", "draws")):
        told = json.loads(called("adjudicate", {"document": EXAMPLE, "lang": language})[0])
        assert word in told["steps"][2]["text"]
        assert told["verdict"] is None or told["verdict"]["sentences"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"document": {"players": {"Anna": {"hand": ["Coper"]}, "Bernd": {}}}}, '"near": ["Copper"'),
        ({"document": {"players": {"Anna": {"hand": ["Coper"]}, "Bernd": {}}}}, '"place": "players.Anna.hand[0]"'),
        ({}, "document: this is needed. Plays a table"),
        ({"document": "Anna has a Copper"}, "document: a map belongs here."),
        ({"document": [1]}, "document: a map belongs here."),
        ({"document": "players: {Anna: ["}, "This is not YAML"),
        ({"document": {}, "deep": 3}, "deep: not known here; known are document, lang."),
        ({"document": {}, "lang": "fr"}, "lang: one of en, de belongs here."),
    ],
)
def test_a_wrong_call_teaches(arguments: dict[str, Any], said: str) -> None:
    text, wrong = called("adjudicate", arguments)
    assert wrong
    assert said in text


# --- slips that models make -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said", "meant"),
    [
        ("adjudicate", {"document": json.dumps(SMALL)}, {"document": SMALL}),
        ("adjudicate", {"document": yaml.safe_dump(SMALL)}, {"document": SMALL}),
        ("adjudicate", {"document": SMALL, "lang": None}, {"document": SMALL}),
        ("go_on", {"document": SMALL, "moves": "Copper"}, {"document": SMALL, "moves": ["Copper"]}),
        ("go_on", {"document": SMALL, "moves": '["Copper"]'}, {"document": SMALL, "moves": ["Copper"]}),
        (
            "go_on",
            {"document": SMALL | {"moves": None}, "moves": ["-"]},
            {"document": SMALL | {"moves": []}, "moves": ["-"]},
        ),
        ("find_cards", {"query": "moat", "limit": "3"}, {"query": "moat", "limit": 3}),
        ("set_up_kingdom", {"kingdom": "High Seas"}, {"kingdom": "seaside2:high-seas"}),
        ("set_up_kingdom", {"kingdom": "seaside2:high-seas", "players": "4"}, {"kingdom": "High Seas", "players": 4}),
        ("generate_kingdom", {"wishes": '{"seed": "a"}'}, {"wishes": {"seed": "a"}}),
    ],
)
def test_a_slip_is_read_as_what_it_means(name: str, said: dict[str, Any], meant: dict[str, Any]) -> None:
    assert called(name, said) == called(name, meant)
    assert not called(name, said)[1]


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("card", {"name": "Throne Rom"}, '"near": ["Throne Room"]'),
        ("card", {"card": "Moat"}, "card: not known here; known are name, lang."),
        ("set_up_kingdom", {"kingdom": "Hig Seas"}, "High Seas"),
        ("set_up_kingdom", {"kingdom": "seaside2:hig-seas"}, "High Seas"),
        ("set_up_kingdom", {"kingdom": "High Seas", "players": 7}, "players: a number from 2 to 6 belongs here."),
        ("set_up_kingdom", {"kingdom": "High Seas", "players": True}, "players: a number belongs here."),
        ("generate_kingdom", {"wishes": {"own": ["Seaside"]}}, '"near": ["seaside1", "seaside2"]'),
        ("generate_kingdom", {"wishes": {"lock": ["Gons"]}}, "Goons"),
        ("ask", {}, "question or claim is needed."),
        ("ask", {"claim": {"deeds": [{"verb": "plays"}]}}, '"place": "deeds[0].verb"'),
        ("ask", {"claim": {"deeds": [{"card": "Mote"}]}}, "No card is called “Mote”."),
        ("rulings", {}, "card or query is needed."),
        ("rulings", {"card": "Tactican"}, "Did you mean: Tactician?"),
        ("document_format", {"part": "hand"}, "part: one of the document, a player, turn, memory belongs here."),
    ],
)
def test_every_tool_says_what_would_be_right(name: str, arguments: dict[str, Any], said: str) -> None:
    assert said in called(name, arguments)[0]


MAPS = [slip for slip in TAUGHT if not slip[1].startswith("line") and isinstance(yaml.safe_load(slip[0]), dict)]


@pytest.mark.parametrize(("document", "place", "right"), MAPS)
def test_documents_are_answered_as_everywhere(document: str, place: str, right: str) -> None:
    text, wrong = called("adjudicate", {"document": yaml.safe_load(document)})
    told = json.loads(text)
    assert (wrong, told["place"], right in told["error"]) == (True, place, True)
    assert json.loads(called("adjudicate", {"document": document, "lang": "de"})[0])["error"] != told["error"]


@pytest.mark.parametrize(("before", "said", "right"), SAID_OTHERWISE)
def test_moves_are_answered_as_everywhere(before: list[str], said: str, right: str) -> None:
    table = yaml.safe_load(TABLE) | {"moves": before}
    told = json.loads(called("go_on", {"document": table, "moves": [said]})[0])
    assert right in told["error"]["message"]
    assert told["pending"]["choices"]


# --- a question and its claim ----------------------------------------------------------------------------------------


def test_a_reading_is_given_back_corrected() -> None:
    question = {"question": "Bob plays Militia and I reveal Moat. Do I have to discard?"}
    first = json.loads(called("ask", question)[0])
    assert first["answer"]["verdict"] == "no"
    claim = first["claim"]
    assert json.loads(called("ask", {"claim": claim})[0])["answer"]["verdict"] == "no"
    deed = next(each for each in claim["deeds"] if each["verb"] == "reveal")
    deed["negated"] = True
    for sent in ({"claim": claim}, question | {"claim": claim}):
        told = json.loads(called("ask", sent)[0])
        assert (told["answer"]["verdict"], told["answer"]["grade"]) == ("yes", "played")
        assert told["claim"]["deeds"] == claim["deeds"]


def test_a_question_is_answered_in_its_own_language() -> None:
    told = json.loads(
        called("ask", {"question": "Bob spielt die Miliz, ich decke den Burggraben auf. Muss ich ablegen?"})[0]
    )
    assert (told["lang"], told["answer"]["word"]) == ("de", "Nein.")
    claim = called("ask", {"claim": CLAIM, "lang": "de"})[0]
    assert json.loads(claim)["answer"]["word"] == "Ja."


# --- messages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ("{", 400, -32700),
        ("[" * 100_000, 400, -32700),
        ([ask_for("ping")], 400, -32600),
        ({"id": 1, "method": "ping"}, 400, -32600),
        ({"jsonrpc": "2.0", "id": None, "method": "ping"}, 400, -32600),
        (ask_for("tools/forget"), 404, -32601),
        (ask_for("tools/call", name="forget"), 400, -32602),
        (ask_for("resources/read", uri="file:///etc/passwd"), 400, -32602),
        ({"jsonrpc": "2.0", "id": 1, "method": "ping", "params": [1]}, 400, -32602),
    ],
)
def test_a_wrong_message_is_refused(client: Browser, body: Any, status: int, code: int) -> None:
    response = post(client, body)
    assert response.status_code == status
    assert response.json()["error"]["code"] == code


def test_headers_have_to_say_the_same(client: Browser) -> None:
    meta = {"io.modelcontextprotocol/protocolVersion": STATELESS, "io.modelcontextprotocol/clientCapabilities": {}}
    message = ask_for("ping", _meta=meta)
    right = {"MCP-Protocol-Version": STATELESS, "Mcp-Method": "ping"}
    assert post(client, message, **right).json()["result"]["resultType"] == "complete"
    assert post(client, message, **(right | {"Mcp-Method": "tools/list"})).json()["error"]["code"] == -32020
    newer = ask_for("ping", _meta=meta | {"io.modelcontextprotocol/protocolVersion": "2031-01-01"})
    refused = post(client, newer, **(right | {"MCP-Protocol-Version": "2031-01-01"})).json()["error"]
    assert refused["code"] == -32022
    assert refused["data"]["supported"] == [STATELESS]


def test_a_notification_is_taken_and_not_answered(client: Browser) -> None:
    response = post(client, {"jsonrpc": "2.0", "method": "notifications/initialized"})
    assert (response.status_code, response.content) == (202, b"")


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://[", "http://testserver.elsewhere.example", "testserver"]
)
def test_scripts_of_other_sites_are_refused(client: Browser, origin: str) -> None:
    assert post(client, ask_for("ping"), Origin=origin).status_code == 403
    assert post(client, ask_for("ping"), Origin="http://testserver").status_code == 200


def test_it_is_bounded(client: Browser) -> None:
    assert post(client, b"[" + b" " * 500_000 + b"]").status_code == 413
    refused = client.get("/mcp/")
    assert (refused.status_code, refused.json()["error"]["code"]) == (405, -32000)


def test_assistants_have_a_pace_of_their_own(client: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(settings.THROTTLE_PAGES, "assisting", 2)
    ping = json.dumps(ask_for("ping"))

    def three(**sender: str) -> list[Any]:
        return [client.post("/mcp/", ping, content_type="application/json", **sender) for _ in range(3)]

    refused = three(REMOTE_ADDR="192.0.2.77")
    assert [response.status_code for response in refused] == [200, 200, 429]
    assert "seconds" in refused[-1].json()["error"]["message"]
    assert int(refused[-1]["Retry-After"]) > 0
    assert client.get("/en/assistants/").status_code == 200
    monkeypatch.setattr(api_settings, "NUM_PROXIES", 1)
    for sender in ("198.51.100.1", "198.51.100.2"):  # behind one proxy each address has its own pace
        codes = [response.status_code for response in three(REMOTE_ADDR="192.0.2.78", HTTP_X_FORWARDED_FOR=sender)]
        assert codes == [200, 200, 429]


def test_addresses_in_answers_are_those_outside(client: Browser, settings: Any) -> None:
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    message = ask_for("tools/call", name="card", arguments={"name": "Moat"})
    said = post(client, message, **{"X-Forwarded-Proto": "https", "Host": "testserver"}).json()["result"]["content"][0][
        "text"
    ]
    assert "https://testserver/" in said
    assert "http://testserver/" not in said


@pytest.mark.parametrize(
    ("path", "said"), [("/en/assistants/", "For assistants"), ("/de/assistenten/", "Für Assistenten")]
)
def test_the_help_page(client: Browser, path: str, said: str) -> None:
    page = client.get(path).content.decode()
    assert said in page
    assert "http://testserver/mcp/" in page
    assert all(name in page for name in TOOLS)
    assert "claude mcp add --transport http referee http://testserver/mcp/" in page
    assert '{"servers": {"referee": {"type": "http", "url": "http://testserver/mcp/"}}}' in page
