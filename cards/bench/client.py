"""So many clients, each asking for one page after the other on a connection that it keeps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    rate: float  # answers a second
    median: float  # milliseconds
    p95: float


class Failed(Exception):
    pass


async def client(port: int, paths: Iterator[str], headers: str, until: float, times: list[float]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        while time.perf_counter() < until:
            path = next(paths)
            start = time.perf_counter()
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n{headers}\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 200"):
                raise Failed(f"{path}: {head.splitlines()[0].decode()}")
            await reader.readexactly(length(head))
            times.append(time.perf_counter() - start)
            if b"connection: close" in head.lower():
                writer.close()
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
    finally:
        writer.close()


def length(head: bytes) -> int:
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    raise Failed(f"no length: {head!r}")


async def run(port: int, paths: Iterator[str], clients: int, seconds: float, headers: str) -> Figures:
    times: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*(client(port, paths, headers, start + seconds, times) for _ in range(clients)))
    took = time.perf_counter() - start
    times.sort()
    return Figures(len(times) / took, times[len(times) // 2] * 1000, times[int(len(times) * 0.95)] * 1000)


def ask(port: int, paths: Iterator[str], clients: int, seconds: float, headers: str = "") -> Figures:
    return asyncio.run(run(port, paths, clients, seconds, headers))
