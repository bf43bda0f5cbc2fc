"""What a question asks for: an answer of another type is none."""

import pytest

from rules.questions.answer_types import asks_for_less, fits, type_of
from rules.questions.reading import read


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("How many cards may I trash with Chapel?", "how-many"),
        ("max number of cards i can trash with one chapel", "how-many"),
        ("Maximale Anzahl Karten, die ich mit der Kapelle entsorgen kann", "how-many"),
        ("Can I trash the maximum number of cards with Chapel?", "may"),
        ("two merchants, one silver: how many extra coins do I get", ""),
        ("two merchants, one silver: how many coins do I get", "how-many"),
        ("first silver after 2 merchants how much extra money", "how-many"),
        ("How many extra turns does Outpost give?", "how-many"),
        ("Points for 3 Dukes and 2 Duchies?", "how-many"),
        ("Favors each player begins with when Importer is used?", "how-many"),
        ("Karten mit der Schmiede?", "how-many"),
        ("Coins, can I keep them for the next turn?", "may"),
    ],
)
def test_a_number_is_asked_for_in_several_ways(text, kind, names):
    assert type_of(read(text, names)) == kind


def test_a_yes_is_no_number():
    assert fits("how-many", 4)
    assert not fits("how-many", "yes")
    assert not fits("may", 4)
    assert not fits("", 4)


def test_a_table_where_it_happens_says_nothing_of_only_once(names):
    q = read("Throne Room on a Feast, do I only gain once?", names)
    assert asks_for_less(q, type_of(q), "yes")
    assert not asks_for_less(read("Throne Room on a Feast, do I gain twice?", names), "happens", "yes")


def test_what_is_forgotten_is_not_done(names):
    q = read("Tom plays Witch. I have a Moat in hand but forget to show it. Do I gain a Curse?", names)
    assert any(spot.meaning == "not" and spot.raw == "forget to" for spot in q.spots)
