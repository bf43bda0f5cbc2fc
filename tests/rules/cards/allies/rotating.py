"""What tests of the mixed piles share: the piles as they begin, and steps of one kind."""

from __future__ import annotations

from rules.answer import steps

FULL = {
    "Augurs": "4 Herb Gatherer, 4 Acolyte, 4 Sorceress, 4 Sibyl",
    "Townsfolk": "4 Town Crier, 4 Blacksmith, 4 Miller, 4 Elder",
    "Clashes": "4 Battle Plan, 4 Archer, 4 Warlord, 4 Territory",
    "Odysseys": "4 Old Map, 4 Voyage, 4 Sunken Treasure, 4 Distant Shore",
    "Forts": "4 Tent, 4 Garrison, 4 Hill Fort, 4 Stronghold",
    "Wizards": "4 Student, 4 Conjurer, 4 Sorcerer, 4 Lich",
}


def of_kind(table, kind):
    return [step for step in steps(table.game) if step["kind"] == kind]
