"""How cost grows: with players, piles, decisions, endings; as rows, and drawn where somebody says into which folder."""

from __future__ import annotations

from pathlib import Path

from referee.operations.bench.figures import SMALLEST, Figures, Size
from rules.tools.growth import all_growths, draw


def measure(size: Size, figures: Figures) -> None:
    growths = all_growths(small=size is SMALLEST)
    for growth in growths:
        (x0, y0), (x1, y1) = growth.points[0], growth.points[-1]
        figures.row(f"{growth.title}: {x0:,.0f} {growth.cause}", f"{y0:,.2f} {growth.cost}")
        reached = f"{y1:,.2f} {growth.cost}"
        figures.aimed(f"  {x1:,.0f} {growth.cause}", reached, f"slope {growth.slope:.2f}", not growth.bends)
    if size.plots:
        path = Path(size.plots) / "growth.svg"
        path.write_text(draw(growths))
        figures.write(f"  drawn: {path}")
