"""Tools that an assistant may call: how they are described, how their arguments are read, what is said of a mistake."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.document.read import read_text
from rules.document.situation import Mistake
from rules.engine.account import OutOfBudget
from rules.speech.grammar import LANGUAGES

TOO_MUCH = ("That is more work than one request may ask for.", "Das ist mehr, als eine Anfrage verlangen darf.")


class WrongArguments(Exception):
    """Told to the assistant, which can do better."""


@dataclass(frozen=True)
class Tool:
    name: str
    description: str
    call: Callable[..., Any]
    properties: Mapping[str, Any] = field(default_factory=dict)
    required: tuple[str, ...] = ()

    @property
    def summary(self) -> str:
        return f"{self.description.partition('. ')[0].rstrip('.')}."

    def described(self) -> dict[str, Any]:
        schema = {
            "type": "object",
            "properties": {**self.properties, "lang": {"enum": list(LANGUAGES)}},
            **({"required": list(self.required)} if self.required else {}),
            "additionalProperties": False,
        }
        hints = {"readOnlyHint": True, "openWorldHint": False}
        return {"name": self.name, "description": self.description, "inputSchema": schema, "annotations": hints}


def call(tool: Tool, arguments: Any, voice: Callable[[str, bool], Any]) -> tuple[str, bool]:
    """What it says, as JSON, and whether something was wrong. `voice` speaks a language, chosen or not."""
    if not isinstance(arguments, dict):
        raise WrongArguments("arguments has to be a map.")
    chosen = arguments.get("lang") in LANGUAGES
    language = arguments["lang"] if chosen else LANGUAGES[0]
    at = LANGUAGES.index(language)
    try:
        told = tool.call(voice(language, chosen), **_read_all(tool, arguments))
    except Mistake as mistake:
        return _wrong(mistake.place, mistake.text[at], [pair[at] for pair in mistake.near])
    except OutOfBudget:
        return _wrong("", TOO_MUCH[at], [])
    return told if isinstance(told, str) else json.dumps(told, ensure_ascii=False, separators=(",", ":")), False


def _wrong(place: str, message: Any, near: list[str]) -> tuple[str, bool]:
    told = {"error": message} | ({"place": place} if place else {}) | ({"near": near} if near else {})
    return json.dumps(told, ensure_ascii=False), True


def _read_all(tool: Tool, arguments: dict[str, Any]) -> dict[str, Any]:
    known = {**tool.properties, "lang": {"enum": list(LANGUAGES)}}
    for name in arguments:
        if name not in known:
            raise WrongArguments(f"{name[:60]}: not known here; known are {', '.join(known)}.")
    for name in tool.required:
        if arguments.get(name) is None:
            raise WrongArguments(f"{name}: this is needed. {tool.summary}")
    given = {name: _read(name, value, known[name]) for name, value in arguments.items() if value is not None}
    return {name: value for name, value in given.items() if name != "lang"}


def _read(name: str, given: Any, schema: Mapping[str, Any]) -> Any:
    """The little of JSON Schema that the tools use. What models write as a text is read as what it means."""
    kind = schema.get("type")
    if "enum" in schema and given not in schema["enum"]:
        raise WrongArguments(f"{name}: one of {', '.join(map(str, schema['enum']))} belongs here.")
    if isinstance(given, str):
        given = FROM_TEXT.get(kind, str)(given)
    if kind and (not isinstance(given, KINDS[kind]) or isinstance(given, bool)):
        raise WrongArguments(f"{name}: {SAID[kind]} belongs here.")
    if kind == "integer" and not schema["minimum"] <= given <= schema["maximum"]:
        raise WrongArguments(f"{name}: a number from {schema['minimum']} to {schema['maximum']} belongs here.")
    return given


def _list(text: str) -> list[Any]:
    """Several in a list as JSON and YAML have it, or one."""
    found = read_text(text) if text.lstrip().startswith("[") else text
    return found if isinstance(found, list) else [text]


KINDS = {"string": str, "integer": int, "object": dict, "array": list}
SAID = {"string": "a text", "integer": "a number", "object": "a map", "array": "a list"}
FROM_TEXT: Mapping[str | None, Callable[[str], Any]] = {
    "integer": lambda text: int(text) if text.strip().isascii() and text.strip().isdigit() and len(text) < 9 else -1,
    "object": read_text,
    "array": _list,
}


@dataclass
class OneLanguage:
    """In which language an answer is told."""

    language: str
    chosen: bool = True  # somebody asked for that language

    @property
    def at(self) -> int:
        return LANGUAGES.index(self.language)

    def only(self, said: Any) -> Any:
        """Where both languages stand, the one that was asked for."""
        if isinstance(said, dict):
            if said.keys() == set(LANGUAGES):
                return self.only(said[self.language])
            return {key: self.only(value) for key, value in said.items()}
        return [self.only(value) for value in said] if isinstance(said, list | tuple) else said


TEXT = {"type": "string"}
OBJECT = {"type": "object"}
LIST = {"type": "array"}
