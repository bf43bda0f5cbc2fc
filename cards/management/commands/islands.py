from django.conf import settings
from django.core.management.base import BaseCommand

from cards import fixtures
from cards.pictures import islands
from rules.facts import kinds

FOLDER = settings.BASE_DIR / "cards" / "static" / "islands"


def drawing(card: fixtures.Card) -> str:
    return islands.drawing(card.slug, card.coins or 0, card.kind in kinds("sideways"))


class Command(BaseCommand):
    help = "Draws the island of every card that has none yet, or whose cost has changed."
    requires_system_checks = []

    def handle(self, *args: object, **options: object) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        cards = fixtures.read(settings.FIXTURES_DIR).cards
        for file in FOLDER.glob("*.svg"):
            if file.stem not in cards:
                file.unlink()
                self.stdout.write(f"removed {file.stem}")
        for card in cards.values():
            file, new = FOLDER / f"{card.slug}.svg", drawing(card)
            if not file.exists() or file.read_text(encoding="ascii") != new:
                file.write_text(new, encoding="ascii")
                self.stdout.write(f"drew {card.slug}")
