"""Pages have a pace too: by address, kinder than for programs, and nothing that was typed is lost."""

from __future__ import annotations

import fcntl
import html
import re
from threading import Event, Thread
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

from referee.disputes import memory
from referee.models import Dispute
from referee.operations.guard import limits, pace
from rules import Run, parse

pytestmark = pytest.mark.django_db

TABLE = "players: {Anna: {hand: [Cellar, Moat]}, Bernd: {}}"
TYPED = f"# what I typed: <b>ä</b>\n{TABLE}"


@pytest.fixture(autouse=True)
def one_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr(pace.time, "time", lambda: 1_000_000_000.0)


@pytest.fixture
def few(settings: Any) -> None:
    settings.THROTTLE_PAGES = {"reading": 3, "listing": 3, "running": 2, "making": 1}


def typed_again(page: str) -> dict[str, str]:
    """What the form on the page would send; the search box above it has a form of its own."""
    page = page[page.index('method="post"') :]
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page))
    fields |= dict(re.findall(r'<textarea[^>]* name="(\w+)"[^>]*>\n(.*?)</textarea>', page, re.DOTALL))
    return {name: html.unescape(text) for name, text in fields.items() if name != "csrfmiddlewaretoken"}


@pytest.mark.usefixtures("few")
class TestPace:
    def test_reading(self, client: Client) -> None:
        found = [client.get("/en/cards/", REMOTE_ADDR="192.0.2.10").status_code for _ in range(4)]
        assert found == [200, 200, 200, 429]

    def test_running_says_when_to_go_on_and_keeps_what_was_typed(self, client: Client) -> None:
        sent = {"document": TYPED, "do": "play"}
        assert [client.post("/en/dispute/", sent).status_code for _ in range(2)] == [302, 302]
        answer = client.post("/en/dispute/", {**sent, "document": TYPED + "\nseed: 4"})
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "21"
        assert "Go on in 21 seconds." in answer.text
        assert typed_again(answer.text) == {"document": TYPED + "\nseed: 4", "do": "play"}
        assert Dispute.objects.count() == 1

    def test_in_german(self, client: Client) -> None:
        answer = [client.post("/de/streit/", {"document": TYPED, "do": "play"}) for _ in range(3)][-1]
        assert "Mach in 21 Sekunden weiter." in answer.text
        assert "Einen Moment" in answer.text

    def test_what_was_typed_goes_through_later(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        answer = [client.post("/en/dispute/", {"document": TYPED, "do": "play"}) for _ in range(3)][-1]
        monkeypatch.setattr(pace.time, "time", lambda: 1_000_000_021.0)
        assert client.post("/en/dispute/", typed_again(answer.text)).status_code == 302

    @pytest.mark.parametrize("moved", [-172_800, -3600, 3600, 172_800])
    def test_a_clock_that_is_moved_sends_nobody_away_for_long(
        self, client: Client, monkeypatch: pytest.MonkeyPatch, moved: int
    ) -> None:
        for _ in range(4):
            read, ran = client.get("/en/cards/"), client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        assert (read.status_code, ran.status_code) == (429, 429)
        monkeypatch.setattr(pace.time, "time", lambda: 1_000_000_000.0 + moved)
        assert client.get("/en/cards/").status_code == 200
        assert client.post("/en/dispute/", {"document": TABLE, "do": "play"}).status_code == 302

    def test_making(self, client: Client) -> None:
        assert [client.get("/en/kingdoms/new/").status_code for _ in range(2)] == [200, 429]

    def test_each_address_and_each_kind_by_itself(self, client: Client) -> None:
        for address in ("192.0.2.1", "192.0.2.2"):
            found = [client.get("/en/dispute/", REMOTE_ADDR=address).status_code for _ in range(3)]
            assert found == [200, 200, 429]
            assert client.get("/en/cards/", REMOTE_ADDR=address).status_code == 200

    def test_health_is_never_counted(self, client: Client) -> None:
        assert {client.get("/health/").status_code for _ in range(10)} == {200}


def test_pages_are_kinder_than_the_api() -> None:
    from referee import settings

    assert settings.THROTTLE_PAGES["reading"] > settings.THROTTLE["reading"]
    assert settings.THROTTLE_PAGES["running"] > settings.THROTTLE["running"]
    assert settings.THROTTLE_PAGES["making"] > settings.THROTTLE["making"]


def test_a_process_counts_a_bounded_number_of_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "MOST_KNOWN", 10)
    tally = pace.Tally()
    for n in range(100):
        tally.count(str(n), 1)
    assert len(tally.counts) <= 11


class TestRunsAtOnce:
    def test_all_places_taken(self, client: Client, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        settings.ENGINE_RUNS = 1
        monkeypatch.setattr(limits, "WAIT", 0.0)
        with (limits.folder() / "engine-0").open("a") as taken:
            fcntl.flock(taken, fcntl.LOCK_EX)
            answer = client.post("/en/dispute/", {"document": TYPED, "do": "play"})
            assert answer.status_code == 503
            assert answer.headers["Retry-After"] == "2"
            assert typed_again(answer.text)["document"] == TYPED
            assert client.get("/en/cards/").status_code == 200
        assert client.post("/en/dispute/", {"document": TYPED, "do": "play"}).status_code == 302

    def test_a_crowd_before_the_door(self, client: Client) -> None:
        answer = client.get("/en/dispute/", **{"referee.crowded": True})
        assert answer.status_code == 503

    def test_nobody_waits_behind_a_slow_table_of_others(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """One table takes long; another one is looked at meanwhile, in the same process."""
        keys = [Dispute.store(parse(f"{TABLE}\nseed: {seed}")).key for seed in (1, 2)]
        slow, quick = map(Dispute.fetch, keys)
        assert slow
        assert quick
        begun, go_on = Event(), Event()

        class Slow(Run):
            def __init__(self, situation: Any, **more: Any) -> None:
                if situation.seed == 1:
                    begun.set()
                    assert go_on.wait(10)
                super().__init__(situation, **more)

        monkeypatch.setattr(memory, "Run", Slow)
        memory.forget()
        runs: list[Run] = []
        waiting = Thread(target=lambda: runs.append(memory.recall(slow)))
        waiting.start()
        assert begun.wait(5)
        looking = Thread(target=lambda: runs.append(memory.recall(quick)))
        looking.start()
        looking.join(5)
        assert [run.situation.seed for run in runs] == [2]
        go_on.set()
        waiting.join(5)
        assert len(runs) == 2
