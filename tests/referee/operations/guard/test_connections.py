"""Slow clients: each way in which one of them stopped the site, small enough for every test run."""

from __future__ import annotations

import http.client
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from threading import Event, Thread
from typing import Any

import pytest
from django.conf import settings

from referee.operations.server import connections
from referee.operations.server.connections import NOBODY, ONE_OF_EACH, Servers, Shares

HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "
BODY = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{"


def site(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    length = int(environ.get("CONTENT_LENGTH") or 0)
    if length > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        start_response("413 Content Too Large", [("Content-Length", "8")])
        return [b"our page"]
    if environ["PATH_INFO"] == "/slow":
        time.sleep(0.3)
    body = environ["wsgi.input"].read(length) or b"answered"
    start_response("200 OK", [("Content-Length", str(len(body)))])
    return [body]


class Running:
    """The connections of one process, with two threads for the site."""

    def __init__(self) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.port = self.socket.getsockname()[1]
        self.servers = self.make()
        self.stopping = Event()
        self.thread = Thread(target=self.run)
        self.thread.start()

    def make(self) -> Servers:
        return Servers(site, [self.socket], {**ONE_OF_EACH, "reading": 2})

    def run(self) -> None:
        while not self.stopping.is_set():
            self.servers.once(0.05)
        for _ in self.servers.stop(5):
            pass

    def stop(self) -> None:
        self.stopping.set()
        self.thread.join(10)
        assert not self.thread.is_alive()
        self.socket.close()

    def open(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), 5)

    def get(self, path: str = "/") -> bytes:
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        asking.request("GET", path)
        answer = asking.getresponse().read()
        asking.close()
        return answer


@pytest.fixture
def running() -> Iterator[Running]:
    server = Running()
    yield server
    server.stop()


def closed(client: socket.socket, seconds: float) -> bool:
    client.settimeout(seconds)
    try:
        return client.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(("sent", "how_many"), [(HEAD, 8), (BODY, 40), (b"", 1500)])
def test_half_sent_requests_hold_nobody_up(running: Running, sent: bytes, how_many: int) -> None:
    with ExitStack() as held:
        for _ in range(how_many):
            client = held.enter_context(running.open())
            client.sendall(sent)
        for _ in range(3):
            assert running.get() == b"answered"


@pytest.mark.parametrize("sent", [HEAD, BODY])
def test_a_request_has_to_arrive_in_time_also_byte_by_byte(
    running: Running, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "WHOLE", 0.5)
    monkeypatch.setattr(running.servers.servers[0].adj, "cleanup_interval", 0)
    with running.open() as client:
        client.sendall(sent)
        until = time.monotonic() + 5
        while time.monotonic() < until:
            try:
                client.sendall(b"x")
            except ConnectionError:
                break
            time.sleep(0.05)
        else:
            pytest.fail("a client that drips is never cut off")
    assert running.get() == b"answered"


@pytest.mark.parametrize("moved", [-3600, 3600, -172_800, 172_800])
def test_a_clock_that_is_moved(running: Running, monkeypatch: pytest.MonkeyPatch, moved: int) -> None:
    """Who is in time stays in time, and who drips is still cut off: it was an hour late, when the clock went back."""
    wall = time.time
    assert running.get() == b"answered"
    with running.open() as half, running.open() as drips:
        half.sendall(HEAD)
        time.sleep(0.2)
        monkeypatch.setattr(time, "time", lambda: wall() + moved)
        time.sleep(1.5)  # deadlines were looked at
        half.sendall(b"x\r\n\r\n")
        half.settimeout(5)
        assert half.recv(15) == b"HTTP/1.1 200 OK"
        monkeypatch.setattr(connections, "WHOLE", 0.5)
        drips.sendall(HEAD)
        assert closed(drips, 8)


def test_a_connection_that_says_nothing_is_closed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running.servers.servers[0].adj, "channel_timeout", 0.2)
    monkeypatch.setattr(running.servers.servers[0].adj, "cleanup_interval", 0)
    with running.open() as client:
        assert closed(client, 5)


def test_when_all_places_are_taken_who_waits_longest_makes_room(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.servers.servers[0].adj, "connection_limit", 42)
    with ExitStack() as held:
        clients = [held.enter_context(running.open()) for _ in range(60)]
        assert running.get() == b"answered"
        assert closed(clients[0], 5)


def test_half_sent_bodies_hold_a_bounded_number_of_bytes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_HELD", 50_000)
    monkeypatch.setattr(running.servers.servers[0].adj, "cleanup_interval", 0)
    with running.open() as client:
        client.sendall(BODY + b"x" * 90_000)
        assert closed(client, 5)
    assert running.get() == b"answered"


def test_a_body_far_too_large_gets_the_sites_page(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes on reading for a while: else the client is cut off in the middle of sending and sees no page."""
    monkeypatch.setattr(running.servers.servers[0].adj, "cleanup_interval", 0)
    with running.open() as client:
        client.sendall(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000000\r\n\r\n")
        for _ in range(30):
            client.sendall(b"x" * 1_000_000)
        client.shutdown(socket.SHUT_WR)
        answer = client.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert answer.endswith(b"our page")


def test_stopping_finishes_what_was_begun() -> None:
    server = Running()
    answers: list[bytes] = []
    asking = [Thread(target=lambda: answers.append(server.get("/slow"))) for _ in range(6)]
    for one in asking:
        one.start()
    with server.open() as idle:
        time.sleep(0.15)
        server.stop()
        assert closed(idle, 1)
    for one in asking:
        one.join(10)
    assert answers == [b"answered"] * 6


def test_keep_alive_and_a_stop_that_says_so() -> None:
    server = Running()
    asking = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    for _ in range(3):
        asking.request("POST", "/", b"typed")
        assert asking.getresponse().read() == b"typed"
    server.stopping.set()
    asking.request("GET", "/")
    answer = asking.getresponse()
    assert (answer.read(), answer.getheader("Connection")) == (b"answered", "close")
    server.stop()


def test_a_query_of_ten_thousand_characters_reaches_the_site(running: Running) -> None:
    assert running.get("/?q=" + "%C3%A4" * 10_000) == b"answered"


def test_eight_at_once_share_the_threads(running: Running) -> None:
    answers: list[bytes] = []
    asking = [Thread(target=lambda: answers.append(running.get("/slow"))) for _ in range(8)]
    for one in asking:
        one.start()
    for one in asking:
        one.join(10)
    assert answers == [b"answered"] * 8


def test_processes_take_turns_where_one_would_take_all():
    shares = Shares(4)
    with socket.create_server(("127.0.0.1", 0)) as listening, ExitStack() as opened:
        own = [opened.enter_context(listening.dup()) for _ in range(2)]
        processes = [Servers(site, [each], shares=shares, process=n) for n, each in enumerate(own)]
        for _ in range(6):
            opened.enter_context(socket.create_connection(listening.getsockname(), 5))
            for each in processes:  # the first always looks first
                each.once(0.01)
        assert [len(each.servers[0].active_channels) for each in processes] == [3, 3]
        shares.write(1, NOBODY)  # it is gone
        opened.enter_context(socket.create_connection(listening.getsockname(), 5))
        processes[0].once(0.01)
        assert len(processes[0].servers[0].active_channels) == 4
        for each in processes:
            list(each.stop(2))


def test_what_nobody_else_takes_is_taken_after_a_moment(monkeypatch):
    monkeypatch.setattr(connections, "LEFT", 0.0)
    shares = Shares(2)
    shares.write(1, 0)  # it has none, and does not look
    with socket.create_server(("127.0.0.1", 0)) as listening, ExitStack() as opened:
        alone = Servers(site, [opened.enter_context(listening.dup())], shares=shares)
        for _ in range(3):
            opened.enter_context(socket.create_connection(listening.getsockname(), 5))
            alone.once(0.01)
        assert len(alone.servers[0].active_channels) == 3
        list(alone.stop(2))


class Sorted(Running):
    """A server whose addresses say what they cost; `/…/held` waits until it is let go."""

    def __init__(self) -> None:
        self.let_go = Event()
        super().__init__()

    def make(self) -> Servers:
        def site(environ: Any, start: Any) -> list[bytes]:
            if environ["referee.crowded"]:
                start("503 Service Unavailable", [("Content-Length", "7")])
                return [b"crowded"]
            if environ["PATH_INFO"].endswith("/held"):
                self.let_go.wait(10)
            start("200 OK", [("Content-Length", "8")])
            return [b"answered"]

        def cost_of(method: str, path: str, query: str | None = None) -> str:
            return "running" if query == "asks" else path.split("/")[1] or "reading"

        return Servers(site, [self.socket], {"reading": 2, "listing": 1, "running": 2}, cost_of)


@pytest.fixture
def kinds() -> Iterator[Sorted]:
    server = Sorted()
    yield server
    server.let_go.set()
    server.stop()


class TestKindsOfWork:
    @pytest.mark.parametrize("kind", ["listing", "running", "making"])
    def test_nobody_who_reads_waits_for_another_kind(self, kinds: Sorted, kind: str) -> None:
        waiting = [Thread(target=kinds.get, args=(f"/{kind}/held",)) for _ in range(10)]
        for one in waiting:
            one.start()
        time.sleep(0.1)
        for _ in range(5):
            begun = time.monotonic()
            assert kinds.get("/reading/") == b"answered"
            assert time.monotonic() - begun < 1
        kinds.let_go.set()
        for one in waiting:
            one.join(5)

    def test_lists_come_one_after_the_other(self, kinds: Sorted) -> None:
        kinds.let_go.set()
        assert {kinds.get("/listing/held") for _ in range(5)} == {b"answered"}

    @pytest.mark.parametrize(("kind", "threads"), [("reading", 2), ("listing", 1), ("running", 2)])
    def test_too_many_are_told_so_while_the_others_are_answered(self, kinds: Sorted, kind: str, threads: int) -> None:
        most = connections.MOST_WAITING[kind]
        answers: list[bytes] = []
        asking = [Thread(target=lambda: answers.append(kinds.get(f"/{kind}/held"))) for _ in range(most + threads + 5)]
        for one in asking:
            one.start()
        until = time.monotonic() + 5
        while len(answers) < 5 and time.monotonic() < until:
            time.sleep(0.05)
        assert answers == [b"crowded"] * 5
        if kind != "reading":
            assert kinds.get("/reading/") == b"answered"
        kinds.let_go.set()
        for one in asking:
            one.join(10)
        assert answers.count(b"answered") == most + threads

    def test_what_turns_out_to_run_the_engine_goes_to_its_threads(self, kinds: Sorted) -> None:
        waiting = [Thread(target=kinds.get, args=("/reading/held?asks",)) for _ in range(6)]
        for one in waiting:
            one.start()
        time.sleep(0.1)
        assert kinds.get("/reading/") == b"answered"
        kinds.let_go.set()
        for one in waiting:
            one.join(5)
