"""Seaside's cards, both editions, as they are argued about at the table."""

import pytest

from rules.engine.kinds import PRINTINGS, load_printings
from rules.facts import facts

FIRST = {"Seaside": 1}


def test_every_card_of_seaside_is_played_in_each_printing_that_differs():
    load_printings()
    ours = {slug for slug, fact in facts().items() if fact.expansion == "seaside"}
    assert len(ours) == 35
    assert ours <= set(PRINTINGS)
    assert {slug for slug in ours if 1 in PRINTINGS[slug]} == {"lighthouse", "outpost", "treasury"}


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


# --- Native Village --------------------------------------------------------------------------------------------------


def test_native_village_puts_the_top_card_onto_the_mat(table):
    table.anna(hand="Native Village", deck="Gold, Copper").plays("Native Village").has(actions=2)
    table.asks("Anna", "mat", "hand", least=1, most=1)
    table.anna().chooses("1").has(native_village="Gold", deck="Copper", play="Native Village")
    table.cited("seaside2:native-village:2")


def test_native_village_takes_everything_from_the_mat(table):
    table.anna(hand="Native Village", deck="Copper", mats={"native-village": ["Gold", "Province"]})
    table.anna().plays("Native Village").chooses("2").has(hand="Gold, Province", native_village="", deck="Copper")


def test_native_village_may_choose_an_empty_mat_or_an_empty_deck(table):
    table.anna(hand="2 Native Village", deck="").plays("Native Village").chooses("hand").has(hand="Native Village")
    table.anna().plays("Native Village").chooses("mat").has(native_village="", hand="", play="2 Native Village")


def test_native_village_shuffles_to_have_a_card_for_the_mat(table):
    table.anna(hand="Native Village", deck="", discard="Silver").plays("Native Village").chooses("mat").has(
        native_village="Silver", discard=""
    )


def test_native_village_puts_a_face_down_card_there_without_asking_which(table):
    table.anna(hand="Native Village", deck="2 ?").plays("Native Village").chooses("mat").has(
        native_village="?", deck="?"
    )


def test_native_village_itself_is_cleaned_up_and_the_mat_scores(table):
    table.anna(hand="Native Village", deck="Province, 5 Copper").plays("Native Village").chooses("mat")
    table.next_turn_of("Bernd")
    table.anna().has(points=6, native_village="Province", play="", discard="Native Village")


def test_native_village_played_twice_may_fill_the_mat_and_empty_it(table):
    table.anna(hand="Throne Room, Native Village", deck="Gold, Silver")
    table.anna().plays("Throne Room").chooses("Native Village").chooses("mat").chooses("hand").has(
        hand="Gold", native_village="", deck="Silver", actions=4
    )


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


# --- Lookout ---------------------------------------------------------------------------------------------------------


def test_lookout_sees_all_three_before_deciding(table):
    table.anna(hand="Lookout", deck="Gold, Curse, Estate, Silver").plays("Lookout").has(actions=1)
    table.asks("Anna", "Gold", "Curse", "Estate", least=1, most=1)
    table.anna().chooses("Curse")
    table.asks("Anna", "Gold", "Estate", least=1, most=1)
    table.anna().chooses("Estate").has(deck="Gold, Silver", discard="Estate", aside="")
    table.trash("Curse").cited("seaside2:lookout:1")


def test_lookout_with_two_cards_trashes_one_and_discards_one(table):
    table.anna(hand="Lookout", deck="Gold, Curse").plays("Lookout").chooses("Curse").has(
        deck="", discard="Gold", aside=""
    )
    table.trash("Curse").cited("seaside2:lookout:3")
    assert "lost track" not in table.sentences


def test_lookout_must_trash_a_single_card(table):
    table.anna(hand="Lookout", deck="Province").plays("Lookout").has(deck="", discard="")
    table.trash("Province")


def test_lookout_with_no_card_at_all_does_nothing(table):
    table.anna(hand="Lookout").plays("Lookout").has(deck="", discard="")
    table.trash("").phase("Anna", "buy")


def test_lookout_knows_what_it_has_seen(table):
    table.anna(hand="Lookout", deck=["?", "?", "?", "?"]).plays("Lookout")
    table.anna().chooses("Gold").chooses("Curse").chooses("Estate")
    table.asks("Anna", "Gold", "Curse", "Estate", least=1, most=1)


def test_lookout_shuffles_for_what_is_missing_below_the_rest_of_the_deck(table):
    table.anna(hand="Lookout", deck="Gold", discard="2 Estate").plays("Lookout")
    table.asks("Anna", "Gold", "Estate")
    table.anna().chooses("Estate").chooses("Estate").has(deck="Gold", discard="Estate")


def test_lookout_played_twice_sees_the_card_that_went_back(table):
    table.anna(hand="Throne Room, Lookout", deck="Gold, Curse, Estate, Copper, Duchy")
    table.anna().plays("Throne Room").chooses("Lookout").chooses("Curse").chooses("Estate")
    table.asks("Anna", "Gold", "Copper", "Duchy")


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


# --- Sea Chart -------------------------------------------------------------------------------------------------------


def test_sea_chart_takes_a_card_whose_name_is_in_play(table):
    table.anna(hand="Village, Sea Chart", deck="Copper, Estate, Village, Gold")
    table.anna().plays("Village").plays("Sea Chart").has(hand="Copper, Estate, Village", deck="Gold")
    table.cited("seaside2:sea-chart:1")


def test_sea_chart_counts_itself(table):
    table.anna(hand="Sea Chart", deck="Copper, Sea Chart").plays("Sea Chart").has(hand="Copper, Sea Chart", deck="")


def test_sea_chart_counts_a_duration_of_an_earlier_turn(table):
    table.anna(hand="Sea Chart", deck="Copper, Wharf", durations=["Wharf"]).plays("Sea Chart").has(hand="Copper, Wharf")


def test_sea_chart_leaves_any_other_card_on_top(table):
    table.anna(hand="Sea Chart, Gold", deck="Copper, Gold").plays("Sea Chart").has(hand="Gold, Copper", deck="Gold")
    table.cited("seaside2:sea-chart:4")


def test_sea_chart_shuffles_to_reveal_and_may_find_nothing(table):
    table.anna(hand="2 Sea Chart", deck="Copper", discard="Sea Chart").plays("Sea Chart").has(
        hand="2 Sea Chart, Copper"
    )
    table.anna().plays("Sea Chart").plays("Sea Chart").has(hand="Copper", actions=1)


def test_sea_chart_asks_which_card_a_face_down_one_is(table):
    table.anna(hand="Sea Chart", deck="Copper, ?").plays("Sea Chart").chooses("Sea Chart").has(hand="Copper, Sea Chart")


# --- Smugglers -------------------------------------------------------------------------------------------------------


def test_smugglers_choose_among_what_the_right_player_gained_last_turn(table):
    table.anna(hand="Smugglers")
    table.bernd(last_turn_gained="Silver")
    table.carla(last_turn_gained="Gold, Duchy")
    table.anna().plays("Smugglers")
    table.asks("Anna", "Gold", "Duchy")
    table.anna().chooses("Gold").has(discard="Gold")
    table.cited("seaside2:smugglers:1", "seaside2:smugglers:2")


def test_smugglers_never_reach_a_card_that_costs_more_than_six(table):
    table.anna(hand="Smugglers")
    table.bernd(last_turn_gained="Province")
    table.anna().plays("Smugglers").has(discard="")


def test_smugglers_look_at_the_cost_of_this_moment(table):
    table.anna(hand="Smugglers", play="2 Bridge")
    table.bernd(last_turn_gained="Province, Silver")
    table.anna().plays("Smugglers")
    table.asks("Anna", "Province", "Silver")


def test_smugglers_cannot_take_a_card_with_a_potion_in_its_cost(table):
    table.set(kingdom=["Golem"]).anna(hand="Smugglers")
    table.bernd(last_turn_gained="Golem, Copper")
    table.anna().plays("Smugglers").has(discard="Copper")


def test_smugglers_gain_nothing_from_an_empty_pile(table):
    table.set(supply={"Gold": 0}).anna(hand="Smugglers")
    table.bernd(last_turn_gained="Gold")
    table.anna().plays("Smugglers").has(discard="")


def test_smugglers_may_take_what_smugglers_brought(table):
    table.anna(hand="Smugglers", deck="5 Copper")
    table.bernd(hand="Smugglers", last_turn_gained="Gold")
    table.anna().plays("Smugglers").has(discard="Gold")
    table.next_turn_of("Bernd").plays("Smugglers").has(discard="Gold")


def test_smugglers_do_not_count_what_was_gained_on_someone_elses_turn(table):
    table.anna(hand="Witch", deck="10 Copper")
    table.bernd(hand="5 Copper", deck="5 Copper")
    table.carla(hand="Smugglers", deck="5 Copper")
    table.anna().plays("Witch")
    table.next_turn_of("Carla").plays("Smugglers").has(discard="Curse")
    table.pile("Curse", 18)


def test_smugglers_look_at_the_most_recent_turn_even_after_an_extra_one(table):
    table.set(turn={"player": "Anna", "extra": "Outpost"}).anna(hand="Smugglers", play="Outpost")
    table.bernd(last_turn_gained="Silver")
    table.anna().plays("Smugglers").has(discard="Silver")


# --- Warehouse -------------------------------------------------------------------------------------------------------


def test_warehouse_draws_first_and_then_discards_from_the_whole_hand(table):
    table.anna(hand="Warehouse, Estate", deck="Gold, Copper, Copper, Silver").plays("Warehouse").has(actions=1)
    table.asks("Anna", "Estate", "Gold", "Copper", least=3, most=3)
    table.anna().chooses("Estate, 2 Copper").has(hand="Gold", discard="Estate, 2 Copper")
    table.cited("seaside2:warehouse:1")


def test_warehouse_with_three_cards_or_fewer_discards_the_whole_hand(table):
    table.anna(hand="Warehouse", deck="Gold, Copper").plays("Warehouse").has(hand="", discard="Gold, Copper")


def test_warehouse_discards_three_even_if_it_drew_fewer(table):
    table.anna(hand="Warehouse, 4 Copper", deck="Gold").plays("Warehouse")
    table.asks("Anna", "Copper", "Gold", least=3, most=3)


def test_warehouse_leaves_an_action(table):
    table.anna(hand="Warehouse, Village", deck="3 Copper").plays("Warehouse").chooses("3 Copper").plays("Village").has(
        play="Warehouse, Village"
    )


def test_warehouse_with_nothing_at_all(table):
    table.anna(hand="Warehouse").plays("Warehouse").has(hand="", discard="", actions=1)


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


# --- Cutpurse --------------------------------------------------------------------------------------------------------


def test_cutpurse_takes_exactly_one_copper(table):
    table.anna(hand="Cutpurse")
    table.bernd(hand="3 Copper, Estate")
    table.anna().plays("Cutpurse").has(coins=2)
    table.bernd().has(hand="2 Copper, Estate", discard="Copper")
    table.cited("seaside2:cutpurse:1")


def test_cutpurse_makes_whoever_has_no_copper_show_the_hand(table):
    table.anna(hand="Cutpurse")
    table.bernd(hand="Silver, Estate")
    table.anna().plays("Cutpurse")
    table.bernd().has(hand="Silver, Estate")
    shown = [step for step in table.game.log if step.kind == "reveal"]
    assert [sorted(step.cards) for step in shown] == [["estate", "silver"]]


def test_cutpurse_can_be_answered_with_a_moat(table):
    table.anna(hand="Cutpurse")
    table.bernd(hand="Moat, Copper")
    table.anna().plays("Cutpurse")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(hand="Moat, Copper")


def test_cutpurse_hits_everybody_and_twice_with_a_throne_room(table):
    table.anna(hand="Throne Room, Cutpurse")
    table.bernd(hand="3 Copper")
    table.carla(hand="Copper")
    table.anna().plays("Throne Room").chooses("Cutpurse").has(coins=4)
    table.bernd().has(hand="Copper")
    table.carla().has(hand="")


def test_cutpurse_asks_whether_face_down_cards_are_coppers(table):
    table.anna(hand="Cutpurse")
    table.bernd(hand=["?"])
    table.anna().plays("Cutpurse")
    table.bernd().chooses("Copper").has(hand="", discard="Copper")


# --- Island ----------------------------------------------------------------------------------------------------------


def test_island_takes_itself_and_a_card_from_hand_onto_the_mat(table):
    table.anna(hand="Island, Province, Copper").plays("Island")
    table.asks("Anna", "Province", "Copper", least=1, most=1)
    table.anna().chooses("Province").has(island="Island, Province", hand="Copper", play="", points=8)
    table.cited("seaside2:island:3")


def test_island_with_an_empty_hand_goes_alone(table):
    table.anna(hand="Island").plays("Island").has(island="Island", points=2)


def test_island_must_take_the_last_card_in_hand(table):
    table.anna(hand="Island, Silver").plays("Island").has(island="Island, Silver", hand="")


def test_island_played_twice_takes_a_second_card(table):
    table.anna(hand="Throne Room, Island, Estate, Duchy, Copper")
    table.anna().plays("Throne Room").chooses("Island").chooses("Estate").chooses("Duchy").has(
        island="Island, Estate, Duchy", hand="Copper", play="Throne Room"
    )
    table.next_turn_of("Bernd")
    table.anna().has(play="", points=6)
    table.cited("seaside1:island:1")


def test_cards_on_the_island_mat_stay_out_of_every_shuffle(table):
    table.anna(mats={"island": ["Province", "Island"]}, discard="5 Silver")
    table.next_turn_of("Anna").has(island="Province, Island", points=8, hand="5 Silver")


def test_island_is_a_victory_card_with_eight_in_the_pile_for_two(table):
    table.set(kingdom=["Island"]).anna(hand="Copper").has(hand="Copper")
    table.pile("Island", 8)


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


# --- Salvager --------------------------------------------------------------------------------------------------------


def test_salvager_gives_what_the_trashed_card_costs(table):
    table.anna(hand="Salvager, Province, Copper").plays("Salvager")
    table.asks("Anna", "Province", "Copper", least=1, most=1)
    table.anna().chooses("Province").has(coins=8, buys=2, hand="Copper")
    table.trash("Province").cited("seaside2:salvager:2")


def test_salvager_must_trash_the_last_card(table):
    table.anna(hand="Salvager, Gold").plays("Salvager").has(coins=6, hand="")
    table.trash("Gold")


def test_salvager_with_an_empty_hand_gives_the_buy_alone(table):
    table.anna(hand="Salvager").plays("Salvager").has(coins=0, buys=2)
    table.trash("")


def test_salvager_counts_the_cost_of_this_moment(table):
    table.anna(
        hand="Salvager, Gold, Copper",
        play="Bridge",
    ).plays("Salvager").chooses("Gold").has(coins=5)


def test_salvager_played_twice_trashes_two_cards(table):
    table.anna(hand="Throne Room, Salvager, Estate, Silver").plays("Throne Room").chooses("Salvager").chooses(
        "Estate"
    ).has(coins=5, buys=3, hand="")
    table.trash("Estate, Silver")


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


# --- Treasure Map ----------------------------------------------------------------------------------------------------


def test_two_treasure_maps_bring_four_golds_onto_the_deck(table):
    table.anna(hand="2 Treasure Map", deck="Copper").plays("Treasure Map").has(deck="4 Gold, Copper", hand="", play="")
    table.trash("2 Treasure Map").cited("seaside2:treasure-map:1", "seaside2:treasure-map:3")


def test_a_single_treasure_map_is_trashed_for_nothing(table):
    table.anna(hand="Treasure Map, Copper", deck="Copper").plays("Treasure Map").has(deck="Copper", play="")
    table.trash("Treasure Map").cited("seaside2:treasure-map:4")


def test_treasure_map_brings_as_many_golds_as_there_are(table):
    table.set(supply={"Gold": 3}).anna(hand="2 Treasure Map").plays("Treasure Map").has(deck="3 Gold")
    table.pile("Gold", 0)


def test_treasure_map_played_twice_brings_the_golds_once(table):
    table.anna(hand="Throne Room, 3 Treasure Map").plays("Throne Room").chooses("Treasure Map").has(
        deck="4 Gold", hand=""
    )
    table.trash("3 Treasure Map").cited("seaside1:treasure-map:1")


def test_treasure_map_takes_no_third_one(table):
    table.anna(hand="3 Treasure Map").plays("Treasure Map").has(deck="4 Gold", hand="Treasure Map")


# --- Bazaar ----------------------------------------------------------------------------------------------------------


def test_bazaar_gives_a_card_two_actions_and_a_coin(table):
    table.anna(hand="Bazaar, Village", deck="Gold, Copper").plays("Bazaar").has(
        hand="Village, Gold", actions=2, coins=1, deck="Copper"
    )
    table.cited("seaside2:bazaar:1", "seaside2:bazaar:2", "seaside2:bazaar:3")


def test_bazaar_with_an_empty_deck_gives_the_rest(table):
    table.anna(hand="Bazaar, Village").plays("Bazaar").has(hand="Village", actions=2, coins=1)


def test_bazaar_shuffles_to_draw(table):
    table.anna(hand="Bazaar", discard="Gold").plays("Bazaar").has(hand="Gold", discard="")


def test_bazaar_played_twice(table):
    table.anna(hand="Throne Room, Bazaar, Village", deck="2 Gold").plays("Throne Room").chooses("Bazaar").has(
        hand="Village, 2 Gold", actions=4, coins=2
    )


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


# --- Outpost ---------------------------------------------------------------------------------------------------------


def test_outpost_gives_an_extra_turn_with_three_cards(table):
    table.anna(hand="Outpost", deck="3 Gold, 5 Copper").plays("Outpost")
    table.next_turn_of("Anna").has(hand="3 Gold", play="Outpost", actions=1, buys=1)
    assert table.game.extra == "outpost"
    table.cited("seaside2:outpost:1", "seaside2:outpost:2")


def test_outpost_is_discarded_at_the_end_of_the_extra_turn_and_five_cards_are_drawn(table):
    table.anna(hand="Outpost", deck="3 Gold, 5 Copper").plays("Outpost")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Copper", discard="Outpost, 3 Gold", play="")


def test_outpost_played_in_an_extra_turn_does_nothing(table):
    table.anna(hand="Outpost", deck="Outpost, 2 Copper, 5 Silver, 5 Estate").plays("Outpost")
    table.next_turn_of("Anna").plays("Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver", play="", discard="2 Outpost, 2 Copper")


def test_only_the_first_outpost_of_a_turn_counts(table):
    table.anna(hand="Village, 2 Outpost", deck="Copper, 3 Gold, 5 Silver").plays("Village").plays("Outpost").plays(
        "Outpost"
    )
    assert table.sentences.count("hand size") == 1
    table.next_turn_of("Anna").has(hand="3 Gold", play="Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver")
    table.cited("seaside2:outpost:6")


def test_throne_room_on_outpost_gives_one_extra_turn_and_stays_with_it(table):
    table.anna(hand="Throne Room, Outpost", deck="3 Gold, 5 Silver").plays("Throne Room").chooses("Outpost")
    table.next_turn_of("Anna").has(hand="3 Gold", play="Outpost, Throne Room")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver", play="")


def test_outpost_with_tactician_draws_three_and_five_more_on_the_extra_turn(table):
    table.anna(hand="Village, Outpost, Tactician, Copper", deck="Copper, 8 Gold, 5 Silver")
    table.anna().plays("Village").plays("Outpost").plays("Tactician")
    table.next_turn_of("Anna").has(hand="8 Gold", actions=2, buys=2, play="Outpost, Tactician")
    table.next_turn_of("Bernd")
    table.anna().has(play="", hand="5 Silver")


def test_after_the_extra_turn_the_next_player_goes_on(table):
    table.anna(hand="Outpost", deck="8 Copper")
    table.bernd(deck="5 Copper")
    table.carla(deck="5 Copper")
    table.anna().plays("Outpost")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd")
    table.next_turn_of("Carla")


def test_the_extra_turn_does_not_count_in_a_tie(table):
    table.set(supply={"Province": 1}).anna(hand="Outpost", deck="8 Copper", discard="Province")
    table.bernd(hand="2 Gold, Silver", deck="5 Copper")
    table.anna().plays("Outpost")
    table.next_turn_of("Bernd").plays_treasures().buys("Province")
    assert table.game.outcome() == ((0, 1), {0: 6, 1: 6})


def test_there_is_no_extra_turn_once_the_game_is_over(table):
    table.set(supply={"Province": 1}, turn={"coins": 8}).anna(hand="Outpost", deck="8 Copper").plays("Outpost").buys(
        "Province"
    )
    assert table.over


def test_outpost_of_the_1st_edition_gives_the_extra_turn_too(table):
    table.set(editions=FIRST).anna(hand="Outpost", deck="3 Gold, 5 Copper").plays("Outpost")
    table.next_turn_of("Anna").has(hand="3 Gold", play="Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Copper", play="")


def test_outpost_of_the_1st_edition_in_an_extra_turn_leaves_three_cards(table):
    table.set(editions=FIRST).anna(hand="Outpost", deck="Outpost, 2 Copper, 5 Silver").plays("Outpost")
    table.next_turn_of("Anna").plays("Outpost")
    table.next_turn_of("Bernd")
    table.anna().has(hand="3 Silver", play="")
    table.cited("seaside1:outpost:2")


def test_two_outposts_of_the_1st_edition_give_one_extra_turn(table):
    table.set(editions=FIRST).anna(hand="Village, 2 Outpost", deck="Copper, 3 Gold, 5 Silver")
    table.anna().plays("Village").plays("Outpost").plays("Outpost")
    table.next_turn_of("Anna").has(hand="3 Gold")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver")
    table.cited("seaside1:outpost:3")


@pytest.mark.parametrize(("first", "second"), [("Outpost", "Voyage"), ("Voyage", "Outpost")])
def test_of_two_extra_turns_the_player_names_the_next_and_each_card_stays_for_its_own(table, first, second):
    table.anna(hand="Village, Outpost, Voyage", deck="Copper, 3 Gold, 5 Silver, 5 Estate")
    table.anna().plays("Village").plays("Voyage").plays("Outpost").passes()
    table.asks("Anna", "Outpost", "Voyage")
    table.anna().chooses(first).has(hand="3 Gold", play="Outpost, Voyage")
    table.next_turn_of("Anna").has(hand="5 Silver", play=second)
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Estate", play="")


def test_an_outpost_among_the_durations_still_brings_its_turn(table):
    table.anna(durations=["Outpost"], deck="3 Gold, 5 Silver").has(play="Outpost")
    table.next_turn_of("Anna").has(hand="3 Gold")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver")


def test_an_outpost_among_the_durations_of_its_own_extra_turn_brings_no_other(table):
    table.set(turn={"extra": "Outpost"}).anna(durations=["Outpost"], deck="5 Silver")
    table.next_turn_of("Bernd")
    table.anna().has(hand="5 Silver", play="")


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


# --- Treasury --------------------------------------------------------------------------------------------------------


def test_treasury_may_go_onto_the_deck_at_the_end_of_the_buy_phase(table):
    table.anna(hand="Treasury", deck="Copper, 5 Silver").plays("Treasury").has(hand="Copper", actions=1, coins=1)
    table.anna().passes()
    table.asks("Anna", "yes", "no").phase("Anna", "buy")
    table.anna().chooses("yes").has(hand="Treasury, 4 Silver", play="", deck="Silver")
    table.cited("seaside2:treasury:1")


def test_treasury_may_be_left_in_play(table):
    table.anna(hand="Treasury", deck="Copper, 5 Silver").plays("Treasury").passes().chooses("no").has(
        hand="5 Silver", discard="Treasury, Copper"
    )


def test_each_treasury_may_go_back(table):
    table.anna(hand="2 Treasury", deck="2 Copper, 5 Silver").plays("Treasury").plays("Treasury").passes()
    table.anna().chooses("yes").chooses("yes").has(hand="2 Treasury, 3 Silver")
    table.cited("seaside2:treasury:2")


def test_a_victory_card_gained_in_the_buy_phase_stops_every_treasury(table):
    table.anna(hand="2 Treasury", deck="2 Copper, 5 Silver").plays("Treasury").plays("Treasury").buys("Estate").has(
        hand="5 Silver", discard="2 Treasury, 2 Copper, Estate"
    )


def test_a_victory_card_gained_in_the_action_phase_does_not_stop_treasury(table):
    table.anna(hand="Treasury, Smugglers", deck="Copper, 5 Silver")
    table.bernd(last_turn_gained="Duchy")
    table.anna().plays("Treasury").plays("Smugglers").has(discard="Duchy")
    table.anna().passes()
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Treasury, 4 Silver")
    table.cited("seaside2:treasury:3")


def test_treasury_played_twice_moves_once(table):
    table.anna(hand="Throne Room, Treasury", deck="2 Copper, 5 Silver")
    table.anna().plays("Throne Room").chooses("Treasury").passes().chooses("yes").has(
        hand="Treasury, 4 Silver", discard="Throne Room, 2 Copper"
    )


@pytest.mark.parametrize(("bought", "asked"), [(False, True), (True, False)])
def test_a_described_treasury_minds_only_a_victory_card_of_the_buy_phase(table, bought, asked):
    table.set(turn={"phase": "buy", "gained": ["Estate"], "bought": bought})
    table.anna(play="Treasury", discard="Estate", deck="5 Silver").passes()
    assert (table.game.choices == ["yes", "no"]) is asked


def test_treasury_of_the_1st_edition_goes_back_when_it_is_discarded_from_play(table):
    table.set(editions=FIRST).anna(hand="Treasury", deck="Copper, 5 Silver").plays("Treasury").passes()
    table.phase("Anna", "clean-up").asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="Treasury, 4 Silver", discard="Copper")
    table.cited("seaside1:treasury:1")


def test_treasury_of_the_1st_edition_is_stopped_by_a_bought_victory_card(table):
    table.set(editions=FIRST).anna(hand="2 Treasury", deck="2 Copper, 5 Silver")
    table.anna().plays("Treasury").plays("Treasury").buys("Estate").has(hand="5 Silver")


def test_treasury_of_the_1st_edition_does_not_mind_a_victory_card_that_was_not_bought(table):
    table.set(editions=FIRST).anna(
        hand="Workshop, Treasury",
        deck="Copper, 5 Silver",
    )
    table.anna().plays("Treasury").plays("Workshop").chooses("Estate").passes().chooses("yes").has(
        hand="Treasury, 4 Silver"
    )


def test_some_treasuries_of_the_1st_edition_may_stay(table):
    table.set(editions=FIRST).anna(hand="2 Treasury", deck="2 Copper, 5 Silver")
    table.anna().plays("Treasury").plays("Treasury").passes().chooses("yes").chooses("no").has(
        hand="Treasury, 4 Silver", discard="Treasury, 2 Copper"
    )


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


# --- extra turns of several cards ------------------------------------------------------------------------------------


def test_outpost_of_the_first_edition_gives_no_third_turn_after_a_voyage(table):
    table.set(editions={"Seaside": 1}).anna(hand="Village, Outpost, Voyage", deck="20 Copper").plays("Village")
    table.anna().plays("Outpost").plays("Voyage").passes()
    table.asks("Anna", "Outpost", "Voyage")
    table.anna().chooses("Voyage").passes()
    assert table.game.player == 1


def test_outpost_of_the_first_edition_goes_before_a_voyage(table):
    table.set(editions={"Seaside": 1}).anna(hand="Village, Outpost, Voyage", deck="30 Copper").plays("Village")
    table.anna().plays("Outpost").plays("Voyage").passes().chooses("Outpost").passes()
    assert (table.game.player, table.game.extra) == (0, "voyage")


def test_outpost_of_the_first_edition_follows_a_voyage_that_was_skipped(table):
    table.set(editions={"Seaside": 1}).anna(hand="Lich, Outpost, Voyage", deck="30 Copper").plays("Lich")
    table.anna().plays("Voyage").plays("Outpost").passes().chooses("Voyage")
    assert (table.game.player, table.game.extra) == (0, "outpost")
    table.anna().has(hand=3)


def test_a_turn_that_was_skipped_is_not_the_turn_before(table):
    table.anna(hand="Lich", deck="20 Copper")
    table.bernd(deck="Outpost, 14 Estate")
    table.anna().plays("Lich").passes()
    table.bernd().passes()
    assert table.game.player == 1
    table.bernd().plays("Outpost").passes()
    assert table.game.player == 0
