"""Prosperity’s Actions."""

from __future__ import annotations

import pytest

from rules import Illegal
from tests.rules.cards.writing import comes_back

BUY = {"player": "Anna", "phase": "buy"}


# --- King's Court ----------------------------------------------------------------------------------------------------


def test_kings_court_plays_an_action_three_times(table):
    table.anna(hand="King's Court, Smithy, Copper", deck="10 Estate").plays("King's Court")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="Copper, 9 Estate", play="King's Court, Smithy", actions=0)


def test_kings_court_may_be_left_unused(table):
    table.anna(hand="King's Court, Smithy", deck="3 Estate").plays("King's Court").passes().has(hand="Smithy")


def test_kings_court_without_an_action_asks_nothing(table):
    table.anna(hand="King's Court, Copper").plays("King's Court").has(hand="Copper", coins=0)
    table.phase("Anna", "buy")


def test_kings_court_on_kings_court_plays_three_actions_thrice_each(table):
    table.anna(hand="2 King's Court, Festival, Market, Monument", deck="3 Copper").plays("King's Court")
    table.anna().chooses("King's Court").chooses("Festival").chooses("Market").chooses("Monument")
    # Festival: +2 Actions, +1 Buy, +2; Market: +1 each; Monument: +2 and a token
    table.anna().has(actions=9, buys=7, coins=15, vp=3, hand="3 Copper")


def test_kings_court_throned_plays_two_actions_thrice_each(table):
    table.anna(hand="Throne Room, King's Court, Monument, Festival").plays("Throne Room").chooses("King's Court")
    table.anna().chooses("Monument").chooses("Festival").has(vp=3, actions=6, coins=12)


def test_kings_court_stays_in_play_with_a_duration(table):
    table.anna(hand="King's Court, Fishing Village", deck="5 Copper", discard="").plays("King's Court")
    table.anna().chooses("Fishing Village").has(actions=6, coins=3).passes()
    table.next_turn_of("Anna").has(play="King's Court, Fishing Village", actions=4, coins=3)
    table.next_turn_of("Anna").has(play="", actions=1, coins=0)


def test_kings_court_described_on_a_duration_has_its_effects_thrice(table):
    table.anna(hand="Copper", durations=[{"King's Court": ["Wharf"]}], deck="20 Copper").passes()
    table.next_turn_of("Anna").has(buys=4, hand=11)


def test_kings_court_stays_no_longer_without_a_duration(table):
    table.anna(hand="King's Court, Monument", deck="5 Copper").plays("King's Court").chooses("Monument").passes()
    table.anna().has(play="", hand="5 Copper", vp=3)


def test_kings_court_on_a_card_that_left(table):
    table.set(kingdom=["Market"]).anna(hand="King's Court, Embargo").plays("King's Court").chooses("Embargo")
    # trashed the first time, it is played twice more where it is
    table.anna().chooses("Gold").chooses("Gold").chooses("Silver").has(play="King's Court", coins=6)
    table.trash("Embargo")


# --- Bishop ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trashed", "vp"), [("Copper", 1), ("Silver", 2), ("Market", 3), ("Golem", 3), ("Colony", 6)])
def test_bishop_gives_half_the_cost(table, trashed, vp):
    table.anna(hand=f"Bishop, {trashed}").plays("Bishop").has(coins=1, vp=vp)
    table.trash(trashed)


def test_bishop_lets_the_others_trash_in_turn_order(table):
    table.anna(hand="Bishop, Curse", deck="")
    table.bernd(hand="Gold, Curse", deck="")
    table.carla(hand="Estate", deck="")
    table.anna().plays("Bishop")
    table.asks("Bernd", "Gold", "Curse", may=True)
    table.bernd().chooses("Curse")
    table.carla().passes().has(hand="Estate", vp=0)
    table.bernd().has(hand="Gold", vp=0)
    table.trash("2 Curse")


def test_bishop_with_an_empty_hand(table):
    table.anna(hand="Bishop").plays("Bishop").has(coins=1, vp=1)


def test_bishop_looks_at_the_cost_of_now(table):
    table.anna(hand="Bishop, Estate", play="Bridge").plays("Bishop").has(vp=1)


def test_bishop_throned(table):
    table.anna(hand="Throne Room, Bishop, Gold, Province").plays("Throne Room").chooses("Bishop").chooses("Gold")
    table.anna().has(vp=9, coins=2)


# --- Monument --------------------------------------------------------------------------------------------------------


def test_monument_gives_a_token_that_counts(table):
    table.anna(hand="Monument, Estate").plays("Monument").has(coins=2, vp=1, points=2)


def test_monuments_tokens_add_to_those_there(table):
    table.anna(hand="Throne Room, Monument", tokens={"vp": 4}).plays("Throne Room").chooses("Monument").has(vp=6)


# --- Mountebank ------------------------------------------------------------------------------------------------------


def test_mountebank_gives_curse_and_copper_or_takes_a_curse(table):
    table.anna(hand="Mountebank", deck="")
    table.bernd(hand="2 Curse, Gold", deck="")
    table.carla(hand="Gold", deck="")
    table.anna().plays("Mountebank").has(coins=2)
    table.asks("Bernd", "Curse", may=True, most=1)
    table.bernd().chooses("Curse").has(discard="Curse", hand="Curse, Gold")
    table.carla().has(discard="Curse, Copper")


def test_mountebank_may_be_let_happen(table):
    table.anna(hand="Mountebank", deck="")
    table.bernd(hand="Curse", deck="")
    table.anna().plays("Mountebank")
    table.bernd().passes().has(hand="Curse", discard="Curse, Copper")


def test_mountebank_and_the_last_curse(table):
    table.set(supply={"Curse": 1}).anna(hand="Mountebank", deck="")
    table.bernd(hand="", deck="")
    table.carla(hand="", deck="")
    table.anna().plays("Mountebank")
    table.bernd().has(discard="Curse, Copper")
    table.carla().has(discard="Copper")


def test_mountebank_throned_hits_twice_and_a_moat_stops_all_of_it(table):
    table.anna(hand="Throne Room, Mountebank", deck="")
    table.bernd(hand="Moat, Curse", deck="")
    table.anna().plays("Throne Room").chooses("Mountebank")
    table.bernd().chooses("yes")
    table.bernd().chooses("no").passes().has(hand="Moat, Curse", discard="Curse, Copper")


# --- Vault -----------------------------------------------------------------------------------------------------------


def test_vault_discards_for_coins_and_the_others_may_discard_two(table):
    table.anna(hand="Vault, Estate", deck="Gold, Curse, Silver")
    table.bernd(hand="Gold, 2 Estate", deck="Province")
    table.anna().plays("Vault")
    table.asks("Anna", "Estate", "Gold", "Curse", may=True, most=3)
    table.anna().chooses("Estate, Curse").has(coins=2, hand="Gold")
    table.bernd().chooses("2 Estate").has(hand="Gold, Province", discard="2 Estate")


def test_vault_for_nothing(table):
    table.anna(hand="Vault", deck="2 Gold")
    table.bernd(hand="2 Copper", deck="Province")
    table.anna().plays("Vault").passes().has(coins=0, hand="2 Gold")
    table.bernd().passes().has(hand="2 Copper", deck="Province")


def test_vault_takes_two_or_none_of_the_others(table):
    table.anna(hand="Vault", deck="")
    table.bernd(hand="Gold, 2 Estate", deck="Province")
    table.anna().plays("Vault")
    with pytest.raises(Illegal):
        table.bernd().chooses("Estate")


def test_vault_throned(table):
    table.anna(hand="Throne Room, Vault", deck="4 Estate")
    table.bernd(hand="", deck="")
    table.anna().plays("Throne Room").chooses("Vault").chooses("2 Estate").chooses("2 Estate").has(coins=4, hand="")


# --- Rabble ----------------------------------------------------------------------------------------------------------


def test_rabble_discards_actions_and_treasures_from_three(table):
    table.anna(hand="Rabble", deck="4 Copper")
    table.bernd(deck="Village, Estate, Curse, Gold")
    table.anna().plays("Rabble").has(hand="3 Copper")
    table.asks("Bernd", "Estate", "Curse")
    table.bernd().chooses("Curse, Estate").has(deck="Curse, Estate, Gold", discard="Village")


def test_rabble_on_an_empty_deck_shuffles(table):
    table.anna(hand="Rabble", deck="")
    table.bernd(deck="", discard="Copper, Estate")
    table.carla(deck="")
    table.anna().plays("Rabble")
    table.bernd().has(deck="Estate", discard="Copper")
    table.carla().has(deck="", discard="")


def test_rabble_discards_curses_that_are_treasures(table):
    table.set(kingdom=["Charlatan"]).anna(hand="Rabble", deck="")
    table.bernd(deck="Curse, Estate")
    table.anna().plays("Rabble")
    table.bernd().has(deck="Estate", discard="Curse")


def test_rabble_and_lighthouse(table):
    table.anna(hand="Rabble", deck="")
    table.bernd(deck="Copper", durations=["Lighthouse"])
    table.anna().plays("Rabble")
    table.bernd().has(deck="Copper")


def test_rabble_throned(table):
    table.anna(hand="Throne Room, Rabble", deck="6 Copper")
    table.bernd(deck="3 Gold, 3 Silver, Estate")
    table.anna().plays("Throne Room").chooses("Rabble").has(hand="6 Copper")
    table.bernd().has(deck="Estate", discard="3 Gold, 3 Silver")


# --- City ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("empty", "cards", "extra"),
    [([], 1, 0), (["Curse"], 2, 0), (["Curse", "Moat"], 2, 1), (["Curse", "Moat", "Gold"], 2, 1)],
)
def test_city_grows_with_empty_piles(table, empty, cards, extra):
    table.set(supply=dict.fromkeys(empty, 0)).anna(hand="City", deck="5 Estate").plays("City")
    table.anna().has(hand=cards, actions=2, coins=extra, buys=1 + extra)


def test_city_throned(table):
    table.set(supply={"Curse": 0}).anna(hand="Throne Room, City", deck="5 Estate").plays("Throne Room").chooses("City")
    table.anna().has(hand=4, actions=4)


def test_city_does_not_count_piles_outside_the_supply(table):
    table.set(kingdom=["Tournament"], supply={"Diadem": 0, "Princess": 0}).anna(hand="City", deck="5 Estate")
    table.anna().plays("City").has(hand=1, coins=0)


# --- Expand, Forge ---------------------------------------------------------------------------------------------------


def test_expand_gains_up_to_three_more(table):
    table.anna(hand="Expand, Silver, Copper").plays("Expand").chooses("Silver").chooses("Gold")
    table.anna().has(hand="Copper", discard="Gold")
    table.trash("Silver")


def test_expand_cannot_reach_four_more(table):
    table.anna(hand="Expand, Estate").plays("Expand")
    assert "Duchy" in table.game.choices
    assert "Gold" not in table.game.choices


def test_expand_with_an_empty_hand(table):
    table.anna(hand="Expand").plays("Expand").has(discard="")


def test_expand_throned(table):
    table.anna(hand="Throne Room, Expand, Gold, Duchy").plays("Throne Room").chooses("Expand").chooses("Gold")
    table.anna().chooses("Province").chooses("Province").has(discard="2 Province")
    table.trash("Gold, Duchy")


def test_expand_keeps_a_potion_in_the_cost(table):
    table.set(kingdom=["Golem", "Familiar"]).anna(hand="Expand, Familiar").plays("Expand").chooses("Golem")
    table.anna().has(discard="Golem")


def test_forge_adds_up_costs(table):
    table.anna(hand="Forge, Silver, Silver, Estate, Copper").plays("Forge")
    table.asks("Anna", "Silver", "Estate", "Copper", may=True, most=4)
    table.anna().chooses("2 Silver, Estate, Copper").has(hand="", discard="Province")
    table.trash("2 Silver, Estate, Copper")


def test_forge_of_nothing_gains_a_card_for_nothing(table):
    table.anna(hand="Forge, Gold").plays("Forge").passes()
    table.asks("Anna", "Copper", "Curse")
    table.anna().chooses("Curse").has(discard="Curse")


def test_forge_with_an_empty_hand_gains_one_too(table):
    table.anna(hand="Forge").plays("Forge").chooses("Copper").has(discard="Copper")


def test_forge_finds_nothing_that_costs_so_much(table):
    table.anna(hand="Forge, Province, Silver").plays("Forge").chooses("Province, Silver").has(discard="")
    table.trash("Province, Silver")


def test_forge_throned_with_bridge(table):
    table.anna(hand="Throne Room, Forge, Gold, Estate", play="Bridge").plays("Throne Room").chooses("Forge")
    # with a Bridge 5 and 1: together 6, which is what a Forge costs now; the second time nothing is left to trash
    table.anna().chooses("Gold, Estate").chooses("Copper").has(discard="Forge, Copper")


# --- Trade Route -----------------------------------------------------------------------------------------------------


def test_trade_route_counts_the_victory_piles_that_were_gained_from(table):
    table.set(turn={**BUY, "coins": 20, "buys": 5}, kingdom=["Trade Route", "Island"]).anna(
        hand="", deck="Trade Route, 4 Copper"
    )
    table.anna().buys("Estate").buys("Estate").buys("Island").buys("Silver")
    assert table.sentences.count("token to mat") == 2
    comes_back(table)
    table.anna().passes()
    table.next_turn_of("Anna").plays("Trade Route").has(coins=2, buys=2)
    table.trash("Copper")


def test_trade_route_is_for_everybody(table):
    table.set(turn={**BUY, "coins": 2}, kingdom=["Trade Route"]).anna(hand="", deck="5 Copper")
    table.bernd(hand="Trade Route, Gold", deck="")
    table.anna().buys("Estate")
    table.bernd().plays("Trade Route").has(coins=1, buys=2, hand="")


def test_trade_route_begins_with_nothing(table):
    table.anna(hand="Trade Route, Copper").plays("Trade Route").has(coins=0, buys=2, hand="")
    table.trash("Copper")


def test_trade_route_tokens_can_be_described(table):
    tokens = {"Estate": {"coins": 0}, "Province": {"coins": 0}}
    table.set(pile_tokens=tokens).anna(hand="Trade Route").plays("Trade Route").has(coins=2)


def test_trade_route_mat_can_be_described(table):
    table.set(pile_tokens={"Trade Route": {"coins": 3}}).anna(hand="Workshop, Village, Trade Route", deck="Copper")
    table.anna().plays("Village").plays("Workshop").chooses("Estate").plays("Trade Route").has(coins=4)


def test_trade_route_throned(table):
    tokens = {"Estate": {"coins": 0}}
    table.set(pile_tokens=tokens).anna(hand="Throne Room, Trade Route, 2 Copper").plays("Throne Room")
    table.anna().chooses("Trade Route").has(coins=2, buys=3, hand="")


def test_trade_route_ignores_what_comes_from_the_trash(table):
    table.set(kingdom=["Harem"], editions={"Base": 1})
    table.anna(hand="Village, Thief, Trade Route", deck="Copper")
    table.bernd(deck="Harem, Estate")
    table.anna().plays("Village").plays("Thief").chooses("yes").plays("Trade Route").has(coins=0, discard="Harem")


# --- Worker's Village ------------------------------------------------------------------------------------------------


def test_workers_village(table):
    table.anna(hand="Worker's Village", deck="Copper").plays("Worker's Village").has(hand="Copper", actions=2, buys=2)


def test_workers_village_with_no_cards(table):
    table.anna(hand="Worker's Village").plays("Worker's Village").has(hand="", actions=2, buys=2)


# --- Clerk -----------------------------------------------------------------------------------------------------------


def test_clerk_hits_hands_of_five(table):
    table.anna(hand="Clerk", deck="")
    table.bernd(hand="Gold, 4 Copper", deck="Estate")
    table.carla(hand="4 Copper", deck="")
    table.anna().plays("Clerk").has(coins=2)
    table.asks("Bernd", "Gold", "Copper")
    table.bernd().chooses("Gold").has(hand="4 Copper", deck="Gold, Estate")
    table.carla().has(hand="4 Copper")


def test_clerk_may_be_played_at_the_start_of_the_turn(table):
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Clerk, Village", deck="Silver")
    table.anna().passes()
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().has(hand="4 Copper", deck="Copper")
    table.bernd().has(actions=1, coins=2).plays("Village").has(hand="Silver", play="Clerk, Village")


def test_clerk_may_wait_for_the_action_phase(table):
    table.anna(hand="", deck="4 Copper")
    table.bernd(hand="Clerk, Copper", deck="")
    table.anna().passes()
    table.bernd().chooses("no").plays("Clerk").has(actions=0, coins=2)


def test_clerk_is_not_offered_on_another_players_turn(table):
    table.anna(hand="Clerk, Copper", deck="5 Copper")
    table.bernd(hand="", deck="5 Copper")
    table.anna().passes()
    table.phase("Anna", "buy")
    table.anna().passes()
    table.phase("Bernd", "buy")


def test_clerk_and_moat(table):
    table.anna(hand="Clerk", deck="")
    table.bernd(hand="Moat, 4 Copper", deck="")
    table.anna().plays("Clerk")
    table.bernd().chooses("yes").has(hand=5)


def test_clerk_throned_hits_once(table):
    table.anna(hand="Throne Room, Clerk", deck="")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Throne Room").chooses("Clerk").has(coins=4)
    table.bernd().has(hand="4 Copper", deck="Copper")


# --- Charlatan -------------------------------------------------------------------------------------------------------


def test_charlatan_curses_everybody_else(table):
    table.anna(hand="Charlatan", deck="")
    table.bernd(hand="Moat", deck="")
    table.carla(deck="")
    table.anna().plays("Charlatan")
    table.bernd().chooses("yes").has(discard="")
    table.anna().has(coins=3)
    table.carla().has(discard="Curse")


def test_charlatan_makes_curses_treasures(table):
    table.set(turn=BUY, kingdom=["Charlatan"]).anna(hand="Curse, Estate").plays("Curse").has(coins=1, play="Curse")


def test_without_charlatan_a_curse_cannot_be_played(table):
    table.set(turn=BUY).anna(hand="Curse, Copper")
    assert "play Curse" not in table.game.choices


def test_charlatan_throned_and_no_curses_left(table):
    table.set(supply={"Curse": 1}).anna(hand="Throne Room, Charlatan", deck="")
    table.bernd(deck="")
    table.anna().plays("Throne Room").chooses("Charlatan").has(coins=6)
    table.bernd().has(discard="Curse")


def test_charlatan_gives_courtier_two_choices_for_a_curse(table):
    table.set(kingdom=["Charlatan"]).anna(hand="Courtier, Curse").plays("Courtier").chooses("action, buy")
    table.anna().has(actions=1, buys=2)


# --- Magnate ---------------------------------------------------------------------------------------------------------


def test_magnate_draws_for_each_treasure_in_hand(table):
    table.anna(hand="Magnate, 2 Copper, Gold, Estate", deck="5 Silver").plays("Magnate").has(hand=7)
    table.said("Anna", "reveal", "2 Copper, Gold, Estate")


def test_magnate_without_treasures(table):
    table.anna(hand="Magnate, Estate", deck="5 Silver").plays("Magnate").has(hand="Estate")


def test_magnate_throned_counts_anew(table):
    table.anna(hand="Throne Room, Magnate, Copper", deck="5 Silver").plays("Throne Room").chooses("Magnate").has(hand=4)


def test_magnate_with_an_empty_hand(table):
    table.anna(hand="Magnate", deck="5 Silver").plays("Magnate").has(hand="")
