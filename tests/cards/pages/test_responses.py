"""What is kept is not sent again to who has it, whatever it is."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    "path",
    [
        "/en/cards/tactician/",
        "/en/cards/tactician/picture.png",
        "/en/kingdoms/seaside2/high-seas/sheet.pdf",
        "/en/news.atom",
        "/api/cards/tactician/",
        "/api/bulk/cards.json",
    ],
)
def test_304_to_who_has_it(client: Client, path: str) -> None:
    first = client.get(path)
    for held in (first.headers["ETag"], f"W/{first.headers['ETag']}", f'"old", {first.headers["ETag"]}', "*"):
        again = client.get(path, headers={"if-none-match": held})
        assert (again.status_code, again.content) == (304, b"")
        for name in ("ETag", "Cache-Control"):
            assert again.headers[name] == first.headers[name]
    assert client.get(path, headers={"if-none-match": '"old"'}).content == first.content


@pytest.mark.parametrize("path", ["/en/cards/tactician/", "/api/cards/tactician/"])
def test_any_tag_stands_for_what_is_there_also_before_it_was_made(client: Client, path: str) -> None:
    assert client.get(path, headers={"if-none-match": "*"}).status_code == 304


@pytest.mark.parametrize("path", ["/en/cards/nobody/", "/en/cards/nobody/picture.png", "/api/cards/nobody/"])
def test_what_is_not_there_has_no_tag(client: Client, path: str) -> None:
    assert client.get(path, headers={"if-none-match": "*"}).status_code == 404
