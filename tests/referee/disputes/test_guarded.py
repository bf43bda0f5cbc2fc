"""Whoever an Attack spares as long as it goes on has a mark on the table that says so."""

from __future__ import annotations

import pytest

from tests.referee.conftest import Visitor

BLOCKADE = """
players:
  Anna: {hand: [Blockade], deck: []}
  Bernd: {hand: [Moat], deck: []}
  Carla: {deck: []}
moves: [play Blockade, 'yes', Silver]
"""


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "mark"), [("en", "Safe from Anna’s Blockade"), ("de", "Sicher vor Annas Blockade")]
)
def test_a_shown_moat_guards_as_long_as_the_blockade_lasts(language: str, mark: str) -> None:
    assert Visitor(language).describes(BLOCKADE).sees.text.count(mark) == 1


@pytest.mark.django_db
def test_whoever_shows_nothing_is_not_guarded(visitor: Visitor) -> None:
    assert "Safe from" not in visitor.describes(BLOCKADE.replace("'yes'", "'no'")).sees.text
