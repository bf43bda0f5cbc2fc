"""Outpost, both editions, and extra turns of several cards."""

from __future__ import annotations

import pytest

FIRST = {"Seaside": 1}


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
