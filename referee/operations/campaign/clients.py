"""Clients that behave, and clients that do not."""

from __future__ import annotations

import http.client
import json
import re
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from email.message import Message
from threading import Lock, Thread
from typing import Any
from urllib.parse import urlencode

PAGES = ("/en/", "/de/karten/", "/en/cards/tactician/", "/de/suche/?q=taktiker", "/en/disputes/", "/api/cards/?page=2")
HEAD = b"GET /en/ HTTP/1.1\r\nHost: localhost\r\nX: "
BODY = (
    b"POST /api/adjudications/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100000\r\n\r\n{"
)


@dataclass
class RequestTally:
    """What clients saw, all of them together."""

    seconds: list[float] = field(default_factory=list)
    statuses: dict[int, int] = field(default_factory=dict)
    drops: list[str] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    def add(self, status: int, seconds: float) -> None:
        with self.lock:
            self.statuses[status] = self.statuses.get(status, 0) + 1
            self.seconds.append(seconds)

    def drop(self, why: BaseException) -> None:
        with self.lock:
            self.drops.append(repr(why))

    @property
    def dropped(self) -> int:
        return len(self.drops)

    def quantile(self, share: float) -> float:
        """Milliseconds within which that share was answered."""
        found = sorted(self.seconds)
        return 1000 * found[min(int(len(found) * share), len(found) - 1)] if found else 0.0


class Client:
    """One connection that is used again, as a browser does."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, bytes]:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        sent = json.dumps(body).encode() if body is not None else None
        self.link.request("GET" if body is None else "POST", path, sent, headers)
        answer = self.link.getresponse()
        return answer.status, answer.read()

    def again(self) -> None:
        self.link.close()


class Person:
    """Somebody with a browser: cookies are kept, what a form wants is sent along."""

    def __init__(self, port: int) -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookies: dict[str, str] = {}
        self.token: dict[str, str] = {}

    def open(self, path: str, form: dict[str, str] | None = None) -> tuple[int, Message, str]:
        """The status, the headers and the page."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        sent = None
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            sent = urlencode({**form, **self.token})
        self.link.request("GET" if form is None else "POST", path, sent, headers)
        answer = self.link.getresponse()
        text = answer.read().decode()
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        if found := re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', text):
            self.token = {"csrfmiddlewaretoken": found[1]}
        return answer.status, answer.headers, text

    def follow(self, path: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        """The page where one ends up, and its address."""
        for _ in range(3):
            status, headers, text = self.open(path, form)
            if status != 302:
                break
            path, form = headers["Location"], None
        return text, path

    def close(self) -> None:
        self.link.close()


def until(seconds: float, how_many: int, do: Callable[[Client, int, RequestTally], None], port: int) -> RequestTally:
    """So many clients for so long, each doing that over and over."""
    seen = RequestTally()
    end = time.monotonic() + seconds

    def go(who: int) -> None:
        client, turn = Client(port), 0
        while time.monotonic() < end:
            try:
                do(client, who * 1_000_000 + turn, seen)
            except (OSError, http.client.HTTPException) as error:
                seen.drop(error)
                client.again()
                time.sleep(0.02)
            turn += 1
        client.again()

    threads = [Thread(target=go, args=(who,)) for who in range(how_many)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return seen


def timed(client: Client, seen: RequestTally, path: str, body: dict[str, Any] | None = None) -> tuple[int, bytes]:
    begun = time.perf_counter()
    status, answer = client.ask(path, body)
    seen.add(status, time.perf_counter() - begun)
    return status, answer


def held_up(port: int, sent: bytes, how_many: int, seconds: float) -> RequestTally:
    """Somebody who asks for pages while so many connections hang half-sent."""
    with ExitStack() as held:
        for _ in range(how_many):
            link = held.enter_context(socket.create_connection(("127.0.0.1", port), 5))
            link.sendall(sent)
        return until(seconds, 2, lambda client, _n, seen: timed(client, seen, "/en/cards/tactician/") and None, port)
