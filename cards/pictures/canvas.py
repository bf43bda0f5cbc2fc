"""An SVG that is drawn on, complete in itself: words and boxes in the chart's colours by day."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path

from django.contrib.staticfiles import finders

from cards.pictures.letters import Face, advances, outline, width, written


@cache
def tokens() -> dict[str, str]:
    """The chart's colours by day."""
    legend = Path(str(finders.find("css/tokens.css"))).read_text(encoding="utf-8")
    return dict(re.findall(r"--([\w-]+): ([^;]+);", legend))


def tenth(n: float) -> str:
    """As exactly as a picture needs it: 28, 14.5."""
    return f"{round(n, 1):g}"


@dataclass
class Canvas:
    """What stands in `fill` of words and in `stroke` is the name of a colour; a box is filled with any."""

    wide: int
    high: int
    parts: list[str] = field(default_factory=list)
    glyphs: dict[tuple[Face, str], tuple[str, str]] = field(default_factory=dict)  # those that are drawn: id and path

    def add(self, part: str) -> None:
        self.parts.append(part)

    def text(self, x: float, y: float, said: str, face: Face, size: float, fill: str = "ink", end: str = "",
             within: float = 0) -> None:  # fmt: skip
        """Pressed together where it has to fit `within`."""
        style = ' font-style="italic"' if face.italic else ""
        anchor = f' text-anchor="{end}"' if end else ""
        pressed = f' textLength="{tenth(within)}" lengthAdjust="spacingAndGlyphs"' if within else ""
        self.add(
            f'<text x="{tenth(x)}" y="{tenth(y)}" font-family="{face.family}" font-size="{tenth(size)}"'
            f' font-weight="{face.weight}"{style}{anchor}{pressed} fill="{tokens()[fill]}">{escape(said)}</text>'
        )

    def drawn_text(self, x: float, y: float, said: str, face: Face, size: float, fill: str = "ink", end: str = "",
                   within: float = 0) -> None:  # fmt: skip
        """The same in outlines: a picture that stands alone brings no fonts along, and looks the same everywhere."""
        said = written(said, face)
        long = width(said, face, size)
        pressed = min(1, within / long) if within and long else 1
        x -= {"end": long, "middle": long / 2}.get(end, 0) * pressed
        known, box = advances(face)
        uses, at = "", 0.0
        for sign in said:
            if path := outline(face, sign):
                name = self.glyphs.setdefault((face, sign), (f"g{len(self.glyphs)}", path))[0]
                uses += f'<use href="#{name}" x="{tenth(at)}"/>'
            at += known.get(sign, box) * 100
        scale = size / 100
        self.add(
            f'<g fill="{tokens()[fill]}"'
            f' transform="translate({tenth(x)} {tenth(y)}) scale({scale * pressed:.4g} {scale:.4g})">'
            f"<title>{escape(said)}</title>{uses}</g>"
        )

    def box(self, x: float, y: float, wide: float, high: float, fill: str, stroke: str = "", rx: float = 0,
            thick: float = 2, dashed: bool = False) -> None:  # fmt: skip
        line = f' stroke="{tokens()[stroke]}" stroke-width="{thick}"' if stroke else ""
        line += ' stroke-dasharray="5 4"' if dashed else ""
        self.add(
            f'<rect x="{tenth(x)}" y="{tenth(y)}" width="{tenth(wide)}" height="{tenth(high)}" rx="{rx}"'
            f' fill="{fill}"{line}/>'
        )

    def done(self, title: str) -> str:
        """The whole, on the ground of the pages."""
        outlines = "".join(f'<path id="{name}" d="{path}"/>' for name, path in self.glyphs.values())
        defs = f"<defs>{outlines}</defs>" if outlines else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide} {self.high}" width="{self.wide}"'
            f' height="{self.high}" role="img"><title>{escape(title)}</title>'
            f'<rect width="{self.wide}" height="{self.high}" fill="{tokens()["sea-0"]}"/>'
            f"{defs}{''.join(self.parts)}</svg>"
        )
