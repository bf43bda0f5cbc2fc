"""What operators see, and what nobody does: logs, figures, headers, files."""

from __future__ import annotations

import json
import logging
import os
import re
import socket
import stat
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from prometheus_client import REGISTRY

from referee.operations.guard.request_log import Discreet, Lines, PlainLine

TABLE = "players: {Anna: {hand: [Moat]}, Bernd: {}}\nmoves: [play Moat]"


@pytest.fixture
def lines() -> Iterator[list[logging.LogRecord]]:
    """What is written to the log."""
    found: list[logging.LogRecord] = []

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record)

    handler = Keeper()
    handler.addFilter(Discreet())
    logger = logging.getLogger("referee.requests")
    level = logger.level
    logger.setLevel(logging.INFO)
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)
    logger.setLevel(level)


@pytest.mark.django_db
class TestLogs:
    def test_one_line_a_request(self, client: Client, lines: list[logging.LogRecord]) -> None:
        answer = client.post("/en/dispute/", {"document": TABLE, "do": "play"}, REMOTE_ADDR="192.0.2.77")
        line = json.loads(Lines().format(lines[-1]))
        assert line["id"] == answer.headers["X-Request-ID"]
        assert (line["method"], line["route"], line["status"]) == ("POST", "en/dispute/", 302)
        assert line["steps"] > 0
        assert line["ms"] > 0
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
        assert "route=en/dispute/ status=302" in PlainLine().format(lines[-1])

    @pytest.mark.parametrize("path", ["/en/dispute/open/abcdefSECRETghij/0/", "/en/SECRET/", "/en/search/?q=SECRET"])
    def test_no_addresses_and_no_documents(self, client: Client, lines: list[logging.LogRecord], path: str) -> None:
        client.get(path, REMOTE_ADDR="192.0.2.77")
        client.post(path, {"document": "SECRET: [", "do": "play"}, REMOTE_ADDR="192.0.2.77")
        assert lines
        for form in (Lines(), PlainLine()):
            told = "\n".join(form.format(record) for record in lines)
            assert "SECRET" not in told
            assert "192.0.2.77" not in told

    def test_rules_that_break_say_so_without_the_document(
        self, lines: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from rules import Game, Run, parse

        def broken(self: Game, answer: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(Game, "push", broken)
        Run(parse("title: SECRET\n" + TABLE))
        assert any("broke the rules" in record.getMessage() for record in lines)
        assert "SECRET" not in "".join(record.getMessage() for record in lines)

    def test_an_id_that_a_proxy_gave_is_kept(self, client: Client) -> None:
        given = client.get("/health/", headers={"X-Request-ID": "abcdef-0123456789"})
        assert given.headers["X-Request-ID"] == "abcdef-0123456789"
        forged = client.get("/health/", headers={"X-Request-ID": "x\r\ny" * 100})
        assert re.fullmatch(r"[0-9a-f]{16}", forged.headers["X-Request-ID"])


@pytest.mark.django_db
class TestMetrics:
    def value(self, name: str, **labels: str) -> float:
        return REGISTRY.get_sample_value(name, labels) or 0.0

    def test_requests_and_engine_runs(self, client: Client) -> None:
        before = self.value("referee_engine_instructions_total")
        answered = self.value("referee_requests_total", kind="engine", method="POST", status="302")
        client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        assert self.value("referee_engine_instructions_total") > before
        assert self.value("referee_requests_total", kind="engine", method="POST", status="302") == answered + 1

    def test_budgets(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        before = self.value("referee_budgets_hit_total")
        monkeypatch.setattr("rules.engine.game.STEPS", 5)
        client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        assert self.value("referee_budgets_hit_total") > before

    def test_refusals(self, client: Client, settings: Any) -> None:
        before = self.value("referee_refused_total", code="full")
        settings.STORED_IN_ALL = 0
        client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        assert self.value("referee_refused_total", code="full") == before + 1

    def test_no_path_makes_a_series_of_its_own(self, client: Client) -> None:
        for n in range(20):
            client.generic(f"ODD{n}", f"/en/nowhere-{n}/")
        methods = {
            sample.labels["method"]
            for metric in REGISTRY.collect()
            if metric.name == "referee_requests"
            for sample in metric.samples
            if "method" in sample.labels
        }
        assert methods <= {"GET", "HEAD", "POST", "OPTIONS", "other"}


@pytest.mark.django_db
@pytest.mark.parametrize(
    "path", ["/en/", "/en/nowhere/", "/api/cards/", "/health/", "/static/css/look.css", "/robots.txt"]
)
def test_headers_that_every_answer_has(client: Client, path: str) -> None:
    answer = client.get(path)
    answer.close()
    found = answer.headers
    assert found["X-Frame-Options"] == "DENY"
    assert found["X-Content-Type-Options"] == "nosniff"
    assert "camera=()" in found["Permissions-Policy"]
    assert found["Cross-Origin-Resource-Policy"] == ("cross-origin" if path.startswith("/api/") else "same-origin")


@pytest.mark.django_db
def test_a_step_is_nobodys_business(client: Client) -> None:
    where = client.post("/en/dispute/", {"document": TABLE, "do": "play"}).headers["Location"]
    assert client.get(where).headers["Cache-Control"] == "private, no-cache"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_site_as_it_is_started(tmp_path: Path) -> None:
    """One real start: files that only we may read, figures on a port of their own, an end without noise."""
    port, metrics = free_port(), free_port()
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "referee.settings",
        "DATA_DIR": str(tmp_path),
        "PORT": str(port),
        "METRICS_PORT": str(metrics),
        "LOG": "json",
        "WEB_CONCURRENCY": "1",
    }
    environment.pop("DATABASE_URL", None)
    environment.pop("CACHE_URL", None)
    with (tmp_path / "log").open("w") as log:
        site = subprocess.Popen(
            [sys.executable, "manage.py", "serve"], cwd=settings.BASE_DIR, env=environment, stdout=log, stderr=log
        )

    def get(address: str) -> str:
        with urllib.request.urlopen(address, timeout=10) as answer:
            return str(answer.read().decode())

    try:
        until = time.monotonic() + 120
        while "Referee is at" not in (tmp_path / "log").read_text():
            assert time.monotonic() < until
            assert site.poll() is None, (tmp_path / "log").read_text()
            time.sleep(0.2)
        assert json.loads(get(f"http://127.0.0.1:{port}/health/"))["status"] == "ok"
        for _ in range(50):
            try:
                told = get(f"http://127.0.0.1:{metrics}/metrics")
                break
            except OSError:
                time.sleep(0.2)
        assert 'referee_requests_total{kind="page",method="GET",status="200"} 1.0' in told
        assert "referee_stored_bytes" in told
        for file in ("referee.sqlite3", "secret_key", "cache/counts.sqlite3"):
            assert stat.S_IMODE((tmp_path / file).stat().st_mode) == 0o600, file
    finally:
        site.terminate()
        assert site.wait(30) == 0
    lines = (tmp_path / "log").read_text().splitlines()
    asked = [json.loads(line) for line in lines if line.startswith("{")]
    assert [line["route"] for line in asked if "route" in line] == ["health/"]
