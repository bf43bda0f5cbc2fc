"""The engine's door: what it offers is there, and is said once for people and once for type checkers, alike."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from inspect import signature
from pathlib import Path

import pytest

import rules
from rules import words


def test_everything_that_is_offered_is_there():
    for name in rules.__all__:
        assert getattr(rules, name) is not None, name


def test_type_checkers_are_told_the_same():
    tree = ast.parse(Path(rules.__file__).read_text())
    imports = [
        node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rules.")
    ]
    told = {node.module: tuple(sorted(alias.name for alias in node.names)) for node in imports}
    assert told == {f"rules.{module}": tuple(sorted(names)) for module, names in rules.OFFERED.items()}
    names = next(node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "__all__")
    assert sorted(ast.literal_eval(names)) == sorted(name for names in rules.OFFERED.values() for name in names)


def test_no_name_is_a_room_as_well():
    rooms = {path.stem for path in Path(rules.__file__).parent.iterdir()}
    assert not rooms & set(rules.__all__)


def test_entering_loads_nothing_yet():
    program = "import sys, rules; print([name for name in sys.modules if name.startswith('rules.') or name == 'yaml'])"
    found = subprocess.run(
        [sys.executable, "-c", program], cwd=Path(rules.__file__).parents[1], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "[]"


def test_what_is_not_offered():
    with pytest.raises(AttributeError, match="rules offers no 'ZONES'"):
        _ = rules.ZONES


def test_the_examples_of_the_map_run():
    from rules.engine.kinds import PRINTINGS, load_printings

    load_printings()
    own = PRINTINGS.pop("an-example", None)  # of somebody who follows the map by the letter
    try:
        found = doctest.testfile(str(Path(rules.__file__).parent / "README.md"), module_relative=False)
    finally:
        PRINTINGS.pop("an-example", None)
        PRINTINGS.update({"an-example": own} if own else {})
    assert found.attempted > 15
    assert found.failed == 0


def test_the_map_names_every_room():
    rooms = {path.stem for path in Path(rules.__file__).parent.iterdir() if not path.name.startswith("_")} - {"README"}
    text = (Path(rules.__file__).parent / "README.md").read_text()
    assert not {room for room in rooms if f"`{room}`" not in text}


# --- the door of the words -------------------------------------------------------------------------------------------

IDENTIFIER = re.compile(r"[A-Za-z_]\w*")


def test_the_list_of_words_has_every_word():
    tree = ast.parse(Path(words.__file__).read_text())
    offered = {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert offered - set(IDENTIFIER.findall(words.__doc__ or "")) == set()


def test_the_list_of_words_has_every_part_of_a_card():
    said = (words.__doc__ or "").partition("card(")[2].partition("\n    line(")[0]
    named = set(re.findall(r"(\w+)=", said))
    assert named == set(signature(words.card).parameters) - {"slug", "play"}


def test_every_word_of_the_list_is_offered():
    rows = [row for row in (words.__doc__ or "").splitlines() if row.startswith("    ")]
    called = {name for row in rows for name in re.findall(r"(\w+)\(", row)}
    assert not {name for name in called if not hasattr(words, name)}
