"""Seaside’s other cards, as they are argued about at the table."""

from __future__ import annotations

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


def test_treasury_of_the_1st_edition_that_a_scheme_has_put_back_is_not_asked_about(table):
    table.set(editions=FIRST).anna(hand="", play="Treasury, Scheme", deck="9 Copper").passes()
    table.anna().chooses("Scheme").chooses("Treasury").has(hand="Treasury, 4 Copper", discard="Scheme")
    table.phase("Bernd", "buy")
