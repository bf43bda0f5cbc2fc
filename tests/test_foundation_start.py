"""Starting: what may stand in the way is told in one line, before anything is changed."""

import gzip
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from django.conf import settings

ROOT = Path(settings.BASE_DIR)
NOBODY = 65534


@pytest.fixture
def clone() -> Iterator[Path]:
    """As much of a fresh clone as `make run` reads before it needs Python; open to other users."""
    with tempfile.TemporaryDirectory(prefix="referee-clone-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for file in ("Makefile", "requirements.txt", "requirements-dev.txt"):
            shutil.copy(ROOT / file, folder)
        yield folder
        folder.chmod(0o755)


def make(folder: Path, env: dict[str, str], **options: object) -> subprocess.CompletedProcess[str]:
    """As from a shell, also when `make test` is what runs this test."""
    env = {name: value for name, value in env.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(["make", "run"], cwd=folder, env=env, capture_output=True, text=True, **options)


def read_output(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was said, without make's own closing line."""
    return [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("make: ***")]


def test_too_old_a_python(clone: Path, tmp_path: Path) -> None:
    for tool in ("sh", "make", "tail", "touch"):
        (tmp_path / tool).symlink_to(shutil.which(tool))
    old = tmp_path / "python3"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2 || exit 1\n')
    old.chmod(0o755)
    refused = make(clone, env={"PATH": str(tmp_path)})
    assert refused.returncode != 0
    assert read_output(refused) == ["Referee needs Python 3.11 or newer; python3 is Python 3.9.2."]
    assert not (clone / ".venv").exists()


def test_no_python_at_all(clone: Path, tmp_path: Path) -> None:
    for tool in ("sh", "make", "tail", "touch"):
        (tmp_path / tool).symlink_to(shutil.which(tool))
    refused = make(clone, env={"PATH": str(tmp_path)})
    assert refused.returncode != 0
    assert len(read_output(refused)) == 1
    assert read_output(refused)[0].startswith("Referee needs Python 3.11 or newer; python3 is ")


def test_a_read_only_folder(clone: Path) -> None:
    clone.chmod(0o555)
    # To root every folder is writable.
    user = {"user": NOBODY} if os.geteuid() == 0 else {}
    # A Python that any user may run: what it says does not matter here, only that it is new enough.
    refused = make(clone, env={**os.environ, "PYTHON": "true"}, **user)
    assert refused.returncode != 0
    assert read_output(refused) == [f"Cannot write to {clone}: Referee keeps .venv and its data there."]


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        environment = {"DATA_DIR": str(tmp_path), "PORT": str(port), "DJANGO_SETTINGS_MODULE": "referee.settings"}
        refused = subprocess.run(
            [sys.executable, "manage.py", "serve"],
            cwd=ROOT,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
        )
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
    assert f"Cannot listen on 127.0.0.1:{port}" in refused.stderr
    assert not (tmp_path / "referee.sqlite3").exists()


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port, free = closed.getsockname()[1], 0
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            free = probe.getsockname()[1]
        environment = {
            "DATA_DIR": str(tmp_path),
            "PORT": str(free),
            "DATABASE_URL": f"postgresql://referee@127.0.0.1:{port}/referee",
            "DJANGO_SETTINGS_MODULE": "referee.settings",
        }
        refused = subprocess.run(
            [sys.executable, "manage.py", "serve"],
            cwd=ROOT,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
        )
    assert refused.returncode == 1
    assert refused.stderr.startswith("CommandError: Cannot use the database: ")
    assert len(refused.stderr.splitlines()) == 1


def test_a_backup_is_a_whole_database(tmp_path: Path) -> None:
    environment = {**os.environ, "DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "referee.settings"}
    environment.pop("DATABASE_URL", None)

    def manage(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "manage.py", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True
        )

    assert manage("migrate").returncode == 0
    copy = tmp_path / "copy.sqlite3"
    assert manage("backup", str(copy)).returncode == 0
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        assert database.execute("select count(*) from django_migrations").fetchone()[0] > 0
    again = manage("backup", str(copy))
    assert again.returncode == 1
    assert "already there" in again.stderr


def test_a_process_reads_no_driver_of_another_database(tmp_path: Path) -> None:
    """Django REST framework would, 17 MB in each process; who wants one later still finds it."""
    program = (
        "import sys, referee.wsgi\n"
        "print([name for name in ('psycopg', 'requests', 'pygments') if name in sys.modules])\n"
        "import django.contrib.postgres.fields, pygments, requests\n"
    )
    env = os.environ | {"DATA_DIR": str(tmp_path), "DATABASE_URL": "", "DJANGO_SETTINGS_MODULE": "referee.settings"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_static_files_are_there_under_the_names_that_pages_give_them_and_no_other(tmp_path: Path) -> None:
    program = (
        "import django, json; django.setup()\n"
        "from django.templatetags.static import static\n"
        "from referee.management.commands.serve import Command\n"
        "Command().collect_static()\n"
        "print(json.dumps([static(name) for name in ('css/look.css', 'islands/moat.svg', 'fonts/asap.woff2')]))\n"
    )
    env = os.environ | {"DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "referee.settings", "DEBUG": "0"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, text=True)
    style, island, font = (tmp_path / name.lstrip("/") for name in json.loads(done.stdout.splitlines()[-1]))
    assert style.is_file()
    assert style.name != "look.css"
    assert not (style.parent / "look.css").exists()
    assert font.name in style.read_text()
    assert island.read_bytes() == (ROOT / "cards/static/islands/moat.svg").read_bytes()
    assert gzip.decompress(island.with_name(f"{island.name}.gz").read_bytes()) == island.read_bytes()
