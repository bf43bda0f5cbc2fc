"""python manage.py mutate [CARD ...]: breaks one instruction at a time and counts how many breaks are noticed."""

from __future__ import annotations

import importlib
import inspect
import logging
import os
import re
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from rules.facts import card_names, facts
from rules.tools.mutation import Mutant, apply, breakable, mutants
from rules.tools.proofs import Proof, check, proofs

WORD = re.compile(r"[^\W_]+")


@cache
def tests() -> list[tuple[str, Callable[..., None]]]:
    """Every engine test that needs at most a table, and its parameters, with the words of its source and of these."""
    found: list[tuple[str, Callable[..., None]]] = []
    base = Path(settings.BASE_DIR)
    for path in sorted((base / "tests" / "rules").rglob("test_*.py")):
        module = importlib.import_module(".".join(path.relative_to(base).with_suffix("").parts))
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if not name.startswith("test_"):
                continue
            needs = set(inspect.signature(function).parameters)
            for values in runs(function):
                if needs - values.keys() <= {"table"}:
                    said = f"{inspect.getsource(function)} {named(values)}"
                    found.append((words(said), partial(function, **values)))
    return found


def named(values: dict[str, Any]) -> str:
    try:
        return str(values)
    except ValueError:  # a number of thousands of digits names no card
        return ""


def words(text: str) -> str:
    """In small letters, with a space before and behind each: a test may name a card in its own name only."""
    return " ".join(["", *WORD.findall(re.sub("['’]", "", text.lower())), ""])


def runs(function: Callable[..., None]) -> list[dict[str, Any]]:
    """With which parameters pytest runs this test: with none, unless it is parametrised."""
    found: list[dict[str, Any]] = [{}]
    for mark in getattr(function, "pytestmark", ()):
        if mark.name == "parametrize":
            names, rows = mark.args
            if isinstance(names, str):
                names = [name.strip() for name in names.split(",")]
            rows = [row.values if hasattr(row, "marks") else row if len(names) > 1 else (row,) for row in rows]
            found = [{**values, **dict(zip(names, row, strict=True))} for values in found for row in rows]
    return found


@cache
def proofs_of(card: str) -> list[Proof]:
    """The proofs that name the card. One that fails with nothing broken would notice everything, so it is left out."""
    names = (facts()[card].en, facts()[card].de)
    return [p for p in proofs() if any(name in str(p.document) for name in names) and not proof_fails(p)]


@cache
def tests_of(card: str) -> list[Callable[..., None]]:
    """The same among the tests."""
    names = [words(name) for name in (facts()[card].en, facts()[card].de)]
    found = [function for source, function in tests() if any(name in source for name in names)]
    return [test for test in found if not test_fails(test)]


def proof_fails(proof: Proof) -> bool:
    try:
        return bool(check(proof))
    except Exception:
        return True


def test_fails(test: Callable[..., None]) -> bool:
    import pytest

    from tests.rules.conftest import Table

    try:
        test(**({"table": Table()} if "table" in inspect.signature(test).parameters else {}))
    except (Exception, pytest.fail.Exception):  # that one is no Exception
        return True
    return False


def noticed_by(mutant: Mutant) -> str:
    """Who notices the break: a proof, a test, or nobody."""
    about = proofs_of(mutant.card), tests_of(mutant.card)  # gathered while the card is whole
    with apply(mutant):
        if any(proof_fails(proof) for proof in about[0]):
            return "proof"
        if any(test_fails(test) for test in about[1]):
            return "test"
    return ""


def look(mutant: Mutant) -> tuple[Mutant, str]:
    return mutant, noticed_by(mutant)


class Command(BaseCommand):
    help = (
        "Breaks one instruction of a card at a time; prints how many breaks the proofs and tests notice, and which not."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("cards", nargs="*", help="only these cards, by any name")

    def handle(self, *args: Any, cards: list[str], **options: Any) -> None:
        chosen = list(mutants([self._slug(name) for name in cards]))
        logging.getLogger("rules.run").disabled = True  # that a broken card stops a run is what is looked for
        begin = time.monotonic()
        seen: Counter[str] = Counter()
        survivors = []
        with Pool(os.cpu_count()) as pool:
            for done, (mutant, who) in enumerate(self._looked(pool, chosen), 1):
                seen[who] += 1
                if not who:
                    survivors.append(mutant)
                if self.stderr.isatty():
                    left = (time.monotonic() - begin) / done * (len(chosen) - done)
                    self.stderr.write(f"\r{done}/{len(chosen)} breaks, {left:.0f} s left ", ending="")
        for mutant in sorted(survivors, key=str):
            self.stdout.write(f"not noticed: {mutant}")
        share = 100 * (len(chosen) - len(survivors)) / max(len(chosen), 1)
        self.stdout.write(
            f"{len(chosen)} breaks: {seen['proof']} noticed by a proof, {seen['test']} by a test, "
            f"{len(survivors)} by nobody. {share:.1f} % noticed."
        )

    def _looked(self, pool: Any, chosen: list[Mutant]) -> Iterable[tuple[Mutant, str]]:
        found: Iterable[tuple[Mutant, str]] = pool.imap_unordered(look, chosen, chunksize=16)
        return found

    def _slug(self, name: str) -> str:
        slug = card_names().find(name)
        if slug is None:
            raise CommandError(
                f"No card is called {name}. Near: {', '.join(en for en, _ in card_names().suggestions(name))}"
            )
        if not breakable(slug):
            raise CommandError(f"{name} has no instructions of its own: there is nothing to break.")
        return slug
