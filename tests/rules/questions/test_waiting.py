"""Cards that wait for what somebody does later. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "value", "cite"),
    [
        # seaside2:blockade:5: another player who gains such a card on their own turn gains a Curse
        ("I played Blockade on Silver. My opponent buys a Silver, does he get a Curse?", "yes", "seaside2:blockade:5"),
        (
            "Auf meiner Blockade liegt ein Silber, Bernd kauft ein Silber. Bekommt er einen Fluch?",
            "yes",
            "seaside2:blockade:5",
        ),
        (
            "Anna has a Silver on her Blockade. Bernd buys a Silver on his turn. Does he get a Curse?",
            "yes",
            "seaside2:blockade:5",
        ),
        ("Bernd has a Silver on his Blockade. Anna buys a Silver. Does she get a Curse?", "yes", "seaside2:blockade:5"),
        ("Bernd's Blockade has a Silver. I buy a Silver. Do I get a Curse?", "yes", "seaside2:blockade:5"),
        ("Does Bernd get a Curse if he buys a Silver while my Blockade has a Silver?", "yes", "seaside2:blockade:5"),
        ("I played Blockade on Silver. My opponent buys a Gold, does he get a Curse?", "no", "seaside2:blockade:5"),
        ("I played Blockade on Silver. If I buy a Silver myself, do I get a Curse?", "no", "seaside2:blockade:5"),
        # seaside1:embargo: whoever buys from the pile
        ("There is an Embargo token on Silver. I buy a Silver. Do I get a Curse?", "yes", "seaside1:embargo:2"),
        (
            "Auf dem Silber liegt ein Embargo-Marker. Bernd kauft ein Silber. Bekommt er einen Fluch?",
            "yes",
            "seaside1:embargo:2",
        ),
        ("My opponent has Swamp Hag out. I buy a Province. Do I get a Curse?", "yes", "adventures:swamp-hag:1"),
        (
            "My opponent played Haunted Woods and I buy a Gold. Do I put my hand onto my deck?",
            "yes",
            "adventures:haunted-woods:1",
        ),
        # seaside2:corsair: the first Silver or Gold, no Copper
        ("Bernd hat einen Korsaren gespielt. Ich spiele ein Gold. Muss ich es entsorgen?", "yes", "seaside2:corsair:1"),
        ("My opponent played Corsair. I play a Copper. Do I have to trash the Copper?", "no", "seaside2:corsair:1"),
    ],
)
def test_what_waits_hits_who_does_it(names: CardNames, text: str, value: str, cite: str) -> None:
    found = verdict(names, text)
    assert found is not None
    assert (found.value, found.cites[0]) == (value, cite)


@pytest.mark.parametrize(
    "text",
    [
        "I played Blockade on Silver. My opponent gains a Silver on my turn. Does he get a Curse?",  # no table shows it
        "I have a Blockade in play. My opponent buys a Silver. Does he get a Curse?",  # on which card it lies is unsaid
        "Anna has a Silver on her Blockade. Bernd buys a Silver. Does he get a Curse, and does Carla?",  # two questions
    ],
)
def test_what_is_not_told_is_not_guessed(names: CardNames, text: str) -> None:
    assert verdict(names, text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # adventures:swamp-hag:2: several add up
        ("My opponent has two Swamp Hags in play. I buy a Gold. How many Curses do I get?", 2),
        ("Bernd hat eine Sumpfhexe gespielt. Ich kaufe ein Gold. Wie viele Flüche bekomme ich?", 1),
    ],
)
def test_several_that_wait_add_up(names: CardNames, text: str, value: int) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value == value
