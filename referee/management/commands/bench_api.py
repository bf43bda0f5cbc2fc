"""Measures the API on this machine, as its clients would see it."""

from __future__ import annotations

import http.client
import json
import os
import threading
import time
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import closing
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from referee.tools.benching import at_once, database, served
from rules.document.layout import first_turn
from rules.document.notation import parse
from rules.tools.bots import big_money

CLIENTS, WORKERS, DECISIONS = 16, 2, 30
TABLE: dict[str, Any] = {
    "players": {"Anna": {"hand": ["4 Copper", "Estate"], "deck": ["3 Copper", "2 Estate"]}, "Bernd": {}},
    "kingdom": ["Cellar", "Moat", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine", "Festival"],
}
OWN = {"DJANGO_SETTINGS_MODULE": "referee.api.bench.settings", "WEB_CONCURRENCY": str(WORKERS), "DATABASE_URL": ""}
RequestOf = Callable[[int], tuple[str, str, bytes | None]]


def played() -> dict[str, Any]:
    """A document with thirty decisions."""
    table = {**TABLE, "players": {name: {"deck": []} for name in TABLE["players"]}}
    game = first_turn(parse(table))
    start = {name: game_hand(game, n) for n, name in enumerate(table["players"])}
    moves = []
    while len(moves) < DECISIONS and game.pending is not None:
        answer = big_money(game)
        moves.append(game.pending.say(answer))
        game.answer(answer)
    return {**TABLE, "players": start, "seed": 0, "moves": moves}


def game_hand(game: Any, player: int) -> dict[str, Any]:
    from rules.engine.game import DECK, HAND, ZONES

    zones = {"hand": HAND, "deck": DECK}
    return {key: [game.name(card) for card in game.zones[player * ZONES + which]] for key, which in zones.items()}


class Command(BaseCommand):
    help = (
        f"Requests a second and p95 at {CLIENTS} clients and {WORKERS} workers beside an empty view, on SQLite and, "
        "when DATABASE_URL names a PostgreSQL server, there too, in a database that is made for it and thrown away."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seconds", type=float, default=3, help="how long each figure is measured (default: 3)")

    def handle(self, *args: object, seconds: float, **options: object) -> None:
        url = os.environ.get("DATABASE_URL", "")
        self.stdout.write(
            f"{CLIENTS} clients, {WORKERS} workers, {os.cpu_count()} cores\n"
            f"{'':<12}{'':<32}{'requests/s':>11}{'median ms':>11}{'p95 ms':>9}"
        )
        self.measure("SQLite", {}, seconds)
        if url.startswith("postgres"):
            with database(url) as own:
                self.measure("PostgreSQL", {"DATABASE_URL": own}, seconds)

    def measure(self, name: str, environment: dict[str, str], seconds: float) -> None:
        document = played()

        def adjudicate(n: int) -> tuple[str, str, bytes | None]:
            return "POST", "/api/adjudications/", json.dumps({**document, "title": f"Table {n}"}).encode()

        works: dict[str, RequestOf] = {
            "empty view": lambda n: ("GET", "/api/empty/", None),
            "card list, 50 rows": lambda n: ("GET", "/api/cards/", None),
            "card list, each another": lambda n: ("GET", f"/api/cards/?page_size=50&page={n % 9 + 1}&x={n}", None),
            "card": lambda n: ("GET", "/api/cards/tactician/", None),
            "ruling": lambda n: ("GET", "/api/rulings/seaside2:tactician:5/", None),
            f"adjudication, {len(document['moves'])} decisions": adjudicate,
        }
        with served(OWN | environment) as port:
            for what, ask in works.items():
                took, whole = load(port, ask, seconds)
                took.sort()
                self.stdout.write(
                    f"{name:<12}{what:<32}{len(took) / whole:>11.0f}{took[len(took) // 2] * 1000:>11.1f}"
                    f"{took[int(len(took) * 0.95)] * 1000:>9.1f}"
                )


def load(port: int, ask: RequestOf, seconds: float) -> tuple[list[float], float]:
    """How long each request took, asked by all clients as fast as they can, and how long all of it took."""
    took: list[float] = []
    numbers = iter(range(10**9))
    lock = threading.Lock()
    end = time.perf_counter() + seconds

    def client(_number: int) -> None:
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as link:
            while time.perf_counter() < end:
                with lock:
                    n = next(numbers)
                method, path, body = ask(n)
                begin = time.perf_counter()
                link.request(method, path, body, {"Content-Type": "application/json"} if body else {})
                answer = link.getresponse()
                text = answer.read()
                took.append(time.perf_counter() - begin)
                if answer.status not in (200, 201):
                    raise CommandError(f"{path}: {answer.status} {text[:200]!r}")

    return took, at_once(CLIENTS, client)
