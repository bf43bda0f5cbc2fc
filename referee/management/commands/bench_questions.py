"""python manage.py bench_questions: how many questions are understood and answered, and how fast."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand

from cards.catalogue import catalogue
from referee.asking.answer import Answer, ask
from referee.asking.library import library
from rules import FIXTURES, read_yaml
from rules.facts import facts
from rules.questions.deciding import decide
from rules.questions.reading import read

FOLDER = Path(__file__).resolve().parents[2] / "asking" / "questions"
COLUMNS = ("asked", "understood", "right", "wrong", "none", "beyond", "ruling in three", "ruling asked for")


class Command(BaseCommand):
    help = "Asks the questions of referee/asking/questions and counts what came of them, for each class and half."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--half", choices=("tuned", "untuned"), help="only this half")
        parser.add_argument("--failures", action="store_true", help="print each failure of the tuned half")
        parser.add_argument(
            "--written",
            metavar="BOOK",
            help="ask what fixtures/questions/BOOK.yaml asks, and print what differs",
        )

    def handle(self, *args: object, half: str | None, failures: bool, written: str | None, **options: object) -> None:
        known = catalogue()
        if written:
            return self.ask_written(written)
        ask("", known)  # so that nothing is read while the clock runs
        for name in (half,) if half else ("tuned", "untuned"):
            times: dict[str, list[float]] = {"stored": [], "built": []}
            self.stdout.write(f"{name:<10}" + "".join(f"{column:>18}" for column in COLUMNS))
            for kind, rows in read_yaml(FOLDER / f"{name}.yaml").items():
                counts: Counter[str] = Counter()
                for row in rows:
                    start = perf_counter()
                    answer = ask(row["q"], known)
                    times["built" if answer.source == "built" else "stored"].append(perf_counter() - start)
                    judged = judge(row, answer)
                    counts.update(judged)
                    if failures and name == "tuned" and not judged.isdisjoint(("wrong", "none", "ruling missed")):
                        found = answer.verdict.value if answer.verdict else None
                        self.stdout.write(f"  {row['q']}  {found!r} {answer.question.slugs} {answer.rulings[:3]}")
                self.stdout.write(f"{kind:<10}" + "".join(f"{counts[column]:>18}" for column in COLUMNS))
            for source, taken in times.items():
                taken.sort()
                if taken:
                    self.stdout.write(f"{source}: p95 {taken[int(len(taken) * 0.95)] * 1000:.0f} ms")

    def ask_written(self, book: str) -> None:
        """Where a table that is built says something else than the book, one of the two is wrong."""
        known, counts = catalogue(), Counter[str]()
        names = library(known).names
        for slug, rows in read_yaml(FIXTURES / "questions" / f"{book}.yaml").items():
            for row in rows:
                for language, tongue in enumerate(("en", "de")):
                    q = read(row[tongue], names)
                    played = decide(q)
                    value = played.value if played else None
                    asked = ask(row[tongue], known)
                    found = asked.verdict.value if asked.verdict else None
                    counts["asked"] += 1
                    counts["a table says the same"] += value == row["is"]
                    if q.strange or q.language != language:
                        counts["not understood"] += 1
                        self.stdout.write(f"  {slug} {row[tongue]}  not understood: {q.strange or 'the language'}")
                    elif played and value not in (None, row["is"]):
                        counts["a table says otherwise"] += 1
                        self.stdout.write(f"  {slug} {row[tongue]}  book {row['is']!r}, table {value!r}: {played.text}")
                    elif found != row["is"]:
                        counts["answered otherwise"] += 1
                        self.stdout.write(f"  {slug} {row[tongue]}  book {row['is']!r}, answer {found!r} {q.slugs}")
        self.stdout.write(", ".join(f"{name}: {n}" for name, n in counts.items()))


def judge(row: dict[str, Any], answer: Answer) -> set[str]:
    """What of a question's expectations came true."""
    found = {"asked"}
    slugs = set(answer.question.slugs)
    wanted = set(row.get("cards", slugs))
    if wanted <= slugs and all(facts()[slug].kind == "basic" for slug in slugs - wanted):
        found.add("understood")
    expected, value = row.get("is", "none"), answer.verdict.value if answer.verdict else None
    if expected != "none":
        found.add("none" if value is None else "right" if str(value) == str(expected) else "wrong")
    elif value is not None:
        found.add("beyond" if "ruling" in row or "cards" in row else "wrong")
    if "ruling" in row:
        found.add("ruling asked for")
        found.add("ruling in three" if set(answer.rulings[:3]) & set(row["ruling"]) else "ruling missed")
    return found
