"""What is refused before it is read."""

from __future__ import annotations

import io
from typing import Any

import pytest
from django.conf import settings
from django.core.signals import request_started
from django.db import close_old_connections
from django.test import Client

from referee.operations.guard.arriving import reads_text
from referee.wsgi import application


def call(path: str, query: str = "", **more: Any) -> tuple[str, str]:
    """As the server calls it: what breaks before the first middleware breaks here too."""
    environ = {
        "REQUEST_METHOD": "GET",
        "PATH_INFO": path,
        "QUERY_STRING": query,
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "HTTP_HOST": "localhost",
        "wsgi.input": io.BytesIO(),
        "wsgi.url_scheme": "http",
        **more,
    }
    told: list[str] = []
    request_started.disconnect(close_old_connections)  # as the test client does: the test's own connection stays
    try:
        body = application(environ, lambda status, headers, exc_info=None: told.append(status))
    finally:
        request_started.connect(close_old_connections)
    return told[0], b"".join(body).decode()


@pytest.mark.django_db
@pytest.mark.parametrize("charset", ["rot13", "zip", "no-such-thing", "\0"])
@pytest.mark.parametrize("path", ["/en/search/", "/de/streit/", "/en/", "/health/", "/api/cards/", "/en/nowhere/"])
def test_a_charset_that_is_no_text(path: str, charset: str) -> None:
    for query in ("", "q=x"):
        status, body = call(path, query, CONTENT_TYPE=f"text/plain; charset={charset}")
        assert status == "400 Bad Request"
        assert "unreadable" in body if path.startswith("/api/") else "<h1>" in body


@pytest.mark.django_db
def test_text_is_read_as_utf_8_whatever_is_claimed() -> None:
    status, body = call("/en/search/", "q=%C3%A4", CONTENT_TYPE="text/plain; charset=latin-1")
    assert status == "200 OK"
    assert "ä" in body


def test_codecs_that_read_text() -> None:
    assert all(map(reads_text, ["utf-8", "UTF8", "latin-1", "cp1252"]))
    assert not any(map(reads_text, ["rot13", "base64", "zip", "", "x" * 1000, "\0"]))


@pytest.mark.parametrize(("path", "words"), [("/en/dispute/", "too large"), ("/de/streit/", "zu groß")])
@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_body_beyond_the_limit_gets_its_page(client: Client, path: str, words: str, kind: str) -> None:
    """By its length alone: it need not be there, nor bring a cookie."""
    length = str(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)
    answer = client.generic("POST", path, b"", kind, headers={"Content-Length": length})
    assert answer.status_code == 413
    assert words in answer.content.decode()


@pytest.mark.parametrize("length", ["-1", "x", "1e9", "9" * 30])
def test_a_length_that_is_none(client: Client, length: str) -> None:
    answer = client.generic("POST", "/en/dispute/", b"", headers={"Content-Length": length})
    assert answer.status_code == 400
