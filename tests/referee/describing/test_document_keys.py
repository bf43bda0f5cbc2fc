"""The page of the document explains every key; what is odd about a table is said where it is played."""

from __future__ import annotations

import pytest
from django.urls import reverse

from rules import MEANINGS

pytestmark = pytest.mark.django_db
INHERITED = "players:\n  Anna: {mats: {inheritance: [Laboratory]}, hand: [Village]}\n  Bernd: {}\n"


@pytest.mark.parametrize(("tongue", "n"), [("en", 0), ("de", 1)])
def test_every_key_stands_on_the_page(client, tongue, n):
    page = client.get(f"/{tongue}/{'dispute' if tongue == 'en' else 'streit'}/?as=document").content.decode()
    for room in ("turn", "memory"):
        assert f"<code>{room}</code>" in page
    assert "<code>seat</code>" in page
    assert MEANINGS["memory"]["seat"][n].split(":")[0] in page


def test_an_odd_table_is_played_and_says_so(client):
    answer = client.post(reverse("referee:describe"), {"document": INHERITED, "do": "play"}, follow=True)
    assert "costs more than 4" in answer.content.decode()


def test_a_table_that_cannot_be_is_refused_at_its_line(client):
    document = INHERITED.replace("Laboratory", "Province")
    answer = client.post(reverse("referee:describe"), {"document": document, "do": "play"})
    assert answer.status_code == 422
    page = answer.content.decode()
    assert "players.Anna.mats.inheritance" in page
    assert "it is no Action" in page
