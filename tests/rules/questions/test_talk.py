"""What is said around a question changes nothing of it, and what somebody holds to be so is what is asked."""

import pytest

from rules.facts import card_names
from rules.questions.talk import put

CARDS = ("moat", "witch", "burggraben", "hexe", "militia", "smithy", "leuchtturm", "gold")


def named(text: str) -> bool:
    return any(card in text.lower() for card in CARDS)


def test_the_cards_of_these_sentences_are_cards() -> None:
    assert all(card_names().find(card) for card in CARDS)


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("Hi, quick question: does Moat stop Witch?", "does Moat stop Witch?"),
        ("Hallo zusammen, kurze Frage: Schützt der Burggraben?", "Schützt der Burggraben?"),
        ("Guten Abend! Hilft der Burggraben? Danke im Voraus!", "Hilft der Burggraben?"),
        ("Does Moat stop Witch? My friend says no.", "Does Moat stop Witch?"),
        ("Bob plays Witch. Do I get it? He says yes, I say no. Who's right?", "Bob plays Witch. Do I get it?"),
        ("number of cards I draw with Smithy", "how many cards I draw with Smithy"),
        ("Anzahl der Karten mit der Hexe", "wie viele Karten mit der Hexe"),
    ],
)
def test_manners_and_remarks_say_nothing(typed: str, asked: str) -> None:
    assert put(typed, named).text == asked


@pytest.mark.parametrize(
    ("typed", "asked", "turned"),
    [
        ("My friend says that Moat stops Witch, is she right?", "Does Moat stop Witch?", False),
        ("He claims Moat doesn't stop Witch. Is he right?", "Does Moat stop Witch?", True),
        ("He claims Moat doesn't stop Witch. Is he wrong?", "Does Moat stop Witch?", False),
        ("Bob says you can't reveal Moat. Can I?", "Can you reveal Moat?", False),
        ("Tom says if I reveal Moat I draw 2 cards, is that right?", "If I reveal Moat, do I draw 2 cards?", False),
        ("I show Moat. He insists that I have to discard. Is he right?", "I show Moat. Do I have to discard?", False),
        ("Sie meint, ich muss trotz Burggraben ablegen. Hat sie recht?", "Muss ich trotz Burggraben ablegen?", False),
        ("Er behauptet, der Leuchtturm schützt nicht. Liegt er falsch?", "Schützt der Leuchtturm?", False),
        ("I show Moat. He wants me to trash it. Is he right?", "I show Moat. Must I trash it?", False),
        ("Er verlangt, dass ich die Hexe zeige. Stimmt das?", "Muss ich die Hexe zeige?", False),
        ("I want to play Smithy. He says that's fine. Is he right?", "May I play Smithy?", False),
        ("I want to play Smithy. He says that's not allowed. Is he right?", "May I play Smithy?", True),
        ("Ich will die Hexe entsorgen. Er sagt, das geht nicht. Hat er recht?", "Darf ich die Hexe entsorgen?", True),
        ("She has a Witch and wants to trash Gold. May she?", "She has a Witch. May she trash Gold?", False),
        (
            "Er spielt Hexe. Das Gold will ich entsorgen. Darf ich?",
            "Er spielt Hexe. Darf ich Das Gold entsorgen?",
            False,
        ),
        ("Olaf meint, ich müsse die Hexe ablegen. Stimmt das?", "Muss ich die Hexe ablegen?", False),
        (
            "She took a Gold, saying that Moat stops Witch. Is she right?",
            "She took a Gold. Does Moat stop Witch?",
            False,
        ),
        (
            "Ich sage, dass der Burggraben nicht hilft. Stimmt das?",
            "Ich frage mich, ob der Burggraben hilft?",
            True,
        ),
    ],
)
def test_what_somebody_holds_to_be_so_is_asked(typed: str, asked: str, turned: bool) -> None:
    found = put(typed, named)
    assert (found.text, found.turned) == (asked, turned)


@pytest.mark.parametrize(
    "typed",
    [
        "He says Moat stops Witch, she says it does not, who is right?",
        "My friend says he is the king of the world. Is he right?",
        "Hi",
        "Danke!",
        "Does Moat stop Witch?",
        "Moat stops Witch, right?",
        "Er spielt Hexe. Ich will Gold zeigen, um zu ziehen. Darf ich das?",
    ],
)
def test_anything_else_stays_as_it_is(typed: str) -> None:
    assert put(typed, named).text == typed
