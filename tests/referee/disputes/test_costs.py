"""What a card costs now, and how that comes about, is told at the pile and in the hand."""

from __future__ import annotations

import re

import pytest

from tests.referee.conftest import Visitor

BRIDGE = """
players: {Anna: {hand: [2 Bridge, Gold], deck: []}, Bernd: {deck: []}}
turn: {actions: 2}
moves: [play Bridge]
"""


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "why", "how", "note"),
    [
        ("en", "Why 5?", "6, less 1 by the Bridge", "costs 5 now"),
        ("de", "Warum 5?", "6 minus 1 durch die Brücke", "kostet jetzt 5"),
    ],
)
def test_a_pile_opens_how_its_cost_comes_about(language: str, why: str, how: str, note: str) -> None:
    visitor = Visitor(language).describes(BRIDGE)
    opened = re.findall(r'<details class="pile-how"><summary>([^<]*)</summary>([^<]*)</details>', visitor.page)
    assert (why, how) in opened
    assert f"<small>{note}</small>" in visitor.page


@pytest.mark.django_db
def test_a_pile_that_costs_what_is_printed_opens_nothing(visitor: Visitor) -> None:
    visitor.describes(BRIDGE.replace("moves: [play Bridge]", ""))
    assert "pile-how" not in visitor.page
