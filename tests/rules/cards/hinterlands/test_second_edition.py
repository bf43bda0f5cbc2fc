"""The cards that are new in the 2nd edition of Hinterlands."""

from __future__ import annotations

# --- Guard Dog -------------------------------------------------------------------------------------------------------


def test_guard_dog_draws_four_with_a_small_hand(table):
    table.anna(hand="Guard Dog, 3 Copper", deck="5 Silver").plays("Guard Dog").has(hand="3 Copper, 4 Silver")


def test_guard_dog_draws_two_when_the_hand_is_six_then(table):
    table.anna(hand="Guard Dog, 4 Copper", deck="5 Silver").plays("Guard Dog").has(hand="4 Copper, 2 Silver")


def test_guard_dog_is_played_before_an_attack_resolves_and_cleaned_up_with_that_turn(table):
    table.anna(hand="Militia", deck="5 Copper")
    table.bernd(hand="Guard Dog, 4 Estate", deck="2 Gold, 5 Copper")
    table.anna().plays("Militia")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(play="Guard Dog", hand="4 Estate, 2 Gold")
    table.bernd().chooses("3 Estate").has(hand="Estate, 2 Gold")
    table.anna().passes()
    table.bernd().has(play="", discard="3 Estate, Guard Dog")


def test_guard_dog_can_find_the_moat_that_stops_the_attack(table):
    table.anna(hand="Militia", deck="5 Copper")
    table.bernd(hand="Guard Dog, 4 Estate", deck="Moat, Gold")
    table.anna().plays("Militia")
    table.bernd().chooses("yes").chooses("yes").has(hand="4 Estate, Moat, Gold")


def test_guard_dog_may_stay_in_hand(table):
    table.anna(hand="Militia", deck="5 Copper")
    table.bernd(hand="Guard Dog, 2 Estate", deck="2 Gold")
    table.anna().plays("Militia")
    table.bernd().chooses("no").has(hand="Guard Dog, 2 Estate", play="")


# --- Nomads ----------------------------------------------------------------------------------------------------------


def test_nomads_give_coins_when_played_gained_and_trashed(table):
    table.anna(hand="Nomads, Village", deck="Chapel, Nomads").plays("Nomads").has(coins=2, buys=2)


def test_nomads_give_coins_when_bought(table):
    table.set(kingdom=["Nomads"], turn={"player": "Anna", "phase": "buy", "coins": 4, "buys": 2})
    table.anna(hand="", deck="").buys("Nomads")
    table.anna().has(coins=2, buys=1)


def test_nomads_give_coins_when_trashed(table):
    table.anna(hand="Chapel, Nomads, Copper").plays("Chapel").chooses("Nomads").has(coins=2)


def test_nomads_gained_on_anothers_turn_give_nothing(table):
    table.anna(hand="Swindler", deck="")
    table.bernd(hand="", deck="Bureaucrat")
    table.set(kingdom=["Nomads"]).anna().plays("Swindler")
    table.anna().chooses("Nomads").has(coins=2)
    table.bernd().has(discard="Nomads")


# --- Trail -----------------------------------------------------------------------------------------------------------


def test_trail_may_be_played_when_it_is_gained(table):
    table.set(kingdom=["Trail"]).anna(hand="Workshop", deck="Gold").plays("Workshop").chooses("Trail")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Workshop, Trail", hand="Gold", actions=1)


def test_trail_may_be_played_when_it_is_trashed_and_still_was_trashed(table):
    table.anna(hand="Remodel, Trail", deck="Gold").plays("Remodel").chooses("yes").has(
        play="Remodel, Trail", hand="Gold"
    )
    table.trash("")
    table.anna().chooses("Gold").has(discard="Gold")


def test_trail_may_be_played_when_it_is_discarded(table):
    table.anna(hand="Cellar, Trail", deck="Gold, Silver").plays("Cellar").chooses("Trail").chooses("yes")
    table.anna().has(play="Cellar, Trail", hand="Gold, Silver", actions=2)


def test_trail_is_not_played_in_clean_up(table):
    table.anna(hand="Trail, Copper", deck="5 Gold").passes().passes().has(hand="5 Gold", discard="Trail, Copper")


# --- Weaver ----------------------------------------------------------------------------------------------------------


def test_weaver_gains_two_silvers_or_a_card_up_to_four(table):
    table.set(kingdom=["Smithy"]).anna(hand="Weaver").plays("Weaver")
    table.asks("Anna", "silvers", "card")
    table.anna().chooses("silvers").has(discard="2 Silver")


def test_weaver_gains_a_card(table):
    table.set(kingdom=["Smithy", "Market"]).anna(hand="Weaver").plays("Weaver").chooses("card")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy", "Weaver")
    table.anna().chooses("Smithy").has(discard="Smithy")


def test_weaver_may_be_played_when_discarded(table):
    table.anna(hand="Militia", deck="5 Copper")
    table.bernd(hand="2 Weaver, 3 Gold", deck="")
    table.anna().plays("Militia")
    table.bernd().chooses("2 Weaver").chooses("yes").chooses("silvers").chooses("yes").chooses("silvers")
    table.bernd().has(play="2 Weaver", discard="4 Silver", hand="3 Gold")


def test_weaver_is_no_choose_one_for_an_elder(table):
    table.anna(hand="Elder, Weaver").plays("Elder").chooses("Weaver")
    table.asks("Anna", "silvers", "card", least=1, most=1)


# --- Berserker -------------------------------------------------------------------------------------------------------


def test_berserker_gains_a_cheaper_card_and_attacks(table):
    table.set(kingdom=["Smithy", "Market"]).anna(hand="Berserker")
    table.bernd(hand="4 Copper, Gold", deck="")
    table.anna().plays("Berserker")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy")
    table.anna().chooses("Smithy").has(discard="Smithy")
    table.bernd().chooses("2 Copper").has(hand="2 Copper, Gold")


def test_berserker_is_played_when_gained_with_an_action_in_play(table):
    table.set(kingdom=["Berserker"], turn={"player": "Anna", "phase": "buy", "coins": 5, "buys": 2}).anna(
        hand="", deck="", play="Village"
    )
    table.bernd(hand="3 Copper", deck="")
    table.anna().buys("Berserker").chooses("Silver").has(play="Village, Berserker", discard="Silver")


def test_berserker_is_not_played_without_an_action_in_play(table):
    table.set(kingdom=["Berserker"], turn={"player": "Anna", "phase": "buy", "coins": 5, "buys": 2}).anna(
        hand="", deck="", play="Gold"
    )
    table.anna().buys("Berserker").has(play="Gold", discard="Berserker")


def test_berserker_that_costs_nothing_gains_nothing(table):
    table.anna(hand="Berserker", play="5 Highway", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Berserker").has(discard="")


# --- Cauldron --------------------------------------------------------------------------------------------------------


def test_cauldron_curses_at_the_third_action_gained(table):
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 4}).anna(hand="Cauldron", deck="")
    table.bernd(hand="", deck="")
    table.set(kingdom=["Village"]).anna().plays("Cauldron").has(coins=11, buys=5).buys("Village").buys("Village")
    table.bernd().has(discard="")
    table.anna().buys("Village")
    table.bernd().has(discard="Curse")


def test_cauldron_curses_once_where_the_second_action_brings_the_third(table):
    turn = {"player": "Anna", "phase": "buy", "coins": 4, "buys": 1, "gained": ["Village"]}
    table.set(kingdom=["Border Village", "Village"], turn=turn).anna(hand="Cauldron", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Cauldron").buys("Border Village").chooses("Village")
    table.bernd().has(discard="Curse")


def test_cauldron_counts_actions_gained_before_and_never_treasures(table):
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 4, "gained": ["2 Village", "Silver"]})
    table.anna(hand="Cauldron", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Cauldron").buys("Copper")
    table.bernd().has(discard="")
    table.anna().buys("Village")
    table.bernd().has(discard="Curse")


def test_cauldron_after_three_actions_does_nothing(table):
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 4, "gained": ["3 Village"]})
    table.anna(hand="Cauldron", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Cauldron").buys("Village")
    table.bernd().has(discard="")


def test_two_cauldrons_give_two_curses_and_a_moat_stops_one(table):
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 9, "buys": 4, "gained": ["2 Village"]})
    table.anna(hand="2 Cauldron", deck="")
    table.bernd(hand="Moat, Copper", deck="")
    table.anna().plays("Cauldron")
    table.bernd().chooses("yes")
    table.anna().plays("Cauldron")
    table.bernd().chooses("no")
    table.anna().buys("Village")
    table.bernd().has(discard="Curse")


# --- Souk ------------------------------------------------------------------------------------------------------------


def test_souk_gives_seven_less_the_hand(table):
    table.anna(hand="Souk, 3 Copper").plays("Souk").has(coins=4, buys=2)


def test_souk_never_goes_below_nothing(table):
    table.anna(hand="Souk, 9 Copper").plays("Souk").has(coins=0)


def test_souk_can_cost_coins_that_were_there(table):
    table.set(turn={"player": "Anna", "coins": 3}).anna(hand="Souk, 9 Copper").plays("Souk").has(coins=1)


def test_souk_gained_trashes_up_to_two(table):
    table.set(kingdom=["Souk"], turn={"player": "Anna", "phase": "buy", "coins": 5, "buys": 2, "bought": True})
    table.anna(hand="Estate, Copper, Curse", deck="").buys("Souk")
    table.asks("Anna", "Estate", "Copper", "Curse", may=True, least=0, most=2)
    table.anna().chooses("Estate, Curse").has(hand="Copper")
    table.trash("Estate, Curse")


# --- Wheelwright -----------------------------------------------------------------------------------------------------


def test_wheelwright_discards_to_gain_an_action_of_at_most_that_cost(table):
    table.set(kingdom=["Village", "Market"]).anna(hand="Wheelwright, Silver", deck="Copper").plays("Wheelwright")
    table.asks("Anna", "Silver", "Copper", may=True)
    table.anna().chooses("Silver").has(discard="Village, Silver", hand="Copper", actions=1)


def test_wheelwright_may_be_declined(table):
    table.set(kingdom=["Village"]).anna(hand="Wheelwright, Silver", deck="Copper").plays("Wheelwright").passes()
    table.anna().has(discard="", hand="Silver, Copper")


def test_wheelwright_can_gain_a_copy_of_what_is_discarded(table):
    table.set(kingdom=["Market"]).anna(hand="Wheelwright, Market", deck="Copper").plays("Wheelwright").chooses("Market")
    table.asks("Anna", "Market", "Wheelwright")
    table.anna().chooses("Market").has(discard="2 Market")


def test_wheelwright_with_nothing_to_gain(table):
    table.set(kingdom=["Village"]).anna(hand="Wheelwright", deck="Copper").plays("Wheelwright").chooses("Copper")
    table.anna().has(discard="Copper", hand="")


# --- Witch's Hut -----------------------------------------------------------------------------------------------------


def test_witchs_hut_curses_for_two_discarded_actions(table):
    table.anna(hand="Witch's Hut, Village", deck="Moat, 3 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Witch's Hut").chooses("Village, Moat").has(discard="Village, Moat", hand="3 Copper")
    table.said("Anna", "reveal", "Village, Moat")
    table.bernd().has(discard="Curse")


def test_witchs_hut_with_one_action_curses_nobody(table):
    table.anna(hand="Witch's Hut, Village", deck="4 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Witch's Hut").chooses("Village, Copper")
    table.said("Anna", "reveal", "Village, Copper")
    table.bernd().has(discard="")


def test_witchs_hut_with_a_single_card_curses_nobody(table):
    table.anna(hand="Witch's Hut, Village", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Witch's Hut").has(discard="Village")
    table.bernd().has(discard="")


def test_a_throne_rooms_duration_of_another_player_stays_through_ones_clean_up(table):
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="", deck="5 Copper", durations=[{"Throne Room": ["Wharf"]}])
    table.anna().passes()
    table.bernd().has(play="Throne Room, Wharf", hand=4)
