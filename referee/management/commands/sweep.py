import os
import random
import sys
import time
from argparse import ArgumentParser

from django.core.management.base import BaseCommand, CommandError

from referee.management.commands.soak import report
from rules.console.terminal import ProgressLine
from rules.facts import card_names
from rules.tools.soak import pairs, sweep


class Command(BaseCommand):
    help = (
        "Puts every ordered pair of modelled cards into a hand with a Throne Room, plays two turns with random answers "
        "and checks the table after every decision. Exit code 1 when a pair failed."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("cards", nargs="*", metavar="CARD", help="only pairs with one of these cards")
        parser.add_argument("--pairs", type=int, default=0, help="only that many pairs, picked at random")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")

    def handle(self, *args: object, cards: list[str], jobs: int, **options: object) -> None:
        chosen = list(pairs())
        if cards:
            slugs = {self.slug(name) for name in cards}
            chosen = [pair for pair in chosen if slugs & set(pair)]
        if options["pairs"]:
            chosen = random.Random(0).sample(chosen, min(int(str(options["pairs"])), len(chosen)))
        began = time.monotonic()
        progress = ProgressLine(sys.stderr, len(chosen))
        coverage, failures = sweep(chosen, jobs, lambda n, c: progress.at(n, f", {c.decisions:,} decisions"))
        progress.end()
        report(self, coverage, failures, time.monotonic() - began)

    def slug(self, name: str) -> str:
        slug = card_names().find(name)
        if slug is None:
            raise CommandError(f"No card is called {name}.", returncode=2)
        return slug
