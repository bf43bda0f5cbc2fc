"""Townsfolk: the four cards of that pile."""

from __future__ import annotations

import pytest

from tests.rules.cards.allies.rotating import FULL, of_kind

# --- Townsfolk -------------------------------------------------------------------------------------------------------


def test_town_crier_chooses_first_then_may_rotate(table):
    table.anna(hand="Town Crier").plays("Town Crier")
    table.asks("Anna", "coins", "silver", "card", least=1, most=1)
    table.anna().chooses("coins").has(coins=2)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes")
    table.pile("Townsfolk", "4 Blacksmith, 4 Miller, 4 Elder, 4 Town Crier").cited("allies:town-crier:2")


def test_town_crier_gains_a_silver(table):
    table.anna(hand="Town Crier").plays("Town Crier").chooses("2").chooses("no").has(discard="Silver", coins=0)
    table.pile("Townsfolk", FULL["Townsfolk"])


def test_town_crier_gives_a_card_and_an_action(table):
    table.anna(hand="Town Crier", deck="Village").plays("Town Crier").chooses("card").chooses("no")
    table.anna().has(hand="Village", actions=1, coins=0)


def test_town_crier_may_choose_the_silver_that_is_not_there(table):
    table.set(supply={"Silver": 0}).anna(hand="Town Crier").plays("Town Crier").chooses("silver").chooses("no")
    table.anna().has(discard="", coins=0)


def test_town_crier_throned_chooses_and_rotates_anew(table):
    table.anna(hand="Throne Room, Town Crier").plays("Throne Room").chooses("Town Crier")
    table.anna().chooses("coins").chooses("yes").chooses("silver").chooses("yes").has(coins=2, discard="Silver")
    table.pile("Townsfolk", "4 Miller, 4 Elder, 4 Town Crier, 4 Blacksmith")


def test_blacksmith_draws_up_to_six(table):
    table.anna(hand="Blacksmith, 2 Copper", deck="6 Silver").plays("Blacksmith").chooses("six")
    table.anna().has(hand="2 Copper, 4 Silver", actions=0)


def test_blacksmith_draws_none_with_six_in_hand(table):
    table.anna(hand="Blacksmith, 7 Copper", deck="6 Silver").plays("Blacksmith").chooses("1").has(hand="7 Copper")


def test_blacksmith_draws_two(table):
    table.anna(hand="Blacksmith", deck="6 Silver").plays("Blacksmith").chooses("cards").has(hand="2 Silver", actions=0)
    table.cited("allies:blacksmith:2")


def test_blacksmith_draws_one_with_an_action(table):
    table.anna(hand="Blacksmith", deck="Village, Copper").plays("Blacksmith").chooses("card")
    table.anna().has(hand="Village", actions=1)


def test_blacksmith_throned_may_choose_differently(table):
    table.anna(hand="Throne Room, Blacksmith", deck="8 Copper").plays("Throne Room").chooses("Blacksmith")
    table.anna().chooses("cards").chooses("six").has(hand="6 Copper", deck="2 Copper")


def test_miller_keeps_one_of_four(table):
    table.anna(hand="Miller", deck="Gold, Silver, Copper, Estate, Province").plays("Miller")
    table.asks("Anna", "Gold", "Silver", "Copper", "Estate")
    table.anna().chooses("Silver").has(hand="Silver", discard="Gold, Copper, Estate", deck="Province", actions=1)


def test_miller_shuffles_to_see_four(table):
    table.anna(hand="Miller", deck="Gold, Silver", discard="2 Copper, Curse").plays("Miller")
    assert of_kind(table, "shuffle")
    assert set(table.game.choices) - {"Curse"} == {"Gold", "Silver", "Copper"}
    table.anna().chooses("Gold").has(hand="Gold", discard=3, deck=1)


def test_miller_looks_at_all_there_is(table):
    table.anna(hand="Miller", deck="Gold", discard="Curse").plays("Miller")
    table.asks("Anna", "Gold", "Curse")
    table.anna().chooses("Curse").has(hand="Curse", discard="Gold")
    table.cited("allies:miller:1")


def test_miller_takes_the_only_card_without_a_question(table):
    table.anna(hand="Miller", deck="Gold").plays("Miller").has(hand="Gold", discard="", actions=1)


def test_miller_with_nothing_to_look_at(table):
    table.anna(hand="Miller").plays("Miller").has(hand="", discard="", actions=1)


def test_miller_knows_what_it_has_seen(table):
    table.anna(hand="Miller", deck=["?", "?"]).plays("Miller").chooses("Gold").chooses("Curse")
    table.asks("Anna", "Gold", "Curse")


def test_miller_discards_the_rest_so_a_tunnel_reacts(table):
    table.anna(hand="Miller", deck="Tunnel, Silver").plays("Miller").chooses("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Silver", discard="Tunnel, Gold")


def test_elder_plays_an_action_without_a_choice_as_usual(table):
    table.anna(hand="Elder, Smithy, Copper", deck="4 Silver").plays("Elder")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(coins=2, hand="Copper, 3 Silver", play="Elder, Smithy", actions=0)
    table.cited("allies:elder:1")


def test_elder_need_not_play_anything(table):
    table.anna(hand="Elder, Smithy", deck="4 Silver").plays("Elder").chooses("-").has(coins=2, hand="Smithy")


def test_elder_without_an_action_only_gives_coins(table):
    table.anna(hand="Elder, Copper").plays("Elder").has(coins=2, hand="Copper")
    table.phase("Anna", "buy")


def test_elder_takes_one_more_option_of_the_blacksmith_in_printed_order(table):
    table.anna(hand="Elder, Blacksmith, 2 Copper", deck="8 Silver").plays("Elder").chooses("Blacksmith")
    table.asks("Anna", "six", "cards", "card", least=1, most=2)
    table.anna().chooses("3, 1").has(hand="2 Copper, 5 Silver", actions=1, coins=2)
    table.cited("allies:elder:4")


def test_elder_may_leave_the_extra_option(table):
    table.anna(hand="Elder, Blacksmith", deck="8 Silver").plays("Elder").chooses("Blacksmith").chooses("cards")
    table.anna().has(hand="2 Silver", actions=0)


def test_elder_does_not_take_one_option_twice(table):
    table.anna(hand="Elder, Blacksmith", deck="8 Silver").plays("Elder").chooses("Blacksmith")
    with pytest.raises(ValueError, match="can be chosen only once"):
        table.anna().chooses("cards, cards")


def test_elder_with_count_one_option_above_two_below(table):
    table.anna(hand="Elder, Count, 2 Copper, Estate").plays("Elder").chooses("Count")
    table.asks("Anna", "discard", "deck", "copper", least=1, most=2)
    table.anna().chooses("copper")
    table.asks("Anna", "coins", "trash", "duchy", least=1, most=2)
    table.anna().chooses("coins, duchy").has(coins=5, discard="Copper, Duchy", hand="2 Copper, Estate")


def test_elder_with_courtier_gives_one_option_in_all(table):
    table.anna(hand="Elder, Courtier, Moat, Copper").plays("Elder").chooses("Courtier").chooses("Moat")
    table.asks("Anna", "action", "buy", "coins", "gold", least=2, most=3)


def test_elder_with_courtier_and_one_type_chooses_two(table):
    table.anna(hand="Elder, Courtier, Copper, Moat").plays("Elder").chooses("Courtier").chooses("Copper")
    table.asks("Anna", "action", "buy", "coins", "gold", least=1, most=2)
    table.anna().chooses("gold, coins").has(coins=5, discard="Gold")


def test_elder_adds_nothing_to_the_workshop(table):
    table.anna(hand="Elder, Workshop").plays("Elder").chooses("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Workshop", "Town Crier", least=1, most=1)


def test_elder_widens_only_your_own_choice(table):
    table.anna(hand="Elder, Torturer")
    table.bernd(hand="3 Copper")
    table.anna().plays("Elder").chooses("Torturer")
    table.asks("Bernd", "discard", "curse", least=1, most=1)


def test_elder_does_not_widen_what_its_card_plays_in_turn(table):
    table.anna(hand="Elder, Throne Room, Blacksmith", deck="8 Silver").plays("Elder").chooses("Throne Room")
    table.anna().chooses("Blacksmith")
    table.asks("Anna", "six", "cards", "card", least=1, most=1)


def test_elder_is_of_no_use_to_a_later_card(table):
    table.anna(hand="Village, Elder, Town Crier, Blacksmith", deck="2 Copper, 6 Silver").plays("Village").plays("Elder")
    table.anna().chooses("Town Crier").chooses("coins, card").chooses("no").plays("Blacksmith")
    table.asks("Anna", "six", "cards", "card", least=1, most=1)


def test_elder_with_specialist_plays_again_and_gains(table):
    table.anna(hand="Elder, Specialist, Silver").plays("Elder").chooses("Specialist").chooses("Silver")
    table.asks("Anna", "again", "gain", least=1, most=2)
    table.anna().chooses("again, gain").has(coins=6, discard="Silver")


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("Town", 1, 2),
        ("Innkeeper", 1, 2),
        ("Pawn", 2, 3),
        ("Nobles", 1, 2),
        ("Steward", 1, 2),
        ("Minion", 1, 2),
        ("Trusty Steed", 2, 3),
        ("Native Village", 1, 2),
        ("Pirate Ship", 1, 2),
        ("Stronghold", 1, 2),
    ],
)
def test_elder_adds_one_option_to_every_choice_among_instructions(table, name, least, most):
    table.anna(hand=f"Elder, {name}").plays("Elder").chooses("yes")
    table.asks("Anna", *table.game.pending.labels, least=least, most=most)
    assert table.game.pending.kind == "choose-option"


def test_elder_as_the_third_card_of_a_voyage_plays_nothing(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="Elder, Smithy", play="2 Village").plays("Elder").has(hand="Smithy")
    table.phase("Anna", "buy")


def test_elder_throned_helps_two_cards(table):
    table.anna(hand="Throne Room, Elder, Blacksmith, Town Crier", deck="9 Copper").plays("Throne Room").chooses("Elder")
    table.anna().chooses("Blacksmith").chooses("cards, card").chooses("Town Crier").chooses("coins, silver")
    table.anna().chooses("no").has(coins=6, hand="3 Copper", discard="Silver")


def test_elder_adds_nothing_to_a_courtier_that_shows_nothing(table):
    table.anna(hand="Elder, Courtier").plays("Elder").chooses("Courtier").has(coins=2, actions=0, buys=1, discard="")
    table.phase("Anna", "buy")
