import os
import shutil
import sqlite3
import subprocess
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError
from django.db import connection
from django.utils import timezone

NAME = "referee-{at:%Y-%m-%d-%H%M%S}.{kind}"


class Command(BaseCommand):
    help = "Copies the database into a file, whole, while the site goes on serving. Only its owner may read it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        where = parser.add_mutually_exclusive_group(required=True)
        where.add_argument("file", type=Path, nargs="?")
        where.add_argument("--into", type=Path, metavar="FOLDER", help="a file of its own, named after the time")
        parser.add_argument("--keep", type=int, default=14, help="with --into: as many files, the older ones go")

    def handle(self, *args: object, file: Path | None, into: Path | None, keep: int, **options: object) -> None:
        kind = "sqlite3" if connection.vendor == "sqlite" else "dump"
        if into is not None:
            file = into / NAME.format(at=timezone.now(), kind=kind)
        assert file is not None  # one of the two is required
        self.copy(file)
        self.stdout.write(f"Copied the database to {file}")
        for old in sorted(into.glob(f"referee-*.{kind}"))[: -max(keep, 1)] if into else []:
            old.unlink()

    def copy(self, file: Path) -> None:
        """Made for us alone before anything is in it; nothing of it stays when it cannot be written whole."""
        try:
            os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError as error:
            raise CommandError(f"{file} is already there; name another file.") from error
        except OSError as error:
            raise CommandError(f"Cannot write {file}: {error.strerror}.") from error
        try:
            _sqlite(file) if connection.vendor == "sqlite" else _postgres(file)
        except (sqlite3.Error, OSError, subprocess.CalledProcessError) as error:
            file.unlink()
            raise CommandError(f"Cannot write {file}: {getattr(error, 'stderr', None) or error}.") from error


def _sqlite(file: Path) -> None:
    connection.ensure_connection()
    with closing(sqlite3.connect(file)) as copy:
        connection.connection.backup(copy)


def _postgres(file: Path) -> None:
    """By pg_dump. What it needs to know goes by its environment: others can read a process's arguments."""
    if shutil.which("pg_dump") is None:
        raise OSError("there is no pg_dump on this machine (Debian: apt-get install postgresql-client)")
    known = {"PGDATABASE": "NAME", "PGHOST": "HOST", "PGPORT": "PORT", "PGUSER": "USER", "PGPASSWORD": "PASSWORD"}
    own = {name: str(connection.settings_dict[key]) for name, key in known.items() if connection.settings_dict[key]}
    subprocess.run(
        ["pg_dump", "--format=custom", "--no-password", f"--file={file}"],
        env=os.environ | own,
        capture_output=True,
        text=True,
        check=True,
    )
