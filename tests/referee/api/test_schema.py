"""The description is right: every example in it, and whatever else can be asked by it."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from django.test import Client
from django.urls import get_resolver
from hypothesis import HealthCheck, Phase, settings
from jsonschema import Draft202012Validator
from schemathesis import checks
from schemathesis.config import SchemathesisConfig

from referee.api.home import description
from referee.api.kingdoms import WISHES
from referee.api.schema import examples
from referee.api.view import Nowhere, View
from referee.management.commands.api_examples import HOST, renewed

pytestmark = pytest.mark.django_db

WANTED = [
    checks.load_all_checks() or checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
        "response_headers_conformance",
        "negative_data_rejection",
    )
]


class TestDescription:
    def test_is_openapi_3_1(self, client: Client) -> None:
        answer = client.get("/api/schema/")
        assert answer.json()["openapi"].startswith("3.1.")

    def test_is_there_in_both_languages(self, client: Client) -> None:
        paths = {lang: client.get(f"/api/schema/?lang={lang}").json()["paths"] for lang in ("en", "de")}
        assert paths["en"]["/api/cards/"]["get"]["summary"] == "All cards"
        assert paths["de"]["/api/cards/"]["get"]["summary"] == "Alle Karten"

    def test_knows_every_address(self) -> None:
        told = {re.sub(r"{\w+}", "{}", path) for path in description()["paths"]}
        there = set()
        for pattern in get_resolver("referee.api.urls").url_patterns:
            view = getattr(pattern.callback, "view_class", None)
            if view is not None and issubclass(view, View) and view is not Nowhere:
                there.add("/api/" + re.sub(r"<[^>]+>", "{}", str(pattern.pattern)))
        assert told == there - {"/api/schema/", "/api/docs/"}

    def test_every_operation_is_told_once(self) -> None:
        operations = [op for methods in description()["paths"].values() for op in methods.values()]
        assert len({op["operationId"] for op in operations}) == len(operations)
        for operation in operations:
            assert operation["summary"]
            assert {"400", "406", "429"} <= set(operation["responses"])

    def test_what_is_always_told_is_required(self) -> None:
        schemas = description()["components"]["schemas"]
        required = {
            name: schemas[name]["required"] for name in ("Card", "Kingdom", "Ruling", "GlossaryTerm", "Situation")
        }
        assert required["Card"] == required["Kingdom"] == ["id", "name"]
        assert (required["Ruling"], required["GlossaryTerm"], required["Situation"]) == (["id"], ["id", "term"], ["id"])
        assert schemas["Card"]["properties"]["slug"]["deprecated"]

    def test_no_default_of_a_body_looks_like_something_that_must_be_sent(self) -> None:
        assert '"default"' not in json.dumps(description()["components"], default=str)

    def test_every_wish_is_described(self) -> None:
        wishes = description()["components"]["schemas"]["Wishes"]["properties"]
        assert {name for name, told in wishes.items() if "description" not in told} == set()
        assert set(wishes) == set(WISHES)

    def test_every_reference_leads_somewhere(self) -> None:
        schema = description()
        names = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(schema, default=str)))
        assert names <= set(schema["components"]["schemas"])


class TestExamples:
    def test_every_operation_has_one(self) -> None:
        told = {(example["path"], example["method"]) for example in examples()}
        there = {(path, method) for path, methods in description()["paths"].items() for method in methods}
        assert there - told == {
            ("/api/bulk/", "get"),
            ("/api/bulk/{name}", "get"),
        }  # whose answers are dates and hashes

    def test_are_what_is_answered(self, settings: Any) -> None:
        settings.ALLOWED_HOSTS = [HOST]
        for told, now in zip(examples(), renewed(examples()), strict=True):
            assert now == told, "manage.py api_examples writes them anew"

    def test_stand_in_the_description(self) -> None:
        operation = description()["paths"]["/api/adjudications/"]["post"]
        body = operation["requestBody"]["content"]["application/json"]["examples"]["throne-room"]["value"]
        assert body["moves"] == ["play Throne Room"]
        answer = operation["responses"]["201"]["content"]["application/json"]["examples"]["throne-room"]["value"]
        assert answer["pending"]["choices"] == ["Tactician", "-"]

    def test_keep_to_the_description(self) -> None:
        schema = json.loads(json.dumps(description(), default=str))
        for example in examples():
            operation = schema["paths"][example["path"]][example["method"]]
            kinds = operation["responses"][str(example["status"])]["content"]
            wanted = kinds["application/json" if example["status"] < 400 else "application/problem+json"]["schema"]
            Draft202012Validator({**wanted, "components": schema["components"]}).validate(example["answer"])


class TestEveryRow:
    """Not only the examples: all that there is, as it is told."""

    @pytest.mark.parametrize("kind", ["expansions", "cards", "rulings", "rules", "glossary", "kingdoms", "situations"])
    def test_keeps_to_the_description(self, client: Client, kind: str) -> None:
        schema = json.loads(json.dumps(description(), default=str))
        answers = schema["paths"][f"/api/{kind}/"]["get"]["responses"]["200"]["content"]["application/json"]
        validator = Draft202012Validator({**answers["schema"], "components": schema["components"]})
        page, there = f"/api/{kind}/?page_size=200&lang=both", 0
        while page:
            answer = client.get(page).json()
            validator.validate(answer)
            there += len(answer["results"])
            page = answer["next"]
        assert there == answer["total"] > 0


class TestWhatIsNotDescribed:
    """Is refused at its place, with what would be right."""

    @pytest.mark.parametrize(
        ("asked", "place"),
        [
            ("/api/cards/?lang=", "query.lang"),
            ("/api/cards/?lang=fr", "query.lang"),
            ("/api/cards/?page=", "query.page"),
            ("/api/cards/?page_size=201", "query.page_size"),
            ("/api/cards/?random=", "query.random"),
            ("/api/cards/?fields=", "query.fields"),
            ("/api/cards/?expand=", "query.expand"),
            ("/api/cards/?expand=cards,,pile", "query.expand"),
            ("/api/rulings/?standing=AAA", "query.standing"),
            ("/api/rulings/?standing=AAA&slug=seaside2:tactician:1", "query.standing"),
            ("/api/rulings/?standing=AAA&book=nowhere", "query.standing"),
            ("/api/rules/?kind=ruling", "query.kind"),
            ("/api/kingdoms/base2:first-game/setup/?substitutes=AAA", "query.substitutes"),
            ("/api/kingdoms/base2:first-game/setup/?players=7", "query.players"),
        ],
    )
    def test_in_a_query(self, client: Client, asked: str, place: str) -> None:
        answer = client.get(asked)
        assert (answer.status_code, answer.json()["place"]) == (400, place)

    @pytest.mark.parametrize("moves", [[[None, None]], [["Tactician", None]], [[""]], [{"Anna": [None]}], [[["-"]]]])
    def test_in_moves(self, client: Client, moves: Any) -> None:
        table = {"players": {"Anna": {"hand": ["Throne Room", "Tactician"]}, "Bernd": {}}}
        first = client.post("/api/adjudications/", table, "application/json").json()
        for where, sent in (
            ("/api/adjudications/", {**table, "moves": moves}),
            (f"/api/adjudications/{first['id']}/moves/", {"moves": moves}),
        ):
            answer = client.post(where, sent, "application/json")
            assert (answer.status_code, answer.json()["place"]) == (400, "moves[0]")


# --- whatever else can be asked --------------------------------------------------------------------------------------


REFUSED = {"negative_data_rejection": {"expected-statuses": [400, 404, 405, 406, 409, 413, 415, 422]}}  # 413: too long
anything = schemathesis.openapi.from_dict(
    json.loads(json.dumps(description(), default=str)), config=SchemathesisConfig.from_dict({"checks": REFUSED})
)
anything.app = get_wsgi_application()


@pytest.fixture(autouse=True)
def whole_site(settings: Any) -> Iterator[None]:
    """The site answers under any name, and as for Django's own test client no request ends the test's connection."""
    settings.ALLOWED_HOSTS = ["*"]
    for signal in (request_started, request_finished):
        signal.disconnect(close_old_connections)
    yield
    for signal in (request_started, request_finished):
        signal.connect(close_old_connections)


@anything.parametrize()
@settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_answer_is_broken_or_undescribed(case: Any) -> None:
    # Unpacked, because this way of calling reads the bytes as they come.
    case.call_and_validate(checks=WANTED, headers={"Accept-Encoding": "identity"})
