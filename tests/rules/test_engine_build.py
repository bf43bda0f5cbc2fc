"""The compiled engine is taken only where it is asked for and was compiled of these very sources."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

import pytest

from rules import engine_build
from rules.tools import compiling
from rules.tools.compiling import LEFT, as_compiled, inheritance, inherited_outside


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(engine_build, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return tmp_path


def keep_stamp(folder: Path) -> None:
    (folder / "stamp").write_text(f"{engine_build.stamp()}\n{engine_build.compiler()}")


def finders() -> list[object]:
    return [finder for finder in sys.meta_path if isinstance(finder, engine_build._Finder)]


def test_without_the_switch_the_sources_run(folder, monkeypatch):
    monkeypatch.delenv(engine_build.SWITCH, raising=False)
    keep_stamp(folder)
    engine_build.take()
    assert not finders()


def test_what_was_compiled_of_other_sources_is_left(folder, monkeypatch):
    monkeypatch.setenv(engine_build.SWITCH, "1")
    (folder / "stamp").write_text("of another day")
    with pytest.warns(UserWarning, match="make fast"):
        engine_build.take()
    assert not finders()


def test_what_fits_is_found_first_and_once(folder, monkeypatch):
    monkeypatch.setenv(engine_build.SWITCH, "1")
    keep_stamp(folder)
    engine_build.take()
    engine_build.take()
    assert len(finders()) == 1
    (folder / "rules/engine").mkdir(parents=True)
    (folder / "rules/engine/zones.py").touch()
    found = engine_build._Finder.find_spec("rules.engine.zones")
    assert found is not None
    assert found.origin == str(folder / "rules/engine/zones.py")
    (folder / "mypy_extensions.py").touch()  # a container has no mypy, of which it is a part
    beside = engine_build._Finder.find_spec("mypy_extensions")
    assert beside is not None
    assert beside.origin == str(folder / "mypy_extensions.py")
    for name in ("rules.engine", "rules.facts", "rules.engine.game", "yaml"):  # the door, another room, not compiled
        assert engine_build._Finder.find_spec(name) is None


def test_a_changed_source_has_another_stamp(tmp_path, monkeypatch):
    before = engine_build.stamp()
    (other := tmp_path / "zones.py").write_text("ZONES = 1\n")
    monkeypatch.setattr(engine_build, "sources", lambda: [other])
    assert engine_build.stamp() != before


def test_what_another_compiler_made_does_not_fit(folder, monkeypatch):
    """Where there is none at all, what was compiled elsewhere is taken: a container ships it without a compiler."""
    monkeypatch.setattr(engine_build, "compiler", lambda: "mypyc 1.0.0, gcc 12.2.0")
    keep_stamp(folder)
    assert engine_build.is_current()
    for other in ("mypyc 1.1.0, gcc 12.2.0", "mypyc 1.0.0, gcc 13.1.0"):
        monkeypatch.setattr(engine_build, "compiler", lambda other=other: other)
        assert not engine_build.is_current()
    monkeypatch.setattr(engine_build, "compiler", lambda: "")
    assert engine_build.is_current()


def test_the_stamp_names_mypyc_and_the_compiler_with_their_versions(tmp_path, monkeypatch):
    compiler = tmp_path / "somecc"
    compiler.write_text("#!/bin/sh\necho somecc 7.1\necho more\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -pthread")
    assert engine_build.compiler() == f"mypyc {version('mypy')}, somecc 7.1"
    monkeypatch.setenv("CC", str(tmp_path / "none"))
    assert engine_build.compiler() == ""


def test_all_that_is_compiled_lies_in_one_folder_with_its_stamp(folder, monkeypatch):
    """As a container takes it along: what compiled modules import is there too."""

    def compile_all(out: Path) -> list[str]:
        (out / "rules_compiled__mypyc.so").touch()
        return ["rules/engine/zones.py"]

    monkeypatch.setattr(compiling, "FOLDER", folder / "compiled")
    monkeypatch.setattr(engine_build, "FOLDER", folder / "compiled")
    monkeypatch.setattr(compiling, "compile_all", compile_all)
    compiling.compile_here()
    there = {path.name for path in (folder / "compiled").iterdir()}
    assert there == {"rules_compiled__mypyc.so", "mypy_extensions.py", "stamp"}
    assert engine_build.is_current()


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


@dataclass
class Written:
    """A class as it is written."""

    node: ast.ClassDef
    bases: list[str]
    compiled: bool

    @property
    def own(self) -> set[str]:
        """What it sets for all that are made of it."""
        assigned = [each for each in self.node.body if isinstance(each, ast.Assign | ast.AnnAssign)]
        return {ast.unparse(each.targets[0] if isinstance(each, ast.Assign) else each.target) for each in assigned}

    @property
    def fields(self) -> set[str]:
        stored = [each for each in ast.walk(self.node) if isinstance(each, ast.Attribute)]
        given = {each.attr for each in stored if isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self"}
        return self.own | given

    @property
    def worked_out(self) -> set[str]:
        methods = [each for each in self.node.body if isinstance(each, ast.FunctionDef)]
        return {m.name for m in methods if any(ast.unparse(how).endswith("property") for how in m.decorator_list)}


def written() -> dict[str, Written]:
    found = {}
    for path in (engine_build.ROOT / "rules").rglob("*.py"):
        name = path.relative_to(engine_build.ROOT).as_posix()
        inner = name.split("/")[1] in engine_build.ROOMS and name not in LEFT
        above = list(inheritance(path))
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                found[node.name] = Written(node, [base for one, base in above if one == node.name], inner)
    return found


def inherited(name: str, classes: dict[str, Written]) -> Iterator[str]:
    for base in classes[name].bases:
        if base in classes:
            yield base
            yield from inherited(base, classes)


def test_no_field_is_set_anew_where_a_compiler_would_not_see_it():
    """A compiled class reads its own field: not what one that inherits from it works out instead, nor, where that one
    is not compiled, what it sets for all that are made of it. That belongs into `__init__`."""
    classes = written()
    assert "events" in classes["Op"].fields
    assert "announced" in classes["Schedule"].worked_out
    assert "Draw" in inherited("draw_per_trashed", classes)
    for name, one in classes.items():
        for above in (classes[base] for base in inherited(name, classes) if classes[base].compiled):
            assert not one.worked_out & above.fields, name
            assert one.compiled or not one.own & above.fields, name
