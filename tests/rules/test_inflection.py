"""Names of cards, inflected: what follows from gender and plural."""

import pytest

from rules.facts import card_names
from rules.inflection import english_plural, german_forms, noun


@pytest.mark.parametrize(
    ("name", "how", "forms"),
    [
        ("Keller", "m", {"Kellers", "Kellern"}),
        ("Thronsaal", "m Thronsäle", {"Thronsaals", "Thronsäle", "Thronsälen"}),
        ("Hexe", "f Hexen", {"Hexen"}),
        ("Lagerhaus", "n Lagerhäuser", {"Lagerhauses", "Lagerhäuser", "Lagerhäusern"}),
        ("Bündnis", "n Bündnisse", {"Bündnisses", "Bündnisse", "Bündnissen"}),
        ("Held", "w Helden", {"Helden"}),
        ("Weiser", "a Weise", {"Weise", "Weisen", "Weisem"}),
        ("Edler Räuber", "m Edle Räuber", {"Edlen Räubers", "Edlem Räuber", "Edle Räuber", "Edlen Räubern"}),
        ("Kaiserlicher Gesandter", "a Kaiserliche Gesandte", {"Kaiserlichen Gesandten", "Kaiserliche Gesandte"}),
        ("Stein der Weisen", "m Steine der Weisen", {"Steins der Weisen", "Steinen der Weisen"}),
        ("Adlige", "p Adligen", {"Adligen"}),
    ],
)
def test_forms(name: str, how: str, forms: set[str]) -> None:
    assert forms <= set(german_forms(name, how))


def test_a_word_made_of_a_town_is_not_inflected() -> None:
    assert noun("Schweriner Dom", "m Schweriner Dome").forms == ("Schweriner Dom",) * 4


def test_a_name_without_an_article_has_no_forms() -> None:
    assert list(german_forms("Nutze den Tag", "-")) == []


def test_an_odd_plural_is_typed() -> None:
    assert english_plural("Oasis") == "Oasis"
    assert card_names().find("Oases") == "oasis"
