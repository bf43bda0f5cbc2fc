"""The printed sheet: a kingdom on one or two A4 pages, to lie on the table while it is being set up."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import segno
from django.utils.translation import gettext as _
from fpdf import FPDF
from fpdf.enums import MethodReturnValue, XPos, YPos

from cards.catalogue import Catalogue
from cards.kingdoms import first_read
from cards.kingdoms.owning import Box
from cards.kingdoms.presentation import ShownKingdom
from cards.kingdoms.setup import PLAYERS, Item, pile_sizes, size
from cards.kingdoms.words import expansion, in_order, language, name
from cards.models import Card, Entry
from cards.pages.sources import book_title, ordinal, place
from cards.pictures.canvas import tokens
from rules.facts import tint

FONTS = Path(__file__).parents[1] / "fonts"
SERIF, SANS = "Piazzolla", "Asap"
WIDE, HIGH, EDGE, GAP = 210.0, 297.0, 14.0, 8.0
INNER = WIDE - 2 * EDGE
INK, GREY = "ink", "ink-2"  # in the chart's legend
STOCK, COIN = "land-0", "coin"
FACE = 21.0  # how high a card is printed
WORTH_A_PAGE = 70.0  # millimetres that a second page holds at least


@cache
def colour(name: str) -> tuple[int, int, int]:
    """One of the chart's colours by day."""
    red, green, blue = bytes.fromhex(tokens()[name].removeprefix("#"))
    return red, green, blue


class Sheet(FPDF):
    def __init__(self, made: datetime) -> None:
        super().__init__()
        self.set_creation_date(made)  # the same kingdom gives the same bytes
        self.set_margin(EDGE)
        self.set_auto_page_break(False)
        self.add_font(SERIF, "B", FONTS / "piazzolla-bold.ttf")
        self.add_font(SERIF, "I", FONTS / "piazzolla-italic.ttf")
        self.add_font(SANS, "", FONTS / "asap.ttf")
        self.add_font(SANS, "B", FONTS / "asap-bold.ttf")
        self.set_draw_color(*colour(INK))
        self.c_margin = 0

    def header(self) -> None:
        self.neatline(10)
        self.set_y(14)

    def footer(self) -> None:
        self.neatline(HIGH - 14)
        self.write_in(SANS, "", 8, GREY)
        self.set_xy(EDGE, HIGH - 11.5)
        self.cell(INNER - 20, 4, _("Referee. Unofficial and made by fans; names and rules belong to their publishers."))
        self.cell(20, 4, f"{self.page_no()}/{{nb}}", align="R")

    def fits(self, height: float) -> bool:
        """Whether there is room for that much, if need be on a second page. There is never a third."""
        if self.room < height and self.page_no() == 1:
            self.add_page()
        return self.room >= height

    @property
    def room(self) -> float:
        """Millimetres down to the lower border."""
        return HIGH - 20 - self.get_y()

    def write_in(self, family: str, style: str, points: float, ink: str = INK) -> None:
        self.set_font(family, style, points)
        self.set_text_color(*colour(ink))

    def neatline(self, y: float) -> None:
        """The graduated border of a chart."""
        self.set_line_width(0.2)
        self.rect(EDGE, y, INNER, 1.6)
        self.set_fill_color(*colour(INK))
        for n in range(0, 13, 2):
            self.rect(EDGE + n * INNER / 13, y + 0.5, INNER / 13, 0.6, style="F")

    def paragraph(self, text: str, width: float, height: float, x: float | None = None) -> None:
        if x is not None:
            self.set_x(x)
        self.multi_cell(width, height, text, align="L", new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def height_of(self, text: str, width: float, height: float) -> float:
        found = self.multi_cell(width, height, text, align="L", dry_run=True, output=MethodReturnValue.HEIGHT)
        assert isinstance(found, float | int)
        return found

    def heading(self, text: str, before: float = 5) -> None:
        self.ln(before)
        self.write_in(SERIF, "B", 14)
        self.cell(INNER, 7, text, new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def box_to_tick(self, x: float, y: float) -> None:
        self.set_line_width(0.4)
        self.set_fill_color(*colour(STOCK))
        self.rect(x, y, 4.2, 4.2, style="DF")


def make(known: Catalogue, shown: ShownKingdom, address: str) -> bytes:
    sheet = Sheet(known.at or datetime(2000, 1, 1, tzinfo=UTC))
    sheet.set_title(shown.title)
    sheet.set_lang(language())
    sheet.add_page()
    head(sheet, shown, address)
    piles(sheet, known, shown)
    checklist(sheet, shown)
    if sheet.room < 90:
        sheet.add_page()
    fetch(sheet, shown)
    sizes(sheet, shown)
    rulings(sheet, first_read.rulings(known, shown.layout, shown.editions))
    return bytes(sheet.output())


def head(sheet: Sheet, shown: ShownKingdom, address: str) -> None:
    qr(sheet, address, WIDE - EDGE - 25, 15)
    sheet.set_y(15)
    sheet.write_in(SERIF, "B", 26 if len(shown.title) < 26 else 20)
    sheet.paragraph(shown.title, INNER - 32, 10)
    if shown.kingdom and shown.kingdom.other_name:
        sheet.write_in(SERIF, "I", 13, GREY)
        sheet.paragraph(shown.kingdom.other_name, INNER - 32, 6)
    sheet.write_in(SANS, "", 9.5, GREY)
    if shown.kingdom:
        sheet.paragraph(book_title(shown.kingdom.edition), INNER - 32, 5)
    else:
        sheet.paragraph(shown.code, INNER - 32, 5)
    sheet.write_in(SANS, "B", 11)
    sheet.paragraph(_("For %(n)s players") % {"n": shown.players}, INNER - 32, 6)
    sheet.set_y(max(sheet.get_y(), 43))


def qr(sheet: Sheet, address: str, x: float, y: float) -> None:
    """The page's address as squares, drawn as such: sharp at any size."""
    code = segno.make(address, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix]
    unit = 25 / len(rows)
    sheet.set_fill_color(*colour(INK))
    for j, row in enumerate(rows):
        i = 0
        while i < len(row):  # dark squares beside each other are one bar
            length = 0
            while i + length < len(row) and row[i + length]:
                length += 1
            if length:
                sheet.rect(x + i * unit, y + j * unit, length * unit, unit, style="F")
            i += length or 1


def piles(sheet: Sheet, known: Catalogue, shown: ShownKingdom) -> None:
    """The piles as cards, five in a row, then what lies beside them."""
    sheet.heading(_("Ten piles") if len(shown.layout.piles) == 10 else _("Piles"), 1)
    wide, high, gap = (INNER - 4 * 3) / 5, FACE, 3.0
    slugs = in_order(shown.layout.piles)
    top = sheet.get_y() + 1
    for n, slug in enumerate([*slugs, *([shown.layout.bane] if shown.layout.bane else [])]):
        column, row = n % 5, n // 5
        x, y = EDGE + column * (wide + gap), top + row * (high + gap)
        note = _("bane") if slug == shown.layout.bane else ""
        face(sheet, known, known.cards[slug], x, y, wide, f"× {size(shown.layout, slug, shown.players)}", note)
    rows = (len(shown.layout.supply) + 4) // 5
    sheet.set_y(top + rows * (high + gap))
    beside = [slug for slug in (shown.layout.ally, *shown.layout.landscapes) if slug]
    for slug in beside:
        landscape(sheet, known, known.cards[slug])


def face(sheet: Sheet, known: Catalogue, card: Card, x: float, y: float, wide: float, count: str, note: str) -> None:
    high = FACE
    sheet.set_line_width(0.35)
    sheet.set_fill_color(*colour(STOCK))
    sheet.rect(x, y, wide, high, style="DF")
    band(sheet, known, card, x, y, wide, 3.6)
    sheet.write_in(SERIF, "B", 10.5)
    sheet.set_xy(x + 1.2, y + 5)
    sheet.multi_cell(wide - 2.4, 4.4, card.name, align="L")
    if note:
        sheet.write_in(SERIF, "I", 9, GREY)
        sheet.set_xy(x + 1.2, y + high - 5.5)
        sheet.cell(wide - 22, 4, note)
    sheet.write_in(SANS, "B", 9)
    sheet.set_xy(x + wide - 20, y + high - 5.6)
    sheet.cell(11, 4.4, count, align="R")
    coin(sheet, card, x + wide - 4.4, y + high - 4.2)


def band(sheet: Sheet, known: Catalogue, card: Card, x: float, y: float, wide: float, high: float) -> None:
    """One segment a type, in printed order, with its word where there is room for it."""
    part = wide / len(card.types)
    for n, kind in enumerate(card.types):
        sheet.set_fill_color(*colour(f"t-{tint(kind)}"))
        sheet.rect(x + n * part, y, part, high, style="DF")
        word = known.types[kind].name
        sheet.write_in(SANS, "B", 6.5, "on-night" if tint(kind) == "night" else INK)
        if sheet.get_string_width(word) < part - 0.6:
            sheet.set_xy(x + n * part, y)
            sheet.cell(part, high, word, align="C")


def coin(sheet: Sheet, card: Card, x: float, y: float) -> None:
    """The cost in a circle around this point; a Potion as P, debt as D."""
    if not card.has_cost:
        return
    text = str(card.coins) if card.coins or not (card.potion or card.debt) else ""
    text += ("P" if card.potion else "") + (f"{card.debt}D" if card.debt else "")
    sheet.set_line_width(0.3)
    sheet.set_fill_color(*colour(COIN))
    sheet.ellipse(x - 3, y - 3, 6, 6, style="DF")
    sheet.write_in(SANS, "B", 10 if len(text) < 2 else 7.5)
    sheet.set_xy(x - 4, y - 2.2)
    sheet.cell(8, 4.4, text, align="C")


def landscape(sheet: Sheet, known: Catalogue, card: Card) -> None:
    y = sheet.get_y()
    band(sheet, known, card, EDGE, y + 0.6, 18, 4)
    sheet.set_xy(EDGE + 21, y)
    sheet.write_in(SERIF, "B", 10.5)
    sheet.cell(INNER - 30, 5.4, card.name)
    coin(sheet, card, WIDE - EDGE - 4.4, y + 2.6)
    sheet.set_y(y + 6)


def checklist(sheet: Sheet, shown: ShownKingdom) -> None:
    """What to do, in two columns, each item with a box to tick."""
    sheet.heading(_("Set-up"), 3)
    wide = (INNER - GAP) / 2
    items = shown.items
    heights = [item_height(sheet, item, wide) for item in items]
    half, top, left = sum(heights) / 2, sheet.get_y() + 1, 0.0
    column, y, lowest = 0, top, top
    for item, height in zip(items, heights, strict=True):
        if column == 0 and left >= half:
            column, y = 1, top
        item_at(sheet, item, EDGE + column * (wide + GAP), y, wide)
        y += height
        left += height
        lowest = max(lowest, y)
    sheet.set_y(lowest)


def item_height(sheet: Sheet, item: Item, wide: float) -> float:
    sheet.write_in(SANS, "B", 10)
    height = sheet.height_of(item.title, wide - 7, 4.6)
    if item.detail:
        sheet.write_in(SANS, "", 9)
        height += sheet.height_of(item.detail, wide - 7, 4.1)
    return height + 2.4


def item_at(sheet: Sheet, item: Item, x: float, y: float, wide: float) -> None:
    sheet.box_to_tick(x, y + 0.4)
    sheet.set_xy(x + 7, y)
    sheet.write_in(SANS, "B", 10)
    sheet.multi_cell(wide - 7, 4.6, item.title, align="L", new_x=XPos.LEFT, new_y=YPos.NEXT)
    if item.detail:
        sheet.write_in(SANS, "", 9, GREY)
        sheet.multi_cell(wide - 7, 4.1, item.detail, align="L", new_x=XPos.LEFT, new_y=YPos.NEXT)


def fetch(sheet: Sheet, shown: ShownKingdom) -> None:
    """Boxes, and what can stay in them."""
    sheet.heading(_("Boxes you need"))
    sheet.write_in(SANS, "", 10)
    needed = [box_name(box) for box in shown.boxes]
    if not any(box.expansion == "base" for box in shown.boxes):
        needed.append(_("basic cards of any base game"))
    if shown.two_sets:
        needed.append(_("a second set of basic cards"))
    sheet.paragraph("; ".join(needed), INNER, 5)
    if shown.not_needed:
        sheet.ln(1)
        sheet.write_in(SANS, "", 9.5, GREY)
        sheet.paragraph(_("Not needed: %(things)s") % {"things": ", ".join(shown.not_needed)}, INNER, 4.6)


def box_name(box: Box) -> str:
    if not box.editions:
        return _("%(box)s, both editions") % {"box": expansion(box.expansion)}
    return expansion(box.expansion) + ("" if box.any_edition else f", {ordinal(max(box.editions))}")


def rulings(sheet: Sheet, entries: list[Entry]) -> None:
    """As many as fit; a page is not begun for a few lines."""
    sheet.write_in(SANS, "", 9.5)
    heights = [5 + sheet.height_of(entry.text, INNER, 4.6) + 5.2 for entry in entries]
    for n, (entry, height) in enumerate(zip(entries, heights, strict=True)):
        needs = height + (0 if n else 12)
        if sheet.room < needs and sum(heights[n:]) < WORTH_A_PAGE:
            return
        if not sheet.fits(needs):
            return
        if not n:
            sheet.heading(_("Worth reading first"))
        sheet.write_in(SERIF, "B", 10.5)
        sheet.paragraph(entry.card.name if entry.card else entry.title, INNER, 5)
        sheet.write_in(SANS, "", 9.5)
        sheet.paragraph(entry.text, INNER, 4.6)
        sheet.write_in(SERIF, "I", 8.5, GREY)
        sheet.paragraph(place(entry), INNER, 4.2)
        sheet.ln(1)


def sizes(sheet: Sheet, shown: ShownKingdom) -> None:
    """The piles whose size depends on the number of players."""
    by_players = {n: pile_sizes(shown.layout, n) for n in PLAYERS}
    changing = [slug for slug in by_players[2] if len({by_players[n][slug] for n in PLAYERS}) > 1]
    sheet.heading(_("Sizes that depend on the players"))
    first, column = 60.0, (INNER - 60) / len(PLAYERS)
    sheet.set_line_width(0.2)
    for slug in ("", *changing):
        sheet.write_in(SANS, "B" if not slug else "", 9.5)
        sheet.cell(first, 5.2, name(slug) if slug else "", border="B")
        for n in PLAYERS:
            style = "B" if not slug or n == shown.players else ""
            sheet.write_in(SANS, style, 9.5, INK if n == shown.players else GREY)
            sheet.cell(column, 5.2, str(by_players[n][slug] if slug else n), border="B", align="R")
        sheet.ln(5.2)
