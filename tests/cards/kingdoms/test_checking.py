"""The comparison with the public table finds what differs."""

import csv
from pathlib import Path

import pytest

from cards.kingdoms.checking import BOOKS, laid_out
from tests.cards.project import project

FOUND = project()
COLUMNS = (
    *("rulebook", "name_de", "cards_en", "landscapes_en", "bane_en", "platinum_colony", "shelters", "prizes"),
    *("boons_fixed_en", "second_edition_alternates", "support_cards_en", "all_boons", "all_hexes"),
)


def table(folder: Path, changes: dict[str, dict[str, str]]) -> Path:
    """A table that agrees with the fixtures, but for these changes, by kingdom."""
    names = {book: rulebook for rulebook, book in BOOKS.items()}
    with (folder / "kingdoms.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, restval="")
        writer.writeheader()
        for kingdom in (each for each in FOUND.kingdoms.values() if not each.source["en"]):
            english = {slug: card.name["en"] for slug, card in FOUND.cards.items()}
            has = set(kingdom.piles)
            beside = [f"Ally:{english[kingdom.ally]}"] if kingdom.ally else []
            beside += [f"Event:{english[slug]}" for slug in kingdom.landscapes]
            row = {
                "rulebook": names[kingdom.book],
                "name_de": kingdom.name["de"],
                "cards_en": "|".join(english[slug] for slug in kingdom.piles),
                "landscapes_en": "|".join(beside),
                "bane_en": english.get(kingdom.bane, ""),
                "platinum_colony": str(int(kingdom.colony)),
                "shelters": str(int(kingdom.shelters)),
                "prizes": str(int("tournament" in kingdom.piles)),
                "boons_fixed_en": "|".join(english[slug] for slug in kingdom.boons),
                "second_edition_alternates": "|".join(
                    f"{english[a]}->{english[b]}" for a, b in kingdom.alternates.items()
                ),
                "all_boons": str(int(bool(has & {"tracker", "bard", "blessed-village", "idol"}))),
                "all_hexes": str(int(bool(has & {"leprechaun", "skulk", "tormentor", "werewolf"}))),
            }
            writer.writerow(row | changes.get(f"{kingdom.book}:{kingdom.slug}", {}))
    return folder


def test_it_agrees_where_nothing_differs(tmp_path: Path) -> None:
    assert list(laid_out(FOUND, table(tmp_path, {}))) == []


@pytest.mark.parametrize(
    ("key", "change", "complaint"),
    [
        ("seaside2:high-seas", {"name_de": "Tiefe See"}, "Seaside 2E (2022), Tiefe See is missing"),
        ("allies:foresight", {"landscapes_en": ""}, "Ally none in the table, order-of-astrologers here"),
        ("allies:castle-wars", {"bane_en": "Cellar"}, "bane cellar in the table, none here"),
        ("allies:bank-of-toadies", {"platinum_colony": "0"}, "Platinum and Colony no in the table, yes here"),
        ("seaside2:peasants", {"shelters": "0"}, "Shelters no in the table, yes here"),
        ("hinterlands1:search-party", {"all_boons": "1"}, "all Boons yes in the table, no here"),
        ("seaside2:innsmouth", {"support_cards_en": "Horse|Imp"}, "to be fetched imp in the table, none here"),
        (
            "hinterlands1:adventures-abroad",
            {"second_edition_alternates": ""},
            "substitutes none in the table, adventurer for sentry, chancellor for vassal here",
        ),
    ],
)
def test_it_names_what_differs(tmp_path: Path, key: str, change: dict[str, str], complaint: str) -> None:
    complaints = list(laid_out(FOUND, table(tmp_path, {key: change})))
    assert complaints[0].endswith(complaint)
