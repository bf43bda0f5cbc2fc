"""The reference as it is served: loading, queries and bytes of a page, search and card pages beside an empty view."""

from __future__ import annotations

import gzip
import itertools
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from urllib.parse import quote
from urllib.request import Request as Fetched
from urllib.request import urlopen

from django.conf import settings
from django.db import connection, transaction
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards import fixtures, loading
from cards.catalogue import Catalogue, catalogue
from cards.models import Entry
from cards.search import index
from referee.asking.library import library
from referee.operations.bench.clients import BenchRequest, ask
from referee.operations.bench.figures import Figures, Size
from referee.operations.bench.server import serving

HTMX = "HX-Request: true\r\nHX-Target: results\r\n"
WORDS = (
    *("discard", "ablegen", "trash", "entsorgen", "next turn", "gain", "nehmen", "duration", "angriff", "cost<=4"),
    *("hand", "karte", "deck", "type:attack", "reveal", "aufdecken", "kaufphase", "-gold", "taktikr", "set:seaside"),
)


def measure(size: Size, figures: Figures) -> None:
    vendor = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[connection.vendor]
    figures.write(f"{vendor}, {settings.WEB_CONCURRENCY} workers of 4 threads, {os.cpu_count()} cores")
    load(figures)
    known = catalogue()
    library(known)  # read before the server forks, as the catalogue is
    queries(figures)
    with serving({name: os.environ[name] for name in ("DATA_DIR", "DATABASE_URL")}) as port:
        sizes(port, figures)
        throughput(port, known, size, figures)


def load(figures: Figures) -> None:
    start = time.perf_counter()
    found = fixtures.read(settings.FIXTURES_DIR)
    loading.load(found, fixtures.digest(settings.FIXTURES_DIR))
    took = time.perf_counter() - start
    figures.aimed("all fixtures into an empty database", f"{took:.1f} s", "< 10 s", took < 10)


def queries(figures: Figures) -> None:
    figures.heading("Queries a page, when it is made and when it is kept")
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
        figures.aimed(name, f"{counts[0]}, {counts[1]}", "at most 6", counts[0] <= 6)


def sizes(port: int, figures: Figures) -> None:
    figures.heading("Bytes of a first visit, compressed, with their headers, without fonts")
    for name, path in (("home", "/en/"), ("card page", "/en/cards/tactician/")):
        page, total = fetch(port, path)
        files = set(re.findall(r'(?:href|src)="(/static/[^"#]+|/manifest[^"]*)', page))
        parts = {file: fetch(port, file)[1] for file in sorted(files) if not file.endswith(".woff2")}
        whole = total + sum(parts.values())
        figures.aimed(name, kilo(whole), "at most 60 kB", whole <= 60_000)
        figures.row(f"of it the page, without its {len(parts)} files", kilo(total))
    whole = fetch(port, "/worker.js")[1] + fetch(port, "/en/offline/")[1]
    figures.row("kept for offline, in the background", kilo(whole))


def kilo(size: int) -> str:
    return f"{size / 1000:.1f} kB"


def fetch(port: int, path: str) -> tuple[str, int]:
    with urlopen(Fetched(f"http://127.0.0.1:{port}{path}", headers={"Accept-Encoding": "gzip"})) as answer:
        body = answer.read()
        size = len(body) + len(str(answer.headers)) + 20
        if answer.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        return body.decode("utf-8", "replace"), size


def throughput(port: int, known: Catalogue, size: Size, figures: Figures) -> None:
    some = random.Random(1).sample(sorted(known.cards), 100)
    cards = [f"/{language}/cards/{slug}/" for slug in some for language in ("en", "de")]
    asked = searches(known)
    number = itertools.count()

    def anew(paths: list[str], rng: random.Random, headers: str = "") -> Iterator[BenchRequest]:
        """Each address only once, so that nothing is kept."""
        while True:
            path = rng.choice(paths)
            yield BenchRequest(f"{path}{'&' if '?' in path else '?'}n={next(number)}", headers=headers)

    def again(paths: list[str], rng: random.Random, headers: str = "") -> Iterator[BenchRequest]:
        while True:
            yield BenchRequest(rng.choice(paths), headers=headers)

    few = asked[:200]
    rows: list[tuple[str, Callable[[list[str], random.Random, str], Iterator[BenchRequest]], list[str], str, float]] = [
        ("empty view", again, ["/empty/"], "", 0),
        ("card page (200 of them)", again, cards, "", 1 / 3),
        ("card page, made anew", anew, cards, "", 0),
        ("search (200 questions)", again, few, HTMX, 1 / 4),
        ("the same, made anew", anew, asked, HTMX, 0),
        ("search page, made anew", anew, asked, "", 0),
    ]
    # What is kept has been asked for before, of each worker.
    ask(port, again(cards, random.Random(5)), 16, 2 * size.warm)
    ask(port, again(few, random.Random(5), HTMX), 16, size.warm)
    for clients in size.clients:
        figures.timed_heading(f"{clients} clients, beside the empty view" if clients > 1 else "1 client")
        base = 0.0
        for name, order, paths, headers, aim in rows:
            rng = random.Random(7)
            ask(port, order(paths, rng, headers), clients, min(0.5, size.seconds))
            timing = ask(port, order(paths, rng, headers), clients, size.seconds)
            base = base or timing.rate
            figures.timed(name, timing, f"{timing.rate / base:.0%}" + (f" (aim: {aim:.0%})" if aim else ""))


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


def multiply(found: fixtures.Fixtures, times: int) -> None:
    """As many copies of every ruling, under slugs of their own, found by the same words.

    They are no load: what questions are answered with, which a load reads anew, is no part of a search's growth.
    """
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
