import logging
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from django.core.management.base import BaseCommand

from rules.tools import benchmark

PYMINION = "0.4.0"


class Command(BaseCommand):
    help = (
        "Measures the rules engine: whole Big Money games a second beside pyminion, a copy, a replay of 180 decisions, "
        "all endings of a stored hand. The best of several rounds, in processor time."
    )
    requires_system_checks = []

    def handle(self, *args: object, **options: object) -> None:
        self.row("what", "reached", "aim", "")
        self.row("-" * 52, "-" * 16, "-" * 12, "-" * 7)
        self.games()
        top, inside = benchmark.copy_microseconds()
        self.row("copy at the top of a phase", f"{top:.2f} µs", "< 3 µs", met(top < 3))
        self.row("copy inside a card", f"{inside:.2f} µs", "< 3 µs", met(inside < 3))
        silent, traced = benchmark.replay_milliseconds()
        self.row(f"replay of {benchmark.REPLAYED} decisions", f"{silent:.1f} ms", "< 5 ms", met(silent < 5))
        self.row("the same with the trace", f"{traced:.1f} ms", "", "")
        endings, speed, different, merged = benchmark.endings_a_second()
        self.row(f"all {endings:,} endings of a hand", f"{speed:,.0f} /s", "30,000 /s", met(speed >= 30_000))
        self.row(f"the same merged to {different:,} positions", f"{merged:,.0f} /s", "", "")

    def games(self) -> None:
        theirs = pyminion()
        ours = other = 0.0
        for _ in range(4):  # in turn, so that both see the same machine
            ours = max(ours, benchmark.games_a_second(rounds=2))
            if theirs:
                other = max(other, 20 / benchmark.seconds(lambda: [theirs() for _ in range(20)], 2))
        if theirs:
            ratio = ours / other
            self.row("Big Money games", f"{ours:,.0f} /s", "3 × pyminion", met(ratio >= 3))
            self.row(f"pyminion {PYMINION}: the same games", f"{other:,.0f} /s", "", f"{ratio:.1f} ×")
        else:
            self.row("Big Money games", f"{ours:,.0f} /s", "3 × pyminion", "")
            self.row(f"pyminion {PYMINION}", "not installed", "", "")
            self.stdout.write(f"    to compare: .venv/bin/python -m pip install pyminion=={PYMINION}")

    def row(self, what: str, reached: str, aim: str, result: str) -> None:
        self.stdout.write(f"{what:<52} {reached:>16} {aim:>12} {result:>7}".rstrip())


def met(reached: bool) -> str:
    return "met" if reached else "missed"


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
