"""Intrigue: cards about hands."""

from __future__ import annotations

# --- Secret Chamber --------------------------------------------------------------------------------------------------


def test_secret_chamber_discards_for_coins(table):
    table.anna(hand="Secret Chamber, 2 Estate, Gold").plays("Secret Chamber").chooses("2 Estate")
    table.anna().has(coins=2, hand="Gold", discard="2 Estate")


def test_secret_chamber_may_discard_nothing(table):
    table.anna(hand="Secret Chamber, Gold").plays("Secret Chamber").passes().has(coins=0, hand="Gold")


def test_secret_chamber_swaps_cards_before_an_attack(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Secret Chamber, Gold, Estate", deck="Silver, Copper, Duchy")
    table.anna().plays("Militia")
    table.bernd().chooses("yes")
    table.said("Bernd", "reveal", "Secret Chamber")
    table.asks("Bernd", "Secret Chamber", "Gold", "Estate", "Silver", "Copper", least=2, most=2)
    table.bernd().chooses("Gold, Silver").chooses("Silver, Gold")
    table.bernd().has(hand="Secret Chamber, Estate, Copper", deck="Silver, Gold, Duchy")


def test_secret_chamber_then_the_moat_that_it_drew(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Secret Chamber, 4 Gold", deck="Moat, Copper")
    table.anna().plays("Militia")
    table.bernd().chooses("yes").chooses("Secret Chamber, Copper").chooses("Copper").chooses("yes")
    table.bernd().has(hand="4 Gold, Moat")


# --- Masquerade ------------------------------------------------------------------------------------------------------


def test_masquerade_passes_at_once_and_lets_only_its_player_trash(table):
    table.anna(hand="Masquerade, Curse", deck="2 Copper")
    table.bernd(hand="Estate, Gold", deck="")
    table.carla(hand="Duchy, Silver", deck="")
    table.anna().plays("Masquerade")
    table.asks("Anna", "Curse", "Copper")
    table.anna().chooses("Curse")
    table.asks("Bernd", "Estate", "Gold")
    table.bernd().chooses("Estate")
    table.carla().chooses("Duchy")
    table.bernd().has(hand="Gold, Curse")
    table.carla().has(hand="Silver, Estate")
    table.asks("Anna", "Copper", "Duchy", may=True)
    table.anna().chooses("Duchy").has(hand="2 Copper")
    table.trash("Duchy")


def test_masquerade_leaves_out_a_player_without_cards(table):
    table.anna(hand="Masquerade, Curse", deck="")
    table.bernd(hand="", deck="")
    table.carla(hand="Silver", deck="")
    table.anna().plays("Masquerade")
    table.bernd().has(hand="")
    table.carla().has(hand="Curse")
    table.anna().passes().has(hand="Silver")


def test_masquerade_of_the_first_edition_draws_two_passes_one_and_may_trash_one(table):
    table.set(editions={"Intrigue": 1}).anna(hand="Masquerade, Curse", deck="3 Copper")
    table.bernd(hand="Estate, Gold", deck="")
    table.anna().plays("Masquerade")
    table.asks("Anna", "Curse", "Copper", least=1, most=1)
    table.anna().chooses("Curse")
    table.bernd().chooses("Estate").has(hand="Gold, Curse")
    table.asks("Anna", "Copper", "Estate", may=True, most=1)
    table.anna().chooses("Estate").has(hand="2 Copper", deck="Copper")
    table.trash("Estate")


def test_masquerade_draws_no_more_than_two(table):
    table.anna(hand="Masquerade, Curse", deck="3 Copper")
    table.bernd(hand="Gold", deck="")
    table.anna().plays("Masquerade").chooses("Curse").has(hand="2 Copper, Gold", deck="Copper")


def test_masquerade_of_the_first_edition_passes_to_an_empty_hand(table):
    table.set(editions={"Intrigue": 1}).anna(hand="Masquerade, Curse", deck="")
    table.bernd(hand="", deck="")
    table.carla(hand="Silver", deck="")
    table.anna().plays("Masquerade")
    table.bernd().has(hand="Curse")
    table.carla().has(hand="")


def test_masquerade_alone_with_cards_passes_nothing(table):
    table.anna(hand="Masquerade, Curse", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Masquerade").passes().has(hand="Curse")


def test_masquerade_is_no_attack_and_passing_no_gain(table):
    table.set(editions={"Hinterlands": 2}).anna(hand="Masquerade, Curse", deck="")
    table.bernd(hand="Moat, Trader", deck="")
    table.anna().plays("Masquerade")
    table.asks("Bernd", "Moat", "Trader")
    table.bernd().chooses("Moat").has(hand="Trader, Curse", discard="")


# --- Baron, Conspirator, Coppersmith ---------------------------------------------------------------------------------


def test_baron_discards_an_estate_for_four(table):
    table.anna(hand="Baron, 2 Estate").plays("Baron")
    table.asks("Anna", "Estate", may=True)
    table.anna().chooses("yes").has(coins=4, buys=2, hand="Estate", discard="Estate")


def test_baron_gains_an_estate_otherwise(table):
    table.anna(hand="Baron, Estate").plays("Baron").chooses("no").has(coins=0, hand="Estate", discard="Estate")
    table.pile("Estate", 7)


def test_baron_without_an_estate_gains_one_unasked(table):
    table.anna(hand="Baron, Copper").plays("Baron").has(discard="Estate", buys=2)


def test_baron_throned_discards_two(table):
    table.anna(hand="Throne Room, Baron, 2 Estate").plays("Throne Room").chooses("Baron").chooses("yes").chooses("yes")
    table.anna().has(coins=8, buys=3, hand="")


def test_conspirator_is_the_third_action_when_throned(table):
    table.anna(hand="Throne Room, Conspirator", deck="2 Copper").plays("Throne Room").chooses("Conspirator")
    table.anna().has(coins=4, hand="Copper", actions=1)


def test_conspirator_counts_plays_not_cards_in_play(table):
    table.anna(hand="Throne Room, Great Hall, Conspirator", deck="3 Copper").plays("Throne Room").chooses("Great Hall")
    table.anna().plays("Conspirator").has(hand="3 Copper", coins=2, actions=2)


def test_a_lone_conspirator_gives_two_coins(table):
    table.anna(hand="Conspirator", deck="Copper").plays("Conspirator").has(coins=2, hand="")


def test_conspirator_does_not_count_last_turns_duration(table):
    table.anna(hand="Village, Conspirator", deck="3 Copper", durations=["Wharf"]).plays("Village").plays("Conspirator")
    table.anna().has(coins=2, hand="Copper")


def test_coppersmith_makes_each_copper_worth_more(table):
    table.anna(hand="Coppersmith, 2 Copper, Silver").plays("Coppersmith").plays_treasures().has(coins=6)


def test_coppersmith_throned_adds_two(table):
    table.anna(hand="Throne Room, Coppersmith, Copper").plays("Throne Room").chooses("Coppersmith").plays("Copper")
    table.anna().has(coins=3)


def test_coppersmith_is_over_with_the_turn(table):
    table.anna(hand="Coppersmith", deck="5 Copper").plays("Coppersmith")
    table.next_turn_of("Anna").plays_treasures().has(coins=5)


def test_coppersmith_does_nothing_for_coppers_played_before(table):
    table.anna(hand="Coppersmith", play="Copper").plays("Coppersmith").has(coins=0)


# --- Diplomat --------------------------------------------------------------------------------------------------------


def test_diplomat_gives_actions_with_five_cards_or_fewer(table):
    table.anna(hand="Diplomat, 3 Copper", deck="3 Gold").plays("Diplomat").has(hand=5, actions=2)


def test_diplomat_gives_none_with_six(table):
    table.anna(hand="Diplomat, 4 Copper", deck="2 Gold").plays("Diplomat").has(hand=6, actions=0)


def test_diplomat_is_shown_again_as_long_as_five_cards_are_left(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Diplomat, 5 Estate", deck="4 Gold")
    table.anna().plays("Militia")
    table.bernd().chooses("yes").chooses("3 Estate").has(hand="Diplomat, 2 Estate, 2 Gold")
    table.said("Bernd", "reveal", "Diplomat")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").chooses("2 Estate, Diplomat").has(hand="3 Gold")


def test_diplomat_is_not_offered_with_four_cards(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Diplomat, 3 Estate", deck="4 Gold")
    table.anna().plays("Militia")
    table.asks("Bernd", "Diplomat", "Estate")


def test_diplomat_and_the_moat_that_it_finds(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Diplomat, 4 Estate", deck="Moat, Gold")
    table.anna().plays("Militia")
    table.bernd().chooses("yes").chooses("3 Estate").chooses("yes").has(hand="Diplomat, Estate, Moat, Gold")
