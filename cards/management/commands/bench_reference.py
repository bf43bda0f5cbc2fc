import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from referee.tools.benching import own_database


class Command(BaseCommand):
    help = (
        "Measures search and card pages beside an empty view, on SQLite, or on the server that DATABASE_URL names. "
        "Uses a database of its own and throws it away."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seconds", type=float, default=3, help="how long each figure is measured (default: 3)")

    def handle(self, *args: object, seconds: float, **options: object) -> None:
        with tempfile.TemporaryDirectory(prefix="referee-bench-") as folder, own_database() as database:
            own = {"DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "cards.bench.settings", "BENCH_SECONDS": str(seconds)}
            done = subprocess.run(
                [sys.executable, "-m", "cards.bench"], env={**os.environ, **own, **database}, cwd=settings.BASE_DIR
            )
        if done.returncode:
            raise CommandError("The measurement broke off.")
