"""Whether the recommended kingdoms are what the public table says, all of it: also what lies beside the piles."""

from __future__ import annotations

from collections.abc import Iterator
from csv import DictReader
from pathlib import Path

from cards.fixtures import Fixtures, Kingdom, slugify
from cards.kingdoms.layout import Layout
from cards.search.words import name

# The table's word for a rulebook, and the book.
BOOKS = {
    "Seaside 2E (2022)": "seaside2",
    "Seaside 1E": "seaside1",
    "Verbündete/Allies (2021)": "allies",
    "Reiche Ernte/Cornucopia (2019)": "cornucopia",
    "Hinterland (2019, 1E)": "hinterlands1",
}

BOONS = 12  # and as many Hexes


def laid_out(found: Fixtures, facts: Path) -> Iterator[str]:
    """Every kingdom of our rulebooks has all that the table gives it: also landscapes, Ally and bane."""
    printed = [kingdom for kingdom in found.kingdoms.values() if not kingdom.source["en"]]
    ours = {(kingdom.book, name(kingdom.name["de"])): kingdom for kingdom in printed}
    with (facts / "kingdoms.csv").open(encoding="utf-8", newline="") as file:
        for row in DictReader(file):
            place = f"{row['rulebook']}, {row['name_de']}"
            kingdom = ours.pop((BOOKS.get(row["rulebook"], ""), name(row["name_de"])), None)
            if kingdom is None:
                yield f"{place} is missing"
                continue
            for what, stated, mine in _compared(row, kingdom):
                if stated != mine:
                    yield f"{place}: {what} {_in_words(stated)} in the table, {_in_words(mine)} here"
    for kingdom in ours.values():
        yield f"{kingdom.book}:{kingdom.slug} is in no table"


def _compared(row: dict[str, str], kingdom: Kingdom) -> Iterator[tuple[str, object, object]]:
    layout = Layout.of(kingdom)
    beside = [part.partition(":")[::2] for part in _parts(row["landscapes_en"])]
    yield "piles", _slugs(row["cards_en"]), set(kingdom.piles)
    yield "Ally", {slugify(card) for kind, card in beside if kind == "Ally"}, {kingdom.ally} - {""}
    yield "landscapes", {slugify(card) for kind, card in beside if kind != "Ally"}, set(kingdom.landscapes)
    yield "bane", _slugs(row["bane_en"]), {kingdom.bane} - {""}
    yield "Boons", _slugs(row["boons_fixed_en"]), set(kingdom.boons)
    yield "Platinum and Colony", row["platinum_colony"] == "1", kingdom.colony
    yield "Shelters", row["shelters"] == "1", kingdom.shelters
    yield "Prizes", row["prizes"] == "1", bool(layout.of_kind("prize"))
    yield "all Boons", row["all_boons"] == "1", len(layout.of_kind("boon")) == BOONS
    yield "all Hexes", row["all_hexes"] == "1", len(layout.of_kind("hex")) == BOONS
    substitutes = dict(pair.split("->") for pair in _parts(row["second_edition_alternates"]))
    yield "substitutes", {slugify(a): slugify(b) for a, b in substitutes.items()}, dict(kingdom.alternates)
    yield "to be fetched", _slugs(row["support_cards_en"]) - set(layout.cards), set()


def _parts(text: str) -> list[str]:
    return [part for part in text.split("|") if part]


def _slugs(text: str) -> set[str]:
    return {slugify(part) for part in _parts(text)}


def _in_words(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{a} for {b}" for a, b in value.items()) or "none"
    return ", ".join(sorted(value)) or "none" if isinstance(value, set) else str(value)
