"""Whoever reveals more cards than the deck has shuffles the discard pile first (base2:shuffle)."""


def test_scout_shuffles_for_four_cards(table):
    table.anna(hand="Scout", deck="Copper, Estate", discard="Duchy, Province").plays("Scout")
    table.anna().has(hand="Estate, Duchy, Province", deck="Copper", discard="")


def test_patrol_shuffles_for_four_cards_after_drawing(table):
    table.anna(hand="Patrol", deck="3 Copper, Estate", discard="Duchy, Curse, Province").plays("Patrol")
    table.anna().has(hand="3 Copper, Estate, Duchy, Curse, Province", deck="", discard="")


def test_tribute_lets_the_player_to_the_left_shuffle(table):
    table.anna(hand="Tribute", deck="")
    table.bernd(deck="Village", discard="Copper")
    table.anna().plays("Tribute").has(actions=2, coins=2)
    table.bernd().has(deck="", discard="Village, Copper")


def test_saboteur_goes_on_after_a_shuffle(table):
    table.anna(hand="Saboteur")
    table.bernd(deck="Copper", discard="Silver")
    table.anna().plays("Saboteur")
    table.trash("Silver")
