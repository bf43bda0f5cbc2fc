"""Allies: cards about gaining, buying and trashing."""

from __future__ import annotations

import pytest

# --- Carpenter -------------------------------------------------------------------------------------------------------


def test_carpenter_gains_while_no_pile_is_empty(table):
    table.set(kingdom=["Carpenter", "Village", "Market"]).anna(hand="Carpenter, Copper").plays("Carpenter")
    table.asks("Anna", "Copper", "Curse", "Estate", "Silver", "Carpenter", "Village")
    table.anna().chooses("Village").has(discard="Village", actions=1, hand="Copper")
    table.cited("allies:carpenter:1", "allies:carpenter:2")


def test_carpenter_remodels_once_a_pile_is_empty(table):
    table.set(kingdom=["Village"], supply={"Curse": 0}).anna(hand="Carpenter, Estate, Copper").plays("Carpenter")
    table.asks("Anna", "Estate", "Copper", least=1)
    table.anna().chooses("Estate")
    table.asks("Anna", "Copper", "Estate", "Silver", "Village", "Carpenter")
    table.anna().chooses("Silver").has(discard="Silver", hand="Copper", actions=0)
    table.trash("Estate")
    table.cited("allies:carpenter:3", "allies:carpenter:4")


def test_carpenter_with_an_empty_pile_and_an_empty_hand_does_nothing(table):
    table.set(supply={"Curse": 0}).anna(hand="Carpenter").plays("Carpenter").has(actions=0, discard="")
    table.phase("Anna", "buy")


def test_carpenter_looks_at_the_supply_anew_when_played_again(table):
    table.set(supply={"Village": 1}).anna(hand="Throne Room, Carpenter, Copper").plays("Throne Room")
    table.anna().chooses("Carpenter").chooses("Village")
    table.asks("Anna", "Copper", "Curse", "Estate")
    table.anna().chooses("Estate").has(discard="Village, Estate", actions=1)
    table.trash("Copper")


def test_carpenter_does_not_mind_an_empty_pile_outside_the_supply(table):
    table.set(kingdom=["Tournament"], supply={"Followers": 0}).anna(hand="Carpenter").plays("Carpenter")
    assert "Silver" in table.game.choices
    table.anna().has(actions=1)


# --- Barbarian -------------------------------------------------------------------------------------------------------


def test_barbarian_offers_what_shares_a_type_with_a_contract(table):
    table.set(kingdom=["Royal Galley", "Sycophant", "Village", "Barbarian", "Contract"])
    table.anna(hand="Barbarian")
    table.bernd(deck="Contract")
    table.anna().plays("Barbarian").has(coins=2)
    table.asks("Bernd", "Copper", "Silver", "Royal Galley", "Sycophant")
    table.bernd().chooses("Royal Galley").has(discard="Royal Galley", deck="")
    table.trash("Contract")
    table.cited("allies:barbarian:4")


@pytest.mark.parametrize("cheaper", ["Silver", "Sycophant", "Royal Galley"])
def test_barbarian_gives_each_of_the_three_for_a_contract(table, cheaper):
    table.set(kingdom=["Royal Galley", "Sycophant"]).anna(hand="Barbarian")
    table.bernd(deck="Contract")
    table.anna().plays("Barbarian")
    table.bernd().chooses(cheaper).has(discard=cheaper)


def test_barbarian_curses_for_a_cheap_card(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="Estate, Gold")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse", deck="Gold")
    table.trash("Estate")


def test_barbarian_gives_nothing_when_no_cheaper_card_fits(table):
    table.set(supply={"Estate": 0}).anna(hand="Barbarian")
    table.bernd(deck="Duchy")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="")
    table.trash("Duchy")
    table.cited("allies:barbarian:5")


def test_barbarian_curses_whoever_has_no_card_to_trash(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="", discard="")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse")


def test_barbarian_hits_in_turn_order(table):
    table.set(supply={"Curse": 1}).anna(hand="Barbarian")
    table.bernd(deck="Copper")
    table.carla(deck="Copper")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")
    table.cited("allies:barbarian:6")


def test_barbarian_shuffles_for_the_card_to_trash(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="", discard="Copper")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Curse", deck="")
    table.trash("Copper")


def test_barbarian_does_nothing_to_a_shown_moat(table):
    table.anna(hand="Barbarian")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Barbarian")
    table.bernd().chooses("yes").has(deck="Gold", discard="")
    table.trash("")


def test_barbarian_asks_the_owner_what_a_face_down_card_is(table):
    table.anna(hand="Barbarian")
    table.bernd(deck=["?", "?"])
    table.anna().plays("Barbarian")
    assert table.game.pending.kind == "identify"
    table.bernd().chooses("Gold").chooses("Copper").has(discard="Copper", deck=1)
    table.trash("Gold")


def test_barbarian_with_the_only_cheaper_treasure_asks_nothing(table):
    table.anna(hand="Barbarian")
    table.bernd(deck="Silver")
    table.anna().plays("Barbarian")
    table.bernd().has(discard="Copper")


# --- Galleria --------------------------------------------------------------------------------------------------------


def test_galleria_gives_a_buy_for_a_gained_silver(table):
    table.anna(hand="Galleria").plays("Galleria").has(coins=3).buys("Silver").has(buys=1, discard="Silver")
    table.cited("allies:galleria:1")


def test_galleria_gives_no_buy_for_a_gold_or_an_estate(table):
    table.set(turn={"buys": 3, "coins": 8}).anna(hand="Galleria").plays("Galleria").buys("Gold").has(buys=2)
    table.anna().buys("Estate").has(buys=1)


def test_galleria_gives_a_buy_for_a_card_that_costs_four(table):
    table.set(kingdom=["Smithy"], turn={"coins": 1}).anna(hand="Galleria").plays("Galleria").buys("Smithy").has(buys=1)


def test_after_bridge_galleria_looks_at_the_lower_cost(table):
    table.set(turn={"coins": 4, "buys": 3}).anna(hand="Galleria", play="Bridge").plays("Galleria").buys("Silver")
    table.anna().has(buys=2, coins=5)
    table.anna().buys("Duchy").has(buys=2, coins=1)


def test_galleria_played_twice_gives_two_buys(table):
    table.anna(hand="Throne Room, Galleria").plays("Throne Room").chooses("Galleria").buys("Silver").has(
        buys=2, coins=3
    )


def test_galleria_does_not_watch_the_others(table):
    table.set(turn={"actions": 2}).anna(hand="Galleria, Barbarian")
    table.bernd(deck="Gold")
    table.anna().plays("Galleria").plays("Barbarian")
    table.bernd().chooses("Silver").has(discard="Silver")
    table.anna().has(buys=1)


# --- Guildmaster -----------------------------------------------------------------------------------------------------


def test_guildmaster_gives_a_favor_for_each_gain(table):
    table.set(turn={"buys": 2}).anna(hand="Guildmaster").plays("Guildmaster").has(coins=3).buys("Silver").has(favors=1)
    table.anna().buys("Copper").has(favors=2)
    table.cited("allies:guildmaster:1")


def test_guildmasters_favor_can_be_spent_on_that_very_gain(table):
    table.set(ally="Band of Nomads").anna(hand="Guildmaster", tokens={"favors": 0}).plays("Guildmaster").buys("Silver")
    table.asks("Anna", "card", "action", "buy", may=True)
    table.anna().chooses("buy").has(favors=0, buys=1)


def test_guildmaster_and_a_usable_ally_are_put_in_order(table):
    table.set(ally="Band of Nomads").anna(hand="Guildmaster", tokens={"favors": 1}).plays("Guildmaster").buys("Silver")
    table.asks("Anna", "Guildmaster", "Band of Nomads")
    table.anna().chooses("Band of Nomads").chooses("-").has(favors=2)


def test_guildmaster_played_twice_gives_two_favors(table):
    table.anna(hand="Throne Room, Guildmaster").plays("Throne Room").chooses("Guildmaster").buys("Gold").has(favors=2)


def test_guildmaster_holds_for_one_turn_only(table):
    table.anna(hand="Guildmaster", deck="10 Copper").plays("Guildmaster").passes()
    table.next_turn_of("Anna").buys("Copper").has(favors=0)


def test_guildmaster_does_not_watch_the_others(table):
    table.set(turn={"actions": 2}).anna(hand="Guildmaster, Barbarian")
    table.bernd(deck="Copper")
    table.anna().plays("Guildmaster").plays("Barbarian").has(favors=0)
    table.bernd().has(discard="Curse", favors=0)


# --- Skirmisher ------------------------------------------------------------------------------------------------------


def test_skirmisher_makes_the_others_discard_for_a_gained_attack(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher", deck="Copper")
    table.bernd(hand="3 Copper, 2 Estate")
    table.anna().plays("Skirmisher").has(hand="Copper", actions=1, coins=5).buys("Skirmisher")
    table.asks("Bernd", "Copper", "Estate", least=2, most=2)
    table.bernd().chooses("2 Estate").has(hand="3 Copper")
    table.cited("allies:skirmisher:2")


def test_skirmisher_does_nothing_for_a_gained_silver(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher")
    table.bernd(hand="5 Copper")
    table.anna().plays("Skirmisher").buys("Silver")
    table.bernd().has(hand="5 Copper")


def test_skirmisher_counts_each_attack_by_itself(table):
    table.set(kingdom=["Militia"], turn={"actions": 3})
    table.anna(hand="Skirmisher, 2 Workshop, Council Room")
    table.bernd(hand="4 Copper", deck="Copper")
    table.anna().plays("Skirmisher").plays("Workshop").chooses("Militia")
    table.bernd().has(hand="3 Copper")
    table.anna().plays("Council Room")
    table.bernd().has(hand="4 Copper")
    table.anna().plays("Workshop").chooses("Militia")
    table.bernd().has(hand="3 Copper", discard="2 Copper")


def test_moat_at_the_play_of_skirmisher_helps_for_the_turn(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Skirmisher")
    table.bernd().chooses("yes")
    table.anna().buys("Skirmisher")
    table.bernd().has(hand="Moat, 4 Copper")
    table.cited("base2:moat:2", "base2:attack:2")


def test_moat_at_the_gain_of_the_attack_is_too_late(table):
    table.set(turn={"coins": 4}).anna(hand="Skirmisher")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Skirmisher")
    table.bernd().chooses("no")
    table.anna().buys("Skirmisher")
    table.asks("Bernd", "Moat", "Copper", least=2, most=2)
    table.bernd().chooses("Moat, Copper").has(hand="3 Copper")
    table.cited("allies:skirmisher:4")


def test_skirmisher_is_over_with_the_turn(table):
    table.anna(hand="Skirmisher", deck="10 Gold")
    table.bernd(hand="5 Copper", deck="5 Estate")
    table.anna().plays("Skirmisher").passes()
    table.next_turn_of("Anna").plays_treasures().buys("Skirmisher")
    table.bernd().has(hand="5 Estate")
    table.phase("Bernd", "buy")


# --- Swap ------------------------------------------------------------------------------------------------------------


def test_swap_returns_an_action_and_gains_another_to_hand(table):
    table.set(kingdom=["Village", "Smithy", "Market", "Swap", "Adventurer"]).anna(hand="Swap, Copper", deck="Village")
    table.anna().plays("Swap").has(hand="Copper, Village", actions=1)
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village")
    table.asks("Anna", "Smithy", "Market", "Swap")
    table.anna().chooses("Market").has(hand="Copper, Market", discard="")
    table.pile("Village", 11)
    table.trash("")
    table.cited("allies:swap:3", "allies:swap:4")


def test_swap_need_not_return_anything(table):
    table.anna(hand="Swap, Village", deck="Copper").plays("Swap").chooses("-").has(hand="Village, Copper", discard="")


def test_swap_with_no_action_in_hand_asks_nothing(table):
    table.anna(hand="Swap, Estate", deck="Copper").plays("Swap").has(hand="Estate, Copper")
    table.phase("Anna", "buy")


def test_swap_returns_no_sycophant_to_the_trash(table):
    table.set(kingdom=["Village"]).anna(hand="Swap, Sycophant", tokens={"favors": 0}).plays("Swap").chooses("Sycophant")
    table.anna().chooses("Village").has(favors=0, hand="Village")
    table.cited("allies:swap:5")


def test_swap_gains_so_what_waits_for_a_gain_happens(table):
    table.set(kingdom=["Village", "Sycophant"]).anna(hand="Swap, Village", tokens={"favors": 0}).plays("Swap")
    table.anna().chooses("Village").chooses("Sycophant").has(favors=2, hand="Sycophant")
    table.cited("allies:swap:6")


def test_swap_puts_a_card_on_top_of_its_mixed_pile(table):
    table.set(supply={"Augurs": ["Acolyte", "Sibyl"]}, kingdom=["Village"])
    table.anna(hand="Swap, Herb Gatherer").plays("Swap").chooses("Herb Gatherer").chooses("Village").has(hand="Village")
    table.pile("Augurs", "Herb Gatherer, Acolyte, Sibyl")
    table.cited("allies:mixed-piles:2")


def test_swap_has_nothing_to_give_when_no_other_action_is_left(table):
    table.set(supply={"Swap": 0, "Village": 0}).anna(hand="Swap, Village").plays("Swap").chooses("Village").has(hand="")
    table.pile("Village", 1)
