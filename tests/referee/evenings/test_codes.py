"""A code that can be said aloud leads everybody to the evening, in their own language, and ends with it."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from referee.models import SpokenCode
from tests.page_reader import Page

pytestmark = pytest.mark.django_db

EVENING = "/en/tonight/1wrjv0kw0br0a0ayh/?players=3"


def code_of(client: Client, address: str = EVENING) -> str:
    return str(client.post("/en/join/code/", {"evening": address}).json()["code"])


def test_three_letters_and_four_digits_the_same_for_the_same_evening(client: Client) -> None:
    code = code_of(client)
    assert len(code) == 8
    assert code[:3] in SpokenCode.WORDS
    assert code[3] == " "
    assert code[4:].isdigit()
    assert code_of(client) == code_of(client, "/de/heute/1wrjv0kw0br0a0ayh/?players=3") == code
    assert code_of(client, "/en/tonight/?own=base2&players=2") != code


@pytest.mark.parametrize(
    "change", [str, str.lower, lambda code: code.replace(" ", ""), lambda code: f" {code.replace(' ', '-')}"]
)
def test_however_it_is_typed_it_leads_there(client: Client, change) -> None:  # type: ignore[no-untyped-def]
    typed = change(code_of(client))
    assert client.get("/en/join/", {"code": typed})["Location"] == EVENING
    assert client.get("/de/dabei/", {"code": typed})["Location"] == "/de/heute/1wrjv0kw0br0a0ayh/?players=3"
    assert client.get("/en/join/", {"code": typed}, follow=True).status_code == 200


def test_the_code_of_a_kingdom_still_joins(client: Client) -> None:
    assert client.get("/en/join/", {"code": "1wrjv0kw0br0a0ayh"}, follow=True).status_code == 200
    assert client.get("/en/join/", follow=True).status_code == 200


def test_a_wrong_one_is_said_and_the_field_keeps_it(client: Client) -> None:
    response = client.get("/en/join/", {"code": "KAP 0000"})
    assert response.status_code == 404
    assert "No table of that name" in Page(response)
    assert 'value="KAP 0000"' in response.text


def test_it_ends_with_the_evening(client: Client) -> None:
    code = code_of(client)
    SpokenCode.objects.update(until=timezone.now() - timedelta(minutes=1))
    assert client.get("/en/join/", {"code": code}).status_code == 404
    code_of(client, "/en/tonight/?own=base2&players=2")
    assert SpokenCode.objects.count() == 1


@pytest.mark.parametrize(
    "address",
    [
        "",
        "https://example.com/en/tonight/x/",
        "//example.com/en/tonight/x/",
        "/en/cards/moat/",
        "/en/tonight/x/?" + "y" * 500,
    ],
)
def test_only_an_evening_of_this_site_gets_one(client: Client, address: str) -> None:
    assert client.post("/en/join/code/", {"evening": address}).status_code == 400
    assert not SpokenCode.objects.exists()


def test_there_are_only_so_many(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SpokenCode, "MOST", 1)
    code = code_of(client)
    assert client.post("/en/join/code/", {"evening": "/en/tonight/?own=base2"}).status_code == 503
    assert code_of(client) == code
