"""Nobody fills the disk: what one address may store in a day, what is stored in all, what is thrown away."""

from __future__ import annotations

from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from cards.models import Situation as Told
from referee.guard import storage
from referee.models import Beginning, Branch, Dispute, MadeKingdom, _opened, today
from referee.pruning import Ages, prune
from rules import parse

pytestmark = pytest.mark.django_db

TABLE = "players: {Anna: {hand: [Cellar, Moat]}, Bernd: {}}"
PLENTY = 10**12


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    cache.clear()
    monkeypatch.setattr(storage, "FRESH", 0)


def table(seed: int) -> Dispute:
    return Dispute.store(parse(f"{TABLE}\nseed: {seed}"))


def aged(dispute: Dispute, days: int, opened: int | None = None) -> Dispute:
    """Stored so many days ago, and last opened so many days ago."""
    then = timezone.now() - timedelta(days)
    last = today() - timedelta(days if opened is None else opened)
    Dispute.objects.filter(pk=dispute.pk).update(at=then, opened=last)
    return dispute


def there(*disputes: Dispute) -> list[bool]:
    return [Dispute.objects.filter(pk=dispute.pk).exists() for dispute in disputes]


class TestCaps:
    def test_an_address_stores_so_much_in_a_day(self, client: Client, settings: Any) -> None:
        settings.STORED_BY_ADDRESS = 2_000
        found = []
        for seed in range(6):
            answer = client.post("/en/dispute/", {"document": f"{TABLE}\nseed: {seed}", "do": "play"})
            found.append(answer.status_code)
        assert found[0] == 302
        assert found[-1] == 429
        assert f"seed: {seed}</textarea>" in answer.text
        assert int(answer.headers["Retry-After"]) <= 86_400
        assert Dispute.objects.count() == found.count(302)
        other = client.post("/en/dispute/", {"document": TABLE, "do": "play"}, REMOTE_ADDR="192.0.2.9")
        assert other.status_code == 302

    def test_the_api_too(self, client: Client, settings: Any) -> None:
        settings.STORED_BY_ADDRESS = 1
        sent: dict[str, Any] = {"players": {"Anna": {}, "Bernd": {}}}
        found = [
            client.post("/api/adjudications/", sent | {"seed": seed}, content_type="application/json")
            for seed in range(2)
        ]
        assert [answer.status_code for answer in found] == [201, 429]
        assert found[-1].json()["code"] == "stored-enough"

    def test_what_was_stored_before_costs_nothing(self, client: Client, settings: Any) -> None:
        client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        key = next(iter(Dispute.objects.all())).key
        before = Dispute.objects.count()
        for _ in range(3):
            client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        assert Dispute.objects.count() == before
        assert client.get(f"/en/dispute/{key}/0/").status_code == 200

    def test_full_shelves(self, client: Client, settings: Any) -> None:
        settings.STORED_IN_ALL = 1
        answer = client.post("/de/streit/", {"document": TABLE, "do": "play"})
        assert answer.status_code == 503
        assert "Regale des Schiedsrichters sind voll" in answer.text
        assert Dispute.objects.count() == Beginning.objects.count() == 0
        assert client.get("/en/disputes/").status_code == 200

    def test_a_command_stores_what_it_likes(self, settings: Any) -> None:
        settings.STORED_IN_ALL = 1
        assert table(1).is_new

    def test_the_size_of_the_database(self) -> None:
        assert 100_000 < storage.size() < 10**9


class TestPrune:
    def test_by_age_and_by_whether_somebody_came_back(self) -> None:
        new, unopened, opened, noted, named, forgotten = map(table, range(6))
        aged(new, 29)
        aged(unopened, 31)
        aged(opened, 100, opened=20)
        for dispute, name in ((noted, ""), (named, "mine")):
            Branch.objects.create(notebook="n" * 24, table=dispute.table, dispute=aged(dispute, 100), name=name)
        aged(forgotten, 800, opened=401)
        gone = prune(Ages(), PLENTY)
        assert there(new, unopened, opened, noted, named, forgotten) == [True, False, True, True, True, False]
        assert gone["disputes"] == gone["tables"] == 2
        aged(noted, 181)
        aged(named, 181)
        prune(Ages(), PLENTY)
        assert there(noted, named) == [False, True]

    def test_what_the_library_refers_to_stays(self) -> None:
        story = Told.objects.get(slug="throne-room-on-tactician")
        told = aged(Dispute.store(parse(story.described()), story.slug), 2_000)
        changed = aged(told.decided(["play Throne Room"]), 2_000)
        prune(Ages(), 1)
        assert there(told, changed) == [True, False]

    def test_by_size_the_oldest_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        disputes = [aged(table(n), n) for n in range(6)]
        monkeypatch.setattr("referee.pruning.BATCH", 1)
        monkeypatch.setattr(storage, "size", lambda: 100 * Dispute.objects.count())
        prune(Ages(), 400)
        assert there(*disputes) == [True, True, True, False, False, False]

    def test_kingdoms_whose_code_is_enough(self) -> None:
        MadeKingdom.store("abc")
        MadeKingdom.objects.update(at=timezone.now() - timedelta(31))
        assert prune(Ages(), PLENTY)["kingdoms"] == 1

    def test_the_command(self) -> None:
        aged(table(1), 31)
        out = StringIO()
        call_command("prune", stdout=out)
        assert out.getvalue() == "Threw away what nobody came back to: 1 disputes, 1 tables, 0 kingdoms\n"
        call_command("prune", stdout=out)
        assert out.getvalue().count("\n") == 1


class TestComingBack:
    def test_a_person_who_was_here_before(self, client: Client) -> None:
        _opened.clear()
        client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        dispute = aged(Dispute.objects.get(), 20)
        client.get(f"/en/dispute/{dispute.key}/0/")
        assert Dispute.objects.get().opened == today()

    def test_robots_and_previews_write_nothing(self) -> None:
        _opened.clear()
        dispute = aged(table(1), 20)
        Client().get(f"/en/dispute/{dispute.key}/0/")
        assert Dispute.objects.get().opened == today() - timedelta(20)
