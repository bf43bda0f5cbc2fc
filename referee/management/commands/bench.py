import os
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from referee.operations.bench import api, crowd, engine, growth, referee, starting
from referee.operations.bench.figures import SMALLEST, Figures, Size
from referee.operations.bench.server import run_alone

Measured = Callable[[Size, Figures], None]


def of_its_own(part: str, anew: bool = False) -> Measured:
    def measure(size: Size, figures: Figures) -> None:
        os.environ["PLOTS"] = str(Path(size.plots).resolve()) if size.plots else ""
        run_alone(part, ["--smallest"] if size is SMALLEST else [], figures.write, anew)

    return measure


PARTS: dict[str, tuple[str, Measured]] = {
    "engine": ("games a second, a copy, a replay, all endings of a hand", engine.measure),
    "api": ("its lists, a card, a ruling, an adjudication", api.measure),
    "referee": ("a step's answer, a page of many steps", referee.measure),
    "crowd": ("100 readers beside 8 adjudicators, for a minute", crowd.measure),
    "reference": ("search and card pages, their queries and bytes", of_its_own("reference", anew=True)),
    "kingdoms": ("made by lot, shown, printed", of_its_own("kingdoms")),
    "start": ("the first start and the second, a process in memory, a question in the terminal", starting.measure),
    "shelves": ("a dispute fetched and stored beside a thousand to a million others", of_its_own("shelves", anew=True)),
    "scaling": ("a search with so many rulings, an answer with so many processes", of_its_own("scaling")),
    "growth": ("with players, piles, decisions, endings", growth.measure),
}


class Command(BaseCommand):
    help = (
        "Measures how fast it is, on this machine: "
        + "; ".join(f"{part}: {what}" for part, (what, _) in PARTS.items())
        + ". Servers and databases are its own and thrown away: SQLite, or on the server that DATABASE_URL names."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (default: all)")
        parser.add_argument("--smallest", action="store_true", help="only tries that everything can be measured")
        begun = "a data folder: servers start on copies of it, except where a first start is measured"
        parser.add_argument("--begin-with", default="", metavar="FOLDER", help=begun)
        parser.add_argument("--plots", default="", metavar="FOLDER", help="where to draw how cost grows (growth.svg)")

    def handle(
        self, *args: object, parts: list[str], smallest: bool, plots: str, begin_with: str, **options: object
    ) -> None:
        if unknown := [part for part in parts if part not in PARTS]:
            raise CommandError(f"There is no part {', '.join(unknown)}. The parts are {', '.join(PARTS)}.")
        os.environ["BEGIN_WITH"] = str(Path(begin_with).resolve()) if begin_with else ""
        figures = Figures(self.stdout.write)
        for part in parts or PARTS:
            what, measure = PARTS[part]
            self.stdout.write(f"\n{part}: {what}")
            measure(SMALLEST if smallest else Size(plots=plots), figures)
