"""When something happens, and to whom first. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "word"),
    [
        # seaside2:wharf: two cards now, two at the start of the next turn
        ("When do I get the cards from Wharf?", "At once and at the start of your next turn."),
        ("Wann ziehe ich die Karten der Werft?", "At once and at the start of your next turn."),
        ("Wann bekomme ich das Geld vom Handelsschiff?", "At once and at the start of your next turn."),
        # seaside2:tactician:2
        ("When do I draw cards with Tactician?", "At the start of your next turn."),
        ("When does Council Room give me cards?", "At once."),
        ("When do I discard with Militia?", "At once."),
        # seaside2:outpost:2
        ("Wann bekomme ich den Extrazug vom Außenposten?", "Right after this turn."),
        # base2:witch: in turn order, starting to the left
        ("Who gains the Curse first?", "The player to the left."),
        ("Wer bekommt den Fluch der Hexe zuerst?", "The player to the left."),
        ("Wer muss bei der Miliz zuerst ablegen?", "The player to the left."),
        ("Who draws first with Council Room?", "Whoever plays the card."),
    ],
)
def test_the_moment_and_the_order_are_told(names: CardNames, text: str, word: str) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value is None
    assert found.word[0] == word
    assert found.cites


@pytest.mark.parametrize(
    "text",
    [
        "When do I get a Curse from Swamp Hag?",  # it hangs on what is bought
        "When do I get Gold from Hoard?",
        "When does Smithy give me a Curse?",
        "Who gains the Province first?",
        "Wann soll ich die Werft spielen?",
    ],
)
def test_what_waits_for_something_has_no_moment(names: CardNames, text: str) -> None:
    assert verdict(names, text) is None
