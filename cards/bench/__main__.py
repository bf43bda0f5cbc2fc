"""Runs in a process of its own, on a data folder and a database that are thrown away afterwards."""

# ruff: noqa: T201
from __future__ import annotations

import gzip
import itertools
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from urllib.parse import quote
from urllib.request import Request, urlopen

import django

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection, transaction  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402

from cards import fixtures, loading  # noqa: E402
from cards.bench.client import Figures, ask  # noqa: E402
from cards.catalogue import Catalogue, catalogue  # noqa: E402
from cards.models import Entry, Loaded  # noqa: E402
from cards.search import index  # noqa: E402
from referee.tools.benching import served  # noqa: E402

SECONDS = float(os.environ.get("BENCH_SECONDS", "3"))
CLIENTS = (1, 16)
WARM = 5.0
HTMX = "HX-Request: true\r\nHX-Target: results\r\n"
WORDS = (
    *("discard", "ablegen", "trash", "entsorgen", "next turn", "gain", "nehmen", "duration", "angriff", "cost<=4"),
    *("hand", "karte", "deck", "type:attack", "reveal", "aufdecken", "kaufphase", "-gold", "taktikr", "set:seaside"),
)


def main() -> None:
    vendor = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[connection.vendor]
    print(f"{vendor}, {settings.WEB_CONCURRENCY} workers of 4 threads, {SECONDS:g} s a figure, {os.cpu_count()} cores")
    load()
    known = catalogue()
    call_command("collectstatic", verbosity=0, interactive=False)
    queries()
    with served({name: os.environ[name] for name in ("DATA_DIR", "DJANGO_SETTINGS_MODULE")}) as port:
        sizes(port)
        throughput(port, known)
        growth(port, known)


def load() -> None:
    call_command("migrate", verbosity=0, interactive=False)
    start = time.perf_counter()
    found = fixtures.read(settings.FIXTURES_DIR)
    loading.load(found, fixtures.digest(settings.FIXTURES_DIR))
    print(f"\nLoading all fixtures into an empty database: {time.perf_counter() - start:.1f} s (aim: under 10)")


def queries() -> None:
    print("\nQueries a page, when it is made (aim: at most 6) and when it is kept")
    client = Client(SERVER_NAME="127.0.0.1")
    pages = {
        "home": "/en/",
        "search": "/en/search/?q=throne+room+tactician",
        "search with terms": "/en/search/?q=type%3Aduration+cost%3C%3D4+draw",
        "card": "/en/cards/tactician/",
        "two cards": "/en/cards/tactician/with/throne-room/",
        "ruling": "/en/rulings/seaside2:tactician:5/",
        "rules": "/en/rules/",
        "book": "/en/rules/seaside2/",
        "expansion": "/en/sets/seaside/",
        "all cards": "/en/cards/",
    }
    for name, path in pages.items():
        counts = []
        for _ in range(2):
            with CaptureQueriesContext(connection) as asked:
                client.get(path)
            counts.append(len(asked))
        print(f"  {name:20} {counts[0]}, {counts[1]}")


def sizes(port: int) -> None:
    print("\nBytes of a first visit, compressed, with their headers, without fonts (aim: at most 60 kB)")
    for name, path in (("home", "/en/"), ("card page", "/en/cards/tactician/")):
        page, total = fetch(port, path)
        files = set(re.findall(r'(?:href|src)="(/static/[^"#]+|/manifest[^"]*)', page))
        parts = {file: fetch(port, file)[1] for file in sorted(files) if not file.endswith(".woff2")}
        files_size = sum(parts.values())
        print(f"  {name:20} {kilo(total + files_size)}: the page {kilo(total)}, {len(parts)} files {kilo(files_size)}")
    _, worker = fetch(port, "/worker.js")
    _, whole = fetch(port, "/en/offline/")
    print(f"  {'kept for offline':20} {kilo(worker + whole)} more, in the background: the whole reference")


def kilo(size: int) -> str:
    return f"{size / 1000:.1f} kB"


def fetch(port: int, path: str) -> tuple[str, int]:
    with urlopen(Request(f"http://127.0.0.1:{port}{path}", headers={"Accept-Encoding": "gzip"})) as answer:
        body = answer.read()
        size = len(body) + len(str(answer.headers)) + 20
        if answer.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        return body.decode("utf-8", "replace"), size


def throughput(port: int, known: Catalogue) -> None:
    some = random.Random(1).sample(sorted(known.cards), 100)
    cards = [f"/{language}/cards/{slug}/" for slug in some for language in ("en", "de")]
    asked = searches(known)
    number = itertools.count()

    def anew(paths: list[str], rng: random.Random) -> Iterator[str]:
        """Each address only once, so that nothing is kept."""
        while True:
            path = rng.choice(paths)
            yield f"{path}{'&' if '?' in path else '?'}n={next(number)}"

    def again(paths: list[str], rng: random.Random) -> Iterator[str]:
        while True:
            yield rng.choice(paths)

    few = asked[:200]
    figures: list[tuple[str, Callable[[list[str], random.Random], Iterator[str]], list[str], str, float]] = [
        ("empty view", again, ["/empty/"], "", 0),
        ("card page (200 of them)", again, cards, "", 1 / 3),
        ("card page, made anew", anew, cards, "", 0),
        ("search (200 questions)", again, few, HTMX, 1 / 4),
        ("the same, made anew", anew, asked, HTMX, 0),
        ("search page, made anew", anew, asked, "", 0),
    ]
    # What is kept has been asked for before, of each worker.
    ask(port, again(cards, random.Random(5)), 16, 2 * WARM)
    ask(port, again(few, random.Random(5)), 16, WARM, HTMX)
    for clients in CLIENTS:
        many = f"{clients} clients" if clients > 1 else "1 client"
        print(f"\n{many}: answers a second, median and p95 in ms, share of the empty view")
        base = 0.0
        for name, order, paths, headers, aim in figures:
            rng = random.Random(7)
            ask(port, order(paths, rng), clients, 0.5, headers)
            result = ask(port, order(paths, rng), clients, SECONDS, headers)
            base = base or result.rate
            told(name, result, result.rate / base, aim)


def told(name: str, result: Figures, share: float | None = None, aim: float = 0) -> None:
    line = f"  {name:24} {result.rate:7.0f}/s {result.median:7.1f} {result.p95:7.1f}"
    if share is not None:
        line += f"   {share:5.0%}" + (f" (aim: {aim:.0%})" if aim else "")
    print(line)


def searches(known: Catalogue) -> list[str]:
    """What people type: names in both languages, begun, whole, with a word or a term."""
    rng = random.Random(4)
    found = []
    for card in known.cards.values():
        name = rng.choice([card.name_en, card.name_de])
        found += [name, name[: max(3, len(name) // 2)], f"{name} {rng.choice(WORDS)}"]
    found += [f"{one} {two}" for one in WORDS for two in WORDS]
    rng.shuffle(found)
    return [f"/{rng.choice(['en/search', 'de/suche'])}/?q={quote(text)}" for text in found]


def growth(port: int, known: Catalogue) -> None:
    print("\nSearch as you type, made anew, with more rulings: one client")
    found = fixtures.read(settings.FIXTURES_DIR)
    asked = searches(known)
    rng = random.Random(3)
    numbers = itertools.count(10_000_000)
    for times in (1, 10, 100):
        multiply(found, times)
        paths = (f"{rng.choice(asked)}&n={next(numbers)}" for _ in itertools.count())
        ask(port, paths, 1, 0.5, HTMX)
        told(f"{Entry.objects.count():,} rulings and rules", ask(port, paths, 1, SECONDS, HTMX))


def multiply(found: fixtures.Fixtures, times: int) -> None:
    """As many copies of every ruling, under slugs of their own, found by the same words."""
    entries = list(found.entries.values())
    stored = list(Entry.objects.filter(slug__in=found.entries))
    passages = list(loading.passages(found))
    for copy in range(1, times):
        for entry in entries:
            passage = loading.entry_passage(found)(entry)
            slug = f"{entry.book}:{entry.topic}-x{copy}:{entry.n}"
            passages.append(index.Passage(passage.kind, slug, passage.texts, passage.cards))
    with transaction.atomic():
        Entry.objects.exclude(slug__in=found.entries).delete()
        for copy in range(1, times):
            for entry in stored:
                entry.pk = None
                entry.slug = f"{entry.slug.split(':')[0]}:{entry.topic}-x{copy}:{entry.n}"
            Entry.objects.bulk_create(stored, batch_size=1000)
        index.replace(passages)
        Loaded.objects.update(digest=f"bench {times}")


if __name__ == "__main__":
    main()
