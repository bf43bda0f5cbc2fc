"""The benchmarks run against a server of their own."""

import io
import re

import pytest
from django.core.management import CommandError, call_command

from referee.tools.benching import at_once


def test_a_steps_answer_is_measured_at_each_number_of_clients() -> None:
    said = io.StringIO()
    call_command("bench_referee", decisions=3, clients=[1, 2], stdout=said)
    rows = re.findall(
        r"(\d+) clients, 3 decisions each: median \d+ ms, p95 \d+ ms, largest answer (\d+) kB", said.getvalue()
    )
    assert [row[0] for row in rows] == ["1", "2"]
    assert all(int(row[1]) > 10 for row in rows)
    assert re.search(r"A whole page of 3\d\d steps", said.getvalue())


def test_the_trouble_of_one_client_ends_the_measurement() -> None:
    done = []

    def work(number: int) -> None:
        if number == 1:
            raise OSError("no answer")
        done.append(number)

    with pytest.raises(CommandError, match="no answer"):
        at_once(3, work)
    assert sorted(done) == [0, 2]
