"""Plunder: Events."""

from __future__ import annotations

from rules.words import card, gain_a, line

card("looting", line(1, gain_a("loot"), cites=("plunder:looting:1", "plunder:loot-pile:2")))
