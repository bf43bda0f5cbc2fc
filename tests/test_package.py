"""The wheel that others install: built and installed without a network, used as its README says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from hatch_build import IMPORT, PACKAGE
from referee import __version__
from rules.console.engine_tools import EXAMPLE, TOOLS
from rules.console.protocol import STATELESS

ROOT = Path(__file__).parent.parent
MOST_BYTES = 2_000_000
SCRIPT = """
from dominion_referee import AnswerRecord, Mistake, Run, describe, parse, start
from dominion_referee.facts import facts
from dominion_referee.kingdoms import kingdoms

run = Run(parse({"players": {"Anna": {"hand": ["Smithy"], "deck": ["5 Gold"]}, "Bernd": {}}, "moves": ["play Smithy"]}))
answer: AnswerRecord = run.answer()
drawn: list[str] = answer["state"]["players"]["Anna"]["hand"]
pending = answer["pending"]
choices: list[str] = pending["choices"] if pending else []
text: str = answer["steps"][0]["text"]["de"]
try:
    parse({"players": {}})
except Mistake as mistake:
    place: str = mistake.place
print(drawn, text, place, choices[-1], facts()["moat"].de, len(kingdoms()) > 400, sep="; ")
"""


def run(*command: str | Path, folder: Path, stdin: str = "", fails: int = 0, env: Any = None) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        input=stdin,
        env=env or {"PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == fails, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    offline = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "-q")
    run(sys.executable, "-m", "pip", "wheel", ROOT, *offline, "-w", folder, folder=folder, env=os.environ)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing else; its three dependencies are found where the tests have them."""
    folder = tmp_path_factory.mktemp("place")
    run(sys.executable, "-m", "venv", "--without-pip", folder / "env", folder=folder)
    python, pip = folder / "env/bin/python", (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")
    run(*pip, "--python", python, "install", "--no-index", "--no-deps", "--no-compile", wheel, folder=folder)
    (packages,) = (folder / "env/lib").glob("python*/site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return folder


def test_what_is_in_it(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name == f"dominion_referee-{__version__}-py3-none-any.whl"
    assert wheel.stat().st_size < MOST_BYTES
    assert {name.split("/")[0] for name in names} == {PACKAGE, f"dominion_referee-{__version__}.dist-info"}
    assert {f"{PACKAGE}/py.typed", f"{PACKAGE}/fixtures/cards/seaside.yaml"} <= set(names)
    metadata = zipfile.ZipFile(wheel).read(f"dominion_referee-{__version__}.dist-info/METADATA").decode()
    needed = [line for line in metadata.splitlines() if line.startswith("Requires-Dist") and "extra" not in line]
    assert needed == [f"Requires-Dist: {name}" for name in ("pyyaml", "rapidfuzz", "snowballstemmer")]


def test_the_examples_of_its_readme_run(place: Path) -> None:
    (place / "README.md").write_text(IMPORT.sub(rf"\g<1>{PACKAGE}", (ROOT / "rules/README.md").read_text()))
    program = """
import doctest, sys
found = doctest.testfile("README.md", module_relative=False)
assert found.attempted > 15 and not found.failed
print([name for name in ("rules", "django", "referee") if name in sys.modules])
"""
    assert run(place / "env/bin/python", "-c", program, folder=place).strip() == "[]"


def test_a_strict_type_checker_is_content(place: Path) -> None:
    (place / "script.py").write_text(SCRIPT)
    python = place / "env/bin/python"
    options = ("--strict", "--config-file", "", "--cache-dir", place / "cache", "--python-executable", python)
    run(sys.executable, "-m", "mypy", *options, "script.py", folder=place)
    told = run(python, "script.py", folder=place).strip()
    assert told == "['Gold', 'Gold', 'Gold']; Anna spielt eine Schmiede.; players; -; Burggraben; True"


def test_nothing_is_written_beside_the_code(place: Path) -> None:
    (package,) = (place / "env/lib").glob(f"python*/site-packages/{PACKAGE}")
    before = sorted(package.rglob("*"))
    run(place / "env/bin/python", "-c", f"import {PACKAGE}; {PACKAGE}.load_printings()", folder=place)
    assert sorted(package.rglob("*")) == before


# --- the command ------------------------------------------------------------------------------------------------------


def test_adjudicate_and_play(place: Path) -> None:
    command = place / "env/bin/referee"
    (place / "table.yaml").write_text(yaml.safe_dump(EXAMPLE))
    assert "draws 3 Coppers" in run(command, "adjudicate", "table.yaml", folder=place)
    told = json.loads(run(command, "adjudicate", "-", "--json", folder=place, stdin=json.dumps(EXAMPLE)))
    assert told["state"]["players"]["Anna"]["hand"] == ["Copper"] * 6
    assert run(command, "adjudicate", "-", folder=place, stdin="players: 2", fails=2) == ""
    assert "kauft" in run(command, "play", "High Seas", "--lang", "de", folder=place, stdin="-\nkaufe Kupfer\nende\n")


def test_ask_and_prove(place: Path) -> None:
    command = place / "env/bin/referee"
    assert run(command, "ask", "Does Moat protect against Witch?", folder=place).startswith("Yes.")
    assert run(command, "ask", "Wer ist der Bürgermeister von Wien?", folder=place, fails=1) == "Das weiß ich nicht.\n"
    assert "1 of 1 situations hold" in run(command, "prove", "throne-room-on-tactician", folder=place)
    assert __version__ in run(command, "--version", folder=place)


def test_an_assistant_is_answered(place: Path) -> None:
    calls: dict[str, Any] = {
        "card": ({"name": "Leuchtturm"}, "Lighthouse"),
        "rulings": ({"card": "Tactician"}, "seaside2:tactician:1"),
        "ask": ({"question": "Does Moat protect against Witch?"}, '"verdict":"yes"'),
        "adjudicate": ({"document": EXAMPLE}, "draws 3 Coppers"),
        "go_on": ({"document": EXAMPLE | {"moves": []}, "moves": EXAMPLE["moves"]}, "draws 3 Coppers"),
        "document_format": ({"part": "turn"}, "coins"),
    }
    assert calls.keys() == TOOLS.keys()
    meta = {"io.modelcontextprotocol/protocolVersion": STATELESS, "io.modelcontextprotocol/clientCapabilities": {}}
    sent = [
        {
            "jsonrpc": "2.0",
            "id": name,
            "method": "tools/call",
            "params": {"name": name, "arguments": given, "_meta": meta},
        }
        for name, (given, _said) in calls.items()
    ]
    lines = run(place / "env/bin/referee", "mcp", folder=place, stdin="\n".join(map(json.dumps, sent)) + "\n{\n")
    *answers, broken = map(json.loads, lines.splitlines())
    for answer in answers:
        assert calls[answer["id"]][1] in answer["result"]["content"][0]["text"], answer
        assert not answer["result"]["isError"]
    assert broken["error"]["code"] == -32700
