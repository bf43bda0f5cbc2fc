"""Empires: Kingdom cards and split piles, Events, Landmarks."""

import pytest

from rules.answer import state
from rules.document.describe import describe
from rules.document.layout import start


def buying(table, name, coins=9, buys=1, kingdom=(), **zones):
    """Anna buys it in her Buy phase, with the Treasures already played."""
    table.set(
        kingdom=[*(kingdom or [name])],
        turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True},
    )
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


# --- Royal Blacksmith ------------------------------------------------------------------------------------------------


def test_royal_blacksmith_discards_old_and_new_coppers(table):
    table.anna(hand="Royal Blacksmith, Copper, Estate", deck="2 Copper, 3 Silver, Gold").plays("Royal Blacksmith")
    table.anna().has(hand="Estate, 3 Silver", discard="3 Copper", deck="Gold")
    table.said("Anna", "reveal", "3 Copper, Estate, 3 Silver")


def test_royal_blacksmith_without_coppers_discards_nothing(table):
    table.anna(hand="Royal Blacksmith", deck="5 Silver").plays("Royal Blacksmith").has(hand="5 Silver", discard="")


def test_royal_blacksmith_with_an_empty_deck(table):
    table.anna(hand="Royal Blacksmith, Copper").plays("Royal Blacksmith").has(hand="", discard="Copper")


def test_throne_room_on_royal_blacksmith_may_draw_the_coppers_again(table):
    table.anna(hand="Throne Room, Royal Blacksmith, Copper", deck="5 Silver, Gold").plays("Throne Room")
    table.anna().chooses("Royal Blacksmith").has(hand="5 Silver, Gold", discard="Copper")


# --- Engineer --------------------------------------------------------------------------------------------------------


def test_engineer_gains_no_card_with_debt(table):
    table.set(kingdom=["Engineer", "Smithy", "Market"]).anna(hand="Engineer").plays("Engineer")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Smithy")
    table.anna().chooses("Smithy").chooses("no").has(discard="Smithy", play="Engineer")


def test_engineer_is_trashed_for_a_second_card(table):
    table.set(kingdom=["Engineer", "Smithy"]).anna(hand="Engineer").plays("Engineer").chooses("Smithy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").chooses("Smithy").has(discard="2 Smithy", play="")
    table.trash("Engineer")


def test_engineer_played_again_after_it_was_trashed_gains_only_one_more(table):
    table.set(kingdom=["Engineer", "Smithy"]).anna(hand="Throne Room, Engineer").plays("Throne Room")
    table.anna().chooses("Engineer").chooses("Smithy").chooses("yes").chooses("Silver").chooses("Estate")
    table.anna().has(discard="Smithy, Silver, Estate", play="Throne Room")
    table.trash("Engineer").phase("Anna", "buy")


def test_engineer_is_cheap_enough_for_what_a_bridge_makes_cheaper(table):
    table.set(kingdom=["Market", "Bridge"]).anna(hand="Bridge, Engineer", deck="")
    table.set(turn={"actions": 2}).anna().plays("Bridge").plays("Engineer").chooses("Market").chooses("no")
    table.anna().has(discard="Market")


# --- Forum -----------------------------------------------------------------------------------------------------------


def test_forum_draws_three_and_discards_two(table):
    table.anna(hand="Forum, Estate", deck="3 Silver, Gold").plays("Forum")
    table.asks("Anna", "Estate", "Silver", least=2, most=2)
    table.anna().chooses("Estate, Silver").has(hand="2 Silver", discard="Estate, Silver", actions=1)


def test_forum_brings_a_buy_when_gained(table):
    buying(table, "Forum", coins=13).has(buys=1, coins=8, discard="Forum")
    table.anna().buys("Province")


def test_forum_gained_in_another_turn_brings_no_buy(table):
    table.set(kingdom=["Forum"], turn={"player": "Bernd"}, supply={"Curse": 0})
    table.anna(hand="", deck="Market, Copper")
    table.bernd(hand="Swindler", deck="").plays("Swindler").chooses("Forum").has(buys=1)
    table.anna().has(discard="Forum")


def test_forum_with_one_card_discards_it(table):
    table.anna(hand="Forum", deck="Silver").plays("Forum").has(hand="", discard="Silver", actions=1)


# --- Legionary -------------------------------------------------------------------------------------------------------


def test_legionary_with_a_gold_makes_the_others_discard_to_two_and_draw(table):
    table.anna(hand="Legionary, Gold")
    table.bernd(hand="3 Copper, 2 Estate", deck="Silver, Gold")
    table.anna().plays("Legionary")
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold")
    table.asks("Bernd", "Copper", "Estate", least=3, most=3)
    table.bernd().chooses("Copper, 2 Estate").has(hand="2 Copper, Silver", discard="Copper, 2 Estate")
    table.anna().has(hand="Gold", coins=3)


def test_legionary_without_a_gold_is_no_harm(table):
    table.anna(hand="Legionary, Silver")
    table.bernd(hand="5 Copper", deck="Silver")
    table.anna().plays("Legionary").has(coins=3)
    table.bernd().has(hand="5 Copper")


def test_legionary_lets_a_small_hand_draw(table):
    table.anna(hand="Legionary, Gold")
    table.bernd(hand="Copper", deck="Silver")
    table.anna().plays("Legionary").chooses("Gold")
    table.bernd().has(hand="Copper, Silver", discard="")


def test_moat_answers_legionary_before_the_gold_is_shown(table):
    table.anna(hand="Legionary, Gold")
    table.bernd(hand="Moat, 4 Copper", deck="Silver")
    table.anna().plays("Legionary")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().chooses("Gold")
    table.bernd().has(hand="Moat, 4 Copper", deck="Silver")


def test_legionary_played_twice_by_throne_room_draws_twice(table):
    table.anna(hand="Throne Room, Legionary, Gold")
    table.bernd(hand="2 Copper", deck="Silver, Estate")
    table.anna().plays("Throne Room").chooses("Legionary").chooses("Gold").chooses("Gold")
    table.bernd().chooses("Copper").has(hand="Copper, Silver, Estate", discard="Copper")


# --- Sacrifice -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trashed", "brings"),
    [
        ("Village", {"hand": "2 Silver", "actions": 2, "coins": 0, "vp": 0}),
        ("Copper", {"hand": "", "actions": 0, "coins": 2, "vp": 0}),
        ("Estate", {"hand": "", "actions": 0, "coins": 0, "vp": 2}),
        ("Crown", {"hand": "2 Silver", "actions": 2, "coins": 2, "vp": 0}),
        ("Nobles", {"hand": "2 Silver", "actions": 2, "coins": 0, "vp": 2}),
        ("Curse", {"hand": "", "actions": 0, "coins": 0, "vp": 0}),
    ],
)
def test_sacrifice_brings_what_the_types_say(table, trashed, brings):
    table.anna(hand=f"Sacrifice, {trashed}", deck="2 Silver").plays("Sacrifice")
    table.trash(trashed)
    vp = brings.pop("vp")
    found = table.game
    assert (found.actions, found.coins, found.token(0, "vp")) == (brings["actions"], brings["coins"], vp)
    table.anna().has(hand=brings["hand"])


def test_sacrifice_with_an_empty_hand_brings_nothing(table):
    table.anna(hand="Sacrifice").plays("Sacrifice").has(coins=0, vp=0)
    table.trash("")


def test_sacrifice_played_twice_trashes_twice(table):
    table.anna(hand="Throne Room, Sacrifice, Copper, Estate").plays("Throne Room").chooses("Sacrifice")
    table.anna().chooses("Copper").has(coins=2, vp=2, hand="")


# --- Groundskeeper ---------------------------------------------------------------------------------------------------


def test_groundskeeper_pays_for_each_victory_card_gained_this_turn(table):
    table.set(kingdom=["Workshop"], turn={"coins": 5}).anna(hand="Groundskeeper, Workshop", deck="Curse")
    table.anna().plays("Groundskeeper").plays("Workshop").chooses("Estate").has(vp=1)
    table.anna().buys("Duchy").has(vp=2)


def test_groundskeepers_add_up(table):
    table.anna(hand="2 Groundskeeper", deck="2 Copper").plays("Groundskeeper").plays("Groundskeeper")
    table.anna().plays_treasures().buys("Estate").has(vp=2)


def test_groundskeeper_does_not_pay_for_other_cards_or_other_players(table):
    table.set(kingdom=["Witch", "Groundskeeper"]).anna(hand="Groundskeeper, Witch", deck="Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Groundskeeper").plays("Witch").has(vp=0)


def test_groundskeeper_is_over_after_the_turn(table):
    table.anna(hand="Groundskeeper", deck="15 Copper").plays("Groundskeeper")
    table.next_turn_of("Anna").plays_treasures().buys("Estate").has(vp=0)


# --- Chariot Race ----------------------------------------------------------------------------------------------------


def test_chariot_race_is_won_by_the_dearer_card(table):
    table.anna(hand="Chariot Race", deck="Gold")
    table.bernd(hand="", deck="Silver, Copper")
    table.anna().plays("Chariot Race").has(hand="Gold", coins=1, vp=1, actions=1)
    table.bernd().has(deck="Silver, Copper")


@pytest.mark.parametrize(
    ("yours", "theirs"), [("Silver", "Silver"), ("Copper", "Silver"), ("Silver", ""), ("", "Gold")]
)
def test_chariot_race_is_not_won_by_a_tie_or_without_a_card(table, yours, theirs):
    table.anna(hand="Chariot Race", deck=yours)
    table.bernd(hand="", deck=theirs)
    table.anna().plays("Chariot Race").has(hand=yours, coins=0, vp=0, actions=1)


@pytest.mark.parametrize(("yours", "theirs"), [("City Quarter", "Silver"), ("Silver", "City Quarter")])
def test_chariot_race_with_debt_needs_no_part_to_be_smaller(table, yours, theirs):
    table.anna(hand="Chariot Race", deck=yours)
    table.bernd(hand="", deck=theirs)
    table.anna().plays("Chariot Race").has(hand=yours, coins=0, vp=0)


def test_chariot_race_looks_at_the_left_neighbour(table):
    table.anna(hand="Chariot Race", deck="Silver")
    table.bernd(hand="", deck="Copper")
    table.carla(hand="", deck="Gold")
    table.anna().plays("Chariot Race").has(vp=1)


def test_chariot_race_twice(table):
    table.anna(hand="Throne Room, Chariot Race", deck="Gold, Silver")
    table.bernd(hand="", deck="Copper")
    table.anna().plays("Throne Room").chooses("Chariot Race").has(hand="Gold, Silver", vp=2, coins=2)


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


# --- Events ----------------------------------------------------------------------------------------------------------


def event(table, name, coins=14, buys=2, supply=None, kingdom=("Village", "Smithy", "Market"), **zones):
    """Anna buys the Event in her Buy phase and has a Buy left, so that the turn goes on."""
    table.set(
        landscapes=[name],
        kingdom=list(kingdom),
        supply=supply or {},
        turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True},
    )
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


def test_delve_gives_the_buy_back(table):
    event(table, "Delve", coins=7, buys=1).has(buys=1, coins=5, discard="Silver")
    table.anna().buys("Delve").has(buys=1, coins=3, discard="2 Silver")


def test_delve_without_silvers_still_gives_the_buy(table):
    event(table, "Delve", supply={"Silver": 0}).has(buys=2, discard="")


def test_an_event_can_be_bought_twice_and_costs_the_same_with_a_bridge(table):
    table.set(landscapes=["Delve"], kingdom=["Bridge"], turn={"coins": 1}).anna(hand="Bridge").plays("Bridge")
    assert "buy Delve" in table.game.choices
    table.anna().has(coins=2).buys("Delve").has(coins=0, buys=2)


def test_delve_cannot_be_bought_with_debt(table):
    table.set(landscapes=["Delve"], turn={"phase": "buy", "coins": 2}).anna(hand="", tokens={"debt": 1})
    assert "buy Delve" not in table.game.choices


def test_advance_trades_an_action_for_one_up_to_six(table):
    event(table, "Advance", hand="Moat, Copper", kingdom=["Market", "Moat", "Smithy"])
    table.asks("Anna", "Moat", may=True)
    table.anna().chooses("Moat")
    table.asks("Anna", "Market", "Moat", "Smithy")
    table.anna().chooses("Market").has(discard="Market", hand="Copper", coins=14)
    table.trash("Moat")


def test_advance_without_trashing_does_nothing(table):
    event(table, "Advance", hand="Moat").passes().has(hand="Moat", discard="")


def test_advance_without_an_action_does_nothing(table):
    event(table, "Advance", hand="Copper").has(hand="Copper", discard="", buys=1)


def test_advance_can_trash_a_crown(table):
    event(table, "Advance", hand="Crown").chooses("Crown").chooses("Smithy").has(discard="Smithy")


def test_triumph_counts_the_estate(table):
    event(table, "Triumph", coins=1).has(discard="Estate", vp=1, debt=5)


def test_triumph_counts_what_was_gained_before(table):
    table.set(landscapes=["Triumph", "Delve"], turn={"phase": "buy", "coins": 7, "buys": 3}).anna(hand="")
    table.anna().buys("Delve").buys("Silver").buys("Triumph").has(vp=3, discard="2 Silver, Estate")


def test_triumph_without_estates_gives_nothing(table):
    event(table, "Triumph", supply={"Estate": 0}).has(vp=0, debt=5, discard="")


def test_triumph_does_not_count_what_another_gained(table):
    table.set(landscapes=["Triumph"], kingdom=["Witch"], turn={"coins": 0, "buys": 2}).anna(hand="Witch")
    table.bernd(hand="")
    table.anna().plays("Witch").buys("Triumph").has(vp=1)


def test_banquet_gains_two_coppers_and_a_card_that_is_no_victory_card(table):
    event(table, "Banquet", kingdom=["Market", "Smithy"])
    table.asks("Anna", "Copper", "Curse", "Market", "Silver", "Smithy")
    table.anna().chooses("Market").has(discard="2 Copper, Market", coins=11)


def test_banquet_without_coppers(table):
    event(table, "Banquet", supply={"Copper": 0}).chooses("Market").has(discard="Market")


def test_banquet_cannot_gain_a_card_with_debt(table):
    event(table, "Banquet", kingdom=["Engineer", "Moat"])
    table.asks("Anna", "Copper", "Curse", "Moat", "Silver")


def test_banquet_with_one_copper_left(table):
    event(table, "Banquet", supply={"Copper": 1}).chooses("Silver").has(discard="Copper, Silver")


def test_ritual_pays_for_the_coins_of_what_is_trashed(table):
    event(table, "Ritual", hand="Gold, Copper").chooses("Gold").has(vp=6, discard="Curse", hand="Copper")
    table.trash("Gold")


def test_ritual_does_nothing_without_curses(table):
    event(table, "Ritual", supply={"Curse": 0}, hand="Gold").has(vp=0, hand="Gold", coins=10)


def test_ritual_pays_nothing_for_debt(table):
    event(table, "Ritual", hand="City Quarter").has(vp=0, hand="", discard="Curse")


def test_ritual_with_an_empty_hand_gains_just_the_curse(table):
    event(table, "Ritual").has(vp=0, discard="Curse")


def test_ritual_pays_what_the_card_costs_now(table):
    table.set(landscapes=["Ritual"], kingdom=["Bridge"], turn={"coins": 3}).anna(hand="Bridge, Gold").plays("Bridge")
    table.anna().buys("Ritual").has(vp=5)


def test_salt_the_earth_trashes_a_victory_card_from_the_supply(table):
    event(table, "Salt the Earth")
    table.asks("Anna", "Duchy", "Estate", "Province")
    table.anna().chooses("Province").has(vp=1)
    table.trash("Province").pile("Province", 7)


def test_salt_the_earth_on_crumbling_castle_pays_its_buyer(table):
    event(table, "Salt the Earth", kingdom=["Castles"], supply={"Castles": ["Crumbling Castle", "King's Castle"]})
    table.anna().chooses("Crumbling Castle").has(vp=2, discard="Silver")


def test_salt_the_earth_can_end_the_game(table):
    event(table, "Salt the Earth", supply={"Province": 1}, buys=1).chooses("Province")
    assert table.over


def test_salt_the_earth_twice(table):
    event(table, "Salt the Earth", buys=3).chooses("Estate").buys("Salt the Earth").chooses("Estate").has(vp=2)
    table.trash("2 Estate")


def test_wedding_gives_a_point_a_gold_and_debt(table):
    event(table, "Wedding", coins=5).has(vp=1, discard="Gold", debt=3, coins=1)


def test_wedding_without_golds_still_gives_the_point(table):
    event(table, "Wedding", supply={"Gold": 0}, coins=4).has(vp=1, discard="", debt=3)


def test_wedding_needs_its_coins(table):
    table.set(landscapes=["Wedding"], turn={"phase": "buy", "coins": 3}).anna(hand="")
    assert "buy Wedding" not in table.game.choices


def test_after_a_wedding_nothing_is_bought_before_the_debt_is_paid(table):
    event(table, "Wedding", coins=5, buys=2)
    assert not any(choice.startswith("buy ") for choice in table.game.choices)


def test_windfall_with_deck_and_discard_pile_empty(table):
    event(table, "Windfall", hand="Copper").has(discard="3 Gold", hand="Copper")


@pytest.mark.parametrize("zone", ["deck", "discard"])
def test_windfall_with_a_card_left_brings_nothing(table, zone):
    event(table, "Windfall", **{zone: "Estate"}).has(**{zone: "Estate"}, coins=9)


def test_windfall_with_two_golds_left(table):
    event(table, "Windfall", supply={"Gold": 2}).has(discard="2 Gold")


def test_a_second_windfall_finds_the_golds_in_the_discard_pile(table):
    event(table, "Windfall", buys=3).buys("Windfall").has(discard="3 Gold")


def test_conquest_counts_its_own_silvers(table):
    event(table, "Conquest", coins=12, buys=3).has(vp=2, discard="2 Silver")
    table.anna().buys("Conquest").has(vp=6, discard="4 Silver")


def test_conquest_counts_a_silver_bought_before(table):
    table.set(landscapes=["Conquest"], turn={"phase": "buy", "coins": 9, "buys": 3}).anna(hand="")
    table.anna().buys("Silver").buys("Conquest").has(vp=3)


def test_conquest_without_silvers(table):
    event(table, "Conquest", supply={"Silver": 0}).has(vp=0, discard="")


def test_conquest_with_one_silver(table):
    event(table, "Conquest", supply={"Silver": 1}).has(vp=1, discard="Silver")


def test_dominate_gains_a_province_and_nine_points(table):
    event(table, "Dominate").has(vp=9, discard="Province", coins=0)


def test_dominate_without_provinces_does_nothing(table):
    event(table, "Dominate", supply={"Province": 0}).has(vp=0, discard="")


def test_dominate_costs_fourteen(table):
    table.set(landscapes=["Dominate"], turn={"phase": "buy", "coins": 13}).anna(hand="")
    assert "buy Dominate" not in table.game.choices


def test_groundskeeper_pays_for_the_province_of_dominate(table):
    table.set(landscapes=["Dominate"], turn={"coins": 14, "buys": 2}).anna(hand="Groundskeeper").plays("Groundskeeper")
    table.anna().buys("Dominate").has(vp=10)


# --- Landmarks that only score ---------------------------------------------------------------------------------------


def scores(table, landmark, anna, points, bernd="", supply=None, kingdom=("Village", "Smithy", "Market")):
    table.set(landscapes=[landmark], kingdom=list(kingdom), supply=supply or {})
    table.bernd(hand="", deck=bernd)
    table.anna(hand="", deck=anna).has(points=points)


@pytest.mark.parametrize(("cards", "points"), [("9 Copper", 0), ("10 Copper", 15), ("20 Copper", 15), ("", 0)])
def test_fountain(table, cards, points):
    scores(table, "Fountain", cards, points)


@pytest.mark.parametrize(("cards", "points"), [("3 Silver, Gold", -8), ("Copper", 0), ("", 0), ("Gold, Province", 4)])
def test_bandit_fort(table, cards, points):
    scores(table, "Bandit Fort", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"),
    [("7 Copper, 5 Silver, 2 Gold", 6), ("7 Copper, 5 Silver", 0), ("", 0), ("Copper, Silver, Gold", 3)],
)
def test_palace(table, cards, points):
    scores(table, "Palace", cards, points)


@pytest.mark.parametrize(("cards", "points"), [("27 Copper", -12), ("15 Copper", 0), ("16 Copper", -1), ("", 0)])
def test_wall(table, cards, points):
    scores(table, "Wall", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"), [("3 Copper, 2 Silver", 4), ("Settlers, Bustling Village", 4), ("", 0), ("Estate, Curse", 4)]
)
def test_museum(table, cards, points):
    scores(table, "Museum", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"), [("Copper, 2 Silver", -3), ("2 Copper, 3 Silver", 0), ("", 0), ("Estate, Village", -5)]
)
def test_wolf_den(table, cards, points):
    scores(table, "Wolf Den", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"), [("3 Village, 2 Smithy", 4), ("6 Village", 4), ("3 Village, 3 Crown", 8), ("5 Copper", 0)]
)
def test_orchard(table, cards, points):
    scores(table, "Orchard", cards, points)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("7 Village, 4 Smithy", 12),
        ("4 Village, 4 Smithy, Market", 12),
        ("7 Village", 0),
        ("5 Copper, Village, Moat", 3),
    ],
)
def test_triumphal_arch(table, cards, points):
    scores(table, "Triumphal Arch", cards, points)


@pytest.mark.parametrize(
    ("cards", "others", "points"),
    [
        ("3 Copper, Silver", "2 Copper, 2 Silver", 5),
        ("2 Copper", "2 Copper", 5),
        ("Village", "Copper", 0),
        ("Copper, Silver, Gold", "", 15),
        ("Crown", "", 5),
    ],
)
def test_keep(table, cards, others, points):
    scores(table, "Keep", cards, points, others)


@pytest.mark.parametrize(
    ("cards", "supply", "points"),
    [
        ("3 Village, Smithy", {"Village": 0}, 3),
        ("2 Curse", {"Curse": 0}, 0),
        ("2 Estate", {"Estate": 0}, 2),
        ("3 Village", {}, 0),
    ],
)
def test_tower(table, cards, supply, points):
    """Curses count, Victory cards do not: two Curses are worth nothing in sum, two Estates what they are worth."""
    scores(table, "Tower", cards, points, supply=supply)


def test_tower_needs_the_whole_split_pile_to_be_gone(table):
    left = {"Settlers / Bustling Village": ["Bustling Village"]}
    scores(table, "Tower", "2 Settlers", 0, supply=left, kingdom=["Settlers / Bustling Village"])


def test_tower_counts_both_halves_of_an_empty_split_pile(table):
    empty = {"Settlers / Bustling Village": []}
    cards = "2 Settlers, Bustling Village"
    scores(table, "Tower", cards, 3, supply=empty, kingdom=["Settlers / Bustling Village"])


def test_three_landmarks_are_told_line_by_line(table):
    table.set(
        landscapes=["Fountain", "Wall", "Museum"],
        supply={"Province": 1},
        turn={"phase": "buy", "coins": 8},
    )
    table.anna(hand="", deck="16 Copper").buys("Province")
    assert table.over
    told = next(step.words["parts"][0] for step in table.game.log or () if step.sentence == "score")
    assert told == ": Fountain 15, Province 6, Museum 4, Wall −2"


# --- Landmarks that pay in the game ----------------------------------------------------------------------------------


def at(table, *landmarks, coins=9, buys=4, kingdom=("Village", "Smithy", "Workshop"), **parts):
    """Anna is in her Buy phase with Buys to spare."""
    turn = {"player": "Anna", "phase": "buy", "coins": coins, "buys": buys, "bought": True}
    return table.set(landscapes=list(landmarks), kingdom=list(kingdom), **{"turn": turn, **parts})


def left_on(table, name):
    return state(table.game)["landscape tokens"][name]["vp"]


@pytest.mark.parametrize(("players", "points"), [(2, 12), (3, 18), (4, 24)])
@pytest.mark.parametrize("landmark", ["Battlefield", "Labyrinth", "Basilica", "Colonnade", "Baths"])
def test_six_points_for_each_player_lie_on_a_landmark(table, landmark, players, points):
    table.set(landscapes=[landmark])
    for name in ("anna", "bernd", "carla", "dora")[:players]:
        getattr(table, name)(hand="")
    assert left_on(table, landmark) == points


@pytest.mark.parametrize("landmark", ["Battlefield", "Labyrinth", "Basilica", "Colonnade", "Baths"])
def test_what_is_left_on_a_landmark_is_written_down_even_if_it_is_nothing(table, landmark):
    table.set(landscapes=[landmark], landscape_tokens={landmark: {"vp": 0}}).anna(hand="")
    again = start(describe(table.game))
    assert again == table.game
    assert state(again)["landscape tokens"][landmark] == {"vp": 0}


def test_battlefield_pays_for_a_victory_card(table):
    at(table, "Battlefield").anna(hand="").buys("Duchy").has(vp=2)
    assert left_on(table, "Battlefield") == 10


def test_battlefield_pays_nothing_for_other_cards(table):
    at(table, "Battlefield").anna(hand="").buys("Silver").has(vp=0)


def test_battlefield_gives_its_last_point(table):
    at(table, "Battlefield", landscape_tokens={"Battlefield": {"vp": 1}}).anna(hand="").buys("Estate").has(vp=1)
    table.anna().buys("Estate").has(vp=1)
    assert left_on(table, "Battlefield") == 0


def test_battlefield_pays_whoever_gains(table):
    table.set(landscapes=["Battlefield"], turn={"player": "Bernd"}, kingdom=["Swindler"])
    table.anna(hand="", deck="Estate")
    table.bernd(hand="Swindler").plays("Swindler").has(vp=0)
    table.anna().has(vp=2)


def test_labyrinth_pays_for_the_second_card_only(table):
    at(table, "Labyrinth").anna(hand="").buys("Copper").has(vp=0)
    table.anna().buys("Silver").has(vp=2).buys("Copper").has(vp=2)


def test_labyrinth_pays_once_when_the_second_card_comes_with_the_first(table):
    at(table, "Labyrinth", kingdom=["Catapult / Rocks"], supply={"Catapult / Rocks": ["2 Rocks"]}).anna(hand="")
    table.anna().buys("Rocks").has(vp=2).buys("Copper").has(vp=2)


def test_labyrinth_needs_your_own_turn(table):
    table.set(landscapes=["Labyrinth"], kingdom=["Witch"], turn={"actions": 2}).anna(hand="2 Witch")
    table.bernd(hand="")
    table.anna().plays("Witch").plays("Witch")
    table.bernd().has(discard="2 Curse", vp=0)


def test_labyrinth_pays_again_in_the_next_turn(table):
    at(table, "Labyrinth", coins=0).anna(hand="", deck="20 Estate").buys("Copper").buys("Copper").has(vp=2)
    table.next_turn_of("Anna").buys("Copper").has(vp=2)


def test_labyrinth_counts_the_action_phase(table):
    table.set(landscapes=["Labyrinth"], kingdom=["Workshop"], turn={"buys": 2}).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Silver").has(vp=0).buys("Copper").has(vp=2)


def test_basilica_pays_with_two_coins_left(table):
    at(table, "Basilica", coins=4).anna(hand="").buys("Copper").has(vp=2).buys("Copper").has(vp=4)
    table.anna().buys("Silver").has(vp=4)


def test_basilica_pays_nothing_in_the_action_phase(table):
    table.set(landscapes=["Basilica"], kingdom=["Workshop"], turn={"coins": 5}).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Silver").has(vp=0)


def test_basilica_pays_for_what_an_event_brings(table):
    at(table, "Basilica", "Delve", coins=4).anna(hand="").buys("Delve").has(vp=2, coins=2)


def test_basilica_run_dry(table):
    at(table, "Basilica", landscape_tokens={"Basilica": {"vp": 0}}).anna(hand="").buys("Copper").has(vp=0)


def test_colonnade_pays_for_a_copy_in_play(table):
    at(table, "Colonnade").anna(hand="", play="Village").buys("Village").has(vp=2).buys("Village").has(vp=4)


def test_colonnade_needs_a_copy_in_play(table):
    at(table, "Colonnade").anna(hand="", play="Smithy").buys("Village").has(vp=0)


def test_colonnade_pays_nothing_for_a_treasure(table):
    at(table, "Colonnade").anna(hand="", play="Silver").buys("Silver").has(vp=0)


def test_colonnade_pays_nothing_in_the_action_phase(table):
    table.set(landscapes=["Colonnade"], kingdom=["Workshop"]).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Workshop").has(vp=0)


def test_colonnade_counts_a_crown_among_the_actions(table):
    at(table, "Colonnade", kingdom=["Crown"]).anna(hand="", play="Crown").buys("Crown").has(vp=2)


def test_baths_pay_for_a_turn_without_a_gain(table):
    at(table, "Baths").anna(hand="", deck="5 Copper").passes().has(vp=2)
    assert left_on(table, "Baths") == 10


def test_baths_do_not_pay_after_a_gain(table):
    at(table, "Baths", buys=1).anna(hand="", deck="5 Copper").buys("Copper").has(vp=0)


def test_baths_do_not_pay_after_a_gain_in_the_action_phase(table):
    table.set(landscapes=["Baths"], kingdom=["Workshop"]).anna(hand="Workshop", deck="5 Copper").plays("Workshop")
    table.anna().chooses("Silver").passes().has(vp=0)


def test_baths_pay_each_player_in_their_own_turn(table):
    at(table, "Baths").anna(hand="", deck="5 Copper").passes()
    table.bernd().has(vp=0)
    table.next_turn_of("Anna").has(vp=2)
    table.bernd().has(vp=2)


def test_baths_pay_although_another_gained_in_your_turn(table):
    table.set(landscapes=["Baths"], kingdom=["Witch"]).anna(hand="Witch", deck="9 Copper").plays("Witch").passes()
    table.anna().has(vp=2)


def test_tomb_pays_for_each_trashed_card(table):
    table.set(landscapes=["Tomb"]).anna(hand="Chapel, 2 Copper, Estate, Silver").plays("Chapel")
    table.anna().chooses("2 Copper, Estate").has(vp=3)


def test_tomb_pays_in_another_turn(table):
    table.set(landscapes=["Tomb"]).anna(hand="Bandit")
    table.bernd(hand="", deck="Silver, Copper")
    table.anna().plays("Bandit").has(vp=0)
    table.bernd().has(vp=1)


def test_tomb_pays_nothing_without_trashing(table):
    table.set(landscapes=["Tomb"]).anna(hand="Chapel, Copper").plays("Chapel").passes().has(vp=0)


def test_tomb_pays_for_a_card_of_the_supply(table):
    at(table, "Tomb", "Salt the Earth").anna(hand="").buys("Salt the Earth").chooses("Estate").has(vp=2)


def test_tomb_pays_for_the_engineer_that_trashes_itself(table):
    table.set(landscapes=["Tomb"], kingdom=["Engineer"]).anna(hand="Engineer").plays("Engineer").chooses("Silver")
    table.anna().chooses("yes").chooses("Silver").has(vp=1)


# --- Gatherings and Plunder ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "coins"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_farmers_market_gives_a_coin_for_each_point_on_its_pile(table, points, coins):
    table.set(pile_tokens={"Farmers' Market": {"vp": points}})
    table.anna(hand="Farmers' Market").plays("Farmers' Market").has(coins=coins, buys=2, vp=0, play="Farmers' Market")


def test_farmers_market_takes_four_points_and_is_trashed(table):
    table.set(pile_tokens={"Farmers' Market": {"vp": 4}})
    table.anna(hand="Farmers' Market").plays("Farmers' Market").has(coins=0, buys=2, vp=4, play="")
    table.trash("Farmers' Market")


def test_throne_room_on_farmers_market_that_was_trashed(table):
    table.set(pile_tokens={"Farmers' Market": {"vp": 4}}).anna(hand="Throne Room, Farmers' Market").plays("Throne Room")
    table.anna().chooses("Farmers' Market").has(coins=1, buys=3, vp=4)


def test_wild_hunt_draws_and_puts_a_point_on_its_pile(table):
    table.anna(hand="Wild Hunt", deck="4 Copper").plays("Wild Hunt")
    table.asks("Anna", "cards", "estate")
    table.anna().chooses("cards").has(hand="3 Copper", vp=0)
    assert table.game.pile_tokens == {("wild-hunt", "vp"): 1}


def test_wild_hunt_gains_an_estate_and_takes_the_points(table):
    table.set(pile_tokens={"Wild Hunt": {"vp": 5}}).anna(hand="Wild Hunt").plays("Wild Hunt").chooses("estate")
    table.anna().has(vp=5, discard="Estate")


def test_wild_hunt_without_estates_leaves_the_points(table):
    table.set(pile_tokens={"Wild Hunt": {"vp": 5}}, supply={"Estate": 0}).anna(hand="Wild Hunt").plays("Wild Hunt")
    table.anna().chooses("estate").has(vp=0)
    assert table.game.pile_tokens == {("wild-hunt", "vp"): 5}


def test_wild_hunt_twice(table):
    table.anna(hand="Throne Room, Wild Hunt", deck="3 Copper").plays("Throne Room").chooses("Wild Hunt")
    table.anna().chooses("cards").chooses("estate").has(vp=1, hand="3 Copper", discard="Estate")


def test_plunder_gives_two_coins_and_a_point(table):
    table.anna(hand="Plunder").plays("Plunder").has(coins=2, vp=1)


def test_plunder_with_a_crown_gives_two_points(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Plunder").plays("Crown").chooses("Plunder").has(coins=4, vp=2)


def test_two_plunders(table):
    table.anna(hand="2 Plunder").plays_treasures().has(coins=4, vp=2)


def test_plunder_trashed_by_a_bandit_gives_no_point(table):
    table.anna(hand="Bandit")
    table.bernd(hand="", deck="Plunder, Estate")
    table.anna().plays("Bandit")
    table.bernd().has(vp=0)
    table.trash("Plunder")


def test_arena_pays_for_a_discarded_action(table):
    table.set(landscapes=["Arena"]).anna(hand="2 Village, Copper").passes()
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village").has(hand="Village, Copper", discard="Village", vp=2)
    table.phase("Anna", "buy")


def test_arena_may_be_left_out(table):
    table.set(landscapes=["Arena"]).anna(hand="Village, Copper").passes().passes().has(hand="Village, Copper", vp=0)


def test_arena_without_an_action_asks_nothing(table):
    table.set(landscapes=["Arena"], turn={"coins": 3}).anna(hand="Estate, Copper").has(vp=0, hand="Estate, Copper")
    table.phase("Anna", "buy")


def test_arena_run_dry_still_lets_you_discard(table):
    table.set(landscapes=["Arena"], landscape_tokens={"Arena": {"vp": 0}}).anna(hand="Village, Copper").passes()
    table.anna().chooses("Village").has(discard="Village", vp=0)


def test_arena_takes_a_crown(table):
    table.set(landscapes=["Arena"]).anna(hand="Crown, Copper").passes().chooses("Crown").has(discard="Crown", vp=2)
