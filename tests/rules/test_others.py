"""Cards of other boxes that rulings of the five rulebooks name."""

import pytest

from rules.facts import facts

# --- Intrigue --------------------------------------------------------------------------------------------------------


def test_bridge_makes_every_card_cheaper_this_turn(table):
    table.set(kingdom=["Market"]).anna(hand="Bridge, 3 Copper").plays("Bridge").has(buys=2, coins=1)
    table.anna().plays_treasures()
    table.asks(
        "Anna", "buy Copper", "buy Silver", "buy Estate", "buy Duchy", "buy Curse", "buy Market", "buy Bridge", "-"
    )


def test_bridge_throned_cuts_two(table):
    table.anna(hand="Throne Room, Bridge").plays("Throne Room").chooses("Bridge").has(coins=2, buys=3).buys(
        "Throne Room"
    )
    table.anna().has(coins=0, buys=2, discard="Throne Room")


def test_bridge_lets_workshop_gain_a_card_printed_five(table):
    table.anna(hand="Village, Bridge, Workshop", deck="Copper").plays("Village").plays("Bridge").plays("Workshop")
    assert "Duchy" in table.game.choices
    table.anna().chooses("Duchy").has(discard="Duchy")


def test_bridge_is_over_with_the_turn_and_never_below_zero(table):
    table.anna(hand="Bridge, Copper").plays("Bridge").plays("Copper").buys("Copper").has(coins=2)
    table.next_turn_of("Bernd")
    assert table.game.cost(table.game.table.piles["silver"].kind).coins == 3


def test_courtier_gives_one_choice_for_each_type(table):
    table.set(kingdom=["Moat"]).anna(hand="Courtier, Moat, Copper").plays("Courtier")
    table.asks("Anna", "Moat", "Copper")
    table.anna().chooses("Moat")
    table.asks("Anna", "action", "buy", "coins", "gold", least=2, most=2)
    table.anna().chooses("coins, gold").has(coins=3, discard="Gold", hand="Moat, Copper")


def test_courtier_with_a_single_type_gives_one(table):
    table.anna(hand="Courtier, Copper").plays("Courtier").chooses("1").has(actions=1)


def test_courtier_takes_no_option_twice(table):
    table.anna(hand="Courtier, Moat").plays("Courtier")
    with pytest.raises(ValueError, match=r"differ|not a legal"):
        table.game.push("coins, coins")


def test_courtier_shows_the_card_and_gives_what_was_chosen_alone(table):
    table.anna(hand="Courtier, Moat, Copper").plays("Courtier").chooses("Moat")
    table.said("Anna", "reveal", "Moat")
    table.anna().chooses("action, buy").has(actions=1, buys=2, coins=0, discard="", hand="Moat, Copper")


def test_courtier_without_the_action_and_the_buy(table):
    table.anna(hand="Courtier, Moat, Copper").plays("Courtier").chooses("Moat").chooses("coins, gold")
    table.anna().has(actions=0, buys=1, coins=3, discard="Gold")


def test_courtier_with_an_empty_hand_does_nothing(table):
    table.anna(hand="Courtier").plays("Courtier").has(actions=0, buys=1, coins=0, discard="")
    table.unsaid("Anna", "reveal").phase("Anna", "buy")


def test_harem_is_money_and_points(table):
    table.anna(hand="Harem").has(points=2).plays("Harem").has(coins=2, points=2)


def test_harem_is_a_victory_card_for_the_bureaucrat(table):
    table.anna(hand="Bureaucrat")
    table.bernd(hand="Harem, Copper")
    table.anna().plays("Bureaucrat")
    table.bernd().has(deck="Harem")


def test_harem_is_a_treasure_for_the_mine(table):
    table.anna(hand="Mine, Harem").plays("Mine")
    table.asks("Anna", "Harem", may=True)


def test_harem_pile_is_a_victory_pile(table):
    table.set(kingdom=["Harem"]).anna(hand="Copper")
    table.pile("Harem", 8)


def test_harem_is_also_called_farm(table):
    table.anna(hand="Farm").plays("Farm").has(coins=2)


def test_minion_gives_coins(table):
    table.anna(hand="Minion, Copper", deck="4 Gold")
    table.bernd(hand="5 Copper", deck="4 Silver")
    table.anna().plays("Minion")
    table.asks("Anna", "coins", "hands")
    table.anna().chooses("coins").has(coins=2, actions=1, hand="Copper", deck="4 Gold")
    table.bernd().has(hand="5 Copper")


def test_minion_renews_hands_of_five(table):
    table.anna(hand="Minion, Copper", deck="4 Gold")
    table.bernd(hand="5 Copper", deck="4 Silver")
    table.carla(hand="4 Copper", deck="4 Silver")
    table.anna().plays("Minion").chooses("hands").has(hand="4 Gold", discard="Copper", actions=1)
    table.bernd().has(hand="4 Silver", discard="5 Copper")
    table.carla().has(hand="4 Copper", discard="")


def test_minion_reactions_come_before_the_choice(table):
    table.anna(hand="Minion", deck="4 Gold")
    table.bernd(hand="Moat, 4 Copper")
    table.anna().plays("Minion")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes")
    table.anna().chooses("hands")
    table.bernd().has(hand="Moat, 4 Copper")


def test_minion_throned_may_choose_differently(table):
    table.anna(hand="Throne Room, Minion", deck="4 Gold").plays("Throne Room").chooses("Minion").chooses("coins")
    table.anna().chooses("hands").has(coins=2, hand="4 Gold", actions=2)


def test_nobles_draw_or_act(table):
    table.anna(hand="Nobles", deck="4 Copper").plays("Nobles")
    table.asks("Anna", "cards", "actions")
    table.anna().chooses("cards").has(hand="3 Copper", actions=0)


def test_nobles_actions(table):
    table.anna(hand="Nobles", deck="3 Copper").plays("Nobles").chooses("2").has(actions=2, hand="", deck="3 Copper")


def test_nobles_are_worth_two(table):
    table.anna(hand="Nobles, Nobles").has(points=4)


def test_nobles_throned_choose_twice(table):
    table.anna(hand="Throne Room, Nobles", deck="3 Copper").plays("Throne Room").chooses("Nobles").chooses("actions")
    table.anna().chooses("cards").has(actions=2, hand="3 Copper")


def test_pawn_chooses_two_different(table):
    table.anna(hand="Pawn", deck="2 Copper").plays("Pawn")
    table.asks("Anna", "card", "action", "buy", "coin", least=2, most=2)
    table.anna().chooses("1, 4").has(hand="Copper", coins=1, actions=0, buys=1)


def test_pawn_not_the_same_twice(table):
    table.anna(hand="Pawn", deck="Gold").plays("Pawn")
    with pytest.raises(ValueError, match=r".+"):
        table.game.push("coin, coin")
    table.anna().chooses("buy, coin").has(buys=2, coins=1, actions=0, hand="", deck="Gold")


def test_pawn_settles_both_before_drawing(table):
    table.anna(hand="Pawn", deck="Village").plays("Pawn").chooses("action, card").has(hand="Village", actions=1)


def test_pawn_throned(table):
    table.anna(hand="Throne Room, Pawn").plays("Throne Room").chooses("Pawn").chooses("buy, coin").chooses("buy, coin")
    table.anna().has(buys=3, coins=2)


def test_steward_trashes_exactly_two(table):
    table.anna(hand="Steward, Estate, Copper, Gold").plays("Steward").chooses("trash")
    table.asks("Anna", "Estate", "Copper", "Gold", least=2, most=2)
    table.anna().chooses("Estate, Copper").has(hand="Gold")


def test_steward_trashes_the_one_card_there_is(table):
    table.anna(hand="Steward, Estate").plays("Steward").chooses("trash").has(hand="")
    table.trash("Estate")


def test_steward_coins(table):
    table.anna(hand="Steward").plays("Steward").chooses("coins").has(coins=2)


def test_steward_cards(table):
    table.anna(hand="Steward", deck="2 Gold").plays("Steward").chooses("cards").has(hand="2 Gold")


def test_torturer_lets_each_choose_for_themselves(table):
    table.anna(hand="Torturer", deck="3 Copper, Silver")
    table.bernd(hand="2 Estate, Gold")
    table.anna().plays("Torturer").has(hand="3 Copper", deck="Silver")
    table.asks("Bernd", "discard", "curse")
    table.bernd().chooses("discard").chooses("2 Estate").has(hand="Gold")


def test_torturer_curse_goes_to_hand(table):
    table.anna(hand="Torturer")
    table.bernd(hand="Gold")
    table.anna().plays("Torturer")
    table.bernd().chooses("curse").has(hand="Gold, Curse", discard="")


def test_torturer_impossible_choices_are_allowed(table):
    table.set(supply={"Curse": 0}).anna(hand="Torturer")
    table.bernd(hand="Gold")
    table.carla(hand="")
    table.anna().plays("Torturer")
    table.bernd().chooses("curse").has(hand="Gold")
    table.carla().chooses("discard").has(hand="")


def test_torturer_goes_round_the_table(table):
    table.anna(hand="Torturer")
    table.bernd(hand="Gold")
    table.carla(hand="Gold")
    table.anna().plays("Torturer")
    table.bernd().chooses("curse")
    table.asks("Carla", "discard", "curse")


def test_swindler_lets_its_player_pick_a_card_of_the_same_cost(table):
    table.set(kingdom=["Village", "Smithy"]).anna(hand="Swindler")
    table.bernd(deck="Silver, Gold")
    table.anna().plays("Swindler").has(coins=2)
    table.asks("Anna", "Silver", "Village", "Swindler")
    table.anna().chooses("Village")
    table.bernd().has(deck="Gold", discard="Village")
    table.trash("Silver")


def test_swindler_on_an_empty_deck_gives_nothing(table):
    table.anna(hand="Swindler")
    table.bernd(hand="Copper", deck="")
    table.carla(deck="", discard="Copper")
    table.anna().plays("Swindler")
    table.asks("Anna", "Copper", "Curse")
    table.anna().chooses("Curse")
    table.bernd().has(hand="Copper", discard="")
    table.carla().has(deck="", discard="Curse")
    table.trash("Copper")


def test_swindler_finds_nothing_of_that_cost(table):
    table.set(supply={"Province": 0}).anna(hand="Swindler")
    table.bernd(deck="Province, Copper")
    table.anna().plays("Swindler")
    table.bernd().has(deck="Copper", discard="")
    table.trash("Province")


def test_swindler_is_stopped_by_a_moat_and_looks_at_the_cost_of_now(table):
    table.set(editions={"Hinterlands": 1}).anna(hand="Swindler", play="2 Highway")
    table.bernd(hand="Moat", deck="Gold")
    table.carla(deck="Estate")
    table.anna().plays("Swindler")
    table.bernd().chooses("yes")
    table.asks("Anna", "Copper", "Estate", "Curse", "Moat")
    table.anna().chooses("Curse")
    table.bernd().has(deck="Gold", discard="")
    table.carla().has(discard="Curse")


def test_wishing_well_takes_the_card_that_was_named(table):
    table.anna(hand="Wishing Well", deck="Copper, Gold, Estate").plays("Wishing Well").has(hand="Copper", actions=1)
    table.anna().chooses("Gold").has(hand="Copper, Gold", deck="Estate")


def test_wishing_well_leaves_another_card_on_top(table):
    table.anna(hand="Wishing Well", deck="Copper, Gold, Estate").plays("Wishing Well")
    table.anna().chooses("Silver").has(hand="Copper", deck="Gold, Estate")


def test_wishing_well_on_an_empty_deck(table):
    table.anna(hand="Wishing Well", deck="").plays("Wishing Well").chooses("Gold").has(hand="", deck="", actions=1)


def test_wishing_well_shuffles_to_reveal(table):
    table.anna(hand="Wishing Well", deck="Copper", discard="Gold").plays("Wishing Well").has(discard="Gold")
    table.anna().chooses("Gold").has(hand="Copper, Gold", deck="", discard="")


def test_wishing_well_throned_names_twice(table):
    table.anna(hand="Throne Room, Wishing Well", deck="Copper, Gold, Estate, Curse").plays("Throne Room")
    table.anna().chooses("Wishing Well").chooses("Gold").has(hand="Copper, Gold, Estate", deck="Curse")
    table.anna().chooses("Gold").has(hand="Copper, Gold, Estate", deck="Curse", actions=2)


# --- Alchemy, Prosperity ---------------------------------------------------------------------------------------------


def test_golem_plays_two_actions_in_the_chosen_order(table):
    table.anna(hand="Golem", deck="Copper, Smithy, Golem, Village, 4 Gold").plays("Golem")
    table.asks("Anna", "Smithy", "Village")
    table.anna().chooses("Village, Smithy").has(hand="4 Gold", discard="Copper, Golem", play="Golem, Village, Smithy")


def test_golem_with_one_action_plays_that_one(table):
    table.anna(hand="Golem", deck="Copper, Village").plays("Golem").has(
        discard="", hand="Copper", play="Golem, Village"
    )


def test_golem_finds_nothing(table):
    table.anna(hand="Golem", deck="2 Copper").plays("Golem").has(discard="2 Copper", play="Golem")


def test_golem_shuffles_to_reveal_and_leaves_out_what_is_revealed(table):
    table.anna(hand="Golem", deck="Copper", discard="Festival").plays("Golem")
    table.anna().has(play="Golem, Festival", coins=2, deck="", discard="Copper")


def test_golem_throne_room_cannot_use_the_other_found_action(table):
    table.anna(hand="Golem", deck="Throne Room, Village").plays("Golem").chooses("Throne Room, Village")
    table.anna().has(play="Golem, Throne Room, Village", actions=2)


def test_golem_is_bought_with_a_potion(table):
    table.set(kingdom=["Golem"]).anna(hand="Potion, 2 Silver").plays_treasures().buys("Golem")
    table.pile("Golem", 9)
    table.pile("Potion", 16)


def test_potion_is_gone_at_the_end_of_the_turn(table):
    table.set(kingdom=["Golem"]).anna(hand="Potion", deck="5 Silver").plays("Potion").passes()
    table.next_turn_of("Anna").plays_treasures()
    assert "buy Golem" not in table.game.choices


def test_potion_is_needed_for_a_potion_cost(table):
    table.set(kingdom=["Golem"]).anna(hand="3 Gold").plays_treasures()
    assert "buy Golem" not in table.game.choices


def test_potion_is_a_treasure_of_its_own_pile(table):
    table.set(kingdom=["Golem"]).anna(hand="Potion").plays("Potion").has(coins=0, potion=1)


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


def test_potions_are_there_only_with_a_pile_that_needs_them(table):
    table.set(supply={"Golem": "none"}).anna(hand="Golem").has(hand="Golem")
    assert "potion" not in table.game.table.piles


# --- Dark Ages -------------------------------------------------------------------------------------------------------


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


KNIGHTS = (
    "Dame Anna",
    "Dame Josephine",
    "Dame Molly",
    "Dame Natalie",
    "Dame Sylvia",
    "Sir Bailey",
    "Sir Destry",
    "Sir Martin",
    "Sir Michael",
    "Sir Vander",
)


def charge(table, knight):
    """Anna plays the Knight and takes nothing for herself that she may leave."""
    table.anna().plays(knight)
    if knight == "Dame Natalie":
        table.anna().chooses("-")


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_trashes_one_of_two_that_its_owner_picks(table, knight):
    table.anna(hand=knight)
    table.bernd(deck="Gold, Silver, Duchy")
    charge(table, knight)
    table.said("Bernd", "reveal", "Gold, Silver").asks("Bernd", "Gold", "Silver", least=1, most=1)
    table.bernd().chooses("Silver").has(discard="Gold", deck="Duchy")
    table.trash("Silver").anna().has(play=knight)


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_leaves_what_costs_less_than_three_or_more_than_six(table, knight):
    table.anna(hand=knight)
    table.bernd(deck="Province, Estate, Gold")
    charge(table, knight)
    table.bernd().has(discard="Province, Estate", deck="Gold")
    table.trash("").anna().has(play=knight)


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_attacks_everybody_and_shuffles_for_the_second_card(table, knight):
    table.anna(hand=knight)
    table.bernd(deck="Copper, Silver")
    table.carla(deck="Estate", discard="Duchy")
    charge(table, knight)
    table.bernd().has(deck="", discard="Copper")
    table.carla().has(deck="", discard="Estate")
    table.trash("Silver, Duchy")


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_falls_with_the_knight_that_it_trashes(table, knight):
    other = "Sir Martin" if knight != "Sir Martin" else "Sir Bailey"
    table.anna(hand=knight)
    table.bernd(deck=f"{other}, Estate")
    table.carla(deck="Gold, Copper")
    charge(table, knight)
    table.trash(f"{knight}, {other}, Gold").anna().has(play="", discard="Gold" if knight == "Sir Vander" else "")


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_stands_if_its_victim_gives_up_the_other_card(table, knight):
    other = "Sir Martin" if knight != "Sir Martin" else "Sir Bailey"
    table.anna(hand=knight)
    table.bernd(deck=f"{other}, Gold")
    charge(table, knight)
    table.bernd().chooses("Gold").has(discard=other)
    table.trash("Gold").anna().has(play=knight)


@pytest.mark.parametrize("knight", KNIGHTS)
def test_knight_does_nothing_to_who_shows_a_moat(table, knight):
    table.anna(hand=knight)
    table.bernd(hand="Moat, 4 Copper", deck="Gold, Estate")
    table.anna().plays(knight)
    table.bernd().chooses("yes")
    if knight == "Dame Natalie":
        table.anna().chooses("-")
    table.bernd().has(hand="Moat, 4 Copper", deck="Gold, Estate", discard="")
    table.trash("")


def test_dame_anna_that_trashes_a_knight_from_hand_stays(table):
    table.anna(hand="Dame Anna, Sir Martin").plays("Dame Anna").chooses("Sir Martin").has(play="Dame Anna")
    table.trash("Sir Martin")


def test_knight_trashes_a_card_that_costs_three_to_six(table):
    table.anna(hand="Dame Sylvia")
    table.bernd(deck="Gold, Silver, Copper")
    table.anna().plays("Dame Sylvia").has(coins=2)
    table.asks("Bernd", "Gold", "Silver")
    table.bernd().chooses("Silver").has(discard="Gold", deck="Copper")
    table.trash("Silver")


def test_knight_that_trashes_a_knight_is_trashed(table):
    table.anna(hand="Sir Martin")
    table.bernd(deck="Sir Vander, Copper")
    table.anna().plays("Sir Martin").has(buys=3, play="")
    table.bernd().has(discard="Gold, Copper")
    table.trash("Sir Vander, Sir Martin")


def test_knight_discards_what_does_not_fit(table):
    table.anna(hand="Sir Destry", deck="2 Gold, Silver")
    table.bernd(deck="Province, Copper")
    table.anna().plays("Sir Destry").has(hand="2 Gold", deck="Silver")
    table.bernd().has(discard="Province, Copper")


def test_knights_pile_shows_only_its_top_card(table):
    table.set(kingdom=["Knights"], supply={"Knights": ["Dame Anna", "Sir Bailey"]}, turn={"coins": 5}).anna(
        hand=""
    ).buys("Dame Anna")
    table.pile("Knights", "Sir Bailey")


def test_knights_do_their_own_thing_first(table):
    table.anna(hand="Sir Bailey", deck="Copper, Gold")
    table.bernd(deck="Duchy, Silver")
    table.anna().plays("Sir Bailey").has(hand="Copper", deck="Gold", actions=1)
    table.asks("Bernd", "Duchy", "Silver")


def test_dame_anna_trashes_up_to_two(table):
    table.anna(hand="Dame Anna, 2 Estate, Gold").plays("Dame Anna")
    table.asks("Anna", "Estate", "Gold", may=True, most=2)
    table.anna().chooses("2 Estate").has(hand="Gold")


def test_dame_josephine_is_worth_two(table):
    table.anna(hand="Dame Josephine").has(points=2)


def test_dame_molly_gives_two_actions(table):
    table.anna(hand="Dame Molly").plays("Dame Molly").has(actions=2)


def test_dame_natalie_may_gain_up_to_three(table):
    table.anna(hand="Dame Natalie").plays("Dame Natalie")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", may=True)
    table.anna().chooses("Silver").has(discard="Silver")


def test_sir_michael_makes_the_others_discard_first(table):
    table.anna(hand="Sir Michael")
    table.bernd(hand="5 Copper", deck="Gold, Estate")
    table.anna().plays("Sir Michael")
    table.bernd().has(hand="3 Copper", discard="2 Copper, Estate")
    table.trash("Gold")


@pytest.mark.parametrize(
    ("ruin", "has"),
    [
        ("Abandoned Mine", {"coins": 1}),
        ("Ruined Library", {"hand": "Gold"}),
        ("Ruined Market", {"buys": 2}),
        ("Ruined Village", {"actions": 1}),
    ],
)
def test_ruins_do_little(table, ruin, has):
    table.anna(hand=ruin, deck="Gold, Silver").plays(ruin).has(
        **{"actions": 0, "buys": 1, "coins": 0, "hand": "", **has}
    )


def test_survivors_discard_both_or_neither(table):
    table.anna(hand="Survivors", deck="Gold, Silver, Copper").plays("Survivors")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").chooses("Silver, Gold").has(deck="Silver, Gold, Copper")


def test_survivors_discard(table):
    table.anna(hand="Survivors", deck="Gold, Silver").plays("Survivors").chooses("yes").has(discard="Gold, Silver")


def test_survivors_shuffle_to_see_two_cards(table):
    table.anna(hand="Survivors", deck="Gold", discard="Silver").plays("Survivors")
    table.said("Anna", "look", "Gold, Silver")
    table.anna().chooses("no").chooses("Silver, Gold").has(deck="Silver, Gold", discard="")


def test_survivors_without_a_card_ask_nothing(table):
    table.anna(hand="Survivors", deck="").plays("Survivors")
    table.phase("Anna", "buy")


def test_survivors_know_what_they_have_seen(table):
    table.anna(hand="Survivors", deck=["?", "?", "?"]).plays("Survivors").chooses("Gold").chooses("Estate")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").chooses("Estate, Gold").has(deck="Estate, Gold, ?")


def test_ruins_pile_has_ten_cards_for_each_player_but_the_first(table):
    table.set(kingdom=["Ruins"]).anna(hand="Copper")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    assert len(table.game.pile_cards("ruins")) == 20


def test_ruins_only_the_top_one_can_be_bought(table):
    table.set(supply={"Ruins": ["Survivors", "Ruined Market"]}).anna(hand="Copper").plays("Copper").buys("Survivors")
    table.pile("Ruins", "Ruined Market")


# --- Adventures, Empires, Renaissance, Promo -------------------------------------------------------------------------


def test_training_gives_a_coin_before_the_card_does_anything(table):
    table.set(landscapes=["Training"], kingdom=["Smithy"], turn={"phase": "buy", "coins": 6}).anna(
        hand="", deck="Smithy, 4 Copper"
    )
    table.anna().buys("Training")
    table.next_turn_of("Anna").plays("Smithy").has(coins=1)


def test_training_moves_its_token(table):
    table.set(
        landscapes=["Training"], kingdom=["Smithy", "Market"], turn={"phase": "buy", "coins": 12, "buys": 2}
    ).anna(hand="Copper")
    table.anna().buys("Training").chooses("Smithy").buys("Training").chooses("Market")
    assert list(table.game.pile_tokens) == [("market", "training 0")]


def test_training_twice_with_throne_room(table):
    table.set(landscapes=["Training"], pile_tokens={"Smithy": {"Training": ["Anna"]}}).anna(
        hand="Throne Room, Smithy", deck="6 Copper"
    )
    table.anna().plays("Throne Room").chooses("Smithy").has(coins=2)


def test_training_belongs_to_one_player(table):
    table.set(landscapes=["Training"], pile_tokens={"Smithy": {"Training": ["Anna"]}}, turn={"player": "Bernd"}).anna(
        hand=""
    )
    table.bernd(hand="Smithy", deck="3 Copper").plays("Smithy").has(coins=0)


def test_capital_gives_six_and_debt_when_discarded(table):
    table.anna(hand="Capital").plays("Capital").has(coins=6, buys=2).passes()
    table.asks("Anna", "0", "1", "2", "3", "4", "5", "6")
    table.anna().chooses("6").has(debt=0)


def test_capital_without_coins_left_leaves_the_debt(table):
    table.anna(hand="Capital").plays("Capital").buys("Gold").passes().has(debt=6)


def test_debt_forbids_buying_until_it_is_paid(table):
    table.set(turn={"phase": "buy", "coins": 3}).anna(hand="", tokens={"debt": 2})
    table.asks("Anna", "pay 1 debt", "pay 2 debt", "-")
    table.anna().chooses("pay 2 debt").has(coins=1)
    assert "buy Copper" in table.game.choices


def test_capital_with_crown_is_six_debt(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Capital").plays("Crown").chooses("Capital").has(coins=12, buys=3)
    table.anna().passes().chooses("0").has(debt=6)


def test_crown_plays_an_action_twice_in_the_action_phase(table):
    table.anna(hand="Crown, Smithy, Gold", deck="6 Copper").plays("Crown")
    table.asks("Anna", "Smithy", may=True)
    table.anna().chooses("Smithy").has(hand="Gold, 6 Copper")


def test_crown_plays_a_treasure_twice_in_the_buy_phase(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Smithy, Gold").plays("Crown")
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold").has(coins=6)


def test_crown_on_crown(table):
    table.set(turn={"phase": "buy"}).anna(hand="2 Crown, Gold, Silver").plays("Crown").chooses("Crown").chooses("Gold")
    table.anna().chooses("Silver").has(coins=10)


def test_crown_may_be_declined(table):
    table.anna(hand="Crown, Smithy").plays("Crown").chooses("-").has(hand="Smithy")


def test_crown_in_the_action_phase_plays_no_treasure(table):
    table.anna(hand="Crown, Gold").plays("Crown").has(hand="Gold", coins=0, play="Crown")
    table.phase("Anna", "buy")


def test_crown_plays_one_card_of_several(table):
    table.anna(hand="Crown, Village, Smithy, Gold", deck="6 Copper").plays("Crown")
    table.asks("Anna", "Village", "Smithy", may=True, most=1)
    table.anna().chooses("-").has(hand="Village, Smithy, Gold", play="Crown", actions=0)
    table.phase("Anna", "buy")


def test_crown_in_the_buy_phase_plays_one_treasure_of_several(table):
    table.set(turn={"phase": "buy"}).anna(hand="Crown, Silver, Gold").plays("Crown")
    table.asks("Anna", "Silver", "Gold", may=True, most=1)
    table.anna().chooses("-").has(hand="Silver, Gold", coins=0)


def test_enchantress_replaces_the_first_action(table):
    table.anna(hand="Enchantress", deck="10 Copper")
    table.bernd(hand="Festival, Smithy", deck="5 Gold")
    table.anna().plays("Enchantress")
    table.next_turn_of("Bernd").plays("Festival").has(hand="Smithy, Gold", actions=1, coins=0, buys=1)
    table.bernd().plays("Smithy").has(hand="4 Gold")


def test_enchantress_draws_two_next_turn(table):
    table.anna(hand="Enchantress", deck="10 Copper").plays("Enchantress")
    table.next_turn_of("Anna").has(hand="7 Copper")


def test_enchantress_is_stopped_by_a_moat_when_it_is_played(table):
    table.anna(hand="Enchantress", deck="10 Copper")
    table.bernd(hand="Moat, Festival", deck="5 Gold")
    table.anna().plays("Enchantress")
    table.bernd().chooses("yes")
    table.next_turn_of("Bernd").plays("Festival").has(coins=2)


def test_enchantress_hits_the_throne_room_itself(table):
    table.anna(durations="Enchantress")
    table.set(turn={"player": "Bernd"})
    table.bernd(hand="Throne Room, Smithy", deck="5 Gold").plays("Throne Room").has(hand="Smithy, Gold", actions=1)


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


def test_capitalism_lets_actions_with_coins_be_played_in_the_buy_phase(table):
    table.set(landscapes=["Capitalism"], turn={"phase": "buy"}).anna(hand="Festival, Smithy", holds=["Capitalism"])
    assert "play Festival" in table.game.choices
    assert "play Smithy" not in table.game.choices
    table.anna().plays("Festival").has(coins=2, buys=2)


def test_capitalism_is_bought_once(table):
    table.set(landscapes=["Capitalism"], turn={"phase": "buy", "coins": 10, "buys": 2}).anna(hand="").buys("Capitalism")
    assert table.game.holds[0] == ("capitalism",)
    assert "buy Capitalism" not in table.game.choices


def test_capitalism_holds_only_for_its_owner(table):
    table.set(landscapes=["Capitalism"], turn={"phase": "buy", "player": "Bernd"}).anna(hand="", holds=["Capitalism"])
    table.bernd(hand="Festival")
    assert "play Festival" not in table.game.choices


def test_capitalism_makes_the_bandit_trash_such_a_card(table):
    table.set(landscapes=["Capitalism"]).anna(hand="Bandit", holds=["Capitalism"])
    table.bernd(deck="Festival, Estate")
    table.anna().plays("Bandit")
    table.trash("Festival")


def test_black_market_asks_for_the_cards_that_nobody_has_described(table):
    table.anna(hand="Black Market, Gold").plays("Black Market").has(coins=2)
    assert table.game.pending.kind == "identify"
    table.anna().chooses("Smithy").chooses("Market").chooses("Village")
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold").has(coins=5)
    table.asks("Anna", "Smithy", "Market", "Village", may=True)
    table.anna().chooses("Market").has(coins=0, discard="Market", buys=1)


def test_black_market_may_be_left_without_buying(table):
    table.anna(hand="Black Market").plays("Black Market").chooses("Smithy").chooses("Smithy").chooses("Estate")
    table.asks("Anna", "Estate", may=True)
    table.anna().chooses("-")
    table.asks("Anna", "Smithy", "Estate")
    table.anna().chooses("Smithy, Estate, Smithy").has(coins=2)
    table.phase("Anna", "buy")


def test_black_market_deck_does_not_count_for_the_end(table):
    table.anna(hand="Black Market").plays("Black Market")
    assert all(pile.slug != "black-market-deck" for pile in table.game.table.supply)


def test_black_market_uses_no_buy(table):
    table.anna(hand="Black Market").plays("Black Market").chooses("Estate").chooses("Estate").chooses("Estate").chooses(
        "Estate"
    )
    table.anna().has(buys=1, coins=0)


def test_black_market_plays_treasures_one_by_one(table):
    table.anna(hand="Black Market, Silver, Gold").plays("Black Market").chooses("Duchy").chooses("Moat")
    table.anna().chooses("Smithy")
    table.asks("Anna", "Silver", "Gold", may=True, most=1)
    table.anna().chooses("Gold").has(coins=5, hand="Silver")
    table.asks("Anna", "Silver", may=True, most=1)


def test_black_market_puts_the_rest_under_its_deck(table):
    table.anna(hand="Throne Room, Black Market").plays("Throne Room").chooses("Black Market")
    table.anna().chooses("Smithy").chooses("Smithy").chooses("Smithy")
    assert table.game.pending.kind == "identify"
    table.anna().chooses("Moat").chooses("Moat").chooses("Moat")
    table.asks("Anna", "Moat", may=True)
    table.anna().chooses("Moat").has(discard="Moat", coins=2)
    deck = table.game.pile_cards("black-market-deck")
    assert [table.game.name(c) for c in deck] == [*4 * ["?"], *3 * ["Smithy"], *2 * ["Moat"]]


def test_city_quarter_draws_a_card_for_each_action_in_hand(table):
    table.anna(hand="City Quarter, Smithy, Village, Estate", deck="3 Copper").plays("City Quarter").has(
        hand="Smithy, Village, Estate, 2 Copper", actions=2
    )
    table.cited("base2:reveal:1")


def test_city_quarter_without_actions_in_hand_draws_nothing(table):
    table.anna(hand="City Quarter, Estate", deck="Copper").plays("City Quarter").has(hand="Estate", actions=2)


def test_city_quarter_is_bought_for_debt(table):
    table.set(kingdom=["City Quarter"], turn={"phase": "buy", "coins": 3, "buys": 2}).anna(hand="").buys("City Quarter")
    table.anna().has(discard="City Quarter", debt=8, coins=3)
    table.asks("Anna", "pay 1 debt", "pay 2 debt", "pay 3 debt", may=True)


def test_city_quarter_played_twice_counts_the_hand_anew(table):
    table.anna(hand="Throne Room, City Quarter, Village", deck="Smithy, 4 Copper").plays("Throne Room")
    table.anna().chooses("City Quarter").has(hand="Village, Smithy, 2 Copper", actions=4)


def test_an_action_played_as_way_of_the_owl_draws_up_to_six_cards(table):
    table.set(landscapes=["Way of the Owl"]).anna(hand="Village, 3 Estate", deck="5 Copper")
    table.anna().chooses("play Village as Way of the Owl").has(hand="3 Estate, 3 Copper", play="Village", actions=0)


def test_way_of_the_owl_with_six_cards_in_hand_draws_nothing(table):
    table.set(landscapes=["Way of the Owl"]).anna(hand="Village, 6 Estate", deck="Copper")
    table.anna().chooses("play Village as Way of the Owl").has(hand="6 Estate", actions=0)


def test_no_treasure_is_played_as_a_way(table):
    table.set(landscapes=["Way of the Owl"], turn={"phase": "buy"}).anna(hand="Copper")
    assert "play Copper as Way of the Owl" not in table.game.choices


def test_the_card_itself_may_be_played_where_there_is_a_way(table):
    table.set(landscapes=["Way of the Owl"]).anna(hand="Village", deck="2 Copper")
    table.asks("Anna", "play Village", "play Village as Way of the Owl", may=True)
    table.anna().plays("Village").has(hand="Copper", actions=2)


def test_mission_gives_a_turn_without_buying_cards(table):
    table.set(landscapes=["Mission", "Training"], turn={"phase": "buy", "coins": 4})
    table.anna(hand="", deck="3 Gold, 2 Copper")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().buys("Mission")
    table.phase("Anna", "buy").anna().plays_treasures().has(coins=11)
    table.asks("Anna", "buy Mission", "buy Training", may=True)
    table.cited("adventures:mission:1", "adventures:mission:2")
    table.anna().passes()
    table.phase("Bernd", "buy")


def test_mission_gives_no_third_turn_and_only_one(table):
    table.set(landscapes=["Mission"], turn={"phase": "buy", "coins": 8, "buys": 3})
    table.anna(hand="", deck="2 Gold, 3 Estate, 5 Copper")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().buys("Mission")
    assert "buy Mission" not in table.game.choices  # once a turn
    table.anna().passes()
    table.phase("Anna", "buy").anna().plays_treasures().buys("Mission")
    table.phase("Bernd", "buy")


def test_mission_after_a_turn_of_your_own_does_nothing(table):
    table.set(landscapes=["Mission"], turn={"phase": "buy", "coins": 4, "previous": "Anna"})
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Copper", deck="5 Copper")
    table.anna().buys("Mission")
    table.phase("Bernd", "buy")


def test_cards_can_be_gained_in_a_mission_turn(table):
    table.set(turn={"extra": "Mission"}, landscapes=["Mission"]).anna(hand="Workshop").plays("Workshop")
    table.anna().chooses("Silver")
    table.said("Anna", "gain", "Silver").phase("Bernd", "buy")


def test_nothing_is_bought_from_the_black_market_in_a_mission_turn(table):
    table.set(turn={"extra": "Mission"}, landscapes=["Mission"], supply={"Black Market Deck": ["Moat", "Village"]})
    table.anna(hand="Black Market, Gold").plays("Black Market").chooses("Gold")
    table.asks("Anna", "Moat", "Village", least=2)  # in which order they go back
    table.anna().chooses("Village, Moat")
    table.said("Anna", "play", "Gold").unsaid("Anna", "buy").asks("Anna", "buy Mission", may=True)


def test_temple_trashes_one_to_three_different_cards(table):
    table.anna(hand="Temple, 2 Estate, Copper, Curse, Silver").plays("Temple")
    table.asks("Anna", "Estate", "Copper", "Curse", "Silver", least=1, most=3)
    table.anna().chooses("Estate, Copper, Curse").has(vp=1, hand="Estate, Silver")
    table.trash("Estate, Copper, Curse").cited("empires:temple:1", "empires:temple:2")


def test_temple_with_an_empty_hand_gives_its_points_all_the_same(table):
    table.anna(hand="Temple").plays("Temple").has(vp=1)
    assert table.game.pile_tokens["temple", "vp"] == 1


def test_whoever_gains_a_temple_takes_the_points_of_its_pile(table):
    table.set(pile_tokens={"Temple": {"vp": 2}}, turn={"phase": "buy", "coins": 8, "buys": 2})
    table.anna(hand="").buys("Temple").has(vp=2).buys("Temple").has(vp=2)
    table.cited("empires:temple:3")


def test_throne_room_on_temple(table):
    table.anna(hand="Throne Room, Temple, 2 Copper").plays("Throne Room").chooses("Temple")
    table.anna().has(vp=2, hand="")  # one name each time, so nothing is asked
    assert table.game.pile_tokens["temple", "vp"] == 2
    table.trash("2 Copper")


def test_a_deck_of_boons_that_nobody_draws_from_may_be_described(table):
    table.set(boons=["The Sea's Gift"], hexes=["Delusion"]).anna(hand="Village").plays("Village").has(actions=2)
