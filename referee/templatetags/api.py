"""Examples of the API, as one would type and see them."""

from __future__ import annotations

import json
import shlex
from typing import Any
from urllib.parse import urlencode

from django import template

register = template.Library()


@register.filter
def curl(example: dict[str, Any], origin: str = "http://127.0.0.1:8000") -> str:
    """The example's request as a line for the shell."""
    parameters = dict(example["parameters"])
    path = example["path"]
    for name in list(parameters):
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", parameters.pop(name))
    query = urlencode(parameters, doseq=True, safe=",:")
    address = shlex.quote(f"{origin}{path}" + (f"?{query}" if query else ""))
    if example["method"] == "get":
        return f"curl {address}"
    body = shlex.quote(json.dumps(example["body"], ensure_ascii=False))
    return f"curl {address} -H 'Content-Type: application/json' -d {body}"


@register.filter
def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)
