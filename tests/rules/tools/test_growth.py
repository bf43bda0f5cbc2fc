"""How cost grows is told by its slope, and drawn."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from rules.tools.growth import Growth, draw


def growth(*points: tuple[float, float]) -> Growth:
    return Growth("Players & more", "players", "ms", points)


@pytest.mark.parametrize(
    ("points", "slope", "bends"),
    [
        (((2, 1), (4, 1)), 0, False),
        (((2, 1), (4, 2), (8, 4)), 1, False),
        (((10, 1), (100, 100)), 2, True),
    ],
)
def test_a_slope_says_how_fast_cost_grows(points, slope, bends):
    found = growth(*points)
    assert found.slope == pytest.approx(slope)
    assert found.bends is bends


def test_all_are_drawn_side_by_side_and_said():
    drawn = ElementTree.fromstring(draw([growth((2, 1), (4, 2)), growth((1, 5), (9, 5))]))
    assert drawn.get("aria-label") == "Players & more: slope 1.00; Players & more: slope 0.00"
    assert len(drawn.findall("{*}g")) == 2
    assert len(drawn.findall(".//{*}circle")) == 4
