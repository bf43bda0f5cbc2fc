"""The page on documents, as a text that an assistant can read: every key, and what it means."""

from __future__ import annotations

from typing import Any

from rules.document.meanings import MEANINGS
from rules.speech.grammar import EN, LANGUAGES

FORMAT = "referee://document-format"
RESOURCES: list[dict[str, Any]] = [
    {
        "uri": FORMAT,
        "name": "document-format",
        "description": "Every key of a situation document, and what it means.",
        "mimeType": "text/plain",
    }
]
HEADINGS = {"": "the document", "players": "a player", "turn": "turn", "memory": "memory"}


def document_format(language: int, room: str | None = None) -> str:
    parts = []
    for each in [room] if room is not None else MEANINGS:
        parts += [
            "",
            f"# {HEADINGS.get(each, each)}",
            *(f"{key}: {text[language]}" for key, text in MEANINGS[each].items()),
        ]
    return "\n".join(parts).strip()


def read_resource(uri: str) -> str | None:
    found = {f"{FORMAT}/{name}": n for n, name in enumerate(LANGUAGES)} | {FORMAT: EN}
    return document_format(found[uri]) if uri in found else None
