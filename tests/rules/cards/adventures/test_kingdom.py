"""Adventures: the Kingdom cards that neither wait on a mat nor last."""

BUY = {"player": "Anna", "phase": "buy", "coins": 20, "buys": 5}


def buying(table, *names, coins=20, **seat):
    table.set(turn={**BUY, "coins": coins})
    table.anna(**{"hand": "", "deck": "", **seat})
    for name in names:
        table.anna().buys(name)
    return table.anna()


# --- Raze ------------------------------------------------------------------------------------------------------------


def test_raze_looks_at_as_many_cards_as_the_trashed_one_costs(table):
    table.anna(hand="Raze, Estate, Village", deck="Gold, Copper, Silver").plays("Raze")
    table.asks("Anna", "Raze", "Estate", "Village")
    table.anna().chooses("Estate")
    table.asks("Anna", "Gold", "Copper")
    table.anna().chooses("Gold").has(hand="Village, Gold", discard="Copper", deck="Silver", actions=1)
    table.trash("Estate")


def test_raze_may_trash_itself(table):
    table.anna(hand="Raze, Copper", deck="Gold, Silver").plays("Raze").chooses("Raze").chooses("Silver")
    table.anna().has(hand="Copper, Silver", discard="Gold", play="")
    table.trash("Raze")


def test_raze_of_a_card_for_nothing_looks_at_nothing(table):
    table.anna(hand="Raze, Copper", deck="Gold, Silver").plays("Raze").chooses("Copper").has(
        hand="", deck="Gold, Silver"
    )


def test_raze_alone_trashes_itself(table):
    table.anna(hand="Raze", deck="Gold").plays("Raze").has(hand="Gold", play="")
    table.trash("Raze")


def test_raze_played_twice_cannot_trash_itself_twice(table):
    table.anna(hand="Throne Room, Raze", deck="Gold, Silver").plays("Throne Room").chooses("Raze").chooses("Gold")
    table.anna().has(hand="Silver", discard="", actions=2)  # the Gold looked at the Silver again
    table.trash("Raze, Gold")


def test_raze_is_looking_and_leaves_the_token_on_the_deck(table):
    table.anna(hand="Raze, Estate", deck="Gold, Silver", tokens={"minus-card": 1}).plays("Raze").chooses("Estate")
    table.anna().chooses("Gold").has(hand="Gold", **{"minus-card": 1})


def test_raze_under_a_bridge_troll_sees_one_card_fewer(table):
    table.anna(hand="Bridge Troll, Raze, Village, Estate", deck="Gold, Copper, Silver").plays("Village")
    table.anna().plays("Bridge Troll").plays("Raze").chooses("Estate").has(hand="Gold, Copper", deck="Silver")


# --- Port ------------------------------------------------------------------------------------------------------------


def test_port_draws_and_gives_two_actions(table):
    table.anna(hand="Port", deck="2 Copper").plays("Port").has(hand="Copper", actions=2)


def test_port_brings_another_when_gained(table):
    table.set(kingdom=["Port"])
    buying(table, "Port").has(discard="2 Port")
    table.pile("Port", 10)


def test_the_second_port_brings_none(table):
    table.set(supply={"Port": 5})
    buying(table, "Port").has(discard="2 Port")
    table.pile("Port", 3)


def test_port_gained_otherwise_brings_another_too(table):
    table.set(kingdom=["Port"]).anna(hand="Workshop").plays("Workshop").chooses("Port").has(discard="2 Port")


def test_the_last_port_comes_alone(table):
    table.set(supply={"Port": 1})
    buying(table, "Port").has(discard="Port")


def test_a_duplicated_port_brings_another(table):
    table.set(kingdom=["Port"])
    buying(table, "Port", mats={"tavern": ["Duplicate"]}).chooses("Duplicate").chooses("yes").has(discard="4 Port")


# --- Messenger -------------------------------------------------------------------------------------------------------


def test_messenger_gives_a_buy_and_coins_and_may_move_the_deck(table):
    table.anna(hand="Messenger", deck="3 Copper").plays("Messenger")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(buys=2, coins=2, deck="", discard="3 Copper")


def test_messenger_as_the_first_gain_of_the_buy_phase_gives_everybody_a_card(table):
    table.set(kingdom=["Messenger", "Village"])
    table.carla(hand="")
    table.bernd(hand="")
    buying(table, "Messenger").chooses("Village").has(discard="Messenger, Village")
    table.bernd().has(discard="Village")
    table.carla().has(discard="Village")


def test_messenger_may_leave_the_deck(table):
    table.anna(hand="Messenger", deck="3 Copper").plays("Messenger").chooses("no").has(deck="3 Copper", discard="")


def test_messenger_with_nothing_to_gain(table):
    table.set(supply={"Messenger": 1, "Copper": 0, "Curse": 0, "Estate": 0, "Silver": 0})
    buying(table, "Messenger").has(discard="Messenger")
    table.bernd().has(discard="")


def test_messenger_as_the_second_gain_gives_nothing(table):
    table.set(kingdom=["Messenger"])
    buying(table, "Copper", "Messenger").has(discard="Copper, Messenger")


def test_messenger_after_an_event_is_still_the_first_card(table):
    table.set(kingdom=["Messenger"], landscapes=["Expedition"])
    buying(table, "Expedition", "Messenger").chooses("Silver").has(discard="Messenger, Silver")


def test_messenger_gained_in_the_action_phase_gives_nothing(table):
    table.set(kingdom=["Messenger"]).anna(hand="Workshop").plays("Workshop").chooses("Messenger")
    table.anna().has(discard="Messenger")


def test_a_gain_in_the_action_phase_does_not_count_for_the_messenger(table):
    table.set(kingdom=["Messenger"], turn={"coins": 4})
    table.anna(hand="Workshop").plays("Workshop").chooses("Estate").buys("Messenger").chooses("Silver")
    table.anna().has(hand=4)


def test_messenger_with_one_copy_left_gives_it_to_its_buyer(table):
    table.set(kingdom=["Messenger"], supply={"Village": 2})
    table.bernd(hand="")
    table.carla(hand="")
    buying(table, "Messenger").chooses("Village")
    table.bernd().has(discard="Village")
    table.carla().has(discard="")


def test_a_curse_of_a_swamp_hag_does_not_make_the_messenger_the_second(table):
    table.set(kingdom=["Messenger"])
    table.bernd(hand="", durations=["Swamp Hag"])
    buying(table, "Messenger").chooses("Swamp Hag").chooses("Silver").has(discard="Messenger, Curse, Silver")


def test_the_deck_of_a_messenger_is_not_discarded(table):
    table.anna(hand="Messenger", deck="Tunnel, Copper").plays("Messenger").chooses("yes").has(discard="Tunnel, Copper")
    table.pile("Gold", 30)


# --- Magpie ----------------------------------------------------------------------------------------------------------


def test_magpie_takes_a_treasure_into_hand(table):
    table.anna(hand="Magpie, Village", deck="Estate, Silver, Copper").plays("Magpie")
    table.anna().has(hand="Village, Estate, Silver", discard="", actions=1)


def test_magpie_shuffles_to_reveal(table):
    table.anna(hand="Magpie", deck="Estate", discard="Silver").plays("Magpie").has(hand="Estate, Silver", discard="")


def test_magpie_gains_a_magpie_for_an_action_and_leaves_that_on_the_deck(table):
    table.anna(hand="Magpie", deck="Copper, Village").plays("Magpie").has(
        hand="Copper", deck="Village", discard="Magpie"
    )


def test_magpie_gains_a_magpie_for_a_victory_card(table):
    table.anna(hand="Magpie", deck="Copper, Estate").plays("Magpie").has(deck="Estate", discard="Magpie")


def test_magpie_does_both_for_a_treasure_that_is_a_victory_card(table):
    table.anna(hand="Magpie", deck="Copper, Harem").plays("Magpie").has(hand="Copper, Harem", discard="Magpie")


def test_magpie_reveals_a_curse_for_nothing(table):
    table.anna(hand="Magpie", deck="Copper, Curse").plays("Magpie").has(hand="Copper", deck="Curse", discard="")


def test_magpie_with_an_empty_deck(table):
    table.anna(hand="Magpie", deck="Copper").plays("Magpie").has(hand="Copper", discard="")


def test_magpie_with_no_magpie_left(table):
    table.set(supply={"Magpie": 0}).anna(hand="Magpie", deck="Copper, Estate").plays("Magpie").has(discard="")


# --- Ranger, Giant and the Journey token -----------------------------------------------------------------------------


def test_ranger_turns_the_token_down_first(table):
    table.anna(hand="Ranger", deck="6 Copper").plays("Ranger").has(buys=2, hand="", journey=1)


def test_ranger_draws_five_when_the_token_comes_up(table):
    table.anna(hand="Ranger", deck="6 Copper", tokens={"journey": 1}).plays("Ranger").has(hand="5 Copper", journey=0)


def test_ranger_played_twice_draws_the_second_time(table):
    table.anna(hand="Throne Room, Ranger", deck="6 Copper").plays("Throne Room").chooses("Ranger")
    table.anna().has(hand="5 Copper", buys=3, journey=0)


def test_it_does_not_matter_what_turned_the_token(table):
    table.anna(hand="Village, Giant, Ranger", deck="8 Copper").plays("Village").plays("Giant").has(coins=1)
    table.anna().plays("Ranger").has(hand="6 Copper")


def test_each_player_has_a_token_of_their_own(table):
    table.anna(hand="Ranger", deck="6 Copper")
    table.bernd(hand="", tokens={"journey": 1})
    table.anna().plays("Ranger").has(journey=1)
    table.bernd().has(journey=1)


def test_giant_gives_a_coin_and_harms_nobody_with_the_token_down(table):
    table.anna(hand="Giant")
    table.bernd(hand="", deck="Silver")
    table.anna().plays("Giant").has(coins=1)
    table.bernd().has(deck="Silver")


def comes_up(table, name, deck, **seat):
    """Anna plays that card, and her Journey token comes to lie face up."""
    table.anna(hand=name, tokens={"journey": 1})
    table.bernd(**{"hand": "", "deck": deck, **seat})
    table.anna().plays(name)
    return table.bernd()


def test_giant_trashes_a_card_that_costs_three_to_six(table):
    comes_up(table, "Giant", "Gold, Copper").has(deck="Copper", discard="")
    table.trash("Gold")
    table.anna().has(coins=5)


def test_giant_discards_any_other_card_and_gives_a_curse(table):
    comes_up(table, "Giant", "Province, Copper").has(deck="Copper", discard="Curse, Province")


def test_giant_gives_a_curse_for_a_cost_with_a_potion(table):
    comes_up(table, "Giant", "Alchemist").has(discard="Alchemist, Curse")


def test_giant_lets_a_deck_be_shuffled(table):
    comes_up(table, "Giant", "", discard="Gold").has(discard="")
    table.trash("Gold")


def test_giant_gives_a_curse_where_there_is_nothing_to_reveal(table):
    comes_up(table, "Giant", "").has(discard="Curse")


def test_giant_hits_everybody_in_turn_order(table):
    table.set(supply={"Curse": 1})
    table.anna(hand="Giant", tokens={"journey": 1})
    table.bernd(hand="", deck="Copper")
    table.carla(hand="", deck="Estate")
    table.anna().plays("Giant")
    table.bernd().has(discard="Copper, Curse")
    table.carla().has(discard="Estate")


def test_a_moat_answers_a_giant_that_only_gives_a_coin(table):
    table.anna(hand="Giant")
    table.bernd(hand="Moat")
    table.anna().plays("Giant")
    table.asks("Bernd", "yes", "no")


# --- Artificer -------------------------------------------------------------------------------------------------------


def test_artificer_gains_a_card_for_as_much_as_was_discarded(table):
    table.set(kingdom=["Village", "Smithy"])
    table.anna(hand="Artificer, 3 Estate, Village", deck="2 Copper").plays("Artificer")
    table.anna().chooses("3 Estate")
    table.asks("Anna", "Silver", "Village", may=True)
    table.anna().chooses("Village").has(deck="Village, Copper", hand="Village, Copper", coins=1, actions=1)


def test_artificer_may_discard_nothing_and_gain_a_card_for_nothing(table):
    table.anna(hand="Artificer, Village", deck="2 Estate").plays("Artificer").chooses("-")
    table.asks("Anna", "Copper", "Curse", may=True)


def test_artificer_may_gain_nothing_after_discarding(table):
    table.anna(hand="Artificer, Village, 3 Copper", deck="Estate").plays("Artificer").chooses("3 Copper").chooses("-")
    table.anna().has(hand="Village, Estate", discard="3 Copper", deck="")


def test_artificer_with_no_card_of_that_cost(table):
    table.anna(hand="Artificer, Village, Copper", deck="Estate").plays("Artificer").chooses("Copper")
    table.anna().has(hand="Village, Estate", discard="Copper")


def test_artificer_played_twice(table):
    table.anna(hand="Throne Room, Artificer", deck="2 Copper").plays("Throne Room").chooses("Artificer")
    table.anna().chooses("-").chooses("-").chooses("-").chooses("-").has(coins=2, actions=2, hand="2 Copper")


# --- Lost City -------------------------------------------------------------------------------------------------------


def test_lost_city_draws_two_and_gives_two_actions(table):
    table.anna(hand="Lost City", deck="3 Copper").plays("Lost City").has(hand="2 Copper", actions=2)


def test_lost_city_lets_the_others_draw_when_gained(table):
    table.set(kingdom=["Lost City"])
    table.bernd(hand="", deck="2 Silver")
    table.carla(hand="", deck="Gold")
    buying(table, "Lost City", deck="3 Copper").has(hand="")
    table.bernd().has(hand="Silver")
    table.carla().has(hand="Gold")


def test_lost_city_gained_otherwise_does_the_same(table):
    table.set(kingdom=["Lost City"])
    table.anna(hand="Artisan, Copper", deck="")
    table.bernd(hand="", deck="2 Silver")
    table.anna().plays("Artisan").chooses("Lost City").chooses("Copper")
    table.bernd().has(hand="Silver")


def test_lost_city_and_a_player_with_the_token_on_the_deck(table):
    table.set(kingdom=["Lost City"])
    table.bernd(hand="", deck="2 Silver", tokens={"minus-card": 1})
    buying(table, "Lost City")
    table.bernd().has(hand="", **{"minus-card": 0})


def test_lost_city_and_a_player_without_cards(table):
    table.set(kingdom=["Lost City"])
    table.bernd(hand="", deck="")
    buying(table, "Lost City").has(discard="Lost City")
    table.bernd().has(hand="")


# --- Treasure Trove --------------------------------------------------------------------------------------------------


def test_treasure_trove_gains_a_gold_and_a_copper(table):
    table.anna(hand="Treasure Trove").plays("Treasure Trove").has(coins=2, discard="Gold, Copper")


def test_treasure_trove_with_no_gold_left(table):
    table.set(supply={"Gold": 0}).anna(hand="Treasure Trove").plays("Treasure Trove").has(discard="Copper")


def test_treasure_trove_with_no_copper_left(table):
    table.set(supply={"Copper": 0}).anna(hand="Treasure Trove").plays("Treasure Trove").has(discard="Gold")


def test_treasure_trove_played_twice(table):
    table.anna(hand="Counterfeit, Treasure Trove").plays("Counterfeit").chooses("Treasure Trove")
    table.anna().has(coins=5, discard="2 Gold, 2 Copper")


def test_treasure_trove_among_all_treasures(table):
    table.anna(hand="Treasure Trove, Copper").plays_treasures().has(coins=3, discard="Gold, Copper")


# --- Relic -----------------------------------------------------------------------------------------------------------


def test_relic_puts_the_token_on_the_decks_of_the_others(table):
    table.anna(hand="Relic")
    table.bernd(hand="", deck="6 Copper")
    table.anna().plays("Relic").has(coins=2, **{"minus-card": 0})
    table.bernd().has(**{"minus-card": 1})


def test_relic_costs_a_card_of_the_next_hand(table):
    table.anna(hand="Relic", deck="9 Copper")
    table.bernd(hand="5 Estate", deck="9 Copper")
    table.anna().plays("Relic").passes()
    table.bernd().passes().has(hand=4)


def test_relic_is_an_attack_and_a_moat_helps(table):
    table.anna(hand="Relic")
    table.bernd(hand="Moat")
    table.anna().plays("Relic")
    table.bernd().chooses("yes").has(**{"minus-card": 0})


def test_a_caravan_guard_draws_before_the_relic_puts_the_token_down(table):
    table.anna(hand="Relic")
    table.bernd(hand="Caravan Guard", deck="3 Copper")
    table.anna().plays("Relic")
    table.bernd().chooses("yes").has(hand="Copper", **{"minus-card": 1})


def test_two_relics_put_down_one_token(table):
    table.anna(hand="2 Relic").plays("Relic").plays("Relic").has(coins=4)
    table.bernd().has(**{"minus-card": 1})


def test_all_treasures_at_once_with_a_relic(table):
    table.anna(hand="Relic, 2 Copper").plays_treasures().has(coins=4)
    table.bernd().has(**{"minus-card": 1})


# --- Storyteller -----------------------------------------------------------------------------------------------------


def test_storyteller_turns_all_coins_into_cards(table):
    table.anna(hand="Storyteller, 2 Silver, Copper, Village", deck="9 Estate").plays("Storyteller")
    table.asks("Anna", "Silver", "Copper", may=True)
    table.anna().chooses("Silver").chooses("Silver").chooses("Copper")
    table.anna().has(coins=0, hand="6 Estate, Village", play="Storyteller, 2 Silver, Copper", actions=1)


def test_storyteller_also_takes_coins_from_before(table):
    table.set(turn={"coins": 2})
    table.anna(hand="Storyteller, Village", play="Militia", deck="9 Estate").plays("Storyteller").has(
        coins=0, hand="3 Estate, Village"
    )


def test_storyteller_without_treasures_draws_one(table):
    table.anna(hand="Storyteller, Village", deck="3 Estate").plays("Storyteller").has(hand="Estate, Village", coins=0)


def test_storyteller_stops_when_its_player_does(table):
    table.anna(hand="Storyteller, 3 Copper, Village", deck="9 Estate").plays("Storyteller").chooses("Copper").chooses(
        "-"
    )
    table.anna().has(hand="2 Copper, Village, 2 Estate")


def test_storyteller_with_the_coin_token_draws_one_card_fewer(table):
    table.anna(hand="Storyteller, Silver, Village", deck="9 Estate", tokens={"minus-coin": 1}).plays("Storyteller")
    table.anna().chooses("Silver").has(hand="Village, 2 Estate", **{"minus-coin": 0})


def test_storyteller_leaves_potions_alone(table):
    table.anna(hand="Storyteller, Potion, Village", deck="9 Estate").plays("Storyteller").chooses("Potion")
    table.anna().has(hand="Village, Estate", potion=1)


def test_storyteller_played_twice(table):
    table.anna(hand="Throne Room, Storyteller, 4 Copper", deck="9 Estate").plays("Throne Room").chooses("Storyteller")
    table.anna().chooses("Copper").chooses("Copper").chooses("Copper").chooses("Copper")
    table.anna().has(hand="6 Estate", coins=0, actions=2)
