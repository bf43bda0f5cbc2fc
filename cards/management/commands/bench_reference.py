import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from urllib.parse import urlsplit, urlunsplit

import psycopg
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError


class Command(BaseCommand):
    help = (
        "Measures search and card pages beside an empty view, on SQLite, or on the server that DATABASE_URL names. "
        "Uses a database of its own and throws it away."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seconds", type=float, default=3, help="how long each figure is measured (default: 3)")

    def handle(self, *args: object, seconds: float, **options: object) -> None:
        url = os.environ.get("DATABASE_URL", "")
        if url.startswith("sqlite"):
            url = ""
        with tempfile.TemporaryDirectory(prefix="referee-bench-") as folder:
            environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
            environment |= {"DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "cards.bench.settings"}
            environment["BENCH_SECONDS"] = str(seconds)
            if not url:
                self.measure(environment)
                return
            name = f"referee_bench_{os.getpid()}"
            try:
                with psycopg.connect(url, autocommit=True) as server:
                    server.execute(f'CREATE DATABASE "{name}"')
                    try:
                        self.measure(
                            {**environment, "DATABASE_URL": urlunsplit(urlsplit(url)._replace(path=f"/{name}"))}
                        )
                    finally:
                        server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
            except psycopg.OperationalError as error:
                raise CommandError(f"Cannot use the database: {error}") from error

    def measure(self, environment: dict[str, str]) -> None:
        done = subprocess.run([sys.executable, "-m", "cards.bench"], env=environment, cwd=settings.BASE_DIR)
        if done.returncode:
            raise CommandError("The measurement broke off.")
