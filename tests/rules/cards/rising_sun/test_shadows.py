"""Rising Sun: Shadows are played from the deck as if they were in hand, and lie at the bottom after a shuffle."""

import pytest

from rules.engine.decisions import Illegal
from tests.rules.cards.menagerie.buying import buying

SHADOWS = ("Fishmonger", "Alley", "Ninja", "Ronin", "Tanuki")

# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHADOWS)
def test_a_shadow_is_played_from_the_middle_of_the_deck(table, name):
    table.anna(hand="Copper", deck=f"3 Estate, {name}, 3 Silver").plays(name)
    assert name in [table.game.name(card) for card in table.game.in_play(0)]


@pytest.mark.parametrize("name", SHADOWS)
def test_playing_it_from_the_deck_takes_an_action(table, name):
    table.set(turn={"actions": 0}).anna(hand="Copper", deck=name).table.phase("Anna", "buy")


@pytest.mark.parametrize("name", SHADOWS)
def test_throne_room_plays_it_from_the_deck(table, name):
    table.anna(hand="Throne Room, Copper", deck=f"2 Estate, {name}, 9 Estate").plays("Throne Room")
    table.asks("Anna", name, may=True)


@pytest.mark.parametrize("name", SHADOWS)
def test_after_a_shuffle_it_is_at_the_bottom(table, name):
    table.anna(hand="Smithy", deck="", discard=f"2 {name}, 4 Copper").plays("Smithy")
    assert [table.game.name(card) for card in table.game.deck(0)] == ["Copper", name, name]


def test_which_shadow_lies_above_the_other_their_player_says(table):
    table.anna(hand="Smithy", deck="", discard="Ninja, Alley, 4 Copper").plays("Smithy")
    table.asks("Anna", "Ninja", "Alley", least=2, most=2)
    table.anna().chooses("Alley, Ninja").has(deck="Copper, Alley, Ninja")


def test_what_is_left_of_the_deck_lies_above_all_shuffled_cards(table):
    table.anna(hand="Moat", deck="Ronin", discard="Ninja, Gold").plays("Moat").has(hand="Ronin, Gold", deck="Ninja")


def test_only_a_shuffle_moves_shadows_to_the_bottom(table):
    table.anna(hand="Courtyard", deck="Ninja, 3 Copper").plays("Courtyard").chooses("Ninja")
    table.anna().has(deck="Ninja, Copper")


def test_a_shadow_in_hand_and_one_in_the_deck_are_told_apart(table):
    table.anna(hand="2 Alley", deck="Copper, Alley").table.asks("Anna", "play Alley", "play Alley (deck)", may=True)
    table.anna().plays("Alley (deck)").chooses("Copper").has(hand="2 Alley", deck="", play="Alley")


def test_a_throne_room_tells_them_apart_too(table):
    table.anna(hand="Throne Room, Fishmonger", deck="Copper, Fishmonger").plays("Throne Room")
    table.asks("Anna", "Fishmonger", "Fishmonger (deck)", may=True)
    table.anna().chooses("Fishmonger (deck)").has(hand="Fishmonger", deck="Copper", coins=2)


def test_in_the_deck_it_is_not_in_hand_for_a_cellar(table):
    table.anna(hand="Cellar, Copper", deck="Estate, Ninja").plays("Cellar").table.asks("Anna", "Copper", may=True)


def test_in_the_deck_it_cannot_be_trashed_from_hand(table):
    table.anna(hand="Chapel, Copper", deck="Estate, Ninja").plays("Chapel").table.asks("Anna", "Copper", may=True)


def test_in_the_deck_it_does_not_count_as_a_card_in_hand(table):
    table.anna(hand="Militia").table.bernd(hand="3 Copper", deck="5 Ninja")
    table.anna().plays("Militia").table.bernd().has(hand="3 Copper", deck="5 Ninja")


def test_a_shadow_in_the_discard_pile_cannot_be_played(table):
    table.anna(hand="Village", deck="Copper", discard="Ninja")
    with pytest.raises(Illegal, match="Ninja cannot be played now: it lies neither in hand nor in the deck"):
        table.anna().plays("Ninja")


@pytest.mark.parametrize("said", ["Ninja (deck)", "Ninja from my deck", "Ninja"])
def test_why_a_shadow_that_lies_nowhere_cannot_be_played(table, said):
    with pytest.raises(Illegal, match="Ninja cannot be played now: it lies neither in hand nor in the deck"):
        table.anna(hand="Village", deck="Copper").plays(said)


def test_in_the_buy_phase_too_the_reason_is_where_it_lies(table):
    with pytest.raises(Illegal, match="Ninja cannot be played now: it lies neither in hand nor in the deck"):
        table.anna(hand="Copper", deck="Copper").plays("Ninja")


def test_another_players_shadow_cannot_be_played(table):
    table.anna(hand="Village", deck="Copper").table.bernd(deck="Ninja")
    with pytest.raises(Illegal):
        table.anna().plays("Ninja")


def test_with_a_shadow_in_the_deck_the_action_phase_does_not_end(table):
    table.anna(hand="Copper", deck="Estate, Fishmonger").table.asks("Anna", "play Fishmonger", may=True)


def test_a_shadow_is_played_from_the_deck_as_a_way(table):
    table.set(landscapes=["Way of the Ox"]).anna(hand="Copper", deck="Estate, Ninja")
    table.anna().plays("Ninja as Way of the Ox").has(actions=2, deck="Estate", play="Ninja")


@pytest.mark.parametrize("by", ["King's Court", "Procession", "Imp", "Conclave", "Specialist", "Disciple"])
def test_whatever_plays_an_action_from_hand_plays_a_shadow_from_the_deck(table, by):
    table.anna(hand=f"{by}, Copper", deck="3 Estate, Fishmonger, 9 Estate")
    table.anna().plays(by)
    assert "Fishmonger" in table.game.choices


def test_what_plays_a_discarded_card_leaves_a_shadow_in_the_deck_alone(table):
    table.anna(hand="Vassal", deck="Estate, Ninja").plays("Vassal").has(discard="Estate", deck="Ninja")


def test_what_forbids_a_play_from_hand_forbids_it_from_the_deck(table):
    table.set(kingdom=["Warlord"]).anna(hand="Copper", play="2 Ninja", deck="Estate, Ninja, Alley")
    table.bernd(hand="", durations=["Warlord"])
    table.asks("Anna", "play Alley", may=True)


def test_a_possessed_players_shadow_is_played_from_that_players_deck(table):
    turn = {"player": "Bernd", "extra": "Possession", "by": "Anna"}
    table.set(turn=turn).anna(hand="").table.bernd(hand="Copper", deck="Estate, Fishmonger")
    table.anna().plays("Fishmonger")
    table.bernd().has(deck="Estate", play="Fishmonger", coins=1)


# --- Fishmonger ------------------------------------------------------------------------------------------------------


def test_fishmonger_gives_a_buy_and_a_coin(table):
    table.anna(hand="Fishmonger").plays("Fishmonger").has(buys=2, coins=1)


def test_fishmonger_from_the_deck_gives_the_same(table):
    table.anna(hand="Copper", deck="Fishmonger").plays("Fishmonger").has(buys=2, coins=1, hand="Copper", deck="")


def test_two_fishmongers_take_two_actions(table):
    table.set(turn={"actions": 2}).anna(hand="Copper", deck="2 Fishmonger").plays("Fishmonger").plays("Fishmonger")
    table.anna().has(buys=3, coins=2, actions=0)


def test_fishmonger_is_bought_into_the_discard_pile_and_not_played_from_there(table):
    buying(table, "Fishmonger", coins=2).buys("Fishmonger").has(discard="Fishmonger")
    assert "play Fishmonger" not in table.game.choices


# --- Alley -----------------------------------------------------------------------------------------------------------


def test_alley_draws_and_discards(table):
    table.anna(hand="Alley, Estate", deck="Gold, Copper").plays("Alley").chooses("Estate")
    table.anna().has(hand="Gold", actions=1, discard="Estate")


def test_alley_may_discard_what_it_drew_but_must_discard(table):
    table.anna(hand="Alley, Estate", deck="Gold, Copper").plays("Alley").table.asks("Anna", "Gold", "Estate")


def test_alley_from_the_deck_leaves_the_hand_as_large_as_it_was(table):
    table.anna(hand="2 Estate", deck="Gold, Alley").plays("Alley").chooses("Estate").has(hand="Gold, Estate", deck="")


def test_alley_with_nothing_at_all_says_so(table):
    table.anna(hand="Alley", deck="").plays("Alley").has(hand="", discard="", actions=1)
    assert "none in hand" in table.sentences


def test_alley_with_nothing_to_draw_discards_what_there_is(table):
    table.anna(hand="Alley, Estate", deck="").plays("Alley").has(hand="", discard="Estate")


# --- Ninja -----------------------------------------------------------------------------------------------------------


def test_ninja_draws_and_makes_the_others_discard_to_three(table):
    table.anna(hand="Ninja", deck="Copper").table.bernd(hand="3 Gold, 2 Estate")
    table.anna().plays("Ninja")
    table.bernd().chooses("2 Estate").has(hand="3 Gold")
    table.anna().has(hand="Copper")


def test_whoever_has_three_cards_discards_nothing_to_a_ninja(table):
    table.anna(hand="Ninja", deck="Copper").table.bernd(hand="3 Gold")
    table.anna().plays("Ninja").table.bernd().has(hand="3 Gold")
    table.cited("rising-sun:ninja:1")


def test_moat_protects_from_a_ninja_of_the_deck(table):
    table.anna(hand="Copper", deck="Estate, Ninja").table.bernd(hand="Moat, 4 Gold")
    table.anna().plays("Ninja")
    table.bernd().chooses("yes").has(hand="Moat, 4 Gold")


def test_a_ninja_in_the_victims_deck_does_not_help(table):
    table.anna(hand="Ninja", deck="Copper").table.bernd(hand="5 Gold", deck="Ninja")
    table.anna().plays("Ninja").table.bernd().has(hand="3 Gold", discard="2 Gold", deck="Ninja")


def test_two_ninjas_do_no_more_than_one(table):
    table.anna(hand="Throne Room", deck="3 Copper, Ninja").table.bernd(hand="5 Gold")
    table.anna().plays("Throne Room").chooses("Ninja").has(hand="2 Copper")
    table.bernd().has(hand="3 Gold")


# --- Ronin -----------------------------------------------------------------------------------------------------------


def test_ronin_draws_to_seven(table):
    table.anna(hand="Ronin, 2 Copper", deck="9 Estate").plays("Ronin").has(hand=7, deck=4)


def test_ronin_from_the_deck_does_not_draw_itself(table):
    table.anna(hand="5 Copper", deck="Estate, Ronin, 5 Estate").plays("Ronin").has(hand="5 Copper, 2 Estate", deck=4)


@pytest.mark.parametrize("n", [7, 8])
def test_ronin_with_seven_or_more_draws_nothing(table, n):
    table.anna(hand=f"Ronin, {n} Copper", deck="9 Estate").plays("Ronin").has(hand=n)


def test_ronin_draws_what_there_is(table):
    table.anna(hand="Ronin", deck="2 Estate", discard="Gold").plays("Ronin").has(hand="2 Estate, Gold")


def test_ronin_draws_another_shadow_from_the_bottom(table):
    table.anna(hand="Ronin", deck="6 Estate, Ninja").plays("Ronin").has(hand="6 Estate, Ninja", deck="")


# --- Tanuki ----------------------------------------------------------------------------------------------------------


def test_tanuki_trashes_and_gains_up_to_two_more(table):
    table.anna(hand="Tanuki, Gold").plays("Tanuki").chooses("Province").has(discard="Province")
    table.trash("Gold")


def test_tanuki_may_gain_the_same_or_less_but_no_debt(table):
    table.set(kingdom=["Daimyo"]).anna(hand="Tanuki, Estate").plays("Tanuki")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse")


def test_tanuki_from_the_deck_with_an_empty_hand_does_nothing(table):
    table.set(turn={"actions": 1}).anna(hand="", deck="Tanuki, Ninja").plays("Tanuki").has(discard="", deck="Ninja")
    table.trash("")


def test_tanuki_must_trash(table):
    table.anna(hand="Tanuki, Gold, Estate").plays("Tanuki").table.asks("Anna", "Gold", "Estate")


def test_why_a_tanuki_does_not_make_an_artist_of_a_daimyo_names_the_debt(table):
    table.set(supply={"Artist": 10}).anna(hand="Tanuki, Daimyo").plays("Tanuki")
    with pytest.raises(Illegal) as refused:
        table.anna().chooses("Artist")
    assert "it costs 8 debt, and at most 2 Coins and 6 debt is allowed: 2 more" in refused.value.why[0]
