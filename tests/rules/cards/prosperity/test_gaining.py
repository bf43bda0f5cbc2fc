"""Prosperity: Platinum and Colony, and what becomes of gained cards."""

from __future__ import annotations

import pytest

from tests.rules.cards.writing import comes_back

BUY = {"player": "Anna", "phase": "buy"}


def test_platinum_gives_five(table):
    table.anna(hand="Platinum").plays("Platinum").has(coins=5)


def test_platinum_and_colony_can_be_bought(table):
    table.set(supply={"Platinum": 5, "Colony": 8}).anna(hand="Platinum, 2 Gold").plays_treasures().buys("Colony")
    table.pile("Colony", 7)


def test_colony_is_worth_ten(table):
    table.anna(deck="Colony").has(points=10)


def test_empty_colony_pile_ends_the_game(table):
    table.set(supply={"Platinum": 5, "Colony": 1}).anna(hand="Platinum, 2 Gold").plays_treasures().buys("Colony")
    assert table.over


def test_royal_seal_puts_each_gained_card_onto_the_deck(table):
    table.anna(hand="Royal Seal, Copper", deck="4 Gold").plays_treasures().has(coins=3).buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Silver, 4 Gold")


def test_royal_seal_may_be_ignored(table):
    table.anna(hand="Royal Seal", deck="5 Gold").plays("Royal Seal").buys("Estate").chooses("no").has(
        discard="Estate, Royal Seal"
    )


def test_royal_seal_asks_for_each_card_on_its_own(table):
    table.set(turn={"phase": "buy", "buys": 2, "coins": 4}).anna(play="Royal Seal", deck="3 Gold").buys(
        "Copper"
    ).chooses("no")
    table.anna().buys("Copper").chooses("yes").has(hand=5)


def test_royal_seal_works_only_in_play(table):
    table.anna(hand="Workshop, Royal Seal").plays("Workshop").chooses("Silver").has(discard="Silver")


def test_watchtower_draws_up_to_six(table):
    table.anna(hand="Watchtower, 2 Copper", deck="5 Gold").plays("Watchtower").has(hand="2 Copper, 4 Gold")


def test_watchtower_trashes_a_gained_curse(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Watchtower")
    table.anna().plays("Witch")
    table.asks("Bernd", "trash", "deck", may=True)
    table.bernd().chooses("trash").has(hand="Watchtower", discard="")
    table.trash("Curse")
    table.pile("Curse", 9)


def test_watchtower_puts_a_gained_card_onto_the_deck(table):
    table.anna(hand="Watchtower, Workshop", deck="Copper").plays("Workshop").chooses("Silver").chooses("deck").has(
        deck="Silver, Copper"
    )


def test_watchtower_may_stay_hidden(table):
    table.anna(hand="Watchtower, Workshop").plays("Workshop").chooses("Silver").chooses("-").has(discard="Silver")


def test_two_watchtowers_are_asked_once_when_declined(table):
    table.anna(hand="2 Watchtower, Workshop").plays("Workshop").chooses("Silver").chooses("-").has(discard="Silver")
    table.phase("Anna", "buy")


# --- Mint ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_mint_gains_a_copy_of_a_treasure_from_hand(table, edition):
    table.set(editions={"Prosperity": edition}).anna(hand="Mint, Gold, Silver, Estate").plays("Mint")
    table.asks("Anna", "Gold", "Silver", may=True, most=1)
    table.anna().chooses("Gold").has(hand="Gold, Silver, Estate", discard="Gold")
    table.said("Anna", "reveal", "Gold")


@pytest.mark.parametrize("edition", [1, 2])
def test_mint_may_show_nothing(table, edition):
    table.set(editions={"Prosperity": edition}).anna(hand="Mint, Gold").plays("Mint").passes().has(
        hand="Gold", discard=""
    )


def test_mint_finds_the_pile_empty(table):
    table.set(supply={"Gold": 0}).anna(hand="Mint, Gold").plays("Mint").chooses("Gold").has(discard="")


def test_mint_throned_shows_the_same_card_twice(table):
    table.anna(hand="Throne Room, Mint, Gold").plays("Throne Room").chooses("Mint").chooses("Gold").chooses("Gold")
    table.anna().has(hand="Gold", discard="2 Gold")


def test_mint_bought_trashes_the_treasures_in_play_only(table):
    table.set(kingdom=["Mint"], turn={**BUY, "buys": 2}).anna(hand="Gold, 3 Copper", play="Village, Silver")
    table.anna().plays("Gold").plays("Copper").plays("Copper").buys("Mint").has(
        hand="Copper", play="Village", discard="Mint", coins=0
    )
    table.trash("Gold, Silver, 2 Copper")


def test_mint_of_the_first_edition_gained_otherwise_leaves_treasures_alone(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Mint"]).anna(hand="Artisan, Copper", play="Silver")
    table.anna().plays("Artisan").chooses("Mint").has(play="Silver, Artisan")
    table.trash("")


def test_mint_gained_by_artisan_trashes_treasures_in_play(table):
    table.set(kingdom=["Mint"]).anna(hand="Artisan, Copper", play="Silver").plays("Artisan").chooses("Mint")
    table.trash("Silver")


def test_mint_of_the_first_edition_trashes_when_it_is_bought_before_it_is_gained(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Mint"], turn={**BUY, "buys": 2}).anna(hand="Royal Seal, Gold")
    table.anna().plays_treasures().buys("Mint").has(discard="Mint", deck="", play="")
    table.trash("Royal Seal, Gold")


def test_mint_trashes_curses_where_they_are_treasures(table):
    table.set(kingdom=["Charlatan", "Mint"], turn={**BUY, "buys": 2}).anna(hand="Gold, 2 Curse").plays_treasures().buys(
        "Mint"
    )
    table.trash("Gold, 2 Curse")


# --- Watchtower ------------------------------------------------------------------------------------------------------


def test_watchtower_with_six_cards_draws_nothing(table):
    table.anna(hand="Watchtower, 6 Copper", deck="5 Estate").plays("Watchtower").has(hand="6 Copper", deck="5 Estate")


def test_watchtower_is_asked_for_every_gain(table):
    table.set(turn={**BUY, "buys": 3, "coins": 9}).anna(hand="Watchtower").buys("Silver")
    table.asks("Anna", "trash", "deck", may=True)
    table.anna().chooses("deck").buys("Copper").chooses("trash").has(deck="Silver", discard="")
    table.trash("Copper")


def test_watchtower_comes_before_or_after_a_royal_seal(table):
    table.set(turn={**BUY, "buys": 3, "coins": 9}).anna(hand="Watchtower", play="Royal Seal").buys("Silver")
    table.asks("Anna", "Watchtower", "Royal Seal")
    table.anna().chooses("Royal Seal").chooses("yes").has(deck="Silver")
    assert "moved away" in table.sentences  # the Watchtower finds the Silver no longer where it was gained to


# --- Hoard -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_hoard_gains_a_gold_for_a_bought_victory_card(table, edition):
    table.set(editions={"Prosperity": edition}, turn={**BUY, "buys": 3}).anna(hand="Hoard").plays("Hoard").has(coins=2)
    table.anna().buys("Estate").has(discard="Gold, Estate", coins=0)


def test_hoard_without_golds_left(table):
    table.set(turn={**BUY, "buys": 3}, supply={"Gold": 0}).anna(hand="Hoard").plays("Hoard").buys("Estate")
    table.anna().has(discard="Estate")


def test_hoard_does_not_care_for_other_cards(table):
    table.set(turn={**BUY, "buys": 3}).anna(hand="Hoard").plays("Hoard").buys("Copper").has(discard="Copper")


def test_hoard_played_twice_gains_two(table):
    table.set(turn={**BUY, "buys": 2}).anna(hand="Tiara, Hoard").plays("Tiara").chooses("Hoard").buys("Estate")
    for _ in range(2):
        table.anna().chooses("Hoard")
        table.anna().chooses("no")
    table.anna().chooses("no").has(discard="Estate, 2 Gold")


def test_hoard_of_the_first_edition_must_be_in_play(table):
    table.set(editions={"Prosperity": 1}, kingdom=["Mint"], turn={**BUY, "buys": 3, "coins": 5})
    table.anna(hand="Hoard").plays("Hoard")
    table.anna().buys("Mint").buys("Estate").has(discard="Mint, Estate")
    table.trash("Hoard")


def test_hoard_of_the_second_edition_needs_not(table):
    table.set(kingdom=["Mint"], turn={**BUY, "buys": 3, "coins": 5}).anna(hand="Hoard").plays("Hoard")
    table.anna().buys("Mint").buys("Estate").has(discard="Mint, Estate, Gold")
    table.trash("Hoard")


# --- Talisman --------------------------------------------------------------------------------------------------------


def test_talisman_gains_a_second_one(table):
    table.set(kingdom=["Village"], turn={**BUY, "buys": 2, "coins": 2}).anna(hand="Talisman").plays("Talisman")
    table.anna().buys("Village").has(discard="2 Village", coins=0)


@pytest.mark.parametrize("name", ["Market", "Estate", "Island", "Familiar"])
def test_talisman_does_not_copy_what_is_dear_or_a_victory_card_or_costs_a_potion(table, name):
    table.set(kingdom=[name], turn={**BUY, "buys": 2, "coins": 8}).anna(hand="Talisman, Potion").plays_treasures()
    table.anna().buys(name).has(discard=name)


def test_talisman_says_why_a_victory_card_is_not_copied(table):
    table.set(kingdom=["Island"], turn={**BUY, "buys": 2, "coins": 8}).anna(hand="Talisman").plays("Talisman")
    table.anna().buys("Island").has(discard="Island")
    assert "no copy" in table.sentences
    table.cited("prosperity1:talisman:3")


def test_talisman_takes_the_last_one(table):
    table.set(supply={"Village": 1}, turn={**BUY, "buys": 2, "coins": 2}).anna(hand="Talisman").plays("Talisman")
    table.anna().buys("Village").has(discard="Village", buys=1)


def test_talisman_does_nothing_for_a_card_that_is_not_bought(table):
    table.set(turn=BUY).anna(hand="Talisman, Anvil, Copper").plays("Talisman").plays("Anvil").chooses("Copper")
    table.anna().chooses("Silver").has(discard="Copper, Silver")


# --- Goons -----------------------------------------------------------------------------------------------------------


def test_goons_give_a_token_for_each_purchase(table):
    table.anna(hand="Goons", deck="")
    table.bernd(hand="5 Copper", deck="")
    table.anna().plays("Goons")
    table.bernd().has(hand="3 Copper")
    table.anna().has(coins=2, buys=2).buys("Copper").has(vp=1, buys=1)


def test_goons_let_choose_what_is_discarded_and_moat_stops_it(table):
    table.anna(hand="Goons", deck="")
    table.bernd(hand="Gold, Silver, Copper, Estate", deck="")
    table.carla(hand="Moat, 4 Copper", deck="")
    table.anna().plays("Goons")
    table.carla().chooses("yes")
    table.asks("Bernd", "Gold", "Silver", "Copper", "Estate", least=1, most=1)
    table.bernd().chooses("Estate").has(hand="Gold, Silver, Copper")
    table.carla().has(hand=5)


def test_goons_give_nothing_for_a_gain_and_nothing_for_an_event(table):
    table.set(landscapes=["Mission"], turn={**BUY, "buys": 3, "coins": 4}).anna(hand="Anvil, Copper", play="Goons")
    table.anna().plays("Anvil").chooses("Copper").chooses("Silver").buys("Mission").has(vp=0, discard="Copper, Silver")


def test_goons_played_three_times_count_once(table):
    table.anna(hand="King's Court, Goons", deck="").plays("King's Court").chooses("Goons").has(coins=6, buys=4)
    table.anna().buys("Silver").has(vp=1).buys("Silver").has(vp=2)


# --- Royal Seal, Counting House --------------------------------------------------------------------------------------


def test_royal_seal_asks_for_each_card(table):
    table.set(turn={**BUY, "buys": 3, "coins": 3}).anna(hand="Royal Seal").plays("Royal Seal").buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").buys("Estate").chooses("no").has(deck="Silver", discard="Estate", coins=0)


def test_counting_house_takes_coppers_from_the_discard_pile(table):
    table.anna(hand="Counting House", discard="3 Copper, Gold", deck="Copper").plays("Counting House")
    table.asks("Anna", "Copper", may=True, most=3)
    table.anna().chooses("3 Copper").has(hand="3 Copper", discard="Gold", deck="Copper")
    table.said("Anna", "look", "3 Copper, Gold").said("Anna", "reveal", "3 Copper")


def test_counting_house_may_take_none(table):
    table.anna(hand="Counting House", discard="3 Copper", deck="").plays("Counting House").passes().has(
        discard="3 Copper"
    )


def test_counting_house_with_an_empty_discard_pile(table):
    table.anna(hand="Counting House", deck="Copper").plays("Counting House").has(hand="", deck="Copper")


def test_counting_house_throned(table):
    table.anna(hand="Throne Room, Counting House", discard="3 Copper").plays("Throne Room").chooses("Counting House")
    table.anna().chooses("Copper").chooses("2 Copper").has(hand="3 Copper", discard="")


# --- Tiara -----------------------------------------------------------------------------------------------------------


def test_tiara_plays_a_treasure_twice(table):
    table.set(turn=BUY).anna(hand="Tiara, Gold, Copper").plays("Tiara")
    table.asks("Anna", "Gold", "Copper", may=True)
    table.anna().chooses("Gold").has(coins=6, buys=2, play="Tiara, Gold")


def test_tiara_may_play_nothing(table):
    table.set(turn=BUY).anna(hand="Tiara, Gold").plays("Tiara").passes().has(coins=0, buys=2, hand="Gold")


def test_tiara_puts_gained_cards_onto_the_deck(table):
    table.set(turn={**BUY, "coins": 5}).anna(hand="Tiara", deck="Copper").plays("Tiara").buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Silver, Copper")
    comes_back(table)


def test_tiara_is_over_with_the_turn(table):
    table.set(turn={**BUY, "coins": 5}).anna(hand="Tiara", deck="9 Copper").plays("Tiara").passes()
    table.next_turn_of("Anna").buys("Copper")
    table.phase("Bernd", "buy")


def test_tiara_on_a_duration_treasure_stays_with_it(table):
    table.set(turn=BUY).anna(hand="Tiara, Astrolabe", deck="5 Copper").plays("Tiara").chooses("Astrolabe")
    table.anna().has(coins=2, buys=4).passes()
    table.next_turn_of("Anna").has(coins=2, buys=3, play="Tiara, Astrolabe")


# --- Collection ------------------------------------------------------------------------------------------------------


def test_collection_gives_a_token_for_each_action_gained(table):
    table.set(turn={**BUY, "coins": 5}, kingdom=["Village"]).anna(hand="Collection").plays("Collection")
    table.anna().has(coins=7, buys=2).buys("Village").has(vp=1)
    comes_back(table)


def test_collection_gives_nothing_for_other_cards_or_for_the_next_turn(table):
    table.set(turn=BUY, kingdom=["Village"]).anna(hand="Collection", deck="5 Copper").plays("Collection").buys("Copper")
    table.anna().has(vp=0).passes()
    table.next_turn_of("Anna").plays_treasures().buys("Village").has(vp=0)


def test_collection_counts_gains_that_are_no_purchases(table):
    table.set(turn=BUY, kingdom=["Village"]).anna(hand="Collection, Anvil, Copper").plays("Collection").plays("Anvil")
    table.anna().chooses("Copper").chooses("Village").has(vp=1)


def test_collection_twice_with_tiara(table):
    table.set(turn=BUY, kingdom=["Village"]).anna(hand="Tiara, Collection").plays("Tiara").chooses("Collection")
    table.anna().has(coins=4, buys=4).buys("Village").chooses("Collection").chooses("Collection")
    table.anna().chooses("no").has(vp=2)
