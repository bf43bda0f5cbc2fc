"""Intrigue: cards about the deck."""

from __future__ import annotations

# --- Courtyard, Great Hall, Shanty Town ------------------------------------------------------------------------------


def test_courtyard_draws_three_and_puts_one_back(table):
    table.anna(hand="Courtyard, Copper", deck="Gold, Silver, Estate, Duchy").plays("Courtyard")
    table.asks("Anna", "Copper", "Gold", "Silver", "Estate")
    table.anna().chooses("Estate").has(hand="Copper, Gold, Silver", deck="Estate, Duchy")


def test_courtyard_with_no_cards_at_all(table):
    table.anna(hand="Courtyard").plays("Courtyard").has(hand="", deck="")


def test_courtyard_puts_the_only_card_back(table):
    table.anna(hand="Courtyard", deck="Gold").plays("Courtyard").has(hand="", deck="Gold")


def test_courtyard_throned_puts_two_back(table):
    table.anna(hand="Throne Room, Courtyard", deck="2 Gold, 4 Silver, Copper").plays("Throne Room").chooses("Courtyard")
    table.anna().chooses("Gold")
    # the second play draws what the first one put back
    table.anna().chooses("Silver").has(hand="2 Gold, 2 Silver", deck="2 Silver, Copper")


def test_great_hall_is_a_cantrip_worth_a_point(table):
    table.anna(hand="Great Hall", deck="Copper").plays("Great Hall").has(hand="Copper", actions=1, points=1)


def test_shanty_town_draws_only_without_an_action_in_hand(table):
    table.anna(hand="Shanty Town, 2 Copper", deck="2 Gold").plays("Shanty Town")
    table.anna().has(hand="2 Copper, 2 Gold", actions=2)
    table.said("Anna", "reveal", "2 Copper")


def test_shanty_town_with_an_action_in_hand_draws_nothing(table):
    table.anna(hand="Shanty Town, Nobles", deck="2 Gold").plays("Shanty Town").has(hand="Nobles", actions=2)


def test_shanty_town_with_an_empty_hand_draws(table):
    table.anna(hand="Shanty Town", deck="3 Gold").plays("Shanty Town").has(hand="2 Gold", actions=2)


# --- Tribute, Saboteur -----------------------------------------------------------------------------------------------


def test_tribute_gives_by_each_differently_named_card(table):
    table.anna(hand="Tribute", deck="3 Estate")
    table.bernd(hand="", deck="Copper, Harem")
    table.anna().plays("Tribute").has(coins=4, hand="2 Estate")
    table.said("Bernd", "reveal", "Copper, Harem")
    table.bernd().has(discard="Copper, Harem")


def test_tribute_counts_two_equal_cards_once(table):
    table.anna(hand="Tribute", deck="")
    table.bernd(hand="", deck="2 Village")
    table.anna().plays("Tribute").has(actions=2)


def test_tribute_of_an_empty_deck(table):
    table.anna(hand="Tribute", deck="Gold")
    table.bernd(hand="", deck="")
    table.anna().plays("Tribute").has(coins=0, hand="")


def test_saboteur_trashes_a_card_of_three_or_more(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="", deck="Copper, Estate, Duchy, Gold")
    table.anna().plays("Saboteur")
    table.asks("Bernd", "Copper", "Silver", "Estate", "Curse", may=True)
    table.bernd().chooses("Silver").has(discard="Silver, Copper, Estate", deck="Gold")
    table.trash("Duchy")


def test_saboteur_that_finds_nothing(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="", deck="2 Copper")
    table.anna().plays("Saboteur")
    table.bernd().has(discard="2 Copper")
    table.trash("")


def test_saboteur_discards_what_it_showed_also_where_nothing_is_gained(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="", deck="2 Copper, Gold, Estate")
    table.anna().plays("Saboteur")
    table.bernd().passes().has(discard="2 Copper", deck="Estate", aside="")
    table.trash("Gold")


def test_saboteur_and_moat(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Saboteur")
    table.bernd().chooses("yes").has(deck="Gold")
