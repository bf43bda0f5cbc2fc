"""`manage.py load`: the database says what the fixtures say, and loading again changes nothing."""

from io import StringIO
from pathlib import Path
from shutil import copytree

import pytest
from django.apps import apps
from django.core.management import CommandError, call_command
from django.db import connection

from cards import fixtures, loading
from cards.models import Card, CardText, CardType, Edition, Entry, Expansion, GlossaryTerm, Kingdom, Loaded, Situation
from cards.search import index
from cards.search.words import SearchTerm
from referee.models import MadeKingdom
from rules.facts import FIXTURES, facts, read_yaml
from tests.cards.project import project

pytestmark = pytest.mark.django_db


def everything() -> dict[str, list[object]]:
    """Every row of the reference, relations included, and every word of the index."""
    rows: dict[str, list[object]] = {}
    for model in apps.get_app_config("cards").get_models(include_auto_created=True):
        if model is not Loaded:
            rows[model._meta.label] = sorted(map(repr, model._default_manager.values_list()))
    with connection.cursor() as cursor:
        cursor.execute("SELECT kind, slug, cards FROM cards_words")
        rows["words"] = sorted(cursor.fetchall())
    return rows


@pytest.fixture
def folder(tmp_path: Path, settings) -> Path:
    """The fixtures in a place where they may be edited."""
    copy = tmp_path / "fixtures"
    copytree(settings.FIXTURES_DIR, copy)
    settings.FIXTURES_DIR = copy
    return copy


def load(**options: object) -> str:
    said = StringIO()
    call_command("load", stdout=said, stderr=said, **options)
    return said.getvalue()


class TestTheFixturesOfTheProject:
    def test_nothing_is_malformed(self) -> None:
        assert [str(problem) for problem in project().problems] == []

    def test_every_row_is_there(self) -> None:
        found = project()
        assert Card.objects.count() == len(found.cards) == len(facts())
        assert Entry.objects.count() == len(found.entries)
        printed = [row for book in (FIXTURES / "kingdoms").glob("*.yaml") for row in read_yaml(book)]
        listed = [row for book in (FIXTURES / "kingdoms/listed").glob("*.yaml") for row in read_yaml(book)["kingdoms"]]
        assert Kingdom.objects.count() == len(found.kingdoms) == len(printed) + len(listed)
        assert Kingdom.objects.filter(source_en="", source_de="").count() == len(printed)
        assert Expansion.objects.count() == len(found.expansions)
        assert Edition.objects.count() == len(found.editions)
        assert CardType.objects.count() == len(found.types)
        assert GlossaryTerm.objects.count() == len(found.terms)
        assert Situation.objects.count() == len(found.situations)
        assert CardText.objects.count() == sum(map(len, found.texts.values()))

    def test_a_card_in_full(self) -> None:
        island = Card.objects.get_by_natural_key("island")
        assert (island.name_en, island.name_de, island.slug_de) == ("Island", "Insel", "insel")
        assert (island.coins, island.potion, island.debt) == (4, 0, 0)
        assert island.types == ["action", "victory"]
        assert [island.count(players) for players in (2, 3, 4, 6)] == [8, 12, 12, 12]
        assert island.editions == [1, 2]
        assert island.brings == ["mat:island"]
        assert "Inseln" in island.aliases
        assert Card.objects.get(slug="acolyte").pile == Card.objects.get(slug="augurs")

    def test_a_text_is_kept_by_edition(self) -> None:
        texts = {text.edition: text for text in CardText.objects.filter(card__slug="lighthouse")}
        assert {number: text.editions for number, text in texts.items()} == {2: [2], 1: [1]}
        assert texts[1].lines_en[3] != texts[2].lines_en[3]
        assert texts[1].source_de
        [haven] = CardText.objects.filter(card__slug="haven")
        assert haven.editions == [1, 2]

    def test_a_ruling_in_full(self) -> None:
        ruling = Entry.objects.get_by_natural_key("seaside2:tactician:1")
        assert (ruling.edition.book, ruling.topic, ruling.n, ruling.kind) == ("seaside2", "tactician", 1, "ruling")
        assert ruling.card == Card.objects.get(slug="tactician")
        assert "tactician" in ruling.cards.values_list("slug", flat=True)
        assert ruling.heading == "Taktiker"

    def test_standing_goes_both_ways(self) -> None:
        old = Entry.objects.get(slug="base1:throne-room:1")
        assert (old.standing, old.superseded_by) == ("superseded", ["base2:throne-room:1"])
        assert old.slug in Entry.objects.get(slug="base2:throne-room:1").supersedes
        one = Entry.objects.get(slug="allies:fellowship-of-scribes:3")
        assert (one.standing, one.contradicts) == ("contradicted", ["allies:fellowship-of-scribes:4"])

    def test_a_kingdom_of_a_public_list(self) -> None:
        kingdom = Kingdom.objects.get_by_natural_key("cornucopia2", "bounty-of-the-hunt")
        assert kingdom.picks == {"ferryman": "farrier"}
        assert "KingdomCreator" in kingdom.source_en
        assert "KingdomCreator" in kingdom.source_de
        assert kingdom.name_de == "Kopfgeld"
        assert kingdom.cards.filter(slug="farrier").exists()
        unnamed = Kingdom.objects.get_by_natural_key("guilds2", "baking-contest")  # no German book is known to name it
        assert (unnamed.name_de, unnamed.slug_de) == ("Baking Contest", "baking-contest")

    def test_one_kingdom_name_two_books(self) -> None:
        assert Kingdom.objects.get_by_natural_key("allies", "forward-thinking").cards.count() >= 10


class TestAgain:
    def test_unchanged_fixtures_are_not_read_again(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(fixtures, "read", lambda *args: pytest.fail("read again"))
        assert "as loaded" in load()

    def test_loading_again_changes_nothing(self) -> None:
        before = everything()
        assert "0 rows added, 0 changed, 0 removed" in load(again=True)
        assert everything() == before

    def test_a_change_keeps_the_row_and_comes_back(self, folder: Path) -> None:
        before, key = everything(), Card.objects.get(slug="haven").pk
        file = folder / "cards" / "seaside.yaml"
        text = file.read_text()
        file.write_text(text.replace("cost: 2", "cost: 9", 1))
        assert "0 rows added, 1 changed, 0 removed" in load()
        assert Card.objects.get(pk=key).coins == 9
        file.write_text(text)
        load()
        assert everything() == before

    def test_what_left_the_fixtures_goes_and_what_people_made_stays(self, folder: Path) -> None:
        MadeKingdom.store("somebody-made-it")
        theirs = [model for model in apps.get_models() if model._meta.app_label != "cards"]
        before = {model: list(model._default_manager.values_list()) for model in theirs}
        (folder / "rulings" / "cornucopia.yaml").unlink()
        load()
        assert {model: list(model._default_manager.values_list()) for model in theirs} == before
        assert not Entry.objects.filter(slug__startswith="cornucopia:diadem:").exists()
        assert Card.objects.filter(slug="diadem").exists()
        found = index.find(index.Match([[SearchTerm(("diadem",))]]).only(["ruling"]), 100)
        assert not [slug for _, slug, _ in found if slug.startswith("cornucopia:diadem")]

    def test_a_missing_file_is_no_error(self, folder: Path) -> None:
        for name in ("rulings", "rules", "kingdoms"):
            for file in (folder / name).rglob("*.yaml"):
                file.unlink()
        load()
        assert Entry.objects.count() == Kingdom.objects.count() == 0
        assert Card.objects.count() == len(facts())


BROKEN = [
    ("cards/seaside.yaml", "cost: 2", "cost: two", "cards/seaside.yaml:6: haven > cost: should be a number"),
    ("cards/seaside.yaml", ", de: Hafen", "", "cards/seaside.yaml:4: haven > name: 'de' is missing"),
    ("cards/seaside.yaml", "cost: 2", "kind: queendom", "haven > kind: 'queendom' is not a kind of kinds.yaml"),
    ("cards/seaside.yaml", "cost: 2", "kind: split-card", "haven: 'count' is missing; a card of a mixed pile has no"),
    ("cards/seaside.yaml", "[Action, Duration]", "[Action, Durance]", "haven > types: 'Durance' is not a type"),
    ("cards/seaside.yaml", "cost: 2", "editions: [1, 3]", "haven > editions: seaside has no edition 3"),
    ("cards/seaside.yaml", "cost: 2", "colour: red", "haven: 'colour' is not known here"),
    ("cards/seaside.yaml", "german: m Häfen", "german: x", "haven > german: should be m, f, n, w, a, p or -"),
    ("cards/seaside.yaml", "german: m Häfen", "start: 0", "haven: 'german' is missing"),
    ("cards/seaside.yaml", "lighthouse:", "haven:", "is not YAML: 'haven' is there twice"),
    ("cards/seaside.yaml", "haven:", "haven: [", "cards/seaside.yaml:5: is not YAML"),
    ("cards/seaside.yaml", "- en: +1 Card.", "- ", "cards/seaside.yaml:11: haven > lines > 1: 'en' is missing"),
    ("cards/seaside.yaml", "lines:", "lines: 3\n  source:", "haven > lines: should be a list"),
    ("rulings/cornucopia.yaml", "- n: 1", "- n: 2", "diadem > rulings > 2 > n: n 2 is there already"),
    ("rulings/cornucopia.yaml", "diadem:\n", "no-such-card:\n", "no-such-card: 'no-such-card' is not a card"),
    (
        *("kingdoms/allies.yaml", '"Decisions, Decisions"', "Decisions, decisions"),
        "allies.yaml:2: 1 > name: 'decisions' is cut off: a text with a comma needs quotation marks",
    ),
    ("kingdoms/allies.yaml", "- slug: decisions-decisions", "- slog: d", "allies.yaml:1: 1: 'slug' is missing"),
]
SOME = ("expansions", "types", "unnamed", "cards/base", "cards/seaside", "cards/cornucopia", "rulings/cornucopia")


@pytest.mark.parametrize(("name", "old", "new", "said"), BROKEN, ids=[row[-1] for row in BROKEN])
def test_an_error_names_file_and_place(tmp_path: Path, name: str, old: str, new: str, said: str) -> None:
    for part in (*SOME, "kingdoms/allies"):
        copy = tmp_path / f"{part}.yaml"
        copy.parent.mkdir(exist_ok=True)
        copy.write_text((fixtures.FOLDER / f"{part}.yaml").read_text())
    file = tmp_path / name
    assert old in file.read_text()
    assert fixtures.read(tmp_path).problems == []
    file.write_text(file.read_text().replace(old, new, 1))
    assert said in "\n".join(problem.told(tmp_path) for problem in fixtures.read(tmp_path).problems)


def test_with_an_error_nothing_is_loaded(folder: Path) -> None:
    before = everything()
    file = folder / "cards" / "seaside.yaml"
    file.write_text(file.read_text().replace("cost: 2", "cost: two", 1))
    with pytest.raises(CommandError, match=r"fixtures/cards/seaside.yaml:6: haven > cost: should be a number"):
        load()
    assert everything() == before


def test_a_link_to_nowhere_is_left_out_and_said(folder: Path) -> None:
    file = folder / "rulings" / "cornucopia.yaml"
    file.write_text(file.read_text().replace("cards: [diadem]", "cards: [diadem, dodo]", 1))
    assert "rulings/cornucopia.yaml:8: diadem > rulings > 1 > cards: nothing is called 'dodo'" in load()
    assert list(Entry.objects.get(slug="cornucopia:diadem:1").cards.values_list("slug", flat=True)) == ["diadem"]


def test_cards_named_in_a_situation() -> None:
    document = {
        "players": {"Anna": {"hand": ["Thronsaal", "3 Copper"], "durations": [{"Haven": ["Gold"]}]}},
        "moves": ["play Throne Room", "Anna: Taktiker", "2 Copper, Estate", "-", "yes"],
    }
    named = loading.names(project())
    assert loading.cards_named(document, named) == ["throne-room", "copper", "haven", "gold", "tactician", "estate"]


def test_this_way_is_no_way() -> None:
    found = fixtures.read()
    used = loading.terms_used(found)
    assert not any("way" in used[slug] for slug in ("sycophant", "treasure-map", "noble-brigand"))
    assert loading.written_like_a_name(found.terms["way"], {"en": ["You may play it as a Way."], "de": []})
