"""Questions about the set-up: any way of asking for a number, and what only looks like one."""

import pytest

from rules.questions.names import CardNames
from rules.questions.reading import read
from rules.questions.setup import set_up


def answered(names: CardNames, text: str) -> str | int | None:
    found = set_up(read(text, names))
    return found.value if found else None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("4 players, number of Provinces?", 12),
        ("There are five of us. How many Curses do we put out?", 40),
        ("How many Curses go into the Supply for four players?", 30),
        ("Wie viele Flüche liegen bei zwei Spielern aus?", 10),
        ("How many empty piles end a five-player game when Provinces are left?", 4),
        ("With four players and Provinces still left, how many empty Supply piles end the game?", 3),
        ("What is the size of the Duchy pile in a two player game?", 8),
        ("Gardens is in the kingdom and we're only three, how many Gardens go in the pile?", 12),
        ("Wir sind fünf Leute. Wie viele Provinzen brauchen wir?", 15),
        ("Zu dritt, wie viele Ruinen kommen auf den Stapel?", 20),
        ("Wie viele Karten hat der Stapel Augurinnen?", 16),
        ("How many Platinums are in the Supply?", 12),
        ("How many copies of Acolyte are in the Augurs pile?", 4),
        ("Wie viele Pferde liegen neben dem Vorrat?", 30),
    ],
)
def test_sizes_of_piles(names: CardNames, text: str, value: int) -> None:
    assert answered(names, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("How many Estates does everyone start the game with?", 3),
        ("Wie viele Kupfer hat jeder zu Beginn, wenn wir mit Schäferin und Fee spielen?", 5),
        ("How many cards are in the starting hand?", 5),
        ("Wie viele Karten hat jeder am Anfang?", 10),
        ("Importer game: with how many Favors does each player begin?", 5),
        ("With how many Favors does everyone start if Underling is in the game?", 1),
        ("Wie viele Verbündete legt man aus?", 1),
    ],
)
def test_what_everybody_starts_with(names: CardNames, text: str, value: int) -> None:
    assert answered(names, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("How many kingdom piles are laid out in total?", 10),
        ("Young Witch is one of our ten. How many kingdom piles are on the table?", 11),
        ("Liegen mit der Jungen Hexe 10 oder 11 Königreichstapel aus?", 11),
        ("Wie groß ist ein Königreichstapel?", 10),
    ],
)
def test_the_kingdom(names: CardNames, text: str, value: int) -> None:
    assert answered(names, text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Are there 12 Provinces with three players?", "yes"),
        ("Are there 10 Provinces with three players?", "no"),
        ("Hat jeder am Anfang 4 Anwesen?", "no"),
    ],
)
def test_a_supposed_number_is_compared(names: CardNames, text: str, value: str) -> None:
    assert answered(names, text) == value


@pytest.mark.parametrize(
    "text",
    [
        "How many Golds does each player gain with 3 players?",
        "How many cards does each player have in hand after Militia?",
        "With how many cards do I start my turn?",
        "How many Provinces are left in a 3 player game?",
        "How many Provinces can I buy with 3 players?",
        "How many Estates does everyone begin with if we use Shelters?",
        "Wie viele Stapel müssen zu dritt leer sein?",
        "Wie viele Punkte bringt eine Provinz zu zweit?",
        "How many Curses?",
        # guilds2:baker:1: it is the tokens that are counted, not the Bakers
        "How many Coffers do I start with if Baker is in the game?",
        # base2:pile-sizes: the first Estates are no part of the pile; how many lie there is not what is asked
        "Does each player's starting estates come out of the 8 in the supply when there's two of us?",
        "Wie viele Zombies liegen zu Spielbeginn im Müll, wenn der Totenbeschwörer dabei ist?",  # not how many of him
    ],
)
def test_what_is_done_in_the_game_is_no_set_up(names: CardNames, text: str) -> None:
    assert answered(names, text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        # base2:end-of-game:1 and 6: three, with five or six players four
        ("How many empty piles end the game?", 3),
        ("With 5 players how many piles must be empty for the game to end?", 4),
        ("Wie viele Stapel müssen zu dritt leer sein, damit das Spiel endet, wenn noch Provinzen da sind?", 3),
        ("Wie viele Stapel müssen zu sechst leer sein, damit das Spiel endet?", 4),
        ("Two piles are empty. How many more must run out for the game to end?", None),
        ("How many piles are left when the Province pile is empty at the end?", None),
    ],
)
def test_empty_piles_that_end_the_game(names: CardNames, text: str, value: int | None) -> None:
    assert answered(names, text) == value
