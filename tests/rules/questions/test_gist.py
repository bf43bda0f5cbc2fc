"""A story without its asides; what hangs on one of them keeps it."""

import pytest

from rules.questions.gist import gist


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "I play Smithy. My friend reaches for his calculator. How many cards do I draw?",
            "I play Smithy. How many cards do I draw?",
        ),
        (
            "Ich spiele die Schmiede. Meine Frau sagt, ich ziehe vier Karten. Wie viele Karten ziehe ich?",
            "Ich spiele die Schmiede. Wie viele Karten ziehe ich?",
        ),
        ("I play Smithy. My friend says I draw four cards. Is she right?", ""),  # it is what is asked
        ("I play Smithy. My friend says that the Moat draws two. How many cards do I draw?", ""),  # another card
        ("I play Smithy. I have two actions left. How many cards do I draw?", ""),
        ("I play Smithy. How many cards do I draw?", ""),
        ("Tea House is in the game. Nobody remembers how many tokens we put there. How many is it?", ""),
    ],
)
def test_what_lays_nothing_is_left_out(text, left, names):
    assert gist(text, names) == left
