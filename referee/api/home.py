"""The way in: what there is, the bulk files, the description for programs and the one for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework.request import Request

from cards.pages.costs import costs
from cards.pages.requests import origin
from cards.pages.responses import send
from referee import versions
from referee.api import bulk, price_list
from referee.api.schema import examples, gets, listed
from referee.api.view import FRESH, Reading, View
from referee.problems import not_found
from rules import FORMAT

BOT = Path(__file__).with_name("chat_bot.py")  # shown in the documentation, tried in the tests
TITLES = {
    "home": _("The way in"),
    "reference": _("Reference"),
    "kingdoms": _("Kingdoms"),
    "situations": _("Situations"),
    "adjudications": _("Adjudications"),
    "search": _("Search"),
    "bulk": _("Everything at once"),
}
ROUTES = (
    *("expansions", "cards", "rulings", "rules", "glossary", "kingdoms", "situations"),
    *("adjudications", "ask", "search", "bulk", "schema", "docs"),
)


@gets(
    operation_id="home",
    summary=_("What there is"),
    description=_("What there is"),
    tags=["home"],
    responses={200: OpenApiResponse({"type": "object", "additionalProperties": {"type": "string"}})},
)
@costs("reading")
class Home(Reading):
    def answer(self, request: Request, **kwargs: Any) -> Any:
        return {name: request.build_absolute_uri(reverse(f"api:{name}")) for name in ROUTES}


@gets(
    operation_id="listBulk",
    summary=_("Bulk files"),
    description=_("All cards, all rulings and rules entries, all kingdoms, in both languages, with date and hash."),
    tags=["bulk"],
    responses={200: OpenApiResponse(listed("File"))},
)
@costs("listing")
class Bulk(Reading):
    def answer(self, request: Request, **kwargs: Any) -> Any:
        files = [
            {**file, "url": request.build_absolute_uri(reverse("api:bulk-file", args=[file["name"]]))}
            for file in bulk.index(self.known)["files"]
        ]
        return {"results": files, "total": len(files), "next": None, "previous": None, "warnings": []}


@gets(
    operation_id="getBulk",
    summary=_("A bulk file"),
    description=_("A bulk file"),
    tags=["bulk"],
    parameters=[OpenApiParameter("name", str, OpenApiParameter.PATH, enum=[f"{name}.json" for name in bulk.FILES])],
    responses={(200, "application/json"): OpenApiResponse({"type": "object", "additionalProperties": True})},
)
@costs("listing")
class BulkFile(View):
    def get(self, request: Request, name: str) -> Any:
        file = next((file for file in bulk.index(self.known)["files"] if file["name"] == name), None)
        if file is None:
            names = [(f"{name}.json", f"{name}.json") for name in bulk.FILES]
            raise not_found(_("There is no file “%(name)s”."), names, name=name[:60])
        tag = f'"{file["sha256"][:24]}"'
        whole = bulk.folder() / name
        return send(request, tag, lambda: HttpResponse(whole.read_bytes(), content_type="application/json"), FRESH)


def description() -> dict[str, Any]:
    """The OpenAPI document, in the language that is spoken."""
    found: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)
    return found


@extend_schema(exclude=True)
@costs("listing")
class Schema(Reading):
    """OpenAPI 3.1, as JSON or YAML."""

    def answer(self, request: Request, **kwargs: Any) -> Any:
        return description() | {"servers": [{"url": origin(request)}]}


@extend_schema(exclude=True)
@costs("listing")
class Docs(View):
    """The description for people, made of the same document, without any script."""

    def perform_content_negotiation(self, request: Request, force: bool = False) -> Any:
        """A page, whatever a browser or a program accepts."""
        return super().perform_content_negotiation(request, force=True)

    def get(self, request: Request) -> Any:
        http = request._request
        http.addresses = {code: f"{reverse('api:docs')}?lang={code}" for code, _name in settings.LANGUAGES}  # type: ignore[attr-defined]
        schema = description()
        context = {
            "sections": sections(schema),
            "info": schema["info"],
            "costly": price_list.rows(),
            "version": versions.header(self.known.digest),
            "language": get_language(),
            "origin": origin(request),
            "format": FORMAT,
            "bot": BOT.read_text(encoding="utf-8"),
        }
        response = render(http, "api/docs.html", context)
        response["Cache-Control"] = f"public, max-age={FRESH}"
        return response


def sections(schema: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations by what they are about."""
    found: dict[str, list[dict[str, Any]]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            found.setdefault(operation["tags"][0], []).append(
                {
                    "id": operation["operationId"],
                    "method": method.upper(),
                    "path": path,
                    "summary": operation["summary"],
                    "description": operation.get("description", ""),
                    "parameters": [{**each, "values": values(each["schema"])} for each in operation["parameters"]],
                    "example": example(path, method),
                    "statuses": list(operation["responses"].items()),
                }
            )
    return [{"name": name, "title": TITLES[name], "operations": rows} for name, rows in found.items()]


def values(schema: dict[str, Any]) -> str:
    """What a parameter can be, where that can be listed."""
    return ", ".join(map(str, schema.get("enum") or schema.get("items", {}).get("enum") or ()))


def example(path: str, method: str) -> dict[str, Any] | None:
    return next((row for row in examples() if (row["path"], row["method"]) == (path, method)), None)
