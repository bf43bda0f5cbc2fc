"""Which of the recommended kingdoms can be played, and what the others lack; with games, whether they play."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser

from django.core.management.base import BaseCommand

from rules.facts import facts
from rules.kingdoms import Kingdom, kingdoms
from rules.tools.soak import lacks, soak_kingdom

OF = {"rulebooks": False, "lists": True}


class Command(BaseCommand):
    help = (
        "Lists the recommended kingdoms: which can be played, and what the others lack. With --games, random games of "
        "2 to 6 players are played in each; exit code 1 when one failed."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--games", type=int, default=0, help="random games in each (0)")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
        parser.add_argument("--book", default="", help="only those of this book, for example allies")
        parser.add_argument("--of", choices=OF, help="only those that our rulebooks print, or those of public lists")

    def handle(self, *args: object, games: int, jobs: int, book: str, of: str | None, **options: object) -> None:
        chosen = [k for k in kingdoms() if k.book.startswith(book) and (not of or k.listed == OF[of])]
        wrong = 0
        for kingdom in chosen:
            missing = [facts()[slug].en for slug in lacks(kingdom)]
            told = f"lacks {', '.join(missing)}" if missing else self.played(kingdom, games, jobs) if games else "plays"
            wrong += told.startswith("FAILED")
            self.stdout.write(f"{kingdom.key:<44} {told}")
        for name, listed in OF.items():
            group = [kingdom for kingdom in chosen if kingdom.listed == listed]
            if group:
                playable = sum(not lacks(kingdom) for kingdom in group)
                self.stdout.write(f"of {name}: {playable} of {len(group)} can be played")
        if wrong:
            sys.exit(1)

    def played(self, kingdom: Kingdom, games: int, jobs: int) -> str:
        coverage, failures = soak_kingdom(kingdom, games, jobs=jobs)
        if failures:
            return f"FAILED: {failures[0]}"
        own = {part for slug in kingdom.piles for part in (facts()[slug].cards or (slug,))}
        own |= {kingdom.ally, kingdom.prophecy, *kingdom.landscapes}
        never = [f"never {what}: {', '.join(cards)}" for what, cards in coverage.missing(own).items() if cards]
        return "; ".join((f"{coverage.games} games, {coverage.decisions:,} decisions", *never))
