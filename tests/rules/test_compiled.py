"""The compiled engine is taken only where it is asked for and was compiled of these very sources."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import compiled
from rules.tools.compiling import as_compiled, inheritance, inherited_outside


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return tmp_path


def finders() -> list[object]:
    return [finder for finder in sys.meta_path if isinstance(finder, compiled._Finder)]


def test_without_the_switch_the_sources_run(folder, monkeypatch):
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    (folder / "stamp").write_text(compiled.stamp())
    compiled.take()
    assert not finders()


def test_what_was_compiled_of_other_sources_is_left(folder, monkeypatch):
    monkeypatch.setenv(compiled.SWITCH, "1")
    (folder / "stamp").write_text("of another day")
    with pytest.warns(UserWarning, match="make fast"):
        compiled.take()
    assert not finders()


def test_what_fits_is_found_first_and_once(folder, monkeypatch):
    monkeypatch.setenv(compiled.SWITCH, "1")
    (folder / "stamp").write_text(compiled.stamp())
    compiled.take()
    compiled.take()
    assert len(finders()) == 1
    (folder / "rules/engine").mkdir(parents=True)
    (folder / "rules/engine/zones.py").touch()
    found = compiled._Finder.find_spec("rules.engine.zones")
    assert found is not None
    assert found.origin == str(folder / "rules/engine/zones.py")
    for name in ("rules.engine", "rules.facts", "rules.engine.game", "yaml"):  # the door, another room, not compiled
        assert compiled._Finder.find_spec(name) is None


def test_a_changed_source_has_another_stamp(tmp_path, monkeypatch):
    before = compiled.stamp()
    (other := tmp_path / "zones.py").write_text("ZONES = 1\n")
    monkeypatch.setattr(compiled, "sources", lambda: [other])
    assert compiled.stamp() != before


def test_the_copy_has_what_a_compiler_wants_and_nothing_else_is_changed():
    text = '"""Doc."""\nfrom __future__ import annotations\n\nN = 3\nALLOWED = True\nnames = 1\n\n\n'
    text += "@once\nclass A(B):\n    M = 2\n"
    assert as_compiled(text, {"A"}).splitlines() == [
        '"""Doc."""',
        "from __future__ import annotations",
        "from typing import Final",
        "from mypy_extensions import mypyc_attr",
        "",
        "N: Final = 3",
        "ALLOWED = True",
        "names = 1",
        "",
        "",
        "@mypyc_attr(allow_interpreted_subclasses=True)",
        "@once",
        "class A(B):",
        "    M = 2",
    ]


def test_what_others_inherit_from_is_open_to_them_with_its_own_bases(tmp_path):
    (tmp_path / "rules").mkdir()
    inner, outer = tmp_path / "rules/inner.py", tmp_path / "rules/outer.py"
    inner.write_text("class Base: pass\nclass Word(Base): pass\nclass Other: pass\n")
    outer.write_text("class Card(words.Word): pass\n")
    found = inherited_outside(tmp_path, [inner])
    assert {"Word", "Base"} <= found
    assert "Other" not in found


def test_nothing_is_a_field_in_a_class_and_worked_out_in_one_that_inherits_it():
    """A compiler reads the field of the class that it knows, and never asks the other one."""
    fields: dict[str, set[str]] = {}
    worked_out: dict[str, set[str]] = {}
    bases: dict[str, list[str]] = {}
    for path in (compiled.ROOT / "rules").rglob("*.py"):
        bases_here = list(inheritance(path))
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [base for name, base in bases_here if name == node.name]
                fields[node.name] = {*_fields(node)}
                worked_out[node.name] = {
                    each.name
                    for each in node.body
                    if isinstance(each, ast.FunctionDef)
                    and any(ast.unparse(how).endswith("property") for how in each.decorator_list)
                }
    assert worked_out["Schedule"] == {"announced"}
    assert "event" in fields["Schedule"]
    for name in bases:
        for above in _above(name, bases):
            assert not worked_out[name] & fields.get(above, set()), f"{name} under {above}"


def _fields(node: ast.ClassDef) -> Iterator[str]:
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self":
            yield each.attr
    for each in node.body:
        target = (
            each.target if isinstance(each, ast.AnnAssign) else each.targets[0] if isinstance(each, ast.Assign) else 0
        )
        if isinstance(target, ast.Name):
            yield target.id


def _above(name: str, bases: dict[str, list[str]]) -> Iterator[str]:
    for base in bases.get(name, ()):
        yield base
        yield from _above(base, bases)
