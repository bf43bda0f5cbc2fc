"""The API's own description, held against what was asked: nothing made up, nothing forgotten, all at its most."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qs, urlsplit

Asked = tuple[str, str]  # method and address
Description = dict[str, Any]


def described() -> Description:
    """Address by address and method by method, the parameters of a query."""
    from referee.api.home import description

    whole = json.loads(json.dumps(description(), default=str))
    return {
        path: {
            method: {each["name"]: each["schema"] for each in operation["parameters"] if each["in"] == "query"}
            for method, operation in methods.items()
        }
        for path, methods in whole["paths"].items()
    }


def most_of(schema: dict[str, Any]) -> list[str]:
    """What a parameter is at its most: the largest number, each word of a choice, all of a list. Empty: any text."""
    if "maximum" in schema:
        return [str(schema["maximum"])]
    if "enum" in schema:
        return [str(each) for each in schema["enum"]]
    if "enum" in schema.get("items", {}):
        return [",".join(schema["items"]["enum"])]
    return []


def amiss(there: Description, asked: Iterable[Asked]) -> list[str]:
    """Parameters that were asked for and are not described, and those described that were never asked for at their
    most; also what was never asked at all."""
    paths = {re.compile(re.sub(r"{\w+}", "[^/]+", path)): path for path in there}
    missing = {
        (method, path, name, value)
        for path, methods in there.items()
        for method, parameters in methods.items()
        for name, schema in parameters.items()
        for value in most_of(schema) or [""]
    }
    missing |= {(method, path, "", "") for path, methods in there.items() for method in methods}
    found = []
    for method, address in asked:
        path, query = urlsplit(address).path, urlsplit(address).query
        pattern = next((each for each in paths if each.fullmatch(path)), None)
        known = there[paths[pattern]].get(method) if pattern is not None else None
        if pattern is None or known is None:
            found.append(f"{method} {path} is not described")
            continue
        missing -= {(method, paths[pattern], "", "")}
        for name, values in parse_qs(query).items():
            if name not in known:
                found.append(f"{method} {path} has no parameter {name}")
            missing -= {(method, paths[pattern], name, value) for value in (*values, "")}
    return [*dict.fromkeys(found), *(_missed(*each) for each in sorted(missing))]


def _missed(method: str, path: str, name: str, value: str) -> str:
    return f"{method} {path} never with {name}={value or '…'}" if name else f"{method} {path} was never asked"
