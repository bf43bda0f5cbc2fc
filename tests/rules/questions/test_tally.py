"""What cards played in a row bring, some of them by a Throne Room. Each expectation is what the rulebooks say."""

import pytest

from rules.questions.deciding import decide
from rules.questions.names import CardNames
from rules.questions.reading import read


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:throne-room: the second one is played twice, and plays a card twice each time
        ("Throne Room on Throne Room with two Smithies in hand: how many cards do I draw altogether?", 12),
        ("Throne Room on a Throne Room, then a Smithy and a Laboratory. How many cards do I draw in total?", 10),
        ("Throne Room on Throne Room and three Smithies in hand, how many cards do I draw?", 12),
        ("Königshof auf Thronsaal und drei Schmieden auf der Hand, wie viele Karten ziehe ich zusammen?", 18),
        ("King's Court on King's Court with three Smithies in hand and a huge deck, how many cards is that?", 27),
        ("Königshof auf Königshof, dann drei Schmieden. Wie oft werden die Schmieden insgesamt ausgeführt?", 9),
        ("Throne Room on King's Court: how many other Actions can I play three times each?", 2),
        ("Königshof auf Thronsaal: Wie viele andere Aktionskarten kann ich damit jeweils zweimal spielen?", 3),
        ("Throne Room on Throne Room with two Villages in hand, how many Actions do I have left afterwards?", 8),
        # hinterlands: the Actions of the Crossroads come the first time only
        ("Erste Karte im Zug: Thronsaal auf Wegkreuzung. Wie viele Aktionen bleiben mir danach?", 3),
        # base2:merchant: each time it was played, for the first Silver
        ("Throne Room on a Merchant, then I lay down one Silver. How much is that Silver worth altogether?", 4),
        ("Königshof auf Händlerin, danach ein Silber. Wie viele Münzen bringt mir die Händlerin?", 3),
        ("two merchants then two silvers = how many coins?", 6),
        # prosperity: a Coin for each Treasure in play, the Bank counted
        ("three coppers, one silver, then bank at the very end. what's the bank worth?", 5),
        ("Ich lege zwei Silber und als letztes eine Bank. Wie viel ist die Bank wert?", 3),
        ("3x fool's gold in one turn, total coins?", 9),
        # prosperity: a Goons counts while it is in play, once for each card; a Galleria each time it was played
        ("Throne Room on Goons, then I buy exactly one card. How many VP tokens do I get?", 1),
        ("two Goons in play and I buy three cards, how many VP tokens?", 6),
        ("Throne Room on a Galleria and now I buy one Village for 3. How many additional Buys do I get?", 2),
        # two cards now, two more on the next turn
        ("Werft: Wie viele Karten ziehe ich damit insgesamt, beide Züge zusammen?", 4),
    ],
)
def test_what_is_played_in_a_row_is_added_up(names: CardNames, text: str, value: int) -> None:
    verdict = decide(read(text, names))
    assert verdict is not None
    assert verdict.value == value


@pytest.mark.parametrize(
    "text",
    [
        "Throne Room on King's Court: how many other Actions can I play twice each?",  # it plays them three times
        "Throne Room on Throne Room with three Villages in hand: how many cards do I draw?",  # the third may be played
        "Poor House and 6 Coppers in my hand, how much money is that?",  # which are not said to be played
    ],
)
def test_where_it_is_not_clear_what_is_played_nothing_is_added_up(names: CardNames, text: str) -> None:
    verdict = decide(read(text, names))
    assert verdict is None or verdict.value == 0


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # intrigue2:courtier: one option for each type of the card
        ("Courtier, I show a Lighthouse. How many options may I choose?", 2),
        ("Decke ich mit den Höflingen eine Piratin auf, wie viele Sachen darf ich dann wählen?", 3),
        ("I show a Copper to my Courtier: how many options?", 1),
        # allies:elder: one more than the card says
        ("Elder plays my Steward. How many of the three options can I pick?", 2),
        ("If I play a Pawn through Elder, how many of the Pawn's options may I pick at most?", 3),
        ("Pawn, how many options may I choose?", 2),
    ],
)
def test_how_many_options_are_chosen(names: CardNames, text: str, value: int) -> None:
    verdict = decide(read(text, names))
    assert verdict is not None
    assert verdict.value == value


def test_how_many_options_there_are_is_another_question(names: CardNames) -> None:
    assert decide(read("Pawn: how many options are there to choose from?", names)) is None
