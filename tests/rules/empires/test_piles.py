"""Empires: split piles."""

import pytest


def buying(table, name, coins=9, buys=1, kingdom=(), **zones):
    """Anna buys it in her Buy phase, with the Treasures already played."""
    table.set(
        kingdom=[*(kingdom or [name])],
        turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True},
    )
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


# --- Settlers, Bustling Village --------------------------------------------------------------------------------------


def test_settlers_take_a_copper_from_the_discard_pile(table):
    table.anna(hand="Settlers", deck="Silver", discard="Copper, Estate").plays("Settlers")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").has(hand="Silver, Copper", discard="Estate", actions=1)


def test_settlers_need_not_take_it(table):
    table.anna(hand="Settlers", deck="Silver", discard="Copper").plays("Settlers").passes()
    table.anna().has(hand="Silver", discard="Copper")


def test_settlers_without_a_copper_look_and_go_on(table):
    table.anna(hand="Settlers", deck="Silver", discard="Estate").plays("Settlers").has(hand="Silver", discard="Estate")
    table.said("Anna", "look", "Estate")


def test_settlers_that_shuffle_first_find_an_empty_discard_pile(table):
    table.anna(hand="Settlers", deck="", discard="Copper").plays("Settlers").has(hand="Copper", discard="", deck="")


def test_bustling_village_takes_settlers(table):
    table.anna(hand="Bustling Village", deck="Silver", discard="2 Settlers, Copper").plays("Bustling Village")
    table.asks("Anna", "Settlers", may=True)
    table.anna().chooses("Settlers").has(hand="Silver, Settlers", discard="Settlers, Copper", actions=3)


def test_bustling_village_need_not_take_them(table):
    table.anna(hand="Bustling Village", deck="Silver", discard="Settlers").plays("Bustling Village").passes()
    table.anna().has(hand="Silver", discard="Settlers", actions=3)


def test_bustling_village_with_nothing(table):
    table.anna(hand="Bustling Village").plays("Bustling Village").has(hand="", actions=3)


def test_bustling_village_twice(table):
    table.anna(hand="Throne Room, Bustling Village", deck="2 Silver", discard="2 Settlers").plays("Throne Room")
    table.anna().chooses("Bustling Village").chooses("Settlers").chooses("Settlers")
    table.anna().has(hand="2 Silver, 2 Settlers", actions=6)


def test_below_the_settlers_lies_the_village(table):
    table.set(supply={"Settlers / Bustling Village": ["2 Bustling Village"]})
    buying(table, "Bustling Village", kingdom=["Settlers / Bustling Village"], buys=2).has(discard="Bustling Village")


# --- Catapult, Rocks -------------------------------------------------------------------------------------------------


def catapult(table, trashed, hand="5 Copper"):
    table.set(kingdom=["Catapult / Rocks"]).anna(hand=f"Catapult, {trashed}" if trashed else "Catapult")
    table.bernd(hand=hand, deck="")
    table.anna().plays("Catapult")
    return table.bernd()


def test_catapult_with_a_silver_does_both(table):
    catapult(table, "Silver").has(hand="3 Copper", discard="2 Copper, Curse")
    table.anna().has(coins=1)


def test_catapult_with_a_copper_only_makes_them_discard(table):
    catapult(table, "Copper").has(hand="3 Copper", discard="2 Copper")


def test_catapult_with_a_smithy_only_curses(table):
    catapult(table, "Smithy").has(hand="5 Copper", discard="Curse")


@pytest.mark.parametrize("trashed", ["Estate", ""])
def test_catapult_with_neither_does_nothing(table, trashed):
    catapult(table, trashed).has(hand="5 Copper", discard="")


def test_moat_stops_both_parts_of_the_catapult(table):
    catapult(table, "Silver", "Moat, 4 Copper").chooses("yes").has(hand="Moat, 4 Copper", discard="")


def test_catapult_on_rocks_curses_and_brings_a_silver_into_hand(table):
    catapult(table, "Rocks", "3 Copper").has(hand="3 Copper", discard="Curse")
    table.anna().has(hand="Silver", coins=1)


def test_rocks_bought_bring_a_silver_onto_the_deck(table):
    table.set(supply={"Catapult / Rocks": ["3 Rocks"]})
    buying(table, "Rocks", kingdom=["Catapult / Rocks"], deck="Copper", buys=2).has(
        deck="Silver, Copper", discard="Rocks"
    )


def test_rocks_are_played_for_one(table):
    table.anna(hand="Rocks").plays("Rocks").has(coins=1)


def test_rocks_without_silvers(table):
    table.set(supply={"Silver": 0}).anna(hand="Chapel, Rocks").plays("Chapel").chooses("Rocks").has(hand="", discard="")


def test_rocks_gained_in_another_turn_bring_a_silver_into_hand(table):
    table.set(
        kingdom=["Catapult / Rocks"], supply={"Catapult / Rocks": ["3 Rocks"]}, turn={"player": "Bernd"}, trash=[]
    )
    table.anna(hand="", deck="Moneylender, Copper")
    table.bernd(hand="Swindler", deck="").plays("Swindler").chooses("Rocks")
    table.anna().has(hand="Silver", discard="Rocks")


# --- Patrician, Emporium ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "taken"), [("Gold", True), ("Market", True), ("Silver", False), ("City Quarter", False), ("Fortune", True)]
)
def test_patrician_takes_a_card_from_five_coins_on(table, top, taken):
    table.anna(hand="Patrician", deck=f"Copper, {top}, Estate").plays("Patrician")
    hand, deck = (f"Copper, {top}", "Estate") if taken else ("Copper", f"{top}, Estate")
    table.anna().has(hand=hand, deck=deck, actions=1)
    table.said("Anna", "reveal", top)


def test_patrician_with_an_empty_deck(table):
    table.anna(hand="Patrician").plays("Patrician").has(hand="", actions=1)


def test_patrician_twice(table):
    table.anna(hand="Throne Room, Patrician", deck="Copper, Gold, Estate, Silver").plays("Throne Room")
    table.anna().chooses("Patrician").has(hand="Copper, Gold, Estate", deck="Silver", actions=2)


def test_patron_revealed_by_a_patrician_gives_coffers(table):
    table.anna(hand="Patrician", deck="Copper, Patron").plays("Patrician").has(hand="Copper", deck="Patron", coffers=1)


def test_emporium_gives_one_of_each(table):
    table.anna(hand="Emporium", deck="Copper, Silver").plays("Emporium").has(hand="Copper", actions=1, coins=1)


@pytest.mark.parametrize(
    ("play", "vp"), [("5 Village", 2), ("4 Village", 0), ("4 Village, Silver", 0), ("4 Village, Crown", 2)]
)
def test_emporium_gained_with_five_actions_in_play(table, play, vp):
    table.set(supply={"Patrician / Emporium": ["3 Emporium"]})
    buying(table, "Emporium", kingdom=["Patrician / Emporium"], play=play, buys=2).has(vp=vp, discard="Emporium")


def test_emporium_counts_a_duration_of_an_earlier_turn(table):
    table.set(supply={"Patrician / Emporium": ["3 Emporium"]})
    buying(
        table, "Emporium", kingdom=["Patrician / Emporium"], play="4 Village", durations=["Enchantress"], buys=2
    ).has(vp=2)


def test_emporium_below_the_patricians_cannot_be_bought(table):
    table.set(kingdom=["Patrician / Emporium"], turn={"phase": "buy", "coins": 5}).anna(hand="")
    assert "buy Emporium" not in table.game.choices
    assert "buy Patrician" in table.game.choices
