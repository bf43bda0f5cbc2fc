"""A picture of the table as SVG, complete in itself: no fonts, styles or scripts from elsewhere."""

from __future__ import annotations

from xml.sax.saxutils import escape

from cards.hyphens import SHY, shy
from referee.board.drawn import Board, DrawnSeat, Heap, Lying, pile_name
from referee.spoken import language
from rules.facts import facts
from rules.speech.verdict import SpokenVerdict
from rules.speech.wording import card_name

WIDTH = 960
MARGIN = 28
CARD_W, CARD_H, GAP = 98, 58, 8
LABEL = 130
BROAD = 0.62  # of its size: how wide a letter is at most on average, whichever font the reader has
INK, SOFT, PAGE, SEA, LAND, MAGENTA, HIDDEN = (
    "#0e1f28",
    "#3b4e57",
    "#f3f7f5",
    "#e3edec",
    "#fdf9ec",
    "#97125c",
    "#1a525d",
)
SERIF = "Georgia, 'Times New Roman', serif"
SANS = "'Segoe UI', 'Noto Sans', Arial, sans-serif"

TYPES = {
    "Curse": "#bda2dc",
    "Night": "#2c3560",
    "Duration": "#f1a65b",
    "Reaction": "#85b9ea",
    "Reserve": "#cdaa74",
    "Victory": "#93c47a",
    "Treasure": "#efc94c",
    "Prize": "#f3e3a3",
    "Attack": "#e88a80",
    "Liaison": "#e6bd97",
    "Action": "#d5d8cf",
}


def colour(slug: str) -> str:
    types = facts()[slug].types if slug in facts() else ()
    return next((shade for kind, shade in TYPES.items() if kind in types), "#d5d8cf")


def wrapped(text: str, letters: int) -> list[str]:
    """Lines of about so many letters; a long word is parted where its language parts it."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= letters:
            lines[-1] += f" {word}"
            continue
        rest = ""
        for part in shy(word).split(SHY) if len(word) > letters else [word]:
            if rest and len(rest) + len(part) > letters:
                lines.append(f"{rest}-")
                rest = ""
            rest += part
        lines.append(rest)
    return lines


def across(text: str, size: int) -> list[str]:
    """Lines that fit into the whole width."""
    return wrapped(text, int((WIDTH - 2 * MARGIN) / (size * BROAD)))


class Drawing:
    def __init__(self, width: int) -> None:
        self.width = width
        self.parts: list[str] = []
        self.y = MARGIN

    def text(self, x: float, y: float, text: str, size: int, *, fill: str = INK, bold: bool = False, font: str = SERIF,
             italic: bool = False, anchor: str = "start", within: float = 0) -> None:  # fmt: skip
        weight = ' font-weight="700"' if bold else ""
        style = ' font-style="italic"' if italic else ""
        end = f' text-anchor="{anchor}"' if anchor != "start" else ""
        if within and len(text) * size * BROAD > within:
            end += f' textLength="{within:g}" lengthAdjust="spacingAndGlyphs"'
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-size="{size}"{weight}{style}{end} fill="{fill}">'
            f"{escape(text)}</text>"
        )

    def box(self, x: float, y: float, w: float, h: float, fill: str, stroke: str = INK, dashed: bool = False) -> None:
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="5" fill="{fill}" stroke="{stroke}"'
            f' stroke-width="1.5"{dash}/>'
        )

    def bar(self, x: float, y: float, w: float, h: float, fill: str) -> None:
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"/>')

    def done(self, title: str) -> str:
        height = round(self.y + MARGIN)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height}" width="{self.width}"'
            f' height="{height}" role="img"><title>{escape(title)}</title>'
            f'<rect width="{self.width}" height="{height}" fill="{PAGE}"/>{"".join(self.parts)}</svg>'
        )


def _card(d: Drawing, x: float, y: float, slug: str, *, n: int = 1, side: bool = False, moved: bool = False,
          w: float = CARD_W, h: float = CARD_H, empty: bool = False, name: str = "") -> None:  # fmt: skip
    if slug == "?":
        d.box(x, y, w, h, HIDDEN)
        d.text(x + w / 2, y + h / 2 + 8, "?", 22, fill=PAGE, bold=True, anchor="middle")
    else:
        d.box(x, y, w, h, "none" if empty else LAND, MAGENTA if moved else INK, dashed=empty)
        if side:
            d.bar(x + 1.5, y + 1.5, 10, h - 3, colour(slug))
        else:
            d.bar(x + 1.5, y + 1.5, w - 3, 9, colour(slug))
        left = 18 if side else 7
        lines = wrapped(name or card_name(slug, language()), round((w - left - 4) / 7.6))[:2]
        for i, line in enumerate(lines):
            d.text(x + left, y + 27 + 16 * i, line, 14, bold=True, within=w - left - 4)
    if n > 1:
        d.text(x + w - 6, y + h - 7, f"× {n}", 14, fill=SOFT, bold=True, font=SANS, anchor="end")


def _row(d: Drawing, label: str, cards: list[Lying]) -> None:
    d.text(MARGIN, d.y + 22, label, 14, fill=SOFT, font=SANS)
    x = MARGIN + LABEL
    for card in cards:
        if x + CARD_W > d.width - MARGIN:
            x = MARGIN + LABEL
            d.y += CARD_H + GAP
        _card(d, x, d.y, card.slug, n=card.n, side=card.side, moved=card.moved)
        x += CARD_W + GAP
    d.y += CARD_H + GAP


def _seat(d: Drawing, seat: DrawnSeat, laid: Board) -> None:
    d.parts.append(f'<path d="M{MARGIN} {d.y:g}H{d.width - MARGIN}" stroke="{INK}" stroke-opacity=".35"/>')
    d.y += 30
    d.text(MARGIN, d.y, seat.name, 24, bold=True)
    if seat.on:
        told = f"{laid.phase} · " + ", ".join(f"{meter.n} {meter.name}" for meter in laid.meters)
        d.text(MARGIN + LABEL, d.y, told, 15, fill=SOFT, font=SANS)
    d.y += 14
    for zone in seat.drawn:
        if zone.cards:
            _row(d, f"{zone.name} {zone.n}", zone.cards)
    words = [f"{zone.name} {zone.n}" + (f": {zone.listed}" if zone.known else "") for zone in seat.told]
    words += [f"{token.name} {token.n}" for token in seat.tokens]
    words += [card_name(slug, language()) for slug in seat.holds]
    for line in across(" · ".join(words), 15):
        d.y += 18
        d.text(MARGIN, d.y, line, 15, font=SANS)
    d.y += 16


def _piles(d: Drawing, piles: list[Heap]) -> None:
    x: float = MARGIN
    for pile in piles:
        if x + CARD_W > d.width - MARGIN:
            x, d.y = MARGIN, d.y + CARD_H + GAP
        _card(d, x, d.y, pile.slug, empty=not pile.n, moved=bool(pile.change), name=pile_name(pile.slug))
        d.text(x + CARD_W - 6, d.y + CARD_H - 7, f"{pile.n}", 14, bold=True, font=SANS, anchor="end")
        x += CARD_W + GAP
    if piles:
        d.y += CARD_H + GAP


def picture(laid: Board, title: str, verdict: SpokenVerdict | None, supply: str, trash: str) -> str:
    """Title, verdict, players, Supply, trash."""
    d = Drawing(WIDTH)
    for line in across(title, 30):
        d.y += 26
        d.text(MARGIN, d.y, line, 30, bold=True)
        d.y += 8
    if verdict:
        for line in across(verdict.text, 19):
            d.y += 22
            d.text(MARGIN, d.y, line, 19, fill=MAGENTA)
    d.y += 20
    for seat in laid.seats:
        _seat(d, seat, laid)
    d.parts.append(f'<path d="M{MARGIN} {d.y:g}H{d.width - MARGIN}" stroke="{INK}" stroke-opacity=".35"/>')
    d.y += 30
    d.text(MARGIN, d.y, supply, 24, bold=True)
    d.y += 14
    for slab in laid.mixed:
        d.text(MARGIN, d.y + 22, pile_name(slab.slug), 14, fill=SOFT, font=SANS)
        _row(d, "", slab.cards)
    _piles(d, laid.piles)
    _piles(d, laid.basics)
    _piles(d, laid.beside)
    for slab in laid.beside_mixed:
        _row(d, pile_name(slab.slug), slab.cards)
    if laid.trash.n:
        _row(d, f"{trash} {laid.trash.n}", laid.trash.cards)
    return d.done(title)


def thumbnail(laid: Board, title: str) -> str:
    """The table at a glance: who is at it, and what the player on turn has in play and in hand."""
    d = Drawing(320)
    d.bar(0, 0, 320, 148, SEA)
    cards = [card for seat in laid.seats for zone in seat.drawn for card in zone.cards]
    cards = (cards or [Lying(pile.slug) for pile in laid.piles])[:6]
    across = 3 if len(cards) != 4 else 2
    for place, card in enumerate(cards):
        x, y = 12 + place % across * (CARD_W + 2), 8 + place // across * (CARD_H + 2)
        _card(d, x, y, card.slug, n=card.n, side=card.side)
    names = " · ".join(seat.name for seat in laid.seats)
    d.text(12, 141, names, 13, fill=SOFT, font=SANS, within=296)
    d.y = 148 - MARGIN
    return d.done(title)
