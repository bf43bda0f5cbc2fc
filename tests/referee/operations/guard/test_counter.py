"""The counter of one machine."""

from __future__ import annotations

import sqlite3
import stat
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from referee.operations.guard.counter import Counter


@pytest.fixture
def counter(tmp_path: Path) -> Counter:
    return Counter(tmp_path / "cache", {})


def test_numbers_are_kept_and_added_to(counter: Counter) -> None:
    assert counter.add("a", 0)
    assert not counter.add("a", 5)
    assert [counter.incr("a"), counter.incr("a", 10), counter.get("a")] == [1, 11, 11]
    counter.set("a", 3)
    assert counter.get("a") == 3
    assert counter.delete("a")
    assert not counter.delete("a")
    assert counter.get("a", -1) == -1
    with pytest.raises(ValueError, match="no count"):
        counter.incr("a")


def test_only_so_long(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    counter.add("a", 7, 60)
    later = time.time() + 61
    monkeypatch.setattr(time, "time", lambda: later)
    assert counter.get("a") is None
    assert counter.add("a", 1, 60)
    assert counter.get("a") == 1


def test_what_has_expired_is_thrown_away(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.operations.guard.counter.SWEPT", 10)
    for n in range(100):
        counter.add(str(n), 0, -1)
    assert counter._run("SELECT COUNT(*) FROM counts")[0][0] < 10


def add_fifty(place: Path) -> None:
    counter = Counter(place, {})
    for _ in range(50):
        counter.add("a", 0)
        counter.incr("a")


def test_several_processes_count_together(tmp_path: Path) -> None:
    begun = [get_context("fork").Process(target=add_fifty, args=(tmp_path,)) for _ in range(3)]
    for one in begun:
        one.start()
    for one in begun:
        one.join(20)
    assert Counter(tmp_path, {}).get("a") == 150


def test_a_broken_file_is_replaced(counter: Counter) -> None:
    counter.file.parent.mkdir()
    counter.file.write_bytes(b"not a database" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        counter.add("a", 0)
    assert counter.add("a", 0)


def test_nobody_else_may_read_it(counter: Counter) -> None:
    counter.add("a", 0)
    assert stat.S_IMODE(counter.file.stat().st_mode) == 0o600
