"""Two web machines, and one with PostgreSQL and Redis: each a network namespace with links of its own.

People write through a small balancer. One web machine is cut off from the database and joined again, then it is
killed. Whatever was acknowledged has to be there afterwards.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Any

from referee.operations.bench.server import serving
from referee.operations.campaign import Broken, NotTried
from referee.operations.campaign.faults import TABLE
from referee.operations.campaign.services import Postgres, postgres, redis, require_services

STORE = "10.213.0.1"
WRITERS = 4
PATIENCE = 30.0  # seconds until it must have recovered
ANSWERED = 20.0  # seconds after which a balancer gives up
LEFT_OUT = 5.0  # seconds for which it leaves a machine out


def machines(seconds: float) -> str:
    require_services("ip")
    if os.getuid() != 0:
        raise NotTried("only root may make network namespaces")
    with ExitStack() as held:
        network = held.enter_context(_network())
        database = held.enter_context(postgres(STORE, network.store))
        counter = held.enter_context(redis(STORE, network.store))
        shared = {"DATABASE_URL": database.url, "CACHE_URL": counter.url, "SECRET_KEY": "shared by both machines " * 3}
        webs = []
        for under, host in zip(network.web, network.front, strict=True):
            own = {**shared, "HOST": host, "ALLOWED_HOSTS": host}
            webs.append((host, held.enter_context(serving(own, under, host))))
        balancer = Balancer(webs)
        with balancer.writing():
            time.sleep(max(seconds / 3, 3))
            cut = _cut_off(balancer, network)
            before = balancer.by[0]
            network.kill(1)
            time.sleep(max(seconds / 3, 3))
            went_on = balancer.by[0] - before
        if not went_on:
            raise Broken("one machine is killed, and the other does not go on")
        missing = balancer.acknowledged - _stored(database, network)
    if missing:
        raise Broken(f"{len(missing)} of {len(balancer.acknowledged)} acknowledged writes are missing")
    if balancer.wrong:
        raise Broken(f"{len(balancer.wrong)} answers that nobody should see, such as {balancer.wrong[0]}")
    return (
        f"{len(balancer.acknowledged):,} acknowledged writes through two machines, none missing; {cut}; "
        f"one killed: {went_on} more writes through the other"
    )


def _cut_off(balancer: Balancer, network: Network) -> str:
    """The second machine loses its link to the database while people write, and gets it back."""
    network.link(1, "down")
    before = balancer.by[0]
    begun = time.monotonic()
    status, headers = balancer.send(1)
    waited = time.monotonic() - begun
    if status != 503 or int(headers.get("Retry-After") or 0) < 1:
        raise Broken(f"cut off from the database: {status}, Retry-After {headers.get('Retry-After')}")
    time.sleep(3)
    went_on = balancer.by[0] - before
    if not went_on:
        raise Broken("one machine is cut off, and the other does not go on")
    network.link(1, "up")
    begun = time.monotonic()
    while balancer.send(1)[0] not in (200, 201):
        if time.monotonic() - begun > PATIENCE:
            raise Broken("joined again, and it does not recover")
        time.sleep(0.2)
    back = time.monotonic() - begun
    return (
        f"one cut off from the database: 503 with Retry-After within {waited:.1f} s, "
        f"{went_on} writes through the other, back {back:.1f} s after the link"
    )


class Balancer:
    """Sends each write to the next machine; who says 503 or nothing is left out for a while, as nginx does it."""

    def __init__(self, webs: list[tuple[str, int]]) -> None:
        self.webs, self.lock = webs, Lock()
        self.acknowledged: set[str] = set()
        self.by = [0] * len(webs)
        self.left_out = [0.0] * len(webs)
        self.wrong: list[int] = []
        self.seed = 0

    def send(self, which: int) -> tuple[int, Any]:
        """The status (0 for none) and the headers of one write there."""
        with self.lock:
            self.seed += 1
            seed = self.seed
        link = http.client.HTTPConnection(*self.webs[which], timeout=ANSWERED)
        try:
            sent = json.dumps({**TABLE, "seed": seed})
            link.request("POST", "/api/adjudications/", sent, {"Content-Type": "application/json"})
            answer = link.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException):
            return 0, {}
        finally:
            link.close()
        with self.lock:
            if answer.status in (200, 201):
                self.acknowledged.add(json.loads(text)["id"])
                self.by[which] += 1
            elif answer.status != 503:
                self.wrong.append(answer.status)
        return answer.status, answer.headers

    @contextmanager
    def writing(self) -> Iterator[None]:
        enough = Event()

        def write(turn: int) -> None:
            while not enough.is_set():
                turn += 1
                which = turn % len(self.webs)
                if self.left_out[which] < time.monotonic() and self.send(which)[0] in (0, 503):
                    self.left_out[which] = time.monotonic() + LEFT_OUT

        threads = [Thread(target=write, args=(n,)) for n in range(WRITERS)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            enough.set()
            for thread in threads:
                thread.join()


class Network:
    """A switch at the machine that stores, a link from it to each web machine, and one from each of them to us."""

    def __init__(self) -> None:
        self.name = f"referee{os.getpid()}"
        self.spaces = [f"{self.name}-{who}" for who in ("store", "web1", "web2")]
        self.store, *self.web = [["ip", "netns", "exec", space] for space in self.spaces]
        self.front = ["10.213.1.2", "10.213.2.2"]
        self.ends = [f"rf{os.getpid()}-{n}" for n in (1, 2)]

    def make(self) -> None:
        store = self.spaces[0]
        for space in self.spaces:
            _ip("netns", "add", space)
            _ip("-n", space, "link", "set", "lo", "up")
        _ip("-n", store, "link", "add", "switch", "type", "bridge")
        _ip("-n", store, "addr", "add", f"{STORE}/24", "dev", "switch")
        _ip("-n", store, "link", "set", "switch", "up")
        for n, (space, end) in enumerate(zip(self.spaces[1:], self.ends, strict=True), 1):
            _ip("link", "add", f"port{n}", "netns", store, "type", "veth", "peer", "name", "back", "netns", space)
            _ip("-n", store, "link", "set", f"port{n}", "master", "switch", "up")
            _ip("-n", space, "addr", "add", f"10.213.0.{n + 1}/24", "dev", "back")
            _ip("-n", space, "link", "set", "back", "up")
            _ip("link", "add", end, "type", "veth", "peer", "name", "front", "netns", space)
            _ip("addr", "add", f"10.213.{n}.1/30", "dev", end)
            _ip("link", "set", end, "up")
            _ip("-n", space, "addr", "add", f"{self.front[n - 1]}/30", "dev", "front")
            _ip("-n", space, "link", "set", "front", "up")

    def link(self, web: int, how: str) -> None:
        """The cable between that machine and the one that stores is pulled, or put back."""
        _ip("-n", self.spaces[0], "link", "set", f"port{web + 1}", how)

    def kill(self, web: int) -> None:
        """All that runs on that machine, at once."""
        found = subprocess.run(["ip", "netns", "pids", self.spaces[1 + web]], capture_output=True, text=True)
        for pid in found.stdout.split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)

    def away(self) -> None:
        for end in self.ends:
            with suppress(NotTried):
                _ip("link", "del", end)
        for space in self.spaces:
            with suppress(NotTried):
                _ip("netns", "del", space)


@contextmanager
def _network() -> Iterator[Network]:
    network = Network()
    try:
        network.make()
        yield network
    finally:
        network.away()


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    if done.returncode:
        raise NotTried(f"ip {' '.join(words)}: {done.stderr.strip()}")


def _stored(database: Postgres, network: Network) -> set[str]:
    """The keys of all disputes, asked on the machine that stores."""
    asked = ["psql", "-X", "-A", "-t", "-c", "SELECT key FROM referee_dispute", database.url]
    found = subprocess.run([*network.store, *asked], capture_output=True, text=True, check=True)
    return set(found.stdout.split())
