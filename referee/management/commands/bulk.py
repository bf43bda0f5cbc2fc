from argparse import ArgumentParser

from django.core.management.base import BaseCommand

from cards.catalogue import catalogue
from referee.api import bulk


class Command(BaseCommand):
    help = "Makes the API's bulk files (all cards, rulings, kingdoms), unless those of this load are there."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--again", action="store_true", help="make them even so")

    def handle(self, *args: object, again: bool = False, **options: object) -> None:
        found = bulk.make(catalogue()) if again else bulk.index(catalogue())
        for file in found["files"]:
            self.stdout.write(
                f"{bulk.folder() / file['name']}: {file['rows']} rows, {file['bytes']:,} bytes, "
                f"sha256 {file['sha256']}, of {file['date']}"
            )
