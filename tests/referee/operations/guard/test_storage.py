"""Nobody fills the disk: what one address may store in a day, what is stored in all, what is thrown away."""

from __future__ import annotations

import json
from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.cache import cache
from django.core.management import call_command
from django.test import Client, RequestFactory
from django.utils import timezone
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from cards.models import Situation as Told
from referee.models import Beginning, Branch, Continuation, Dispute, MadeKingdom, Ruled, _opened, today
from referee.operations import pruning
from referee.operations.guard import size, storage
from referee.operations.pruning import Ages, _level, prune
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
    Beginning.objects.filter(pk=dispute.table_id).update(at=then)
    return dispute


def counted(address: str) -> int:
    """Bytes that were put down to that address today."""
    smallest = list(storage._counters(RequestFactory().get("/", REMOTE_ADDR=address)))[-1]
    return int(cache.get(smallest, 0))


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
        assert 100_000 < size.of_reference() <= size.in_all() < 10**9

    def test_what_an_address_stores_is_counted_whole(self, client: Client, settings: Any) -> None:
        """As many bytes as the rows that lie there have, whatever the request that wrote them."""
        where = client.post("/en/dispute/", {"document": TABLE, "do": "play"}).headers["Location"]
        client.get(where)  # the verdict is kept
        client.post(where, {"ask": "0", "answer": "play Moat"})
        sent: dict[str, Any] = {"players": {"Anna": {"hand": ["Moat"]}, "Bernd": {}}}
        made = client.post("/api/adjudications/", sent, content_type="application/json").json()
        moves = f"/api/adjudications/{made['id']}/moves/"
        assert client.post(moves, {"moves": ["play Moat"]}, content_type="application/json").status_code == 201
        client.post("/api/kingdoms/generate/", {"seed": "a"}, content_type="application/json")
        rows: list[Any] = [Beginning, Dispute, Ruled, Branch, Continuation, MadeKingdom]
        assert all(model.objects.exists() for model in rows)
        whole = sum(model.objects.count() * size.ROWS[model._meta.db_table] for model in rows)
        whole += sum(len(row.document.encode()) for row in Beginning.objects.all())
        whole += sum(len(json.dumps(row.moves)) + len(row.expect) for row in Dispute.objects.all())
        for row in Ruled.objects.all():
            whole += len((row.said_en + row.said_de + json.dumps(row.marks)).encode())
        assert counted("127.0.0.1") == whole

    @pytest.mark.parametrize(
        ("times", "addresses", "neighbour"),
        [
            (1, "2001:db8:1:1::{n:x}", "2001:db8:1:2::1"),  # one network, /64
            (2, "2001:db8:1:1{n:02x}::1", "2001:db8:1:200::1"),  # a household, /56
            (8, "2001:db8:1:{n:x}00::1", "2001:db8:2::1"),  # a house of them, /48
        ],
    )
    def test_a_network_of_ipv6_stores_its_part_however_many_addresses_it_has(
        self, client: Client, settings: Any, times: int, addresses: str, neighbour: str
    ) -> None:
        settings.STORED_BY_ADDRESS = 4_000

        def store(n: int, address: str) -> int:
            sent = {"document": f"{TABLE}\nseed: {100 + n}", "do": "play"}
            return Client().post("/en/dispute/", sent, REMOTE_ADDR=address).status_code

        first = store(0, addresses.format(n=0))
        each = counted(addresses.format(n=0))
        fit = -(-times * settings.STORED_BY_ADDRESS // each)
        found = [first, *(store(n, addresses.format(n=n)) for n in range(1, fit + 2))]
        assert found == [302] * fit + [429] * 2
        assert store(99, neighbour) == 302

    def test_where_there_is_no_room_what_is_stored_can_be_gone_to(self, client: Client, settings: Any) -> None:
        client.post("/en/dispute/", {"document": TABLE, "do": "play"})
        client.post("/api/kingdoms/generate/", {"seed": "a"}, content_type="application/json")
        settings.STORED_IN_ALL = 1
        assert client.post("/en/dispute/", {"document": TABLE, "do": "play"}).status_code == 302
        found = [
            client.post("/api/kingdoms/generate/", {"seed": seed}, content_type="application/json") for seed in "ab"
        ]
        assert [answer.status_code for answer in found] == [200, 503]
        assert found[1].json()["code"] == "full"
        assert found[1].headers["Retry-After"]
        assert MadeKingdom.objects.count() == 1

    def test_no_row_says_who_stored_it(self, client: Client) -> None:
        """A mark that thousands of addresses share."""
        for n in range(2):
            client.post("/en/dispute/", {"document": f"{TABLE}\nseed: {n}", "do": "play"}, REMOTE_ADDR=f"192.0.2.{n}")
        marks = set(Dispute.objects.values_list("origin", flat=True))
        assert len(marks) == 2
        assert {len(mark) for mark in marks} == {4}


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

    @hypothesis_settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # the machine may be
    @given(st.lists(st.integers(0, 10**6), max_size=20), st.integers(0, 10**7))
    def test_what_is_above_the_level_is_what_must_go(self, weights: list[int], bytes: int) -> None:
        level = _level(weights, bytes)
        above = sum(max(0, weight - level) for weight in weights)
        assert level == 0 or bytes <= above < bytes + len(weights)

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

    def test_who_brings_it_again_has_come_back_to_it(self, client: Client) -> None:
        """What was acknowledged a moment ago is not thrown away tonight, however old it is."""
        sent: dict[str, Any] = {"players": {"Anna": {"hand": ["Moat"]}, "Bernd": {}}}
        before, here = ("/api/adjudications/", "/api/situations/"), []
        for door in (*before, *before):
            for row in Dispute.objects.all():
                aged(row, 40)
            answer = client.post(door, sent, content_type="application/json")
            here.append((answer.status_code, answer.json()["id"]))
            prune(Ages(), PLENTY)
        assert here == [(201, here[0][1]), *[(200, here[0][1])] * 3]
        assert client.get(f"/api/adjudications/{here[0][1]}/").status_code == 200

    def test_where_it_is_thrown_away_in_the_moment_in_which_it_is_brought_again(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        old = table(1)
        line = old.decided(["play Moat"])

        def pruned(whole: str) -> None:
            Dispute.objects.filter(pk__in=(old.pk, line.pk)).delete()

        for bring in (lambda: table(1), lambda: old.decided(["play Moat"])):
            monkeypatch.setattr(Dispute, "_bring_again", pruned)
            assert there(bring()) == [True]
            monkeypatch.undo()

    def test_what_somebody_comes_back_to_while_others_are_thrown_away(self, monkeypatch: pytest.MonkeyPatch) -> None:
        left, opened = aged(table(1), 40), aged(table(2), 40)

        def look(dispute: Dispute) -> bool:
            table(2)  # brought again, after it was found to be old
            return False

        monkeypatch.setattr(pruning, "is_told", look)
        assert prune(Ages(), PLENTY)["disputes"] == 1
        assert there(left, opened) == [False, True]

    def test_robots_and_previews_write_nothing(self) -> None:
        _opened.clear()
        dispute = aged(table(1), 20)
        Client().get(f"/en/dispute/{dispute.key}/0/")
        assert Dispute.objects.get().opened == today() - timedelta(20)
