"""What a part is measured with, and how its figures are printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Size:
    """How much is measured. The smallest only tries that everything can be measured."""

    seconds: float = 3  # a figure that is measured over time
    times: int = 200  # what is done again and again
    rounds: int = 4  # of the engine, of which the best counts
    warm: float = 5  # seconds until what can be kept is kept
    clients: tuple[int, ...] = (1, 16)
    decisions: int = 60  # of each client in a dispute
    long: int = 300  # steps of a long dispute
    growth: tuple[int, ...] = (1, 10, 100)  # times as many rulings
    crowd: float = 60  # seconds that many readers and adjudicators ask at once
    plots: str = ""  # the folder that drawings are put into


SMALLEST = Size(seconds=0.1, times=2, rounds=1, warm=0.1, clients=(1, 2), decisions=3, long=20, growth=(2,), crowd=0.2)


@dataclass(frozen=True)
class Timing:
    rate: float  # a second
    median: float  # milliseconds
    p95: float
    worst: float
    answers: int = 0

    @classmethod
    def of(cls, seconds: list[float], whole: float) -> Timing:
        """So long took each, so long all of them."""
        at = sorted(1000 * one for one in seconds)
        return cls(len(at) / whole, at[len(at) // 2], at[int(len(at) * 0.95)], at[-1], len(at))


class Figures:
    def __init__(self, write: Callable[[str], object]) -> None:
        self.write = write

    def heading(self, text: str) -> None:
        self.write(f"\n{text}")

    def timed_heading(self, text: str) -> None:
        """Above rows of `timed`."""
        self.write(f"\n{text:<48} {'a second':>10} {'median':>9} {'95 %':>9} {'worst':>9}  ms")

    def timed(self, what: str, timing: Timing, note: str = "") -> None:
        row = (
            f"  {what:<46} {timing.rate:>10,.0f} {timing.median:>9.2f} {timing.p95:>9.2f} {timing.worst:>9.2f}  {note}"
        )
        self.write(row.rstrip())

    def row(self, what: str, reached: str, aim: str = "", result: str = "") -> None:
        self.write(f"  {what:<46} {reached:>16} {aim:>14} {result:>7}".rstrip())

    def aimed(self, what: str, reached: str, aim: str, met: bool) -> None:
        self.row(what, reached, aim, "met" if met else "missed")


class BenchPart(Protocol):
    def measure(self, size: Size, figures: Figures) -> None: ...
