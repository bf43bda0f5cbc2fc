"""The other edition: offered where a card of the table may differ in it, and what it does not contain is told."""

from __future__ import annotations

import re

import pytest

from tests.referee.conftest import Visitor

pytestmark = pytest.mark.django_db


def offered(visitor: Visitor, document: str, *moves: str) -> bool:
    visitor.describes(document).says(*moves)
    return f"/{visitor.key}/editio" in visitor.page


def sides(visitor: Visitor) -> list[str]:
    page = {"en": "editions", "de": "editionen"}[visitor.language]
    text = visitor.client.get(f"/{visitor.language}/{visitor.word}/{visitor.key}/{page}/").text
    return re.findall(r'class="side-of">(.*?)</section>', text, re.S)


def test_basic_cards_alone_have_no_other_edition(visitor: Visitor) -> None:
    document = (
        "players: {Anna: {hand: [Silver, Copper, Estate], deck: [Province, Curse]}, Bernd: {hand: [Gold, Duchy]}}"
    )
    assert not offered(visitor, document, "-", "play treasures", "buy Silver")
    assert not sides(visitor)


def test_cards_of_a_box_with_one_edition_have_none_either(visitor: Visitor) -> None:
    document = "players: {Anna: {hand: [Capital City, 3 Copper], deck: [Estate]}, Bernd: {}}"
    assert not offered(visitor, document, "play Capital City")


def test_any_other_card_has(visitor: Visitor) -> None:
    assert offered(visitor, "players: {Anna: {hand: [Tactician, Copper]}, Bernd: {}}", "play Tactician")
    assert len(sides(visitor)) == 2


def test_a_card_that_the_other_edition_does_not_contain_is_named(visitor: Visitor) -> None:
    document = "players: {Anna: {hand: [Blockade, Tactician]}, Bernd: {}}"
    assert offered(visitor, document, "play Blockade")
    newer, older = sides(visitor)
    assert "Not in this edition" not in newer
    assert "Not in this edition: Blockade.</p>" in older


def test_the_same_in_german(german: Visitor) -> None:
    german.describes("players: {Anna: {hand: [Embargo, Blockade]}, Bernd: {}}\neditions: {Seaside: 1}")
    older, newer = sides(german)
    assert "Nicht in dieser Edition: Blockade.</p>" in older
    assert "Nicht in dieser Edition: Embargo.</p>" in newer
