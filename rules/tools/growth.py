"""How cost grows with what a table is like: measured in processor time, drawn as small plots side by side."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from xml.sax.saxutils import escape

from rules.document.layout import start
from rules.document.situation import Situation
from rules.engine.game import Game
from rules.kingdoms import kingdom_by_key
from rules.outcomes import count
from rules.rulebook.setup import new_game
from rules.run import Run
from rules.tools.benchmark import KINGDOM, REPLAYED_IN, hand, seconds
from rules.tools.bots import Answer, Random, big_money, play_out
from rules.tools.soak import kingdom_table

NAMES = ("Anna", "Bernd", "Cora", "Dario", "Eva", "Finn")
MORE_PILES = ("festival", "laboratory", "bureaucrat", "gardens")
STRAIGHT = 1.15  # the slope up to which cost grows with its cause, measured on a machine that does other things, too


@dataclass(frozen=True)
class Growth:
    """What grows, what it costs, and at which sizes it was how much."""

    title: str
    cause: str
    cost: str
    points: tuple[tuple[float, float], ...]
    expected: float = 1.0  # its slope by nature, where both axes count in factors

    @property
    def slope(self) -> float:
        """The exponent: 1 is as fast as its cause, 0 not at all."""
        (x0, y0), (x1, y1) = self.points[0], self.points[-1]
        return math.log(y1 / y0) / math.log(x1 / x0)

    @property
    def bends(self) -> bool:
        """It costs ever more for the same."""
        return self.slope > self.expected * STRAIGHT


def _game(players: int, piles: Sequence[str]) -> float:
    """Milliseconds a Big Money game."""
    games = 6

    def work() -> None:
        for seed in range(games):
            play_out(new_game(NAMES[:players], piles, seed=seed, trace=False), big_money)

    return seconds(work, 3) / games * 1e3


class Idle(Random):
    """Plays what comes, and hardly ever buys: so that a game lasts."""

    def __call__(self, g: Game) -> Answer:
        decision = g.pending
        if decision is not None and decision.kind == "phase" and g.phase == "buy" and self.random.random() < 0.97:
            return (decision.items[-1],)
        return super().__call__(g)


@cache
def _long_game(n: int) -> Situation:
    """One of that many decisions."""
    for seed in range(0, 100, 5):
        situation = kingdom_table(kingdom_by_key(REPLAYED_IN), seed)
        game, bot = start(situation, trace=False), Idle(seed)
        moves: list[str] = []
        while game.pending is not None and len(moves) < n:
            moves.append(game.pending.say(bot(game)))
            game.push(moves[-1])
        if len(moves) == n:
            return situation.with_moves(moves)
    raise AssertionError(f"no game has {n} decisions")


def _replay(n: int) -> float:
    situation = _long_game(n)
    return seconds(lambda: Run(situation), 3) * 1e3


def _measured(sizes: Sequence[int], cost: Callable[[int], float]) -> tuple[tuple[float, float], ...]:
    return tuple((float(size), cost(size)) for size in sizes)


def _endings(depths: Sequence[int]) -> tuple[tuple[float, float], ...]:
    """By how many endings there are: depth itself multiplies them."""
    g = hand()
    return tuple((float(count(g, depth)[0]), seconds(partial(count, g, depth), 2) * 1e3) for depth in depths)


def all_growths(small: bool = False) -> list[Growth]:
    """Each of them; `small` only tries that all can be measured."""
    piles = (*KINGDOM, *MORE_PILES)
    players = (2, 3) if small else (2, 3, 4, 5, 6)
    decisions = (10, 20) if small else (10, 50, 200, 1000, 2000)
    return [
        Growth("Players", "players", "ms a game", _measured(players, lambda n: _game(n, KINGDOM))),
        Growth("Piles", "Kingdom piles", "ms a game", _measured((10, 12, 14), lambda n: _game(2, piles[:n]))),
        Growth("A long dispute", "decisions", "ms a replay", _measured(decisions, _replay)),
        Growth("All endings", "endings", "ms", _endings((2, 3) if small else (2, 3, 4, 5, 6))),
    ]


# --- drawing ---------------------------------------------------------------------------------------------------------

WIDTH, HEIGHT, LEFT, BELOW, ABOVE = 260, 190, 48, 42, 34
STYLE = """
text{font:11px sans-serif;fill:#333}.t{font-weight:bold;font-size:13px}.a{stroke:#888;fill:none}
.l{stroke:#1763a6;stroke-width:2;fill:none}.p{fill:#1763a6}.s{stroke:#bbb;stroke-dasharray:3 3;fill:none}
@media(prefers-color-scheme:dark){text{fill:#ddd}.a{stroke:#999}.l{stroke:#7db8ee}.p{fill:#7db8ee}.s{stroke:#666}}
"""


def draw(growths: Sequence[Growth]) -> str:
    """All of them side by side, both axes in factors; the dashed line is what growing in step would be."""
    width = WIDTH * len(growths)
    described = "; ".join(f"{each.title}: slope {each.slope:.2f}" for each in growths)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" role="img" '
        f'aria-label="{escape(described)}"><style>{STYLE}</style>'
    ]
    for n, growth in enumerate(growths):
        parts.append(f'<g transform="translate({n * WIDTH} 0)">{_plot(growth)}</g>')
    return "".join((*parts, "</svg>\n"))


def _plot(growth: Growth) -> str:
    xs, ys = zip(*growth.points, strict=True)
    in_step = [ys[0] * (x / xs[0]) ** growth.expected for x in xs]
    low, high = min(*ys, *in_step), max(*ys, *in_step)

    def at(x: float, y: float) -> str:
        across = LEFT + _place(x, xs[0], xs[-1]) * (WIDTH - LEFT - 18)
        return f"{across:.1f},{HEIGHT - BELOW - _place(y, low, high) * (HEIGHT - BELOW - ABOVE):.1f}"

    points = [at(x, y) for x, y in growth.points]
    dots = "".join(f'<circle class="p" r="3" cx="{p.split(",")[0]}" cy="{p.split(",")[1]}"/>' for p in points)
    bottom = HEIGHT - BELOW
    texts = (
        f'<text class="t" x="{LEFT}" y="16">{escape(growth.title)}</text>'
        f'<text x="{LEFT}" y="{HEIGHT - 8}">{xs[0]:,.0f} to {xs[-1]:,.0f} {escape(growth.cause)}</text>'
        f'<text x="{LEFT - 4}" y="{bottom - 2}" text-anchor="end">{_short(ys[0])}</text>'
        f'<text x="{LEFT - 4}" y="{ABOVE + 6}" text-anchor="end">{_short(high)}</text>'
        f'<text x="{LEFT}" y="{HEIGHT - 24}">{escape(growth.cost)}, slope {growth.slope:.2f}</text>'
    )
    return (
        f'<path class="a" d="M{LEFT},{ABOVE}V{bottom}H{WIDTH - 12}"/>'
        f'<polyline class="s" points="{" ".join(at(x, y) for x, y in zip(xs, in_step, strict=True))}"/>'
        f'<polyline class="l" points="{" ".join(points)}"/>{dots}{texts}'
    )


def _place(value: float, low: float, high: float) -> float:
    return math.log(value / low) / math.log(high / low) if high > low else 0.0


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.2g}"
