"""`make test-card` picks what concerns a card, and nothing else."""

import pytest

from rules.facts import facts
from rules.tools.proofs import Proof
from tests.one_card import meant, names_of, proves_or_shows


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
