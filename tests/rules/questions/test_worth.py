"""What cards are worth, and whether they count where they lie. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.deciding import decide
from rules.questions.names import CardNames
from rules.questions.reading import read


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # intrigue2:duke:1: a point for each Duchy; a Duchy itself has three
        ("I have 3 Dukes and 4 Duchies, how many points is that together?", 24),
        ("I have 3 Dukes and 4 Duchies. How many points are the Dukes worth?", 12),
        ("I have 3 Dukes and 4 Duchies. How many points is each Duke worth?", 4),
        ("3 Herzöge und 4 Herzogtümer, wieviele Punkte sind das zusammen?", 24),
        ("Ich habe am Ende 3 Herzöge und 4 Herzogtümer. Wie viele Punkte sind die Herzöge zusammen wert?", 12),
        # those that are named once more are the ones that are asked for
        ("3 herzöge 5 herzogtümer wieviel punkte bringen die herzöge zusammen", 15),
        ("one duke and 5 duchies how many points does the duke give", 5),
        # a point for each Victory card of another name, its own counted
        ("Ich habe Anwesen, Herzogtum, Provinz und ein Territorium im Deck. Wie viel ist das Territorium wert?", 4),
        # two points for each five names
        ("Fairgrounds with 14 different cards in my deck, how many points per Fairgrounds?", 4),
        ("Ich hab 13 verschiedene Karten in meinem Deck. Wieviel ist ein Festplatz wert?", 4),
        ("At the end I have cards with 17 different names. How many points does one Fairgrounds give?", 6),
        ("I have 6 different cards. How many points does Fairgrounds give?", 2),
        ("Ich hab am Ende 8 Aktionskarten, wieviel zählt ein Weinberg?", 2),
        ("4 Herzöge und 5 Herzogtümer im Deck: Wie viele Punkte machen allein die Herzöge zusammen?", 20),
        # a point for each four Victory cards, the card itself is one of them
        ("Silk Road with 11 Victory cards in my deck: how many points is it worth?", 2),
        ("How many points is a Silk Road worth with 11 other Victory cards?", 3),
        ("How many points are 3 Gardens worth with 42 cards in my deck?", 12),
        ("I have 2 Provinces, 3 Duchies and 4 Curses. How many points do I have?", 17),
        ("5 Herzogtümer und 2 Herzöge im Deck, wie viele Punkte bringen die beiden Herzöge zusammen?", 10),
        ("Am Ende hab ich 5 Herzogtümer und 2 Herzöge, wie viele Punkte sind das alle zusammen?", 25),
        ("wie viele Punkte habe ich mit 3 Herzögen und 3 Herzogtümern insgesamt?", 18),
        ("2 dukes, 3 duchies, how many points per duke?", 3),
        ("Am Ende habe ich 39 Karten, zwei davon sind Gärten. Wieviel Punkte machen die zwei Gärten zusammen?", 6),
        # adventures: four points on the Tavern mat, none elsewhere
        ("Die Fernen Lande liegen am Spielende auf dem Wirtshaus-Tableau. Wieviel Punkte bringen sie?", 4),
        ("Die Fernen Lande sind am Spielende noch in meinem Deck. Wieviel Punkte bringen sie?", 0),
    ],
)
def test_so_many_points(names: CardNames, text: str, value: int) -> None:
    found = decide(read(text, names))
    assert found is not None
    assert found.value == value


@pytest.mark.parametrize(
    "text",
    [
        "I have 3 Gardens and 4 Duchies, how many points is that?",  # how many cards in all?
        "I have 3 Dukes and 2 Provinces, how many points is that?",  # and how many Duchies?
        "How many points is a Duke worth?",
        "How many points are the Dukes worth?",
        "How many points is a Distant Lands worth?",  # where does it lie?
    ],
)
def test_points_that_hang_on_what_nobody_says(names: CardNames, text: str) -> None:
    assert decide(read(text, names)) is None
