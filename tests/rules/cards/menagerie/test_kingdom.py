"""Menagerie: prices, and the other Kingdom cards."""

import pytest

from tests.rules.cards.menagerie.buying import buying


def price(table, name):
    game = table.game
    return game.cost(game.table.rules.kind(name)).coins


# --- Destrier, Fisherman, Wayfarer -----------------------------------------------------------------------------------


def test_destrier_draws_two_and_gives_an_action(table):
    table.anna(hand="Destrier", deck="3 Copper").plays("Destrier").has(hand="2 Copper", actions=1)


def test_destrier_is_cheaper_by_every_own_gain(table):
    buying(table, "Destrier").buys("Silver").buys("Curse")
    assert price(table, "destrier") == 4


def test_destrier_never_costs_less_than_nothing(table):
    table.set(turn={"player": "Anna", "gained": ["7 Copper"]}).anna(hand="Destrier", deck="")
    assert price(table, "destrier") == 0


def test_destrier_ignores_what_others_gain(table):
    table.set(turn={"player": "Anna", "actions": 2}).anna(hand="Witch, Destrier", deck="").plays("Witch")
    assert price(table, "destrier") == 6


def test_destrier_costs_less_on_top_of_a_bridge(table):
    buying(table, "Destrier", play="Bridge").buys("Silver")
    assert price(table, "destrier") == 4


def test_destrier_played_twice(table):
    table.anna(hand="Throne Room, Destrier", deck="5 Copper").plays("Throne Room").chooses("Destrier")
    table.anna().has(hand="4 Copper", actions=2)


def test_fisherman_gives_a_card_an_action_and_a_coin(table):
    table.anna(hand="Fisherman", deck="2 Copper").plays("Fisherman").has(hand="Copper", actions=1, coins=1)


def test_fisherman_is_cheap_while_the_discard_pile_is_empty(table):
    buying(table, "Fisherman", coins=2).buys("Fisherman").has(coins=0)
    assert price(table, "fisherman") == 5


def test_fisherman_is_dear_with_discards(table):
    buying(table, "Fisherman", discard="Copper")
    assert price(table, "fisherman") == 5


def test_fisherman_looks_at_the_player_whose_turn_it_is(table):
    table.set(turn={"player": "Bernd"}).anna(hand="", deck="", discard="Copper")
    table.bernd(hand="Fisherman", deck="Village")
    assert price(table, "fisherman") == 2


def test_a_workshop_gains_a_cheap_fisherman(table):
    table.set(kingdom=["Fisherman"]).anna(hand="Workshop").plays("Workshop").chooses("Fisherman").has(
        discard="Fisherman"
    )


def test_fisherman_played_twice(table):
    table.anna(hand="Throne Room, Fisherman", deck="3 Copper").plays("Throne Room").chooses("Fisherman")
    table.anna().has(hand="2 Copper", actions=2, coins=2)


def test_wayfarer_draws_three_and_may_gain_a_silver(table):
    table.anna(hand="Wayfarer", deck="4 Copper").plays("Wayfarer")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="3 Copper", discard="Silver")


def test_wayfarer_need_not_gain_a_silver(table):
    table.anna(hand="Wayfarer", deck="4 Copper").plays("Wayfarer").chooses("no").has(discard="")


def test_wayfarer_without_silvers_asks_nothing(table):
    table.set(supply={"Silver": 0}).anna(hand="Wayfarer", deck="4 Copper").plays("Wayfarer").has(hand="3 Copper")


def test_wayfarer_twice(table):
    table.anna(hand="Throne Room, Wayfarer", deck="7 Copper").plays("Throne Room").chooses("Wayfarer").chooses("yes")
    table.anna().chooses("no").has(hand="6 Copper", discard="Silver")


def test_wayfarer_costs_what_the_last_other_card_costs(table):
    buying(table, "Wayfarer")
    assert price(table, "wayfarer") == 6
    table.anna().buys("Silver")
    assert price(table, "wayfarer") == 3
    table.anna().buys("Wayfarer")
    assert price(table, "wayfarer") == 3


def test_wayfarer_follows_the_price_of_that_card(table):
    buying(table, "Wayfarer", "Fisherman").buys("Fisherman")
    assert price(table, "wayfarer") == 5


def test_wayfarer_is_cheaper_by_a_bridge_only_before_another_gain(table):
    buying(table, "Wayfarer", play="Bridge")
    assert price(table, "wayfarer") == 5
    table.anna().buys("Gold")
    assert price(table, "wayfarer") == 5


def test_wayfarer_may_cost_a_potion(table):
    table.set(turn={"player": "Anna", "gained": ["Transmute"]}).anna(hand="Wayfarer", deck="")
    cost = table.game.cost(table.game.table.rules.kind("wayfarer"))
    assert (cost.coins, cost.potion) == (0, 1)


def test_it_matters_which_card_was_gained_last(table):
    from rules import describe, format, parse, start

    buying(table, "Wayfarer").buys("Silver").buys("Copper")
    again = start(parse(format(describe(table.game))))
    assert again == table.game
    assert again.cost(again.table.rules.kind("wayfarer")).coins == 0


# --- Animal Fair -----------------------------------------------------------------------------------------------------


def test_animal_fair_gives_four_coins_and_buys_for_empty_piles(table):
    table.set(supply={"Curse": 0}).anna(hand="Animal Fair").plays("Animal Fair").has(coins=4, buys=2)


def test_animal_fair_twice(table):
    table.set(supply={"Curse": 0}).anna(hand="Throne Room, Animal Fair").plays("Throne Room").chooses("Animal Fair")
    table.anna().has(coins=8, buys=3)


def test_animal_fair_for_an_action(table):
    buying(table, "Animal Fair", coins=0, hand="Village, Copper").buys("Animal Fair")
    table.anna().has(discard="Animal Fair", hand="Copper", buys=2, coins=0)
    table.trash("Village")


def test_animal_fair_asks_which_action_or_the_money(table):
    buying(table, "Animal Fair", coins=7, hand="Village, Smithy, Copper").buys("Animal Fair")
    table.asks("Anna", "Smithy", "Village", may=True)
    table.anna().chooses("Smithy").has(coins=7, hand="Village, Copper", discard="Animal Fair")


def test_animal_fair_for_money_keeps_the_action(table):
    buying(table, "Animal Fair", coins=7, hand="Village").buys("Animal Fair").passes()
    table.anna().has(coins=0, hand="Village", discard="Animal Fair")
    table.trash("")


def test_animal_fair_without_money_must_take_an_action(table):
    buying(table, "Animal Fair", coins=6, hand="Village, Smithy").buys("Animal Fair")
    table.asks("Anna", "Smithy", "Village")


def test_animal_fair_cannot_be_bought_without_money_and_action(table):
    buying(table, "Animal Fair", coins=6, hand="Copper, Estate")
    assert "buy Animal Fair" not in table.game.choices


def test_animal_fair_is_not_to_be_had_while_in_debt(table):
    buying(table, "Animal Fair", coins=0, hand="Village", tokens={"debt": 1})
    assert "buy Animal Fair" not in table.game.choices


def test_the_trashed_action_does_what_it_does_when_trashed(table):
    buying(table, "Animal Fair", coins=0, hand="Fortress").buys("Animal Fair").has(
        hand="Fortress", discard="Animal Fair"
    )


def test_a_workshop_cannot_gain_an_animal_fair(table):
    table.set(kingdom=["Animal Fair"]).anna(hand="Workshop, Village").plays("Workshop")
    assert "Animal Fair" not in table.game.choices


def test_a_face_down_card_is_no_action_to_pay_with(table):
    buying(table, "Animal Fair", coins=0, hand="?, Copper")
    assert table.game.pending.kind == "phase"
    assert "buy Animal Fair" not in table.game.choices


def test_black_market_sells_an_animal_fair_for_an_action(table):
    table.set(supply={"Black Market deck": ["Animal Fair", "Gold", "Gold"]})
    table.anna(hand="Black Market, Village", deck="").plays("Black Market").chooses("Animal Fair")
    table.trash("Village").anna().has(discard="Animal Fair", coins=2)


# --- Goatherd, Hunting Lodge -----------------------------------------------------------------------------------------


def test_goatherd_draws_for_the_right_neighbours_trashing(table):
    table.anna(hand="Goatherd, 2 Estate", deck="3 Copper")
    table.bernd(hand="", deck="", **{"last turn trashed": ["Curse", "Copper"]})
    table.anna().plays("Goatherd")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().chooses("Estate").has(hand="Estate, 2 Copper", actions=1)
    table.trash("Estate")


def test_goatherd_without_trashing_anywhere(table):
    table.anna(hand="Goatherd", deck="3 Copper").plays("Goatherd").has(hand="", actions=1)


def test_goatherd_does_not_count_the_left_neighbour(table):
    table.anna(hand="Goatherd", deck="3 Copper")
    table.bernd(hand="", deck="", **{"last turn trashed": ["Curse"]})
    table.carla(hand="", deck="")
    table.anna().plays("Goatherd").has(hand="")


def test_goatherd_twice(table):
    table.anna(hand="Throne Room, Goatherd", deck="5 Copper")
    table.bernd(hand="", deck="", **{"last turn trashed": ["Curse", "Copper"]})
    table.anna().plays("Throne Room").chooses("Goatherd").passes().has(hand="4 Copper", actions=2)


def test_what_is_trashed_in_a_turn_is_counted_in_the_next(table):
    table.anna(hand="Chapel, 3 Copper", deck="")
    table.bernd(hand="Goatherd", deck="4 Silver")
    table.anna().plays("Chapel").chooses("3 Copper").passes()
    table.bernd().plays("Goatherd").has(hand="3 Silver")


def test_a_turn_without_trashing_is_counted_as_none(table):
    table.anna(hand="", deck="5 Copper", **{"last turn trashed": ["Curse"]})
    table.bernd(hand="Goatherd", deck="4 Silver")
    table.anna().passes()
    table.bernd().plays("Goatherd").has(hand="")


def test_hunting_lodge_may_discard_the_hand(table):
    table.anna(hand="Hunting Lodge, Estate", deck="Copper, 6 Silver").plays("Hunting Lodge")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(hand="5 Silver", discard="Copper, Estate", actions=2)


def test_hunting_lodge_may_keep_the_hand(table):
    table.anna(hand="Hunting Lodge, Estate", deck="Copper").plays("Hunting Lodge").chooses("no")
    table.anna().has(hand="Copper, Estate", actions=2)


def test_hunting_lodge_with_an_empty_hand_still_draws(table):
    table.anna(hand="Hunting Lodge", deck="", discard="").plays("Hunting Lodge").chooses("yes").has(hand="")


def test_hunting_lodge_twice(table):
    table.anna(hand="Throne Room, Hunting Lodge", deck="9 Copper").plays("Throne Room").chooses("Hunting Lodge")
    table.anna().chooses("yes").chooses("no").has(hand="6 Copper", actions=4)


# --- Kiln ------------------------------------------------------------------------------------------------------------


def test_kiln_offers_a_copy_of_the_next_card(table):
    table.anna(hand="Kiln, 2 Silver").plays("Kiln").plays("Silver")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Silver", coins=4).plays("Silver").has(discard="Silver", coins=6)


def test_kiln_may_be_declined_and_is_over_then(table):
    table.anna(hand="Kiln, 2 Silver").plays("Kiln").plays("Silver").chooses("no").plays("Silver").has(
        coins=6, discard=""
    )


def test_kiln_offers_nothing_that_is_not_in_the_supply(table):
    table.set(turn={"player": "Anna", "actions": 2}).anna(hand="Kiln, Horse, Silver", deck="2 Copper").plays("Kiln")
    table.anna().plays("Horse").plays("Silver").has(discard="")


def test_kiln_twice(table):
    table.set(kingdom=["Kiln"]).anna(hand="Throne Room, Kiln, Silver").plays("Throne Room").chooses("Kiln").chooses(
        "yes"
    )
    table.anna().plays("Silver").chooses("yes").has(discard="Kiln, Silver", coins=6)


def test_kiln_comes_before_the_moat(table):
    table.set(kingdom=["Witch"], turn={"player": "Anna", "actions": 2}).anna(hand="Kiln, Witch", deck="")
    table.bernd(hand="Moat", deck="")
    table.anna().plays("Kiln").plays("Witch")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Witch")
    table.asks("Bernd", "yes", "no")


def test_kiln_and_a_card_played_as_a_way(table):
    table.set(kingdom=["Village"], landscapes=["Way of the Sheep"], turn={"player": "Anna", "actions": 2})
    table.anna(hand="Kiln, Village").plays("Kiln").plays("Village as Way of the Sheep").chooses("yes")
    table.anna().has(discard="Village", coins=4)


def test_kiln_ends_with_the_turn(table):
    table.anna(hand="Kiln", deck="5 Silver")
    table.bernd(hand="", deck="")
    table.anna().plays("Kiln")
    table.next_turn_of("Anna").plays("Silver").has(coins=2)


# --- Mastermind ------------------------------------------------------------------------------------------------------


def test_mastermind_plays_an_action_three_times_next_turn(table):
    table.anna(hand="Mastermind", deck="2 Smithy, 3 Copper, 9 Estate")
    table.bernd(hand="", deck="")
    table.anna().plays("Mastermind").passes()
    table.bernd().passes()
    table.asks("Anna", "Smithy", may=True, most=1)
    table.anna().chooses("Smithy").has(hand="Smithy, 3 Copper, 9 Estate", actions=1, play="Mastermind, Smithy")


def test_mastermind_may_play_nothing(table):
    table.anna(hand="Mastermind", deck="Smithy, 4 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Mastermind").passes()
    table.bernd().passes()
    table.anna().passes().has(hand="Smithy, 4 Copper")


def test_mastermind_without_an_action_in_hand(table):
    table.anna(hand="Mastermind", deck="5 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Mastermind")
    table.next_turn_of("Anna").has(hand="5 Copper", play="Mastermind")


def test_mastermind_twice_plays_two_actions_three_times(table):
    table.anna(hand="Throne Room, Mastermind", deck="2 Festival, 3 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Throne Room").chooses("Mastermind").passes()
    table.bernd().passes()
    table.anna().chooses("yes").chooses("yes").has(actions=13, coins=12, play="Throne Room, Mastermind, 2 Festival")


def test_mastermind_on_a_duration_stays_with_it(table):
    table.anna(hand="Caravan", deck="20 Copper", durations=["Mastermind"])
    table.bernd(hand="", deck="")
    table.set(turn={"player": "Bernd", "phase": "buy"}).bernd().passes()
    table.anna().chooses("Caravan").has(hand="3 Copper", actions=4).passes()
    table.anna().has(play="Mastermind, Caravan")


# --- Snowy Village ---------------------------------------------------------------------------------------------------


def test_snowy_village_gives_four_actions_and_a_buy(table):
    table.anna(hand="Snowy Village", deck="2 Copper").plays("Snowy Village").has(hand="Copper", actions=4, buys=2)


@pytest.mark.parametrize(("then", "actions"), [("Village", 3), ("Snowy Village", 3), ("Festival", 3)])
def test_further_actions_are_lost(table, then, actions):
    table.anna(hand=f"Snowy Village, {then}", deck="4 Copper").plays("Snowy Village").plays(then).has(actions=actions)
    assert "no more actions" in table.sentences


def test_actions_from_before_stay(table):
    table.anna(hand="Village, Snowy Village", deck="4 Copper").plays("Village").plays("Snowy Village").has(actions=5)


def test_snowy_village_twice(table):
    table.anna(hand="Throne Room, Snowy Village", deck="4 Copper").plays("Throne Room").chooses("Snowy Village")
    table.anna().has(hand="2 Copper", actions=4, buys=3)


def test_a_villager_gives_nothing_after_a_snowy_village(table):
    table.anna(hand="Snowy Village", deck="Copper", tokens={"villagers": 1}).plays("Snowy Village")
    table.anna().chooses("spend 1 villager").has(actions=4, villagers=0)


def test_the_next_turn_has_its_actions_again(table):
    table.anna(hand="Snowy Village", deck="Copper, Village, 5 Copper")
    table.bernd(hand="", deck="")
    table.anna().plays("Snowy Village")
    table.next_turn_of("Anna").plays("Village").has(actions=2)
