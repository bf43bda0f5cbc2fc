"""Clients that are generated from the description type-check, and adjudicate at the live site; so does our own bot."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from referee.api.home import BOT
from tests.browser.conftest import site  # noqa: F401

HERE = Path(__file__).parent
EXPECTED = {
    "choices": ["Tactician", "-"],
    "first": "Anna spielt einen Thronsaal.",
    "slugs": ["tactician", "witch"],
    "place": "players",
}
NO_NPM = "npm is not installed (on Debian: apt-get install nodejs npm), so no TypeScript client was tried"


def run(*command: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture
def schema(site: str, tmp_path: Path) -> Path:  # noqa: F811
    file = tmp_path / "schema.json"
    with urlopen(f"{site}/api/schema/") as answer:
        file.write_bytes(answer.read())
    return file


def test_a_generated_python_client(site: str, schema: Path, tmp_path: Path) -> None:  # noqa: F811
    tools = str(Path(sys.executable).parent)
    with_tools = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    said = run(
        f"{tools}/openapi-python-client",
        *("generate", "--path", str(schema), "--meta", "none", "--output-path", str(tmp_path / "referee_client")),
        folder=tmp_path,
        **with_tools,
    )
    assert "will not be generated" not in said
    operations = [op for methods in json.loads(schema.read_text())["paths"].values() for op in methods.values()]
    modules = [path for path in (tmp_path / "referee_client" / "api").rglob("*.py") if path.name != "__init__.py"]
    assert len(modules) == len(operations)

    shutil.copy(HERE / "adjudicate.py", tmp_path)
    checked = ["adjudicate.py", "referee_client/api", "referee_client/models"]
    options = ["--follow-imports=silent", "--cache-dir", str(tmp_path / "cache"), "--config-file", ""]
    run(sys.executable, "-m", "mypy", *options, *checked, folder=tmp_path)
    assert json.loads(run(sys.executable, "adjudicate.py", site, folder=tmp_path)) == EXPECTED


def test_a_generated_typescript_client(site: str, schema: Path, tmp_path: Path) -> None:  # noqa: F811
    if shutil.which("npm") is None:
        pytest.skip(NO_NPM)
    for name in ("package.json", "package-lock.json", "adjudicate.ts"):
        shutil.copy(HERE / name, tmp_path)
    run("npm", "ci", "--no-audit", "--no-fund", folder=tmp_path)
    run("npx", "openapi-typescript", str(schema), "-o", "api.d.ts", folder=tmp_path)
    strict = ["--strict", "--noUncheckedIndexedAccess", "--lib", "es2022,dom"]
    modules = ["--target", "es2022", "--module", "nodenext", "--skipLibCheck"]
    (tmp_path / "node.d.ts").write_text("declare const process: { argv: string[] };\n")
    (tmp_path / "adjudicate.mts").write_text((tmp_path / "adjudicate.ts").read_text())
    run("npx", "tsc", *strict, *modules, "adjudicate.mts", "node.d.ts", folder=tmp_path)
    assert json.loads(run("node", "adjudicate.mjs", site, folder=tmp_path)) == EXPECTED


@pytest.mark.parametrize(
    ("question", "word"),
    [
        ("Do I draw ten cards when I play Throne Room on Tactician?", "No, five."),
        ("Bekomme ich 10 Karten, wenn ich den Thronsaal auf den Taktiker spiele?", "Nein, fünf."),
    ],
)
def test_the_bot_in_the_documentation(site: str, tmp_path: Path, question: str, word: str) -> None:  # noqa: F811
    text = BOT.read_text(encoding="utf-8")
    code = [line for line in text.splitlines() if line.strip() and not line.startswith(('"""', "import", "from"))]
    assert len(code) <= 30
    (tmp_path / "bot.py").write_text(text.replace("http://127.0.0.1:8000", site), encoding="utf-8")
    said = run(sys.executable, "bot.py", question, folder=tmp_path, PYTHONIOENCODING="utf-8")
    lines: list[Any] = said.splitlines()
    assert lines[0] == word
    assert any(re.match(rf"- .*\({site}/(en|de)/(rulings|klarstellungen)/", line) for line in lines)
    with urlopen(lines[-1]) as picture:
        assert picture.headers["Content-Type"].startswith("image/png")
