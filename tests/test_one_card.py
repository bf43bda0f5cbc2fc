"""`make test-card` picks what concerns a card, and nothing else."""

import inspect
from pathlib import Path

import pytest

from rules.facts import facts
from rules.tools.proofs import Proof
from tests.one_card import is_made_for, is_named, may_concern, meant, names_of, parts_of, proves_or_shows, source_of


@pytest.mark.parametrize("written", ["Tactician", "Taktiker", "tactician", "TAKTIKER"])
def test_a_card_is_named_in_either_language_or_by_its_slug(written: str) -> None:
    assert meant(written).slug == "tactician"


def test_a_misspelt_name_is_told_what_is_near() -> None:
    with pytest.raises(pytest.UsageError, match="Near: Tactician or Taktiker"):
        meant("Tacticain")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def test_native_village_takes_the_mat", True),
        ('hand="2 Native Villages, Copper"', True),
        ("Eingeborenendorf", True),
        ("mats: native-village", True),
        ('hand="Village, Natives"', False),
    ],
)
def test_a_test_names_a_card(text: str, found: bool) -> None:
    assert bool(names_of("native-village").search(text)) == found


def test_a_situation_proves_a_ruling_of_the_card_or_shows_it() -> None:
    tactician = facts()["tactician"]
    assert proves_or_shows(Proof("a", "", ("seaside2:tactician:5",), "", {}), tactician)
    assert proves_or_shows(Proof("b", "", (), "", {"moves": ["play Taktiker"]}), tactician)
    assert not proves_or_shows(Proof("c", "", ("seaside2:haven:1",), "", {"moves": ["play Haven"]}), tactician)


def test_a_file_is_read_where_it_names_the_card_or_makes_tests_from_elsewhere(tmp_path: Path) -> None:
    def read(text: str) -> bool:
        file = tmp_path / "test_some.py"
        file.write_text(f"{text}\ndef test_one(given: str) -> None: ...\n")
        return may_concern(file, facts()["tactician"])

    assert read('GERMAN = "2 Taktiker"')
    assert not read('OTHER = "2 Villages"')
    assert not read('CASES = ["Moat"]\n@pytest.mark.parametrize("given", [*CASES, "Village"])')
    assert not read('@pytest.mark.parametrize("given", [hand for hand in ("Moat", "Copper")])')
    assert read('@pytest.mark.parametrize("given", facts())')
    assert read('CASES = sorted(facts())\n@pytest.mark.parametrize("given", [*CASES, "Village"])')
    assert read('@pytest.mark.parametrize("given", [f"Tacti{end}" for end in ("cian", "cs")])')


def test_the_source_of_a_test_is_that_test_with_its_decorators() -> None:
    for test in (test_a_test_names_a_card, test_a_misspelt_name_is_told_what_is_near):
        assert source_of(test) == inspect.getsource(test)


def test_a_test_is_made_for_a_card_or_for_something_else() -> None:
    tactician = facts()["tactician"]
    assert is_made_for(["tactician", 1], tactician)
    assert is_made_for(["haven", 1], tactician) is False
    assert is_made_for([Proof("a", "", ("seaside2:haven:1",), "", {})], tactician) is False
    assert is_made_for([3, "Tactician"], tactician) is None


@pytest.mark.parametrize(
    ("value", "called", "named"),
    [
        (("Anna plays a Tactician", 3), None, True),
        (("Anna spielt den Taktiker", 3), None, True),
        (("Anna plays a Haven", 3), None, False),
        (("a", {"hand": "Tactician"}), None, False),  # a name of a test does not tell what is in it
        (("a", {"hand": "Tactician"}), str, True),  # unless the test says how
        (pytest.param("a", id="tactician-in-play"), None, True),
        ((test_a_card_is_named_in_either_language_or_by_its_slug, 1), None, False),
    ],
)
def test_what_a_test_is_made_from_names_a_card_as_its_own_name_would(value, called, named: bool) -> None:  # type: ignore[no-untyped-def]
    assert is_named(value, parts_of(value, False), called, facts()["tactician"]) == named


def test_the_proofs_are_made_from_what_stands_elsewhere() -> None:
    assert may_concern(Path(__file__).parent / "rules" / "tools" / "test_proofs.py", facts()["smithy"])
