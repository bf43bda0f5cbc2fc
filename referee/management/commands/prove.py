"""python manage.py prove [SLUG ...]: replays the proofs and says which rulings are proved."""

from argparse import ArgumentParser

from referee.management.console_command import ConsoleCommand
from rules.console import prove


class Command(ConsoleCommand):
    help = prove.HELP

    def add_arguments(self, parser: ArgumentParser) -> None:
        prove.add_arguments(parser)

    def handle(self, *args: object, slugs: list[str], **options: object) -> None:
        self.leave(prove.prove(*self.streams, slugs))
