"""A written question in other words is the same; by a number, a person, a place or what is refused it is not."""

import pytest

from rules.questions.answered_questions import Answered, AnsweredQuestions
from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.verdict import Value


def found(names: CardNames, asked: str, *written: tuple[str, Value]) -> Value | None:
    german = read(asked, names).language == 1
    rows = [Answered(("", text) if german else (text, ""), value, "base2:gain:1") for text, value in written]
    book = AnsweredQuestions([], names)
    for row in rows:
        book.by_cards[frozenset(read(row.texts[german], names).actors)].append(row)
    best = book.restated(read(asked, names), {})
    return best.value if best else None


@pytest.mark.parametrize(
    ("asked", "written", "value"),
    [
        (
            "plaza can i dump 2 treasures for 2 coffers off one plaza",
            "Can I discard two Treasures with Plaza for two Coffers?",
            "no",
        ),
        (
            "Will an Outpost doubled by Throne Room hand me two extra turns?",
            "Throne Room on Outpost: two extra turns?",
            "no",
        ),
        (
            "Darf ich beim Gezeitenbecken im nächsten Zug auf das Ablegen der zwei Karten verzichten?",
            "Muss ich mit den Gezeitenbecken am Anfang meines nächsten Zuges 2 Karten ablegen?",
            "no",  # what must be done
        ),
        ("füllhorn bringt selber geld", "Bringt das Füllhorn selbst irgendwelche Münzen?", "no"),
        (
            "2 goons in play i buy one card only. how many vp tokens",
            "Two Goons in play and I buy one card. How many point tokens?",
            2,
        ),
        (
            "insel gespielt aber hand leer, kommt die insel trotzdem aufs tableau",
            "Kommt die Insel auch mit leerer Hand auf das Tableau?",
            "yes",
        ),
        ("Am I forced to play all my Treasures in my Buy phase?", "Do I have to play all my Treasures?", "no"),
    ],
)
def test_in_other_words(names: CardNames, asked: str, written: str, value: Value) -> None:
    stated: Value = "yes" if "Gezeiten" in asked else value
    assert found(names, asked, (written, stated)) == value


@pytest.mark.parametrize(
    ("asked", "written"),
    [
        ("Do I have to discard a Copper to my own Cutpurse?", "Do I have to discard a Copper to Cutpurse?"),
        (
            "Does Watchtower let me put a card on the deck that my neighbour gains?",
            "Can I put a card that I gain on top of my deck with Watchtower?",
        ),
        (
            "juwelen-ei entsorgt, krieg ich jetzt ne kostbarkeit?",
            "Ich lege ein Juwelen-Ei ab. Nehme ich eine Kostbarkeit?",
        ),
        (
            "Nehme ich beim Ausspielen eines Grenzdorfs noch eine billigere Karte dazu?",
            "Muss ich eine billigere Karte nehmen, wenn ich ein Grenzdorf nehme?",
        ),
        ("Can I buy a Vineyard with one Potion and no coins?", "Can I buy Vineyard without a Potion?"),
        (
            "Wie viele muss ich beim Marquis mit 13 Karten ablegen?",
            "Marquis mit 13 Karten: Auf wie viele muss ich ablegen?",
        ),
        (
            "I play Village then Smithy, how many actions are left",
            "I play Village, Village and then Smithy. How many Actions are left?",
        ),
    ],
)
def test_another_question(names: CardNames, asked: str, written: str) -> None:
    value: Value = 2 if "how many" in asked or "Wie viele" in asked else "yes"
    assert found(names, asked, (written, value)) is None


def test_another_answer_close_by_leaves_it_open(names: CardNames) -> None:
    asked = "Does a second Fortune in that turn double my coins again?"
    second = ("Does a second Fortune double my Coins again?", "no")
    assert found(names, asked, second) == "no"
    assert found(names, asked, second, ("Does a second Fortune double my Coins once more?", "yes")) is None
