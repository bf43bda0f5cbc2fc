"""Clients that are generated from the description type-check, adjudicate at the live site, send what it documents."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from referee.api.schema import FILE, examples
from tests.browser.conftest import site, site_folder  # noqa: F401

HERE = Path(__file__).parent
EXPECTED = {
    "choices": ["Tactician", "-"],
    "first": "Anna spielt einen Thronsaal.",
    "ids": ["tactician", "witch"],
    "place": "players",
}
NO_NPM = "npm is not installed (on Debian: apt-get install nodejs npm), so no TypeScript client was tried"


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def documented_bodies() -> str:
    """Each body of the description as TypeScript, which has to accept it; not those that are wrong on purpose."""
    lines = ['import type { paths } from "./api.js";']
    for n, example in enumerate(examples()):
        if "body" in example and example["status"] < 300:
            sent = f"NonNullable<paths[{json.dumps(example['path'])}]['post']['requestBody']>"
            kind = f"{sent}['content']['application/json']"
            lines.append(f"export const body{n}: {kind} = {json.dumps(example['body'])};")
    return "\n".join(lines)


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

    sent = json.loads(
        run(
            sys.executable,
            str(HERE / "bodies.py"),
            site,
            str(schema),
            str(FILE),
            folder=tmp_path,
            PYTHONPATH=str(tmp_path),
        )
    )
    assert {name for name, _example, _ok in sent} == {
        snake(op["operationId"]) for op in operations if "requestBody" in op
    }
    assert [row for row in sent if not row[2]] == []


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
    (tmp_path / "bodies.mts").write_text(documented_bodies())
    run("npx", "tsc", *strict, *modules, "adjudicate.mts", "bodies.mts", "node.d.ts", folder=tmp_path)
    assert json.loads(run("node", "adjudicate.mjs", site, folder=tmp_path)) == EXPECTED
