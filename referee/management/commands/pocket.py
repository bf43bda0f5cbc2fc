"""Makes what a phone keeps to adjudicate without a network; with --check, answers stored situations by it."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from referee.pocket.checking import differences
from referee.pocket.packing import CannotPack, current_pocket, make, trials

ALL = 1_000_000


class Command(BaseCommand):
    help = "Makes the referee that a phone keeps (needs npm and node), where there is none of this engine."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", type=int, nargs="?", const=ALL, metavar="N", help="of stored situations; all")
        parser.add_argument("--quality", type=int, default=11, choices=range(12), help="of the packing; 11 is slow")

    def handle(self, *args: Any, check: int | None, quality: int, **options: Any) -> None:
        try:
            pocket = current_pocket() or make(quality)
        except CannotPack as problem:
            raise CommandError(str(problem)) from None
        packed, whole = pocket.packed / 1e6, sum(pocket.sizes.values()) / 1e6
        self.stdout.write(f"{pocket.digest}: {packed:.2f} MB on the way, {whole:.1f} MB unpacked")
        if check is None:
            return
        documents = trials(check)
        found, speed = differences(pocket, documents)
        self.stdout.write(f"{len(documents)} situations, {len(found)} answered otherwise; {speed}")
        if found:
            raise CommandError("\n".join(found[:5]))
