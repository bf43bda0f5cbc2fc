"""How wide letters are in our own fonts, and lines that fit."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from threading import RLock
from typing import NamedTuple

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from cards.models import current
from cards.pages.hyphens import SHY, hyphenate

FONTS = Path(__file__).parents[1] / "fonts"
SPACING = 1.02  # what a drawing may add to what is measured
ONE_READER = RLock()  # a font reads its tables from its file when they are asked for


class Face(NamedTuple):
    """A font of ours, and how an SVG asks for it."""

    file: str
    family: str
    weight: int
    italic: bool = False


SERIF = Face("piazzolla.ttf", "Piazzolla Thin", 400)
ITALIC = Face("piazzolla-italic.ttf", "Piazzolla Thin", 400, italic=True)
BOLD = Face("piazzolla-bold.ttf", "Piazzolla Thin", 700)
HEAVY = Face("piazzolla-heavy.ttf", "Piazzolla Thin", 900)
SANS = Face("asap.ttf", "Asap", 400)
SANS_BOLD = Face("asap-bold.ttf", "Asap", 700)
FACES = (SERIF, ITALIC, BOLD, HEAVY, SANS, SANS_BOLD)


@cache
def _font(face: Face) -> TTFont:
    return TTFont(FONTS / face.file)


@cache
def advances(face: Face) -> tuple[dict[str, float], float]:
    """The width of each letter as part of the font's size, and that of the box for a letter that the font lacks."""
    with ONE_READER:
        font = _font(face)
        em, widths = font["head"].unitsPerEm, font["hmtx"].metrics
        return {chr(code): widths[name][0] / em for code, name in font.getBestCmap().items()}, widths[".notdef"][0] / em


@cache
def outline(face: Face, sign: str) -> str:
    """The letter as a path, of a font 100 high that stands on 0; empty for a space."""
    with ONE_READER:
        font = _font(face)
        glyphs = font.getGlyphSet()
        pen = SVGPathPen(glyphs, lambda n: f"{n:.0f}")
        scale = 100 / font["head"].unitsPerEm
        glyphs[font.getBestCmap().get(ord(sign), ".notdef")].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        return str(pen.getCommands())


def written(text: str, face: Face) -> str:
    """The text with what the font has: Ł as L, a control sign as a space. What is left is drawn as a box."""
    known = advances(face)[0]
    return "".join(sign if sign in known else _nearest(sign, known) for sign in " ".join(text.split()))


def _nearest(sign: str, known: dict[str, float]) -> str:
    if unicodedata.category(sign).startswith("C"):
        return " "
    try:
        plain = unicodedata.lookup(unicodedata.name(sign).split(" WITH ")[0])
    except (KeyError, ValueError):
        return sign
    return plain if plain in known else sign


def width(text: str, face: Face, size: float) -> float:
    known, box = advances(face)
    return sum(known.get(sign, box) for sign in text) * size * SPACING


def lines(text: str, face: Face, size: float, within: float) -> list[str]:
    """The text in lines that fit, parted between words; a word that is too long, where its language parts it."""
    found = [""]
    for word in written(text, face).split():
        longer = f"{found[-1]} {word}".lstrip()
        if width(longer, face, size) <= within:
            found[-1] = longer
            continue
        found += _parts(word, face, size, within)
    return [line for line in found if line]


def _parts(word: str, face: Face, size: float, within: float) -> list[str]:
    """One line where it fits, else several with hyphens."""
    if width(word, face, size) <= within:
        return [word]
    found = [""]
    for part in hyphenate(word, current()).split(SHY):
        if width(f"{found[-1]}{part}-", face, size) <= within:
            found[-1] += part
            continue
        found.append("")
        for sign in part:  # nothing says where to part it
            if width(f"{found[-1]}{sign}-", face, size) > within:
                found.append("")
            found[-1] += sign
    found = [part for part in found if part]
    return [f"{part}-" for part in found[:-1]] + found[-1:]
