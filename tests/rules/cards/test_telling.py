"""Where a card brings nothing, or less than somebody would expect, that is told; where it brings it, it is not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.conftest import Table

# what Anna has, what she answers, which sentence tells it
MISSING: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("Acolyte", {"hand": "Acolyte, Silver"}, ["yes"], "brings none"),  # no Action or Victory card: no Gold
    ("Acolyte", {"hand": "Acolyte, Village"}, ["Village", "no"], "brings none"),  # it was not trashed: no Augur
    ("Broker", {"hand": "Broker"}, [], "empty hand"),
    ("Broker", {"hand": "Broker, Copper"}, ["favors"], "brings none"),  # Copper costs nothing
    ("Broker", {"hand": "Broker, Copper", "deck": "Gold"}, ["cards"], "brings none"),
    ("Capital City", {"hand": "Capital City, Copper"}, ["Copper"], "brings none"),  # one card is not two
    ("Capital City", {"hand": "Capital City, Copper", "deck": "Estate"}, ["-"], "brings none"),  # no 2 coins to pay
    ("Carpenter", {"hand": "Carpenter, Estate"}, ["Silver"], "trashes none"),  # no pile is empty
    ("Courier", {"hand": "Courier", "deck": "Estate"}, [], "none to play"),
    ("Dismantle", {"hand": "Dismantle"}, [], "empty hand"),
    ("Dismantle", {"hand": "Dismantle, Copper"}, [], "brings none"),
    ("Fugitive", {"hand": "Fugitive"}, [], "none in hand"),
    ("Remake", {"hand": "Remake"}, [], "empty hand"),
    ("Transmute", {"hand": "Transmute"}, [], "empty hand"),
    ("Transmute", {"hand": "Transmute, Curse"}, [], "gets none"),  # neither Action nor Treasure nor Victory card
    ("Pirate Ship", {"hand": "Pirate Ship"}, ["coins"], "no more"),  # no tokens yet
]
BROUGHT: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("Acolyte", {"hand": "Acolyte, Village"}, ["Village", "yes"], "brings none"),
    ("Broker", {"hand": "Broker, Estate"}, ["favors"], "brings none"),
    ("Capital City", {"hand": "Capital City, 2 Copper"}, ["2 Copper", "no"], "brings none"),
    ("Capital City", {"hand": "Capital City, Estate"}, ["-"], "brings none"),  # nothing that somebody might play first
    ("Courier", {"hand": "Courier", "deck": "Copper"}, ["-"], "none to play"),  # there was something
    ("Dismantle", {"hand": "Dismantle, Estate"}, ["Copper"], "brings none"),
    ("Transmute", {"hand": "Transmute, Estate"}, [], "gets none"),
    ("Animal Fair", {"hand": "Animal Fair"}, [], "brings none"),
]
NAMES = ("card", "zones", "answers", "sentence")


def play(table: Table, card: str, zones: dict[str, Any], answers: list[str]) -> None:
    seat = table.anna(**zones).plays(card)
    for answer in answers:
        seat.chooses(answer)


@pytest.mark.parametrize(NAMES, MISSING)
def test_what_does_not_come_is_told(
    table: Table, card: str, zones: dict[str, Any], answers: list[str], sentence: str
) -> None:
    play(table, card, zones, answers)
    assert sentence in table.sentences


@pytest.mark.parametrize(NAMES, BROUGHT)
def test_what_comes_is_not_told_as_missing(
    table: Table, card: str, zones: dict[str, Any], answers: list[str], sentence: str
) -> None:
    play(table, card, zones, answers)
    assert sentence not in table.sentences


def test_empty_horses_are_no_pile_of_the_supply_for_animal_fair(table: Table) -> None:
    table.set(supply={"Horse": 0}).anna(hand="Animal Fair").plays("Animal Fair").has(buys=1)
    assert "brings none" in table.sentences


@pytest.mark.parametrize("card", ["Carpenter", "Remake"])
def test_the_last_card_in_hand_was_the_card_itself(table: Table, card: str) -> None:
    """With an empty pile Carpenter trashes; Remake finds no second card."""
    table.set(supply={"Curse": 0}).anna(hand=f"{card}, Estate" if card == "Remake" else card).plays(card)
    assert table.sentences.count("none in hand") == 1


@pytest.mark.parametrize("card", ["Footpad", "Margrave"])
def test_who_has_few_cards_discards_nothing(table: Table, card: str) -> None:
    table.anna(hand=card)
    table.bernd(hand="2 Copper")
    table.anna().plays(card)
    assert "hand stays" in table.sentences
    table.bernd().has(hand="2 Copper", discard="")


def test_nobody_can_discard_to_torturer_with_an_empty_hand(table: Table) -> None:
    table.anna(hand="Torturer")
    table.bernd(hand="")
    table.anna().plays("Torturer")
    table.bernd().chooses("discard").has(discard="", hand="")
    assert "none in hand" in table.sentences


def test_territory_without_an_empty_pile(table: Table) -> None:
    table.set(supply={"Clashes": ["2 Territory"]}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory")
    assert "brings none" in table.sentences


def test_territory_with_empty_piles_tells_only_the_gold(table: Table) -> None:
    table.set(supply={"Clashes": ["2 Territory"], "Curse": 0}, turn={"phase": "buy", "coins": 6})
    table.anna(hand="").buys("Territory").has(hand="Territory, Gold")
    assert "brings none" not in table.sentences


def test_sea_hag_finds_no_card_to_discard(table: Table) -> None:
    table.anna(hand="Sea Hag")
    table.bernd(hand="")
    table.anna().plays("Sea Hag")
    table.bernd().has(deck="Curse", discard="")
    assert "no top card" in table.sentences


@pytest.mark.parametrize(("deck", "token"), [("2 Estate", 0), ("Copper, Estate", 1)])
def test_pirate_ship_needs_a_trashed_treasure_for_its_token(table: Table, deck: str, token: int) -> None:
    table.anna(hand="Pirate Ship")
    table.bernd(deck=deck)
    table.anna().plays("Pirate Ship").chooses("raid").has(pirate=token)
    assert ("no coin token" in table.sentences) is (token == 0)


def test_a_capital_that_is_trashed_brings_no_debt(table: Table) -> None:
    table.anna(hand="Counterfeit, Capital").plays("Counterfeit").chooses("Capital").has(debt=0)
    assert "brings none" in table.sentences


@pytest.mark.parametrize(("trashed", "stays"), [("Village", True), ("Sir Martin", False)])
def test_dame_josephine_stays_where_no_knight_was_trashed(table: Table, trashed: str, stays: bool) -> None:
    table.anna(hand="Dame Josephine")
    table.bernd(deck="Sir Martin, Village")
    table.anna().plays("Dame Josephine")
    table.bernd().chooses(trashed)
    table.anna().has(play="Dame Josephine" if stays else "")
    assert ("no knight" in table.sentences) is stays


def test_dame_josephine_tells_of_no_knight_where_none_was_seen(table: Table) -> None:
    table.anna(hand="Dame Josephine")
    table.bernd(deck="2 Village")
    table.anna().plays("Dame Josephine").has(play="Dame Josephine")
    assert "no knight" not in table.sentences


@pytest.mark.parametrize("card", ["Dame Josephine", "Giant"])
@pytest.mark.parametrize(("deck", "told"), [("Alchemist, Copper", True), ("Village, Copper", False)])
def test_a_potion_in_the_cost_is_told_where_an_attack_passes_by(table: Table, card: str, deck: str, told: bool) -> None:
    table.anna(hand=card, tokens={"journey": 1})  # face down: the Giant turns it over and attacks
    table.bernd(deck=deck)
    table.anna().plays(card)
    assert ("passed over" in table.sentences) is told
