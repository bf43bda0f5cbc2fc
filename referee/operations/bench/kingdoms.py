"""Kingdoms: making one by lot, its page, its printed sheet; beside an empty view in the same run."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from django.core.management import CommandError, call_command
from django.test import Client

from cards.byte_cache import ByteCache
from cards.catalogue import catalogue
from cards.kingdoms.generator import Collision, Wishes, generate, offer, swap
from cards.kingdoms.owning import books
from referee.operations.bench.figures import Figures, Size, Timing

ALL = frozenset(books())
SIX = Wishes(ALL, actions=True, draws=True, buys=True, trashes=True, defends=True, attacks=2)
NINE = Wishes(
    ALL, actions=True, draws=True, buys=True, trashes=True, defends=True, attacks=1, costs=True, per_box=1, landscapes=2
)
IMPOSSIBLE = Wishes(ALL, actions=True, draws=True, buys=True, attacks=0, per_box=3, locked=("witch",))
KINGDOM = "/de/kingdoms/allies/castle-wars/"


def measure(size: Size, figures: Figures) -> None:
    call_command("load", verbosity=0)
    n = size.times
    layouts = [generate(SIX, str(i)) for i in range(n)]
    client = Client(SERVER_NAME="127.0.0.1")
    works: list[tuple[str, int, Callable[[int], object]]] = [
        ("by lot, all boxes, six wishes", n, lambda i: generate(SIX, f"a{i}")),
        ("the same with nine, at most one from a box", n, lambda i: generate(NINE, f"b{i}")),
        ("one card swapped", n, lambda i: swap(SIX, layouts[i], layouts[i].piles[i % 10], f"c{i}")),
        ("three to pick from in a draft", n, lambda i: offer(SIX, layouts[i].piles[: i % 9], f"d{i}")),
        ("what collides, said", n, collides),
        ("an empty view", n, lambda i: get(client, "/empty/")),
        ("a kingdom's page, rendered", n, lambda i: get(client, KINGDOM, fresh=True)),
        ("a kingdom's page, kept", n, lambda i: get(client, KINGDOM)),
        ("all kingdoms with boxes ticked", n, lambda i: get(client, "/de/kingdoms/?own=base2", fresh=True)),
        ("the printed sheet (PDF), made", max(n // 10, 1), lambda i: get(client, f"{KINGDOM}sheet.pdf", fresh=True)),
        ("the printed sheet (PDF), kept", n, lambda i: get(client, f"{KINGDOM}sheet.pdf")),
    ]
    figures.timed_heading(f"{n} times each")
    for what, times, work in works:
        figures.timed(what, timed(times, work))


def timed(times: int, work: Callable[[int], object]) -> Timing:
    work(0)
    took = []
    for i in range(times):
        start = perf_counter()
        work(i)
        took.append(perf_counter() - start)
    return Timing.of(took, sum(took))


def get(client: Client, address: str, fresh: bool = False) -> None:
    if fresh:
        catalogue().pages = ByteCache()
    response = client.get(address)
    if response.status_code != 200:
        raise CommandError(f"{address} answers {response.status_code}")


def collides(i: int) -> None:
    try:
        generate(IMPOSSIBLE, str(i))
    except Collision:
        return
    raise CommandError("These wishes were meant to collide.")
