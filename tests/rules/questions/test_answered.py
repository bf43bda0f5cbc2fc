"""Questions that the books' statements answer: asked again in other words, and never taken for another question."""

import pytest

from rules.questions.answered import Answered, AnsweredQuestions
from rules.questions.names import CardNames
from rules.questions.reading import read
from tests.rules.questions.test_reading import names

__all__ = ["names"]
ROWS = (
    Answered(("Can Golem play another Golem?", "Kann der Golem einen anderen Golem spielen?"), "no", "alchemy:golem:2"),
    Answered(
        ("Must I play both cards that Golem finds?", "Muss ich beide Karten spielen, die der Golem findet?"),
        "yes",
        "alchemy:golem:3",
    ),
)
ABOUT = {"alchemy:golem:2": frozenset({"golem"}), "alchemy:golem:3": frozenset({"golem"})}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Can Golem play another Golem?", "no"),
        ("can a golem play another golem", "no"),
        ("Kann ein Golem noch einen anderen Golem spielen?", "no"),
        ("Do I have to play both of the cards Golem finds?", "yes"),
        ("May I play Golem twice?", None),
        ("Can Golem not play another Golem?", None),
        ("Must Golem play another Golem?", None),
        ("Can Throne Room play another Golem?", None),
        ("Can Golem gain another Golem?", None),
        ("Must I play one or both cards that Golem finds?", None),
    ],
)
def test_the_same_question(names: CardNames, text: str, value: str | None) -> None:
    found = AnsweredQuestions(ROWS, ABOUT, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


@pytest.mark.parametrize("text", ["Does the game end immediately?", "Endet das Spiel sofort?"])
def test_what_happens_at_once_is_another_question(names: CardNames, text: str) -> None:
    row = Answered(("Does the game end?", "Endet das Spiel?"), "yes", "base2:end-of-game:1")
    shelf = AnsweredQuestions([row], {}, names)
    assert shelf.find(read(row.texts[0], names), {}) is not None
    assert shelf.find(read(text, names), {}) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Does buying a card count as gaining it?", "yes"),
        ("Does gaining a card count as buying it?", "no"),
        ("Zählt Kaufen als Nehmen?", "yes"),
        # the same words, but which of the two is asked is not sure
        ("Does a gaining count as a buying of a card?", None),
    ],
)
def test_of_two_with_the_same_words_the_very_sentence_counts(names: CardNames, text: str, value: str | None) -> None:
    rows = (
        Answered(("Does buying a card count as gaining it?", "Zählt Kaufen als Nehmen?"), "yes", "base2:gain:8"),
        Answered(("Does gaining a card count as buying it?", "Zählt Nehmen als Kaufen?"), "no", "base2:gain:8"),
    )
    found = AnsweredQuestions(rows, {}, names).find(read(text, names), {})
    assert (found[0].value if found else None) == value


@pytest.mark.parametrize("text", ["Can I trash another Remodel with Remodel?", "Can Remodel trash another Remodel?"])
def test_a_second_one_of_the_same_is_another_question(names: CardNames, text: str) -> None:
    row = Answered(("Can Remodel trash itself?", "Kann der Umbau sich selbst entsorgen?"), "no", "base2:remodel:1")
    shelf = AnsweredQuestions([row], {"base2:remodel:1": frozenset({"remodel"})}, names)
    assert shelf.find(read("Can a Remodel trash itself?", names), {}) is not None
    assert shelf.find(read(text, names), {}) is None


def test_a_villager_is_no_village(names: CardNames) -> None:
    row = Answered(("Does a Villager give an Action?", "Gibt ein Dorfbewohner eine Aktion?"), "yes", "base2:turn:1")
    assert AnsweredQuestions([row], {}, names).find(read("Does one Villager give an Action?", names), {}) is not None
