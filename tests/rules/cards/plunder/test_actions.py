"""Plunder: Actions."""

import pytest

from tests.rules.cards.menagerie.buying import buying


def test_shaman_gives_an_action_a_coin_and_may_trash(table):
    table.anna(hand="Shaman, Estate").plays("Shaman").chooses("Estate").has(actions=1, coins=1, hand="")
    table.trash("Estate")


def test_in_a_game_with_shaman_everybody_gains_from_the_trash(table):
    table.set(kingdom=["Shaman"], trash=["Gold"]).anna(hand="", deck="9 Copper")
    table.next_turn_of("Bernd").has(discard="Gold")


def test_shaman_gains_nothing_from_an_empty_trash(table):
    table.set(kingdom=["Shaman"]).anna(hand="", deck="9 Copper")
    table.next_turn_of("Bernd").has(discard="")


def test_shaman_gains_no_card_for_more_than_six(table):
    table.set(kingdom=["Shaman"], trash=["Province"]).anna(hand="", deck="9 Copper")
    table.next_turn_of("Bernd").has(discard="")


def test_shaman_does_not_say_that_it_gains_nothing_after_it_gained(table):
    """A Province is left in the trash, which is too dear; the Curse was gained."""
    table.set(kingdom=["Shaman"], trash=["Curse", "Province"], turn={"phase": "buy"}).anna(hand="", deck="").passes()
    table.bernd().has(discard="Curse")
    assert "gains none" not in table.sentences


def test_shaman_lets_choose_among_several_but_not_decline(table):
    table.set(kingdom=["Shaman"], trash=["Gold", "Curse"]).anna(hand="", deck="9 Copper").passes()
    table.asks("Bernd", "Gold", "Curse")


def test_fortune_hunter_plays_a_treasure_of_the_top_three(table):
    table.anna(hand="Fortune Hunter", deck="Estate, Gold, Village, Copper").plays("Fortune Hunter").chooses("Gold")
    table.anna().chooses("Village, Estate").has(coins=5, play="Fortune Hunter, Gold", deck="Village, Estate, Copper")


def test_fortune_hunter_need_not_play(table):
    table.anna(hand="Fortune Hunter", deck="Gold").plays("Fortune Hunter").passes().has(coins=2, deck="Gold")


def test_fortune_hunter_draws_from_below_the_seen_cards(table):
    table.anna(hand="Fortune Hunter", deck="Figurine, Estate, Curse, 2 Copper").plays("Fortune Hunter")
    table.anna().chooses("Figurine").chooses("Estate, Curse").has(hand="2 Copper", deck="Estate, Curse")


def test_fortune_hunter_with_an_empty_deck_pays_all_the_same(table):
    table.anna(hand="Fortune Hunter", deck="").plays("Fortune Hunter").has(coins=2)


def test_mapmaker_takes_two_of_four(table):
    table.anna(hand="Mapmaker", deck="Gold, Silver, Estate, Curse, Copper").plays("Mapmaker").chooses("Gold, Silver")
    table.anna().has(hand="Gold, Silver", discard="Estate, Curse", deck="Copper")


def test_mapmaker_takes_what_there_is(table):
    table.anna(hand="Mapmaker", deck="Gold").plays("Mapmaker").has(hand="Gold", discard="")


def test_mapmaker_is_played_for_anothers_victory_card(table):
    buying(table, "Mapmaker", coins=2).table.bernd(hand="Mapmaker", deck="2 Gold, 2 Curse")
    table.anna().buys("Estate")
    table.bernd().chooses("yes").chooses("2 Gold").has(hand="2 Gold", play="Mapmaker")


def test_a_mapmaker_that_a_mapmaker_found_is_played_too(table):
    buying(table, coins=2, hand="Mapmaker", deck="Mapmaker, Gold, 2 Curse, 5 Copper").buys("Estate").chooses("yes")
    table.anna().chooses("Mapmaker, Gold").chooses("yes").has(play="2 Mapmaker", hand="Gold, 2 Copper")


@pytest.mark.parametrize(("trashed", "drawn"), [("Copper", 2), ("Mill", 4), ("Siren", 6)])
def test_maroon_draws_two_for_each_type(table, trashed, drawn):
    table.anna(hand=f"Maroon, {trashed}", deck="9 Copper").plays("Maroon").has(hand=drawn)
    table.trash(trashed)


def test_maroon_without_a_card_draws_nothing(table):
    table.anna(hand="Maroon", deck="9 Copper").plays("Maroon").has(hand="")


@pytest.mark.parametrize(("others", "drawn"), [("", 0), ("2 Village", 1), ("4 Village", 1), ("5 Village", 2)])
def test_swamp_shacks_draws_one_for_every_three_cards_in_play(table, others, drawn):
    table.anna(hand="Swamp Shacks", play=others, deck="9 Copper").plays("Swamp Shacks").has(hand=drawn, actions=2)


def test_swamp_shacks_counts_durations_and_no_cards_set_aside(table):
    table.anna(hand="Swamp Shacks", durations=[{"Haven": ["Gold"]}], deck="9 Copper").plays("Swamp Shacks").has(hand=0)


def test_first_mate_plays_all_of_one_name_then_draws_to_six(table):
    table.anna(hand="First Mate, 2 Village, Moat", deck="12 Copper").plays("First Mate").chooses("Village")
    table.anna().chooses("Village").has(play="First Mate, 2 Village", hand=6, actions=4)


def test_first_mate_plays_a_copy_that_was_drawn_meanwhile(table):
    table.anna(hand="First Mate, Village", deck="Village, 12 Copper").plays("First Mate").chooses("Village")
    table.anna().chooses("Village").has(play="First Mate, 2 Village", hand=6)


def test_first_mate_without_an_action_draws_to_six(table):
    table.anna(hand="First Mate, Copper", deck="9 Estate").plays("First Mate").has(hand=6)


def test_first_mate_may_stop(table):
    table.anna(hand="First Mate, 2 Village", deck="9 Copper").plays("First Mate").chooses("Village").passes()
    table.anna().has(hand=6, play="First Mate, Village")


def test_pilgrim_draws_four_and_puts_any_card_back(table):
    table.anna(hand="Pilgrim, Gold", deck="5 Copper").plays("Pilgrim").chooses("Gold")
    table.anna().has(hand="4 Copper", deck="Gold, Copper")


def test_pilgrim_with_nothing_puts_nothing_back(table):
    table.anna(hand="Pilgrim", deck="").plays("Pilgrim").has(hand="", deck="")


def test_pilgrim_must_put_a_card_back(table):
    table.anna(hand="Pilgrim", deck="Copper").plays("Pilgrim").has(hand="", deck="Copper")


def test_pilgrim_played_twice_puts_two_back(table):
    table.anna(hand="Throne Room, Pilgrim", deck="9 Copper").plays("Throne Room").chooses("Pilgrim").has(hand=6, deck=3)


def test_maroon_must_trash_even_the_only_card(table):
    table.anna(hand="Maroon, Gold", deck="9 Copper").plays("Maroon").has(hand="2 Copper")
    table.trash("Gold")


def test_maroon_played_twice_trashes_and_draws_twice(table):
    seat = table.anna(hand="Throne Room, Maroon, Cage", deck="Curse, 3 Copper, 9 Silver").plays("Throne Room")
    seat.chooses("Maroon").chooses("Curse").has(hand="3 Copper, 2 Silver")


def test_maroon_counts_the_types_of_an_estate_that_is_inherited(table):
    """On her turn Anna's Estates are Action, Victory and Command: three types."""
    table.set(landscapes=["Inheritance"]).anna(hand="Maroon, Estate", deck="9 Copper", mats={"inheritance": ["Moat"]})
    table.anna().plays("Maroon").has(hand=6)


def test_swamp_shacks_counts_treasures_in_play(table):
    table.anna(hand="Swamp Shacks", play="2 Copper", deck="9 Estate").plays("Swamp Shacks").has(hand=1)


def test_swamp_shacks_played_twice_counts_each_time_what_lies_there(table):
    """Throne Room, Swamp Shacks and a Copper: three cards, one card drawn each time."""
    seat = table.anna(hand="Throne Room, Swamp Shacks", play="Copper", deck="9 Estate").plays("Throne Room")
    seat.chooses("Swamp Shacks").has(hand=2, actions=4)


def test_swamp_shacks_counts_what_a_journey_left_in_play(table):
    table.set(landscapes=["Journey"], turn={"player": "Anna", "phase": "buy", "coins": 4, "bought": True})
    table.anna(hand="", play="2 Copper", deck="Swamp Shacks, 9 Estate").buys("Journey").plays("Swamp Shacks")
    table.anna().has(hand=5, play="2 Copper, Swamp Shacks")
