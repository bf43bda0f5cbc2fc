"""What lies on the table at the beginning is told where nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from rules.speech.grammar import DE, EN
from rules.speech.lying import laid_out, lie_there, so_many_are_left


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


@pytest.mark.parametrize(
    ("expected", "n", "en", "de"),
    [
        (  # whose turn it is need not be stated
            {"turn": {"actions": 1, "coins": 2}, "Anna": {"hand": 5}},
            1,
            ("Then Anna has 1 Action.",),
            ("Dann hat Anna 1 Aktion.",),
        ),
        (
            {"turn": {"player": "Bernd", "coins": 4}, "Anna": {"tokens": {"favors": 4, "debt": 1}}},
            4,
            ("Then Bernd has 4 Coins and Anna has 4 Favors.",),
            ("Dann hat Bernd 4 Geld und Anna hat 4 Gefallen.",),
        ),
        (  # a hand is counted card by card, and then what lies elsewhere is not the point
            {"Anna": {"hand": ("2 Copper", "Estate"), "discard": ("3 Silver",)}},
            3,
            ("Then Anna has 3 cards in hand.",),
            ("Dann hat Anna 3 Karten auf der Hand.",),
        ),
        (
            {"Anna": {"hand": (), "discard": ("4 Port", "Copper")}},
            4,
            ("Then Anna has 4 Ports in the discard pile.",),
            ("Dann hat Anna 4 Hafenstädte im Ablagestapel.",),
        ),
        ({"Anna": {"points": 5}}, 5, ("Then Anna has 5 points.",), ("Dann hat Anna 5 Punkte.",)),
        ({"Anna": {"points": 5, "hand": 3}, "supply": {"Gold": 4}, "over": False}, 4, (), ()),
    ],
)
def test_what_is_left_is_told_where_it_is_asked_how_many(
    expected: dict[str, Any], n: int, en: tuple[str, ...], de: tuple[str, ...]
) -> None:
    assert so_many_are_left(expected, n, "Anna", EN) == en
    assert so_many_are_left(expected, n, "Anna", DE) == de


@pytest.mark.parametrize(
    ("expected", "zone", "en", "de"),
    [
        (
            {"Anna": {"discard": ("Silver", "2 Copper"), "hand": ()}, "Bernd": {"hand": 5}},
            "discard",
            ("Then Anna has a Silver and 2 Coppers in the discard pile.",),
            ("Dann hat Anna ein Silber und 2 Kupfer im Ablagestapel.",),
        ),
        (
            {"Anna": {"mats": {"island": ("Island", "Estate")}}},
            "mats",
            ("Then Anna has an Island and an Estate on the mat.",),
            ("Dann hat Anna eine Insel und ein Anwesen auf dem Tableau.",),
        ),
        (
            {"trash": ("Gold",), "Anna": {"hand": ("Trader",)}},
            "trash",
            ("Then there is a Gold in the trash.",),
            ("Dann liegt im Müll: ein Gold.",),
        ),
        ({"Anna": {"hand": 5, "discard": ()}, "supply": {"Gold": 4}}, "hand", (), ()),  # nobody says which cards
    ],
)
def test_what_lies_where_the_answer_says(
    expected: dict[str, Any], zone: str, en: tuple[str, ...], de: tuple[str, ...]
) -> None:
    assert lie_there(expected, zone, EN) == en
    assert lie_there(expected, zone, DE) == de


def test_of_what_is_so_many_only_what_the_answer_names() -> None:
    expected = {"turn": {"buys": 1, "coins": 1}, "Anna": {"hand": ("Trader",)}}
    assert so_many_are_left(expected, 1, "Anna", EN, "No, 1 Coin is left.") == ("Then Anna has 1 Coin.",)
    assert so_many_are_left(expected, 1, "Anna", DE, "Nein, 1 Geld ist übrig.") == ("Dann hat Anna 1 Geld.",)
    everything = ("Then Anna has 1 Buy, 1 Coin and 1 card in hand.",)
    assert so_many_are_left(expected, 1, "Anna", EN, "One.") == everything
