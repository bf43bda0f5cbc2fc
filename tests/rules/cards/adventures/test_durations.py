"""Adventures: Durations, those that hold until the next turn, and those that stay for the rest of the game."""

BUY = {"player": "Anna", "phase": "buy", "coins": 20, "buys": 5}

# --- Amulet ----------------------------------------------------------------------------------------------------------


def test_amulet_chooses_now_and_next_turn(table):
    table.anna(hand="Amulet, Estate", deck="9 Copper").plays("Amulet")
    table.asks("Anna", "coin", "trash", "silver")
    table.anna().chooses("silver").has(discard="Silver", coins=0, hand="Estate").passes()
    table.bernd().passes()
    table.asks("Anna", "coin", "trash", "silver")
    table.anna().chooses("coin").has(coins=1, hand="5 Copper")
    table.trash("").pile("Silver", 39)


def test_amulet_gains_a_silver_next_turn(table):
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Copper, Estate", deck="", durations=["Amulet"])
    table.anna().passes()
    table.bernd().chooses("silver").has(discard="Silver", coins=0, hand="Copper, Estate")


def test_amulet_trashes_next_turn(table):
    table.anna(hand="", deck="5 Copper")
    table.bernd(hand="Copper, Estate", deck="", durations=["Amulet"])
    table.anna().passes()
    table.bernd().chooses("trash").chooses("Estate").has(discard="", coins=0, hand="Copper")


def test_amulet_may_choose_the_same_again(table):
    table.anna(hand="Amulet, Estate, Curse", deck="9 Copper").plays("Amulet").chooses("trash").chooses("Estate")
    table.trash("Estate")


def test_amulet_may_choose_to_trash_with_an_empty_hand(table):
    table.anna(hand="Amulet").plays("Amulet").chooses("trash").has(coins=0, discard="")
    table.trash("")


def test_amulet_played_twice_chooses_four_times(table):
    table.anna(hand="Throne Room, Amulet", deck="12 Copper").plays("Throne Room").chooses("Amulet")
    table.anna().chooses("coin").chooses("coin").has(coins=2).passes()
    table.bernd().passes()
    table.anna().chooses("coin").chooses("silver").has(coins=1, play="Throne Room, Amulet")


def test_amulet_with_no_silver_left(table):
    table.set(supply={"Silver": 0}).anna(hand="Amulet").plays("Amulet").chooses("silver").has(discard="")


# --- Dungeon ---------------------------------------------------------------------------------------------------------


def test_dungeon_draws_two_and_discards_two_now_and_next_turn(table):
    table.anna(hand="Dungeon, Estate, Village", deck="2 Copper, 7 Silver").plays("Dungeon")
    table.asks("Anna", "Estate", "Village", "Copper")
    table.anna().chooses("Estate, Copper").has(hand="Village, Copper", actions=1)
    table.anna().passes().passes()
    table.bernd().passes()
    table.anna().has(hand="5 Silver", play="Dungeon")


def test_dungeon_with_one_card_discards_it(table):
    table.anna(hand="Dungeon", deck="Copper").plays("Dungeon").has(hand="", discard="Copper")


def test_dungeon_under_a_relic_draws_one_and_still_discards_two(table):
    table.anna(hand="Dungeon, Village", deck="5 Copper", tokens={"minus-card": 1}).plays("Dungeon")
    table.anna().has(hand="", discard="Village, Copper")


def test_dungeon_played_twice(table):
    table.anna(hand="Throne Room, Dungeon", deck="9 Copper").plays("Throne Room").chooses("Dungeon")
    table.anna().has(actions=2, discard="4 Copper", hand="")


# --- Gear ------------------------------------------------------------------------------------------------------------


def test_gear_keeps_up_to_two_cards_for_the_next_turn(table):
    table.anna(hand="Gear, Estate", deck="2 Silver, 6 Copper").plays("Gear")
    table.asks("Anna", "Estate", "Silver", may=True, most=2)
    table.anna().chooses("2 Silver").has(hand="Estate", aside="2 Silver").passes().has(play="Gear")
    table.next_turn_of("Anna").has(hand="5 Copper, 2 Silver", aside="")


def test_gear_with_nothing_under_it_is_discarded_the_same_turn(table):
    table.anna(hand="Gear", deck="8 Copper").plays("Gear").chooses("-").passes().has(play="", discard="2 Copper, Gear")


def test_gear_with_one_card(table):
    table.anna(hand="Gear", deck="Gold, 9 Copper").plays("Gear").chooses("Gold").passes().has(play="Gear", aside="Gold")


def test_gear_with_no_card_at_all(table):
    table.anna(hand="Gear").plays("Gear").has(hand="", aside="")
    table.phase("Anna", "buy")


def test_gear_throned_stays_when_only_one_of_its_plays_kept_something(table):
    table.anna(hand="Throne Room, Gear", deck="9 Copper").plays("Throne Room").chooses("Gear")
    table.anna().chooses("-").chooses("Copper").passes().has(play="Throne Room, Gear", aside="Copper")


# --- Caravan Guard ---------------------------------------------------------------------------------------------------


def test_caravan_guard_gives_a_coin_next_turn(table):
    table.anna(hand="Caravan Guard, Village", deck="8 Copper").plays("Caravan Guard")
    table.anna().has(hand="Village, Copper", actions=1, coins=0)
    table.next_turn_of("Anna").has(coins=1)


def attacked(table, hand, deck="5 Copper", **seat):
    table.anna(hand="Militia")
    table.bernd(hand=hand, deck=deck, **seat)
    table.anna().plays("Militia")
    return table.bernd()


def test_caravan_guard_is_played_when_another_attacks(table):
    attacked(table, "Caravan Guard, 4 Estate")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(play="Caravan Guard", hand="4 Estate, Copper")
    table.asks("Bernd", "Estate", "Copper", least=2, most=2)
    table.anna().has(actions=0)


def test_caravan_guard_that_is_drawn_may_be_played_as_well(table):
    attacked(table, "Caravan Guard, 2 Estate", "Caravan Guard, Copper").chooses("yes").chooses("yes")
    table.bernd().has(play="2 Caravan Guard", hand="2 Estate, Copper")


def test_caravan_guard_may_stay_in_hand(table):
    attacked(table, "Caravan Guard, 2 Estate").chooses("no").has(hand=3, play="")


def test_caravan_guard_played_on_another_turn_gives_its_coin_next_turn_and_no_action(table):
    attacked(table, "Caravan Guard, 2 Estate").chooses("yes")
    table.anna().passes()
    table.bernd().has(coins=1, actions=1, play="Caravan Guard")


def test_caravan_guard_is_no_answer_to_ones_own_attack(table):
    table.anna(hand="Militia, Caravan Guard").plays("Militia").has(hand="Caravan Guard")
    table.phase("Anna", "buy")


def test_a_moat_drawn_by_a_caravan_guard_protects(table):
    attacked(table, "Caravan Guard, 4 Estate", "Moat").chooses("yes").chooses("yes").has(hand="4 Estate, Moat")


def test_a_coin_from_a_token_on_another_turn_takes_the_minus_coin_token_away(table):
    table.set(pile_tokens={"Caravan Guard": {"Training": "Bernd"}})
    attacked(table, "Caravan Guard, 2 Estate", tokens={"minus-coin": 1}).chooses("yes").has(**{"minus-coin": 0})
    table.anna().has(coins=2)


# --- Bridge Troll ----------------------------------------------------------------------------------------------------


def test_bridge_troll_takes_a_coin_and_makes_cards_cheaper_on_both_turns(table):
    table.anna(hand="Bridge Troll, 4 Silver", deck="5 Silver").plays("Bridge Troll").has(buys=2)
    table.bernd().has(**{"minus-coin": 1})
    table.anna().plays_treasures().buys("Province").passes()
    assert table.game.cost(table.game.table.rules.kind("province")).coins == 8
    table.bernd().passes()
    table.anna().has(buys=2).plays_treasures()
    assert table.game.cost(table.game.table.rules.kind("province")).coins == 7


def test_bridge_troll_lowers_costs_before_anything_at_the_start_of_the_turn(table):
    table.set(kingdom=["Smithy"])
    table.anna(hand="")
    table.bernd(hand="Smithy", deck="", mats={"tavern": ["Transmogrify"]}, durations=["Bridge Troll"])
    table.anna().passes()
    table.bernd().chooses("Transmogrify").chooses("yes")
    table.asks("Bernd", "Copper", "Curse", "Estate", "Silver", "Duchy", "Smithy", "Transmogrify", "Bridge Troll")


def test_bridge_troll_played_twice_counts_twice(table):
    table.anna(hand="Throne Room, Bridge Troll", deck="9 Copper").plays("Throne Room").chooses("Bridge Troll")
    table.anna().has(buys=3)
    assert table.game.cost(table.game.table.rules.kind("gold")).coins == 4
    table.anna().passes()
    table.bernd().passes()
    table.anna().has(buys=3)
    assert table.game.cost(table.game.table.rules.kind("gold")).coins == 4


def test_bridge_troll_gives_no_second_token(table):
    table.anna(hand="2 Bridge Troll, Village", deck="2 Copper").plays("Village").plays("Bridge Troll")
    table.anna().plays("Bridge Troll")
    table.bernd().has(**{"minus-coin": 1})
    assert "token there" in table.sentences


def test_a_moat_keeps_the_token_of_a_bridge_troll_away(table):
    table.anna(hand="Bridge Troll")
    table.bernd(hand="Moat")
    table.anna().plays("Bridge Troll")
    table.bernd().chooses("yes").has(**{"minus-coin": 0})


def test_bridge_troll_never_below_nothing(table):
    table.anna(hand="Bridge Troll").plays("Bridge Troll")
    assert table.game.cost(table.game.table.rules.kind("copper")).coins == 0


# --- Haunted Woods ---------------------------------------------------------------------------------------------------


def after(table, name, hand="Estate, Duchy, 3 Silver"):
    """Anna has played that card; it is Bernd's turn."""
    table.anna(hand=name, deck="9 Copper")
    table.bernd(hand=hand, deck="5 Curse")
    table.anna().plays(name).passes()
    return table.bernd()


def test_haunted_woods_put_the_hand_of_a_buyer_onto_the_deck(table):
    after(table, "Haunted Woods").plays_treasures().buys("Silver")
    table.asks("Bernd", "Estate", "Duchy")
    table.bernd().chooses("Duchy").has(hand="Duchy, Estate, 3 Curse")
    table.cited("adventures:haunted-woods:1")


def test_haunted_woods_leave_a_player_alone_who_buys_nothing(table):
    after(table, "Haunted Woods").plays_treasures().passes().has(hand="5 Curse", discard="Estate, Duchy, 3 Silver")


def test_haunted_woods_do_not_mind_events(table):
    table.set(landscapes=["Expedition"])
    after(table, "Haunted Woods").plays_treasures().buys("Expedition")
    assert "topdeck" not in table.sentences


def test_haunted_woods_do_not_mind_cards_gained_otherwise(table):
    table.set(kingdom=["Workshop"])
    after(table, "Haunted Woods", "Workshop, 3 Estate").plays("Workshop").chooses("Silver").has(hand="3 Estate")


def test_haunted_woods_draw_three_next_turn(table):
    table.anna(hand="Haunted Woods", deck="9 Copper").plays("Haunted Woods")
    table.next_turn_of("Anna").has(hand=8)


def test_haunted_woods_after_a_mission_touch_nobody(table):
    table.set(landscapes=["Mission"], turn={"coins": 4})
    table.anna(hand="Haunted Woods", deck="12 Copper")
    table.bernd(hand="3 Silver, 2 Estate", deck="5 Curse")
    table.anna().plays("Haunted Woods").buys("Mission").has(hand=8).passes()
    table.bernd().plays_treasures().buys("Silver").has(hand="5 Curse")


def test_a_moat_keeps_haunted_woods_away(table):
    table.anna(hand="Haunted Woods", deck="9 Copper")
    table.bernd(hand="Moat, 3 Silver", deck="5 Curse")
    table.anna().plays("Haunted Woods")
    table.bernd().chooses("yes")
    table.anna().passes()
    table.bernd().passes().plays_treasures().buys("Silver").has(hand="5 Curse")


# --- Swamp Hag -------------------------------------------------------------------------------------------------------


def bought_under(table, hags, buys):
    """Anna has played these; Bernd plays his Treasures and buys."""
    table.anna(hand="Village, " + hags, deck="12 Copper")
    table.bernd(hand="5 Silver", deck="9 Estate")
    table.anna().plays("Village")
    for _ in range(hags.count("2") + 1):
        table.anna().plays("Swamp Hag")
    table.anna().passes()
    table.bernd().plays_treasures()
    for name in buys:
        table.bernd().buys(name)
    return table.bernd()


def test_swamp_hag_gives_a_curse_for_a_bought_card(table):
    bought_under(table, "Swamp Hag", ["Silver"]).has(discard="Silver, Curse, 5 Silver")
    table.cited("adventures:swamp-hag:1")


def test_two_swamp_hags_give_two_curses(table):
    bought_under(table, "2 Swamp Hag", ["Silver"]).has(discard="6 Silver, 2 Curse")


def test_swamp_hag_gives_nothing_for_an_event(table):
    table.set(landscapes=["Expedition"])
    bought_under(table, "Swamp Hag", ["Expedition"]).has(discard="5 Silver")


def test_swamp_hag_gives_three_coins_next_turn(table):
    table.anna(hand="Swamp Hag", deck="9 Copper").plays("Swamp Hag")
    table.next_turn_of("Anna").has(coins=3)


def test_swamp_hag_with_no_curse_left(table):
    table.set(supply={"Curse": 0})
    bought_under(table, "Swamp Hag", ["Silver"]).has(discard="6 Silver")


def test_swamp_hag_gives_no_curse_for_a_curse_that_it_gave(table):
    bought_under(table, "Swamp Hag", ["Duchy"])
    table.pile("Curse", 9)


# --- Hireling --------------------------------------------------------------------------------------------------------


def test_hireling_draws_a_card_every_turn_and_stays(table):
    table.anna(hand="Hireling", deck="20 Copper").plays("Hireling").has(hand="")
    table.next_turn_of("Anna").has(hand=6, play="Hireling")
    table.next_turn_of("Anna").has(hand=6, play="Hireling")


def test_hireling_played_twice_draws_two_and_keeps_the_throne_room(table):
    table.anna(hand="Throne Room, Hireling", deck="20 Copper").plays("Throne Room").chooses("Hireling")
    table.next_turn_of("Anna").has(hand=7, play="Hireling, Throne Room")
    table.next_turn_of("Anna").has(hand=7, play="Hireling, Throne Room")


def test_hireling_draws_nothing_on_other_turns(table):
    table.anna(hand="Hireling", deck="20 Copper").plays("Hireling").passes().has(hand=5)


def test_hireling_described_in_play_goes_on(table):
    table.anna(hand="", deck="20 Copper", durations=["Hireling"])
    table.next_turn_of("Anna").has(hand=6)
    table.next_turn_of("Anna").has(hand=6, play="Hireling")


def test_hireling_with_an_empty_deck(table):
    table.anna(hand="Hireling").plays("Hireling")
    table.next_turn_of("Anna").has(hand="", play="Hireling")


# --- Champion --------------------------------------------------------------------------------------------------------


def test_champion_gives_an_action_for_each_action_from_now_on(table):
    table.anna(hand="Champion, 2 Smithy", deck="20 Copper").plays("Champion").has(actions=1)
    table.anna().plays("Smithy").has(actions=1).plays("Smithy").has(actions=1)


def test_champion_stays_and_works_next_turn(table):
    table.anna(hand="Champion", deck="Smithy, 20 Copper").plays("Champion")
    table.next_turn_of("Anna").has(play="Champion").plays("Smithy").has(actions=1)


def test_champion_protects_from_later_attacks(table):
    table.anna(hand="Militia")
    table.bernd(hand="5 Copper", durations=["Champion"])
    table.anna().plays("Militia")
    table.bernd().has(hand=5)
    table.cited("adventures:champion:1")


def test_champion_does_not_protect_from_an_attack_that_lies_there(table):
    table.anna(hand="Swamp Hag", deck="9 Copper")
    table.bernd(hand="Champion, 3 Silver", deck="9 Copper")
    table.anna().plays("Swamp Hag").passes()
    table.bernd().plays("Champion").plays_treasures().buys("Silver")
    table.pile("Curse", 9)


def test_champion_played_twice_gives_two(table):
    table.anna(hand="Throne Room, Champion, Smithy", deck="20 Copper").plays("Throne Room").chooses("Champion")
    table.anna().has(actions=3).plays("Smithy").has(actions=4)  # the second play of it is an Action as well


def test_champion_gives_nothing_for_a_treasure(table):
    table.anna(hand="Champion, Silver", deck="9 Copper").plays("Champion").plays("Silver").has(actions=1)


def test_champion_counts_each_play_of_a_throned_card(table):
    table.anna(hand="Throne Room, Smithy", deck="20 Copper", durations=["Champion"]).plays("Throne Room")
    table.anna().has(actions=1).chooses("Smithy").has(actions=3)
