"""The counter of several machines, in Redis. Django asks whether a number is there and then adds to it, each time with
a client that it has just made: ten trips for one dispute, half a millisecond of a processor each."""

from __future__ import annotations

from functools import cache
from typing import Any

from django.core.cache.backends.redis import RedisCache, RedisCacheClient


class _Client(RedisCacheClient):
    def __init__(self, servers: Any, **options: Any) -> None:
        super().__init__(servers, **options)
        self.made = cache(super().get_client)

    def get_client(self, key: Any = None, *, write: bool = False) -> Any:
        """One for all that this thread asks."""
        return self.made(write=write)

    def count(self, key: str, n: int, seconds: int) -> int:
        with self.get_client(write=True).pipeline(transaction=False) as trip:
            trip.set(key, 0, ex=seconds, nx=True)
            trip.incrby(key, n)
            return int(trip.execute()[-1])


class RedisCounter(RedisCache):
    def __init__(self, server: Any, params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = _Client

    def count(self, key: str, n: int, seconds: int) -> int:
        """So many more under this key, kept so long from the first on; how many there are now. In one trip."""
        client: Any = self._cache
        return int(client.count(self.make_and_validate_key(key), n, seconds))
