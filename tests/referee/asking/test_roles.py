"""Who shows, who holds, how many there are, what was done with it: right or silent; the plain sister is answered."""

from __future__ import annotations

import pytest

from cards.catalogue import catalogue
from referee.asking.answer import ask

pytestmark = pytest.mark.django_db

# What is asked, what is right, and a sister with its answer, which is given.
RIGHT_OR_SILENT = [
    ("Bob plays Witch. My neighbour reveals Moat. Do I get a curse?", "yes",
     "Bob plays Witch. I reveal Moat. Do I get a curse?", "no"),
    ("My neighbour to the left reveals Moat when Bob plays Militia. Do I still have to discard?", "yes",
     "Bob plays Militia and I reveal Moat. Do I have to discard?", "no"),
    ("Wenn mein rechter Nachbar den Burggraben zeigt und ich nicht, muss ich dann bei der Miliz ablegen?", "yes",
     "Muss ich bei der Miliz ablegen, wenn ich den Burggraben zeige?", "no"),
    ("My opponent plays Blockade with an empty Curse pile. I gain that card. Do I gain a Curse?", "no",
     "My opponent plays Witch and the Curse pile is empty. Do I gain a Curse?", "no"),
    ("I played Lighthouse two turns ago. Bob now plays Militia. Does Lighthouse still protect me?", "no",
     "I played Lighthouse last turn. Bob now plays Militia. Am I safe?", "yes"),
    ("I play Haven and set aside a Gold. Bob plays Militia. Can I discard the Gold?", "no",
     "I play Haven and set aside a Gold. Does the Gold come back next turn?", "yes"),
    ("I have a Copper in my hand, unplayed. Can I buy a Grand Market with 6 coins from Golds?", "yes",
     "I played Coppers and a Gold and have enough money. May I buy a Grand Market?", "no"),
    ("I reveal Moat to an attack. How many cards do I draw?", 0,
     "How many cards do I draw with Moat?", 2),
    ("I play Pirate Ship for the coins. Does it hit the others?", "no",
     "Are all the other players hit by an Attack?", "yes"),
    ("I already have 7 cards in hand and play Library. Do I draw?", "no",
     "Can I set aside a Treasure with Library?", "no"),
    ("Am I wrong that Militia doesn't hit me with Lighthouse in play?", "no",
     "Am I right that Militia doesn't hit me with Lighthouse in play?", "yes"),
    ("Mein Kumpel behauptet, man darf mit der Kapelle auch gar keine Karte entsorgen. Hat er recht?", "yes",
     "Mein Kumpel behauptet, die Kapelle kann fünf Karten entsorgen. Hat er recht?", "no"),
    ("I play Village then Smithy, how many actions are left", 1,
     "I play Village, then Village, then Smithy. How many Actions do I have left?", 2),
    ("I play a second Fool's Gold. How much is it worth?", 4,
     "I play two Fool's Golds. How many coins do I get?", 5),
    ("I play King's Court on Militia. Does everyone discard down to 3 only once?", "yes",
     "Do I still get a Curse from Witch when I reveal Moat?", "no"),
    ("Bob plays Witch and after he drew his cards I remember my Moat. Can I still reveal it?", "no",
     "Can I reveal Moat in response to Bureaucrat?", "yes"),
    # those who are neither I nor the one who is told of
    ("My neighbour shows Moat against my Militia. Are the other opponents safe too?", "no",
     "My opponent reveals Moat against my Witch. Is he safe?", "yes"),
    ("If one opponent has Champion in play, are the rest immune to Witch as well?", "no",
     "Mein Mitspieler hat den Leuchtturm im Spiel. Bin ich auch vor der Hexe sicher?", "no"),
    ("Ein Gegner zeigt den Burggraben gegen meine Miliz. Müssen die anderen trotzdem ablegen?", "yes",
     "One player reveals Moat against Witch. Is that player safe?", "yes"),
    # what becomes of the cards that have to go
    ("tide pools last turn, how many cards must go at the start of this turn", 2,
     "I played two Tide Pools last turn. How many cards must I discard now?", 4),
    # another deed than the one that is written of
    ("can i play moat on my own turn just for the 2 cards", "yes",
     "Moat on my own turn: do I draw 2 cards?", "yes"),
    ("trashed some curses w chapel, do they go back on the curse pile so witch can hand em out again", "no",
     "Witch filled my deck with Curses. Does Chapel help me to throw them out?", "yes"),
    # the card that was told of, not any card
    ("Kommt die gewählte Karte beim Gesandten auf die Hand?", "no",
     "Does Journeyman put the named card into my hand?", "no"),
    # which one it is, and that it is asked what it does
    ("hab die zweite aristokratin im spiel was bringt die", "three cards",
     "Bewirkt die neunte Aristokratin im Spiel etwas?", "no"),
]  # fmt: skip


# My shield and the others, in both languages; my shield and me.
WHO_IS_KEPT_SAFE = [
    ("Does my Lighthouse protect the other players from Witch?", "no"),
    ("Schützt mein Leuchtturm die anderen Spieler vor der Hexe?", "no"),
    ("Does my Moat protect my neighbour against Militia?", "no"),
    ("Does my Lighthouse protect me from Witch?", "yes"),
]


@pytest.mark.parametrize(("asked", "value"), WHO_IS_KEPT_SAFE)
def test_my_shield_keeps_nobody_else_safe(asked: str, value: str) -> None:
    found = ask(asked, catalogue()).verdict
    assert found is not None
    assert found.value == value


def test_the_table_that_is_told_of_has_the_roles_of_the_question() -> None:
    asked = "My neighbour plays Bureaucrat, I have no Victory card in hand. Must I show my hand?"
    found = ask(asked, catalogue())
    assert found.verdict is not None
    assert found.verdict.value == "yes"
    assert found.document is not None
    assert found.document["turn"] == {"player": "Bernd"}
    assert "Anna reveals" in found.verdict.text[0]


@pytest.mark.parametrize(("asked", "right", "sister", "answer"), RIGHT_OR_SILENT)
def test_it_is_right_or_silent(asked: str, right: str | int, sister: str, answer: str | int) -> None:
    found, plain = ask(asked, catalogue()).verdict, ask(sister, catalogue()).verdict
    assert (found.value if found else None) in (None, right)
    assert plain is not None
    assert plain.value == answer


def test_a_stored_dispute_about_tokens_is_no_proof_where_nobody_speaks_of_tokens() -> None:
    found = ask("I have 4 cards in hand and play Library. Do I draw?", catalogue())
    assert found.situation is None or "minus" not in found.situation.slug
