"""The recipe of the container: what it copies and runs is there, and who may not write is told so in one line."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
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
    assert "/srv/referee/compiled" in copied
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
    assert [word for word, _rest in STEPS].count("FROM") == 3
    site = COMPOSE["services"]["site"]
    assert site["read_only"]
    assert site["cap_drop"] == ["ALL"]


def test_the_engine_that_it_ships_is_compiled_of_its_own_sources() -> None:
    """In a stage that has what a compiler needs, with the pins of `make lock`; it has the sources that are shipped."""
    build, fast = (RECIPE.partition(f" AS {name}\n")[2].partition("\nFROM ")[0] for name in ("build", "fast"))
    for room in ("COPY rules rules", "COPY fixtures fixtures", "WORKDIR /srv/referee", "--require-hashes"):
        assert room in build
        assert room in fast
    assert "-m rules.tools.compiling" in fast
    assert "RULES_COMPILED=1" in step("ENV")
    locked = (ROOT / "requirements-fast.txt").read_text(encoding="utf-8")
    everywhere = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==[\w.]+", locked, re.M)
    assert {"mypy", "setuptools", "pyyaml", "rapidfuzz", "snowballstemmer"} <= {pin.partition("==")[0] for pin in pins}
    assert [pin for pin in pins if f"\n{pin} " not in f"\n{everywhere}"] == []


def test_no_registry_is_named() -> None:
    images = [rest.split()[0] for word, rest in STEPS if word == "FROM"]
    images += [service["image"] for service in COMPOSE["services"].values() if "image" in service]
    assert len(images) == 6
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


# --- what it makes, as the first process ------------------------------------------------------------------------------

NAMESPACE = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"]
MOST = 400  # seconds that a start may take, on a machine that tests something else too


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the recipe's steps were carried out; what it packs for the image, and what is kept in `data`.

    The packages are those of the tests: to fetch them takes a network.
    """
    folder = tmp_path_factory.mktemp("container")
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    names = {name for word, rest in STEPS if word == "COPY" and "--from" not in rest for name in rest.split()[:-1]}
    for name in kept:
        if name.split("/")[0] in names and (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    (folder / ".venv").symlink_to(sys.prefix)
    runs = [rest for word, rest in STEPS if word == "RUN" and "manage.py" in rest]
    assert [rest for rest in runs if "pip" in rest] == []
    for rest in runs:
        here = rest.replace("&& rm -r /tmp/build", "").replace("/tmp/build", str(folder / "data"))
        assert "/tmp/build" in rest
        subprocess.run(["sh", "-euc", here], cwd=folder, env=environment(), check=True, timeout=MOST)
    return folder


def environment(**more: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], **more}


def what_lies_there(folder: Path) -> set[tuple[str, int]]:
    data = folder / "data"
    return {
        (str(path), path.stat().st_mtime_ns)
        for path in folder.rglob("*")
        if path.is_file() and data not in path.parents
    }


@contextmanager
def first_process(folder: Path, data: Path, port: int) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """The recipe's command as process 1 of a namespace, as in a container without an init; and what it says."""
    root = os.geteuid() == 0
    namespace = NAMESPACE if root else [NAMESPACE[0], "--user", "--map-root-user", *NAMESPACE[1:]]
    told = folder / "data" / "told"
    with told.open("wb") as output:
        process = subprocess.Popen(
            [*namespace, *json.loads(step("CMD"))],
            cwd=folder,
            env=environment(
                DATA_DIR=str(data), PORT=str(port), PYTHONDONTWRITEBYTECODE="1", PYTHONUNBUFFERED="1", LOG="plain"
            ),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process, told
    finally:
        process.kill()
        process.wait()


def until_it_says(line: str, process: subprocess.Popen[bytes], told: Path) -> None:
    until = time.monotonic() + MOST
    while line not in told.read_text():
        assert process.poll() is None, told.read_text()
        assert time.monotonic() < until, told.read_text()
        time.sleep(0.05)


def stop(process: subprocess.Popen[bytes]) -> float:
    """As `docker stop` does; how many seconds it took."""
    child = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()[0]
    began = time.monotonic()
    os.kill(int(child), signal.SIGTERM)
    assert process.wait(60) == 0
    return time.monotonic() - began


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def test_it_ends_while_it_makes_everything_ready(made: Path, port: int, tmp_path: Path) -> None:
    """Nothing ends the first process that it does not ask for: a container would wait until it is killed."""
    with first_process(made, tmp_path, port) as (process, told):
        until_it_says("Bringing the database up to date", process, told)
        stop(process)
        assert "Referee is at" not in told.read_text()


def test_it_stays_answers_writes_nothing_beside_the_code_and_ends(made: Path, port: int) -> None:
    before = what_lies_there(made)
    with first_process(made, made / "data", port) as (process, told):
        until_it_says("Referee is at", process, told)
        time.sleep(2)  # it once ended a second later
        health = [sys.executable, *json.loads(step("HEALTHCHECK").partition("CMD ")[2])[1:]]
        subprocess.run(health, cwd=made, env=environment(PORT=str(port)), check=True)
        assert stop(process) < 5  # half a second where nothing else is done
    assert what_lies_there(made) == before
