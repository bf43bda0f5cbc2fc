from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from referee.pruning import Ages, prune


class Command(BaseCommand):
    help = "Throws away disputes that nobody has come back to, the oldest first where the database is too large."

    def add_arguments(self, parser: ArgumentParser) -> None:
        usual = Ages()
        parser.add_argument("--unopened", type=int, default=usual.unopened, help="days; never opened again")
        parser.add_argument("--noted", type=int, default=usual.noted, help="days; the same, but in a notebook")
        parser.add_argument("--forgotten", type=int, default=usual.forgotten, help="days; not opened for so long")
        parser.add_argument("--megabytes", type=int, default=settings.STORED_IN_ALL // 1_000_000)

    def handle(self, *args: object, unopened: int, noted: int, forgotten: int, megabytes: int, **options: Any) -> None:
        gone = prune(Ages(unopened, noted, forgotten), megabytes * 1_000_000)
        if any(gone.values()) or options["verbosity"] > 1:
            told = ", ".join(f"{n} {what}" for what, n in gone.items())
            self.stdout.write(f"Threw away what nobody came back to: {told}")
