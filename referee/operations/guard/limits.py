"""What one address may ask for in a minute, and how many runs of the engine there are at once."""

from __future__ import annotations

import ipaddress
import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.cache import caches
from django.core.files import locks
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _
from rest_framework.throttling import BaseThrottle

from referee.operations.guard.costs import GATED, of_request
from referee.operations.guard.faults import no_counter
from referee.operations.guard.redis_counter import RedisCounter
from referee.problems import Problem

WINDOW = 60  # seconds
WAIT = 2.0  # seconds that a run waits for its turn
LOOK_AGAIN = 0.002  # seconds until whoever is next looks again
WAITING = threading.Lock()


class ByAddress(BaseThrottle):
    """Counts in the shared cache, so that all processes count together. Kept is a salted hash, for one minute."""

    def allow_request(self, request: Any, view: Any) -> bool:
        scope = of_request(request)
        now = time.time()
        try:
            counted = count(self.key(scope, request, int(now // WINDOW)))
        except Problem:
            if scope not in GATED:  # nobody has to wait for a counter to look something up
                return True
            raise
        most, seconds = settings.THROTTLE[scope], int(WINDOW - now % WINDOW) + 1
        request.counted = {
            "RateLimit-Limit": str(most),
            "RateLimit-Remaining": str(max(0, most - counted)),
            "RateLimit-Reset": str(seconds),
        }
        if counted > most:
            text = _("Too many requests from your address. Come back in %(seconds)s seconds.")
            raise Problem(429, "too-many-requests", text, retry=seconds, words={"seconds": seconds})
        return True

    def key(self, scope: str, request: Any, window: int) -> str:
        # The minute is part of what is hashed, so nobody can tell that two hashes are one address.
        said = f"{scope} {window} {whose(self.get_ident(request))}"
        return "throttle:" + salted_hmac("referee.operations.guard.limits", said).hexdigest()[:32]


def whose(address: str | None, bits: int = 64) -> str:
    """An address, or its network of IPv6: nobody gets more by changing the last half of one, or its port."""
    said = (address or "").strip()
    try:
        found = ipaddress.ip_address(without_port(said))
    except ValueError:
        return said
    if found.version == 6 and found.ipv4_mapped:  # what comes over IPv4 to a site that listens on ::
        found = found.ipv4_mapped
    return str(ipaddress.ip_network((found, bits), strict=False)) if found.version == 6 else str(found)


def without_port(address: str) -> str:
    """As some proxies write it: 192.0.2.1:4711, [2001:db8::1]:4711, [2001:db8::1]."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def count(key: str, n: int = 1, seconds: int = 2 * WINDOW) -> int:
    """So many more under this key, which is kept so long; how many there are now. Problem: the counter is away."""
    try:
        return _count(key, n, seconds)
    except Exception as error:  # whatever a cache can raise: files that are none, a server that is gone
        raise no_counter(error) from error


def _count(key: str, n: int, seconds: int) -> int:
    cache = caches["default"]
    if isinstance(cache, RedisCounter):
        return cache.count(key, n, seconds)
    with suppress(ValueError):  # nobody has counted there yet
        return cache.incr(key, n)
    cache.add(key, 0, seconds)
    try:
        return cache.incr(key, n)
    except ValueError:  # the cache made room just now
        return n


def folder() -> Path:
    found = Path(settings.DATA_DIR) / "locks"
    found.mkdir(exist_ok=True)
    return found


@contextmanager
def engine() -> Iterator[None]:
    """One of the few runs of the engine that this machine allows at once, in all its processes and threads.

    A lock on a file, because the system gives it back even when a process dies. Of a process only whoever has waited
    longest looks for a free place, so it can look often.
    """
    until = time.monotonic() + WAIT
    if not WAITING.acquire(timeout=WAIT):
        raise crowded()
    try:
        file = _free_place(until)
    finally:
        WAITING.release()
    try:
        yield
    finally:
        os.close(file)


def _free_place(until: float) -> int:
    """The descriptor of a locked file; closing it gives the place back."""
    here = folder()
    places = [here / f"engine-{place}" for place in range(settings.ENGINE_RUNS)]
    random.shuffle(places)
    while True:
        for place in places:
            file = os.open(place, os.O_WRONLY | os.O_CREAT, 0o666)
            if locks.lock(file, locks.LOCK_EX | locks.LOCK_NB):
                return file
            os.close(file)
        if time.monotonic() >= until:
            raise crowded()
        time.sleep(LOOK_AGAIN)


def crowded() -> Problem:
    return Problem(503, "busy", _("The referee is busy with other tables. Come back in a moment."), retry=2)
