"""python manage.py pairs: builds every pair of modelled cards, within the rules' budgets."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from itertools import combinations
from pathlib import Path
from time import monotonic

from django.core.management.base import BaseCommand

from cards.catalogue import Catalogue, catalogue
from referee.asking.pairs import as_told, made_by
from referee.models import BuiltPair
from rules.facts import facts
from rules.questions.pairs import pair
from rules.questions.scene import playable

A_BATCH = 500


class Command(BaseCommand):
    help = "Plays every pair of modelled cards and keeps what comes of it; prints how many interact and are told."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--card", action="append", default=[], help="only pairs with this card (its slug)")
        parser.add_argument("--seconds", type=int, default=0, help="stop after that long; the rest is built next time")
        parser.add_argument("--untold", type=Path, help="a file for the pairs that could not be told")

    def handle(self, *args: object, card: list[str], seconds: int, untold: Path | None, **options: object) -> None:
        known = catalogue()
        maker, end = made_by(known), monotonic() + seconds if seconds else None
        BuiltPair.objects.exclude(made_by=maker).delete()
        there = set(BuiltPair.objects.values_list("key", flat=True))
        slugs = sorted(slug for slug in facts() if playable(slug))
        rows: list[BuiltPair] = []
        left = 0
        for one, two in combinations(slugs, 2):
            if (card and one not in card and two not in card) or f"{one} {two}" in there:
                continue
            if end is not None and monotonic() > end:
                left += 1
                continue
            rows.append(self.build(one, two, maker, known))
            if len(rows) >= A_BATCH:
                BuiltPair.objects.bulk_create(rows, ignore_conflicts=True)
                rows = []
        BuiltPair.objects.bulk_create(rows, ignore_conflicts=True)
        self.report(left, untold)

    def build(self, one: str, two: str, maker: str, known: Catalogue) -> BuiltPair:
        try:
            found = pair(one, two)
        except Exception as error:  # one pair that breaks shall not keep the others from being built
            return BuiltPair(key=f"{one} {two}", made_by=maker, kind="broken", told=_broken(repr(error)))
        return BuiltPair(key=f"{one} {two}", made_by=maker, kind=found.kind, told=as_told(found, known))

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


def _broken(error: str) -> dict[str, object]:
    text = (f"The referee lost its way: {error[:200]}", "Der Schiedsrichter hat sich verlaufen.")
    return {"kind": "broken", "question": ("", ""), "why": text, "readings": []}
