from argparse import ArgumentParser
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from cards import checking, fixtures


class Command(BaseCommand):
    help = (
        "Checks what the fixtures say: slugs, texts, names; and against rulebooks and tables, where these are present."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--shared",
            type=Path,
            default=settings.BASE_DIR.parent / "shared",
            help="the folder with rulebooks/ and facts/ (default: ../shared)",
        )

    def handle(self, *args: object, shared: Path, **options: object) -> None:
        found = fixtures.read(settings.FIXTURES_DIR)
        wrong = len(found.problems)
        for problem in found.problems:
            self.stdout.write(f"  fixtures/{problem.tell(settings.FIXTURES_DIR)}")
        for title, check in checking.OWN.items():
            wrong += self.tell(title, list(check(found)))
        for title, (compare, folder) in checking.SHARED.items():
            if (shared / folder).is_dir():
                wrong += self.tell(title, list(compare(found, shared / folder)))
            else:
                self.stdout.write(f"{title}: not checked, {shared / folder} is not there")
        if wrong:
            raise CommandError(f"{wrong} complaints")
        self.stdout.write(f"{len(found.cards)} cards, {len(found.entries)} rulings and rules: all is well")

    def tell(self, title: str, complaints: list[str]) -> int:
        self.stdout.write(f"{title}: {f'{len(complaints)} complaints' if complaints else 'ok'}")
        for line in complaints:
            self.stdout.write(f"  {line}")
        return len(complaints)
