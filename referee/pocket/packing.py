"""What a phone keeps to adjudicate without a network: made once for each state of the engine, by `manage.py pocket`.

It is Python for browsers (pyodide, from npm, by its hash) with the engine and its fixtures. The files lie in the data
folder under the digest of all of them; where nothing was made, or of another engine, the site does not offer it.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings

from referee.versions import engine
from rules import FIXTURES, PACK, read_yaml

HERE = Path(__file__).parent
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "library.zip", "engine.zip")
LEFT_OUT = ("questions", "tools", "logs")  # rooms of the engine that adjudicate nothing
CONSOLE = ("__init__", "pocket", "statements", "terminal")
FACTS = ("cards", "expansions.yaml", "kinds.yaml", "kingdoms", "rulings", "rules", "types.yaml")
TEXTS = {"rulings": "rulings", "rules": "entries"}
TRIALS = 40  # stored situations that are played while it is made, to see what of Python's library is needed
BROKEN = ('{"players": {"Anna": {"hand": ["Coper"]}, "Bernd": {}}}', "players: [", '{"players": 3}')
NAME = "pocket.json"


class CannotPack(Exception):
    """Why it was not made, for whoever asked for it."""


@dataclass(frozen=True)
class Pocket:
    """What was made, and of which engine."""

    digest: str
    engine: str
    sizes: dict[str, int]  # of each file, as it is unpacked
    packed: int  # bytes on the way, of all of them

    @cached_property
    def folder(self) -> Path:
        return folder() / self.digest

    def to_json(self) -> dict[str, Any]:
        return {"digest": self.digest, "engine": self.engine, "sizes": self.sizes, "packed": self.packed}


def folder() -> Path:
    return Path(settings.DATA_DIR) / "pocket"


def current_pocket() -> Pocket | None:
    """What was made last, if it is of the engine that runs here."""
    try:
        found = Pocket(**json.loads((folder() / NAME).read_bytes()))
    except (OSError, ValueError, TypeError):
        return None
    return found if found.engine == engine() else None


def make(quality: int = 11) -> Pocket:
    made_of = engine()  # before anything is read: what changes in the meantime is another one
    with tempfile.TemporaryDirectory(prefix="referee-pocket-") as work:
        place = Path(work)
        for name in ("package.json", "package-lock.json", "pack.mjs"):
            shutil.copy(HERE / name, place)
        _run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent", at=place)
        write_sources(place / "sources.zip")
        _run("node", "pack.mjs", "sources.zip", "out", str(quality), at=place)
        return _keep(place / "out", made_of)


def write_sources(to: Path) -> None:
    """The engine's modules, what they need of others, the fixtures as they were read, and tables to try it on."""
    rules = Path(settings.BASE_DIR) / "rules"
    with zipfile.ZipFile(to, "w") as archive:
        for path in sorted(rules.rglob("*.py")):
            room, name = (*path.relative_to(rules).parts, "")[0], path.stem
            if room not in LEFT_OUT and (room != "console" or name in CONSOLE):
                archive.write(path, Path("rules") / path.relative_to(rules))
        for path in sorted(Path(yaml.__file__).parent.glob("*.py")):
            archive.write(path, Path("yaml") / path.name)
        pure = (HERE / "rapidfuzz_pure.py").read_text()
        archive.writestr("rapidfuzz/__init__.py", "")
        archive.writestr("rapidfuzz/distance.py", pure)
        archive.writestr("rapidfuzz/process.py", pure)
        facts = {path.relative_to(FIXTURES).as_posix(): _facts(path) for path in _fixtures()}
        for name in facts:
            archive.writestr(f"rules/fixtures/{name}", "")
        archive.writestr(f"rules/fixtures/{PACK}", marshal.dumps(facts, 4))
        archive.writestr("trials.json", json.dumps([*trials(TRIALS), *BROKEN]))


def trials(most: int) -> list[str]:
    """Documents of stored situations, spread over all boxes."""
    rows = [row for path in sorted((FIXTURES / "situations").glob("*.yaml")) for row in _rows(path)]
    return [json.dumps(row["situation"]) for row in rows[:: max(1, len(rows) // most)]]


def _rows(path: Path) -> list[Any]:
    rows = read_yaml(path)
    return rows if isinstance(rows, list) else []  # groups.yaml is a map


def _fixtures() -> Iterator[Path]:
    for name in FACTS:
        place = FIXTURES / name
        yield from [place] if place.is_file() else sorted(place.rglob("*.yaml"))


def _facts(path: Path) -> Any:
    """What a file says; of rulings and rules their sentences, without where they come from: a fifth of all."""
    key = TEXTS.get(path.parent.name)
    if key is None:
        return read_yaml(path)
    return {
        topic: {key: [{part: entry[part] for part in ("n", "en", "de")} for entry in section[key]]}
        | {part: section[part] for part in ("title",) if part in section}
        for topic, section in (read_yaml(path) or {}).items()
        if not topic.startswith("_")
    }


def _keep(made: Path, made_of: str) -> Pocket:
    whole = hashlib.sha256()
    for name in FILES:
        whole.update((made / name).read_bytes())
    packed = sum((made / f"{name}.br").stat().st_size for name in FILES)
    sizes = {name: (made / name).stat().st_size for name in FILES}
    pocket = Pocket(whole.hexdigest()[:12], made_of, sizes, packed)
    if not pocket.folder.exists():  # the digest is that of the files: it is never another
        part = pocket.folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        shutil.copytree(made, part)
        part.rename(pocket.folder)
    part = folder() / f"{NAME}.part"
    part.write_text(json.dumps(pocket.to_json()))
    part.replace(folder() / NAME)
    for other in folder().iterdir():  # nobody is sent those any more
        if other.is_dir() and other.name != pocket.digest:
            shutil.rmtree(other)
    return pocket


def _run(*command: str, at: Path) -> None:
    try:
        subprocess.run(command, cwd=at, check=True, capture_output=True, text=True, timeout=900)
    except FileNotFoundError:
        raise CannotPack(f"{command[0]} is not installed (on Debian: apt-get install nodejs npm)") from None
    except subprocess.CalledProcessError as failed:
        raise CannotPack(f"{' '.join(command)}: {(failed.stderr or failed.stdout)[-2000:]}") from None
    except subprocess.TimeoutExpired:
        raise CannotPack(f"{' '.join(command)} took longer than a quarter of an hour") from None
