"""`make fast`: compiles the engine's inner rooms with mypyc into a folder of its own, where `rules.engine_build` looks.

The sources stay as a reader likes them: what a compiler wants besides is written into the copy that it is given.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from importlib import import_module
from pathlib import Path

from rules.document.layout import start
from rules.engine_build import ALONE, BESIDE, FOLDER, GROUP, ROOMS, ROOT, SWITCH, build, compiler, is_current, stamp
from rules.tools.bots import Eager
from rules.tools.soak import random_table

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(
    name={group!r},
    ext_modules=mypycify(["--config-file=mypy.ini", *{files!r}], group_name={group!r}, opt_level="2", debug_level="0"),
    script_args=["-q", "build_ext", "--build-lib", {out!r}],
)
"""
MYPY = """
[mypy]
ignore_missing_imports = True
follow_imports = silent
implicit_reexport = True
disable_error_code = import-untyped
"""
MOST_DECISIONS = 150  # of a game that is compared
CHANGED = {"ALLOWED", "MOST_PLAYS", "NO_GAME"}  # constants that somebody sets
LEFT = ("rules/words/fits.py",)  # several classes are one: that a compiler of types cannot do


def compile_all(out: Path) -> list[str]:
    """Compiles a copy of the rooms into that folder; gives what was compiled."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "rules", copy / "rules", ignore=shutil.ignore_patterns("__pycache__"))
        (copy / "mypy.ini").write_text(MYPY)
        files = [path for room in ROOMS for path in sorted((copy / "rules" / room).glob("*.py"))]
        left = {copy / name for name in LEFT}
        files += [copy / "rules" / f"{name}.py" for name in ALONE]
        files = [path for path in files if path.name != "__init__.py" and path not in left]
        inherited = inherited_outside(copy, files)
        for path in files:
            path.write_text(as_compiled(path.read_text(), inherited))
        names = [path.relative_to(copy).as_posix() for path in files]
        (copy / "setup.py").write_text(SETUP.format(group=GROUP, files=names, out=str(out)))
        done = subprocess.run([sys.executable, "setup.py"], cwd=copy, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{done.stdout}\n{done.stderr}"[-6000:])
    return names


def inherited_outside(folder: Path, inner: Collection[Path]) -> set[str]:
    """Classes that others than the compiled ones inherit from, and those that these inherit from in turn."""
    found = {base for path in (folder / "rules").rglob("*.py") if path not in inner for _, base in inheritance(path)}
    found |= {base for path in (ROOT / "tests" / "rules").rglob("*.py") for _, base in inheritance(path)}
    within = [pair for path in inner for pair in inheritance(path)]
    while more := {base for name, base in within if name in found} - found:
        found |= more
    return found


def inheritance(path: Path) -> Iterator[tuple[str, str]]:
    """Each class of a file with each that it inherits from."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                yield node.name, base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")


def as_compiled(text: str, inherited: set[str]) -> str:
    """The same with constants that are final, and classes that cards inherit from open to those.

    >>> print(as_compiled("ZONES = 12\\nclass Op:\\n    pass", {"Op"}))
    from typing import Final
    from mypy_extensions import mypyc_attr
    ZONES: Final = 12
    @mypyc_attr(allow_interpreted_subclasses=True)
    class Op:
        pass
    """
    tree, lines = ast.parse(text), text.splitlines()
    for node in reversed(tree.body):
        at = node.lineno - 1
        if isinstance(node, ast.ClassDef) and node.name in inherited:
            first = node.decorator_list[0].lineno - 1 if node.decorator_list else at
            lines.insert(first, "@mypyc_attr(allow_interpreted_subclasses=True)")
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            target = node.targets[0]
            if len(node.targets) == 1 and isinstance(target, ast.Name) and _is_constant(target.id):
                lines[at] = lines[at].replace(f"{target.id} =", f"{target.id}: Final =", 1)
    after = next((n.end_lineno or 0 for n in reversed(tree.body) if _is_future(n)), 0)
    after = after or (tree.body[0].end_lineno or 0 if ast.get_docstring(tree) else 0)
    lines[after:after] = ["from typing import Final", "from mypy_extensions import mypyc_attr"]
    return "\n".join(lines)


def _is_constant(name: str) -> bool:
    return name.isupper() and name not in CHANGED


def _is_future(node: ast.AST) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def fingerprint(games: int) -> str:
    """Of every step and every question of so many random games at random tables."""
    seen = hashlib.sha256()
    for seed in range(games):
        game, bot = start(random_table(seed)), Eager(seed)
        for _ in range(MOST_DECISIONS):
            if game.pending is None:
                break
            seen.update(repr((game.pending.player, game.pending.labels)).encode())
            game.answer(bot(game))
        seen.update(repr((game.log, game.zones, game.spent, game.outcome())).encode())
    return seen.hexdigest()


def compare(games: int) -> bool:
    """Whether both engines play the same games, each in a process of its own."""
    found = {}
    for switch in ("0", "1"):
        command = [sys.executable, "-m", "rules.tools.compiling", "--fingerprint", str(games)]
        done = subprocess.run(
            command, env=os.environ | {SWITCH: switch}, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
        found[switch] = done.stdout.split()
        print(" ".join(found[switch]))  # noqa: T201
    return found["0"][-1] == found["1"][-1] and found["0"][0] != found["1"][0]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make fast", description=__doc__)
    parser.add_argument(
        "--compare", type=int, metavar="GAMES", help="whether both engines play these random games alike"
    )
    parser.add_argument("--fingerprint", type=int, metavar="GAMES", help="what the engine that runs makes of them")
    asked = parser.parse_args()
    if asked.fingerprint:
        print(build().replace(" ", "-"), fingerprint(asked.fingerprint))  # noqa: T201
    elif asked.compare:
        sys.exit(0 if compare(asked.compare) else "The two engines differ, or only one of them runs.")
    elif is_current():
        print(f"{FOLDER} is compiled of these sources, by this compiler, already.")  # noqa: T201
    else:
        compile_here()


def compile_here() -> None:
    began, wanted = time.monotonic(), f"{stamp()}\n{compiler()}"
    new = FOLDER.with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    names = compile_all(new)
    shutil.copy2(str(import_module(BESIDE).__file__), new)
    (new / "stamp").write_text(wanted)
    shutil.rmtree(FOLDER, ignore_errors=True)
    new.rename(FOLDER)
    print(f"Compiled {len(names)} modules in {time.monotonic() - began:.0f} s; {SWITCH}=1 takes them.")  # noqa: T201


if __name__ == "__main__":
    main()
