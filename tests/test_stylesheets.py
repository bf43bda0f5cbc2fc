"""Every class and id that a stylesheet names is one that a page can have."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("cards", "referee", "templates")
WORD = re.compile(r"[A-Za-z_][\w-]*")
NAMES = re.compile(r"[ .#]*[A-Za-z_][\w-]*(?:[ .#]+[A-Za-z_][\w-]*)*[ -]?")
BEGUN = re.compile(r'class="[^"]*?([A-Za-z][\w-]*)\{[{%]')  # in-{{ depth }}: the rest is filled in
OF_LIBRARIES = {"htmx-request"}
SHEETS = sorted((*ROOT.glob("cards/static/css/*.css"), *ROOT.glob("referee/static/css/*.css")))


def files(*endings: str) -> list[Path]:
    return [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in endings]


@cache
def words() -> frozenset[str]:
    """What can be a class or an id: of an attribute, or of a string in a template's tag, a script or the site's code.

    A string counts where it is nothing but such names, so that no sentence keeps a style alive.
    """
    written = [path.read_text(encoding="utf-8") for path in files(".html", ".js")]
    found = {word for text in written for part in (*attributes(text), *strings(text)) for word in WORD.findall(part)}
    for path in files(".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAMES.fullmatch(node.value):
                found.update(WORD.findall(node.value))
    return frozenset(found)


def attributes(text: str) -> list[str]:
    return re.findall(r"""\b(?:class|id)=["']?((?:\{%.*?%\}|\{\{.*?\}\}|\$\{.*?\}|[^"'>])*)""", text)


def strings(text: str) -> list[str]:
    quoted = [each for mark in "\"'" for each in re.findall(rf"{mark}([^{mark}\n]*){mark}", text)]
    begun = re.findall(r"`([A-Za-z_][\w -]*)(?=`|\$\{)", text)  # `tc${side}`: the rest is filled in
    return [each for each in (*quoted, *begun) if NAMES.fullmatch(each)]


@cache
def beginnings() -> frozenset[str]:
    return frozenset(begun for path in files(".html") for begun in BEGUN.findall(path.read_text(encoding="utf-8")))


def used(name: str) -> bool:
    filled = (name.removeprefix(begun) for begun in beginnings() if name.startswith(begun))
    return name in words() | OF_LIBRARIES or any(rest.isdigit() or rest in words() for rest in filled)


def named(sheet: str) -> set[str]:
    """The classes and ids of its selectors."""
    rules = re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)
    selectors = (part for part in re.findall(r"([^{};]+)\{", rules) if not part.strip().startswith("@"))
    return {name for part in selectors for name in re.findall(r"[.#](-?[A-Za-z_][\w-]*)", part)}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_no_page_can_do_without_it(sheet: Path) -> None:
    assert sorted(name for name in named(sheet.read_text(encoding="utf-8")) if not used(name)) == []


def test_what_nobody_uses_is_found() -> None:
    assert named(".in3 > p, #no-such-thing { color: red } @media print { .f-choice { top: 0 } }") == {
        "in3",
        "no-such-thing",
        "f-choice",
    }
    assert [name for name in ("in3", "f-choice", "no-such-" + "thing-at-all") if not used(name)] == [
        "no-such-" + "thing-at-all"
    ]
