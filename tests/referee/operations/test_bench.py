"""The benchmarks run, against servers and databases of their own."""

import io
import re
from contextlib import nullcontext

import pytest
from django.core.management import CommandError, call_command

from referee.management.commands.bench import PARTS
from referee.operations.bench import engine
from referee.operations.bench.clients import at_once
from rules.outcomes import count, leaves
from rules.run import Run
from rules.tools import benchmark
from rules.tools.bots import big_money_smithy
from tests.started_before import StartedBefore

MEASURED = {
    "engine": [
        "Big Money games",
        "Big Money with Smithy",
        "copy inside a card",
        "replay of 180 decisions",
        "all 2,560 endings of a hand",
    ],
    "api": ["empty view", "card list, 50 rows", "card", "ruling", "adjudication, 30 decisions"],
    "referee": ["1 clients", "2 clients", "a whole page of"],
    "crowd": ["3 readers", "2 adjudicators"],
    "reference": ["all fixtures", "two cards", "home", "empty view", "card page (200", "search (200"],
    "kingdoms": [
        "by lot, all boxes, six wishes",
        "the same with nine, at most one from a box",
        "one card swapped",
        "three to pick from in a draft",
        "what collides, said",
        "an empty view",
        "a kingdom's page, rendered",
        "a kingdom's page, kept",
        "all kingdoms with boxes ticked",
        "the printed sheet (PDF), made",
        "the printed sheet (PDF), kept",
    ],
    "start": [
        "the first start",
        "the second start",
        "a process, at most",
        "manage.py ask",
        "the engine with all cards",
    ],
    "shelves": ["Fetched, ", "Stored, "],
    "scaling": ["Processes, time: 1", "Processes, memory: 1", "Rulings, "],
    "growth": ["Players: 2 players", "  3 players", "Piles: 10", "A long dispute: 10", "All endings: "],
}


def bench(*arguments: str) -> str:
    said = io.StringIO()
    call_command("bench", *arguments, stdout=said)
    return said.getvalue()


@pytest.mark.parametrize("part", PARTS)
def test_each_part_is_measured(part: str, started_before: StartedBefore) -> None:
    begun = ("--begin-with", str(started_before.kept)) if started_before.kept.exists() else ()
    rows = bench(part, "--smallest", *begun).splitlines()
    assert any(row.startswith(f"{part}: ") for row in rows)
    for what in MEASURED[part]:
        row = next((row for row in rows if row.startswith(f"  {what}")), None)
        assert row, f"{what} is not measured"
        assert re.search(r"[1-9]", row[48:]), row


def test_an_unknown_part_is_named() -> None:
    with pytest.raises(CommandError, match="no part pages"):
        bench("engine", "pages")


def test_the_trouble_of_one_client_ends_the_measurement() -> None:
    done = []

    def work(number: int) -> None:
        if number == 1:
            raise OSError("no answer")
        done.append(number)

    with pytest.raises(CommandError, match="no answer"):
        at_once(3, work)
    assert sorted(done) == [0, 2]


def test_bench_prints_what_was_reached_beside_the_aims(monkeypatch):
    monkeypatch.setattr(benchmark, "games_a_second", lambda rounds, player: 500.0)
    monkeypatch.setattr(benchmark, "copy_microseconds", lambda: (1.0, 4.0))
    monkeypatch.setattr(benchmark, "replay_milliseconds", lambda: (3.5, 8.0))
    monkeypatch.setattr(benchmark, "endings_a_second", lambda: (2560, 60000.0, 1963, 9000.0))
    monkeypatch.setattr(engine, "pyminion", lambda fetch: nullcontext(None))
    monkeypatch.setattr(engine, "build", lambda: "pure Python")
    out = bench("engine")
    rows = [line.split() for line in out.splitlines() if line]
    assert "cannot be had" in out
    assert rows[1] == ["which", "engine", "runs", "pure", "Python", "make", "fast"]
    assert rows[2] == ["Big", "Money", "games", "500", "/s", "1.4", "×", "pyminion"]
    results = [row[-1] for row in rows if row[-1] in ("met", "missed")]
    assert results == ["met", "missed", "met", "missed", "met", "missed"]


def test_bench_plays_beside_pyminion_where_it_is_installed(monkeypatch):
    for name, reached in (
        ("games_a_second", lambda rounds, player: 500.0),
        ("copy_microseconds", lambda: (1.0, 1.0)),
        ("replay_milliseconds", lambda: (4.5, 8.0)),
        ("endings_a_second", lambda: (2560, 31000.0, 1963, 9000.0)),
    ):
        monkeypatch.setattr(benchmark, name, reached)
    played = []

    class Peer:
        def games_a_second(self, player: str) -> float:
            played.append(player)
            return 200.0

    monkeypatch.setattr(engine, "pyminion", lambda fetch: nullcontext(Peer()))
    monkeypatch.setattr(engine, "build", lambda: "pure Python")
    out = bench("engine")
    assert sorted(played) == ["big_money"] * 8 + ["big_money_smithy"] * 8
    assert "200 /s" in out
    assert "2.50 ×" in out


def test_what_is_measured():
    """The figures are of real work: a whole game, a real replay, every ending."""
    assert benchmark.big_money_game(1).over
    smithies = benchmark.big_money_game(1, big_money_smithy)
    assert smithies.over
    assert sum(smithies.known(card).slug == "smithy" for player in (0, 1) for card in smithies.owned(player)) >= 2
    assert len(benchmark.long_situation().moves) == 180
    assert Run(benchmark.long_situation()).error is None
    assert sum(1 for _ in leaves(benchmark.hand(), 2)) == count(benchmark.hand(), 2)[0]
    assert benchmark.seconds(lambda: None, 1) >= 0
