import sqlite3
from argparse import ArgumentParser
from contextlib import closing
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError
from django.db import connection


class Command(BaseCommand):
    help = "Copies the SQLite database into a file, whole, while the site goes on serving."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: object, file: Path, **options: object) -> None:
        if connection.vendor != "sqlite":
            raise CommandError("This database is PostgreSQL: use pg_dump.")
        if file.exists():
            raise CommandError(f"{file} is already there; name another file.")
        connection.ensure_connection()
        try:
            with closing(sqlite3.connect(file)) as copy:
                connection.connection.backup(copy)
        except sqlite3.Error as error:
            raise CommandError(f"Cannot write {file}: {error}.") from error
        self.stdout.write(f"Copied the database to {file}")
