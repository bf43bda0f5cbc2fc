"""Requests a second and their times beside an empty view, as the API's clients would see it.

On SQLite and, when DATABASE_URL names a PostgreSQL server, there too."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from referee.operations.bench.clients import BenchRequest, ask
from referee.operations.bench.figures import Figures, Size
from referee.operations.bench.server import own_database, serving
from rules import Game, first_turn, parse
from rules.tools.bots import big_money

WORKERS, DECISIONS = 2, 30
TABLE: dict[str, Any] = {
    "players": {"Anna": {"hand": ["4 Copper", "Estate"], "deck": ["3 Copper", "2 Estate"]}, "Bernd": {}},
    "kingdom": ["Cellar", "Moat", "Village", "Workshop", "Militia", "Remodel", "Smithy", "Market", "Mine", "Festival"],
}


def played() -> dict[str, Any]:
    """A document with thirty decisions."""
    table = {**TABLE, "players": {name: {"deck": []} for name in TABLE["players"]}}
    game = first_turn(parse(table))
    start = {name: game_hand(game, n) for n, name in enumerate(table["players"])}
    moves: list[str] = []
    while len(moves) < DECISIONS and game.pending is not None:
        answer = big_money(game)
        moves.append(game.pending.say(answer))
        game.answer(answer)
    return {**TABLE, "players": start, "seed": 0, "moves": moves}


def game_hand(game: Game, player: int) -> dict[str, Any]:
    lying = {"hand": game.hand(player), "deck": game.deck(player)}
    return {key: [game.name(card) for card in cards] for key, cards in lying.items()}


def measure(size: Size, figures: Figures) -> None:
    document = played()
    clients = size.clients[-1]

    def adjudicate(n: int) -> BenchRequest:
        return BenchRequest("/api/adjudications/", json.dumps({**document, "title": f"Table {n}"}).encode())

    works: dict[str, Callable[[int], BenchRequest]] = {
        "empty view": lambda n: BenchRequest("/api/empty/"),
        "card list, 50 rows": lambda n: BenchRequest("/api/cards/"),
        "card list, each another": lambda n: BenchRequest(f"/api/cards/?page_size=50&page={n % 9 + 1}&x={n}"),
        "card": lambda n: BenchRequest("/api/cards/tactician/"),
        "ruling": lambda n: BenchRequest("/api/rulings/seaside2:tactician:5/"),
        f"adjudication, {len(document['moves'])} decisions": adjudicate,
    }
    for name, database in databases():
        figures.timed_heading(f"{name}, {clients} clients, {WORKERS} workers, {os.cpu_count()} cores")
        with database as own, serving({"WEB_CONCURRENCY": str(WORKERS), **own}) as port:
            numbers = itertools.count()
            for what, request in works.items():
                figures.timed(what, ask(port, map(request, numbers), clients, size.seconds))


def databases() -> Iterator[tuple[str, AbstractContextManager[dict[str, str]]]]:
    yield "SQLite", nullcontext({"DATABASE_URL": ""})
    if os.environ.get("DATABASE_URL", "").startswith("postgres"):
        yield "PostgreSQL", own_database()
