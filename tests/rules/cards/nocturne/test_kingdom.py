"""Nocturne: the Kingdom cards of the Action phase, Heirlooms, Wish, Will-o'-Wisp, the Necromancer and his Zombies."""

import pytest

from rules.answer import state
from tests.rules.cards.writing import comes_back

# --- Conclave --------------------------------------------------------------------------------------------------------


def test_conclave_plays_an_action_without_a_copy_in_play(table):
    table.anna(hand="Conclave, Village, Smithy", deck="5 Copper").plays("Conclave")
    table.asks("Anna", "Village", "Smithy", may=True)
    table.anna().chooses("Smithy").has(coins=2, actions=1, hand="Village, 3 Copper")


def test_conclave_does_not_play_a_conclave_but_its_action_does(table):
    table.anna(hand="2 Conclave, Village", deck="").plays("Conclave")
    table.asks("Anna", "Village", may=True)
    table.anna().chooses("Village").plays("Conclave").has(coins=4, actions=2)


def test_conclave_that_plays_nothing_gives_no_action(table):
    table.anna(hand="Conclave, Village", deck="").plays("Conclave").chooses("-").has(coins=2, actions=0)


def test_conclave_sees_a_duration_of_an_earlier_turn(table):
    table.anna(hand="Conclave, Wharf", durations=["Wharf"], deck="").plays("Conclave").has(hand="Wharf", actions=0)


def test_conclave_may_play_what_was_trashed_from_play(table):
    table.set(boons=["The Sea's Gift"]).anna(hand="Pixie, Conclave, Pixie", deck="5 Copper").plays("Pixie").chooses(
        "yes"
    )
    table.anna().plays("Conclave")
    table.asks("Anna", "Pixie", may=True)


def test_throne_room_on_conclave_plays_two_different_actions(table):
    table.anna(hand="Throne Room, Conclave, 2 Village, Smithy", deck="9 Copper").plays("Throne Room").chooses(
        "Conclave"
    )
    table.anna().chooses("Village")
    table.asks("Anna", "Smithy", may=True)


# --- Faithful Hound --------------------------------------------------------------------------------------------------


def test_faithful_hound_draws_two(table):
    table.anna(hand="Faithful Hound", deck="3 Gold").plays("Faithful Hound").has(hand="2 Gold")


def test_faithful_hound_discarded_by_an_attack_comes_back_at_the_end_of_that_turn(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Faithful Hound, 4 Copper", deck="")
    table.anna().plays("Militia")
    table.bernd().chooses("Faithful Hound, Copper")
    table.asks("Bernd", "yes", "no")
    table.bernd().chooses("yes").has(aside="Faithful Hound", hand="3 Copper", discard="Copper")
    comes_back(table)
    table.next_turn_of("Bernd").has(hand="Faithful Hound, 3 Copper", aside="")


def test_faithful_hound_may_stay_discarded(table):
    table.anna(hand="Militia", deck="")
    table.bernd(hand="Faithful Hound, 3 Copper", deck="")
    table.anna().plays("Militia")
    table.bernd().chooses("Faithful Hound").chooses("no").has(discard="Faithful Hound", aside="")


def test_faithful_hound_discarded_in_ones_own_turn_comes_after_the_new_hand(table):
    table.anna(hand="Cellar, Faithful Hound, Estate", deck="9 Copper").plays("Cellar").chooses("Faithful Hound")
    table.anna().chooses("yes").has(aside="Faithful Hound")
    table.next_turn_of("Bernd")
    table.anna().has(hand="Faithful Hound, 5 Copper")


def test_two_faithful_hounds_are_asked_about_one_after_the_other(table):
    table.anna(hand="Cellar, 2 Faithful Hound", deck="9 Copper").plays("Cellar").chooses("2 Faithful Hound")
    table.anna().chooses("yes").chooses("no").has(aside="Faithful Hound")


def test_faithful_hound_discarded_from_the_deck(table):
    table.anna(hand="Lookout", deck="Faithful Hound, Copper, Estate").plays("Lookout").chooses("Copper")
    table.anna().chooses("Faithful Hound")
    table.asks("Anna", "yes", "no")


def test_faithful_hound_in_clean_up_is_just_discarded(table):
    table.anna(hand="Faithful Hound", deck="5 Copper")
    table.next_turn_of("Bernd")
    table.anna().has(discard="Faithful Hound", hand="5 Copper")


def test_a_gained_faithful_hound_was_not_discarded(table):
    table.set(kingdom=["Faithful Hound"], turn={"phase": "buy", "coins": 2, "buys": 2}).anna(hand="", deck="")
    table.anna().buys("Faithful Hound").has(discard="Faithful Hound")
    table.phase("Anna", "buy")


# --- Pooka -----------------------------------------------------------------------------------------------------------


def test_pooka_trashes_a_treasure_for_four_cards(table):
    table.anna(hand="Pooka, Copper, Cursed Gold, Estate", deck="5 Silver").plays("Pooka")
    table.asks("Anna", "Copper", may=True)
    table.anna().chooses("Copper").has(hand="Cursed Gold, Estate, 4 Silver")
    table.trash("Copper")


def test_pooka_declined_draws_nothing(table):
    table.anna(hand="Pooka, Copper", deck="5 Silver").plays("Pooka").chooses("-").has(hand="Copper")


def test_pooka_with_only_cursed_gold_does_nothing(table):
    table.anna(hand="Pooka, Cursed Gold", deck="5 Silver").plays("Pooka").has(hand="Cursed Gold")
    table.trash("")


def test_throne_room_on_pooka_trashes_twice(table):
    table.anna(hand="Throne Room, Pooka, 2 Copper", deck="9 Silver").plays("Throne Room").chooses("Pooka")
    table.anna().chooses("Copper").chooses("Copper").has(hand="8 Silver")


# --- Secret Cave -----------------------------------------------------------------------------------------------------


def test_secret_cave_discards_three_for_three_coins_next_turn(table):
    table.anna(hand="Secret Cave, 2 Estate, Copper", deck="7 Gold").plays("Secret Cave")
    table.asks("Anna", "Estate", "Copper", "Gold", may=True, most=3)
    table.anna().chooses("2 Estate, Copper").has(hand="Gold", actions=1, play="Secret Cave")
    comes_back(table)
    table.next_turn_of("Anna").has(coins=3, play="Secret Cave")


def test_secret_cave_declined_is_discarded_this_turn(table):
    table.anna(hand="Secret Cave, 3 Estate", deck="7 Gold").plays("Secret Cave").chooses("-")
    table.next_turn_of("Anna").has(coins=0, play="")


def test_secret_cave_with_two_cards_discards_them_for_nothing(table):
    table.anna(hand="Secret Cave, Estate", deck="Copper").plays("Secret Cave").chooses("Estate, Copper")
    table.next_turn_of("Anna").has(coins=0, play="")


def test_throne_room_on_secret_cave_brings_six_coins(table):
    table.anna(hand="Throne Room, Secret Cave, 5 Estate", deck="9 Copper").plays("Throne Room").chooses("Secret Cave")
    table.anna().chooses("3 Estate").chooses("2 Estate, Copper")
    comes_back(table)
    table.next_turn_of("Anna").has(coins=6, play="Throne Room, Secret Cave")


# --- Shepherd --------------------------------------------------------------------------------------------------------


def test_shepherd_draws_two_for_each_discarded_victory_card(table):
    table.anna(hand="Shepherd, 2 Estate, Duchy, Copper", deck="9 Silver").plays("Shepherd")
    table.asks("Anna", "Estate", "Duchy", may=True)
    table.anna().chooses("2 Estate").has(hand="Duchy, Copper, 4 Silver", discard="2 Estate", actions=1)
    table.said("Anna", "reveal", "2 Estate")


def test_shepherd_without_victory_cards_gives_its_action(table):
    table.anna(hand="Shepherd, Copper", deck="9 Silver").plays("Shepherd").has(hand="Copper", actions=1)


def test_shepherd_may_discard_none(table):
    table.anna(hand="Shepherd, Estate", deck="9 Silver").plays("Shepherd").chooses("-").has(hand="Estate")


def test_shepherd_discards_a_pasture(table):
    table.anna(hand="Shepherd, Pasture", deck="9 Silver").plays("Shepherd").chooses("Pasture").has(hand="2 Silver")


def test_throne_room_on_shepherd_may_discard_what_it_drew(table):
    table.anna(hand="Throne Room, Shepherd, Estate", deck="Duchy, Gold, 5 Silver").plays("Throne Room")
    table.anna().chooses("Shepherd").chooses("Estate").chooses("Duchy").has(hand="Gold, 2 Silver", actions=2)


# --- Tragic Hero -----------------------------------------------------------------------------------------------------


def test_tragic_hero_with_seven_cards_stays(table):
    table.anna(hand="Tragic Hero, 4 Copper", deck="5 Copper").plays("Tragic Hero").has(hand="7 Copper", buys=2)
    table.anna().has(play="Tragic Hero")


def test_tragic_hero_with_eight_cards_dies_for_a_treasure(table):
    table.anna(hand="Tragic Hero, 5 Copper", deck="5 Copper").plays("Tragic Hero")
    table.asks("Anna", "Copper", "Silver", "Gold")
    table.anna().chooses("Gold").has(discard="Gold", play="")
    table.trash("Tragic Hero")


def test_tragic_hero_counts_after_drawing_what_is_there(table):
    table.anna(hand="Tragic Hero, 5 Copper", deck="2 Copper").plays("Tragic Hero").has(hand="7 Copper", discard="")


def test_throne_room_on_tragic_hero_gains_two_treasures(table):
    table.anna(hand="Throne Room, Tragic Hero, 5 Copper", deck="9 Copper").plays("Throne Room").chooses("Tragic Hero")
    table.anna().chooses("Gold").chooses("Silver").has(discard="Gold, Silver", hand="11 Copper")
    table.trash("Tragic Hero")


# --- Will-o'-Wisp and Wish -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("top", "hand"), [("Estate", "Gold, Estate"), ("Silver", "Gold")])
def test_will_o_wisp_takes_the_next_card_if_it_is_cheap(table, top, hand):
    table.anna(hand="Will-o'-Wisp", deck=f"Gold, {top}, Copper").plays("Will-o'-Wisp").has(hand=hand, actions=1)
    table.said("Anna", "reveal", top)


def test_will_o_wisp_leaves_what_costs_a_potion(table):
    table.anna(hand="Will-o'-Wisp", deck="Gold, Vineyard").plays("Will-o'-Wisp").has(hand="Gold", deck="Vineyard")


def test_will_o_wisp_with_nothing_to_reveal(table):
    table.anna(hand="Will-o'-Wisp", deck="Gold").plays("Will-o'-Wisp").has(hand="Gold", actions=1)


def test_will_o_wisp_shuffles_to_reveal(table):
    table.anna(hand="Will-o'-Wisp", deck="Gold", discard="Estate").plays("Will-o'-Wisp").has(hand="Gold, Estate")


def test_throne_room_on_will_o_wisp(table):
    table.anna(hand="Throne Room, Will-o'-Wisp", deck="Gold, Copper, Duchy, Estate").plays("Throne Room")
    table.anna().chooses("Will-o'-Wisp").has(hand="Gold, Copper, Duchy, Estate", actions=2)


def test_wish_returns_and_gains_a_card_to_hand(table):
    table.anna(hand="Wish", deck="").plays("Wish").chooses("Gold").has(hand="Gold", actions=1, play="")


def test_throne_room_on_wish_gains_once(table):
    table.anna(hand="Throne Room, Wish, Village", deck="").plays("Throne Room").chooses("Wish").chooses("Gold")
    table.anna().has(hand="Gold, Village", actions=2)
    table.asks("Anna", "play Village", "-")


def test_wish_gains_a_nomad_camp_to_hand(table):
    table.set(kingdom=["Nomad Camp"]).anna(hand="Wish", deck="").plays("Wish").chooses("Nomad Camp")
    table.anna().has(hand="Nomad Camp", deck="")


def test_wish_gains_nothing_dearer_than_six(table):
    table.set(kingdom=["Smithy"]).anna(hand="Wish", deck="").plays("Wish")
    table.asks("Anna", "Copper", "Silver", "Gold", "Estate", "Duchy", "Curse", "Smithy")


# --- Heirlooms -------------------------------------------------------------------------------------------------------


def treasures(table, hand, **zones):
    table.set(turn={"phase": "buy"})
    return table.anna(**{"hand": hand, "deck": "", **zones})


def test_pouch_gives_a_coin_and_a_buy(table):
    treasures(table, "Pouch").plays("Pouch").has(coins=1, buys=2)


def test_two_plays_of_a_pouch(table):
    treasures(table, "Counterfeit, Pouch").plays("Counterfeit").chooses("Pouch").has(coins=3, buys=4)


def test_goat_may_trash_a_card(table):
    treasures(table, "Goat, 2 Estate").plays("Goat")
    table.asks("Anna", "Estate", may=True, most=1)
    table.anna().chooses("Estate").has(coins=1, hand="Estate")
    table.trash("Estate")


def test_goat_with_an_empty_hand(table):
    treasures(table, "Goat").plays("Goat").has(coins=1)
    table.trash("")


def test_goat_declined(table):
    treasures(table, "Goat, Estate").plays("Goat").chooses("-").has(hand="Estate")


def test_lucky_coin_gains_a_silver(table):
    treasures(table, "Lucky Coin").plays("Lucky Coin").has(coins=1, discard="Silver")


def test_lucky_coin_without_silver_left(table):
    table.set(supply={"Silver": 0})
    treasures(table, "Lucky Coin").plays("Lucky Coin").has(coins=1, discard="")


def test_cursed_gold_gives_three_coins_and_a_curse(table):
    treasures(table, "Cursed Gold").plays("Cursed Gold").has(coins=3, discard="Curse")


def test_cursed_gold_may_stay_in_hand(table):
    table.set(turn={"phase": "buy", "buys": 2}).anna(hand="Cursed Gold, Copper").plays("Copper").buys("Copper")
    table.anna().has(hand="Cursed Gold", discard="Copper", coins=1)


def test_cursed_gold_with_a_watchtower(table):
    treasures(table, "Cursed Gold, Watchtower").plays("Cursed Gold").chooses("trash").has(discard="", coins=3)
    table.trash("Curse")


def test_pasture_counts_estates_wherever_they_lie(table):
    table.anna(hand="Estate", deck="Pasture, Estate", discard="Estate", mats={"island": ["Estate"]}).has(points=8)
    table.bernd(hand="Pasture", deck="").has(points=0)


def test_pasture_is_a_treasure(table):
    treasures(table, "Pasture").plays("Pasture").has(coins=1)


def test_magic_lamp_with_six_single_cards_brings_three_wishes(table):
    table.anna(hand="Magic Lamp", play="Copper, Silver, Gold, Pouch, Goat", deck="")
    table.set(turn={"phase": "buy"}).anna().plays("Magic Lamp").has(coins=1, discard="3 Wish")
    table.trash("Magic Lamp")


def test_magic_lamp_with_five_single_cards_is_a_copper(table):
    table.anna(hand="Magic Lamp", play="2 Copper, Silver, Gold, Pouch, Goat", deck="")
    table.set(turn={"phase": "buy"}).anna().plays("Magic Lamp").has(coins=1, discard="", play=7)
    table.trash("")


def test_magic_lamp_counts_durations_and_actions(table):
    table.anna(hand="Magic Lamp", play="Village, Smithy, Copper, Silver", durations=["Wharf"], deck="")
    table.set(turn={"phase": "buy"}).anna().plays("Magic Lamp").has(discard="3 Wish")


def test_magic_lamp_with_two_wishes_left(table):
    table.set(supply={"Wish": 2}, turn={"phase": "buy"})
    table.anna(hand="Magic Lamp", play="Copper, Silver, Gold, Pouch, Goat", deck="").plays("Magic Lamp")
    table.anna().has(discard="2 Wish")


def test_counterfeit_on_magic_lamp_brings_wishes_once(table):
    table.anna(hand="Counterfeit, Magic Lamp", play="Copper, Silver, Gold, Pouch, Goat", deck="")
    table.set(turn={"phase": "buy"}).anna().plays("Counterfeit").chooses("Magic Lamp").has(discard="3 Wish", coins=3)
    table.trash("Magic Lamp")


# --- Necromancer and the Zombies -------------------------------------------------------------------------------------


def test_the_zombies_lie_in_the_trash_from_the_start(table):
    table.set(kingdom=["Necromancer"]).anna(hand="", deck="Copper")
    table.trash("Zombie Apprentice, Zombie Mason, Zombie Spy")
    assert "Zombie Spy" not in state(table.game)["supply"]


def test_necromancer_plays_a_zombie_that_stays_in_the_trash(table):
    table.anna(hand="Necromancer", deck="Gold, Estate").plays("Necromancer")
    table.asks("Anna", "Zombie Apprentice", "Zombie Mason", "Zombie Spy")
    table.anna().chooses("Zombie Spy").has(hand="Gold", actions=1)
    table.asks("Anna", "yes", "no")
    table.anna().chooses("yes").has(discard="Estate", play="Necromancer")
    table.trash("Zombie Apprentice, Zombie Mason, Zombie Spy")


def test_necromancer_plays_each_card_once_a_turn(table):
    table.set(turn={"actions": 3}).anna(hand="2 Necromancer", deck="Gold, 2 Estate").plays("Necromancer")
    table.anna().chooses("Zombie Spy").chooses("no")
    comes_back(table)
    table.anna().plays("Necromancer")
    table.asks("Anna", "Zombie Apprentice", "Zombie Mason")


def test_the_cards_in_the_trash_lie_face_up_again_in_the_next_turn(table):
    table.set(trash=["Zombie Spy"]).anna(hand="Necromancer", deck="2 Gold").plays("Necromancer").chooses("no")
    assert table.game.so_far.face_down
    table.next_turn_of("Bernd")
    assert not table.game.so_far.face_down


def test_necromancer_plays_no_duration_and_no_card_that_lies_face_down(table):
    table.set(trash=["Wharf", "Gold", {"face down": "Smithy"}, "Village"])
    table.anna(hand="Necromancer", deck="Gold").plays("Necromancer").has(actions=2, hand="Gold")


def test_necromancer_with_nothing_to_play(table):
    table.set(trash=["Gold"]).anna(hand="Necromancer", deck="Gold").plays("Necromancer").has(hand="")
    table.said("Anna", "not", "Necromancer")


def test_necromancer_on_a_card_that_would_trash_itself(table):
    table.set(trash=["Tragic Hero"]).anna(hand="Necromancer, 5 Copper", deck="5 Copper").plays("Necromancer")
    table.anna().chooses("Gold").has(discard="Gold", hand="8 Copper")
    table.trash("Tragic Hero")


def test_necromancer_on_a_pixie_cannot_trash_it_for_the_boon(table):
    table.set(trash=["Pixie"], boons=["The Mountain's Gift"]).anna(hand="Necromancer, Village", deck="Gold")
    table.anna().plays("Necromancer").has(hand="Gold, Village", discard="", actions=1)
    table.trash("Pixie")


def test_necromancer_on_a_wish_does_not_return_it(table):
    table.set(trash=["Wish"]).anna(hand="Necromancer, Village", deck="").plays("Necromancer").has(discard="", actions=1)
    table.trash("Wish")


def test_necromancer_plays_a_necromancer(table):
    table.set(trash=["Necromancer", "Village"]).anna(hand="Necromancer", deck="Gold").plays("Necromancer")
    table.anna().chooses("Necromancer").has(hand="Gold", actions=2)


def test_throne_room_on_necromancer_plays_two_cards(table):
    table.set(trash=["Village", "Smithy"]).anna(hand="Throne Room, Necromancer", deck="9 Gold").plays("Throne Room")
    table.anna().chooses("Necromancer").chooses("Village").has(hand="4 Gold", actions=2)


def test_zombie_apprentice_trashes_an_action_for_three_cards(table):
    table.set(trash=["Zombie Apprentice"]).anna(hand="Necromancer, 2 Village, Copper", deck="4 Gold")
    table.anna().plays("Necromancer")
    table.asks("Anna", "Village", may=True, most=1)
    table.anna().chooses("Village").has(hand="Village, Copper, 3 Gold", actions=1)
    table.trash("Village, Zombie Apprentice")


def test_zombie_apprentice_declined(table):
    table.set(trash=["Zombie Apprentice"]).anna(hand="Necromancer, Village", deck="4 Gold").plays("Necromancer")
    table.anna().chooses("-").has(hand="Village", actions=0)


def test_zombie_mason_trashes_the_top_card_for_one_that_costs_one_more(table):
    table.set(trash=["Zombie Mason"], kingdom=["Smithy", "Market"])
    table.anna(hand="Necromancer", deck="Silver, Gold").plays("Necromancer")
    table.asks("Anna", "Copper", "Curse", "Estate", "Necromancer", "Silver", "Smithy", may=True)
    table.anna().chooses("Smithy").has(discard="Smithy", deck="Gold")
    table.trash("Silver, Zombie Mason")


def test_zombie_mason_with_no_card_left_gains_nothing(table):
    table.set(trash=["Zombie Mason"]).anna(hand="Necromancer", deck="").plays("Necromancer").has(discard="")
    table.trash("Zombie Mason")


def test_zombie_mason_may_gain_nothing(table):
    table.set(trash=["Zombie Mason"]).anna(hand="Necromancer", deck="Silver").plays("Necromancer").chooses("-")
    table.anna().has(discard="")


def test_a_zombie_that_somebody_gained_does_not_lie_in_the_trash_as_well(table):
    table.set(kingdom=["Necromancer"]).anna(hand="Zombie Spy, Village", deck="Gold, Copper")
    table.trash("Zombie Apprentice, Zombie Mason")
    table.anna().plays("Zombie Spy").chooses("no").has(hand="Village, Gold", play="Zombie Spy", actions=1)


def test_a_zombie_has_no_pile_to_be_returned_to(table):
    table.set(kingdom=["Necromancer"]).anna(hand="Zombie Spy", deck="")
    assert "zombie-spy" not in table.game.table.pile_of


def test_zombie_mason_shuffles_for_a_card_to_trash(table):
    table.set(trash=["Zombie Mason"]).anna(hand="Necromancer", deck="", discard="Estate").plays("Necromancer")
    table.anna().chooses("-").has(discard="")
    table.trash("Estate, Zombie Mason")


def test_zombie_spy_shuffles_and_leaves_the_card(table):
    table.set(trash=["Zombie Spy"]).anna(hand="Necromancer", deck="Gold", discard="Estate").plays("Necromancer")
    table.asks("Anna", "yes", "no")
    table.anna().chooses("no").has(hand="Gold", deck="Estate", discard="")


def test_zombie_spy_with_nothing_to_look_at_asks_nothing(table):
    table.set(trash=["Zombie Spy"]).anna(hand="Necromancer, Village", deck="Gold").plays("Necromancer")
    table.asks("Anna", "play Village", "-")


def test_a_card_that_was_turned_over_and_has_left_the_trash_is_no_longer_told_apart(table):
    table.set(kingdom=["Necromancer", "Lurker"], trash=["Village"], turn={"actions": 2})
    table.anna(hand="Necromancer, Lurker", deck="9 Copper").plays("Necromancer").plays("Lurker").chooses("gain")
    table.anna().has(discard="Village")
    comes_back(table)
