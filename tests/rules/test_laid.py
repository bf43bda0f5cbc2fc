"""What lies on the table at the beginning is told where nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from rules.speech.grammar import DE, EN
from rules.speech.laid import laid_out


@pytest.mark.parametrize(
    ("expected", "en", "de"),
    [
        (
            {"supply": {"Platinum": 12, "Colony": 8, "Bank": 10}},
            ("On the table: Platinum 12, Colony 8 and Bank 10.",),
            ("Auf dem Tisch: Platin 12, Kolonie 8 und Bank 10.",),
        ),
        (  # many of one size are counted
            {
                "supply": {
                    "Village": 10,
                    "Smithy": 10,
                    "Market": 10,
                    "Moat": 10,
                    "Cellar": 10,
                    "Witch": 10,
                    "Island": 12,
                }
            },
            ("On the table: Island 12 and 6 piles of 10.",),
            ("Auf dem Tisch: Insel 12 und 6 Stapel mit je 10.",),
        ),
        (
            {"supply": {"Augurs": ("4 Sibyl",), "Wizards": ("Lich", "3 Student")}},
            ("On the table: Augurs (on top: Sibyl) and Wizards (on top: Lich).",),
            ("Auf dem Tisch: Augurinnen (obenauf: Prophetin) und Zauberer (obenauf: Lich).",),
        ),
        (
            {"supply": {"Diadem": 0}, "Anna": {"tokens": {"favors": 5}}, "Bernd": {"tokens": {"favors": 5}}},
            ("On the table: Diadem 0.", "Anna and Bernd each have 5 Favors."),
            ("Auf dem Tisch: Diadem 0.", "Anna und Bernd haben je 5 Gefallen."),
        ),
        (
            {"Anna": {"tokens": {"favors": 1}}, "Bernd": {"tokens": {"coffers": 2}}, "over": False},
            ("Anna has 1 Favor.", "Bernd has 2 Coffers."),
            ("Anna hat 1 Gefallen.", "Bernd hat 2 Taler."),
        ),
        ({"trash": []}, (), ()),
    ],
)
def test_what_lies_there_is_told(expected: dict[str, Any], en: tuple[str, ...], de: tuple[str, ...]) -> None:
    assert laid_out(expected, EN) == en
    assert laid_out(expected, DE) == de
