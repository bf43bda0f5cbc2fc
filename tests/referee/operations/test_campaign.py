"""The campaign: its figures, its pages; its parts are run by hand and in the nightly job."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from referee.operations.campaign import Broken, costs, evening, figures, parts
from referee.operations.campaign.api_schema import amiss
from rules import parse


def test_every_promise_names_a_test_that_exists() -> None:
    for _promise, test, part in figures.PROMISES:
        assert test or part
        assert (Path(settings.BASE_DIR) / test).exists(), test
        assert part in ("", *parts.PARTS)


def test_the_page_of_promises_is_the_one_that_the_figures_give() -> None:
    assert figures.PAGE.read_text(encoding="utf-8") == figures.page(figures.read())


@pytest.fixture
def promises_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page of promises, somewhere else."""
    monkeypatch.setattr(figures, "FIGURES", tmp_path / "figures.json")
    monkeypatch.setattr(figures, "PAGE", tmp_path / "PROMISES.md")
    return tmp_path / "PROMISES.md"


def test_figures_are_kept(promises_page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(parts.PARTS, "slow", lambda seconds: f"tried for {seconds:.0f} s")
    out = StringIO()
    call_command("campaign", "slow", "--seconds=3", "--keep", stdout=out)
    assert "slow: tried for 3 s" in out.getvalue()
    assert re.search(r"tried for 3 s(; on a busy machine: .* cores)? \(`campaign slow`, ", promises_page.read_text())


def test_a_soak_in_pieces_adds_up(promises_page: Path) -> None:
    """The second run goes on behind the first; with a number, it begins anew."""
    for options, told in (
        (["--games=2"], "2 games (numbers 0 to 1, in 1 runs)"),
        (["--games=1"], "3 games (numbers 0 to 2, in 2 runs)"),
        (["--games=1", "--first=7"], "1 games (numbers 7 to 7, in 1 runs)"),
    ):
        call_command("campaign", "soak", *options, "--keep", stdout=StringIO())
        assert told in promises_page.read_text()
        assert "no crash, no card lost or made" in promises_page.read_text()


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
    tried: list[costs.Tried] = [
        (0.4, "step", "a long line", 200, ""),
        (0.7, "step", "many effects", 200, ""),
        (0.01, "card", "witch", 200, ""),
    ]
    assert costs.tell(tried, []).endswith(": step 0.70 s (many effects), card 0.01 s")
    assert costs.tell(tried, [], few=1).endswith(": step 0.70 s (many effects)")
    for wrong in (
        (1.2, "log", "much", 200, ""),
        (0.1, "log", "much", 500, ""),
        (0.1, "log", "refused", 400, ""),
        (0.1, "log", "warned", 200, "I do not know per_page, so it was left out."),
    ):
        with pytest.raises(Broken, match="log"):
            costs.tell([*tried, wrong], [])
    with pytest.raises(Broken, match="never with"):
        costs.tell(tried, ["get /api/cards/ never with page_size=200"])


LIST = {
    "page_size": {"maximum": 200},
    "lang": {"enum": ["en", "de"]},
    "q": {},
    "expand": {"items": {"enum": ["a", "b"]}},
}
ASKED = [("get", "/api/x/?page_size=200&lang=en&expand=a,b"), ("get", "/api/x/?lang=de&q=moat"), ("get", "/api/x/1/")]


@pytest.mark.parametrize(
    ("more", "fewer", "told"),
    [
        ([], [], []),
        ([("get", "/api/x/?per_page=100")], [], ["get /api/x/ has no parameter per_page"]),
        ([("get", "/api/x/1/?page_size=200")], [], ["get /api/x/1/ has no parameter page_size"]),
        ([("get", "/api/nowhere/")], [], ["get /api/nowhere/ is not described"]),
        ([("post", "/api/x/")], [], ["post /api/x/ is not described"]),
        (
            [("get", "/api/x/?page_size=199&lang=en&expand=a")],
            [0],
            [f"get /api/x/ never with {most}" for most in ("expand=a,b", "page_size=200")],
        ),
        ([], [1], ["get /api/x/ never with lang=de", "get /api/x/ never with q=…"]),
        ([], [2], ["get /api/x/{id}/ was never asked"]),
    ],
)
def test_the_api_is_asked_for_what_is_described(more: list[Any], fewer: list[int], told: list[str]) -> None:
    there = {"/api/x/": {"get": LIST}, "/api/x/{id}/": {"get": {}}}
    asked = [each for n, each in enumerate(ASKED) if n not in fewer]
    assert amiss(there, [*asked, *more]) == told


def test_dear_documents_are_accepted() -> None:
    for name, document in costs.documents().items():
        assert len(json.dumps(document)) < 100_000, name
        parse(document)
