"""The island of each card."""

import pytest
from django.core.management import CommandError, call_command

from cards.catalogue import catalogue
from cards.management.commands.islands import FOLDER
from cards.models import Card
from cards.pictures.islands import drawing

pytestmark = pytest.mark.django_db


class TestIslands:
    def test_every_card_has_its_island_and_no_other_is_there(self) -> None:
        assert {file.stem for file in FOLDER.glob("*.svg")} == set(catalogue().cards), "manage.py islands draws them"

    @pytest.mark.parametrize("slug", ["tactician", "copper", "cave-dwellers"])
    def test_the_same_card_has_the_same_coast_for_ever(self, slug: str) -> None:
        card = Card.objects.get(slug=slug)
        assert (FOLDER / f"{slug}.svg").read_text() == drawing(slug, card.coins or 0, card.sideways)

    def test_the_command_draws_what_is_missing(self, tmp_path, monkeypatch: pytest.MonkeyPatch, settings) -> None:
        fixtures = tmp_path / "fixtures"
        (fixtures / "cards").mkdir(parents=True)
        for name in ("expansions.yaml", "types.yaml"):
            (fixtures / name).write_text((settings.FIXTURES_DIR / name).read_text())
        row = "{name: {en: Dodo, de: Dodo}, german: m Dodos, cost: 3, types: [Action]}"
        (fixtures / "cards" / "promo.yaml").write_text(f"dodo: {row}\n")
        settings.FIXTURES_DIR = fixtures
        folder = tmp_path / "islands"
        folder.mkdir()
        (folder / "old.svg").write_text("gone")
        monkeypatch.setattr("cards.management.commands.islands.FOLDER", folder)
        call_command("islands", verbosity=0)
        assert [file.name for file in folder.iterdir()] == ["dodo.svg"]
        assert (folder / "dodo.svg").read_text() == drawing("dodo", 3)

    def test_the_command_draws_one_card_and_leaves_the_others(self, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("cards.management.commands.islands.FOLDER", tmp_path)
        (tmp_path / "old.svg").write_text("stays")
        call_command("islands", "Taktiker", verbosity=0)
        assert sorted(file.name for file in tmp_path.iterdir()) == ["old.svg", "tactician.svg"]
        with pytest.raises(CommandError, match=r"No card is called 'Tacticain'\. Near: Tactician or Taktiker\."):
            call_command("islands", "Tacticain", verbosity=0)
