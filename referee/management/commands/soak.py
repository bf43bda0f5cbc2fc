import os
import sys
import time
from argparse import ArgumentParser

from django.core.management.base import BaseCommand

from rules.console.terminal import ProgressLine, duration
from rules.tools.soak import Coverage, Failure, soak


class Command(BaseCommand):
    help = (
        "Plays random games over random kingdoms of all modelled cards and checks the table, in each tenth game after "
        "every decision. "
        "A failure prints a document that replays it. Exit code 1 when a game failed."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--games", type=int, default=1000, help="how many games (1000)")
        parser.add_argument("--seed", type=int, default=0, help="number of the first game (0)")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")

    def handle(self, *args: object, games: int, seed: int, jobs: int, **options: object) -> None:
        began = time.monotonic()
        progress = ProgressLine(sys.stderr, games)
        coverage, failures = soak(games, seed, jobs, lambda n, c: progress.at(n, f", {c.decisions:,} decisions"))
        progress.end()
        for what, missing in coverage.missing().items():
            seen = len(getattr(coverage, what))
            never = f"; never {what}: {', '.join(missing)}" if missing else ", every one that can be"
            self.stdout.write(f"{what}: {seen} cards{never}")
        report(self, coverage, failures, time.monotonic() - began)


def report(command: BaseCommand, coverage: Coverage, failures: list[Failure], seconds: float) -> None:
    """How much was played, and what failed."""
    write = command.stdout.write
    write(
        f"{coverage.games:,} games, {coverage.finished:,} of them to the end, {coverage.decisions:,} decisions "
        f"in {duration(seconds)}"
    )
    if failures:
        for failure in failures:
            write(f"\nFAILED: {failure}")
        write(f"\n{len(failures)} failures. Each document above replays its game: manage.py adjudicate FILE")
        sys.exit(1)
    write("No crash, no card lost or made.")
