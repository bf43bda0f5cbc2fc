"""The rules engine: whole Big Money games beside pyminion, a copy, a replay of 180 decisions, all endings of a hand.

The best of several rounds, in processor time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from referee.operations.bench.figures import Figures, Size
from rules.compiled import build
from rules.tools import benchmark

PYMINION = "0.4.0"
# Aims: a copy in µs, a replay without and with the trace in ms, endings a second one by one and merged.
COMPILED, PURE = (0.25, 1.5, 2.7, 150_000, 75_000), (1.0, 4.0, 6.5, 50_000, 25_000)


def measure(size: Size, figures: Figures) -> None:
    compiled = build() == "compiled"
    figures.row("which engine runs", build(), "", "" if compiled else "make fast")
    games(size, figures, 3.0 if compiled else 1.4)
    copying, replaying, telling, listing, merging = COMPILED if compiled else PURE
    top, inside = benchmark.copy_microseconds()
    figures.aimed("copy at the top of a phase", f"{top:.2f} µs", f"{copying} µs", top <= copying)
    figures.aimed("copy inside a card", f"{inside:.2f} µs", f"{copying} µs", inside <= copying)
    silent, traced = benchmark.replay_milliseconds()
    figures.aimed(
        f"replay of {benchmark.REPLAYED} decisions", f"{silent:.1f} ms", f"{replaying} ms", silent <= replaying
    )
    figures.aimed("the same with the trace", f"{traced:.1f} ms", f"{telling} ms", traced <= telling)
    endings, speed, different, merged = benchmark.endings_a_second()
    figures.aimed(f"all {endings:,} endings of a hand", f"{speed:,.0f} /s", f"{listing:,} /s", speed >= listing)
    merging_to = f"the same merged to {different:,} positions"
    figures.aimed(merging_to, f"{merged:,.0f} /s", f"{merging:,} /s", merged >= merging)


def games(size: Size, figures: Figures, times: float) -> None:
    theirs = pyminion()
    ours = other = 0.0
    for _ in range(size.rounds):  # in turn, so that both see the same machine
        ours = max(ours, benchmark.games_a_second(rounds=2))
        if theirs:
            other = max(other, 20 / benchmark.seconds(lambda: [theirs() for _ in range(20)], 2))
    if theirs:
        ratio = ours / other
        figures.aimed("Big Money games", f"{ours:,.0f} /s", f"{times:g} × pyminion", ratio >= times)
        figures.row(f"pyminion {PYMINION}: the same games", f"{other:,.0f} /s", "", f"{ratio:.2f} ×")
    else:
        figures.row("Big Money games", f"{ours:,.0f} /s", f"{times:g} × pyminion")
        figures.row(f"pyminion {PYMINION}", "not installed")
        figures.write(f"    to compare: .venv/bin/python -m pip install pyminion=={PYMINION}")


def pyminion() -> Callable[[], Any] | None:
    """One of its games: the same kingdom, the same players, its log off. None when it is not installed."""
    try:
        if version("pyminion") != PYMINION:
            return None
    except PackageNotFoundError:
        return None
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions import base
    from pyminion.game import Game

    logging.getLogger().setLevel(logging.WARNING)
    kingdom = [getattr(base, name) for name in benchmark.KINGDOM]

    def play() -> Any:
        players = [BigMoney("Anna"), BigMoney("Bernd")]
        game = Game(players=players, expansions=[base.base_set], kingdom_cards=list(kingdom), log_stdout=False)
        return game.play()

    return play
