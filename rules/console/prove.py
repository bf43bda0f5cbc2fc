"""Replays the proofs and says which rulings are proved."""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser
from collections import Counter
from multiprocessing import Pool
from typing import TextIO

from rules.tools.proofs import Proof, check, coverage, proofs, rulebooks

HELP = "Replays every stored situation; prints what failed, and which rulings are proved, not provable, missing."


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("slugs", nargs="*", help="situations, or rulings whose proofs are replayed; all when left out")


def prove(out: TextIO, err: TextIO, slugs: list[str]) -> int:
    chosen = [p for p in proofs() if not slugs or p.slug in slugs or set(p.proves) & set(slugs)]
    if slugs and not chosen:
        print(f"No situation is called, or proves, {', '.join(slugs)}.", file=err)
        return 1
    begin = time.perf_counter()
    failed = _replay_all(chosen, err)
    took = time.perf_counter() - begin
    for proof, differences in failed:
        print(f"{proof.slug} ({proof.file})", *differences, sep="\n  ", file=out)
    print(f"{len(chosen) - len(failed)} of {len(chosen)} situations hold ({took:.1f} s).", file=out)
    missing = 0 if slugs else _tell_coverage(out)
    if failed or missing:
        print(f"{len(failed)} situations fail, {missing} rulings are without a proof.", file=err)
    return 1 if failed or missing else 0


def replay(proof: Proof) -> tuple[Proof, list[str]]:
    return proof, check(proof)


def _replay_all(chosen: list[Proof], err: TextIO) -> list[tuple[Proof, list[str]]]:
    failed = []
    terminal = err.isatty()
    with Pool(min(os.cpu_count() or 1, max(len(chosen) // 20, 1))) as pool:
        for done, (proof, differences) in enumerate(pool.imap_unordered(replay, chosen, chunksize=8), 1):
            if differences:
                failed.append((proof, differences))
            if terminal:
                width = 40 * done // len(chosen)
                print(f"\r{'#' * width:-<40} {done}/{len(chosen)}", end="", file=err)
    if terminal:
        print(file=err)
    return sorted(failed, key=lambda pair: pair[0].slug)


def _tell_coverage(out: TextIO) -> int:
    found = coverage()
    books = Counter(slug.split(":")[0] for slug in found.proved)
    gaps = Counter(slug.split(":")[0] for slug in found.missing)
    reasons = Counter(slug.split(":")[0] for slug in found.unprovable)
    print(f"{'book':<14}{'proved':>8}{'no proof possible':>20}{'missing':>9}", file=out)
    for book in rulebooks():
        print(f"{book:<14}{books[book]:>8}{reasons[book]:>20}{gaps[book]:>9}", file=out)
    for slug in found.missing:
        print(f"missing: {slug}", file=out)
    for slug, reason in found.unprovable.items():
        print(f"not provable: {slug}: {reason}", file=out)
    for slug in found.unknown:
        print(f"unknown ruling: {slug}", file=out)
    return len(found.missing) + len(found.unknown)
