"""Seaside’s Durations, both editions, and what waits for another turn."""

from __future__ import annotations

FIRST = {"Seaside": 1}


# --- Haven -----------------------------------------------------------------------------------------------------------


def test_haven_draws_first_and_then_must_set_a_card_aside(table):
    table.anna(hand="Haven, Copper", deck="Gold, 5 Estate").plays("Haven")
    table.asks("Anna", "Copper", "Gold", least=1, most=1)
    table.anna().chooses("Gold").has(hand="Copper", aside="Gold", play="Haven", actions=1)
    table.cited("seaside2:haven:1", "seaside1:haven:1")


def test_haven_gives_the_card_back_on_the_next_turn_and_is_cleaned_up_then(table):
    table.anna(hand="Haven, Copper", deck="Gold, 5 Estate, 5 Silver").plays("Haven").chooses("Gold")
    table.next_turn_of("Anna").has(hand="5 Estate, Gold", aside="", play="Haven")
    table.cited("seaside2:haven:3")
    table.next_turn_of("Bernd")
    table.anna().has(play="", hand="5 Silver")


def test_haven_with_no_card_to_set_aside_is_cleaned_up_at_once(table):
    table.anna(hand="Haven", deck="").plays("Haven").has(aside="", actions=1)
    table.next_turn_of("Bernd")
    table.anna().has(play="", hand="Haven")


def test_haven_played_twice_keeps_two_cards(table):
    table.anna(hand="Throne Room, Haven, Copper", deck="Gold, Silver, 6 Estate")
    table.anna().plays("Throne Room").chooses("Haven").chooses("Gold").chooses("Silver").has(
        aside="Gold, Silver", play="Haven, Throne Room", hand="Copper"
    )
    table.next_turn_of("Anna").has(hand="5 Estate, Gold, Silver", play="Haven, Throne Room")


def test_haven_described_with_its_card_gives_it_back(table):
    table.anna(durations=[{"Haven": ["Province"]}], deck="5 Copper").has(aside="Province", points=6)
    table.next_turn_of("Anna").has(hand="5 Copper, Province")


def test_haven_may_take_the_only_card_without_a_question(table):
    table.anna(hand="Haven", deck="Gold").plays("Haven").has(aside="Gold", hand="")


# --- Lighthouse ------------------------------------------------------------------------------------------------------


def test_lighthouse_gives_coins_on_both_turns(table):
    table.anna(hand="Lighthouse", deck="6 Copper").plays("Lighthouse").has(actions=1, coins=1)
    table.next_turn_of("Anna").has(coins=1, actions=1, play="Lighthouse")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_lighthouse_protects_from_the_moment_it_is_played(table):
    table.anna(hand="Lighthouse", deck="5 Copper")
    table.bernd(hand="Witch", deck="10 Copper")
    table.anna().plays("Lighthouse")
    table.next_turn_of("Bernd").plays("Witch")
    table.anna().has(discard="")
    table.cited("seaside2:lighthouse:1", "seaside2:lighthouse:2")


def test_lighthouse_in_hand_protects_from_nothing(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Lighthouse")
    table.anna().plays("Witch")
    table.bernd().has(discard="Curse")


def test_lighthouse_cannot_be_given_up(table):
    table.anna(hand="Militia")
    table.bernd(hand="5 Copper", durations=["Lighthouse"])
    table.anna().plays("Militia").has(coins=2)
    table.phase("Anna", "buy")
    table.bernd().has(hand="5 Copper")


def test_a_player_under_a_lighthouse_is_not_asked_for_a_moat(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Moat", durations=["Lighthouse"])
    table.carla(hand="Copper")
    table.anna().plays("Witch")
    table.phase("Anna", "buy")
    table.bernd().has(discard="")
    table.carla().has(discard="Curse")


def test_lighthouse_of_the_2nd_edition_ends_when_its_next_turn_starts(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Copper", play="Lighthouse")
    table.anna().plays("Witch")
    table.bernd().has(discard="Curse")


def test_lighthouse_of_the_1st_edition_protects_as_long_as_it_is_in_play(table):
    table.set(editions=FIRST).anna(hand="Witch", deck="2 Copper")
    table.bernd(hand="Copper", play="Lighthouse")
    table.anna().plays("Witch")
    table.bernd().has(discard="")
    table.cited("seaside1:lighthouse:1")


def test_lighthouse_of_the_1st_edition_protects_on_the_others_turns_and_not_from_hand(table):
    table.set(editions=FIRST).anna(hand="Witch", deck="2 Copper")
    table.bernd(durations=["Lighthouse"])
    table.carla(hand="Lighthouse")
    table.anna().plays("Witch")
    table.bernd().has(discard="")
    table.carla().has(discard="Curse")


def test_lighthouse_of_the_1st_edition_is_gone_after_its_second_clean_up(table):
    table.set(editions=FIRST).anna(hand="Lighthouse", deck="15 Copper")
    table.bernd(hand="5 Copper", deck="5 Copper, Witch, 10 Copper")
    table.anna().plays("Lighthouse").has(coins=1)
    table.next_turn_of("Anna").has(coins=1, play="Lighthouse")
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_ones_own_attacks_still_give_what_they_give_under_a_lighthouse(table):
    table.anna(hand="Militia", durations=["Lighthouse"]).plays("Militia").has(coins=2)


# --- Astrolabe -------------------------------------------------------------------------------------------------------


def test_astrolabe_is_played_in_the_buy_phase(table):
    table.anna(hand="Astrolabe", deck="6 Copper").plays("Astrolabe").has(coins=1, buys=2, play="Astrolabe")
    table.cited("seaside2:astrolabe:1")


def test_astrolabe_gives_the_same_again_on_the_next_turn(table):
    table.anna(hand="Astrolabe", deck="5 Estate, 5 Copper").plays("Astrolabe")
    table.next_turn_of("Anna").has(coins=1, buys=2, play="Astrolabe")
    table.cited("seaside2:astrolabe:2")
    table.next_turn_of("Bernd")
    table.anna().has(play="", hand="5 Copper")


def test_astrolabe_is_no_action(table):
    table.anna(hand="Throne Room, Astrolabe").plays("Throne Room")
    table.phase("Anna", "buy").asks("Anna", "play Astrolabe", "buy Copper", "buy Curse", may=True)


def test_astrolabe_cannot_be_played_after_a_purchase(table):
    table.set(turn={"phase": "buy", "bought": True, "buys": 1}).anna(hand="Astrolabe")
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_play_treasures_plays_astrolabes_too(table):
    table.anna(hand="2 Astrolabe, Copper").plays_treasures().has(coins=3, buys=3, hand="")


# --- Fishing Village -------------------------------------------------------------------------------------------------


def test_fishing_village_gives_two_actions_and_a_coin(table):
    table.anna(hand="Fishing Village, Village").plays("Fishing Village").has(actions=2, coins=1)


def test_fishing_village_gives_an_action_and_a_coin_on_the_next_turn(table):
    table.anna(hand="Fishing Village, Village", deck="5 Copper").plays("Fishing Village")
    table.next_turn_of("Anna").has(actions=2, coins=1, play="Fishing Village")
    table.cited("seaside2:fishing-village:1", "seaside2:fishing-village:2")


def test_fishing_village_played_twice_gives_both_turns_twice(table):
    table.anna(hand="Throne Room, Fishing Village, Village", deck="5 Copper")
    table.anna().plays("Throne Room").chooses("Fishing Village").has(actions=4, coins=2)
    table.next_turn_of("Anna").has(actions=3, coins=2, play="Fishing Village, Throne Room")


def test_fishing_village_is_cleaned_up_on_the_turn_of_its_last_effect(table):
    table.anna(durations=["Fishing Village"], deck="10 Copper")
    table.next_turn_of("Bernd")
    table.anna().has(play="Fishing Village")
    table.next_turn_of("Anna").has(actions=2, coins=1)
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Fishing Village, 5 Copper")


# --- Monkey ----------------------------------------------------------------------------------------------------------


def test_monkey_draws_when_the_player_to_the_right_gains(table):
    table.anna(hand="Monkey", deck="5 Copper, 2 Gold")
    table.bernd(hand="Workshop", deck="5 Copper")
    table.anna().plays("Monkey")
    table.next_turn_of("Bernd").plays("Workshop").chooses("Silver")
    table.anna().has(hand="5 Copper, Gold")
    table.cited("seaside2:monkey:1")


def test_monkey_draws_a_card_when_its_next_turn_starts_in_any_case(table):
    table.anna(hand="Monkey", deck="5 Copper, 2 Gold").plays("Monkey")
    table.next_turn_of("Anna").has(hand="5 Copper, Gold", play="Monkey")
    table.cited("seaside2:monkey:2")


def test_monkey_draws_for_gains_on_any_turn_but_only_of_the_right_player(table):
    table.anna(hand="Witch", deck="2 Copper")
    table.bernd(deck="5 Silver", durations=["Monkey"])
    table.carla(deck="5 Silver", durations=["Monkey"])
    table.anna().plays("Witch")
    table.bernd().has(discard="Curse", hand="")
    table.carla().has(discard="Curse", hand="Silver")


def test_monkey_draws_for_the_curse_of_its_own_players_witch(table):
    table.anna(hand="Throne Room, Witch", deck="4 Copper, 3 Gold", durations=["Monkey"])
    table.anna().plays("Throne Room").chooses("Witch").has(hand="4 Copper, 2 Gold")
    table.bernd().has(discard="2 Curse")


def test_monkey_stops_when_its_next_turn_starts(table):
    table.anna(hand="Monkey", deck="5 Copper, Gold, Witch, 10 Silver").plays("Monkey")
    table.next_turn_of("Anna").has(hand="5 Copper, Gold")
    table.next_turn_of("Bernd").buys("Copper")
    table.anna().has(hand="Witch, 4 Silver", play="")


def test_two_monkeys_draw_twice(table):
    table.anna(hand="Workshop")
    table.bernd(deck="5 Copper", durations=["2 Monkey"])
    table.anna().plays("Workshop").chooses("Silver")
    table.bernd().has(hand="2 Copper")


# --- Blockade --------------------------------------------------------------------------------------------------------


def test_blockade_gains_a_card_up_to_four_aside(table):
    table.set(supply={"Copper": 0}).anna(hand="Blockade").plays("Blockade")
    table.asks("Anna", "Silver", "Estate", "Curse", "Blockade")
    table.anna().chooses("Silver").has(aside="Silver", discard="", play="Blockade")
    table.cited("seaside2:blockade:1")


def test_blockade_gives_the_card_on_the_next_turn_and_is_cleaned_up_then(table):
    table.anna(hand="Blockade", deck="5 Copper, 5 Estate").plays("Blockade").chooses("Silver")
    table.next_turn_of("Anna").has(hand="5 Copper, Silver", aside="", play="Blockade")
    table.next_turn_of("Bernd")
    table.anna().has(play="", hand="5 Estate")


def test_blockade_is_a_gain(table):
    table.anna(hand="Blockade")
    table.bernd(deck="Gold", durations=["Monkey"])
    table.anna().plays("Blockade").chooses("Silver")
    table.bernd().has(hand="Gold")


def test_blockade_curses_another_player_who_gains_such_a_card_on_their_own_turn(table):
    table.anna(hand="Blockade", deck="5 Copper")
    table.bernd(hand="2 Copper", deck="5 Copper")
    table.anna().plays("Blockade").chooses("Estate")
    table.next_turn_of("Bernd").plays_treasures().buys("Estate")
    table.bernd().has(hand="5 Copper", discard="2 Copper, Estate, Curse")
    table.cited("seaside2:blockade:5")


def test_blockade_does_not_mind_other_cards_nor_its_own_player(table):
    table.anna(hand="Workshop", durations=[{"Blockade": ["Silver"]}])
    table.bernd(hand="Copper, Workshop", deck="5 Copper")
    table.anna().plays("Workshop").chooses("Silver").has(discard="Silver")
    table.next_turn_of("Bernd").plays("Workshop").chooses("Estate").has(discard="Estate")
    table.pile("Curse", 10)


def test_blockade_does_not_curse_for_a_gain_on_somebody_elses_turn(table):
    table.anna(hand="Ambassador, Estate")
    table.bernd(deck="")
    table.carla(durations=[{"Blockade": ["Estate"]}])
    table.anna().plays("Ambassador").chooses("1").has(hand="")
    table.bernd().has(discard="Estate")
    table.carla().has(discard="Estate")
    table.pile("Curse", 20)


def test_blockade_spares_whoever_was_unaffected_when_it_was_played(table):
    table.anna(hand="Blockade", deck="5 Copper")
    table.bernd(hand="Moat, 2 Copper", deck="5 Copper")
    table.carla(hand="2 Copper", deck="5 Copper")
    table.anna().plays("Blockade")
    table.bernd().chooses("yes")
    table.anna().chooses("Estate")
    table.next_turn_of("Bernd").passes().plays_treasures().buys("Estate")
    table.carla().plays_treasures().buys("Estate")
    table.bernd().has(discard="Moat, 2 Copper, Estate")
    table.carla().has(discard="2 Copper, Estate, Curse")


def test_a_lighthouse_played_after_the_blockade_does_not_help_against_it(table):
    table.anna(durations=[{"Blockade": ["Silver"]}])
    table.bernd(hand="Lighthouse, Workshop", deck="5 Copper")
    table.set(turn={"player": "Bernd"})
    table.bernd().plays("Lighthouse").plays("Workshop").chooses("Silver").has(discard="Silver, Curse")


def test_two_blockades_on_one_name_bring_two_curses(table):
    table.set(turn={"player": "Bernd"}).anna(durations=[{"Blockade": ["Silver"]}, {"Blockade": ["Silver"]}])
    table.bernd(hand="Workshop").plays("Workshop").chooses("Silver").has(discard="Silver, 2 Curse")


def test_blockade_of_a_curse_makes_one_curse_bring_all(table):
    table.set(turn={"player": "Bernd"}, supply={"Curse": 4}).anna(durations=[{"Blockade": ["Curse"]}])
    table.bernd(hand="Workshop").plays("Workshop").chooses("Curse").has(discard="4 Curse")
    table.pile("Curse", 0)


def test_blockade_whose_card_a_watchtower_trashes_is_cleaned_up_on_the_same_turn(table):
    table.anna(hand="Blockade, Watchtower", deck="5 Copper").plays("Blockade").chooses("Silver").chooses("trash").has(
        aside="", play="Blockade"
    )
    table.trash("Silver")
    table.next_turn_of("Bernd")
    table.anna().has(play="", hand="5 Copper")
    table.cited("seaside2:blockade:3")


def test_blockade_played_twice_blocks_two_names_and_returns_both_cards(table):
    table.anna(hand="Throne Room, Blockade", deck="5 Copper")
    table.anna().plays("Throne Room").chooses("Blockade").chooses("Silver").chooses("Estate").has(
        aside="Silver, Estate", play="Blockade, Throne Room"
    )
    table.next_turn_of("Anna").has(hand="5 Copper, Silver, Estate", aside="")


def test_the_gainer_orders_the_blockades_curse_among_their_own_effects(table):
    table.set(turn={"player": "Bernd"}).anna(durations=[{"Blockade": ["Silver"]}])
    table.bernd(hand="Workshop, Pirate", deck="5 Copper").plays("Workshop").chooses("Silver")
    table.asks("Bernd", "Blockade", "Pirate")


# --- Caravan ---------------------------------------------------------------------------------------------------------


def test_caravan_draws_now_and_on_the_next_turn(table):
    table.anna(hand="Caravan", deck="Gold, 5 Copper, Silver").plays("Caravan").has(hand="Gold", actions=1)
    table.next_turn_of("Anna").has(hand="5 Copper, Silver", play="Caravan")
    table.cited("seaside2:caravan:1", "seaside2:caravan:2")


def test_caravan_stays_one_clean_up_and_leaves_with_the_next(table):
    table.anna(hand="Caravan", deck="12 Copper").plays("Caravan")
    table.next_turn_of("Bernd")
    table.anna().has(play="Caravan")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Caravan, 7 Copper")


def test_caravan_played_twice_draws_two_and_two_and_keeps_the_throne_room(table):
    table.anna(hand="Throne Room, Caravan", deck="2 Gold, 5 Copper, 2 Silver")
    table.anna().plays("Throne Room").chooses("Caravan").has(hand="2 Gold", actions=2)
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Silver", play="Caravan, Throne Room")


def test_caravan_with_an_empty_deck_stays_all_the_same(table):
    table.anna(hand="Caravan").plays("Caravan").has(hand="", actions=1)
    table.next_turn_of("Bernd")
    table.anna().has(play="Caravan")


# --- Sailor ----------------------------------------------------------------------------------------------------------


def test_sailor_lets_a_gained_duration_be_played(table):
    table.set(kingdom=["Caravan"]).anna(hand="Sailor, Workshop", deck="Gold, 8 Copper")
    table.anna().plays("Sailor").plays("Workshop").chooses("Caravan")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Sailor, Workshop, Caravan", hand="Gold", discard="", actions=1)
    table.cited("seaside2:sailor:1", "seaside2:sailor:4")


def test_sailor_works_only_once_a_turn(table):
    table.set(kingdom=["Caravan"]).anna(hand="Sailor, 2 Workshop, Village", deck="9 Copper")
    table.anna().plays("Village").plays("Sailor").plays("Workshop").chooses("Caravan").chooses("yes")
    table.anna().plays("Workshop").chooses("Caravan").has(discard="Caravan")


def test_sailor_that_is_not_used_waits_for_the_next_duration(table):
    table.set(kingdom=["Caravan"]).anna(hand="Sailor, 2 Workshop, Village", deck="9 Copper")
    table.anna().plays("Village").plays("Sailor").plays("Workshop").chooses("Caravan").chooses("no")
    table.anna().plays("Workshop").chooses("Caravan").chooses("yes").has(
        discard="Caravan", play="Village, Sailor, 2 Workshop, Caravan"
    )


def test_two_sailors_play_two_durations_but_not_one_twice(table):
    table.set(kingdom=["Caravan"]).anna(hand="2 Sailor, 2 Workshop, Village", deck="9 Copper")
    table.anna().plays("Village").plays("Sailor").plays("Sailor")
    table.anna().plays("Workshop").chooses("Caravan").chooses("yes").has(hand="Workshop, 2 Copper")
    table.anna().plays("Workshop").chooses("Caravan").chooses("yes").has(
        hand="3 Copper", play="Village, 2 Sailor, 2 Workshop, 2 Caravan"
    )
    table.cited("seaside2:sailor:2")


def test_sailor_works_in_the_buy_phase_where_drawn_treasures_come_too_late(table):
    table.set(kingdom=["Wharf"], turn={"coins": 5, "buys": 2}).anna(hand="Sailor, Village", deck="9 Gold")
    table.anna().plays("Sailor").passes().buys("Wharf").chooses("yes").has(
        play="Sailor, Wharf", hand="Village, 2 Gold", coins=0, buys=2, actions=1
    )
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_sailor_is_not_asked_for_other_gains_nor_by_others(table):
    table.anna(hand="Sailor, Workshop").plays("Sailor").plays("Workshop").chooses("Silver").has(discard="Silver")
    table.phase("Anna", "buy")


def test_sailor_gives_two_coins_and_a_voluntary_trashing_on_the_next_turn(table):
    table.anna(hand="Sailor", deck="4 Copper, Curse, 5 Silver").plays("Sailor").has(actions=1)
    table.next_turn_of("Anna").has(coins=2)
    table.asks("Anna", "Copper", "Curse", may=True)
    table.anna().chooses("Curse").has(hand="4 Copper")
    table.trash("Curse").cited("seaside2:sailor:9")


def test_sailor_does_not_let_durations_be_played_on_the_next_turn(table):
    table.anna(hand="Sailor", deck="4 Copper, Workshop, 5 Silver").plays("Sailor")
    table.next_turn_of("Anna").chooses("-").plays("Workshop").chooses("Sailor").has(discard="Sailor")


def test_sailor_plays_a_duration_from_where_it_was_gained_and_the_blockade_is_left_with_nothing(table):
    table.set(kingdom=["Caravan"]).anna(hand="Sailor, Blockade", deck="Gold, 6 Copper")
    table.anna().plays("Sailor").plays("Blockade").chooses("Caravan").chooses("yes").has(
        aside="", play="Sailor, Blockade, Caravan", hand="Gold"
    )
    table.next_turn_of("Bernd")
    table.anna().has(play="Sailor, Caravan")


# --- Tide Pools ------------------------------------------------------------------------------------------------------


def test_tide_pools_draw_three_and_leave_an_action(table):
    table.anna(hand="Tide Pools", deck="3 Gold, 5 Copper").plays("Tide Pools").has(hand="3 Gold", actions=1)


def test_tide_pools_make_you_discard_two_on_the_next_turn(table):
    table.anna(hand="Tide Pools", deck="3 Gold, 3 Copper, 2 Estate").plays("Tide Pools")
    table.next_turn_of("Anna")
    table.asks("Anna", "Copper", "Estate", least=2, most=2)
    table.anna().chooses("2 Estate").has(hand="3 Copper", play="Tide Pools")
    table.cited("seaside2:tide-pools:2")


def test_tide_pools_take_a_single_card_or_none(table):
    table.anna(durations=["Tide Pools"], deck="Copper")
    table.next_turn_of("Anna").has(hand="", discard="Copper")


def test_tide_pools_with_an_empty_hand_discard_nothing(table):
    table.anna(durations=["Tide Pools"], deck="")
    table.next_turn_of("Anna").has(hand="", discard="", play="Tide Pools")


def test_tide_pools_may_be_dealt_with_before_a_wharf(table):
    table.anna(durations=["4 Tide Pools", "Wharf"], deck="5 Estate, 2 Gold, 5 Copper")
    table.next_turn_of("Anna")
    table.asks("Anna", "Tide Pools", "Wharf")
    table.anna().chooses("Tide Pools")
    table.asks("Anna", "Tide Pools", "Wharf")
    table.anna().chooses("Tide Pools").chooses("Tide Pools")
    table.asks("Anna", "Tide Pools", "Wharf")
    table.anna().chooses("Tide Pools").has(hand="2 Gold", discard="5 Estate", buys=2)


def test_a_wharf_may_be_dealt_with_before_tide_pools(table):
    table.anna(durations=["Tide Pools", "Wharf"], deck="5 Estate, 2 Gold, 5 Copper")
    table.next_turn_of("Anna").chooses("Wharf")
    table.asks("Anna", "Estate", "Gold", least=2, most=2)


# --- Corsair ---------------------------------------------------------------------------------------------------------


def test_corsair_trashes_the_first_silver_or_gold_which_still_pays(table):
    table.anna(hand="Corsair", deck="6 Copper")
    table.bernd(hand="Silver, Gold, Copper", deck="5 Copper")
    table.anna().plays("Corsair").has(coins=2)
    table.next_turn_of("Bernd").plays("Copper").plays("Gold").has(coins=4, play="Copper")
    table.trash("Gold")
    table.bernd().plays("Silver").has(coins=6, play="Copper, Silver")
    table.trash("Gold").cited("seaside2:corsair:1", "seaside2:corsair:2")


def test_corsair_draws_on_the_next_turn_and_then_stops(table):
    table.anna(hand="Corsair", deck="5 Copper, Gold, 5 Copper")
    table.bernd(hand="Copper", deck="5 Silver, 5 Copper")
    table.anna().plays("Corsair")
    table.next_turn_of("Anna").has(hand="5 Copper, Gold", play="Corsair")
    table.next_turn_of("Bernd").plays("Silver").has(coins=2, play="Silver")
    table.trash("").cited("seaside2:corsair:3")


def test_two_corsairs_cost_no_more_than_one(table):
    table.set(turn={"player": "Bernd"}).anna(durations=["2 Corsair"])
    table.bernd(hand="2 Silver").plays("Silver").plays("Silver").has(coins=4, play="Silver")
    table.trash("Silver")


def test_corsair_spares_whoever_was_unaffected(table):
    table.anna(hand="Corsair", deck="6 Copper")
    table.bernd(hand="Moat, Silver", deck="5 Copper")
    table.carla(durations=["Lighthouse"], hand="Silver", deck="5 Copper")
    table.anna().plays("Corsair")
    table.bernd().chooses("yes")
    table.next_turn_of("Bernd")
    table.bernd().chooses("-").plays("Silver").has(play="Silver")
    table.next_turn_of("Carla").plays("Silver").has(coins=3, play="Lighthouse, Silver")
    table.trash("")


def test_corsair_counts_anew_in_an_extra_turn(table):
    table.set(turn={"player": "Bernd"}).anna(durations=["Corsair"])
    table.bernd(hand="Outpost, Silver", deck="Silver, 2 Copper, 5 Copper").plays("Outpost").plays("Silver")
    table.next_turn_of("Bernd").plays("Silver").has(coins=2, play="Outpost")
    table.trash("2 Silver")


def test_corsair_does_not_touch_its_own_player(table):
    table.anna(hand="Corsair, Silver").plays("Corsair").plays("Silver").has(coins=4, play="Corsair, Silver")


# --- Merchant Ship ---------------------------------------------------------------------------------------------------


def test_merchant_ship_gives_two_coins_twice(table):
    table.anna(hand="Merchant Ship", deck="10 Copper").plays("Merchant Ship").has(coins=2, actions=0)
    table.next_turn_of("Anna").has(coins=2, play="Merchant Ship")
    table.cited("seaside2:merchant-ship:1", "seaside2:merchant-ship:2")


def test_merchant_ship_leaves_with_the_second_clean_up(table):
    table.anna(durations=["Merchant Ship"], deck="10 Copper")
    table.next_turn_of("Anna").has(coins=2)
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_merchant_ship_played_twice_gives_four_and_four_and_the_throne_room_stays(table):
    table.anna(hand="Throne Room, Merchant Ship", deck="10 Copper")
    table.anna().plays("Throne Room").chooses("Merchant Ship").has(coins=4)
    table.next_turn_of("Bernd")
    table.anna().has(play="Merchant Ship, Throne Room")
    table.next_turn_of("Anna").has(coins=4)
    table.next_turn_of("Bernd")
    table.anna().has(play="")


def test_merchant_ship_pays_on_the_extra_turn_of_an_outpost(table):
    table.anna(hand="Village, Merchant Ship, Outpost", deck="9 Copper").plays("Village").plays("Merchant Ship").plays(
        "Outpost"
    )
    table.next_turn_of("Anna").has(coins=2, hand=3)
    table.next_turn_of("Anna").has(coins=0)


def test_a_merchant_ship_described_as_finished_gives_nothing_more(table):
    table.anna(play="Merchant Ship", deck="10 Copper")
    table.next_turn_of("Anna").has(coins=0, play="")


# --- Pirate ----------------------------------------------------------------------------------------------------------


def test_pirate_gains_a_treasure_up_to_six_to_hand_on_the_next_turn(table):
    table.anna(hand="Pirate", deck="5 Copper").plays("Pirate").has(play="Pirate")
    table.next_turn_of("Anna")
    table.asks("Anna", "Copper", "Silver", "Gold")
    table.anna().chooses("Gold").has(hand="5 Copper, Gold")
    table.cited("seaside2:pirate:3")


def test_pirate_may_be_played_when_its_own_player_gains_a_treasure(table):
    table.anna(hand="Workshop, Pirate", deck="5 Copper").plays("Workshop").chooses("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="Workshop, Pirate", discard="Silver")
    table.cited("seaside2:pirate:1")


def test_pirate_played_on_anothers_turn_pays_on_its_players_next_turn(table):
    table.anna(hand="Workshop")
    table.bernd(hand="Pirate", deck="5 Copper")
    table.anna().plays("Workshop").chooses("Silver")
    table.bernd().chooses("yes").has(play="Pirate", hand="")
    table.next_turn_of("Bernd")
    table.asks("Bernd", "Copper", "Silver", "Gold")
    table.bernd().chooses("Gold").has(hand="Gold")
    table.next_turn_of("Anna")
    table.bernd().has(play="")
    table.cited("seaside2:pirate:2")


def test_pirate_may_stay_in_hand_and_is_asked_once_for_two(table):
    table.anna(hand="Workshop")
    table.bernd(hand="2 Pirate")
    table.anna().plays("Workshop").chooses("Silver")
    table.bernd().chooses("no").has(hand="2 Pirate", play="")
    table.phase("Anna", "buy")


def test_two_pirates_may_both_be_played(table):
    table.anna(hand="Workshop")
    table.bernd(hand="2 Pirate")
    table.anna().plays("Workshop").chooses("Silver")
    table.bernd().chooses("yes").chooses("yes").has(play="2 Pirate", hand="")


def test_pirate_is_not_asked_for_other_gains_nor_from_the_discard_pile(table):
    table.anna(hand="2 Workshop, Village", deck="")
    table.bernd(hand="Pirate")
    table.carla(discard="Pirate")
    table.anna().plays("Village").plays("Workshop").chooses("Estate").plays("Workshop").chooses("Silver")
    table.bernd().chooses("no")
    table.phase("Anna", "buy")
    table.carla().has(play="")


def test_pirate_can_be_answered_with_another_pirate_when_it_pays(table):
    table.anna(durations=["Pirate"], deck="Pirate, 4 Copper")
    table.next_turn_of("Anna").chooses("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(play="2 Pirate", hand="4 Copper, Silver")


# --- Sea Witch -------------------------------------------------------------------------------------------------------


def test_sea_witch_draws_two_and_hands_out_curses(table):
    table.anna(hand="Sea Witch", deck="2 Gold")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Sea Witch").has(hand="2 Gold")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="Curse")
    table.cited("seaside2:sea-witch:1")


def test_sea_witch_draws_two_and_then_discards_two_on_the_next_turn(table):
    table.anna(hand="Sea Witch", deck="2 Copper, 5 Estate, 2 Gold, Silver").plays("Sea Witch")
    table.next_turn_of("Anna")
    table.asks("Anna", "Estate", "Gold", least=2, most=2)
    table.anna().chooses("2 Estate").has(hand="3 Estate, 2 Gold", play="Sea Witch")
    table.cited("seaside2:sea-witch:2")


def test_sea_witch_is_stopped_by_a_moat_but_still_draws(table):
    table.anna(hand="Sea Witch", deck="2 Gold")
    table.bernd(hand="Moat")
    table.anna().plays("Sea Witch")
    table.bernd().chooses("yes").has(discard="")
    table.anna().has(hand="2 Gold")


def test_sea_witch_hands_out_the_last_curse_to_the_left(table):
    table.set(supply={"Curse": 1}).anna(hand="Sea Witch", deck="2 Gold")
    table.bernd(hand="Copper")
    table.carla(hand="Copper")
    table.anna().plays("Sea Witch")
    table.bernd().has(discard="Curse")
    table.carla().has(discard="")


def test_sea_witch_played_twice(table):
    table.anna(hand="Throne Room, Sea Witch", deck="4 Gold, 5 Estate, 4 Silver")
    table.bernd(hand="Copper")
    table.anna().plays("Throne Room").chooses("Sea Witch").has(hand="4 Gold")
    table.bernd().has(discard="2 Curse")
    table.next_turn_of("Anna").chooses("2 Estate").chooses("2 Estate").has(hand="Estate, 4 Silver")


# --- Tactician -------------------------------------------------------------------------------------------------------


def test_tactician_discards_the_hand_for_a_big_next_turn(table):
    table.anna(hand="Tactician, 3 Copper", deck="10 Gold").plays("Tactician").has(hand="", discard="3 Copper")
    table.next_turn_of("Anna").has(hand="10 Gold", actions=2, buys=2, play="Tactician")
    table.cited("seaside2:tactician:1", "seaside2:tactician:2")


def test_tactician_with_an_empty_hand_gives_nothing_and_is_cleaned_up_at_once(table):
    table.anna(hand="Tactician", deck="10 Gold").plays("Tactician")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Gold", play="")
    table.next_turn_of("Anna").has(hand="5 Gold", actions=1, buys=1)


def test_tactician_played_twice_gives_its_bonus_once_and_the_throne_room_stays(table):
    table.anna(hand="Throne Room, Tactician, 3 Copper", deck="15 Gold")
    table.anna().plays("Throne Room").chooses("Tactician").has(play="Tactician, Throne Room")
    table.next_turn_of("Anna").has(hand=10, actions=2, buys=2, play="Tactician, Throne Room")
    table.next_turn_of("Bernd")
    table.anna().has(play="")
    table.cited("seaside2:tactician:5")


def test_a_second_tactician_in_hand_is_discarded_with_the_rest(table):
    table.anna(hand="2 Tactician", deck="10 Gold", discard="").plays("Tactician").has(hand="", discard="Tactician")
    table.next_turn_of("Anna").has(hand="10 Gold")


def test_tactician_draws_at_the_start_of_the_next_turn_not_at_the_end_of_this_one(table):
    table.anna(hand="Tactician, Copper", deck="15 Gold").plays("Tactician")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Gold")


# --- Wharf -----------------------------------------------------------------------------------------------------------


def test_wharf_gives_cards_and_a_buy_on_both_turns(table):
    table.anna(hand="Wharf", deck="2 Gold, 5 Copper, 2 Silver").plays("Wharf").has(hand="2 Gold", buys=2)
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Silver", buys=2, play="Wharf")
    table.cited("seaside2:wharf:1", "seaside2:wharf:2")


def test_wharf_played_twice_draws_four_on_both_turns(table):
    table.anna(hand="Throne Room, Wharf", deck="4 Gold, 5 Copper, 4 Silver").plays("Throne Room").chooses("Wharf").has(
        hand="4 Gold", buys=3
    )
    table.next_turn_of("Anna").has(hand="5 Copper, 4 Silver", buys=3, play="Throne Room, Wharf")


def test_wharf_does_not_draw_early(table):
    table.anna(hand="Wharf", deck="2 Gold, 7 Copper").plays("Wharf")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Copper", play="Wharf")


def test_wharf_shuffles_in_the_middle_of_a_draw(table):
    table.anna(hand="Wharf", deck="Gold", discard="Silver").plays("Wharf").has(hand="Gold, Silver", discard="")


def test_two_wharves_from_an_earlier_turn_are_not_asked_for_an_order(table):
    table.anna(durations=["2 Wharf"], deck="5 Copper, 4 Gold")
    table.next_turn_of("Anna").has(hand="5 Copper, 4 Gold", buys=3)
