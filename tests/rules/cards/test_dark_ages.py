"""Dark Ages, card by card. Count, Counterfeit, the Knights and the Ruins have files of their own."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start
from rules.document.parse import parse
from rules.document.write import format
from rules.rulebook.setup import new_game

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
    assert "nothing" in table.sentences


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


# --- Shelters --------------------------------------------------------------------------------------------------------


def test_hovel_may_be_trashed_when_a_victory_card_is_bought(table):
    table.set(turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Hovel").buys("Duchy")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="", discard="Duchy")
    table.trash("Hovel")


def test_hovel_hears_a_card_that_is_gained_otherwise(table):
    table.set(kingdom=["Nobles"]).anna(hand="Workshop, Hovel").plays("Workshop").chooses("Estate").chooses("yes")
    table.trash("Hovel")


def test_hovel_stays_for_other_cards(table):
    table.set(turn={**BUY, "coins": 6, "buys": 2}).anna(hand="Hovel").buys("Gold").has(hand="Hovel")


def test_hovel_may_stay(table):
    table.set(turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Hovel").buys("Duchy").chooses("no").has(hand="Hovel")


def test_hovel_hears_a_victory_card_with_another_type(table):
    table.set(kingdom=["Harem"], turn={**BUY, "coins": 6, "buys": 2}).anna(hand="Hovel").buys("Harem").chooses("yes")
    table.trash("Hovel")


def test_hovel_trashed_lets_a_market_square_react(table):
    table.set(turn={**BUY, "coins": 5, "buys": 2}).anna(hand="Hovel, Market Square").buys("Duchy").chooses("yes")
    table.anna().chooses("yes").has(discard="Duchy, Market Square, Gold")


def test_necropolis_gives_two_actions(table):
    table.anna(hand="Necropolis, Village").plays("Necropolis").has(actions=2)


def test_necropolis_twice(table):
    table.anna(hand="Throne Room, Necropolis, Village").plays("Throne Room").chooses("Necropolis").has(actions=4)


def test_necropolis_can_be_processioned(table):
    table.set(kingdom=["Squire"]).anna(hand="Procession, Necropolis").plays("Procession").chooses("Necropolis")
    table.anna().has(discard="Squire")
    table.trash("Necropolis")


def test_necropolis_is_an_action_for_a_graverobber(table):
    table.anna(hand="Graverobber, Necropolis").plays("Graverobber").chooses("action").chooses("Silver")
    table.anna().has(discard="Silver")


def test_overgrown_estate_is_worth_nothing_and_draws_when_trashed(table):
    table.anna(hand="Chapel, Overgrown Estate", deck="2 Gold").has(points=0)
    table.anna().plays("Chapel").chooses("Overgrown Estate").has(hand="Gold")


def test_overgrown_estate_draws_on_anothers_turn(table):
    table.set(kingdom=["Poor House"]).anna(hand="Swindler")
    table.bernd(hand="", deck="Overgrown Estate, Gold")
    table.anna().plays("Swindler")
    table.bernd().has(hand="Gold", discard="Poor House")


def test_overgrown_estate_is_a_victory_card_for_a_rebuild(table):
    table.anna(hand="Rebuild, Village", deck="Overgrown Estate").plays("Rebuild").chooses("Curse")
    table.anna().has(discard="Estate")


def test_overgrown_estate_with_no_card_to_draw(table):
    table.anna(hand="Chapel, Overgrown Estate").plays("Chapel").chooses("Overgrown Estate").has(hand="")
    assert "draw none" in table.sentences


def test_a_table_with_shelters_and_ruins_is_described_and_laid_out_again(table):
    table.set(kingdom="Grave Matters").anna(hand="Hovel, Necropolis, Copper", deck="Overgrown Estate, Survivors")
    table.bernd(hand="Spoils, Hovel", deck="Abandoned Mine")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    assert again.pile_cards("spoils")
    assert again.pile_cards("ruins")


def test_a_kingdom_with_shelters_deals_them_in_place_of_the_estates():
    game = new_game(("Anna", "Bernd"), ["rats", "cultist"], shelters=("hovel", "necropolis", "overgrown-estate"))
    for player in (0, 1):
        deck = sorted(game.kind(card).slug for card in game.owned(player))
        assert deck == [*["copper"] * 7, "hovel", "necropolis", "overgrown-estate"]


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
