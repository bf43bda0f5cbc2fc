"""Plunder: what waits for the next time."""

import pytest

from tests.rules.cards.menagerie.buying import buying

# --- Abundance, Secluded Shrine, Cage --------------------------------------------------------------------------------


def test_abundance_pays_for_the_next_action_gained(table):
    table.set(kingdom=["Village"], turn={"player": "Anna", "phase": "buy", "coins": 3})
    table.anna(hand="Abundance", deck="").plays("Abundance").has(coins=3).buys("Village").has(coins=3, buys=1)


def test_abundance_does_not_pay_for_other_cards_and_waits_for_turns(table):
    table.anna(hand="Abundance", deck="20 Copper").plays("Abundance").buys("Copper")
    table.next_turn_of("Anna").has(play="Abundance", coins=0)


def test_abundance_is_used_up_by_one_action(table):
    seat = buying(table, "Village", durations=["Abundance"], coins=6).buys("Village").has(coins=6)
    seat.buys("Village").has(coins=3)


def test_two_abundances_pay_for_one_action(table):
    buying(table, "Village", durations=["Abundance", "Abundance"], coins=3).buys("Village").has(coins=6, buys=4)


def test_abundance_on_anothers_turn_brings_nothing_and_is_spent(table):
    table.set(kingdom=["Village"]).anna(hand="Swindler", deck="")
    table.bernd(hand="", durations=["Abundance"], deck="Silver, 5 Copper")
    table.anna().plays("Swindler").chooses("Village").has(coins=2)
    table.next_turn_of("Bernd").has(coins=0, play="")


def test_secluded_shrine_trashes_up_to_two_when_a_treasure_is_gained(table):
    seat = buying(table, durations=["Secluded Shrine"], hand="2 Estate, Gold").buys("Silver").chooses("2 Estate")
    seat.has(hand="Gold")
    table.trash("2 Estate")


def test_secluded_shrine_is_done_even_if_nothing_is_trashed(table):
    seat = buying(table, durations=["Secluded Shrine"], hand="Gold").buys("Silver").passes().buys("Silver")
    table.phase("Anna", "buy")
    seat.has(hand="Gold")


def test_secluded_shrine_does_not_hear_of_an_action(table):
    buying(table, "Village", durations=["Secluded Shrine"], hand="Gold").buys("Village").has(hand="Gold")
    table.phase("Anna", "buy")


def test_secluded_shrine_works_on_anothers_turn(table):
    table.anna(hand="Swindler")
    table.bernd(hand="Estate", durations=["Secluded Shrine"], deck="Copper, Copper")
    table.set(supply={"Curse": 0}).anna().plays("Swindler")
    table.bernd().chooses("Estate").has(hand="")


def test_cage_gives_the_cards_back_at_the_end_of_the_turn(table):
    table.anna(hand="Cage, 2 Estate, 3 Gold", deck="9 Copper").plays("Cage").chooses("2 Estate").has(aside="2 Estate")
    table.anna().plays_treasures().buys("Province").has(hand="5 Copper, 2 Estate", play="", aside="")
    table.trash("Cage")


def test_cage_waits_for_turns(table):
    table.anna(hand="Cage, Estate", deck="20 Copper").plays("Cage").chooses("Estate")
    table.next_turn_of("Anna")
    table.next_turn_of("Anna").has(play="Cage", aside="Estate")


def test_a_cage_without_cards_waits_too(table):
    table.anna(hand="Cage, Copper", deck="20 Copper").plays("Cage").passes()
    table.next_turn_of("Anna").has(play="Cage")


def test_a_cage_opened_on_anothers_turn_gives_its_cards_at_that_turns_end(table):
    table.set(supply={"Curse": 0}).anna(hand="Swindler", deck="5 Copper")
    table.bernd(hand="", durations=[{"Cage": ["Gold"]}], deck="Estate, Copper")
    table.anna().plays("Swindler").chooses("Estate")
    table.trash("Estate, Cage").bernd().has(hand="", aside="Gold")
    table.anna().passes()
    table.bernd().has(hand="Gold", aside="")


def test_a_cage_played_three_times_gives_all_of_it_back(table):
    seat = table.anna(hand="King's Cache, Cage, 3 Estate, 2 Gold", deck="9 Copper").plays("King's Cache")
    seat.chooses("Cage").chooses("Estate").chooses("Estate").chooses("Estate").has(aside="3 Estate")
    seat.plays_treasures().buys("Duchy").has(hand="5 Copper, 3 Estate")
    table.trash("Cage")


# --- Mining Road, Taskmaster, Trickster ------------------------------------------------------------------------------


def test_mining_road_plays_a_gained_treasure_once(table):
    table.anna(hand="Mining Road", deck="").plays("Mining Road").has(actions=1, buys=2, coins=2)
    table.anna().buys("Copper").chooses("yes").has(coins=3, play="Mining Road, Copper").buys("Silver")
    table.anna().has(play="")


def test_mining_road_need_not_play_it_and_may_play_the_next(table):
    seat = table.anna(hand="Mining Road", deck="").plays("Mining Road").buys("Copper").chooses("no")
    seat.buys("Copper").chooses("yes")
    table.said("Anna", "play", "Copper")


def test_two_mining_roads_do_not_play_one_treasure_twice(table):
    seat = table.anna(hand="2 Mining Road", deck="").plays("Mining Road").plays("Mining Road").has(coins=4, buys=3)
    seat.buys("Copper").chooses("yes").has(coins=5).buys("Copper").chooses("yes").has(coins=6, buys=1)


def test_mining_road_tells_that_the_treasure_has_moved(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(play="Mining Road, Insignia", deck="").buys("Copper")
    table.anna().chooses("Insignia").chooses("yes").has(deck="Copper", coins=0)
    table.said("Anna", "not", "Mining Road, Copper").cited("base2:lost-track:1")


def test_mining_road_says_nothing_of_a_card_that_is_no_treasure(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(play="Mining Road, Insignia", deck="").buys("Curse")
    table.anna().chooses("yes").has(deck="Curse")
    table.unsaid("Anna", "not")


def test_mining_road_works_in_the_action_phase(table):
    table.anna(hand="Mining Road, Mine, Silver", deck="").plays("Mining Road").plays("Mine").chooses("Silver").chooses(
        "Gold"
    )
    table.anna().chooses("yes").has(coins=5, play="Mining Road, Mine, Gold")


def test_taskmaster_repeats_after_gaining_a_five(table):
    table.set(kingdom=["Taskmaster"]).anna(hand="Taskmaster, 4 Copper", deck="20 Copper").plays("Taskmaster")
    table.anna().has(actions=1, coins=1).plays_treasures().buys("Duchy")
    table.next_turn_of("Anna").has(actions=2, coins=1, play="Taskmaster")


def test_taskmaster_without_a_five_leaves_play(table):
    table.anna(hand="Taskmaster, 2 Copper", deck="20 Copper").plays("Taskmaster").plays_treasures().buys("Silver")
    table.anna().has(play="")


def test_taskmaster_goes_on_as_long_as_fives_are_gained(table):
    table.anna(hand="", durations=["Taskmaster"], deck="")
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd(hand="").passes()
    table.anna().has(actions=2, coins=1)


def test_taskmaster_repeats_a_third_time(table):
    table.anna(hand="Taskmaster, 4 Copper", deck="20 Copper").plays("Taskmaster").plays_treasures().buys("Duchy")
    table.next_turn_of("Anna").plays_treasures().buys("Duchy")
    table.next_turn_of("Anna").has(actions=2, coins=1)
    table.next_turn_of("Anna").has(actions=1, coins=0, play="")


def test_taskmaster_played_on_anothers_turn_counts_a_five_of_that_turn(table):
    """Anna gains a Gondola by a Swindler and plays the Taskmaster for it; the second Swindler gives her a Duchy."""
    table.set(kingdom=["Gondola", "Smithy", "Mint"], turn={"player": "Bernd", "actions": 2})
    table.anna(hand="Taskmaster", deck="Smithy, Mint, 9 Copper").table.bernd(hand="2 Swindler", deck="").plays(
        "Swindler"
    )
    table.bernd().chooses("Gondola").table.anna().chooses("Taskmaster").table.bernd().plays("Swindler").chooses("Duchy")
    table.next_turn_of("Anna").has(actions=2, coins=1, play="Taskmaster")


@pytest.mark.parametrize(
    ("card", "before", "repeats"), [("Destrier", 1, True), ("Destrier", 0, False), ("Fisherman", 0, False)]
)
def test_taskmaster_asks_what_a_card_cost_as_it_was_gained(table, card, before, repeats):
    """A Destrier costs 1 less at once for its own gain; a Fisherman gained for 2 costs 5 in the discard pile."""
    table.set(kingdom=[card], turn={"player": "Anna", "coins": 5, "gained": ["Copper"] * before})
    table.anna(hand="Taskmaster", deck="20 Copper").plays("Taskmaster").buys(card)
    table.next_turn_of("Anna").has(coins=int(repeats), play="Taskmaster" if repeats else "")


def test_taskmaster_played_twice_repeats_twice(table):
    seat = table.anna(hand="Throne Room, Taskmaster, 3 Copper", deck="20 Copper").plays("Throne Room")
    seat.chooses("Taskmaster").has(actions=2, coins=2).plays_treasures().buys("Duchy")
    table.next_turn_of("Anna").has(actions=3, coins=2)


def test_trickster_keeps_a_treasure_for_the_next_hand(table):
    table.anna(hand="Trickster, Gold", deck="9 Copper").plays("Trickster").plays("Gold").passes()
    table.asks("Anna", "Gold", may=True)
    table.anna().chooses("Gold").has(hand="5 Copper, Gold")
    table.bernd().has(discard="Curse")


def test_two_tricksters_keep_two_treasures(table):
    seat = table.anna(hand="Village, 2 Trickster, 2 Gold", deck="9 Copper").plays("Village").plays("Trickster")
    seat.plays("Trickster").plays_treasures().passes().chooses("Gold").chooses("Gold").has(hand="5 Copper, 2 Gold")


def test_trickster_may_be_declined(table):
    table.anna(hand="Trickster, Gold", deck="9 Copper").plays("Trickster").plays("Gold").passes().passes()
    table.anna().has(hand="5 Copper")


def test_trickster_does_not_keep_an_action(table):
    table.anna(hand="Trickster", deck="9 Copper").plays("Trickster").passes().has(hand="5 Copper")


# --- Flagship, Landing Party, Harbor Village, Frigate ----------------------------------------------------------------


def test_flagship_replays_the_next_action(table):
    table.anna(hand="Village, Flagship, Smithy", deck="12 Copper").plays("Village").plays("Flagship").plays("Smithy")
    table.anna().has(hand=7, coins=2)


def test_flagship_waits_for_turns(table):
    table.anna(hand="Flagship", deck="5 Village, 20 Copper").plays("Flagship")
    table.next_turn_of("Anna").plays("Village").has(hand=6, actions=4, play="Flagship, Village")
    table.anna().plays("Village").has(actions=5)


def test_two_flagships_replay_one_action_twice_and_not_each_other(table):
    seat = table.anna(hand="2 Village, 2 Flagship", deck="20 Copper").plays("Village").plays("Flagship")
    seat.plays("Flagship").has(coins=4)
    table.phase("Anna", "buy")


def test_two_flagships_on_one_village(table):
    table.anna(hand="Village", durations=["Flagship", "Flagship"], deck="20 Copper").plays("Village")
    table.anna().has(hand=3, actions=6)


def test_flagship_replays_a_throne_room_not_what_it_plays(table):
    seat = table.anna(hand="Throne Room, 2 Village", durations=["Flagship"], deck="20 Copper").plays("Throne Room")
    seat.chooses("Village").chooses("Village").has(actions=8, hand=4)


def test_flagship_stays_with_a_replayed_duration(table):
    table.anna(hand="Caravan", durations=["Flagship"], deck="20 Copper").plays("Caravan").has(actions=2)
    table.next_turn_of("Anna").has(hand=7, play="Flagship, Caravan")


def test_flagship_replays_a_card_that_trashed_itself(table):
    table.anna(hand="Mining Village", durations=["Flagship"], deck="20 Copper").plays("Mining Village").chooses("yes")
    table.anna().has(hand=2, actions=4, coins=2)


def test_flagship_does_not_replay_the_throne_room_that_played_it(table):
    seat = table.anna(hand="Throne Room, Flagship, Village", deck="20 Copper").plays("Throne Room").chooses("Flagship")
    seat.has(coins=4, hand="Village")
    table.phase("Anna", "buy")


def test_landing_party_goes_onto_the_deck_when_a_treasure_comes_first(table):
    table.anna(hand="Copper", durations=["Landing Party"], deck="Gold").plays("Copper")
    table.anna().has(deck="Landing Party, Gold", play="Copper", coins=1)


def test_landing_party_waits_where_an_action_comes_first(table):
    table.anna(hand="Village, Copper", durations=["Landing Party"], deck="20 Gold").plays("Village")
    table.anna().plays("Copper").has(play="Landing Party, Village, Copper")


def test_landing_party_is_not_moved_by_the_second_treasure(table):
    seat = table.anna(hand="2 Copper, Landing Party", deck="20 Copper").plays("Landing Party").has(hand=4, actions=2)
    seat.plays("Copper").plays("Copper").has(play="Landing Party, 2 Copper")


def test_landing_party_comes_after_what_the_treasure_does(table):
    table.anna(hand="Figurine", durations=["Landing Party"], deck="3 Copper").plays("Figurine")
    table.anna().has(hand="2 Copper", deck="Landing Party, Copper")


def test_harbor_village_adds_a_coin_to_an_action_that_gives_some(table):
    table.anna(hand="Harbor Village, Militia", deck="Copper").plays("Harbor Village").has(actions=2, hand=2)
    table.anna().plays("Militia").has(coins=3)


def test_harbor_village_adds_nothing_to_an_action_without_coins(table):
    table.anna(hand="Harbor Village, Smithy, Militia", deck="9 Copper").plays("Harbor Village").plays("Smithy")
    table.anna().plays("Militia").has(coins=2)
    table.cited("plunder:harbor-village:1")


def test_harbor_village_played_twice_adds_one_coin(table):
    seat = table.anna(hand="Throne Room, Harbor Village, Militia", deck="9 Copper").plays("Throne Room")
    seat.chooses("Harbor Village").plays("Militia").has(coins=3)


def test_harbor_village_looks_at_the_throne_room_not_at_what_it_plays(table):
    seat = table.anna(hand="Harbor Village, Throne Room, Militia", deck="9 Copper").plays("Harbor Village")
    seat.plays("Throne Room").chooses("Militia").has(coins=4)


def test_harbor_village_counts_a_way_that_gives_coins(table):
    table.set(landscapes=["Way of the Sheep"]).anna(hand="Harbor Village, Smithy", deck="9 Copper")
    table.anna().plays("Harbor Village").chooses("play Smithy as Way of the Sheep").has(coins=3)


def test_harbor_village_counts_cards_that_a_chameleon_turned_into_coins(table):
    table.set(landscapes=["Way of the Chameleon"]).anna(hand="Harbor Village, Smithy", deck="9 Copper")
    table.anna().plays("Harbor Village").chooses("play Smithy as Way of the Chameleon").has(coins=4, hand=1)


def test_harbor_village_does_not_count_coins_that_a_chameleon_turned_into_cards(table):
    table.set(landscapes=["Way of the Chameleon"]).anna(hand="Harbor Village, Militia", deck="9 Copper")
    table.anna().plays("Harbor Village").chooses("play Militia as Way of the Chameleon").has(coins=0, hand=3)


def test_harbor_village_does_not_count_what_a_token_gives(table):
    table.set(pile_tokens={"Smithy": {"Training": "Anna"}}).anna(hand="Harbor Village, Smithy", deck="9 Copper")
    table.anna().plays("Harbor Village").plays("Smithy").has(coins=1)


def test_frigate_makes_others_discard_to_four_after_each_action(table):
    table.anna(hand="Frigate", deck="9 Copper")
    table.bernd(hand="2 Village, 4 Copper", deck="5 Estate")
    table.anna().plays("Frigate").has(coins=3).passes()
    table.bernd().plays("Village").chooses("Copper, Estate").has(hand="Village, 3 Copper").plays("Village")
    table.bernd().has(hand="3 Copper, Estate")


def test_frigate_lets_the_action_happen_first(table):
    table.set(turn={"player": "Bernd"}).anna(hand="", durations=["Frigate"])
    table.bernd(hand="Smithy, 3 Copper", deck="5 Estate").plays("Smithy")
    table.bernd().chooses("2 Estate").has(hand="3 Copper, Estate")


def test_frigate_does_not_touch_its_own_player_nor_a_protected_one(table):
    table.anna(hand="Village, Frigate, Smithy", deck="9 Copper")
    table.bernd(hand="Moat", deck="5 Copper")
    table.anna().plays("Village").plays("Frigate")
    table.bernd().chooses("yes")
    table.anna().plays("Smithy").has(hand=4)


def test_frigate_holds_for_an_action_played_on_its_players_own_turn(table):
    table.anna(hand="", durations=["Frigate"], deck="5 Copper")
    table.bernd(hand="Stowaway, 5 Copper", deck="9 Copper")
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 4, "buys": 2}, kingdom=["Caravan"]).anna().buys(
        "Caravan"
    )
    table.bernd().chooses("yes").has(hand=4)
    table.cited("plunder:frigate:2")
