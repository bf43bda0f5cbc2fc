"""A sentence is a question or a search by one rule: in the search box, on the page, in the API and in the terminal."""

from __future__ import annotations

from contextlib import suppress

import pytest
from django.core.cache import cache
from django.core.management import CommandError, call_command
from django.test import Client

from cards.catalogue import catalogue
from referee.asking.sentences import is_question
from referee.management.commands.ask import Command

pytestmark = pytest.mark.django_db
QUESTIONS = [
    "does moat stop witch",
    "Does Moat stop Witch?",
    "moat vs witch, am i safe",
    "Moat blocks Militia, right",
    "can i reveal moat twice",
    "played lich, so i lose my next turn right",
    "do u get the mercenary AND keep the urchin",
    "Bernd plays Witch, I show Moat, Clara has nothing.",
    "I throne a Smithy, how many cards",
    "if i remodel a gold can i take a province",
    "is a curse worth minus one at the end",
    "how many provinces for five",
    "when does the game end",
    "what happens if my deck is empty",
    "my friend says moat stops witch, is she right",
    "quick question: does throne room stay out with wharf",
    "Hi, does Throne Room on Outpost give two turns",
    'Does "Throne Room" stay in play with a Duration',
    "I have a -1 Card token and play Smithy. How many cards do I draw?",
    "two bridges in play, what does a province cost",
    "must I discard to Militia with 3 cards",
    "tie break",
    "who gets the curse from blockade",
    "Village gives me two actions doesn't it",
    "opponent militia me lighthouse out do i discard",
    "schützt der burggraben vor der hexe",
    "Schützt der Burggraben vor der Hexe?",
    "Bleibt der Thronsaal liegen?",
    "bleibt der thronsaal bei der werft liegen",
    "Bernd spielt Miliz und ich zeige Burggraben. Muss ich ablegen",
    "darf ich mit dem keller auch null karten ablegen",
    "wie viele provinzen zu dritt",
    "wieviel karten zieht die schmiede mit thronsaal",
    "2 gärtnerinnen im spiel und ich kauf ne provinz wv punktemarker",
    "im forum steht drahtzieher spielt die karte nur 2x, stimmt des",
    "Ich sage, der Burggraben hilft gegen die Hexe, stimmt das",
    "verfallen nicht benutzte taler am zugende",
    "zählt kaufen als nehmen",
    "Mein Bruder meint, er darf den Taktiker zweimal spielen. Hat er recht",
    "was passiert wenn der nachziehstapel leer ist",
    "wann endet das spiel",
    "kriegt er den fluch trotz leuchtturm",
    "Der Burggraben hilft gegen Miliz, oder",
    "hallo, kurze frage: zählt der garten auch im exil",
    "Ich habe den -1-Karte-Marker und spiele die Schmiede. Wie viele Karten ziehe ich?",
    "wer bekommt den fluch von der blockade",
]
SEARCHES = [
    "gibt +2 Aktionen",
    "what gives +2 actions?",
    "welche Karten geben +1 Kauf",
    "",
    "moat",
    "burggraben",
    "throne room tactician",
    "thronsaal taktiker",
    "moat witch lighthouse",
    "Will-o'-Wisp",
    "Will-o'-Wisp Spy",
    "Way of the Mouse",
    "type:duration cost<=4",
    "typ:dauer kosten<=4",
    "trash -gold",
    '"next turn"',
    "in:kingdom set:seaside",
    "duration seaside",
    "dauer seaside",
    "seaside2:tactician:5",
    "Krieg der Schlösser",
    "Last Will and Monument",
    "empty deck",
    "leerer stapel",
    "attack cards that gain",
    "karten die flüche verteilen",
    "Silk Road and Curse",
    "asdf qwer yxcv",
    "anyone got a spare ticket for the con next week",
]
ROWS = [*((text, True) for text in QUESTIONS), *((text, False) for text in SEARCHES)]


@pytest.mark.parametrize(("text", "asks"), ROWS)
def test_is_a_question_or_a_search(text: str, asks: bool) -> None:
    assert is_question(text, catalogue()) is asks


@pytest.fixture(autouse=True)
def _no_questions_counted() -> None:
    """Nobody has asked anything in this minute."""
    cache.clear()


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the terminal answered as a question."""
    found: list[str] = []
    monkeypatch.setattr(Command, "asked", lambda self, answer, known: found.append(answer.typed))
    return found


@pytest.mark.parametrize(("text", "asks"), ROWS[::3])
@pytest.mark.parametrize(("address", "language"), [("/en/search/", "en"), ("/de/suche/", "de")])
def test_is_the_same_by_all_four_ways(
    client: Client, answered: list[str], text: str, asks: bool, address: str, language: str
) -> None:
    page = client.get(address, {"q": text})
    box = client.get(address, {"q": text}, headers={"HX-Request": "true", "HX-Target": "results"})
    told = client.get("/api/ask/", {"q": text}).json()
    with suppress(CommandError):  # nothing was found for it
        call_command("ask", text, "--lang", language)
    assert {"asked-page" in page.text, "asked-page" in box.text, told["is_question"], bool(answered)} == {asks}


def test_the_search_of_the_api_says_where_a_question_is_answered(client: Client) -> None:
    found = client.get("/api/search/", {"q": "does moat stop witch"}).json()
    assert any("/api/ask/" in warning for warning in found["warnings"])
    assert not client.get("/api/search/", {"q": "moat witch"}).json()["warnings"]
