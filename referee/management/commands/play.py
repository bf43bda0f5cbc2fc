from argparse import ArgumentParser

from referee.management.console_command import ConsoleCommand
from rules.console import play


class Command(ConsoleCommand):
    help = play.HELP

    def add_arguments(self, parser: ArgumentParser) -> None:
        play.add_arguments(parser)

    def handle(
        self, *args: object, table: str, players: str, bots: str | None, seed: int, lang: str, **options: object
    ) -> None:
        self.leave(play.play(*self.streams, table, players, bots, seed, lang))
