import os
import time
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from referee.operations.campaign import Broken, NotTried, figures
from referee.operations.campaign.parts import PARTS


class Command(BaseCommand):
    help = (
        "Tries to break the site, in parts, each bounded in time, on this machine only, with servers of its own. "
        "With --keep the figures go into the page of promises. Exit code 1 when a promise does not hold."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "parts", nargs="*", choices=[*PARTS, []], help=f"{', '.join(PARTS)}; all of them when none is named"
        )
        parser.add_argument("--seconds", type=float, default=10, help="about how long each part tries (10)")
        parser.add_argument("--keep", action="store_true", help="write the figures into the page of promises")

        parser.add_argument("--games", type=int, default=0, help="soak: that many games, however long they take")
        parser.add_argument("--first", type=int, help="soak: count anew, from this game on (behind the kept ones)")
        parser.add_argument("--jobs", type=int, default=1, help="soak: processes (1)")

    def handle(self, *args: object, parts: list[str], seconds: float, keep: bool, **options: Any) -> None:
        broken = []
        of_soak = {name: options[name] for name in ("games", "first", "jobs")}
        for part in parts or PARTS:
            begun, others = time.monotonic(), os.getloadavg()[0]
            try:
                found = PARTS[part](seconds, **of_soak if part == "soak" else {})
            except Broken as what:
                broken.append(part)
                self.stdout.write(f"{part}: BROKEN: {what}")
                continue
            except NotTried as why:
                self.stdout.write(f"{part}: not tried: {why}")
                continue
            told, counted = found if isinstance(found, tuple) else (found, None)
            if others > (cores := os.cpu_count() or 1):
                told += f"; on a busy machine: {others:.0f} processes of others at the start, {cores} cores"
            self.stdout.write(f"{part}: {told} ({time.monotonic() - begun:.0f} s)")
            self.stdout.flush()
            if keep:
                figures.keep(part, told, counted)
        if broken:
            raise CommandError(f"Does not hold: {', '.join(broken)}")
