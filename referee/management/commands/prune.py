from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from referee.operations.guard import size
from referee.operations.guard.size import no_room
from referee.operations.pruning import Ages, prune


class Command(BaseCommand):
    help = "Throws away disputes that nobody has come back to; where the database is too large, what is kept least."

    def add_arguments(self, parser: ArgumentParser) -> None:
        usual = Ages()
        parser.add_argument("--unopened", type=int, default=usual.unopened, help="days; never opened again")
        parser.add_argument("--noted", type=int, default=usual.noted, help="days; the same, but in a notebook")
        parser.add_argument("--forgotten", type=int, default=usual.forgotten, help="days; not opened for so long")
        parser.add_argument("--megabytes", type=int, default=settings.STORED_IN_ALL // size.MEGABYTE)
        parser.add_argument("--by-age", action="store_true", help="whatever the size")

    def handle(self, *args: object, unopened: int, noted: int, forgotten: int, **options: Any) -> None:
        most = None
        if not options["by_age"]:
            if options["megabytes"] < (least := size.least()):
                raise CommandError(no_room(options["megabytes"], least))
            most = options["megabytes"] * size.MEGABYTE
        gone = prune(Ages(unopened, noted, forgotten), most)
        if any(gone.values()) or options["verbosity"] > 1:
            told = ", ".join(f"{n} {what}" for what, n in gone.items())
            self.stdout.write(f"Threw away what nobody came back to: {told}")
