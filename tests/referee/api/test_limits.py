"""What one address may ask for, what runs at once, and what is kept of whoever asks."""

import fcntl
from pathlib import Path
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client, RequestFactory
from django.test.utils import override_settings
from redis import Redis
from rest_framework.settings import api_settings

from referee.api import price_list
from referee.models import Dispute
from referee.operations.guard import limits
from referee.operations.guard.limits import ByAddress, count, whose

pytestmark = pytest.mark.django_db

TABLE = {"players": {"Anna": {}, "Bernd": {}}}


@pytest.fixture(autouse=True)
def one_minute(monkeypatch: Any) -> None:
    """No minute ends in the middle of a test."""
    monkeypatch.setattr(limits.time, "time", lambda: 1_000_000_000.0)


@pytest.fixture
def few(settings: Any) -> None:
    settings.THROTTLE = {"reading": 3, "listing": 3, "running": 2, "making": 1}


@pytest.mark.usefixtures("few")
class TestThrottling:
    def test_reading(self, client: Client) -> None:
        assert [client.get("/api/cards/").status_code for _ in range(4)] == [200, 200, 200, 429]

    def test_says_how_many_are_left(self, client: Client) -> None:
        answers = [client.get("/api/cards/") for _ in range(4)]
        assert [answer.headers["RateLimit-Remaining"] for answer in answers] == ["2", "1", "0", "0"]
        assert {answer.headers["RateLimit-Limit"] for answer in answers} == {"3"}
        assert answers[0].headers["RateLimit-Reset"] == "21"

    def test_says_when_to_come_back(self, client: Client) -> None:
        answer = [client.get("/api/cards/", headers={"accept-language": "de"}) for _ in range(4)][-1]
        assert answer.headers["Retry-After"] == "21"  # a third of that minute is over
        body = answer.json()
        assert (body["status"], body["code"]) == (429, "too-many-requests")
        assert body["message"] == "Zu viele Anfragen von deiner Adresse. Komm in 21 Sekunden wieder."

    def test_the_next_minute_begins_anew(self, client: Client, monkeypatch: Any) -> None:
        assert [client.get("/api/cards/").status_code for _ in range(4)][-1] == 429
        monkeypatch.setattr(limits.time, "time", lambda: 1_000_000_021.0)
        assert client.get("/api/cards/").status_code == 200

    def test_each_kind_of_work_counts_by_itself(self, client: Client, post: Any) -> None:
        assert [post("/api/adjudications/", TABLE).status_code for _ in range(3)] == [201, 200, 429]
        assert [post("/api/kingdoms/generate/", {}).status_code for _ in range(2)] == [201, 429]
        assert client.get("/api/cards/").status_code == 200

    def test_to_see_an_adjudication_again_is_to_adjudicate(self, client: Client, post: Any) -> None:
        where = post("/api/adjudications/", TABLE).headers["Location"]
        assert [client.get(where).status_code for _ in range(2)] == [200, 429]

    def test_nothing_is_stored_beyond_the_limit(self, post: Any) -> None:
        for seed in range(5):
            post("/api/adjudications/", TABLE | {"seed": seed})
        assert Dispute.objects.count() == 2

    def test_each_address_counts_by_itself(self, client: Client) -> None:
        for address in ("192.0.2.1", "192.0.2.2"):
            found = [client.get("/api/cards/", REMOTE_ADDR=address).status_code for _ in range(4)]
            assert found == [200, 200, 200, 429]

    def test_nobody_is_believed_without_a_proxy(self, client: Client) -> None:
        found = [client.get("/api/cards/", headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code for n in range(4)]
        assert found[-1] == 429

    def test_the_proxys_word_counts(self, client: Client, settings: Any) -> None:
        with override_settings(REST_FRAMEWORK=settings.REST_FRAMEWORK | {"NUM_PROXIES": 1}):
            assert api_settings.NUM_PROXIES == 1
            for last in ("192.0.2.1", "192.0.2.2"):
                headers = [{"x-forwarded-for": f"10.0.0.{n}, {last}"} for n in range(4)]
                found = [client.get("/api/cards/", headers=each).status_code for each in headers]
                assert found == [200, 200, 200, 429]

    def test_all_processes_count_together(self, client: Client) -> None:
        """Another process has counted three: what it has in common with this one is the cache alone."""
        request = RequestFactory().get("/")
        key = ByAddress().key("listing", request, int(1_000_000_000 // limits.WINDOW))
        cache.set(key, 3)
        assert client.get("/api/cards/").status_code == 429


def everything_kept(place: str | Path) -> bytes:
    """All that the cache holds, in its files or in Redis."""
    if isinstance(place, Path):
        return b"".join(file.read_bytes() for file in place.rglob("*") if file.is_file())
    with Redis.from_url(place) as redis:
        return b"".join(key + redis.get(key) for key in redis.scan_iter())


class TestAddresses:
    def test_are_kept_as_a_salted_hash_only(self, client: Client, settings: Any) -> None:
        client.get("/api/cards/", REMOTE_ADDR="192.0.2.77")
        kept = everything_kept(settings.CACHES["default"]["LOCATION"])
        assert kept
        assert b"192.0.2.77" not in kept

    def test_two_minutes_cannot_be_told_to_be_one_address(self) -> None:
        request = RequestFactory().get("/", REMOTE_ADDR="192.0.2.1")
        keys = {ByAddress().key("reading", request, window) for window in (1, 2)}
        assert len(keys) == 2

    def test_another_secret_another_hash(self, settings: Any) -> None:
        request = RequestFactory().get("/", REMOTE_ADDR="192.0.2.1")
        before = ByAddress().key("reading", request, 1)
        settings.SECRET_KEY = "x" * 50
        assert ByAddress().key("reading", request, 1) != before

    @pytest.mark.parametrize(
        ("one", "other", "same"),
        [
            ("2001:db8::1", "2001:db8::ffff", True),
            ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
            ("192.0.2.1", "192.0.2.2", False),
            ("unix", "", False),
            ("::ffff:192.0.2.1", "192.0.2.1", True),
            ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
            ("192.0.2.1:4711", "192.0.2.1", True),
            ("192.0.2.1:4711", "192.0.2.1:4712", True),
            ("192.0.2.1:4711", "192.0.2.2:4711", False),
            ("[2001:db8::1]:4711", "2001:db8::1", True),
            ("[2001:db8::1]", "2001:db8::1", True),
            ("[::ffff:192.0.2.1]:4711", "192.0.2.1", True),
            ("2001:db8:0:1::1", "[2001:db8:0:2::1]:1", False),
        ],
    )
    def test_a_household_is_one(self, one: str, other: str, same: bool) -> None:
        assert (whose(one) == whose(other)) == same

    def test_counting(self) -> None:
        assert [count("throttle:test"), count("throttle:test"), count("throttle:other")] == [1, 2, 1]


class TestRunsAtOnce:
    @pytest.fixture
    def all_taken(self, settings: Any, monkeypatch: Any) -> Any:
        """Somebody else, in whatever process, holds every place."""
        settings.ENGINE_RUNS = 2
        monkeypatch.setattr(limits, "WAIT", 0.0)
        files = [(limits.folder() / f"engine-{place}").open("a") for place in range(2)]
        for file in files:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield files
        for file in files:
            file.close()

    def test_busy(self, client: Client, post: Any, all_taken: Any) -> None:
        answer = post("/api/adjudications/", TABLE)
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "2"
        assert answer.json()["code"] == "busy"
        assert post("/api/kingdoms/generate/", {}).status_code == 503
        assert client.get("/api/cards/").status_code == 200
        assert not Dispute.objects.exists()

    def test_one_free_place_will_do(self, post: Any, all_taken: Any) -> None:
        all_taken[1].close()
        assert [post("/api/adjudications/", TABLE).status_code for _ in range(3)] == [201, 200, 200]

    def test_a_wrong_document_gives_its_place_back(self, post: Any, all_taken: Any) -> None:
        all_taken[0].close()
        assert post("/api/adjudications/", {}).status_code == 400
        assert post("/api/adjudications/", TABLE).status_code == 201

    def test_a_run_that_does_not_end_is_stopped(self, post: Any, monkeypatch: Any) -> None:
        monkeypatch.setattr("rules.engine.game.STEPS", 20)
        body = post("/api/adjudications/", TABLE | {"moves": ["-"]}).json()
        assert body["error"]["message"]["en"].startswith(
            "Move 1 (“-”): The run was stopped: more than 20 instructions."
        )


class TestTold:
    def test_on_one_page(self, client: Client) -> None:
        page = client.get("/api/docs/").text
        for row in price_list.rows():
            assert str(row.what) in page
            assert row.limits in page

    def test_in_the_readme(self, settings: Any) -> None:
        readme = (settings.BASE_DIR / "referee" / "api" / "README.md").read_text(encoding="utf-8")
        settings.THROTTLE = {"reading": 600, "listing": 120, "running": 60, "making": 30}
        settings.THROTTLE_PAGES = {"assisting": 120}
        for row in price_list.rows():
            assert f"| {row.what} | `{row.where}` | {row.rate} | {row.limits} |" in readme
