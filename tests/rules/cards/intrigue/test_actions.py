"""Intrigue: cards that give Actions and more."""

from __future__ import annotations

import pytest

# --- Mining Village, Secret Passage, Mill ----------------------------------------------------------------------------


def test_mining_village_may_be_trashed_for_two_coins(table):
    table.anna(hand="Mining Village", deck="Copper").plays("Mining Village").chooses("yes")
    table.anna().has(coins=2, actions=2, hand="Copper", play="")
    table.trash("Mining Village")


def test_mining_village_may_stay(table):
    table.anna(hand="Mining Village", deck="Copper").plays("Mining Village").chooses("no").has(coins=0, play=1)


def test_mining_village_throned_is_trashed_once(table):
    table.anna(hand="Throne Room, Mining Village", deck="2 Copper").plays("Throne Room").chooses("Mining Village")
    table.anna().chooses("yes").has(coins=2, actions=4, hand="2 Copper")
    table.trash("Mining Village").phase("Anna", "buy")  # nothing is asked of the second play


def test_mining_village_of_the_second_play_is_said_to_have_moved(table):
    table.anna(hand="Throne Room, Mining Village", deck="").plays("Throne Room").chooses("Mining Village")
    table.anna().chooses("yes").has(coins=2)
    table.said("Anna", "not", "Mining Village")


def test_mining_village_played_where_it_lies_gives_no_coins(table):
    table.set(kingdom=["Mining Village", "Village"]).anna(hand="Band of Misfits", deck="Copper")
    table.anna().plays("Band of Misfits").chooses("Mining Village").has(coins=0, actions=2, hand="Copper")
    table.pile("Mining Village", 10).trash("")


@pytest.mark.parametrize(
    ("above", "deck"), [("0", "Estate, 3 Gold"), ("2", "2 Gold, Estate, Gold"), ("3", "3 Gold, Estate")]
)
def test_secret_passage_puts_a_card_anywhere(table, above, deck):
    table.anna(hand="Secret Passage, Estate", deck="2 Copper, 3 Gold").plays("Secret Passage").chooses("Estate")
    table.asks("Anna", "0", "1", "2", "3")
    table.anna().chooses(above).has(deck=deck, hand="2 Copper", actions=1)


def test_secret_passage_into_an_empty_deck(table):
    table.anna(hand="Secret Passage, Estate").plays("Secret Passage").has(deck="Estate", hand="", actions=1)


def test_secret_passage_without_a_card_to_put(table):
    table.anna(hand="Secret Passage").plays("Secret Passage").has(deck="", hand="", actions=1)
    table.phase("Anna", "buy")


def test_mill_discards_two_for_two(table):
    table.anna(hand="Mill, 2 Estate", deck="Copper").plays("Mill").chooses("2 Estate")
    table.anna().has(coins=2, actions=1, hand="Copper", points=3)


def test_mill_may_be_declined(table):
    table.anna(hand="Mill, Estate", deck="Copper").plays("Mill").passes().has(coins=0, hand="Estate, Copper")


def test_mill_with_a_single_card_gives_nothing(table):
    table.anna(hand="Mill", deck="Copper").plays("Mill").chooses("Copper").has(coins=0, discard="Copper")


def test_great_hall_draws_one_card_and_is_a_point(table):
    table.anna(hand="Great Hall", deck="Copper, Gold").plays("Great Hall")
    table.anna().has(hand="Copper", deck="Gold", actions=1, points=1)
