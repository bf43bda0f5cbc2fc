"""Cards that are called from the Tavern mat, and cards that are named: each expectation is what the rulebooks say."""

import pytest

from rules.questions.names import CardNames
from tests.rules.questions.test_deciding import verdict


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # adventures:duplicate:1: for a card that costs up to 6 Coins and that its owner gains
        ("Can I call Duplicate when I buy a Gold?", "yes"),
        ("Kann ich das Duplikat aufrufen, wenn ich ein Gold kaufe?", "yes"),
        ("Can I call Duplicate when I buy a Province?", "no"),
        ("My opponent buys a Gold. Can I call Duplicate?", "no"),
        ("Wenn mein Gegner ein Gold kauft, kann ich das Duplikat aufrufen?", "no"),
        ("If I gain a Gold and call Duplicate, do I get a second Gold?", "yes"),
        # adventures:royal-carriage: an Action that was played and is still in play
        ("Can I use Royal Carriage on a Village?", "yes"),
        ("Kann ich mit der Königlichen Kutsche eine Dorf-Karte nochmal spielen?", "yes"),
        ("Can I use Royal Carriage on a Gold?", "no"),
        # what plays it is another question
        ("Can I use Throne Room on Duplicate?", None),
        ("Can I play Duplicate with Golem?", "yes"),
        # called when a turn starts, for no card
        ("Can I call Guide when I buy a Gold?", None),
    ],
)
def test_for_what_a_card_is_called(names: CardNames, text: str, value: str | None) -> None:
    found = verdict(names, text)
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # prosperity1:contraband: the player to the left names what cannot be bought
        ("My opponent names Province for my Contraband, may I buy a Province?", "no"),
        ("My opponent names Province for my Contraband, may I still buy a Gold?", "yes"),
        ("Bei der Schmuggelware nennt mein Nachbar Provinz. Darf ich eine Provinz kaufen?", "no"),
        ("Can I play Contraband and buy a Province if the player to my left named Gold?", "yes"),
        # nobody said what was named, or who buys is who named it
        ("I play Contraband, can I buy a Province?", None),
        ("I named Province for Contraband. Can I buy a Province?", None),
        # dark-ages:rebuild:1: what was named is passed over
        ("If I name Duchy with Rebuild, can I trash a Province?", "yes"),
        ("If I name Province with Rebuild, can I trash a Province?", "no"),
    ],
)
def test_what_may_be_done_with_a_named_card(names: CardNames, text: str, value: str | None) -> None:
    found = verdict(names, text)
    assert (found.value if found else None) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Do I get a Curse from Witch? And does Moat help?", "yes"),
        ("Wie viele Karten ziehe ich mit Schmiede und wie viele mit dem Laboratorium?", 3),
        ("Can Moat block Witch and can Moat block Council Room?", "yes"),
    ],
)
def test_of_two_questions_the_first_is_answered_and_that_is_said(names: CardNames, text: str, value: str | int) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value == value
    assert found.assumed[0].text[0] == "Of two questions the first is answered."
