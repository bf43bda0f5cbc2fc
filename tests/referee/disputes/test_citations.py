"""What a statement is called where there is no link: the same from the database as from the fixtures."""

import pytest
from django.utils.translation import override

from referee.disputes.citations import labels
from rules.console.statements import name_of, statements


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "card", "rule"),
    [("en", "Acolyte 2", "Known errors 4"), ("de", "Altardienerin 2", "Bekannte Fehler 4")],
)
def test_a_ruling_is_called_by_its_card_and_a_rule_by_its_section(language: str, card: str, rule: str) -> None:
    with override(language):
        named = labels(statements())
    assert named == {slug: name_of(slug, language == "de") for slug in statements()}
    assert {card, rule} <= set(named.values())
