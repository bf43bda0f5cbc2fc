"""Disputes for tests: described literally, answered by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client
from django.utils import translation

from referee.disputes import memory
from tests.page_reader import Page

TACTICIAN = """
players:
  Anna: {hand: [Throne Room, Tactician, 3 Copper], deck: [2 Gold, 15 Estate]}
  Bernd: {hand: [5 Copper]}
"""


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Each test starts without kept replays, and speaks English where no address says otherwise."""
    memory.forget()
    with translation.override("en"):
        yield


class Visitor:
    """Somebody with a browser."""

    def __init__(self, language: str = "en") -> None:
        self.client = Client()
        self.language = language
        self.at = ""
        self.answer: Any = None

    @property
    def word(self) -> str:
        return {"en": "dispute", "de": "streit"}[self.language]

    @property
    def key(self) -> str:
        return self.at.split("/")[3]

    @property
    def n(self) -> int:
        return int(self.at.split("?")[0].split("/")[4])

    @property
    def page(self) -> str:
        return str(self.answer.text)

    @property
    def sees(self) -> Page:
        """The page as somebody meets it."""
        return Page(self.answer)

    @property
    def page_without_token(self) -> str:
        """What is the same each time that the page is asked for."""
        return re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"', "", self.page)

    def get(self, path: str, **headers: str) -> Visitor:
        self.answer = self.client.get(path, headers=headers)
        if self.answer.status_code == 200:
            self.at = path
        return self

    def describes(self, document: str) -> Visitor:
        answer = self.client.post(f"/{self.language}/{self.word}/", {"document": document, "do": "play"})
        assert answer.status_code == 302, re.findall(r'class="notice".*', answer.text)
        return self.get(answer.headers["Location"])

    def asked(self) -> str:
        found = re.search(r'name="ask" value="(\d+)"', self.page)
        assert found, "nothing is asked"
        return found[1]

    def says(self, *answers: str) -> Visitor:
        for answer in answers:
            reply = self.client.post(self.at, {"ask": self.asked(), "answer": answer})
            assert reply.status_code == 302, (answer, notices(reply.text))
            self.get(reply.headers["Location"])
        return self

    def sends(self, **form: Any) -> Visitor:
        """A form as somebody might make it up."""
        self.answer = self.client.post(self.at, form)
        return self


def notices(page: str) -> list[str]:
    """What is wrong, then what is only to be known."""
    seen = Page(page)
    return [notice.text for role in ("alert", "status") for notice in seen.all(role) if notice.text]


def offered(page: str) -> list[str]:
    return [button.value for button in Page(page).all("button") if button.sent_as == "answer"]


@pytest.fixture
def visitor(db: None) -> Visitor:
    return Visitor()


@pytest.fixture
def german(db: None) -> Visitor:
    return Visitor("de")
