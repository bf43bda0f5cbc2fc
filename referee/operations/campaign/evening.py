"""What an evening costs, measured on a server of its own, and what machines hold many of them."""

from __future__ import annotations

import re
import time
from pathlib import Path
from urllib.parse import urlencode

from django.conf import settings

from referee.operations.bench import processes
from referee.operations.bench.server import serving
from referee.operations.campaign.clients import Client, Person
from referee.operations.campaign.services import on_both

LOOK_UPS, DISPUTES, ANSWERS = 20, 3, 40
LOOKED_AT = (
    "/en/search/?q=throne+room+tactician",
    "/en/cards/tactician/",
    "/en/rulings/seaside2:tactician:5/",
    "/en/cards/",
)
TABLE = "players: {Anna: {deck: [7 Copper, 3 Estate]}, Bernd: {deck: [7 Copper, 3 Estate]}}"
PAGE = Path(settings.BASE_DIR) / "referee" / "operations" / "deploy" / "CAPACITY.md"
BUSY = 0.6  # share of a core that is used on purpose: the rest is for the hours when all play at once
WRITES = 2_000  # a second, that one PostgreSQL is assumed to take
PEAK = 6  # evenings lie in a few hours: the busiest hour has so many times the average


def play(seconds: float) -> str:
    return on_both(lambda environment: _play(environment, seconds / 2))


def _play(environment: dict[str, str], seconds: float) -> str:
    """As many evenings as fit into that time; processor time of the server by part. The page is about SQLite."""
    spent = {"look-ups": 0.0, "set-up": 0.0, "disputes": 0.0}
    evenings = 0
    with serving(environment) as port:
        client = Client(port)
        for do in (_look_up, _set_up, _dispute):  # so that what is loaded once is not put down to the first evening
            do(client, 10**6)
        before_all = _stored(port)
        client.again()  # nobody keeps a connection open that long
        end = time.monotonic() + max(seconds, 1)
        while time.monotonic() < end or not evenings:
            for part, do in (("look-ups", _look_up), ("set-up", _set_up), ("disputes", _dispute)):
                before = processes.cpu(port)
                do(client, evenings)
                spent[part] += processes.cpu(port) - before
            evenings += 1
        stored = (_stored(port) - before_all) // evenings
    cost = {part: each / evenings for part, each in spent.items()}
    if not environment["DATABASE_URL"]:
        PAGE.write_text(page(cost, stored), encoding="utf-8")
    parts = ", ".join(f"{part} {each:.2f} s" for part, each in cost.items())
    return f"{sum(cost.values()):.2f} s of processor time an evening ({parts}), {stored // 1000} kB stored"


def page(cost: dict[str, float], stored: int) -> str:
    whole = sum(cost.values())
    rows = []
    for evenings in (1_000, 100_000, 10_000_000):
        cores = whole * evenings * PEAK / 86_400 / BUSY
        a_year = evenings * stored * 30 / 1e9  # what nobody opens again goes after 30 days
        machines = max(1, round(cores / 8 + 0.49))
        rows.append(f"| {evenings:,} | {cores:,.1f} | {machines:,} of 8 cores | {a_year:,.1f} GB |")
    held = int(2 * 86_400 * BUSY / PEAK / whole)
    most = int(WRITES * 86_400 / PEAK / (DISPUTES * ANSWERS * 2))
    parts = "\n".join(f"| {part} | {each:.3f} s |" for part, each in cost.items())
    return f"""# Capacity
Written by `manage.py campaign evening`: {LOOK_UPS} look-ups, one set-up, {DISPUTES} disputes of {ANSWERS} answers each,
page by page, against a server as `make run` starts it.

| part of an evening | processor time |
|---|---|
{parts}
| **all of it** | **{whole:.3f} s** |

One machine with two cores holds about {held:,} evenings a day, with the busiest hour {PEAK} times the average and
{BUSY:.0%} of the cores in use.

| evenings a day | cores | web machines | stored, after pruning |
|---|---|---|---|
{chr(10).join(rows)}

Memory of one machine with two workers: the promise of 200 readers and 16 adjudicators has the figures of
`campaign load` ([PROMISES.md](PROMISES.md)); `MemoryMax` of the unit is about three times as much, and twice what it
holds after lists, questions and pairs from 15 clients each (500 MB). A worker has about 140 MB at the start. Large
texts go back to the system once they are answered: forms of 8 MB from eight clients take 300 MB of a worker, and 180
are left a moment later.

What gives way first: on one machine the cores, long before memory or disk. With several, the one database that takes
all writes: at an assumed {WRITES:,} small writes a second (not measured here) that is about {most:,} evenings a
day. Beyond, disputes can be parted by their key, which nothing else depends on. Cards, rulings and kingdoms are the
same everywhere and can be kept by any cache in front.
"""


def _look_up(client: Client, n: int) -> None:
    for i in range(LOOK_UPS):
        client.ask(LOOKED_AT[i % len(LOOKED_AT)])


def _set_up(client: Client, n: int) -> None:
    client.ask(f"/en/kingdoms/new/?{urlencode({'players': 3, 'seed': n})}")


def _dispute(client: Client, n: int) -> None:
    """As a browser without JavaScript does it: describe, then answer each question, page after page."""
    for dispute in range(DISPUTES):
        person = Person(client.port)
        person.open("/en/dispute/?as=document")
        page, at = person.follow("/en/dispute/", {"document": f"{TABLE}\nseed: {n * DISPUTES + dispute}", "do": "play"})
        for _ in range(ANSWERS):
            asked = re.search(r'name="ask" value="(\d+)"', page)
            if asked is None:
                break
            page, at = person.follow(at, {"ask": asked[1], "answer": "-"})
        person.close()


COUNT = "from referee.operations.guard import size; size.look_closely(); print(size.in_all())"


def _stored(port: int) -> int:
    """Bytes of the site's database in use, as the site counts them itself."""
    return processes.count(port, COUNT)
