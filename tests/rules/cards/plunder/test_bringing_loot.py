"""Plunder: what brings Loot."""

from tests.rules.cards.menagerie.buying import buying

LOOT = ["Sword", "Staff", "Hammer", "Orb"]


def test_jewelled_egg_pays_and_brings_loot_when_trashed(table):
    table.set(loot=LOOT).anna(hand="Chapel, Jewelled Egg").plays("Chapel").chooses("Jewelled Egg").has(discard="Sword")
    table.trash("Jewelled Egg")


def test_jewelled_egg_gives_a_coin_and_a_buy(table):
    table.anna(hand="Jewelled Egg").plays("Jewelled Egg").has(coins=1, buys=2)


def test_whoever_trashes_the_egg_gains_the_loot(table):
    table.set(loot=LOOT).anna(hand="Swindler", deck="")
    table.bernd(hand="", deck="Jewelled Egg")
    table.anna().plays("Swindler").chooses("Estate")
    table.bernd().has(discard="Sword, Estate")
    table.anna().has(discard="")


def test_two_eggs_bring_two_loots(table):
    table.set(loot=LOOT).anna(hand="Chapel, 2 Jewelled Egg").plays("Chapel").chooses("2 Jewelled Egg")
    table.anna().has(discard="Sword, Staff")


def test_sack_of_loot_gives_a_coin_a_buy_and_a_loot(table):
    table.set(loot=LOOT).anna(hand="Sack of Loot").plays("Sack of Loot").has(coins=1, buys=2, discard="Sword")


def test_sack_of_loot_three_times(table):
    table.set(loot=LOOT).anna(hand="King's Cache, Sack of Loot").plays("King's Cache").chooses("Sack of Loot")
    table.anna().has(coins=3, buys=4, discard="Sword, Staff, Hammer")


def test_the_loot_of_a_sack_goes_where_a_watchtower_puts_it(table):
    table.set(loot=LOOT).anna(hand="Sack of Loot, Watchtower").passes().plays("Sack of Loot").chooses("deck")
    table.anna().has(deck="Sword")


def test_a_sack_does_not_bring_its_loot_to_hand(table):
    table.set(loot=LOOT).anna(hand="Sack of Loot").plays("Sack of Loot").has(hand="")


def test_pickaxe_brings_loot_to_hand_for_a_card_of_three_or_more(table):
    table.set(loot=LOOT).anna(hand="Pickaxe, Silver").plays("Pickaxe").has(coins=1, hand="Sword")
    table.trash("Silver")


def test_pickaxe_brings_none_for_a_cheap_card(table):
    table.set(loot=LOOT).anna(hand="Pickaxe, Estate").plays("Pickaxe").has(coins=1, hand="")


def test_pickaxe_without_a_card_brings_none(table):
    table.set(loot=LOOT).anna(hand="Pickaxe").plays("Pickaxe").has(coins=1, hand="")


def test_pickaxe_must_trash(table):
    table.set(loot=LOOT).anna(hand="Pickaxe, Province, Gold").plays("Pickaxe")
    table.asks("Anna", "Province", "Gold")


def test_wealthy_village_brings_loot_with_three_treasures_in_play(table):
    table.set(loot=LOOT)
    buying(table, "Wealthy Village", play="Copper, Silver, Gold").buys("Wealthy Village")
    table.anna().has(discard="Wealthy Village, Sword")


def test_wealthy_village_brings_none_with_two_names(table):
    table.set(loot=LOOT)
    buying(table, "Wealthy Village", play="2 Copper, Silver").buys("Wealthy Village").has(discard="Wealthy Village")


def test_wealthy_village_counts_a_duration_of_an_earlier_turn(table):
    table.set(loot=LOOT)
    seat = buying(table, "Wealthy Village", play="Copper, Silver", durations=["Astrolabe"]).buys("Wealthy Village")
    seat.has(discard="Wealthy Village, Sword")


def test_wealthy_village_gives_a_card_and_two_actions(table):
    table.anna(hand="Wealthy Village", deck="Copper").plays("Wealthy Village").has(hand="Copper", actions=2)


def test_cutthroat_attacks_and_brings_loot_for_the_next_dear_treasure(table):
    table.set(loot=LOOT).anna(hand="Cutthroat, 3 Gold", deck="9 Copper")
    table.bernd(hand="5 Copper")
    table.anna().plays("Cutthroat")
    table.bernd().has(hand="3 Copper")
    table.anna().plays_treasures().buys("Gold")
    table.said("Anna", "gain", "Sword")


def test_cutthroat_brings_its_player_the_loot_when_another_gains(table):
    table.set(loot=LOOT)
    buying(table, coins=6).table.bernd(hand="", durations=["Cutthroat"], deck="")
    table.anna().buys("Gold").has(discard="Gold")
    table.bernd().has(discard="Sword")


def test_cutthroat_takes_nothing_from_whom_a_moat_protected(table):
    table.set(loot=["Jewels"]).anna(hand="Cutthroat", deck="5 Copper").table.bernd(hand="Moat, 2 Gold", deck="5 Copper")
    table.anna().plays("Cutthroat").table.bernd().chooses("yes").table.anna().passes()
    table.bernd().passes().plays_treasures().buys("Gold")
    table.anna().has(discard="Jewels, Cutthroat")
    assert "spared gain later" not in table.sentences


def test_two_cutthroats_bring_two_loots_for_one_gold(table):
    table.set(loot=LOOT)
    buying(table, durations=["Cutthroat", "Cutthroat"]).buys("Gold").has(discard="Gold, Sword, Staff")


def test_a_loot_gained_by_a_cutthroat_wakes_anothers(table):
    table.set(loot=LOOT)
    buying(table, hand="", durations=["Cutthroat"]).table.bernd(hand="", durations=["Cutthroat"], deck="")
    table.anna().buys("Gold").has(discard="Gold, Sword")
    table.bernd().has(discard="Staff")


def test_cutthroat_does_not_hear_of_a_silver(table):
    table.set(loot=LOOT)
    buying(table, durations=["Cutthroat"]).buys("Silver").has(discard="Silver", play="Cutthroat")


def test_search_is_trashed_for_loot_when_a_pile_empties(table):
    table.set(loot=LOOT, supply={"Silver": 1})
    buying(table, durations=["Search"]).buys("Silver").has(discard="Silver, Sword", play="")
    table.trash("Search")


def test_search_hears_of_a_pile_that_another_empties(table):
    table.set(loot=LOOT, supply={"Silver": 1})
    buying(table).table.bernd(hand="", durations=["Search"], deck="")
    table.anna().buys("Silver")
    table.bernd().has(discard="Sword", play="")


def test_search_waits_while_no_pile_empties(table):
    table.set(loot=LOOT).anna(hand="Search", deck="20 Copper").plays("Search").has(coins=2)
    table.next_turn_of("Anna").has(play="Search")


def test_search_played_twice_is_trashed_once_and_brings_two(table):
    table.set(loot=LOOT, supply={"Silver": 1})
    buying(table, durations=["Throne Room", "Search"]).buys("Silver").has(discard="Silver, Sword, Staff")
    table.trash("Search")


def test_search_hears_of_a_pile_emptied_by_trashing(table):
    table.set(loot=LOOT, supply={"Village": 1}).anna(hand="Lurker", durations=["Search"], deck="")
    table.anna().plays("Lurker").chooses("trash").chooses("Village").has(discard="Sword")
