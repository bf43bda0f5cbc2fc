"""While one types: cards, written questions with their answers, disputes; what is chosen is answered exactly."""

from __future__ import annotations

import pytest
from django.test import Client

from cards.catalogue import catalogue
from referee.asking import views
from referee.asking.answer import ask
from referee.asking.library import library
from referee.asking.typing import Typed
from tests.page_reader import Page

pytestmark = pytest.mark.django_db
TYPING = {"hx-request": "true", "hx-target": "results"}


@pytest.mark.parametrize(
    ("address", "text", "cards", "said"),
    [
        (
            "/en/search/typing/",
            "bernd plays militia i show moa",
            ["Militia", "Moat"],
            "Can I show Moat against Militia?",
        ),
        (
            "/de/suche/tippen/",
            "bernd spielt miliz ich zeige burgg",
            ["Miliz", "Burggraben"],
            "Kann ich den Burggraben gegen die Miliz zeigen?",
        ),
    ],
)
def test_cards_questions_and_disputes_stand_there_at_once(
    client: Client, address: str, text: str, cards: list[str], said: str
) -> None:
    page = Page(client.get(address, {"q": text}, headers=TYPING))
    assert set(cards) <= set(page.links())
    question = next(name for name in page.links() if name.startswith(said))
    assert question.endswith(("yes", "ja"))
    assert any("/with/" in href or "/mit/" in href for href in page.addresses)


def test_it_reads_along(client: Client) -> None:
    page = client.get("/en/search/typing/", {"q": "bernd plays militia i show moat"}, headers=TYPING)
    assert "Bernd plays Militia, I show Moat …" in Page(page)


def test_no_table_is_built_for_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.asking.answer.decide", lambda q: pytest.fail("the engine was asked"))
    assert client.get("/en/search/typing/", {"q": "does moat stop wit"}, headers=TYPING).status_code == 200
    assert views.typing.cost.look == "reading"  # type: ignore[attr-defined]


def test_a_question_that_is_chosen_is_answered_exactly(client: Client) -> None:
    typed = Typed("does moat protect me from rel", catalogue(), 0)
    assert typed.questions
    for each in typed.questions:
        page = Page(client.get(each.href))
        assert page.heading.lower().rstrip(".") == each.word


def test_the_very_words_of_a_written_question_are_never_answered_otherwise() -> None:
    """By lot of all that are written; a table that contradicts leaves it open."""
    shelf = library(catalogue())
    rows = sorted(shelf.written.items())[:: len(shelf.written) // 60]
    silent = 0
    for text, row in rows:
        found = ask(text, catalogue())
        value = found.verdict.value if found.verdict else None
        assert value in (None, row.value), text
        silent += value is None
    assert silent <= len(rows) // 20


def test_a_name_is_looked_up_as_ever(client: Client) -> None:
    part = client.get("/en/search/typing/?q=haven", headers=TYPING).text
    assert 'id="results"' in part
    assert "hit hot" in part


@pytest.mark.parametrize(
    "text", ["", "?", "x" * 5_000, "<b>does moat stop", "moat " * 200 + "does it work", "\x00 does moat sto"]
)
def test_whatever_is_typed_is_bounded(client: Client, text: str) -> None:
    found = client.get("/en/search/typing/", {"q": text}, headers=TYPING)
    assert found.status_code == 200
    assert "<b>does" not in found.text


def test_the_address_of_the_search_follows(client: Client) -> None:
    here = {**TYPING, "hx-current-url": "http://testserver/en/search/?q=do"}
    found = client.get("/en/search/typing/", {"q": "does moat"}, headers=here)
    assert found.headers["HX-Replace-Url"] == "/en/search/?q=does+moat"
    there = {**TYPING, "hx-current-url": "http://testserver/en/"}
    assert "HX-Replace-Url" not in client.get("/en/search/typing/", {"q": "does moat"}, headers=there).headers
