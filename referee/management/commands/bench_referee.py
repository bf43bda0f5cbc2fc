"""Measures how long a step's answer takes, on this machine, as a browser would see it."""

from __future__ import annotations

import http.client
import re
import time
from argparse import ArgumentParser
from contextlib import closing
from urllib.parse import urlencode

from django.core.management.base import BaseCommand, CommandError

from referee.tools.benching import at_once, own_database, served
from rules.document.notation import MOST_CHARACTERS, MOST_MOVES
from rules.engine.game import DECISIONS, DEPTH, STEPS

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
    offered = re.findall(r'name="answer" value="([^"]+)"', page)
    for begins in ("play treasures", "play ", "buy S", "buy "):
        for answer in offered:
            if answer.startswith(begins) and answer != "buy Curse":
                return answer
    return offered[0] if offered else "-"


class Command(BaseCommand):
    help = "Measures a step's answer at 1 and 16 clients, and a page of 300 steps, against a server of its own."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--decisions", type=int, default=60)
        parser.add_argument("--clients", type=int, nargs="+", default=[1, 16])

    def handle(self, *args: object, decisions: int, clients: list[int], **options: object) -> None:
        with own_database() as environment, served(environment) as port:
            for n in clients:
                self.measure(port, n, decisions)
            self.measure_long(port)
        self.stdout.write(
            f"A run stops after {STEPS:,} instructions, {DEPTH} effects inside one another or {DECISIONS:,} questions; "
            f"a document has at most {MOST_CHARACTERS:,} characters and {MOST_MOVES:,} decisions. "
            "The page then says so where the answer was given, and keeps the table as it was before it."
        )

    def measure(self, port: int, clients: int, decisions: int) -> None:
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
        seconds.sort()
        p95 = seconds[int(len(seconds) * 0.95)] * 1000
        largest = max(sizes) / 1000
        self.stdout.write(
            f"{clients:>2} clients, {decisions} decisions each: median {seconds[len(seconds) // 2] * 1000:.0f} ms, "
            f"p95 {p95:.0f} ms, largest answer {largest:.0f} kB, {len(seconds) / whole:.0f} answers a second "
            f"({'within' if p95 < GOAL_MS and largest < GOAL_KB else 'NOT within'} {GOAL_MS} ms and {GOAL_KB} kB)"
        )

    def measure_long(self, port: int) -> None:
        with closing(Visitor(port)) as visitor:
            page = visitor.describe(7)
            while int(visitor.at.rstrip("/").rpartition("/")[2]) < 300:
                _took, _size, page = visitor.answer(page)
            took = []
            for _ in range(20):
                start = time.perf_counter()
                _status, page = visitor.ask("GET", visitor.at)
                took.append(time.perf_counter() - start)
        steps = visitor.at.rstrip("/").rpartition("/")[2]
        self.stdout.write(
            f"A whole page of {steps} steps: median {sorted(took)[10] * 1000:.0f} ms, "
            f"{len(page.encode()) / 1000:.0f} kB"
        )
