"""What a player believed is right, wrong, or cannot be told; never a guess."""

from __future__ import annotations

import pytest

from rules.speech.belief import was_right


@pytest.mark.parametrize(
    ("thought", "word", "verdict", "right"),
    [
        ("ten cards", "No, five.", "no", False),
        ("zehn Karten", "Nein, fünf.", "no", False),
        ("5", "No, five.", "no", True),
        ("yes", "No, five.", "no", False),
        ("nein", "Nein, ein Extrazug.", "no", True),
        ("one Curse", "Two Curses.", "2", False),
        ("zwei Flüche", "Zwei Flüche.", "2", True),
        ("a Curse", "No Curse for Bernd.", "", False),
        ("ein Fluch", "Kein Fluch für Bernd.", "", False),
        ("kein Fluch", "Kein Fluch für Bernd.", "", True),
        ("no extra turn", "No extra turn.", "", True),
        ("whatever", "No, five.", "no", None),
        ("", "No, five.", "no", None),
        ("3 cards", "No, 3 Coins.", "no", None),
        ("3 Geld", "Nein, 3 Geld.", "no", True),
        ("something else", "", "", None),
    ],
)
def test_a_belief(thought: str, word: str, verdict: str, right: bool | None) -> None:
    assert was_right(thought, word, verdict) is right
