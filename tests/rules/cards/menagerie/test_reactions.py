"""Menagerie: Reactions that are played, and what comes now or next turn."""

from tests.rules.cards.menagerie.buying import buying

# --- Black Cat -------------------------------------------------------------------------------------------------------


def test_black_cat_on_ones_own_turn_only_draws(table):
    table.anna(hand="Black Cat", deck="3 Copper").plays("Black Cat").has(hand="2 Copper")
    table.bernd().has(discard="")


def test_black_cat_reacts_to_a_victory_card_of_another_player(table):
    buying(table, hand="", deck="")
    table.bernd(hand="Black Cat", deck="2 Copper")
    table.anna().buys("Duchy")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(hand="2 Copper", play="Black Cat")
    table.anna().has(discard="Duchy, Curse")


def test_black_cat_does_not_react_to_other_cards_nor_to_its_own_players_gains(table):
    buying(table, hand="Black Cat", deck="")
    table.bernd(hand="Black Cat", deck="")
    table.anna().buys("Gold").has(discard="Gold")
    table.bernd().has(hand="Black Cat")


def test_black_cat_may_stay_in_hand(table):
    buying(table, hand="", deck="")
    table.bernd(hand="2 Black Cat", deck="")
    table.anna().buys("Estate")
    table.bernd().chooses("no").has(hand="2 Black Cat")
    table.anna().has(discard="Estate")


def test_a_black_cat_drawn_by_a_black_cat_may_follow(table):
    buying(table, hand="", deck="")
    table.bernd(hand="Black Cat", deck="Black Cat, 3 Copper")
    table.anna().buys("Estate")
    table.bernd().chooses("yes").chooses("yes").has(hand="3 Copper", play="2 Black Cat")
    table.anna().has(discard="Estate, 2 Curse")


def test_the_curses_of_a_black_cat_begin_with_the_player_whose_turn_it_is(table):
    table.set(supply={"Curse": 1})
    buying(table, hand="", deck="")
    table.bernd(hand="Black Cat", deck="")
    table.carla(hand="", deck="")
    table.anna().buys("Estate")
    table.bernd().chooses("yes")
    table.anna().has(discard="Estate, Curse")
    table.carla().has(discard="")


def test_a_moat_protects_against_a_black_cat_on_ones_own_turn(table):
    buying(table, hand="Moat", deck="")
    table.bernd(hand="Black Cat", deck="")
    table.anna().buys("Estate")
    table.bernd().chooses("yes")
    table.anna().chooses("yes").has(discard="Estate")


def test_a_black_cat_played_on_anothers_turn_is_discarded_at_its_end(table):
    buying(table, buys=1, hand="", deck="")
    table.bernd(hand="Black Cat", deck="2 Copper")
    table.anna().buys("Estate")
    table.bernd().chooses("yes").has(discard="Black Cat", play="")


# --- Sheepdog --------------------------------------------------------------------------------------------------------


def test_sheepdog_draws_two(table):
    table.anna(hand="Sheepdog", deck="3 Copper").plays("Sheepdog").has(hand="2 Copper")


def test_sheepdog_reacts_to_every_own_gain(table):
    buying(table, hand="Sheepdog", deck="3 Copper").buys("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="2 Copper", play="Sheepdog", discard="Silver")


def test_sheepdog_does_not_react_to_others(table):
    buying(table, hand="", deck="")
    table.bernd(hand="Sheepdog", deck="")
    table.anna().buys("Silver").has(discard="Silver")


def test_sheepdogs_chain_within_one_gain(table):
    buying(table, hand="2 Sheepdog", deck="Sheepdog, 5 Copper").buys("Silver")
    table.anna().chooses("yes").chooses("yes").chooses("yes").has(hand="5 Copper", play="3 Sheepdog")


def test_sheepdog_with_an_empty_deck(table):
    buying(table, hand="Sheepdog", deck="").buys("Silver").chooses("yes").has(hand="Silver", discard="")


def test_sheepdog_played_as_a_way(table):
    table.set(landscapes=["Way of the Monkey"])
    buying(table, hand="Sheepdog", deck="2 Copper").buys("Silver")
    table.anna().chooses("yes").chooses("Way of the Monkey").has(hand="", coins=7, buys=3)


# --- Falconer --------------------------------------------------------------------------------------------------------


def test_falconer_gains_a_cheaper_card_to_hand(table):
    table.set(kingdom=["Smithy", "Market"]).anna(hand="Falconer").plays("Falconer")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy")
    table.anna().chooses("Smithy").has(hand="Smithy", discard="")


def test_falconer_reacts_to_a_card_of_two_types_that_anybody_gains(table):
    buying(table, "Moat", hand="", deck="")
    table.bernd(hand="Falconer", deck="")
    table.anna().buys("Moat")
    table.bernd().chooses("yes").chooses("Silver").has(hand="Silver", play="Falconer")


def test_falconer_does_not_react_to_a_card_of_one_type(table):
    buying(table, "Village", hand="Falconer", deck="").buys("Village").has(hand="Falconer")


def test_falconers_chain_over_what_they_gain(table):
    buying(table, "Moat", hand="2 Falconer", deck="").buys("Moat").chooses("yes").chooses("Moat")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").chooses("Silver").has(hand="Moat, Silver", play="2 Falconer")


def test_falconer_sees_the_types_that_a_project_adds(table):
    table.set(landscapes=["Capitalism"])
    buying(table, "Festival", hand="Falconer", deck="", holds=["Capitalism"]).buys("Festival")
    table.asks("Anna", "yes", "no")


def test_falconer_twice(table):
    table.anna(hand="Throne Room, Falconer").plays("Throne Room").chooses("Falconer").chooses("Silver")
    table.anna().chooses("Estate").has(hand="Silver, Estate")


def test_falconer_is_cheaper_after_a_bridge(table):
    table.set(kingdom=["Smithy", "Falconer"]).anna(hand="Falconer", play="Bridge").plays("Falconer")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Smithy", "Bridge")


# --- Village Green, Barge --------------------------------------------------------------------------------------------


def test_village_green_now(table):
    table.anna(hand="Village Green", deck="2 Copper").plays("Village Green")
    table.asks("Anna", "now", "next-turn")
    table.anna().chooses("now").has(hand="Copper", actions=2)


def test_village_green_next_turn(table):
    table.anna(hand="Village Green", deck="9 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Village Green").chooses("next-turn").has(actions=0)
    table.next_turn_of("Anna").has(actions=3, hand=6, play="Village Green")


def test_village_green_is_played_when_discarded(table):
    table.anna(hand="Cellar, Village Green", deck="2 Copper").plays("Cellar").chooses("Village Green")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").chooses("now").has(actions=3, hand="2 Copper", play="Cellar, Village Green", discard="")


def test_village_green_may_stay_discarded(table):
    table.anna(hand="Cellar, Village Green", deck="2 Copper").plays("Cellar").chooses("Village Green").chooses("no")
    table.anna().has(hand="Copper", discard="Village Green", actions=1)


def test_village_green_does_not_react_in_clean_up_nor_when_bought(table):
    buying(table, "Village Green", buys=1, hand="Village Green", deck="5 Copper").buys("Village Green")
    table.anna().has(discard="2 Village Green", hand="5 Copper")


def test_a_village_green_that_a_vassal_discards_may_react(table):
    table.anna(hand="Vassal", deck="Village Green, 2 Copper").plays("Vassal").chooses("yes").chooses("now")
    table.anna().has(play="Vassal, Village Green", coins=2)


def test_village_green_on_another_turn_gives_actions_next_turn(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Village Green, 4 Copper", deck="6 Gold")
    table.anna().plays("Militia")
    table.bernd().chooses("Village Green, Copper").chooses("yes").chooses("next-turn")
    table.anna().passes()
    table.bernd().has(actions=3, hand="3 Copper, Gold")


def test_village_green_discarded_from_exile(table):
    buying(table, "Village Green", hand="", deck="Copper", mats={"exile": ["Village Green"]}).buys("Village Green")
    table.anna().chooses("yes").chooses("yes").chooses("now").has(hand="Copper", play="Village Green", exile="")


def test_barge_now(table):
    table.anna(hand="Barge", deck="4 Copper").plays("Barge").chooses("now").has(hand="3 Copper", buys=2)


def test_barge_next_turn(table):
    table.anna(hand="Barge", deck="9 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Barge").chooses("next-turn").has(hand="", buys=1)
    table.next_turn_of("Anna").has(hand="8 Copper", buys=2, play="Barge")


def test_barge_twice_keeps_the_throne_room_only_for_the_next_turn(table):
    table.anna(hand="Throne Room, Barge", deck="9 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Throne Room").chooses("Barge").chooses("now").chooses("now").passes()
    table.anna().has(play="", hand=5)


def test_barge_with_an_empty_deck(table):
    table.anna(hand="Barge", deck="").plays("Barge").chooses("now").has(hand="", buys=2)


def test_an_elder_adds_nothing_to_now_or_next_turn(table):
    table.anna(hand="Elder, Barge", deck="4 Copper").plays("Elder").chooses("Barge")
    table.asks("Anna", "now", "next-turn", least=1, most=1)
