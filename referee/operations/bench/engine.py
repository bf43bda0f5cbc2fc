"""The rules engine: whole games beside pyminion, a copy, a replay of 180 decisions, all endings of a hand.

The best of several rounds, in processor time. pyminion plays in an environment of its own, below the data folder: the
first measurement fetches it, where there is a network."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.conf import settings

from referee.operations.bench.figures import SMALLEST, Figures, Size
from rules.engine_build import build
from rules.tools import benchmark
from rules.tools.bots import Bot, big_money, big_money_smithy

PYMINION = "0.4.0"
GAMES = 20  # of the peer in a round
PLAYED: dict[str, tuple[str, Bot]] = {
    "Big Money games": ("big_money", big_money),
    "Big Money with Smithy": ("big_money_smithy", big_money_smithy),
}
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
    with pyminion(fetch=size is not SMALLEST) as theirs:
        for what, (name, player) in PLAYED.items():
            ours = other = 0.0
            for _ in range(size.rounds):  # in turn, so that both see the same machine
                ours = max(ours, benchmark.games_a_second(rounds=2, player=player))
                if theirs:
                    other = max(other, *(theirs.games_a_second(name) for _ in range(2)))
            if theirs:
                ratio = ours / other
                figures.aimed(what, f"{ours:,.0f} /s", f"{times:g} × pyminion", ratio >= times)
                figures.row(f"pyminion {PYMINION}: the same games", f"{other:,.0f} /s", "", f"{ratio:.2f} ×")
            else:
                figures.row(what, f"{ours:,.0f} /s", f"{times:g} × pyminion")
        if not theirs:
            figures.row(f"pyminion {PYMINION}", "cannot be had")


class Peer:
    """pyminion, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def games_a_second(self, player: str) -> float:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{player} {GAMES}\n")
        self.process.stdin.flush()
        return GAMES / float(self.process.stdout.readline())


@contextmanager
def pyminion(fetch: bool) -> Iterator[Peer | None]:
    """None where it is not there and cannot be fetched."""
    folder = Path(settings.DATA_DIR) / f"pyminion-{PYMINION}"
    python = folder / "bin" / "python"
    if fetch and not (folder / "fetched").exists():
        done = subprocess.run([sys.executable, "-m", "venv", folder], capture_output=True, check=False)
        install: list[str | Path] = [
            python,
            "-m",
            "pip",
            "install",
            "-q",
            "--disable-pip-version-check",
            f"pyminion=={PYMINION}",
        ]
        if done.returncode == 0 and subprocess.run(install, capture_output=True, check=False).returncode == 0:
            (folder / "fetched").touch()
    if not (folder / "fetched").exists():
        yield None
        return
    command: list[str | Path] = [python, Path(__file__).with_name("peer.py"), *benchmark.KINGDOM]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Peer(process)
        finally:
            process.kill()
