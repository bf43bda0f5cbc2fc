"""From text to data: YAML, with bounds."""

from __future__ import annotations

import re
from typing import Any

import yaml

from rules.document.keys import MOST_CHARACTERS, MOST_DEPTH
from rules.document.situation import Mistake
from rules.document.wording import german, show
from rules.fixture_files import Loader


def read_file(name: str) -> str:
    """The text of a document, `-` for standard input; no more of it is read than a document may have."""
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            raw = file.read(4 * MOST_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Mistake(name, f"Cannot be read: {reason}.", f"Lässt sich nicht lesen: {reason}.") from None
    if len(raw) > 4 * MOST_CHARACTERS:
        raise _too_long(f"more than {4 * MOST_CHARACTERS:,} bytes", f"mehr als {german(4 * MOST_CHARACTERS)} Byte")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(name, "This is not UTF-8 text.", "Das ist kein UTF-8-Text.") from None


def _too_long(en: str, de: str) -> Mistake:
    return Mistake(
        "",
        f"The document has {en}; the most is {MOST_CHARACTERS:,} characters.",
        f"Das Dokument hat {de}; höchstens {german(MOST_CHARACTERS)} Zeichen gehen.",
    )


def _twice(key: Any) -> Mistake:
    name = show(key.value)
    return Mistake(f"line {key.start_mark.line + 1}", f"“{name}” comes twice.", f"„{name}“ steht zweimal da.")


class _Loader(Loader):  # type: ignore[misc]
    """YAML with less magic: only true, false, null and whole numbers are not text, and no name comes twice."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key.value, str):
                if key.value in seen:
                    raise _twice(key)
                seen.add(key.value)
        found: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return found


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"-?(?:0|[1-9][0-9]*)", "-0123456789"),
    ("null", r"~|null|Null|NULL|", "~nN\0"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_pattern})$"), [*_first.rstrip("\0")])
_Loader.add_implicit_resolver("tag:yaml.org,2002:null", re.compile("^$"), [""])


HINTS = (  # what is mistyped in a line of which YAML says only that it cannot begin so
    (
        re.compile(r"[\[,{]\s*\?\s*[,\]}]"),
        'A ? alone needs quotes here: ["?"], or a number: [1 ?].',
        'Ein ? allein braucht hier Anführungszeichen: ["?"] oder eine Zahl: [1 ?].',
    ),
    (
        re.compile(r"^ *\t"),
        "YAML is indented with spaces, not with a tab.",
        "YAML wird mit Leerzeichen eingerückt, nicht mit einem Tabulator.",
    ),
)
FENCE = "```"
YAML_PROBLEMS = {  # in German, what is mistyped most
    "did not find expected ',' or ']'": "Hier fehlt „,“ oder „]“",
    "did not find expected ',' or '}'": "Hier fehlt „,“ oder „}“",
    "could not find expected ':'": "Hier fehlt ein „:“",
    "mapping values are not allowed in this context": "Hier darf kein „:“ stehen",
    "did not find expected key": "Die Einrückung passt nicht",
    "did not find expected '-' indicator": "Hier fehlt ein „-“",
    "did not find expected node content": "Hier fehlt ein Wert",
    "found character that cannot start any token": "Mit diesem Zeichen kann nichts beginnen",
    "found unexpected end of stream": "Ein Anführungszeichen wird nicht geschlossen",
}


def _unfenced(text: str) -> str:
    """Without the fence that a chat puts around a document; the lines keep their numbers."""
    lines = text.rstrip().splitlines()
    if len(lines) < 2 or not lines[0].startswith(FENCE) or lines[-1].strip() != FENCE:
        return text
    return "\n".join(["", *lines[1:-1]])


def read_text(text: str) -> Any:
    """YAML, bounded: no anchors that could blow up, no tags, no more and no deeper than a table needs."""
    if len(text) > MOST_CHARACTERS:
        raise _too_long(f"{len(text):,} characters", f"{german(len(text))} Zeichen")
    text = _unfenced(text)
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_Loader):
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise Mistake("", "Anchors (&, *) are not read.", "Anker (&, *) werden nicht gelesen.")
            if getattr(event, "tag", None):
                raise Mistake("", "Tags (!) are not read.", "Tags (!) werden nicht gelesen.")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > MOST_DEPTH:
                raise Mistake("", "The document is nested too deeply.", "Das Dokument ist zu tief verschachtelt.")
        return yaml.load(text, Loader=_Loader)
    except Mistake:
        raise
    except ValueError:  # a number with thousands of digits
        raise Mistake("", "A number is too long.", "Eine Zahl ist zu lang.") from None
    except yaml.YAMLError as error:
        raise _no_yaml(text, error) from None


def _no_yaml(text: str, error: yaml.YAMLError) -> Mistake:
    mark = getattr(error, "problem_mark", None)
    problem = show((getattr(error, "problem", None) or str(error)).splitlines()[0], 200)
    place = f"line {mark.line + 1}" if mark else ""
    lines = text.splitlines()
    line = lines[mark.line] if mark and mark.line < len(lines) else ""
    for slip, en, de in HINTS:
        if slip.search(line):
            return Mistake(place, en, de)
    problem_de = YAML_PROBLEMS.get(problem, "Die Schreibweise stimmt hier nicht")
    return Mistake(place, f"This is not YAML: {problem}.", f"Das ist kein YAML: {problem_de}.")
