"""The picture itself: left what is asked, the answer, why and by which ruling; right the cards and the table.

Always by day, nothing cut: what is long is set smaller, and the source of a ruling goes before anything else does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.template.loader import render_to_string

from cards.models import Card
from cards.pictures.canvas import Canvas, tokens
from cards.pictures.letters import BOLD, HEAVY, ITALIC, SANS, SANS_BOLD, SERIF, Face, lines
from rules.facts import tint

WIDE, HIGH = 1200, 630
ISLANDS = Path(__file__).parents[1] / "static" / "islands"

LEFT, COLUMN, TOP, FOOT = 56, 700, 46, 586
SIDE = 800  # where the table's ground begins
PANEL, INNER = 834, 334
LEADING = 1.24
STEPS = (1.0, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58, 0.5, 0.42, 0.34, 0.27)  # how much smaller, one after the other


@dataclass(frozen=True)
class RuledPicture:
    """The ruling that decides."""

    label: str
    text: str
    source: str = ""
    sign: str = "§ "


@dataclass(frozen=True)
class PictureSeat:
    name: str
    lies: tuple[str, ...]  # in play, in hand: a line each


@dataclass(frozen=True)
class Preview:
    """What the picture of a page says. `piles` are a kingdom's, and take the whole picture."""

    asks: str
    word: str = ""
    reason: str = ""
    ruled: RuledPicture | None = None
    cards: tuple[Card, ...] = ()
    seats: tuple[PictureSeat, ...] = ()
    piles: tuple[Card, ...] = ()
    beside: str = ""
    code: str = ""
    ruling: bool = True  # whether the word is the referee's


@cache
def icons() -> dict[str, str]:
    """What is drawn inside each icon of the pages."""
    return dict(re.findall(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', render_to_string("partials/icons.html")))


class Chart(Canvas):
    """A canvas for paragraphs, icons and the border of a chart."""

    def paragraph(self, x: float, y: float, block: TextBlock, fill: str = "ink") -> float:
        """From the upper edge y; returns the lower one."""
        for n, line in enumerate(block.lines):
            self.text(x, y + (n * LEADING + 0.92) * block.size, line, block.face, block.size, fill)
        return y + block.high

    def icon(self, name: str, x: float, y: float, size: float, ink: str, ground: str = "none") -> None:
        inside = icons().get(name, "")
        inside = inside.replace('class="solid"', f'fill="{ink}" stroke="none"').replace(
            'class="knock"', f'fill="{ground}"'
        )
        self.add(
            f'<svg x="{x:.1f}" y="{y:.1f}" width="{size}" height="{size}" viewBox="0 0 24 24" fill="none"'
            f' stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{inside}</svg>'
        )

    def neatline(self, y: float) -> None:
        """The graduated border of a chart."""
        ink = tokens()["ink"]
        self.add(f'<path d="M0 {y + 1}H{WIDE}M0 {y + 13}H{WIDE}" stroke="{ink}" stroke-width="2"/>')
        self.add(f'<path d="M0 {y + 7}H{WIDE}" stroke="{ink}" stroke-width="6" stroke-dasharray="56"/>')


@dataclass(frozen=True)
class TextBlock:
    """Lines of one size."""

    lines: list[str]
    face: Face
    size: float

    @property
    def high(self) -> float:
        return len(self.lines) * LEADING * self.size


def block(text: str, face: Face, size: float, within: float) -> TextBlock:
    return TextBlock(lines(text, face, size, within), face, size)


def largest(text: str, face: Face, sizes: Iterable[float], wide: float, most: int) -> TextBlock:
    """In the largest size that takes no more lines than that; else in the smallest."""
    for size in sizes:
        found = block(text, face, size, wide)
        if len(found.lines) <= most:
            return found
    return found


def drawing(shown: Preview) -> str:
    """The picture as SVG."""
    canvas = Chart(WIDE, HIGH)
    if shown.piles:
        kingdom(canvas, shown)
    else:
        canvas.box(SIDE, 0, WIDE - SIDE, HIGH, tokens()["sea-1"])
        canvas.add(f'<path d="M{SIDE + 1} 0V{HIGH}" stroke="{tokens()["ink"]}" stroke-width="2"/>')
        draw_words(canvas, shown)
        beside(canvas, shown)
    canvas.neatline(0)
    canvas.neatline(HIGH - 14)
    return canvas.done(shown.asks or (shown.ruled.label if shown.ruled else ""))


# --- what is said ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Saying:
    """The left side in one of its sizes."""

    asks: TextBlock
    word: TextBlock | None
    reason: TextBlock | None
    label: TextBlock | None
    text: TextBlock | None
    source: TextBlock | None

    GAP = 22
    PAD = 18

    @property
    def ruling_high(self) -> float:
        own = [each.high for each in (self.label, self.text, self.source) if each]
        return sum(own) + 2 * self.PAD if own else 0

    @property
    def high(self) -> float:
        parts = [each.high for each in (self.asks, self.word, self.reason) if each and each.lines]
        parts += [self.ruling_high] if self.text else []
        return sum(parts) + self.GAP * (len(parts) - 1)


def saying(shown: Preview, smaller: float, source: bool) -> Saying:
    inside = COLUMN - 40
    alone = not (shown.word or shown.reason)
    first = HEAVY if alone else ITALIC
    asks = block(shown.asks, first, (56 if alone else 32) * smaller, COLUMN)
    sizes = [size * smaller for size in (86, 76, 64)]
    word = largest(shown.word, HEAVY, sizes, COLUMN, 1) if shown.word else None
    reason = block(shown.reason, SERIF, 34 * smaller, COLUMN) if shown.reason else None
    ruled = shown.ruled
    if ruled is None:
        return Saying(asks, word, reason, None, None, None)
    smaller *= 1 if shown.asks else 1.4  # a ruling by itself
    return Saying(
        asks,
        word,
        reason,
        block(f"{ruled.sign}{ruled.label}", ITALIC, 28 * smaller, inside),
        block(ruled.text, SANS, 26 * smaller, inside),
        block(ruled.source, ITALIC, 22 * smaller, inside) if source and ruled.source else None,
    )


def fitting(shown: Preview) -> Saying:
    """In the largest letters that fit; the source gives way before it becomes too small to read."""
    tries = [(1.0, True), (0.92, True), *((smaller, False) for smaller in STEPS)]
    for smaller, source in tries:
        found = saying(shown, smaller, source)
        if found.high <= FOOT - TOP:
            return found
    return found


def draw_words(canvas: Chart, shown: Preview) -> None:
    """The question on top, the ruling at the foot, the answer between them."""
    found = fitting(shown)
    alone = not (found.word or found.reason)
    y = canvas.paragraph(LEFT, TOP, found.asks, "ink" if alone else "ink-2")
    foot = FOOT - found.ruling_high if shown.asks else (TOP + FOOT - found.ruling_high) / 2
    middle = [each for each in (found.word, found.reason) if each]
    room = foot - y - sum(each.high for each in middle)
    gap = max(0, room / (len(middle) + 1))
    for each in middle:
        y = canvas.paragraph(LEFT, y + gap, each, "mag" if each is found.word and shown.ruling else "ink")
    if found.text and found.label:
        canvas.box(LEFT, foot, COLUMN, found.ruling_high, tokens()["mag-wash"])
        canvas.box(LEFT, foot, 10, found.ruling_high, tokens()["mag"])
        y = canvas.paragraph(LEFT + 32, foot + found.PAD - 2, found.label, "mag")
        y = canvas.paragraph(LEFT + 32, y, found.text)
        if found.source:
            canvas.paragraph(LEFT + 32, y, found.source, "ink-2")


# --- the cards and the table -----------------------------------------------------------------------------------------


def beside(canvas: Chart, shown: Preview) -> None:
    y = 46.0
    cards = shown.cards[:2]
    if cards:
        gap = 14
        wide = (INNER - gap) / 2 if len(cards) == 2 else INNER
        high = 190 if len(cards) == 2 else 264
        for n, card in enumerate(cards):
            face(canvas, card, PANEL + n * (wide + gap), y, wide, high)
        y += high + 22
    for seat in shown.seats:
        name = largest(seat.name, BOLD, (28, 24, 20), INNER, 1)
        lies = [block(line, SANS, 20, INNER) for line in seat.lies]
        needs = name.high + sum(each.high for each in lies) + 12
        if y + needs > 545:
            break
        y = canvas.paragraph(PANEL, y, name)
        for each in lies:
            y = canvas.paragraph(PANEL, y, each, "ink-2")
        y += 12
    brand(canvas, shown.code, tokens()["sea-1"])


def brand(canvas: Chart, code: str, ground: str) -> None:
    canvas.icon("i-mark", PANEL, 546, 44, tokens()["mag"], ground)
    canvas.text(PANEL + 56, 583, "Referee", HEAVY, 38)
    canvas.text(PANEL + INNER, 581, code, SANS, 22, "ink-2", end="end")


def face(canvas: Chart, card: Card, x: float, y: float, wide: float, high: float) -> None:
    """A card: its types, its island with the cost, its name."""
    name = largest(card.name, BOLD, (26, 24, 22, 20), wide - 18, 1)
    if len(name.lines) > 1:
        name = largest(card.name, BOLD, (22, 20, 18, 16, 14), wide - 18, 2)
    band_high = 30 if high > 150 else 24
    foot = name.high + 12
    art = high - band_high - foot
    canvas.box(x, y, wide, high, tokens()["land-0"], rx=7)
    canvas.box(x, y + band_high, wide, art, tokens()["sea-0"])
    island(canvas, card, x, y + band_high, wide, art)
    part = wide / len(card.types)
    for n, kind in enumerate(card.types):
        shade = tint(kind)
        canvas.box(x + n * part, y, part, band_high, tokens()[f"t-{shade}"])
        ink = tokens()["on-night" if shade == "night" else "on-type"]
        canvas.icon(f"t-{kind}", x + (n + 0.5) * part - 11, y + band_high / 2 - 11, 22, ink)
    canvas.add(
        f'<path d="M{x:.1f} {y + band_high:.1f}h{wide:.1f}M{x:.1f} {y + high - foot:.1f}h{wide:.1f}"'
        f' stroke="{tokens()["ink"]}" stroke-width="1.2"/>'
    )
    canvas.box(x, y, wide, high, "none", "ink", rx=7)
    cost(canvas, card, x + wide - 22, y + high - foot - 20)
    canvas.paragraph(x + 9, y + high - foot + 5, name)


def cost(canvas: Chart, card: Card, x: float, y: float) -> None:
    """In a coin around this point; a Potion as P, debt as D."""
    if not card.has_cost:
        return
    text = str(card.coins) if card.coins or not (card.potion or card.debt) else ""
    text += ("P" if card.potion else "") + (f"{card.debt}D" if card.debt else "")
    canvas.add(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="15" fill="{tokens()["coin"]}" stroke="{tokens()["ink"]}"'
        ' stroke-width="1.6"/>'
    )
    canvas.text(x, y + 7, text, SANS_BOLD, 20 if len(text) < 2 else 15, end="middle")


def island(canvas: Chart, card: Card, x: float, y: float, wide: float, high: float) -> None:
    """The card's island, as large as it fits."""
    file = ISLANDS / f"{card.slug}.svg"
    if not file.exists():
        return
    scale = min(wide / 360, high / 240)
    isle = tokens()["isle-action"] if card.tint == "action" else tokens()[f"t-{card.tint}"]
    colours = tokens() | {"t": isle, "ot": tokens()["on-night" if card.tint == "night" else "on-type"]}
    drawn = re.search(r"<path.*/>", file.read_text(encoding="utf-8"), re.S)
    paths = re.sub(r"var\(--([\w-]+)[^\"]*\)", lambda found: colours[found[1]], drawn[0] if drawn else "")
    # The pages keep the width of these strokes at any size.
    paths = re.sub(r'(stroke-width|stroke-dasharray)="([\d. ]+)"', lambda found: _scaled(found, scale), paths)
    box = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" viewBox="0 0 360 240"'
    canvas.add(f"<svg {box}>{paths}</svg>")


def _scaled(found: re.Match[str], scale: float) -> str:
    numbers = " ".join(f"{float(number) / scale:.1f}" for number in found[2].split())
    return f'{found[1]}="{numbers}"'


# --- a kingdom -------------------------------------------------------------------------------------------------------


def kingdom(canvas: Chart, shown: Preview) -> None:
    """The piles as they lie on the table, and what lies beside them."""
    title = largest(shown.asks, HEAVY, (56, 50, 44, 38, 32, 26, 22), WIDE - 2 * LEFT, 1)
    y = canvas.paragraph(LEFT, 36, title) + 8
    below = largest(shown.beside, SERIF, (26, 24, 22, 20, 19, 17, 15), PANEL - LEFT - 30, 2) if shown.beside else None
    foot = 596 - (below.high if below else 0) - 14
    foot = min(foot, 530)
    across = max(5, -(-len(shown.piles) // 2)) if len(shown.piles) <= 16 else -(-len(shown.piles) // 3)
    rows = -(-len(shown.piles) // across)
    gap = 14.0
    wide = (WIDE - 2 * LEFT - gap * (across - 1)) / across
    high = (foot - y - gap * (rows - 1)) / rows
    for n, card in enumerate(shown.piles):
        face(canvas, card, LEFT + n % across * (wide + gap), y + n // across * (high + gap), wide, high)
    if below:
        canvas.paragraph(LEFT, 596 - below.high, below, "ink-2")
    brand(canvas, shown.code, tokens()["sea-0"])
