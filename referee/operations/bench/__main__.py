"""One part in a process of its own: its data folder and its database are thrown away afterwards."""

# ruff: noqa: E402
import argparse

import django

django.setup()

from django.core.management import call_command

from referee.operations.bench import kingdoms, reference, scaling, shelves
from referee.operations.bench.figures import SMALLEST, BenchPart, Figures, Size

PARTS: dict[str, BenchPart] = {"reference": reference, "kingdoms": kingdoms, "shelves": shelves, "scaling": scaling}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--smallest", action="store_true")
    asked = parser.parse_args()
    call_command("migrate", verbosity=0, interactive=False)
    call_command("collectstatic", verbosity=0, interactive=False)
    PARTS[asked.part].measure(SMALLEST if asked.smallest else Size(), Figures(print))


main()
