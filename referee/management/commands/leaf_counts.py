import sys
import textwrap
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import yaml
from django.conf import settings
from django.core.management.base import BaseCommand

from rules import count, parse, start

HEAD = """\
# How many lines of decisions, and how many different positions, each table has to that depth (rules.outcomes.count).
# A change of a rule shows here as a changed number. Once the new numbers are known to be right, write them with
#     python manage.py leaf_counts --write
"""


class Command(BaseCommand):
    help = "Counts the lines of decisions of the stored positions again and says what has changed; --write keeps it."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        default = Path(settings.BASE_DIR) / "tests" / "rules" / "engine" / "leaf_counts.yaml"
        parser.add_argument("file", nargs="?", type=Path, default=default)
        parser.add_argument("--write", action="store_true", help="write the numbers into the file")

    def handle(self, *args: object, file: Path, write: bool, **options: object) -> None:
        rows = yaml.safe_load(file.read_text(encoding="utf-8"))
        changed = 0
        for row in rows:
            lines, positions = count(start(parse(row["situation"]), trace=False), row["depth"])
            if (lines, positions) != (row.get("lines"), row.get("positions")):
                changed += 1
                was = f"{row.get('lines')} lines, {row.get('positions')} positions"
                self.stdout.write(f"{row['title']}: {was} -> {lines} lines, {positions} positions")
            row |= {"lines": lines, "positions": positions}
        self.stdout.write(f"{changed} of {len(rows)} positions have changed.")
        if write:
            file.write_text(HEAD + "".join(map(written, rows)), encoding="utf-8")
        elif changed:
            sys.exit(1)


def written(row: dict[str, Any]) -> str:
    """One position, readable: the title, the numbers, the document in a few lines."""
    document = yaml.safe_dump(row["situation"], default_flow_style=True, allow_unicode=True, sort_keys=False, width=100)
    numbers = "".join(f"  {key}: {row[key]}\n" for key in ("depth", "lines", "positions"))
    title = yaml.safe_dump(row["title"], allow_unicode=True, width=1000).removesuffix("...\n").strip()
    return f"- title: {title}\n{numbers}  situation:\n{textwrap.indent(document, '    ')}"
