"""The page of a pasted log: turns, lines beside steps, and each turn as a dispute."""

import re
from html import unescape

import pytest
from django.test import Client

from referee.models import Dispute
from tests.rules.logs.test_logs import REAL

pytestmark = pytest.mark.django_db

PAGE = {"en": "/en/dispute/game-log/", "de": "/de/streit/spiel-protokoll/"}


@pytest.mark.parametrize("language", PAGE)
def test_the_turns_of_a_log(client: Client, language: str) -> None:
    page = client.post(PAGE[language], {"log": REAL["remodel-and-sentry"]})
    assert page.status_code == 200
    said = {"en": "21 of 21 turns came out as the log has them.", "de": "21 von 21 Zügen gingen so aus"}[language]
    assert said in page.text
    step = {
        "en": "Because of dora’s Bandit, lena trashes a Silver.",
        "de": "lena",
    }[language]
    assert step in unescape(page.text)
    assert "l trashes a Silver." in page.text
    named = {"en": "Cards the log names: ", "de": "Karten, die das Protokoll nennt: "}[language]
    cards = unescape(page.text).split(named)[1].split(".")[0].split(", ")
    assert ("Sentry" in cards, "Torwächterin" in cards) == (language == "en", language == "de")
    assert not Dispute.objects.exists()


def test_a_turn_opens_as_a_dispute(client: Client) -> None:
    page = client.post(PAGE["en"], {"log": REAL["witches"]})
    documents = [unescape(found) for found in re.findall(r'name="document" value="([^"]*)"', page.text)]
    assert len(documents) == 20
    opened = client.post(f"{PAGE['en']}open/", {"document": documents[12]}, follow=True)
    assert opened.status_code == 200
    assert Dispute.objects.count() == 1
    assert "Council Room" in opened.text


def test_a_turn_says_what_it_was_about_before_it_is_opened(client: Client) -> None:
    """Kingdom cards that were played, and what was gained; Treasures and cards drawn say nothing of a turn."""
    log = "Turn 3 - anna\na plays a Witch.\na draws 2 Coppers.\nb gains a Curse.\na plays 5 Coppers. (+$5)\n"
    log += "a buys a Market.\nTurn 3 - bernd\nb plays 2 Coppers.\n"
    said = {"en": "<i>plays Witch, gains Market</i>", "de": "<i>spielt Hexe, nimmt Markt</i>"}
    for language, page in PAGE.items():
        rows = client.post(page, {"log": log}).text.split("<summary")[1:]
        assert said[language] in rows[0]
        assert "<i>" not in rows[1]


def test_where_log_and_referee_part(client: Client) -> None:
    wrong = REAL["witches"].replace("d buys and gains a Throne Room.", "d buys and gains a Gold.")
    page = client.post(PAGE["en"], {"log": wrong}).text
    assert "Here they part." in page
    row = re.search(r'<tr class="differs"><td>([^<]*)</td>', page)
    assert row[1] == "d buys and gains a Gold."
    assert "Gold cannot be bought now: it costs 6, and " in unescape(page)


@pytest.mark.parametrize("text", ["Village, Smithy", "Turn 1 - anna\nnothing to read here\n", "?" * 50])
def test_what_is_no_log(client: Client, text: str) -> None:
    page = client.post(PAGE["en"], {"log": text})
    assert page.status_code == 422
    assert "No turns of up to six players" in page.text


def test_unknown_cards_and_lines_are_named(client: Client) -> None:
    text = REAL["clean-up-shuffle"].replace("d buys and gains a Silver.", "d buys and gains a Stormtrooper.\nd hums.")
    page = client.post(PAGE["en"], {"log": text}).text
    assert "Stormtrooper" in page
    assert "d hums." in page


def test_the_empty_form(client: Client) -> None:
    assert client.get(PAGE["en"]).status_code == 200
    assert client.post(f"{PAGE['en']}open/", {"document": "players: 1"}).status_code == 422
