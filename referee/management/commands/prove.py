"""python manage.py prove [SLUG ...]: replays the proofs and says which rulings are proved."""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser
from collections import Counter
from multiprocessing import Pool
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from rules.tools.proofs import Proof, check, coverage, proofs, rulebooks


def replay(proof: Proof) -> tuple[Proof, list[str]]:
    return proof, check(proof)


class Command(BaseCommand):
    help = "Replays every stored situation; prints what failed, and which rulings are proved, not provable, missing."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "slugs", nargs="*", help="situations, or rulings whose proofs are replayed; all when left out"
        )

    def handle(self, *args: Any, slugs: list[str], **options: Any) -> None:
        chosen = [p for p in proofs() if not slugs or p.slug in slugs or set(p.proves) & set(slugs)]
        if slugs and not chosen:
            raise CommandError(f"No situation is called, or proves, {', '.join(slugs)}.")
        begin = time.perf_counter()
        failed = self._replay(chosen)
        took = time.perf_counter() - begin
        for proof, differences in failed:
            self.stdout.write(self.style.ERROR(f"{proof.slug} ({proof.file})"))
            for difference in differences:
                self.stdout.write(f"  {difference}")
        self.stdout.write(f"{len(chosen) - len(failed)} of {len(chosen)} situations hold ({took:.1f} s).")
        missing = 0 if slugs else self._coverage()
        if failed or missing:
            raise CommandError(f"{len(failed)} situations fail, {missing} rulings are without a proof.")

    def _replay(self, chosen: list[Proof]) -> list[tuple[Proof, list[str]]]:
        failed = []
        terminal = self.stderr.isatty()
        with Pool(min(os.cpu_count() or 1, max(len(chosen) // 20, 1))) as pool:
            for done, (proof, differences) in enumerate(pool.imap_unordered(replay, chosen, chunksize=8), 1):
                if differences:
                    failed.append((proof, differences))
                if terminal:
                    width = 40 * done // len(chosen)
                    self.stderr.write(f"\r{'#' * width:-<40} {done}/{len(chosen)}", ending="")
        if terminal:
            self.stderr.write("")
        return sorted(failed, key=lambda pair: pair[0].slug)

    def _coverage(self) -> int:
        found = coverage()
        books = Counter(slug.split(":")[0] for slug in found.proved)
        gaps = Counter(slug.split(":")[0] for slug in found.missing)
        reasons = Counter(slug.split(":")[0] for slug in found.unprovable)
        self.stdout.write(f"{'book':<14}{'proved':>8}{'no proof possible':>20}{'missing':>9}")
        for book in rulebooks():
            self.stdout.write(f"{book:<14}{books[book]:>8}{reasons[book]:>20}{gaps[book]:>9}")
        for slug in found.missing:
            self.stdout.write(f"missing: {slug}")
        for slug, reason in found.unprovable.items():
            self.stdout.write(f"not provable: {slug}: {reason}")
        for slug in found.unknown:
            self.stdout.write(self.style.ERROR(f"unknown ruling: {slug}"))
        return len(found.missing) + len(found.unknown)
