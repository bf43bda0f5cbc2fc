"""The OpenAPI description: what drf-spectacular cannot see by itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema, extend_schema_view

from cards.models import Entry
from cards.pages.languages import TONGUES
from referee.api.components import COMPONENTS, ref
from referee.api.parameters import A_PAGE, MOST_A_PAGE, MOST_PAGES
from referee.api.shapes import ALWAYS, SHAPES, fields_of, links_of
from referee.operations.guard.errors import PROBLEM

Said = str | Promise
SECTIONS = {
    "Expansion": "reference",
    "Card": "reference",
    "Ruling": "reference",
    "GlossaryTerm": "reference",
    "Kingdom": "kingdoms",
    "Situation": "situations",
}
KINDS_OF_RULES = [kind for kind in Entry.Kind.values if kind != Entry.Kind.RULING]
BOUNDED: dict[str, dict[str, Any]] = {
    "players": {"type": "integer", "minimum": 2, "maximum": 6, "default": 3},
    "standing": {"type": "string", "enum": list(Entry.Standing.values)},
    "kind": {"type": "string", "enum": KINDS_OF_RULES},
    "substitutes": {"type": "string", "enum": ["0", "1"]},
}
QUERIES: dict[str, Any] = {
    "q": _(
        "A query, as the pages’ search takes it: names, words, type:duration cost<=4 … A filter that names what there "
        "is not (type:foo) finds nothing, and the warnings say so."
    ),
    "card": _("Only what speaks of this card: a slug or a name."),
    "book": _("Only from this book."),
    "standing": _("current, superseded or contradicted."),
    "kind": _("rule, setup, instruction or error."),
    "own": _("Only what these books’ boxes are enough for; may be given several times."),
    "group": _("Only this group of famous disputes."),
    "ruling": _("Only what proves this ruling."),
    "players": _("How many play, 2 to 6."),
    "substitutes": _("1 takes the printed substitutes."),
}


def query(name: str, example: str | int | None = None, many: bool = False) -> OpenApiParameter:
    if name in BOUNDED:
        return OpenApiParameter(name, BOUNDED[name], description=QUERIES[name])
    return OpenApiParameter(name, str, description=QUERIES[name], many=many)


def choice_parameters(of: str) -> list[OpenApiParameter]:
    shape = SHAPES[of]
    found = [only(fields_of(shape))]
    if links_of(shape):
        found.append(expanding(tuple(links_of(shape))))
    return found


def only(names: tuple[str, ...]) -> OpenApiParameter:
    told = _("Only these fields; what it is and what it is called is always told.")
    return OpenApiParameter("fields", some_of(names), explode=False, style="form", description=told)


def expanding(names: tuple[str, ...]) -> OpenApiParameter:
    told = _("These related things whole, instead of their slugs.")
    return OpenApiParameter("expand", some_of(names), explode=False, style="form", description=told)


def some_of(names: tuple[str, ...]) -> dict[str, Any]:
    """Nobody chooses none: then the parameter is left out."""
    return {"type": "array", "minItems": 1, "items": {"type": "string", "enum": names}}


def picking() -> list[OpenApiParameter]:
    """Several in one call, or some by lot."""
    most = {"type": "integer", "minimum": 1, "maximum": MOST_A_PAGE}
    return [
        OpenApiParameter(
            "id", str, many=True, explode=False, style="form", description=_("Only these, parted by commas.")
        ),
        OpenApiParameter(
            "slug", str, many=True, explode=False, style="form", deprecated=True, description=_("The same as id.")
        ),
        OpenApiParameter("random", most, description=_("So many of what fits, by lot; another answer each time.")),
    ]


def paging() -> list[OpenApiParameter]:
    most = {"type": "integer", "minimum": 1, "maximum": MOST_A_PAGE, "default": A_PAGE}
    return [
        OpenApiParameter(
            "page",
            {"type": "integer", "minimum": 1, "maximum": MOST_PAGES, "default": 1},
            description=_("Which page of the list."),
        ),
        OpenApiParameter("page_size", most, description=_("How many on a page.")),
    ]


def listed(of: str) -> dict[str, Any]:
    """The one shape of a list, under a name of its own."""
    return ref(f"{of}Page")


def page_of(of: str) -> dict[str, Any]:
    items = ref(of)
    address = {"type": ["string", "null"], "format": "uri"}
    return {
        "type": "object",
        "properties": {
            "results": {"type": "array", "items": items},
            "total": {"type": "integer"},
            "next": address,
            "previous": address,
            "warnings": {"type": "array", "items": ref("Words")},
        },
        "required": ["results", "total", "next", "previous", "warnings"],
    }


def lists(name: str, of: str, summary: Said, description: Said = "", **queries: str | int) -> Callable[[Any], Any]:
    asked = (query(name, example, name == "own") for name, example in queries.items())
    parameters = [*asked, *picking(), *choice_parameters(of), *paging()]
    return extend_schema_view(
        get=extend_schema(
            operation_id=name,
            summary=summary,
            description=description or summary,
            tags=[SECTIONS[of]],
            parameters=parameters,
            responses={200: OpenApiResponse(listed(of))},
        )
    )


def one(name: str, of: str, summary: Said, path: dict[str, str], description: Said = "") -> Callable[[Any], Any]:
    parameters = [OpenApiParameter(key, str, OpenApiParameter.PATH) for key in path]
    return extend_schema_view(
        get=extend_schema(
            operation_id=name,
            summary=summary,
            description=description or summary,
            tags=[SECTIONS[of]],
            parameters=[*parameters, *choice_parameters(of)],
            responses={200: SHAPES[of]},
        )
    )


def gets(**told: Any) -> Callable[[Any], Any]:
    return extend_schema_view(get=extend_schema(**told))


def posts(**told: Any) -> Callable[[Any], Any]:
    return extend_schema_view(post=extend_schema(**told))


ERRORS: dict[int, Said] = {
    400: _("The query or the document is not right: place says where."),
    404: _("There is no such thing; near names what there is."),
    406: _("Neither JSON nor YAML is accepted."),
    409: _("The wishes cannot be met together."),
    413: _("The body is too large."),
    415: _("The body is neither JSON nor YAML."),
    422: _("More work than one request may ask for, or a document that today’s referee cannot read."),
    429: _("Too many requests: Retry-After says when."),
    503: _("Too many tables at once: Retry-After says when."),
}
KINDS = ("application/json", "application/yaml")
FILE = Path(__file__).with_name("examples.json")


def complete(result: dict[str, Any], generator: Any, request: Any, public: bool) -> dict[str, Any]:
    """Adds what is the same everywhere: language, errors, headers; and the tested examples."""
    result["components"]["schemas"].update(COMPONENTS)
    result["components"]["schemas"].update({f"{of}Page": page_of(of) for of in (*SHAPES, "Hit", "File")})
    for of, shape in SHAPES.items():
        result["components"]["schemas"][of]["required"] = [name for name in fields_of(shape) if name in ALWAYS]
    for path, methods in result["paths"].items():
        for method, operation in methods.items():
            operation.pop("security", None)  # there is none; an empty one makes generators ask for a token
            _parameters(operation)
            _body(operation)
            _responses(path, method, operation)
            _examples(path, method, operation)
    return result


def _parameters(operation: dict[str, Any]) -> None:
    lang = {"type": "string", "enum": list(TONGUES)}
    text = str(_("The language of the texts; Accept-Language counts when it is left out."))
    parameters = operation.setdefault("parameters", [])
    if all(parameter["name"] != "lang" for parameter in parameters):
        parameters.append({"in": "query", "name": "lang", "schema": lang, "description": text})


def _body(operation: dict[str, Any]) -> None:
    """It must be sent where something in it must be; all wishes may be left out."""
    if body := operation.get("requestBody"):
        sent = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        body["required"] = bool(COMPONENTS[sent].get("required"))


def _errors(path: str, method: str) -> list[int]:
    """What can go wrong there."""
    posted, adjudicated = method == "post", "/adjudications/" in path
    possible = {
        404: "{" in path,
        409: path.endswith("/generate/"),
        413: posted,
        415: posted,
        422: adjudicated or path.endswith("/ask/"),
    }
    return sorted([400, 406, 429, 503, *(code for code, there in possible.items() if there)])


def _responses(path: str, method: str, operation: dict[str, Any]) -> None:
    responses = operation["responses"]
    problem = {kind: {"schema": ref("Problem")} for kind in (PROBLEM, "application/yaml")}
    for code in _errors(path, method):
        responses.setdefault(str(code), {"description": str(ERRORS[code]), "content": problem})
    left = {"description": "Requests left in this minute", "schema": {"type": "integer"}}
    version = {"description": "Program, engine and fixtures", "schema": {"type": "string"}}
    for code, response in responses.items():
        response.setdefault("headers", {})["X-Referee-Version"] = version
        response["headers"]["RateLimit-Remaining"] = left
        if code in ("429", "503"):
            response["headers"]["Retry-After"] = {"description": "Seconds", "schema": {"type": "integer"}}
        if code == "201":
            response["headers"]["Location"] = {"schema": {"type": "string", "format": "uri"}}
    if method == "get":
        responses["200"]["headers"]["ETag"] = {"schema": {"type": "string"}}
        responses["304"] = {"description": str(_("Nothing has changed since that ETag."))}
    operation["responses"] = dict(sorted(responses.items()))


# --- examples --------------------------------------------------------------------------------------------------------


@cache
def examples() -> list[dict[str, Any]]:
    """Requests with their real answers. `manage.py api_examples` writes them, a test compares them."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def _examples(path: str, method: str, operation: dict[str, Any]) -> None:
    for example in examples():
        if (example["path"], example["method"]) != (path, method):
            continue
        name = example["name"]
        for parameter in operation["parameters"]:
            value = example["parameters"].get(parameter["name"])
            if value is not None:
                many = parameter["schema"].get("type") == "array" and not isinstance(value, list)
                told = {"value": value.split(",") if many else value}
                parameter.setdefault("examples", {})[name] = told
        if "body" in example:
            for content in operation["requestBody"]["content"].values():
                content.setdefault("examples", {})[name] = {"value": example["body"]}
        for content in operation["responses"][str(example["status"])].get("content", {}).values():
            content.setdefault("examples", {})[name] = {"value": example["answer"]}
