"""What only Seaside’s 1st edition has."""

from __future__ import annotations

import pytest

FIRST = {"Seaside": 1}


# --- Embargo ---------------------------------------------------------------------------------------------------------


def test_embargo_is_trashed_and_lays_a_token_on_any_supply_pile(table):
    table.set(supply={"Gold": 0}).anna(hand="Embargo").plays("Embargo").has(coins=2, play="")
    table.asks("Anna", "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Embargo")
    table.anna().chooses("Silver")
    table.trash("Embargo").cited("seaside1:embargo:1")
    assert table.game.pile_tokens == {("silver", "embargo"): 1}


def test_embargo_brings_whoever_buys_there_a_curse(table):
    table.anna(hand="Embargo", deck="5 Copper")
    table.bernd(hand="3 Copper", deck="5 Copper")
    table.anna().plays("Embargo").chooses("Silver")
    table.next_turn_of("Bernd").plays_treasures().buys("Silver").has(discard="Curse, Silver, 3 Copper")


def test_embargo_tokens_add_up(table):
    table.set(pile_tokens={"Silver": {"embargo": 2}}).anna(hand="Silver, Copper", deck="5 Copper")
    table.anna().plays_treasures().buys("Silver").has(discard="2 Curse, 2 Silver, Copper")
    table.cited("seaside1:embargo:2")


def test_embargo_does_not_mind_a_gain_without_a_purchase(table):
    table.set(pile_tokens={"Silver": {"embargo": 1}}).anna(hand="Workshop").plays("Workshop").chooses("Silver").has(
        discard="Silver"
    )


def test_embargo_played_twice_lays_two_tokens(table):
    table.anna(hand="Throne Room, Embargo").plays("Throne Room").chooses("Embargo").chooses("Silver").chooses(
        "Gold"
    ).has(coins=4)
    table.trash("Embargo")
    assert table.game.pile_tokens == {("silver", "embargo"): 1, ("gold", "embargo"): 1}


def test_embargo_without_curses_does_nothing(table):
    table.set(pile_tokens={"Copper": {"embargo": 1}}, supply={"Curse": 0}).anna(hand="", deck="5 Copper")
    table.anna().buys("Copper").has(discard="Copper")


# --- Pearl Diver -----------------------------------------------------------------------------------------------------


def test_pearl_diver_may_raise_the_bottom_card(table):
    table.anna(hand="Pearl Diver", deck="Copper, Estate, Gold").plays("Pearl Diver").has(hand="Copper", actions=1)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Gold, Estate")
    table.cited("seaside1:pearl-diver:1")


def test_pearl_diver_may_leave_it_there(table):
    table.anna(hand="Pearl Diver", deck="Copper, Estate, Curse").plays("Pearl Diver").chooses("no").has(
        deck="Estate, Curse"
    )


def test_pearl_diver_shuffles_when_the_deck_is_empty_after_drawing(table):
    table.anna(hand="Pearl Diver", deck="Copper", discard="Gold").plays("Pearl Diver").chooses("no").has(
        hand="Copper", deck="Gold", discard=""
    )
    table.cited("seaside1:pearl-diver:2")


def test_pearl_diver_with_no_card_left_asks_nothing(table):
    table.anna(hand="Pearl Diver", deck="Copper").plays("Pearl Diver").has(hand="Copper", deck="")
    table.phase("Anna", "buy")


def test_pearl_diver_asks_which_card_a_face_down_one_is(table):
    table.anna(hand="Pearl Diver", deck="Copper, ?").plays("Pearl Diver").chooses("Gold").chooses("yes").has(
        deck="Gold"
    )


# --- Ambassador ------------------------------------------------------------------------------------------------------


def test_ambassador_returns_up_to_two_and_gives_each_other_player_one(table):
    table.anna(hand="Ambassador, 3 Curse, Copper")
    table.bernd(hand="Copper")
    table.anna().plays("Ambassador")
    table.asks("Anna", "Curse", "Copper", least=1, most=1)
    table.anna().chooses("Curse")
    table.asks("Anna", "Curse", may=True, least=0, most=2)
    table.anna().chooses("2 Curse").has(hand="Curse, Copper")
    table.bernd().has(discard="Curse")
    table.pile("Curse", 11).cited("seaside1:ambassador:1", "seaside1:ambassador:2")


def test_ambassador_gives_cards_even_if_none_was_returned(table):
    table.anna(hand="Ambassador, Estate")
    table.bernd(hand="Copper")
    table.anna().plays("Ambassador").chooses("-").has(hand="Estate")
    table.bernd().has(discard="Estate")


def test_ambassador_with_an_empty_hand_does_nothing(table):
    table.anna(hand="Ambassador")
    table.bernd(hand="Copper")
    table.anna().plays("Ambassador")
    table.bernd().has(discard="")


def test_ambassador_with_a_card_from_outside_the_supply_returns_and_gives_nothing(table):
    table.anna(hand="Ambassador, Diadem")
    table.bernd(hand="Copper")
    table.anna().plays("Ambassador").has(hand="Diadem")
    table.unsaid("Bernd", "gain").bernd().has(discard="")


def test_ambassador_fills_an_empty_pile_and_the_last_ones_get_none(table):
    table.set(supply={"Curse": 0}).anna(hand="Ambassador, Curse")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Ambassador").chooses("1")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")
    table.pile("Curse", 0).trash("")
    table.cited("seaside1:ambassador:2")


def test_ambassador_is_an_attack(table):
    table.anna(hand="Ambassador, Curse")
    table.bernd(hand="Moat")
    table.anna().plays("Ambassador")
    table.bernd().chooses("yes")
    table.anna().chooses("1")
    table.bernd().has(discard="")


@pytest.mark.parametrize(("editions", "over"), [(FIRST, True), ({}, False)])
def test_a_pile_that_ambassador_refills_ends_the_game_in_the_1st_edition_only(table, editions, over):
    table.set(editions=editions, supply={"Estate": 1, "Duchy": 0, "Gold": 0}, turn={"actions": 2})
    table.anna(hand="Workshop, Ambassador, Estate", deck="5 Copper")
    table.bernd(hand="Moat")
    table.anna().plays("Workshop").chooses("Estate")
    table.pile("Estate", 0)
    table.anna().plays("Ambassador")
    table.bernd().chooses("yes")
    table.anna().chooses("1")
    table.pile("Estate", 1)
    table.anna().passes()
    assert table.over is over


# --- Navigator -------------------------------------------------------------------------------------------------------


def test_navigator_discards_all_five(table):
    table.anna(hand="Navigator", deck="2 Curse, Estate, Copper, Gold, Silver").plays("Navigator").has(coins=2)
    table.asks("Anna", "discard", "deck", least=1, most=1)
    table.anna().chooses("1").has(deck="Silver", discard="2 Curse, Estate, Copper, Gold")
    table.cited("seaside1:navigator:1").phase("Anna", "buy")


def test_navigator_puts_all_five_back_in_any_order(table):
    table.anna(hand="Navigator", deck="Curse, Estate, Copper, Gold, Duchy, Silver").plays("Navigator").chooses("2")
    table.asks("Anna", "Curse", "Estate", "Copper", "Gold", "Duchy", least=5, most=5)
    table.anna().chooses("Gold, Copper, Duchy, Estate, Curse").has(
        deck="Gold, Copper, Duchy, Estate, Curse, Silver", discard=""
    )


def test_navigator_shuffles_what_is_missing_without_the_cards_it_looks_at(table):
    table.anna(hand="Navigator", deck="Gold", discard="6 Copper").plays("Navigator").chooses("1").has(
        deck="2 Copper", discard="Gold, 4 Copper"
    )
    table.cited("seaside1:navigator:2")


def test_navigator_decides_about_fewer_than_five(table):
    table.anna(hand="Navigator", deck="Gold, Curse").plays("Navigator").chooses("deck").chooses("Gold, Curse").has(
        deck="Gold, Curse"
    )


def test_navigator_with_no_card_asks_nothing(table):
    table.anna(hand="Navigator").plays("Navigator").has(coins=2)
    table.phase("Anna", "buy")


def test_navigator_knows_what_it_has_seen(table):
    table.anna(hand="Navigator", deck=["?", "?"]).plays("Navigator").chooses("Gold").chooses("Curse")
    table.asks("Anna", "discard", "deck")


# --- Pirate Ship -----------------------------------------------------------------------------------------------------


def test_pirate_ship_raids_and_gets_a_token(table):
    table.anna(hand="Pirate Ship")
    table.bernd(deck="Silver, Gold, Copper")
    table.anna().plays("Pirate Ship")
    table.asks("Anna", "raid", "coins", least=1, most=1)
    table.anna().chooses("1")
    table.asks("Anna", "Silver", "Gold", least=1, most=1)
    table.anna().chooses("Gold").has(pirate=1, coins=0, discard="")
    table.bernd().has(deck="Copper", discard="Silver")
    table.trash("Gold").cited("seaside1:pirate-ship:2", "seaside1:pirate-ship:3")


def test_pirate_ship_gets_one_token_however_many_treasures_were_trashed(table):
    table.anna(hand="Pirate Ship")
    table.bernd(deck="Copper, Estate")
    table.carla(deck="Estate, Silver")
    table.anna().plays("Pirate Ship").chooses("raid").has(pirate=1)
    table.bernd().has(discard="Estate")
    table.carla().has(discard="Estate")
    table.trash("Copper, Silver")


def test_pirate_ship_gets_no_token_without_a_treasure(table):
    table.anna(hand="Pirate Ship")
    table.bernd(deck="2 Estate")
    table.anna().plays("Pirate Ship").chooses("raid").has(pirate=0)
    table.bernd().has(discard="2 Estate")


def test_pirate_ship_pays_for_its_tokens_and_keeps_them(table):
    table.anna(hand="2 Pirate Ship, Village", tokens={"pirate": 3})
    table.bernd(deck="2 Copper")
    table.anna().plays("Village").plays("Pirate Ship").chooses("2").plays("Pirate Ship").chooses("coins").has(
        coins=6, pirate=3
    )
    table.bernd().has(deck="2 Copper")
    table.cited("seaside1:pirate-ship:4")


def test_pirate_ship_is_chosen_after_the_reactions(table):
    table.anna(hand="Pirate Ship")
    table.bernd(hand="Moat", deck="2 Gold")
    table.anna().plays("Pirate Ship")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().chooses("raid").has(pirate=0)
    table.bernd().has(deck="2 Gold")


# --- Sea Hag ---------------------------------------------------------------------------------------------------------


def test_sea_hag_replaces_the_top_card_with_a_curse(table):
    table.anna(hand="Sea Hag")
    table.bernd(deck="Gold, Copper")
    table.anna().plays("Sea Hag")
    table.bernd().has(deck="Curse, Copper", discard="Gold")


def test_sea_hag_with_the_last_card_leaves_only_the_curse(table):
    table.anna(hand="Sea Hag")
    table.bernd(deck="", discard="Silver")
    table.anna().plays("Sea Hag")
    table.bernd().has(deck="Curse", discard="Silver")
    table.cited("seaside1:sea-hag:2")


def test_sea_hag_curses_a_player_without_any_card(table):
    table.anna(hand="Sea Hag")
    table.bernd(deck="")
    table.anna().plays("Sea Hag")
    table.bernd().has(deck="Curse", discard="")
    table.cited("seaside1:sea-hag:1")


def test_sea_hag_discards_even_when_no_curse_is_left(table):
    table.set(supply={"Curse": 1}).anna(hand="Sea Hag")
    table.bernd(deck="Gold")
    table.carla(deck="Gold")
    table.anna().plays("Sea Hag")
    table.bernd().has(deck="Curse", discard="Gold")
    table.carla().has(deck="", discard="Gold")


def test_sea_hag_discards_a_face_down_card_without_asking_which(table):
    table.anna(hand="Sea Hag")
    table.bernd(deck="2 ?")
    table.anna().plays("Sea Hag")
    table.bernd().has(deck="Curse, ?", discard="?")


# --- Explorer --------------------------------------------------------------------------------------------------------


def test_explorer_shows_a_province_for_a_gold(table):
    table.anna(hand="Explorer, Province").plays("Explorer")
    table.asks("Anna", "Province", may=True)
    table.anna().chooses("Province").has(hand="Province, Gold")
    table.cited("seaside1:explorer:2", "seaside1:explorer:3")


def test_explorer_may_keep_the_province_secret(table):
    table.anna(hand="Explorer, Province").plays("Explorer").chooses("no").has(hand="Province, Silver")
    table.unsaid("Anna", "reveal").cited("seaside1:explorer:1")


def test_explorer_without_a_province_gains_a_silver_unasked(table):
    table.anna(hand="Explorer").plays("Explorer").has(hand="Silver", discard="")


def test_explorer_gains_nothing_from_an_empty_pile(table):
    table.set(supply={"Gold": 0}).anna(hand="Explorer, Province").plays("Explorer").chooses("yes").has(hand="Province")


def test_what_explorer_gains_can_be_played_on_the_same_turn(table):
    table.anna(hand="Explorer").plays("Explorer").plays("Silver").has(coins=2)


# --- Ghost Ship ------------------------------------------------------------------------------------------------------


def test_ghost_ship_makes_the_others_put_cards_back_in_their_order(table):
    table.anna(hand="Ghost Ship", deck="2 Gold")
    table.bernd(hand="Copper, Silver, Estate, Duchy, Curse", deck="Province")
    table.anna().plays("Ghost Ship").has(hand="2 Gold")
    table.asks("Bernd", "Copper", "Silver", "Estate", "Duchy", "Curse", least=2, most=2)
    table.bernd().chooses("Copper, Curse")
    table.asks("Bernd", "Copper", "Curse")
    table.bernd().chooses("Curse, Copper").has(hand="Silver, Estate, Duchy", deck="Curse, Copper, Province")
    table.cited("seaside1:ghost-ship:1")


def test_ghost_ship_leaves_three_cards_alone(table):
    table.anna(hand="Ghost Ship", deck="2 Gold")
    table.bernd(hand="3 Copper")
    table.anna().plays("Ghost Ship")
    table.bernd().has(hand="3 Copper", deck="")
    table.phase("Anna", "buy")


def test_ghost_ship_does_not_shuffle(table):
    table.anna(hand="Ghost Ship", deck="2 Gold")
    table.bernd(hand="4 Copper", discard="5 Silver")
    table.anna().plays("Ghost Ship")
    table.bernd().has(hand="3 Copper", deck="Copper", discard="5 Silver")
    table.cited("seaside1:ghost-ship:3")


def test_ghost_ship_can_be_answered_with_a_moat(table):
    table.anna(hand="Ghost Ship", deck="2 Gold")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Ghost Ship")
    table.bernd().chooses("yes").has(hand="Moat, 4 Copper")


def test_second_play_of_ghost_ship_finds_three_cards(table):
    table.anna(hand="Throne Room, Ghost Ship", deck="4 Gold")
    table.bernd(hand="5 Copper")
    table.anna().plays("Throne Room").chooses("Ghost Ship").has(hand="4 Gold")
    table.bernd().has(hand="3 Copper", deck="2 Copper")
