"""Which engine runs: the sources as they are, or what `make fast` has compiled of them.

The compiled one lies in a folder of its own, `compiled/`, never beside the sources, where an old one would win in
silence. It is taken where RULES_COMPILED=1 says so, and only while its stamp fits: sources, Python, platform, and what
compiled it; where nothing can be compiled, as in a container, what compiled it elsewhere will do.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "compiled"
ROOMS = ("engine", "rulebook", "words")  # what is compiled; the door of each stays as it is
ALONE = ("outcomes",)  # and modules that lie in no room
GROUP = "rules_compiled"  # what the library is called that all of them lie in
BESIDE = "mypy_extensions"  # what compiled modules import; it is only there where mypy is, so it lies beside them
SWITCH = "RULES_COMPILED"


def sources() -> list[Path]:
    """What is compiled, and what decides how."""
    rooms = [path for room in ROOMS for path in sorted((ROOT / "rules" / room).glob("*.py"))]
    alone = [ROOT / "rules" / f"{name}.py" for name in ALONE]
    return [*rooms, *alone, ROOT / "rules/tools/compiling.py"]


def stamp() -> str:
    """Tells whether something was compiled of these sources, for this Python on this platform."""
    import hashlib  # these two only where the switch is on: every process imports this module
    import sysconfig

    seen = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in sources():
        seen.update(f"{path.name}\0".encode() + path.read_bytes())
    return seen.hexdigest()


def compiler() -> str:
    """What compiles here: mypyc and the C compiler, with their versions. Empty where one of them is missing."""
    import shlex
    import shutil
    import subprocess
    import sysconfig
    from importlib.metadata import PackageNotFoundError, version

    program = shutil.which(shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0])
    try:
        mypyc = version("mypy")
    except PackageNotFoundError:
        return ""
    if program is None:
        return ""
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return f"mypyc {mypyc}, {told.partition(chr(10))[0]}"


def is_current() -> bool:
    kept = FOLDER / "stamp"
    of, _, by = kept.read_text().partition("\n") if kept.is_file() else ("", "", "")
    return of == stamp() and compiler() in ("", by)


class _Finder:
    """Finds the compiled modules first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        head, _, tail = name.partition(".")
        if name in (f"{GROUP}__mypyc", BESIDE):
            return PathFinder.find_spec(name, [str(FOLDER)])
        if head == "rules" and (tail in ALONE or (tail.partition(".")[0] in ROOMS and "." in tail)):
            return PathFinder.find_spec(name, [str(FOLDER / name.replace(".", "/")).rpartition("/")[0]])
        return None


def take() -> None:
    """From now on the compiled modules are imported, where the switch says so and they are those of these sources."""
    if os.environ.get(SWITCH) != "1" or any(isinstance(finder, _Finder) for finder in sys.meta_path):
        return
    if is_current():
        sys.meta_path.insert(0, _Finder())
    else:
        import warnings

        warnings.warn(f"{FOLDER} is not compiled of these sources: make fast. The sources run.", stacklevel=2)


def build() -> str:
    """Which engine runs in this process."""
    game = import_module("rules.engine.game")
    return "pure Python" if (game.__file__ or "").endswith(".py") else "compiled"
