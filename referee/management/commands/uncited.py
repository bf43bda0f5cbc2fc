"""Statements that a situation replays and that no step of it cites."""

from __future__ import annotations

from argparse import ArgumentParser

from django.core.management.base import BaseCommand

from cards import fixtures
from rules.tools.cites import cited, uncited_statements


class Command(BaseCommand):
    help = "Lists the statements of the books that no step cites, although a stored situation replays them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--book", default="", help="only those of this book, for example seaside2")

    def handle(self, *args: object, **options: str) -> None:
        found = [slug for slug in uncited_statements(cited()) if slug.startswith(options["book"])]
        entries = fixtures.read().entries
        for slug in found:
            self.stdout.write(f"{slug}  {entries[slug].text['en']}")
        self.stdout.write(f"{len(found)} statements")
