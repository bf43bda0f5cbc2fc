"""What comes in and goes out: JSON or YAML, bounded before it is read."""

from __future__ import annotations

import json
from typing import IO, Any

import yaml
from django.utils.translation import gettext_lazy as _
from rest_framework.parsers import BaseParser
from rest_framework.renderers import BaseRenderer, JSONRenderer

from referee.problems import Problem
from rules import MOST_CHARACTERS, MOST_DEPTH, Mistake, read_text

MOST_BYTES = 4 * MOST_CHARACTERS
Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class Plain(Dumper):  # type: ignore[misc]
    """YAML that names nothing twice by reference."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def too_large() -> Problem:
    text = _("The body may have %(most)s bytes at most.")
    return Problem(413, "too-large", text, words={"most": f"{MOST_BYTES:,}"})


def read(stream: IO[bytes]) -> str:
    """The body as text; no more of it is read than may be there."""
    raw = stream.read(MOST_BYTES + 1)
    if len(raw) > MOST_BYTES:
        raise too_large()
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake("", "This is not UTF-8 text.", "Das ist kein UTF-8-Text.") from None


def from_json(text: str) -> Any:
    if len(text) > MOST_CHARACTERS:
        return read_text(text)  # which says so
    try:
        data = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except RecursionError:
        raise _too_deep() from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}"
        raise Mistake(place, f"This is not JSON: {error.msg}.", f"Das ist kein JSON: {error.msg}.") from None
    except Mistake:
        raise
    except ValueError:  # a number with thousands of digits
        raise Mistake("", "A number is too long.", "Eine Zahl ist zu lang.") from None
    _bounded(data, 0)
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Mistake(key[:60], "This comes twice.", "Das steht zweimal da.")
        found[key] = value
    return found


def _no_number(word: str) -> Any:
    raise Mistake("", f"{word} is not a number here.", f"{word} ist hier keine Zahl.")


def _too_deep() -> Mistake:
    return Mistake("", "The document is nested too deeply.", "Das Dokument ist zu tief verschachtelt.")


def _bounded(data: Any, depth: int) -> None:
    """No deeper than a table needs, and no half characters, which no answer could repeat."""
    if depth > MOST_DEPTH:
        raise _too_deep()
    if isinstance(data, dict):
        for key, value in data.items():
            _bounded(key, depth)
            _bounded(value, depth + 1)
    elif isinstance(data, list):
        for value in data:
            _bounded(value, depth + 1)
    elif isinstance(data, str) and not data.isascii():
        try:
            data.encode()
        except UnicodeEncodeError:
            raise Mistake("", "There is half a character.", "Da steht ein halbes Zeichen.") from None


class JSONBody(BaseParser):
    media_type = "application/json"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        return from_json(read(stream))


class YAMLBody(BaseParser):
    media_type = "application/yaml"

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        return read_text(read(stream))


class OldYAMLBody(YAMLBody):
    media_type = "application/x-yaml"


class TextYAMLBody(YAMLBody):
    media_type = "text/yaml"


class JSONAnswer(JSONRenderer):
    """Compact, in UTF-8: one text for one answer."""


class YAMLAnswer(BaseRenderer):
    media_type = "application/yaml"
    format = "yaml"
    charset = "utf-8"

    def render(self, data: Any, media_type: str | None = None, renderer_context: Any = None) -> bytes:
        if data is None:
            return b""
        # The same plain values that JSON would hold, whatever they were made of.
        plain = json.loads(JSONRenderer().render(data))
        text: str = yaml.dump(plain, Dumper=Plain, allow_unicode=True, sort_keys=False, width=110)
        return text.encode()
