"""Measures kingdoms: making one by lot, its page, its printed sheet; beside an empty view in the same run."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from statistics import median
from time import perf_counter

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path

from cards.catalogue import catalogue
from cards.kingdoms.generator import Collision, Wishes, generate, offer, swap
from cards.kingdoms.owning import books
from cards.shelf import Shelf
from referee import urls


def empty(request: HttpRequest) -> HttpResponse:
    return HttpResponse()


# The site with one view more, so that all of them go through the same middleware.
urlpatterns = [path("empty/", empty), *urls.urlpatterns]

ALL = frozenset(books())
SIX = Wishes(ALL, actions=True, draws=True, buys=True, trashes=True, defends=True, attacks=2)
NINE = Wishes(
    ALL, actions=True, draws=True, buys=True, trashes=True, defends=True, attacks=1, costs=True, per_box=1, landscapes=2
)
IMPOSSIBLE = Wishes(ALL, actions=True, draws=True, buys=True, attacks=0, per_box=3, locked=("witch",))
KINGDOM = "/de/kingdoms/allies/castle-wars/"


class Command(BaseCommand):
    help = "Measures making, showing and printing kingdoms, beside an empty view in the same run."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("-n", type=int, default=200, help="how often each is done (default: 200)")

    def handle(self, *args: object, n: int, **options: object) -> None:
        if not catalogue().kingdoms:
            raise CommandError("There is nothing to measure: python manage.py load")
        if n < 1:
            raise CommandError("-n has to be at least 1")
        self.stdout.write(f"{'':52} {'median':>9} {'95 %':>9} {'worst':>9}   ms, {n} times each")
        layouts = [generate(SIX, str(i)) for i in range(n)]
        self.tell("a kingdom by lot, all boxes, six wishes", n, lambda i: generate(SIX, f"a{i}"))
        self.tell("the same with nine, at most one from a box", n, lambda i: generate(NINE, f"b{i}"))
        self.tell("one card swapped", n, lambda i: swap(SIX, layouts[i], layouts[i].piles[i % 10], f"c{i}"))
        self.tell("three to pick from in a draft", n, lambda i: offer(SIX, layouts[i].piles[: i % 9], f"d{i}"))
        self.tell("what collides, said", n, lambda i: collides(IMPOSSIBLE, i))
        # Nothing has to be collected for a measurement.
        plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
        storages = {**settings.STORAGES, "staticfiles": plain}
        with override_settings(ROOT_URLCONF=__name__, ALLOWED_HOSTS=["testserver"], STORAGES=storages):
            client = Client()
            self.tell("an empty view", n, lambda i: get(client, "/empty/"))
            self.tell("a kingdom's page, rendered", n, lambda i: get(client, KINGDOM, fresh=True))
            self.tell("a kingdom's page, kept", n, lambda i: get(client, KINGDOM))
            self.tell("all kingdoms with boxes ticked", n, lambda i: get(client, "/de/kingdoms/?own=base2", fresh=True))
            few = max(n // 10, 1)
            self.tell("the printed sheet (PDF), made", few, lambda i: get(client, f"{KINGDOM}sheet.pdf", fresh=True))
            self.tell("the printed sheet (PDF), kept", n, lambda i: get(client, f"{KINGDOM}sheet.pdf"))

    def tell(self, what: str, n: int, act: Callable[[int], object]) -> None:
        act(0)
        times = []
        for i in range(n):
            start = perf_counter()
            act(i)
            times.append(1000 * (perf_counter() - start))
        times.sort()
        late = times[min(n - 1, round(0.95 * n))]
        self.stdout.write(f"{what:52} {median(times):9.2f} {late:9.2f} {times[-1]:9.2f}")


def get(client: Client, address: str, fresh: bool = False) -> None:
    if fresh:
        catalogue().shelf = Shelf()
    response = client.get(address)
    if response.status_code != 200:
        raise CommandError(f"{address} answers {response.status_code}")


def collides(wishes: Wishes, i: int) -> None:
    try:
        generate(wishes, str(i))
    except Collision:
        return
    raise CommandError("These wishes were meant to collide.")
