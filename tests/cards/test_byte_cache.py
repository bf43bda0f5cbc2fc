"""Pages that a process keeps: bounded in bytes, whatever somebody asks for."""

import sys

from cards.byte_cache import ByteCache


def test_the_least_recently_asked_for_goes_first() -> None:
    kept = ByteCache(room=10_000)
    for name in ("a", "b", "c"):
        kept.put((name,), b"x" * 2_500, name)
    assert kept.get(("a",)) is not None
    kept.put(("d",), b"x" * 2_500, "d")
    assert [name for name in "abcd" if kept.get((name,))] == ["a", "c", "d"]


def test_long_addresses_count_too() -> None:
    """A page of a few bytes at an address of 200 kB is 200 kB."""
    kept = ByteCache(room=2_000_000)
    for n in range(100):
        kept.put((f"/en/cards/?{n}={'ä' * 200_000}", "en", False), b"x" * 100, "tag")
    held = sum(sys.getsizeof(part) for key, (page, _tag) in kept.pages.items() for part in (*key, page))
    assert held <= 2_000_000
    assert 0 < kept.used <= 2_000_000
