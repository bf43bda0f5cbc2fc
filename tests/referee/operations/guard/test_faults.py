"""What is beneath the site goes away and comes back: nobody loses what they typed, and what can be read is read."""

from __future__ import annotations

import json
import socket
from collections.abc import Generator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from django.core.cache import cache, caches
from django.db import ConnectionHandler, InterfaceError, OperationalError, connection
from django.test import Client

from referee.models import Beginning, Dispute
from referee.operations.guard import deadline, faults
from referee.problems import Problem

pytestmark = pytest.mark.django_db

TABLE = "players: {Anna: {hand: [Cellar, Moat]}, Bernd: {}}"
TYPED = f"# what I typed\n{TABLE}"
SENT = {"players": {"Anna": {}, "Bernd": {}}}
FAULTS = [
    OperationalError("attempt to write a readonly database"),
    OperationalError("database or disk is full"),
    OperationalError("database is locked"),
    OperationalError("server closed the connection unexpectedly"),
    InterfaceError("connection already closed"),
    OSError(28, "No space left on device"),
]


@pytest.fixture(params=FAULTS, ids=str)
def no_writing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def refuse(*args: object, **kwargs: object) -> None:
        raise request.param

    with monkeypatch.context() as patch:
        patch.setattr(Dispute, "_insert", refuse)
        yield


def test_a_frozen_postgresql_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes what is sent, as its machine does for it, and says nothing."""
    monkeypatch.setattr(deadline, "SECONDS", 0.3)
    ours, theirs = socket.socketpair()

    class Link:
        closed = False

        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            return psycopg.waiting.wait(gen, ours.fileno(), interval, timeout)

        def close(self) -> None:
            self.closed = True

    def answer() -> Generator[psycopg.waiting.Wait, psycopg.waiting.Ready, str]:
        while not (yield psycopg.waiting.Wait.R):
            pass
        return "answered"

    link = Link()
    deadline.keep(SimpleNamespace(vendor="postgresql", connection=link))
    with ours, theirs:
        with pytest.raises(psycopg.OperationalError, match="in time"):
            link.wait(answer())
        assert link.closed
        theirs.send(b"x")
        assert link.wait(answer()) == "answered"


class TestDatabase:
    @pytest.mark.usefixtures("no_writing")
    def test_a_page_keeps_what_was_typed(self, client: Client) -> None:
        answer = client.post("/en/dispute/", {"document": TYPED, "do": "play"})
        assert answer.status_code == 503
        assert int(answer.headers["Retry-After"]) > 0
        assert f"{TYPED}</textarea>" in answer.text
        assert client.get("/en/cards/moat/").status_code == 200

    @pytest.mark.usefixtures("no_writing")
    def test_the_api_says_so(self, client: Client) -> None:
        answer = client.post("/api/adjudications/", SENT, content_type="application/json")
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == str(faults.RETRY)
        assert answer.json()["code"] in ("database", "disk")

    def test_it_recovers_by_itself(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A connection that refuses to write, as after a read-only spell, is not kept."""
        own = ConnectionHandler({"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": str(tmp_path / "own")}})
        monkeypatch.setattr(faults, "connections", own)
        own["default"].cursor().execute("CREATE TABLE rows (n)")
        own["default"].cursor().execute("PRAGMA query_only = ON")
        for _ in range(2):
            with pytest.raises(Problem) as told, faults.telling():
                own["default"].cursor().execute("INSERT INTO rows VALUES (1)")
            assert told.value.status_code == 503
            own["default"].cursor().execute("INSERT INTO rows VALUES (1)")
            own["default"].cursor().execute("PRAGMA query_only = ON")
        own.close_all()

    def test_reading_fails_too(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        def gone(*args: object) -> None:
            raise OperationalError("connection refused")

        monkeypatch.setattr(Dispute, "fetch", gone)
        answer = client.get("/de/streit/aaaaaaaaaa/1/")
        assert answer.status_code == 503
        assert "kommt gerade nicht an seine Regale" in answer.text

    def test_what_is_ours_is_not_blamed_on_the_database(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        def wrong(*args: object) -> None:
            raise ValueError

        monkeypatch.setattr(Beginning, "of", wrong)
        client.raise_request_exception = False
        assert client.post("/en/dispute/", {"document": TABLE, "do": "play"}).status_code == 500


class TestCounter:
    @pytest.fixture(autouse=True)
    def no_counter(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def away(*args: object, **kwargs: object) -> None:
            raise ConnectionError("Error 111 connecting to 127.0.0.1:6379. Connection refused.")

        for name in ("add", "incr", "get", "set", "count"):
            monkeypatch.setattr(caches["default"], name, away, raising=name != "count")

    def test_reading_goes_on(self, client: Client) -> None:
        assert client.get("/en/cards/moat/").status_code == 200
        assert client.get("/api/cards/moat/").status_code == 200
        assert client.get("/en/search/?q=moat").status_code == 200

    def test_running_waits(self, client: Client) -> None:
        answer = client.post("/en/dispute/", {"document": TYPED, "do": "play"})
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == str(faults.RETRY)
        assert f"{TYPED}</textarea>" in answer.text
        api = client.post("/api/adjudications/", SENT, content_type="application/json")
        assert (api.status_code, api.json()["code"]) == (503, "counter")
        assert not Dispute.objects.exists()

    def test_health(self, client: Client) -> None:
        answer = client.get("/health/")
        assert answer.status_code == 503
        found = answer.json()
        assert [found[part] for part in ("reading", "writing", "cache", "engine")] == ["ok", "ok", "error", "ok"]
        assert client.get("/health/?only=reading").status_code == 200


class TestHealth:
    def test_all_is_well(self, client: Client) -> None:
        cache.clear()
        found = client.get("/health/").json()
        assert [found[part] for part in ("status", "reading", "writing", "cache", "engine")] == ["ok"] * 5

    def test_a_full_disk(self, client: Client, settings: Any) -> None:
        settings.STORED_IN_ALL = 1
        answer = client.get("/health/")
        assert answer.status_code == 503
        assert answer.json()["writing"] == "error"
        assert answer.json()["reading"] == "ok"

    def test_a_read_only_database(self, client: Client) -> None:
        """It lets a transaction begin, and refuses what is written in it."""
        sqlite = connection.vendor == "sqlite"
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA query_only = ON" if sqlite else "SET TRANSACTION READ ONLY")
        try:
            found = client.get("/health/").json()
        finally:
            if sqlite:
                with connection.cursor() as cursor:
                    cursor.execute("PRAGMA query_only = OFF")
        assert (found["status"], found["writing"], found["reading"]) == ("error", "error", "ok")

    def test_the_engine_breaks(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.operations.guard.health.TABLE", "not a table")
        found = json.loads(client.get("/health/").content)
        assert (found["status"], found["engine"], found["reading"]) == ("error", "error", "ok")
