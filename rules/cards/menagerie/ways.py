"""Menagerie: the cards that rulings of other rulebooks name."""

from __future__ import annotations

from rules.engine.code import line
from rules.words import (
    card,
    draw_up_to,
)

card("way-of-the-owl", line(1, draw_up_to(6), cites="base2:draw:1"))
