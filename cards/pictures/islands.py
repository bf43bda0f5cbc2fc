"""Every card is its own island (German: Karte = card = chart).

The slug seeds the coast, so the same card has the same coast for ever; the cost is the number of height lines. Pure
geometry: colours come from the page's tokens.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

WIDTH, HEIGHT = 120, 80
STEP = 2.5  # pitch of the grid
DEEP, HIGHEST = -9.0, 11

Point = tuple[float, float]
Grid = list[list[float]]
HeightField = Callable[[float, float], float]


@dataclass(frozen=True)
class Island:
    shoal: str
    shore: str
    coast: str
    lines: str
    flat: bool  # costs nothing: a sandbank


def field(slug: str) -> tuple[HeightField, float]:
    """A height for every point, and the share of the grid that is under water."""
    r = random.Random(int(hashlib.sha256(slug.encode()).hexdigest()[:12], 16))
    bumps = []
    cx, cy = WIDTH / 2 + r.uniform(-5, 5), HEIGHT / 2 + r.uniform(-3, 3)
    angle = r.uniform(-0.7, 0.7)
    bumps.append((cx, cy, r.uniform(15, 22), r.uniform(8, 13), angle, 1.0))
    for _ in range(r.randint(2, 4)):  # capes and second summits
        d, a = r.uniform(12, 26), r.uniform(0, 2 * math.pi)
        x, y = cx + d * math.cos(a) * 1.3, cy + d * math.sin(a) * 0.7
        bumps.append((x, y, r.uniform(6, 12), r.uniform(4.5, 8), r.uniform(0, math.pi), r.uniform(0.35, 0.75)))
    for _ in range(r.randint(1, 2)):  # bays
        d, a = r.uniform(13, 22), r.uniform(0, 2 * math.pi)
        x, y = cx + d * math.cos(a) * 1.2, cy + d * math.sin(a) * 0.7
        bumps.append((x, y, r.uniform(5, 8), r.uniform(3.5, 6), r.uniform(0, math.pi), -r.uniform(0.4, 0.8)))
    for _ in range(r.randint(1, 3)):  # islets
        d, a = r.uniform(34, 46), r.uniform(0, 2 * math.pi)
        x, y = cx + d * math.cos(a), cy + d * math.sin(a) * 0.62
        bumps.append((x, y, r.uniform(3.2, 5.4), r.uniform(3, 4.4), r.uniform(0, math.pi), r.uniform(0.4, 0.62)))
    waves = [
        (r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), r.uniform(0, 6.28), r.uniform(0.015, 0.045)) for _ in range(7)
    ]

    def height(x: float, y: float) -> float:
        v = 0.0
        for bx, by, sx, sy, a, amplitude in bumps:
            dx, dy = x - bx, y - by
            u, w = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
            v += amplitude * math.exp(-(u * u / (2 * sx * sx) + w * w / (2 * sy * sy)))
        for fx, fy, phase, amplitude in waves:
            v += amplitude * math.sin(fx * x + fy * y + phase)
        return v

    return height, r.uniform(0.79, 0.85)


# Marching squares: by which corners lie higher, the edges between which the contour runs.
EDGES = (
    *((), ("sw",), ("es",), ("ew",), ("ne",), ("nw", "se"), ("ns",), ("nw",)),
    *(("wn",), ("sn",), ("ws", "en"), ("en",), ("we",), ("se",), ("ws",), ()),
)


def contour(grid: Grid, level: float) -> list[list[Point]]:
    """Closed loops of points at that level."""
    after: dict[Point, list[Point]] = {}

    def between(p: Point, q: Point, a: float, b: float) -> Point:
        t = (level - a) / (b - a)
        return (round(p[0] + (q[0] - p[0]) * t, 3), round(p[1] + (q[1] - p[1]) * t, 3))

    for j in range(len(grid) - 1):
        for i in range(len(grid[0]) - 1):
            a, b, c, d = grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]
            higher = (a > level) * 8 + (b > level) * 4 + (c > level) * 2 + (d > level)
            if higher in (0, 15):
                continue
            left, top = (i - 2) * STEP, (j - 2) * STEP
            nw, ne = (left, top), (left + STEP, top)
            se, sw = (left + STEP, top + STEP), (left, top + STEP)
            edge = {
                "n": partial(between, nw, ne, a, b),
                "e": partial(between, ne, se, b, c),
                "s": partial(between, sw, se, d, c),
                "w": partial(between, nw, sw, a, d),
            }
            for enters, leaves in map(tuple, EDGES[higher]):
                after.setdefault(edge[enters](), []).append(edge[leaves]())
    loops = []
    while after:
        start = next(iter(after))
        loop, point = [start], start
        while point in after:
            following = after[point].pop()
            if not after[point]:
                del after[point]
            if following == start:
                break
            loop.append(following)
            point = following
        loops.append(loop)
    return loops


def length(loop: list[Point]) -> float:
    return sum(math.dist(loop[i], loop[i - 1]) for i in range(len(loop)))


def path(loops: list[list[Point]], shortest: float = 6, pitch: float = 3.2) -> str:
    """Splines through the midpoints, whole numbers in a box of 360 x 240, relative commands: short."""
    out = []
    for loop in loops:
        around = length(loop)
        if around < shortest or len(loop) < 5:
            continue
        keep, gone = [loop[0]], 0.0
        for i in range(1, len(loop)):
            gone += math.dist(loop[i], loop[i - 1])
            if gone >= (pitch if around > 40 else 1.7):
                keep.append(loop[i])
                gone = 0
        n = len(keep)
        if n < 4:
            continue
        k = [(round(x * 3), round(y * 3)) for x, y in keep]
        middles = [((k[i][0] + k[(i + 1) % n][0]) // 2, (k[i][1] + k[(i + 1) % n][1]) // 2) for i in range(n)]
        px, py = middles[-1]
        start, parts = f"M{px} {py}q", []
        for i in range(n):
            parts.append(f"{k[i][0] - px} {k[i][1] - py} {middles[i][0] - px} {middles[i][1] - py}")
            px, py = middles[i]
        out.append(start + " ".join(parts).replace(" -", "-") + "z")
    return "".join(out)


def sink_edge(grid: Grid, deep: float) -> Grid:
    """Deep water at the edge, so that loops close."""
    for row in grid:
        row[0] = row[-1] = deep
    grid[0] = grid[-1] = [deep] * len(grid[0])
    return grid


def island(slug: str, cost: int) -> Island:
    height, share = field(slug)
    columns, rows = range(int(WIDTH / STEP) + 5), range(int(HEIGHT / STEP) + 5)
    grid = sink_edge([[height((x - 2) * STEP, (y - 2) * STEP) for x in columns] for y in rows], DEEP)
    flat = sorted(v for row in grid for v in row)
    sea, peak = flat[int(len(flat) * share)], flat[-1]
    shore = [loop for loop in contour(grid, sea) if length(loop) >= 6]
    points = [point for loop in shore for point in loop]

    def depth(x: int, y: int) -> float:
        here = ((x - 2) * STEP, (y - 2) * STEP)
        return -min(math.dist(here, point) for point in points) if grid[y][x] <= sea else 0

    water = sink_edge([[depth(x, y) for x in columns] for y in rows], -99.0)
    steps = max(0, min(cost, HIGHEST))
    levels = [sea + (peak - sea) * (i + 1) / (steps + 1.15) for i in range(steps)]
    return Island(
        shoal=path(contour(water, -7.5), 6, 5),
        shore=path(contour(water, -3.2), 6, 4),
        coast=path(shore, 6, 2.8),
        lines="".join(path(contour(grid, level), 4, 4) for level in levels),
        flat=steps == 0,
    )


def drawing(slug: str, cost: int, sideways: bool = False) -> str:
    """An SVG file to `use` from a page: `<use href="tactician.svg#i">`. The page's tokens reach into it."""
    isle = island(slug, cost)
    dashed = ' stroke-dasharray="var(--flat)"' if isle.flat and not sideways else ""
    parts = [
        f'<path fill="var(--sea-1)" d="{isle.shoal}"/>',
        f'<path fill="var(--sea-2)" d="{isle.shore}"/>',
        f'<path fill="var(--t)" stroke="var(--coast)" stroke-width="1.5" vector-effect="non-scaling-stroke"{dashed}'
        f' d="{isle.coast}"/>',
    ]
    if isle.lines:
        parts.append(
            '<path fill="none" stroke="var(--ot, var(--on-type))" stroke-width=".8" vector-effect="non-scaling-stroke"'
            f' opacity=".6" d="{isle.lines}"/>'
        )
    return f'<svg xmlns="http://www.w3.org/2000/svg"><g id="i">{"".join(parts)}</g></svg>\n'
