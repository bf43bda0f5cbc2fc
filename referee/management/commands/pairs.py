"""python manage.py pairs: builds every pair of modelled cards, within the rules' budgets."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from time import monotonic

from django.core.management.base import BaseCommand

from cards.catalogue import catalogue
from referee.asking.pairs import made_by
from referee.models import BuiltPair
from rules.console.terminal import ProgressLine
from rules.tools.pairs import Both, every_pair, tell

A_BATCH = 500


class Command(BaseCommand):
    help = (
        "Plays every pair of modelled cards and keeps what comes of it; prints how many interact and are told. "
        "Interrupted, it goes on next time where it stopped."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--card", action="append", default=[], help="only pairs with this card (its slug)")
        parser.add_argument("--seconds", type=int, default=0, help="stop after that long; the rest is built next time")
        parser.add_argument("--untold", type=Path, help="a file for the pairs that could not be told")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")

    def handle(self, *args: object, card: list[str], seconds: int, untold: Path | None, jobs: int, **_: object) -> None:
        maker, end = made_by(catalogue()), monotonic() + seconds if seconds else None
        BuiltPair.objects.exclude(made_by=maker).delete()
        chosen = self.chosen(card)
        progress = ProgressLine(sys.stderr, len(chosen))
        rows: list[BuiltPair] = []
        done = 0
        try:
            for done, (both, told) in enumerate(tell(chosen, jobs), 1):
                rows.append(BuiltPair(key=" ".join(both), made_by=maker, kind=told["kind"], told=told))
                if len(rows) >= A_BATCH:
                    rows = self.keep(rows)
                    progress.at(done)
                if end is not None and monotonic() > end:
                    break
        except KeyboardInterrupt:
            pass  # what is built is kept
        self.keep(rows)
        progress.end()
        self.report(len(chosen) - done, untold)

    def chosen(self, cards: list[str]) -> list[Both]:
        there = set(BuiltPair.objects.values_list("key", flat=True))
        return [
            both
            for both in every_pair()
            if (not cards or not set(both).isdisjoint(cards)) and " ".join(both) not in there
        ]

    def keep(self, rows: list[BuiltPair]) -> list[BuiltPair]:
        BuiltPair.objects.bulk_create(rows, ignore_conflicts=True)
        return []

    def report(self, left: int, untold: Path | None) -> None:
        kinds = Counter(BuiltPair.objects.values_list("kind", flat=True))
        silent = kinds["unknown"] + kinds["broken"]
        interact = sum(n for kind, n in kinds.items() if kind not in ("apart", "unknown", "broken"))
        self.stdout.write(f"{sum(kinds.values())} pairs: {interact} interact, {kinds['apart']} do not, {silent} untold")
        self.stdout.write(", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items())))
        if left:
            self.stdout.write(f"{left} are left for the next time")
        if untold is not None:
            keys = BuiltPair.objects.filter(kind__in=("unknown", "broken")).order_by("key").values_list("key", "told")
            untold.write_text("".join(f"{key}\t{told.get('why', ('',))[0]}\n" for key, told in keys), encoding="utf-8")
