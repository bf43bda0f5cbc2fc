"""The counter of several machines: what it counts, how long, and in how many trips."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from django.conf import settings
from django.core.cache import caches

from referee.operations.guard.limits import count
from referee.operations.guard.redis_counter import RedisCounter

ON_REDIS = settings.CACHES["default"]["BACKEND"].endswith("RedisCounter")
only_on_redis = pytest.mark.skipif(not ON_REDIS, reason="CACHE_URL names no Redis")


class Pipeline:
    """Keeps numbers as Redis does, and how often it was sent something."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.lasting: dict[str, int] = {}
        self.asked: list[tuple] = []
        self.trips = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def set(self, key, value, *, ex, nx):
        assert nx
        self.asked.append((key, value, ex))

    def incrby(self, key, n):
        self.asked.append((key, n))

    def execute(self):
        self.trips += 1
        (key, value, ex), (_, n) = self.asked
        self.asked = []
        if key not in self.numbers:
            self.numbers[key], self.lasting[key] = value, ex
        self.numbers[key] += n
        return [True, self.numbers[key]]


@pytest.fixture
def counter(monkeypatch):
    """With a Redis of our own, and how many clients were made for it."""
    counter, pipeline = RedisCounter("redis://nowhere", {}), Pipeline()
    made: list[object] = []

    def client(connection_pool):
        made.append(connection_pool)
        return SimpleNamespace(pipeline=lambda transaction: pipeline)

    monkeypatch.setattr(counter._cache, "_client", client)
    return counter, pipeline, made


def test_a_count_is_one_trip_with_a_client_that_is_kept(counter):
    counter, pipeline, made = counter
    assert [counter.count("a", 1, 60), counter.count("a", 5, 90), counter.count("b", 2, 60)] == [1, 6, 2]
    assert (pipeline.trips, len(made)) == (3, 1)
    assert pipeline.lasting == {":1:a": 60, ":1:b": 60}, "the first count says how long"


@only_on_redis
def test_redis_counts_and_forgets():
    cache = caches["default"]
    cache.delete("tried")
    assert [count("tried", 3, 60), count("tried", 4, 1_000)] == [3, 7]
    assert cache.get_many(["tried"]) == {"tried": 7}
    client = cache._cache.get_client()
    assert 0 < client.ttl(cache.make_key("tried")) <= 60
    cache.delete("tried")
    assert count("tried") == 1
    cache.delete("tried")
