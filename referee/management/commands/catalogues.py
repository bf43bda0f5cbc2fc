from argparse import ArgumentParser

from django.conf import settings
from django.core.management.base import BaseCommand

from referee.operations import catalogues


class Command(BaseCommand):
    help = "Brings the translation catalogues up to date with the code, names their gaps and compiles them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--compile", action="store_true", help="only compile what has changed")

    def handle(self, *args: object, **options: object) -> None:
        if not options["compile"]:
            for app in catalogues.APPS:
                catalogues.update(app)
                for gap in catalogues.gaps(app, "de"):
                    self.stdout.write(f"{catalogues.path(app, 'de').relative_to(settings.BASE_DIR)}: {gap}")
        catalogues.compile_all()
