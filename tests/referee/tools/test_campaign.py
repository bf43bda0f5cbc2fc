"""The campaign: its figures, its pages; its parts are run by hand and in the nightly job."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from referee.tools.campaign import Broken, costs, evening, figures, parts
from rules import parse


def test_every_promise_names_a_test_that_exists() -> None:
    for _promise, test, part in figures.PROMISES:
        assert test or part
        assert (Path(settings.BASE_DIR) / test).exists(), test
        assert part in ("", *parts.PARTS)


def test_the_page_of_promises_is_the_one_that_the_figures_give() -> None:
    assert figures.PAGE.read_text(encoding="utf-8") == figures.page(figures.read())


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page of promises, somewhere else."""
    monkeypatch.setattr(figures, "FIGURES", tmp_path / "figures.json")
    monkeypatch.setattr(figures, "PAGE", tmp_path / "PROMISES.md")
    return tmp_path / "PROMISES.md"


def test_figures_are_kept(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(parts.PARTS, "slow", lambda seconds: f"tried for {seconds:.0f} s")
    out = StringIO()
    call_command("campaign", "slow", "--seconds=3", "--keep", stdout=out)
    assert "slow: tried for 3 s" in out.getvalue()
    assert "tried for 3 s (`campaign slow`, " in kept.read_text()


def test_a_soak_in_pieces_adds_up(kept: Path) -> None:
    """The second run goes on behind the first; with a number, it begins anew."""
    for options, told in (
        (["--games=2"], "2 games (numbers 0 to 1, in 1 runs)"),
        (["--games=1"], "3 games (numbers 0 to 2, in 2 runs)"),
        (["--games=1", "--first=7"], "1 games (numbers 7 to 7, in 1 runs)"),
    ):
        call_command("campaign", "soak", *options, "--keep", stdout=StringIO())
        assert told in kept.read_text()
        assert "no crash, no card lost or made" in kept.read_text()


def test_a_promise_that_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(seconds: float) -> str:
        raise Broken("eight heads: nobody was answered")

    monkeypatch.setitem(parts.PARTS, "slow", broken)
    with pytest.raises(CommandError, match="Does not hold: slow"):
        call_command("campaign", "slow", stdout=StringIO())


def test_capacity_grows_with_evenings() -> None:
    page = evening.page({"look-ups": 0.1, "set-up": 0.02, "disputes": 1.0}, 20_000)
    cores = [float(found.replace(",", "")) for found in re.findall(r"^\| [\d,]+ \| ([\d,.]+) \|", page, re.M)]
    assert len(cores) == 3
    assert cores[0] < cores[1] < cores[2]
    assert cores[2] == pytest.approx(1.12 * 10**7 * evening.PEAK / 86_400 / evening.BUSY, rel=0.01)


def test_the_dearest_request_of_each_route_is_told() -> None:
    tried = [(0.4, "step", "a long line", 200), (0.7, "step", "many effects", 200), (0.01, "card", "witch", 200)]
    assert costs.told(tried).endswith(": step 0.70 s (many effects), card 0.01 s")
    for wrong in ((1.2, "log", "much", 200), (0.1, "log", "much", 500), (0.1, "log", "refused", 400)):
        with pytest.raises(Broken, match="log"):
            costs.told([*tried, wrong])


def test_dear_documents_are_accepted() -> None:
    for name, document in costs.documents().items():
        assert len(json.dumps(document)) < 100_000, name
        parse(document)
