"""Intrigue, both editions: the cards that are not in tests of rulings that other rulebooks name."""

import pytest

# --- Courtyard, Great Hall, Shanty Town ------------------------------------------------------------------------------


def test_courtyard_draws_three_and_puts_one_back(table):
    table.anna(hand="Courtyard, Copper", deck="Gold, Silver, Estate, Duchy").plays("Courtyard")
    table.asks("Anna", "Copper", "Gold", "Silver", "Estate")
    table.anna().chooses("Estate").has(hand="Copper, Gold, Silver", deck="Estate, Duchy")


def test_courtyard_with_no_cards_at_all(table):
    table.anna(hand="Courtyard").plays("Courtyard").has(hand="", deck="")


def test_courtyard_puts_the_only_card_back(table):
    table.anna(hand="Courtyard", deck="Gold").plays("Courtyard").has(hand="", deck="Gold")


def test_courtyard_throned_puts_two_back(table):
    table.anna(hand="Throne Room, Courtyard", deck="2 Gold, 4 Silver, Copper").plays("Throne Room").chooses("Courtyard")
    table.anna().chooses("Gold")
    # the second play draws what the first one put back
    table.anna().chooses("Silver").has(hand="2 Gold, 2 Silver", deck="2 Silver, Copper")


def test_great_hall_is_a_cantrip_worth_a_point(table):
    table.anna(hand="Great Hall", deck="Copper").plays("Great Hall").has(hand="Copper", actions=1, points=1)


def test_shanty_town_draws_only_without_an_action_in_hand(table):
    table.anna(hand="Shanty Town, 2 Copper", deck="2 Gold").plays("Shanty Town")
    table.anna().has(hand="2 Copper, 2 Gold", actions=2)
    table.said("Anna", "reveal", "2 Copper")


def test_shanty_town_with_an_action_in_hand_draws_nothing(table):
    table.anna(hand="Shanty Town, Nobles", deck="2 Gold").plays("Shanty Town").has(hand="Nobles", actions=2)


def test_shanty_town_with_an_empty_hand_draws(table):
    table.anna(hand="Shanty Town", deck="3 Gold").plays("Shanty Town").has(hand="2 Gold", actions=2)


# --- Lurker ----------------------------------------------------------------------------------------------------------


def test_lurker_trashes_an_action_from_the_supply(table):
    table.set(kingdom=["Nobles", "Village"]).anna(hand="Lurker").plays("Lurker").chooses("trash")
    table.asks("Anna", "Nobles", "Village", "Lurker")
    table.anna().chooses("Nobles").has(actions=1)
    table.trash("Nobles").pile("Nobles", 7)


def test_lurker_gains_an_action_from_the_trash(table):
    table.set(trash=["Nobles", "Gold", "Village"]).anna(hand="Lurker").plays("Lurker").chooses("gain")
    table.asks("Anna", "Nobles", "Village")
    table.anna().chooses("Nobles").has(discard="Nobles")
    table.trash("Gold, Village")


def test_lurker_may_choose_to_gain_from_an_empty_trash(table):
    table.anna(hand="Lurker").plays("Lurker").chooses("gain").has(discard="", actions=1)


def test_lurker_throned_trashes_and_gains(table):
    table.set(kingdom=["Nobles"]).anna(hand="Throne Room, Lurker").plays("Throne Room").chooses("Lurker")
    table.anna().chooses("trash").chooses("Nobles").chooses("gain").has(discard="Nobles", actions=2)


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


# --- Mining Village, Secret Passage, Mill ----------------------------------------------------------------------------


def test_mining_village_may_be_trashed_for_two_coins(table):
    table.anna(hand="Mining Village", deck="Copper").plays("Mining Village").chooses("yes")
    table.anna().has(coins=2, actions=2, hand="Copper", play="")
    table.trash("Mining Village")


def test_mining_village_may_stay(table):
    table.anna(hand="Mining Village", deck="Copper").plays("Mining Village").chooses("no").has(coins=0, play=1)


def test_mining_village_throned_is_trashed_once(table):
    table.anna(hand="Throne Room, Mining Village", deck="2 Copper").plays("Throne Room").chooses("Mining Village")
    table.anna().chooses("yes").has(coins=2, actions=4, hand="2 Copper")
    table.trash("Mining Village").phase("Anna", "buy")  # nothing is asked of the second play


def test_mining_village_of_the_second_play_is_said_to_have_moved(table):
    table.anna(hand="Throne Room, Mining Village", deck="").plays("Throne Room").chooses("Mining Village")
    table.anna().chooses("yes").has(coins=2)
    table.said("Anna", "not", "Mining Village")


def test_mining_village_played_where_it_lies_gives_no_coins(table):
    table.set(kingdom=["Mining Village", "Village"]).anna(hand="Band of Misfits", deck="Copper")
    table.anna().plays("Band of Misfits").chooses("Mining Village").has(coins=0, actions=2, hand="Copper")
    table.pile("Mining Village", 10).trash("")


@pytest.mark.parametrize(
    ("above", "deck"), [("0", "Estate, 3 Gold"), ("2", "2 Gold, Estate, Gold"), ("3", "3 Gold, Estate")]
)
def test_secret_passage_puts_a_card_anywhere(table, above, deck):
    table.anna(hand="Secret Passage, Estate", deck="2 Copper, 3 Gold").plays("Secret Passage").chooses("Estate")
    table.asks("Anna", "0", "1", "2", "3")
    table.anna().chooses(above).has(deck=deck, hand="2 Copper", actions=1)


def test_secret_passage_into_an_empty_deck(table):
    table.anna(hand="Secret Passage, Estate").plays("Secret Passage").has(deck="Estate", hand="", actions=1)


def test_secret_passage_without_a_card_to_put(table):
    table.anna(hand="Secret Passage").plays("Secret Passage").has(deck="", hand="", actions=1)
    table.phase("Anna", "buy")


def test_mill_discards_two_for_two(table):
    table.anna(hand="Mill, 2 Estate", deck="Copper").plays("Mill").chooses("2 Estate")
    table.anna().has(coins=2, actions=1, hand="Copper", points=3)


def test_mill_may_be_declined(table):
    table.anna(hand="Mill, Estate", deck="Copper").plays("Mill").passes().has(coins=0, hand="Estate, Copper")


def test_mill_with_a_single_card_gives_nothing(table):
    table.anna(hand="Mill", deck="Copper").plays("Mill").chooses("Copper").has(coins=0, discard="Copper")


# --- Ironworks, Scout, Patrol, Duke ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gained", "has"),
    [
        ("Village", {"coins": 0, "hand": "", "actions": 1}),
        ("Silver", {"coins": 1, "hand": "", "actions": 0}),
        ("Estate", {"coins": 0, "hand": "Copper", "actions": 0}),
        ("Great Hall", {"coins": 0, "hand": "Copper", "actions": 1}),
        ("Curse", {"coins": 0, "hand": "", "actions": 0}),
    ],
)
def test_ironworks_gives_by_each_type_of_the_gained_card(table, gained, has):
    table.set(kingdom=["Village", "Great Hall"]).anna(hand="Ironworks", deck="Copper").plays("Ironworks")
    table.anna().chooses(gained).has(discard=gained, **has)


def test_ironworks_gains_nothing_with_a_potion_in_its_cost(table):
    table.set(kingdom=["Familiar", "Market"]).anna(hand="Ironworks").plays("Ironworks")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Ironworks", "Potion")


def test_ironworks_counts_the_silver_of_a_first_edition_trader_not(table):
    table.set(editions={"Hinterlands": 1}, kingdom=["Village"]).anna(hand="Ironworks, Trader, Copper").plays(
        "Ironworks"
    )
    table.anna().chooses("Village").chooses("yes").has(discard="Silver", coins=0)


def test_scout_takes_victory_cards_and_orders_the_rest(table):
    table.anna(hand="Scout", deck="Estate, Gold, Nobles, Copper, Silver").plays("Scout")
    table.said("Anna", "reveal", "Estate, Gold, Nobles, Copper")
    table.asks("Anna", "Gold", "Copper")
    table.anna().chooses("Copper, Gold").has(hand="Estate, Nobles", deck="Copper, Gold, Silver", actions=1)


def test_patrol_takes_curses_too(table):
    table.anna(hand="Patrol", deck="3 Copper, Curse, Gold, Estate, Silver, Duchy").plays("Patrol")
    table.said("Anna", "reveal", "Curse, Gold, Estate, Silver")
    table.anna().chooses("Silver, Gold").has(hand="3 Copper, Curse, Estate", deck="Silver, Gold, Duchy")


def test_patrol_draws_first_and_only_three(table):
    table.anna(hand="Patrol", deck="4 Copper, Estate").plays("Patrol")
    table.anna().has(hand="3 Copper, Estate", deck="Copper")


def test_patrol_with_few_cards(table):
    table.anna(hand="Patrol", deck="3 Copper, Estate").plays("Patrol").has(hand="3 Copper, Estate", deck="")


@pytest.mark.parametrize(("duchies", "points"), [(0, 0), (2, 8)])
def test_duke_is_worth_a_point_for_each_duchy(table, duchies, points):
    table.anna(hand="Duke", deck=f"{duchies} Duchy" if duchies else "").has(points=points)


# --- Replace, Trading Post, Upgrade ----------------------------------------------------------------------------------


def test_replace_puts_an_action_or_treasure_onto_the_deck(table):
    table.set(kingdom=["Village"]).anna(hand="Replace, Copper").plays("Replace")
    table.asks("Anna", "Copper", "Estate", "Curse")
    table.anna().chooses("Copper").has(deck="Copper", discard="")


def test_replace_trashes_one_card_of_several(table):
    table.anna(hand="Replace, Silver, Copper", deck="").plays("Replace")
    table.asks("Anna", "Silver", "Copper", least=1, most=1)
    table.anna().chooses("Copper").chooses("Estate").has(hand="Silver", discard="Estate")


def test_replace_leaves_a_victory_card_in_the_discard_pile_and_curses_for_no_other(table):
    table.anna(hand="Replace, Copper", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Replace").chooses("Curse").has(deck="", discard="Curse")
    table.bernd().has(discard="")


def test_replace_curses_for_a_victory_card(table):
    table.anna(hand="Replace, Silver", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Replace").chooses("Duchy").has(discard="Duchy")
    table.bernd().has(discard="Curse")


def test_replace_does_both_for_nobles(table):
    table.set(kingdom=["Nobles"]).anna(hand="Replace, Gold", deck="")
    table.bernd(hand="", deck="")
    table.anna().plays("Replace").chooses("Nobles").has(deck="Nobles")
    table.bernd().has(discard="Curse")


def test_replace_with_an_empty_hand_gains_nothing(table):
    table.anna(hand="Replace", deck="").plays("Replace").has(discard="", deck="")


def test_trading_post_trashes_two_for_a_silver_in_hand(table):
    table.anna(hand="Trading Post, Estate, Curse, Gold").plays("Trading Post").chooses("Estate, Curse")
    table.anna().has(hand="Gold, Silver")
    table.trash("Estate, Curse")


def test_trading_post_with_one_card_gives_no_silver(table):
    table.anna(hand="Trading Post, Estate").plays("Trading Post").has(hand="")
    table.trash("Estate").cited("intrigue2:trading-post:1")
    assert "too few" in table.sentences


def test_trading_post_throned(table):
    table.anna(hand="Throne Room, Trading Post, 4 Estate").plays("Throne Room").chooses("Trading Post")
    table.anna().chooses("2 Estate").has(hand="2 Silver")
    table.pile("Silver", 38).trash("4 Estate")


def test_upgrade_gains_a_card_of_exactly_one_more(table):
    table.set(kingdom=["Village"]).anna(hand="Upgrade, Estate", deck="Copper").plays("Upgrade").chooses("Estate")
    table.asks("Anna", "Silver", "Village")
    table.anna().chooses("Village").has(discard="Village", hand="Copper", actions=1)


def test_upgrade_of_a_copper_gains_nothing_when_nothing_costs_one(table):
    table.anna(hand="Upgrade, Copper", deck="2 Estate").plays("Upgrade").chooses("Copper").has(
        discard="", hand="Estate"
    )
    table.trash("Copper")


def test_upgrade_with_nothing_to_trash_gains_nothing(table):
    table.anna(hand="Upgrade", deck="").plays("Upgrade").has(discard="", hand="", actions=1)
    table.phase("Anna", "buy")


def test_upgrade_looks_at_costs_now(table):
    table.anna(hand="Upgrade, Copper", deck="Estate", play="Bridge").plays("Upgrade").chooses("Copper")
    table.anna().has(discard="Estate")


# --- Tribute, Saboteur -----------------------------------------------------------------------------------------------


def test_tribute_gives_by_each_differently_named_card(table):
    table.anna(hand="Tribute", deck="3 Estate")
    table.bernd(hand="", deck="Copper, Harem")
    table.anna().plays("Tribute").has(coins=4, hand="2 Estate")
    table.said("Bernd", "reveal", "Copper, Harem")
    table.bernd().has(discard="Copper, Harem")


def test_tribute_counts_two_equal_cards_once(table):
    table.anna(hand="Tribute", deck="")
    table.bernd(hand="", deck="2 Village")
    table.anna().plays("Tribute").has(actions=2)


def test_tribute_of_an_empty_deck(table):
    table.anna(hand="Tribute", deck="Gold")
    table.bernd(hand="", deck="")
    table.anna().plays("Tribute").has(coins=0, hand="")


def test_saboteur_trashes_a_card_of_three_or_more(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="", deck="Copper, Estate, Duchy, Gold")
    table.anna().plays("Saboteur")
    table.asks("Bernd", "Copper", "Silver", "Estate", "Curse", may=True)
    table.bernd().chooses("Silver").has(discard="Silver, Copper, Estate", deck="Gold")
    table.trash("Duchy")


def test_saboteur_that_finds_nothing(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="", deck="2 Copper")
    table.anna().plays("Saboteur")
    table.bernd().has(discard="2 Copper")
    table.trash("")


def test_saboteur_discards_what_it_showed_also_where_nothing_is_gained(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="", deck="2 Copper, Gold, Estate")
    table.anna().plays("Saboteur")
    table.bernd().passes().has(discard="2 Copper", deck="Estate", aside="")
    table.trash("Gold")


def test_saboteur_and_moat(table):
    table.anna(hand="Saboteur", deck="")
    table.bernd(hand="Moat", deck="Gold")
    table.anna().plays("Saboteur")
    table.bernd().chooses("yes").has(deck="Gold")
