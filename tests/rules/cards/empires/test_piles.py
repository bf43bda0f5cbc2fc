"""Empires: split piles."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.facts import facts


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


# --- Encampment, Plunder ---------------------------------------------------------------------------------------------


def test_encampment_stays_in_play_for_a_gold(table):
    table.set(kingdom=["Encampment"]).anna(hand="Encampment, 2 Gold", deck="2 Copper").plays("Encampment")
    table.asks("Anna", "Gold", may=True, most=1)
    table.anna().chooses("Gold").has(hand="2 Gold, 2 Copper", play="Encampment", actions=2)
    table.said("Anna", "reveal", "Gold")


def test_encampment_may_show_the_plunder_it_drew(table):
    table.set(kingdom=["Encampment"]).anna(hand="Encampment", deck="Plunder, Copper").plays("Encampment")
    table.anna().chooses("Plunder").has(play="Encampment", aside="")


def test_encampment_without_either_goes_back_on_top_of_its_pile_at_clean_up(table):
    table.set(kingdom=["Encampment"], supply={"Encampment / Plunder": ["Plunder"]})
    table.anna(hand="Encampment", deck="7 Copper").plays("Encampment").has(play="", aside="Encampment", hand="2 Copper")
    table.pile("Encampment / Plunder", "Plunder").anna().passes().has(aside="", hand="5 Copper")
    table.pile("Encampment / Plunder", "Encampment, Plunder")


def test_throne_room_on_encampment_sets_it_aside_once(table):
    table.set(kingdom=["Encampment"]).anna(hand="Throne Room, Encampment", deck="9 Copper").plays("Throne Room")
    table.anna().chooses("Encampment").has(aside="Encampment", hand="4 Copper", actions=4).passes()
    table.pile("Encampment / Plunder", "6 Encampment, 5 Plunder")
    assert "lost track" in table.sentences


def test_overlord_on_encampment_moves_nothing(table):
    table.set(kingdom=["Overlord", "Encampment"]).anna(hand="Overlord, Copper", deck="2 Copper").plays("Overlord")
    table.anna().has(play="Overlord", aside="", hand="3 Copper")
    assert "not in play" in table.sentences


def test_a_set_aside_encampment_can_be_described(table):
    table.set(kingdom=["Encampment"]).anna(hand="Encampment", deck="7 Copper").plays("Encampment")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    again.push("-")
    assert len(again.pile_cards("encampment-plunder")) == 11


# --- Gladiator, Fortune ----------------------------------------------------------------------------------------------


def test_gladiator_matched_gives_two(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Gladiator, Estate")
    table.bernd(hand="Estate, Copper")
    table.anna().plays("Gladiator")
    table.asks("Bernd", "Estate", may=True)
    table.bernd().chooses("Estate")
    table.trash("").anna().has(coins=2)
    table.said("Bernd", "reveal", "Estate")


def test_gladiator_shows_one_card_and_is_matched_by_one(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Gladiator, Estate, Copper")
    table.bernd(hand="2 Estate")
    table.anna().plays("Gladiator")
    table.asks("Anna", "Copper", "Estate", least=1, most=1)
    table.anna().chooses("Estate")
    table.asks("Bernd", "Estate", may=True, most=1)
    table.said("Anna", "reveal", "Estate")


def test_gladiator_not_matched_gives_three_and_trashes_one_of_the_pile(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Gladiator, Estate")
    table.bernd(hand="Estate, Copper")
    table.anna().plays("Gladiator")
    table.bernd().passes()
    table.trash("Gladiator").pile("Gladiator / Fortune", "4 Gladiator, 5 Fortune").anna().has(coins=3, play="Gladiator")


def test_gladiator_without_a_copy_is_not_asked_about(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Gladiator, Estate")
    table.bernd(hand="Copper")
    table.anna().plays("Gladiator").has(coins=3)
    table.trash("Gladiator")


def test_gladiator_with_an_empty_hand(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Gladiator")
    table.bernd(hand="Copper")
    table.anna().plays("Gladiator").has(coins=3)
    table.trash("Gladiator")


def test_gladiator_leaves_a_fortune_alone(table):
    table.set(kingdom=["Gladiator"], supply={"Gladiator / Fortune": ["Fortune"]}).anna(hand="Gladiator, Estate")
    table.bernd(hand="Copper")
    table.anna().plays("Gladiator").has(coins=3)
    table.trash("").pile("Gladiator / Fortune", "Fortune").said("Anna", "not", "Gladiator")


def test_throne_room_on_gladiator_asks_twice(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Throne Room, Gladiator, Estate")
    table.bernd(hand="Copper")
    table.anna().plays("Throne Room").chooses("Gladiator").has(coins=6)
    table.trash("2 Gladiator")


def test_only_the_left_player_answers_a_gladiator(table):
    table.set(kingdom=["Gladiator"]).anna(hand="Gladiator, Estate")
    table.bernd(hand="Copper")
    table.carla(hand="Estate")
    table.anna().plays("Gladiator").has(coins=3)


def test_fortune_doubles_the_coins(table):
    table.anna(hand="Fortune, Gold").plays("Gold").plays("Fortune").has(coins=6, buys=2)


def test_a_second_fortune_gives_only_a_buy(table):
    table.anna(hand="2 Fortune, Gold").plays("Gold").plays("Fortune").plays("Fortune").has(coins=6, buys=3)


def test_fortune_doubles_nothing_and_has_then_been_used(table):
    table.anna(hand="2 Fortune, Gold").plays("Fortune").plays("Gold").plays("Fortune").has(coins=3, buys=3)


def test_play_treasures_keeps_fortune_for_the_end(table):
    table.anna(hand="Fortune, Gold, Copper").plays_treasures().has(coins=8)


def test_fortune_doubles_again_in_the_next_turn(table):
    table.anna(hand="Fortune, Copper", deck="Fortune, Copper, 3 Estate").plays_treasures().has(coins=2)
    table.next_turn_of("Anna").plays_treasures().has(coins=2)


def test_fortune_gains_a_gold_for_each_gladiator_in_play(table):
    table.set(supply={"Gladiator / Fortune": ["Fortune"]}, turn={"player": "Anna", "phase": "buy", "coins": 8})
    table.anna(hand="", deck="", play="2 Gladiator").buys("Fortune").has(hand="2 Gladiator, 2 Gold, Fortune", debt=8)


def test_fortune_gained_without_a_gladiator_brings_no_gold(table):
    table.set(supply={"Gladiator / Fortune": ["Fortune"]}, turn={"player": "Anna", "phase": "buy", "coins": 8})
    table.anna(hand="", deck="").buys("Fortune").has(hand="Fortune", debt=8)


def test_a_used_fortune_can_be_described(table):
    table.anna(hand="2 Fortune, Gold").plays("Gold").plays("Fortune")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    again.push("play Fortune")
    assert again.coins == 6


# --- what is shown, and how much -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "wanted"), [("Settlers", "Copper"), ("Bustling Village", "Settlers")])
def test_one_card_is_shown_and_taken_from_the_whole_discard_pile(table, name, wanted):
    table.anna(hand=name, deck="Silver", discard=f"2 {wanted}, Estate").plays(name)
    table.asks("Anna", wanted, may=True, most=1)
    table.said("Anna", "look", f"2 {wanted}, Estate").anna().chooses(wanted).has(hand=f"Silver, {wanted}")
    table.said("Anna", "reveal", wanted)


def test_catapult_gives_one_coin_and_trashes_one_card(table):
    table.anna(hand="Catapult, Estate, Curse").plays("Catapult").has(coins=1)
    table.asks("Anna", "Curse", "Estate", least=1, most=1)


def test_patrician_shuffles_to_reveal(table):
    table.anna(hand="Patrician", deck="Copper", discard="Gold").plays("Patrician").has(hand="Copper, Gold", actions=1)


def test_rocks_trashed_in_the_buy_phase_bring_a_silver_onto_the_deck(table):
    table.set(kingdom=["Villa"], turn={"player": "Anna", "phase": "buy", "coins": 2})
    table.anna(hand="Counterfeit, Rocks", deck="Copper").plays("Counterfeit").chooses("Rocks")
    table.trash("Rocks").anna().has(deck="Silver, Copper", hand="")


def test_castles_are_sorted_by_cost_with_one_of_each_for_two_players(table):
    table.set(kingdom=["Castles"]).anna(hand="Copper")
    names = [table.game.name(c) for c in table.game.pile_cards("castles")]
    costs = [facts()[table.game.kind(c).slug].cost.coins for c in table.game.pile_cards("castles")]
    assert len(names) == 8
    assert costs == sorted(costs)


def test_humble_and_kings_castle_count_castles(table):
    table.anna(deck="Humble Castle, King's Castle, Small Castle").has(points=3 + 6 + 2)


def test_humble_castle_is_a_treasure_worth_one(table):
    table.anna(hand="Humble Castle").plays("Humble Castle").has(coins=1, actions=1, buys=1)


def test_crumbling_castle_gives_a_point_and_a_silver(table):
    table.set(supply={"Castles": ["Crumbling Castle"]}, turn={"phase": "buy", "coins": 4}).anna(hand="")
    table.anna().buys("Crumbling Castle").has(points=2, vp=1)
    table.pile("Silver", 39)


def test_crumbling_castle_gives_them_when_it_is_trashed_too(table):
    table.anna(hand="Chapel, Crumbling Castle").plays("Chapel").chooses("Crumbling Castle")
    table.anna().has(vp=1, points=1, discard="Silver")
    table.trash("Crumbling Castle")


def test_small_castle_trashes_itself_for_the_top_castle(table):
    table.set(supply={"Castles": ["Haunted Castle"]}).anna(hand="Small Castle").plays("Small Castle").has(
        discard="Haunted Castle, Gold"
    )
    table.trash("Small Castle")


def test_small_castle_trashes_one_castle_only(table):
    table.set(supply={"Castles": ["Haunted Castle", "Grand Castle"]}).anna(hand="Small Castle, Humble Castle")
    table.anna().plays("Small Castle")
    table.asks("Anna", "Small Castle", "Humble Castle", least=1, most=1)
    table.anna().chooses("Humble Castle").has(play="Small Castle", discard="Haunted Castle, Gold")
    table.trash("Humble Castle").pile("Castles", "Grand Castle")


def test_small_castle_played_again_finds_nothing_to_trash_and_gains_nothing(table):
    table.set(supply={"Castles": ["Haunted Castle", "Grand Castle"]}).anna(hand="Throne Room, Small Castle")
    table.anna().plays("Throne Room").chooses("Small Castle").has(discard="Haunted Castle, Gold")
    table.trash("Small Castle").pile("Castles", "Grand Castle")


def test_haunted_castle_attacks_hands_of_five(table):
    table.set(supply={"Castles": ["Haunted Castle"]}, turn={"phase": "buy", "coins": 6}).anna(hand="")
    table.bernd(hand="4 Copper, Gold")
    table.anna().buys("Haunted Castle")
    table.asks("Bernd", "Copper", "Gold", least=2, most=2)
    table.bernd().chooses("2 Copper").has(deck="2 Copper", hand="2 Copper, Gold")


def test_haunted_castle_spares_a_hand_of_four(table):
    table.set(supply={"Castles": ["Haunted Castle"]}, turn={"phase": "buy", "coins": 6, "buys": 2}).anna(hand="")
    table.bernd(hand="3 Copper, Gold")
    table.carla(hand="4 Copper, Gold")
    table.anna().buys("Haunted Castle").has(discard="Haunted Castle, Gold")
    table.asks("Carla", "Copper", "Gold", least=2, most=2)
    table.carla().chooses("Gold, Copper")
    table.asks("Carla", "Gold", "Copper")
    table.carla().chooses("Copper, Gold").has(deck="Copper, Gold", hand="3 Copper")
    table.bernd().has(hand="3 Copper, Gold", deck="")


def test_opulent_castle_pays_for_victory_cards(table):
    table.anna(hand="Opulent Castle, 2 Estate, Copper").plays("Opulent Castle")
    table.asks("Anna", "Estate", may=True, most=2)
    table.anna().chooses("2").has(coins=4, hand="Copper")


def test_opulent_castle_without_victory_cards_pays_nothing(table):
    table.anna(hand="Opulent Castle, Copper").plays("Opulent Castle").has(coins=0, hand="Copper")


def test_opulent_castle_throned_pays_once_for_each_card(table):
    table.anna(hand="Throne Room, Opulent Castle, 3 Estate").plays("Throne Room")
    table.anna().chooses("Opulent Castle").chooses("2 Estate").chooses("Estate")
    table.anna().has(coins=6, hand="", discard="3 Estate")


def test_sprawling_castle_gains_as_many_estates_as_there_are(table):
    table.set(supply={"Castles": ["Sprawling Castle"], "Estate": 2}, turn={"phase": "buy", "coins": 8})
    table.anna(hand="", deck="").buys("Sprawling Castle").chooses("estates")
    table.pile("Estate", 0).pile("Duchy", 8)


def test_sprawling_castle_gained_without_a_purchase_gains_too(table):
    table.set(supply={"Castles": ["Sprawling Castle"]}).anna(hand="Remodel, Gold", deck="").plays("Remodel")
    table.anna().chooses("Sprawling Castle").chooses("duchy").has(discard="Sprawling Castle, Duchy")


def test_sprawling_castle_gains_a_duchy_or_three_estates(table):
    table.set(supply={"Castles": ["Sprawling Castle"]}, turn={"phase": "buy", "coins": 8}).anna(hand="").buys(
        "Sprawling Castle"
    )
    table.asks("Anna", "duchy", "estates")
    table.anna().chooses("estates")
    table.pile("Estate", 5).pile("Duchy", 8)


def test_sprawling_castle_gains_the_duchy_alone(table):
    table.set(supply={"Castles": ["Sprawling Castle"]}, turn={"phase": "buy", "coins": 8, "buys": 2}).anna(hand="")
    table.anna().buys("Sprawling Castle").chooses("duchy").has(discard="Sprawling Castle, Duchy")
    table.pile("Estate", 8).pile("Duchy", 7)


def test_grand_castle_counts_victory_cards_in_hand_and_play(table):
    table.set(supply={"Castles": ["Grand Castle"]}, turn={"phase": "buy", "coins": 9}).anna(
        hand="2 Estate", play="Opulent Castle"
    )
    table.anna().buys("Grand Castle").has(vp=3)
    table.said("Anna", "reveal", "2 Estate")
