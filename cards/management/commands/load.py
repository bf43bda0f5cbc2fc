import time
from argparse import ArgumentParser

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from cards import fixtures, loading
from cards.models import Loaded


class Command(BaseCommand):
    help = "Brings the database to what fixtures/ say. Does nothing when they have not changed since the last time."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--again", action="store_true", help="compare every row, even when nothing has changed")

    def handle(self, *args: object, again: bool = False, **options: object) -> None:
        start = time.perf_counter()
        digest = fixtures.digest(settings.FIXTURES_DIR)
        loaded = Loaded.current()
        if loaded and loaded.digest == digest and not again:
            self.stdout.write(
                f"Fixtures are as loaded: {loaded.rows['card']} cards, {loaded.rows['entry']} rulings and rules"
            )
            return
        found = fixtures.read(settings.FIXTURES_DIR)
        if found.problems:
            lines = "\n".join(f"fixtures/{problem.tell(settings.FIXTURES_DIR)}" for problem in found.problems)
            raise CommandError(f"The fixtures were not loaded:\n{lines}")
        for problem in found.loose:
            self.stderr.write(f"fixtures/{problem.tell(settings.FIXTURES_DIR)}")
        changes = loading.load(found, digest)
        seconds = time.perf_counter() - start
        self.stdout.write(
            f"Loaded the fixtures in {seconds:.1f} s: {changes['added']} rows added, {changes['changed']} changed, "
            f"{changes['removed']} removed"
        )
