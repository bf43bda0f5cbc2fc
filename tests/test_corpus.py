"""Everything that ever broke something, tried again; and what the fuzzer starts from."""

from __future__ import annotations

import time

import pytest

from referee.operations.campaign import fuzzing

KNOWN = [(target, file) for target in fuzzing.TARGETS for file in sorted((fuzzing.CORPUS / target).iterdir())]


@pytest.mark.parametrize(("target", "file"), KNOWN, ids=lambda value: getattr(value, "name", value))
def test_nothing_breaks(target: str, file: object) -> None:
    data = file.read_bytes()  # type: ignore[attr-defined]
    begun = time.thread_time()
    fuzzing.TARGETS[target](data)
    assert time.thread_time() - begun < 2


def test_what_breaks_something_is_found_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    def breaks(data: bytes) -> None:
        assert b"999" not in data

    monkeypatch.setitem(fuzzing.TARGETS, "document", breaks)
    _tried, broke = fuzzing._at_random("document", 10)
    assert broke is not None
    assert b"999" in broke
    monkeypatch.setattr(fuzzing, "CORPUS", tmp_path)
    (tmp_path / "document").mkdir()  # type: ignore[operator]
    assert fuzzing.keep("document", broke).read_bytes() == broke
    assert fuzzing.corpus("document") == [broke]
