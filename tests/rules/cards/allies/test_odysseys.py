"""Odysseys: the four cards of that pile."""

from __future__ import annotations

from rules.answer import state

# --- Odysseys --------------------------------------------------------------------------------------------------------


def test_old_map_draws_discards_and_draws_again(table):
    table.anna(hand="Old Map, Estate", deck="Gold, Silver").plays("Old Map")
    table.asks("Anna", "Estate", "Gold", least=1, most=1)
    table.anna().has(actions=1, deck="Silver")
    table.anna().chooses("Estate").has(hand="Gold, Silver", discard="Estate")
    table.asks("Anna", "yes", "no")


def test_old_map_rotates_last(table):
    table.anna(hand="Old Map", deck="Estate, Silver").plays("Old Map").chooses("yes").has(hand="Silver")
    table.pile("Odysseys", "4 Voyage, 4 Sunken Treasure, 4 Distant Shore, 4 Old Map")
    table.cited("allies:old-map:1", "allies:old-map:2", "allies:old-map:3")


def test_old_map_with_an_empty_deck_draws_what_it_discarded(table):
    table.anna(hand="Old Map, Estate").plays("Old Map").chooses("no").has(hand="Estate", discard="")


def test_old_map_with_nothing_to_discard_goes_on(table):
    table.anna(hand="Old Map").plays("Old Map").chooses("no").has(hand="", actions=1)


def test_old_map_throned(table):
    table.anna(hand="Throne Room, Old Map, Curse, Estate", deck="4 Gold").plays("Throne Room").chooses("Old Map")
    table.anna().chooses("Curse").chooses("no").chooses("Estate").chooses("no")
    table.anna().has(hand="4 Gold", discard="Curse, Estate", actions=2)


def test_voyage_gives_an_extra_turn_and_is_then_discarded(table):
    table.anna(hand="Voyage", deck="10 Copper").plays("Voyage").has(actions=1)
    table.next_turn_of("Anna").has(hand=5, play="Voyage")
    assert state(table.game)["turn"]["extra"] == "Voyage"
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard=6)


def test_voyage_after_a_turn_of_ones_own_says_that_there_is_no_extra_turn(table):
    table.set(turn={"previous": "Anna"}).anna(hand="Voyage", deck="5 Copper").plays("Voyage")
    assert "no extra turn" in table.sentences
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Voyage", hand="5 Copper")


def test_voyage_lets_three_treasures_be_played_and_no_more(table):
    table.anna(hand="Voyage", deck="5 Copper").plays("Voyage")
    table.next_turn_of("Anna").plays_treasures().has(coins=3, hand="2 Copper", play="Voyage, 3 Copper")
    table.said("Anna", "not", "Voyage, Copper").cited("allies:voyage:1")
    table.asks("Anna", "buy Copper", "buy Silver", "buy Estate", "buy Curse", "buy Old Map", may=True)


def test_voyage_counts_actions_and_treasures_together(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="2 Village, 4 Copper").plays("Village").plays("Village")
    table.anna().plays("Copper").has(coins=1, hand="3 Copper")
    table.asks("Anna", "buy Copper", "buy Curse", may=True)


def test_voyage_counts_throne_room_and_the_card_it_plays_as_two(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="Throne Room, Village, Smithy, Laboratory", deck="9 Copper")
    table.anna().plays("Throne Room").chooses("Village").has(actions=4)
    table.asks("Anna", "play Smithy", "play Laboratory", may=True)
    table.anna().plays("Smithy").has(hand=6)
    table.phase("Anna", "buy").asks("Anna", "buy Copper", "buy Curse", may=True)


def test_voyage_leaves_throne_room_as_third_card_nothing_to_play(table):
    table.set(turn={"extra": "Voyage"}).anna(hand="2 Village, Throne Room, Smithy").plays("Village").plays("Village")
    table.anna().plays("Throne Room").has(hand="Smithy")
    table.phase("Anna", "buy")


def test_voyage_does_not_stop_the_two_cards_of_a_golem(table):
    table.set(turn={"extra": "Voyage"})
    table.anna(hand="2 Village, Golem, Moat", deck="2 Estate, Smithy, Copper, Laboratory, 9 Silver")
    table.anna().plays("Village").plays("Village").plays("Golem").chooses("Smithy, Laboratory")
    table.anna().has(play="2 Village, Golem, Smithy, Laboratory", hand="Moat, 2 Estate, 5 Silver")
    table.phase("Anna", "buy")


def test_voyage_in_an_extra_turn_gives_none(table):
    table.anna(hand="Voyage", deck="Voyage, 9 Copper").plays("Voyage")
    table.next_turn_of("Anna").plays("Voyage").has(actions=1)
    table.anna().passes()
    table.phase("Bernd", "buy")
    table.anna().has(play="")


def test_voyage_limit_ends_with_its_turn(table):
    table.anna(hand="Voyage", deck="20 Copper").plays("Voyage")
    table.next_turn_of("Anna")
    table.next_turn_of("Bernd")
    table.next_turn_of("Anna").plays_treasures().has(coins=5)


def test_voyage_turn_is_the_next_turn_of_a_warlord(table):
    table.anna(hand="Voyage, Warlord", deck="12 Copper").plays("Voyage").plays("Warlord")
    table.next_turn_of("Anna").has(hand=7, play="Voyage, Warlord")


def test_two_voyages_give_two_extra_turns(table):
    table.anna(hand="2 Voyage", deck="18 Copper").plays("Voyage").plays("Voyage")
    table.next_turn_of("Anna")
    table.next_turn_of("Anna").has(hand=5)
    assert state(table.game)["turn"]["extra"] == "Voyage"
    table.next_turn_of("Bernd")


def test_voyage_and_outpost_the_player_names_the_next_extra_turn(table):
    table.anna(hand="Village, Voyage, Outpost", deck="Copper, 18 Copper").plays("Village").plays("Voyage")
    table.anna().plays("Outpost").passes()
    table.asks("Anna", "Voyage", "Outpost")
    table.anna().chooses("Voyage").plays_treasures().has(hand="", coins=3)


def test_voyage_in_durations_has_its_extra_turn_to_come(table):
    table.anna(durations=["Voyage"], hand="", deck="9 Copper")
    table.next_turn_of("Anna").plays_treasures().has(coins=3)
    assert state(table.game)["turn"]["extra"] == "Voyage"


def test_voyage_extra_turn_does_not_count_in_a_tie(table):
    table.set(supply={"Province": 1}, turn={"player": "Bernd"}).anna(hand="Province")
    table.bernd(hand="Voyage", deck="2 Gold, Silver, 2 Copper")
    table.bernd().plays("Voyage")
    table.next_turn_of("Bernd").plays("Gold").plays("Gold").plays("Silver").buys("Province")
    assert state(table.game)["winners"] == ["Anna", "Bernd"]


def test_sunken_treasure_gains_an_action_that_is_not_in_play(table):
    table.set(kingdom=["Village", "Smithy", "Market"], turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure", play="Village").plays("Sunken Treasure")
    table.asks("Anna", "Smithy", "Market", "Old Map")
    table.anna().chooses("Market").has(discard="Market", coins=0, play="Village, Sunken Treasure")


def test_sunken_treasure_is_not_bound_to_a_cost(table):
    table.set(supply={"Wizards": ["Lich"], "Odysseys": []}, turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure").plays("Sunken Treasure").has(discard="Lich")


def test_sunken_treasure_gains_nothing_when_no_action_fits(table):
    table.set(supply={"Village": 9, "Odysseys": ["Sunken Treasure"]}, turn={"phase": "buy"})
    table.anna(hand="Sunken Treasure", play="Village").plays("Sunken Treasure").has(discard="")
    table.cited("allies:sunken-treasure:1")


def test_sunken_treasure_must_gain_if_it_can(table):
    table.set(supply={"Odysseys": ["Old Map", "Voyage"]}, turn={"phase": "buy"})
    table.anna(hand="2 Sunken Treasure").plays("Sunken Treasure").plays("Sunken Treasure")
    table.anna().has(discard="Old Map, Voyage")


def test_distant_shore_draws_and_gains_an_estate(table):
    table.anna(hand="Distant Shore", deck="3 Copper").plays("Distant Shore")
    table.anna().has(hand="2 Copper", actions=1, discard="Estate", points=3)
    table.cited("allies:distant-shore:1")


def test_distant_shore_without_estates_still_draws(table):
    table.set(supply={"Estate": 0}).anna(hand="Distant Shore", deck="3 Copper").plays("Distant Shore")
    table.anna().has(hand="2 Copper", actions=1, discard="")


def test_distant_shore_is_worth_two_points(table):
    table.anna(hand="2 Distant Shore", deck="Distant Shore").has(points=6)


def test_distant_shore_throned_gains_two_estates(table):
    table.anna(hand="Throne Room, Distant Shore", deck="5 Copper").plays("Throne Room").chooses("Distant Shore")
    table.anna().has(hand="4 Copper", actions=2, discard="2 Estate")
