from argparse import ArgumentParser

from referee.management.console_command import ConsoleCommand
from rules.console import adjudicate


class Command(ConsoleCommand):
    help = adjudicate.HELP

    def add_arguments(self, parser: ArgumentParser) -> None:
        adjudicate.add_arguments(parser)

    def handle(self, *args: object, file: str, json: bool, lang: str, **options: object) -> None:
        self.leave(adjudicate.adjudicate(*self.streams, file, json, lang))
