"""A picture of the table as SVG, complete in itself: its letters are outlines of our own fonts."""

from __future__ import annotations

from collections.abc import Sequence

from cards.catalogue import Catalogue
from cards.pages.languages import language
from cards.pictures.canvas import Canvas, tokens
from cards.pictures.letters import BOLD, SANS, SANS_BOLD, SERIF, Face, lines, width
from referee.board.table import Board, DrawnSeat, Heap, Lying, pile_name
from rules.speech.verdict import SpokenVerdict
from rules.speech.wording import card_name

WIDTH = 960
MARGIN = 28
CARD_W, CARD_H, GAP = 98, 58, 8
LABEL = 130


def across(text: str, face: Face, size: int) -> list[str]:
    """Lines that fit into the whole width."""
    return lines(text, face, size, WIDTH - 2 * MARGIN)


class Drawing(Canvas):
    """A canvas that grows downwards: `y` is how far it is drawn."""

    def __init__(self, wide: int, known: Catalogue) -> None:
        super().__init__(wide, 0)
        self.known = known
        self.y: float = MARGIN

    def fitted(self, x: float, y: float, said: str, face: Face, size: float, within: float, fill: str = "ink") -> None:
        """Pressed together if it is broader than that."""
        self.text(x, y, said, face, size, fill, within=within if width(said, face, size) > within else 0)

    text = Canvas.drawn_text

    def rule(self) -> None:
        """A line from margin to margin."""
        ink = tokens()["ink"]
        self.add(f'<path d="M{MARGIN} {self.y:.1f}H{self.wide - MARGIN}" stroke="{ink}" stroke-opacity=".35"/>')

    def done(self, title: str) -> str:
        self.high = round(self.y + MARGIN)
        return super().done(title)


def _card(d: Drawing, x: float, y: float, slug: str, *, n: int = 1, side: bool = False, moved: bool = False,
          empty: bool = False, name: str = "") -> None:  # fmt: skip
    w, h = CARD_W, CARD_H
    if slug == "?":
        d.box(x, y, w, h, tokens()["sea-ink"], "ink", rx=5, thick=1.5)
        d.text(x + w / 2, y + h / 2 + 8, "?", BOLD, 22, "sea-0", end="middle")
    else:
        ground = "none" if empty else tokens()["land-0"]
        d.box(x, y, w, h, ground, "mag" if moved else "ink", rx=5, thick=1.5, dashed=empty)
        band = (10, h - 3) if side else (w - 3, 9)
        d.box(x + 1.5, y + 1.5, *band, tokens()[f"t-{d.known.cards[slug].tint}"])
        left = 18 if side else 7
        called = lines(name or card_name(slug, language()), BOLD, 14, w - left - 4)[:2]
        for i, line in enumerate(called):
            d.fitted(x + left, y + 27 + 16 * i, line, BOLD, 14, w - left - 4)
    if n > 1:
        d.text(x + w - 6, y + h - 7, f"× {n}", SANS_BOLD, 14, "ink-2", end="end")


def _row(d: Drawing, label: str, cards: list[Lying]) -> None:
    d.text(MARGIN, d.y + 22, label, SANS, 14, "ink-2")
    x = MARGIN + LABEL
    for card in cards:
        if x + CARD_W > d.wide - MARGIN:
            x = MARGIN + LABEL
            d.y += CARD_H + GAP
        _card(d, x, d.y, card.slug, n=card.n, side=card.side, moved=card.moved)
        x += CARD_W + GAP
    d.y += CARD_H + GAP


def _seat(d: Drawing, seat: DrawnSeat, laid: Board) -> None:
    d.rule()
    d.y += 30
    d.text(MARGIN, d.y, seat.name, BOLD, 24)
    if seat.on:
        told = f"{laid.phase} · " + ", ".join(f"{meter.n} {meter.name}" for meter in laid.meters)
        d.text(MARGIN + LABEL, d.y, told, SANS, 15, "ink-2")
    d.y += 14
    for zone in seat.drawn:
        if zone.cards:
            _row(d, f"{zone.name} {zone.n}", zone.cards)
    words = [f"{zone.name} {zone.n}" + (f": {zone.listed}" if zone.known else "") for zone in seat.told]
    words += [f"{token.name} {token.n}" for token in seat.tokens]
    words += [card_name(slug, language()) for slug in seat.holds]
    for line in across(" · ".join(words), SANS, 15):
        d.y += 18
        d.text(MARGIN, d.y, line, SANS, 15)
    d.y += 16


def _piles(d: Drawing, piles: list[Heap]) -> None:
    x: float = MARGIN
    for pile in piles:
        if x + CARD_W > d.wide - MARGIN:
            x, d.y = MARGIN, d.y + CARD_H + GAP
        _card(d, x, d.y, pile.slug, empty=not pile.n, moved=bool(pile.change), name=pile_name(pile.slug))
        d.text(x + CARD_W - 6, d.y + CARD_H - 7, f"{pile.n}", SANS_BOLD, 14, end="end")
        x += CARD_W + GAP
    if piles:
        d.y += CARD_H + GAP


def picture(
    known: Catalogue,
    laid: Board,
    title: str,
    verdict: SpokenVerdict | None,
    supply: str,
    trash: str,
    beside: Sequence[str] = (),
) -> str:
    """Title, verdict, what is said beside it, players, Supply, trash."""
    d = Drawing(WIDTH, known)
    for line in across(title, BOLD, 30):
        d.y += 26
        d.text(MARGIN, d.y, line, BOLD, 30)
        d.y += 8
    if verdict:
        for line in across(verdict.whole, SERIF, 19):
            d.y += 22
            d.text(MARGIN, d.y, line, SERIF, 19, "mag")
    for line in (line for said in beside for line in across(said, SANS, 15)):
        d.y += 20
        d.text(MARGIN, d.y, line, SANS, 15)
    d.y += 20
    for seat in laid.seats:
        _seat(d, seat, laid)
    d.rule()
    d.y += 30
    d.text(MARGIN, d.y, supply, BOLD, 24)
    d.y += 14
    for slab in laid.mixed:
        d.text(MARGIN, d.y + 22, pile_name(slab.slug), SANS, 14, "ink-2")
        _row(d, "", slab.cards)
    _piles(d, laid.piles)
    _piles(d, laid.basics)
    _piles(d, laid.beside)
    for slab in laid.beside_mixed:
        _row(d, pile_name(slab.slug), slab.cards)
    if laid.trash.n:
        _row(d, f"{trash} {laid.trash.n}", laid.trash.cards)
    return d.done(title)


def thumbnail(known: Catalogue, laid: Board, title: str) -> str:
    """The table at a glance: who is at it, and what the player on turn has in play and in hand."""
    d = Drawing(320, known)
    d.box(0, 0, 320, 148, tokens()["sea-1"])
    cards = [card for seat in laid.seats for zone in seat.drawn for card in zone.cards]
    cards = (cards or [Lying(pile.slug) for pile in laid.piles])[:6]
    abreast = 3 if len(cards) != 4 else 2
    for place, card in enumerate(cards):
        x, y = 8 + place % abreast * (CARD_W + 5), 8 + place // abreast * (CARD_H + 2)
        _card(d, x, y, card.slug, n=card.n, side=card.side)
    names = " · ".join(seat.name for seat in laid.seats)
    d.fitted(8, 141, names, SANS, 13, 304, "ink-2")
    d.y = 148 - MARGIN
    return d.done(title)
