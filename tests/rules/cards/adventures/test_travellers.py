"""Adventures: Page and Peasant and what becomes of them."""

import pytest

LINES = [
    ("Page", "Treasure Hunter"),
    ("Treasure Hunter", "Warrior"),
    ("Warrior", "Hero"),
    ("Peasant", "Soldier"),
    ("Soldier", "Fugitive"),
    ("Disciple", "Teacher"),
]


def home(name):
    return "Page" if name in ("Page", "Treasure Hunter", "Warrior", "Hero", "Champion") else "Peasant"


# --- exchanging ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "other"), LINES)
def test_a_traveller_is_exchanged_when_discarded_from_play(table, name, other):
    table.set(kingdom=[home(name)])
    table.anna(hand="", play=name, deck="9 Copper").passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard=other, play="")
    table.pile(other, 4)
    table.said("Anna", "exchange", other)
    table.cited("adventures:travellers:1")


@pytest.mark.parametrize(("name", "other"), LINES)
def test_a_traveller_may_stay_what_it_is(table, name, other):
    table.set(kingdom=[home(name)])
    table.anna(hand="", play=name, deck="9 Copper").passes().chooses("no").has(discard=name)
    table.pile(other, 5)


@pytest.mark.parametrize(("name", "other"), LINES)
def test_a_traveller_is_not_exchanged_when_the_other_pile_is_empty(table, name, other):
    table.set(kingdom=[home(name)], supply={other: 0})
    table.anna(hand="", play=name, deck="9 Copper").passes().has(discard=name)


def test_a_traveller_discarded_from_hand_stays(table):
    table.set(kingdom=["Page"]).anna(hand="Page, Copper", deck="9 Copper").passes().passes().has(discard="Page, Copper")


def test_an_exchange_is_no_gain(table):
    table.set(kingdom=["Page"], landscapes=["Travelling Fair"], turn={"phase": "buy", "coins": 2})
    table.anna(hand="", play="Page", deck="9 Copper").buys("Travelling Fair").passes().chooses("yes")
    table.anna().has(discard="Treasure Hunter")
    assert table.game.gained == ()


def test_a_page_goes_back_to_its_pile(table):
    table.set(kingdom=["Page"], supply={"Page": 5}).anna(hand="", play="Page", deck="9 Copper").passes().chooses("yes")
    table.pile("Page", 6)


def test_two_pages_are_asked_one_after_the_other(table):
    table.set(kingdom=["Page"]).anna(hand="", play="2 Page", deck="9 Copper").passes().chooses("yes").chooses("no")
    table.anna().has(discard="Treasure Hunter, Page")


def test_a_soldier_that_moves_on_makes_room_for_a_peasant(table):
    table.set(kingdom=["Peasant"], supply={"Soldier": 0})
    table.anna(hand="", play="Peasant, Soldier", deck="9 Copper").passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").chooses("yes").has(discard="Fugitive, Soldier")


def test_a_fugitive_becomes_a_disciple_and_a_hero_a_champion(table):
    table.set(kingdom=["Page", "Peasant"])
    table.anna(hand="", play="Fugitive, Hero", deck="9 Copper").passes().chooses("Hero").chooses("yes").chooses("yes")
    table.anna().has(discard="Champion, Disciple")


def test_champion_and_teacher_are_no_travellers(table):
    table.set(kingdom=["Page", "Peasant"])
    table.anna(hand="", play="Teacher", deck="9 Copper").passes().has(discard="Teacher")


def test_a_traveller_that_a_throne_room_played_is_exchanged_once(table):
    table.set(kingdom=["Page"]).anna(hand="Throne Room, Page", deck="9 Copper").plays("Throne Room").chooses("Page")
    table.anna().has(actions=2).passes().chooses("yes").has(discard="Treasure Hunter, Throne Room, 2 Copper")


def test_the_piles_of_the_line_are_there_with_their_page(table):
    table.set(kingdom=["Page"]).anna(hand="")
    for name in ("Treasure Hunter", "Warrior", "Hero", "Champion"):
        table.pile(name, 5)


# --- what they do ----------------------------------------------------------------------------------------------------


def test_page_and_peasant(table):
    table.anna(hand="Page, Peasant", deck="Copper").plays("Page").has(hand="Peasant, Copper", actions=1)
    table.anna().plays("Peasant").has(buys=2, coins=1)


def test_treasure_hunter_gains_a_silver_for_each_card_of_the_right_neighbour(table):
    table.anna(hand="Treasure Hunter, Village")
    table.bernd(hand="", last_turn_gained="Silver, Duchy")
    table.anna().plays("Treasure Hunter").has(actions=1, coins=1, discard="2 Silver")


def test_treasure_hunter_looks_to_the_right_only(table):
    table.anna(hand="Treasure Hunter")
    table.bernd(hand="", last_turn_gained="3 Copper")
    table.carla(hand="", last_turn_gained="Gold")
    table.anna().plays("Treasure Hunter").has(discard="Silver")


def test_treasure_hunter_with_nothing_gained(table):
    table.anna(hand="Treasure Hunter").plays("Treasure Hunter").has(discard="")


def test_treasure_hunter_with_few_silvers_left(table):
    table.set(supply={"Silver": 1})
    table.anna(hand="Treasure Hunter")
    table.bernd(hand="", last_turn_gained="3 Copper")
    table.anna().plays("Treasure Hunter").has(discard="Silver")


def test_treasure_hunter_played_twice(table):
    table.anna(hand="Throne Room, Treasure Hunter")
    table.bernd(hand="", last_turn_gained="Copper")
    table.anna().plays("Throne Room").chooses("Treasure Hunter").has(discard="2 Silver", coins=2)


def test_warrior_hits_once_for_each_traveller_in_play(table):
    table.anna(hand="Warrior", play="Peasant, Fugitive", deck="3 Copper")
    table.bernd(hand="", deck="Silver, Smithy, Gold, Village")
    table.anna().plays("Warrior").has(hand="2 Copper", deck="Copper")
    table.bernd().has(discard="Gold", deck="Village")
    table.trash("Silver, Smithy")


def test_warrior_trashes_costs_of_three_and_four_only(table):
    table.anna(hand="Throne Room, Warrior", deck="4 Copper")
    table.bernd(hand="", deck="Estate, Duchy, Copper")
    table.anna().plays("Throne Room").chooses("Warrior")
    table.bernd().has(discard="Estate, Duchy", deck="Copper")
    table.trash("")


def test_warrior_does_not_trash_a_cost_with_a_potion(table):
    table.anna(hand="Warrior", deck="4 Copper")
    table.bernd(hand="", deck="Alchemist")
    table.anna().plays("Warrior")
    table.bernd().has(discard="Alchemist")


def test_warrior_shuffles_when_the_deck_runs_out_and_stops_with_no_card(table):
    table.anna(hand="Warrior", play="Page", deck="2 Copper")
    table.bernd(hand="", deck="", discard="Silver")
    table.anna().plays("Warrior")
    table.bernd().has(discard="", deck="")
    table.trash("Silver")


def test_warrior_does_not_hit_a_player_with_a_moat(table):
    table.anna(hand="Warrior", deck="2 Copper")
    table.bernd(hand="Moat", deck="Silver")
    table.anna().plays("Warrior")
    table.bernd().chooses("yes").has(deck="Silver")


def test_hero_gains_any_treasure(table):
    table.set(kingdom=["Village"]).anna(hand="Hero").plays("Hero")
    table.asks("Anna", "Copper", "Silver", "Gold")
    table.anna().chooses("Gold").has(coins=2, discard="Gold")


def test_hero_may_gain_a_treasure_of_the_kingdom(table):
    table.set(kingdom=["Treasure Trove"]).anna(hand="Hero").plays("Hero").chooses("Treasure Trove")
    table.anna().has(discard="Treasure Trove")


def test_hero_with_no_treasure_left(table):
    table.set(supply={"Copper": 0, "Silver": 0, "Gold": 0}).anna(hand="Hero").plays("Hero").has(coins=2, discard="")


def test_hero_played_twice(table):
    table.anna(hand="Throne Room, Hero").plays("Throne Room").chooses("Hero").chooses("Gold").chooses("Silver")
    table.anna().has(coins=4, discard="Gold, Silver")


def test_soldier_counts_other_attacks_in_play(table):
    table.anna(hand="Soldier", play="Militia", durations=["Swamp Hag"])
    table.bernd(hand="4 Copper")
    table.anna().plays("Soldier").has(coins=4)
    table.bernd().has(hand=3)


def test_soldier_leaves_three_cards_alone(table):
    table.anna(hand="Soldier")
    table.bernd(hand="3 Copper")
    table.anna().plays("Soldier").has(coins=2)
    table.bernd().has(hand=3)


def test_soldier_played_twice_is_one_attack_in_play(table):
    table.anna(hand="Throne Room, Soldier")
    table.bernd(hand="5 Copper")
    table.anna().plays("Throne Room").chooses("Soldier").has(coins=4)
    table.bernd().has(hand=3)


def test_soldier_chooses_what_is_discarded_by_its_victim(table):
    table.anna(hand="Soldier")
    table.bernd(hand="Copper, Silver, 2 Gold")
    table.anna().plays("Soldier")
    table.asks("Bernd", "Copper", "Silver", "Gold")


def test_fugitive_draws_two_and_discards_one(table):
    table.anna(hand="Fugitive, Estate", deck="Gold, Copper").plays("Fugitive")
    table.asks("Anna", "Estate", "Gold", "Copper")
    table.anna().chooses("Estate").has(hand="Gold, Copper", actions=1, discard="Estate")


def test_fugitive_with_an_empty_deck(table):
    table.anna(hand="Fugitive").plays("Fugitive").has(hand="", discard="")


def test_fugitive_discards_its_only_card(table):
    table.anna(hand="Fugitive", deck="Gold").plays("Fugitive").has(hand="", discard="Gold")


def test_fugitive_played_twice(table):
    table.anna(hand="Throne Room, Fugitive", deck="4 Copper").plays("Throne Room").chooses("Fugitive")
    table.anna().has(hand="2 Copper", discard="2 Copper", actions=2)


def test_disciple_plays_twice_and_gains_a_copy(table):
    table.anna(hand="Disciple, Smithy, Village", deck="9 Copper").plays("Disciple")
    table.asks("Anna", "Smithy", "Village", may=True)
    table.anna().chooses("Smithy").has(hand="Village, 6 Copper", discard="Smithy", actions=0)


def test_disciple_may_play_nothing(table):
    table.anna(hand="Disciple, Smithy").plays("Disciple").passes().has(hand="Smithy", discard="")


def test_disciple_gains_no_card_outside_the_supply(table):
    table.anna(hand="Disciple, Fugitive", deck="6 Copper").plays("Disciple").chooses("Fugitive")
    table.anna().has(discard="2 Copper", actions=2)
    table.pile("Fugitive", 5)


def test_disciple_stays_in_play_with_a_duration(table):
    table.anna(hand="Disciple, Caravan", deck="12 Copper").plays("Disciple").chooses("Caravan").passes()
    table.anna().has(play="Disciple, Caravan")
    table.next_turn_of("Anna").has(hand=7)


def test_disciple_with_no_action_in_hand(table):
    table.anna(hand="Disciple, Copper").plays("Disciple").has(discard="")
    table.phase("Anna", "buy")


def test_disciple_gains_nothing_from_an_empty_pile(table):
    table.set(supply={"Smithy": 0}).anna(hand="Disciple, Smithy", deck="9 Copper").plays("Disciple").chooses("Smithy")
    table.anna().has(discard="", hand="6 Copper")
