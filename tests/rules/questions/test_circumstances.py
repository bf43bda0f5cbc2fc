"""What a question says of the table counts: an empty pile, a small hand, Treasures played before."""

import pytest

from rules.questions.circumstances import circumstances
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.scene import ME, OTHER
from tests.rules.questions.test_deciding import verdict


def test_the_size_of_a_hand(names: CardNames) -> None:
    assert circumstances(read("I have 3 cards in hand. Do I discard to Militia?", names)).hands == ((ME, 3),)
    told = circumstances(read("Wenn mein Gegner keine Handkarten hat, legt er bei der Miliz etwas ab?", names))
    assert told.hands == ((OTHER, 0),)


def test_an_empty_pile(names: CardNames) -> None:
    assert circumstances(read("What if there are no Curses left when I play Witch?", names)).empty == ("curse",)
    assert circumstances(read("Was geschieht bei der Hexe, wenn der Stapel der Flüche leer ist?", names)).empty == (
        "curse",
    )


def test_nothing_is_read_into_a_plain_question(names: CardNames) -> None:
    assert not circumstances(read("Do I get a Curse if my opponent plays Witch?", names))
    assert not circumstances(read("How many cards do I draw with Throne Room on Smithy?", names))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:militia:2: with three cards nothing is discarded
        ("My opponent played Militia and I have 3 cards in hand. Do I have to discard?", "no"),
        ("Mein Gegner spielt Miliz und ich habe 5 Karten auf der Hand. Muss ich ablegen?", "yes"),
        # prosperity2:bank: it counts itself
        ("Wie viel Geld gibt die Bank, wenn ich 3 Kupfer gespielt habe?", 4),
        # seaside2:tactician: no bonus without a discarded card
        ("Does Tactician with an empty hand give me 5 cards next turn?", "no"),
        # base2: what is not there cannot be gained
        ("Do I get a Curse from Witch if there are no Curses left?", "no"),
        # a condition without a comma
        ("If I Throne Room a Smithy do I draw six cards?", "yes"),
        ("Wenn ich den Thronsaal auf die Schmiede spiele ziehe ich sechs Karten?", "yes"),
        # the pronoun is the card
        ("Bekomme ich mit dem Taktiker 10 Karten, wenn ich ihn mit dem Thronsaal spiele?", "no"),
        # alchemy:apprentice: a card per Coin of its cost
        ("Wie viele Karten ziehe ich, wenn ich mit dem Lehrling ein Gold entsorge?", 6),
        ("King's Court on Bridge: how much less do cards cost?", 3),
        ("Does Highway reduce the cost of Peddler?", "yes"),
        ("Does Bureaucrat count Harem as a Victory card?", "yes"),
    ],
)
def test_it_counts(names: CardNames, text: str, value: str | int) -> None:
    found = verdict(names, text)
    assert found is not None
    assert found.value == value


def test_two_reactions_are_not_set_against_each_other(names: CardNames) -> None:
    assert verdict(names, "If I reveal Secret Chamber, can I then reveal Moat?") is None
