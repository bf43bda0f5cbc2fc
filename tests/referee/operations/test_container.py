"""The recipe of the container: what it copies and runs is there, and who may not write is told so in one line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import yaml
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
RECIPE = re.sub(r"\\\n", "", (ROOT / "Containerfile").read_text(encoding="utf-8"))
STEPS = [tuple(line.split(" ", 1)) for line in RECIPE.splitlines() if line and not line.startswith("#")]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SOMEBODY = 54321  # whom no list of users names


def step(name: str) -> str:
    return next(rest for word, rest in reversed(STEPS) if word == name)


def test_everything_that_is_copied_is_there_and_sent() -> None:
    copied = {
        name for word, rest in STEPS if word == "COPY" and not rest.startswith("--from") for name in rest.split()[:-1]
    }
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert copied <= {name.split("/")[0] for name in kept}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == copied


def test_every_module_that_the_site_needs_is_copied() -> None:
    copied = {name for word, rest in STEPS if word == "COPY" for name in rest.split()[:-1]}
    assert {"manage.py", "rules", "cards", "referee", "templates", "fixtures", "pyproject.toml"} <= copied


def test_what_it_runs_is_there() -> None:
    commands = [json.loads(step("CMD")), json.loads(step("HEALTHCHECK").partition("CMD ")[2])]
    for python, file, *_arguments in commands:
        assert python == ".venv/bin/python"
        assert (ROOT / file).exists()
    named = set(re.findall(r"python manage\.py (\w+)", RECIPE)) | {commands[0][2]}
    told = subprocess.run([sys.executable, "manage.py", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert named <= set(told.stdout.split())
    assert "health/?only=reading" in (ROOT / commands[1][1]).read_text(encoding="utf-8")


def test_it_is_careful() -> None:
    assert int(step("USER")) > 0
    assert "--require-hashes" in RECIPE
    assert step("VOLUME") == "/data"
    assert "DATA_DIR=/data" in step("ENV")
    assert [word for word, _rest in STEPS].count("FROM") == 2
    site = COMPOSE["services"]["site"]
    assert site["read_only"]
    assert site["cap_drop"] == ["ALL"]


def test_no_registry_is_named() -> None:
    images = [rest.split()[0] for word, rest in STEPS if word == "FROM"]
    images += [service["image"] for service in COMPOSE["services"].values() if "image" in service]
    assert len(images) == 5
    assert all(re.fullmatch(r"[a-z]+:[a-z0-9.-]+", image) for image in images)


def test_the_site_stands_alone_or_with_the_others() -> None:
    profiles = {name: service.get("profiles", []) for name, service in COMPOSE["services"].items()}
    assert profiles.pop("site") == []
    assert profiles == {name: ["public"] for name in ("postgres", "redis", "caddy")}
    settings_told = set(
        re.findall(r"^\| `([A-Z_]+)`", (ROOT / "referee/operations/deploy/CONFIGURATION.md").read_text(), re.M)
    )
    assert set(COMPOSE["services"]["site"]["environment"]) <= settings_told


# --- a start ----------------------------------------------------------------------------------------------------------


def test_a_volume_that_cannot_be_written_is_one_clear_line(tmp_path: Path) -> None:
    volume = tmp_path / "data"
    volume.mkdir(mode=0o555)
    command = [sys.executable, "manage.py", "serve"]
    if os.geteuid() == 0:  # without its powers, as in the container, and with somebody else's folder
        os.chown(volume, SOMEBODY, SOMEBODY)
        command = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--", *command]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "DATA_DIR": str(volume), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    told = f"Referee cannot start: DATA_DIR: cannot write to the folder {volume}.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", told)
