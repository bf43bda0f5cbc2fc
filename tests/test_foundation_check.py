"""`make test` itself: it goes on after a failure, and ends with a summary that cannot be green by accident."""

import sys

import pytest

from tests import check
from tests.browser import chromium


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch):
    """Runs the given checks, with a browser or without: exit code."""

    def run(*codes: tuple[str, int], problem: str | None = None) -> int:
        steps = [(name, [sys.executable, "-c", f"raise SystemExit({code})"], {}) for name, code in codes]
        monkeypatch.setattr(check, "steps", lambda _data: steps)
        monkeypatch.setattr(chromium, "problem", lambda: problem)
        monkeypatch.setattr(chromium, "install", lambda: None)
        return check.main()

    return run


def test_all_well(runs, capfd: pytest.CaptureFixture[str]) -> None:
    assert runs(("lint", 0), ("browser tests", 0)) == 0
    assert capfd.readouterr().out.endswith("All checks passed.\n")


def test_one_failure_stops_nothing_and_is_named_last(runs, capfd: pytest.CaptureFixture[str]) -> None:
    assert runs(("lint", 1), ("format", 0)) == 1
    out = capfd.readouterr().out
    assert "ok      format" in out
    assert out.endswith("1 of 2 checks failed: lint\n")


def test_no_browser_is_a_failure_that_says_how_to_get_one(runs, capfd: pytest.CaptureFixture[str]) -> None:
    assert runs(("lint", 0), ("browser tests", 0), problem=chromium.MISSING) == 1
    out = capfd.readouterr().out
    assert "apt-get install chromium" in out
    assert out.endswith("1 of 2 checks failed: browser tests\n")


def test_every_check_is_there() -> None:
    names = [name for name, _command, _environment in check.steps("/unused")]
    assert names == [
        "lint",
        "format",
        "types",
        "import rules",
        "migrations",
        "deployment",
        "fast tests",
        "browser tests",
    ]
