"""How long a step's answer takes, as a browser would see it: at few and at many clients, and a page of many steps."""

from __future__ import annotations

import http.client
import re
import time
from contextlib import closing
from urllib.parse import urlencode

from django.core.management.base import CommandError

from referee.operations.bench.clients import at_once
from referee.operations.bench.figures import Figures, Size, Timing
from referee.operations.bench.server import own_database, serving
from rules import DECISIONS, DEPTH, MOST_CHARACTERS, MOST_MOVES, STEPS

GOAL_MS, GOAL_KB = 100, 60

DOCUMENT = """\
title: Client {client}
players:
  Anna: {{hand: [Village, Smithy, Market, 2 Copper], deck: [9 Copper, 3 Estate, 2 Silver, Smithy, Festival]}}
  Bernd: {{hand: [5 Copper], deck: [9 Copper, 3 Estate, 2 Silver, Laboratory, Militia]}}
kingdom: [Cellar, Moat, Village, Workshop, Militia, Remodel, Smithy, Market, Festival, Laboratory]
seed: {client}
"""


class Visitor:
    """One browser: keeps its connection and its cookies, and answers whatever is asked."""

    def __init__(self, port: int) -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookies: dict[str, str] = {}

    def close(self) -> None:
        self.link.close()

    def ask(self, method: str, path: str, form: dict[str, str] | None = None, htmx: bool = False) -> tuple[int, str]:
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        body = None
        if form is not None:
            body = urlencode({**form, "csrfmiddlewaretoken": self.cookies.get("csrftoken", "")})
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        if htmx:
            headers["HX-Request"] = "true"
        self.link.request(method, path, body, headers)
        answer = self.link.getresponse()
        text = answer.read().decode()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        self.pushed = answer.headers.get("HX-Push-Url") or answer.headers.get("Location") or path
        return answer.status, text

    def describe(self, client: int) -> str:
        self.ask("GET", "/en/dispute/?as=document")
        status, text = self.ask("POST", "/en/dispute/", {"document": DOCUMENT.format(client=client), "do": "play"})
        if status != 302:
            raise CommandError(f"The document was not taken: {status} {text[:200]}")
        self.at = self.pushed
        _status, page = self.ask("GET", self.at)
        return page

    def answer(self, page: str) -> tuple[float, int, str]:
        """Answers what the page asks. Seconds, bytes, the next page."""
        number = re.search(r'name="ask" value="(\d+)"', page)
        if number is None:
            raise CommandError("Nothing is asked any more.")
        form = {"ask": number[1], "answer": choose(page)}
        picks = re.findall(r'name="pick" value="([^"]+)"', page)
        if picks:
            least = re.search(r'data-least="(\d+)"', page)
            form = {"ask": number[1], "answer": ", ".join(picks[: int(least[1]) if least else 0]) or "-"}
        start = time.perf_counter()
        status, text = self.ask("POST", self.at, form, htmx=True)
        seconds = time.perf_counter() - start
        if status != 200:
            raise CommandError(f"{form} was not taken: {status} {re.findall('notice[^<]*<', text)[:2]}")
        self.at = self.pushed
        return seconds, len(text.encode()), text


def choose(page: str) -> str:
    """Plays Actions, then Treasures, then buys the last thing on offer: a line with something in every step."""
    offered: list[str] = re.findall(r'name="answer" value="([^"]+)"', page)
    for begins in ("play treasures", "play ", "buy S", "buy "):
        for answer in offered:
            if answer.startswith(begins) and answer != "buy Curse":
                return answer
    return offered[0] if offered else "-"


def measure(size: Size, figures: Figures) -> None:
    with own_database() as environment, serving(environment) as port:
        figures.timed_heading(f"A step's answer, {size.decisions} decisions of each client")
        for clients in size.clients:
            answers(port, clients, size.decisions, figures)
        long_page(port, size.long, figures)
    figures.write(
        f"A run stops after {STEPS:,} instructions, {DEPTH} effects inside one another or {DECISIONS:,} questions; "
        f"a document has at most {MOST_CHARACTERS:,} characters and {MOST_MOVES:,} decisions. "
        "The page then says so where the answer was given, and keeps the table as it was before it."
    )


def answers(port: int, clients: int, decisions: int, figures: Figures) -> None:
    seconds: list[float] = []
    sizes: list[int] = []

    def play(client: int) -> None:
        with closing(Visitor(port)) as visitor:
            page = visitor.describe(1000 * clients + client)
            for _ in range(decisions):
                took, size, page = visitor.answer(page)
                seconds.append(took)
                sizes.append(size)

    whole = at_once(clients, play)
    timing = Timing.of(seconds, whole)
    largest = max(sizes) / 1000
    within = timing.p95 < GOAL_MS and largest < GOAL_KB
    figures.timed(
        f"{clients} clients, largest answer {largest:.0f} kB",
        timing,
        f"({'within' if within else 'NOT within'} {GOAL_MS} ms and {GOAL_KB} kB)",
    )


def long_page(port: int, steps: int, figures: Figures) -> None:
    with closing(Visitor(port)) as visitor:
        page = visitor.describe(7)
        while int(visitor.at.rstrip("/").rpartition("/")[2]) < steps:
            _took, _size, page = visitor.answer(page)
        took = []
        for _ in range(20):
            start = time.perf_counter()
            _status, page = visitor.ask("GET", visitor.at)
            took.append(time.perf_counter() - start)
    reached = visitor.at.rstrip("/").rpartition("/")[2]
    figures.timed(f"a whole page of {reached} steps, {len(page.encode()) / 1000:.0f} kB", Timing.of(took, sum(took)))
