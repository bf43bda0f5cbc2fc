"""python manage.py bench_questions: what becomes of questions, by route and grade; fails on any wrong answer."""

from __future__ import annotations

import random
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.catalogue import catalogue
from referee.asking.answer import Answer, ask
from referee.asking.library import library
from rules import FIXTURES, read_yaml
from rules.facts import facts
from rules.questions.deciding import decide
from rules.questions.reading import read
from rules.tools.asking import probes

FOLDER = Path(__file__).resolve().parents[2] / "asking" / "questions"
COLUMNS = (
    "asked",
    "understood",
    "right",
    "wrong",
    "none",
    "beyond",
    "ruling first",
    "ruling in three",
    "ruling asked for",
)
OF_PROBES = ("asked", "right", "wrong", "none")
SETS = ("tuned", "untuned", "probes")


class Command(BaseCommand):
    help = (
        "Asks the questions of referee/asking/questions, the probes, or those of files, and counts what came of them."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="*", type=Path, help="YAML lists of {q, lang, expect: yes, no or a number}")
        parser.add_argument("--half", choices=SETS, help="only this set")
        parser.add_argument("--sample", type=int, default=0, help="only so many probes of each family, by lot")
        parser.add_argument("--failures", action="store_true", help="print what was not answered as expected")
        parser.add_argument(
            "--written",
            metavar="BOOK",
            help="ask what fixtures/questions/BOOK.yaml asks, and print what differs",
        )
        parser.add_argument(
            "--near", action="store_true", help="only how often a written question that asks the same stands near"
        )

    def handle(
        self,
        *args: object,
        files: list[Path],
        half: str | None,
        sample: int,
        failures: bool,
        written: str | None,
        near: bool,
        **options: object,
    ) -> None:
        if written:
            return self.ask_written(written)
        if near:
            return self.look_near()
        self.known, self.failures, self.wrong = catalogue(), failures, 0
        ask("", self.known)  # so that nothing is read while the clock runs
        self.grades: Counter[tuple[str, str]] = Counter()
        self.times: dict[str, list[float]] = {"stored": [], "built": []}
        for path in files:
            self.count(path.stem, {path.stem: read_set(path)}, OF_PROBES)
        for name in () if files else (half,) if half else SETS:
            sets = sampled(sample) if name == "probes" else read_yaml(FOLDER / f"{name}.yaml")
            self.count(name, sets, OF_PROBES if name == "probes" else COLUMNS)
        for (grade, became), n in sorted(self.grades.items()):
            self.stdout.write(f"{grade:<32}{became:<8}{n:>6}")
        for source, taken in self.times.items():
            taken.sort()
            if taken:
                self.stdout.write(f"{source}: p95 {taken[int(len(taken) * 0.95)] * 1000:.0f} ms")
        if self.wrong:
            raise CommandError(f"{self.wrong} answered wrong")

    def count(self, name: str, sets: dict[str, list[dict[str, Any]]], columns: tuple[str, ...]) -> None:
        self.stdout.write(f"{name:<14}" + "".join(f"{column:>18}" for column in columns))
        for kind, rows in sets.items():
            counts: Counter[str] = Counter()
            for row in rows:
                counts.update(self.judged(row))
            self.stdout.write(f"{kind:<14}" + "".join(f"{counts[column]:>18}" for column in columns))

    def judged(self, row: dict[str, Any]) -> set[str]:
        start = perf_counter()
        answer = ask(row["q"], self.known)
        self.times["built" if answer.source == "built" else "stored"].append(perf_counter() - start)
        found = judge(row, answer)
        became = next(iter(found & {"right", "wrong", "none", "beyond"}), "")
        kind = answer.verdict.kind if answer.verdict else ""
        if became:
            self.grades[f"{answer.grade or 'no verdict'} {kind}", became] += 1
        self.wrong += became == "wrong"
        if became == "wrong" or (self.failures and not found.isdisjoint(("none", "ruling missed"))):
            value = answer.verdict.value if answer.verdict else None
            self.stdout.write(f"  {became}: {row['q']}  {value!r}, not {row.get('is')!r}  {kind} {answer.rulings[:3]}")
        return found

    def look_near(self) -> None:
        """Of questions that somebody typed: where, among those that are shown, is one that asks the same."""
        shelf, counts = library(catalogue()), Counter[str]()
        for row in read_yaml(FOLDER / "same.yaml"):
            language = ("en", "de").index(row["lang"])
            shown = [each.texts[language] for each in shelf.answered.near(read(row["q"], shelf.names, language))]
            counts.update(
                {
                    "typed": 1,
                    "the same first": bool({*shown[:1]} & {*row["same"]}),
                    "among the three": bool({*shown} & {*row["same"]}),
                }
            )
        self.stdout.write(", ".join(f"{name}: {n}" for name, n in counts.items()))

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


def sampled(most: int) -> dict[str, list[dict[str, Any]]]:
    """The probes by family; with `most`, so many of each, always the same ones."""
    found: dict[str, list[dict[str, Any]]] = {}
    for probe in probes(read_yaml(FOLDER / "probes.yaml")):
        found.setdefault(probe.family, []).append({"q": probe.text, "is": probe.expected})
    lot = random.Random(most)
    return {family: lot.sample(rows, min(most or len(rows), len(rows))) for family, rows in found.items()}


def read_set(path: Path) -> list[dict[str, Any]]:
    """Questions of a file; what has no expected verdict is only asked."""
    rows: Iterable[Any] = read_yaml(path)
    if not isinstance(rows, list) or not all(isinstance(row, dict) and isinstance(row.get("q"), str) for row in rows):
        raise CommandError(f"{path} is no list of questions: each is {{q: …, lang: en, expect: yes}}.")
    return [*_expected(rows)]


def _expected(rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for row in rows:
        expected = row.get("expect")
        if isinstance(expected, bool):  # YAML's own yes
            expected = "yes" if expected else "no"
        yield {"q": row["q"], **({"is": expected} if expected is not None else {"cards": []})}


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
        found |= {"ruling first"} if set(answer.rulings[:1]) & set(row["ruling"]) else set()
        found.add("ruling in three" if set(answer.rulings[:3]) & set(row["ruling"]) else "ruling missed")
    return found
