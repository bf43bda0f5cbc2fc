"""Rising Sun: what counts what is in play, trashes for cards, waits for the next Action or the next turn."""

import pytest

from tests.rules.cards.menagerie.buying import buying

# --- Aristocrat ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "gives"),
    [
        (0, {"actions": 3}),
        (1, {"hand": 3}),
        (2, {"coins": 3}),
        (3, {"buys": 4}),
        (4, {"actions": 3}),
        (5, {"hand": 3}),
        (6, {"coins": 3}),
        (7, {"buys": 4}),
        (8, {"actions": 0, "hand": 0, "coins": 0, "buys": 1}),
    ],
)
def test_aristocrat_gives_by_how_many_are_in_play(table, before, gives):
    play = f"{before} Aristocrat" if before else ""
    table.anna(hand="Aristocrat", play=play, deck="5 Copper").plays("Aristocrat").has(**gives)
    assert ("does nothing" in table.sentences) == (before == 8)


def test_a_single_aristocrat_played_twice_gives_three_actions_each_time(table):
    table.anna(hand="Throne Room, Aristocrat", deck="9 Copper").plays("Throne Room").chooses("Aristocrat")
    table.anna().has(actions=6, hand=0)


def test_aristocrat_played_from_the_supply_finds_none_in_play(table):
    table.set(kingdom=["Aristocrat", "Band of Misfits"]).anna(hand="Band of Misfits", deck="9 Copper")
    table.anna().plays("Band of Misfits").has(actions=0, hand=0, coins=0, buys=1)


def test_an_aristocrat_that_left_play_does_not_count(table):
    table.set(kingdom=["Aristocrat", "Procession"]).anna(hand="Procession, Aristocrat", deck="9 Copper")
    table.anna().plays("Procession").chooses("Aristocrat").has(actions=6)
    table.trash("Aristocrat")


# --- Artist ----------------------------------------------------------------------------------------------------------


def test_artist_counts_itself(table):
    table.anna(hand="Artist", deck="9 Copper").plays("Artist").has(hand=1, actions=1)


def test_artist_counts_cards_of_which_there_is_exactly_one(table):
    table.anna(hand="Artist", play="Village, 2 Smithy, Copper", deck="9 Copper").plays("Artist").has(hand=3)


def test_two_artists_do_not_count(table):
    table.anna(hand="Artist", play="Artist, Village", deck="9 Copper").plays("Artist").has(hand=1)


def test_artist_counts_a_samurai_of_an_earlier_turn(table):
    table.anna(hand="Artist", durations=["Samurai"], deck="9 Copper").plays("Artist").has(hand=2)
    table.cited("rising-sun:artist:2")


def test_artist_costs_debt_only(table):
    buying(table, "Artist", coins=3).buys("Artist").has(discard="Artist", debt=8, coins=3)


# --- Rice ------------------------------------------------------------------------------------------------------------


def test_rice_gives_a_buy_and_a_coin_for_itself(table):
    table.set(turn={"phase": "buy"}).anna(hand="Rice").plays("Rice").has(buys=2, coins=1)


def test_rice_counts_each_type_once(table):
    table.set(turn={"phase": "buy"})
    table.anna(hand="Rice", play="Daimyo, Litter, Fishmonger, 3 Copper").plays("Rice").has(coins=4)


def test_rice_counts_durations_of_earlier_turns(table):
    table.set(turn={"phase": "buy"}).anna(hand="Rice", durations=["Samurai"]).plays("Rice").has(coins=4)


def test_play_treasures_plays_rice_last(table):
    table.set(turn={"phase": "buy"}).anna(hand="Rice, Harem").plays_treasures().has(coins=2 + 2)


def test_rice_counts_the_types_that_capitalism_gives(table):
    table.set(turn={"phase": "buy"}).anna(hand="Rice", play="Militia", holds=["Capitalism"]).plays("Rice")
    table.anna().has(coins=3)


# --- Rice Broker -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("trashed", "drawn"), [("Copper", 2), ("Village", 5), ("Crown", 7), ("Province", 0)])
def test_rice_broker_draws_by_the_types_of_what_it_trashed(table, trashed, drawn):
    table.anna(hand=f"Rice Broker, {trashed}", deck="9 Estate").plays("Rice Broker").has(hand=drawn, actions=1)
    assert ("brings none" in table.sentences) == (drawn == 0)
    table.trash(trashed)


def test_rice_broker_without_a_card_draws_nothing(table):
    table.anna(hand="Rice Broker", deck="9 Estate").plays("Rice Broker").has(hand=0, actions=1)
    assert "none in hand" in table.sentences


def test_rice_broker_must_trash(table):
    table.anna(hand="Rice Broker, Gold, Village", deck="9 Estate").plays("Rice Broker")
    table.asks("Anna", "Gold", "Village")


# --- Daimyo ----------------------------------------------------------------------------------------------------------


def test_daimyo_plays_the_next_action_once_more(table):
    table.anna(hand="Daimyo, Smithy", deck="Copper, 9 Estate").plays("Daimyo").has(actions=1, hand="Smithy, Copper")
    table.anna().plays("Smithy").has(hand=7, actions=0)


def test_daimyo_plays_only_the_next_one_again(table):
    table.anna(hand="Daimyo, 2 Village", deck="9 Copper").plays("Daimyo").plays("Village").has(actions=4)
    table.anna().plays("Village").has(actions=5)


def test_two_daimyos_make_it_three_plays(table):
    table.anna(hand="2 Daimyo, Smithy", deck="20 Copper").plays("Daimyo").plays("Daimyo").plays("Smithy").has(hand=11)


def test_daimyo_played_twice_makes_it_three_plays(table):
    table.anna(hand="Throne Room, Daimyo, Smithy", deck="20 Copper").plays("Throne Room").chooses("Daimyo")
    table.anna().plays("Smithy").has(hand=11)


def test_daimyo_waits_past_a_command(table):
    table.set(kingdom=["Band of Misfits", "Village"]).anna(hand="Daimyo, Band of Misfits", deck="9 Copper")
    table.anna().plays("Daimyo").plays("Band of Misfits").has(actions=4, hand=3)


@pytest.mark.parametrize(("hand", "told"), [("Daimyo", 0), ("2 Daimyo", 1)])
def test_a_daimyo_is_no_command_that_it_waits_past_itself(table, hand, told):
    table.anna(hand=f"{hand}, Smithy", deck="9 Copper")
    for _ in range(told + 1):
        table.anna().plays("Daimyo")
    assert table.sentences.count("waits on") == told


def test_daimyo_plays_a_throne_room_again(table):
    table.anna(hand="Daimyo, Throne Room, 2 Village", deck="9 Copper").plays("Daimyo").plays("Throne Room")
    table.anna().chooses("Village").chooses("Village").has(actions=8, play="Daimyo, Throne Room, 2 Village")


def test_daimyo_plays_a_card_again_that_trashed_itself(table):
    table.anna(hand="Daimyo, Mining Village", deck="9 Copper").plays("Daimyo").plays("Mining Village").chooses("yes")
    table.anna().has(actions=4, hand=3, coins=2, play="Daimyo")
    table.trash("Mining Village")


def test_daimyo_stays_in_play_with_a_duration_that_it_played_again(table):
    table.anna(hand="Daimyo, Caravan", deck="15 Copper").plays("Daimyo").plays("Caravan")
    table.next_turn_of("Anna").has(play="Daimyo, Caravan", hand=7)


def test_daimyo_does_not_wait_for_the_next_turn(table):
    table.anna(hand="Daimyo", deck="4 Copper, Smithy, Copper, 9 Estate").plays("Daimyo")
    table.next_turn_of("Anna").plays("Smithy").has(hand=7)


def test_daimyo_plays_a_shadow_from_the_deck_again(table):
    table.anna(hand="Daimyo", deck="2 Copper, Fishmonger").plays("Daimyo").plays("Fishmonger").has(coins=2, buys=3)


# --- Riverboat -------------------------------------------------------------------------------------------------------


def test_riverboat_plays_the_set_aside_card_next_turn(table):
    table.set(chosen={"Riverboat": "Laboratory"}).anna(hand="Riverboat", deck="9 Copper").plays("Riverboat")
    table.next_turn_of("Anna").has(hand=7, actions=2, play="Riverboat")


def test_riverboat_played_twice_plays_it_twice(table):
    table.set(chosen={"Riverboat": "Laboratory"}).anna(hand="Throne Room, Riverboat", deck="9 Copper")
    table.anna().plays("Throne Room").chooses("Riverboat")
    table.next_turn_of("Anna").has(hand=9, actions=3, play="Throne Room, Riverboat")


def test_the_card_of_a_riverboat_stays_where_it_is(table):
    table.set(chosen={"Riverboat": "Treasury"}).anna(hand="Riverboat", deck="19 Copper").plays("Riverboat")
    table.next_turn_of("Anna").has(play="Riverboat", coins=1)
    table.next_turn_of("Bernd")
    table.anna().has(play="", discard="Riverboat, 6 Copper", deck=8)


def test_riverboats_card_makes_no_pile(table):
    table.set(chosen={"Riverboat": "Laboratory"}).anna(hand="Riverboat").plays("Riverboat")
    assert "laboratory" not in table.game.table.piles


def test_a_riverboat_on_a_witch_attacks_at_the_start_of_the_turn(table):
    table.set(chosen={"Riverboat": "Witch"}).anna(hand="Riverboat", deck="9 Copper").plays("Riverboat")
    table.next_turn_of("Anna").has(hand=7)
    table.bernd().has(discard="Curse")


def test_riverboat_stays_as_long_as_what_its_card_played(table):
    table.set(chosen={"Riverboat": "Crown"})
    table.anna(hand="Riverboat", deck="4 Copper, Caravan, 12 Copper").plays("Riverboat")
    table.next_turn_of("Anna").chooses("Caravan").has(play="Riverboat, Caravan", hand=6)
    table.next_turn_of("Bernd")
    table.anna().has(play="Riverboat, Caravan")


# --- Samurai ---------------------------------------------------------------------------------------------------------


def test_samurai_makes_the_others_discard_to_three_once(table):
    table.anna(hand="Samurai", deck="9 Copper").table.bernd(hand="3 Gold, 2 Estate", deck="20 Copper")
    table.anna().plays("Samurai")
    table.bernd().chooses("2 Estate").has(hand="3 Gold")
    table.next_turn_of("Bernd").has(hand="3 Gold")
    table.next_turn_of("Bernd").has(hand=5)


def test_samurai_gives_a_coin_at_the_start_of_every_turn(table):
    table.anna(hand="Samurai", deck="9 Copper").plays("Samurai").has(coins=0)
    table.next_turn_of("Anna").has(coins=1, play="Samurai")
    table.next_turn_of("Anna").has(coins=1, play="Samurai")


def test_samurai_played_twice_gives_two_coins_and_keeps_the_throne_room(table):
    table.anna(hand="Throne Room, Samurai", deck="9 Copper").plays("Throne Room").chooses("Samurai")
    table.next_turn_of("Anna").has(coins=2, play="Throne Room, Samurai")


def test_moat_protects_from_samurai(table):
    table.anna(hand="Samurai").table.bernd(hand="Moat, 4 Gold")
    table.anna().plays("Samurai")
    table.bernd().chooses("yes").has(hand="Moat, 4 Gold")


def test_samurai_leaves_three_cards_alone(table):
    table.anna(hand="Samurai, Copper").table.bernd(hand="3 Gold")
    table.anna().plays("Samurai").table.phase("Anna", "buy").bernd().has(hand="3 Gold")
    assert "hand stays" in table.sentences


def test_a_procession_cannot_play_a_samurai(table):
    table.anna(hand="Procession, Samurai, Village", deck="Copper").plays("Procession")
    table.asks("Anna", "Village", may=True)


# --- Snake Witch -----------------------------------------------------------------------------------------------------


def test_snake_witch_returns_to_its_pile_and_curses(table):
    table.set(supply={"Snake Witch": 9}).anna(hand="Snake Witch, Gold", deck="Copper, Silver").plays("Snake Witch")
    table.anna().chooses("yes").has(play="", hand="Gold, Copper", actions=1)
    table.bernd().has(discard="Curse")
    table.pile("Snake Witch", 10).said("Anna", "reveal", "Gold, Copper")


def test_snake_witch_with_two_of_a_name_asks_nothing(table):
    table.anna(hand="Snake Witch, Copper", deck="Copper").plays("Snake Witch").has(play="Snake Witch")
    table.bernd().has(discard="")


def test_an_empty_hand_has_no_two_of_a_name(table):
    table.anna(hand="Snake Witch", deck="").plays("Snake Witch").chooses("yes").table.bernd().has(discard="Curse")


def test_snake_witch_need_not_return(table):
    table.anna(hand="Snake Witch", deck="Gold").plays("Snake Witch").chooses("no").has(play="Snake Witch")
    table.bernd().has(discard="")


def test_the_second_play_of_a_returned_snake_witch_curses_nobody(table):
    table.anna(hand="Throne Room, Snake Witch", deck="Gold, Silver").plays("Throne Room").chooses("Snake Witch")
    table.anna().chooses("yes").chooses("yes").has(hand="Gold, Silver", actions=2)
    table.bernd().has(discard="Curse")


def test_moat_protects_from_snake_witch(table):
    table.anna(hand="Snake Witch", deck="Gold").table.bernd(hand="Moat")
    table.anna().plays("Snake Witch")
    table.bernd().chooses("yes")
    table.anna().chooses("yes").has(play="")
    table.bernd().has(discard="")
