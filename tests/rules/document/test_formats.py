"""A document of every format that there ever was, read as on the day when it was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import FORMAT, Mistake, Run, format, parse
from rules.fixture_files import read_yaml

OLD = Path(__file__).parent / "formats"


def test_one_document_of_each_format_is_kept():
    assert sorted(path.stem for path in OLD.glob("*.yaml")) == [str(n + 1) for n in range(FORMAT)]


@pytest.mark.parametrize("n", range(1, FORMAT + 1))
def test_an_old_document_is_read_and_comes_out_the_same(n):
    situation = parse({"format": n, **read_yaml(OLD / f"{n}.yaml")})
    assert Run(situation).differences() == []
    assert parse(format(situation)) == situation


def test_a_newer_document_says_what_it_needs():
    with pytest.raises(Mistake) as caught:
        parse({"format": FORMAT + 1, "players": {"Anna": {}, "Bernd": {}}})
    assert caught.value.place == "format"
    assert "A newer referee is needed." in caught.value.text[0]


@pytest.mark.parametrize("given", ["1", 0, True, None, [1]])
def test_a_wrong_format_is_refused(given):
    with pytest.raises(Mistake) as caught:
        parse({"format": given, "players": {"Anna": {}, "Bernd": {}}})
    assert caught.value.place == "format"
