"""What is stored, on a site and a database of its own: nothing is lost that need not be, and what is full says so."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from referee.operations.bench.server import own_database
from referee.operations.campaign import NotTried
from referee.operations.campaign.services import postgres
from tests.started_before import StartedBefore

# The marker has them run on PostgreSQL too; the tests' own database is not touched.
pytestmark = pytest.mark.django_db

FILL = """
import json, random
from dataclasses import replace
from django.db import transaction
from django.utils import timezone
from datetime import timedelta
from referee.models import Beginning, Branch, Dispute
from rules import parse
base = parse("players: {Anna: {hand: [Cellar, Moat]}, Bernd: {}}")
with transaction.atomic():  # thousands of their own would take minutes
    for origin, days, many, name in json.loads(%r):
        then = timezone.now() - timedelta(days)
        for n in range(many):
            seed = random.getrandbits(30)
            dispute = Dispute.store(replace(base, seed=seed, title=f"{seed} " * (100 + n %% 100)))
            if name is not None:
                Branch.objects.create(notebook="n" * 24, table_id=dispute.table_id, dispute=dispute, name=name)
        new = Dispute.objects.filter(origin="")
        Beginning.objects.filter(disputes__in=new).update(at=then)
        new.update(at=then, opened=then.date(), origin=origin)
"""
COUNT = """
import json
from django.db import connection
from django.db.models import Count
from referee.operations.guard import size
from referee.models import Branch, Dispute
with connection.cursor() as cursor:
    if connection.vendor == "postgresql":
        cursor.execute("VACUUM (ANALYZE)")  # PostgreSQL looks by itself now and then, and shall find nothing new
    cursor.execute("SELECT pg_database_size(current_database())" if connection.vendor == "postgresql"
        else "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    files = cursor.fetchone()[0]
print(json.dumps({
    "used": size.in_all(), "files": files, "reference": size.of_reference(),
    "origins": dict(Dispute.objects.values_list("origin").annotate(n=Count("key")).order_by()),
    "named": Branch.objects.exclude(name="").count(), "noted": Branch.objects.filter(name="").count(),
}))
"""
SHORT_AND_LONG = """
import secrets
from referee.models import Beginning
Beginning.objects.bulk_create(
    Beginning(digest=secrets.token_hex(8), document=secrets.token_hex(1000 if n % 2 else 6000)) for n in range(1500)
)
"""
USED = "from referee.operations.guard import size; print(size.in_all())"
EMPTY = """
from referee.models import Beginning, Dispute
Dispute.objects.all().delete()
Beginning.objects.all().delete()
"""
MEGABYTE = 1_000_000
PATIENCE = 600  # seconds: a machine may have much else to do


@dataclass
class Own:
    """A database that nobody else uses, and the commands of the site on it."""

    folder: Path
    environment: dict[str, str]

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(settings.BASE_DIR / "manage.py"), *arguments],
            env=self.environment | environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def done(self, *arguments: str, **environment: str) -> str:
        found = self.run(*arguments, **environment)
        assert found.returncode == 0, found.stderr
        return found.stdout

    def add(self, *heaps: tuple[str, int, int, str | None]) -> dict[str, Any]:
        """Of each origin, so many days old, so many tables; with a name in somebody's notebook, or "", or in none."""
        return self.count(FILL % json.dumps(heaps))

    def begin(self, *heaps: tuple[str, int, int, str | None]) -> dict[str, Any]:
        """With these alone: what the test before has stored goes."""
        return self.count(EMPTY + FILL % json.dumps(heaps))

    def count(self, before: str = "") -> dict[str, Any]:
        """In one process with what is done before: each takes most of a second to start."""
        found: dict[str, Any] = json.loads(self.done("shell", "-v0", "-c", before + COUNT))
        return found

    def prune(self, megabytes: int) -> str:
        return self.done("prune", "--megabytes", str(megabytes))


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, started_before: StartedBefore) -> Iterator[Own]:
    folder = tmp_path_factory.mktemp("own")
    started_before.fill(folder)
    with own_database() as database:
        own = {"DJANGO_SETTINGS_MODULE": "referee.settings", "DATA_DIR": str(folder), "STORED_MB_BY_ADDRESS": "1"}
        found = Own(folder, os.environ | {"CACHE_URL": ""} | own | database)
        found.done("migrate", "-v0")
        found.done("load", "-v0")
        yield found


def test_prune_throws_away_no_more_than_it_takes_and_what_is_free_is_used_again(own: Own) -> None:
    before = own.begin(("aaaa", 3, 1500, None), ("bbbb", 2, 1500, None), ("cccc", 0, 30, None))
    most = (before["used"] - MEGABYTE) // MEGABYTE
    own.prune(most)
    after = own.count()
    left, stored = sum(after["origins"].values()), before["used"] - before["reference"]
    must_go = stored - 0.8 * (most * MEGABYTE - before["reference"])
    assert after["used"] < most * MEGABYTE  # it is not full any more
    assert 0.5 * must_go / stored < 1 - left / 3030 < 1.25 * must_go / stored
    assert after["origins"]["cccc"] == 30
    assert "disputes" not in own.prune(most)
    assert own.add(("dddd", 0, 1000, None))["files"] < before["files"] * 1.08


def test_what_postgresql_forgets_when_it_is_killed_counts_all_the_same(tmp_path: Path) -> None:
    """How many rows there are it knows by counting, and then it begins anew; texts that are long lie apart."""
    try:
        with postgres() as server:
            site = {"DJANGO_SETTINGS_MODULE": "referee.settings", "DATA_DIR": str(tmp_path), "CACHE_URL": ""}
            own = Own(tmp_path, os.environ | site | {"DATABASE_URL": server.url})
            own.done("migrate", "-v0")
            before = own.count(SHORT_AND_LONG)["used"]
            server.stop()
            server.start()
            assert abs(int(own.done("shell", "-v0", "-c", USED)) - before) < MEGABYTE / 2
            own.done("shell", "-v0", "-c", FILL % json.dumps([("aaaa", 0, 5, None)]))  # looks through nothing
            assert abs(int(own.done("shell", "-v0", "-c", USED)) - before) < MEGABYTE / 2
    except NotTried as why:
        pytest.skip(str(why))


def test_what_is_younger_than_a_day_stays_whatever_the_size(own: Own) -> None:
    before = own.begin(("aaaa", 0, 1500, None), ("aaaa", 3, 20, None))
    own.prune((before["used"] - MEGABYTE) // MEGABYTE)
    assert own.count()["origins"] == {"aaaa": 1500}


def test_what_people_keep_goes_last_and_what_one_origin_stored_most_first(own: Own) -> None:
    before = own.begin(("junk", 2, 1500, None), ("anna", 20, 60, None), ("anna", 25, 60, ""), ("bert", 90, 60, "ours"))
    own.prune((before["used"] - MEGABYTE) // MEGABYTE)
    after = own.count()
    assert after["origins"]["junk"] < 1400
    assert (after["origins"]["anna"], after["origins"]["bert"]) == (120, 60)
    assert (after["named"], after["noted"]) == (60, 60)


def test_room_for_the_cards_at_least(own: Own) -> None:
    own.begin(("aaaa", 3, 20, None))
    for command in (["serve"], ["prune"]):
        found = own.run(*command, STORED_MB_IN_ALL="1", PORT=str(free_port()))
        assert found.returncode == 1
        assert "1 MB are too few to store anything (STORED_MB_IN_ALL)" in found.stderr
        least = int(found.stderr.partition(" is the least")[0].split()[-1])
        assert MEGABYTE * (least - 2) <= own.count()["reference"] <= MEGABYTE * (least - 1)
    assert own.count()["origins"] == {"aaaa": 20}


def test_a_backup_is_for_its_owner_alone_and_only_the_newest_stay(own: Own, tmp_path: Path) -> None:
    own.begin(("aaaa", 0, 5, None))
    for name in ("referee-2020-01-01-000000", "referee-2020-01-02-000000"):
        for kind in ("sqlite3", "dump"):
            (tmp_path / f"{name}.{kind}").touch()
    own.done("backup", "--into", str(tmp_path), "--keep", "2")
    kind = "dump" if own.environment.get("DATABASE_URL") else "sqlite3"
    old, new = sorted(tmp_path.glob(f"*.{kind}"))
    assert old.name.startswith("referee-2020-01-02")
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    if kind == "sqlite3":
        with closing(sqlite3.connect(new)) as copy:
            assert copy.execute("SELECT COUNT(*) FROM referee_dispute").fetchone() == (5,)
    else:
        restored = ["pg_restore", "--data-only", "--table=referee_dispute", "--file=-", str(new)]
        lines = subprocess.run(restored, capture_output=True, text=True, check=True).stdout.splitlines()
        assert sum("\taaaa" in line for line in lines) == 5
    again = own.run("backup", str(new))
    assert again.returncode == 1
    assert "already there" in again.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(own: Own, **environment: str) -> Iterator[str]:
    """The address of the site, started from a folder that is not its own."""
    port, log = free_port(), own.folder / "log"
    with log.open("w") as out:
        site = subprocess.Popen(
            [sys.executable, str(settings.BASE_DIR / "manage.py"), "serve"],
            env=own.environment | {"PORT": str(port), "WEB_CONCURRENCY": "1", "LOG": "json"} | environment,
            cwd=own.folder,
            stdout=out,
            stderr=out,
        )
    try:
        until = time.monotonic() + PATIENCE
        while "Referee is at" not in log.read_text():
            assert site.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        site.terminate()
        site.wait(PATIENCE)


def asked(address: str, sent: dict[str, Any] | None = None, sender: str = "") -> tuple[int, Any]:
    data = json.dumps(sent).encode() if sent is not None else None
    headers = {"Content-Type": "application/json"} | ({"X-Forwarded-For": sender} if sender else {})
    request = urllib.request.Request(address, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=120) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def measured(port: int) -> dict[str, str]:
    """The gauges of what is stored, as soon as there is somebody who tells them."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=120) as answer:
                lines = answer.read().decode().splitlines()
            return dict(line.split() for line in lines if line.startswith("referee_stored_"))
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.2)


def test_a_start_throws_away_nothing_by_size_and_a_full_site_says_so(own: Own) -> None:
    before = own.begin(("aaaa", 3, 900, None))
    metrics = free_port()
    most = int(before["used"] / 0.9) // MEGABYTE + 1
    with served(own, STORED_MB_IN_ALL=str(most), METRICS_PORT=str(metrics)) as site:
        status, told = asked(f"{site}/health/")
        assert (status, told["status"], told["shelves"]) == (200, "ok", "nearly full")
        assert 80 <= told["stored_percent"] < 95
        assert asked(f"{site}/api/kingdoms/generate/", {"seed": "a"})[0] == 201
        table = {"players": {"Anna": {"hand": ["Moat"]}, "Bernd": {}}}
        begun, played = (
            asked(f"{site}/api/adjudications/", {**table, "moves": moves}) for moves in ([], ["play Moat"])
        )
        assert (begun[0], played[0]) == (201, 201)
        gauges = measured(metrics)
    assert float(gauges["referee_stored_most_bytes"]) == most * MEGABYTE
    assert 0.8 <= float(gauges["referee_stored_ratio"]) < 0.95
    lines = [json.loads(line) for line in (own.folder / "log").read_text().splitlines() if line.startswith("{")]
    assert any("nearly full" in json.dumps(line) for line in lines)
    with served(own, STORED_MB_IN_ALL=str(before["used"] // MEGABYTE)) as site:
        status, told = asked(f"{site}/health/")
        assert (status, told["shelves"], told["writing"]) == (503, "full", "error")
        for path, sent in (
            ("kingdoms/generate", {"seed": "b"}),
            ("adjudications", {"players": {"Anna": {}, "Bernd": {}}}),
            (
                f"adjudications/{begun[1]['id']}/moves",
                {"moves": ["play Moat"]},
            ),  # that line is there, this way to it not
        ):
            status, problem = asked(f"{site}/api/{path}/", sent)
            assert (status, problem["code"]) == (503, "full")
        assert asked(f"{site}/api/kingdoms/generate/", {"seed": "a"})[0] == 200  # stored before
    assert sum(own.count()["origins"].values()) == 902


def test_who_stores_behind_a_proxy(own: Own) -> None:
    """A network of IPv6 has its bound however many addresses it has, and an address of IPv4 in whichever spelling."""
    waiting = {"card": "Merchant", "line": 3, "event": "play", "player": "Anna"}
    table = {"players": {"Anna": {}, "Bernd": {}}, "memory": {"effects": [waiting] * 500}}
    senders = [
        (1, "2001:db8:1:1::{n:x}"),  # one network, /64
        (2, "[2001:db8:2:1{n:02x}::1]:4711"),  # a household, /56
        (8, "2001:db8:3:{n:x}00::1"),  # a house of them, /48
        (1, "192.0.2.1:{n}"),
    ]
    before = own.begin()["used"]
    with served(own, NUM_PROXIES="1", THROTTLE_ADJUDICATING="100000") as site:

        def store(sender: str, seed: int) -> int:
            status, told = asked(f"{site}/api/adjudications/", {**table, "seed": seed}, sender)
            assert status == 201 or told["code"] == "stored-enough", told
            return status

        seeds = iter(range(1, 10_000))
        found = []
        for _times, sender in senders:
            many = 0
            while store(sender.format(n=many % 256), next(seeds)) == 201:
                many += 1
            found.append(many)
        assert store("::ffff:192.0.2.1", next(seeds)) == 429
        assert store("192.0.2.2", next(seeds)) == 201
        assert store("2001:db8:2:200::1", next(seeds)) == 201
    one = found[0]
    assert [-(-many // one) for many in found] == [times for times, _sender in senders]
    assert MEGABYTE / (one + 1) < len(json.dumps(table)) * 1.1 < 1.3 * MEGABYTE / one
    assert own.count()["used"] - before < 1.05 * MEGABYTE * sum(times for times, _sender in senders)
