"""Dark Ages: the cards of the Kingdom, as they are argued about at the table."""

from __future__ import annotations

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.run import Run

BUY = {"player": "Anna", "phase": "buy"}


# --- Poor House ------------------------------------------------------------------------------------------------------


def test_poor_house_gives_four_coins_less_one_for_each_treasure_in_hand(table):
    table.anna(hand="Poor House, 2 Copper, Estate").plays("Poor House").has(coins=2)
    table.said("Anna", "reveal", "2 Copper, Estate")


def test_poor_house_with_an_empty_hand_gives_four(table):
    table.anna(hand="Poor House").plays("Poor House").has(coins=4)


def test_poor_house_never_leaves_less_than_nothing(table):
    table.set(turn={"coins": 1}).anna(hand="Poor House, 3 Copper, 3 Silver").plays("Poor House").has(coins=0)


def test_poor_house_takes_coins_of_other_cards_too(table):
    table.set(turn={"coins": 2}).anna(hand="Poor House, 4 Copper, Silver").plays("Poor House").has(coins=1)


def test_poor_house_played_twice_counts_twice(table):
    table.anna(hand="Throne Room, Poor House, Copper").plays("Throne Room").chooses("Poor House").has(coins=6)


def test_poor_house_counts_a_harem(table):
    table.anna(hand="Poor House, Harem").plays("Poor House").has(coins=3)


# --- Beggar ----------------------------------------------------------------------------------------------------------


def test_beggar_gains_three_coppers_to_hand(table):
    table.anna(hand="Beggar, Estate").plays("Beggar").has(hand="Estate, 3 Copper", discard="")


def test_beggar_gains_what_coppers_there_are(table):
    table.set(supply={"Copper": 2}).anna(hand="Beggar").plays("Beggar").has(hand="2 Copper")


def test_beggar_played_twice_gains_six(table):
    table.anna(hand="Throne Room, Beggar").plays("Throne Room").chooses("Beggar").has(hand="6 Copper")


def test_beggar_is_discarded_for_two_silvers_before_the_attack(table):
    table.anna(hand="Militia")
    table.bernd(hand="Beggar, 3 Estate, Curse", deck="Copper")
    table.anna().plays("Militia")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(discard="Beggar, Silver", deck="Silver, Copper", hand="3 Estate, Curse")
    table.asks("Bernd", "Estate", "Curse")


def test_beggar_with_one_silver_left_puts_it_onto_the_deck(table):
    table.set(supply={"Silver": 1}).anna(hand="Witch")
    table.bernd(hand="Beggar", deck="")
    table.anna().plays("Witch")
    table.bernd().chooses("yes").has(deck="Silver", discard="Beggar, Curse")


def test_beggar_may_stay(table):
    table.anna(hand="Witch")
    table.bernd(hand="Beggar", deck="")
    table.anna().plays("Witch")
    table.bernd().chooses("no").has(hand="Beggar", discard="Curse", deck="")


def test_beggar_does_not_react_to_its_owners_attack(table):
    table.anna(hand="Witch, Beggar")
    table.bernd(hand="", deck="")
    table.anna().plays("Witch").has(hand="Beggar", discard="")


# --- Vagrant ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("junk", ["Estate", "Curse", "Ruined Village", "Hovel", "Harem", "Dame Josephine"])
def test_vagrant_takes_junk_into_hand(table, junk):
    table.anna(hand="Vagrant", deck=f"Copper, {junk}, Gold").plays("Vagrant")
    table.anna().has(hand=f"Copper, {junk}", deck="Gold")


def test_vagrant_leaves_anything_else_on_top(table):
    table.anna(hand="Vagrant, Village", deck="Copper, Gold").plays("Vagrant").has(
        hand="Village, Copper", deck="Gold", actions=1
    )
    table.said("Anna", "reveal", "Gold")


def test_vagrant_with_an_empty_deck_reveals_nothing(table):
    table.anna(hand="Vagrant, Village", deck="Copper").plays("Vagrant").has(hand="Village, Copper")
    assert "reveal none" in table.sentences


def test_vagrant_shuffles_to_reveal(table):
    table.anna(hand="Vagrant", deck="Copper", discard="Estate").plays("Vagrant").has(hand="Copper, Estate", discard="")


def test_vagrant_played_twice_takes_two(table):
    table.anna(hand="Throne Room, Vagrant", deck="Copper, Estate, Gold, Curse").plays("Throne Room").chooses("Vagrant")
    table.anna().has(hand="Copper, Estate, Gold, Curse")


# --- Hermit and Madman -----------------------------------------------------------------------------------------------


def test_hermit_trashes_no_treasure_from_hand_or_discard_pile(table):
    table.anna(hand="Hermit, Copper, Estate", discard="Curse, Silver").plays("Hermit")
    table.asks("Anna", "Estate", "Curse", may=True)
    table.said("Anna", "look", "Curse, Silver")
    table.anna().chooses("Curse").chooses("Silver").has(discard="Silver, Silver", hand="Copper, Estate")
    table.trash("Curse")


def test_hermit_tells_the_same_card_in_hand_and_discard_pile_apart(table):
    table.anna(hand="Hermit, Estate", discard="Estate").plays("Hermit")
    table.asks("Anna", "Estate", "Estate (discard pile)", may=True)
    table.anna().chooses("Anwesen (Ablagestapel)").chooses("Silver").has(hand="Estate", discard="Silver")


def test_hermit_need_not_trash_but_has_to_gain(table):
    table.anna(hand="Hermit, Estate").plays("Hermit").chooses("-")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Hermit")


def test_hermit_is_exchanged_for_a_madman_without_a_gain_in_the_buy_phase(table):
    table.anna(hand="Hermit", deck="5 Copper").plays("Hermit").chooses("Silver")
    before = table.game.pile_cards("hermit")
    table.anna().passes().has(discard="Silver, Madman", play="")
    assert len(table.game.pile_cards("hermit")) == len(before) + 1
    table.trash("").said("Anna", "exchange", "Madman").pile("Madman", 9)


def test_hermit_stays_when_a_card_was_bought(table):
    table.set(turn={"coins": 3}).anna(hand="Hermit", deck="5 Copper").plays("Hermit").chooses("Silver").buys("Estate")
    table.anna().has(discard="Silver, Estate, Hermit")


def test_hermit_is_no_gain_for_a_watchtower(table):
    table.anna(hand="Hermit, Watchtower", deck="5 Copper").plays("Hermit").chooses("-").chooses("Silver").chooses("-")
    table.anna().passes().has(discard="Silver, Madman, Watchtower")


def test_hermit_stays_when_no_madman_is_left(table):
    table.set(supply={"Madman": 0}).anna(hand="Hermit", deck="5 Copper").plays("Hermit").chooses("Silver").passes()
    table.anna().has(discard="Silver, Hermit")
    assert "no exchange" in table.sentences


def test_hermit_played_twice_is_exchanged_once(table):
    table.anna(hand="Throne Room, Hermit", deck="5 Copper").plays("Throne Room").chooses("Hermit").chooses("Silver")
    table.anna().chooses("Silver").passes().has(discard="2 Silver, Madman, Throne Room")
    assert "lost track" in table.sentences


def test_hermit_that_lies_in_the_supply_is_not_exchanged(table):
    table.set(kingdom=["Hermit"]).anna(hand="Band of Misfits", deck="5 Copper").plays("Band of Misfits")
    table.anna().chooses("Silver").passes().has(discard="Silver, Band of Misfits")
    table.pile("Madman", 10)
    assert "not in play" in table.sentences


def test_hermit_on_the_table_is_exchanged_too(table):
    table.set(turn=BUY).anna(hand="", play="Hermit", deck="5 Copper").passes().has(discard="Madman")


def test_madman_draws_as_many_as_are_in_hand(table):
    table.set(supply={"Madman": 9}).anna(hand="Madman, 3 Copper", deck="5 Silver").plays("Madman").has(
        hand="3 Copper, 3 Silver", play=""
    )
    table.pile("Madman", 10)


def test_madman_with_an_empty_hand_draws_nothing(table):
    table.anna(hand="Madman", deck="5 Silver").plays("Madman").has(hand="", play="")


def test_madman_played_twice_draws_once(table):
    table.anna(hand="Throne Room, Madman, 2 Copper, Village", deck="9 Silver").plays("Throne Room").chooses("Madman")
    table.anna().has(hand="2 Copper, Village, 3 Silver", actions=4, play="Throne Room")
    assert "lost track" in table.sentences


def test_madman_processioned_gains_a_card_for_one(table):
    table.set(kingdom=["Poor House"]).anna(hand="Procession, Madman, Copper", deck="9 Silver").plays("Procession")
    table.anna().chooses("Madman").has(discard="Poor House", hand="Copper, Silver", play="Procession")
    table.trash("")


# --- Storeroom -------------------------------------------------------------------------------------------------------


def test_storeroom_discards_to_draw_and_then_for_coins(table):
    table.anna(hand="Storeroom, 2 Estate, Curse", deck="2 Copper, Silver").plays("Storeroom").chooses("2 Estate")
    table.asks("Anna", "Curse", "Copper", least=0, most=3, may=True)
    table.anna().chooses("Curse, Copper").has(coins=2, buys=2, hand="Copper", discard="2 Estate, Curse, Copper")


def test_storeroom_with_an_empty_hand_only_gives_the_buy(table):
    table.anna(hand="Storeroom", deck="2 Copper").plays("Storeroom").has(coins=0, buys=2, hand="")


def test_storeroom_may_discard_nothing(table):
    table.anna(hand="Storeroom, 2 Estate", deck="Gold").plays("Storeroom").chooses("-").chooses("-")
    table.anna().has(coins=0, hand="2 Estate", deck="Gold")


def test_storeroom_draws_what_it_discarded_when_it_shuffles(table):
    table.anna(hand="Storeroom, Estate", deck="").plays("Storeroom").chooses("Estate").chooses("Estate").has(coins=1)


def test_storeroom_twice(table):
    table.anna(hand="Throne Room, Storeroom, 3 Estate", deck="").plays("Throne Room").chooses("Storeroom")
    table.anna().chooses("-").chooses("Estate").chooses("-").chooses("2 Estate").has(coins=3, buys=3, hand="")


# --- Sage ------------------------------------------------------------------------------------------------------------


def test_sage_takes_the_first_card_for_three_or_more(table):
    table.anna(hand="Sage, Village", deck="Copper, Curse, Silver, Gold").plays("Sage").has(
        hand="Village, Silver", discard="Copper, Curse", deck="Gold", actions=1
    )


def test_sage_shuffles_without_what_it_revealed(table):
    table.anna(hand="Sage", deck="Copper", discard="Province").plays("Sage").has(hand="Province", discard="Copper")


def test_sage_that_finds_nothing_discards_all(table):
    table.anna(hand="Sage", deck="Copper, Estate").plays("Sage").has(hand="", discard="Copper, Estate", deck="")


def test_sage_twice(table):
    table.anna(hand="Throne Room, Sage", deck="Copper, Silver, Estate, Gold").plays("Throne Room").chooses("Sage")
    table.anna().has(hand="Silver, Gold", discard="Copper, Estate")


def test_sage_looks_at_the_cost_now(table):
    table.anna(hand="Sage", play="Highway", deck="Silver, Smithy").plays("Sage").has(hand="Smithy", discard="Silver")


def test_sage_passes_over_debt_and_takes_a_potion_beside_three_coins(table):
    table.anna(hand="Sage", deck="City Quarter, Vineyard, Alchemist").plays("Sage").has(hand="Alchemist")


# --- Urchin and Mercenary --------------------------------------------------------------------------------------------


def test_urchin_makes_others_discard_to_four(table):
    table.anna(hand="Urchin, Village", deck="Gold")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Urchin").has(hand="Village, Gold", actions=1)
    table.bernd().has(hand="4 Copper", discard="Copper")


def test_urchin_spares_small_hands(table):
    table.anna(hand="Urchin", deck="Gold")
    table.bernd(hand="4 Copper", deck="")
    table.anna().plays("Urchin")
    table.bernd().has(hand="4 Copper", discard="")


def test_urchin_is_trashed_for_a_mercenary_when_another_attack_is_played(table):
    table.anna(hand="2 Urchin", deck="Gold, Silver")
    table.bernd(hand="3 Copper", deck="")
    table.anna().plays("Urchin").plays("Urchin")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Urchin", discard="Mercenary", hand="Gold, Silver")
    table.trash("Urchin")


def test_urchin_decides_before_a_moat_is_shown(table):
    table.anna(hand="Militia", play="Urchin")
    table.bernd(hand="Moat", deck="")
    table.anna().plays("Militia").chooses("yes")
    table.asks("Bernd", "yes", "no")


def test_the_same_urchin_played_twice_is_no_other_attack(table):
    table.anna(hand="Throne Room, Urchin", deck="Gold, Silver")
    table.bernd(hand="3 Copper", deck="")
    table.anna().plays("Throne Room").chooses("Urchin").has(hand="Gold, Silver", play="Throne Room, Urchin")
    table.trash("")


def test_urchin_may_stay(table):
    table.anna(hand="Militia", play="Urchin")
    table.bernd(hand="", deck="")
    table.anna().plays("Militia").chooses("no").has(play="Urchin, Militia")


def test_urchin_without_a_mercenary_left_is_trashed_for_nothing(table):
    table.set(supply={"Mercenary": 0}).anna(hand="Militia", play="Urchin")
    table.bernd(hand="", deck="")
    table.anna().plays("Militia").chooses("yes").has(play="Militia", discard="")
    table.trash("Urchin")


def test_urchin_does_not_hear_attacks_of_others(table):
    table.anna(hand="Militia")
    table.bernd(hand="", deck="", play="Urchin")
    table.anna().plays("Militia")
    table.trash("")


def test_mercenary_trashes_two_for_cards_coins_and_an_attack(table):
    table.anna(hand="Mercenary, Copper, Estate, Curse", deck="Gold, Silver, Duchy")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Mercenary")
    table.asks("Anna", "Copper", "Estate", "Curse", may=True, least=0, most=2)
    table.anna().chooses("Estate, Curse").has(hand="Copper, Gold, Silver", coins=2)
    table.bernd().has(hand="3 Copper")
    table.trash("Estate, Curse")


def test_mercenary_declined_does_nothing(table):
    table.anna(hand="Mercenary, Copper, Estate", deck="Gold, Silver")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Mercenary").chooses("-").has(hand="Copper, Estate", coins=0)
    table.bernd().has(hand="5 Copper")


def test_mercenary_with_one_card_trashes_it_for_nothing(table):
    table.anna(hand="Mercenary, Copper", deck="Gold, Silver")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Mercenary").chooses("Copper").has(hand="", coins=0)
    table.bernd().has(hand="5 Copper")
    table.trash("Copper")


def test_mercenary_played_twice(table):
    table.anna(hand="Throne Room, Mercenary, 4 Copper", deck="")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Throne Room").chooses("Mercenary").chooses("2 Copper").chooses("2 Copper").has(coins=4, hand="")
    table.bernd().has(hand="3 Copper")


def test_mercenary_is_answered_before_its_player_decides(table):
    table.anna(hand="Mercenary, 2 Copper")
    table.bernd(hand="Beggar, 4 Copper", deck="")
    table.anna().plays("Mercenary")
    table.bernd().chooses("yes")
    table.asks("Anna", "Copper", may=True)


# --- Armory ----------------------------------------------------------------------------------------------------------


def test_armory_gains_onto_the_deck(table):
    table.set(kingdom=["Smithy", "Market"]).anna(hand="Armory", deck="Copper").plays("Armory")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy", "Armory")
    table.anna().chooses("Smithy").has(deck="Smithy, Copper", discard="")


def test_armory_gains_sir_martin_when_he_is_on_top(table):
    table.set(supply={"Knights": ["Sir Martin", "Dame Anna"]}).anna(hand="Armory").plays("Armory").chooses("Sir Martin")
    table.anna().has(deck="Sir Martin")


def test_armory_does_not_reach_a_knight_for_five(table):
    table.set(supply={"Knights": ["Dame Anna", "Sir Martin"]}).anna(hand="Armory").plays("Armory")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Armory")


def test_armory_twice_stacks_the_deck(table):
    table.anna(hand="Throne Room, Armory").plays("Throne Room").chooses("Armory").chooses("Silver").chooses("Estate")
    table.anna().has(deck="Estate, Silver")


def test_armory_reaches_more_after_a_highway(table):
    table.set(kingdom=["Market"]).anna(hand="Armory", play="Highway").plays("Armory").chooses("Market")
    table.anna().has(deck="Market")


# --- Ironmonger ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shown", "gets"),
    [
        ("Village", {"actions": 2, "coins": 0, "hand": "Moat, Copper"}),
        ("Gold", {"actions": 1, "coins": 1, "hand": "Moat, Copper"}),
        ("Estate", {"actions": 1, "coins": 0, "hand": "Moat, Copper, Silver"}),
        ("Curse", {"actions": 1, "coins": 0, "hand": "Moat, Copper"}),
        ("Harem", {"actions": 1, "coins": 1, "hand": "Moat, Copper, Silver"}),
    ],
)
def test_ironmonger_pays_for_each_type_of_the_revealed_card(table, shown, gets):
    table.anna(hand="Ironmonger, Moat", deck=f"Copper, {shown}, Silver").plays("Ironmonger").chooses("yes").has(**gets)
    table.anna().has(discard=shown)


def test_ironmonger_draws_the_victory_card_that_it_left(table):
    table.anna(hand="Ironmonger", deck="Copper, Estate, Silver").plays("Ironmonger").chooses("no").has(
        hand="Copper, Estate", deck="Silver", discard=""
    )


def test_ironmonger_with_an_empty_deck(table):
    table.anna(hand="Ironmonger, Moat", deck="Copper").plays("Ironmonger").has(hand="Moat, Copper", actions=1, coins=0)
    table.asks("Anna", "play Moat", may=True)


def test_ironmonger_shuffles_to_reveal(table):
    table.anna(hand="Ironmonger, Moat", deck="Copper", discard="Gold").plays("Ironmonger").chooses("no").has(
        coins=1, deck="Gold"
    )


def test_ironmonger_twice(table):
    table.anna(hand="Throne Room, Ironmonger", deck="Copper, Gold, Silver").plays("Throne Room").chooses("Ironmonger")
    table.anna().chooses("no").chooses("yes").has(hand="Copper, Gold", discard="Silver", coins=2)


def test_ironmonger_discards_a_tunnel(table):
    table.anna(hand="Ironmonger", deck="Copper, Tunnel, Estate").plays("Ironmonger").chooses("yes").chooses("yes")
    table.anna().has(discard="Gold, Tunnel", hand="Copper, Estate")


# --- Marauder --------------------------------------------------------------------------------------------------------


def test_marauder_gains_spoils_and_hands_out_ruins(table):
    table.set(supply={"Ruins": ["Survivors", "Abandoned Mine"]}).anna(hand="Marauder")
    table.bernd(hand="", deck="")
    table.carla(hand="", deck="")
    table.anna().plays("Marauder").has(discard="Spoils")
    table.bernd().has(discard="Survivors")
    table.carla().has(discard="Abandoned Mine")
    table.pile("Spoils", 14)


def test_marauder_with_one_ruins_left(table):
    table.set(supply={"Ruins": ["Survivors"]}).anna(hand="Marauder")
    table.bernd(hand="", deck="")
    table.carla(hand="", deck="")
    table.anna().plays("Marauder")
    table.bernd().has(discard="Survivors")
    table.carla().has(discard="")
    assert "gain none" in table.sentences


def test_marauder_without_spoils(table):
    table.set(supply={"Spoils": 0, "Ruins": ["Survivors"]}).anna(hand="Marauder").plays("Marauder").has(discard="")
    table.bernd().has(discard="Survivors")


def test_marauder_twice(table):
    table.set(supply={"Ruins": ["Survivors", "Abandoned Mine"]}).anna(hand="Throne Room, Marauder")
    table.anna().plays("Throne Room").chooses("Marauder").has(discard="2 Spoils")
    table.bernd().has(discard="Survivors, Abandoned Mine")


def test_marauder_against_a_moat(table):
    table.set(supply={"Ruins": ["Survivors"]}).anna(hand="Marauder")
    table.bernd(hand="Moat", deck="")
    table.anna().plays("Marauder")
    table.bernd().chooses("yes").has(discard="")
    table.anna().has(discard="Spoils")


# --- Scavenger -------------------------------------------------------------------------------------------------------


def test_scavenger_puts_the_deck_away_and_one_card_back(table):
    table.anna(hand="Scavenger", deck="Copper, Gold", discard="Estate").plays("Scavenger").chooses("yes")
    table.asks("Anna", "Copper", "Gold", "Estate")
    table.said("Anna", "look", "Copper, Gold, Estate")
    table.anna().chooses("Gold").has(deck="Gold", discard="Copper, Estate", coins=2)


def test_scavenger_may_leave_the_deck_but_has_to_put_a_card_back(table):
    table.anna(hand="Scavenger", deck="Copper", discard="Estate, Gold").plays("Scavenger").chooses("no")
    table.asks("Anna", "Estate", "Gold")
    table.anna().chooses("Estate").has(deck="Estate, Copper", discard="Gold")


def test_scavenger_with_no_cards_at_all(table):
    table.anna(hand="Scavenger", deck="").plays("Scavenger").has(coins=2, deck="", discard="")


def test_scavenger_does_not_discard_a_tunnel(table):
    table.anna(hand="Scavenger", deck="Tunnel, Copper").plays("Scavenger").chooses("yes")
    table.asks("Anna", "Tunnel", "Copper")


def test_scavenger_twice(table):
    table.anna(hand="Throne Room, Scavenger", deck="Copper, Gold").plays("Throne Room").chooses("Scavenger")
    table.anna().chooses("yes").chooses("Gold").chooses("no").has(deck="Copper, Gold", coins=4)


# --- Wandering Minstrel ----------------------------------------------------------------------------------------------


def test_wandering_minstrel_puts_actions_back_and_discards_the_rest(table):
    table.anna(hand="Wandering Minstrel, Moat", deck="Gold, Village, Copper, Smithy, Estate")
    table.anna().plays("Wandering Minstrel")
    table.asks("Anna", "Village", "Smithy")
    table.anna().chooses("Smithy, Village").has(deck="Smithy, Village, Estate", discard="Copper", actions=2)


def test_wandering_minstrel_without_actions_discards_all(table):
    table.anna(hand="Wandering Minstrel, Moat", deck="Gold, Copper, Curse").plays("Wandering Minstrel").has(
        deck="", discard="Copper, Curse", hand="Moat, Gold"
    )


def test_wandering_minstrel_shuffles_for_more(table):
    table.anna(hand="Wandering Minstrel", deck="Gold", discard="Village").plays("Wandering Minstrel").has(
        deck="Village", discard=""
    )


def test_wandering_minstrel_twice(table):
    table.anna(hand="Throne Room, Wandering Minstrel", deck="Gold, Nobles, 2 Copper, 3 Estate").plays("Throne Room")
    table.anna().chooses("Wandering Minstrel").has(hand="Gold, Nobles", discard="2 Copper, 3 Estate")


def test_wandering_minstrel_keeps_a_nobles_and_discards_a_tunnel(table):
    table.anna(hand="Wandering Minstrel", deck="Gold, Nobles, Tunnel").plays("Wandering Minstrel").chooses("yes")
    table.anna().has(deck="Nobles", discard="Tunnel, Gold")


# --- Band of Misfits -------------------------------------------------------------------------------------------------


def test_band_of_misfits_plays_a_cheaper_action_of_the_supply(table):
    table.set(kingdom=["Village", "Smithy", "Market"]).anna(hand="Band of Misfits, Moat", deck="3 Gold")
    table.anna().plays("Band of Misfits")
    table.asks("Anna", "Village", "Smithy", "Moat")
    table.anna().chooses("Smithy").has(hand="Moat, 3 Gold", play="Band of Misfits")
    table.pile("Smithy", 10)
    assert "play there" in table.sentences


def test_band_of_misfits_with_nothing_to_play(table):
    table.set(kingdom=["Market"]).anna(hand="Band of Misfits").plays("Band of Misfits").has(play="Band of Misfits")
    assert "does nothing" in table.sentences


def test_band_of_misfits_does_not_see_empty_piles_nor_cards_beside_the_supply(table):
    table.set(kingdom=["Village", "Moat", "Hermit"], supply={"Village": 0, "Hermit": 0}).anna(
        hand="Band of Misfits, Copper", deck="2 Gold"
    )
    table.anna().plays("Band of Misfits").has(hand="Copper, 2 Gold")


def test_band_of_misfits_plays_the_top_ruins_and_sir_martin_only(table):
    table.set(supply={"Ruins": ["Abandoned Mine", "Survivors"], "Knights": ["Sir Martin", "Dame Anna"]})
    table.anna(hand="Band of Misfits").plays("Band of Misfits")
    table.asks("Anna", "Abandoned Mine", "Sir Martin")
    table.anna().chooses("Abandoned Mine").has(coins=1)


def test_band_of_misfits_picks_anew_when_played_twice(table):
    table.set(kingdom=["Village", "Smithy"]).anna(hand="Throne Room, Band of Misfits", deck="9 Copper")
    table.anna().plays("Throne Room").chooses("Band of Misfits").chooses("Village").chooses("Smithy")
    table.anna().has(hand="4 Copper", actions=2, play="Throne Room, Band of Misfits")


def test_band_of_misfits_as_a_duration_stays_until_it_is_done(table):
    table.set(kingdom=["Fishing Village"]).anna(hand="Band of Misfits", deck="10 Copper").plays("Band of Misfits")
    table.anna().has(coins=1)
    assert table.game.actions == 2
    table.next_turn_of("Anna").has(play="Band of Misfits", actions=2, coins=1)
    table.next_turn_of("Anna").has(play="", coins=0)


def test_band_of_misfits_as_a_lighthouse_protects(table):
    table.set(kingdom=["Lighthouse"]).anna(hand="Band of Misfits", deck="10 Copper")
    table.bernd(hand="Militia", deck="10 Copper")
    table.anna().plays("Band of Misfits").chooses("Lighthouse").passes()
    table.bernd().plays("Militia")
    table.anna().has(hand=5, play="Band of Misfits")


def test_band_of_misfits_as_a_throne_room_stays_with_the_duration(table):
    table.set(kingdom=["Throne Room"]).anna(hand="Band of Misfits, Wharf", deck="20 Copper").plays("Band of Misfits")
    table.anna().chooses("Wharf").has(hand=4, play="Band of Misfits, Wharf")
    table.next_turn_of("Anna").has(hand=9, play="Band of Misfits, Wharf")
    table.next_turn_of("Anna").has(hand=5, play="")


def test_two_bands_of_misfits_as_the_same_duration_one_turn_after_the_other(table):
    table.set(kingdom=["Fishing Village"])
    table.anna(hand="Band of Misfits", deck="Band of Misfits, 14 Copper").plays("Band of Misfits")
    table.next_turn_of("Anna").plays("Band of Misfits").has(play="2 Band of Misfits")
    table.next_turn_of("Anna").has(play="Band of Misfits", coins=1, actions=2)
    table.next_turn_of("Anna").has(play="", coins=0)


def test_an_urchin_that_lies_in_the_supply_is_not_trashed_for_a_mercenary(table):
    table.set(kingdom=["Urchin"]).anna(hand="Band of Misfits, Witch", deck="3 Copper")
    table.anna().plays("Band of Misfits").plays("Witch").has(discard="", play="Band of Misfits, Witch")
    table.trash("").pile("Urchin", 10)


def test_an_urchin_in_play_hears_the_attack_that_a_band_of_misfits_plays(table):
    table.set(kingdom=["Militia"]).anna(hand="Band of Misfits", play="Urchin").plays("Band of Misfits")
    table.anna().chooses("Militia").chooses("yes").has(discard="Mercenary")


def test_band_of_misfits_counts_as_two_cards_played(table):
    table.set(kingdom=["Moat"]).anna(hand="Band of Misfits", deck="2 Copper").plays("Band of Misfits")
    assert [slug for _, slug, _ in table.game.played] == ["band-of-misfits", "moat"]


def test_band_of_misfits_as_an_attack_lets_others_react(table):
    table.set(kingdom=["Militia"]).anna(hand="Band of Misfits")
    table.bernd(hand="Moat, 4 Copper", deck="")
    table.anna().plays("Band of Misfits").chooses("Militia")
    table.bernd().chooses("yes").has(hand=5)


def test_band_of_misfits_as_an_island_stays_where_it_is(table):
    table.set(kingdom=["Island"]).anna(hand="Band of Misfits, Estate").plays("Band of Misfits").has(
        island="Estate", play="Band of Misfits"
    )
    table.pile("Island", 8)


def test_a_table_with_a_band_of_misfits_that_waits_can_be_described(table):
    table.set(kingdom=["Fishing Village"]).anna(hand="2 Band of Misfits", deck="10 Copper").plays("Band of Misfits")
    assert start(describe(table.game)) == table.game
    table.anna().passes()
    table.anna().passes()
    assert start(describe(table.game)) == table.game


# --- Bandit Camp and Spoils ------------------------------------------------------------------------------------------


def test_bandit_camp_draws_and_gains_spoils(table):
    table.anna(hand="Bandit Camp, Village", deck="Gold").plays("Bandit Camp").has(
        hand="Village, Gold", actions=2, discard="Spoils"
    )


def test_bandit_camp_without_spoils(table):
    table.set(supply={"Spoils": 0}).anna(hand="Bandit Camp", deck="Gold").plays("Bandit Camp").has(discard="")
    assert "gain none" in table.sentences


def test_bandit_camp_twice(table):
    table.anna(hand="Throne Room, Bandit Camp", deck="Gold, Silver").plays("Throne Room").chooses("Bandit Camp")
    table.anna().has(hand="Gold, Silver", discard="2 Spoils")


def test_bandit_camp_and_a_watchtower(table):
    table.anna(hand="Bandit Camp, Watchtower", deck="Gold").plays("Bandit Camp").chooses("deck").has(deck="Spoils")


def test_spoils_give_three_coins_and_return(table):
    table.set(turn=BUY, supply={"Spoils": 3}).anna(hand="Spoils").plays("Spoils").has(coins=3, play="")
    table.pile("Spoils", 4).trash("")


def test_spoils_are_not_bought(table):
    table.set(turn={**BUY, "coins": 9}, kingdom=["Bandit Camp"]).anna(hand="")
    assert "buy Spoils" not in table.game.choices


def test_spoils_are_played_with_all_treasures(table):
    table.set(turn=BUY).anna(hand="2 Spoils, Copper").plays_treasures().has(coins=7, play="Copper", hand="")


def test_spoils_need_not_be_played(table):
    table.set(turn=BUY).anna(hand="Spoils", deck="5 Copper").passes().has(discard="Spoils")


def test_counterfeit_on_spoils_gives_six_and_trashes_nothing(table):
    table.set(turn=BUY).anna(hand="Counterfeit, Spoils").plays("Counterfeit").chooses("Spoils").has(coins=7)
    table.trash("")


# --- Mystic ----------------------------------------------------------------------------------------------------------


def test_mystic_takes_the_named_card(table):
    table.anna(hand="Mystic, Village", deck="Gold, Copper").plays("Mystic").chooses("Gold").has(
        hand="Village, Gold", actions=1, coins=2
    )


def test_mystic_that_is_wrong_leaves_it(table):
    table.anna(hand="Mystic, Village", deck="Gold").plays("Mystic").chooses("Silver").has(hand="Village", deck="Gold")
    table.said("Anna", "reveal", "Gold")


def test_mystic_with_no_deck(table):
    table.anna(hand="Mystic, Village", deck="").plays("Mystic").chooses("Gold").has(hand="Village", coins=2)


def test_mystic_shuffles_to_reveal(table):
    table.anna(hand="Mystic, Village", deck="", discard="Gold").plays("Mystic").chooses("Gold").has(
        hand="Village, Gold"
    )


def test_mystic_needs_the_exact_name(table):
    table.anna(hand="Mystic, Village", deck="Sir Destry").plays("Mystic").chooses("Sir Martin").has(hand="Village")


def test_mystic_twice(table):
    table.anna(hand="Throne Room, Mystic", deck="Gold, Copper").plays("Throne Room").chooses("Mystic").chooses("Gold")
    table.anna().chooses("Copper").has(hand="Gold, Copper", coins=4)


# --- Pillage ---------------------------------------------------------------------------------------------------------


def test_pillage_is_trashed_for_spoils_and_picks_from_full_hands(table):
    table.anna(hand="Pillage")
    table.bernd(hand="Gold, 4 Copper", deck="")
    table.carla(hand="4 Gold", deck="")
    table.anna().plays("Pillage")
    table.asks("Anna", "Gold", "Copper")
    table.anna().chooses("Gold").has(discard="2 Spoils", play="")
    table.bernd().has(hand="4 Copper", discard="Gold")
    table.carla().has(hand="4 Gold")
    table.trash("Pillage").said("Bernd", "reveal", "Gold, 4 Copper")


def test_pillage_with_one_spoils_left(table):
    table.set(supply={"Spoils": 1}).anna(hand="Pillage").plays("Pillage").has(discard="Spoils")


def test_pillage_played_twice_does_it_once(table):
    table.anna(hand="Throne Room, Pillage")
    table.bernd(hand="6 Copper", deck="")
    table.anna().plays("Throne Room").chooses("Pillage").has(discard="2 Spoils")
    table.bernd().has(hand="5 Copper")


def test_pillage_against_a_moat(table):
    table.anna(hand="Pillage")
    table.bernd(hand="Moat, 4 Copper", deck="")
    table.anna().plays("Pillage")
    table.bernd().chooses("yes").has(hand="Moat, 4 Copper")
    table.anna().has(discard="2 Spoils")


# --- rulings are cited where their case occurs -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "moves", "cited", "not_cited"),
    [
        ("Death Cart, Fortress", ["Death Cart", "Fortress"], "death-cart:2", ""),
        ("Death Cart, Village", ["Death Cart", "Village"], "death-cart:1", "death-cart:2"),
        ("Procession, Village", ["Procession", "Village", "Smithy"], "procession:4", "procession:3"),
        ("Procession, Madman", ["Procession", "Madman"], "procession:3", "procession:5"),
        ("Altar", ["Altar", "Duchy"], "altar:1", ""),
        ("Altar, Copper", ["Altar", "Duchy"], "altar:2", "altar:1"),
        ("Band of Misfits", ["Band of Misfits", "Smithy"], "band-of-misfits:1", "band-of-misfits:3"),
        ("Rats, Copper", ["Rats"], "rats:1", "rats:2"),
        ("2 Rats", ["Rats"], "rats:2", ""),
    ],
)
def test_a_ruling_is_cited_where_its_case_occurs(table, hand, moves, cited, not_cited):
    table.set(kingdom=["Smithy", "Bridge", "Poor House"]).anna(hand=hand).plays(moves[0])
    for move in moves[1:]:
        table.anna().chooses(move)
    table.cited(f"dark-ages:{cited}")
    found = {cite for step in table.game.log for cite in step.cites}
    assert f"dark-ages:{not_cited}" not in found


def test_count_carries_the_first_choice_out_before_the_second(table):
    table.anna(hand="Count, 2 Estate, Gold").plays("Count")
    table.asks("Anna", "discard", "deck", "copper")
    table.anna().chooses("discard").chooses("2 Estate").has(discard="2 Estate")
    table.asks("Anna", "coins", "trash", "duchy")
    table.anna().chooses("coins").has(coins=3)


def test_count_trashes_the_hand(table):
    table.anna(hand="Count, 2 Estate").plays("Count").chooses("copper").chooses("trash")
    table.anna().has(hand="", discard="Copper", coins=0)
    table.trash("2 Estate")


def test_count_may_choose_what_it_cannot_do(table):
    table.anna(hand="Count").plays("Count").chooses("discard").chooses("trash").has(hand="")


def test_count_puts_a_card_onto_the_deck_and_gains_a_duchy(table):
    table.anna(hand="Count, Gold, Estate").plays("Count").chooses("deck").chooses("Gold").chooses("duchy")
    table.anna().has(deck="Gold", discard="Duchy", hand="Estate")


def test_counterfeit_plays_a_treasure_twice_and_trashes_it(table):
    table.anna(hand="Counterfeit, Gold, Copper").plays("Counterfeit")
    table.asks("Anna", "Gold", "Copper", may=True)
    table.anna().chooses("Gold").has(coins=7, buys=2, hand="Copper", play="Counterfeit")
    table.trash("Gold")


def test_counterfeit_may_be_declined(table):
    table.anna(hand="Counterfeit, Gold").plays("Counterfeit").chooses("-").has(coins=1, hand="Gold")


def test_counterfeit_takes_no_duration(table):
    table.anna(hand="Counterfeit, Copper").plays("Counterfeit")
    table.asks("Anna", "Copper", may=True)


def test_counterfeit_on_capital_gives_no_debt(table):
    table.anna(hand="Counterfeit, Capital").plays("Counterfeit").chooses("Capital").has(coins=13).passes().has(debt=0)
    table.trash("Capital")


@pytest.mark.parametrize("way", [True, False])
def test_a_poor_house_takes_coins_away_and_says_so(way: bool) -> None:
    """What it takes is no plus: a Way of the Chameleon leaves it a loss of coins."""
    run = Run(
        parse(f"""
players:
  Anna: {{hand: [Poor House, 2 Copper], deck: [10 Estate]}}
  Bernd: {{hand: [5 Copper], deck: [10 Copper]}}
turn: {{coins: 3}}
landscapes: [Way of the Chameleon]
moves: [play Poor House{" as Way of the Chameleon" if way else ""}]
""")
    )
    assert run.stop is None, run.stop
    state = run.answer()["state"]
    assert state["turn"]["coins"] == (1 if way else 5)
    assert len(state["players"]["Anna"]["hand"]) == (6 if way else 2)
    assert "Anna loses 2 Coins." in [step["text"]["en"] for step in run.answer()["steps"]]
