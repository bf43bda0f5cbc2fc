"""Dark Ages: cards that are trashed, trash others, or fetch them back."""

from __future__ import annotations

import pytest

BUY = {"player": "Anna", "phase": "buy"}


# --- Squire ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "gets"),
    [("actions", {"actions": 2, "buys": 1}), ("buys", {"actions": 0, "buys": 3}), ("silver", {"discard": "Silver"})],
)
def test_squire_gives_a_coin_and_one_of_three(table, choice, gets):
    table.anna(hand="Squire").plays("Squire")
    table.asks("Anna", "actions", "buys", "silver")
    table.anna().chooses(choice)
    assert table.game.coins == 1
    table.anna().has(**gets)


def test_squire_chooses_anew_at_each_play(table):
    table.anna(hand="Throne Room, Squire, Village").plays("Throne Room").chooses("Squire").chooses("actions").chooses(
        "buys"
    )
    table.anna().has(actions=2, buys=3, coins=2)


def test_squire_trashed_gains_any_attack_of_the_supply(table):
    table.set(kingdom=["Witch", "Militia", "Village"]).anna(hand="Chapel, Squire").plays("Chapel").chooses("Squire")
    table.asks("Anna", "Witch", "Militia")
    table.anna().chooses("Witch").has(discard="Witch")


def test_squire_trashed_without_an_attack_gains_nothing(table):
    table.anna(hand="Chapel, Squire").plays("Chapel").chooses("Squire").has(discard="")
    assert "gain nothing" in table.sentences


def test_squire_trashed_by_a_swindler_gains_the_attack_for_its_owner(table):
    table.set(kingdom=["Witch"]).anna(hand="Swindler")
    table.bernd(hand="", deck="Squire")
    table.anna().plays("Swindler")
    table.bernd().chooses("Witch").has(discard="Witch")


def test_squire_trashed_from_the_supply_gains_an_attack_too(table):
    table.set(kingdom=["Squire", "Witch"]).anna(hand="Lurker").plays("Lurker").chooses("trash").chooses("Squire")
    table.anna().has(discard="Witch")


# --- Forager ---------------------------------------------------------------------------------------------------------


def test_forager_counts_each_name_of_a_treasure_in_the_trash_once(table):
    table.set(trash=["4 Copper", "Counterfeit", "6 Estate"]).anna(hand="Forager, Estate, Gold")
    table.anna().plays("Forager").chooses("Gold").has(coins=3, buys=2, hand="Estate")
    assert table.game.actions == 1


def test_forager_with_nothing_to_trash_still_counts(table):
    table.set(trash=["Silver"]).anna(hand="Forager").plays("Forager").has(coins=1, buys=2)


def test_forager_with_an_empty_trash_gives_no_coins(table):
    table.anna(hand="Forager, Estate").plays("Forager").has(coins=0)
    table.trash("Estate")


def test_forager_played_twice_sees_what_it_trashed_first(table):
    table.anna(hand="Throne Room, Forager, Copper, Silver").plays("Throne Room").chooses("Forager").chooses("Copper")
    table.anna().has(coins=3, buys=3)


def test_forager_and_a_fortress_that_comes_back(table):
    table.anna(hand="Forager, Fortress").plays("Forager").has(hand="Fortress", coins=0)
    table.trash("")


# --- Market Square ---------------------------------------------------------------------------------------------------


def test_market_square_draws_and_gives_a_buy(table):
    table.anna(hand="Market Square, Village", deck="2 Gold").plays("Market Square").has(
        hand="Village, Gold", actions=1, buys=2
    )


def test_market_square_is_discarded_for_a_gold_when_a_card_is_trashed(table):
    table.anna(hand="Chapel, Market Square, 2 Copper").plays("Chapel").chooses("2 Copper")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Market Square, Gold", hand="")


def test_two_market_squares_for_one_card(table):
    table.anna(hand="Chapel, 2 Market Square, Copper").plays("Chapel").chooses("Copper").chooses("yes").chooses("yes")
    table.anna().has(discard="2 Market Square, 2 Gold")


def test_market_square_reacts_on_anothers_turn(table):
    table.anna(hand="Swindler")
    table.bernd(hand="Market Square", deck="Copper")
    table.set(supply={"Curse": 0}).anna().plays("Swindler")
    table.bernd().chooses("yes").has(discard="Market Square, Gold, Copper")


def test_market_square_does_not_react_to_cards_of_others(table):
    table.anna(hand="Swindler, Market Square")
    table.bernd(hand="", deck="Copper")
    table.set(supply={"Curse": 0}).anna().plays("Swindler").has(hand="Market Square")


def test_market_square_without_gold_is_still_discarded(table):
    table.set(supply={"Gold": 0}).anna(hand="Chapel, Market Square, Copper").plays("Chapel").chooses("Copper")
    table.anna().chooses("yes").has(discard="Market Square")


def test_market_square_may_stay(table):
    table.anna(hand="Chapel, 2 Market Square, Copper").plays("Chapel").chooses("Copper").chooses("no")
    table.anna().has(hand="2 Market Square", discard="")


def test_market_square_does_not_react_to_a_card_of_the_supply(table):
    table.set(kingdom=["Village"]).anna(hand="Lurker, Market Square", deck="Copper").plays("Lurker").chooses("trash")
    table.anna().chooses("Village")
    table.anna().has(hand="Market Square", discard="")
    table.trash("Village")


# --- Death Cart ------------------------------------------------------------------------------------------------------


def test_death_cart_trashes_itself_or_an_action_for_five_coins(table):
    table.anna(hand="Death Cart, Village, Copper").plays("Death Cart")
    table.asks("Anna", "Death Cart", "Village", may=True)
    table.anna().chooses("Death Cart").has(coins=5, play="", hand="Village, Copper")
    table.trash("Death Cart")


def test_death_cart_trashes_an_action_from_hand(table):
    table.anna(hand="Death Cart, Village").plays("Death Cart").chooses("Village").has(coins=5, play="Death Cart")
    table.trash("Village")


def test_death_cart_tells_itself_from_one_in_hand(table):
    table.anna(hand="2 Death Cart").plays("Death Cart")
    table.asks("Anna", "Death Cart", "Death Cart (hand)", may=True)
    table.anna().chooses("Death Cart (hand)").has(coins=5, play="Death Cart", hand="")


def test_death_cart_may_do_nothing(table):
    table.anna(hand="Death Cart").plays("Death Cart").chooses("-").has(coins=0, play="Death Cart")


def test_death_cart_played_twice_is_trashed_once(table):
    table.anna(hand="Throne Room, Death Cart, Copper").plays("Throne Room").chooses("Death Cart").chooses("Death Cart")
    table.anna().has(coins=5, hand="Copper")


def test_death_cart_and_a_fortress(table):
    table.anna(hand="Death Cart, Fortress").plays("Death Cart").chooses("Fortress").has(coins=5, hand="Fortress")
    table.trash("")


def test_death_cart_in_the_supply_cannot_be_trashed(table):
    table.set(kingdom=["Death Cart"], supply={"Ruins": []}).anna(hand="Band of Misfits, Moat, Witch")
    table.anna().plays("Band of Misfits").chooses("Death Cart")
    table.asks("Anna", "Moat", "Witch", may=True)
    table.anna().chooses("-").has(coins=0, play="Band of Misfits")
    table.trash("").pile("Death Cart", 10)


def test_death_cart_gained_brings_two_ruins(table):
    table.set(supply={"Ruins": ["Survivors", "Abandoned Mine", "Ruined Village"]}, turn={**BUY, "coins": 4, "buys": 2})
    table.set(kingdom=["Death Cart"]).anna(hand="").buys("Death Cart").has(
        discard="Death Cart, Survivors, Abandoned Mine"
    )
    table.pile("Ruins", "Ruined Village")


def test_death_cart_gained_with_one_ruins_left(table):
    table.set(supply={"Ruins": ["Survivors"]}, turn={**BUY, "coins": 4, "buys": 2}, kingdom=["Death Cart"])
    table.anna(hand="").buys("Death Cart").has(discard="Death Cart, Survivors")


# --- Feodum ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("silvers", "points"), [(0, 0), (2, 0), (3, 2), (11, 6)])
def test_feodum_is_worth_a_point_for_three_silvers(table, silvers, points):
    table.anna(hand="2 Feodum", deck=f"{silvers} Silver" if silvers else "").has(points=points)


def test_feodum_trashed_gains_three_silvers(table):
    table.anna(hand="Chapel, Feodum").plays("Chapel").chooses("Feodum").has(discard="3 Silver")


def test_feodum_trashed_with_two_silvers_left(table):
    table.set(supply={"Silver": 2}).anna(hand="Chapel, Feodum").plays("Chapel").chooses("Feodum").has(
        discard="2 Silver"
    )


def test_two_feodums_trashed_at_once_gain_six(table):
    table.anna(hand="Chapel, 2 Feodum").plays("Chapel").chooses("2 Feodum").has(discard="6 Silver")


def test_feodum_trashed_by_a_swindler_gains_for_its_owner(table):
    table.anna(hand="Swindler")
    table.bernd(hand="", deck="Feodum")
    table.anna().plays("Swindler")
    table.bernd().has(discard="3 Silver, Feodum")


# --- Rats ------------------------------------------------------------------------------------------------------------


def test_rats_gain_rats_and_eat_a_card(table):
    table.anna(hand="Rats, Copper, Estate, Rats", deck="Gold").plays("Rats")
    table.asks("Anna", "Copper", "Estate", "Gold")
    table.anna().chooses("Estate").has(hand="Copper, Rats, Gold", discard="Rats", actions=1)
    table.trash("Estate").unsaid("Anna", "reveal")


def test_rats_with_nothing_but_rats_show_the_hand(table):
    table.anna(hand="2 Rats", deck="Rats").plays("Rats").has(hand="2 Rats", discard="Rats")
    table.said("Anna", "reveal", "2 Rats").trash("")


def test_rats_with_an_empty_hand_and_an_empty_pile(table):
    table.set(supply={"Rats": 0}).anna(hand="Rats, Village", deck="").plays("Rats").has(discard="", hand="")
    table.trash("Village")


def test_rats_twice(table):
    table.anna(hand="Throne Room, Rats, 2 Copper", deck="2 Estate").plays("Throne Room").chooses("Rats")
    table.anna().chooses("Copper").chooses("Copper").has(discard="2 Rats", hand="2 Estate")


def test_trashed_rats_draw_a_card(table):
    table.anna(hand="Chapel, 2 Rats", deck="Gold, Silver, Copper").plays("Chapel").chooses("2 Rats").has(
        hand="Gold, Silver"
    )


def test_rats_trashed_on_anothers_turn_draw_for_their_owner(table):
    table.anna(hand="Swindler")
    table.bernd(hand="", deck="Rats, Gold")
    table.anna().plays("Swindler")
    table.bernd().has(hand="Gold", discard="Rats")


def test_rats_gained_into_a_watchtower_draw(table):
    table.anna(hand="Rats, Watchtower, Copper", deck="Estate, Gold").plays("Rats").chooses("trash")
    table.asks("Anna", "Watchtower", "Copper", "Estate", "Gold")


def test_rats_pile_has_twenty(table):
    table.set(kingdom=["Rats"]).anna(hand="")
    table.pile("Rats", 20)


# --- Fortress --------------------------------------------------------------------------------------------------------


def test_fortress_gives_a_card_and_two_actions(table):
    table.anna(hand="Fortress, Village", deck="2 Gold").plays("Fortress").has(hand="Village, Gold", actions=2)


def test_fortress_comes_back_to_hand_when_trashed(table):
    table.anna(hand="Chapel, Fortress, Copper").plays("Chapel").chooses("Fortress, Copper").has(hand="Fortress")
    table.trash("Copper")


def test_fortress_was_trashed_for_a_remodel(table):
    table.set(kingdom=["Laboratory"]).anna(hand="Remodel, Fortress").plays("Remodel").chooses("Gold").has(
        hand="Fortress", discard="Gold"
    )


def test_fortress_comes_back_on_anothers_turn(table):
    table.set(kingdom=["Militia"]).anna(hand="Swindler")
    table.bernd(hand="", deck="Fortress")
    table.anna().plays("Swindler").chooses("Militia")
    table.bernd().has(hand="Fortress", discard="Militia")


def test_fortress_gained_into_a_watchtower_goes_to_hand(table):
    table.set(kingdom=["Fortress"], turn={**BUY, "coins": 4, "buys": 2}).anna(hand="Watchtower").buys("Fortress")
    table.anna().chooses("trash").has(hand="Watchtower, Fortress")
    table.trash("")


def test_fortress_trashed_from_the_supply_comes_to_whoever_trashed_it(table):
    table.set(kingdom=["Fortress"]).anna(hand="Lurker, Village").plays("Lurker").chooses("trash").chooses("Fortress")
    table.anna().has(hand="Village, Fortress")
    table.trash("").pile("Fortress", 9)


def test_fortress_that_was_possessed_goes_back_to_its_owner(table):
    table.set(turn={"player": "Bernd", "extra": "Possession", "by": "Anna"})
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Chapel, Fortress", deck="5 Copper")
    table.anna().chooses("play Chapel").chooses("Fortress")
    table.asks("Anna", "Fortress", "Possession")
    table.anna().chooses("Fortress")
    table.bernd().has(hand="Fortress", aside="")


# --- Procession ------------------------------------------------------------------------------------------------------


def test_procession_plays_twice_trashes_and_gains_for_one_more(table):
    table.set(kingdom=["Smithy", "Bridge", "Market"]).anna(hand="Procession, Village, Copper", deck="Gold, Silver")
    table.anna().plays("Procession")
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village")
    table.asks("Anna", "Smithy", "Bridge", "Procession")
    table.anna().chooses("Smithy").has(hand="Copper, Gold, Silver", discard="Smithy", actions=4)
    table.trash("Village")


def test_procession_may_play_nothing(table):
    table.anna(hand="Procession, Village").plays("Procession").chooses("-").has(hand="Village", discard="")
    table.trash("")


def test_procession_cannot_play_a_duration(table):
    table.anna(hand="Procession, Wharf, Village", deck="2 Copper").plays("Procession")
    table.asks("Anna", "Village", may=True)


def test_procession_on_a_fortress_keeps_it_and_gains_a_card_for_five(table):
    table.set(kingdom=["Market"]).anna(hand="Procession, Fortress", deck="2 Copper").plays("Procession")
    table.anna().chooses("Fortress").has(hand="Fortress, 2 Copper", discard="Market", actions=4)


def test_procession_gains_although_the_card_could_not_be_trashed(table):
    table.set(kingdom=["Duke"]).anna(hand="Procession, Island, Estate, Copper").plays("Procession").chooses("Island")
    table.anna().chooses("Estate").has(island="Island, Estate, Copper")
    table.trash("")
    assert "lost track" in table.sentences


def test_procession_finds_nothing_at_that_cost(table):
    table.anna(hand="Procession, Nobles").plays("Procession").chooses("Nobles").chooses("actions").chooses("actions")
    table.anna().has(discard="")
    table.trash("Nobles")


def test_procession_on_a_procession(table):
    table.set(kingdom=["Village", "Smithy", "Market"]).anna(hand="2 Procession, Squire, Vagrant", deck="4 Copper")
    table.anna().plays("Procession").chooses("Procession").chooses("Squire").chooses("actions").chooses("actions")
    table.anna().chooses("Vagrant").has(discard="2 Village, Market", play="Procession")
    table.trash("Squire, Vagrant, Procession")


def test_procession_on_a_cultist_draws_before_it_gains(table):
    table.set(supply={"Ruins": []}).anna(hand="Procession, Cultist", deck="7 Copper").plays("Procession")
    table.anna().chooses("Cultist").has(hand="7 Copper")


# --- Catacombs -------------------------------------------------------------------------------------------------------


def test_catacombs_take_three(table):
    table.anna(hand="Catacombs", deck="Gold, Silver, Copper, Estate").plays("Catacombs")
    table.asks("Anna", "hand", "discard")
    table.anna().chooses("hand").has(hand="Gold, Silver, Copper", deck="Estate")


def test_catacombs_discard_three_and_draw_three(table):
    table.anna(hand="Catacombs", deck="3 Copper, 3 Gold, Estate").plays("Catacombs").chooses("discard").has(
        hand="3 Gold", discard="3 Copper", deck="Estate"
    )


def test_catacombs_shuffle_in_what_was_discarded(table):
    table.anna(hand="Catacombs", deck="3 Copper").plays("Catacombs").chooses("discard").has(hand="3 Copper")


def test_catacombs_shuffle_to_look_at_three(table):
    table.anna(hand="Catacombs", deck="Gold", discard="2 Silver").plays("Catacombs").chooses("hand").has(
        hand="Gold, 2 Silver"
    )


def test_catacombs_with_no_cards(table):
    table.anna(hand="Catacombs", deck="").plays("Catacombs").chooses("hand").has(hand="")


def test_catacombs_twice(table):
    table.anna(hand="Throne Room, Catacombs", deck="3 Copper, 3 Gold, 3 Silver").plays("Throne Room")
    table.anna().chooses("Catacombs").chooses("discard").chooses("hand").has(hand="3 Gold, 3 Silver")


def test_catacombs_trashed_gain_a_cheaper_card(table):
    table.set(kingdom=["Smithy", "Market"]).anna(hand="Chapel, Catacombs").plays("Chapel").chooses("Catacombs")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy", "Chapel")
    table.anna().chooses("Smithy").has(discard="Smithy")


# --- Graverobber -----------------------------------------------------------------------------------------------------


def test_graverobber_gains_from_the_trash_onto_the_deck(table):
    table.set(trash=["Gold", "Province", "Copper", "Smithy"]).anna(hand="Graverobber").plays("Graverobber")
    table.asks("Anna", "trash", "action")
    table.anna().chooses("trash")
    table.asks("Anna", "Gold", "Smithy")
    table.anna().chooses("Gold").has(deck="Gold")
    table.trash("Province, Copper, Smithy")


def test_graverobber_trashes_an_action_for_a_dearer_card(table):
    table.anna(hand="Graverobber, Market, Copper").plays("Graverobber").chooses("action").chooses("Province").has(
        discard="Province", hand="Copper"
    )
    table.trash("Market")


def test_graverobber_may_choose_what_it_cannot_do(table):
    table.anna(hand="Graverobber").plays("Graverobber").chooses("trash").has(deck="", discard="")
    assert "gain nothing" in table.sentences


def test_graverobber_without_an_action_gains_nothing(table):
    table.anna(hand="Graverobber, Gold").plays("Graverobber").chooses("action").has(hand="Gold", discard="")
    table.trash("")


def test_graverobber_does_one_of_the_two_only(table):
    table.set(trash=["Gold"]).anna(hand="Graverobber, 2 Squire").plays("Graverobber").chooses("action")
    table.anna().chooses("Silver").has(hand="Squire", discard="Silver", deck="")
    table.trash("Gold, Squire")


def test_graverobber_leaves_the_hand_alone_when_it_gains_from_the_trash(table):
    table.set(trash=["Gold"]).anna(hand="Graverobber, Moat").plays("Graverobber").chooses("trash")
    table.anna().has(hand="Moat", deck="Gold", discard="")


def test_graverobber_twice(table):
    table.set(trash=["Gold", "Silver"]).anna(hand="Throne Room, Graverobber").plays("Throne Room")
    table.anna().chooses("Graverobber").chooses("trash").chooses("Gold").chooses("trash").has(deck="Silver, Gold")


def test_graverobber_does_not_reach_potions(table):
    table.set(trash=["Alchemist", "Familiar"]).anna(hand="Graverobber").plays("Graverobber").chooses("trash")
    table.anna().has(deck="")


def test_graverobber_that_gains_a_death_cart_brings_ruins(table):
    table.set(trash=["Death Cart"], supply={"Ruins": ["Survivors", "Abandoned Mine"]}).anna(hand="Graverobber")
    table.anna().plays("Graverobber").chooses("trash").has(deck="Death Cart", discard="Survivors, Abandoned Mine")


# --- Cultist ---------------------------------------------------------------------------------------------------------


def test_cultist_draws_hands_out_ruins_and_plays_another(table):
    table.set(supply={"Ruins": ["Survivors", "Abandoned Mine", "Ruined Village"]})
    table.anna(hand="Cultist", deck="Cultist, Copper, 2 Silver, Gold").plays("Cultist")
    table.asks("Anna", "Cultist", may=True)
    table.bernd().has(discard="Survivors")
    table.anna().chooses("Cultist").has(hand="Copper, 2 Silver", play="2 Cultist")
    table.bernd().has(discard="Survivors, Abandoned Mine")


def test_cultist_may_leave_the_other(table):
    table.set(supply={"Ruins": ["Survivors"]}).anna(hand="3 Cultist", deck="2 Copper").plays("Cultist")
    table.asks("Anna", "Cultist", may=True, most=1)
    table.anna().chooses("-").has(hand="2 Cultist, 2 Copper")


def test_cultist_with_no_ruins_left(table):
    table.set(supply={"Ruins": []}).anna(hand="Cultist", deck="2 Copper").plays("Cultist").has(hand="2 Copper")
    table.bernd().has(discard="")


def test_cultist_trashed_draws_three(table):
    table.anna(hand="Chapel, Cultist", deck="4 Gold").plays("Chapel").chooses("Cultist").has(hand="3 Gold", deck="Gold")


def test_cultist_trashed_by_a_knight_draws_from_below(table):
    table.anna(hand="Sir Martin")
    table.bernd(hand="", deck="Cultist, Estate, 3 Gold")
    table.anna().plays("Sir Martin")
    table.bernd().has(hand="3 Gold", discard="Estate")


def test_cultist_twice(table):
    table.set(supply={"Ruins": ["Survivors", "Abandoned Mine"]}).anna(hand="Throne Room, Cultist", deck="4 Copper")
    table.anna().plays("Throne Room").chooses("Cultist").has(hand="4 Copper")
    table.bernd().has(discard="Survivors, Abandoned Mine")


# --- Junk Dealer -----------------------------------------------------------------------------------------------------


def test_junk_dealer_draws_before_it_trashes(table):
    table.anna(hand="Junk Dealer, Village", deck="Curse, Gold").plays("Junk Dealer")
    table.asks("Anna", "Village", "Curse")
    table.anna().chooses("Curse").has(hand="Village", coins=1, actions=1)
    table.trash("Curse")


def test_junk_dealer_has_to_trash(table):
    table.anna(hand="Junk Dealer", deck="Gold").plays("Junk Dealer").has(hand="", coins=1)
    table.trash("Gold")


def test_junk_dealer_with_nothing(table):
    table.anna(hand="Junk Dealer", deck="").plays("Junk Dealer").has(coins=1)


def test_junk_dealer_twice(table):
    table.anna(hand="Throne Room, Junk Dealer, 2 Estate", deck="2 Copper").plays("Throne Room").chooses("Junk Dealer")
    table.anna().chooses("Estate").chooses("Estate").has(hand="2 Copper", coins=2)


def test_junk_dealer_on_a_fortress(table):
    table.anna(hand="Junk Dealer, Fortress", deck="").plays("Junk Dealer").has(hand="Fortress", actions=1)


# --- Rebuild ---------------------------------------------------------------------------------------------------------


def test_rebuild_passes_over_the_named_card(table):
    table.anna(hand="Rebuild, Village", deck="Province, Copper, Estate, Gold").plays("Rebuild").chooses("Province")
    table.asks("Anna", "Estate", "Duchy")
    table.anna().chooses("Duchy").has(actions=1, discard="Province, Copper, Duchy", deck="Gold")
    table.trash("Estate")


def test_rebuild_makes_a_province_of_a_duchy(table):
    table.anna(hand="Rebuild, Village", deck="Copper, Duchy, Gold").plays("Rebuild").chooses("Estate")
    table.asks("Anna", "Estate", "Duchy", "Province")
    table.anna().chooses("Province").has(discard="Copper, Province", deck="Gold")
    table.trash("Duchy")


def test_rebuild_that_finds_nothing_discards_all(table):
    table.anna(hand="Rebuild, Village", deck="Copper, Estate", discard="Gold").plays("Rebuild").chooses("Estate")
    table.anna().has(discard="Copper, Estate, Gold", deck="")
    table.trash("")


def test_rebuild_shuffles_to_find_one(table):
    table.anna(hand="Rebuild, Village", deck="Copper", discard="Duchy").plays("Rebuild").chooses("Estate").chooses(
        "Province"
    )
    table.anna().has(discard="Copper, Province")
    table.trash("Duchy")


def test_rebuild_twice(table):
    table.anna(hand="Throne Room, Rebuild", deck="Duchy, Duchy").plays("Throne Room").chooses("Rebuild")
    table.anna().chooses("Curse").chooses("Province").chooses("Curse").chooses("Province").has(discard="2 Province")
    table.trash("2 Duchy")


def test_rebuild_on_a_feodum_gains_silvers_first(table):
    table.anna(hand="Rebuild, Village", deck="Feodum").plays("Rebuild").chooses("Curse").chooses("Duchy")
    table.anna().has(discard="3 Silver, Duchy")


# --- Rogue -----------------------------------------------------------------------------------------------------------


def test_rogue_has_to_gain_from_the_trash(table):
    table.set(trash=["Gold", "Smithy", "Copper"]).anna(hand="Rogue")
    table.bernd(hand="", deck="2 Silver")
    table.anna().plays("Rogue")
    table.asks("Anna", "Gold", "Smithy")
    table.anna().chooses("Smithy").has(discard="Smithy", coins=2)
    table.bernd().has(deck="2 Silver")


def test_rogue_attacks_when_nothing_fits_in_the_trash(table):
    table.set(trash=["Copper", "Province"]).anna(hand="Rogue")
    table.bernd(hand="", deck="Silver, Gold, Copper")
    table.anna().plays("Rogue")
    table.asks("Bernd", "Silver", "Gold")
    table.bernd().chooses("Silver").has(discard="Gold", deck="Copper")
    table.trash("Copper, Province, Silver").anna().has(discard="")


def test_rogue_makes_its_victim_shuffle(table):
    table.anna(hand="Rogue")
    table.bernd(hand="", deck="Copper", discard="Gold")
    table.anna().plays("Rogue")
    table.bernd().has(discard="Copper", deck="")
    table.trash("Gold")


def test_rogue_trashes_nothing_cheap(table):
    table.anna(hand="Rogue")
    table.bernd(hand="", deck="Copper, Province")
    table.anna().plays("Rogue")
    table.bernd().has(discard="Copper, Province")


def test_rogue_played_twice_takes_what_it_trashed(table):
    table.anna(hand="Throne Room, Rogue")
    table.bernd(hand="", deck="Gold, Copper")
    table.anna().plays("Throne Room").chooses("Rogue").has(discard="Gold", coins=4)
    table.trash("")


def test_rogue_against_a_moat(table):
    table.anna(hand="Rogue")
    table.bernd(hand="Moat", deck="2 Gold")
    table.anna().plays("Rogue")
    table.bernd().chooses("yes").has(deck="2 Gold")


def test_rogue_trashes_a_cultist_that_draws_from_below(table):
    table.anna(hand="Rogue")
    table.bernd(hand="", deck="Cultist, Estate, 3 Gold")
    table.anna().plays("Rogue")
    table.bernd().has(hand="3 Gold", discard="Estate")


# --- Altar -----------------------------------------------------------------------------------------------------------


def test_altar_trashes_and_gains(table):
    table.set(kingdom=["Market"]).anna(hand="Altar, Copper, Estate").plays("Altar").chooses("Copper").chooses("Market")
    table.anna().has(discard="Market", hand="Estate")
    table.trash("Copper")


def test_altar_gains_with_an_empty_hand(table):
    table.anna(hand="Altar").plays("Altar").chooses("Duchy").has(discard="Duchy")


def test_altar_does_not_gain_for_six(table):
    table.anna(hand="Altar, Copper").plays("Altar")
    table.asks("Anna", "Copper", "Silver", "Estate", "Duchy", "Curse")


def test_altar_twice(table):
    table.anna(hand="Throne Room, Altar, 2 Copper").plays("Throne Room").chooses("Altar").chooses("Duchy")
    table.anna().chooses("Duchy").has(discard="2 Duchy", hand="")


def test_altar_on_an_overgrown_estate_draws_first(table):
    table.anna(hand="Altar, Overgrown Estate", deck="Gold").plays("Altar").has(hand="Gold")
    table.asks("Anna", "Copper", "Silver", "Estate", "Duchy", "Curse")


# --- Hunting Grounds -------------------------------------------------------------------------------------------------


def test_hunting_grounds_draw_four(table):
    table.anna(hand="Hunting Grounds", deck="5 Copper").plays("Hunting Grounds").has(hand="4 Copper")


def test_hunting_grounds_trashed_gain_a_duchy_or_three_estates(table):
    table.anna(hand="Chapel, 2 Hunting Grounds").plays("Chapel").chooses("2 Hunting Grounds")
    table.asks("Anna", "duchy", "estates")
    table.anna().chooses("duchy").chooses("estates").has(discard="Duchy, 3 Estate")


def test_hunting_grounds_trashed_with_two_estates_left(table):
    table.set(supply={"Estate": 2}).anna(hand="Chapel, Hunting Grounds").plays("Chapel").chooses("Hunting Grounds")
    table.anna().chooses("estates").has(discard="2 Estate")


def test_hunting_grounds_trashed_on_anothers_turn(table):
    table.anna(hand="Swindler")
    table.bernd(hand="", deck="Hunting Grounds")
    table.anna().plays("Swindler")
    table.bernd().chooses("duchy")
    table.anna().chooses("Gold")
    table.bernd().has(discard="Duchy, Gold")


def test_hunting_grounds_twice(table):
    table.anna(hand="Throne Room, Hunting Grounds", deck="9 Copper").plays("Throne Room").chooses("Hunting Grounds")
    table.anna().has(hand="8 Copper")
