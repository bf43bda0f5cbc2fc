"""So many clients, each asking one thing after the other on a connection that it keeps."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from django.core.management.base import CommandError

from referee.operations.bench.figures import Timing


@dataclass(frozen=True)
class BenchRequest:
    path: str
    body: bytes | None = None
    headers: str = ""

    def encoded(self) -> bytes:
        head = f"{'POST' if self.body else 'GET'} {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n"
        if self.body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(self.body)}\r\n"
        return f"{head}{self.headers}\r\n".encode() + (self.body or b"")


def ask(port: int, requests: Iterator[BenchRequest], clients: int, seconds: float) -> Timing:
    """All clients ask as fast as they can, for so long."""
    return ask_beside(port, [(requests, clients)], seconds)[0]


def ask_beside(port: int, groups: Sequence[tuple[Iterator[BenchRequest], int]], seconds: float) -> list[Timing]:
    """Groups of so many clients, all at once, each asking something else."""
    return asyncio.run(_run(port, groups, seconds))


async def _run(port: int, groups: Sequence[tuple[Iterator[BenchRequest], int]], seconds: float) -> list[Timing]:
    times: list[list[float]] = [[] for _ in groups]
    start = time.perf_counter()
    every = [
        _client(port, requests, start + seconds, taken)
        for (requests, clients), taken in zip(groups, times, strict=True)
        for _ in range(clients)
    ]
    await asyncio.gather(*every)
    return [Timing.of(taken, time.perf_counter() - start) for taken in times]


async def _client(port: int, requests: Iterator[BenchRequest], until: float, times: list[float]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        asked = False
        while not asked or time.perf_counter() < until:
            request, asked = next(requests), True
            start = time.perf_counter()
            writer.write(request.encoded())
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
                raise CommandError(f"{request.path}: {head.splitlines()[0].decode()}")
            await reader.readexactly(_length(head))
            times.append(time.perf_counter() - start)
            if b"connection: close" in head.lower():
                writer.close()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
    finally:
        writer.close()


def _length(head: bytes) -> int:
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    raise CommandError(f"no length: {head!r}")


def at_once(clients: int, work: Callable[[int], None]) -> float:
    """Seconds until all clients have done their work. Trouble that one of them has is everybody's."""
    broken: list[Exception] = []

    def client(number: int) -> None:
        try:
            work(number)
        except Exception as error:
            broken.append(error)

    threads = [threading.Thread(target=client, args=(number,)) for number in range(clients)]
    start = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if broken:
        raise CommandError(str(broken[0]))
    return time.perf_counter() - start
