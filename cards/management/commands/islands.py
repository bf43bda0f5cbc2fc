from argparse import ArgumentParser
from collections.abc import Iterable

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from cards import fixtures
from cards.pictures import islands
from rules.facts import card_names, kinds

FOLDER = settings.BASE_DIR / "cards" / "static" / "islands"


def drawing(card: fixtures.Card) -> str:
    return islands.drawing(card.slug, card.coins or 0, card.kind in kinds("sideways"))


class Command(BaseCommand):
    help = "Draws the islands of these cards, or of every card that has none yet or whose cost has changed."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("card", nargs="*", help="a card's name in either language")

    def handle(self, *args: object, card: list[str], **options: object) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        cards = fixtures.read(settings.FIXTURES_DIR).cards
        if card:
            self.draw([cards[self.meant(name)] for name in card])
            return
        for file in FOLDER.glob("*.svg"):
            if file.stem not in cards:
                file.unlink()
                self.stdout.write(f"removed {file.stem}")
        self.draw(cards.values())

    def meant(self, name: str) -> str:
        slug = card_names().find(name)
        if slug is None:
            near = ", ".join(" or ".join(dict.fromkeys(pair)) for pair in card_names().suggestions(name))
            raise CommandError(f"No card is called {name!r}." + (f" Near: {near}." if near else ""))
        return slug

    def draw(self, cards: Iterable[fixtures.Card]) -> None:
        for card in cards:
            file, new = FOLDER / f"{card.slug}.svg", drawing(card)
            if not file.exists() or file.read_text(encoding="ascii") != new:
                file.write_text(new, encoding="ascii")
                self.stdout.write(f"drew {card.slug}")
