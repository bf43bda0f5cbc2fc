"""Menagerie: Horses, and the cards that bring them."""

import pytest

from tests.rules.cards.menagerie.buying import buying

# --- Horse -----------------------------------------------------------------------------------------------------------


def test_a_horse_draws_two_and_returns(table):
    table.set(supply={"Horse": 3}).anna(hand="Horse", deck="3 Copper").plays("Horse")
    table.anna().has(hand="2 Copper", actions=1, play="")
    table.pile("Horse", 4)


def test_a_horse_with_an_empty_deck_returns_too(table):
    table.set(supply={"Horse": 3}).anna(hand="Horse", deck="").plays("Horse").has(hand="", play="")
    table.pile("Horse", 4)


def test_a_horse_played_twice_returns_once(table):
    table.set(supply={"Horse": 3}).anna(hand="Throne Room, Horse", deck="5 Copper").plays("Throne Room").chooses(
        "Horse"
    )
    table.anna().has(hand="4 Copper", actions=2, play="Throne Room")
    table.pile("Horse", 4)


def test_a_horse_cannot_be_bought_nor_gained_by_a_workshop(table):
    table.set(kingdom=["Sleigh"]).anna(hand="Workshop").plays("Workshop")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Sleigh", "Workshop")


def test_an_empty_pile_of_horses_does_not_end_the_game(table):
    table.set(supply={"Horse": 0, "Curse": 0, "Duchy": 0}, turn={"player": "Anna", "phase": "buy"})
    table.anna(hand="", deck="5 Copper").passes()
    assert not table.over


# --- Sleigh ----------------------------------------------------------------------------------------------------------


def test_sleigh_gains_two_horses(table):
    table.anna(hand="Sleigh").plays("Sleigh").has(discard="2 Horse")


def test_sleigh_puts_a_gained_card_into_the_hand(table):
    buying(table, hand="Sleigh").buys("Gold")
    table.asks("Anna", "hand", "deck", may=True)
    table.anna().chooses("hand").has(hand="Gold", discard="Sleigh")


def test_sleigh_puts_a_gained_card_onto_the_deck(table):
    buying(table, hand="Sleigh", deck="Copper").buys("Gold").chooses("deck").has(deck="Gold, Copper", discard="Sleigh")


def test_sleigh_need_not_be_used_and_a_second_one_is_not_asked(table):
    buying(table, hand="2 Sleigh").buys("Gold").passes().has(hand="2 Sleigh", discard="Gold")


def test_sleigh_played_twice_meets_an_empty_pile(table):
    table.set(supply={"Horse": 3}).anna(hand="Throne Room, Sleigh").plays("Throne Room").chooses("Sleigh")
    table.anna().has(discard="3 Horse")


def test_sleigh_moves_a_card_gained_on_another_turn(table):
    table.anna(hand="Witch")
    table.bernd(hand="Sleigh", deck="")
    table.anna().plays("Witch")
    table.bernd().chooses("hand").has(hand="Curse", discard="Sleigh")


def test_sleigh_cannot_move_what_a_watchtower_trashed(table):
    buying(table, hand="Sleigh, Watchtower").buys("Gold").chooses("Watchtower").chooses("trash")
    table.trash("Gold").anna().has(hand="Sleigh, Watchtower")


# --- Supplies, Scrap -------------------------------------------------------------------------------------------------


def test_supplies_bring_a_coin_and_a_horse_onto_the_deck(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="Supplies", deck="Copper").plays("Supplies")
    table.anna().has(coins=1, deck="Horse, Copper")


def test_supplies_without_horses(table):
    table.set(turn={"player": "Anna", "phase": "buy"}, supply={"Horse": 0}).anna(hand="Supplies").plays("Supplies")
    table.anna().has(coins=1, deck="")


def test_supplies_with_a_crown(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="Crown, Supplies").plays("Crown").chooses("Supplies")
    table.anna().has(coins=2, deck="2 Horse")


def test_all_treasures_are_played_with_supplies_among_them(table):
    table.set(turn={"player": "Anna", "phase": "buy"}).anna(hand="2 Supplies, Gold").plays_treasures()
    table.anna().has(coins=5, deck="2 Horse")


def test_scrap_gives_as_many_things_as_the_card_costs(table):
    table.anna(hand="Scrap, Estate", deck="Gold").plays("Scrap")
    table.asks("Anna", "card", "action", "buy", "coin", "silver", "horse", least=2, most=2)
    table.anna().chooses("action, silver").has(actions=1, discard="Silver", hand="")
    table.trash("Estate")


def test_scrap_draws_one_card(table):
    table.anna(hand="Scrap, Estate", deck="2 Gold").plays("Scrap").chooses("card, coin").has(hand="Gold", coins=1)


def test_scrap_with_nothing_to_trash(table):
    table.anna(hand="Scrap").plays("Scrap").has(discard="", coins=0)


def test_scrap_for_a_copper_gives_nothing(table):
    table.anna(hand="Scrap, Copper").plays("Scrap").has(discard="", coins=0)
    table.trash("Copper")


def test_scrap_for_a_gold_gives_all_six(table):
    table.anna(hand="Scrap, Gold", deck="Copper").plays("Scrap")
    table.anna().has(hand="Copper", actions=1, buys=2, coins=1, discard="Silver, Horse")


def test_scrap_twice(table):
    table.anna(hand="Throne Room, Scrap, 2 Estate").plays("Throne Room").chooses("Scrap").chooses("coin, buy")
    table.anna().chooses("coin, horse").has(coins=2, buys=2, discard="Horse")


def test_scrap_counts_what_the_card_costs_now(table):
    table.anna(hand="Scrap, Estate", play="Bridge").plays("Scrap")
    table.asks("Anna", "card", "action", "buy", "coin", "silver", "horse", least=1, most=1)


# --- Cavalry ---------------------------------------------------------------------------------------------------------


def test_cavalry_gains_two_horses(table):
    table.anna(hand="Cavalry").plays("Cavalry").has(discard="2 Horse")


def test_a_bought_cavalry_leads_back_to_the_action_phase(table):
    table.set(kingdom=["Cavalry"], turn={"player": "Anna", "phase": "buy", "coins": 4, "actions": 1})
    table.anna(hand="", deck="Village, Copper, Gold").buys("Cavalry").has(hand="Village, Copper", buys=1, actions=1)
    table.phase("Anna", "action").anna().plays("Village").has(hand="Copper, Gold")


def test_after_a_cavalry_treasures_may_be_played_again(table):
    table.set(kingdom=["Cavalry"], turn={"player": "Anna", "phase": "buy", "coins": 4, "actions": 1, "bought": True})
    table.anna(hand="", deck="2 Gold").buys("Cavalry").plays_treasures().has(coins=6, buys=1)


def test_a_cavalry_gained_on_another_turn_only_draws(table):
    table.set(kingdom=["Cavalry", "Village"])
    table.anna(hand="Swindler")
    table.bernd(hand="", deck="Smithy, 3 Copper")
    table.anna().plays("Swindler").chooses("Cavalry")
    table.bernd().has(hand="2 Copper", discard="Cavalry")
    table.phase("Anna", "buy")


def test_a_cavalry_gained_in_the_action_phase_gives_a_buy(table):
    table.set(kingdom=["Cavalry"]).anna(hand="Workshop", deck="2 Copper").plays("Workshop").chooses("Cavalry")
    table.anna().has(hand="2 Copper", buys=2)


def test_two_cavalries_in_one_turn(table):
    table.set(kingdom=["Cavalry"], turn={"player": "Anna", "phase": "buy", "coins": 8, "actions": 1})
    table.anna(hand="", deck="Village, 4 Copper").buys("Cavalry").passes().buys("Cavalry")
    table.phase("Anna", "action").anna().has(hand="Village, 3 Copper", buys=1)


def test_a_cavalry_that_another_gains_in_ones_buy_phase_leads_nobody_back(table):
    turn = {"player": "Anna", "phase": "buy", "coins": 2, "buys": 2, "actions": 1}
    table.set(landscapes=["Toil"], kingdom=["Cavalry"], turn=turn).anna(hand="Swindler, Gold, Village", deck="")
    table.bernd(hand="", deck="Smithy, 2 Copper")
    table.anna().buys("Toil").chooses("Swindler").chooses("Cavalry")
    table.bernd().has(hand="2 Copper")
    table.phase("Anna", "buy")
    assert "play Gold" not in table.game.choices


def test_a_cavalry_ends_the_buy_phase(table):
    table.set(kingdom=["Cavalry"], turn={"player": "Anna", "phase": "buy", "coins": 4})
    table.anna(hand="", deck="Village, Copper", play="Treasury").buys("Cavalry")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(deck="Treasury", play="")
    table.phase("Anna", "action")


# --- Groom, Hostelry -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gained", "discard", "hand", "actions"),
    [
        ("Village", "Village, Horse", "", 0),
        ("Silver", "2 Silver", "", 0),
        ("Estate", "Estate", "Copper", 1),
        ("Curse", "Curse", "", 0),
        ("Mill", "Mill, Horse", "Copper", 1),
    ],
)
def test_groom_adds_what_the_type_brings(table, gained, discard, hand, actions):
    table.set(kingdom=["Village", "Mill"], turn={"player": "Anna", "buys": 2}).anna(hand="Groom", deck="Copper")
    table.anna().plays("Groom").chooses(gained)
    table.anna().has(discard=discard, hand=hand, actions=actions)


def test_groom_gains_up_to_four(table):
    table.set(kingdom=["Village", "Smithy", "Market"]).anna(hand="Groom").plays("Groom")
    table.asks("Anna", "Copper", "Silver", "Estate", "Curse", "Village", "Smithy", "Groom")


def test_groom_twice(table):
    table.set(kingdom=["Village"]).anna(hand="Throne Room, Groom", deck="").plays("Throne Room").chooses("Groom")
    table.anna().chooses("Village").chooses("Silver").has(discard="Village, Horse, 2 Silver")


def test_groom_whose_gain_was_trashed_still_brings_the_bonus(table):
    table.set(kingdom=["Village"]).anna(hand="Groom, Watchtower").plays("Groom").chooses("Village").chooses("trash")
    table.asks("Anna", "trash", "deck", may=True)
    table.anna().passes().has(discard="Horse")


def test_hostelry_draws_and_gives_two_actions(table):
    table.anna(hand="Hostelry", deck="2 Copper").plays("Hostelry").has(hand="Copper", actions=2)


def test_a_gained_hostelry_turns_treasures_into_horses(table):
    buying(table, "Hostelry", hand="2 Copper, Silver, Estate").buys("Hostelry")
    table.asks("Anna", "Copper", "Silver", may=True, least=0, most=3)
    table.anna().chooses("Copper, Silver").has(hand="Copper, Estate", discard="Hostelry, Copper, Silver, 2 Horse")
    table.said("Anna", "reveal", "Copper, Silver")


def test_a_gained_hostelry_may_take_nothing(table):
    buying(table, "Hostelry", hand="2 Copper").buys("Hostelry").passes().has(hand="2 Copper", discard="Hostelry")


def test_a_gained_hostelry_without_treasures_asks_nothing(table):
    buying(table, "Hostelry", hand="Estate").buys("Hostelry").has(hand="Estate", discard="Hostelry")


def test_a_gained_hostelry_and_few_horses(table):
    table.set(supply={"Horse": 1})
    buying(table, "Hostelry", hand="3 Copper").buys("Hostelry").chooses("3 Copper")
    table.anna().has(discard="Hostelry, 3 Copper, Horse")


def test_hostelry_played_twice(table):
    table.anna(hand="Throne Room, Hostelry", deck="2 Copper").plays("Throne Room").chooses("Hostelry")
    table.anna().has(hand="2 Copper", actions=4)


# --- Livery, Paddock -------------------------------------------------------------------------------------------------


def test_livery_brings_a_horse_with_a_card_for_four(table):
    table.set(kingdom=["Smithy"], turn={"player": "Anna", "coins": 1, "buys": 2}).anna(hand="Livery").plays("Livery")
    table.anna().buys("Smithy").has(discard="Smithy, Horse")


def test_livery_brings_nothing_with_a_cheap_card(table):
    table.set(turn={"player": "Anna", "buys": 2}).anna(hand="Livery").plays("Livery").buys("Silver")
    table.anna().has(discard="Silver")


def test_livery_twice_brings_two_horses(table):
    table.set(turn={"player": "Anna", "buys": 2}).anna(hand="Throne Room, Livery").plays("Throne Room").chooses(
        "Livery"
    )
    table.anna().has(coins=6).buys("Gold").has(discard="Gold, 2 Horse")


def test_livery_played_by_innovation_brings_a_horse_for_its_own_gain(table):
    """The wiki's page of Livery says so: the gain is still being dealt with."""
    table.set(kingdom=["Livery"], landscapes=["Innovation"], turn={"phase": "buy", "coins": 10, "buys": 3})
    table.anna(hand="", holds=["Innovation"]).buys("Livery").chooses("yes").has(play="Livery", discard="Horse")
    table.cited("menagerie:livery:3")
    before = len(table.game.log)
    table.anna().buys("Duchy").has(discard="Horse, Duchy, Horse")
    assert "menagerie:livery:3" not in {cite for step in table.game.log[before:] for cite in step.cites}


def test_livery_asks_what_a_card_cost_as_it_was_gained(table):
    """A Fisherman gained for 2 costs 5 as soon as it lies in the discard pile."""
    table.set(kingdom=["Fisherman"], turn={"player": "Anna", "buys": 3})
    table.anna(hand="Livery", deck="").plays("Livery").buys("Fisherman").has(discard="Fisherman")


def test_livery_brings_a_horse_for_a_destrier_that_its_own_gain_makes_cheaper(table):
    table.set(kingdom=["Destrier"], turn={"player": "Anna", "coins": 4, "buys": 3, "gained": ["Copper"] * 2})
    table.anna(hand="Livery", deck="").plays("Livery").buys("Destrier").has(discard="Destrier, Horse", coins=3)
    table.anna().buys("Destrier").has(discard="2 Destrier, Horse", coins=1)  # the Horse was a gain too


def test_livery_does_not_reward_others(table):
    table.set(kingdom=["Smithy", "Village"], turn={"player": "Anna", "actions": 2})
    table.anna(hand="Livery, Swindler")
    table.bernd(hand="", deck="Smithy")
    table.anna().plays("Livery").plays("Swindler")
    table.bernd().has(discard="Smithy")
    table.anna().has(discard="")


def test_livery_ends_with_the_turn(table):
    table.anna(hand="Livery", deck="5 Gold")
    table.bernd(hand="", deck="")
    table.anna().plays("Livery")
    table.next_turn_of("Anna").plays_treasures().buys("Gold")
    table.anna().has(hand=5)
    assert table.sentences.count("gain") == 1


def test_paddock_without_empty_piles(table):
    table.anna(hand="Paddock").plays("Paddock").has(coins=2, discard="2 Horse", actions=0)


def test_paddock_with_two_empty_piles(table):
    table.set(supply={"Curse": 0, "Estate": 0}).anna(hand="Paddock").plays("Paddock").has(actions=2)


def test_paddock_twice(table):
    table.set(supply={"Curse": 0}).anna(hand="Throne Room, Paddock").plays("Throne Room").chooses("Paddock")
    table.anna().has(coins=4, actions=2, discard="4 Horse")


def test_paddock_after_the_last_horse(table):
    table.set(supply={"Horse": 0}).anna(hand="Paddock").plays("Paddock").has(coins=2, discard="", actions=0)
