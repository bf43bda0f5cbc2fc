"""What must hold for the fixtures, and that `manage.py check_fixtures` notices when it does not."""

from copy import deepcopy
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards import checking, fixtures
from tests.cards.project import project


@pytest.fixture(name="project")
def whole() -> fixtures.Fixtures:
    return project()


@pytest.fixture
def found(project: fixtures.Fixtures) -> fixtures.Fixtures:
    """A copy to break."""
    copy = deepcopy(project)
    copy.loose.clear()
    return copy


@pytest.mark.parametrize("title", checking.OWN)
def test_the_fixtures_of_the_project(project: fixtures.Fixtures, title: str) -> None:
    assert list(checking.OWN[title](project)) == []


def test_a_cited_slug_that_does_not_exist(found: fixtures.Fixtures) -> None:
    found.entries["seaside2:tactician:1"].superseded_by = ["seaside3:tactician:1"]
    fixtures.tie(found)
    [complaint] = checking.cited(found)
    assert "tactician > rulings > 1 > status: nothing is called 'seaside3:tactician:1'" in complaint


def test_a_line_that_the_card_does_not_have(found: fixtures.Fixtures) -> None:
    found.entries["seaside2:tactician:1"].lines = [9]
    [complaint] = checking.cited(found)
    assert complaint.startswith("seaside2:tactician:1 explains line 9")


def test_a_superseded_ruling_on_a_table_of_the_newest_edition(found: fixtures.Fixtures) -> None:
    del found.situations["haggler-on-every-purchase"].document["editions"]
    assert list(checking.proved(found)) == [
        "haggler-on-every-purchase proves hinterlands1:haggler:1 without playing edition 1 of hinterlands"
    ]


def test_a_card_without_a_text(found: fixtures.Fixtures) -> None:
    del found.texts["haven"]
    assert list(checking.worded(found)) == [f"haven (seaside) has no text for edition {number}" for number in (1, 2)]


def test_a_card_without_a_german_text(found: fixtures.Fixtures) -> None:
    found.texts["haven"][0].lines["de"] = []
    assert len(list(checking.worded(found))) == 2


def test_two_cards_with_one_name(found: fixtures.Fixtures) -> None:
    found.cards["haven"].aliases.append("LEUCHTTÜRME")
    assert list(checking.named(found)) == ["'leuchtturme' may be any of haven, lighthouse"]


def test_a_rulebooks_words(found: fixtures.Fixtures, tmp_path: Path) -> None:
    (tmp_path / "book.txt").write_text(
        "So wird gespielt: Wer am Ufer steht, sieht die Schif-\nfe am Abend heimkehren. Ende."
    )
    assert list(checking.copied(found, tmp_path)) == []
    found.terms["shore"] = fixtures.Term("shore", {"en": "Shore", "de": "Ufer"}, {"en": "", "de": ""}, [])
    found.terms["shore"].text["de"] = "Am Ufer steht, sieht die Schiffe am Abend, wer mag."
    [complaint] = checking.copied(found, tmp_path)
    assert complaint == "glossary shore, de: 'am ufer steht sieht die schiffe am abend' stands in book.txt"


def test_a_table_that_says_otherwise(found: fixtures.Fixtures, tmp_path: Path) -> None:
    header = "english_name,german_name,cost_coins,cost_potion,cost_debt,types,count,count_2p"
    (tmp_path / "cards.csv").write_text(
        f"{header}\nHaven,Hafen,2,0,0,Action|Duration,10,\nWharf,Kai,4,0,0,Action,12,\n"
    )
    (tmp_path / "needed_cards.csv").write_text("english_name\nHaven\nWharf\nDodo\n")
    assert list(checking.agreed(found, tmp_path)) == [
        "wharf: the table calls it 'Kai'",
        "wharf costs (5, 0, 0), in the table (4, 0, 0)",
        "wharf is ['action', 'duration'], in the table ['action']",
        "wharf: 12 cards in the table, 10 in the box",
        "Dodo is missing",
    ]


def test_a_spelling_that_leads_nowhere(found: fixtures.Fixtures, tmp_path: Path) -> None:
    (tmp_path / "name_issues.csv").write_text(
        "seed_name,english_name\nEDLEN RÄUBER,Noble Brigand\nRAUBERN,Noble Brigand\n"
    )
    assert list(checking.spelled(found, tmp_path)) == ["'RAUBERN' does not lead to noble-brigand"]


def test_a_kingdom_with_another_pile(found: fixtures.Fixtures, tmp_path: Path) -> None:
    piles = "Lookout|Bazaar|Blockade|Haven|Island|Caravan|Corsair|Warehouse|Pirate"
    (tmp_path / "kingdoms.csv").write_text(
        f"name_de,cards_en\nAuf hoher See,{piles}|Wharf\nAuf hoher See,{piles}|Moat\n"
    )
    assert list(checking.recommended(found, tmp_path)) == ["kingdom Auf hoher See: moat, wharf"]


class TestCommand:
    def test_says_when_there_is_nothing_to_compare_with(self, tmp_path: Path) -> None:
        said = StringIO()
        call_command("check_fixtures", shared=tmp_path, stdout=said)
        assert f"words of our own: not checked, {tmp_path / 'rulebooks'} is not there" in said.getvalue()
        assert "all is well" in said.getvalue()

    def test_fails_on_a_complaint(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(checking.OWN, "weather", lambda found: iter(["it rains"]))
        said = StringIO()
        with pytest.raises(CommandError, match="1 complaints"):
            call_command("check_fixtures", shared=tmp_path, stdout=said)
        assert "weather: 1 complaints\n  it rains" in said.getvalue()


def test_known_slugs_are_all_that_may_be_cited(project: fixtures.Fixtures) -> None:
    known = fixtures.known_slugs()
    assert "seaside2:tactician:1" in known
    assert known == set(project.entries)


def read_one_situation(tmp_path: Path, row: str) -> list[str]:
    (tmp_path / "situations").mkdir()
    (tmp_path / "situations" / "some.yaml").write_text(row)
    return [str(problem) for problem in fixtures.read(tmp_path).problems if "some.yaml" in str(problem)]


ASKS = """
- slug: some
  title: {en: A case, de: Ein Fall}
  story: {en: "Is it so?", de: "Ist es so?"}
  proves: []
"""
PROVED = "  situation: {players: {Anna: {}, Bernd: {}}, expect: {turn: {player: Anna}}}\n"


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (PROVED, "its 'answer' is missing"),
        ('  answer: {en: "Yes.", de: "Ja."}\n  situation: {players: {Anna: {}, Bernd: {}}}\n', "needs the 'expect'"),
        (f'  answer: {{verdict: yes, en: "Yes.", de: "Ja."}}\n{PROVED}', "or a number"),
        (f'  answer: {{en: "Yes, and that for every turn.", de: "Ja."}}\n{PROVED}', "at most 5 words"),
    ],
)
def test_a_question_needs_an_answer_that_is_proved(tmp_path: Path, rows: str, complaint: str) -> None:
    [found] = read_one_situation(tmp_path, ASKS + rows)
    assert complaint in found


def test_an_answered_question(tmp_path: Path) -> None:
    assert read_one_situation(tmp_path, f'{ASKS}  answer: {{verdict: 2, en: "Two.", de: "Zwei."}}\n{PROVED}') == []


def test_every_question_of_the_library_is_answered(project: fixtures.Fixtures) -> None:
    asking = [told for told in project.situations.values() if "?" in told.story["en"]]
    assert len(asking) >= 17
    assert all(told.answer["en"] and told.answer["de"] and told.document["expect"] for told in asking)


def test_a_phrase_said_in_another_way(found: fixtures.Fixtures) -> None:
    found.texts["caravan"][0].lines["en"][2] = "When your next turn begins, +1 Card."
    found.texts["caravan"][0].lines["de"][2] = "Zu Beginn deines nächsten Zuges +1 Karte."
    assert list(checking.phrased(found)) == [
        "caravan, en: “your next turn begins” should be “at the start of your next turn”",
        "caravan, de: “Zu Beginn deines nächsten Zug” should be “am Anfang deines nächsten Zuges”",
    ]


def test_a_statement_says_it_in_another_way(found: fixtures.Fixtures) -> None:
    found.entries["seaside2:tactician:2"].text["de"] = "Dein nächster Zug beginnt mit 5 Karten."
    assert list(checking.phrased(found)) == [
        "seaside2:tactician:2, de: “Dein nächster Zug beginnt” should be “am Anfang deines nächsten Zuges”",
    ]
