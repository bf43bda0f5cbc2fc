"""Nocturne: the Night phase, Night cards, Imp and Ghost, Cemetery and Haunted Mirror."""

import pytest

from rules.document.describe import describe
from rules.document.layout import start


def night(table, gained=(), **zones):
    """Anna's Night; a Cobbler left in hand keeps it open."""
    table.set(turn={"player": "Anna", "phase": "night", "gained": list(gained)})
    return table.anna(**{"deck": "", **zones})


def buying(table, name, coins=9, **zones):
    table.set(kingdom=[name], turn={"player": "Anna", "phase": "buy", "coins": coins, "buys": 2})
    return table.anna(**{"hand": "", "deck": "", **zones}).buys(name)


# --- the phase -------------------------------------------------------------------------------------------------------


def test_the_night_follows_the_buy_phase(table):
    table.anna(hand="Cobbler, Copper", deck="").passes()
    table.phase("Anna", "night").asks("Anna", "play Cobbler", may=True)


def test_night_cards_use_up_no_action_and_any_number_is_played(table):
    table.set(turn={"player": "Anna", "phase": "night", "actions": 0})
    table.anna(hand="3 Ghost Town", deck="").plays("Ghost Town").plays("Ghost Town").has(play="2 Ghost Town")


def test_a_night_card_is_not_played_in_the_other_phases(table):
    table.anna(hand="Village, Cobbler, Copper", deck="")
    table.asks("Anna", "play Village", may=True)
    table.anna().passes()
    assert "play Cobbler" not in table.game.choices


def test_a_night_without_night_cards_passes_unasked(table):
    table.set(kingdom=["Cobbler"]).anna(hand="Copper", deck="5 Copper").passes()
    table.phase("Bernd", "buy")


def test_a_treasure_is_not_played_at_night(table):
    night(table, hand="Cobbler, Copper")
    table.asks("Anna", "play Cobbler", may=True)


def test_a_face_down_card_may_be_named_at_night(table):
    night(table, hand="Cobbler, ?").plays("Ghost Town").has(hand="Cobbler", play="Ghost Town")


def test_a_face_down_card_keeps_the_night_open(table):
    night(table, hand="Cobbler, ?").plays("Cobbler")
    table.phase("Anna", "night").asks("Anna", may=True)


TO_HAND = ["Den of Sin", "Ghost Town", "Guardian", "Night Watchman"]


@pytest.mark.parametrize("name", TO_HAND)
def test_bought_to_hand_and_played_the_same_night(table, name):
    buying(table, name, hand="Copper").has(hand=f"Copper, {name}", discard="")
    table.anna().passes()
    table.phase("Anna", "night").anna().plays(name)


@pytest.mark.parametrize("name", TO_HAND)
def test_a_card_that_says_where_it_goes_replaces_that(table, name):
    """A Blockade sets aside what it gains; only the discard pile is replaced by the hand."""
    table.set(kingdom=[name]).anna(hand="Highway, Blockade", deck="Copper").plays("Highway")
    table.anna().plays("Blockade").chooses(name).has(aside=name)


@pytest.mark.parametrize("name", TO_HAND)
def test_gained_to_hand_on_another_players_turn(table, name):
    table.set(kingdom=[name])
    table.anna(hand="Jester", deck="Estate")
    table.bernd(hand="", deck=name).table.anna().plays("Jester").chooses("they")
    table.bernd().has(hand=name, discard=name)


# --- Cobbler ---------------------------------------------------------------------------------------------------------


def test_cobbler_gains_to_hand_next_turn(table):
    table.set(kingdom=["Village", "Market"])
    night(table, hand="Cobbler", deck="9 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Cobbler")
    table.next_turn_of("Anna")
    assert "Market" not in table.game.choices
    table.anna().chooses("Village").has(hand="5 Copper, Village", play="Cobbler")


def test_cobbler_gains_a_nomad_camp_to_hand(table):
    table.set(kingdom=["Nomad Camp"])
    night(table, hand="Cobbler", deck="9 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Cobbler")
    table.next_turn_of("Anna").chooses("Nomad Camp").has(hand="5 Copper, Nomad Camp", deck="4 Copper")


def test_two_cobblers_gain_two_cards(table):
    night(table, hand="2 Cobbler", deck="9 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Cobbler").plays("Cobbler")
    table.next_turn_of("Anna").chooses("Silver").chooses("Estate").has(hand="5 Copper, Silver, Estate")


def test_cobbler_has_to_gain(table):
    table.set(turn={"player": "Bernd", "phase": "buy"}, supply={"Silver": 0, "Estate": 0})
    table.anna(hand="", deck="", durations=["Cobbler"])
    table.bernd(hand="", deck="").passes()
    table.asks("Anna", "Copper", "Curse")
    table.anna().chooses("Curse").has(hand="Curse")


# --- Den of Sin, Ghost Town ------------------------------------------------------------------------------------------


def test_den_of_sin_draws_two_next_turn(table):
    night(table, hand="Den of Sin", deck="9 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Den of Sin").has(hand=5)
    table.next_turn_of("Anna").has(hand=7, play="Den of Sin")


def test_two_dens_of_sin_draw_four(table):
    night(table, hand="2 Den of Sin", deck="12 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Den of Sin").plays("Den of Sin")
    table.next_turn_of("Anna").has(hand=9)


def test_den_of_sin_with_too_few_cards(table):
    night(table, hand="Den of Sin", deck="6 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Den of Sin")
    table.next_turn_of("Anna").has(hand=6)


def test_ghost_town_gives_a_card_and_an_action_next_turn(table):
    night(table, hand="Ghost Town", deck="6 Village, 3 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Ghost Town")
    table.next_turn_of("Anna").has(hand=6, actions=2)


def test_ghost_town_is_discarded_after_that_turn(table):
    night(table, hand="Ghost Town", deck="14 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Ghost Town")
    table.next_turn_of("Anna").has(play="Ghost Town")
    table.anna().passes().has(play="", discard=["Ghost Town", *["Copper"] * 6])


# --- Guardian --------------------------------------------------------------------------------------------------------


def test_guardian_spares_from_attacks_until_the_next_turn(table):
    night(table, hand="Guardian", deck="12 Copper")
    table.bernd(hand="2 Witch, Village", deck="9 Copper").table.anna().plays("Guardian")
    table.bernd().plays("Witch")
    table.anna().has(discard="")
    table.bernd().passes()
    table.phase("Anna", "buy").anna().has(coins=1, hand=5)


def test_guardian_is_over_with_the_next_turn(table):
    night(table, hand="Guardian", deck="14 Copper")
    table.bernd(hand="", deck="5 Witch, 9 Copper").table.anna().plays("Guardian")
    table.next_turn_of("Anna").passes()
    table.bernd().plays("Witch")
    table.anna().has(discard=["Curse", "Guardian", *["Copper"] * 5])


def test_guardian_and_a_diplomat(table):
    """Unaffected players may still react."""
    table.set(turn={"player": "Bernd"})
    table.anna(hand="Diplomat, 4 Copper", deck="3 Gold", durations=["Guardian"])
    table.bernd(hand="Militia", deck="").plays("Militia")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").chooses("3 Copper").has(hand="Diplomat, Copper, 2 Gold")


# --- Crypt -----------------------------------------------------------------------------------------------------------


def test_crypt_gives_one_treasure_back_each_turn(table):
    night(table, hand="Crypt", play="Gold, Silver, Copper", deck="20 Estate")
    table.bernd(hand="", deck="").table.anna().plays("Crypt")
    table.asks("Anna", "Gold", "Silver", "Copper", may=True, most=3)
    table.anna().chooses("Gold, Silver").has(aside="Gold, Silver")
    table.next_turn_of("Anna")
    table.asks("Anna", "Gold", "Silver")
    table.anna().chooses("Gold").has(hand="5 Estate, Gold", play="Crypt", aside="Silver")
    table.next_turn_of("Anna").has(hand="5 Estate, Silver", play="Crypt", aside="")
    table.anna().passes().has(play="", aside="")


def test_crypt_with_no_treasure_is_discarded_this_turn(table):
    night(table, hand="Crypt", play="Village", deck="5 Estate").plays("Crypt").has(discard="Crypt, Village", play="")


def test_crypt_may_take_none(table):
    night(table, hand="Crypt", play="Gold", deck="5 Estate").plays("Crypt").chooses("-").has(discard="Crypt, Gold")


def test_crypt_takes_no_durations(table):
    night(table, hand="Crypt", play="Gold", durations=["Astrolabe"]).plays("Crypt")
    table.asks("Anna", "Gold", may=True)


def test_two_crypts_each_give_one_back(table):
    night(table, hand="2 Crypt", play="2 Gold, 2 Silver", deck="20 Estate")
    table.bernd(hand="", deck="").table.anna().plays("Crypt").chooses("2 Gold").plays("Crypt").chooses("2 Silver")
    table.next_turn_of("Anna").has(hand="5 Estate, Gold, Silver", aside="Gold, Silver", play="2 Crypt")


def test_a_crypt_can_be_described(table):
    night(table, hand="Crypt, Cobbler", play="Gold, Silver", deck="20 Estate").plays("Crypt").chooses("Gold, Silver")
    again = start(describe(table.game))
    assert again == table.game
    table.bernd()
    table.next_turn_of("Anna").chooses("Gold")
    again = start(describe(table.game))
    assert again == table.game


def test_a_crypt_described_with_its_treasures(table):
    table.set(turn={"player": "Bernd", "phase": "buy"})
    table.anna(hand="", deck="", durations=[{"Crypt": ["Gold", "Silver"]}])
    table.bernd(hand="", deck="").passes()
    table.anna().chooses("Silver").has(hand="Silver", aside="Gold")


def test_crypts_treasure_that_doubled_with_a_counterfeit_is_gone(table):
    """What left play cannot be set aside."""
    table.anna(hand="Counterfeit, Gold, Crypt", deck="5 Estate").plays("Counterfeit").chooses("Gold").passes()
    table.anna().plays("Crypt")
    table.asks("Anna", "Counterfeit", may=True)


# --- Ghost -----------------------------------------------------------------------------------------------------------


def test_ghost_plays_the_action_twice_next_turn(table):
    night(table, hand="Ghost", deck="Copper, Smithy, 20 Estate")
    table.bernd(hand="", deck="").table.anna().plays("Ghost").has(aside="Smithy", discard="Copper", play="Ghost")
    table.next_turn_of("Anna").has(hand=11, play="Ghost, Smithy", actions=1)
    table.anna().passes().has(play="")


def test_ghost_without_an_action_is_discarded(table):
    night(table, hand="Ghost", deck="3 Copper", discard="2 Estate").plays("Ghost").has(play="", aside="")
    table.cited("nocturne:ghost:1")


def test_ghost_with_no_card_at_all(table):
    night(table, hand="Ghost").plays("Ghost").has(hand="Ghost")


def test_ghost_shuffles_the_discard_pile_but_not_what_it_revealed(table):
    night(table, hand="Ghost, Cobbler", deck="2 Copper", discard="Smithy").plays("Ghost").has(
        aside="Smithy", discard="2 Copper", deck=""
    )


def test_ghost_stays_with_a_duration(table):
    night(table, hand="Ghost", deck="Wharf, 40 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Ghost")
    table.next_turn_of("Anna").has(hand=9, buys=3, play="Ghost, Wharf")
    table.anna().passes().has(play="Ghost, Wharf")
    table.next_turn_of("Anna").has(hand=9, buys=3, play="Ghost, Wharf")
    table.anna().passes().has(play="")


def test_ghost_plays_a_card_again_that_trashed_itself(table):
    night(table, hand="Ghost", deck="Acting Troupe, 20 Estate")
    table.bernd(hand="", deck="").table.anna().plays("Ghost")
    table.next_turn_of("Anna").has(villagers=8, play="Ghost")
    table.trash("Acting Troupe")


def test_ghost_on_a_throne_room(table):
    night(table, hand="Ghost", deck="Throne Room, Smithy, Village, 20 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Ghost")
    table.next_turn_of("Anna").chooses("Smithy").chooses("Village")
    table.anna().has(actions=5)


def test_two_ghosts_say_which_card_they_play(table):
    night(table, hand="2 Ghost", deck="Smithy, Village, 20 Estate")
    table.bernd(hand="", deck="").table.anna().plays("Ghost").plays("Ghost")
    table.next_turn_of("Anna")
    table.asks("Anna", "Ghost (Smithy)", "Ghost (Village)")


def test_a_ghost_described_with_its_action(table):
    table.set(turn={"player": "Bernd", "phase": "buy"})
    table.anna(hand="", deck="9 Copper", durations=[{"Ghost": ["Smithy"]}])
    table.bernd(hand="", deck="").passes()
    table.anna().has(hand="6 Copper", play="Ghost, Smithy")


# --- Raider ----------------------------------------------------------------------------------------------------------


def test_raider_takes_a_copy_of_a_card_in_play(table):
    night(table, hand="Raider, Cobbler", play="Gold, Silver")
    table.bernd(hand="Gold, Silver, Copper, 2 Estate", deck="").table.anna().plays("Raider")
    table.asks("Bernd", "Gold", "Silver")
    table.bernd().chooses("Silver").has(hand="Gold, Copper, 2 Estate", discard="Silver")


def test_raider_shows_a_hand_without_one(table):
    night(table, hand="Raider, Cobbler", play="Gold")
    table.bernd(hand="5 Copper", deck="").table.anna().plays("Raider")
    table.bernd().has(hand="5 Copper")
    table.said("Bernd", "reveal", "5 Copper").cited("nocturne:raider:2")


def test_raider_counts_itself(table):
    night(table, hand="Raider, Cobbler")
    table.bernd(hand="Raider, 4 Copper", deck="").table.anna().plays("Raider")
    table.bernd().has(hand="4 Copper", discard="Raider")


def test_raider_spares_four_cards(table):
    night(table, hand="Raider, Cobbler", play="Copper")
    table.bernd(hand="4 Copper", deck="").table.anna().plays("Raider")
    table.bernd().has(hand="4 Copper")
    table.unsaid("Bernd", "reveal")


def test_raider_gives_three_coins_next_turn(table):
    night(table, hand="Raider", deck="9 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Raider")
    table.next_turn_of("Anna").has(coins=3)


# --- Changeling ------------------------------------------------------------------------------------------------------


def test_changeling_is_trashed_for_a_copy_of_a_card_in_play(table):
    table.set(kingdom=["Village", "Smithy"])
    night(table, hand="Changeling, Cobbler", play="Village, Gold").plays("Changeling")
    table.asks("Anna", "Village", "Gold")
    table.anna().chooses("Gold").chooses("no").has(discard="Gold", play="Village, Gold")
    table.trash("Changeling")


def test_changeling_alone_gains_nothing(table):
    night(table, hand="Changeling, Cobbler").plays("Changeling").has(discard="")
    table.trash("Changeling")


def test_changeling_copies_a_duration_of_an_earlier_turn(table):
    table.set(kingdom=["Wharf"])
    night(table, hand="Changeling, Cobbler", durations=["Wharf"]).plays("Changeling").chooses("no").has(discard="Wharf")


def test_changeling_gains_only_from_the_supply(table):
    night(table, hand="Changeling, Cobbler", play="Imp").plays("Changeling").has(discard="")


def test_a_gained_card_may_be_exchanged_for_a_changeling(table):
    table.set(supply={"Changeling": 10})
    buying(table, "Village")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Changeling")
    table.pile("Village", 10).pile("Changeling", 9)


def test_the_exchanged_skulk_brings_its_gold(table):
    """The Gold costs 6 and may be exchanged as well."""
    table.set(supply={"Changeling": 10})
    buying(table, "Skulk")
    table.asks("Anna", "Changeling", "Skulk")
    table.anna().chooses("Changeling").chooses("yes").has(discard=["Changeling", "Gold"])
    table.anna().chooses("no").has(discard=["Changeling", "Gold"])


def test_a_cheap_card_is_not_exchanged(table):
    table.set(supply={"Changeling": 10})
    buying(table, "Moat").has(discard="Moat")


def test_what_the_card_costs_now_counts(table):
    table.set(supply={"Changeling": 10})
    buying(table, "Village", play="Highway").has(discard="Village")


def test_a_potion_cost_is_neither_more_nor_less(table):
    table.set(supply={"Changeling": 10}, kingdom=["University"])
    table.set(turn={"player": "Anna", "phase": "buy", "coins": 2, "buys": 2})
    table.anna(hand="", deck="", tokens={"potion": 1}).buys("University").has(discard="University")


def test_without_a_changeling_left_nothing_is_exchanged(table):
    table.set(supply={"Changeling": 0})
    buying(table, "Village").has(discard="Village")


def test_a_card_gained_to_hand_is_exchanged_to_the_discard_pile(table):
    table.set(supply={"Changeling": 10})
    buying(table, "Ghost Town").chooses("yes").has(hand="", discard="Changeling")


def test_a_card_that_moved_away_cannot_be_exchanged(table):
    table.set(supply={"Changeling": 10})
    buying(table, "Village", hand="Watchtower").chooses("Watchtower").chooses("trash").has(discard="")
    table.trash("Village")
    assert "exchange" not in table.sentences


def test_another_player_exchanges_their_own_gain(table):
    table.set(supply={"Changeling": 10, "Curse": 10}, kingdom=["Village"])
    table.anna(hand="Jester", deck="Estate")
    table.bernd(hand="", deck="Village").table.anna().plays("Jester").chooses("they")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(discard="Village, Changeling")


def test_the_exchange_is_no_gain(table):
    """Of Village and Changeling one was gained: the Devil's Workshop brings a card for up to 4."""
    table.set(supply={"Changeling": 10})
    buying(table, "Village", hand="Devil's Workshop").chooses("yes").passes().plays("Devil's Workshop")
    assert "Silver" in table.game.choices


# --- Devil's Workshop ------------------------------------------------------------------------------------------------


def test_devils_workshop_with_nothing_gained(table):
    night(table, hand="Devil's Workshop, Cobbler").plays("Devil's Workshop").has(discard="Gold")


def test_devils_workshop_with_one_gained(table):
    table.set(kingdom=["Village", "Market"])
    night(table, gained=["Silver"], hand="Devil's Workshop, Cobbler").plays("Devil's Workshop")
    assert "Market" not in table.game.choices
    table.anna().chooses("Village").has(discard="Village")


@pytest.mark.parametrize("n", [2, 3])
def test_devils_workshop_with_two_or_more_gained(table, n):
    night(table, gained=["Silver"] * n, hand="Devil's Workshop, Cobbler").plays("Devil's Workshop").has(discard="Imp")


def test_two_devils_workshops_count_each_other(table):
    night(table, hand="2 Devil's Workshop, Cobbler").plays("Devil's Workshop").plays("Devil's Workshop")
    table.anna().chooses("Silver").has(discard="Gold, Silver")


def test_devils_workshop_with_no_imp_left_gains_nothing_else(table):
    table.set(supply={"Imp": 0})
    night(table, gained=["2 Silver"], hand="Devil's Workshop, Cobbler").plays("Devil's Workshop").has(discard="")


# --- Exorcist --------------------------------------------------------------------------------------------------------


def test_exorcist_on_a_silver(table):
    night(table, hand="Exorcist, Silver, Copper, Cobbler").plays("Exorcist").chooses("Silver")
    table.asks("Anna", "Will-o'-Wisp", "Imp")
    table.anna().chooses("Imp").has(discard="Imp")
    table.trash("Silver")


def test_exorcist_with_nothing_to_trash(table):
    night(table, hand="Exorcist").plays("Exorcist")
    table.trash("")
    assert "empty hand" in table.sentences


def test_exorcist_on_a_gold_may_bring_a_ghost(table):
    night(table, hand="Exorcist, Gold").plays("Exorcist")
    table.asks("Anna", "Will-o'-Wisp", "Imp", "Ghost")


def test_exorcist_on_a_copper_brings_nothing(table):
    night(table, hand="Exorcist, Copper", deck="5 Gold").plays("Exorcist").has(discard="Exorcist")
    table.trash("Copper").cited("nocturne:exorcist:2")


def test_exorcist_with_an_empty_hand(table):
    night(table, hand="Exorcist", deck="5 Gold").plays("Exorcist").has(discard="Exorcist")
    table.trash("")


def test_exorcist_with_empty_spirit_piles(table):
    table.set(supply={"Imp": 0, "Will-o'-Wisp": 0, "Ghost": 0})
    night(table, hand="Exorcist, Gold", deck="5 Copper").plays("Exorcist").has(discard="Exorcist")


# --- Monastery -------------------------------------------------------------------------------------------------------


def test_monastery_trashes_as_many_as_were_gained(table):
    night(table, gained=["2 Silver"], hand="Monastery, Estate, Curse, Cobbler", play="2 Copper").plays("Monastery")
    table.asks("Anna", "Estate", "Curse", "Cobbler", "Copper", may=True, most=2)
    table.anna().chooses("Curse, Copper").has(hand="Estate, Cobbler", play="Copper, Monastery")
    table.trash("Curse, Copper")


def test_monastery_with_nothing_gained(table):
    night(table, hand="Monastery, Estate, Cobbler", play="Copper").plays("Monastery").has(hand="Estate, Cobbler")
    table.trash("").cited("nocturne:monastery:3")


def test_monastery_tells_a_copper_in_hand_from_one_in_play(table):
    night(table, gained=["Silver"], hand="Monastery, Copper, Cobbler", play="Copper, Silver").plays("Monastery")
    table.asks("Anna", "Copper", "Copper (in play)", "Cobbler", may=True)
    table.anna().chooses("Copper (in play)").has(hand="Copper, Cobbler", play="Silver, Monastery")


def test_monastery_may_trash_none(table):
    night(table, gained=["Silver"], hand="Monastery, Estate, Cobbler").plays("Monastery").chooses("-")
    table.anna().has(hand="Estate, Cobbler").table.trash("")


def test_monastery_does_not_count_what_others_gained(table):
    table.set(kingdom=["Witch"])
    table.anna(hand="Witch, Monastery, Estate", deck="2 Copper")
    table.bernd(hand="", deck="").table.anna().plays("Witch").passes().plays("Monastery")
    table.trash("")


# --- Night Watchman --------------------------------------------------------------------------------------------------


def test_night_watchman_discards_some_and_orders_the_rest(table):
    night(table, hand="Night Watchman, Cobbler", deck="Gold, Estate, Silver, Curse, Copper, Province")
    table.anna().plays("Night Watchman")
    table.asks("Anna", "Gold", "Estate", "Silver", "Curse", "Copper", may=True, most=5)
    table.anna().chooses("Estate, Curse").chooses("Silver, Copper, Gold")
    table.anna().has(deck="Silver, Copper, Gold, Province", discard="Estate, Curse")


def test_night_watchman_with_two_cards(table):
    night(table, hand="Night Watchman, Cobbler", deck="Gold, Estate").plays("Night Watchman").chooses("Gold, Estate")
    table.anna().has(deck="", discard="Gold, Estate")


def test_night_watchman_discards_a_tunnel(table):
    night(table, hand="Night Watchman, Cobbler", deck="Tunnel").plays("Night Watchman").chooses("Tunnel")
    table.anna().chooses("yes").has(discard="Tunnel, Gold")


def test_night_watchman_shuffles_to_see_five(table):
    night(table, hand="Night Watchman, Cobbler", deck="Gold", discard="Estate").plays("Night Watchman")
    table.asks("Anna", "Gold", "Estate", may=True)


def test_night_watchman_with_no_card(table):
    night(table, hand="Night Watchman, Cobbler").plays("Night Watchman").has(deck="", discard="")


# --- Imp -------------------------------------------------------------------------------------------------------------


def test_imp_draws_two_and_plays_an_action(table):
    table.anna(hand="Imp, Copper", deck="Village, Smithy, 9 Estate").plays("Imp")
    table.asks("Anna", "Village", "Smithy", may=True)
    table.anna().chooses("Village").has(actions=2, play="Imp, Village")


def test_imp_plays_no_copy_of_a_card_in_play(table):
    table.anna(hand="Village, Imp", deck="Village, Imp, Smithy, 9 Estate").plays("Village").plays("Imp")
    table.asks("Anna", "Smithy", may=True)


def test_imp_counts_durations_of_earlier_turns(table):
    table.anna(hand="Imp", durations=["Wharf"], deck="Wharf, 2 Copper").plays("Imp").has(hand="Wharf, Copper")


def test_imp_may_play_what_was_played_and_trashed(table):
    table.anna(hand="Mining Village, Imp, Mining Village", deck="3 Copper").plays("Mining Village").chooses("yes")
    table.anna().plays("Imp")
    table.asks("Anna", "Mining Village", may=True)


def test_imp_throned(table):
    table.anna(hand="Throne Room, Imp", deck="Village, Smithy, Village, 9 Copper").plays("Throne Room").chooses("Imp")
    table.asks("Anna", "Village", "Smithy", may=True)
    table.anna().chooses("Village").chooses("Smithy").has(play="Throne Room, Imp, Village, Smithy")


# --- Cemetery and Haunted Mirror -------------------------------------------------------------------------------------


def test_cemetery_trashes_up_to_four_when_gained(table):
    buying(table, "Cemetery", hand="3 Copper, 2 Estate")
    table.asks("Anna", "Copper", "Estate", may=True, most=4)
    table.anna().chooses("2 Copper, 2 Estate").has(hand="Copper", discard="Cemetery")


def test_cemetery_gained_by_a_workshop(table):
    table.set(kingdom=["Cemetery"]).anna(hand="Workshop, Curse", deck="").plays("Workshop").chooses("Cemetery")
    table.anna().chooses("Curse").has(hand="", discard="Cemetery")


def test_cemetery_with_an_empty_hand(table):
    buying(table, "Cemetery").has(discard="Cemetery", points=2)


def test_cemetery_may_trash_none(table):
    buying(table, "Cemetery", hand="Copper").chooses("-").has(hand="Copper")


def test_haunted_mirror_is_played_for_one(table):
    table.anna(hand="Haunted Mirror").plays("Haunted Mirror").has(coins=1)


def test_haunted_mirror_trashed_for_a_ghost(table):
    table.anna(hand="Chapel, Haunted Mirror, Village, Copper").plays("Chapel").chooses("Haunted Mirror")
    table.asks("Anna", "Village", may=True, most=1)
    table.anna().chooses("Village").has(hand="Copper", discard="Village, Ghost")


def test_haunted_mirror_takes_one_action_only(table):
    table.anna(hand="Chapel, Haunted Mirror, Village, Smithy").plays("Chapel").chooses("Haunted Mirror")
    table.asks("Anna", "Village", "Smithy", may=True, most=1)


def test_haunted_mirror_without_an_action(table):
    table.anna(hand="Chapel, Haunted Mirror, Copper").plays("Chapel").chooses("Haunted Mirror").has(discard="")


def test_haunted_mirror_and_the_action_kept(table):
    table.anna(hand="Chapel, Haunted Mirror, Village").plays("Chapel").chooses("Haunted Mirror").chooses("-")
    table.anna().has(hand="Village", discard="")


def test_cemetery_trashes_a_haunted_mirror(table):
    buying(table, "Cemetery", hand="Haunted Mirror, Village").chooses("Haunted Mirror").chooses("Village")
    table.anna().has(hand="", discard="Cemetery, Village, Ghost")


def test_haunted_mirror_discards_a_card_that_reacts(table):
    table.anna(hand="Chapel, Haunted Mirror, Trail").plays("Chapel").chooses("Haunted Mirror").chooses("Trail")
    table.anna().chooses("no").has(discard="Trail, Ghost")
