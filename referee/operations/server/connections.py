"""Connections without a thread each: a request is read in full, by a deadline, before a thread takes it.

waitress buffers requests and answers in one loop and has a few threads for the application; here is what it leaves
open: a deadline for the whole of a request, a bound on what half-sent requests may hold, room for new connections when
all places are taken, a page for bodies that are too large, and a stop that loses nothing.
"""

from __future__ import annotations

import contextlib
import gc
import re
import resource
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from ctypes import c_int, sizeof
from functools import partial
from mmap import mmap
from typing import Any, Protocol

from waitress import wasyncore
from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.parser import HTTPRequestParser, ParsingError
from waitress.server import TcpWSGIServer
from waitress.task import ErrorTask, ThreadedTaskDispatcher, WSGITask
from waitress.utilities import RequestEntityTooLarge

from referee.operations.guard.costs import THREADS
from rules.tools.call_stack import with_room

IDLE = 15  # seconds that a connection may wait between two requests, or with an answer that nobody fetches
WHOLE = 30  # seconds from the first byte of a request to its last
LINGER = 5  # seconds in which we go on reading, so that the page about a body too large can arrive
CHECKED = 1  # seconds between two looks at the deadlines
MOST_BODY = 10_000_000  # bytes; the site itself says no to 8,000,000, with what was typed
LARGE = 1_000_000  # bytes of a body after which memory is tidied up
MOST_HELD = 100_000_000  # bytes of half-sent bodies at once, in one process
MOST_CONNECTIONS = 4_000  # in one process, where the system allows as many files
MOVED = 1  # second by which the clock may drift without being moved
MANY, AT_A_TIME = 100, 20  # connections
# Requests that may wait in one process for each kind of threads; more are told to come back.
MOST_WAITING = {"reading": 400, "listing": 40, "running": 40}
LEFT, LOOKS = 0.1, 0.01  # seconds for which the next connection is left to a process that has fewer, and between looks
NOBODY = 1_000_000  # connections of a process that is not there
ONE_OF_EACH = {"reading": 1, "listing": 1, "running": 1}  # threads
TLS = b"\x16"  # how somebody begins who takes this for the encrypted port
PAGE = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>CODE REASON</title><h1>CODE REASON</h1><p>EN</p><p lang="de">DE</p></html>
"""
UNREADABLE = ("What was sent cannot be read.", "Was gesendet wurde, ist nicht lesbar.")
BROKEN = ("Something broke on our side.", "Auf unserer Seite ist etwas kaputtgegangen.")
SETTLED = 0.5  # seconds of silence after which a stopping process closes a connection that waits


class CostOf(Protocol):
    """What a request costs. Without its query only its address is looked at, which is quick."""

    def __call__(self, method: str, path: str, query: str | None = None, /) -> str: ...


def asked(request: Any) -> tuple[str, str]:
    """Method and path as Django will see them."""
    path = "/" + request.path.lstrip("/")
    return request.command, path.encode("latin-1").decode("utf-8", "replace")


class Task(WSGITask):  # type: ignore[misc]  # waitress has no types
    """One request, given to the site."""

    def get_environment(self) -> dict[str, Any]:
        environ: dict[str, Any] = super().get_environment()
        environ["referee.crowded"] = self.channel.crowded
        environ["referee.cost"] = self.channel.cost
        if self.request.command == "HEAD":  # a file would be sent past `write`
            environ.pop("wsgi.file_wrapper", None)
        return environ

    def write(self, data: bytes) -> None:
        """What followed the head, where that alone was asked for, would be taken for the next answer."""
        if self.request.command != "HEAD":
            super().write(data)
            return
        if not self.wrote_header:
            super().write(b"")
        self.chunked_response = False
        self.content_bytes_written += len(data)


class Unreadable(ErrorTask):  # type: ignore[misc]
    """What is no request gets a page too."""

    def execute(self) -> None:
        code, reason = self.request.error.code, self.request.error.reason
        english, german = UNREADABLE if code < 500 else BROKEN
        words = {"CODE": str(code), "REASON": reason, "EN": english, "DE": german}
        body = re.sub("|".join(words), lambda found: words[found[0]], PAGE).encode()
        self.status = f"{code} {reason}"
        self.response_headers.extend([("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store")])
        self.set_close_on_finish()
        self.content_length = len(body)
        self.write(body)


class Parser(HTTPRequestParser):  # type: ignore[misc]
    """What Python cannot read either, an address like http://[ or a length of 5,000 digits, is no request."""

    def parse_header(self, header_plus: bytes) -> None:
        try:
            super().parse_header(header_plus)
        except ValueError as error:
            raise ParsingError("HTTP message header invalid") from error
        if self.body_rcv is None:  # nothing follows: waitress would say that it may, and wait for it
            self.expect_continue = False


class Channel(HTTPChannel):  # type: ignore[misc]
    """One connection."""

    parser_class = Parser
    task_class = Task
    error_task_class = Unreadable
    begun = 0.0  # when the request that is being received began; 0 for none
    lingers = 0.0  # until when bytes are read and thrown away
    crowded = False  # too many wait before this one
    cost = ""  # of the request that is worked on, where it was looked at closely
    server: Server

    def received(self, data: bytes) -> bool:
        if self.lingers:
            return False
        if self.request is None:
            self.begun = time.monotonic()
            if data[:1] == TLS:  # which waits for an answer of its kind, and never sends an end of lines
                data = b"TLS\r\n\r\n"
        taken: bool = super().received(data)
        if self.request is None:
            self.begun = 0.0
        return taken

    @property
    def held(self) -> int:
        return self.request.body_bytes_received if self.request is not None else 0

    @property
    def waits(self) -> bool:
        """Nothing of it is being worked on, and nothing is on its way to the client."""
        return not self.requests and not self.total_outbufs_len

    def service(self) -> None:
        request = self.requests[0]
        if self.server.goes_elsewhere(self, request):
            return
        if isinstance(request.error, RequestEntityTooLarge):
            # The site says it in its own words: it looks at the length before it reads anything.
            request.error, request.body_rcv = None, None
            request.headers["CONTENT_LENGTH"] = str(max(request.content_length, MOST_BODY))
            request.headers["CONNECTION"] = "close"
            self.lingers = time.monotonic() + LINGER
        if self.server.stopping:
            request.headers["CONNECTION"] = "close"
        large = request.content_length > LARGE
        super().service()
        if large:  # what was made of it refers to itself, and would stay for thousands of small requests
            gc.collect()

    def readable(self) -> bool:
        return bool(self.lingers and self.connected) or bool(super().readable())

    def writable(self) -> bool:
        if self.lingers and not self.total_outbufs_len and not self.will_close:
            return False
        return bool(super().writable())

    def handle_write(self) -> None:
        if self.lingers and self.close_when_flushed and not self.will_close:
            self._flush_exception(self._flush_some)
            if not self.total_outbufs_len:
                with contextlib.suppress(OSError):
                    self.socket.shutdown(socket.SHUT_WR)
            return
        super().handle_write()

    def handle_read(self) -> None:
        super().handle_read()
        if self.lingers and not self.connected:
            self.will_close = True


class Server(TcpWSGIServer):  # type: ignore[misc]
    channel_class = Channel
    stopping = False
    pools: dict[str, ThreadedTaskDispatcher]
    cost_of: CostOf
    clock = 0.0  # how far the clock on the wall is from the one that is never moved
    fewer_elsewhere: Callable[[], bool]
    took_at = 0.0  # when we took the last one

    def readable(self) -> bool:
        """waitress goes by the clock on the wall: when that is moved, everybody's idle time begins anew."""
        now = time.time()
        clock = now - time.monotonic()
        if abs(clock - self.clock) > MOVED:
            self.clock, self.next_channel_cleanup = clock, now
            for channel in self.channels():
                channel.last_activity = now
        return bool(super().readable()) and not self.leaves_it

    @property
    def leaves_it(self) -> bool:
        """The next connection, for a moment, to a process that has fewer."""
        return time.monotonic() - self.took_at < LEFT and self.fewer_elsewhere()

    def add_task(self, channel: Channel) -> None:
        """Each kind of work has threads of its own; when too much waits for them, others say so."""
        request = channel.requests[0]
        channel.crowded, channel.cost = False, ""
        self.give_to(THREADS[self.cost_of(*asked(request))] if not request.error else "reading", channel)

    def goes_elsewhere(self, channel: Channel, request: Any) -> bool:
        """What looks like reading may turn out to run the engine when what was typed is read: then others do it."""
        if channel.crowded or channel.cost or request.error:
            return False
        channel.cost = self.cost_of(*asked(request), request.query)
        threads = THREADS[channel.cost]
        if threads == "reading" or THREADS[self.cost_of(*asked(request))] == threads:
            return False
        self.give_to(threads, channel)
        return True

    def give_to(self, threads: str, channel: Channel) -> None:
        channel.crowded = len(self.pools[threads].queue) >= MOST_WAITING[threads]
        self.pools["refusing" if channel.crowded else threads].add_task(channel)

    def maintenance(self, now: float) -> None:
        super().maintenance(now)
        now = time.monotonic()
        for channel in self.channels():
            late = channel.begun and now - channel.begun > WHOLE and not channel.requests
            if late or (channel.lingers and now > channel.lingers):
                channel.will_close = True
        held = sum(channel.held for channel in self.channels())
        for channel in sorted(self.channels(), key=lambda channel: -channel.held):
            if held <= MOST_HELD:
                break
            held -= channel.held
            channel.will_close = True

    def channels(self) -> Iterator[Channel]:
        yield from self.active_channels.values()

    def handle_accept(self) -> None:
        """One connection, so that all processes get some; several when there are so many that looking is slow."""
        self.took_at = time.monotonic()
        for _ in range(1 if len(self._map) < MANY else AT_A_TIME):
            if len(self._map) >= self.adj.connection_limit - 1:
                self.make_room()
            before = len(self._map)
            super().handle_accept()
            if len(self._map) == before:
                break

    def make_room(self) -> None:
        """Whoever has waited longest for nothing has to go."""
        waiting = [channel for channel in self.channels() if channel.waits]
        for channel in sorted(waiting, key=lambda channel: channel.last_activity)[:AT_A_TIME]:
            channel.handle_close()

    def stop(self) -> None:
        """No new connections; each that is open is closed after its answer, or when it has been silent for a moment."""
        if not self.stopping:
            self.stopping, self.accepting = True, False
            self.del_channel()
        settled = time.time() - SETTLED
        for channel in list(self.channels()):
            if channel.waits and channel.request is None and channel.last_activity < settled:
                channel.handle_close()


class Shares:
    """How many connections each process has, in memory that they share."""

    def __init__(self, processes: int) -> None:
        # Of no file, not even one in /dev/shm, where whoever runs us may not be allowed to write.
        self.of = (c_int * processes).from_buffer(mmap(-1, processes * sizeof(c_int)))
        self.of[:] = [NOBODY] * processes

    def write(self, process: int, connections: int) -> None:
        self.of[process % len(self.of)] = connections

    def fewer_elsewhere(self, process: int) -> bool:
        return bool(min(self.of) < self.of[process % len(self.of)])


class Threads(ThreadedTaskDispatcher):  # type: ignore[misc]  # waitress has no types
    def handler_thread(self, thread_no: int) -> None:
        with_room(super().handler_thread, thread_no)


class Servers:
    """The listening sockets of one process, and the threads that they share."""

    def __init__(
        self,
        application: Any,
        sockets: list[socket.socket],
        threads: Mapping[str, int] = ONE_OF_EACH,
        cost_of: CostOf = lambda method, path, query=None: "reading",
        shares: Shares | None = None,
        process: int = 0,
    ) -> None:
        """So many threads for each kind of work; what a request costs says whose it is."""
        self.shares, self.process = shares or Shares(1), process
        self.map: dict[int, Any] = {}
        self.pools = {kind: Threads() for kind in (*threads, "refusing")}
        for kind, pool in self.pools.items():
            pool.set_thread_count(threads.get(kind, 1))
        adjustments = Adjustments(
            connection_limit=_places(),
            channel_timeout=IDLE,
            cleanup_interval=CHECKED,
            max_request_body_size=MOST_BODY,
            clear_untrusted_proxy_headers=False,  # the settings say whom to believe
            log_socket_errors=False,
            ident="Referee",
        )
        self.servers = [
            Server(
                application,
                self.map,
                True,
                each,
                dispatcher=self.pools["reading"],
                adj=adjustments,
                bind_socket=False,
                sockinfo=(each.family, each.type, each.proto, each.getsockname()),
            )
            for each in sockets
        ]
        for server in self.servers:
            server.pools, server.cost_of = self.pools, cost_of
            server.fewer_elsewhere = partial(self.shares.fewer_elsewhere, process)

    def once(self, seconds: float) -> None:
        """Waits so long for something to happen, and does it."""
        self.shares.write(self.process, sum(len(server.active_channels) for server in self.servers))
        leaves = any(server.leaves_it for server in self.servers)
        wasyncore.loop(timeout=min(seconds, LOOKS) if leaves else seconds, use_poll=True, map=self.map, count=1)

    def wake(self) -> None:
        self.servers[0].pull_trigger()

    def stop(self, seconds: float) -> Iterator[None]:
        """Stops within that time; yields now and then."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for server in self.servers:
                server.stop()
            if not any(server.active_channels for server in self.servers):
                break
            self.once(0.1)
            yield
        for pool in self.pools.values():
            pool.shutdown(timeout=1)
        for server in self.servers:
            for channel in list(server.channels()):
                channel.handle_close()
            server.trigger.close()


def _places() -> int:
    """How many connections this process may have; as many files as the system lets it have are asked for."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, 2 * MOST_CONNECTIONS)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    # A body or an answer that is too long for memory is a file too; some are the site's own.
    return min(MOST_CONNECTIONS, max(resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 2 - 50, 50))
